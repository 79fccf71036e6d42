"""What all tests share: the list of finished games."""

import os
from pathlib import Path

import pytest

import patolli
from patolli.core.game import Game

# Tests play with the games' own figures, whatever edition is installed here.
os.environ["PATOLLI_HOME"] = str(Path(__file__).parent / "no-home")

#: Games whose words and rule ledger are complete. A new game joins by being named here.
FINISHED = ["founders", "patolli", "teotihuacan", "tikal"]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test that takes `finished_game` once for every finished game."""
    if "finished_game" in metafunc.fixturenames:
        games = [patolli.load(id) for id in FINISHED]
        metafunc.parametrize("finished_game", games, ids=FINISHED)


@pytest.fixture
def example() -> Game:
    """The example game."""
    return patolli.load("patolli")
