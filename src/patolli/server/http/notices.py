"""HTTP: what one wants to be told of and where, and the links that e-mails carry."""

from __future__ import annotations

from litestar import Router, delete, get, post, put
from litestar.params import FromPath, JSONBody
from litestar.response import Response

from patolli.server.http.dependencies import AnyRequest, Asking, Serving
from patolli.server.http.errors import REFUSALS
from patolli.server.http.forms import Me
from patolli.server.http.people import _me, _signed_in
from patolli.server.http.site import page
from patolli.server.notices.forms import (
    ChangeChannel,
    LinkInfo,
    LookAtLink,
    NoticeSettings,
    Recover,
    SetEmail,
    SetPush,
    SetWebhook,
    TableNotices,
    UseLink,
    Wishes,
)
from patolli.server.services import Services
from patolli.table.errors import Refused


@get("/notices", responses=REFUSALS)
async def show_notices(services: Serving, asker: Asking) -> NoticeSettings:
    """What I am told of, and where."""
    return await _settings(services, asker.signed_in)


@put("/notices", responses=REFUSALS)
async def change_wishes(services: Serving, asker: Asking, data: JSONBody[Wishes]) -> NoticeSettings:
    """Another choice of notices, or other quiet hours."""
    await services.notices.channels.wish(asker.signed_in, data)
    return await _settings(services, asker.signed_in)


@post("/notices/email", status_code=200, responses=REFUSALS)
async def set_email(services: Serving, asker: Asking, data: JSONBody[SetEmail]) -> NoticeSettings:
    """My e-mail address; a mail asks me to confirm it. With that mail one can set my password."""
    person = asker.signed_in
    if not services.settings.sends_mail:
        raise Refused("no_mail")
    await services.limits.take_shared("password", asker.address)
    await services.people.confirm(person, data.password)
    await services.limits.take_shared("mail", asker.address)
    channel = await services.notices.channels.add_email(person, data.address)
    await services.notices.add(channel, "confirm")
    return await _settings(services, person)


@post("/notices/push", status_code=200, responses=REFUSALS)
async def set_push(services: Serving, asker: Asking, data: JSONBody[SetPush]) -> NoticeSettings:
    """This browser shows notices."""
    await services.notices.channels.add_push(asker.signed_in, data)
    return await _settings(services, asker.signed_in)


@post("/notices/webhooks", status_code=200, responses=REFUSALS)
async def set_webhook(
    services: Serving, asker: Asking, data: JSONBody[SetWebhook]
) -> NoticeSettings:
    """An address of a chat service or a program of mine."""
    if not services.settings.public_url:
        raise Refused("no_mail")
    await services.notices.channels.add_webhook(asker.signed_in, data.url)
    return await _settings(services, asker.signed_in)


@put("/notices/channels/{channel:str}", responses=REFUSALS)
async def change_channel(
    services: Serving, asker: Asking, channel: FromPath[str], data: JSONBody[ChangeChannel]
) -> NoticeSettings:
    """Send notices there, or do not."""
    await services.notices.channels.change(asker.signed_in, channel, data.wanted)
    return await _settings(services, asker.signed_in)


@delete("/notices/channels/{channel:str}", status_code=200, responses=REFUSALS)
async def remove_channel(
    services: Serving, asker: Asking, channel: FromPath[str]
) -> NoticeSettings:
    """Forget that address."""
    await services.notices.channels.remove(asker.signed_in, channel)
    return await _settings(services, asker.signed_in)


@post("/notices/channels/{channel:str}/test", status_code=204, responses=REFUSALS)
async def try_channel(services: Serving, asker: Asking, channel: FromPath[str]) -> None:
    """Send a notice there, to see whether it arrives."""
    person = asker.signed_in
    mine = [one for one in await services.notices.channels.of(person) if one.id == channel]
    if not mine or not mine[0].confirmed:
        raise Refused("not_found")
    await services.limits.take_shared("mail", person)
    await services.notices.add(channel, "test")


@get("/tables/{table_id:str}/notices", responses=REFUSALS)
async def table_notices(services: Serving, asker: Asking, table_id: FromPath[str]) -> TableNotices:
    """Whether I hear nothing of a table."""
    await services.rooms.visible_to(table_id, asker.signed_in, None)
    return TableNotices(await services.notices.channels.muted(asker.signed_in, table_id))


@put("/tables/{table_id:str}/notices", responses=REFUSALS)
async def mute_table(
    services: Serving, asker: Asking, table_id: FromPath[str], data: JSONBody[TableNotices]
) -> TableNotices:
    """Tell me nothing of a table, or do again."""
    await services.rooms.visible_to(table_id, asker.signed_in, None)
    await services.notices.channels.mute(asker.signed_in, table_id, data.muted)
    return data


@post("/recovery", status_code=204, responses=REFUSALS)
async def recover(services: Serving, asker: Asking, data: JSONBody[Recover]) -> None:
    """A mail with a link that sets a new password. The answer is the same, and as fast, whether
    there is such an account or not."""
    if not services.settings.sends_mail:
        raise Refused("no_mail")
    await services.limits.take_shared("password", asker.address)
    await services.limits.take_shared("recovery", data.login.strip().lower())
    services.rooms.spawn(services.notices.recover(data.login))


@post("/links/look", status_code=200, responses=REFUSALS)
async def look_at_link(services: Serving, asker: Asking, data: JSONBody[LookAtLink]) -> LinkInfo:
    """What a link from a mail is for; it stays usable."""
    link = await services.notices.links.look(data.token)
    person = await services.people.person(link.person)
    return LinkInfo(link.purpose, person.name, asker.person == link.person, link.table_id)


@post("/links/use", status_code=200, responses=REFUSALS)
async def use_link(services: Serving, asker: Asking, data: JSONBody[UseLink]) -> Response[Me]:
    """Sign in, confirm an address, or set a new password, by a link from a mail."""
    notices = services.notices
    link = await notices.links.look(data.token)
    if link.purpose == "reset" and data.password is None:
        raise Refused("bad_request", detail="the new password is missing")
    if link.purpose == "reset" and data.password is not None:
        await services.people.check_new_password(link.person, data.password)
    if link.purpose != "confirm":
        await services.sanctions.refuse(link.person, "ban")
    link = await notices.links.use(data.token)
    if link.purpose == "confirm":
        await notices.channels.confirm(link.person, link.channel)
        return Response(await _me(services, asker.person, asker.token), status_code=200)
    if link.purpose == "reset" and data.password is not None:
        await services.people.set_password(link.person, data.password)
        await notices.links.void(link.person)
        await services.end_sessions(link.person)
    return await _signed_in(services, asker, link.person, 200)


@get("/unsubscribe/{token:str}", include_in_schema=False)
async def unsubscribe_page(request: AnyRequest, token: FromPath[str]) -> Response[bytes]:
    """The page that asks once more."""
    shown: Response[bytes] = await page.fn(request)
    return shown


@post("/unsubscribe/{token:str}", status_code=204, include_in_schema=False)
async def unsubscribe(services: Serving, token: FromPath[str]) -> None:
    """No more notices to that address; a mail program may ask for it by itself."""
    await services.notices.channels.unsubscribe(token)


async def _settings(services: Services, person: str) -> NoticeSettings:
    notices = services.notices
    return NoticeSettings(
        await notices.channels.wishes(person),
        await notices.channels.of(person),
        email=services.settings.sends_mail,
        webhooks=bool(services.settings.public_url),
        push_key=notices.push_key,
    )


NOTICES = Router(
    "/api",
    route_handlers=[
        show_notices,
        change_wishes,
        set_email,
        set_push,
        set_webhook,
        change_channel,
        remove_channel,
        try_channel,
        table_notices,
        mute_table,
        recover,
        look_at_link,
        use_link,
    ],
    tags=["notices"],
)

UNSUBSCRIBING = Router("/", route_handlers=[unsubscribe_page, unsubscribe], tags=["notices"])
