"""The board tells of markers what a reader can use: names, no bookkeeping, and either side of an engagement."""

import pytest

from rejeu.console.render_health import markers
from rejeu.console.text import Texts
from rejeu.engine.ruleset import find_ruleset
from rejeu.projections.health import Marker
from rejeu.projections.words import Name, Word


def texts_of(ruleset: str, lang: str) -> Texts:
    texts = Texts(lang, [find_ruleset(ruleset).folder])
    texts.meet([Name("reva", "Réva", "f"), Name("oum", "Oum le Grand", "m")])
    return texts


def said(ruleset: str, lang: str, **of: int | str) -> list[str]:
    views = [Marker(Word("marker", name.replace("__", ".").replace("_", "-")), value) for name, value in of.items()]
    return markers(texts_of(ruleset, lang), views)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_several_targets_share_is_nobodys_to_read(lang: str) -> None:
    assert said("ginkoko", lang, volley_damage=7, volley_record=31, volley_hits=1) == []


def test_who_is_meant_is_named() -> None:
    assert said("ginkoko", "fr", engaged__reva=1) == ["aux prises (Réva)"]
    assert said("ginkoko", "en", engaged__reva=1, first="oum,reva", caution=2) == [
        "engaged (Réva)",
        "plays ahead of turn, before: Oum le Grand and Réva",
        "defences under Prudence: 2",
    ]


def test_what_is_kept_of_a_round_is_said_without_its_number() -> None:
    assert said("agir", "en", carried_main=4, swap__1="oum") == [
        "main action kept",
        "exchange this round, with Oum le Grand",
    ]
