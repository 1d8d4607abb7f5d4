"""What is to be posted by the way: codes of rolls, and for whoever has a key, checkpoints of rounds and exports."""

from rejeu.events.errors import BrokenLog
from rejeu.events.notes import Note, origin_of
from rejeu.events.record import Header
from rejeu.events.trust_events import RollCalled
from rejeu.events.turn_facts import RoundEnded
from rejeu.replays.fight import Done, Fight

from . import private
from .failures import explain
from .session import Session, salt


def checkpoint_by_the_way(run: Session, fight: Fight, who: str) -> Note | None:
    """Sign where a fight stands if `who` has a key here that the fight knows; remark on why it cannot be signed."""
    if fight.table.trust.key(who) is None or not (private.data_folder() / "keys").is_dir():
        return None
    from . import signing

    signer = signing.own_signer(who)
    if signer is None or signer.key != fight.table.trust.key(who):
        return None
    try:
        log, header = shown_log(fight)
        return signing.checkpoint(origin_of(header), who, signing.leaves_of(fight.journal, log))
    except BrokenLog as fault:
        run.screen.remark(*explain(fault, run.texts))
        return None


def shown_log(fight: Fight) -> tuple[str, Header]:
    """Return the log of a fight that others are shown: the sealed one, brought up to date, where there is one."""
    from rejeu.replays.sealing import has_sealed, header_of, seal, sealed_id

    if not has_sealed(fight.journal, fight):
        return fight.id, fight.header
    seal(fight.journal, fight, salt)
    return sealed_id(fight.id), header_of(fight.journal, sealed_id(fight.id))


def note_rows(note: Note) -> list[str]:
    """Return a note line by line."""
    return str(note).removesuffix("\n").split("\n")


def afterwards(run: Session, fight: Fight, done: Done, who: str) -> None:
    """Show what is to be posted of what was just recorded: the codes of its rolls, a checkpoint if it ended a round."""
    if done.receipt.resent:
        return
    if any(isinstance(fact, RollCalled) for _, fact in done.facts):
        from .fair import codes_of

        run.screen.remark(run.texts.say("roll-codes"), *(f"  {code}" for code in codes_of(fight, done.facts)))
    if not any(isinstance(fact, RoundEnded) for _, fact in done.facts):
        return
    note = checkpoint_by_the_way(run, fight, who)
    if note is not None:
        run.screen.remark(run.texts.say("checkpoint-round"), *note_rows(note))
