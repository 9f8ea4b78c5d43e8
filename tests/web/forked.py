"""A server forked from a process that has imported it: it starts at once, and is as much one's own."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest import mock

from tests.web.server import Running, Server

from fabula.rooms.progress import showing
from fabula.web import pages
from fabula.web.pages import STATIC
from fabula.web.settings import Settings

WARM = "tests.web.warm"


class Forked(Server):
    """A server in a process of its own that need not read anew what is the same for all servers."""

    def __init__(
        self,
        folder: Path,
        *,
        told: Mapping[str, Any] | None = None,
        files: Path = STATIC,
        patience: int = 0,
        **more: Any,
    ) -> None:
        super().__init__(folder, **more)
        self.told = told or {}  # settings besides
        self.files = files  # where the page lies
        self.patience = patience  # ms; so long a scene lasts at least, unless all devices have said it before

    def _begin(self) -> Running:
        return Child(replace(self.settings, **self.told), self.written, self.files, self.patience)


class Child:
    """Its process."""

    def __init__(self, settings: Settings, written: Path, files: Path, patience: int) -> None:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload([WARM])
        self._process = context.Process(target=run, args=(settings, written, files, patience), daemon=True)
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


def run(settings: Settings, written: Path, files: Path, patience: int) -> None:
    """Serve, as the program of a server does that is started anew, the page that lies there."""
    from tests.web.warm import serve

    pages.BUILT = files
    if patience:
        be_patient(patience)

    with written.open("ab") as log:
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)
    serve(settings)


def be_patient(patience: int) -> None:
    """Let no scene be over sooner (ms) than whatever speaks has said it, however fast the clocks run."""
    usual = showing.length_of

    def patiently(*scene: Any, **aloud: Any) -> int:
        return max(patience, usual(*scene, **aloud))

    mock.patch.object(showing, "length_of", patiently).start()
