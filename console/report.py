"""Saying what a command recorded: the chronicle of it, then the board, or both as one JSON object."""

from rejeu.engine.state import Encounter
from rejeu.projections.board import board as board_of
from rejeu.projections.health import health
from rejeu.replays.fight import Done, Fight

from .render_board import BoardView
from .render_chronicle import Chronicler
from .session import Session, actions_of
from .story import lines


def report(
    run: Session,
    fight: Fight,
    first: int,
    last: int,
    *,
    before: Encounter | None = None,
    as_json: bool = False,
    board: bool = True,
) -> None:
    """Tell records `first` to `last`, then show the board."""
    told = lines(fight, first, last, before=before)
    if as_json:
        from .as_json import done_object

        run.screen.json(done_object(run.texts, fight, first, last, list(told)))
        return
    run.screen.show(Chronicler(run.texts).tell(told))
    if board:
        run.screen.show([[]])
        show_board(run, fight)


def show_board(run: Session, fight: Fight) -> None:
    """Show where the fight stands, boxes of the wounded included."""
    state = fight.state
    people = tuple(person for person in health(state) if person.health.word != "unhurt" and not person.gone)
    run.screen.show(BoardView(run.texts).draw(board_of(state, actions=actions_of(fight)), people, fight.tail))


def overruled(run: Session, done: Done) -> None:
    """Remark on typed dice that gave way to those recorded before."""
    for key in done.overruled:
        said = run.texts.say(
            "dice-overruled", who=run.texts.person(key.who), purpose=run.texts.word("purpose", key.purpose)
        )
        run.screen.remark(said)
