"""How a sealed log is called, and known: by the end of its id and of its nonce (docs/sealed-log.md)."""

from .record import Header

SUFFIX = "-sealed"
_ID_LENGTH = 63


def sealed_id(fight: str) -> str:
    """Return what the sealed log of a fight is called."""
    return fight[: _ID_LENGTH - len(SUFFIX)] + SUFFIX


def is_sealed(header: Header) -> bool:
    """Tell whether a log is a sealed one."""
    return header.nonce.endswith(SUFFIX) and header.fight.endswith(SUFFIX)


def open_header(header: Header) -> Header:
    """Return the header of the fight that a sealed log is of; its id is cut if it was too long."""
    fight, nonce = header.fight.removesuffix(SUFFIX), header.nonce.removesuffix(SUFFIX)
    return Header(header.rejeu, fight, nonce, header.created)
