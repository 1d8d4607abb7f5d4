"""Verbs of the line language, as data: a ruleset brings its own, the core's are in `core_verbs`.

A verb has an id, words in each language, and keys with words in each language. How a line becomes
a command is the console's work.
"""

from collections.abc import Mapping

import attrs


@attrs.frozen
class Key:
    """An option `key=value` of a verb.

    `kind`: `int`, `word` (free), `name` (a combatant), `names`, `position`, `dice` (an expression),
    `flag` (yes or no), `choice` (one of `choices`: stored word -> words that people type, by language), `choices`
    (several of them),
    `weapon` (of whoever acts).
    """

    id: str
    words: Mapping[str, tuple[str, ...]]
    kind: str = "word"
    choices: Mapping[str, Mapping[str, tuple[str, ...]]] = {}


@attrs.frozen
class Verb:
    """A verb. `form` names the console's way of building its command (`act` for a ruleset's own verb).

    `takes` lists what stands without a key, in order: `who` (one), `targets` (one or several),
    `targets?` (may be absent), `metres?`, `level`, `amount`, `words`…
    `example` is a whole line in each language.
    """

    id: str
    words: Mapping[str, tuple[str, ...]]
    form: str = "act"
    takes: tuple[str, ...] = ("who",)
    keys: tuple[Key, ...] = ()
    modifiers: bool = False
    example: Mapping[str, str] = {}
