"""The mark of the program that folds facts: what another one has made of a log is made again."""

import sys
from functools import cache
from hashlib import sha256

import msgspec

from rejeu.engine import evolve, folding, state
from rejeu.engine.evolve import HANDLERS
from rejeu.events import base, commands, registry, upcasters
from rejeu.events.registry import EVENTS


def modules() -> set[str]:
    """Return the names of all modules that folding depends on."""
    own = (evolve, folding, state, base, commands, registry, upcasters)
    found = {module.__name__ for module in own} | {__name__}
    return found | {handler.__module__ for handler in HANDLERS.values()} | {kind.__module__ for kind in EVENTS.values()}


@cache
def fingerprint() -> bytes | None:
    """Return the SHA-256 of the source of all that folding depends on; None where there is no source to read.

    Rulesets are not among it: facts carry finished numbers.
    """
    digest = sha256(msgspec.__version__.encode())
    for name in sorted(modules()):
        spec = sys.modules[name].__spec__
        read = getattr(spec.loader, "get_data", None) if spec is not None else None
        if spec is None or spec.origin is None or read is None:
            return None
        try:
            source = read(spec.origin)
        except OSError:
            return None
        digest.update(name.encode() + b"\0" + sha256(source).digest())
    return digest.digest()
