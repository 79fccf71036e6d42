"""What the HTTP API takes and gives, besides the messages of a table."""

from __future__ import annotations

from dataclasses import fields
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from patolli.core.message import Data
from patolli.table.messages.history import LineOut
from patolli.table.messages.parts import Pace, TableInfo, Text, UndoRule, Visibility
from patolli.table.review import TurnReview

#: How few and how many characters (a seed: which numbers) what a person types may have.
LIMITS: Final = {
    "name": (1, 40),
    "login": (3, 40),
    "password": (8, 200),
    "seed": (0, 2**48 - 1),
    "reason": (1, 500),
}

_name, _login, _password, _seed, _reason = LIMITS.values()
Name = Annotated[str, Meta(min_length=_name[0], max_length=_name[1])]
NameOrNone = Annotated[str, Meta(max_length=_name[1])]
Login = Annotated[
    str, Meta(min_length=_login[0], max_length=_login[1], pattern=r"^[A-Za-z0-9._-]+$")
]
Password = Annotated[str, Meta(min_length=_password[0], max_length=_password[1])]
Seed = Annotated[int, Meta(ge=_seed[0], le=_seed[1])]
NO_ZERO = r"^[^\u0000]*$"  # PostgreSQL's texts hold no zero byte
Language = Literal["en", "fr"]
OptionValue = bool | int | str
Id = Annotated[str, Meta(max_length=40, pattern=NO_ZERO)]
#: Why something is reported or done by a moderator.
Why = Annotated[str, Meta(min_length=_reason[0], max_length=_reason[1], pattern=NO_ZERO)]
SanctionKind = Literal["mute", "ban"]
#: What a person's client adds to the deal: random, as hexadecimal digits; its hash commits to it.
Part = Annotated[str, Meta(pattern=r"^[0-9a-f]{16,64}$", max_length=64)]
PartHash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$", max_length=64)]
PartHashOrNone = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?$", max_length=64)]


class NewGuest(Struct):
    """Play at once. Without a name one is called a guest, until a name is given."""

    name: NameOrNone = ""
    language: Language = "en"


class Claim(Struct):
    """Keep the account: a name to sign in with and a password."""

    login: Login
    password: Password


class SignIn(Struct):
    """Come back to a claimed account."""

    login: Annotated[str, Meta(max_length=40, pattern=NO_ZERO)]
    password: Annotated[str, Meta(max_length=200)]


class ChangeMe(Struct):
    """What one may change about oneself."""

    name: Name | None = None
    language: Language | None = None


class ChangePassword(Struct):
    """Another password; the other sessions end."""

    password: Annotated[str, Meta(max_length=200)]
    new: Password


class SessionOut(Struct):
    """A place where one is signed in; `current`: this one. `used` is when it was last used, to the
    hour; `device` the browser and the system, where they were told."""

    id: str
    created: int
    expires: int
    used: int
    device: str
    current: bool


class DeleteMe(Struct):
    """A claimed account is deleted with its password."""

    password: Annotated[str, Meta(max_length=200)] | None = None


class Blocked(Struct):
    """A person whom one has blocked."""

    id: str
    name: str


class SanctionOut(Struct):
    """What a moderator has taken from a person: the chat (`mute`) or playing (`ban`), until when
    (None: for good) and why."""

    kind: SanctionKind
    until: int | None
    reason: str


class Person(Struct):
    """A person, as that person sees it."""

    id: str
    name: str
    language: str
    guest: bool
    login: str | None
    created: int
    blocks: list[Blocked]
    moderator: bool
    sanctions: list[SanctionOut]


class Me(Struct):
    """Who is signed in (None: no person yet) and the token that changes must carry."""

    person: Person | None
    csrf: str


class OptionInfo(Struct):
    """An option as the game declares it; its texts are in the game's `.ftl`. `allowed` are those
    of its choices that a table with that many seats may have."""

    key: str
    kind: Literal["flag", "choice", "number"]
    default: OptionValue
    choices: list[OptionValue]
    low: int
    high: int
    seats: list[int] | None
    allowed: dict[str, list[OptionValue]]


class GameInfo(Struct):
    """A game that can be played here; `styles` are those that its bots can play in."""

    id: str
    rules_version: int
    seats: list[int]
    options: list[OptionInfo]
    styles: list[str]


class Games(Struct):
    """The games, the levels of bots, and the names of the server's own bots."""

    games: list[GameInfo]
    levels: list[str]
    bots: list[str]


class Texts(Struct):
    """All sentences of a language, by file."""

    language: str
    files: dict[str, str]


class NewSeat(Struct):
    """A seat of a new table: `me`, `open` to all, `invited` by link, `bot`, or `hotseat` (played
    by me for another person at my screen). `name` is what a person there is called: me, the person
    at my screen, the friend whom the invitation is for. A bot has a `level` and, if it is to play
    in one, a `style` of the game."""

    kind: Literal["me", "open", "invited", "bot", "hotseat"]
    level: str | None = None
    style: str | None = None
    name: NameOrNone = ""
    part_hash: PartHashOrNone = ""


class NewTable(Struct):
    """A table to be made. `start` begins when every seat is taken and, where the client has
    committed to a part of the deal (`part_hash`), that part is shown."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: dict[str, OptionValue] = field(default_factory=dict)
    visibility: Visibility = "private"
    undo: UndoRule = "free"
    hints: bool = True
    curtain: bool = True
    shuffle: bool = False
    pace: Pace = field(default_factory=Pace)
    seed: Seed | None = None
    start: bool = True
    part_hash: PartHashOrNone = ""


class Join(Struct):
    """Take a seat; None: the first that is free. `name` is what one is called there; a guest
    without a name keeps it."""

    seat: int | None = None
    invite: Annotated[str, Meta(max_length=80)] | None = None
    name: NameOrNone = ""
    part_hash: PartHashOrNone = ""


class Commit(Struct):
    """Another part of the deal, which is shown later. Parts that others have shown are spent."""

    part_hash: PartHash


class Reveal(Struct):
    """The part of the deal that my client has committed to."""

    part: Part


class Leave(Struct):
    """Stand up. `hand_over`: another person may take the seat and see what it knows."""

    hand_over: bool = False


class Rematch(Struct):
    """The same table again."""

    part_hash: PartHashOrNone = ""


class Replace(Struct):
    """Who takes over a seat that was left: a bot of a level (and a style), or `open` for another
    person."""

    kind: Literal["bot", "open"]
    level: str | None = None
    style: str | None = None


class Fork(Struct):
    """A new table that begins where the game stood after `at` actions."""

    at: int
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]


class Tables(Struct):
    """A page of tables, newest first (of mine: where it is my turn
    before all). `more` is the cursor of the next page."""

    tables: list[TableInfo]
    more: str | None = None


class NextTable(Struct):
    """The next table where it is my turn (None: there is no other)."""

    table: TableInfo | None


class Upload(Struct):
    """A record as JSON, or as text (JSON or the notation)."""

    record: Data | None = None
    text: Annotated[str, Meta(max_length=2_000_000)] | None = None


class Notes(Struct):
    """One's private notes at a table."""

    text: Annotated[str, Meta(max_length=20_000)]


class Block(Struct):
    """A person whom one does not want to read, be invited by, or have at one's tables."""

    person: Id


class NewReport(Struct):
    """What a moderator should look at: a `person` (perhaps at a table), a `line` of a table's chat,
    or a `table`; and why. `invite` is needed where only it lets one look at the table."""

    kind: Literal["person", "line", "table"]
    reason: Why
    person: Id | None = None
    table: Id | None = None
    line: Annotated[int, Meta(ge=0, lt=2**31)] | None = None
    invite: Annotated[str, Meta(max_length=80)] | None = None


class TurnReviewOut(Struct, rename={"start": "from", "end": "to"}):
    """What a bot thinks of the decisions `from` up to `to` (counted from the start of the game),
    which one seat made in a turn. A turn in which something hidden came to light has a review
    for each part of it.

    `lost` is how many points of lead the bot would have expected more of its `best` line than of
    the one that was `played` (0 if they are the `same`), `chance_lost` the same as a share of the
    chance to win. `forced`: nothing could be chosen. `reasons` are the bot's own words.
    """

    turn: int
    seat: int
    start: int
    end: int
    forced: bool
    same: bool
    lost: float
    chance_lost: float
    played: LineOut
    best: LineOut
    reasons: list[Text]

    @staticmethod
    def of(review: TurnReview) -> TurnReviewOut:
        """The review of a turn as a message."""
        return TurnReviewOut(*(getattr(review, one.name) for one in fields(review)))


class Review(Struct):
    """The reviewed turns so far, in order; `done` of `total` are there."""

    status: Literal["none", "thinking", "done"]
    done: int
    total: int
    turns: list[TurnReviewOut]


class Error(Struct):
    """Why something was refused. `key` is `server-error-<code>`."""

    code: str
    key: str
    data: Data = field(default_factory=dict)


class Health(Struct):
    """Whether the server can do its work."""

    ok: bool
    database: bool
    version: str
