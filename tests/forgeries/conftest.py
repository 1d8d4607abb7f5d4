"""The tiny ruleset, installed for every test here."""

from tests.secrets.conftest import _plugins

__all__ = ["_plugins"]
