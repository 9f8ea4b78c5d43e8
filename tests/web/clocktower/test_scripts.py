"""The door for scripts: whatever is sent is answered, and nothing that is sent is believed."""

from __future__ import annotations

import json

import pytest
from tests.web.server import Server

from fabula.web.clocktower.scripts import MOST_BYTES


def read(server: Server, body: bytes) -> dict[str, object]:
    """What the server says of a file."""
    answer = server.post("/api/scripts/read", body)
    assert answer.status == 200
    told: dict[str, object] = json.loads(answer.body)
    return told


def codes(told: dict[str, object]) -> list[str]:
    """What was wrong."""
    problems = told["problems"]
    assert isinstance(problems, list)
    return [problem["code"] for problem in problems]


def test_a_script_is_read_with_its_jinxes(server: Server) -> None:
    body = b'[{"id": "_meta", "name": "Oz"}, "imp", "wizard", "wraith", "magician", "djinn", "thief"]'
    told = read(server, body)
    assert (told["name"], told["roles"], told["named"]) == ("Oz", ["imp", "wraith", "magician"], ["wizard"])
    assert (told["fabled"], told["travellers"]) == (["djinn"], ["thief"])
    assert (told["jinxes"], told["led_jinxes"]) == ([["magician", "wraith"]], [])
    both_ruled = read(server, b'["imp", "spy", "damsel"]')
    assert (both_ruled["jinxes"], both_ruled["led_jinxes"]) == ([["spy", "damsel"]], [])
    assert told["problems"] == []
    assert told["kinds"] == {
        "imp": "demon", "wizard": "minion", "wraith": "minion", "magician": "townsfolk",
        "thief": "traveller", "djinn": "fabled",
    }  # fmt: skip
    assert told["first_night_sheet"] == [
        "dusk",
        "wraith",
        "thief",
        "magician",
        "minion_info",
        "demon_info",
        "wizard",
        "dawn",
    ]
    assert told["other_nights_sheet"] == ["dusk", "wraith", "thief", "wizard", "imp", "dawn"]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-32"])
def test_a_file_of_any_encoding_is_read(server: Server, encoding: str) -> None:
    body = '[{"id": "_meta", "name": "Été"}, "imp"]'.encode(encoding)
    assert read(server, body)["name"] == "Été"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "not-json"),
        (b"\xff\xfe\x00", "not-json"),
        (b"\x80\x81[", "not-json"),
        (b"[" * 60_000, "not-readable"),
        (b" " * (MOST_BYTES + 1), "too-large"),
        (b"[" + b" " * (MOST_BYTES - 2) + b"]", "too-large"),
    ],
)
def test_what_is_no_script_is_named(server: Server, body: bytes, code: str) -> None:
    assert codes(read(server, body)) == [code]


def test_a_script_is_written_for_others(server: Server) -> None:
    wanted = {"name": "A\u202eb", "author": "", "roles": ["fortune_teller", "imp", "imp", "moth"]}
    answer = server.post("/api/scripts/write", json.dumps(wanted).encode())
    assert json.loads(answer.body) == [{"id": "_meta", "name": "Ab"}, "fortuneteller", "imp"]


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b'{"roles": 7}',
        b"\xff",
        b'{"roles": ["\xff"]}',
        b"[" * 60_000,
        b'{"more": ' + b"[" * 9_000,
        b" " * (MOST_BYTES + 1),
        b'{"roles": [], "more": {"homebrew": [[[], ""]]}}',
    ],
)
def test_what_cannot_be_written_is_refused(server: Server, body: bytes) -> None:
    assert server.post("/api/scripts/write", body).status == 400


def test_the_door_is_for_what_is_brought(server: Server) -> None:
    assert server.get("/api/scripts/read").status == 405
