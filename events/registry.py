"""Tags and versions to types, and bodies to bytes and back.

Decoding is in two steps: the envelope names the tag and version, then the body is decoded by that
type's own cached decoder. A tag or version of a newer program becomes `Unknown`, bytes kept.
"""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from .base import Command, Event, Fact
from .commands import COMMANDS
from .facts import FACTS
from .upcasters import STEPS, check_steps, upcast

SCHEMA_VERSION = 1


class Unknown(msgspec.Struct, frozen=True):
    """An event that this version does not know; shown as such, never dropped."""

    tag: str
    version: int
    body: bytes


class BadBody(Exception):
    """A body that does not fit its tag."""

    def __init__(self, tag: str, detail: str) -> None:
        super().__init__(f"{tag}: {detail}")
        self.tag = tag
        self.detail = detail


EVENTS: Mapping[str, type[Event]] = {kind.TAG: kind for kind in (*COMMANDS, *FACTS)}
if len(EVENTS) != len(COMMANDS) + len(FACTS):
    raise RuntimeError("two events share a tag")
check_steps(EVENTS.values(), STEPS)

COMMAND_TAGS = frozenset(kind.TAG for kind in COMMANDS)
TABLE_TAGS = frozenset(tag for tag, kind in EVENTS.items() if kind.SCOPE == "table")

_encoder = msgspec.json.Encoder()
_latest: dict[tuple[str, int], Callable[[bytes | msgspec.Raw], Event]] = {}


def encode_body(event: Event) -> tuple[bytes, bytes | None]:
    """Return the public body of `event`, and the part to seal if it holds free text."""
    if isinstance(event, Command) and event.text:
        sealed = _encoder.encode({"text": event.text})
        return _encoder.encode(msgspec.structs.replace(event, text="")), sealed
    return _encoder.encode(event), None


def decode_body(tag: str, version: int, body: bytes | msgspec.Raw) -> Event | Unknown:
    """Return the event in `body`, brought to today's version. Raises `BadBody`."""
    decode = _latest.get((tag, version))
    try:
        if decode is not None:
            return decode(body)
        kind = EVENTS.get(tag)
        if kind is None or version > kind.VERSION:
            return Unknown(tag, version, bytes(body))
        if version == kind.VERSION:
            decode = _latest[tag, version] = msgspec.json.Decoder(kind).decode
            return decode(body)
        old: dict[str, Any] = msgspec.json.decode(body)
        return msgspec.convert(upcast(tag, version, kind.VERSION, old, STEPS), kind)
    except msgspec.MsgspecError as error:
        raise BadBody(tag, str(error)) from None


def with_text(command: Command, part: bytes | None) -> Command:
    """Return `command` with the free text of its opened part, if it is there."""
    if part is None:
        return command
    text = msgspec.json.decode(part, type=dict[str, str]).get("text", "")
    return msgspec.structs.replace(command, text=text)


def is_fact(event: Event | Unknown) -> bool:
    """Return whether `event` is a fact."""
    return isinstance(event, Fact)
