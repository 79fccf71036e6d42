"""Uncovering a temple and digging up a treasure: TIK-LEVEL, TIK-DIG."""

from __future__ import annotations

from patolli.core.message import Message
from patolli.core.native import i64
from patolli.games.tikal import events
from patolli.games.tikal.actions import DIG, UNCOVER
from patolli.games.tikal.bitboards import lowest
from patolli.games.tikal.board import SPACE_COUNT, SPACES
from patolli.games.tikal.components import (
    DIG_COST,
    EXCAVATIONS_PER_HEX,
    TREASURE_KINDS,
    UNCOVER_COST,
)
from patolli.games.tikal.state import TikalState


def pieces_on(s: TikalState, seat: int, space: int) -> int:
    """A seat's pieces on a space, the leader counting as one. TIK-LEVEL-3, TIK-DIG-3."""
    at: i64 = seat * SPACE_COUNT + space
    count = s.explorers[at]
    return count + 1 if s.leader[seat] == space else count


def can_excavate(s: TikalState, seat: int, space: int) -> bool:
    """Whether another level or treasure may be taken there this turn. TIK-LEVEL-2, TIK-DIG-2."""
    done = s.worked[space]
    return done < EXCAVATIONS_PER_HEX and pieces_on(s, seat, space) > done


def count_excavation(s: TikalState, space: int) -> None:
    """Note that a level or treasure was taken there in this turn."""
    s.worked = s.worked[:]
    s.worked[space] += 1


# -- uncovering ------------------------------------------------------------------------------------


def add_uncovering(s: TikalState, seat: int, temples: i64, answers: list[int]) -> None:
    """The temples that can be uncovered, of those where the seat has pieces."""
    if s.action_points < UNCOVER_COST:
        return
    while temples:
        space = lowest(temples)
        if (
            s.guard[space] < 0  # TIK-LEVEL-6
            and s.levels[s.value[space] + 1] > 0  # TIK-LEVEL-5
            and can_excavate(s, seat, space)
        ):
            answers.append(UNCOVER.first + space)
        temples &= temples - 1


def uncover(s: TikalState, seat: int, space: int) -> None:
    """Put the next level on a temple. TIK-LEVEL-1."""
    s.action_points -= UNCOVER_COST
    count_excavation(s, space)
    if s.lent:
        s.own_sites()
    s.value[space] += 1
    s.levels[s.value[space]] -= 1
    if s.recording:
        events.uncovered(s, seat, space, s.value[space], UNCOVER_COST)


def uncover_label(s: TikalState, space: int) -> Message:
    """What uncovering a temple is called, with its next value."""
    return Message(
        "tikal-label-uncover",
        {
            "space": SPACES[space],
            "cost": UNCOVER_COST,
            "left": s.action_points - UNCOVER_COST,
            "value": s.value[space] + 1,
        },
    )


# -- digging ---------------------------------------------------------------------------------------


def add_digging(s: TikalState, seat: int, ruins: i64, answers: list[int]) -> None:
    """The ruins that a treasure can be dug from, of those where the seat has pieces."""
    if s.action_points < DIG_COST:
        return
    while ruins:
        space = lowest(ruins)
        if s.buried[space] > 0 and can_excavate(s, seat, space):
            answers.append(DIG.first + space)
        ruins &= ruins - 1


def dig(s: TikalState, seat: int, space: int) -> None:
    """Take the top treasure of a ruin's own pile. TIK-DIG-1, TIK-TYPE-3."""
    s.action_points -= DIG_COST
    count_excavation(s, space)
    if s.lent:
        s.own_sites()
        s.own_gains()
    s.buried[space] -= 1
    kind = s.treasures[s.first[space] + s.buried[space]]
    s.held[seat * TREASURE_KINDS + kind] += 1
    s.reveal()
    if s.recording:
        events.dug(s, seat, space, kind, s.buried[space], DIG_COST)


def dig_label(s: TikalState, space: int) -> Message:
    """What digging in a ruin is called, with how many treasures it has."""
    return Message(
        "tikal-label-dig",
        {
            "space": SPACES[space],
            "cost": DIG_COST,
            "left": s.action_points - DIG_COST,
            "buried": s.buried[space],
        },
    )
