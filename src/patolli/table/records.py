"""Records at a table: the record of a game, a table that shows a record, records as text, and
whether a record that a person uploads is sound.

A record is untrusted input: every field is checked against the game and bounded, then the record
is replayed. One with a position brings a whole state: it must look like a state of the game, break
none of its invariants, and be playable to the end. A server does all this in a worker process with
limits of time and memory, where a record that makes the engine fail, or run for ever, does no harm.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Final, cast

import patolli
from patolli.core.errors import BadRecord, PatolliError
from patolli.core.game import Game
from patolli.core.message import Data
from patolli.core.record import Record
from patolli.core.rng import WORD, Rng
from patolli.core.state import MOST_STEPS, State
from patolli.table import play
from patolli.table.entries import Ended, Seat, Terms
from patolli.table.errors import Refused
from patolli.table.fold import fold
from patolli.table.messages.history import DealProof
from patolli.table.messages.parts import Pace
from patolli.table.table import Table

MOST_ITEMS: Final = 2000  # in one list of a position
LARGEST: Final = 2**63 - 1
FREE: Final = {"actions", "frames", "options", "position", "rng", "seed"}  # see `_free_faults`
MOST_FRAMES: Final = 100  # pending decisions; real games have about a dozen
PLAYOUTS: Final = 1  # ways to play on from a position that must come to an end

HEADERS: Final = ("game", "rules", "seats", "seed", "options", "position", "deal")


def record_of(table: Table, running: bool = False) -> Record:
    """The record of a game that is over; of a `running` one, which its seed gives away, only
    where all its people sit at one screen."""
    over = table.status in ("finished", "closed")
    if table.started is None or not (over or running):
        raise Refused("not_finished")
    if table.base:
        raise table.other_rules()
    return Record(
        table.game.id,
        table.rules_version,
        len(table.seats),
        dict(table.terms.options),
        table.seed,
        list(table.line),
        table.position,
    )


def table_of(record: Record, table_id: str, person: str, at: int) -> Table:
    """A table with a record's actions as if they had been played there, to look at and fork."""
    game = patolli.load(record.game)
    first = game.replay(record, to=0)
    terms = Terms(
        game=game.id,
        visibility="private",
        undo="off",
        hints=False,
        curtain=False,
        shuffle=False,
        pace=Pace(),
        options=dict(first.options),
        host=person,
        imported=True,
        deal="known",
    )
    seats = [Seat("person") for _ in range(record.seats)]  # of no person: the game is over
    table = play.create(table_id, terms, seats, record.seed, record.position, at)
    started, state = play.start(table, None, at)
    fold(table, started, state)
    for index, action in enumerate(record.actions):
        if action not in state.legal():
            raise BadRecord(f"action {index}: {action} is not allowed there")
        assert table.asked is not None
        acted, state = play.act(table, table.asked, action, None, at)
        fold(table, acted, state)
    if table.status == "running":
        fold(table, Ended(version=table.version + 1, at=at))
    return table


def position_of(state: State, seed: int) -> Data:
    """A state as the start of another game."""
    return state.dump() | {"actions": [], "position": None, "seed": seed}


# -- validation ----------------------------------------------------------------------------------


def faults(data: Data) -> list[str]:
    """Everything wrong with a record; empty when it is sound."""
    try:
        record = Record.read(data)
        game = patolli.load(record.game)
        found = _record_faults(record, game)
        if found:
            return found
        if record.position is not None:
            found = _position_faults(record, record.position, game)
            if found:
                return found
        state = game.replay(record, to=0)
        for action in record.actions:
            state.apply(action)
        _ask_all(state)
        return state.check()
    except PatolliError as error:
        return [str(error)]
    except Exception as error:  # any failure of the engine is the record's fault
        return [f"it can't be played ({type(error).__name__})"]


def _record_faults(record: Record, game: Game) -> list[str]:
    """What is out of bounds in a record, its position left aside."""
    if not -(2**63) <= record.seed < 2**63:
        return ["the seed has more than 64 bits"]
    if len(record.actions) > game.longest:
        return [f"{len(record.actions)} actions: no game takes more than {game.longest}"]
    if not all(isinstance(value, bool | int | str) for value in record.options.values()):
        return ["options: each is true, false, a whole number or a text"]
    return []


def _position_faults(record: Record, position: Data, game: Game) -> list[str]:
    """What is wrong with the state that a record begins with."""
    usual = game.new(record.seats, seed=0, options=dict(record.options)).dump()
    found = unlike(position, usual) or _free_faults(position, game)
    if found:
        return found
    if position["seats"] != record.seats or position["options"] != usual["options"]:
        return ["position: its seats or options are not those of the record"]
    state = game.replay(record, to=0)
    found = state.check()
    if found:
        return found
    _ask_all(state)
    for number in range(PLAYOUTS):
        _play_out(state.copy(), game.longest, Rng.seeded(number))
        for seat in range(state.seats):
            _play_out(state.determinize(seat, number), game.longest, Rng.seeded(number))
    return []


def _play_out(state: State, longest: int, rng: Rng) -> None:
    """Play at random to the end, as a table and its bots may."""
    for _ in range(longest):
        if state.over:
            break
        answers = state.legal()
        state.apply(answers[rng.below(len(answers))])
    else:
        raise BadRecord(f"position: it is not over after {longest} decisions")
    state.outcome()
    broken = state.check()
    if broken:
        raise BadRecord(f"position: it leads to an impossible one: {broken[0]}")
    _ask_all(state)


def _free_faults(position: Data, game: Game) -> list[str]:
    """What is out of bounds in the fields that every game's states have."""
    found: list[str] = []
    actions, frames, words = position["actions"], position["frames"], position["rng"]
    if not _whole_numbers(actions, 0, len(game.actions) - 1, game.longest):
        found.append("position: actions must be actions of the game")
    if not isinstance(frames, list) or len(frames) > MOST_FRAMES:
        found.append(f"position: at most {MOST_FRAMES} decisions are pending")
    elif not all(_is_frame(frame, game) for frame in frames):
        found.append("position: frames must be decisions of the game")
    if not _whole_numbers(words, 0, WORD, 4) or len(cast("list[int]", words)) != 4:
        found.append("position: rng must be four words of 32 bits")
    if position["position"] is not None:
        found.append("position: it can't begin with another position")
    seed = position["seed"]
    if seed is not None and not _whole_numbers([seed], -LARGEST - 1, LARGEST, 1):
        found.append("position: the seed has more than 64 bits")
    for name in ("turn", "reveals"):
        if not _whole_numbers([position[name]], 0, MOST_STEPS * game.longest, 1):
            found.append(f"position: {name} is out of bounds")
    return found


def _is_frame(frame: object, game: Game) -> bool:
    if not isinstance(frame, list) or not 1 <= len(frame) <= MOST_FRAMES:
        return False
    name, *arguments = frame
    return isinstance(name, str) and name in game.frames and _alike(arguments, [[0, "", [0]]])


def _whole_numbers(value: object, low: int, high: int, most: int) -> bool:
    return (
        isinstance(value, list)
        and len(value) <= most
        and all(type(one) is int and low <= one <= high for one in value)
    )


def unlike(position: Data, usual: Data) -> list[str]:
    """In which fields a position does not look like a state of the game."""
    missing = sorted(usual.keys() - position.keys())
    if missing:
        return [f"position: {', '.join(missing)} missing"]
    unknown = sorted(position.keys() - usual.keys())
    if unknown:
        return [f"position: unknown {', '.join(unknown)[:80]}"]
    return [
        f"position: {name} does not look like {usual[name]!r:.80}"
        for name in usual
        if name not in FREE and not _alike(position[name], [usual[name]])
    ]


def _alike(value: object, usual: list[object]) -> bool:
    """Whether a value has the type of some of the usual ones, and its items of their items."""
    if isinstance(value, list):
        lists = [one for one in usual if isinstance(one, list)]
        if not lists or len(value) > MOST_ITEMS:
            return False
        items = [item for one in lists for item in one]
        if not items:  # nothing lies there yet: numbers, or lists of them
            items = [0, [0]]
        return all(_alike(item, items) for item in value)
    if isinstance(value, int) and not -LARGEST <= value <= LARGEST:
        return False
    return any(type(value) is type(one) for one in usual)


def _ask_all(state: State) -> None:
    """Ask the state everything that a table will."""
    for seat in (None, *range(state.seats)):
        state.observe(seat)
    state.prompt()
    for action in state.legal():
        state.label(action)


# -- as text -------------------------------------------------------------------------------------


def to_json(record: Record, deal: DealProof | None = None) -> str:
    """The record as JSON text, with the proof of its deal."""
    proof = {"deal": asdict(deal)} if deal is not None else {}
    return json.dumps(record.json() | proof, separators=(",", ":"))


def to_text(record: Record, deal: DealProof | None = None) -> str:
    """The record in text notation, with the proof of its deal."""
    name = patolli.load(record.game).actions.name
    lines = [
        f"game: {record.game}",
        f"rules: {record.rules_version}",
        f"seats: {record.seats}",
        f"seed: {record.seed}",
        f"options: {json.dumps(record.options, sort_keys=True)}",
    ]
    if record.position is not None:
        lines.append(f"position: {json.dumps(record.position, separators=(',', ':'))}")
    if deal is not None:
        lines.append(f"deal: {json.dumps(asdict(deal), separators=(',', ':'))}")
    return "\n".join([*lines, "", *(name(action) for action in record.actions), ""])


def deal_in(text: str) -> Data | None:
    """The proof of the deal that a record's text brings along; None if it has none."""
    try:
        if text.lstrip().startswith("{"):
            found = json.loads(text).get("deal")
        else:
            lines = [line for line in text.splitlines() if line.startswith("deal:")]
            found = json.loads(lines[0].partition(":")[2]) if lines else None
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"deal: not JSON: {error}") from None
    if found is not None and not isinstance(found, dict):
        raise BadRecord("deal: must be an object")
    return found


def from_text(text: str) -> Record:
    """The record from JSON text or text notation; BadRecord says which line is wrong."""
    if text.lstrip().startswith("{"):
        try:
            return Record.read(text)
        except (ValueError, RecursionError) as error:  # a number, or a depth, beyond all bounds
            raise BadRecord(str(error)[:200]) from None
    heads: dict[str, str] = {}
    moves: list[tuple[int, str]] = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split("#", 1)[0].strip()
        key, colon, value = words.partition(":")
        if not words:
            continue
        if colon and not moves:
            if key.strip() not in HEADERS:
                raise BadRecord(f"line {number}: unknown header {key.strip()!r}")
            heads[key.strip()] = value.strip()
        else:
            moves.append((number, words))
    return Record.read(_fields(heads, moves))


def _fields(heads: dict[str, str], moves: list[tuple[int, str]]) -> dict[str, object]:
    missing = [key for key in HEADERS[:4] if key not in heads]
    if missing:
        raise BadRecord(f"header lines missing: {', '.join(missing)}")
    values: dict[str, object] = {"game": heads["game"]}
    for key, field in (("rules", "rules_version"), ("seats", "seats"), ("seed", "seed")):
        if not heads[key].isdecimal() or len(heads[key]) > 20:
            raise BadRecord(f"{key}: {heads[key][:40]!r} is not a whole number")
        values[field] = int(heads[key])
    for key in ("options", "position"):
        try:
            values[key] = json.loads(heads[key]) if key in heads else None
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"{key}: not JSON: {error}") from None
    values["options"] = values["options"] or {}
    parse = patolli.load(heads["game"]).actions.parse
    actions: list[int] = []
    for number, words in moves:
        try:
            actions.append(parse(words))
        except PatolliError as error:
            raise BadRecord(f"line {number}: {error}") from None
    values["actions"] = actions
    return values
