"""The ruleset of the guide: registered from outside, played, read without it."""
