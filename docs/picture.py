"""Take the README's picture: the replay of the ambush in a browser, at a turning point. Run by `make picture`."""

import os
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from rejeu.console.main import main as rejeu
from rejeu.events.facts import AttackResolved
from rejeu.events.sqlite import SqliteJournal
from rejeu.replays.fight import Fight

HERE = Path(__file__).parent
EXAMPLE = HERE.parent / "examples" / "ambush.rejeu"
SIZE = {"width": 1400, "height": 900}


def turning_point(fight: Fight) -> int:
    """Return the first critical success: Chet's rod, with four more to act."""
    return next(
        seq
        for seq in range(1, fight.tail + 1)
        if isinstance(event := fight.event(seq), AttackResolved) and event.outcome == "critical-success"
    )


def take(address: str) -> None:
    """Write `picture.png` beside this file."""
    flags = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
             "--disable-component-update", "--disable-sync"]  # fmt: skip
    with sync_playwright() as driver:
        browser = driver.chromium.launch(
            executable_path=shutil.which(os.environ.get("REJEU_CHROMIUM") or "chromium"), args=flags
        )
        page = browser.new_page(viewport=SIZE, color_scheme="light", reduced_motion="reduce")
        page.goto(address)
        page.screenshot(path=HERE / "picture.png")
        browser.close()


def main() -> None:
    """Play the example into a journal of its own, and take the picture of its replay."""
    with tempfile.TemporaryDirectory() as name:
        journal, page = Path(name) / "journal.db", Path(name) / "ambush.html"
        for command in (["run", str(EXAMPLE)], ["replay", "ambush", "--html", str(page)]):
            if rejeu([*command, "--journal", str(journal), "--lang", "en"]) != 0:
                raise SystemExit(f"rejeu {command[0]} failed")
        with SqliteJournal(journal, write=False) as opened:
            seq = turning_point(Fight(opened, "ambush"))
        take(f"{page.as_uri()}#e={seq}")


if __name__ == "__main__":
    main()
