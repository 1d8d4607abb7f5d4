"""A thawed state is the same state, and nothing that changes it changes the frozen one."""

from collections.abc import Mapping
from typing import Any, get_origin, get_type_hints

import attrs
import pytest

from rejeu.engine.state import Combatant, Encounter, Slot
from rejeu.engine.thawing import thaw

SHARED = {"sheet", "monitors", "spent"}
"""Mappings that handlers replace whole instead of changing them."""


def filled(kind: type[Any]) -> Any:
    """A value of `kind`, each field of which holds something that no other one holds."""
    hints = get_type_hints(kind)
    fields = [field.name for field in attrs.fields(kind)]
    return kind(**{name: {name: object()} if get_origin(hints[name]) is Mapping else object() for name in fields})


@pytest.fixture
def state() -> Encounter:
    return attrs.evolve(filled(Encounter), combatants={"mira": filled(Combatant)}, slots={"mira": filled(Slot)})


def test_every_field_comes_along(state: Encounter) -> None:
    assert thaw(state) == state


def test_what_is_changed_is_ones_own(state: Encounter) -> None:
    draft = thaw(state)
    pairs = [
        (draft, state),
        (draft.combatants["mira"], state.combatants["mira"]),
        (draft.slots["mira"], state.slots["mira"]),
    ]
    for own, frozen in pairs:
        assert own is not frozen
        for field in attrs.fields(type(own)):
            if isinstance(getattr(frozen, field.name), dict) and field.name not in SHARED:
                assert getattr(own, field.name) is not getattr(frozen, field.name), field.name
