"""What must always hold: components are conserved, and what is to be decided fits the table.

What concerns one frame alone is in its own `check`, what concerns several in `check_stack`.
"""

from __future__ import annotations

from patolli.games.tikal.bitboards import only
from patolli.games.tikal.board import BASE_CAMP, GONE, RESERVE, SPACE_COUNT, SPACES
from patolli.games.tikal.check_stack import check_stack
from patolli.games.tikal.components import (
    ACTION_POINTS,
    CAMPS,
    CLEARING,
    COPIES,
    EXCAVATIONS_PER_HEX,
    EXPLORERS,
    GUARDS,
    HEXES,
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
from patolli.games.tikal.state import TikalState


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
    check_stack(s, found)
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
    paths = [by_cost.sets() for by_cost in [*s.jungle.paths, s.jungle.exits]]
    if paths != [by_cost.sets() for by_cost in [*fresh.paths, fresh.exits]]:
        found.append("the path costs are not those of the board")
    for space in range(SPACE_COUNT):
        known = s.jungle.known[space]
        if known and known != fresh.within(space, len(known) - 1):
            found.append(f"the distances from {SPACES[space]} are not those of the board")
    on_foot = fresh.within(BASE_CAMP, LONGEST * SPACE_COUNT)[-1]
    for space in range(SPACE_COUNT):
        if fresh.kind(space) == VOLCANO and not fresh.beside & only(space):
            found.append(f"the volcano on {SPACES[space]} touches no explored hex")
        elif fresh.kind(space) not in (-1, VOLCANO) and not on_foot & only(space):
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
        if s.crews[seat] >= 0 and (s.crews[seat] & only(space) != 0) != (count > 0):
            found.append(f"seat {seat} is not remembered as it stands on {SPACES[space]}")
        present = count != 0 or s.leader[seat] == space
        if present and s.jungle.kind(space) in (-1, VOLCANO):
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
    """At most two camps, each alone on a clearing; those in the reserve come last."""
    tents = s.tents[seat * CAMPS : (seat + 1) * CAMPS]
    pitched = [space for space in tents if space != RESERVE]
    if tents != sorted(pitched) + [RESERVE] * (CAMPS - len(pitched)):
        found.append(f"the camps of seat {seat} are not in the order of their spaces")
    for space in pitched:
        kind = s.jungle.kind(space)
        if kind != CLEARING and not (kind == RUIN and s.buried[space] == 0):
            found.append(f"the camp on {SPACES[space]} stands on no clearing")
        if s.tents.count(space) != 1:
            found.append(f"there are {s.tents.count(space)} camps on {SPACES[space]}")


def _check_temples(s: TikalState, found: list[str]) -> None:
    """Levels are in the supply or on a temple, one of each value above its printed one."""
    left = s.levels[:]
    for space in range(SPACE_COUNT):
        if s.jungle.kind(space) != TEMPLE:
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
        if s.levels[value] < 0:
            lying = left[value] - s.levels[value]
            found.append(
                f"{lying} levels of value {value} on temples; there are only {LEVELS[value]}"
            )
        elif left[value] != LEVELS[value]:
            found.append(
                f"{left[value]} levels of value {value} on temples and in the supply, "
                f"not {LEVELS[value]}"
            )


def _check_treasures(s: TikalState, found: list[str]) -> None:
    """Each treasure is face down or held; ruins hold no more than their masks."""
    counts = [0] * TREASURE_KINDS
    lying: list[int] = []
    for space in range(SPACE_COUNT):
        if s.buried[space] == 0:
            continue
        if s.jungle.kind(space) != RUIN:
            found.append(f"{SPACES[space]} is no ruin but has treasures")
        elif not 0 <= s.buried[space] <= HEXES[s.jungle.hexes[space]].masks:
            found.append(f"the ruin on {SPACES[space]} has {s.buried[space]} treasures")
        elif s.first[space] + s.buried[space] > min(s.laid, len(s.treasures)):
            found.append(f"the treasures of the ruin on {SPACES[space]} are not there")
        else:
            for place in range(s.first[space], s.first[space] + s.buried[space]):
                counts[s.treasures[place]] += 1
                lying.append(place)
    if len(set(lying)) < len(lying):
        found.append("the same treasure lies in two ruins")
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
        if s.worked[space] and s.jungle.kind(space) not in (TEMPLE, RUIN):
            found.append(f"{SPACES[space]} is worked on, but is neither a temple nor a ruin")
        if not 0 <= s.worked[space] <= EXCAVATIONS_PER_HEX:
            found.append(f"{s.worked[space]} times worked on {SPACES[space]} in one turn")
