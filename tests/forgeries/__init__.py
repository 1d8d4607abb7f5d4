"""Random changes to a log, its openings, notes and proofs: each is detected and its place named."""
