"""A server in a process of its own, as `fabula serve` runs it, that tests may kill and start again."""

from __future__ import annotations

import contextlib
import functools
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from email.message import Message
from pathlib import Path
from typing import NamedTuple, Protocol

from fabula.web.settings import Settings

STARTED_WITHIN = 60.0
ENDED_WITHIN = 10.0
LOWEST_GIVEN = 32_768
PROGRAM = (
    "import sys; from pathlib import Path; from fabula.web.serve import serve; "
    "from fabula.web.settings import Settings; "
    "serve(Settings('127.0.0.1', int(sys.argv[1]), Path(sys.argv[2]), *sys.argv[4:], "
    "open_browser=False, hurry=float(sys.argv[3])))"
)


class Answered(NamedTuple):
    """What came back for a plain request."""

    status: int
    headers: Message
    body: bytes


class Running(Protocol):
    """The process of a server."""

    @property
    def pid(self) -> int:
        """Its number."""

    def poll(self) -> int | None:
        """Its exit code, once it has ended."""

    def send_signal(self, how: signal.Signals, /) -> None:
        """Tell it something."""

    def wait(self, timeout: float, /) -> int:
        """Wait for its end; its exit code."""


class Server:
    """A server on a port of this machine with its folder of rooms."""

    def __init__(
        self, folder: Path, *, hurry: float = 1.0, port: int | None = None, store: str | None = None
    ) -> None:
        self.folder = folder
        self.hurry = hurry
        self.port = port or free_port()
        self.store = store
        self.written = folder / "server.log"
        self._process: Running | None = None

    @property
    def settings(self) -> Settings:
        """What it is told."""
        return Settings("127.0.0.1", self.port, self.folder, self.store, open_browser=False, hurry=self.hurry)

    @property
    def url(self) -> str:
        """Where the socket is."""
        return f"ws://127.0.0.1:{self.port}/ws"

    @property
    def page(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.port}/"

    @property
    def pid(self) -> int:
        """The process that serves."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> Server:
        """Start it and wait until it answers."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self._process = self._begin()
        until = time.monotonic() + STARTED_WITHIN
        while not self._is_up():
            assert self._process.poll() is None, self.log()
            assert time.monotonic() < until, self.log()
            time.sleep(0.02)
        return self

    def _begin(self) -> Running:
        arguments = [sys.executable, "-c", PROGRAM, str(self.port), str(self.folder), str(self.hurry)]
        arguments += [self.store] if self.store else []
        with self.written.open("ab") as written:
            return subprocess.Popen(arguments, stdout=written, stderr=written)

    def _is_up(self) -> bool:
        try:
            return self.get("/healthz").status == 200
        except OSError:
            return False

    def kill(self) -> None:
        """End it on the spot, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self, how: signal.Signals = signal.SIGTERM, within: float = ENDED_WITHIN) -> int:
        """Ask it to end; its exit code."""
        return self._end(how, within)

    def _end(self, how: signal.Signals, within: float = ENDED_WITHIN) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        code = self._process.wait(within)
        self._process = None
        return code

    def __enter__(self) -> Server:
        try:
            return self.start()
        except BaseException:
            self.__exit__()
            raise

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self.kill()

    def log(self) -> str:
        """All it has printed."""
        return self.written.read_text(encoding="utf-8")

    def get(self, path: str, headers: Mapping[str, str] | None = None, method: str = "GET") -> Answered:
        """A plain request, without any client's own headers."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            line.putrequest(method, path, skip_accept_encoding=True)
            for name, value in (headers or {}).items():
                line.putheader(name, value)
            line.endheaders()
            answer = line.getresponse()
            return Answered(answer.status, answer.headers, answer.read())
        finally:
            line.close()

    def post(self, path: str, body: bytes, headers: Mapping[str, str] | None = None) -> Answered:
        """Something sent with a plain request."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            line.request("POST", path, body, headers or {})
            answer = line.getresponse()
            return Answered(answer.status, answer.headers, answer.read())
        finally:
            line.close()

    def facts(self) -> list[dict[str, object]]:
        """What it tells of the tales."""
        told: list[dict[str, object]] = json.loads(self.get("/api/tales").body)
        return told


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@functools.cache
def port_for_good() -> int:
    """A port for one server after the other: below those that the system gives to whoever asks for any."""
    for port in range(20_000 + os.getpid() % 10_000, LOWEST_GIVEN):
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")
