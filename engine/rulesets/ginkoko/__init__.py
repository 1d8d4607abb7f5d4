"""The ruleset Ginkoko: opposed d20 rolls, hit points, bonuses bought with penalties. Facts GK-01 to GK-49."""

from .ruleset import Ginkoko

RULESET = Ginkoko()

__all__ = ["RULESET"]
