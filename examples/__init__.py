"""Fights to start from: scripts and sheets shipped as data, read by `rejeu demo` and by the docs."""
