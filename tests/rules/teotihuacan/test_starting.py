"""Starting tiles, the draft and neutral workers."""

from __future__ import annotations

import pytest

from patolli.games.teotihuacan import components as t
from patolli.games.teotihuacan.state import TeotihuacanState
from tests.rules.teotihuacan.table import (
    asked,
    goods,
    legal,
    new,
    play,
    power,
    table,
    temples,
    tiles,
)


def dealt(*mine: int, drawn: list[str] | None = None, seats: int = 2) -> TeotihuacanState:
    """A setup in which the first player holds these, the others no discovery tile."""
    plain = [tile for tile in (1, 2, 3, 4, 6, 8, 10, 11, 13, 15, 17, 18) if tile not in mine]
    hands = [list(mine)] + [plain[i * 4 : i * 4 + 4] for i in range(seats - 1)]
    return table(
        seats=seats, seat=[{"dealt": hand, "cocoa": 1} for hand in hands], drawn=drawn or []
    )


def others_keep(s: TeotihuacanState) -> None:
    """The other players keep whatever comes first."""
    while s.seat != 0 or asked(s) == "keep":
        s.apply(s.legal()[0])


@pytest.mark.rule("TEO-START-1")
def test_keep_two_of_four_in_secret() -> None:
    s = new(3, seed=5)
    assert asked(s) == "keep"
    assert len(s.dealt) == 12
    seen = s.observe(1)["starting"]
    assert len(seen["tiles"]) == 4  # type: ignore[index]
    assert len(s.legal()) == 6
    s.apply(s.legal()[0])
    assert s.seat == 1
    assert s.observe(1)["starting"]["kept"] == [[], [], []]  # type: ignore[index]
    assert len(s.observe(0)["starting"]["kept"][0]) == 2  # type: ignore[index]
    assert s.observe(None)["starting"]["tiles"] == []  # type: ignore[index]
    kept_events = [event for event in s.events if event.key == "teotihuacan-kept"]
    assert all(event.seats == [0] for event in kept_events)
    for _ in range(2):
        s.apply(s.legal()[0])
    assert [len(kept) for kept in s.observe(1)["starting"]["kept"]] == [2, 2, 2]  # type: ignore[index]


@pytest.mark.rule("TEO-START-2")
def test_discovery_tiles_for_dealt_tiles_are_secret() -> None:
    s = dealt(1, 3, 14, 16, drawn=["vp_4", "cocoa_4"])
    mine = s.observe(0)["starting"]["tiles"]  # type: ignore[index]
    assert [entry.get("discovery") for entry in mine] == [None, None, "vp_4", "cocoa_4"]
    assert "vp_4" not in str(s.observe(1)["starting"])
    pile = s.observe(0)["discoveries"]["pile"]  # type: ignore[index]
    assert s.observe(1)["discoveries"]["pile"] == pile + 2  # type: ignore[index]


@pytest.mark.rule("TEO-START-3", "TEO-START-11")
def test_goods_of_the_kept_tiles() -> None:
    s = dealt(13, 15, 4, 17)
    play(s, "keep t13 t15")
    others_keep(s)
    assert goods(s) == (1 + 5, 2, 3)
    assert s.cocoa[0] == 1 + 3
    s = dealt(5, 7, 12, 2)
    play(s, "keep t7 t12")
    while s.seat != 0:
        s.apply(s.legal()[0])
    while asked(s) == "goods":
        play(s, "take gold")
    # two goods twice, and one each from the blue steps of technology and tile
    assert goods(s) == (0, 0, 6)


@pytest.mark.rule("TEO-START-4")
def test_two_power_ups_to_one_or_two_workers() -> None:
    for second, powers in (("w1", [3, 1, 1]), ("w2", [2, 2, 1])):
        s = dealt(6, 10, 1, 2)
        play(s, "keep t6 t10")
        others_keep(s)
        assert asked(s) == "start-power"
        assert legal(s) == ["power w1", "power w2"]
        play(s, f"power {second}")
        assert [power(s, k) for k in (1, 2, 3)] == powers


@pytest.mark.rule("TEO-START-5")
def test_steps_of_starting_tiles_are_rewarded() -> None:
    s = dealt(1, 9, 13, 15)
    play(s, "keep t1 t9")
    others_keep(s)
    play(s, "take stone")
    assert temples(s) == (1, 1, 1)
    assert s.avenue[0] == 1
    assert s.vp[0] == 1
    assert s.cocoa[0] == 1 + 2 + 1
    assert goods(s) == (3, 1, 0)


@pytest.mark.rule("TEO-START-6")
def test_free_technology_is_the_lowest() -> None:
    s = dealt(5, 13, 15, 17, seats=3)
    s.tech[1] = 1 << s.technologies[0]
    play(s, "keep t5 t13")
    others_keep(s)
    assert s.tech[0] == 1 << s.technologies[0]
    assert goods(s)[2] == 2
    assert temples(s) == (1, 0, 0)
    assert s.vp[1] == 0


@pytest.mark.rule("TEO-START-7")
def test_second_free_technology_gives_nothing() -> None:
    s = dealt(5, 7, 13, 15)
    play(s, "keep t5 t7")
    others_keep(s)
    assert s.tech[0] == 1 << s.technologies[0]
    assert temples(s) == (1, 0, 0)


@pytest.mark.rule("TEO-START-8", "TEO-START-9")
def test_discovery_of_a_kept_tile_is_paid_from_the_starting_goods() -> None:
    s = dealt(14, 16, 13, 17, drawn=["cocoa_4", "mask_1"])
    play(s, "keep t14 t16")
    others_keep(s)
    assert asked(s) == "start-discovery"
    assert legal(s) == ["claim mask_1", "decline"]
    play(s, "claim mask_1")
    assert (s.cocoa[0], goods(s)) == (1, (0, 3, 3))
    assert legal(s) == ["claim cocoa_4", "decline"]
    play(s, "decline")
    assert tiles(s) == ["mask_1"]
    before = len(s.discovery_pile)
    while asked(s) in ("start", "start-power", "goods"):
        s.apply(s.legal()[0])
    assert asked(s) == "worker"
    assert len(s.discovery_pile) == before + 1
    assert s.discovery_pile.count(t.COCOA_4) == t.KIND_COPIES[t.COCOA_4]
    assert (s.dealt, s.kept, s.starting_pile, s.drawn) == ([], [], [], [])


@pytest.mark.rule("TEO-START-8")
def test_discovery_that_can_not_be_paid_is_not_offered() -> None:
    s = dealt(14, 15, 13, 17, drawn=["mask_2"])
    play(s, "keep t13 t14")
    others_keep(s)
    assert asked(s) == "start-discovery"
    s = dealt(14, 4, 13, 17, drawn=["mask_2"])
    play(s, "keep t4 t14")  # no wood for the mask
    others_keep(s)
    assert asked(s) == "start"


@pytest.mark.rule("TEO-START-10")
def test_workers_start_on_three_different_boards_of_the_tiles() -> None:
    s = dealt(1, 8, 2, 3)
    play(s, "keep t1 t8")  # boards 1, 2, 6, 7
    others_keep(s)
    play(s, "take wood")
    assert legal(s) == ["start b1", "start b2"]  # equal workers go in ascending order
    play(s, "start b1")
    assert legal(s) == ["start b2", "start b6"]
    play(s, "start b6")
    assert s.place[0:4] == [1, 6, 7, 0]
    s = dealt(1, 6, 2, 3)
    play(s, "keep t1 t6")  # boards 1, 2, 4: only three, but one is stronger
    others_keep(s)
    assert legal(s) == ["start b1", "start b2", "start b4"]
    play(s, "start b4")
    assert s.place[0:4] == [4, 1, 2, 0]
    assert power(s, 1) == 2


GAINS = {
    1: "cocoa 2 wood 3 avenue 1", 2: "stone 2 gold 3 temple_green 1",
    3: "wood 4 stone 1 temple_blue 1", 4: "cocoa 5 gold 2 temple_red 1",
    5: "gold 2 technology 1", 6: "wood 3 gold 2 power_up 1",
    7: "any_resource 2 technology 1", 8: "cocoa 2 stone 4 temple_blue 1",
    9: "temple_blue 1 temple_red 1 temple_green 1", 10: "cocoa 5 temple_red 1 power_up 1",
    11: "cocoa 5 temple_green 1 power_up 1", 12: "any_resource 2 temple_blue 1 temple_red 1",
    13: "cocoa 3 wood 5", 14: "stone 3 gold 1 discovery 1", 15: "wood 1 stone 2 gold 3",
    16: "cocoa 2 gold 3 discovery 1", 17: "cocoa 3 wood 2 stone 3",
    18: "wood 1 stone 2 avenue 1",
}  # fmt: skip


@pytest.mark.rule("TEO-START-11")
@pytest.mark.parametrize("tile", range(1, 19))
def test_starting_tiles(tile: int) -> None:
    printed = new(4).observe(None)["printed"]["starting"][tile - 1]  # type: ignore[index]
    words = GAINS[tile].split()
    assert printed["gain"] == {words[i]: int(words[i + 1]) for i in range(0, len(words), 2)}


@pytest.mark.rule("TEO-NEUTRAL-1", "TEO-NEUTRAL-4")
@pytest.mark.parametrize(("seats", "colours"), [(2, 2), (3, 1), (4, 0)])
def test_neutral_workers(seats: int, colours: int) -> None:
    for seed in range(5):
        s = new(seats, seed, setup="first_game")
        neutral = s.observe(None)["neutral"]
        placed = [boards for boards in neutral if boards]  # type: ignore[attr-defined]
        assert len(placed) == colours
        assert all(len(set(boards)) == 3 for boards in placed)
        for worker in range(seats * 4, 16):
            assert 0 <= s.place[worker] <= 8  # never locked


@pytest.mark.rule("TEO-NEUTRAL-1")
def test_neutral_workers_take_the_first_boards_of_their_tiles() -> None:
    from patolli.games.teotihuacan.rules.setting_up.neutral_workers import place_neutral_workers

    s = new(3, setup="first_game")
    place_neutral_workers(s, [17, 1, 0])  # tile 1 (boards 1, 2), then tile 2 (boards 4, 3)
    assert s.place[12:15] == [1, 2, 4]
    place_neutral_workers(s, [17, 2, 0])  # tile 1 (1, 2), then tile 3 (2, 3)
    assert s.place[12:15] == [1, 2, 3]


@pytest.mark.rule("TEO-NEUTRAL-2")
def test_neutral_workers_are_drawn_from_tiles_that_nobody_kept() -> None:
    for seed in range(20):
        s = new(2, seed)
        while asked(s) == "keep":
            s.apply(s.legal()[0])
        kept = s.kept.copy()
        while asked(s) != "worker":
            s.apply(s.legal()[0])
        free = [tile for tile in range(18) if tile not in kept]
        pairs: list[set[int]] = []
        for colour in (2, 3):
            boards = s.place[colour * 4 : colour * 4 + 3]
            possible = [
                {a, b} for a in free for b in free if a != b and _first_three(a, b) == boards
            ]
            assert possible
            pairs.append(set().union(*possible))
        assert len(pairs[0] | pairs[1]) >= 4


def _first_three(first: int, second: int) -> list[int]:
    boards: list[int] = []
    for board in t.STARTING_BOARDS[first] + t.STARTING_BOARDS[second]:
        if board not in boards:
            boards.append(board)
    return boards[:3]


@pytest.mark.rule("TEO-NEUTRAL-3")
def test_neutral_workers_count_as_colours() -> None:
    s = table(
        seats=2,
        neutral=[3, 4, 5, 3, 6, 7],
        seat=[{"workers": ["b1 1", "b6 1", "b8 1"]}, {"workers": ["b2 1", "b6 1", "b8 1"]}],
    )
    play(s, "worker w1; to b3; collect")
    assert s.cocoa[0] == 1 + 2


@pytest.mark.rule("TEO-DRAFT-1", "TEO-OPTION-1")
@pytest.mark.parametrize(("seats", "count"), [(2, 6), (3, 8), (4, 10)])
def test_draft_lays_tiles_open(seats: int, count: int) -> None:
    s = new(seats, setup="draft")
    assert len(s.dealt) == count
    assert len(s.observe(None)["starting"]["tiles"]) == count  # type: ignore[index]
    assert len(legal(s)) == count


@pytest.mark.rule("TEO-DRAFT-2")
def test_draft_discovery_tiles_are_open_and_go_with_their_tile() -> None:
    s = table(seats=2, options={"setup": "draft"}, open=[1, 2, 3, 13, 14, 15], drawn=["vp_4"])
    seen = s.observe(1)["starting"]["tiles"]  # type: ignore[index]
    assert [entry["discovery"] for entry in seen if entry["tile"] == 14] == ["vp_4"]
    play(s, "draft t14; draft t1; draft t2; draft t13")
    assert asked(s) == "start-discovery"
    assert s.seat == 0
    play(s, "claim vp_4")
    assert tiles(s) == ["vp_4"]


@pytest.mark.rule("TEO-DRAFT-3")
def test_draft_goes_there_and_back() -> None:
    s = new(3, setup="draft", first_player=1)
    order = []
    while asked(s) == "draft":
        order.append(s.seat)
        s.apply(s.legal()[0])
    assert order == [1, 2, 0, 0, 2, 1]
