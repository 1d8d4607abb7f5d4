"""A preview as one JSON object, for whatever is not a person."""

from typing import Any

import msgspec

from rejeu.projections.changes import MISSING
from rejeu.projections.standing import shifts
from rejeu.replays.amend import Receipt
from rejeu.replays.amendment import Clash, Preview
from rejeu.replays.drafts import Stamp
from rejeu.replays.fight import Fight

from .as_json import line_object
from .failures import explain
from .preview_story import Telling, tellings
from .render_shifts import ShiftView
from .text import Texts


def preview_object(texts: Texts, fight: Fight, plan: Preview, receipt: Receipt | None, stamp: Stamp) -> dict[str, Any]:
    """Return what would change, or has changed (`written`)."""
    told = {} if plan.same else {t.outcome.seq: t for t in tellings(fight, plan, stamp.by, stamp.at)}
    amendment = plan.amendment
    view = ShiftView(texts)
    return {
        "fight": fight.id,
        "seq": fight.tail,
        "head": fight.head,
        "lang": texts.lang,
        "how": amendment.how,
        "after": amendment.after,
        "instead": list(amendment.instead),
        "same": plan.same,
        "written": None if receipt is None else {"first": receipt.first, "last": receipt.last},
        "outcomes": [
            {
                "seq": outcome.seq,
                "replays": outcome.replays,
                "kind": outcome.kind,
                "same": outcome.same,
                "tag": outcome.command.TAG,
                **_lines(texts, told.get(outcome.seq)),
            }
            for outcome in plan.outcomes
        ],
        "changes": [
            {
                "path": list(shift.path),
                "before": _value(shift.before),
                "after": _value(shift.after),
                "sentence": view.sentence(shift),
            }
            for shift in shifts(plan.before, plan.after)
        ],
        "clashes": [clash_object(texts, clash) for clash in plan.clashes],
        "unused": [
            {"record": unused.record, "key": str(unused.key), "faces": list(unused.faces)} for unused in plan.unused
        ],
        "reordered": list(plan.reordered),
        "overruled": [str(key) for key in plan.overruled],
    }


def _lines(texts: Texts, telling: Telling | None) -> dict[str, Any]:
    if telling is None:
        return {}
    return {
        "lines": [line_object(texts, line) for line in telling.lines],
        "old": [line_object(texts, line) for line in telling.old],
    }


def clash_object(texts: Texts, clash: Clash) -> dict[str, Any]:
    """Return one clash: why, whether it lacks only dice, and how it is answered."""
    return {
        "seq": clash.seq,
        "tag": clash.command.TAG,
        "code": getattr(clash.error, "code", "bad-sheet"),
        "params": msgspec.to_builtins(getattr(clash.error, "params", {})),
        "sentence": " ".join(explain(clash.error, texts)),
        "wants_dice": clash.wants_dice,
        "doubtful": clash.doubtful,
        "answer": None if clash.choice is None else clash.choice.how,
    }


def _value(value: Any) -> Any:
    return None if value is MISSING else msgspec.to_builtins(value)
