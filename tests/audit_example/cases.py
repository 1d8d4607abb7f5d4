"""What examples/audit shows: each case is what to run, and what its answer must name."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from rejeu.events import trust_events as e
from rejeu.events.base import Event
from rejeu.events.chain import leaf_hash
from rejeu.events.facts import Rolled
from rejeu.events.proofs import tree_head
from rejeu.events.record import Stored, base64
from rejeu.events.sqlite import SqliteJournal
from rejeu.replays.fight import Fight
from tests.audit_example import forge
from tests.audit_example.machine import Machine, note_in
from tests.audit_example.table import BACKUP, COPY, FIGHT, Table

HOLDS, BROKEN = 0, 3
KEYS = ("--key", "keys.txt")
ROUNDS = ("round-1.txt", "round-2.txt", "round-3.txt", "end.txt")


class Case(NamedTuple):
    """`names`: words that stand in one line of the answer. `first`: what is run before, in the same journal."""

    about: str
    french: str
    run: tuple[str, ...]
    names: tuple[str, ...]
    ends: int = BROKEN
    first: tuple[str, ...] = ()
    forged: bool = True

    def text(self) -> str:
        """Return the case as TOML."""
        rows = {"about": self.about, "french": self.french, "first": self.first, "run": self.run}
        rows |= {"names": self.names, "ends": self.ends, "forged": self.forged}
        told = [f"{name} = {json.dumps(value, ensure_ascii=False)}" for name, value in rows.items() if value != ()]
        return "\n".join(["[[case]]", *told]) + "\n"


def honest(at: Table) -> list[Case]:
    """What holds."""
    codes = str(len(list(checks(at))))
    told = str(disclosed_line(at))
    return [
        Case(
            "alice's copy is what was signed, round by round",
            "la copie d'alice est ce qui a été signé, tour après tour",
            ("verify", COPY, *ROUNDS, "record.txt", "since.txt", *KEYS), (COPY, "33", "gm"), HOLDS,
        ),
        Case(
            "one record, for somebody who has no copy",
            "une seule entrée, pour qui n'a pas de copie",
            ("verify", "record.txt", *KEYS), ("record.txt", "15", "34"), HOLDS,
        ),
        Case(
            "nothing was rewritten between two checkpoints, for somebody who has no copy",
            "rien n'a été réécrit entre deux points de contrôle, pour qui n'a pas de copie",
            ("verify", "since.txt", "round-1.txt", *KEYS), ("since.txt", "34", "19"), HOLDS,
        ),
        Case(
            "alice put her name under the second checkpoint",
            "alice a mis son nom sous le deuxième point",
            ("verify", "round-2.txt", *KEYS), ("round-2.txt", "alice", "27"), HOLDS,
        ),
        Case(
            "the dice of the codes that were posted are what the seed and the words give",
            "les dés des codes publiés sont ce que donnent la graine et les mots",
            ("check", "@codes.txt", "--in", COPY), (codes, "0"), HOLDS,
        ),
        Case(
            "after one secret was disclosed, it is still the same record",
            "un secret divulgué, c'est toujours le même registre",
            ("verify", "alice-one-told.combat.jsonl", *ROUNDS, "one-told.txt", *KEYS),
            ("alice-one-told.combat.jsonl", "34", "gm"), HOLDS,
        ),
        Case(
            "and the secret is what was sealed in the second round",
            "et le secret est ce qui fut scellé au deuxième tour",
            ("secrets", FIGHT), (told,), HOLDS, ("import", "alice-one-told.combat.jsonl"),
        ),
        Case(
            "after all was disclosed, it is still the same record",
            "tout divulgué, c'est toujours le même registre",
            ("verify", "alice-all-told.combat.jsonl", *ROUNDS, "one-told.txt", "all-told.txt", *KEYS),
            ("alice-all-told.combat.jsonl", "35", "gm"), HOLDS,
        ),
        Case(
            "and what alice was told of it is what happened",
            "et ce qu'on en a dit à alice est ce qui s'est passé",
            ("verify", "alice-all-told.combat.jsonl"),
            ("34",),
            HOLDS,
        ),
        Case(
            "and every roll, out of alice's sight too, is what the seed gives",
            "et chaque jet, même hors de la vue d'alice, est ce que donne la graine",
            ("check", "alice-all-told.combat.jsonl"),
            (str(all_rolls(at)), "0"),
            HOLDS,
        ),
    ]  # fmt: skip


def all_rolls(at: Table) -> int:
    """Return how many rolls there were."""
    fight = Fight(SqliteJournal(at.gm.journal, write=False), FIGHT)
    return sum(isinstance(fight.event(seq), Rolled) for seq in range(1, fight.tail + 1))


def checks(at: Table) -> list[str]:
    """Return the rolls that the codes are of, as alice is told them."""
    return [row for row in at.alice("check", at.copy(COPY)).splitlines() if row.startswith("ferry-sealed.")]


def disclosed_line(at: Table) -> int:
    """Return which line of the sealed log the first disclosure opened."""
    _, records = forge.read(at.out / "alice-one-told.combat.jsonl")
    return next(
        seq for seq, one in enumerate(records, 1) if one.openings[forge.part_of(one, seq, "gm")] is not None
    )  # fmt: skip


def everything(at: Table, another: Path, other_note: str) -> list[Case]:
    """Write every forged file; return what holds and what does not."""
    backup, early = at.home / BACKUP, at.home / "early.combat.jsonl"
    machine = forge.twin(at.gm, at.home / "early", "early")
    shutil.copy(backup, machine.journal)
    machine("export", FIGHT, str(early), "--for", "alice")
    lie = falsehood(at, machine)
    right = [case._replace(forged=False) for case in honest(at)]
    return [*right, *changed_logs(at, early, another), *rewritten_logs(at, backup), lie, *papers(at, other_note)]


def falsehood(at: Table, machine: Machine) -> Case:
    """Tell alice of another face than fell, seal it so, and disclose everything."""
    machine("do", FIGHT, "disclose 'All of it.'")
    everything, hers = machine.folder / "gm.combat.jsonl", machine.folder / "alice.combat.jsonl"
    machine("export", FIGHT, str(everything), "--for", "gm")
    machine("export", FIGHT, str(hers), "--for", "alice")
    header, records = forge.read(everything)
    lied = forge.resealed(header, records, ROLL, forge.part_of(records[ROLL - 1], ROLL), lambda: at.gm.bytes(16))
    forge.write(at.out / "forged" / "falsehood.combat.jsonl", header, forge.given(lied, forge.read(hers)[1]))
    liar = forge.twin(at.gm, at.home / "liar", "liar")
    note = forge.signed_by(liar, at.out / "forged" / "falsehood.combat.jsonl", "gm", FIGHT)
    forge.write_text(at.out / "forged" / "falsehood.txt", note)
    return Case(
        "alice was told of another face than fell, sealed and signed so, and all was disclosed since",
        "on a dit à alice une autre face que celle du jet, scellée et signée ainsi, et tout est divulgué depuis",
        ("verify", "forged/falsehood.combat.jsonl", "forged/falsehood.txt", *KEYS),
        ("alice", str(ROLL)),
    )


# Logs that were changed by hand --------------------------------------------------------------

ROLL = 15
"""The line of the first blow: a roll of alice's Kesh is told in it."""


def changed_logs(at: Table, early: Path, another: Path) -> list[Case]:
    """Forge alice's copy as it was after the first round."""
    header, records = forge.read(early)
    at_roll = ROLL - 1
    place = forge.part_of(records[at_roll], ROLL)
    roll, after = records[at_roll], records[at_roll + 1]
    face = forge.reworded(roll, place, forge.other_face)

    def save(name: str, made: forge.Records) -> str:
        forge.write(at.out / "forged" / name, header, made)
        return f"forged/{name}"

    def run(file: str) -> tuple[str, ...]:
        return ("verify", file, "round-1.txt", *KEYS)

    def put(*those: tuple[int, list[Stored]]) -> forge.Records:
        made = [[one] for one in records]
        for index, instead in those:
            made[index] = instead
        return [one for some in made for one in some]

    swapped = (
        forge.with_part(roll, place, after.openings[place]), forge.with_part(after, place, roll.openings[place]),
    )  # fmt: skip
    _, theirs = forge.read(another)
    foreign = theirs[at_roll].openings[place]
    return [
        Case(
            "a face of a roll was changed", "une face d'un jet a été changée",
            run(save("changed-face.combat.jsonl", put((at_roll, [face])))), (str(ROLL),),
        ),
        Case(
            "a face was changed, and its seal with it", "une face a été changée, et son sceau avec",
            run(save("changed-seal.combat.jsonl", put((at_roll, [forge.recommitted(face, ROLL)])))), (str(ROLL + 1),),
        ),
        Case(
            "a line was left out", "une ligne a été retirée",
            run(save("line-left-out.combat.jsonl", put((at_roll, [])))), (str(ROLL), str(ROLL + 1)),
        ),
        Case(
            "a line was put in", "une ligne a été ajoutée",
            run(save("line-put-in.combat.jsonl", put((at_roll, [forge.made_up(records[at_roll - 1], ROLL), roll])))),
            (str(ROLL), str(ROLL + 1)),
        ),
        Case(
            "the parts of two lines were swapped", "les parts de deux lignes ont été échangées",
            run(save("swapped.combat.jsonl", put((at_roll, [swapped[0]]), (at_roll + 1, [swapped[1]])))),
            (str(ROLL),),
        ),
        Case(
            "a part is of another fight", "une part est d'un autre combat",
            run(save("foreign-part.combat.jsonl", put((at_roll, [forge.with_part(roll, place, foreign)])))),
            (str(ROLL),),
        ),
        Case(
            "the end was cut off, and the last line made to fit",
            "la fin a été coupée, et la dernière ligne ajustée",
            run(save("cut.combat.jsonl", records[:at_roll])), ("round-1.txt", "19", str(ROLL)),
        ),
    ]  # fmt: skip


# What the game master could do ---------------------------------------------------------------


def rewritten_logs(at: Table, backup: Path) -> list[Case]:
    """Forge the whole record from some line on, every link and seal right, as only its keeper can."""
    last = Fight(SqliteJournal(at.gm.journal, write=False), FIGHT)
    seed = e.RevealSeed(seed=base64(last.table.trust.seeds[0].seed))
    codes = (at.out / "codes.txt").read_text("utf-8").split()

    def save(name: str, wrong: e.RevealSeed, change: Callable[[Event], Event]) -> str:
        fight = forge.rewritten(backup, FIGHT, wrong, change, at.gm)
        forge.copy_to(at.out / "forged" / name, fight, at.gm)
        return f"forged/{name}"

    def same(event: Event) -> Event:
        return event

    other = save("other-seed.combat.jsonl", e.RevealSeed(seed=base64(bytes(32))), same)
    worded = save("other-word.combat.jsonl", seed, forge.word("bob", "lantern", ("bob", "lighthouse")))
    unsaid = save("word-out.combat.jsonl", seed, forge.word("bob", "lantern", ("alice", "harbour")))
    forked = fork(at, backup)
    told = at.out / "alice-one-told.combat.jsonl"
    header, records = forge.read(told)
    line = disclosed_line(at)
    place = forge.part_of(records[line - 1], line, "text")
    lie = forge.reworded(records[line - 1], place, lambda part: part.replace(b"key of the hold", b"key of the safe"))
    forge.write(at.out / "forged" / "other-secret.combat.jsonl", header, [*records[: line - 1], lie, *records[line:]])
    return [
        Case(
            "a disclosed secret is not what was sealed", "un secret divulgué n'est pas ce qui fut scellé",
            ("verify", "forged/other-secret.combat.jsonl", "one-told.txt", *KEYS), (str(line),),
        ),
        Case(
            "another seed was shown than the one committed to",
            "la graine montrée n'est pas celle qui fut engagée",
            ("check", other), (codes_of(at, other, ROLL), ),
        ),
        Case(
            "a word of the dice is another, and the record was written anew to fit",
            "un mot des dés est un autre, et le registre a été réécrit pour aller avec",
            ("check", worded), (codes_of(at, worded, ROLL),),
        ),
        Case(
            "the same, against a code that was posted", "la même chose, face à un code publié",
            ("check", codes[0], "--in", worded), (codes[0],),
        ),
        Case(
            "a word of the dice was taken out", "un mot des dés a été retiré",
            ("check", unsaid), (codes_of(at, unsaid, ROLL),),
        ),
        Case(
            "the game master keeps two records: the other one, against what was posted",
            "le meneur tient deux registres : l'autre, face à ce qui a été publié",
            ("verify", forked, "round-1.txt", "round-2.txt", *KEYS), ("round-2.txt", "19", "26"),
        ),
        Case(
            "the game master keeps two records: both signed",
            "le meneur tient deux registres : tous deux signés",
            ("verify", "round-2.txt", "forged/fork.txt", *KEYS), ("round-2.txt", "forged/fork.txt", "27"),
        ),
    ]  # fmt: skip


def codes_of(at: Table, file: str, seq: int) -> str:
    """Return the code of a line of a forged log."""
    header, records = forge.read(at.out / file)
    return forge.code_of(header, records[seq - 1].line, seq)


def fork(at: Table, backup: Path) -> str:
    """Play another second round with the game master's own key, and sign it, on a machine that remembers nothing."""
    machine = forge.twin(at.gm, at.home / "fork", "fork")
    shutil.copy(backup, machine.journal)
    for line in (
        "note secret=gm 'Nobody has the key.'", "note 'Waves.'", "note 'Wind.'",
        "attack kesh brigand defence=no", "pass reva", "pass brigand",
    ):  # fmt: skip
        machine("do", FIGHT, line)
    note = note_in(machine("do", FIGHT, "note 'Rain.'") + machine("do", FIGHT, "round"))
    forge.write_text(at.out / "forged" / "fork.txt", note)
    machine("export", FIGHT, str(at.out / "forged" / "fork.combat.jsonl"), "--for", "alice", "--replace")
    return "forged/fork.combat.jsonl"


# Notes and proofs ----------------------------------------------------------------------------


def papers(at: Table, other_note: str) -> list[Case]:
    """Forge checkpoints, proofs and codes."""
    header, records = forge.read(at.out / COPY)
    note = (at.out / "end.txt").read_text("utf-8")
    code = (at.out / "codes.txt").read_text("utf-8").split()[1]
    _, other = forge.read(at.out / "forged" / "other-word.combat.jsonl")

    def save(name: str, text: str) -> str:
        forge.write_text(at.out / "forged" / name, text)
        return f"forged/{name}"

    stranger = Machine(at.home / "stranger", at.gm.clock, "stranger")
    anew = save("old-as-newest.txt", (at.out / "round-1.txt").read_text("utf-8"))
    raised = save("other-count.txt", note.replace("\n34\n", "\n35\n", 1))
    imposed = save("other-key.txt", forge.signed_by(stranger, at.out / COPY, "gm", FIGHT))
    copy = at.copy_for("bob")
    stolen = save("lost-key.txt", forge.signed_by(at.thief, copy, "bob", FIGHT, at.out / "round-3.txt"))
    foreign = save("other-fight.txt", other_note)
    proof = (at.out / "record.txt").read_text("utf-8")
    moved = save("other-record.txt", forge.other_record(proof, records[ROLL].line, ROLL + 1))
    since = (at.out / "since.txt").read_text("utf-8")
    leaves = [leaf_hash(line) for line in (header, *(one.line for one in other))]
    parted = save("other-old.txt", forge.other_old(since, tree_head(leaves[:19])))
    turned = code.replace(f".{ROLL}.", f".{ROLL + 1}.")
    lost = key_lost(at)
    return [
        Case(
            "an old checkpoint is given as the newest", "un ancien point est donné pour le dernier",
            ("verify", COPY, anew, *KEYS), (COPY, "19", "33"), HOLDS,
        ),
        Case(
            "a checkpoint was changed", "un point de contrôle a été changé",
            ("verify", COPY, raised, *KEYS), (raised, "gm"),
        ),
        Case(
            "somebody else signs under the game master's name",
            "quelqu'un d'autre signe sous le nom du meneur",
            ("verify", COPY, imposed, *KEYS), (imposed, "gm"),
        ),
        Case(
            "bob's name stands under a checkpoint, signed with a key that he had lost",
            "le nom de bob est sous un point, signé d'une clé qu'il avait perdue",
            ("verify", COPY, stolen, *KEYS), (stolen, "bob", lost),
        ),
        Case(
            "a checkpoint is of another fight of the same name",
            "un point est d'un autre combat du même nom",
            ("verify", COPY, foreign, *KEYS), (foreign,),
        ),
        Case(
            "a proof is of another record", "une preuve est d'une autre entrée",
            ("verify", moved, *KEYS), (moved, str(ROLL + 1)),
        ),
        Case(
            "a proof goes on from another log", "une preuve part d'un autre registre",
            ("verify", parted, *KEYS), (parted, "34", "19"),
        ),
        Case(
            "a code of a roll is said to be of another line", "un code de jet est donné pour une autre ligne",
            ("check", turned, "--in", COPY), (turned,),
        ),
    ]  # fmt: skip


def key_lost(at: Table) -> str:
    """Return the line of the sealed log at which bob's key is declared lost, as alice's copy has it."""
    keys = forge.unsealed(at.out / COPY).keys()
    return str(next(span.last for span in keys if span.lost))
