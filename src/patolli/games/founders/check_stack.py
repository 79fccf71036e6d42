"""What is pending: the tiles that decisions hold, and which decisions can wait for which."""

from __future__ import annotations

from typing import Any

from patolli.core.frame import Frame, Step
from patolli.games.founders.names import COLOURS, FROM_QUARTERS, SOURCES
from patolli.games.founders.rules.construction.base_rewards import (
    ListedBuildings,
    MoreListed,
    SizedBuilding,
)
from patolli.games.founders.rules.construction.paying import Pay
from patolli.games.founders.rules.construction.placing import Place, Replace
from patolli.games.founders.rules.construction.pyramid import SetPyramid
from patolli.games.founders.rules.final_scoring import all_quarters
from patolli.games.founders.rules.influence.offering import Earn, ReturnTile, Times
from patolli.games.founders.rules.influence.worship_display import WorshipReward
from patolli.games.founders.rules.rounds_and_turns import MoveArchitect, NextTurn, RivalTurn, Turn
from patolli.games.founders.rules.setup import OpenPlay, StartTiles
from patolli.games.founders.solo.rival import RIVAL, harmony
from patolli.games.founders.state import FoundersState


def in_hand(s: FoundersState) -> list[list[int]]:
    """Tiles that pending frames hold: buildings and temples, pyramid tiles, worship tiles."""
    placing: list[int] = []
    setting: list[int] = []
    worship: list[int] = []
    for frame in s.stack:
        if isinstance(frame, Place) and not frame.optional:
            placing.append(frame.what)
        elif isinstance(frame, SetPyramid):
            setting.append(frame.colour)
        elif isinstance(frame, ReturnTile):
            worship.append(frame.tile)
    return [placing, setting, worship]


def check_stack(s: FoundersState, ask: bool) -> list[str]:
    """Everything impossible about what is pending, as sentences.

    `ask` says whether the rest of the state is sound, so that what is decided can be asked.
    """
    wrong = _end(s)
    if s.stack:
        wrong += _play(s) if s.opened else _setup(s)
        wrong += _waiting(s)
    if ask and not wrong and s.stack and not any(frame.check(s) for frame in s.stack):
        top = s.stack[-1]
        if not isinstance(top, Step) and not top.legal(s):
            wrong.append(f"{top.name}: there is nothing to choose")
    return wrong


def _end(s: FoundersState) -> list[str]:
    """The quarters are scored when the game is over, and not before."""
    wrong: list[str] = []
    rounds = s.c.for_players(s.architects).rounds
    if s.over and (not s.opened or s.round + 1 < rounds or 0 in s.passed):
        wrong.append(f"the game is over, but not all have passed in round {rounds}")
    for architect in range(s.architects):
        me = f"seat {architect}" if architect < s.seats else "the rival"
        scored = s.earned[architect * len(SOURCES) + FROM_QUARTERS]
        worth = 0
        if s.over:
            worth = harmony(s) if s.solo and architect == RIVAL else all_quarters(s, architect)
        if scored != worth:
            when = "at the end" if s.over else "before the end"
            wrong.append(f"{me}: {scored} points from quarters {when}, not {worth}")
    return wrong


def _play(s: FoundersState) -> list[str]:
    """In play a turn, or what follows one, lies under all that its player decides."""
    wrong: list[str] = []
    base = s.stack[0]
    if not isinstance(base, Turn | NextTurn):
        return [f"{base.name}: under it must wait a turn, or next-turn"]
    if isinstance(base, Turn) and s.passed[base.seat]:
        wrong.append(f"seat {base.seat} has passed and takes no more turns in this round")
    for index, frame in enumerate(s.stack[1:], 1):
        if isinstance(frame, RivalTurn):
            if not s.solo or len(s.stack) > 2:
                wrong.append("rival-turn: the rival's turn is not within another")
        elif isinstance(frame, Turn | NextTurn | OpenPlay | StartTiles):
            wrong.append(f"{frame.name}: it can't come within a turn")
        elif frame.seat != base.seat:
            wrong.append(f"{frame.name}: it is seat {base.seat}'s turn, not seat {frame.seat}'s")
        elif isinstance(frame, MoveArchitect) and index > 1:
            wrong.append("move-architect: it comes when all else of the turn is done")
    return wrong


def _setup(s: FoundersState) -> list[str]:
    """In the setup the opening of play waits, then those with starting tiles, in turn order."""
    wrong: list[str] = []
    if s.round or s.power or any(s.heights) or any(s.passed):
        wrong.append("in the setup no one has acted or passed yet")
    if not isinstance(s.stack[0], OpenPlay):
        return [*wrong, f"{s.stack[0].name}: under it must wait open-play, in the setup"]
    asked = [frame.seat for frame in s.stack if isinstance(frame, StartTiles)]
    order = [(s.first + turn) % s.architects for turn in range(s.architects - 1, -1, -1)]
    due = [
        seat
        for seat in order
        if seat < s.seats and any(s.starting[seat * len(COLOURS) : (seat + 1) * len(COLOURS)])
    ]
    if asked != due:
        wrong.append(f"start-tiles: seats {due} have starting tiles to place, not {asked}")
    placing = s.stack[1 + len(asked) :]
    for frame in placing:
        if not isinstance(frame, SETTING_UP):
            wrong.append(f"{frame.name}: it can't come in the setup")
        elif frame.seat != placing[0].seat:
            wrong.append(f"{frame.name}: seat {placing[0].seat} places a starting tile")
    return wrong


#: What a starting tile can ask for.
SETTING_UP = (
    SetPyramid,
    Place,
    Replace,
    ListedBuildings,
    MoreListed,
    SizedBuilding,
    WorshipReward,
)


def _waiting(s: FoundersState) -> list[str]:
    """A decision waits only for what leaves it possible, an offering only for its own tile."""
    wrong: list[str] = []
    for below, frame in zip(s.stack, s.stack[1:], strict=False):
        if not _can_wait(below, frame):
            wrong.append(f"{below.name}: it can't wait for {frame.name}")
        if isinstance(frame, Earn | Times) and not (
            isinstance(below, ReturnTile) and below.tile == frame.tile
        ):
            wrong.append(f"{frame.name}: under it must wait return-tile, with the same tile")
    return wrong


def _can_wait(below: Frame[Any], frame: Frame[Any]) -> bool:
    if isinstance(below, Place | SetPyramid | Earn):
        return isinstance(frame, Pay)
    if isinstance(below, WorshipReward):
        return isinstance(frame, WorshipReward)
    return isinstance(below, Step | Turn | StartTiles)
