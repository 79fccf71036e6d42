"""Unlocking and tiles come in wherever they still open a choice, also before a single answer."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.teotihuacan.table import (
    asked,
    board,
    goods,
    legal,
    play,
    power,
    table,
    tiles,
    used,
)

RONDEL = [1, 2, 3, 4, 8, 5, 6, 7]
AWAY: dict[str, Any] = {"workers": ["b5 1", "b5 1", "b5 1"]}


def alone(discoveries: dict[str, Any] | None = None, **seat: Any) -> Any:
    """A position with no other player near."""
    return {"discoveries": discoveries, "rondel": RONDEL, "seat": [seat, AWAY, AWAY, AWAY]}


@pytest.mark.rule("TEO-MAIN-7", "TEO-ANYTIME-1")
def test_a_worker_freed_at_the_power_up_may_have_it() -> None:
    s = table(**alone(workers=["b1 2", "forest 4", "b8 1"], cocoa=3))
    play(s, "worker w1; to b2; main")
    assert legal(s) == ["power w1", "unlock paid"]
    play(s, "unlock paid; power w2")
    assert (power(s, 1), power(s, 2)) == (2, 5)
    assert goods(s) == (1, 0, 0)  # it did not count for the row
    assert s.cocoa[0] == 0  # nor for the price


@pytest.mark.rule("TEO-MAIN-7")
def test_a_worker_locked_on_another_board_changes_nothing_at_the_power_up() -> None:
    s = table(**alone(workers=["b1 2", "quarry 4", "b8 1"], cocoa=3))
    play(s, "worker w1; to b2; main")
    assert asked(s) == "end"
    assert power(s, 1) == 3


@pytest.mark.rule("TEO-TECH-13", "TEO-MAIN-7")
def test_technology_13_may_go_to_a_worker_freed_after_the_only_one_ascended() -> None:
    said = alone(workers=["b1 5", "forest 2", "b8 1"], cocoa=4, technologies=[13])
    s = table(technologies=[1, 3, 5, 9, 13, 17], **said)
    play(s, "worker w1; to b2; main; power w1; ascend vp")
    assert legal(s) == ["stop", "unlock paid"]
    play(s, "unlock paid; power w2")
    assert power(s, 2) == 3
    assert s.cocoa[0] == 0


@pytest.mark.rule("TEO-DISCOVERY-7")
def test_the_partners_of_a_double_move_are_listed_in_order() -> None:
    s = table(**alone(workers=["b1 2", "b1 3", "b1 2"], tiles=["double_move"]))
    play(s, "worker w1")
    assert s.legal() == sorted(s.legal())
    assert legal(s)[-2:] == ["pair w2", "pair w3"]


@pytest.mark.rule("TEO-DISCOVERY-7", "TEO-ANYTIME-1")
def test_another_partner_may_be_taken_along_when_the_first_has_ascended() -> None:
    tiles_held = ["double_move", "power_up_2"]
    s = table(**alone(workers=["b2 2", "b2 5", "b2 3"], tiles=tiles_held))
    play(s, "worker w1; pair w2; use power_up_2; power w2; ascend vp; stop")
    assert "pair w3" in legal(s)
    play(s, "pair w3; to b4")
    assert [board(s, k) for k in (1, 2, 3)] == [4, 1, 4]
    assert used(s) == ["power_up_2", "double_move"]


@pytest.mark.rule("TEO-ROYAL-3", "TEO-ANYTIME-1")
def test_what_a_tile_brings_during_a_sale_may_be_sold() -> None:
    said = alone(workers=["b7 3", "b8 1", "b8 1"], stone=2, tiles=["temple_blue"])
    s = table(royal=[4, 2, 3], **said)
    play(s, "worker w1; to b1; worship royal-c; ability; give stone; use temple_blue; take wood")
    assert "give wood" in legal(s)
    play(s, "give wood")
    assert goods(s) == (0, 1, 0)
    assert s.cocoa[0] == 4


@pytest.mark.rule("TEO-ROYAL-6", "TEO-ANYTIME-1")
def test_an_exchange_goes_on_when_its_own_gold_buys_more_cocoa() -> None:
    said = alone(
        {"green3": ["cocoa_4"]},
        workers=["b7 3", "b8 1", "b8 1"],
        cocoa=1,
        temples=[0, 0, 2],
        tiles=["temple_green"],
    )
    s = table(royal=[4, 6, 1], **said)
    play(s, "worker w1; to b1; worship royal-b; ability; times 1")
    assert legal(s) == ["times 0", "use temple_green"]
    play(s, "use temple_green; claim cocoa_4; use cocoa_4; times 2")
    assert goods(s) == (0, 3, 2)
    assert s.cocoa[0] == 2
    assert (tiles(s), used(s)) == ([], ["temple_green", "cocoa_4"])


@pytest.mark.rule("TEO-ROYAL-2")
def test_an_exchange_is_over_without_cocoa_or_tiles_or_by_choice() -> None:
    for cocoa, times in ((1, 1), (3, 1), (3, 3)):
        said = alone(workers=["b7 3", "b8 1", "b8 1"], cocoa=cocoa)
        s = table(royal=[4, 2, 1], **said)
        play(s, f"worker w1; to b1; worship royal-b; times {times}")
        assert asked(s) != "exchange"
        assert goods(s) == (times, times, 0)


@pytest.mark.rule("TEO-ANYTIME-1")
def test_wood_spent_in_between_may_be_replaced_by_a_tile() -> None:
    said = alone(
        {"avenue3": ["mask_4"]},
        workers=["b8 2", "b6 2", "b6 2"],
        cocoa=1,
        wood=2,
        avenue=2,
        tiles=["avenue", "resources_2"],
    )
    s = table(buildings=[0, 0, 3], **said)  # the bottom row is full: centre or top
    play(s, "worker w1; to b6; main; use avenue; claim mask_4")
    assert legal(s) == ["stop", "use resources_2"]
    play(s, "use resources_2; take wood; take wood; row centre")
    assert goods(s) == (1, 0, 0)
    assert s.buildings[1] == 1


@pytest.mark.rule("TEO-ANYTIME-1")
def test_gold_spent_in_between_may_be_replaced_by_a_tile() -> None:
    said = alone(
        {"avenue3": ["cocoa_4"]},
        workers=["b8 2", "b1 2", "b1 2"],
        gold=3,
        avenue=2,
        tiles=["avenue", "resources_2"],
    )
    s = table(**said)
    play(s, "worker w1; to b7; main; use avenue; claim cocoa_4")
    assert legal(s) == ["stop", "use resources_2", "use cocoa_4"]
    play(s, "use resources_2; take gold; tile 1")
    assert goods(s)[2] == 1


def worshipping_with_both(tile: str, royal: list[int], **seat: Any) -> Any:
    """A worker of power 5 goes from the Gold deposits to the Palace, for both, the tile first."""
    mine = {"workers": ["b4 5", "b8 1", "b8 1"], "cocoa": 2, "avenue": 4, **seat}
    rondel = [1, 2, 3, 5, 8, 6, 7, 4]
    said = {**alone({"palace": tile}, **mine), "rondel": rondel}
    s = table(royal=royal, **said)
    play(s, f"worker w1; to b1; worship royal-a; both; discovery; claim {tile}")
    return s


@pytest.mark.rule("TEO-ANYTIME-3", "TEO-DISCOVERY-2", "TEO-ROYAL-9")
def test_a_claimed_tile_is_used_before_the_royal_tile_counts() -> None:
    s = worshipping_with_both("avenue", [9, 6, 1])
    assert asked(s) == "ability"
    assert legal(s) == ["ability", "use avenue"]
    play(s, "use avenue")
    assert s.avenue[0] == 5
    assert s.vp[0] == 5  # nothing is left to use, so the ability follows
    assert (tiles(s), used(s)) == ([], ["avenue"])


@pytest.mark.rule("TEO-ANYTIME-3")
def test_a_claimed_tile_may_also_be_kept() -> None:
    s = worshipping_with_both("avenue", [9, 6, 1])
    play(s, "ability")
    assert s.vp[0] == 4
    assert asked(s) == "end"
    assert tiles(s) == ["avenue"]


@pytest.mark.rule("TEO-ANYTIME-3")
@pytest.mark.parametrize(
    ("tile", "royal", "avenue"),
    [
        ("mask_5", [9, 6, 1], 4),  # it can't be used
        ("avenue", [1, 6, 9], 4),  # cocoa is the same before and after
        ("avenue", [9, 6, 1], 6),  # the royal tile counts no more than that
    ],
)
def test_nothing_is_asked_where_a_tile_would_change_nothing(
    tile: str, royal: list[int], avenue: int
) -> None:
    seat = {"avenue": avenue, "cocoa": 9, "wood": 9, "stone": 9, "gold": 9}
    s = worshipping_with_both(tile, royal, **seat)
    assert asked(s) == "end"


@pytest.mark.rule("TEO-ANYTIME-3", "TEO-DISCOVERY-13")
def test_a_tile_claimed_with_the_last_pyramid_tile_may_bring_another_worker() -> None:
    said = alone(
        {"avenue3": ["extra_worker"]},
        workers=["b4 2", "b1 1", "b1 1"],
        cocoa=9, wood=9, stone=9, gold=9, avenue=2, tiles=["avenue"],
    )  # fmt: skip
    s = table(**said)
    play(s, "worker w1; to b8; main; tile 1")
    while asked(s) != "tile":
        s.apply(s.legal()[0])
    assert legal(s) == ["stop", "use avenue"]
    play(s, "use avenue; claim extra_worker")
    assert legal(s) == ["extra", "stop"]
    play(s, "extra")
    assert "tile 2" in legal(s)


@pytest.mark.rule("TEO-ANYTIME-3")
def test_no_worker_to_come_ends_a_construction_by_itself() -> None:
    said = alone(
        {"avenue3": ["mask_4"]},
        workers=["b4 2", "b1 1", "b1 1"],
        cocoa=9, wood=9, stone=9, gold=9, avenue=2, tiles=["avenue"],
    )  # fmt: skip
    s = table(**said)
    play(s, "worker w1; to b8; main; tile 1")
    while asked(s) in ("slot", "turn", "matches", "goods", "temple"):
        s.apply(s.legal()[0])
    assert asked(s) == "end"


@pytest.mark.rule("TEO-ANYTIME-3", "TEO-DISCOVERY-9")
def test_the_second_power_up_of_a_tile_waits_for_a_freed_worker() -> None:
    # The only free worker ascends into the Palace, the board just landed on.
    said = alone(workers=["b7 2", "b2 5", "forest 2"], cocoa=3, tiles=["power_up_2"])
    s = table(**said)
    play(s, "worker w1; to b1; use power_up_2; ascend vp")
    assert asked(s) == "tile-power-ups"
    assert legal(s) == ["stop", "unlock paid"]
    play(s, "unlock paid; power w3")
    assert power(s, 3) == 3
