"""The settings of a server: environment variables over a TOML file over the defaults."""

from __future__ import annotations

import json
import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec

from patolli import bots
from patolli.bots import LEVELS
from patolli.core.errors import PatolliError

PREFIX = "PATOLLI_"
BOT_NAME = re.compile(r"[a-z][a-z0-9-]{0,23}")


class BadSetting(PatolliError):
    """A setting that is unknown or can't be read."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every setting `name` is the variable `PATOLLI_NAME` and the key `name` of the file."""

    database_url: str = "sqlite:///patolli.db"
    host: str = "127.0.0.1"
    port: int = 8000
    processes: int = 1  # that serve together on this machine; more need PostgreSQL
    origins: list[str] = []  # further origins of the page, when a proxy changes the host's name
    secure_cookies: bool = False  # on behind HTTPS
    session_days: int = 180
    bot_workers: int = 1
    bot_seconds: float = 30.0  # a search that takes longer counts as a crash
    worker_seconds: float = 10.0  # a worker without a sign of life for longer is gone
    default_level: str = "apprentice"
    hint_level: str = "artisan"
    bots: dict[str, str] = {}  # bots of its own that people can choose, by name
    review_nodes: int = 1500  # about each turn of a game that is reviewed
    rate_scale: float = 1.0  # multiplies every limit; 0 lifts them
    max_message: int = 16_384
    max_body: int = 4_000_000
    max_connections: int = 2_000
    idle_seconds: float = 600.0  # an unused table leaves the memory after this
    sweep_seconds: float = 5.0
    lobby_seconds: float = 1.0  # how often those who watch the lobby are told
    log_level: str = "info"
    metrics: bool = False  # whether /metrics answers
    schema: bool = False  # whether /schema/openapi.json answers
    hosts: list[str] = []  # names that the server answers to; "*": all
    compress: bool = False  # permessage-deflate on the socket
    public_url: str = ""  # the address that people type, for links in notices
    smtp_host: str = ""  # the mail server; empty: no e-mail is sent
    smtp_port: int = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_from: str = ""  # the sender's address
    smtp_tls: Literal["starttls", "tls", "none"] = "starttls"
    notice_seconds: float = 20.0  # a turn that is taken up sooner is not told
    private_receivers: bool = False  # whether webhooks may lead to this machine and its network

    @property
    def async_url(self) -> str:
        """The database with its asynchronous driver."""
        for plain, driven in (
            ("sqlite://", "sqlite+aiosqlite://"),
            ("postgresql://", "postgresql+asyncpg://"),
            ("postgres://", "postgresql+asyncpg://"),
        ):
            if self.database_url.startswith(plain):
                return driven + self.database_url.removeprefix(plain)
        if self.database_url.startswith(("sqlite+aiosqlite://", "postgresql+asyncpg://")):
            return self.database_url
        raise BadSetting(
            f"database_url is {self.database_url.split(':')[0]!r}: it must begin with "
            "'sqlite:///' or 'postgresql://'"
        )

    @property
    def sqlite_file(self) -> Path | None:
        """The file of a SQLite database; None for others, and for one in memory."""
        name = self.async_url.partition("sqlite+aiosqlite:///")[2].partition("?")[0]
        return Path(name) if name and name != ":memory:" else None

    @property
    def sends_mail(self) -> bool:
        """Whether e-mail can be sent: its links need an address too."""
        return bool(self.smtp_host and self.smtp_from and self.public_url)

    @property
    def postgres(self) -> bool:
        """Whether several processes may share the database."""
        return self.async_url.startswith("postgresql")


def as_environment(settings: Settings) -> dict[str, str]:
    """The settings as variables that `read` understands, for another process."""
    values: dict[str, object] = msgspec.to_builtins(settings)
    return {
        PREFIX + name.upper(): _as_text(value)
        for name, value in values.items()
        if value not in ([], {})
    }


def _as_text(value: object) -> str:
    if isinstance(value, dict):
        return json.dumps(value)
    return ",".join(value) if isinstance(value, list) else str(value)


def read(path: Path | None = None, environ: Mapping[str, str] | None = None) -> Settings:
    """The settings: those of the file (`PATOLLI_CONFIG` or the path), then the environment's."""
    env = os.environ if environ is None else environ
    if path is None and env.get(PREFIX + "CONFIG"):
        path = Path(env[PREFIX + "CONFIG"])
    values: dict[str, object] = {}
    if path is not None:
        try:
            values = tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, tomllib.TOMLDecodeError) as error:
            raise BadSetting(f"{path}: {error}") from None
    for name in Settings.__struct_fields__:
        text = env.get(PREFIX + name.upper())
        if text is not None:
            values[name] = _from_text(name, text)
    unknown = sorted(set(values) - set(Settings.__struct_fields__))
    if unknown:
        known = ", ".join(Settings.__struct_fields__)
        raise BadSetting(f"unknown setting {', '.join(unknown)}; there are: {known}")
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(str(error)) from None
    _ = settings.async_url  # refuses a database that we can't use
    for name in ("default_level", "hint_level"):
        level = getattr(settings, name)
        if level not in LEVELS:
            raise BadSetting(f"{name} is {level!r}: it must be one of {', '.join(LEVELS)}")
    for name, bot in settings.bots.items():
        _check_bot(name, bot)
    return settings


def _from_text(name: str, text: str) -> object:
    """The value of a variable of the environment."""
    if name == "bots":
        try:
            return json.loads(text)
        except json.JSONDecodeError as error:
            raise BadSetting(
                f'{PREFIX}BOTS is not JSON ({error}): write {{"runner": "exec:node runner.js@1s"}}'
            ) from None
    return text.split(",") if name in ("origins", "hosts") else text


def _check_bot(name: str, bot: str) -> None:
    """Refuse a bot that can't be made, before someone chooses it."""
    if name in LEVELS or not BOT_NAME.fullmatch(name):
        raise BadSetting(
            f"a bot of this server can't be called {name!r}: write 1 to 24 of a-z, 0-9 and -, a "
            "letter first, and no level"
        )
    kind, budget = bots.split_budget(bot)
    try:
        bots.make(kind, budget=bots.Budget.parse(budget) if budget else None)
    except PatolliError as error:
        raise BadSetting(f"the bot {name!r} can't be used: {error}") from None
