"""The ASGI application: pages, texts, facts about the tales, and the socket."""

from __future__ import annotations

import asyncio
import contextlib
import re
import threading
from collections.abc import AsyncIterator, Callable

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fabula import minds
from fabula.core.refusals import Refusal
from fabula.games import TALES
from fabula.rooms.devices.door import STOPPING
from fabula.rooms.progress.drafting import draft_in
from fabula.rooms.progress.hindsight import hindsight_in
from fabula.rooms.progress.noting import to_be_noted
from fabula.rooms.progress.weighing import to_be_weighed
from fabula.rooms.rooms import Rooms
from fabula.text import LANGUAGES, words
from fabula.web.drawings import sprites
from fabula.web.evenings import Evenings
from fabula.web.logs import on_behalf_of
from fabula.web.origin import is_named
from fabula.web.pages import Page, Pages
from fabula.web.reckonings import Reckonings
from fabula.web.sockets import Sockets
from fabula.web.told import facts, parts, table, text_of
from fabula.web.tools import tools_of
from fabula.web.workshop import Doors

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'{socket}; media-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "frame-ancestors 'none'; form-action 'none'"
)
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
}
BEARER = "Bearer "
JSON, TEXT = "application/json", "text/plain; charset=utf-8"
NOT_FOUND, MISDIRECTED, TOO_MANY, UNAVAILABLE = 404, 421, 429, 503
THOUGHTS = (20, 1.0)  # a bot thinks for an address so often at once, and so often a second
PASSED = ("not-asked", "not-ended")  # answered, or begun anew, while somebody asked about it
STATUS = {"too-fast": TOO_MANY, STOPPING: UNAVAILABLE}
HEALTH, READY, LIVE = "/healthz", "/readyz", "/livez"
PAGES = (
    "/", "/almanac", "/rules", "/words", "/lead", "/narrator", "/workshop", "/puzzle", "/set",
    "/evenings",
    "/{code:int}", "/{code:int}/{rest:path}",
)  # fmt: skip
NOT_MY_NAME = "421: this server does not have this name. Start it with: fabula serve --name NAME\n"
_HOST = re.compile(r"([\w.-]+|\[[0-9a-fA-F:]+\])(:\d{1,5})?")


def policy(host: str) -> str:
    """What a page may load: from here only. Some browsers do not count the socket as 'self'."""
    named = _HOST.fullmatch(host) is not None
    return POLICY.format(socket=f" ws://{host} wss://{host}" if named else "")


class Secured:
    """Every answer carries the headers that keep others out."""

    def __init__(self, app: ASGIApp, names: tuple[str, ...] = ()) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, adding the headers, unless the server is called by a name it does not have."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        on_behalf_of(scope["client"][0] if scope.get("client") else "")
        host = Headers(scope=scope).get("host", "")
        app = (
            self.app if scope["path"] in (HEALTH, READY, LIVE) or is_named(host, self.names) else another_name
        )
        if scope["type"] == "websocket":
            await app(scope, receive, send)
            return

        async def send_secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["content-security-policy"] = policy(host)
                for name, value in HEADERS.items():
                    headers[name] = value
            await send(message)

        await app(scope, receive, send_secured)


async def another_name(scope: Scope, receive: Receive, send: Send) -> None:
    """Nobody is served under a name that is not this server's."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008})
        return
    await PlainTextResponse(NOT_MY_NAME, MISDIRECTED)(scope, receive, send)


class Endpoints:
    """What is answered to plain requests."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.pages = Pages(made=sprites())
        self.tales = self.pages.told(table(), JSON)
        self.facts_of = {tale: self.pages.told(facts(tale), JSON) for tale in TALES}
        self.texts: dict[tuple[str, str], Page] = {}
        self.reckoned = Doors(*THOUGHTS)
        self.aside = Reckonings()

    async def client(self, request: Request) -> Response:
        """The page itself, also for a room's link."""
        lang = language_of(request.headers.get("accept-language", ""))
        front = self.pages.front(lang, of_a_room="code" in request.path_params)
        return front.answer(request, also_by=", accept-language") if front else not_here()

    async def static(self, request: Request) -> Response:
        """A file of the client."""
        return self._file(request.path_params["name"], request)

    async def favicon(self, request: Request) -> Response:
        """The sign in the tab."""
        return self._file("look/favicon.svg", request)

    async def worker(self, request: Request) -> Response:
        """What opens the page without a network: another with each version of the page's files."""
        page = self.pages.worker()
        return page.answer(request) if page else not_here()

    async def icon(self, request: Request) -> Response:
        """The sign on a home screen, where devices look for it."""
        return self._file("look/icon-180.png", request)

    def _file(self, name: str, request: Request) -> Response:
        return self.pages.answer(name, request) or not_here()

    async def text(self, request: Request) -> Response:
        """The texts of a language: those of every page, a tale's own, or those for something rare."""
        lang, part = request.path_params["lang"], request.path_params.get("part", "")
        if lang not in LANGUAGES or (part and part not in parts()):
            return not_here()
        if (lang, part) not in self.texts:
            self.texts[lang, part] = self.pages.told(text_of(lang, part), TEXT)
        return self.texts[lang, part].answer(request)

    async def facts(self, request: Request) -> Response:
        """What the client has to know of one tale."""
        facts = self.facts_of.get(request.path_params["tale"])
        return facts.answer(request) if facts else not_here()

    async def table(self, request: Request) -> Response:
        """Which tales this server can play."""
        return self.tales.answer(request)

    async def hindsight(self, request: Request) -> Response:
        """What whoever shows a key of a room could have known there, once a game among bots has ended."""
        code, key, address = shown_by(request)
        try:
            found = hindsight_in((await self.rooms.with_key(code, key, address)).room, key)
        except Refusal as refusal:
            return nothing_or(refusal)
        return told(found)

    async def draft(self, request: Request) -> Response:
        """What whoever shows a key of a room might say there if they claimed a `role`, the `nth` way."""
        (code, key, address), asked = shown_by(request), request.query_params
        try:
            room = (await self.rooms.with_key(code, key, address)).room
            drafted = draft_in(room, key, asked.get("role", ""), asked.get("nth", ""))
        except Refusal as refusal:
            return nothing_or(refusal)
        return told(await asyncio.to_thread(drafted))

    async def weights(self, request: Request) -> Response:
        """What each answer would leave to what whoever shows a key of a room is asked, where they lead."""
        (code, key, address), id = shown_by(request), request.query_params.get("ask", "")
        try:
            room = (await self.rooms.with_key(code, key, address)).room
            return await self._reckoned("weights", to_be_weighed(room, key, id), request)
        except Refusal as refusal:
            return nothing_or(refusal)

    async def notes(self, request: Request) -> Response:
        """What the view and notes of whoever shows a key of a room allow, where the house has this help."""
        code, key, address = shown_by(request)
        try:
            room = (await self.rooms.with_key(code, key, address)).room
            return await self._reckoned("notes", to_be_noted(room, key), request)
        except Refusal as refusal:
            return nothing_or(refusal)

    async def mornings(self, request: Request) -> Response:
        """What the good could have known each morning of a game that has ended, for all who look on."""
        try:
            return await self._reckoned("mornings", await self.rooms.ended_for(*shown_by(request)), request)
        except Refusal as refusal:
            return nothing_or(refusal)

    async def _reckoned(self, what: str, text: str, request: Request) -> Response:
        return told(msgspec.Raw(await self.aside.of(what, text, request)))

    async def telling(self, request: Request) -> Response:
        """The telling of a game that has ended, as a file, for whoever shows a key of its room."""
        code, key, address = shown_by(request)
        try:
            text = await self.rooms.telling_for(code, key, address)
        except Refusal as refusal:
            return refused(refusal)
        name = f'attachment; filename="{code}.telling"'
        return PlainTextResponse(text, headers={"content-disposition": name, "cache-control": "no-store"})

    async def health(self, _: Request) -> Response:
        """Whether the server is there, and can keep what people do."""
        if await self.rooms.health():
            return PlainTextResponse("ok")
        return PlainTextResponse("cannot keep anything: is the disk full?", UNAVAILABLE)

    async def live(self, _: Request) -> Response:
        """Whether this server answers at all; not found as soon as it leaves, so that it is left in peace."""
        return not_here() if self.rooms.leaves else PlainTextResponse("ok")

    async def ready(self, _: Request) -> Response:
        """Whether a proxy should send anybody here."""
        is_ready = await self.rooms.is_ready()
        return PlainTextResponse("ready" if is_ready else "not ready", 200 if is_ready else UNAVAILABLE)


def language_of(accepted: str) -> str:
    """The language of a browser, as the page itself finds it; the first where it has none of ours."""
    asked = (one.strip()[:2].lower() for one in accepted.split(","))
    return next((lang for lang in asked if lang in LANGUAGES), LANGUAGES[0])


def shown_by(request: Request) -> tuple[str, str, str]:
    """The room that is asked about, the key that is shown for it, and from which address."""
    key = request.headers.get("authorization", "").removeprefix(BEARER)
    return request.path_params["code"], key, request.client.host if request.client else ""


def told(what: object) -> Response:
    """What is for whoever asked, and kept nowhere on the way."""
    kept = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(what), media_type=JSON, headers=kept)


def refused(refusal: Refusal) -> Response:
    """Why something is not to be had."""
    status = STATUS.get(refusal.why, NOT_FOUND)
    return PlainTextResponse(f"refused-{refusal.why}", status, {"cache-control": "no-store"})


def nothing_or(refusal: Refusal) -> Response:
    """An empty list where what was asked for has just passed, which is nobody's mistake, or the refusal."""
    return told([]) if refusal.why in PASSED else refused(refusal)


def not_here() -> Response:
    """The answer to an address at which nothing is."""
    return PlainTextResponse("404", status_code=NOT_FOUND)


def pages(endpoints: Endpoints) -> list[Route]:
    """The page by each of its addresses, and the files it loads."""
    return [
        *(Route(path, endpoints.client) for path in PAGES),
        Route("/favicon.ico", endpoints.favicon),
        Route("/apple-touch-icon.png", endpoints.icon),
        Route("/worker.js", endpoints.worker),
        Route("/static/{name:path}", endpoints.static),
        Route("/text/{lang:str}.ftl", endpoints.text),
        Route("/text/{lang:str}/{part:str}.ftl", endpoints.text),
    ]


def interfaces(endpoints: Endpoints) -> list[Route]:
    """What the page asks for besides the socket."""
    return [
        Route("/api/tales", endpoints.table),
        Route("/api/tales/{tale:str}", endpoints.facts),
        Route("/api/rooms/{code:str}/telling", endpoints.telling),
        Route("/api/rooms/{code:str}/hindsight", endpoints.reckoned.guarded(endpoints.hindsight)),
        Route("/api/rooms/{code:str}/draft", endpoints.reckoned.guarded(endpoints.draft)),
        Route("/api/rooms/{code:str}/mornings", endpoints.reckoned.guarded(endpoints.mornings)),
        Route("/api/rooms/{code:str}/notes", endpoints.reckoned.guarded(endpoints.notes)),
        Route("/api/rooms/{code:str}/weights", endpoints.reckoned.guarded(endpoints.weights)),
        Route(HEALTH, endpoints.health),
        Route(READY, endpoints.ready),
        Route(LIVE, endpoints.live),
    ]


def read_ahead(rooms: Rooms) -> None:
    """Read all words, by which scenes are measured, so that no room waits for them.

    What bots think with is read where one sits down; a node may have to go on with their games at once.
    """
    for lang in LANGUAGES:
        words(lang)
    if rooms.services.store.sharing is not None:
        rooms.services.minds.read(*minds.READ_LATE)


def make_app(
    rooms: Rooms,
    opened: Callable[[], None] = lambda: None,
    sockets: Sockets | None = None,
    address: Callable[[], str] = lambda: "",
    hosts: tuple[str, ...] = (),
) -> ASGIApp:
    """The application around all rooms, which it opens and closes; `opened` is called in between.

    `address` tells where other devices find it now, for a page that was opened on this very machine; `hosts`
    are the names it answers to, besides addresses and names of the local network.
    """

    async def reached(_: Request) -> Response:
        return PlainTextResponse(address(), headers={"cache-control": "no-store"})

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await rooms.open()
        threading.Thread(target=read_ahead, args=(rooms,), daemon=True).start()
        opened()
        yield
        for one in tools:
            await one.close()
        await endpoints.aside.close()
        await rooms.close()

    endpoints, tools = Endpoints(rooms), tools_of(TALES)
    routes = [
        *pages(endpoints),
        *interfaces(endpoints),
        *(route for one in tools for route in one.routes()),
        *Evenings(rooms).routes(),
        Route("/api/address", reached),
        WebSocketRoute("/ws", (sockets or Sockets(rooms)).serve),
    ]
    return Secured(Starlette(lifespan=lifespan, routes=routes), hosts)
