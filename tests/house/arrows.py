"""Reads the imports of a file without running it, wherever they stand and however they are written."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatch

from tests.house.tree import LAYERS

_LOADERS = {"__import__", "import_module"}
_REGISTRY = "rejeu.engine.ruleset"  # finds a ruleset by its id, so a name is put together there

# What a clock, chance or the world outside would come in by.
IMPURE = {
    *("time", "datetime", "random", "secrets", "uuid", "os", "sqlite3", "socket", "subprocess", "tempfile"),
    *("shutil", "threading", "asyncio", "glob"),
}
IMPURE_CALLS = {"open", "input", "print", "breakpoint"}

UNIX_ONLY = {
    *("fcntl", "pwd", "grp", "spwd", "crypt", "nis", "resource", "termios", "tty", "pty", "readline"),
    *("posix", "posixpath", "syslog", "curses"),
}
UNIX_ONLY_NAMES = {
    *("os.fork", "os.forkpty", "os.getuid", "os.geteuid", "os.getgid", "os.chown", "os.mkfifo", "os.setsid"),
    *("os.killpg", "os.nice", "os.uname", "os.getpgid", "os.O_DIRECTORY", "os.fdatasync", "os.sync"),
    *("signal.SIGKILL", "signal.SIGALRM", "signal.SIGHUP", "signal.SIGUSR1", "signal.SIGUSR2"),
    *("signal.alarm", "signal.setitimer", "signal.pause"),
}


@dataclass(frozen=True)
class Import:
    """One import: the dotted name that is asked for, and the line that asks."""

    module: str
    line: int


def imports(source: str, module: str, *, package: bool = False) -> list[Import]:
    """Every import in `source`, the text of `module` (a package's `__init__` if `package`), made absolute.

    Those inside functions, under `TYPE_CHECKING` and through `importlib.import_module("…")` are seen too.
    `from a import b` gives `a.b`: whether `b` is a module or a name in `a` makes no difference to an arrow.
    """
    home = module if package else module.rpartition(".")[0]
    return [found for node in ast.walk(ast.parse(source)) for found in _imports_of(node, home)]


def _imports_of(node: ast.AST, home: str) -> Iterator[Import]:
    if isinstance(node, ast.Import):
        yield from (Import(alias.name, node.lineno) for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        base = _absolute("." * node.level + (node.module or ""), home)
        yield from (Import(f"{base}.{alias.name}", node.lineno) for alias in node.names)
    elif isinstance(node, ast.Call) and _name(node.func).rpartition(".")[2] in _LOADERS and node.args:
        match node.args[0]:
            case ast.Constant(value=str(asked)):
                yield Import(_absolute(asked, home), node.lineno)
            case _:  # put together at run time: an arrow that cannot be seen
                yield Import("?", node.lineno)


def _absolute(name: str, home: str) -> str:
    level = len(name) - len(name.lstrip("."))
    if not level:
        return name
    base = home.split(".")[: len(home.split(".")) - (level - 1)]
    return ".".join([*base, *filter(None, [name[level:]])])


def _name(node: ast.AST) -> str:
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        return f"{_name(node.value)}.{node.attr}"
    return ""


def names_used(source: str) -> set[str]:
    """Dotted names that `source` reads, such as `os.fork`."""
    return {_name(node) for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Attribute)}


def calls(source: str) -> set[str]:
    """Bare names that `source` calls, such as `open`."""
    called = (node.func for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    return {func.id for func in called if isinstance(func, ast.Name)}


def inside(module: str, package: str) -> bool:
    """Whether `module` is `package` or stands within it."""
    return module == package or module.startswith(package + ".")


def wrong_arrow(source_module: str, target: str, rulesets: tuple[str, ...] = ()) -> str | None:
    """Why `source_module` may not import `target`, or None if it may."""
    if target == "?":
        return None if source_module == _REGISTRY else "imports a name that only running it tells"
    if target.partition(".")[0] in LAYERS:
        return f"imports {target} by its bare name; write rejeu.{target}"
    if not inside(target, "rejeu"):
        return None
    layer = source_module.split(".")[1]
    if not _may_import(layer, target):
        return f"{layer} may not import {target}"
    if layer == "projections" and inside(target, "rejeu.engine.rulesets"):
        return f"projections may not import a ruleset ({target})"
    for ruleset in rulesets:
        if inside(target, ruleset) and not inside(source_module, ruleset):
            return f"only {ruleset} itself may import {target}; ask the registry"
    return None


def _may_import(layer: str, target: str) -> bool:
    if layer == "events" and not inside(target, "rejeu.events"):
        return False  # not even the root's version: what is written must not depend on who writes
    above = LAYERS[LAYERS.index(layer) + 1 :]
    return not any(inside(target, f"rejeu.{name}") for name in above)


def matches(path: str, patterns: tuple[str, ...]) -> bool:
    """Whether a file, written with forward slashes, is one of those that `patterns` names."""
    return any(fnmatch(path, pattern) for pattern in patterns)
