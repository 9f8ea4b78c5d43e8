"""A server forked from a process that has imported it: it starts at once, and is as much one's own."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from tests.web.server import Running, Server

from fabula.web import pages
from fabula.web.pages import STATIC
from fabula.web.settings import Settings

WARM = "tests.web.warm"


class Forked(Server):
    """A server in a process of its own that need not read anew what is the same for all servers."""

    def __init__(
        self, folder: Path, *, told: Mapping[str, Any] | None = None, files: Path = STATIC, **more: Any
    ) -> None:
        super().__init__(folder, **more)
        self.told = told or {}  # settings besides
        self.files = files  # where the page lies

    def _begin(self) -> Running:
        return Child(replace(self.settings, **self.told), self.written, self.files)


class Child:
    """Its process."""

    def __init__(self, settings: Settings, written: Path, files: Path) -> None:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload([WARM])
        self._process = context.Process(target=run, args=(settings, written, files), daemon=True)
        self._process.start()
        assert self._process.pid is not None
        self.pid = self._process.pid

    def poll(self) -> int | None:
        """Its exit code, once it has ended."""
        return self._process.exitcode

    def send_signal(self, how: signal.Signals) -> None:
        """Tell it something; nothing where it has ended by itself."""
        if self.poll() is None:
            os.kill(self.pid, how)

    def wait(self, timeout: float) -> int:
        """Wait for its end; its exit code."""
        self._process.join(timeout)
        code = self._process.exitcode
        assert code is not None, f"it has not ended within {timeout} s"
        self._process.close()
        return code


def run(settings: Settings, written: Path, files: Path) -> None:
    """Serve, as the program of a server does that is started anew, the page that lies there."""
    from tests.web.warm import serve

    pages.BUILT = files

    with written.open("ab") as log:
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)
    serve(settings)
