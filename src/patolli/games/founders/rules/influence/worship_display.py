"""The worship tiles: piles, the face-up display, and taking a tile."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Frame
from patolli.core.message import Message, name
from patolli.core.native import i64, mypyc_attr
from patolli.games.founders import events
from patolli.games.founders.arguments import misnumbered
from patolli.games.founders.names import COLOURS, NONE
from patolli.games.founders.state import FoundersState
from patolli.games.founders.tiles.worship import effect_label


def fill_display(s: FoundersState, colour: i64) -> None:
    """Fill empty face-up places, the one beside the pile first (FOU-DISPLAY-1, FOU-DISPLAY-2)."""
    if not s.opened:
        return
    if s.lent:
        s.own_worship()
    face_up = s.face_up
    beside = colour * 2
    top = beside + 1
    if face_up[beside] == NONE:
        if face_up[top] != NONE:
            face_up[beside] = face_up[top]
            face_up[top] = NONE
        else:
            face_up[beside] = draw(s, colour)
    if face_up[top] == NONE:
        face_up[top] = draw(s, colour)


def draw(s: FoundersState, colour: i64) -> int:
    """The top tile of a face-down pile, or NONE."""
    if s.lent:
        s.own_worship()
    pile = s.piles[colour]
    if not pile:
        return NONE
    s.reveal()
    tile = pile.pop()
    if s.known[colour] > len(pile):
        s.known[colour] = len(pile)
    return tile


def open_display(s: FoundersState) -> None:
    """Turn up two tiles of each colour (FOU-SETUP-21)."""
    s.opened = 1
    for colour in range(len(COLOURS)):
        fill_display(s, colour)


def put_under(s: FoundersState, tile: int) -> None:
    """Put a tile back face down under its pile; all have seen it (FOU-DISPLAY-2, FOU-DISPLAY-3)."""
    colour = s.c.tile_colour[tile]
    if s.lent:
        s.own_worship()
    s.piles[colour].insert(0, tile)
    s.known[colour] = s.known[colour] + 1
    fill_display(s, colour)


def add_face_up(s: FoundersState, answers: list[int], colour: i64) -> None:
    """Add the answers `take` for the face-up tiles of a colour, ascending, each kind once."""
    first: i64 = s.a.take.first
    beside: i64 = s.face_up[colour * 2]
    top: i64 = s.face_up[colour * 2 + 1]
    if beside != NONE and beside < top:
        answers.append(first + beside)
    if top != NONE:
        answers.append(first + top)
    if beside != NONE and beside > top:
        answers.append(first + beside)


def remove_face_up(s: FoundersState, tile: int) -> None:
    """Take a face-up tile off the display and fill its place."""
    colour = s.c.tile_colour[tile]
    beside = colour * 2
    if s.lent:
        s.own_worship()
    if s.face_up[beside] == tile:
        s.face_up[beside] = NONE
    else:
        s.face_up[beside + 1] = NONE
    fill_display(s, colour)


def receive(s: FoundersState, seat: int, tile: int) -> None:
    """Give a worship tile to a player."""
    if s.lent:
        s.own_worship()
    hand = s.hand[seat]
    index = len(hand)
    while index and hand[index - 1] > tile:
        index -= 1
    hand.insert(index, tile)
    if s.recording:
        events.worship_taken(s, seat, tile)


def give_away(s: FoundersState, seat: int, tile: int) -> None:
    """Take a worship tile out of a player's hand."""
    if s.lent:
        s.own_worship()
    s.hand[seat].remove(tile)


def push_temple_worship(s: FoundersState, seat: int, colour: int) -> None:
    """The worship tile of a temple that was just built (FOU-TEMPLE-5, FOU-SETUP-19)."""
    if not s.opened:
        take_unseen(s, seat, colour)
    elif s.face_up[colour * 2] != NONE:
        s.push(TakeWorship(seat, colour))


def take_unseen(s: FoundersState, seat: int, colour: int) -> None:
    """The top tile of a face-down pile, during the setup (FOU-SETUP-19)."""
    tile = draw(s, colour)
    if tile != NONE:
        receive(s, seat, tile)


def push_worship_reward(s: FoundersState, seat: int) -> None:
    """A worship tile as a reward, if there is one (FOU-REWARD-5)."""
    if reward_piles(s):
        s.push(WorshipReward(seat))


def reward_piles(s: FoundersState) -> list[int]:
    """The colours with a tile on top of the pile (in the setup: with a pile)."""
    colours: list[int] = []
    for colour in range(len(COLOURS)):
        if s.piles[colour] if not s.opened else s.face_up[colour * 2 + 1] != NONE:
            colours.append(colour)
    return colours


@final
@mypyc_attr(free_list_len=1)
class TakeWorship(Frame[FoundersState]):
    """Which of the two face-up worship tiles of a colour to take."""

    name: ClassVar[str] = "take-worship"

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour: Final = colour

    @classmethod
    def things(cls, s: FoundersState) -> dict[str, list[str]]:
        return {"colour": [*COLOURS]}

    def legal(self, s: FoundersState) -> list[int]:
        answers: list[int] = []
        add_face_up(s, answers, self.colour)
        return answers

    def apply(self, s: FoundersState, action: int) -> None:
        tile = s.a.take.index(action)
        receive(s, self.seat, tile)
        remove_face_up(s, tile)

    def prompt(self, s: FoundersState) -> Message:
        colour = name(f"founders-{COLOURS[self.colour]}")
        return Message("founders-prompt-take-worship", {"colour": colour})

    def label(self, s: FoundersState, action: int) -> Message:
        return effect_label("take", s.c, s.a.take.index(action))

    def check(self, s: FoundersState) -> list[str]:
        return misnumbered(self, s)


@final
@mypyc_attr(free_list_len=1)
class WorshipReward(Frame[FoundersState]):
    """From which pile to take the top worship tile; it may be left."""

    name: ClassVar[str] = "worship-reward"

    def legal(self, s: FoundersState) -> list[int]:
        answers = [s.a.decline]
        for colour in reward_piles(s):
            answers.append(s.a.pile.first + colour)
        return answers

    def apply(self, s: FoundersState, action: int) -> None:
        if action == s.a.decline:
            return
        colour = s.a.pile.index(action)
        if not s.opened:
            take_unseen(s, self.seat, colour)
            return
        tile = s.face_up[colour * 2 + 1]
        if s.lent:
            s.own_worship()
        s.face_up[colour * 2 + 1] = NONE
        receive(s, self.seat, tile)
        fill_display(s, colour)

    def prompt(self, s: FoundersState) -> Message:
        return Message("founders-prompt-worship-reward")

    def label(self, s: FoundersState, action: int) -> Message:
        if action == s.a.decline:
            return Message("founders-label-decline")
        colour = s.a.pile.index(action)
        if not s.opened:
            return Message("founders-label-pile", {"colour": name(f"founders-{COLOURS[colour]}")})
        return effect_label("take", s.c, s.face_up[colour * 2 + 1])
