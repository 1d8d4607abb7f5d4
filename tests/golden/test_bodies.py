"""Each (tag, version) ever written has its golden body; today's program reads it, and writes today's the same.

`python -m tests.golden.test_bodies` writes the files that are missing; it never changes one that is there.
"""

from pathlib import Path

import msgspec
import pytest

from rejeu.events.base import Command
from rejeu.events.registry import EVENTS, decode_body, encode_body, with_text
from rejeu.events.schema import event_schema
from tests.golden.samples import sample

BODIES = Path(__file__).parent / "bodies"


def _file(tag: str, version: int) -> Path:
    return BODIES / f"{tag}.v{version}.json"


@pytest.mark.parametrize("tag", EVENTS)
def test_every_version_of_every_tag_is_read(tag: str) -> None:
    kind = EVENTS[tag]
    for version in range(1, kind.VERSION + 1):
        body = _file(tag, version).read_bytes().strip()
        event = decode_body(tag, version, body)
        assert isinstance(event, kind)
        if version == kind.VERSION:
            again, _ = encode_body(event)
            assert again == body


@pytest.mark.parametrize("tag", EVENTS)
def test_todays_golden_body_fills_every_field(tag: str) -> None:
    """So that a field added without a new version is seen here, as a file that no longer is the sample."""
    kind = EVENTS[tag]
    body, part = encode_body(sample(kind))
    assert body == _file(tag, kind.VERSION).read_bytes().strip()
    if issubclass(kind, Command):
        event = decode_body(tag, kind.VERSION, body)
        assert isinstance(event, Command)
        assert with_text(event, part) == sample(kind)


def test_no_golden_file_is_without_an_event() -> None:
    known = {_file(tag, v).name for tag, kind in EVENTS.items() for v in range(1, kind.VERSION + 1)}
    assert {path.name for path in BODIES.iterdir()} == known


def test_the_schema_names_every_tag_and_version() -> None:
    schema = event_schema()
    assert [(one["title"], one["properties"]["v"]["const"]) for one in schema["oneOf"]] == [
        (tag, kind.VERSION) for tag, kind in EVENTS.items()
    ]
    text = msgspec.json.encode(schema)
    for one in schema["oneOf"]:
        assert one["properties"]["body"]["$ref"].removeprefix("#/$defs/") in schema["$defs"]
    assert b'"additionalProperties":false' in text


def write_missing() -> None:
    """Write a golden body for each event that has none yet."""
    for tag, kind in EVENTS.items():
        path = _file(tag, kind.VERSION)
        if not path.exists():
            path.write_bytes(encode_body(sample(kind))[0] + b"\n")


if __name__ == "__main__":
    write_missing()
