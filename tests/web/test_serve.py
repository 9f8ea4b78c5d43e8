"""`fabula serve` from the outside: what it prints, what it says when it cannot start."""

from __future__ import annotations

import os
import pty
import re
import select
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.web.server import PROGRAM, STARTED_WITHIN, Server

from fabula.rooms.storage.sqlite import make_private
from fabula.rooms.storage.store import MemoryStore
from fabula.web.serve import CannotServe, address, bind, rooms_in, serve, store_in
from fabula.web.settings import Settings

FABULA = "import sys; from fabula.cli import main; sys.exit(main())"
COMMAND = (sys.executable, "-c", FABULA, "serve", "--host", "127.0.0.1", "--no-browser")
CHOOSE = {"en": "Choose", "ru_RU.UTF-8": "Выберите", "fr_FR": "Choisissez"}
BLOCKS = re.compile("[▀▄█]{3}")


def test_it_prints_where_to_go(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        assert server.page in server.log()
        assert str(tmp_path) in server.log()
        assert not BLOCKS.search(server.log())


def test_a_terminal_gets_a_code_to_photograph(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    arguments = [sys.executable, "-c", PROGRAM, "0", str(tmp_path), "1"]
    process = subprocess.Popen(arguments, stdout=theirs, stderr=theirs, close_fds=True)
    try:
        assert BLOCKS.search(shown(ours, "Ctrl-C"))
    finally:
        process.kill()
        process.wait()
        os.close(ours)
        os.close(theirs)


def shown(terminal: int, last: str) -> str:
    """What a terminal shows until something appears."""
    seen, until = "", time.monotonic() + STARTED_WITHIN
    while last not in seen and time.monotonic() < until:
        if select.select([terminal], [], [], 0.2)[0]:
            seen += os.read(terminal, 65536).decode(errors="replace")
    return seen


@pytest.mark.parametrize("lang", CHOOSE)
def test_a_taken_port_is_told_in_one_line_of_ones_language(tmp_path: Path, lang: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = subprocess.run(
            [*COMMAND, "--port", port, "--folder", str(tmp_path)],
            env={**os.environ, "LC_ALL": lang, "PYTHONIOENCODING": "utf-8"},
            capture_output=True, text=True, check=False, timeout=30,
        )  # fmt: skip
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert port in done.stderr
    assert CHOOSE[lang] in done.stderr
    assert done.stdout == ""


def test_a_folder_that_is_none_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotServe, match="--folder"):
        serve(Settings("127.0.0.1", 0, tmp_path / "file", open_browser=False))
    (tmp_path / "rooms.sqlite3").write_text("this is no database, and long enough to be sure of it" * 9)
    with pytest.raises(CannotServe, match="not a database"):
        store_in(tmp_path)


def test_rooms_are_kept_for_as_many_days_as_it_is_told() -> None:
    rooms = [rooms_in(MemoryStore(), told) for told in (Settings(), Settings(keep=30))]
    assert [one.services.limits.room_kept // 86_400_000 for one in rooms] == [7, 30]


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        port = str(server.port + 1 if server.port < 65535 else server.port - 1)
        second = subprocess.run(
            [*COMMAND, "--port", port, "--folder", str(tmp_path)],
            env={**os.environ, "LC_ALL": "ru_RU.UTF-8", "PYTHONIOENCODING": "utf-8"},
            capture_output=True, text=True, check=False, timeout=30,
        )  # fmt: skip
        assert (second.returncode, second.stdout) == (2, "")
        assert "другой сервер" in second.stderr
        assert second.stderr.count("\n") == 1
        server.kill()
        server.start()


def test_only_the_owner_reads_the_rooms(tmp_path: Path) -> None:
    folder = tmp_path / "rooms"
    old = os.umask(0o022)
    try:
        with Server(folder) as server:
            files = [file for file in folder.iterdir() if "sqlite3" in file.name]
            assert len(files) >= 3
            assert [oct(file.stat().st_mode & 0o777) for file in files] == ["0o600"] * len(files)
            assert oct(folder.stat().st_mode & 0o777) == "0o700"
            server.stop()
        (folder / "rooms.sqlite3").chmod(0o644)
        folder.chmod(0o755)
        with Server(folder):
            assert oct((folder / "rooms.sqlite3").stat().st_mode & 0o777) == "0o600"
            assert oct(folder.stat().st_mode & 0o777) == "0o700"
    finally:
        os.umask(old)
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o1777)
    make_private(shared)
    assert oct(shared.stat().st_mode & 0o7777) == "0o1777"


def test_two_servers_do_not_share_a_port() -> None:
    with bind("127.0.0.1", 0) as first, pytest.raises(CannotServe):
        bind("127.0.0.1", first.getsockname()[1])


def test_an_address_is_one_that_can_be_typed() -> None:
    assert address("127.0.0.1", 8000) == "http://127.0.0.1:8000/"
    assert address("::1", 8000) == "http://[::1]:8000/"
    assert re.fullmatch(r"http://[\d.]+:80/", address("0.0.0.0", 80))
