"""A ruleset from outside the package, small enough to read at a glance."""
