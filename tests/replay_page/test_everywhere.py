"""The page on every screen, without its script, and closed to everything outside."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.replay_page.conftest import Told, Visit

Open = Callable[..., Visit]
Address = Callable[..., str]
PHONE = {"width": 360, "height": 760}


# Nothing leaves, nothing enters --------------------------------------------------------------


def test_nothing_is_asked_of_any_network(visit: Open, page_of: Address) -> None:
    """That no request leaves is checked after every test; here the page is made to try."""
    one = visit(page_of("ambush"))
    tried = one.page.evaluate(
        """async () => {
          const found = [];
          document.addEventListener("securitypolicyviolation", event => found.push(event.effectiveDirective));
          try { await fetch("https://example.org/"); found.push("fetched"); } catch { }
          const add = (tag, name, value) => {
            const el = document.createElement(tag);
            el[name] = value;
            document.body.append(el);
          };
          add("img", "src", "https://example.org/x.png");
          add("style", "textContent", "body{display:none}");
          try { add("script", "textContent", "window.broken = 1"); } catch { found.push("trusted"); }
          try { document.body.innerHTML = "<p>"; found.push("written"); } catch { }
          await new Promise(done => setTimeout(done, 50));
          return [found, window.broken ?? null, getComputedStyle(document.body).display];
        }"""
    )
    violated, broken, display = tried
    assert {"connect-src", "img-src", "style-src-elem", "trusted"} <= set(violated)
    assert not {"fetched", "written"} & set(violated)
    assert broken is None
    assert display == "block"
    one.wrong.clear()  # the browser tells of each try,
    assert {url for url in one.asked if not url.startswith("file:")} <= {
        "https://example.org/",
        "https://example.org/x.png",
    }
    del one.asked[1:]  # and playwright of each that was stopped


def test_the_policy_names_what_is_there_and_nothing_else(visit: Open, page_of: Address) -> None:
    one = visit(page_of("mira"), java_script_enabled=False)
    policy = one.page.get_attribute("meta[http-equiv]", "content")
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert one.page.evaluate("document.querySelectorAll('[style], link, iframe, img, object').length") == 0
    assert one.page.evaluate("document.querySelectorAll('script').length") == 2


# Without the script --------------------------------------------------------------------------


def test_with_the_script_off_all_of_it_can_be_read(visit: Open, page_of: Address, told: Told) -> None:
    one = visit(page_of("ambush"), java_script_enabled=False)
    log = one.page.locator("#log").text_content()
    assert "15 against 15 (medium range 15): hit, margin 0" in log
    assert "The sergeant raises her hands." in log
    assert one.page.locator("#log li").count() > 250
    assert one.page.is_visible("#svg-health")
    assert one.page.locator("#numbers table").count() == 2
    assert not one.page.is_visible("#deck")
    assert not one.page.is_visible("#caption")
    assert "as it stood at the end" in one.text(".when")
    assert one.page.locator(".people .card").count() == 5
    assert one.page.locator(".boxes .marked").count() == sum(
        len(combatant.wounds) for combatant in told["ambush"].state.combatants.values()
    )
    one.page.goto(one.page.url.partition("#")[0] + "#e=238")
    assert one.page.evaluate("document.getElementById('e=238').getBoundingClientRect().top < innerHeight"), (
        "a link works"
    )


def test_it_prints_whole(visit: Open, page_of: Address) -> None:
    one = visit(page_of("ambush"), "#e=100")
    one.page.emulate_media(media="print")
    assert not one.page.is_visible("#deck")
    tall, shown = one.page.evaluate(
        "[document.getElementById('scroll').scrollHeight, document.getElementById('scroll').clientHeight]"
    )
    assert shown >= tall - 2, "nothing is hidden behind a scroll bar"
    assert one.page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"


# Screens -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["ambush", "evil", "contested"])
def test_a_phone_scrolls_one_way_only(visit: Open, page_of: Address, name: str) -> None:
    one = visit(page_of(name, "fr"), viewport=PHONE)
    for key in ("Home", "PageDown", "PageDown", "End"):
        one.press(key)
        assert one.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], one.seq
    assert one.page.evaluate("document.getElementById('deck').offsetHeight") < PHONE["height"] / 4
    one.page.click("[data-do=more]")
    assert one.page.is_visible(".views")
    assert one.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    small = one.page.eval_on_selector_all(
        "#deck button", "all => all.filter(b => b.offsetWidth && (b.offsetWidth < 24 || b.offsetHeight < 24)).length"
    )
    assert small == 0


def test_the_projector_has_larger_letters(visit: Open, page_of: Address) -> None:
    size = "parseFloat(getComputedStyle(document.querySelector('.told')).fontSize)"
    desk = visit(page_of("mira")).page.evaluate(size)
    wall = visit(page_of("mira"), viewport={"width": 1920, "height": 1080}).page.evaluate(size)
    assert wall >= 1.2 * desk


def test_dark_is_dark(visit: Open, page_of: Address) -> None:
    def light(scheme: str) -> int:
        one = visit(page_of("mira"), color_scheme=scheme)
        shade = one.page.evaluate("getComputedStyle(document.body).backgroundColor")
        return sum(int(part) for part in shade.strip("rgb()").split(","))

    assert light("dark") < 120 < 600 < light("light")


def test_nothing_moves_for_those_who_ask_for_none(visit: Open, page_of: Address) -> None:
    moving = """() => Array.from(document.querySelectorAll("*")).filter(el => {
      const style = getComputedStyle(el);
      return style.animationName !== "none" || style.transitionDuration.split(", ").some(time => parseFloat(time) > 0);
    }).length"""
    assert visit(page_of("ambush")).page.evaluate(moving) > 0, "tokens move for others"
    assert visit(page_of("ambush"), reduced_motion="reduce").page.evaluate(moving) == 0


def test_french_is_french(visit: Open, page_of: Address) -> None:
    one = visit(page_of("ambush", "fr"), "#e=210")
    assert one.page.get_attribute("html", "lang") == "fr"
    valued = one.page.get_attribute("#slider", "aria-valuetext")
    assert valued.startswith("tour 3, c’est à Mira, entrée 210 sur ")
    assert one.text("#h-log").casefold() == "chronique"
    one.press("?")
    assert "une entrée en arrière" in one.text("dialog")


# What keeps people out -----------------------------------------------------------------------

TRIED: dict[str, dict[str, Any]] = {
    "light": {},
    "dark phone": {"viewport": PHONE, "color_scheme": "dark"},
    "evil": {},
}


@pytest.mark.parametrize("how", TRIED)
def test_axe_finds_nothing_serious(visit: Open, page_of: Address, how: str) -> None:
    from axe_playwright_python.sync_playwright import Axe

    name, lang = ("evil" if how == "evil" else "contested"), ("fr" if how == "dark phone" else "en")
    one = visit(page_of(name, lang), "#e=44", **TRIED[how])
    one.page.evaluate("document.querySelectorAll('details').forEach(el => { el.open = true })")
    if how == "dark phone":
        one.page.click("[data-do=more]")
    found = Axe().run(one.page, options={"resultTypes": ["violations"]}).response["violations"]
    serious = {
        each["id"]: [node["html"][:200] for node in each["nodes"][:3]]
        for each in found
        if each["impact"] in ("serious", "critical")
    }
    assert serious == {}


def test_axe_finds_nothing_serious_in_the_help(visit: Open, page_of: Address) -> None:
    from axe_playwright_python.sync_playwright import Axe

    one = visit(page_of("mira"))
    one.press("?")
    found = Axe().run(one.page, context="#help", options={"resultTypes": ["violations"]}).response["violations"]
    assert [each["id"] for each in found if each["impact"] in ("serious", "critical")] == []
