"""HTTP: tables, from making one to looking back at it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Router, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Response
from sqlalchemy import select

from patolli.core.errors import PatolliError
from patolli.core.message import Data
from patolli.core.record import Record
from patolli.server.http.dependencies import Asker, Asking, Serving
from patolli.server.http.errors import REFUSALS
from patolli.server.http.forms import (
    Commit,
    Fork,
    Join,
    Leave,
    NewSeat,
    NewTable,
    NextTable,
    Notes,
    Rematch,
    Replace,
    Reveal,
    Review,
    Tables,
    Upload,
)
from patolli.server.services import Services
from patolli.server.sockets.room import Connection, Room
from patolli.server.sockets.wire import WireCommand, command_of
from patolli.server.storage import schema
from patolli.table import deals, history, records
from patolli.table.errors import Refused
from patolli.table.messages.history import DealProof, Moment, Since, Stats
from patolli.table.messages.parts import ChatOut, Status, TableInfo
from patolli.table.messages.replies import AnyReply, Update

Invite = Annotated[str | None, QueryParameter(max_length=80)]


@get("/tables", responses=REFUSALS)
async def find_tables(
    services: Serving,
    asker: Asking,
    game: Annotated[str | None, QueryParameter(max_length=60)] = None,
    status: FromQuery[Status | None] = None,
    mine: FromQuery[bool] = False,
    free: FromQuery[bool] = False,
    before: Annotated[str | None, QueryParameter(max_length=40)] = None,
) -> Tables:
    """The lobby, or my tables."""
    if mine:
        asker.refuse_banned()
    return await services.lobby.find(asker.person, game, status, mine, free, before)


@get("/tables/next", responses=REFUSALS)
async def next_table(
    services: Serving,
    asker: Asking,
    after: Annotated[str | None, QueryParameter(max_length=40)] = None,
) -> NextTable:
    """The next table where it is my turn, after the one that I look at."""
    return NextTable(await services.lobby.next_table(asker.signed_in, after))


@post("/tables", responses=REFUSALS)
async def new_table(services: Serving, asker: Asking, data: JSONBody[NewTable]) -> TableInfo:
    """Make a table."""
    await services.limits.take_shared("table", asker.signed_in)
    room = await services.lobby.create(asker.signed_in, data)
    return await _shown(room, asker)


@get("/tables/{table_id:str}", responses=REFUSALS)
async def show_table(
    services: Serving, asker: Asking, table_id: FromPath[str], invite: Invite = None
) -> TableInfo:
    """A table without its game."""
    return await _shown(await services.rooms.visible_to(table_id, asker.person, invite), asker)


@post("/tables/{table_id:str}/join", status_code=200, responses=REFUSALS)
async def join(
    services: Serving, asker: Asking, table_id: FromPath[str], data: JSONBody[Join]
) -> TableInfo:
    """Take a seat."""
    room = await _to_change(services, asker, table_id, data.invite)
    person = asker.signed_in
    await services.lobby.join(
        room, person, data.seat, data.invite == room.invite, data.name, data.part_hash
    )
    return await _shown(room, asker)


@post("/tables/{table_id:str}/leave", status_code=200, responses=REFUSALS)
async def leave(
    services: Serving,
    asker: Asking,
    table_id: FromPath[str],
    data: JSONBody[Leave | None] = None,
) -> TableInfo:
    """Stand up."""
    room = await _to_change(services, asker, table_id)
    await services.lobby.leave(room, asker.signed_in, data is not None and data.hand_over)
    return await _shown(room, asker)


@post("/tables/{table_id:str}/start", status_code=200, responses=REFUSALS)
async def start(services: Serving, asker: Asking, table_id: FromPath[str]) -> TableInfo:
    """Begin the game, as soon as every part of its deal is shown (`dealing`)."""
    room = await _to_change(services, asker, table_id)
    await services.lobby.start(room, asker.signed_in)
    return await _shown(room, asker)


@post("/tables/{table_id:str}/commit", status_code=200, responses=REFUSALS)
async def commit(
    services: Serving, asker: Asking, table_id: FromPath[str], data: JSONBody[Commit]
) -> TableInfo:
    """Commit to another part of the deal."""
    room = await _to_change(services, asker, table_id)
    await services.lobby.commit(room, asker.signed_in, data.part_hash)
    return await _shown(room, asker)


@post("/tables/{table_id:str}/reveal", status_code=200, responses=REFUSALS)
async def reveal(
    services: Serving, asker: Asking, table_id: FromPath[str], data: JSONBody[Reveal]
) -> TableInfo:
    """Show my part of the deal, when all are asked for theirs."""
    room = await _to_change(services, asker, table_id)
    await services.lobby.reveal(room, asker.signed_in, data.part)
    return await _shown(room, asker)


@post("/tables/{table_id:str}/seats/{seat:int}", status_code=200, responses=REFUSALS)
async def set_seat(
    services: Serving,
    asker: Asking,
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[NewSeat],
) -> TableInfo:
    """Decide who may sit there."""
    room = await _to_change(services, asker, table_id)
    await services.lobby.set_seat(room, asker.signed_in, seat, data)
    return await _shown(room, asker)


@post("/tables/{table_id:str}/replace/{seat:int}", status_code=200, responses=REFUSALS)
async def replace(
    services: Serving,
    asker: Asking,
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Replace],
) -> TableInfo:
    """Replace a player who left."""
    room = await _to_change(services, asker, table_id)
    await services.lobby.replace(room, asker.signed_in, seat, data)
    return await _shown(room, asker)


@post("/tables/{table_id:str}/close", status_code=200, responses=REFUSALS)
async def close(services: Serving, asker: Asking, table_id: FromPath[str]) -> TableInfo:
    """End a table that will not be played to its end."""
    room = await _to_change(services, asker, table_id)
    await services.lobby.close(room, asker.signed_in)
    return await _shown(room, asker)


@post("/tables/{table_id:str}/rematch", status_code=200, responses=REFUSALS)
async def rematch(
    services: Serving,
    asker: Asking,
    table_id: FromPath[str],
    data: JSONBody[Rematch | None] = None,
) -> TableInfo:
    """The same table again."""
    await services.limits.take_shared("table", asker.signed_in)
    room = await services.rooms.visible_to(table_id, asker.signed_in, None)
    part_hash = data.part_hash if data is not None else ""
    return await _shown(await services.forks.rematch(room, asker.signed_in, part_hash), asker)


@post("/tables/{table_id:str}/fork", responses=REFUSALS)
async def fork(
    services: Serving, asker: Asking, table_id: FromPath[str], data: JSONBody[Fork]
) -> TableInfo:
    """A new table from a point of this one."""
    await services.limits.take_shared("table", asker.signed_in)
    room = await services.rooms.visible_to(table_id, asker.signed_in, None)
    return await _shown(await services.forks.fork(room, asker.signed_in, data), asker)


@get("/tables/{table_id:str}/history/{at:int}", responses=REFUSALS)
async def moment(
    services: Serving,
    asker: Asking,
    table_id: FromPath[str],
    at: FromPath[int],
    seat: FromQuery[int | None] = None,
    invite: Invite = None,
) -> Moment:
    """The game after that many actions; of a finished one as any seat saw it."""
    services.limits.take("history", asker.person or asker.address)
    room = await services.rooms.visible_to(table_id, asker.person, invite)
    async with room.lock:
        dumps: list[Data] = []
        if history.needs_dumps(room.table, at):
            stored = await services.storage.turns_before(table_id, at)
            dumps = [msgspec.json.decode(dump) for dump in stored]
        return history.moment(room.table, asker.person, at, seat, dumps)


@get("/tables/{table_id:str}/since", responses=REFUSALS)
async def since(services: Serving, asker: Asking, table_id: FromPath[str]) -> Since:
    """What happened since my last turn."""
    room = await services.rooms.visible_to(table_id, asker.signed_in, None)
    async with room.lock:
        return history.since(room.table, asker.signed_in)


@get("/tables/{table_id:str}/record", responses=REFUSALS, media_type="application/json")
async def record(
    services: Serving,
    asker: Asking,
    table_id: FromPath[str],
    format: FromQuery[Literal["json", "text"]] = "json",
    invite: Invite = None,
) -> Response[bytes]:
    """The record of a game that is over."""
    room = await services.rooms.visible_to(table_id, asker.person, invite)
    async with room.lock:
        found = records.record_of(room.table)
        deal = deals.proof_of(room.table) if room.table.terms.deal == "fair" else None
    text, kind, ending = records.to_json(found, deal), "application/json", "json"
    if format == "text":
        text, kind, ending = records.to_text(found, deal), "text/plain", "txt"
    name = f'attachment; filename="{found.game}-{table_id}.{ending}"'
    return Response(text.encode(), media_type=kind, headers={"content-disposition": name})


@get("/tables/{table_id:str}/deal", responses=REFUSALS)
async def deal(
    services: Serving, asker: Asking, table_id: FromPath[str], invite: Invite = None
) -> DealProof:
    """What the fair deal of a game that is over followed from."""
    room = await services.rooms.visible_to(table_id, asker.person, invite)
    async with room.lock:
        return deals.proof_of(room.table)


@post("/records", responses=REFUSALS)
async def upload(services: Serving, asker: Asking, data: JSONBody[Upload]) -> TableInfo:
    """A table that shows a record."""
    person = asker.signed_in
    await services.limits.take_shared("upload", person)
    try:
        found = records.from_text(data.text) if data.text is not None else Record.read(data.record)
    except PatolliError as error:
        raise Refused("bad_record", detail=str(error)[:500]) from None
    return await _shown(await services.forks.imported(person, found), asker)


@get("/tables/{table_id:str}/stats", responses=REFUSALS)
async def stats(
    services: Serving, asker: Asking, table_id: FromPath[str], invite: Invite = None
) -> Stats:
    """A finished game in numbers."""
    room = await services.rooms.visible_to(table_id, asker.person, invite)
    async with room.lock:
        return history.stats(room.table)


@get("/tables/{table_id:str}/review", responses=REFUSALS)
async def review(
    services: Serving,
    asker: Asking,
    table_id: FromPath[str],
    since: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
    invite: Invite = None,
) -> Review:
    """What a bot thinks of the turns of a finished game, as far as it has got."""
    services.limits.take("history", asker.person or asker.address)
    room = await services.rooms.visible_to(table_id, asker.person, invite)
    return await services.reviews.read(room, since)


@post("/tables/{table_id:str}/review", status_code=202, responses=REFUSALS)
async def ask_review(
    services: Serving, asker: Asking, table_id: FromPath[str], invite: Invite = None
) -> Review:
    """Let a bot think about every turn of a finished game."""
    room = await services.rooms.visible_to(table_id, asker.signed_in, invite)
    known = await services.reviews.read(room, 0)
    if known.status == "none":
        await services.limits.take_shared("review", asker.signed_in)
        services.reviews.start(room)
        known.status = "thinking"
    return known


@get("/tables/{table_id:str}/notes", responses=REFUSALS)
async def notes(services: Serving, asker: Asking, table_id: FromPath[str]) -> Notes:
    """My notes."""
    person = asker.signed_in
    await services.rooms.visible_to(table_id, person, None)
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
    services: Serving, asker: Asking, table_id: FromPath[str], data: JSONBody[Notes]
) -> Notes:
    """Keep my notes."""
    person = asker.signed_in
    await services.rooms.visible_to(table_id, person, None)
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
    services: Serving, asker: Asking, table_id: FromPath[str], invite: Invite = None
) -> list[ChatOut]:
    """The chat that I may read."""
    room = await services.rooms.visible_to(table_id, asker.person, invite)
    return await services.chats.lines(room, await services.connection(asker.person))


@get("/tables/{table_id:str}/update", responses=REFUSALS)
async def update(
    services: Serving,
    asker: Asking,
    table_id: FromPath[str],
    version: FromQuery[int | None] = None,
    invite: Invite = None,
) -> Update:
    """The table now, as the socket would send it."""
    room = await services.rooms.visible_to(table_id, asker.person, invite)
    async with room.lock:
        known = version is not None and 0 <= version <= room.table.version
        return room.update(Connection(asker.person), version if known else None)


@post("/tables/{table_id:str}/commands", status_code=200, responses=REFUSALS)
async def command(
    services: Serving, asker: Asking, table_id: FromPath[str], data: JSONBody[WireCommand]
) -> AnyReply:
    """Carry out a command, as over the socket."""
    services.limits.take("message", asker.person or asker.address)
    asker.refuse_banned()
    room = await services.rooms.visible_to(table_id, asker.person, None)
    reply = await services.commands.carry_out(room, Connection(asker.person), command_of(data))
    if reply is None:
        raise Refused("bad_request", detail="say hello over the socket")
    return reply


async def _to_change(
    services: Services, asker: Asker, table_id: str, invite: str | None = None
) -> Room:
    """The room of a table to which the person adds an entry."""
    services.limits.take("entry", f"{table_id} {asker.signed_in}")
    return await services.rooms.visible_to(table_id, asker.signed_in, invite)


async def _shown(room: Room, asker: Asker) -> TableInfo:
    async with room.lock:
        return room.info(asker.person)


TABLES = Router(
    "/api",
    route_handlers=[
        find_tables,
        next_table,
        new_table,
        show_table,
        join,
        leave,
        start,
        commit,
        reveal,
        set_seat,
        replace,
        close,
        rematch,
        fork,
        moment,
        since,
        record,
        deal,
        upload,
        stats,
        review,
        ask_review,
        notes,
        write_notes,
        chat,
        update,
        command,
    ],
    tags=["tables"],
)
