"""The doors behind which something is reckoned: who comes through, and how often."""

from __future__ import annotations

import http.client
from pathlib import Path

import pytest
from tests.web.forked import Forked
from tests.web.players import play_on, start, table
from tests.web.server import Server

from fabula.client import Client

DOORS = ("read", "write", "weigh")


def posted(server: Server, door: str, origin: str) -> int:
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=5)
    line.request("POST", f"/api/scripts/{door}", b'["imp"]', {"Origin": origin})
    status = line.getresponse().status
    line.close()
    return status


def got(server: Server, path: str) -> int:
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=5)
    line.request("GET", path)
    status = line.getresponse().status
    line.close()
    return status


def test_pages_from_elsewhere_do_not_use_the_workshop(server: Server) -> None:
    for door in DOORS:
        assert posted(server, door, "https://evil.example") == 403
    assert posted(server, "read", f"http://127.0.0.1:{server.port}") == 200


def test_an_address_weighs_and_has_bots_think_so_often(tmp_path: Path) -> None:
    with Forked(tmp_path) as server:
        told = [server.post("/api/scripts/weigh", b'["imp"]').status for _ in range(120)]
        asked = [got(server, "/api/rooms/abcde/draft?role=imp") for _ in range(40)]
        puzzled = [got(server, "/api/puzzles/6/1") for _ in range(40)]
    assert told[:60] == [200] * 60
    assert told.count(429) > 20
    assert asked[:20] == [404] * 20
    assert asked.count(429) > 10
    assert puzzled[:20] == [404] * 20
    assert puzzled.count(429) > 10


def answered(server: Server, one: Client, door: str) -> tuple[int, bytes]:
    answer = server.get(f"/api/rooms/{one.code}/{door}", {"Authorization": f"Bearer {one.key}"})
    return answer.status, answer.body


@pytest.mark.anyio
async def test_what_has_just_passed_is_nothing_and_no_mistake_at_any_door(server: Server) -> None:
    async with table(server.url, ["Ann", "Bob", "Cat"]) as people:
        await start(people[0])
        await play_on(people)
        for door in ("draft?role=seer", "notes"):
            assert answered(server, people[0], door) == (200, b"[]")
    async with Client.make(server.url, "Ann", tale="mafia32", trial=True) as alone:
        for door in ("hindsight", "mornings"):
            assert answered(server, alone, door) == (200, b"[]")


@pytest.mark.anyio
async def test_what_is_not_for_somebody_is_refused_at_each_door(server: Server) -> None:
    async with table(server.url, ["Ann", "Bob", "Cat"]) as people:
        await start(people[0])
        await play_on(people)
        assert answered(server, people[0], "hindsight") == (404, b"refused-not-seated")
        async with Client.watch(server.url, people[0].code) as screen:
            for door in ("draft?role=seer", "hindsight", "notes", "mornings", "weights"):
                assert answered(server, screen, door)[0] == 404
