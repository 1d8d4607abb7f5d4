"""The ruleset Agir: a fixed order, two actions a round, and defences with what is left. Facts AG-01 to AG-40."""

from .ruleset import Agir

RULESET = Agir()

__all__ = ["RULESET"]
