"""For every record, the page shows what the projections of Python show."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from rejeu.console.render_board import BoardView
from rejeu.console.session import actions_of
from rejeu.console.text import Texts
from rejeu.projections.board import Board, board
from rejeu.projections.health import Health, health
from rejeu.replays.fight import Fight
from tests.replay_page import stories
from tests.replay_page.conftest import Told, Visit

READ = """seqs => seqs.map(seq => {
  rejeu.go(seq, true);
  const seen = el => el && !el.hidden && !el.closest("[hidden]");
  const text = el => el ? el.textContent.trim() : "";
  const all = (root, rule) => Array.from(root.querySelectorAll(rule));
  const people = {};
  for (const card of all(document, ".people .card").filter(seen)) people[text(card.querySelector("h3"))] = {
    state: text(card.querySelector(".state")),
    boxes: all(card, ".boxes").map(el => all(el, "i").map(box => box.className).filter(name => name !== "none")),
    labels: all(card, ".boxes").map(el => el.getAttribute("aria-label")),
    gauges: all(card, ".gauges > div").filter(seen).map(
      el => [text(el.querySelector("dt")), text(el.querySelector("span"))]),
    chips: all(card, ".chips:not(.plain) li").map(text),
    on: card.classList.contains("on"),
    where: card.parentElement.dataset.v,
    unseen: seen(card.querySelector(".unseen")) || false,
  };
  return {
    round: text(document.querySelector(".when .round")),
    phase: text(document.querySelector(".when .phase")),
    headline: text(document.querySelector(".headline")),
    order: all(document, ".order li").filter(seen).map(el => [
      text(el.querySelector(".who b")), text(el.querySelector(".count b")), text(el.querySelector(".intent")),
      el.querySelector(".slot").dataset.v]),
    questions: document.querySelectorAll(".questions li").length,
    places: Object.fromEntries(all(document, ".token").filter(seen).map(el => {
      const place = text(el.querySelector(".place"));
      return [text(el.querySelector(".sr")).slice(0, -place.length).trim(), place];
    })),
    people,
  };
})"""


def number(value: int) -> str:
    return str(value).replace("-", "−")


def expected(drawn: Board, people: tuple[Health, ...], texts: Texts) -> dict[str, Any]:
    """Say what a page must show of a board and of everyone's health, found without any film."""
    everyone = {one.who.id: one for one in people}
    persons = [entry.person for entry in drawn.order] + [*drawn.aside, *drawn.dead, *drawn.left]
    shown: dict[str, Any] = {
        "round": texts.say("replay-round", round=drawn.round),
        "phase": texts.phrase(drawn.phase),
        "headline": headline(drawn, texts),
        "order": [
            [
                texts.phrase(entry.person.who),
                number(entry.count),
                BoardView(texts).intention(entry.intent),
                "on" if entry.active else "done" if entry.done else "called" if entry.called else "waiting",
            ]
            for entry in drawn.order
        ],
        "questions": len(drawn.questions),
        "places": {
            texts.phrase(person.who): ", ".join(map(number, person.position))
            for person in persons
            if person.position is not None and person not in drawn.left
        },
        "people": {},
    }
    for person in persons:
        words = [texts.word("health", person.health.word, person.who.gender)]
        if person.status.word not in ("able", person.health.word):
            words.append(texts.word("status", person.status.word, person.who.gender))
        one = everyone.get(person.who.id)
        shown["people"][texts.phrase(person.who)] = {
            "state": ", ".join(words),
            **numbers(one, texts),
            "chips": len(person.conditions),
            "on": drawn.active is not None and drawn.active.id == person.who.id,
            "where": where(drawn, person),
            "unseen": person.hidden,
        }
    return shown


def headline(drawn: Board, texts: Texts) -> str:
    for entry in drawn.order:
        if entry.active:
            return texts.say("board-turn", who=entry.person.who, count=entry.count)
    if drawn.phase.word == "declaration" and drawn.undeclared:
        return texts.say("board-declares", who=drawn.undeclared[0])
    return texts.say("board-nobody", round=drawn.round)


def numbers(one: Health | None, texts: Texts) -> dict[str, Any]:
    levels = [level for monitor in (one.monitors if one else ()) for level in monitor.levels]
    return {
        "boxes": [
            [
                "free"
                if not box.wound
                else "over"
                if box.over
                else "waits"
                if box.waiting
                else "calm"
                if box.stabilised
                else "marked"
                for box in level.boxes
            ]
            for level in levels
        ],
        "gauges": [
            [
                texts.phrase(gauge.gauge),
                number(gauge.value) + (f"/{gauge.maximum}" if gauge.maximum is not None else ""),
            ]
            for gauge in (one.gauges if one else ())
        ],
    }


def where(drawn: Board, person: Any) -> str:
    if person in drawn.dead:
        return "turn" if any(entry.person == person for entry in drawn.order) else "dead"
    return "left" if person in drawn.left else "aside" if person in drawn.aside else "turn"


def compared(shown: dict[str, Any]) -> dict[str, Any]:
    """Bring what the page shows to what is compared."""
    for one in shown["people"].values():
        one["chips"] = len(one["chips"])
        del one["labels"]
    return shown


def agree(one: Visit, fight: Fight, texts: Texts, view: Any) -> None:
    texts.word, texts.name = cache(texts.word), cache(texts.name)  # type: ignore[method-assign]  # said often
    every = range(1, fight.tail + 1)
    for seq, shown in zip(every, one.page.evaluate(READ, list(every)), strict=True):
        state = fight.state_at(seq)
        wanted = expected(board(state, view, actions_of(fight)), health(state, view), texts)
        assert compared(shown) == wanted, f"record {seq}"


@pytest.mark.parametrize("name", [*stories.SCRIPTS, "contested"])
def test_every_record_shows_what_the_projections_show(
    name: str, told: Told, page_of: Callable[..., str], visit: Callable[..., Visit]
) -> None:
    agree(visit(page_of(name)), told[name], stories.texts_for(told[name]), "gm")


def test_players_are_shown_what_players_may_see(
    told: Told, page_of: Callable[..., str], visit: Callable[..., Visit]
) -> None:
    agree(visit(page_of("ambush", "fr", "players")), told["ambush"], stories.texts_for(told["ambush"], "fr"), "players")


@pytest.mark.case(31)
def test_evil_names_are_shown_as_they_are(told: Told, page_of: Callable[..., str], visit: Callable[..., Visit]) -> None:
    one = visit(page_of("evil"))
    agree(one, told["evil"], stories.texts_for(told["evil"]), "gm")
    assert one.page.title().startswith(stories.EVIL[6])
    assert one.text("h1") == stories.EVIL[6]
    assert one.page.evaluate("document.querySelectorAll('script').length") == 2
    assert one.page.evaluate("document.images.length") == 0
