"""The base of every decision: in one's own turn, unlocking and tiles may come in between."""

from __future__ import annotations

from typing import Final

from patolli.core.frame import Frame
from patolli.core.message import Message
from patolli.games.teotihuacan.actions import UNLOCK_PAID, UNLOCK_TILE, USE
from patolli.games.teotihuacan.components import (
    AVENUE_LAST,
    TEMPLE_BONUS,
    TEMPLE_TOP,
    UNLOCK_COCOA,
    WORKERS,
)
from patolli.games.teotihuacan.labels import label
from patolli.games.teotihuacan.state import LOCKED, OUT, TURNS, TeotihuacanState
from patolli.games.teotihuacan.tiles.figures import (
    AVENUE_TILE,
    FREE_COCOA,
    KINDS,
    POWER_UP_2,
    TEMPLE_ANY,
    TEMPLE_BLUE,
    TEMPLE_GREEN,
    VP_4,
)


class Anytime:
    """What may be done at any time of a turn. Using a tile may ask anything, so the module of the
    effects (`anytime`) stands above those of all decisions, and enters itself here."""

    def use(self, s: TeotihuacanState, seat: int, action: int) -> None:
        """Unlock all workers, or use a discovery tile."""
        raise TypeError("the module of the effects is not imported")


ANYTIME: Final[list[Anytime]] = []


class Decision(Frame[TeotihuacanState]):
    """A decision of this game.

    A subclass lists its own `options` and says what each does in `answer`. `blocked` tells that
    more options would open with more goods: then even a single one is asked, if a tile may help.
    """

    def options(self, s: TeotihuacanState) -> list[int]:
        """The answers to this question itself, ascending, at least one."""
        raise TypeError(f"{type(self).__name__} has no options")

    def answer(self, s: TeotihuacanState, action: int) -> None:
        """Carry out one of the options."""
        raise TypeError(f"{type(self).__name__} does not take an answer")

    def blocked(self, s: TeotihuacanState) -> bool:
        """Whether something can't be chosen now for want of goods."""
        return False

    def resumed(self) -> Decision:
        """What is asked after an unlock or a tile has come in between."""
        return self

    def legal(self, s: TeotihuacanState) -> list[int]:
        answers = self.options(s)
        if s.phase == TURNS and (len(answers) > 1 or self.blocked(s)):
            add_anytime(s, self.seat, answers)
        return answers

    def apply(self, s: TeotihuacanState, action: int) -> None:
        if action >= UNLOCK_PAID and s.phase == TURNS:
            s.push(self.resumed())
            ANYTIME[0].use(s, self.seat, action)
        else:
            self.answer(s, action)

    def prompt(self, s: TeotihuacanState) -> Message:
        return Message(f"teotihuacan-prompt-{self.name}")

    def label(self, s: TeotihuacanState, action: int) -> Message:
        return label(s, self.seat, action)


def can_advance(s: TeotihuacanState, player: int, temple: int) -> bool:
    """Whether a player can take a step in a temple: its top holds one marker.  # TEO-TEMPLE-6"""
    at = s.temple[player * 3 + temple]
    if at < TEMPLE_BONUS:
        return True
    if at == TEMPLE_TOP:
        return False
    for other in range(s.players):
        if s.temple[other * 3 + temple] == TEMPLE_TOP:
            return False
    return True


def can_advance_any(s: TeotihuacanState, player: int) -> bool:
    """Whether a player can take a step in some temple."""
    return can_advance(s, player, 0) or can_advance(s, player, 1) or can_advance(s, player, 2)


def add_anytime(s: TeotihuacanState, seat: int, answers: list[int]) -> None:
    """Add what may be done at any time of one's turn and would change something."""
    ready = s.ready[seat]
    if s.has_locked(seat):  # TEO-UNLOCK-2, TEO-ANYTIME-1
        if s.cocoa[seat] >= UNLOCK_COCOA:
            answers.append(UNLOCK_PAID)
        if ready and s.wide and s.hand[seat * KINDS + FREE_COCOA]:
            answers.append(UNLOCK_TILE)
    if not ready:
        return
    base = seat * KINDS
    for kind in range(VP_4, POWER_UP_2 + 1):
        if s.hand[base + kind] and usable(s, seat, kind):
            answers.append(USE + kind - VP_4)


def usable(s: TeotihuacanState, seat: int, kind: int) -> bool:
    """Whether using a tile of this kind would change something now."""
    if kind == AVENUE_TILE:
        return s.avenue[seat] < AVENUE_LAST
    if kind == TEMPLE_ANY:
        return can_advance_any(s, seat)
    if TEMPLE_BLUE <= kind <= TEMPLE_GREEN:
        return can_advance(s, seat, kind - TEMPLE_BLUE)
    if kind == POWER_UP_2:
        for worker in range(seat * WORKERS, seat * WORKERS + WORKERS):
            if can_power_up_by_tile(s, worker):
                return True
        return False
    return True


def can_power_up_by_tile(s: TeotihuacanState, worker: int) -> bool:
    """Whether a tile may power a worker up: unlocked, not on the board just landed on."""
    place = s.place[worker]
    return OUT < place < LOCKED and place != s.landing  # TEO-DISCOVERY-10
