"""The example game keeps every promise of the contract."""

import pytest

from patolli.core.game import Game
from patolli.testing import check_game


@pytest.mark.slow
def test_patolli_keeps_the_contract(example: Game) -> None:
    report = check_game(example, games=24, seed=1, progress=False)
    assert report.games == 24
    assert report.longest < example.longest
