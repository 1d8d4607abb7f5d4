"""The replay page in a browser."""
