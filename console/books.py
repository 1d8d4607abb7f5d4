"""Rulesets, house rules and verbs, listed."""

import attrs

from rejeu.engine.parameters import Parameter
from rejeu.engine.ruleset import find_ruleset, ruleset_names
from rejeu.engine.rulesets import DEFAULT
from rejeu.engine.verbs import Verb

from .lexicon import Lexicon
from .screen import Span
from .session import Session
from .tables import Cell, table


def show_rulesets(run: Session, *, as_json: bool) -> None:
    """List the rulesets that can be found."""
    found = [find_ruleset(name) for name in ruleset_names()]
    if as_json:
        known = [{"id": r.id, "version": r.version, "titles": dict(r.titles)} for r in found]
        run.screen.json({"rulesets": known})
        return
    for ruleset in found:
        run.screen.show([[Span(ruleset.id, "bold"), Span(f"  {ruleset.titles.get(run.texts.lang, ruleset.id)}")]])
    run.screen.remark(run.texts.say("rules-hint", ruleset=found[0].id if found else DEFAULT))


def show_rules(run: Session, name: str, *, as_json: bool) -> None:
    """List the house rules of a ruleset. Raises `Refused` if there is none such."""
    ruleset = find_ruleset(name)
    run.texts.add_folder(ruleset.folder)
    if as_json:
        run.screen.json(
            {
                "ruleset": ruleset.id,
                "version": ruleset.version,
                "titles": dict(ruleset.titles),
                "parameters": [_as_object(parameter) for parameter in ruleset.parameters],
            }
        )
        return
    say = run.texts.say
    run.screen.show([[Span(say("rules-title", ruleset=ruleset.titles.get(run.texts.lang, ruleset.id)), "bold")]])
    rows: list[list[Cell]] = [
        [
            Span(parameter.name, "bold"),
            str(parameter.default),
            values(run, parameter),
            parameter.rule,
            say(f"origin-{parameter.origin}"),
            run.texts.find(f"parameter-{parameter.name}") or "",
        ]
        for parameter in ruleset.parameters
    ]
    heads = [say("head-rule"), say("head-default"), say("head-values"), say("head-fact"), say("head-origin"), ""]
    run.screen.show(table(heads, rows))


def values(run: Session, parameter: Parameter) -> str:
    """Return what a house rule may be set to."""
    if parameter.choices:
        return " / ".join(parameter.choices)
    if parameter.free:
        return run.texts.say("any-word")
    return f"{parameter.least}–{parameter.most}"


def _as_object(parameter: Parameter) -> dict[str, object]:
    known: dict[str, object] = attrs.asdict(parameter)
    return {**known, "choices": list(parameter.choices)}


def show_verbs(run: Session, name: str, *, as_json: bool) -> None:
    """List the verbs of lines under a ruleset."""
    lexicon = Lexicon(find_ruleset(name))
    if as_json:
        run.screen.json({"ruleset": name, "verbs": [_verb_object(lexicon, verb) for verb in lexicon.verbs]})
        return
    rows: list[list[Cell]] = [
        [
            Span(", ".join(verb.words.get(run.texts.lang, ())), "bold"),
            ", ".join(_keys(lexicon, verb, run.texts.lang)),
            verb.example.get(run.texts.lang, ""),
        ]
        for verb in lexicon.verbs
    ]
    say = run.texts.say
    run.screen.show(table([say("head-verb"), say("head-keys"), say("head-example")], rows))


def _keys(lexicon: Lexicon, verb: Verb, lang: str) -> list[str]:
    return [f"{key.words.get(lang, (key.id,))[0]}=" for key in lexicon.keys(verb) if key.kind != "typed"]


def _verb_object(lexicon: Lexicon, verb: Verb) -> dict[str, object]:
    return {
        "id": verb.id,
        "words": {lang: list(words) for lang, words in verb.words.items()},
        "takes": list(verb.takes),
        "modifiers": verb.modifiers,
        "keys": [
            {"id": key.id, "kind": key.kind, "words": {lang: list(words) for lang, words in key.words.items()}}
            for key in lexicon.keys(verb)
        ],
        "example": dict(verb.example),
    }
