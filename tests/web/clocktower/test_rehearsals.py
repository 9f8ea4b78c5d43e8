"""The door for rehearsals: what is asked for is bounded, one runs at a time, the same is told again."""

from __future__ import annotations

import asyncio
import json
import os
import time
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request
from tests.web.forked import Forked
from tests.web.server import Server

from fabula.core.refusals import Refusal
from fabula.games import tale_called
from fabula.games.clocktower.almanac.named_scripts import BOX
from fabula.sim.rehearsal import rehearse
from fabula.web.clocktower.rehearsals import AT_ONCE, MOST_GAMES, Rehearsals, Rehearsed, Wanted, checked

ROLES = list(BOX["trouble_brewing"])
WITHIN = 120.0
SOME = {"roles": ROLES, "seats": 5, "games": 6, "seed": 3}
LONG = {"roles": ROLES, "seats": 15, "games": MOST_GAMES, "seed": 1}


def ask(server: Server, wanted: object) -> tuple[int, dict[str, Any]]:
    """Ask for a rehearsal."""
    answer = server.post("/api/rehearsals", json.dumps(wanted).encode())
    return answer.status, json.loads(answer.body)


def look(server: Server, ticket: str, method: str = "GET") -> tuple[int, dict[str, Any]]:
    """What is told of it."""
    answer = server.get(f"/api/rehearsals/{ticket}", method=method)
    return answer.status, json.loads(answer.body)


def wait_for(server: Server, ticket: str) -> dict[str, Any]:
    """Ask until it does not run any more."""
    until = time.monotonic() + WITHIN
    while time.monotonic() < until:
        status, told = look(server, ticket)
        assert status == 200
        if told["state"] != "running":
            return told
        time.sleep(0.1)
    raise AssertionError("it runs and runs")


def test_a_script_is_rehearsed_and_the_same_is_told_at_once_the_next_time(server: Server) -> None:
    status, began = ask(server, SOME)
    assert (status, began["state"]) == (200, "running")
    told = wait_for(server, began["ticket"])
    assert told["state"] == "over"
    tale = tale_called("clocktower")
    *_, figures = rehearse(tale, tale.set_up(5, tuple(ROLES)), 6, 3, "good")
    assert told["figures"] == figures.data(("evil", "good"))
    status, again = ask(server, {**SOME, "roles": ROLES[::-1]})
    assert (status, again["state"], again["figures"]) == (200, "over", told["figures"])
    assert again["ticket"] != began["ticket"]


def test_one_runs_at_a_time_one_of_a_visitor_waits_and_both_may_be_stopped(server: Server) -> None:
    _, first = ask(server, LONG)
    _, waits = ask(server, SOME | {"seed": 9})
    assert waits["state"] == "waiting"
    assert ask(server, SOME | {"seed": 10}) == (409, {"why": "rehearsal-busy", "args": {}})
    assert look(server, waits["ticket"], "DELETE")[1]["state"] == "stopped"
    _, second = ask(server, LONG)
    assert look(server, first["ticket"], "DELETE")[1]["state"] == "running"
    assert look(server, first["ticket"])[0] == 404
    assert look(server, second["ticket"], "DELETE")[1]["state"] == "stopped"
    assert look(server, second["ticket"], "DELETE")[0] == 404
    status, third = ask(server, SOME | {"seed": 9})
    assert status == 200
    assert wait_for(server, third["ticket"])["figures"]["games"] == 6


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        (None, "unknown-message"),
        ({"roles": "imp", "seats": 5}, "unknown-message"),
        ({"roles": ["imp"] * 10_000, "seats": 5}, "unknown-message"),
        ({**SOME, "games": MOST_GAMES + 1}, "unknown-message"),
        ({**SOME, "games": 0}, "unknown-message"),
        ({**SOME, "seed": -1}, "unknown-message"),
        ({**SOME, "seed": 2**31}, "unknown-message"),
        ({**SOME, "seats": 4}, "too-many-seats"),
        ({**SOME, "seats": 16}, "too-many-seats"),
        ({**SOME, "roles": [*ROLES, "djinn"]}, "not-ruled"),
        ({**SOME, "roles": [*ROLES, "thief"]}, "not-ruled"),
        ({**SOME, "roles": [*ROLES, "<script>"]}, "not-ruled"),
        ({**SOME, "roles": ROLES[:-1]}, "too-few-roles"),
        ({**SOME, "roles": []}, "too-few-roles"),
    ],
)
def test_what_cannot_be_rehearsed_is_refused(server: Server, wanted: object, why: str) -> None:
    status, told = ask(server, wanted)
    assert (status, told["why"]) == (400, why)


@pytest.mark.parametrize("body", [b"", b'{"roles": ["\xff"], "seats": 5}', b'{"a": ' + b"[" * 9_000])
def test_what_cannot_be_read_is_refused(server: Server, body: bytes) -> None:
    answer = server.post("/api/rehearsals", body)
    assert (answer.status, json.loads(answer.body)["why"]) == (400, "unknown-message")


def test_another_page_may_not_ask(server: Server) -> None:
    for path, method in (("/api/rehearsals", "POST"), ("/api/rehearsals/x", "DELETE")):
        assert server.get(path, {"origin": "http://elsewhere.example"}, method).status in (400, 404)
    assert look(server, "guessed")[0] == 404


def test_who_asks_too_often_is_made_to_wait(tmp_path: Path) -> None:
    with Forked(tmp_path) as server:
        told = [ask(server, {**SOME, "games": 1})[0] for _ in range(AT_ONCE + 2)]
        assert told[0] == 200
        assert told[-1] == 429


def test_the_order_of_a_script_does_not_matter() -> None:
    assert checked(Wanted(ROLES, 5)) == checked(Wanted([*ROLES[::-1], "imp"], 5))
    assert checked(Wanted(ROLES, 5)).games == MOST_GAMES
    with pytest.raises(Refusal):
        checked(Wanted(ROLES, 5, 2_000))


# ---- its process


def asked_by(wanted: dict[str, Any], address: str = "127.0.0.1") -> Request:
    """The request of a page."""
    body = json.dumps(wanted).encode()

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    scope = {"type": "http", "method": "POST", "headers": [], "client": (address, 1), "path": "/"}
    return Request(scope, receive)


async def over(rehearsals: Rehearsals) -> Rehearsed:
    """The one that runs, once it is over."""
    one = rehearsals.running
    assert one is not None
    assert one.task is not None
    await asyncio.wait((one.task,), timeout=WITHIN)
    await asyncio.sleep(0)
    assert rehearsals.running is None
    return one


def of_ours() -> list[int]:
    """The processes of rehearsals that this one has started."""
    told = Path("/proc/self/task").glob(f"{os.getpid()}/children")
    pids = [int(pid) for file in told for pid in file.read_text().split()]
    lines = {pid: Path(f"/proc/{pid}/cmdline") for pid in pids}
    return [pid for pid, line in lines.items() if line.exists() and b"fabula.sim.worker" in line.read_bytes()]


@pytest.mark.anyio
async def test_a_rehearsal_gives_way_to_everything_else() -> None:
    rehearsals = Rehearsals(forsaken=WITHIN)
    await rehearsals.begin(asked_by(LONG))
    for _ in range(round(WITHIN / 0.1)):
        await asyncio.sleep(0.1)
        if (kindness := [os.getpriority(os.PRIO_PROCESS, pid) for pid in of_ours()]) == [19]:
            break
    assert kindness == [19]
    assert os.getpriority(os.PRIO_PROCESS, 0) < 19
    await rehearsals.close()


@pytest.mark.anyio
async def test_a_rehearsal_nobody_asks_for_ends_and_leaves_nothing_running() -> None:
    rehearsals = Rehearsals(forsaken=0.5)
    answer = await rehearsals.begin(asked_by(LONG))
    assert answer.status_code == 200
    assert (await over(rehearsals)).state == "stopped"
    assert of_ours() == []


async def told_to(rehearsals: Rehearsals, address: str, seed: int) -> str:
    """The state of what this visitor asks for, or why there is none."""
    told = json.loads(bytes((await rehearsals.begin(asked_by(LONG | {"seed": seed}, address))).body))
    return str(told.get("state") or told["why"])


@pytest.mark.anyio
async def test_visitors_take_turns_and_each_waits_once() -> None:
    rehearsals = Rehearsals(forsaken=WITHIN, turn=0.0, grace=WITHIN)
    assert await told_to(rehearsals, "192.0.2.1", 1) == "running"
    assert await told_to(rehearsals, "2001:db8::1", 2) == "waiting"
    assert await told_to(rehearsals, "2001:db8::2", 3) == "rehearsal-busy"
    assert await told_to(rehearsals, "192.0.2.1", 4) == "waiting"
    for seed, following in ((1, 2), (2, 4)):
        one = rehearsals.running
        assert one is not None
        assert one.task is not None
        assert one.plan.seed == seed
        await asyncio.wait((one.task,), timeout=WITHIN)
        assert one.state == "time-is-up"
        assert rehearsals.running is not None
        assert rehearsals.running.plan.seed == following
    assert rehearsals.waiting == []
    await rehearsals.close()
    assert of_ours() == []


@pytest.mark.anyio
async def test_a_rehearsal_ends_when_its_time_is_up() -> None:
    rehearsals = Rehearsals(longest=1.0, grace=WITHIN, forsaken=WITHIN)
    await rehearsals.begin(asked_by(LONG))
    running = await over(rehearsals)
    assert running.state == "time-is-up"
    assert 1 <= running.figures["games"] < MOST_GAMES
    again = await rehearsals.begin(asked_by(LONG))
    assert json.loads(bytes(again.body))["state"] == "running"
    await rehearsals.close()
    assert rehearsals.running is None
    assert of_ours() == []
