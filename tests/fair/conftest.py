"""The command line and the fight of its tests."""

from tests.console.conftest import fight, rejeu

__all__ = ["fight", "rejeu"]
