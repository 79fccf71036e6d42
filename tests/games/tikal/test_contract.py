"""The contract, over all seats and options; fairness; walks; paths."""

import json
from heapq import heappop, heappush
from itertools import pairwise
from typing import cast

import pytest

from patolli.core.options import Value
from patolli.core.rng import Rng
from patolli.games.tikal.actions import LEADER, MOVE, PIECES, WALK
from patolli.games.tikal.board import BASE_CAMP, NEIGHBOURS, SPACE_COUNT, SPACES
from patolli.games.tikal.components import ACTION_POINTS, LETTER, VOLCANO
from patolli.games.tikal.hidden import hidden_places
from patolli.games.tikal.jungle import FAR, Jungle
from patolli.games.tikal.rules.moving import Go
from patolli.games.tikal.state import TikalState
from patolli.testing import check_game, play, random_game
from tests.rules.tikal.table import GAME, new, position, seen

MODES: list[dict[str, Value]] = [{}, {"auction": True}]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", MODES, ids=["basic", "auction"])
def test_every_promise(seats: int, options: dict[str, Value]) -> None:
    report = check_game(GAME, games=3, seed=seats, seats=[seats], options=options)
    assert report.games == 3


@pytest.mark.slow
def test_every_option() -> None:
    check_game(GAME, games=20, seed=11, thorough=0.02)


def states(count: int, options: dict[str, Value] | None = None) -> list[TikalState]:
    """States from the middle of random games, one game each."""
    found: list[TikalState] = []
    for seed in range(count):
        state = random_game(
            GAME, 2 + seed % 3, seed, options, until=lambda s: len(s.actions) >= 60 + 9 * s.seats
        )
        found.append(cast(TikalState, state))
    return found


# -- fairness --------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", MODES, ids=["basic", "auction"])
def test_no_seat_sees_what_is_hidden(options: dict[str, Value]) -> None:
    """Any order of the stack within its letters and any face-down treasures look the same."""
    for state in states(12, options):
        other = state.copy()
        coming = other.hex_stack[other.drawn :]
        coming.reverse()
        coming.sort(key=lambda tile: LETTER[tile])
        other.hex_stack[other.drawn :] = coming
        places = hidden_places(other)
        kinds = [other.treasures[place] for place in places]
        for place, kind in zip(places, kinds[1:] + kinds[:1], strict=True):
            other.treasures[place] = kind
        other.rng = Rng.seeded(99)
        assert other.check() == []
        for seat in [*range(state.seats), None]:
            one = json.dumps(state.observe(seat), sort_keys=True)
            assert one == json.dumps(other.observe(seat), sort_keys=True)


def test_what_can_be_counted_is_shown() -> None:
    state = position(
        hexes=["A2 c4"], next=["A3", "A6"], ruins={"c4": 3}, seat=[{"treasures": ["owl"]}]
    )
    stack = seen(state, "stack")
    assert [letter["left"] for letter in stack["letters"]] == [4, 6, 5, 5, 5, 5, 4]
    coming = [tile["hex"] for tile in stack["letters"][0]["hexes"]]
    assert coming == ["A1", "A4", "A5", "A6"]  # which, not in what order
    treasures = seen(state, "treasures")
    assert treasures["face_down"] == {
        "jaguar": 3, "serpent": 3, "quetzal": 3, "monkey": 3, "bat": 3, "frog": 3, "deer": 3,
        "owl": 2,
    }  # fmt: skip
    assert (treasures["buried"], treasures["piles"]) == (3, [8, 12])


def test_determinize_keeps_what_is_known() -> None:
    for state in states(6):
        world = cast(TikalState, state.determinize(0, Rng.seeded(5)))
        assert world.held == state.held
        assert world.jungle is state.jungle
        assert sorted(world.treasures) == sorted(state.treasures)
        letters = [LETTER[tile] for tile in world.hex_stack]
        assert letters == [LETTER[tile] for tile in state.hex_stack]


# -- walks and paths -------------------------------------------------------------------------------


def test_a_walk_has_the_result_of_its_moves() -> None:
    """Every walk on offer, made at once and made move by move, in many positions."""
    walked = 0
    over_trails = 0
    for state in states(60):
        state.action_points = ACTION_POINTS
        state.settle()
        for action in state.legal():
            start = state.copy()
            start.apply(action)
            if start.stack[-1].name != "go":
                continue
            go = cast(Go, start.stack[-1])
            for answer in start.legal():
                if WALK.has(answer):
                    compare(start, go, answer)
                    walked += 1
                    way = go.way(start, answer)
                    over_trails += any(there not in beside(here) for here, there in pairwise(way))
    assert walked > 100
    assert over_trails > 10


def beside(space: int) -> list[int]:
    """The spaces around a space."""
    return NEIGHBOURS[space * 6 : space * 6 + 6]


def compare(start: TikalState, go: Go, walk: int) -> None:
    """Make a walk at once and move by move: only the list of actions may differ."""
    at_once = start.copy()
    at_once.apply(walk)
    by_moves = start.copy()
    way = [SPACES[space] for space in go.way(start, walk)]
    for here, there in pairwise(way):
        if by_moves.stack[-1].name != "go":
            play(by_moves, f"move {PIECES[go.piece]} {here}")
        if by_moves.stack[-1].name == "go":  # else that was the only destination
            moves = [GAME.actions.name(move) for move in by_moves.legal()]
            single = [move for move in moves if move in (f"step {there}", f"trail {there}")]
            play(by_moves, min(single, key=lambda move: cost(by_moves, move)))
    one, other = at_once.dump(), by_moves.dump()
    assert one.pop("actions") != other.pop("actions")
    assert one == other


def cost(state: TikalState, move: str) -> int:
    """What a legal move costs."""
    return cast(int, state.label(GAME.actions.parse(move)).data["cost"])


def test_distances_are_those_of_dijkstra() -> None:
    for state in states(20):
        jungle = state.jungle
        for origin in range(SPACE_COUNT):
            if jungle.kind(origin) not in (-1, VOLCANO):
                assert jungle.distances(origin, ACTION_POINTS) == dijkstra(jungle, origin)


def dijkstra(jungle: Jungle, origin: int) -> list[int]:
    """The cheapest ways from a space, searched from the stones on the board."""
    found = [FAR] * SPACE_COUNT
    queue = [(0, origin)]
    while queue:
        spent, here = heappop(queue)
        if spent >= found[here] or spent > ACTION_POINTS:
            continue
        found[here] = spent
        for side in range(6):
            there = NEIGHBOURS[here * 6 + side]
            if there < 0 or jungle.kind(there) in (-1, VOLCANO):
                continue
            stones = jungle.stones(here, side) + jungle.stones(there, (side + 3) % 6)
            if stones:
                heappush(queue, (spent + stones, there))
    return found


def single_moves(state: TikalState, seat: int, here: int) -> dict[tuple[str, int], int]:
    """Every step and trail from a space with its price, from stones and tents alone."""
    jungle = state.jungle
    moves: dict[tuple[str, int], int] = {}
    for side in range(6):
        there = NEIGHBOURS[here * 6 + side]
        if there < 0 or jungle.kind(there) in (-1, VOLCANO):
            continue
        stones = jungle.stones(here, side) + jungle.stones(there, (side + 3) % 6)
        if stones:
            moves["step", there] = stones
    camps = {BASE_CAMP, *state.tents[2 * seat : 2 * seat + 2]} - {-1}
    if here in camps:
        for there in camps - {here}:
            if moves.get(("step", there), 2) > 1:
                moves["trail", there] = 1
    return moves


def all_moves(state: TikalState, seat: int, origin: int) -> dict[str, int]:
    """What `go` must offer: each single move, and a walk where several moves do better."""
    points = state.action_points
    cheapest: dict[int, int] = {}
    queue = [(0, origin)]
    while queue:
        spent, here = heappop(queue)
        if here in cheapest or spent > points:
            continue
        cheapest[here] = spent
        for (_, there), price in single_moves(state, seat, here).items():
            heappush(queue, (spent + price, there))
    offered: dict[str, int] = {}
    best = {origin: 0}
    for (word, there), price in single_moves(state, seat, origin).items():
        if price <= points:
            offered[f"{word} {SPACES[there]}"] = price
            best[there] = min(price, best.get(there, price))
    for there, price in cheapest.items():
        if price < best.get(there, points + 1):
            offered[f"walk {SPACES[there]}"] = price
    return offered


def test_every_way_is_offered_at_its_price() -> None:
    """All that a piece can do in random games, camps and all, against a search of our own."""
    seen_words: set[str] = set()
    for seed in range(12):
        state = new(2 + seed % 3, seed)
        rng = Rng.seeded(seed)
        while not state.over:
            if state.stack[-1].name == "act" and state.action_points > 0:
                seat = cast(int, state.seat)
                for action in state.legal():
                    if not MOVE.has(action):
                        continue
                    go = Go(seat, MOVE.row(action), MOVE.column(action))
                    expected = all_moves(state, seat, go.space)
                    answers = go.legal(state)
                    assert answers == sorted(answers)
                    offered = {GAME.actions.name(a): go.cost(state, a) for a in answers}
                    assert offered == expected
                    seen_words |= {name.split()[0] for name in offered}
                able = {action for action in state.legal() if MOVE.has(action)}
                assert able == can_move(state, seat)
            state.apply(rng.pick(state.legal()))
    assert seen_words == {"step", "trail", "walk"}


def can_move(state: TikalState, seat: int) -> set[int]:
    """The pieces that can make a single move."""
    found: set[int] = set()
    for space in range(SPACE_COUNT):
        prices = single_moves(state, seat, space).values()
        if min(prices, default=FAR) <= state.action_points:
            if state.explorers[seat * SPACE_COUNT + space]:
                found.add(MOVE.first + space)
            if state.leader[seat] == space:
                found.add(MOVE.at(LEADER, space))
    return found


def test_copies_share_the_jungle() -> None:
    state = new(2, 1)
    assert state.copy().jungle is state.jungle
