"""Dice that are committed to beforehand: derivation, play, and what each side may try."""
