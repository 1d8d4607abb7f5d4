"""The tests: given/when/then for each ruleset, the contract of the journals, golden fights, properties."""
