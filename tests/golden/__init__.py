"""What was once written must be read for ever: one golden body for each (tag, version)."""
