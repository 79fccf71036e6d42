"""What the HTTP API takes and gives about notices."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from patolli.server.http.forms import LIMITS, NO_ZERO, Password

Minutes = Annotated[int, Meta(ge=0, lt=1440)]
Address = Annotated[str, Meta(max_length=254)]
Url = Annotated[str, Meta(max_length=1000)]
Key = Annotated[str, Meta(max_length=120, pattern=r"^[A-Za-z0-9_=-]+$")]
Token = Annotated[str, Meta(max_length=80, pattern=NO_ZERO)]
ChannelKind = Literal["push", "email", "webhook"]
Purpose = Literal["sign_in", "confirm", "reset"]


class Wishes(Struct):
    """What one wants to be told of, and the quiet hours (minutes of the day in a time zone; None:
    there are none)."""

    turn: bool = True
    invited: bool = True
    over: bool = True
    clock: bool = True
    quiet_from: Minutes | None = None
    quiet_to: Minutes | None = None
    zone: Annotated[str, Meta(max_length=64, pattern=NO_ZERO)] = "UTC"


class Channel(Struct):
    """Where one is told. `address` is an e-mail address, or the host of a webhook or of the
    browser's push service; `failing`: the last notices did not arrive."""

    id: str
    kind: ChannelKind
    address: str
    confirmed: bool
    wanted: bool
    failing: bool


class NoticeSettings(Struct):
    """One's wishes and channels, and what this server can do. `push_key` is what a browser
    subscribes with."""

    wishes: Wishes
    channels: list[Channel]
    email: bool
    webhooks: bool
    push_key: str


class SetEmail(Struct):
    """An address of one's own; a claimed account needs its password."""

    address: Address
    password: Annotated[str, Meta(max_length=LIMITS["password"][1])] | None = None


class SetPush(Struct):
    """A browser's subscription."""

    endpoint: Url
    p256dh: Key
    auth: Key


class SetWebhook(Struct):
    """An address that takes a JSON object."""

    url: Url


class ChangeChannel(Struct):
    """Whether notices go there."""

    wanted: bool


class TableNotices(Struct):
    """Whether one hears nothing of a table."""

    muted: bool


class Recover(Struct):
    """A login or an e-mail address."""

    login: Annotated[str, Meta(max_length=254, pattern=NO_ZERO)]


class UseLink(Struct):
    """A link from an e-mail; one that resets the password brings the new one."""

    token: Token
    password: Password | None = None


class LookAtLink(Struct):
    """A link from an e-mail."""

    token: Token


class LinkInfo(Struct):
    """What a link is for and whose it is; `mine`: it is who is signed in. `table` is where it
    leads."""

    purpose: Purpose
    name: str
    mine: bool
    table: str | None
