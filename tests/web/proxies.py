"""The proxies of `deploy`, each a process of its own before some nodes."""

from __future__ import annotations

import http.client
import os
import shutil
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from tests.web.server import free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
STARTED_WITHIN = 30.0
PLACES = os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"))
Told = tuple[list[str], dict[str, str]]


def haproxy(port: int, nodes: Sequence[str], folder: Path) -> Told:
    """How HAProxy is started, and the variables of its file."""
    told = {f"FABULA_NODE_{place}": node for place, node in enumerate(nodes, 1)}
    command = [found("haproxy"), "-db", "-f", str(DEPLOY / "haproxy.cfg")]
    return command, {"FABULA_BIND": f"127.0.0.1:{port}", **told}


def caddy(port: int, nodes: Sequence[str], folder: Path) -> Told:
    """How Caddy is started, and the variables of its file."""
    command = [found("caddy"), "run", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile.nodes")]
    own = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    named = {"FABULA_NAME": f"http://127.0.0.1:{port}", "FABULA_NODES": " ".join(nodes)}
    return command, {**named, **own, "FABULA_ADMIN": f"127.0.0.1:{free_port()}"}


PROXIES: dict[str, Callable[[int, Sequence[str], Path], Told]] = {"haproxy": haproxy, "caddy": caddy}


class Proxy:
    """One of them, before these nodes."""

    def __init__(self, kind: str, nodes: Sequence[str], folder: Path) -> None:
        self.port = free_port()
        self._written = folder / f"{kind}.log"
        command, told = PROXIES[kind](self.port, nodes, folder)
        with self._written.open("wb") as log:
            self._process = subprocess.Popen(command, env={**os.environ, **told}, stdout=log, stderr=log)

    @property
    def url(self) -> str:
        """Where the socket is."""
        return f"ws://127.0.0.1:{self.port}/ws"

    def status(self, path: str) -> int:
        """How a plain request is answered; 0 where nobody answers."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            line.request("GET", path)
            return line.getresponse().status
        except OSError:
            return 0
        finally:
            line.close()

    def __enter__(self) -> Proxy:
        until = time.monotonic() + STARTED_WITHIN
        while self.status("/livez") != 200:
            assert self._process.poll() is None, self._written.read_text()
            assert time.monotonic() < until, self._written.read_text()
            time.sleep(0.05)
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()


def found(program: str) -> str:
    """Where a program of the system is."""
    place = shutil.which(program, path=PLACES)
    assert place is not None, f"{program} is missing. Install one package: {program}"
    return place
