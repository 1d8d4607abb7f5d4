"""Whole fights, played by a process that is killed at work."""
