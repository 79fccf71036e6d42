"""What a seat sees is what the game's TypedDicts say: the types of the web are made from them."""

from functools import cache
from importlib import import_module
from random import Random
from types import UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import pytest

import patolli
from patolli.testing.options import option_sets


@pytest.mark.skipif(patolli.compiled, reason="types of views exist in the source alone")
@pytest.mark.parametrize("name", ["founders", "patolli", "teotihuacan", "tikal"])
def test_a_view_holds_what_its_type_says(name: str) -> None:
    game = patolli.load(name)
    kind = getattr(import_module(f"patolli.games.{name}.view"), f"{name.title()}View")
    rng = Random(3)
    for seats in game.seats:
        for options in option_sets(game, seats):
            state = game.new(seats, seed=rng.randrange(1000), options=options)
            while not state.over:
                if rng.randrange(40) == 0:
                    seen = game.view(state, rng.choice([None, *range(seats)]))
                    assert faults(seen, kind, name) == []
                state.apply(rng.choice(state.legal()))


def faults(value: object, hint: Any, where: str) -> list[str]:
    """Where a value is not of a type: a wrong value, a missing key, a key that is not declared."""
    origin, inside = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        return _dict_faults(value, hint, where)
    if origin in (Required, NotRequired):
        return faults(value, inside[0], where)
    if origin in (Union, UnionType):
        tries = [faults(value, part, where) for part in inside]
        return [] if [] in tries else min(tries, key=len)
    if origin is Annotated:
        items = hint.__metadata__
        if not isinstance(value, list) or len(value) != len(items):
            return [f"{where}: {value!r} is not a list of {len(items)}"]
        pairs = zip(value, items, strict=True)
        return [fault for item, part in pairs for fault in faults(item, part, where)]
    if origin is Literal:
        return [] if value in inside else [f"{where}: {value!r} is not one of {inside}"]
    if origin is list and isinstance(value, list):
        return [fault for item in value for fault in faults(item, inside[0], f"{where}[]")]
    if origin is dict and isinstance(value, dict):
        return [
            fault
            for key, item in value.items()
            for fault in faults(key, inside[0], where) + faults(item, inside[1], f"{where}.{key}")
        ]
    return [] if type(value) is hint else [f"{where}: {value!r} is not {hint}"]


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _dict_faults(value: object, kind: Any, where: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{where}: {value!r} is not a {kind.__name__}"]
    hints = _hints(kind)
    found = [f"{where}.{key} is not declared" for key in value if key not in hints]
    for key, hint in hints.items():
        if key in value:
            found += faults(value[key], hint, f"{where}.{key}")
        elif get_origin(hint) is not NotRequired and key not in kind.__optional_keys__:
            found.append(f"{where}.{key} is missing")
    return found
