"""Saying how the fight stands that another one goes on from."""

from typing import Any

from rejeu.replays.campaign import Pin, check_pin
from rejeu.replays.fight import Fight

from .session import Session


def say_pin(run: Session, fight: Fight) -> None:
    """Remark on the fight that this one goes on from, if it is not what it was."""
    pin = check_pin(fight)
    if pin is not None and pin.standing != "same":
        run.screen.remark(pin_text(run, pin))


def pin_text(run: Session, pin: Pin) -> str:
    """Return how the fight that another goes on from stands, in words."""
    args = {"fight": pin.fight, "count": pin.lines, "now": pin.now}
    match pin.standing:
        case "same":
            return run.texts.say("pin-same", **args)
        case "extended":
            return run.texts.say("pin-extended", **args)
        case "amended":
            return run.texts.say("pin-amended", **args)
        case "missing":
            return run.texts.say("pin-missing", **args)
        case "broken":
            return run.texts.say("pin-broken", **args)


def pin_object(fight: Fight) -> dict[str, Any]:
    """Return the same as a part of an object, empty for a fight that goes on from none."""
    pin = check_pin(fight)
    return {} if pin is None else {"previous": pin._asdict()}
