"""The chain of upcasters: one step a version, without a gap, checked before anything is read."""

from typing import Any, ClassVar

import pytest

from rejeu.events.base import Fact
from rejeu.events.registry import BadBody, Unknown, decode_body
from rejeu.events.upcasters import check_steps, upcast


class Third(Fact, frozen=True, kw_only=True):
    TAG: ClassVar[str] = "third"
    VERSION: ClassVar[int] = 3

    metres: int


def _renamed(body: dict[str, Any]) -> dict[str, Any]:
    return {"distance": body["dist"]}


def _in_metres(body: dict[str, Any]) -> dict[str, Any]:
    return {"metres": body["distance"]}


STEPS = {("third", 1): _renamed, ("third", 2): _in_metres}


def test_an_old_body_climbs_step_by_step() -> None:
    check_steps([Third], STEPS)
    assert upcast("third", 1, 3, {"dist": 4}, STEPS) == {"metres": 4}
    assert upcast("third", 2, 3, {"distance": 4}, STEPS) == {"metres": 4}


@pytest.mark.parametrize(
    "steps", [{}, {("third", 1): _renamed}, {**STEPS, ("third", 3): _renamed}, {**STEPS, ("other", 1): _renamed}]
)
def test_a_gap_or_a_step_too_many_is_seen_at_once(steps: dict[tuple[str, int], Any]) -> None:
    with pytest.raises(RuntimeError, match="upcasters"):
        check_steps([Third], steps)


def test_newer_tags_and_versions_are_kept_as_they_are() -> None:
    assert decode_body("sung", 1, b'{"song":1}') == Unknown("sung", 1, b'{"song":1}')
    assert decode_body("moved", 99, b'{"by":1}') == Unknown("moved", 99, b'{"by":1}')


@pytest.mark.parametrize("body", [b"{}", b'{"who":3}', b"[]", b'{"who":"a","mystery":1}', b'{"who":1.5}'])
def test_a_body_that_does_not_fit_is_refused(body: bytes) -> None:
    with pytest.raises(BadBody, match="left"):
        decode_body("left", 1, body)
