"""Sentences in French and in English, by message id: Fluent files of the console and of the fight's ruleset.

Each message is parsed when it is first said, with those that it refers to: parsing whole files would
cost more than a whole `rejeu show`.
"""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from rejeu.projections.words import NOBODY, Amount, Details, Name, Setting, Word

from .clean import named, visible

LOCALES = Path(__file__).parent / "locales"
_START = re.compile(r"^(-?[a-zA-Z][\w-]*)\s*=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)(?=[\s.(}])")


def entries(source: str) -> dict[str, str]:
    """Return the messages and terms of a Fluent file, each as it is written, by id."""
    found: dict[str, str] = {}
    current = ""
    for line in source.splitlines():
        match = _START.match(line)
        if match is not None:
            current = match[1]
            found[current] = line
        elif current and (not line or line[0] in " \t}"):
            found[current] += "\n" + line
        else:
            current = ""
    return found


class Texts:
    """Speaks one language; what it has no message for is said in English, else by the id itself.

    `files` are looked through in order, the first that has a message wins.
    """

    def __init__(self, lang: str, folders: Iterable[Path] = ()) -> None:
        self.lang = lang
        self._sources: dict[str, dict[str, str]] = {}
        self._bundles: dict[str, Any] = {}
        self._loaded: dict[str, set[str]] = {}
        self._folders = list(folders)
        self.people: Mapping[str, Name] = {}
        self.shared_names: frozenset[str] = frozenset()
        """Names that several combatants bear: they are said with their id."""
        self.rules = ""
        """The ruleset whose words are spoken."""

    def add_folder(self, folder: Path) -> None:
        """Speak a ruleset's words too, from its `en.ftl` and `fr.ftl`."""
        if folder not in self._folders:
            self._folders.append(folder)
            self._sources.clear()

    def meet(self, people: Iterable[Name]) -> None:
        """Learn who is in the fight: ids are then said by name, and names that are alike with their id."""
        self.people = {person.id: person for person in people}
        names = [person.name for person in self.people.values()]
        self.shared_names = frozenset(name for name in names if names.count(name) > 1)

    def person(self, who: str) -> Name | Word | str:
        """Return how to call whoever has the id `who`."""
        if who in NOBODY:
            return Word("person", who)
        return self.people.get(who, who)

    def find(self, message: str, **args: object) -> str | None:
        """Return the sentence of `message` in this language or in English, `None` if neither has it."""
        for lang in dict.fromkeys((self.lang, "en")):
            if message in self._source(lang):
                return self._format(lang, message, args)
        return None

    def say(self, message: str, **args: object) -> str:
        """Return the sentence of `message`; the id and what would fill it, if nobody wrote it."""
        found = self.find(message, **args)
        if found is not None:
            return found
        shown = ", ".join(f"{name}: {self.phrase(value)}" for name, value in args.items())
        return f"{message} ({shown})" if shown else message

    def word(self, kind: str, word: str, gender: str = "none") -> str:
        """Return a word of the core or of a ruleset, as people say it of somebody; itself if nobody translated it."""
        said = self.find(f"{kind}-{_identifier(word)}", gender=_Ready(gender))
        if said is not None:
            return said
        head, dot, which = word.partition(".")  # `jammed.pistol`: a word of the ruleset about one of its things
        about = self.find(f"{kind}-{_identifier(head)}", gender=_Ready(gender)) if dot else None
        if about is None:
            return visible(word)
        return (
            f"{about} ({self.name(self.people[which]) if self._of_people(kind, which) else self.word('weapon', which)})"
        )

    def _of_people(self, kind: str, which: str) -> bool:
        """Whether a word is about somebody: of things that people bear, only their marks are."""
        return kind == "marker" and which in self.people

    def phrase(self, value: object) -> str:
        """Return any argument as it stands in a sentence."""
        match value:
            case Word(kind=kind, word=word):
                return self.word(kind, word)
            case Name():
                return self.name(value)
            case Details(modifiers=modifiers, settings=settings):
                return ", ".join([*map(named, modifiers), *map(self.setting, settings)])
            case Amount(word=word, value=number):
                return f"{self.phrase(word)} {number}"
            case str():
                return named(value)
            case list() | tuple():
                return self.listed([self.phrase(item) for item in value])
            case _:
                return visible(str(value))

    def setting(self, setting: Setting) -> str:
        """Return an option in words; as it is typed, if nobody wrote it: `setting-KEY-VALUE`, `setting-KEY`."""
        key, value = _identifier(setting.key), setting.value
        exact = self.find(f"setting-{key}-{_identifier(str(value))}") if isinstance(value, str) else None
        if exact is not None:
            return exact
        return self.find(f"setting-{key}", value=value) or f"{visible(setting.key)}={self.phrase(value)}"

    def name(self, name: Name) -> str:
        """Return how somebody is called, with the id where names do not tell them apart."""
        shown = named(name.name)
        return f"{shown} ({name.id})" if name.name in self.shared_names else shown

    def listed(self, items: list[str]) -> str:
        """Return `a, b and c`."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", first=_Ready(", ".join(items[:-1])), last=_Ready(items[-1]))

    def _source(self, lang: str) -> Mapping[str, str]:
        source = self._sources.get(lang)
        if source is None:
            source = {}
            for file in (*(folder / f"{lang}.ftl" for folder in self._folders), *_files(lang)):
                for message, text in _entries_of(file).items():
                    source.setdefault(message, text)
            self._sources[lang] = source
        return source

    def _format(self, lang: str, message: str, args: Mapping[str, object]) -> str:
        bundle: Any = self._bundles.get(lang)
        if bundle is None:
            from fluent.runtime import FluentBundle

            bundle = self._bundles[lang] = FluentBundle([lang], use_isolating=False)
            self._loaded[lang] = set()
        self._load(lang, message)
        pattern = bundle.get_message(message).value
        given, long = _held_back(self._given(args))
        text, _ = bundle.format_pattern(pattern, given)  # what it lacks is said as `{$name}`
        return _HELD.sub(lambda match: long[int(match[1])], str(text)) if long else str(text)

    def _load(self, lang: str, message: str) -> None:
        if message in self._loaded[lang]:
            return
        self._loaded[lang].add(message)
        text = self._source(lang).get(message)
        if text is None:
            return
        from fluent.runtime import FluentResource

        self._bundles[lang].add_resource(FluentResource(text + "\n"))
        for reference in _REFERENCE.findall(text):
            self._load(lang, reference)

    def _given(self, args: Mapping[str, object]) -> dict[str, object]:
        """Return arguments as Fluent takes them: beside each, its gender or its word, its count if it is a list."""
        from fluent.runtime.types import fluent_number

        given: dict[str, object] = {}
        for name, value in args.items():
            if isinstance(value, int) and not isinstance(value, bool):
                given[name] = fluent_number(value, useGrouping=False)
                continue
            given[name] = value.text if isinstance(value, _Ready) else self.phrase(value)
            if isinstance(value, Name):
                given[f"{name}_gender"] = value.gender or "none"
                given[f"{name}_id"] = value.id
            elif isinstance(value, Word):
                given[f"{name}_word"] = value.word
            elif isinstance(value, list | tuple):
                given[f"{name}_count"] = fluent_number(len(value))
                if len(value) == 1 and isinstance(value[0], Name):
                    given[f"{name}_gender"] = value[0].gender or "none"
        return given


class _Ready:
    """Text that is finished: made safe already."""

    def __init__(self, text: str) -> None:
        self.text = text


def ready(text: str) -> _Ready:
    """Return finished text, to be filled in as it stands."""
    return _Ready(text)


_LONG = 500
_HELD = re.compile("\0(\\d+)\0")


def _held_back(given: dict[str, object]) -> tuple[dict[str, object], list[str]]:
    """Return arguments with a mark for each long one, and the long ones: Fluent says none of over 2,500 characters.

    Text made visible holds no control character, so nothing else can look like a mark.
    """
    long = [value for value in given.values() if isinstance(value, str) and len(value) > _LONG]
    if not long:
        return given, long
    marks = {id(value): f"\0{place}\0" for place, value in enumerate(long)}
    return {name: marks.get(id(value), value) for name, value in given.items()}, long


def message(kind: str, word: str) -> str:
    """Return the id of the message for a word of a kind."""
    return f"{kind}-{_identifier(word)}"


def _identifier(word: str) -> str:
    return re.sub(r"[^\w-]", "-", word.replace(".", "-"), flags=re.ASCII)


def _files(lang: str) -> list[Path]:
    return sorted((LOCALES / lang).glob("*.ftl"))


_read: dict[Path, dict[str, str]] = {}


def _entries_of(file: Path) -> dict[str, str]:
    if file not in _read:
        _read[file] = entries(file.read_text(encoding="utf-8-sig")) if file.is_file() else {}
    return _read[file]
