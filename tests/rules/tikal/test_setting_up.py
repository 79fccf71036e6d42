"""TIK-BOX and TIK-SETUP: what is in the box and how it lies on the table."""

import pytest

from patolli.core.errors import BadOption
from patolli.core.options import Value
from patolli.games.tikal.board import NEIGHBOURS, SPACES
from patolli.games.tikal.components import (
    COPIES,
    HEXES,
    LEVELS,
    STACK_SIZE,
    TREASURE_KINDS,
    TYPES,
)
from tests.rules.tikal.table import GAME, legal, new, player, position, seen, space

DRAWN = HEXES[:STACK_SIZE]


@pytest.mark.rule("TIK-BOX-1")
def test_36_hexes_in_seven_letters() -> None:
    assert STACK_SIZE == 36
    letters = [sum(1 for tile in DRAWN if tile.name[0] == letter) for letter in "ABCDEFG"]
    assert letters == [6, 6, 5, 5, 5, 5, 4]


@pytest.mark.rule("TIK-BOX-2")
def test_types_of_hexes() -> None:
    kinds = [TYPES[tile.kind] for tile in DRAWN]
    assert [kinds.count(kind) for kind in TYPES] == [15, 10, 8, 3, 0]
    assert [tile.name[0] for tile in DRAWN if TYPES[tile.kind] == "volcano"] == ["B", "D", "F"]


@pytest.mark.rule("TIK-BOX-3")
def test_three_stones_on_every_hex_but_volcanoes() -> None:
    for tile in DRAWN:
        volcano = TYPES[tile.kind] == "volcano"
        assert sum(tile.stones) == (0 if volcano else 3), tile.name
        sides = sum(1 for stones in tile.stones if stones > 0)
        assert sides == 0 if volcano else 1 <= sides <= 3, tile.name


@pytest.mark.rule("TIK-BOX-4")
def test_24_masks() -> None:
    masks = [tile.masks for tile in DRAWN if TYPES[tile.kind] == "ruin"]
    assert sum(masks) == 24 == TREASURE_KINDS * COPIES
    assert min(masks) == 2
    assert max(masks) == 4


@pytest.mark.rule("TIK-BOX-5")
def test_treasures() -> None:
    face_down = seen(position(), "treasures")["face_down"]
    assert list(face_down.values()) == [3] * 8


@pytest.mark.rule("TIK-BOX-6")
def test_48_levels() -> None:
    assert LEVELS == [0, 0, 3, 6, 9, 11, 8, 5, 3, 2, 1, 0]
    assert sum(LEVELS) == 48


@pytest.mark.rule("TIK-BOX-7", "TIK-SETUP-5")
def test_pieces_start_in_the_reserve() -> None:
    state = position(seats=4)
    for seat in range(4):
        own = player(state, seat)
        assert (own["explorers"], own["leader"], own["camps_left"]) == (18, "reserve", 2)
        assert own["camps"] == own["guards"] == []
    assert all(not at.get("pieces") for at in seen(state, "board")["spaces"])


@pytest.mark.rule("TIK-BOX-8")
def test_40_spaces_with_six_sides() -> None:
    assert len(SPACES) == len(HEXES) == 40
    for here in range(40):
        for side in range(6):
            there = NEIGHBOURS[here * 6 + side]
            if there >= 0:
                assert NEIGHBOURS[there * 6 + (side + 3) % 6] == here
    around = {SPACES[there] for there in NEIGHBOURS[SPACES.index("b4") * 6 :][:6]}
    assert around == {"b3", "c4", "c5", "b5", "a5", "a4"}
    around = {SPACES[there] for there in NEIGHBOURS[SPACES.index("c4") * 6 :][:6]}
    assert around == {"c3", "d3", "d4", "c5", "b4", "b3"}


@pytest.mark.rule("TIK-SETUP-1")
def test_printed_hexes() -> None:
    state = position()
    types = {at: space(state, at)["type"] for at in ("a5", "a4", "b5", "b4")}
    assert types == {"a5": "base", "a4": "temple", "b5": "temple", "b4": "clearing"}
    assert space(state, "a4")["value"] == space(state, "b5")["value"] == 1
    assert space(state, "a5")["paths"] == [2, 1, 2, 0, 0, 0]  # a4, b4 and b5


@pytest.mark.rule("TIK-SETUP-2")
def test_letters_lie_in_order_and_are_shuffled_within() -> None:
    stacks = [new(2, seed).hex_stack for seed in range(20)]
    for stack in stacks:
        letters = [HEXES[tile].name[0] for tile in stack]
        assert "".join(letters) == "AAAAAABBBBBBCCCCCDDDDDEEEEEFFFFFGGGG"
    assert len({str(stack) for stack in stacks}) == 20
    state = position(next=["A3"])
    shown = seen(state, "stack")
    assert (shown["top"], shown["left"]) == ("A", 35)
    assert [hex["hex"] for hex in shown["letters"][0]["hexes"]] == ["A1", "A2", "A4", "A5", "A6"]


@pytest.mark.rule("TIK-SETUP-3")
def test_two_shuffled_piles_of_treasures() -> None:
    state = position(next=["A3"])
    assert seen(state, "treasures")["piles"] == [12, 12]
    piles = [str(new(2, seed).treasures) for seed in range(20)]
    assert len(set(piles)) == 20


@pytest.mark.rule("TIK-SETUP-4")
def test_levels_are_open() -> None:
    supply = seen(position(), "levels")
    assert supply == {
        "2": 3, "3": 6, "4": 9, "5": 11, "6": 8, "7": 5, "8": 3, "9": 2, "10": 1,
    }  # fmt: skip


@pytest.mark.rule("TIK-SETUP-6")
def test_basic_game_starts_at_nought() -> None:
    assert GAME.new(3, seed=1).scores() == [0, 0, 0]


@pytest.mark.rule("TIK-SETUP-7")
def test_first_player_is_drawn_or_fixed() -> None:
    assert {GAME.new(4, seed=seed).seat for seed in range(40)} == {0, 1, 2, 3}
    for seat in range(3):
        for auction in (False, True):
            options: dict[str, Value] = {"first_player": seat, "auction": auction}
            assert GAME.new(3, seed=9, options=options).seat == seat
    with pytest.raises(BadOption, match="only seats 0 to 1"):
        GAME.new(2, seed=1, options={"first_player": 2})


@pytest.mark.rule("TIK-SETUP-8")
def test_two_to_four_players() -> None:
    assert GAME.seats == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(BadOption):
            GAME.new(seats, seed=1)
    for seats in (2, 3, 4):
        assert legal(position(seats=seats), "place")
