"""Rejeu: the clerk of tabletop fights, an event-sourced combat log with replay."""

__version__ = "0.1.0"
