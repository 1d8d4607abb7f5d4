"""What the house asks of every file: import arrows, sizes, names, and a wheel that works elsewhere."""
