"""What whoever runs a server asks of the command: variables for options, copies, lists of rooms."""

from __future__ import annotations

import asyncio
import json
from argparse import ArgumentParser
from pathlib import Path

import pytest
from tests.test_cli import Capture, complaint, printed

from fabula.cli import main
from fabula.cli.serving import add_serving, heed_variables
from fabula.rooms.storage import log
from fabula.rooms.storage.sqlite import FILE, SqliteStore
from fabula.rooms.storage.store import Written
from fabula.web.serve import hold

VARIABLES = {
    "FABULA_HOST": "10.0.0.7", "FABULA_PORT": "8123", "FABULA_FOLDER": "/rooms", "FABULA_STORE": "postgresql://a",
    "FABULA_NAME": "play.example.org, spiel.example.org", "FABULA_TRUST_PROXY": "10.0.0.0/8",
    "FABULA_NO_BROWSER": "1", "FABULA_METRICS": "9100", "FABULA_DRAIN": "5", "FABULA_JSON_LOGS": "yes",
    "FABULA_NODE": "10.0.0.7:9000", "FABULA_KEEP": "30",
}  # fmt: skip


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An English user, in an empty folder."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.chdir(tmp_path)


def parser() -> ArgumentParser:
    made = ArgumentParser()
    add_serving(made.add_subparsers())
    return made


def test_a_variable_stands_for_each_option_of_serve(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in VARIABLES.items():
        monkeypatch.setenv(name, value)
    asked = vars(parser().parse_args(["serve"]))
    assert {name: asked[name] for name in asked if name != "command"} == {
        "host": "10.0.0.7", "port": 8123, "folder": Path("/rooms"), "store": "postgresql://a",
        "name": ["play.example.org", "spiel.example.org"], "trust_proxy": "10.0.0.0/8", "no_browser": True,
        "metrics": "9100", "drain": 5, "json_logs": True, "node": "10.0.0.7:9000",
        "keep": 30,
    }  # fmt: skip
    said = parser().parse_args(["serve", "--port", "9000", "--store", "postgresql://b"])
    assert (said.port, said.store, said.host) == (9000, "postgresql://b", "10.0.0.7")
    monkeypatch.setenv("FABULA_NO_BROWSER", "0")
    monkeypatch.setenv("FABULA_STORE", "")
    asked = vars(parser().parse_args(["serve"]))
    assert (asked["no_browser"], asked["store"]) == (False, None)


def test_the_help_names_the_variable_of_each_option(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    told = capsys.readouterr().out
    options = {word.strip(",[]") for word in told.split() if word.strip(",[]").startswith("--")} - {"--help"}
    assert len(options) >= len(VARIABLES)
    for option in options:
        assert f"[FABULA_{option.removeprefix('--').replace('-', '_').upper()}]" in told


def test_an_option_without_its_variable_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FABULA_LATER", "5")
    made = ArgumentParser()
    made.add_argument("--later", type=int, default=3, help="how late")
    assert made.parse_args([]).later == 3
    heed_variables(made)
    assert made.parse_args([]).later == 5


def test_a_variable_that_cannot_be_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setenv("FABULA_PORT", "many")
    assert "--port" in complaint(capsys, "serve")


# ---- rooms


async def filled(folder: Path, *more: bytes) -> None:
    """Two rooms, the second with more lines."""
    store = SqliteStore(folder / FILE)
    for code in ("111111", "222222"):
        made: list[log.AnyEntry] = [
            log.RoomMade(1, code, "onenight"),
            log.Joined(60_000, "p1", "Anna", "en", "aa"),
        ]
        await store.append([Written(code, n, log.write(one)) for n, one in enumerate(made)])
    await store.append([Written("222222", n, line) for n, line in enumerate(more, 2)])
    await store.close()


def test_from_a_copy_to_rooms_again(capsys: Capture, tmp_path: Path) -> None:
    asyncio.run(filled(tmp_path / "fabula-rooms"))
    assert printed(capsys, "backup", "copy") == "Copied into copy and read back. Rooms: 2, lines: 4\n"
    assert "exists" in complaint(capsys, "backup", "copy")
    assert "already" in complaint(capsys, "restore", "copy")
    assert printed(capsys, "restore", "copy", "--folder", "new") == "Put back. Rooms: 2, lines: 4\n"
    assert printed(capsys, "rooms", "list", "--folder", "new") == printed(capsys, "rooms", "list")
    assert "No such file" in complaint(capsys, "restore", "elsewhere", "--folder", "newer")


def test_rooms_are_listed_without_their_people_given_out_and_dropped(capsys: Capture, tmp_path: Path) -> None:
    asyncio.run(filled(tmp_path / "fabula-rooms"))
    listed = printed(capsys, "rooms", "list")
    assert [line.split()[0] for line in listed.splitlines()] == ["111111", "222222"]
    assert "One Night" in listed
    assert "Anna" not in listed
    told = json.loads(printed(capsys, "rooms", "list", "--json"))
    assert [(one["code"], one["lines"], one["touched"]) for one in told] == [
        ("111111", 2, 60_000),
        ("222222", 2, 60_000),
    ]
    out = printed(capsys, "rooms", "export", "222222").splitlines()
    assert [json.loads(line)["w"] for line in out] == ["RoomMade", "Joined"]
    assert printed(capsys, "rooms", "drop", "222222").startswith("Room 222222 is gone")
    assert main(["rooms", "export", "222222"]) == 1
    assert capsys.readouterr() == ("", "There is no room 222222.\n")
    assert main(["rooms", "drop", "222222"]) == 1
    assert capsys.readouterr().err == "There is no room 222222.\n"
    assert b"222222" not in (tmp_path / "fabula-rooms" / FILE).read_bytes()
    assert len(json.loads(printed(capsys, "rooms", "list", "--json"))) == 1
    assert "CODE" in complaint(capsys, "rooms", "drop")


def test_while_a_server_has_the_rooms_they_are_listed_and_copied_but_not_dropped(
    capsys: Capture, tmp_path: Path
) -> None:
    asyncio.run(filled(tmp_path / "fabula-rooms"))
    lock = hold(tmp_path / "fabula-rooms")
    try:
        assert "111111" in printed(capsys, "rooms", "list")
        assert "Rooms: 2" in printed(capsys, "backup", "copy")
        assert "Another server" in complaint(capsys, "rooms", "drop", "111111")
        assert "Another server" in complaint(capsys, "restore", "copy")
    finally:
        lock.close()
