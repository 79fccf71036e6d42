"""Players as programs: people with cookies, and their sockets at tables."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import httpx
from tests.server.running import Server
from websockets.asyncio.client import ClientConnection, connect

WAIT = 180.0


class Person:
    """A person with a browser: cookies, the CSRF token, requests."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.AsyncClient(base_url=server.url, timeout=WAIT)
        self.csrf = ""
        self.id = ""

    async def guest(self, name: str, language: str = "en") -> Person:
        me = await self.post("/api/guests", {"name": name, "language": language}, 201)
        self.take(me)
        return self

    def with_cookies_of(self, other: Person) -> Person:
        """The same browser, after a restart."""
        for cookie in other.http.cookies.jar:
            self.http.cookies.set(cookie.name, cookie.value or "")
        self.csrf, self.id = other.csrf, other.id
        return self

    def take(self, me: dict[str, Any]) -> None:
        self.csrf = me["csrf"]
        self.id = me["person"]["id"] if me["person"] else ""

    async def request(
        self, method: str, path: str, body: Any = None, status: int | None = 200
    ) -> Any:
        headers = {"X-CSRF-Token": self.csrf} if method != "GET" else {}
        answer = await self.http.request(method, path, json=body, headers=headers)
        if status is not None:
            assert answer.status_code == status, (path, answer.status_code, answer.text[:500])
        return answer.json() if answer.content else None

    async def get(self, path: str, status: int | None = 200) -> Any:
        return await self.request("GET", path, None, status)

    async def post(self, path: str, body: Any = None, status: int | None = 200) -> Any:
        return await self.request("POST", path, body, status)

    async def table(self, game: str = "patolli", seats: Any = ("me", "open"), **more: Any) -> Any:
        """A new table; a seat is a kind, or a bot's level."""
        made = [
            {"kind": seat}
            if seat in ("me", "open", "invited", "hotseat", "bot")
            else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        return await self.post("/api/tables", {"game": game, "seats": made, **more}, 201)

    def at(self, table: str, invite: str | None = None, **more: Any) -> Chair:
        return Chair(self, table, invite, **more)

    async def close(self) -> None:
        await self.http.aclose()


class Chair:
    """A socket at a table. `heard` keeps every byte that came."""

    def __init__(
        self, person: Person, table: str, invite: str | None = None, server: Server | None = None
    ) -> None:
        self.person = person
        self.server = server or person.server
        self.table = table
        self.query = f"?invite={invite}" if invite else ""
        self.socket: ClientConnection
        self.update: dict[str, Any] = {}
        self.heard: list[str] = []
        self.log: list[dict[str, Any]] = []
        self.refs = 0

    async def __aenter__(self) -> Chair:
        await self.open()
        await self.hello()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def open(self) -> None:
        cookies = "; ".join(f"{c.name}={c.value}" for c in self.person.http.cookies.jar)
        self.socket = await connect(
            f"{self.server.ws}/ws/tables/{self.table}{self.query}",
            additional_headers={"Cookie": cookies, "Origin": self.server.url},
            compression=None,
            close_timeout=0.5,
            max_size=None,
            open_timeout=WAIT,
        )

    async def hello(self, version: int | None = None) -> dict[str, Any]:
        await self.send("hello", version=version)
        welcome = await self.next("welcome")
        if welcome["log"] is not None:
            self.log = welcome["log"]
        await self.next("update")
        return welcome

    async def send(self, type: str, **fields: Any) -> int:
        self.refs += 1
        await self.socket.send(json.dumps({"type": type, "ref": self.refs, **fields}))
        return self.refs

    async def receive(self) -> dict[str, Any]:
        text = await asyncio.wait_for(self.socket.recv(), WAIT)
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "update":
            if self.update and message["steps"]:
                assert message["base"] == message["steps"][0]["version"] - 1
            for step in message["steps"]:
                if step["to"] is not None and step["kind"] in ("undo", "restart"):
                    self.log = [event for event in self.log if event["action"] < step["to"]]
                self.log += step["events"]
            self.update = message
        return message

    async def next(self, type: str) -> dict[str, Any]:
        """The next message of a type."""
        while True:
            message = await self.receive()
            if message["type"] == type:
                return message

    async def answer(self, type: str, **fields: Any) -> dict[str, Any]:
        """Say something and wait for what answers it."""
        ref = await self.send(type, **fields)
        while True:
            message = await self.receive()
            if message["ref"] == ref:
                return message

    @property
    def version(self) -> int:
        return int(self.update["version"])

    async def act(self, action: int) -> dict[str, Any]:
        return await self.answer("act", version=self.version, action=action)

    async def until(self, version: int) -> dict[str, Any]:
        """Wait until that version was sent."""
        while self.version < version:
            await self.receive()
        return self.update

    async def play(self, chance: random.Random, most: int | None = None) -> int:
        """Play random legal actions whenever asked, until the game ends; how many?"""
        done = 0
        while self.update["table"]["status"] == "running":
            if most is not None and done >= most:
                break
            if self.update["curtain"] is not None:
                await self.answer("look", seat=self.update["curtain"])
                await self.next("update")
            elif self.update["choices"]:
                choice = chance.choice(self.update["choices"])
                reply = await self.act(choice["id"])
                assert reply["type"] == "update" or reply["code"] == "stale", reply
                done += reply["type"] == "update"
            else:
                await self.receive()
        return done


async def together(chairs: list[Chair], actions: int, chance: random.Random) -> None:
    """Play some actions at one table; afterwards every chair has heard of all of them."""
    for _ in range(actions):
        mover = next((chair for chair in chairs if chair.update["choices"]), None)
        if mover is None:
            return
        reply = await mover.act(chance.choice(mover.update["choices"])["id"])
        assert reply["type"] == "update", reply
        for chair in chairs:
            await chair.until(mover.version)
