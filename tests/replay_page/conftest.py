"""Debian's Chromium, driven from Python; pages of fights, made once a run. Where there is no browser, it is said."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from rejeu.console.page.build import replay_page
from rejeu.replays.fight import Fight
from tests.replay_page import stories

CHROMIUM = shutil.which(os.environ.get("REJEU_CHROMIUM") or "chromium")
MISSING = "no Chromium here, so the replay was not tried in a browser (make browser installs Debian's)"
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip


HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give all of these to one worker: one browser, and each page made once."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.xdist_group("browser"))


@pytest.fixture(scope="package")
def browser() -> Iterator[Any]:
    """Start one browser. Its own folder is new and empty each time, and goes with it.

    It goes when these tests are done: its driver keeps an event loop running, which others need for themselves.
    """
    if CHROMIUM is None:
        if os.environ.get("REJEU_BROWSER") == "required":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield chromium
        chromium.close()


class Told(dict[str, Fight]):
    """Fights by the name of their story, each played once."""

    def __missing__(self, name: str) -> Fight:
        made: dict[str, Callable[[], Fight]] = {
            "contested": stories.contested, "evil": stories.evil, "long": lambda: stories.long(5000),
        }  # fmt: skip
        fight = self[name] = made[name]() if name in made else stories.played(name)
        return fight


@pytest.fixture(scope="session")
def told() -> Told:
    return Told()


@pytest.fixture(scope="session")
def page_of(told: Told, tmp_path_factory: pytest.TempPathFactory) -> Callable[..., str]:
    """Write the page of a story, once for each language and view; return its address."""
    made: dict[tuple[str, ...], str] = {}
    folder: Path = tmp_path_factory.mktemp("pages")

    def address(name: str, lang: str = "en", view: Any = "gm") -> str:
        key = (name, lang, view)
        if key not in made:
            file = folder / f"{'-'.join(key)}.html"
            file.write_text(replay_page(told[name], stories.texts_for(told[name], lang), view), encoding="utf-8")
            made[key] = file.as_uri()
        return made[key]

    return address


class Visit:
    """A page opened; whatever goes wrong in it, or asks for anything elsewhere, is kept."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.asked: list[str] = []
        self.wrong: list[str] = []
        page.on("request", lambda request: self.asked.append(request.url))
        page.on("console", lambda message: self.wrong.append(message.text))
        page.on("pageerror", lambda error: self.wrong.append(str(error)))

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def until(self, condition: str) -> None:
        """Wait until something holds; asked from here, since the page's policy lets nobody ask inside it."""
        for _ in range(100):
            if self.page.evaluate(condition):
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(condition)

    @property
    def seq(self) -> int:
        seq: int = self.page.evaluate("rejeu.now.seq")
        return seq

    def text(self, selector: str) -> str:
        said: str = self.page.locator(selector).first.inner_text()
        return said


@pytest.fixture
def visit(browser: Any) -> Iterator[Callable[..., Visit]]:
    """Open a page in a fresh window of the browser; afterwards nothing may have gone wrong, nor left the page."""
    opened: list[tuple[Any, Visit, str]] = []

    def open_page(address: str, at: str = "", *, clock: bool = False, **context: Any) -> Visit:
        window = browser.new_context(**{"viewport": {"width": 1400, "height": 900}, **context})
        window.set_default_timeout(5000)
        one = Visit(window.new_page())
        opened.append((window, one, address))
        if clock:
            one.page.clock.install()
        one.page.goto(address + at)
        return one

    yield open_page
    for window, one, address in opened:
        window.close()
        assert one.wrong == []
        assert {url.partition("#")[0] for url in one.asked} == {address}
