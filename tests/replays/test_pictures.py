"""Pictures: whole SVG, the same every time, with title, description and the same data as a table."""

import xml.etree.ElementTree as ET
from collections.abc import Callable
from functools import cache

import pytest

from rejeu.console.picturing import Speaking
from rejeu.console.story import lines
from rejeu.events import commands as c
from rejeu.projections.words import View
from rejeu.replays.fight import Fight
from rejeu.replays.pictures import KINDS, pictures
from rejeu.replays.svg import Picture, cut, text_of
from tests.replay_page import stories

SVG = "{http://www.w3.org/2000/svg}"
STORIES: dict[str, Callable[[], Fight]] = {
    "contested": stories.contested,
    "evil": stories.evil,
    "empty": lambda: stories.opened("Nobody yet", {}),
    **{name: (lambda name=name: stories.played(name)) for name in stories.SCRIPTS},
}


@cache
def drawn(name: str, lang: str = "en", view: View = "gm") -> dict[str, Picture]:
    fight = STORIES[name]()
    told = list(lines(fight, view=view))
    return {each.kind: each for each in pictures(fight, told, Speaking(stories.texts_for(fight, lang)), view)}


def parsed(picture: Picture) -> ET.Element:
    return ET.fromstring(picture.alone("en"))  # our own


def classes(root: ET.Element, name: str) -> list[ET.Element]:
    return [element for element in root.iter() if name in element.get("class", "").split()]


def words(root: ET.Element) -> str:
    return " ".join(element.text or "" for element in root.iter(f"{SVG}text"))


@pytest.mark.parametrize("view", stories.VIEWS)
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", STORIES)
def test_every_picture_is_whole(name: str, lang: str, view: View) -> None:
    found = drawn(name, lang, view)
    assert tuple(found) == KINDS
    for picture in found.values():
        root = parsed(picture)
        assert root.find(f"{SVG}title").text == picture.title  # type: ignore[union-attr]
        assert root.find(f"{SVG}desc").text == picture.desc  # type: ignore[union-attr]
        assert "picture-" not in picture.title + picture.desc + words(root), "a sentence that nobody wrote"
        table = root.find(f"{SVG}metadata")
        assert table is not None
        assert all(len(row) == len(picture.heads) for row in picture.rows)
        assert len(list(table.iter("{http://www.w3.org/1999/xhtml}tr"))) == len(picture.rows) + 1
        assert "<a " not in picture.alone("en")
        named = root.get("aria-labelledby"), root.get("aria-describedby")
        assert named == (f"t-{picture.kind}", f"d-{picture.kind}")


@pytest.mark.parametrize("name", ["contested", "ambush"])
def test_pictures_are_alike_every_time(name: str) -> None:
    again = drawn.__wrapped__(name)
    assert {kind: each.alone("en") for kind, each in again.items()} == {
        kind: each.alone("en") for kind, each in drawn(name).items()
    }


@pytest.mark.case(31)
@pytest.mark.parametrize("kind", KINDS)
def test_evil_names_break_no_picture(kind: str) -> None:
    picture = drawn("evil")[kind]
    text = picture.alone("en")
    root = parsed(picture)
    assert not list(root.iter("script"))
    assert not list(root.iter(f"{SVG}script"))
    for trap in ("<script", "<img", "</style>alert", "\u202e"):
        assert trap not in text
    assert not [key for element in root.iter() for key in element.attrib if key.startswith("on")]
    if kind in ("health", "lanes"):
        said = " ".join(cell for row in picture.rows for cell in row)
        assert kind == "lanes" or all(
            name in said for name in ("D'Arcy", "Ökj", "A|B|C", "[b]", "<script>alert(1)</script>")
        )


def test_what_xml_has_no_place_for_is_left_out() -> None:
    assert text_of("a\x00b\x1b<c>\ud800&") == "ab&lt;c&gt;&amp;"
    assert cut("Sergeant", 4) == "Ser…"
    assert cut("Mira", 4) == "Mira"
    assert cut("Mira", 0) == "…"


def test_what_is_cut_is_cut_between_letters_by_their_width() -> None:
    assert cut("e\u0301e\u0301e\u0301", 3) == "e\u0301e\u0301e\u0301"
    assert cut("e\u0301e\u0301e\u0301", 2) == "e\u0301…"
    assert cut("侍侍侍侍", 5) == "侍侍…"
    family = "👨\u200d👩\u200d👧"
    assert cut(f"A {family}", 6) == "A…"
    assert cut(family, 6) == family


# What they show ------------------------------------------------------------------------------


def test_health_falls_as_wounds_come() -> None:
    picture = drawn("ambush")["health"]
    rows = [row for row in picture.rows if row[0] == "Guard 2" and row[3] == "physical"]
    assert [row[4] for row in rows] == ["unmarked", "Légère", "Grave", "Critique"]
    assert rows == sorted(rows, key=lambda row: int(row[1])), "in the order of the log"
    assert [row[4] for row in picture.rows if row[0] == "Guard 2" and row[3] == "state"][-1] == "dead"
    root = parsed(picture)
    assert len(classes(root, "p-dead")) == 1
    assert "✝" in words(root)
    rounds = [element.get("data-record") for element in classes(root, "p-link")]
    assert len(rounds) == 7, "a round, a link"


def test_health_of_gauges_is_drawn_by_what_harm_takes() -> None:
    picture = drawn("agir-ruelle")["health"]
    whats = {row[3] for row in picture.rows}
    assert "santé" in whats
    assert ("Colosse", "5/14") in {(row[0], row[4]) for row in picture.rows}
    assert not any("shots" in what for what in {row[3] for row in drawn("ambush")["health"].rows})


def test_players_see_health_in_words() -> None:
    picture = drawn("ambush", view="players")["health"]
    assert {row[3] for row in picture.rows} == {"state"}
    assert "Légère" not in picture.alone("en")
    assert not classes(parsed(picture), "p-area")


def test_lanes_have_a_cell_for_every_turn() -> None:
    fight = stories.played("ambush")
    picture = drawn("ambush")["lanes"]
    turns = sum(envelope.tag == "turn-started" for envelope in fight.envelopes)
    assert len(picture.rows) == turns
    told = [row[3] for row in picture.rows]
    assert "attack → Guard 1: critical hit" in told
    assert "attack → Mira: critical failure" in told
    assert any("dodging" in row[4] for row in picture.rows)


def test_an_attack_that_waits_for_an_answer_is_of_the_turn_that_it_was_made_in() -> None:
    """Kesh is told to have hit after Reva was called: Dokan took its time to choose."""
    rows = drawn("ginkoko-pont")["lanes"].rows
    assert rows[0][2:4] == ("Kesh", "attack → Dokan: hit")
    attacks = sum(envelope.tag == "attack-resolved" for envelope in stories.played("ginkoko-pont").envelopes)
    assert sum(row[3].count("attack →") for row in rows) == attacks


def test_a_state_and_its_condition_are_one_bar() -> None:
    lanes = drawn("ginkoko-pont")["lanes"]
    assert not any(row[4].count("unconscious") > 1 for row in lanes.rows)


def test_pictures_of_nothing_say_so() -> None:
    empty = drawn("empty")
    for kind, said in (("health", "Nobody is there yet."), ("harm", "Nobody has attacked anybody yet.")):
        assert words(parsed(empty[kind])) == said


def test_harm_is_drawn_as_it_was_dealt() -> None:
    picture = drawn("mira")["harm"]
    assert picture.rows == (("Mira", "Garde", "1", "1", "19"), ("Garde", "Mira", "1", "0", "0"))
    assert "19" in words(parsed(picture)).split()
    hits = drawn("mira", view="players")["harm"]
    assert hits.rows == (("Mira", "Garde", "1", "1"), ("Garde", "Mira", "1", "0"))


def test_dice_say_when_they_are_too_few() -> None:
    picture = drawn("mira")["dice"]
    assert picture.rows == (
        ("Mira", "typed", "12", "48", "42", "too few to tell"),
        ("Garde", "typed", "9", "30", "31½", "too few to tell"),
    )
    root = parsed(picture)
    assert len(classes(root, "p-hollow")) == 2
    assert "too few to tell" in words(root)


@pytest.mark.case(9)
def test_the_graph_shows_what_was_undone_and_the_others_leave_it_out() -> None:
    fight = stories.contested()
    tip = next(branch.tip for branch in fight.lineage.branches() if not branch.current)
    graph = drawn("contested")["graph"]
    kinds = {row[1]: row for row in graph.rows}
    assert kinds.keys() == {"contested", "head moved", "line left"}
    assert "No save." in kinds["head moved"][2]
    assert int(kinds["line left"][0]) == tip
    assert len(classes(parsed(graph), "p-left")) == 1
    struck = {seq for seq in range(1, fight.tail + 1) if fight.lineage.struck_by(seq)}
    for kind in ("health", "lanes"):
        column = drawn("contested")[kind].heads.index("record")
        assert not struck & {int(row[column]) for row in drawn("contested")[kind].rows}
    assert drawn("contested")["harm"].rows[0][2] == "1", "one shot, not two"


def test_players_are_drawn_no_attack_on_somebody_hidden() -> None:
    fight = stories.opened("Dark", {"a": "Ann"})
    hand = stories.Hand(fight)
    hand.do(c.Join(who="b", name="Bob", sheet=stories.FIGHTER, position=(3,), hidden=True))
    for line in ("round", "init a dice=6,6,6", "init b dice=1,1,1", "declare b attack a", "declare a attack b",
                 "attack a b save=no dice=6,6,6,6,6/6,6,6,6"):  # fmt: skip
        hand.say(line)
    told = list(lines(fight, view="players"))
    found = pictures(fight, told, Speaking(stories.texts_for(fight)), "players")
    for picture in found:
        text = picture.alone("en")
        assert "Bob" not in text, picture.kind
        assert "hit" not in [cell for row in picture.rows for cell in row]
        assert not any("attack" in cell for row in picture.rows for cell in row), picture.rows
    whole = pictures(fight, list(lines(fight)), Speaking(stories.texts_for(fight)))
    assert all("Bob" in picture.alone("en") for picture in whole if picture.kind != "graph")
