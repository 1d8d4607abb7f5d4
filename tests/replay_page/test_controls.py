"""Every control, by mouse and by keyboard."""

from collections.abc import Callable
from typing import Any

import pytest

from rejeu.console.story import lines
from rejeu.events import commands as c
from rejeu.events import facts as f
from rejeu.replays.fight import Fight
from rejeu.replays.film import film
from rejeu.replays.route import Route
from rejeu.replays.stops import Stops, stops
from tests.replay_page.conftest import Told, Visit

Open = Callable[..., Visit]
Address = Callable[..., str]


@pytest.fixture
def halts(told: Told) -> Stops:
    fight = told["ambush"]
    return stops(fight, film(fight), lines(fight))


@pytest.fixture
def last(told: Told) -> int:
    return told["ambush"].tail


def first_of(fight: Fight, kind: type, **fields: Any) -> int:
    """Return the first record of a kind whose event has these fields."""
    return next(
        seq
        for seq in range(1, fight.tail + 1)
        if isinstance(event := fight.event(seq), kind) and all(getattr(event, k) == v for k, v in fields.items())
    )


@pytest.fixture
def ambush(visit: Open, page_of: Address) -> Visit:
    return visit(page_of("ambush"), "#e=210")


def test_it_opens_where_the_first_round_begins(visit: Open, page_of: Address, halts: Stops) -> None:
    assert visit(page_of("ambush")).seq == halts.rounds[0][0]


@pytest.mark.parametrize(
    ("key", "button", "deed"),
    [
        ("ArrowRight", "step+", "step"),
        ("ArrowLeft", "step-", "step"),
        ("Shift+ArrowRight", "turn+", "turn"),
        ("Shift+ArrowLeft", "turn-", "turn"),
        ("PageDown", "round+", "round"),
        ("PageUp", "round-", "round"),
    ],
)
def test_steps_by_key_and_by_button_lead_where_the_route_does(
    ambush: Visit, halts: Stops, key: str, button: str, deed: str
) -> None:
    route = Route(halts)
    seq = 210
    for way in ("key", "button", "key"):
        seq = getattr(route, deed)(seq, 1 if button.endswith("+") else -1)
        if way == "key":
            ambush.press(key)
        else:
            ambush.page.click(f"[data-do='{button}']")
        assert ambush.seq == seq


def test_home_and_end(ambush: Visit, last: int) -> None:
    ambush.press("End")
    assert ambush.seq == last
    ambush.press("Home")
    assert ambush.seq == 1


def test_keys_work_where_the_slider_has_the_focus(ambush: Visit, halts: Stops, told: Told) -> None:
    slider = ambush.page.locator("#slider")
    slider.focus()
    route, tail = Route(halts), told["ambush"].tail
    ambush.press("PageDown")
    begins = route.round(210, 1)
    assert ambush.seq == begins
    assert slider.get_attribute("aria-valuetext") == f"round 4, nobody’s turn, record {begins} of {tail}"
    ambush.press("Shift+ArrowRight")
    called = route.turn(begins, 1)
    assert ambush.seq == called
    who = told["ambush"].state_at(called).combatants[told["ambush"].state_at(called).active].name
    assert slider.get_attribute("aria-valuetext") == f"round 4, {who}’s turn, record {called} of {tail}"
    ambush.press("Home")
    assert slider.get_attribute("aria-valuetext") == f"before the first round, record 1 of {tail}"


def test_the_slider_goes_to_any_record(ambush: Visit, last: int) -> None:
    ambush.page.locator("#slider").fill("300")
    assert ambush.seq == 300
    box = ambush.page.locator("#slider").bounding_box()
    ambush.page.mouse.click(box["x"] + box["width"] - 10, box["y"] + box["height"] / 2)
    assert ambush.seq > last - 9


def test_playing_goes_on_and_stops_at_the_end(visit: Open, page_of: Address, last: int) -> None:
    one = visit(page_of("ambush"), f"#e={last - 12}", clock=True)
    one.press("Space")
    one.page.clock.run_for(1000)
    assert one.seq > last - 12
    assert one.page.get_attribute("[data-do=play]", "aria-label") == "Pause"
    one.page.clock.run_for(60_000)
    assert one.seq == last
    assert one.page.get_attribute("[data-do=play]", "aria-label") == "Play"
    one.page.click("[data-do=play]")
    one.page.clock.run_for(1000)
    assert 1 <= one.seq < 20, "from the beginning again"
    one.press("Space")
    seq = one.seq
    one.page.clock.run_for(60_000)
    assert one.seq == seq


def test_a_step_by_hand_ends_playing(ambush: Visit) -> None:
    ambush.press("Space", "ArrowRight")
    assert ambush.page.evaluate("rejeu.now.timer") == 0


def test_speeds(ambush: Visit) -> None:
    said = lambda: ambush.text("#speed")  # noqa: E731
    assert said() == "1×"
    ambush.press("+", "+")
    assert said() == "4×"
    ambush.page.click("[data-do=slower]")
    ambush.press("-", "-")
    assert said() == "½×"
    ambush.page.click("[data-do=faster]")
    assert said() == "1×"


def test_waiting_is_skipped_or_not(visit: Open, page_of: Address, halts: Stops) -> None:
    waits = next(seq for seq in sorted(halts.idle) if seq > 100)
    one = visit(page_of("ambush"), f"#e={waits - 1}")
    one.press("ArrowRight")
    assert one.seq > waits
    one.press("ArrowLeft", "s", "ArrowRight")
    assert one.seq == waits
    assert not one.page.is_checked("#skip")
    one.page.check("#skip")
    one.press("ArrowRight", "ArrowLeft")
    assert one.seq == waits - 1


def test_help_tells_the_keys_and_switches_letters_off(ambush: Visit) -> None:
    ambush.press("?")
    assert ambush.page.is_visible("dialog")
    ambush.press("ArrowRight")
    assert ambush.seq == 210, "the dialog has the keys"
    ambush.page.uncheck("#letters")
    ambush.press("Escape")
    assert not ambush.page.is_visible("dialog")
    ambush.press("r", "s", "m", "+", "-", "?")
    assert not ambush.page.is_visible("dialog")
    assert ambush.page.is_checked("#skip")
    assert ambush.text("#speed") == "1×"
    assert ambush.seq == 210
    ambush.press("ArrowRight")
    assert ambush.seq != 210, "keys that are no letters stay"
    ambush.page.click("[data-do=help]")
    assert ambush.page.is_visible("dialog")
    ambush.page.click("dialog .close")
    assert not ambush.page.is_visible("dialog")


@pytest.mark.parametrize(
    ("key", "code", "shift"),
    [("?", "KeyM", True), ("+", "Equal", True), ("-", "Digit6", False), ("m", "Semicolon", False)],
)
def test_a_french_keyboard_has_the_same_keys(ambush: Visit, key: str, code: str, shift: bool) -> None:
    before = ambush.page.evaluate("[rejeu.now.seq, rejeu.now.speed, document.getElementById('help').open]")
    given = {"key": key, "code": code, "shiftKey": shift, "bubbles": True, "cancelable": True}
    ambush.page.evaluate("given => document.body.dispatchEvent(new KeyboardEvent('keydown', given))", given)
    assert ambush.page.evaluate("[rejeu.now.seq, rejeu.now.speed, document.getElementById('help').open]") != before


def test_keys_of_the_browser_stay_its_own(ambush: Visit) -> None:
    for held in ("Control", "Alt", "Meta"):
        given: dict[str, Any] = {
            "key": "ArrowRight",
            "bubbles": True,
            f"{held.lower().replace('control', 'ctrl')}Key": True,
        }
        ambush.page.evaluate("given => document.body.dispatchEvent(new KeyboardEvent('keydown', given))", given)
    assert ambush.seq == 210


def test_marks_are_gone_to(ambush: Visit, halts: Stops) -> None:
    ambush.page.click("[data-mark=death]")
    assert ambush.seq == halts.marks["death"][0]
    ambush.press("m")
    assert ambush.seq == Route(halts).mark(halts.marks["death"][0])
    ambush.page.evaluate(
        "document.querySelector('#bands .fall').dispatchEvent(new MouseEvent('click', {bubbles: true}))"
    )
    assert ambush.seq in halts.marks["fall"]
    kinds = {kind for kind, seqs in halts.marks.items() if seqs}
    shapes = ambush.page.eval_on_selector_all(".legend use", "all => all.map(use => use.getAttribute('href'))")
    assert set(shapes) == {f"#m-{kind}" for kind in kinds}, "a shape for each kind, beside its colour"


def test_a_line_of_the_chronicle_is_gone_to(ambush: Visit, told: Told) -> None:
    ambush.page.locator(".log li", has_text="The rod cracks").first.click()
    rod = first_of(told["ambush"], c.Attack, who="chet")
    assert ambush.seq == rod
    assert "The rod cracks" in ambush.text("#caption .told")
    passed = first_of(told["ambush"], c.Attack, who="garde-2")
    ambush.page.locator(".log a", has_text=str(passed)).first.click()
    assert ambush.seq == passed


def test_the_caption_shows_the_dice(visit: Open, page_of: Address, told: Told) -> None:
    one = visit(page_of("ambush"), f"#e={first_of(told['ambush'], f.AttackResolved, who='mira')}")
    assert "15 against 15" in one.text("#caption .told")
    assert one.text("#caption .said").startswith("Mira: attack at Guard 1")
    dice = one.page.eval_on_selector_all("#caption .die", "all => all.map(die => [die.textContent, die.className])")
    assert dice == [["1", "die"], ["4", "die kept"], ["4", "die"], ["5", "die kept"], ["6", "die kept"]]


# As played and as ruled ----------------------------------------------------------------------


@pytest.mark.case(9)
def test_what_was_undone_is_shown_and_left_out(visit: Open, page_of: Address, told: Told) -> None:
    """As played it is there, struck and hatched, with who, when and why; as ruled it is not."""
    fight = told["contested"]
    ((first, last),) = stops(fight, film(fight), lines(fight)).struck
    one = visit(page_of("contested"), f"#e={first}")
    assert one.page.is_visible(".undone-here")
    assert one.page.locator("#bands .struck").count() == 1
    struck = one.page.locator(".log li.x")
    assert struck.count() > 5
    assert "No save." in struck.first.inner_text()
    assert "struck by the game master" in struck.first.inner_text()
    one.page.click("[data-view=ruled]")
    assert one.seq == first - 1, "the last record before"
    assert one.page.locator("#bands .struck").count() == 0
    assert not struck.first.is_visible()
    visited = set()
    one.press("Home")
    while one.seq not in visited:
        visited.add(one.seq)
        one.press("ArrowRight")
    assert not visited & set(range(first, last + 1))
    assert max(visited) == fight.tail
    one.press("r")
    one.press("Home")
    assert one.page.get_attribute("[data-view=played]", "aria-pressed") == "true"
    assert struck.first.is_visible()


def test_a_link_to_what_was_undone_stays_true(visit: Open, page_of: Address, told: Told) -> None:
    fight = told["contested"]
    ((first, _),) = stops(fight, film(fight), lines(fight)).struck
    one = visit(page_of("contested"))
    one.press("r")
    one.page.evaluate("seq => { location.hash = `#e=${seq}` }", first + 2)
    one.until(f"rejeu.now.seq === {first + 2}")
    assert one.page.get_attribute("[data-view=played]", "aria-pressed") == "true"


def test_branches_and_contested_records_are_gone_to(visit: Open, page_of: Address, told: Told) -> None:
    fight = told["contested"]
    tip = next(branch.tip for branch in fight.lineage.branches() if not branch.current)
    one = visit(page_of("contested"))
    one.page.locator(f"#svg-graph a[href='#e={tip}']").last.locator("circle").click()
    assert one.seq == tip
    assert one.page.locator("[data-mark=contested]").count() == 1
    one.page.locator("#svg-health a", has_text="1").first.click()
    assert one.seq == one.page.evaluate("rejeu.film.rounds[0][0]")


# Deep links ----------------------------------------------------------------------------------


def test_a_link_opens_at_its_record(visit: Open, page_of: Address, last: int) -> None:
    one = visit(page_of("ambush"), "#e=142")
    assert one.seq == 142
    assert one.text("#at") == f"record 142 of {last}"
    one.press("ArrowRight")
    one.until("location.hash === `#e=${rejeu.now.seq}`")
    one.page.evaluate("location.hash = '#e=399'")
    one.until("rejeu.now.seq === 399")


def test_a_link_to_nowhere_goes_to_the_nearest(visit: Open, page_of: Address, last: int) -> None:
    for asked, shown in (("99999", last), ("0", 1), ("000000031", 31)):
        assert visit(page_of("ambush"), f"#e={asked}").seq == shown


def test_what_is_no_link_is_passed_over(visit: Open, page_of: Address, halts: Stops) -> None:
    one = visit(page_of("ambush"))
    for asked in ("#e=", "#e=-4", "#e=1e3", "#e=<script>", "#log"):
        one.page.evaluate("asked => { location.hash = asked }", asked)
        assert one.seq == halts.rounds[0][0]
