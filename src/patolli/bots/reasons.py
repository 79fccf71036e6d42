"""Reasons in the words of a game: what a line of play gains and gives up, told by its aims.

What an aim (`aims.py`) gains is the change of its weighted terms from one situation to another.
Where a line ends the game nothing is aimed at any more: its points say all.
"""

from __future__ import annotations

from typing import Final, cast

from patolli.bots.aims import ONLY_COMPARED, USUAL, aims_of
from patolli.bots.bot import Bot
from patolli.bots.evaluation import evaluation_of
from patolli.bots.evaluation.evaluation import Evaluation
from patolli.core.message import Message
from patolli.core.state import State

TOLD: Final = 3  # reasons at most
LEAST: Final = 0.05  # what is worth less than this part of the evaluation's scale is not told


def expectations(bot: Bot, game: str) -> list[Message]:
    """What a bot expects of its choice and of the next best.

    Where its evaluation only tells who is ahead, it says how much worse the others are.
    """
    told = bot.explain()
    if game not in ONLY_COMPARED or "rival" not in told[0].data:
        return told
    best = _ahead(told[0])
    found: list[Message] = []
    for message in told:
        data = {key: message.data[key] for key in ("choice", "action")}
        if found:
            data["worse"] = max(0, best - _ahead(message))
        found.append(Message("bots-worse" if found else "bots-best", data))
    return found


def _ahead(message: Message) -> int:
    """By how many points a bot expects to be ahead of its best rival."""
    return cast(int, message.data["points"]) - cast(int, message.data["rival"])


def why(before: State, after: State, seat: int) -> list[Message]:
    """What a line from one situation to another brings, takes, costs and opens; most first."""
    if after.over:
        return []
    found: list[tuple[float, str, str]] = []
    gains = gained(before, after)
    for aim in aims_of(before.game.id):
        own = gains[seat][aim]
        if own < 0:
            own = min(0.0, own + _usual(before.game.id, aim))
        found.append((own, "gains" if own > 0 else "costs", aim))
        rivals = [change[aim] for other, change in enumerate(gains) if other != seat]
        if rivals:
            least, most = min(rivals), max(rivals)
            found += [(least, "takes", aim)] if least < 0 else []
            found += [(most, "opens", aim)] if most > 0 else []
    return _told(before, found)


def compared(best: State, played: State, seat: int) -> list[Message]:
    """What the better of two lines has more of, and what the other has."""
    if best.over or played.over:
        return []
    found: list[tuple[float, str, str]] = []
    change = gained(played, best)[seat]
    for aim in aims_of(best.game.id):
        found.append((change[aim], "more" if change[aim] > 0 else "less", aim))
    return _told(best, found)


def gained(before: State, after: State) -> list[dict[str, float]]:
    """For every seat, what each aim has gained, in points, in a game that goes on."""
    evaluation = evaluation_of(before.game.id)
    earlier, later = _weighted(evaluation, before), _weighted(evaluation, after)
    gains: list[dict[str, float]] = []
    for seat in range(before.seats):
        change = {name: later[seat][name] - earlier[seat][name] for name in evaluation.names}
        gains.append(
            {
                aim: sum(change[name] for name in names)
                for aim, names in aims_of(before.game.id).items()
            }
        )
    return gains


def _usual(game: str, aim: str) -> float:
    """The points that every turn spends on an aim."""
    spent = USUAL.get(game, {}).get(aim, 0.0)
    if not spent:
        return 0.0
    evaluation = evaluation_of(game)
    return spent * evaluation.weights[evaluation.names.index(aim)]


def _weighted(evaluation: Evaluation, state: State) -> list[dict[str, float]]:
    """The terms of every seat in points, by name."""
    return [
        {
            name: weight * term
            for name, weight, term in zip(evaluation.names, evaluation.weights, terms, strict=True)
        }
        for terms in evaluation.terms(state)
    ]


def _told(state: State, found: list[tuple[float, str, str]]) -> list[Message]:
    """The reasons that weigh most, as messages."""
    game = state.game.id
    least = LEAST * evaluation_of(game).scale
    found = [reason for reason in found if abs(reason[0]) >= least]
    found.sort(key=lambda reason: -abs(reason[0]))
    told: list[Message] = []
    for gain, said, aim in found[:TOLD]:
        points = round(abs(gain))
        what = Message(f"bots-aim-{game}-{aim}").json()
        key = f"bots-{said}" if points else f"bots-{said}-little"
        told.append(Message(key, {"what": what, "points": points}))
    return told
