"""What the contract promises, and what is said when a game breaks it."""

from __future__ import annotations

from dataclasses import dataclass

PROMISES = {
    "catalogue": "every action has one name, and the name leads back to it",
    "options": "defaults are accepted, what is not declared is refused",
    "positions": "an empty description is a sound position, and what is said is read or refused",
    "described": "a state can be written as a position and read back",
    "declared": "every field and every frame that a state uses is declared",
    "deterministic": "the same start and actions give the same state",
    "legal": "legal() is sorted, without doubles, in the catalogue, never empty before the end",
    "complete": "every legal action can be applied",
    "refused": "an illegal action is refused and leaves the state untouched",
    "copy": "a copy is equal, independent, and records no events unless asked",
    "dump": "dump is JSON, and restore gives the same state back",
    "replay": "a record replays to the same state and the same events",
    "words": "prompts, labels and events are message keys with JSON data",
    "own": "what a state tells is the caller's own: changing it in place changes nothing else",
    "observe": "an observation is JSON, shows neither seed nor generator, never changes, "
    "and is the same for all where the game says so",
    "determinize": "a determinized state is sound and looks the same to its seat",
    "dealt again": "determinize deals all that is hidden again, only that, whatever it was before",
    "encoded": "the bytes for a seat are as the table says, and equal just when it sees the same",
    "reveal": "an action that reveals nothing has one result in all worlds equal for its seat",
    "told": "equal observations of the seat that decides mean equal legal actions",
    "turn": "turn never goes back, and is raised before a seat decides again after another",
    "points": "the points that events tell are those by which the scores change",
    "ends": "a game ends within its stated number of decisions",
    "sound": "check() finds nothing broken after any action",
    "outcome": "the outcome agrees with the scores",
}


class BrokenPromise(AssertionError):
    """A game broke its contract; the message tells which promise and how to see it again."""

    def __init__(self, promise: str, detail: str, where: str) -> None:
        super().__init__(
            f"broken promise {promise!r}: {PROMISES[promise]}\n  {detail}\n{where}".rstrip()
        )
        self.promise = promise
        self.detail = detail


@dataclass
class Report:
    """What a sound game went through."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    widest: int = 0
