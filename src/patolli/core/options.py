"""The options of a game, declared as data and checked in one place."""

from __future__ import annotations

from typing import Final, final

from patolli.core.errors import BadOption, nearest

Value = bool | int | str

DRAWN: Final = "drawn"


@final
class Option:
    """One thing a table may decide before the game.

    `kind` is "flag", "choice" or "number". `choices` lists the answers of a choice (or flag),
    `low` and `high` bound a number. `seats` lists the numbers of seats that allow anything but
    the default. The texts are the keys `<game>-option-<key>` (name), the same with `-about`
    (what it changes), and `<game>-option-<key>-<choice>` for each answer of a choice.
    """

    def __init__(
        self,
        key: str,
        kind: str,
        default: Value,
        choices: list[Value] | None = None,
        low: int = 0,
        high: int = 0,
        seats: list[int] | None = None,
    ) -> None:
        self.key: Final = key
        self.kind: Final = kind
        self.default: Final = default
        self.choices: Final[list[Value]] = (
            choices if choices is not None else [False, True] if kind == "flag" else []
        )
        self.low: Final = low
        self.high: Final = high
        self.seats: Final = seats

    def __reduce__(self) -> tuple[object, ...]:
        bounds = (self.low, self.high, self.seats)
        return Option, (self.key, self.kind, self.default, self.choices, *bounds)

    def json(self) -> dict[str, object]:
        """The declaration as JSON, for a form."""
        return {
            "key": self.key,
            "kind": self.kind,
            "default": self.default,
            "choices": self.choices,
            "low": self.low,
            "high": self.high,
            "seats": self.seats,
        }

    def expected(self) -> str:
        """The answers it takes, for an error message."""
        if self.kind == "number":
            return f"a whole number from {self.low} to {self.high}"
        return "one of " + ", ".join(repr(choice) for choice in self.choices)

    def canonical(self, value: Value) -> Value:
        """The value itself; a choice that was once written as a text of digits, as its number."""
        if self.kind == "choice" and isinstance(value, str) and value.isdecimal():
            for choice in self.choices:
                if not isinstance(choice, str) and str(choice) == value:
                    return choice
        return value

    def accepts(self, value: Value) -> bool:
        """Whether the value is one of the answers (True is not 1, nor 1 True)."""
        if self.kind == "number":
            return (
                isinstance(value, int)
                and not isinstance(value, bool)
                and self.low <= value <= self.high
            )
        for choice in self.choices:
            if type(choice) is type(value) and choice == value:
                return True
        return False


def flag(key: str, default: bool = False, seats: list[int] | None = None) -> Option:
    """A yes-or-no option."""
    return Option(key, "flag", default, seats=seats)


def choice(
    key: str, choices: list[Value], default: Value, seats: list[int] | None = None
) -> Option:
    """An option with a short list of answers."""
    return Option(key, "choice", default, choices=choices, seats=seats)


def number(key: str, low: int, high: int, default: int, seats: list[int] | None = None) -> Option:
    """An option that is a whole number in a range."""
    return Option(key, "number", default, low=low, high=high, seats=seats)


def first_player(most_seats: int, seats: list[int] | None = None) -> Option:
    """The option that says who begins: drawn by lot, or a seat from 0."""
    return choice("first_player", [DRAWN, *range(most_seats)], DRAWN, seats)


def first_seat(options: dict[str, Value], drawn: int) -> int:
    """The seat that begins: the one that the options fix, else the drawn one."""
    first = options["first_player"]
    return drawn if isinstance(first, str) else int(first)


def check_first_player(options: dict[str, Value], seats: int) -> None:
    """Refuse a first player who is not at the table."""
    if first_seat(options, 0) >= seats:
        raise BadOption(
            f"first_player is seat {options['first_player']}: there are only seats 0 to {seats - 1}"
        )


def settle(options: list[Option], given: dict[str, Value], seats: int) -> dict[str, Value]:
    """Every option with its value: the given one if it is allowed, else the default."""
    if not given:
        return {option.key: option.default for option in options}
    known = {option.key: option for option in options}
    for key in given:
        if key not in known:
            hint = nearest(key, list(known)) if known else "this game has no options"
            raise BadOption(f"unknown option {key!r}: {hint}")
    values: dict[str, Value] = {}
    for option in options:
        value = option.canonical(given.get(option.key, option.default))
        if not option.accepts(value):
            raise BadOption(f"option {option.key!r} is {value!r}: it must be {option.expected()}")
        if option.seats is not None and seats not in option.seats and value != option.default:
            counts = " or ".join(str(count) for count in option.seats)
            raise BadOption(
                f"option {option.key!r} can be {value!r} only with {counts} seats, not {seats}"
            )
        values[option.key] = value
    return values
