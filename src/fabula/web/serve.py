"""`fabula serve`: a playable table on this machine, with its address and a QR code in the terminal."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sqlite3
import sys
import threading
import webbrowser
from functools import partial
from pathlib import Path
from types import FrameType
from urllib.parse import urlsplit

import segno
import uvicorn
from starlette.types import ASGIApp

from fabula.rooms.access.limits import Limits
from fabula.rooms.rooms import Rooms
from fabula.rooms.storage.sqlite import FILE, SqliteStore, keep_private, make_private
from fabula.rooms.storage.store import CannotBeKept, HeldElsewhere, Store
from fabula.text import words
from fabula.text.tongue import language_of_the_user
from fabula.web.app import make_app
from fabula.web.lines import PROXIES, Lines, files_at_most, protocols
from fabula.web.litter import Litter
from fabula.web.logs import log_discreetly, report_of_loop
from fabula.web.metrics import Metrics, place
from fabula.web.pipes import Pipes
from fabula.web.settings import ANYWHERE, Settings
from fabula.web.sockets import Sockets

LOCK = "lock.sqlite3"
A_DAY = 24 * 3_600_000  # ms
DATABASES = ("postgresql://", "postgres://")
LONGEST_FRAME = 64 * 1024  # beyond this the connection ends; what is too long below it is refused in words


class CannotServe(Exception):
    """The server cannot start; the message says why in one line."""


def address_in_the_network() -> str:
    """This machine's address in the local network; nothing is sent to find it."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return "127.0.0.1"


def cannot(id: str, error: Exception, **args: str) -> CannotServe:
    """Why the server cannot start, in the language of this machine's user."""
    why = (error.strerror if isinstance(error, OSError) else "") or str(error)
    return in_words(id, why=why, **args)


def in_words(id: str, **args: str) -> CannotServe:
    """Why the server cannot start, where no other fault says it."""
    return CannotServe(words(language_of_the_user()).say(id, **args))


def bind(host: str, port: int) -> socket.socket:
    """The listening socket; CannotServe if the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, for asyncio sends small messages at once only on sockets that say so.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name != "nt":  # there it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen()
    except OSError as error:
        listening.close()
        raise cannot("serve-port-taken", error, port=str(port)) from None
    return listening


def hold(folder: Path) -> sqlite3.Connection:
    """Hold a folder of rooms for this process alone, as long as it lives; CannotServe if another does.

    The lock is SQLite's: it works wherever the rooms do, and is let go of however the process ends.
    """
    try:
        make_private(folder)
        keep_private(folder / LOCK)
        return _locked(folder / LOCK)
    except (OSError, sqlite3.Error) as error:
        taken = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY
        id = "serve-folder-taken" if taken else "serve-folder-unusable"
        raise cannot(id, error, folder=str(folder)) from None


def _locked(file: Path) -> sqlite3.Connection:
    lock = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
    with contextlib.ExitStack() as failing:
        failing.callback(lock.close)
        lock.execute("BEGIN EXCLUSIVE")
        failing.pop_all()  # it stays open
    return lock


def store_in(folder: Path) -> SqliteStore:
    """The store of rooms in this folder; CannotServe if it cannot be used."""
    try:
        return SqliteStore(folder / FILE)
    except (OSError, sqlite3.Error) as error:
        raise cannot("serve-folder-unusable", error, folder=str(folder)) from None


def address(host: str, port: int) -> str:
    """What to type on a phone."""
    name = address_in_the_network() if host in ANYWHERE else host
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def announce(url: str, place: str) -> None:
    """Print where to go, with a QR code if the terminal can show one."""
    say = words(language_of_the_user()).say
    print(f"\n  Fabula\n\n  {say('serve-open')}\n  {url}\n", flush=True)
    if sys.stdout.isatty():
        segno.make(url, error="m").terminal(compact=True)
    print(f"  {say('serve-folder', folder=place)}\n  {say('serve-stop')}\n", flush=True)


def serve(settings: Settings) -> None:
    """Serve until stopped; CannotServe where that cannot begin."""
    with contextlib.ExitStack() as held:
        store = kept_by(settings, held)
        listening = bind(settings.host, settings.port)
        port = listening.getsockname()[1]
        log_discreetly(as_json=settings.json_logs)
        rooms = rooms_in(store, settings)
        url = partial(address, settings.host, port)
        pipes = None if store.sharing is None else Pipes(store.sharing)
        sockets = Sockets(rooms, pipes=pipes)
        app = make_app(rooms, partial(settle, rooms), sockets, url, (*settings.names, settings.host))
        trusted = settings.proxies or os.environ.get("FORWARDED_ALLOW_IPS", PROXIES)
        config = configured(app, Lines(files_at_most(), proxies=trusted))
        held.enter_context(contextlib.suppress(KeyboardInterrupt))
        runner = held.enter_context(asyncio.Runner(loop_factory=config.get_loop_factory()))
        if pipes is not None:
            runner.run(reachable(pipes, settings.node or "", sockets))
        runner.run(ready(store))
        metrics = Metrics(rooms)
        runner.run(watchable(metrics, settings.metrics))
        announce(url(), place_of(settings))
        if settings.open_browser:
            opening = threading.Timer(0.8, webbrowser.open, (f"http://127.0.0.1:{port}/",))
            opening.daemon = True
            opening.start()
        runner.run(Departing(config, rooms, settings.drain).serve(sockets=[listening]))
        runner.run(metrics.close())
        if pipes is not None:
            runner.run(pipes.close())


def rooms_in(store: Store, settings: Settings) -> Rooms:
    """The rooms of a store, kept for as long as is said."""
    return Rooms(store, limits=Limits(room_kept=settings.keep * A_DAY), hurry=settings.hurry)


def kept_by(settings: Settings, held: contextlib.ExitStack) -> Store:
    """Where this server keeps its rooms; a folder is held until the end."""
    if settings.store is not None:
        return store_at(settings.store, settings.node, settings.lease)
    if settings.node is not None:
        raise in_words("serve-node-alone")
    held.enter_context(contextlib.closing(hold(settings.folder)))
    return store_in(settings.folder)


def store_at(database: str, node: str | None = None, lease: float = 0.0) -> Store:
    """The store of rooms in this database, perhaps as one of its nodes; CannotServe if none that is known."""
    if not database.startswith(DATABASES):
        raise in_words("serve-store-unknown", schemes=DATABASES[0])
    try:
        from fabula.rooms.storage.nodes import NodeStore
        from fabula.rooms.storage.postgres import PostgresStore
    except ModuleNotFoundError as error:
        raise in_words("serve-store-extra", module=error.name or "") from None
    return PostgresStore(database) if node is None else NodeStore(database, node, lease)


async def ready(store: Store) -> None:
    """Have the store ready; CannotServe where another server uses it, or it cannot be used."""
    try:
        await store.open()
    except HeldElsewhere:
        raise in_words("serve-store-taken") from None
    except CannotBeKept as error:
        raise in_words("serve-store-unusable", why=str(error)) from None


async def reachable(pipes: Pipes, said: str, sockets: Sockets) -> None:
    """Listen for other nodes; CannotServe where that cannot be."""
    try:
        rooms = sockets.rooms.open_rooms
        await pipes.open(*place(said), sockets.receive, rooms)
        rooms.heirs = pipes
    except (OSError, ValueError, OverflowError) as error:
        raise cannot("serve-node-unusable", error, place=said) from None


async def watchable(metrics: Metrics, said: str | None) -> None:
    """Tell numbers where that is wished for; CannotServe where that cannot be."""
    if said is None:
        return
    try:
        await metrics.open(*place(said))
    except (OSError, ValueError, OverflowError) as error:
        raise cannot("serve-metrics-unusable", error, place=said) from None


class Departing(uvicorn.Server):
    """A server that says for a while that it leaves before it does, so that proxies send nobody there."""

    def __init__(self, config: uvicorn.Config, rooms: Rooms, drain: float) -> None:
        super().__init__(config)
        self.rooms = rooms
        self.drain = drain
        self._handing: asyncio.Task[None] | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Leave at once where nobody is to be told, or it is said for the second time."""
        if sig != signal.SIGTERM or self.rooms.is_leaving:
            super().handle_exit(sig, frame)
            return
        self.rooms.is_leaving = True
        loop = asyncio.get_running_loop()
        loop.call_soon_threadsafe(loop.call_later, self.drain, self._leave, sig, frame)

    def _leave(self, sig: int, frame: FrameType | None) -> None:
        """Where there are other nodes they have the rooms before anybody is sent away."""
        self._handing = asyncio.get_running_loop().create_task(self.rooms.hand_over())
        self._handing.add_done_callback(lambda _: super(Departing, self).handle_exit(sig, frame))


def place_of(settings: Settings) -> str:
    """Where the rooms are, as one may say aloud: of a database neither its user nor a password."""
    if settings.store is None:
        return str(settings.folder)
    at = urlsplit(settings.store)
    return f"{at.scheme}://{at.hostname or ''}{at.path}"


def configured(app: ASGIApp, lines: Lines) -> uvicorn.Config:
    """How uvicorn is to serve an application over these lines."""
    http, socket = protocols(lines)
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=http,
        ws=socket,
        ws_per_message_deflate=False,
        ws_max_size=LONGEST_FRAME,
        timeout_graceful_shutdown=3,
        server_header=False,
        forwarded_allow_ips=lines.proxies,
    )


def settle(rooms: Rooms) -> None:
    """Once all rooms are open: faults are told discreetly, and no garbage collector holds anybody up."""
    asyncio.get_running_loop().set_exception_handler(report_of_loop)
    counts = rooms.services.counts
    Litter(lambda: counts.entered + counts.commands).begin()
