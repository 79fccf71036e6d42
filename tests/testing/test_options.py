"""The sets of options that check_game plays: few, and every two values that go together occur."""

from __future__ import annotations

from itertools import combinations, islice, product

import pytest

import patolli
from patolli.core.errors import BadOption
from patolli.core.game import Game
from patolli.core.options import Value, choice, flag, number
from patolli.testing import option_sets
from patolli.testing.options import setups
from tests.testing.pearls import PearlGame

GAMES = patolli.games()


class ManyOptions(PearlGame):
    """Ten options, and a rule about two of them."""

    def __init__(self) -> None:
        super().__init__()
        self.options = [
            *self.options,
            *[choice(f"pick{i}", ["a", "b", "c", "d"], "b") for i in range(6)],
            flag("two_only", seats=[2]),
            number("size", 3, 90, 10),
        ]

    def check_options(self, options: dict[str, Value], seats: int) -> None:
        if options["pick0"] == "a" and options["pick1"] != "b":
            raise BadOption("a goes with b alone")


def values(game: Game, key: str, seats: int) -> list[Value]:
    option = next(option for option in game.options if option.key == key)
    if option.seats is not None and seats not in option.seats:
        return [option.default]
    if option.kind == "number":
        return sorted({option.low, int(option.default), option.high})
    return option.choices


def allowed(game: Game, options: dict[str, Value], seats: int) -> bool:
    try:
        game.check_options(options, seats)
    except BadOption:
        return False
    return True


@pytest.mark.parametrize("seats", [2, 3])
def test_every_two_values_occur_in_few_sets(seats: int) -> None:
    game = ManyOptions()
    sets = option_sets(game, seats)
    keys = [option.key for option in game.options]
    assert len(sets) < 45
    assert all(allowed(game, options, seats) for options in sets)
    for one, other in combinations(keys, 2):
        there = {(options[one], options[other]) for options in sets}
        wanted = set(product(values(game, one, seats), values(game, other, seats)))
        if (one, other) == ("pick0", "pick1"):
            wanted -= {("a", "a"), ("a", "c"), ("a", "d")}
        assert there == wanted, (one, other)


@pytest.mark.parametrize("id", GAMES)
def test_every_value_of_every_game_is_played(id: str) -> None:
    game = patolli.load(id)
    for seats in game.seats:
        sets = option_sets(game, seats)
        assert sets[0] == game.new(seats, seed=1).options
        defaults = sets[0]
        for option in game.options:
            played = {options[option.key] for options in sets}
            for value in values(game, option.key, seats):
                alone = {**defaults, option.key: value}
                assert value in played or not allowed(game, alone, seats), (seats, option.key)


def test_another_seed_gives_other_sets() -> None:
    game = ManyOptions()
    assert option_sets(game, 2, seed=1) == option_sets(game, 2, seed=1)
    assert option_sets(game, 2, seed=1) != option_sets(game, 2, seed=2)


def test_defaults_come_first_and_all_sets_follow() -> None:
    game = ManyOptions()
    played = list(islice(setups(game, 5, None, None), 100))
    assert played[:2] == [(2, {}), (3, {})]
    assert [options for seats, options in played[2:] if seats == 3][:10] == option_sets(
        game, 3, seed=5
    )[1:11]


def test_what_was_asked_for_is_played() -> None:
    played = list(islice(setups(PearlGame(), 5, [3], {"open": True}), 3))
    assert played == [(3, {"open": True})] * 3
