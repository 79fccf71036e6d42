"""Every tile with an effect is declared once, in the order of the component file."""

from __future__ import annotations

from pathlib import Path

import pytest

from patolli.core.errors import BadPosition
from patolli.games.teotihuacan import GAME
from patolli.games.teotihuacan.components import (
    BONUS_FACES,
    KIND_NAMES,
    ROYAL_NUMBER,
    TECHNOLOGY_NUMBER,
)
from patolli.games.teotihuacan.tiles.discovery_tiles import DISCOVERY_TILES
from patolli.games.teotihuacan.tiles.royal_tiles import ROYAL_TILES
from patolli.games.teotihuacan.tiles.technologies import TECHNOLOGY_TILES
from patolli.games.teotihuacan.tiles.temple_bonus_tiles import BONUS_TILES
from patolli.ledger import coverage

TESTS = Path(__file__).parents[2]


def test_declarations_stand_in_the_order_of_their_tiles() -> None:
    assert [tile.number for tile in TECHNOLOGY_TILES] == TECHNOLOGY_NUMBER
    assert [tile.face.number for tile in ROYAL_TILES] == ROYAL_NUMBER
    assert [tile.number for tile in BONUS_TILES] == [face.number for face in BONUS_FACES]
    assert [tile.face.kind for tile in DISCOVERY_TILES] == KIND_NAMES


def test_every_declaration_names_rules_that_are_tested() -> None:
    rules = [tile.rule for tile in TECHNOLOGY_TILES]
    rules += [tile.rule for tile in ROYAL_TILES]
    rules += [tile.rule for tile in BONUS_TILES]
    rules += [rule for tile in DISCOVERY_TILES for rule in tile.rules]
    tested = coverage("teotihuacan", TESTS / "rules" / "teotihuacan").tests
    assert [rule for rule in rules if rule not in tested] == []


@pytest.mark.parametrize(
    ("decide", "reason"),
    [
        ("move 0 9 -1 0", "move: worker 9 is not one of 0 to 3"),
        ("sell 0 12 2 0", "sell: royal 12 is not one of 0 to 8"),
        ("slot 0 2 0 0 5", "slot: tile 5 is not one of 0 to 2"),
        ("turn 0 2 0 0 0 29", "turn: slot 29 is not open"),
        ("avenue 0 0", "avenue: stash 0 lies in a temple"),
        ("row 0 4", "row: workers 4 is not one of 1 to 3"),
    ],
)
def test_impossible_decisions_say_why(decide: str, reason: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.position({"seats": 2, "decide": ["end 0", decide]})
    assert refused.value.reasons == [reason]
