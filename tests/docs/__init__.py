"""The pages that people follow, followed."""
