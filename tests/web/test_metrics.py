"""What whoever watches a server sees of it: numbers without people, whether it is ready, faults as data."""

from __future__ import annotations

import asyncio
import http.client
import json
import logging
import re
import signal
import time
from pathlib import Path

import pytest
from tests.rooms.table import Phone, a_table, play, some_rooms
from tests.web.forked import Forked
from tests.web.players import NAMES, play_on, start, table
from tests.web.server import Server, free_port

from fabula.core.refusals import Refusal
from fabula.rooms.counts import BOUNDS, OF_LOAD, OTHER, Counts, Times
from fabula.rooms.wire import messages as m
from fabula.web.logs import AsJson
from fabula.web.metrics import HERE, Metrics, place
from fabula.web.serve import CannotServe, watchable

A_NUMBER = re.compile(r'([a-z_]+)(\{[a-z]+="[^"]+"\})? ([-+.e\d]+)')
DRAIN = 1.5


def numbers(text: str) -> dict[str, float]:
    """All numbers of the text, every line of which is one, or says something of the next."""
    found = {}
    for line in text.splitlines():
        if not line.startswith(("# HELP ", "# TYPE ")):
            read = A_NUMBER.fullmatch(line)
            assert read is not None, line
            found[read[1] + (read[2] or "")] = float(read[3])
    return found


def asked(port: int, path: str = "/metrics") -> tuple[int, str]:
    line = http.client.HTTPConnection(HERE, port, timeout=5)
    try:
        line.request("GET", path)
        answer = line.getresponse()
        return answer.status, answer.read().decode()
    finally:
        line.close()


@pytest.mark.anyio
async def test_numbers_on_an_address_of_their_own_name_nobody(tmp_path: Path) -> None:
    port = free_port()
    with Forked(tmp_path, hurry=0.05, told={"metrics": str(port)}) as server:
        async with table(server.url) as people:
            await start(people[0])
            await play_on(people)
            status, text = await asyncio.to_thread(asked, port)
            assert status == 200
            told = numbers(text)
            assert told["fabula_devices"] == len(people) == told["fabula_devices_entered_total"]
            assert (
                told["fabula_rooms_open"] == told["fabula_rooms_made_total"] == told["fabula_rooms_kept"] == 1
            )
            assert told["fabula_lines_kept_total"] >= told["fabula_commands_total"] > 5
            assert 0 < told["fabula_keeping_seconds_count"] <= told["fabula_lines_kept_total"]
            assert told['fabula_keeping_seconds_bucket{le="+Inf"}'] == told["fabula_keeping_seconds_count"]
            assert told["process_cpu_seconds_total"] > 0
            for secret in (
                people[0].code,
                *NAMES,
                HERE,
                "onenight",
                "werewolf",
                *(one.key for one in people),
            ):
                assert secret is not None
                assert secret not in text
        assert (await asyncio.to_thread(asked, port, "/"))[0] == 404
        assert server.get("/metrics").status == 404


def test_what_is_refused_by_the_rules_is_not_told_apart() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        host, guest = (await a_table(rooms, 2))[:2]
        for _ in range(2):
            with pytest.raises(Refusal, match="no-such-room"):
                await Phone().enter(rooms, m.Watch("999999"))
        assert (await guest.does(m.Start))["t"] == "refused"
        assert (await host.does(m.Start))["t"] == "refused"
        assert rooms.services.counts.refused == {"no-such-room": 2, OTHER: 2}
        told = numbers(Metrics(rooms).text())
        assert told['fabula_refusals_total{why="other"}'] == 2
        assert told["fabula_store_errors_total"] == 0

    play(evening())


def test_only_reasons_of_load_have_names() -> None:
    counts = Counts()
    for why in (*OF_LOAD, "not-your-turn", "not-an-option"):
        counts.refuse(why)
    assert counts.refused == {**dict.fromkeys(OF_LOAD, 1), OTHER: 2}


def test_times_are_counted_within_their_bounds() -> None:
    times = Times()
    for seconds in (0.0, 0.001, 0.0011, 9.0):
        times.add(seconds)
    assert (times.within[:2], times.within[-1], sum(times.within)) == ([2, 1], 1, 4)
    assert list(BOUNDS) == sorted(BOUNDS)


def test_a_place_is_a_port_or_an_address_with_one() -> None:
    assert [place(said) for said in ("9100", "10.0.0.7:9100", "[::1]:9100")] == [
        (HERE, 9100),
        ("10.0.0.7", 9100),
        ("::1", 9100),
    ]
    for said in ("metrics", "10.0.0.7:", "99999999"):
        with pytest.raises(CannotServe, match="--metrics"):
            asyncio.run(watchable(Metrics(some_rooms()), said))


def status_of(server: Server, path: str) -> int:
    return server.get(path).status


def test_asked_to_stop_it_is_not_ready_first_and_serves_meanwhile(tmp_path: Path) -> None:
    with Forked(tmp_path, told={"drain": DRAIN}) as server:
        assert [status_of(server, path) for path in ("/readyz", "/healthz")] == [200, 200]
        began = time.monotonic()
        assert server._process is not None
        server._process.send_signal(signal.SIGTERM)
        while status_of(server, "/readyz") == 200:
            assert time.monotonic() - began < DRAIN / 2
        assert [status_of(server, path) for path in ("/readyz", "/healthz", "/")] == [503, 200, 200]
        assert server.stop(signal.SIGCONT) in (0, -signal.SIGTERM)
        assert time.monotonic() - began >= DRAIN


def test_told_twice_it_leaves_at_once(tmp_path: Path) -> None:
    with Forked(tmp_path, told={"drain": 60}) as server:
        assert server._process is not None
        server._process.send_signal(signal.SIGTERM)
        while status_of(server, "/readyz") == 200:
            time.sleep(0.01)
        assert server.stop(signal.SIGTERM) in (0, -signal.SIGTERM)


def test_a_fault_as_data_has_its_places_and_none_of_its_words() -> None:
    try:
        raise ValueError("Anna is the Demon")
    except ValueError as error:
        fault = (type(error), error, error.__traceback__)
    record = logging.LogRecord("fabula.rooms", logging.ERROR, __file__, 1, "room %s fell", ("481527",), fault)
    told = json.loads(AsJson().format(record))
    assert (told["level"], told["logger"], told["message"]) == ("error", "fabula.rooms", "room 481527 fell")
    assert told["trace"].endswith("ValueError")
    assert "Demon" not in json.dumps(told)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", told["at"])
