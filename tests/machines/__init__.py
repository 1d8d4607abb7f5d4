"""Random play: legal and illegal commands, rewinds and redos, over every ruleset."""
