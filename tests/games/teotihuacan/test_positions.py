"""The position format: every example of its page, and what is refused."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, cast

import pytest

from patolli.core.errors import BadPosition
from patolli.games.teotihuacan import GAME
from patolli.games.teotihuacan.components import STARTING_BOARDS
from patolli.games.teotihuacan.state import TeotihuacanState
from patolli.testing import play
from tests.rules.teotihuacan.table import asked, legal

PAGE = Path(__file__).parents[3] / "docs" / "positions" / "teotihuacan.md"
EXAMPLES = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def position(text: str | dict[str, Any]) -> TeotihuacanState:
    return cast(TeotihuacanState, GAME.position(text))


@pytest.mark.parametrize("text", EXAMPLES, ids=range(len(EXAMPLES)))
def test_every_example_is_sound_and_playable(text: str) -> None:
    state = position(text)
    assert state.check() == []
    assert legal(state) or state.over
    assert GAME.replay(state.record()) == state
    while not state.over:
        state.apply(state.legal()[0])


def test_the_smallest_one() -> None:
    state = position(EXAMPLES[0])
    play(state, "worker w1; to b3; main")
    assert (state.seat, state.goods[1], state.power[0]) == (1, 2, 5)


def test_the_dark_eclipse() -> None:
    state = position(EXAMPLES[3])
    play(state, "worker w1; to b3; main; free; power w1; ascend cocoa; end")
    assert state.eclipses == 1 or asked(state) == "salary"


def test_the_top_of_the_pyramid() -> None:
    state = position(EXAMPLES[4])
    play(state, "worker w1; to b8; main")
    assert state.completed


def test_alone() -> None:
    state = position(EXAMPLES[5])
    play(state, "worker w1; to b3; worship quarry; ability")
    assert "teotihuacan-bot-worshipper-moved" in [event.key for event in state.events]


def test_being_set_up() -> None:
    state = position(EXAMPLES[6])
    assert asked(state) == "keep"
    play(state, "keep t1 t14")
    assert state.seat == 1


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ({"rondel": [1, 2, 3, 4, 5, 6, 7, 8]}, "Construction"),
        ({"rondell": [1]}, "did you mean 'rondel'"),
        ({"technologies": [2, 3, 5, 9, 15, 17]}, "no tile has number 2"),
        ({"technologies": [3, 1, 5, 9, 15, 17]}, "ascending"),
        ({"seat": [{"cocoa": -1}]}, "out of range"),
        ({"seat": [{"workers": ["b1 1", "b2 1"]}]}, "three or four"),
        ({"seat": [{"workers": ["b1", "b2 1", "b3 1"]}]}, "a place and a power"),
        ({"seat": [{"workers": ["b9 1", "b2 1", "b3 1"]}]}, "'b9' is unknown"),
        ({"seat": [{"workers": ["b1 6", "b2 1", "b3 1"]}]}, "power 6"),
        ({"seat": [{"tiles": ["mask_1", "mask_1"]}]}, "more often than there are copies"),
        ({"seat": [{"tiles": ["mask_9"]}]}, "unknown"),
        ({"seat": [{"technologies": [7]}]}, "technology 7, which is not in this game"),
        ({"seat": [{"temples": [11, 0, 0]}, {"temples": [11, 0, 0]}]}, "two markers on the top"),
        (
            {"seat": [{"workers": ["quarry 1", "b2 1", "b3 1"]},
                      {"workers": ["quarry 1", "b2 1", "b3 1"]}]},
            "two workers are locked on one",
        ),
        ({"pyramid": {"tiles": ["2a1 4 0"]}}, "can't lie at 2a1"),
        ({"pyramid": {"tiles": ["1a1 4 0", "1b1 4 0"]}}, "more often"),
        ({"pyramid": {"tiles": ["1a1 4"]}}, "a slot, a tile and a turn"),
        ({"decorations": {"top": [0, 1, 2, 3]}}, "hangs in the air"),
        ({"buildings": [5, 5, 3]}, "beyond its end"),
        ({"light": 11}, "the light disc is at 11"),
        ({"rounds_left": 1}, "without the discs having met"),
        ({"seat": [{"dealt": [1, 2, 3]}, {"dealt": [4, 5, 6, 7]}]}, "4 starting tiles"),
        ({"seat": [{"dealt": [1, 2, 3, 14]}, {"dealt": [4, 5, 6, 7]}]}, "no discovery tile"),
        ({"seats": 1, "bot": {"workers": ["b1 1", "b2 1", "b3 1"]}}, "Teotibot has four"),
        ({"seats": 1, "bot": {"actions": ["mastery"]}}, "not each in one place"),
        ({"seats": 1, "bot": {"directions": ["up_left"]}}, "two of them"),
    ],
)  # fmt: skip
def test_what_is_impossible_is_refused(spec: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(reason)):
        position(spec)


def test_every_mistake_is_reported_at_once() -> None:
    with pytest.raises(BadPosition) as caught:
        position({"sets": 3, "first": 9, "seat": [{"vp": "many"}]})
    assert len(caught.value.reasons) == 3


BOT_FREE = ["b2 2", "b3 2", "b4 2"]


@pytest.mark.parametrize(
    ("said", "reasons"),
    [
        (
            {"seats": 1, "bot": {"workers": [*BOT_FREE, "b5 1"]}},
            ["Teotibot has 0 locked workers, not one"],
        ),
        (
            {"seats": 1, "bot": {"workers": ["b2 2", "b3 2", "forest 2", "gold 1"]}},
            ["Teotibot has 2 locked workers, not one"],
        ),
        (
            {"seats": 1, "bot": {"workers": [*BOT_FREE, "royal-a 1"]}},
            ["Teotibot's locked worker is on a royal tile, not at a temple"],
        ),
        (
            {"royal": [9, 9, 9], "bonus": [3, 3, 3]},
            [
                "the royal tiles are [9, 9, 9], not 3 different ones",
                "the temple bonus tiles are [3, 3, 3], not 3 different ones",
            ],
        ),
        (
            {"seat": [{"used": ["mask_1", "vp_4"]}], "pyramid_completed": True},
            [
                "player 0 has used mask_1: a mask stays face up",
                "the Pyramid is completed, but has no tile on its top",
            ],
        ),
    ],
)
def test_what_can_not_be_is_refused_with_every_reason(
    said: dict[str, Any], reasons: list[str]
) -> None:
    with pytest.raises(BadPosition) as refused:
        position(said)
    for reason in reasons:
        assert reason in str(refused.value)
    assert len(str(refused.value).splitlines()) == 1 + len(reasons)


# -- what could not be said ------------------------------------------------------------------------

TURN = [{"frame": "end", "seat": 0}]


def test_the_landing_board_is_said_in_mid_turn() -> None:
    """A tile can't power up the workers of the board landed on. TEO-DISCOVERY-10"""
    workers = {"seat": [{"workers": ["b3 1", "b3 2", "b6 3"], "tiles": ["power_up_2"]}]}
    power_ups = [*TURN, {"frame": "tile-power-ups", "seat": 0, "left": 2, "gained": 0}]
    free = position({**workers, "decide": power_ups})
    assert powered(free) == ["power w1", "power w2", "power w3"]
    over = {"frame": "main-over", "seat": 0}
    landed = position({**workers, "landing": 3, "decide": [TURN[0], over, *power_ups[1:]]})
    assert powered(landed) == ["power w3"]
    assert landed.observe(0)["landing"] == 3
    with pytest.raises(BadPosition, match="landing: board 3, but no action there is pending"):
        position({**workers, "landing": 3, "decide": power_ups})
    with pytest.raises(BadPosition, match="main-over: the `landing` board is not said"):
        position({**workers, "decide": [TURN[0], over, *power_ups[1:]]})


def powered(state: TeotihuacanState) -> list[str]:
    return [name for name in legal(state) if name.startswith("power")]


def test_the_action_after_a_move_is_said_with_its_things() -> None:
    action = {"frame": "action", "seat": 0, "board": "b3", "worker": "w1 of 0", "partner": "none"}
    said = {"seat": [{"cocoa": 4, "workers": ["b3 2", "b6 1", "b8 1"]}], "decide": [*TURN, action]}
    state = position(said)
    assert (asked(state), state.landing) == ("action", 3)
    assert "collect" in legal(state)
    assert state.observe(1)["deciding"] == action
    with pytest.raises(BadPosition, match="action: the worker is not on board 3"):
        position({**said, "seat": [{"cocoa": 4, "workers": ["b2 2", "b6 1", "b8 1"]}]})


def test_a_row_of_nobles_has_gaps() -> None:
    state = position({"buildings": ["x.x", 1, 0]})
    assert state.buildings == [0b101, 1, 0]
    assert 'buildings = ["x.x", 1, 0]' in GAME.describe(state)


@pytest.mark.parametrize("rows", [[1, 2], ["x?", 1, 0], [1, 2, -1], "xxx", [1.5, 0, 0]])
def test_rows_of_nobles_are_numbers_or_drawings(rows: object) -> None:
    with pytest.raises(BadPosition, match="buildings"):
        position({"buildings": rows})


DEALT_SEATS: list[dict[str, Any]] = [
    {"dealt": [1, 7, 9, 14], "kept": [7, 9]},
    {"dealt": [2, 3, 4, 5]},
]
DEALT: dict[str, Any] = {"drawn": ["mask_1"], "seat": DEALT_SEATS}


def test_a_setup_is_half_done() -> None:
    state = position(DEALT)
    assert (state.seat, asked(state)) == (1, "keep")
    play(state, "keep t2 t4")
    assert state.kept == [6, 8, 1, 3]


def test_workers_are_placed_after_the_choice_of_tiles() -> None:
    seats = [{**DEALT_SEATS[0], "workers": ["b3 1", "b4 1", "b5 1"]}, DEALT_SEATS[1]]
    with pytest.raises(BadPosition, match="seat 0 has placed workers before its benefits"):
        position({**DEALT, "seat": seats})
    seats = [{**DEALT_SEATS[0], "workers": ["out 2", "out 1", "out 1"]}, DEALT_SEATS[1]]
    with pytest.raises(BadPosition, match="a starting worker of seat 0 has power 2"):
        position({**DEALT, "seat": seats})


def test_all_have_kept_their_tiles() -> None:
    seats = [{"dealt": [1, 7, 9, 14], "kept": [7, 9]}, {"dealt": [2, 3, 4, 5], "kept": [2, 4]}]
    state = position({"drawn": ["mask_1"], "seat": seats})
    assert state.kept == [6, 8, 1, 3]
    assert asked(state) not in ("keep", "draft")


def test_kept_tiles_lie_in_any_order() -> None:
    seats = [{"dealt": [1, 7, 9, 14], "kept": [9, 7]}, {"dealt": [2, 3, 4, 5], "kept": [4, 2]}]
    state = position({"drawn": ["mask_1"], "seat": seats})
    for seat in (0, 1, None):
        assert state.determinize(seat, 5).check() == []


@pytest.mark.parametrize(
    ("kept", "reason"),
    [
        ([7, 8], "[7, 8] are not 2 of the tiles dealt"),
        ([7, 7], "[7, 7] are not 2 of the tiles dealt"),
        ([7], "a player keeps 2 tiles at once, not 1"),
    ],
)
def test_kept_tiles_are_among_the_dealt(kept: list[int], reason: str) -> None:
    seats = [{"dealt": [1, 7, 9, 14], "kept": kept}, {"dealt": [2, 3, 4, 5]}]
    with pytest.raises(BadPosition, match=re.escape(reason)):
        position({"drawn": ["mask_1"], "seat": seats})


def test_a_starting_tile_is_dealt_once() -> None:
    seats = [{"dealt": [1, 7, 9, 14], "kept": [7, 9]}, {"dealt": [2, 3, 3, 5], "kept": [2, 5]}]
    with pytest.raises(BadPosition, match=re.escape("starting tiles [3] are said twice")):
        position({"drawn": ["mask_1"], "seat": seats})


def test_a_draft_goes_on() -> None:
    said = {"options": {"setup": "draft"}, "open": [1, 2, 3, 4, 5, 6], "first": 1}
    state = position({**said, "seat": [{}, {"kept": [4]}]})
    assert (state.seat, asked(state)) == (0, "draft")
    assert "draft t4" not in legal(state)
    with pytest.raises(BadPosition, match="seat 1 has drafted 1 tiles, not 0"):
        position({**said, "seat": [{"kept": [4]}]})


def test_an_eclipse_is_about_to_be_scored() -> None:
    state = position({"phase": "eclipse", "seat": [{"avenue": 2, "cocoa": 5}]})
    assert asked(state) == "salary"
    assert state.seat == 0


def test_an_eclipse_is_being_scored() -> None:
    said = {"seats": 3, "first": 1, "seat": [{"cocoa": 9}, {"cocoa": 9}, {"cocoa": 9}]}
    state = position({**said, "salaries": [2, 0]})
    assert (state.seat, asked(state), state.observe(0)["phase"]) == (2, "salary", "eclipse")
    with pytest.raises(BadPosition, match=re.escape("salaries: seats [0, 2] can't be the last")):
        position({**said, "salaries": [0, 2]})
    with pytest.raises(BadPosition, match="the discs have not met"):
        position({**said, "light": 9, "salaries": [2, 0]})


def test_teotibot_is_on_turn_and_turns_its_tile_as_said() -> None:
    bot = {"stone": 2, "workers": ["b2 2", "b3 2", "b8 2", "quarry 1"], "dice": [3, 4]}
    for rotation in ("0", "90", "180", "270"):
        said = {"seats": 1, "turn": 1, "pyramid": {"tiles": []}}
        state = position({**said, "bot": {**bot, "rotation": rotation}})
        assert state.seat == 0
        assert state.slot_turn[0] * 90 == int(rotation)
    with pytest.raises(BadPosition, match="the roll before it must be said"):
        position({"seats": 1, "bot": {"rotation": "90"}})


def test_the_dice_of_teotibot_are_those_said() -> None:
    for dice in ([1, 1], [6, 5], [2, 6]):
        state = position({"seats": 1, "bot": {"dice": dice}})
        while not any(event.key == "teotihuacan-bot-rolled" for event in state.events):
            state.apply(state.legal()[0])
        rolled = next(event for event in state.events if event.key == "teotihuacan-bot-rolled")
        assert rolled.data["dice"] == dice


def test_the_tiles_of_neutral_workers_are_drawn_in_order() -> None:
    said = {"phase": "eclipse", "seats": 3, "salaries": []}
    first = position({**said, "neutral_tiles": [1, 2]})
    assert first.place[12:15] == first_boards(1, 2)
    other = position({**said, "neutral_tiles": [9, 4]})
    assert other.place[12:15] == first_boards(9, 4)
    with pytest.raises(BadPosition, match="neutral_tiles: 2 different tiles"):
        position({**said, "neutral_tiles": [9, 9]})


def first_boards(*numbers: int) -> list[int]:
    """The first three boards of starting tiles."""
    boards = [board for number in numbers for board in STARTING_BOARDS[number - 1]]
    return list(dict.fromkeys(boards))[:3]


def test_a_finished_game_can_be_said() -> None:
    state = position({"over": True, "eclipses": 3, "seat": [{"vp": 90}]})
    assert state.over
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ranks == [1, 2]
    with pytest.raises(BadPosition, match="the game is over after 2 Eclipses"):
        position({"over": True, "eclipses": 2})


@pytest.mark.parametrize(
    ("decide", "more", "reason"),
    [
        (["worker 0"], {}, "the first decision must be 'end'"),
        (["end 0", "worker 1"], {}, "worker of seat 1, but player 0 is on turn"),
        (["end 0", "worker 0", "row 0 2"], {}, "worker, row: only one of these can be pending"),
        (["end 0", "salary 0"], {}, "salary: this is not decided in this phase"),
        (["end 0", "keep 0"], {}, "keep: this is not decided in this phase"),
        (["end 0", "pay 0 3 source-main"], {}, "pay: 3 cocoa, there are 0"),
        (["end 0", "move 0 0 -1 1"], {}, "move: the player has no move_anywhere tile"),
        (["end 0", "main 0 1 2 1"], {"landing": 1}, "main: the Palace has no main action"),
        (["end 0", "exchange 0 1 9 0"], {}, "exchange: most 9 is not one of 0 to 5"),
        (["salary 0"], {"phase": "eclipse"}, "an Eclipse is scored: next-turn"),
        (["begin -1"], {"phase": "setup"}, "no starting tiles are dealt"),
    ],
)
def test_decisions_that_can_not_be_pending(
    decide: list[str], more: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        position({"decide": decide, **more})
    assert any(reason in line for line in refused.value.reasons), refused.value.reasons
