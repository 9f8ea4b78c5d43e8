"""The doors behind which something is reckoned: who comes through, and how often."""

from __future__ import annotations

import http.client
from pathlib import Path

from tests.web.forked import Forked
from tests.web.server import Server

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
