"""Logs as files from the command line, whole scripts, and the books: rules, verbs, schema."""

import io
from pathlib import Path

import pytest

from rejeu.console.screen import Screen

from .conftest import Rejeu

SCRIPT = """# a script
fight s "A script" rules=point-zero seed=abc turn_seconds=4

join mira at=0
join guard x2 at=8
round
init   # everyone
note "done"
"""


def test_export_verify_import(fight: Rejeu, tmp_path: Path) -> None:
    ran = fight("export", "f", "f.combat.jsonl")
    assert ran.code == 0
    verified = fight("verify", "f.combat.jsonl", "--json").json
    assert verified == fight("verify", "f", "--json").json
    assert verified["proved"] is True
    assert fight("export", "f", "f.combat.jsonl").code == 1
    assert fight("export", "f", "f.combat.jsonl", "--replace").code == 0
    assert fight("import", "f.combat.jsonl").out == "f: nothing new.\n"
    other = str(tmp_path / "other.db")
    assert fight("--journal", other, "import", "f.combat.jsonl").code == 0
    assert fight("--journal", other, "log", "f").out == fight("log", "f").out


def test_a_copy_without_secrets_verifies_and_is_silent(fight: Rejeu, tmp_path: Path) -> None:
    fight("do", "f", "note 'my real name is Zoé Castelnau'")
    fight("export", "f", "a.jsonl")
    fight("export", "f", "b.jsonl", "--without-secrets")
    assert fight("verify", "a.jsonl", "--json").json == fight("verify", "b.jsonl", "--json").json
    assert "Zoé Castelnau" in (tmp_path / "a.jsonl").read_text("utf-8")
    assert "Zoé Castelnau" not in (tmp_path / "b.jsonl").read_text("utf-8")


@pytest.mark.case(32)
@pytest.mark.parametrize("line", [0, 5, 12, -1])
def test_one_sign_changed_does_not_verify(fight: Rejeu, tmp_path: Path, line: int) -> None:
    fight("export", "f", "f.jsonl")
    path = tmp_path / "f.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    lines[line] = lines[line].replace(b'"f"', b'"g"') if line == 0 else lines[line].replace(b'"at":1', b'"at":2')
    lines[line] = lines[line].replace(b'"head":"', b'"head":"A') if line == -1 else lines[line]
    path.write_bytes(b"".join(lines))
    changed = path.read_bytes()
    for command in ("verify", "import"):
        ran = fight("--journal", str(tmp_path / "x.db"), command, "f.jsonl")
        assert (ran.code, ran.out) == (3, ""), ran.err
        assert ran.err
    assert path.read_bytes() == changed
    assert not (tmp_path / "x.db").exists()


@pytest.mark.case(27)
def test_a_torn_file_is_not_proved_and_loads(fight: Rejeu, tmp_path: Path) -> None:
    fight("export", "f", "f.jsonl")
    path = tmp_path / "f.jsonl"
    path.write_bytes(path.read_bytes()[:-200])
    ran = fight("verify", "f.jsonl")
    assert ran.code == 3
    assert "torn" in ran.err
    ran = fight("--journal", str(tmp_path / "x.db"), "import", "f.jsonl")
    assert ran.code == 0
    assert "torn" in ran.err


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"hello\n",
        b"\xff\xfe\x00",
        b"{}\n",
        b'{"rejeu":99,"fight":"f","nonce":"aaaaaaaaaaaaaaaaaaaaaa","created":1}\n',
    ],
)
def test_a_file_that_is_no_log(rejeu: Rejeu, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "x.jsonl").write_bytes(content)
    for command in ("verify", "import"):
        ran = rejeu(command, "x.jsonl")
        assert (ran.code, ran.out) == (3, "")
        assert "Traceback" not in ran.err


def test_lines_put_in_another_order(fight: Rejeu, tmp_path: Path) -> None:
    fight("export", "f", "f.jsonl")
    path = tmp_path / "f.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    lines[4], lines[5] = lines[5], lines[4]
    path.write_bytes(b"".join(lines))
    assert fight("verify", "f.jsonl").code == 3


def test_backup_is_a_whole_journal(fight: Rejeu, tmp_path: Path) -> None:
    ran = fight("backup", "copy.db", "--json")
    assert ran.json["fights"] == ["f"]
    assert fight("--journal", "copy.db", "log", "f").out == fight("log", "f").out
    assert fight("backup", "copy.db").code == 1


# Scripts -------------------------------------------------------------------------------------


def test_a_script_makes_a_fight(rejeu: Rejeu, tmp_path: Path) -> None:
    (tmp_path / "s.rejeu").write_text(SCRIPT, "utf-8-sig")
    ran = rejeu("run", "s.rejeu")
    assert ran.code == 0, ran.err
    board = rejeu("show", "s", "--json").json["board"]
    assert board["title"] == "A script"
    assert len(board["order"]) == 3
    assert rejeu("verify", "s").code == 0
    assert rejeu("run", "s.rejeu").code == 1
    assert rejeu("run", "s.rejeu", "other").code == 0
    boards = [rejeu("show", name, "--json").json["board"] for name in ("s", "other")]
    assert boards[0] == boards[1]


def test_a_script_from_standard_input(rejeu: Rejeu, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(SCRIPT.encode())))
    assert rejeu("run", "-").code == 0
    assert rejeu("show", "s").code == 0


def test_a_script_in_french(rejeu: Rejeu, tmp_path: Path) -> None:
    (tmp_path / "s.rejeu").write_text('combat s "Titre" graine=abc\r\nrejoindre mira\r\ntour\r\n', "utf-8", newline="")
    assert rejeu("run", "s.rejeu").code == 0


def test_a_script_may_draw_no_dice(rejeu: Rejeu, tmp_path: Path) -> None:
    (tmp_path / "s.rejeu").write_text("fight s dice=typed\njoin mira\nround\ninit mira\n", "utf-8")
    ran = rejeu("run", "s.rejeu")
    assert ran.code == 1
    assert "s.rejeu, line 4" in ran.err
    assert "3d6" in ran.err


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('fight s "S"\njoin mira\n\n# so far\nround\natack mira\nround\n', 6),
        ('fight s "S"\njoin ghost\n', 2),
        ('fight s "S"\njoin mira\npass mira\n', 3),
        ('fight s "S" no_such_rule=1\n', 1),
        ('fight s "S" rules=nope\n', 1),
        ('fight s "S" dice=loaded\n', 1),
        ('fight s "S" "T" "U"\n', 1),
        ("round\n", 1),
        ("fight\n", 1),
        ('fight s "S\n', 1),
    ],
)
def test_a_script_is_all_or_nothing(rejeu: Rejeu, tmp_path: Path, text: str, line: int) -> None:
    (tmp_path / "s.rejeu").write_text(text, "utf-8")
    ran = rejeu("run", "s.rejeu")
    assert (ran.code, ran.out) == (1, "")
    assert f"s.rejeu, line {line}:" in ran.err
    assert "Nothing was kept" in ran.err
    assert not ran.err.rstrip().endswith(" .")  # no fight is named where none was opened
    assert "Traceback" not in ran.err
    assert rejeu("show", "s").code == 5


@pytest.mark.parametrize("content", [b"", b"# only this\n", b"fight s \xff\n"])
def test_a_script_that_is_none(rejeu: Rejeu, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "s.rejeu").write_bytes(content)
    assert rejeu("run", "s.rejeu").code == 1
    assert rejeu("run", ".").code == 1


# Books ---------------------------------------------------------------------------------------


def test_rules_say_their_defaults_and_where_those_come_from(rejeu: Rejeu) -> None:
    assert "point-zero" in rejeu("rules").out
    assert "point-zero" in [rules["id"] for rules in rejeu("rules", "--json").json["rulesets"]]
    for lang in ("en", "fr"):
        shown = rejeu("rules", "point-zero", "--lang", lang).out
        for name in ("turn_seconds", "save", "PZ-01"):
            assert name in shown
    known = {rule["name"]: rule for rule in rejeu("rules", "point-zero", "--json").json["parameters"]}
    assert known["turn_seconds"]["default"] == 3
    assert known["turn_seconds"]["origin"] == "S"
    assert rejeu("rules", "nope").code == 1


def test_verbs_are_listed_in_both_languages(rejeu: Rejeu) -> None:
    assert "attaquer" in rejeu("verbs", "--lang", "fr").out
    assert "attack" in rejeu("verbs").out
    verbs = {verb["id"]: verb for verb in rejeu("verbs", "--json").json["verbs"]}
    assert "esquive" in verbs["dodge"]["words"]["fr"]


def test_the_schema_is_one_object(rejeu: Rejeu) -> None:
    schema = rejeu("schema").json
    assert schema["$schema"].endswith("2020-12/schema")
    assert len(schema["oneOf"]) > 50


# JSON ----------------------------------------------------------------------------------------

STABLE = {
    ("do", "f", "note x"): {"fight", "seq", "head", "first", "last", "lang", "lines", "board"},
    ("undo", "f"): {"fight", "seq", "head", "first", "last", "lang", "lines", "board"},
    ("show", "f"): {"fight", "seq", "head", "at", "for", "board", "health"},
    ("log", "f"): {"fight", "seq", "head", "for", "lang", "lines"},
    ("branches", "f"): {"fight", "seq", "head", "branches"},
    ("fights",): {"journal", "fights"},
    ("verify", "f"): {"fight", "seq", "count", "head", "proved", "remarks", "overrides"},
    ("export", "f", "f.jsonl"): {"fight", "seq", "file", "count", "head", "overrides"},
    ("backup", "b.db"): {"journal", "file", "fights"},
    ("rules",): {"rulesets"},
    ("rules", "point-zero"): {"ruleset", "version", "titles", "parameters"},
    ("verbs",): {"ruleset", "verbs"},
}


@pytest.mark.parametrize("arguments", sorted(STABLE), ids=" ".join)
def test_json_has_the_documented_keys(fight: Rejeu, arguments: tuple[str, ...]) -> None:
    ran = fight(*arguments, "--json")
    assert (ran.code, ran.err) == (0, "")
    assert set(ran.json) == STABLE[arguments]
    if "seq" in ran.json:
        assert ran.json["fight"] == "f"
        assert ran.json["seq"] == fight("show", "f", "--json").json["seq"]


def test_json_keys_stand_in_the_docs() -> None:
    page = (Path(__file__).parents[2] / "docs" / "command-line.md").read_text("utf-8")
    for keys in STABLE.values():
        for key in keys:
            assert f"`{key}`" in page


def test_lines_of_json_are_whole(fight: Rejeu) -> None:
    lines = fight("log", "f", "--json", "--lang", "fr").json["lines"]
    for line in lines:
        assert {"seq", "round", "command", "by", "at", "id", "args", "sentence", "struck"} <= set(line)
    assert any("Mira" in line["sentence"] for line in lines)
    assert not any("{" in line["sentence"] for line in lines)


# Output --------------------------------------------------------------------------------------


class _Terminal:
    """A terminal of sorts: what was written, and whether it has colours."""

    def __init__(self) -> None:
        self.written = ""
        self.encoding = "utf-8"

    def write(self, text: str) -> int:
        self.written += text
        return len(text)

    def flush(self) -> None:
        pass

    def isatty(self) -> bool:
        return True


@pytest.mark.case(31)
def test_colours_only_where_they_are_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    from rejeu.console.screen import Span

    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    rows = [[Span("[b]x[/b] :smile: ", "bold red"), Span("a\x1b[31mb 1\u202e2 <script> A|B|C *x*")]]
    terminal = _Terminal()
    monkeypatch.setattr("sys.stdout", terminal)
    Screen().show(rows)
    coloured = terminal.written
    assert "\x1b[" in coloured
    monkeypatch.setenv("NO_COLOR", "1")
    terminal.written = ""
    Screen().show(rows)
    assert terminal.written == "[b]x[/b] :smile: a\\x1b[31mb 1\\u202e2 <script> A|B|C *x*\n"
    import re

    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == terminal.written
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("TERM", "dumb")
    coloured, terminal.written = terminal.written, ""
    Screen().show(rows)
    assert terminal.written == coloured


NAMES = [
    "D'Arcy",
    "Ökj",
    "Ésaü",
    "A|B|C",
    "*x*",
    "[b]",
    "[/b]",
    "<script>",
    "{$x}",
    "עומר",
    "عمر الخيام",
    "🐉",
    "👩‍🚀",
    "100%",
    "\\",
    "# 1",
    "a=b",
    "x,y",
    'O"Neil',
    "«Q»",
]


def _quoted(name: str) -> str:
    return '"' + name.replace("\\", "\\\\").replace('"', '\\"') + '"'


@pytest.mark.case(31)
def test_names_survive_every_format(rejeu: Rejeu, tmp_path: Path) -> None:
    assert rejeu("new", "f", "--title", "[b]*x*|<script>").code == 0
    for number, name in enumerate(NAMES):
        quoted = _quoted(name)
        ran = rejeu("do", "f", f"join mira as=n{number} name={quoted} side={quoted}")
        assert ran.code == 0, (name, ran.err)
    for lang in ("en", "fr"):
        for arguments in (["show", "f"], ["log", "f"], ["show", "f", "--for", "players"]):
            ran = rejeu(*arguments, "--lang", lang)
            assert ran.code == 0
            for name in NAMES:
                assert name in ran.out, (name, arguments)
    told = rejeu("show", "f", "--json").json
    assert [person["who"]["name"] for person in told["health"]] == NAMES
    assert rejeu("export", "f", "f.jsonl").code == 0
    assert rejeu("--journal", str(tmp_path / "x.db"), "import", "f.jsonl").code == 0
    assert rejeu("--journal", str(tmp_path / "x.db"), "show", "f").out == rejeu("show", "f").out


@pytest.mark.case(31)
def test_people_are_called_by_such_names(rejeu: Rejeu) -> None:
    rejeu("new", "f")
    for number, name in enumerate(NAMES):
        quoted = _quoted(name)
        rejeu("do", "f", f"join mira as=n{number} name={quoted}")
        ran = rejeu("do", "f", f"hide {quoted}")
        assert ran.code == 0, (name, ran.err)
    hidden = [person["who"]["id"] for person in rejeu("show", "f", "--json").json["health"] if person.get("hidden")]
    assert hidden == [f"n{number}" for number in range(len(NAMES))]


@pytest.mark.parametrize("name", ["a\x1b[31m", "a\nb", "", " ", "x" * 81])
def test_names_that_cannot_stand(fight: Rejeu, name: str) -> None:
    ran = fight("do", "f", f'join mira as=x name="{name}"')
    assert (ran.code, ran.out) == (1, "") or name == ""
    assert "\x1b" not in ran.err


def test_a_terminal_that_lacks_characters(fight: Rejeu, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from rejeu.console.main import main

    with (tmp_path / "out.txt").open("w", encoding="cp1252") as out:
        monkeypatch.setattr("sys.stdout", out)
        assert main(["do", "f", 'join mira as=x name="עומר 🐉 Ésaü"']) == 0
        assert main(["show", "f"]) == 0
    shown = (tmp_path / "out.txt").read_text("cp1252")
    assert "Ésaü" in shown
    assert "?" in shown
