"""The JSON Schema of every command and fact, as records hold them (JSON Schema 2020-12)."""

from typing import Any

import msgspec

from .commands import COMMANDS
from .facts import FACTS
from .registry import EVENTS, SCHEMA_VERSION


def event_schema() -> dict[str, Any]:
    """Return one schema whose instances are `{"tag", "v", "body"}` of any record."""
    kinds = [*COMMANDS, *FACTS]
    bodies, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Rejeu events",
        "version": SCHEMA_VERSION,
        "oneOf": [_envelope(tag, kind.VERSION, body) for (tag, kind), body in zip(EVENTS.items(), bodies, strict=True)],
        "$defs": components,
    }


def _envelope(tag: str, version: int, body: dict[str, Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "title": tag,
        "properties": {"tag": {"const": tag}, "v": {"const": version}, "body": body},
        "required": ["tag", "v", "body"],
    }
