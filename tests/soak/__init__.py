"""Checks against other people's programs: long, and only where those are installed."""
