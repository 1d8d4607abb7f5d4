"""The ruleset Point Zéro: initiative each turn, slowest declares first, two monitors. Facts PZ-01 to PZ-56."""

from .ruleset import PointZero

RULESET = PointZero()

__all__ = ["RULESET"]
