"""The deciding core, without any ruleset."""
