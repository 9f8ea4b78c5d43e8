"""A PostgreSQL of the tests' own: a folder, a socket and a process, gone when they are over."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Any

PLACES = "/usr/lib/postgresql/*/bin"  # where Debian has it
STARTED_WITHIN = 30.0
SMALL = ("fsync=off", "listen_addresses=", "shared_buffers=16MB", "max_connections=60", "autovacuum=off")
USERS = ("postgres", "nobody")  # it refuses to run as root


class Postgres:
    """A server that may be stopped and started again, with as many databases as are asked for."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="pg-"))
        self.data = self.folder / "data"
        self._numbers = count(1)
        self._process: subprocess.Popen[bytes] | None = None
        self._as: dict[str, Any] = {"user": as_whom()} if os.geteuid() == 0 else {}
        if self._as:
            shutil.chown(self.folder, self._as["user"])
        self._run("initdb", "-D", self.data, "-U", "fabula", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")

    def _run(self, program: str, *arguments: str | Path) -> None:
        command = [found(program), *map(str, arguments)]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd="/", **self._as)
        assert done.returncode == 0, done.stderr

    def start(self) -> Postgres:
        """Have it answer."""
        settings = [part for one in SMALL for part in ("-c", one)]
        command = [found("postgres"), "-D", str(self.data), "-k", str(self.folder), *settings]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, cwd="/", **self._as)
        ask = [found("pg_isready"), "-q", "-h", str(self.folder)]
        until = time.monotonic() + STARTED_WITHIN
        while subprocess.run(ask, check=False).returncode:
            assert self._process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < until, (self.folder / "log").read_text()
            time.sleep(0.02)
        return self

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Have it end, throwing out whoever is connected."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(20)
            self._process = None

    def database(self) -> str:
        """The address of a new database."""
        name = f"evening{next(self._numbers)}"
        self._run("createdb", "-h", self.folder, "-U", "fabula", name)
        return f"postgresql://fabula@/{name}?host={self.folder}"

    def close(self) -> None:
        """Have nothing left of it."""
        self.stop()
        shutil.rmtree(self.folder)


def as_whom() -> str:
    """Somebody without rights, as whom it may run."""
    import pwd

    known: Sequence[str] = [one.pw_name for one in pwd.getpwall()]
    return next(name for name in USERS if name in known)


def found(program: str) -> str:
    """Where a program of PostgreSQL is; the newest, where there are several."""
    folders = sorted(Path("/").glob(PLACES[1:]), key=lambda folder: int(folder.parent.name), reverse=True)
    path = os.pathsep.join([*map(str, folders), os.environ.get("PATH", "")])
    place = shutil.which(program, path=path)
    assert place is not None, f"{program} is missing. Install one package: postgresql"
    return place
