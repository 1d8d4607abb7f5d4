"""events <- engine <- projections <- replays <- console, and what the pure core must never reach for."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house import arrows, tree

# The files of the core that meet the world, and what each may reach for. `time` is there to wait for another
# writer's lock: what a record says of the time is given to it.
MEETS_THE_WORLD: dict[str, set[str]] = {
    "events/sqlite.py": {"sqlite3"},
    "events/sqlite_*.py": {"os", "shutil", "sqlite3", "tempfile", "threading", "time"},
    "events/memory.py": {"threading"},
    "events/cache.py": {"threading"},
    "events/jsonl.py": {"open", "os"},
    "events/files.py": {"os", "secrets"},
    "engine/dice*.py": {"secrets", "random"},
    "engine/sheets*.py": {"open"},
}

# Heavy or particular libraries, and the only files that may know them.
AT_HOME: dict[str, tuple[str, ...]] = {
    "cattrs": ("engine/sheets*.py", "engine/houserules*.py", "engine/rulesets/*/sheet*.py"),
    "click": ("console/*",),
    "cryptography": ("events/notes.py",),
    "rich": ("console/*",),
    "prompt_toolkit": ("console/*",),
    "fluent": ("console/*",),
    "jinja2": ("console/page/*",),
    "markupsafe": ("console/page/*",),
    "platformdirs": ("console/*",),
}
IMPORTED_AS = {
    "fluent.runtime": ("fluent",),
    "attrs": ("attr", "attrs"),
    "prompt-toolkit": ("prompt_toolkit",),
    "jinja2": ("jinja2", "markupsafe"),  # the one is made of the other
}


def sources(*layers: str) -> list[tuple[str, str, list[arrows.Import]]]:
    """Path, text and imports of each Python file of the product."""
    found = []
    for path in tree.product(*layers):
        if path.suffix == ".py":
            text = (tree.ROOT / path).read_text(encoding="utf-8")
            package = path.stem == "__init__"
            found.append((path.as_posix(), text, arrows.imports(text, tree.module_name(path), package=package)))
    return found


def test_every_import_follows_the_arrows() -> None:
    rulesets = tree.ruleset_modules()
    files = sources(*tree.LAYERS)
    wrong = [
        f"{path}:{found.line}: {why}"
        for path, _, imports in files
        for found in imports
        if (why := arrows.wrong_arrow(tree.module_name(Path(path)), found.module, rulesets))
    ]
    assert {path.split("/")[0] for path, _, _ in files} == set(tree.LAYERS)
    assert not wrong, "\n".join(wrong)


def test_the_core_reads_no_clock_and_no_chance() -> None:
    wrong = []
    for path, text, imports in sources("events", "engine", "projections"):
        homes = [pattern for pattern in MEETS_THE_WORLD if arrows.matches(path, (pattern,))]
        allowed = set[str]().union(*(MEETS_THE_WORLD[pattern] for pattern in homes))
        reached = {found.module.partition(".")[0] for found in imports} & arrows.IMPURE
        reached |= arrows.calls(text) & arrows.IMPURE_CALLS
        wrong += [f"{path} reaches for {name}" for name in sorted(reached - allowed)]
    assert not wrong, "\n".join(wrong)


def test_the_product_runs_on_every_system() -> None:
    wrong = []
    for path, text, imports in sources():
        reached = {found.module.partition(".")[0] for found in imports} & arrows.UNIX_ONLY
        reached |= (arrows.names_used(text) | {found.module for found in imports}) & arrows.UNIX_ONLY_NAMES
        wrong += [f"{path} needs {name}" for name in sorted(reached)]
    assert not wrong, "\n".join(wrong)


def test_libraries_stay_where_they_belong() -> None:
    wrong = [
        f"{path}:{found.line}: {library} belongs in {', '.join(homes)}"
        for path, _, imports in sources()
        for found in imports
        for library, homes in AT_HOME.items()
        if arrows.inside(found.module, library) and not arrows.matches(path, homes)
    ]
    assert not wrong, "\n".join(wrong)


def test_what_is_imported_is_declared_and_what_is_declared_is_imported() -> None:
    names = [re.split(r"[<>=!~;\[ ]", need)[0] for need in tree.project()["project"]["dependencies"]]
    declared = {name: IMPORTED_AS.get(name, (name,)) for name in names}
    known = {module for modules in declared.values() for module in modules}
    used = {found.module.partition(".")[0] for _, _, imports in sources() for found in imports}
    assert used - known - sys.stdlib_module_names - {"rejeu", "?"} == set()
    assert {name for name, modules in declared.items() if used.isdisjoint(modules)} == set()


def test_importing_the_core_loads_no_ruleset_no_console_library_and_no_bare_name() -> None:
    rulesets = tree.ruleset_modules()
    core = [
        module
        for path in tree.product("events", "engine", "projections", "replays")
        if path.suffix == ".py" and not arrows.matches(path.as_posix(), AT_HOME["cattrs"])
        if not any(arrows.inside(module := tree.module_name(path), ruleset) for ruleset in rulesets)
    ]
    banned = {*tree.LAYERS, "click", "rich", "prompt_toolkit", "fluent", "jinja2", "cattrs", *rulesets}
    script = (
        f"import importlib, sys; [importlib.import_module(name) for name in {core!r}];"
        f" print(*sorted({banned!r} & set(sys.modules)))"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.split() == []


# The walker itself, on texts that are wrong.


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("rejeu.events.records", "import rejeu.engine"),
        ("rejeu.events.records", "from rejeu import engine"),
        ("rejeu.events.records", "from rejeu import __version__"),
        ("rejeu.events.records", "from .. import engine"),
        ("rejeu.events.records", "from ..engine.state import Encounter"),
        ("rejeu.events.records", "def late():\n    from ..engine import state"),
        (
            "rejeu.events.records",
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import rejeu.engine",
        ),
        ("rejeu.events.records", "import importlib\nimportlib.import_module('rejeu.engine')"),
        (
            "rejeu.events.records",
            "from importlib import import_module\nimport_module('..engine', __package__)",
        ),
        ("rejeu.events.records", "name = 'x'\n__import__(name)"),
        ("rejeu.events.records", "import events.facts"),
        ("rejeu.events.records", "from engine import state"),
        ("rejeu.engine.decide", "class A:\n    def f(self):\n        import rejeu.projections.board as b"),
        ("rejeu.engine.rulesets.agir", "from ...projections import board"),
        ("rejeu.engine.registry", "from .rulesets.point_zero import RULESET"),
        ("rejeu.engine.rulesets.ginkoko.attack", "from ..point_zero.pools import keep"),
        ("rejeu.projections.board", "from rejeu.engine.rulesets import load"),
        ("rejeu.projections.board", "from ..replays import player"),
        ("rejeu.replays.player", "import rejeu.console.main"),
        ("rejeu.console.main", "from rejeu.engine.rulesets.point_zero import RULESET"),
    ],
)
def test_a_wrong_arrow_is_seen(module: str, text: str) -> None:
    rulesets = ("rejeu.engine.rulesets.point_zero",)
    assert any(arrows.wrong_arrow(module, found.module, rulesets) for found in arrows.imports(text, module))


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("rejeu.events.records", "import msgspec\nfrom .facts import Fact\nfrom rejeu.events import chain"),
        (
            "rejeu.engine.decide",
            "from ..events import Fact\nfrom . import state\nfrom rejeu import __version__",
        ),
        ("rejeu.engine.rulesets.point_zero.attack", "from .pools import keep\nfrom ...dice import DiceTray"),
        ("rejeu.projections.board", "from rejeu.engine import Encounter"),
        ("rejeu.console.main", "from rejeu.engine.rulesets import find\nimport rejeu.replays.player"),
    ],
)
def test_a_right_arrow_is_let_through(module: str, text: str) -> None:
    rulesets = ("rejeu.engine.rulesets.point_zero",)
    assert [arrows.wrong_arrow(module, found.module, rulesets) for found in arrows.imports(text, module)] == [
        None
    ] * len(arrows.imports(text, module))


def test_relative_imports_of_a_package_start_from_the_package_itself() -> None:
    text = "from . import state\nfrom .. import events\nfrom .dice import tray"
    seen = [found.module for found in arrows.imports(text, "rejeu.engine", package=True)]
    assert seen == ["rejeu.engine.state", "rejeu.events", "rejeu.engine.dice.tray"]


def test_calls_and_names_are_seen_where_they_hide() -> None:
    text = "import os\ndef f():\n    if hasattr(os, 'x'):\n        os.fork()\n    return [open(p) for p in ()]"
    assert "open" in arrows.calls(text)
    assert "os.fork" in arrows.names_used(text)
