"""Positions: the page's own examples, and what is refused."""

import re
from pathlib import Path

import pytest

import patolli
from patolli.core.errors import BadPosition
from patolli.testing import play
from patolli.testing.positions import check_described, fuzz

GAME = patolli.load("founders")
PAGE = Path(__file__).parents[3] / "docs" / "positions" / "founders.md"
EXAMPLES = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("text", EXAMPLES, ids=["a city", "a payment", "a display"])
def test_every_example_of_the_page_is_a_position(text: str) -> None:
    state = GAME.position(text)
    assert state.check() == []
    assert GAME.restore(state.dump()).dump() == state.dump()


def test_the_first_example_is_what_it_says() -> None:
    state = GAME.position(EXAMPLES[0])
    me = state.observe(0)["players"][0]  # type: ignore[index]
    assert [building["squares"] for building in me["buildings"]] == [
        ["a1", "a2", "a3"],
        ["d1", "e1", "d2"],
    ]
    assert me["temples"][0]["squares"] == ["a8", "a9", "b9"]
    assert me["points"] == 9
    assert state.observe(0)["players"][1]["discs"] == 4  # type: ignore[index]


def test_the_last_example_is_what_it_says() -> None:
    state = play(GAME.position(EXAMPLES[2]), "take green-3")
    green = state.observe(None)["worship"][0]  # type: ignore[index]
    assert (green["beside"]["id"], green["top"]["id"]) == ("green-12", "green-7")
    assert state.seat == 1


def test_the_second_example_is_what_it_says() -> None:
    state = play(GAME.position(EXAMPLES[1]), "square a1; place x./xx a1")
    assert state.observe(0)["players"][0]["temples"][0]["colour"] == "green"  # type: ignore[index]
    assert state.stack[-1].name == "take-worship"
    state.apply(state.legal()[0])
    assert state.observe(0)["players"][0]["architect"] == "top"  # type: ignore[index]
    assert state.seat == 1


def test_the_class_drawing_and_square_of_the_page() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert "`gold3 xx/x. d1` covers `d1`, `e1` and `d2`" in text


def test_tiles_of_a_pile_from_the_top_and_from_the_bottom() -> None:
    text = "[worship.red]\nbeside = 'red-5'\ntop = 'red-5'\npile = ['red-8', 'red-1']\n"
    state = GAME.position(text + "under = ['red-14', 'red-18']")
    pile = [state.game.components.tile_names[tile] for tile in state.piles[2]]  # type: ignore[attr-defined]
    assert pile[:2] == ["red-18", "red-14"]  # the lowest first
    assert pile[-2:] == ["red-1", "red-8"]
    red = state.observe(None)["worship"][2]  # type: ignore[index]
    assert red["known_at_bottom"] == ["red-18", "red-14"]


IMPOSSIBLE = [
    ("[[seat]]\nbuildings = ['wood2 xx a1', 'stone2 xx b1']", "lies on another"),
    ("[[seat]]\nbuildings = ['wood2 xxx a1']", "that tile has another shape"),
    ("[[seat]]\nbuildings = ['wood2 xx z9']", "expected a tile, its drawing"),
    ("[[seat]]\nbuildings = ['wool2 xx a1']", "'wool2' is unknown"),
    ("[[seat]]\nbuildings = ['wood2 xx a1']\ncubes.gold = ['a1']", "a cube lies under a tile"),
    ("[[seat]]\npyramid.upper-nw = 'red'", "hangs in the air"),
    ("[[seat]]\nworship = ['green-9', 'green-9']", "more often than there are"),
    ("[spaces.building-1]\nstack = [0, 0, 0, 0]", "more discs than the space holds"),
    ("[spaces.building-3]\nstack = [0]", "more discs than the space holds"),
    (
        "[spaces.building-1]\nbonus = 'any_construction'\n"
        "[spaces.building-2]\nbonus = 'any_construction'",
        "not so many of these discs",
    ),
    ("round = 5", "out of range"),
    ("[[seat]]\nfavours = 3", "unknown key"),
    ("[[seat]]\nmasks = ['yellow 6']", "yellow 6 stays in the box with 2 players"),
    ("[[seat]]\nmasks = ['yellow 8', 'yellow 8']", "yellow 8 is taken twice"),
    ("[[seat]]\nmasks = ['red 10']\n[[seat]]\nmasks = ['red 10']", "red 10 is taken twice"),
    ("[[seat]]\nmasks = ['yellow 3']", "yellow 3 is taken, but one above it still lies"),
    ("mask_piles.red = ['red 7']", "no one has taken red 10, red 7, red 5"),
    ("[[seat]]\ncubes.gold = ['a1']\ncubes.wood = ['a1']", "there is a cube on a1 already"),
    ("[[seat]]\ncubes.gold = ['a1', 'a1']", "there is a cube on a1 already"),
    ("display.wood1 = 1", "display.wood1: 1 is out of range (0 to 0)"),
    ("display.wood2 = 99", "display.wood2: 99 is out of range (0 to 1)"),
    ("supply.wood2 = 14", "14 are left and 1 on display, so 13 in the supply, not 14"),
    ("supply.temples.red = 12", "12 are left and 2 on display, so 10 in the supply, not 12"),
    ("turn = 1\n[[seat]]\n[[seat]]\npassed = true", "seat 1 has passed and takes no more turns"),
    ("[[seat]]\nboard = 'B1'", "all play on side A, not on B1, A"),
    ("options.board = 'B'\n[[seat]]\nboard = 'A'", "each plays on a side B of its own"),
    (
        "options.board = 'B'\n[[seat]]\nboard = 'B2'\n[[seat]]\nboard = 'B2'",
        "each plays on a side B of its own, not on B2, B2",
    ),
    ("[[seat]]\ndiscs = 5", "6 of this round are on no space, not 5"),
    (
        "[spaces.building-1]\nstack = [0, 0, 0]\n[spaces.building-2]\nstack = [0, 0, 0]\n"
        "[spaces.temple-1]\nstack = [0]",
        "-1 + 7 discs instead of 6",
    ),
    ("power = 3", "no action is being carried out"),
    ("[[seat]]\npoints = 4\nearned = { mask = 3 }", "adds up to 3, not to 4 points"),
    ("[[seat]]\nearned = { quarters = 3 }", "3 points from quarters before the end, not 0"),
    ("over = true", "the game is over, but not all have passed in round 4"),
    ("phase = 'setup'\ndecide = ['start-tiles 0']", "under it must wait open-play"),
    (
        "phase = 'setup'\ndecide = ['open-play -1', 'start-tiles 0', 'start-tiles 1']",
        "start-tiles: seats [1, 0] have starting tiles to place, not [0, 1]",
    ),
    ("phase = 'setup'\nround = 2", "in the setup no one has acted or passed yet"),
    ("phase = 'setup'\ndecide = ['turn 0']", "under it must wait open-play"),
    ("[[seat]]\nstarting = ['red']", "a starting pyramid tile is not placed"),
    ("decide = ['take-worship 0 0']", "under it must wait a turn, or next-turn"),
    ("decide = ['turn 0', 'turn 1']", "turn: it can't come within a turn"),
    ("decide = ['turn 0', 'take-worship 1 0']", "it is seat 0's turn, not seat 1's"),
    ("decide = ['turn 0', 'take-worship 0 3']", "colour 3 is not one of 0 to 2"),
    (
        "decide = ['turn 0', 'offer 0', 'worship-reward 0']",
        "offer: it can't wait for worship-reward",
    ),
    ("decide = ['turn 0', 'offer 0']", "offer: there is nothing to choose"),
    ("decide = ['turn 0', 'pay 0 1 0 0 0 -1']", "seat 0 can't pay [1, 0, 0, 0]"),
    ("decide = ['turn 0', 'build-pyramid 0']", "no pyramid tile can be built with power 0"),
    ("decide = ['turn 0', 'discs 0 2']", "building-3 can't be taken now"),
    ("decide = ['turn 0', 'earn 0 0 1']", "under it must wait return-tile, with the same tile"),
    ("decide = ['turn 0', 'place 0 0 1 0 0']", "place: the reach is top"),
    ("decide = [{ frame = 'place', seat = 0, what = 'wood2' }]", "place: its side is not said"),
    ("seats = 1\nrival.squares = 3", "the rival: 3 squares, but its tiles have 0"),
    ("seats = 1\nrival.intentions = ['temple-red', 'temple-red']", "temple-red is named twice"),
    (
        "decide = ['turn 0', 'give 0 19']\n[worship.red]\nbeside = 'red-8'\ntop = 'red-8'\n"
        "[[seat]]\nworship = ['green-3']",
        "does not lie face up",
    ),
]


@pytest.mark.parametrize(("text", "reason"), IMPOSSIBLE, ids=[why for _, why in IMPOSSIBLE])
def test_an_impossible_position_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.position(text)
    assert any(reason in one for one in caught.value.reasons), caught.value.reasons


def test_every_reason_is_said_at_once() -> None:
    text = "[[seat]]\ncubes.gold = ['a1', 'a1']\nmasks = ['red 10', 'red 10']\nfavour = 99"
    with pytest.raises(BadPosition) as caught:
        GAME.position(text)
    assert len(caught.value.reasons) == 3


def more_tiles(kind: str, count: int) -> str:
    """Two cities with so many tiles of one square each."""
    squares = [f"{column}{row}" for row in (1, 2, 3) for column in "abcdefghij"]
    tiles = [f"{kind} x {square}" for square in squares[:count]]
    return (
        f"[[seat]]\nbuildings = {tiles[: count // 2]}\n[[seat]]\nbuildings = {tiles[count // 2 :]}"
    )


def test_more_tiles_than_there_are() -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.position(more_tiles("wood1", 11))
    assert caught.value.reasons == ["11 wood1 are in cities and hands, but there are only 10"]
    assert GAME.position(more_tiles("wood1", 10)).supply[0] == 0  # type: ignore[attr-defined]
    base = "\n".join(f"base-{space} = 'red'" for space in ("nw", "n", "ne", "w", "e", "sw", "s"))
    pyramids = f"[[seat]]\n[seat.pyramid]\n{base}\nbase-se = 'red'\n" * 2
    with pytest.raises(BadPosition) as caught:
        GAME.position(pyramids)
    assert caught.value.reasons == [
        "16 red pyramid tiles are in cities and hands, but there are only 14"
    ]


def broken(name: str, value: object) -> list[str]:
    """What is said of a state of which one field is other than it can be."""
    state = GAME.position("[[seat]]\ncubes.gold = ['a1']\n[[seat]]\npassed = true")
    setattr(state, name, value)
    return state.check()


BROKEN = [
    ("pyramid_display", [-2, 2, 2], "-2 green pyramid tiles on display, where 0 to 2 can lie"),
    ("temple_display", [2, 3, 2], "3 blue temples on display, where 0 to 2 can lie"),
    (
        "temple_supply",
        [12, 11, 10],
        "green temples: 0 used, 2 on display and 12 in the supply, not 13",
    ),
    ("cubes_north", [1, 0, 1, 0, 0, 0], "two cubes on one square"),
    ("display", [1, 1, 1, 0, 1, 1, 1, 1, 1], "1 wood1 on display, where 0 to 0 can lie"),
    ("display", [0, 99, 1, 0, 1, 1, 1, 1, 1], "99 wood2 on display, where 0 to 1 can lie"),
    ("passed", [1, 1], "seat 0 has passed and takes no more turns"),
    ("boards", [0, 1], "all play on side A, not on A, B1"),
    ("opened", 0, "under it must wait open-play"),
    ("mask_owner", [-1, -2, 0, -2, -1, *[-1, -2, -1, -2, -1] * 2], "yellow 5 is taken, but one"),
    ("round", 9, "round 10 of 4"),
    ("amounts", [1, 0, 0, 0, 0, 0], "[0, 0, 1] cubes lie in the city, [1, 0, 0] are counted"),
    ("power", 9, "power 9 is not one of 0 to 5"),
    ("starting", [1, 0, 0, 0, 0, 0], "a starting pyramid tile is not placed"),
    ("stack", [], "the game is over, but not all have passed"),
]


@pytest.mark.parametrize(("name", "value", "reason"), BROKEN, ids=[why for _, _, why in BROKEN])
def test_a_broken_state_is_found(name: str, value: object, reason: str) -> None:
    assert any(reason in one for one in broken(name, value)), broken(name, value)


def test_the_turn_after_a_setup_is_a_setup_s_own() -> None:
    state = GAME.position("phase = 'setup'\nfirst = 1")
    assert [frame.text() for frame in state.stack] == [
        "open-play -1",
        "start-tiles 0",
        "start-tiles 1",
    ]


def test_a_tile_in_hand_is_in_no_supply() -> None:
    text = """
        decide = [
          { frame = "next-turn", seat = 0 },
          { frame = "move-architect", seat = 0 },
          { frame = "set-pyramid", seat = 0, colour = "green", setup = false },
          { frame = "pay", seat = 0, wood = 0, stone = 0, gold = 1, free = 0, last = "none" },
        ]
        power = 4
        [[seat]]
        cubes.gold = ["a1", "b1"]
        """
    state = play(GAME.position(text), "square a1; set base-e")
    assert state.scores()[0] == 2 + 4
    assert state.pyramid_supply == [11, 12, 12]  # type: ignore[attr-defined]
    assert state.seat == 1


def test_an_offering_under_way_holds_its_tile() -> None:
    text = """
        decide = [
          { frame = "next-turn", seat = 0 },
          { frame = "return-tile", seat = 0, tile = "green-3" },
          { frame = "times", seat = 0, tile = "green-3" },
        ]
        [[seat]]
        worship = ["green-3"]
        cubes.wood = ["a1", "b1", "c1", "d1"]
        """
    state = play(GAME.position(text), "times 2")
    assert state.scores()[0] == 6
    assert state.observe(None)["worship"][0]["known_at_bottom"] == ["green-3"]  # type: ignore[index]


def test_supplies_discs_and_piles_can_be_said() -> None:
    text = """
        display.wood2 = 0
        supply = { wood2 = 14, temples = { red = 10 }, pyramid_tiles = { blue = 12 } }
        mask_piles = { yellow = ["yellow 5", "yellow 3"] }
        [spaces.building-1]
        stack = [0, 1]
        [[seat]]
        discs = 5
        masks = ["yellow 8"]
        """
    state = GAME.position(text)
    assert state.supply[1] == 14  # type: ignore[attr-defined]


def test_states_of_random_games_are_written_and_read_back() -> None:
    assert check_described(GAME, games=4, seed=3, every=4) > 80


def test_changed_positions_are_refused_or_can_be_played_to_the_end() -> None:
    report = fuzz(GAME, 200, seed=5, plays=1)
    assert report.failures == []
    assert report.refused > 60
    assert report.accepted > 20
