"""The numbered choices of a decision, and how an answer finds one."""

from __future__ import annotations

from dataclasses import dataclass

from patolli.core.state import State
from patolli.text import Words


@dataclass(frozen=True)
class NumberedChoice:
    """One legal action as a person sees it."""

    number: int
    action: int
    notation: str
    label: str


def numbered(state: State, words: Words) -> list[NumberedChoice]:
    """The legal actions, numbered from 1."""
    return [
        NumberedChoice(
            number, action, state.game.actions.name(action), words.say(state.label(action))
        )
        for number, action in enumerate(state.legal(), start=1)
    ]


def sift(text: str, choices: list[NumberedChoice]) -> list[NumberedChoice]:
    """The choice with that number or notation; or else all whose words contain the text."""
    wanted = " ".join(text.lower().split())
    exact = [
        choice for choice in choices if wanted in (str(choice.number), choice.notation.lower())
    ]
    if exact or wanted.isdigit():
        return exact
    return [
        choice
        for choice in choices
        if wanted in choice.label.lower() or wanted in choice.notation.lower()
    ]
