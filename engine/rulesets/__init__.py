"""The rulesets that come with the package, a folder each."""

DEFAULT = "point-zero"
"""The ruleset of a fight that is opened without naming one."""
