"""What must always hold: components are conserved, and what is to be decided fits the table.

What concerns one frame alone is in its own `check`.
"""

from __future__ import annotations

from typing import Any, Final

from patolli.core.frame import Frame
from patolli.games.tikal.bitboards import ONLY
from patolli.games.tikal.board import BASE_CAMP, GONE, RESERVE, SPACE_COUNT, SPACES
from patolli.games.tikal.components import (
    ACTION_POINTS,
    CAMPS,
    CLEARING,
    COPIES,
    EXCAVATIONS_PER_HEX,
    EXPLORERS,
    GUARDS,
    HEXES,
    KIND,
    LEADERS,
    LEVELS,
    RUIN,
    STACK_SIZE,
    TEMPLE,
    TREASURE_COUNT,
    TREASURE_KINDS,
    TREASURES,
    VOLCANO,
)
from patolli.games.tikal.jungle import LONGEST, mapped
from patolli.games.tikal.rules.action_points import Act, Spend
from patolli.games.tikal.rules.auction import Auction, Bid, Choose, Flip, Round
from patolli.games.tikal.rules.exchanging import Take
from patolli.games.tikal.rules.moving import Go
from patolli.games.tikal.rules.placing import Lay, Place, Rotate
from patolli.games.tikal.rules.scoring import scoring_order
from patolli.games.tikal.rules.turn import Draw
from patolli.games.tikal.state import TikalState

PART_OF: Final[list[tuple[type[Frame[Any]], type[Frame[Any]]]]] = [
    (Place, Spend),
    (Rotate, Spend),
    (Go, Act),
    (Take, Act),
]
"""What a decision is part of, and therefore lies on; it is the one being made."""


def broken(s: TikalState) -> list[str]:
    """Every broken invariant, as a sentence."""
    found: list[str] = []
    _check_hexes(s, found)
    _check_paths(s, found)
    for seat in range(s.seats):
        _check_pieces(s, seat, found)
        _check_camps(s, seat, found)
    _check_temples(s, found)
    _check_treasures(s, found)
    _check_stack(s, found)
    if s.options["auction"]:
        _check_amulets(s, found)
    if not 0 <= s.action_points <= ACTION_POINTS:
        found.append(f"{s.action_points} action points, not 0 to {ACTION_POINTS}")
    for seat in range(s.seats):
        if s.points[seat] < 0:
            found.append(f"seat {seat} has {s.points[seat]} points")
    return found


def _check_hexes(s: TikalState, found: list[str]) -> None:
    """Each hex is in exactly one place; only the offer and the hand are between stack and board."""
    seen = [0] * STACK_SIZE
    places = [tile for tile in s.jungle.hexes if 0 <= tile < STACK_SIZE]
    places += s.hex_stack[s.drawn :] + s.offer + s.removed
    if s.hand >= 0:
        places.append(s.hand)
    for tile in places:
        seen[tile] += 1
    for tile in range(STACK_SIZE):
        if seen[tile] != 1:
            found.append(f"hex {HEXES[tile].name} is in {seen[tile]} places")
    if sorted(s.hex_stack) != list(range(STACK_SIZE)):
        found.append("the stack was not made of all hexes")
    left = [HEXES[tile].name[0] for tile in s.hex_stack[s.drawn :]]
    if left != sorted(left):
        found.append("the letters of the stack are out of order")


def _check_paths(s: TikalState, found: list[str]) -> None:
    """The costs kept up to date are those that the board gives, and there is a way to every hex.

    A jungle is looked at once. TIK-PLACE-2, TIK-PLACE-4.
    """
    if s.jungle.verified:
        return
    fresh = mapped(s.jungle.hexes, s.jungle.rotations)
    if fresh.paths != s.jungle.paths or fresh.exit != s.jungle.exit:
        found.append("the path costs are not those of the board")
    for space in range(SPACE_COUNT):
        known = s.jungle.known[space]
        if known and known != fresh.within(space, len(known) - 1):
            found.append(f"the distances from {SPACES[space]} are not those of the board")
    on_foot = fresh.within(BASE_CAMP, LONGEST * SPACE_COUNT)[-1]
    for space in range(SPACE_COUNT):
        if fresh.kinds[space] == VOLCANO and not fresh.beside & ONLY[space]:
            found.append(f"the volcano on {SPACES[space]} touches no explored hex")
        elif fresh.kinds[space] not in (-1, VOLCANO) and not on_foot & ONLY[space]:
            found.append(f"no path leads to the hex on {SPACES[space]}")
    s.jungle.verified = not found


def _check_pieces(s: TikalState, seat: int, found: list[str]) -> None:
    """18 explorers and a leader, none on a volcano or in the unexplored jungle."""
    on_board = 0
    guards = 0
    leaders = 0 if s.leader[seat] == GONE else 1
    for space in range(SPACE_COUNT):
        count = s.explorers[seat * SPACE_COUNT + space]
        on_board += count
        if s.crew_seat == seat and (s.crew & ONLY[space] != 0) != (count > 0):
            found.append(f"seat {seat} is not remembered as it stands on {SPACES[space]}")
        present = count != 0 or s.leader[seat] == space
        if present and s.jungle.kinds[space] in (-1, VOLCANO):
            found.append(f"seat {seat} stands on {SPACES[space]}, where no piece can stand")
        if count < 0:
            found.append(f"seat {seat} has {count} explorers on {SPACES[space]}")
        if s.guard[space] >= 0 and s.guard[space] // 2 == seat:
            guards += 1
            if s.guard[space] % 2 == 0:
                on_board += 1
            else:
                leaders += 1
    total = on_board + s.reserve[seat] + s.gone[seat]
    used = total - min(s.reserve[seat], 0)
    if total != EXPLORERS or used != EXPLORERS or s.gone[seat] < 0:
        found.append(f"seat {seat} has {used} explorers, not {EXPLORERS}")
    if guards == 0 and (s.gone[seat] > 0 or s.leader[seat] == GONE):  # TIK-GUARD-4
        found.append(f"pieces of seat {seat} have left the game, but it has no guard")
    if leaders > LEADERS:
        found.append(f"the leader of seat {seat} is in two places")
    if guards + s.guards[seat] != GUARDS or s.guards[seat] < 0:
        found.append(f"seat {seat} has {guards} guards and {s.guards[seat]} more to place")


def _check_camps(s: TikalState, seat: int, found: list[str]) -> None:
    """At most two camps, each alone on a clearing."""
    for i in range(seat * CAMPS, (seat + 1) * CAMPS):
        space = s.tents[i]
        if space == RESERVE:
            continue
        kind = s.jungle.kinds[space]
        if kind != CLEARING and not (kind == RUIN and s.buried[space] == 0):
            found.append(f"the camp on {SPACES[space]} stands on no clearing")
        if s.tents.count(space) != 1:
            found.append(f"there are {s.tents.count(space)} camps on {SPACES[space]}")


def _check_temples(s: TikalState, found: list[str]) -> None:
    """Levels are in the supply or on a temple, one of each value above its printed one."""
    left = s.levels[:]
    for space in range(SPACE_COUNT):
        if s.jungle.kinds[space] != TEMPLE:
            if s.value[space] != 0 or s.guard[space] >= 0:
                found.append(f"{SPACES[space]} is no temple but has a value or a guard")
            continue
        printed = HEXES[s.jungle.hexes[space]].value
        if not printed <= s.value[space] < len(LEVELS):
            found.append(f"the temple on {SPACES[space]} has the value {s.value[space]}")
            continue
        for value in range(printed + 1, s.value[space] + 1):
            left[value] += 1
    for value in range(len(LEVELS)):
        if left[value] != LEVELS[value] or s.levels[value] < 0:
            found.append(
                f"{left[value]} levels of value {value} on temples and in the supply, "
                f"not {LEVELS[value]}"
            )


def _check_treasures(s: TikalState, found: list[str]) -> None:
    """Each treasure is face down or held; ruins hold no more than their masks."""
    counts = [0] * TREASURE_KINDS
    for space in range(SPACE_COUNT):
        if s.buried[space] == 0:
            continue
        if s.jungle.kinds[space] != RUIN:
            found.append(f"{SPACES[space]} is no ruin but has treasures")
        elif not 0 <= s.buried[space] <= HEXES[s.jungle.hexes[space]].masks:
            found.append(f"the ruin on {SPACES[space]} has {s.buried[space]} treasures")
        elif s.first[space] + s.buried[space] > min(s.laid, len(s.treasures)):
            found.append(f"the treasures of the ruin on {SPACES[space]} are not there")
        else:
            for place in range(s.first[space], s.first[space] + s.buried[space]):
                counts[s.treasures[place]] += 1
    if len(s.treasures) != TREASURE_COUNT:
        found.append(f"there are {len(s.treasures)} treasures, not {TREASURE_COUNT}")
    for place in range(s.laid, len(s.treasures)):
        counts[s.treasures[place]] += 1
    for i in range(len(s.held)):
        counts[i % TREASURE_KINDS] += s.held[i]
        if not 0 <= s.held[i] <= COPIES:
            found.append(f"seat {i // TREASURE_KINDS} has {s.held[i]} of one treasure")
    for kind in range(TREASURE_KINDS):
        if counts[kind] != COPIES:
            found.append(f"there are {counts[kind]} of the {TREASURES[kind]}, not {COPIES}")
    for space in range(SPACE_COUNT):
        if not 0 <= s.worked[space] <= EXCAVATIONS_PER_HEX:
            found.append(f"{s.worked[space]} times worked on {SPACES[space]} in one turn")


def _check_stack(s: TikalState, found: list[str]) -> None:
    """The order of the frames, and one of each kind for what lies on the table."""
    for at in range(len(s.stack)):
        _check_order(s, at, found)
    laying = [frame for frame in s.stack if isinstance(frame, (Lay, Place, Rotate))]
    if len(laying) > 1:
        found.append("a hex is to be placed twice")
    elif laying and s.hand < 0:
        found.append(f"{laying[0].text()!r}: there is no hex in hand")
    elif not laying and s.hand >= 0:
        found.append("there is a hex in hand that no player is to place")
    spending = sum(1 for frame in s.stack if isinstance(frame, Act))
    if spending > 1:
        found.append("two players spend action points at once")
    if s.action_points > 0 and spending == 0:
        found.append(f"{s.action_points} action points that no player is to spend")
    _check_scoring(s, found)


def _check_order(s: TikalState, at: int, found: list[str]) -> None:
    """Who plays next lies at the bottom, what is being decided on top."""
    frame = s.stack[at]
    text = frame.text()
    top = at == len(s.stack) - 1
    if frame.seat < 0:
        found.append(f"{text!r} belongs to no seat")
    if isinstance(frame, (Draw, Flip)) and at > 0:
        found.append(f"{text!r} must come first: it waits for all the others")
    if isinstance(frame, (Round, Auction, Bid, Choose)) and len(s.stack) > 1:
        found.append(f"{text!r} stands alone, between two turns")
    for part, whole in PART_OF:
        if not isinstance(frame, part):
            continue
        below = s.stack[at - 1] if at > 0 else None
        if not isinstance(below, whole) or below.seat != frame.seat:
            found.append(f"{text!r} must come right after '{whole.name} {frame.seat}'")
        if not top:
            found.append(f"{text!r} must come last: it is decided now")
    if isinstance(frame, Act) and not (top or isinstance(s.stack[at + 1], (Go, Take))):
        found.append(f"{text!r}: only a 'go' or 'take' can come after it")


def _check_scoring(s: TikalState, found: list[str]) -> None:
    """A scoring round belongs to a volcano in hand or to the end; no seat scores twice in it."""
    order = scoring_order(s)
    for seat in range(s.seats):
        if order.count(seat) > 1:
            found.append(f"seat {seat} is to score twice in one round")
    if not order:
        return
    if any(isinstance(frame, Lay) for frame in s.stack):
        if s.hand >= 0 and KIND[s.hand] != VOLCANO:
            found.append("a scoring round, but the hex in hand is no volcano")
    elif s.drawn < STACK_SIZE:
        found.append("the last scoring round, but there are hexes to come")


def _check_amulets(s: TikalState, found: list[str]) -> None:
    """An open hex for each seat that has not played; no other seat bids or passes. TIK-AUCT-11."""
    waiting = s.played.count(0)
    bottom = s.stack[0] if s.stack else None
    if isinstance(bottom, (Auction, Bid, Choose, Flip)):
        open_hexes = waiting - 1 if isinstance(bottom, Flip) else waiting
    else:
        open_hexes = 0
        if waiting != s.seats:
            found.append("an amulet is turned over between two rounds")
    if len(s.offer) != open_hexes:
        found.append(f"open hexes: {len(s.offer)}, for players still to play: {open_hexes}")
    if not isinstance(bottom, Bid):
        return
    for seat in range(s.seats):
        if s.played[seat] and (s.passed[seat] or s.bidder == seat):
            found.append(f"seat {seat} has played in this round and can't bid or pass")
    if s.bidder >= 0 and s.passed[s.bidder]:
        found.append(f"seat {s.bidder} has passed and can't be the highest bidder")
    elif s.bidder >= 0 and s.bid > s.points[s.bidder]:
        found.append(f"seat {s.bidder} bids {s.bid} and has only {s.points[s.bidder]} points")
