"""HTTP: tables, from making one to looking back at it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Router, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Response
from sqlalchemy import select

from patolli.core.errors import PatolliError
from patolli.core.record import Record
from patolli.server.http.dependencies import REFUSALS, Asking, Serving, Who
from patolli.server.http.errors import Refused
from patolli.server.http.forms import (
    Fork,
    Join,
    Moment,
    NewSeat,
    NewTable,
    Notes,
    Opinions,
    Replace,
    Since,
    Stats,
    Tables,
    Upload,
)
from patolli.server.sockets.room import Connection, Room
from patolli.server.storage import schema
from patolli.table import history, transcript
from patolli.table.messages import AnyCommand, AnyReply, ChatOut, Status, Table, Update

Invite = Annotated[str | None, QueryParameter(max_length=80)]


@get("/tables", responses=REFUSALS)
async def find_tables(
    services: Serving,
    who: Asking,
    game: Annotated[str | None, QueryParameter(max_length=60)] = None,
    status: FromQuery[Status | None] = None,
    mine: FromQuery[bool] = False,
    free: FromQuery[bool] = False,
    before: Annotated[str | None, QueryParameter(max_length=40)] = None,
) -> Tables:
    """The lobby, or my tables."""
    return await services.lobby.find(who.person, game, status, mine, free, before)


@post("/tables", responses=REFUSALS)
async def new_table(services: Serving, who: Asking, data: JSONBody[NewTable]) -> Table:
    """Make a table."""
    services.limits.take("table", who.signed_in)
    room = await services.lobby.create(who.signed_in, data)
    return await _shown(room, who)


@get("/tables/{table_id:str}", responses=REFUSALS)
async def show_table(
    services: Serving, who: Asking, table_id: FromPath[str], invite: Invite = None
) -> Table:
    """A table without its game."""
    return await _shown(await services.lobby.seen(table_id, who.person, invite), who)


@post("/tables/{table_id:str}/join", status_code=200, responses=REFUSALS)
async def join(
    services: Serving, who: Asking, table_id: FromPath[str], data: JSONBody[Join]
) -> Table:
    """Take a seat."""
    person = who.signed_in
    room = await services.lobby.seen(table_id, person, data.invite)
    await services.lobby.join(room, person, data.seat, data.invite == room.invite)
    return await _shown(room, who)


@post("/tables/{table_id:str}/leave", status_code=200, responses=REFUSALS)
async def leave(services: Serving, who: Asking, table_id: FromPath[str]) -> Table:
    """Stand up."""
    room = await services.lobby.seen(table_id, who.signed_in, None)
    await services.lobby.leave(room, who.signed_in)
    return await _shown(room, who)


@post("/tables/{table_id:str}/start", status_code=200, responses=REFUSALS)
async def start(services: Serving, who: Asking, table_id: FromPath[str]) -> Table:
    """Begin the game."""
    room = await services.lobby.seen(table_id, who.signed_in, None)
    await services.lobby.start(room, who.signed_in)
    return await _shown(room, who)


@post("/tables/{table_id:str}/seats/{seat:int}", status_code=200, responses=REFUSALS)
async def set_seat(
    services: Serving,
    who: Asking,
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[NewSeat],
) -> Table:
    """Decide who may sit there."""
    room = await services.lobby.seen(table_id, who.signed_in, None)
    await services.lobby.set_seat(room, who.signed_in, seat, data)
    return await _shown(room, who)


@post("/tables/{table_id:str}/replace/{seat:int}", status_code=200, responses=REFUSALS)
async def replace(
    services: Serving,
    who: Asking,
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Replace],
) -> Table:
    """Replace somebody who left."""
    room = await services.lobby.seen(table_id, who.signed_in, None)
    await services.lobby.replace(room, who.signed_in, seat, data)
    return await _shown(room, who)


@post("/tables/{table_id:str}/close", status_code=200, responses=REFUSALS)
async def close(services: Serving, who: Asking, table_id: FromPath[str]) -> Table:
    """End a table that will not be played to its end."""
    room = await services.lobby.seen(table_id, who.signed_in, None)
    await services.lobby.close(room, who.signed_in)
    return await _shown(room, who)


@post("/tables/{table_id:str}/rematch", status_code=200, responses=REFUSALS)
async def rematch(services: Serving, who: Asking, table_id: FromPath[str]) -> Table:
    """The same table anew."""
    services.limits.take("table", who.signed_in)
    room = await services.lobby.seen(table_id, who.signed_in, None)
    return await _shown(await services.forks.rematch(room, who.signed_in), who)


@post("/tables/{table_id:str}/fork", responses=REFUSALS)
async def fork(
    services: Serving, who: Asking, table_id: FromPath[str], data: JSONBody[Fork]
) -> Table:
    """A new table from a point of this one."""
    services.limits.take("table", who.signed_in)
    room = await services.lobby.seen(table_id, who.signed_in, None)
    return await _shown(await services.forks.fork(room, who.signed_in, data), who)


@get("/tables/{table_id:str}/history/{at:int}", responses=REFUSALS)
async def moment(
    services: Serving,
    who: Asking,
    table_id: FromPath[str],
    at: FromPath[int],
    seat: FromQuery[int | None] = None,
    invite: Invite = None,
) -> Moment:
    """The game after that many actions; of a finished one as any seat saw it."""
    services.limits.take("history", who.person or who.address)
    room = await services.lobby.seen(table_id, who.person, invite)
    async with room.lock:
        return await history.moment(services.storage, room, who.person, at, seat)


@get("/tables/{table_id:str}/since", responses=REFUSALS)
async def since(services: Serving, who: Asking, table_id: FromPath[str]) -> Since:
    """What happened since my last turn."""
    room = await services.lobby.seen(table_id, who.signed_in, None)
    async with room.lock:
        return history.since(room, who.signed_in)


@get("/tables/{table_id:str}/record", responses=REFUSALS, media_type="application/json")
async def record(
    services: Serving,
    who: Asking,
    table_id: FromPath[str],
    format: FromQuery[Literal["json", "text"]] = "json",
    invite: Invite = None,
) -> Response[Any]:
    """The record of a game that is over."""
    room = await services.lobby.seen(table_id, who.person, invite)
    async with room.lock:
        found = history.record(room.live)
    text, kind, ending = found.text(), "application/json", "json"
    if format == "text":
        text, kind, ending = transcript.write(found), "text/plain", "txt"
    name = f'attachment; filename="{found.game}-{table_id}.{ending}"'
    return Response(text.encode(), media_type=kind, headers={"content-disposition": name})


@post("/records", responses=REFUSALS)
async def upload(services: Serving, who: Asking, data: JSONBody[Upload]) -> Table:
    """A table that shows a record."""
    person = who.signed_in
    services.limits.take("upload", person)
    try:
        found = transcript.read(data.text) if data.text is not None else Record.read(data.record)
    except PatolliError as error:
        raise Refused("bad_record", detail=str(error)[:500]) from None
    return await _shown(await services.forks.imported(person, found), who)


@get("/tables/{table_id:str}/stats", responses=REFUSALS)
async def stats(
    services: Serving, who: Asking, table_id: FromPath[str], invite: Invite = None
) -> Stats:
    """A finished game in numbers."""
    room = await services.lobby.seen(table_id, who.person, invite)
    async with room.lock:
        return history.stats(room.live)


@get("/tables/{table_id:str}/opinions", responses=REFUSALS)
async def opinions(
    services: Serving,
    who: Asking,
    table_id: FromPath[str],
    since: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
    invite: Invite = None,
) -> Opinions:
    """What a bot thinks of the turns of a finished game, as far as it has thought."""
    services.limits.take("history", who.person or who.address)
    room = await services.lobby.seen(table_id, who.person, invite)
    return await services.reviews.read(room, since)


@post("/tables/{table_id:str}/opinions", status_code=202, responses=REFUSALS)
async def ask_opinions(
    services: Serving, who: Asking, table_id: FromPath[str], invite: Invite = None
) -> Opinions:
    """Let a bot think about every turn of a finished game."""
    room = await services.lobby.seen(table_id, who.signed_in, invite)
    known = await services.reviews.read(room, 0)
    if known.status == "none":
        services.limits.take("opinions", who.signed_in)
        services.reviews.start(room)
        known.status = "thinking"
    return known


@get("/tables/{table_id:str}/notes", responses=REFUSALS)
async def notes(services: Serving, who: Asking, table_id: FromPath[str]) -> Notes:
    """My notes."""
    person = who.signed_in
    await services.lobby.seen(table_id, person, None)
    async with services.storage.engine.connect() as database:
        found = await database.execute(
            select(schema.notes.c.text).where(
                schema.notes.c.table_id == table_id, schema.notes.c.person == person
            )
        )
        row = found.first()
    return Notes(row[0] if row else "")


@put("/tables/{table_id:str}/notes", responses=REFUSALS)
async def write_notes(
    services: Serving, who: Asking, table_id: FromPath[str], data: JSONBody[Notes]
) -> Notes:
    """Keep my notes."""
    person = who.signed_in
    await services.lobby.seen(table_id, person, None)
    text = data.text.replace("\x00", "")
    insert = services.storage.insert(schema.notes)
    async with services.storage.begin() as database:
        await database.execute(
            insert.values(table_id=table_id, person=person, text=text).on_conflict_do_update(
                index_elements=["table_id", "person"], set_={"text": text}
            )
        )
    return Notes(text)


@get("/tables/{table_id:str}/chat", responses=REFUSALS)
async def chat(
    services: Serving, who: Asking, table_id: FromPath[str], invite: Invite = None
) -> list[ChatOut]:
    """The chat that I may read."""
    room = await services.lobby.seen(table_id, who.person, invite)
    return await services.chats.lines(room, await services.connection(who.person))


@get("/tables/{table_id:str}/update", responses=REFUSALS)
async def update(
    services: Serving,
    who: Asking,
    table_id: FromPath[str],
    version: FromQuery[int | None] = None,
    invite: Invite = None,
) -> Update:
    """The table now, as the socket would send it."""
    room = await services.lobby.seen(table_id, who.person, invite)
    async with room.lock:
        known = version is not None and 0 <= version <= room.live.version
        return room.update(Connection(who.person), version if known else None)


@post("/tables/{table_id:str}/commands", status_code=200, responses=REFUSALS)
async def command(
    services: Serving, who: Asking, table_id: FromPath[str], data: JSONBody[AnyCommand]
) -> AnyReply:
    """Carry out a command, as over the socket."""
    services.limits.take("message", who.person or who.address)
    room = await services.lobby.seen(table_id, who.person, None)
    reply: Any = await services.commands.command(room, Connection(who.person), data)
    if reply is None:
        raise Refused("bad_request", detail="say hello over the socket")
    answer: AnyReply = reply
    return answer


async def _shown(room: Room, who: Who) -> Table:
    async with room.lock:
        return room.table(who.person)


TABLES = Router(
    "/api",
    route_handlers=[
        find_tables,
        new_table,
        show_table,
        join,
        leave,
        start,
        set_seat,
        replace,
        close,
        rematch,
        fork,
        moment,
        since,
        record,
        upload,
        stats,
        opinions,
        ask_opinions,
        notes,
        write_notes,
        chat,
        update,
        command,
    ],
    tags=["tables"],
)
