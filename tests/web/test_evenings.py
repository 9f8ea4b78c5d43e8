"""The doors of chronicles over the wire: who comes through, what is told, and that a kill loses no game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.web.forked import Forked
from tests.web.players import play_on, start, table
from tests.web.server import Answered, Server

from fabula.client import Client
from fabula.rooms.wire import messages as m

pytestmark = pytest.mark.anyio
LINK = "0123456789abcdef" * 2
NAMES = ("Ann", "Bob", "Cat")


def read(server: Server, link: str = LINK, path: str = "/api/evenings") -> Answered:
    """What is answered to whoever shows this link, or key."""
    return server.get(path, {"Authorization": f"Bearer {link}"})


def change(server: Server, task: str, link: str = LINK, **what: str) -> int:
    """What comes of taking something out."""
    body, headers = json.dumps(what).encode(), {"Authorization": f"Bearer {link}"}
    return server.post(f"/api/evenings/{task}", body, headers).status


def games(answer: Answered) -> list[dict[str, Any]]:
    """The games of an answer."""
    assert answer.status == 200, answer
    assert answer.headers["cache-control"] == "no-store"
    told: list[dict[str, Any]] = json.loads(answer.body)["games"]
    return told


async def a_kept_game(server: Server) -> list[Client]:
    """A game to its end, at a table whose evenings are kept; who played it, the host first."""
    async with table(server.url, NAMES) as people:
        host = people[0]
        await host.do(m.KeepEvenings(host.next_id(), "Thursdays", LINK))
        await start(host)
        await play_on(people)
        return people


async def test_a_game_that_was_told_to_its_end_is_kept_though_the_server_is_killed(tmp_path: Path) -> None:
    with Forked(tmp_path, hurry=0.06) as server:
        await a_kept_game(server)
        server.kill()
        server.start()
        (game,) = games(read(server))
        assert [one["name"] for one in game["players"]] == list(NAMES)


async def test_doors_open_to_whoever_has_the_link_and_to_nobody_else(server: Server) -> None:
    host, guest, _ = await a_kept_game(server)
    (game,) = games(read(server))
    other = "f" * 32
    assert read(server, other).status == 404
    assert read(server, "").status == 404
    assert [change(server, task, other, name="Bob") for task in ("strike", "drop", "burn")] == [404] * 3
    assert change(server, "open", name="Bob") == 400
    body, elsewhere = b"{}", {"Authorization": f"Bearer {LINK}", "Origin": "https://evil.example"}
    assert server.post("/api/evenings/burn", body, elsewhere).status == 403
    assert server.post("/api/evenings/burn", b"{", {"Authorization": f"Bearer {LINK}"}).status == 400
    assert len(games(read(server))) == 1
    own = f"/api/rooms/{host.code}/evening"
    assert games(read(server, host.key or "", own)) == [game]
    assert read(server, LINK, own).status == 404
    assert read(server, guest.key or "", own).status == 403
    assert change(server, "strike", name="bob") == 200
    assert "Bob" not in read(server).body.decode()
    assert change(server, "drop", game=game["id"]) == 200
    assert games(read(server)) == []
    assert change(server, "burn") == 200
    assert read(server).status == 404
