"""Fights in hand: their lineage, commands and rewinds."""
