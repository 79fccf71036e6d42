"""Influence: a step on the favour track, then an exchange of a worship tile."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import FLAG, Frame
from patolli.core.message import Data, Message
from patolli.core.native import mypyc_attr
from patolli.games.founders import events
from patolli.games.founders.arguments import misnumbered
from patolli.games.founders.names import COLOURS, FROM_FAVOUR, NONE
from patolli.games.founders.rules.influence.worship_display import (
    add_face_up,
    give_away,
    put_under,
    receive,
    remove_face_up,
)
from patolli.games.founders.rules.zones import Influence
from patolli.games.founders.state import FoundersState
from patolli.games.founders.tiles.worship import effect_label


def can_exchange(s: FoundersState, seat: int) -> bool:
    """Whether the player has a worship tile and another lies face up."""
    if not s.hand[seat]:
        return False
    for tile in s.face_up:
        if tile != NONE:
            return True
    return False


def step_favour(s: FoundersState, seat: int) -> bool:
    """Move the token one step, with its points (FOU-FAVOUR-1); False at the end of the track."""
    step = s.favour[seat]
    if step >= len(s.c.favour_vp):
        return False
    if s.lent:
        s.own_people()
    s.favour[seat] = step + 1
    s.gain(seat, s.c.favour_vp[step], FROM_FAVOUR)
    return True


@final
@mypyc_attr(free_list_len=1)
class Exchange(Frame[FoundersState]):
    """Which face-up worship tile to take for an own one; `must` is 1 at the end of the track."""

    name: ClassVar[str] = "exchange"

    def __init__(self, seat: int, must: int) -> None:
        super().__init__(seat)
        self.must: Final = must

    @classmethod
    def things(cls, s: FoundersState) -> dict[str, list[str]]:
        return {"must": FLAG}

    def legal(self, s: FoundersState) -> list[int]:
        answers = [] if self.must else [s.a.decline]
        for colour in range(len(COLOURS)):
            add_face_up(s, answers, colour)
        return answers

    def apply(self, s: FoundersState, action: int) -> None:
        if action != s.a.decline:
            s.push(Give(self.seat, s.a.take.index(action)))

    def prompt(self, s: FoundersState) -> Message:
        return Message("founders-prompt-exchange")

    def label(self, s: FoundersState, action: int) -> Message:
        if action == s.a.decline:
            return Message("founders-label-decline")
        return effect_label("take", s.c, s.a.take.index(action))

    def check(self, s: FoundersState) -> list[str]:
        if not can_exchange(s, self.seat):
            return [f"{self.name}: there is nothing to exchange"]
        return misnumbered(self, s)


@final
@mypyc_attr(free_list_len=1)
class Give(Frame[FoundersState]):
    """Which own worship tile goes back for the chosen one (FOU-FAVOUR-2).

    `taken` lies face up until then: what comes in its place is not seen before the choice.
    """

    name: ClassVar[str] = "give"

    def __init__(self, seat: int, taken: int) -> None:
        super().__init__(seat)
        self.taken: Final = taken

    @classmethod
    def things(cls, s: FoundersState) -> dict[str, list[str]]:
        return {"taken": s.c.tile_names}

    def legal(self, s: FoundersState) -> list[int]:
        answers: list[int] = []
        last = -1
        for tile in s.hand[self.seat]:
            if tile != last:
                answers.append(s.a.give.first + tile)
                last = tile
        return answers

    def apply(self, s: FoundersState, action: int) -> None:
        tile = s.a.give.index(action)
        give_away(s, self.seat, tile)
        if s.recording:
            events.worship_returned(s, self.seat, tile)
        receive(s, self.seat, self.taken)
        remove_face_up(s, self.taken)
        put_under(s, tile)

    def prompt(self, s: FoundersState) -> Message:
        return Message("founders-prompt-give")

    def label(self, s: FoundersState, action: int) -> Message:
        return effect_label("give", s.c, s.a.give.index(action))

    def view(self, s: FoundersState) -> Data:
        return {"worship": s.c.tile_names[self.taken]}

    def check(self, s: FoundersState) -> list[str]:
        wrong = misnumbered(self, s)
        if not wrong and self.taken not in s.face_up:
            wrong.append("the worship tile that is to be taken does not lie face up")
        if not s.hand[self.seat]:
            wrong.append(f"{self.name}: seat {self.seat} has no worship tile to give")
        return wrong


@final
class Favour(Influence):
    """The influence action of the pyramid zone."""

    def possible(self, s: FoundersState, seat: int) -> bool:
        return s.favour[seat] < len(s.c.favour_vp) or can_exchange(s, seat)

    def start(self, s: FoundersState, seat: int) -> None:
        step = s.favour[seat]
        stepped = step_favour(s, seat)
        if stepped and s.recording:
            events.favour(s, seat, step + 1, s.c.favour_vp[step])
        if can_exchange(s, seat):  # at the end of the track it alone is left: FOU-FAVOUR-3
            s.push(Exchange(seat, 0 if stepped else 1))
