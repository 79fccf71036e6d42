"""What choices and hexes are called: message keys with what a choice costs and brings."""

from __future__ import annotations

from patolli.core.message import Data, Message, name
from patolli.games.tikal.actions import (
    BRING,
    CAMP,
    DIG,
    END,
    GIVE,
    GUARD,
    MOVE,
    PIECES,
    UNCOVER,
)
from patolli.games.tikal.board import NEIGHBOURS, SIDE_COUNT, SPACE_COUNT, SPACES, opposite
from patolli.games.tikal.components import (
    BRING_COST,
    CAMP_COST,
    DIG_COST,
    EXCHANGE_COST,
    GUARD_COST,
    HEXES,
    SIDES,
    TREASURE_KINDS,
    TREASURES,
    TYPES,
    UNCOVER_COST,
    VOLCANO,
)
from patolli.games.tikal.jungle import stones_facing
from patolli.games.tikal.rules.exchanging import Take
from patolli.games.tikal.rules.moving import Go
from patolli.games.tikal.state import TikalState


def hex_data(tile: int) -> Data:
    """A hex as message data: its id and what it is."""
    printed = HEXES[tile]
    kind = TYPES[printed.kind]
    figure = printed.value + printed.masks
    return {
        "hex": printed.name,
        "kind": name(f"tikal-hex-{kind}-{figure}" if figure else f"tikal-hex-{kind}"),
    }


def turn(s: TikalState, space: int, turned: int) -> Message:
    """A way to turn the hex in hand, with the paths it opens: neighbour and stones."""
    paths: list[object] = []
    for side in range(SIDE_COUNT):
        there = NEIGHBOURS[space * SIDE_COUNT + side]
        if there < 0 or s.jungle.kinds[there] < 0 or s.jungle.kinds[there] == VOLCANO:
            continue
        stones = stones_facing(s.hand, turned, side) + s.jungle.stones(there, opposite(side))
        if stones > 0:
            paths.append(f"{SPACES[there]} ({stones})")
    return Message("tikal-label-turn", {"side": SIDES[turned], "paths": paths})


def act(s: TikalState, seat: int, action: int) -> Message:
    """The label of an action of a turn."""
    if action == END:
        return Message("tikal-label-end", {"lost": s.action_points})
    if action < MOVE:
        at = action - BRING
        return _priced(s, "bring", BRING_COST, at % SPACE_COUNT, at // SPACE_COUNT)
    if action < UNCOVER:
        at = action - MOVE
        return _move(s, Go(seat, at // SPACE_COUNT, at % SPACE_COUNT))
    if action < DIG:
        space = action - UNCOVER
        label = _priced(s, "uncover", UNCOVER_COST, space)
        label.data["value"] = s.value[space] + 1
        return label
    if action < GIVE:
        space = action - DIG
        label = _priced(s, "dig", DIG_COST, space)
        label.data["buried"] = s.buried[space]
        return label
    if action < GIVE + TREASURE_KINDS:
        return _give(s, Take(seat, action - GIVE))
    if action < GUARD:
        return _priced(s, "camp", CAMP_COST, action - CAMP)
    return _guard(s, seat, action - GUARD)


def _move(s: TikalState, go: Go) -> Message:
    """A piece to be moved; where it can go to one place only, that place and the cost."""
    data: Data = {"piece": PIECES[go.piece], "space": SPACES[go.space]}
    answers = go.legal(s)
    if len(answers) > 1:
        return Message("tikal-label-move", data)
    cost = go.cost(s, answers[0])
    data["to"] = SPACES[go.goal(answers[0])]
    data["cost"] = cost
    data["left"] = s.action_points - cost
    return Message("tikal-label-move-only", data)


def _give(s: TikalState, take: Take) -> Message:
    """A treasure to be exchanged; where there is one to be had only, that one."""
    answers = take.legal(s)
    if len(answers) == 1:
        label = take.label(s, answers[0])
        label.data["treasure"] = name(f"tikal-treasure-{TREASURES[take.kind]}")
        return Message("tikal-label-give-only", label.data)
    return Message(
        "tikal-label-give",
        {
            "treasure": name(f"tikal-treasure-{TREASURES[take.kind]}"),
            "cost": EXCHANGE_COST,
            "left": s.action_points - EXCHANGE_COST,
        },
    )


def _guard(s: TikalState, seat: int, at: int) -> Message:
    """A guard to be placed, with how many other pieces that costs."""
    space = at % SPACE_COUNT
    label = _priced(s, "guard", GUARD_COST, space, at // SPACE_COUNT)
    label.data["value"] = s.value[space]
    leader = 1 if s.leader[seat] == space else 0
    label.data["lost"] = s.explorers[seat * SPACE_COUNT + space] + leader - 1
    return label


def _priced(s: TikalState, key: str, cost: int, space: int, piece: int = -1) -> Message:
    data: Data = {"space": SPACES[space], "cost": cost, "left": s.action_points - cost}
    if piece >= 0:
        data["piece"] = PIECES[piece]
    return Message(f"tikal-label-{key}", data)
