"""Verify what a table posted, and see that each forgery of it is told: `python verify.py`, in French `--lang fr`.

Nothing is fetched. Each case of cases.toml is one or two commands of `rejeu` over the files here, as anybody could
type them. One line each says what is proved, or what is wrong and where. It ends with 0 if every case ends as it
should, and with 1 otherwise.
"""

import importlib.util
import os
import re
import shlex
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parent
HOMES = ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "XDG_DATA_HOME")
WORDS = {
    "en": {"proved": "holds   ", "wrong": "forged  ", "failed": "FAILED  "},
    "fr": {"proved": "tient   ", "wrong": "faux    ", "failed": "ÉCHEC   "},
}
SUMS = {
    "en": "{proved} hold, {wrong} forgeries are told, {failed} did not end as they should.",
    "fr": "{proved} tiennent, {wrong} faux sont dits, {failed} n'ont pas fini comme il faut.",
}


class Told(NamedTuple):
    """What a case came to: the line of the answer that names what it should, empty if none does."""

    case: dict[str, Any]
    line: str
    kind: str


def rejeu() -> list[str]:
    """Return how to call the program."""
    return [sys.executable, "-m", "rejeu"] if importlib.util.find_spec("rejeu") else ["rejeu"]


def expanded(words: list[str]) -> list[str]:
    """Put in place of `@FILE` the words of that file."""
    return [
        one for word in words for one in ((HERE / word[1:]).read_text("utf-8").split() if word[:1] == "@" else [word])
    ]


def answer(case: dict[str, Any], lang: str) -> tuple[int, str]:
    """Run the commands of a case, as somebody who has these files and nothing else; return how the last one ends."""
    with tempfile.TemporaryDirectory() as nobody:
        env = {**os.environ, **dict.fromkeys(HOMES, nobody), "REJEU_JOURNAL": str(Path(nobody) / "journal.db")}
        env |= {"REJEU_LANG": lang, "PYTHONUTF8": "1", "NO_COLOR": "1", "COLUMNS": "1000"}
        for words in filter(None, (case.get("first"), case["run"])):
            ran = subprocess.run(
                [*rejeu(), *expanded(words)], cwd=HERE, env=env, capture_output=True, encoding="utf-8", check=False
            )
    return ran.returncode, ran.stdout + ran.stderr


def named(said: str, names: list[str]) -> str:
    """Return the first line of an answer in which each of the names stands as a word."""
    for line in said.splitlines():
        words = {word.rstrip(".") for word in re.findall(r"[^\s,;:()–“”«»…]+", line)}
        if words.issuperset(names):
            return line.strip()
    return ""


def judge(case: dict[str, Any], lang: str) -> Told:
    """Say whether a case ends as it should, and names what it should."""
    ended, said = answer(case, lang)
    line = named(said, case["names"])
    good = ended == case["ends"] and line
    return Told(case, line, "failed" if not good else "wrong" if case["forged"] else "proved")


def main() -> int:
    """Go through the cases."""
    lang = "fr" if sys.argv[1:] == ["--lang", "fr"] else "en"
    cases = tomllib.loads((HERE / "cases.toml").read_text("utf-8"))["case"]
    count = dict.fromkeys(WORDS[lang], 0)
    with ThreadPoolExecutor(os.cpu_count()) as several:
        for told in several.map(judge, cases, [lang] * len(cases)):
            about = told.case["french" if lang == "fr" else "about"]
            instead = "rejeu " + shlex.join(told.case["run"])
            print(f"{WORDS[lang][told.kind]}{about}: {told.line or instead}", flush=True)
            count[told.kind] += 1
    print(SUMS[lang].format(**count))
    return 1 if count["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
