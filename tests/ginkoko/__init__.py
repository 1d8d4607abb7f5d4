"""Ginkoko: every numbered fact, given, when, then."""
