"""`fabula serve`: a playable table on this machine, with its address and a QR code in the terminal."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import locale
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import segno
import uvicorn

from fabula.rooms.house import House
from fabula.rooms.store import SqliteStore
from fabula.text import LANGUAGES, words
from fabula.web.app import make_app
from fabula.web.logs import log_discreetly, report_of_loop

FOLDER = Path("fabula-rooms")
LONGEST_FRAME = 64 * 1024  # beyond this the connection ends; what is too long below it is refused in words
ANYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 - phones in the same network are the point


class CannotServe(Exception):
    """The server cannot start; the message says why in one line."""


def address_in_the_network() -> str:
    """This machine's address in the local network; nothing is sent to find it."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return "127.0.0.1"


def language_of_the_user() -> str:
    """The language of this machine's user, if Fabula speaks it."""
    with contextlib.suppress(ValueError):
        lang = (locale.getlocale()[0] or "")[:2].lower()
        if lang in LANGUAGES:
            return lang
    return "en"


def bind(host: str, port: int) -> socket.socket:
    """The listening socket; CannotServe if the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, for asyncio sends small messages at once only on sockets that say so.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        said = words(language_of_the_user()).say("serve-port-taken", port=str(port), why=error.strerror or "")
        raise CannotServe(said) from None
    return listening


def announce(url: str, folder: Path) -> None:
    """Print where to go, with a QR code if the terminal can show one."""
    say = words(language_of_the_user()).say
    print(f"\n  Fabula\n\n  {say('serve-open')}\n  {url}\n", flush=True)
    if sys.stdout.isatty():
        segno.make(url, error="m").terminal(compact=True)
    print(f"  {say('serve-folder', folder=str(folder))}\n  {say('serve-stop')}\n", flush=True)


def serve(
    host: str = ANYWHERE[0],
    port: int = 8000,
    folder: Path = FOLDER,
    open_browser: bool = True,
    hurry: float = 1.0,
) -> None:
    """Serve until stopped. Rooms are kept in `folder`; `hurry` shortens all clocks, for tests."""
    listening = bind(host, port)
    port = listening.getsockname()[1]
    url = f"http://{address_in_the_network() if host in ANYWHERE else host}:{port}/"
    log_discreetly()
    config = uvicorn.Config(
        make_app(House(SqliteStore(folder / "rooms.sqlite3"), hurry=hurry), opened=settle),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=LONGEST_FRAME,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    announce(url, folder)
    if open_browser:
        opening = threading.Timer(0.8, webbrowser.open, (f"http://127.0.0.1:{port}/",))
        opening.daemon = True
        opening.start()
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listening])


def settle() -> None:
    """Once all rooms are open: what lives as long as the server is not looked at again.

    The garbage collector was the largest source of delay.
    """
    asyncio.get_running_loop().set_exception_handler(report_of_loop)
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 1000)
