"""The replay in a terminal: the board and the lines at one record, stepped with the keys of the page."""

from rejeu.projections.words import View
from rejeu.replays.fight import Fight

from .render_board import BoardView
from .render_chronicle import Chronicler
from .session import Session, actions_of
from .story import lines


def watch(run: Session, fight: Fight, view: View) -> None:
    """Watch a fight again: at the keys of a terminal, else told line by line with the board after each round."""
    tell(run, fight, view)


def tell(run: Session, fight: Fight, view: View) -> None:
    """Tell the fight line by line, with the board where a round gives way to another, and at the end."""
    from rejeu.events.facts import RoundStarted
    from rejeu.replays.player import Player

    player = Player(fight, view, actions_of(fight))
    chronicler, drawer = Chronicler(run.texts), BoardView(run.texts)
    for line in lines(fight, view=view):
        if isinstance(fight.event(line.seq), RoundStarted) and player.state.round:
            run.screen.show([[], *drawer.draw(player.board, (), player.seq), []])
        player.seek(line.seq)
        run.screen.show(chronicler.tell([line]))
    player.seek(fight.tail)
    people = tuple(one for one in player.health if not one.gone)
    run.screen.show([[], *drawer.draw(player.board, people, player.seq)])
