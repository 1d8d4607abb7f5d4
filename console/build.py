"""From a line to a command: each form of verb has its own few lines here."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from rejeu.engine.dice import parse_typed
from rejeu.engine.errors import Refused
from rejeu.events import commands as c
from rejeu.events.base import Command, Option, Until

from . import values
from .build_join import join
from .build_past import PAST_FORMS
from .build_secret import SECRET_FORMS, audience_of
from .build_table import TABLE_FORMS
from .build_time import TIME_FORMS
from .lexicon import NO, YES
from .line import BadLine, Word, cut
from .reading import Context, Spoken, read
from .words import fold, nearest


class Line(NamedTuple):
    """A line understood: its command, the dice typed on it, the sheet file it read, and who alone is told of it."""

    command: Command
    typed: tuple[str, ...] = ()
    file: Path | None = None
    audience: tuple[str, ...] = ()


def parse(line: str, context: Context) -> Line | None:
    """Return what `line` says, `None` if it is blank or a comment.

    Raises `BadLine` with the place of whatever is wrong, `BadSheet` for the sheet that it names, or `Refused`.
    """
    try:
        return _parsed(cut(line), context)
    except BadLine as bad:
        bad.line = bad.line or line
        raise


def _parsed(words: tuple[Word, ...], context: Context) -> Line | None:
    if not words:
        return None
    spoken = read(words, context)
    if spoken.verb.form == "join":
        command, file = join(spoken)
        return Line(command, _typed(spoken), file, audience_of(spoken))
    build = FORMS.get(spoken.verb.form, _act)
    return Line(build(spoken), _typed(spoken), None, audience_of(spoken))


def _typed(spoken: Spoken) -> tuple[str, ...]:
    keyed = spoken.keys.get("dice")
    return parse_typed(keyed.word.text) if keyed is not None and keyed.key.kind == "typed" else ()


# Actions -------------------------------------------------------------------------------------


def _act(spoken: Spoken) -> Command:
    """A ruleset's own verb: whatever its slots hold beside who and at whom goes into the options."""
    loose: dict[str, Option] = {
        name: value.text if isinstance(value, Word) else value
        for name, value in spoken.slots.items()
        if name not in ("who", "targets")
    }
    return c.Act(
        who=spoken.slots.get("who", "gm"),  # a verb that nobody does is the game master's
        verb=spoken.verb.id,
        targets=spoken.slots.get("targets", ()),
        modifiers=dict(spoken.modifiers),
        options={**loose, **spoken.options()},
        text=spoken.text,
    )


def _attack(spoken: Spoken) -> Command:
    return c.Attack(
        who=spoken.slots["who"],
        targets=spoken.slots["targets"],
        weapon=spoken.text_of("weapon"),
        modifiers=dict(spoken.modifiers),
        options=spoken.options("weapon"),
        text=spoken.text,
    )


def _declare(spoken: Spoken) -> Command:
    return c.Declare(
        who=spoken.slots["who"],
        verb=spoken.slots.get("action", ""),
        targets=spoken.slots.get("targets", ()),
        weapon=spoken.text_of("weapon"),
        options=spoken.options("weapon"),
        text=spoken.text,
    )


def _move(spoken: Spoken) -> Command:
    return c.Move(
        who=spoken.slots["who"],
        metres=spoken.value("metres", values.metres, spoken.slots.get("metres")),
        to=spoken.value("to", values.position),
        options=spoken.options("metres", "to"),
        text=spoken.text,
    )


def _initiative(spoken: Spoken) -> Command:
    return c.RollInitiative(targets=spoken.slots.get("targets", ()), options=spoken.options(), text=spoken.text)


def _pass(spoken: Spoken) -> Command:
    return c.Pass(who=spoken.slots["who"], text=spoken.text)


def _answer(spoken: Spoken) -> Command:
    word: Word = spoken.slots["choice"]
    questions = spoken.context.state.questions
    question = spoken.slots.get("question", "")
    if not question:
        if not questions:
            raise spoken.first.refuse("nothing-asked")
        if len(questions) > 1:
            raise spoken.first.refuse("which-question", word=word.text, open=sorted(questions))
        question = next(iter(questions))
    return c.Answer(
        question=question,
        choice=_choice(spoken, word, questions[question].options),
        options=spoken.options(),
        text=spoken.text,
    )


def _choice(spoken: Spoken, word: Word, options: tuple[str, ...]) -> str:
    """Return the option meant: said as it is stored, in a word for it, or by the name of a combatant."""
    asked = fold(word.text)
    for option in options:
        combatant = spoken.context.state.combatants.get(option)
        if asked == fold(option) or (combatant is not None and fold(combatant.name) == asked):
            return option
    meant = {stored for said, stored in spoken.context.lexicon.choices() if said == asked}
    meant |= {"yes"} if asked in YES else {"no"} if asked in NO else set()
    meant.add(spoken.context.lexicon.said("option", word.text))
    for option in options:
        if option in meant:
            return option
    words = {option: spoken.context.lexicon.choice_words(option) or {} for option in options}
    near = nearest(word.text, [*options, *(said for both in words.values() for some in both.values() for said in some)])
    raise word.refuse("bad-word", value=word.text, near=near, known=list(options), **values.in_each(words))


def _note(spoken: Spoken) -> Command:
    return c.Note(text=spoken.slots.get("words", ""))


# Rulings -------------------------------------------------------------------------------------


def _targets(spoken: Spoken) -> Command:
    return _ON_TARGETS[spoken.verb.id](targets=spoken.slots["targets"], text=spoken.text)


_ON_TARGETS: Mapping[str, Callable[..., Command]] = {
    "leave": c.Leave,
    "kill": c.Kill,
    "revive": c.Revive,
    "hide": c.Hide,
    "reveal": c.Reveal,
    "reorder": c.Reorder,
    "skip": c.Skip,
}


def _plain(spoken: Spoken) -> Command:
    kind: Callable[..., Command] = {"round": c.StartRound, "reset-order": c.ResetOrder}[spoken.verb.id]
    return kind(text=spoken.text)


def _hurt(spoken: Spoken) -> Command:
    return c.Hurt(
        targets=spoken.slots["targets"],
        amount=spoken.slots["amount"],
        track=_track(spoken),
        options=spoken.options("track"),
        text=spoken.text,
    )


def _heal(spoken: Spoken) -> Command:
    return c.Heal(
        targets=spoken.slots["targets"],
        amount=spoken.slots.get("number", 1),
        track=_track(spoken),
        text=spoken.text,
    )


def _track(spoken: Spoken) -> str:
    """Return the track that a line names, if any: as it is stored, if the prose has the word or a target the gauge."""
    word = spoken.text_of("track")
    said = spoken.context.lexicon.said("track", word)
    return said if said != word or not word else _own(spoken, "gauges", word)


def _level(spoken: Spoken) -> Command:
    kind: Callable[..., Command] = {"mark": c.Mark, "clear-box": c.Clear}[spoken.verb.id]
    return kind(
        targets=spoken.slots["targets"],
        level=spoken.context.lexicon.said("level", spoken.slots["level"]),
        track=_track(spoken),
        count=spoken.value("count", values.number, 1),
        text=spoken.text,
    )


def _value(spoken: Spoken) -> Command:
    """`6` sets, `+1` and `-3` change."""
    word: Word = spoken.slots["value"]
    number, delta = values.number(word), values.signed(word)
    given: dict[str, Any] = {"value": number} if delta is None else {"delta": delta}
    name: str = spoken.slots["name"]
    targets: tuple[str, ...] = spoken.slots["targets"]
    if spoken.verb.id == "gauge":
        return c.SetGauge(targets=targets, gauge=_gauge(spoken, name), text=spoken.text, **given)
    return c.SetAttribute(targets=targets, attribute=_own(spoken, "attributes", name), text=spoken.text, **given)


def _own(spoken: Spoken, field: str, name: str) -> str:
    """Return the name as the targets have it, where they have one that reads alike or that the word says."""
    said = spoken.context.lexicon.said(field.removesuffix("s"), name)
    for wanted in (name, said):
        for who in spoken.slots["targets"]:
            for known in getattr(spoken.context.state.combatants[who], field):
                if fold(known) == fold(wanted):
                    return str(known)
    return said


def _gauge(spoken: Spoken, name: str) -> str:
    """Return a gauge of the targets; another name only if the line says that it is a new one."""
    gauge = _own(spoken, "gauges", name)
    new = spoken.value("new", values.flag, False)
    who = spoken.slots["targets"][0]
    known = sorted({own for one in spoken.slots["targets"] for own in spoken.context.state.combatants[one].gauges})
    if not new and gauge not in known:
        raise Refused("no-such-gauge", who=who, gauge=name, known=known)
    return gauge


def _condition(spoken: Spoken) -> Command:
    state = spoken.context.state
    name = _own(spoken, "conditions", spoken.slots["name"])
    if spoken.verb.id == "lift":
        return c.LiftCondition(targets=spoken.slots["targets"], condition=name, text=spoken.text)
    if "until" in spoken.keys and "rounds" in spoken.keys:
        raise spoken.keys["rounds"].word.refuse("until-or-rounds")
    lasts = spoken.value("rounds", lambda word: values.for_rounds(state, word), Until())
    return c.PutCondition(
        targets=spoken.slots["targets"],
        condition=name,
        until=spoken.value("until", lambda word: values.until(state, word), lasts),
        text=spoken.text,
    )


def _place(spoken: Spoken) -> Command:
    return c.Place(targets=spoken.slots["targets"], to=spoken.slots["position"], text=spoken.text)


def _set_initiative(spoken: Spoken) -> Command:
    return c.SetInitiative(targets=spoken.slots["targets"], value=spoken.slots["number"], text=spoken.text)


def _correct(spoken: Spoken) -> Command:
    return c.Correct(targets=spoken.slots["targets"], changes=dict(spoken.pairs), text=spoken.text)


def _change_rules(spoken: Spoken) -> Command:
    return c.ChangeRules(parameters=house_rules(spoken.pairs, spoken.context), text=spoken.text)


def house_rules(pairs: Mapping[str, Option], context: Context) -> dict[str, Option]:
    """Return house rules by the names that the ruleset gives them; yes and no in either language."""
    known: dict[str, str] = {}
    if context.lexicon.ruleset is not None:
        known = {fold(parameter.name): parameter.name for parameter in context.lexicon.ruleset.parameters}
    return {known.get(fold(name), name): _yes_or_no(value) for name, value in pairs.items()}


def _yes_or_no(value: Option) -> Option:
    return {"oui": "yes", "non": "no"}.get(fold(value), value) if isinstance(value, str) else value


FORMS: Mapping[str, Callable[[Spoken], Command]] = {
    "act": _act,
    "attack": _attack,
    "declare": _declare,
    "move": _move,
    "initiative": _initiative,
    "who": _pass,
    "answer": _answer,
    "note": _note,
    "targets": _targets,
    "plain": _plain,
    "hurt": _hurt,
    "heal": _heal,
    "level": _level,
    "value": _value,
    "condition": _condition,
    "place": _place,
    "initiative-value": _set_initiative,
    "correct": _correct,
    "change-rules": _change_rules,
    **TIME_FORMS,
    **TABLE_FORMS,
    **PAST_FORMS,
    **SECRET_FORMS,
}

__all__ = ["FORMS", "BadLine", "Context", "Line", "house_rules", "parse"]
