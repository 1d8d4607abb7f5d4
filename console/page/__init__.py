"""The replay as one HTML file. Everything is computed here; the page's script only shows it."""
