"""Contents of the box, the setup of board and players, the first game."""

from __future__ import annotations

import pytest

from patolli.core.errors import BadOption
from patolli.games.teotihuacan import components as c
from patolli.games.teotihuacan import components as t
from tests.rules.teotihuacan.table import goods, new, play, table, technologies, temples


@pytest.mark.rule("TEO-BOX-1")
def test_numbers_of_tiles() -> None:
    assert c.DECORATION_TILES == 15
    assert t.DISCOVERY_TILES == 54
    assert len(t.TECHNOLOGY_FACES) == 9
    assert len(t.STARTING_GAIN) == 18
    assert len(t.ROYAL_FACES) == 9
    assert len(t.BONUS_FACES) == 7
    assert c.PYRAMID_TILES == 32
    assert c.BUILDINGS == 11


@pytest.mark.rule("TEO-BOX-2")
def test_player_pieces() -> None:
    assert c.WORKERS == 4
    assert c.TECHNOLOGY_MARKERS == 6


@pytest.mark.rule("TEO-BOX-3")
def test_three_royal_tiles_of_each_category() -> None:
    assert [t.ROYAL_CATEGORY.count(category) for category in range(3)] == [3, 3, 3]


@pytest.mark.rule("TEO-BOX-4")
def test_masks() -> None:
    masks = [t.KIND_COPIES[kind] for kind in range(t.KINDS) if t.KIND_MASK[kind]]
    assert masks == [1, 2, 2, 3, 3, 3, 3]
    assert sum(masks) == 17
    assert t.KINDS - t.MASKS == 14


@pytest.mark.rule("TEO-BOX-5")
def test_cocoa_and_goods_never_run_out() -> None:
    s = table(seat=[{"cocoa": 500, "wood": 90, "workers": ["b1 1", "b6 1", "b8 1"]}])
    play(s, "worker w1; to b2; main")
    assert (s.cocoa[0], s.vp[0]) == (499, 0)
    assert goods(s)[0] == 90


@pytest.mark.rule("TEO-BOX-6")
def test_decoration_tiles_are_the_ordered_pairs() -> None:
    pairs = {tuple(icon % 4 for icon in icons) for icons in c.DECORATION_ICONS}
    assert len(pairs) == 15
    assert (c.NEUTRAL, c.NEUTRAL) not in pairs


@pytest.mark.rule("TEO-SETUP-1")
def test_ring_of_boards() -> None:
    orders = set()
    for seed in range(30):
        s = new(4, seed)
        ring = s.board_at[1:]
        assert sorted(ring) == [1, 2, 3, 4, 5, 6, 7, 8]
        assert (ring[0], ring[4]) == (1, 8)
        orders.add(tuple(ring))
    assert len(orders) > 20


@pytest.mark.rule("TEO-SETUP-2")
def test_one_royal_tile_of_each_category() -> None:
    for seed in range(10):
        assert [t.ROYAL_CATEGORY[tile] for tile in new(2, seed).royal] == [0, 1, 2]


@pytest.mark.rule("TEO-SETUP-3")
def test_six_technologies_ascending() -> None:
    drawn = set()
    for seed in range(60):
        slots = new(2, seed).technologies
        assert len(slots) == 6
        assert slots == sorted(set(slots))
        drawn.add(tuple(slots))
    # Any six of nine: also sets with four tiles of one gold, or with only one of them.
    costs = {tuple(t.TECHNOLOGY_GOLD[tile] for tile in slots) for slots in drawn}
    assert (1, 1, 1, 1, 2, 2) in costs
    assert (1, 2, 2, 2, 2, 2) in costs


@pytest.mark.rule("TEO-SETUP-4")
def test_three_bonus_tiles() -> None:
    for seed in range(10):
        assert len(set(new(3, seed).bonus)) == 3


@pytest.mark.rule("TEO-SETUP-5")
def test_light_disc_starts_at_nought() -> None:
    assert new(2).light == 0


@pytest.mark.rule("TEO-SETUP-6")
@pytest.mark.parametrize(("seats", "dark"), [(1, 10), (2, 10), (3, 11), (4, 12)])
def test_dark_disc_by_players(seats: int, dark: int) -> None:
    assert new(seats).dark == dark


@pytest.mark.rule("TEO-SETUP-7")
def test_buildings_leave_the_leftmost_space_free() -> None:
    view = new(4).observe(0)
    assert view["buildings"] == {
        "rows": [[False] * 5, [False] * 4, [False] * 3],
        "taken": 0,
        "avenue_value": 5,
    }


@pytest.mark.rule("TEO-SETUP-8")
def test_decoration_offer() -> None:
    s = new(4)
    assert len(set(s.decoration_offer)) == 4
    assert len(s.decoration_pile) == 11


@pytest.mark.rule("TEO-SETUP-9")
def test_pyramid_offer() -> None:
    s = new(4)
    assert len(set(s.pyramid_offer)) == 3
    assert len(s.pyramid_pile) == 32 - 3 - 8


@pytest.mark.rule("TEO-SETUP-10")
@pytest.mark.parametrize(("seats", "count"), [(1, 14), (2, 14), (3, 10), (4, 8)])
def test_start_of_the_pyramid(seats: int, count: int) -> None:
    s = new(seats)
    slots = s.observe(None)["pyramid"]["slots"]  # type: ignore[index]
    assert len(slots) == count
    names = {slot["slot"] for slot in slots}
    if seats == 4:
        assert names == {"1b1", "1c1", "1a2", "1d2", "1a3", "1d3", "1b4", "1c4"}
    if seats == 3:
        assert {"2a2", "2c2"} <= names
        assert not {"1a1", "1b1", "1c1", "1d1", "1a4"} & names
    if seats == 2:
        assert {"2a1", "2c3"} <= names
        assert not {"1c1", "1d1", "1a4", "1b4"} & names
    slot = next(i for i, tile in enumerate(s.slot_tile) if tile >= 0)
    turns = {new(seats, seed).slot_turn[slot] for seed in range(30)}
    assert len(turns) > 1


@pytest.mark.rule("TEO-SETUP-11")
def test_discovery_pile_is_shuffled() -> None:
    assert len({tuple(new(4, seed).discovery_pile) for seed in range(5)}) == 5


@pytest.mark.rule("TEO-SETUP-12")
def test_discovery_tiles_near_worship_actions() -> None:
    view = new(4).observe(0)
    boards = view["boards"]
    with_tile = [entry["number"] for entry in boards if entry.get("discovery")]  # type: ignore[attr-defined]
    assert with_tile == [1, 2, 3, 4, 7]


@pytest.mark.rule("TEO-SETUP-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_discovery_tiles_on_the_avenue(seats: int) -> None:
    stashes = new(seats).observe(0)["discoveries"]["stashes"]  # type: ignore[index]
    assert [len(stash) for stash in stashes[4:]] == [3, 2, 1]
    assert c.STASH_STEP[4:] == [3, 6, 8]


@pytest.mark.rule("TEO-SETUP-14")
@pytest.mark.parametrize(
    ("seats", "counts"), [(2, [2, 3, 1, 2]), (3, [3, 4, 2, 3]), (4, [4, 5, 3, 4])]
)
def test_discovery_tiles_in_temples(seats: int, counts: list[int]) -> None:
    stashes = new(seats).observe(0)["discoveries"]["stashes"]  # type: ignore[index]
    assert [len(stash) for stash in stashes[:4]] == counts
    assert sum(counts) == {2: 8, 3: 12, 4: 16}[seats]
    places = list(zip(c.STASH_TEMPLE[:4], c.STASH_STEP[:4], strict=True))
    assert places == [(c.BLUE, 4), (c.RED, 5), (c.GREEN, 3), (c.GREEN, 6)]


@pytest.mark.rule("TEO-SETUP-15", "TEO-OPTION-2")
def test_first_player() -> None:
    assert {new(4, seed).first for seed in range(40)} == {0, 1, 2, 3}
    s = new(4, 3, first_player=2)
    assert [s.order(seat) for seat in range(4)] == [3, 4, 1, 2]
    assert s.last() == 1
    with pytest.raises(BadOption, match="only seats 0 to 2"):
        new(3, first_player=3)
    with pytest.raises(BadOption):
        new(1, first_player=1)


@pytest.mark.rule("TEO-SETUP-16")
@pytest.mark.parametrize(("seats", "cocoa"), [(2, [1, 3]), (3, [1, 2, 3]), (4, [1, 2, 2, 3])])
def test_cocoa_by_order(seats: int, cocoa: list[int]) -> None:
    assert new(seats, first_player=0).cocoa == cocoa


@pytest.mark.rule("TEO-SETUP-17")
def test_markers_start_at_nought() -> None:
    s = new(4)
    assert s.temple == [0] * 12
    assert (s.avenue, s.track, s.vp) == ([0] * 4, [0] * 4, [0] * 4)


@pytest.mark.rule("TEO-SETUP-18")
def test_workers_at_the_start() -> None:
    s = new(2)
    assert s.power[0:4] == [1, 1, 1, 3]
    assert s.place[0:4] == [0, 0, 0, 0]


@pytest.mark.rule("TEO-FIRST-1", "TEO-OPTION-1")
def test_first_game_boards() -> None:
    s = new(4, setup="first_game")
    assert s.board_at[1:] == [1, 3, 5, 2, 8, 7, 6, 4]
    assert [t.ROYAL_NUMBER[tile] for tile in s.royal] == [1, 6, 4]
    assert [t.TECHNOLOGY_NUMBER[tile] for tile in s.technologies] == [1, 3, 5, 9, 15, 17]
    assert s.bonus == [2, 3, 6]
    with pytest.raises(BadOption, match="no one to draft with"):
        new(1, setup="draft")


FIRST_GAME = new(4, setup="first_game", first_player=0)


@pytest.mark.rule("TEO-FIRST-2", "TEO-FIRST-6")
def test_first_game_first_player() -> None:
    s = FIRST_GAME
    assert s.cocoa[0] == 1 + 5 + 1
    assert goods(s, 0) == (1, 2, 4)
    assert temples(s, 0) == (0, 0, 1)
    assert s.place[0:4] == [6, 2, 8, 0]
    assert s.power[0:4] == [2, 1, 1, 3]


@pytest.mark.rule("TEO-FIRST-3", "TEO-FIRST-6")
def test_first_game_second_player() -> None:
    s = FIRST_GAME
    assert s.cocoa[1] == 2 + 5
    assert goods(s, 1) == (4, 2, 0)
    assert temples(s, 1) == (1, 1, 0)
    assert s.vp[1] == 1
    assert s.place[4:8] == [7, 2, 3, 0]
    assert s.power[4:8] == [2, 1, 1, 3]


@pytest.mark.rule("TEO-FIRST-4", "TEO-FIRST-6")
def test_first_game_third_player() -> None:
    s = FIRST_GAME
    assert s.cocoa[2] == 2 + 4
    assert goods(s, 2) == (3, 4, 1)
    assert temples(s, 2) == (1, 0, 0)
    assert s.avenue[2] == 1
    assert s.place[8:12] == [1, 2, 7, 0]
    assert s.power[8:12] == [1, 1, 1, 3]


@pytest.mark.rule("TEO-FIRST-5", "TEO-FIRST-6")
def test_first_game_fourth_player() -> None:
    s = FIRST_GAME
    assert s.cocoa[3] == 3 + 2
    assert goods(s, 3) == (2, 0, 5)
    assert temples(s, 3) == (0, 0, 2)
    assert s.tech[3] == technologies(5)
    assert s.place[12:16] == [3, 4, 5, 0]
