from patolli.core.message import Message
from patolli.games.teotihuacan.actions import ACTIONS


def label(s: object, seat: int, action: int) -> Message:
    return Message("teotihuacan-label-" + ACTIONS.word(action))
