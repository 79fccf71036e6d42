"""The box and the setup."""

import pytest

from patolli.core.errors import BadOption
from patolli.games.founders.components import load
from patolli.games.founders.names import COLOURS
from patolli.testing import play
from tests.rules.founders.table import (
    GAME,
    cubes,
    decision,
    face_up,
    legal,
    new,
    player,
    points,
    position,
    seen,
    shown,
    space,
    supply,
    worship,
)

C = load()


@pytest.mark.rule("FOU-COMP-1")
def test_ninety_buildings() -> None:
    counts = {building.name: building.count for building in C.buildings}
    assert counts == {
        "gold4": 5,
        "gold3": 10,
        "stone4": 5,
        "stone3": 11,
        "stone2": 14,
        "stone1": 10,
        "wood3": 11,
        "wood2": 14,
        "wood1": 10,
    }
    assert sum(counts.values()) == 90


@pytest.mark.rule("FOU-COMP-2")
def test_other_pieces() -> None:
    assert [temple.count for temple in C.temples] == [13, 13, 12]
    assert C.pyramid_count == [14, 14, 14, 4]
    assert [len(pile) for pile in C.worship] == [12, 12, 12]
    assert [C.mask_colour.count(colour) for colour in range(3)] == [5, 5, 5]
    assert sum(bonus.count for bonus in C.bonuses) == 9
    assert max(table.discs[0] for table in C.player_counts) == 6


@pytest.mark.rule("FOU-COMP-3")
def test_cubes_never_run_out() -> None:
    squares = [f"{column}{row}" for row in (1, 2, 3, 8) for column in "abcdefghij"]
    city = f"[[seat]]\narchitect = 'bottom'\ncubes.wood = {squares}\n"
    state = position(city + "[spaces.building-1]\nbonus = 'vp2'")
    play(state, "space building-1; discs 1; influence produce; tile wood1; place x a9")
    assert len(cubes(state, "wood")) == 42  # a10 and b9 besides the forty; the box holds thirty


@pytest.mark.rule("FOU-COMP-4")
def test_what_is_gone_is_not_available() -> None:
    state = position(
        """
        [display]
        wood2 = 0
        stone2 = 0
        stone3 = 0
        wood3 = 1
        gold3 = 0
        [spaces.building-1]
        bonus = "vp2"
        """
    )
    play(state, "space building-1; discs 2; construct building")
    assert decision(state) == "place"  # wood3 alone is small enough and there


@pytest.mark.rule("FOU-COMP-4")
def test_a_display_is_filled_as_far_as_it_goes() -> None:
    city = "[[seat]]\nbuildings = ['gold4 xxx/.x. a1', 'gold4 xxx/.x. h1']\n"
    state = position("seats = 4\n" + city + city + "[display]\ngold4 = 0")
    play(state, "pass; pass; pass; pass")
    assert (shown(state, "gold4"), supply(state, "gold4")) == (1, 0)
    play(state, "pass; pass; pass; pass")
    assert (shown(state, "gold4"), supply(state, "gold4")) == (1, 0)


@pytest.mark.rule("FOU-COMP-5")
def test_one_to_four_players() -> None:
    assert GAME.seats == [1, 2, 3, 4]


@pytest.mark.rule("FOU-COMP-6")
def test_the_city() -> None:
    city = seen(new(2), "city")
    assert (city["rows"], city["cols"], len(city["pyramid"])) == (10, 10, 16)
    assert city["pyramid"][0] == "d4"
    assert city["pyramid"][-1] == "g7"
    assert len(player(new(2))["pyramid"]) == 9 + 4 + 1


@pytest.mark.rule("FOU-SETUP-1")
@pytest.mark.parametrize(
    ("seats", "two", "three"), [(2, 1, 1), (3, 2, 1), (4, 2, 2)], ids=["2", "3", "4"]
)
def test_building_display(seats: int, two: int, three: int) -> None:
    state = new(seats)
    for name in ("stone2", "wood2"):
        assert shown(state, name) == two
    for name in ("stone3", "wood3", "gold3"):
        assert shown(state, name) == three
    for name in ("stone4", "gold4"):
        assert shown(state, name) == 1
    for name in ("stone1", "wood1"):
        assert (shown(state, name), supply(state, name)) == (0, 10)
    assert supply(state, "stone2") == 14 - two


@pytest.mark.rule("FOU-SETUP-2", "FOU-SETUP-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_temples_and_pyramid_tiles_on_display(seats: int) -> None:
    state = new(seats)
    assert [temple["display"] for temple in seen(state, "temples")] == [2, 2, 2]
    assert [temple["supply"] for temple in seen(state, "temples")] == [11, 11, 10]
    tiles = seen(state, "pyramid_tiles")
    assert tiles["display"] == {"green": 2, "blue": 2, "red": 2}
    assert tiles["supply"] == dict.fromkeys(COLOURS, 12 - seats)


@pytest.mark.rule("FOU-SETUP-3")
def test_worship_piles_lie_face_down() -> None:
    state = new(2)
    assert [face_up(state, colour) for colour in COLOURS] == [[None, None]] * 3
    assert [entry["pile"] for entry in seen(state, "worship")] == [12, 12, 12]
    piles = [tuple(new(2, seed).piles[0]) for seed in range(20)]
    assert len(set(piles)) == 20


@pytest.mark.rule("FOU-SETUP-5")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_bonus_disc_on_each_of_nine_spaces(seats: int) -> None:
    state = new(seats)
    spaces = seen(state, "spaces")
    assert [one["zone"] for one in spaces] == ["building"] * 3 + ["temple"] * 3 + ["pyramid"] * 3
    assert all(one["open"] and one["bonus_visible"] for one in spaces)
    counts = {bonus.name: bonus.count for bonus in C.bonuses}
    assert sorted(one["bonus"] for one in spaces) == sorted(
        name for name, count in counts.items() for _ in range(count)
    )


@pytest.mark.rule("FOU-SETUP-6")
def test_two_players_use_two_spaces_of_each_zone() -> None:
    state = new(2)
    closed = [one["id"] for one in seen(state, "spaces") if not one["open"]]
    assert closed == ["building-3", "temple-3", "pyramid-3"]
    assert "building-3" not in legal(position(), "space")


@pytest.mark.rule("FOU-SETUP-7")
@pytest.mark.parametrize(("seats", "rounds"), [(1, 4), (2, 4), (3, 3), (4, 4)])
def test_rounds(seats: int, rounds: int) -> None:
    state = position(f"seats = {seats}")
    assert (seen(state, "round"), seen(state, "rounds")) == (1, rounds)
    for number in range(1, rounds + 1):
        assert seen(state, "round") == number
        while not state.over and seen(state, "round") == number:
            play(state, "pass")
    assert state.over


@pytest.mark.rule("FOU-SETUP-8")
def test_mask_tiles_by_players() -> None:
    assert seen(new(2), "masks")["yellow"] == [8, 5, 3]
    assert seen(new(3), "masks")["yellow"] == [8, 6, 5, 3]
    assert seen(new(4), "masks")["yellow"] == [8, 6, 5, 4, 3]


@pytest.mark.rule("FOU-SETUP-9", "FOU-SETUP-10")
def test_sides_of_the_boards() -> None:
    assert [one["board"] for one in seen(new(4), "players")] == ["A"] * 4
    dealt = [
        [one["board"] for one in seen(new(4, seed, {"board": "B"}), "players")] for seed in range(9)
    ]
    assert all(sorted(boards) == ["B1", "B2", "B3", "B4"] for boards in dealt)
    assert len({tuple(boards) for boards in dealt}) > 1


@pytest.mark.rule("FOU-SETUP-11")
@pytest.mark.parametrize(("seats", "discs"), [(2, 6), (3, 5), (4, 5)])
def test_action_discs(seats: int, discs: int) -> None:
    assert [one["discs"] for one in seen(new(seats), "players")] == [discs] * seats


@pytest.mark.rule("FOU-SETUP-12")
def test_starting_pyramid_tiles() -> None:
    me = player(new(3))
    assert me["starting_tiles"] == ["green", "blue", "red"]
    assert {word: tile for word, tile in me["pyramid"].items() if tile} == {"base-c": "white"}


@pytest.mark.rule("FOU-SETUP-13")
def test_first_player_comes_from_the_seed() -> None:
    firsts = [seen(new(4, seed), "first") for seed in range(30)]
    assert set(firsts) == {0, 1, 2, 3}
    assert new(4, 5).seat == seen(new(4, 5), "first")
    fixed = [new(4, seed, {"first_player": "2"}).seat for seed in range(9)]
    assert fixed == [2] * 9
    with pytest.raises(BadOption, match="there are only seats 0 to 1"):
        new(2, 1, {"first_player": "2"})


@pytest.mark.rule("FOU-SETUP-14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_architects_start_in_order(seats: int) -> None:
    state = new(seats, 3)
    first = seen(state, "first")
    sides = [player(state, (first + turn) % seats)["architect"] for turn in range(seats)]
    assert sides == ["top", "right", "bottom", "left"][:seats]


@pytest.mark.rule("FOU-SETUP-15")
def test_favour_and_points_start_at_nothing() -> None:
    state = new(3)
    assert [one["favour"] for one in seen(state, "players")] == [0, 0, 0]
    assert state.scores() == [0, 0, 0]


SETUP = "phase = 'setup'\ndecide = ['open-play -1', 'start-tiles 1', 'start-tiles 0']\n"


@pytest.mark.rule("FOU-SETUP-16", "FOU-SETUP-17")
def test_all_three_starting_tiles_in_turn_for_their_rewards() -> None:
    state = position(SETUP)
    assert state.seat == 0
    play(state, "pyramid green")
    assert legal(state, "set") == [
        "base-nw",
        "base-n",
        "base-ne",
        "base-w",
        "base-e",
        "base-sw",
        "base-s",
        "base-se",
    ]
    play(state, "set base-e")
    assert points(state) == 4  # the reward, not the 2 points of a tile
    assert legal(state) == ["pyramid blue", "pyramid red"]
    play(state, "pyramid blue; set base-se")
    play(state, "tile stone2; place xx d9; decline")  # out of reach of the architect at the top
    play(state, "set base-w; decline")  # the last tile is named by itself
    assert points(state) == 5
    assert state.seat == 1


@pytest.mark.rule("FOU-SETUP-18")
def test_starting_rewards_keep_off_mask_squares() -> None:
    state = position(SETUP)
    play(state, "pyramid green; set base-nw; tile wood2")
    places = legal(state, "place")
    assert "xx c1" not in places  # c1 is a mask square
    assert "xx d1" in places
    masks = {square for group in player(state)["mask_groups"] for square in group["squares"]}
    domino = [name.split()[1] for name in places]
    assert not masks & set(domino)


@pytest.mark.rule("FOU-SETUP-19", "FOU-SETUP-20")
def test_worship_tiles_of_the_setup_come_unseen() -> None:
    piles = "[worship.green]\npile = ['green-12', 'green-7']\n[worship.red]\npile = ['red-8']\n"
    state = position(SETUP + piles)
    play(state, "pyramid green; set base-ne")  # a green temple, with no cube in the city
    play(state, "place xx/x. d1")
    assert worship(state) == ["green-12"]
    play(state, "pyramid blue; set base-n")
    assert legal(state) == ["decline", "pile green", "pile blue", "pile red"]
    play(state, "pile red")
    assert worship(state) == ["green-12", "red-8"]
    assert face_up(state, "green") == [None, None]


@pytest.mark.rule("FOU-SETUP-21")
def test_two_worship_tiles_of_each_colour_are_turned_up() -> None:
    piles = "[worship.green]\npile = ['green-12', 'green-7']\n"
    state = position("phase = 'setup'\ndecide = ['open-play -1']\n" + piles)
    assert face_up(state, "green") == ["green-12", "green-7"]
    assert [entry["pile"] for entry in seen(state, "worship")] == [10, 10, 10]
    assert space(state, "building-1")["open"]
    assert decision(state) == "turn"
