"""A second reading of the rules: from what everyone sees, what would a player be allowed?

Nothing of the game's code is used but what a spectator observes. In every position of random games
the two readings must agree, action by action.
"""

from typing import Any, cast

import pytest

from patolli.core.rng import Rng
from tests.rules.tikal.table import legal, new

SIDES = ["N", "NE", "SE", "S", "SW", "NW"]
COLUMNS = "abcdefgh"

Seen = dict[str, Any]


def beyond(name: str, side: int) -> str | None:
    """The space beyond a side: the columns a, c, e, g stand half a hex higher."""
    column, row = COLUMNS.index(name[0]), int(name[1])
    if side in (0, 3):
        row += -1 if side == 0 else 1
    else:
        high = column % 2 == 0
        upper = side in (1, 5)
        column += 1 if side in (1, 2) else -1
        row += -1 if upper and high else 1 if not upper and not high else 0
    return f"{COLUMNS[column]}{row}" if 0 <= column < 8 and 1 <= row <= 5 else None


def stones(board: Seen, name: str, side: int) -> int:
    """The stones of the path across a side, 0 without one."""
    there = beyond(name, side)
    if there is None or board[there]["hex"] is None:
        return 0
    if "volcano" in (board[name]["type"], board[there]["type"]):
        return 0
    return int(board[name]["stones"][side] + board[there]["stones"][(side + 3) % 6])


def group(place: Seen, seat: int) -> tuple[int, bool]:
    """A seat's explorers on a space, and whether its leader is there."""
    for pieces in place.get("pieces", []):
        if pieces["seat"] == seat:
            return pieces["explorers"], pieces["leader"]
    return 0, False


def strength(place: Seen, seat: int) -> int:
    explorers, leader = group(place, seat)
    return explorers + (3 if leader else 0)


def turn_actions(view: Seen) -> set[str]:
    """All that the player may do with the action points left."""
    seat, points = view["seat"], view["action_points"]
    board = {place["space"]: place for place in view["board"]["spaces"]}
    own = view["players"][seat]
    camps = ["a5", *own["camps"]]
    allowed = {"end"}
    for camp in camps:
        if points >= 1 and own["explorers"] > 0:
            allowed.add(f"bring explorer {camp}")
        if points >= 1 and own["leader"] == "reserve":
            allowed.add(f"bring leader {camp}")
    for name, place in board.items():
        explorers, leader = group(place, seat)
        words = [word for word, there in (("explorer", explorers), ("leader", leader)) if there]
        if not words:
            continue
        prices = [stones(board, name, side) for side in range(6)]
        by_path = any(0 < price <= points for price in prices)
        if by_path or (points >= 1 and name in camps and len(camps) > 1):
            allowed |= {f"move {word} {name}" for word in words}
        at_work = explorers + leader > place["worked"] and place["worked"] < 2
        if place["type"] == "temple" and place["guard"] is None:
            if points >= 2 and at_work and view["levels"].get(str(place["value"] + 1), 0) > 0:
                allowed.add(f"uncover {name}")
            others = [strength(place, other) for other in range(view["seats"]) if other != seat]
            if points >= 5 and own["guards_left"] > 0 and strength(place, seat) > max(others):
                allowed |= {f"guard {word} {name}" for word in words}
        if place["type"] == "ruin" and place["treasures"] > 0 and points >= 3 and at_work:
            allowed.add(f"dig {name}")
        emptied = place["type"] == "ruin" and place["treasures"] == 0
        room = (place["type"] == "clearing" or emptied) and place["camp"] is None
        if room and points >= 5 and own["camps_left"] > 0:
            allowed.add(f"camp {name}")
    if points >= 3:
        allowed |= {f"give {kind}" for kind in singles(own) if wanted(view, kind)}
    return allowed


def singles(player: Seen) -> list[str]:
    return [kind for kind, count in player["treasures"].items() if count == 1]


def wanted(view: Seen, given: str) -> set[str]:
    """What may be taken for a treasure, and from whom."""
    return {
        f"take {kind} {other['seat']}"
        for other in view["players"]
        if other["seat"] != view["seat"]
        for kind in singles(other)
        if kind != given
    }


def turned(printed: list[int], turn: int) -> list[int]:
    return [printed[(side - turn) % 6] for side in range(6)]


def placements(view: Seen) -> dict[str, set[str]]:
    """For each space where the hex in hand may go, the ways to turn it that look different."""
    board = {place["space"]: dict(place) for place in view["board"]["spaces"]}
    hand = view["hand"]
    found: dict[str, set[str]] = {}
    for name, place in board.items():
        if place["hex"] is not None:
            continue
        around = [beyond(name, side) for side in range(6)]
        if not any(there and board[there]["hex"] for there in around):
            continue
        looks: list[list[int]] = []
        for turn, word in enumerate(SIDES):
            lying = turned(hand["stones"], turn)
            tried = {**board, name: {**place, **hand, "stones": lying}}
            joined = any(stones(tried, name, side) for side in range(6))
            if lying not in looks and (joined or hand["type"] == "volcano"):
                looks.append(lying)
                found.setdefault(name, set()).add(f"turn {word}")
    return found


def bids(view: Seen) -> set[str]:
    most = view["players"][view["seat"]]["points"]
    return {"pass"} | {f"bid {bid}" for bid in range(view["auction"]["bid"] + 1, most + 1)}


def expected(view: Seen) -> set[str] | None:
    """What the rules allow; None where only the engine's own search of ways can say."""
    if view["phase"] == "act":
        return turn_actions(view)
    if view["phase"] == "place":
        return {f"place {name}" for name in placements(view)}
    if view["phase"] == "turn":
        return placements(view)[view["selected"]["space"]]
    if view["phase"] == "take":
        return wanted(view, view["selected"]["treasure"])
    return bids(view) if view["phase"] == "bid" else None


@pytest.mark.parametrize("auction", [False, True], ids=["basic", "auction"])
def test_two_readings_of_the_rules_agree(auction: bool) -> None:
    compared: dict[str, int] = {}
    for seed in range(9):
        state = new(2 + seed % 3, seed + 500, {"auction": auction})
        rng = Rng.seeded(seed)
        while not state.over:
            view = cast(Seen, state.observe(None))
            wanted_now = expected(view)
            if wanted_now is not None:
                assert set(legal(state)) == wanted_now, (seed, len(state.actions))
                compared[view["phase"]] = compared.get(view["phase"], 0) + 1
            state.apply(rng.pick(state.legal()))
    assert compared["act"] > 1000
    assert compared["place"] > 250
    assert min(compared.values()) > 10
    assert set(compared) == {"act", "place", "turn", "take"} | ({"bid"} if auction else set())


@pytest.mark.parametrize("auction", [False, True], ids=["basic", "auction"])
def test_two_readings_of_a_scoring_agree(auction: bool) -> None:
    """Whenever a seat has scored, the points are those of the board just before."""
    scored = 0
    for seed in range(9):
        state = new(2 + seed % 3, seed + 700, {"auction": auction})
        rng = Rng.seeded(seed)
        while not state.over:
            view = cast(Seen, state.observe(None))
            action = rng.pick(state.legal())
            ends = state.game.actions.name(action) == "end" and view["scoring"] is not None
            before = len(state.events)
            state.apply(action)
            if not ends:
                continue
            told = [event for event in state.events[before:] if event.key == "tikal-scored"]
            assert told[0].data["points"] == points_of(view, view["seat"])
            assert state.scores()[view["seat"]] == view["scores"][view["seat"]] + points_of(
                view, view["seat"]
            )
            scored += 1
    assert scored > 9 * 4 * 2


def points_of(view: Seen, seat: int) -> int:
    """Temples held or guarded, and treasures: 1, 3 or 6 for one, two or three of a kind."""
    total = 0
    for place in view["board"]["spaces"]:
        if place["hex"] is None or place["type"] != "temple":
            continue
        if place["guard"] is not None:
            holds = place["guard"]["seat"] == seat
        else:
            others = [strength(place, other) for other in range(view["seats"]) if other != seat]
            holds = strength(place, seat) > max(others)
        total += place["value"] if holds else 0
    return total + sum({0: 0, 1: 1, 2: 3, 3: 6}[n] for n in treasures(view, seat))


def treasures(view: Seen, seat: int) -> list[int]:
    return list(view["players"][seat]["treasures"].values())
