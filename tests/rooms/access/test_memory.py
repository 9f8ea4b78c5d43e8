"""What a room keeps in memory has a bound, whatever its people do."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc

from tests.rooms.table import Phone, a_table, play, some_rooms

from fabula.games.clocktower.almanac.cards import KINDS, almanac
from fabula.rooms.access.limits import Limits
from fabula.rooms.room.table import SAID_KEPT
from fabula.rooms.room_server import LATELY
from fabula.rooms.wire import messages as m
from fabula.text import LANGUAGES, words

MANY = 450
MOST_STEPS = 20_000
AT_THE_END = 16_000_000  # bytes, of a game of twenty with all roles on its script; measured: 6 MB
SEATS = 20
GENEROUS = Limits(commands_at_once=10_000, said_at_once=10_000)


def test_commands_that_write_nothing_are_not_remembered_for_ever() -> None:
    async def evening() -> None:
        rooms = some_rooms(limits=GENEROUS)
        phones = await a_table(rooms, 3)
        await phones[0].does(m.Start)
        await phones[0].answer(["ready"])
        server = rooms.servers[phones[0].code]
        known = len(server.done)
        for _ in range(LATELY + 50):
            assert (await phones[0].answer(["ready"]))["t"] == "done"
        assert len(server.done) == known

    play(evening())


def test_who_comes_late_hears_the_last_of_a_long_talk_from_its_first_sentence_on() -> None:
    async def evening() -> None:
        rooms = some_rooms(limits=GENEROUS)
        (host,) = await a_table(rooms, 1)
        for n in range(MANY):
            assert (await host.does(m.Say, text=str(n)))["t"] == "done"
        assert len(rooms.servers[host.code].room.said) == SAID_KEPT
        late = await Phone().enter(rooms, m.Join(host.code, "Late"))
        heard = late.all("said")
        assert [one["n"] for one in heard] == [*range(1, SAID_KEPT + 1)]
        assert [heard[0]["text"], heard[-1]["text"]] == [str(MANY - SAID_KEPT), str(MANY - 1)]
        await host.does(m.Say, text="more")
        assert (late.last("said")["n"], host.last("said")["n"]) == (SAID_KEPT + 1, MANY + 1)

    play(evening())


def test_a_game_of_twenty_with_all_roles_is_kept_in_little_and_then_forgotten() -> None:
    async def evening() -> None:
        rooms = some_rooms(limits=GENEROUS)
        (host,) = await a_table(rooms, 1, tale="clocktower")
        server = rooms.servers[host.code]
        for _ in range(SEATS - 1):
            await host.does(m.AddBot, mind="random")
        every = [role for role in almanac.printed if almanac[role].kind in KINDS]
        await host.does(m.Choose, roles=every)
        await host.leave()
        for lang in LANGUAGES:
            words(lang)  # by which scenes are measured: read once in a process, and no room's own
        gc.collect()
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        await host.enter(rooms, m.Return(host.code, host.key))
        assert (await host.does(m.Start))["t"] == "done"
        await host.leave()
        host.heard.clear()
        for _ in range(MOST_STEPS):
            if server.room.stage == "playing":
                await asyncio.sleep(5)
        assert server.room.stage == "after"
        gc.collect()
        at_the_end = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
        assert len(server.room.seats) == SEATS
        assert at_the_end < AT_THE_END

    play(evening())
