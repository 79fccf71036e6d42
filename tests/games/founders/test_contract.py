"""The contract over all seats and options, and what no one may see."""

import json

import pytest

import patolli
from patolli.core.rng import Rng
from patolli.testing import check_game, option_sets, random_game

GAME = patolli.load("founders")


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_option_with_every_number_of_seats(seats: int) -> None:
    for options in option_sets(GAME, seats):
        report = check_game(GAME, games=2, seed=seats * 7, seats=[seats], options=options)
        assert report.games == 2


@pytest.mark.slow
def test_the_contract_over_everything() -> None:
    assert check_game(GAME, games=20, seed=3).games == 20


def test_the_order_of_the_piles_is_hidden_from_all() -> None:
    state = random_game(GAME, 3, 11, until=lambda s: len(s.actions) > 60)
    for seat in (0, 1, 2, None):
        seen = json.dumps(state.observe(seat), sort_keys=True)
        piles = set()
        for seed in range(12):
            world = state.determinize(seat, Rng.seeded(seed))
            assert json.dumps(world.observe(seat), sort_keys=True) == seen
            piles.add(json.dumps(world.dump()["piles"]))
        assert len(piles) > 1


def test_all_but_the_viewer_is_the_same_for_all() -> None:
    state = random_game(GAME, 4, 12, until=lambda s: len(s.actions) > 90)
    views = [state.observe(seat) for seat in (0, 1, 2, 3, None)]
    for view in views:
        view.pop("viewer")
    assert all(view == views[0] for view in views)


def test_one_action_for_each_shape_orientation_and_square() -> None:
    names = GAME.actions.names
    places = [name for name in names if name.startswith("place ")]
    assert len(places) == len(set(places)) == 1492
    # A domino lies in two ways; the city has 84 squares, 42 in each of the four reaches.
    assert len([name for name in places if name.startswith("place xx ")]) == 70
    assert len([name for name in places if name.startswith("place x/x ")]) == 70
    assert len([name for name in places if name.startswith("place x ")]) == 84
