"""Cutting lines into words, with the place of whatever is wrong."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rejeu.console.line import BadLine, cut


def _shown(line: str) -> list[tuple[str, list[str]]]:
    return [(word.key, [part.text for part in word.parts]) for word in cut(line)]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("attack mira guard", [("", ["attack"]), ("", ["mira"]), ("", ["guard"])]),
        ("  a\tb ", [("", ["a"]), ("", ["b"])]),
        ("a # b", [("", ["a"])]),
        ("a#b", [("", ["a#b"])]),
        ("# all of it", []),
        ("", []),
        ("a,b,c", [("", ["a", "b", "c"])]),
        ('"Le Garde",mira', [("", ["Le Garde", "mira"])]),
        ("k=v", [("k", ["v"])]),
        ('nom="Le Garde"', [("nom", ["Le Garde"])]),
        ("dice=22446/17", [("dice", ["22446/17"])]),
        ("pénombre=+2", [("pénombre", ["+2"])]),
        ('"heavy rain"=+2', [("heavy rain", ["+2"])]),
        ("a=b=c", [("a", ["b=c"])]),
        ("« il était là »", [("", ["il était là"])]),
        ('“he said "no"”', [("", ['he said "no"'])]),
        ("« un « mot » dit »", [("", ["un « mot » dit"])]),
        (r'"he said \"no\""', [("", ['he said "no"'])]),
        (r'"C:\sheets\guard.toml"', [("", [r"C:\sheets\guard.toml"])]),
        ("'forces the lock'", [("", ["forces the lock"])]),
        ("'la clé d'en haut'", [("", ["la clé d'en haut"])]),
        ('""', [("", [""])]),
        ("jusqu'à=fin:mira", [("jusqu'à", ["fin:mira"])]),
        ("jusqu’à=fin:mira", [("jusqu’à", ["fin:mira"])]),
        ("\ufeffround", [("", ["round"])]),
    ],
)
def test_words(line: str, words: list[tuple[str, list[str]]]) -> None:
    assert _shown(line) == words


@pytest.mark.case(31)
@pytest.mark.parametrize("name", ["D'Arcy", "Ökj", "Ésaü", "A|B|C", "*x*", "[b]", "<script>", "عمر", "🐉", "'t", "l'"])
def test_a_hostile_name_is_one_word(name: str) -> None:
    assert _shown(f"kill {name}") == [("", ["kill"]), ("", [name])]


@pytest.mark.parametrize(
    ("line", "code", "start"),
    [
        ('note "abc', "unclosed-quote", 5),
        ("note « abc", "unclosed-quote", 5),
        ('a b"c"', "stray-quote", 3),
        ('"a"b', "stray-quote", 0),
        ("a =b", "empty-key", 2),
        ("a b=", "empty-value", 2),
        ("a b,,c", "empty-in-list", 2),
        ("a ,b", "empty-in-list", 2),
        ("a b,", "empty-in-list", 2),
        ("x" * 30_000, "line-too-long", 20_000),
    ],
)
def test_what_is_wrong_has_its_place(line: str, code: str, start: int) -> None:
    with pytest.raises(BadLine) as caught:
        cut(line)
    assert (caught.value.code, caught.value.start) == (code, start)
    assert caught.value.end > start


@given(st.text(alphabet="ab =,\"'«»“”#\\é\n\t+-/:.", max_size=40))
def test_any_line_is_cut_or_refused(line: str) -> None:
    try:
        words = cut(line)
    except BadLine as bad:
        assert 0 <= bad.start < bad.end
    else:
        for word in words:
            assert 0 <= word.start < word.end <= len(line)
            assert not any(char.isspace() for part in word.parts if not part.quoted for char in part.text)


@given(st.text(max_size=30) | st.text(alphabet='a\\" ', max_size=8))
def test_quoted_text_comes_back_as_it_was(text: str) -> None:
    escaped = re.sub(r'(\\*)("|\Z)', lambda found: found[1] * 2 + ('\\"' if found[2] else ""), text)
    assert _shown(f'note "{escaped}"') == [("", ["note"]), ("", [text])]
