"""Rooms open when somebody comes, or a clock runs, and are let go when nobody is there."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import pytest
from tests.rooms.progress.test_keeping import Failing
from tests.rooms.table import Phone, a_table, play, some_rooms, until_beat, until_stage, until_watched

from fabula.core.notation import write_moves
from fabula.core.refusals import Refusal
from fabula.rooms.access.limits import Limits
from fabula.rooms.heirs import ReadAhead
from fabula.rooms.room_server import RoomServer
from fabula.rooms.rooms import Rooms
from fabula.rooms.storage import log
from fabula.rooms.storage.store import Kept, MemoryStore
from fabula.rooms.wire import messages as m

A_WHILE = 12 * 60
RIGHT, WRONG = "k" * 40, "w" * 40


class Noted(MemoryStore):
    """A store that notes which rooms were taken from it."""

    def __init__(self) -> None:
        super().__init__()
        self.taken: list[str] = []

    async def take(self, room: str) -> list[Kept] | None:
        """Note it."""
        self.taken.append(room)
        return await super().take(room)


async def a_game(rooms: Rooms, people: int = 3) -> list[Phone]:
    """A game that is on, with a clock."""
    phones = await a_table(rooms, people)
    await phones[0].does(m.Settings, change={"step": 4, "talk": 600, "vote": 10})
    await phones[0].does(m.Start)
    for phone in phones:
        await phone.answer(["ready"])
    return phones


def told_in(server: RoomServer) -> str:
    """The game that is on in a room, move by move."""
    assert server.room.play is not None
    return write_moves(server.room.play.telling)


# ---------------------------------------------------------------- opening


def test_a_room_that_was_read_ahead_reads_on_unless_its_log_begins_otherwise() -> None:
    async def evening() -> None:
        store = MemoryStore()
        rooms = some_rooms(store)
        phones = await a_game(rooms)
        await until_beat(phones, "day")
        kept = await store.log_of(phones[0].code)
        told = told_in(rooms.servers[phones[0].code])
        other = [(store.kept[host.code][0]) for host in await a_table(rooms, 1)]
        for ahead, is_read, reads_on in (
            (kept[:-5], True, True), (kept, True, True), (kept[:1], True, True), (other, True, False),
            ([], False, False), ([*kept, (b"no line", None)], False, False),
        ):  # fmt: skip
            before = MemoryStore()
            before.kept[phones[0].code] = list(ahead)
            reader = ReadAhead(before, lambda: RoomServer(rooms.services))
            assert await reader.read(phones[0].code) is is_read
            server = reader.opened(phones[0].code)
            room = server.room
            await server.open(kept)
            assert (server.room is room, server.length, server.lost) == (reads_on, len(kept), False)
            assert told_in(server) == told
            await server.close()
        await rooms.close()

    play(evening())


def test_only_the_rooms_in_which_a_clock_runs_are_opened_at_the_start() -> None:
    async def evening() -> None:
        store = MemoryStore()
        rooms = some_rooms(store)
        lobby = (await a_table(rooms, 2))[0]
        playing = (await a_game(rooms))[0]
        paused = (await a_game(rooms))[0]
        await paused.does(m.Pause)
        again = some_rooms(store)
        await again.open()
        await asyncio.sleep(1)
        assert list(again.servers) == [playing.code]
        await lobby.enter(again, m.Return(lobby.code, lobby.key))
        assert lobby.room["seats"] == ["p1", "p2"]
        await paused.enter(again, m.Return(paused.code, paused.key))
        assert paused.room["paused"]
        await again.close()

    play(evening())


def test_a_clock_goes_on_without_phones_and_then_the_room_is_let_go() -> None:
    async def evening() -> None:
        store = MemoryStore()
        (host, *_) = await a_game(some_rooms(store))
        again = some_rooms(store)
        await again.open()
        await asyncio.sleep(2 * 3600)
        assert (again.servers, await store.due()) == ({}, [])
        back = await Phone().enter(again, m.Return(host.code, host.key))
        assert back.room["stage"] == "after"
        assert back.entries[-1]["e"] == "won"
        await again.close()

    play(evening())


def test_who_comes_at_once_finds_one_and_the_same_room() -> None:
    async def evening() -> None:
        store = Noted()
        phones = await a_table(some_rooms(store), 3)
        again = some_rooms(store)
        await asyncio.gather(*(one.enter(again, m.Return(one.code, one.key)) for one in phones))
        assert store.taken == [phones[0].code]
        assert len(again.servers[phones[0].code].sync.devices) == 3

    play(evening())


def test_to_make_a_room_reads_no_other() -> None:
    async def evening() -> None:
        store = Noted()
        for seed in range(5):
            await Phone().enter(some_rooms(store, seed), m.Make("A", key=RIGHT + str(seed)))
        rooms = some_rooms(store, 9)
        await Phone().enter(rooms, m.Make("B", key=WRONG))
        assert (store.taken, len(rooms.servers)) == ([], 1)
        again = await Phone().enter(some_rooms(store, 10), m.Make("A", key=RIGHT + "3"))
        assert store.taken == [again.code]
        assert await store.count() == 6

    play(evening())


def test_a_wrong_key_opens_no_room() -> None:
    async def evening() -> None:
        store = Noted()
        (host,) = await a_table(some_rooms(store), 1)
        rooms = some_rooms(store, limits=Limits(wrong_at_once=1, guess_lasts=1))
        with pytest.raises(Refusal, match="no-such-room"):
            await rooms.telling_for(host.code, WRONG, "a")
        with pytest.raises(Refusal, match="too-fast"):
            await rooms.telling_for(host.code, WRONG, "a")
        assert (store.taken, rooms.servers) == ([], {})
        with pytest.raises(Refusal, match="not-ended"):
            await rooms.telling_for(host.code, host.key, "a")
        assert store.taken == [host.code]

    play(evening())


FIRSTS: list[Any] = [
    m.Return,
    lambda code, _: m.Return(code, WRONG),
    lambda code, _: m.Join(code, "A"),
    lambda code, _: m.Join(code, "New", key=WRONG),
    lambda code, key: m.Join(code, "Another", key=key),
    lambda code, _: m.Watch(code),
    lambda code, _: m.MoveIn(code, "1234"),
    lambda code, _: m.MoveIn(code, "f" * 32),
    lambda code, _: m.Find(code),
    m.Find,
    lambda code, _: m.Find(code, WRONG),
    lambda *_: m.Find("999999"),
    lambda *_: m.Return("999999", WRONG),
]


async def what_comes_of(rooms: Rooms, first: Any) -> Any:
    """All that whoever comes so is sent, or why they may not."""
    phone = Phone()
    try:
        if isinstance(first, m.Find):
            return await rooms.find(first, "somewhere")
        await phone.enter(rooms, first, "somewhere")
    except Refusal as refusal:
        return refusal.why, dict(refusal.args_of_text)
    told = [{**one, "key": len(one.get("key", ""))} for one in phone.messages()]
    for person in next(one for one in told if one["t"] == "room")["people"]:
        person.setdefault("lang", "en")  # what is left out says so
    await phone.leave()
    return told


@pytest.mark.parametrize("stage", ["lobby", "playing", "after"])
@pytest.mark.parametrize("first", range(len(FIRSTS)))
def test_a_room_that_was_left_answers_as_one_that_is_open(first: int, stage: str) -> None:
    async def evening() -> None:
        store = MemoryStore()
        rooms = some_rooms(store)
        phones = await (a_table if stage == "lobby" else a_game)(rooms)
        if stage == "playing":
            await phones[0].does(m.Pause)
        elif stage == "after":
            await until_stage(phones, "after")
        for phone in phones:
            await phone.leave()
        wish = FIRSTS[first](phones[0].code, phones[0].key)
        copied = deepcopy(store)
        warm = await what_comes_of(rooms, wish)
        cold = await what_comes_of(some_rooms(copied), wish)
        assert cold == warm

    play(evening())


# ---------------------------------------------------------------- leaving


def test_a_room_without_device_and_clock_is_let_go_after_ten_minutes_and_opens_as_it_was() -> None:
    async def evening() -> None:
        store = MemoryStore()
        rooms = some_rooms(store)
        await rooms.open()
        phones = await a_game(rooms)
        await until_stage(phones, "after")
        await until_watched(phones)
        await phones[0].does(m.Say, text="good night")
        code, kept = phones[0].code, list(store.kept[phones[0].code])
        for phone in phones[1:]:
            await phone.leave()
        await asyncio.sleep(A_WHILE)
        assert code in rooms.servers
        before = phones[0].room
        await phones[0].leave()
        await asyncio.sleep(9 * 60)
        assert code in rooms.servers
        await asyncio.sleep(3 * 60)
        assert code not in rooms.servers
        back = await Phone().enter(rooms, m.Return(code, phones[0].key))
        assert {**back.room, "people": None} == {**before, "people": None}
        assert [one["text"] for one in back.all("said")] == ["good night"]
        assert store.kept[code] == kept
        await rooms.close()

    play(evening())


def test_a_room_that_was_let_go_is_not_kept_in_memory() -> None:
    def servers() -> int:
        return sum(1 for one in gc.get_objects() if isinstance(one, RoomServer))

    async def evening() -> None:
        gc.collect()
        others = servers()
        rooms = some_rooms()
        await rooms.open()
        phones = await a_game(rooms)
        await until_stage(phones, "after")
        code = phones[0].code
        for phone in phones:
            await phone.leave()
            phone.stay = None
        assert servers() == others + 1
        gc.disable()
        try:
            await asyncio.sleep(A_WHILE)
            assert code not in rooms.servers
            assert servers() == others
        finally:
            gc.enable()
        await rooms.close()

    play(evening())


def test_where_somebody_waits_for_a_nod_or_a_clock_runs_no_room_is_let_go() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        await rooms.open()
        phones = await a_game(rooms)
        await until_beat(phones, "day")
        for phone in phones:
            await phone.leave()
        await asyncio.sleep(9 * 60)
        server = rooms.servers[phones[0].code]
        assert not server.rests
        await asyncio.sleep(3600)
        assert server.is_left
        assert rooms.servers == {}
        await rooms.close()

    play(evening())


def test_who_still_holds_a_room_that_was_let_go_changes_nothing_in_it() -> None:
    async def evening() -> None:
        store = MemoryStore()
        rooms = some_rooms(store)
        await rooms.open()
        (host,) = await a_table(rooms, 1)
        server, stay = rooms.servers[host.code], host.stay
        assert stay is not None
        server.door.let_all_go()
        await asyncio.sleep(A_WHILE)
        kept = list(store.kept[host.code])
        with pytest.raises(Refusal, match="server-stopping"):
            await stay.do(m.Say("1", text="too late"))
        await stay.leave()
        assert store.kept[host.code] == kept
        await rooms.close()

    play(evening())


def test_rooms_of_an_address_count_for_an_hour_also_when_they_were_let_go() -> None:
    async def evening() -> None:
        rooms = some_rooms(limits=Limits(rooms_per_address=2))
        await rooms.open()
        for name in ("A", "B"):
            await (await Phone().enter(rooms, m.Make(name), "here")).leave()
        await asyncio.sleep(A_WHILE)
        assert rooms.servers == {}
        with pytest.raises(Refusal, match="too-many-rooms"):
            await Phone().enter(rooms, m.Make("C"), "here")
        await Phone().enter(rooms, m.Make("C"), "elsewhere")
        await asyncio.sleep(3600)
        await Phone().enter(rooms, m.Make("C"), "here")
        await rooms.close()

    play(evening())


def test_a_server_has_so_many_rooms_in_all() -> None:
    async def evening() -> None:
        rooms = some_rooms(limits=Limits(rooms_kept=2))
        await rooms.open()
        for name in ("A", "B"):
            await Phone().enter(rooms, m.Make(name))
        with pytest.raises(Refusal, match="too-many-rooms"):
            await Phone().enter(rooms, m.Make("C"))
        await rooms.close()

    play(evening())


# ---------------------------------------------------------------- a store that is away


def test_a_store_that_is_away_for_ten_seconds_costs_nothing_but_those_seconds() -> None:
    async def evening() -> None:
        store = Failing()
        rooms = some_rooms(store)
        await rooms.open()
        phones = await a_game(rooms)
        await until_beat(phones, "day")
        assert (await phones[0].does(m.Say, text="before"))["t"] == "done"
        store.fails = True
        with pytest.raises(Refusal, match="server-stopping"):
            await phones[0].does(m.Say, text="lost")
        await asyncio.sleep(5)
        with pytest.raises(Refusal, match="server-stopping"):
            await phones[1].enter(rooms, m.Return(phones[1].code, phones[1].key))
        with pytest.raises(Refusal, match="server-stopping"):
            await rooms.telling_for(phones[0].code, phones[0].key, "a")
        await asyncio.sleep(5)
        store.fails, length = False, len(store.kept[phones[0].code])
        await asyncio.sleep(700)
        assert len(store.kept[phones[0].code]) > length, "the clock has gone on though nobody came"
        back = await Phone().enter(rooms, m.Return(phones[0].code, phones[1].key))
        assert [one["text"] for one in back.all("said")] == ["before"]
        await until_stage([back], "after")
        await rooms.close()

    play(evening())


def test_who_comes_to_a_room_that_is_closed_while_the_store_is_away_comes_in_when_it_is_back() -> None:
    async def evening() -> None:
        store = Failing()
        (host,) = await a_table(some_rooms(store), 1)
        rooms = some_rooms(store)
        store.fails = True
        with pytest.raises(Refusal, match="server-stopping"):
            await host.enter(rooms, m.Return(host.code, host.key))
        store.fails = False
        await host.enter(rooms, m.Return(host.code, host.key))
        assert host.room["host"] == host.person

    play(evening())


# ---------------------------------------------------------------- what the store is told


def test_the_store_knows_of_a_clock_just_where_one_runs() -> None:
    async def evening() -> None:
        store = MemoryStore()
        rooms = some_rooms(store)
        phones = await a_game(rooms)
        told = [await store.due()]
        await phones[0].does(m.Pause)
        told.append(await store.due())
        await phones[0].does(m.Go)
        told.append(await store.due())
        await until_stage(phones, "after")
        await until_watched(phones)
        told.append(await store.due())
        assert told == [[phones[0].code], [], [phones[0].code], []]

    play(evening())


def test_of_a_log_as_it_was_kept_before_it_is_found_out_whether_a_clock_may_run() -> None:
    begun: Sequence[log.AnyEntry] = [log.RoomMade(1, "1", "onenight"), log.Started(2, [], {})]
    over = log.Recorded(3, 0, b"", [(True, 1)])
    for entries, runs in (
        (begun[:1], False),
        (begun, True),
        ([*begun, log.Paused(3)], True),
        ([*begun, log.Recorded(3, 0, b"")], True),
        ([*begun, over], False),
        ([*begun, over, log.Undone(4, end=True)], True),
        ([*begun, log.Closed(3)], False),
        ([*begun, log.Closed(3), log.Started(4, [], {})], True),
    ):
        assert log.is_clock_running([log.write(entry) for entry in entries]) == runs, entries


def test_a_key_is_found_in_a_line_that_gives_one() -> None:
    assert log.key_in(log.write(log.Joined(1, "p1", "A", "en", "hash"))) == "hash"
    assert log.key_in(log.write(log.KeyGiven(1, "p1", "hash"))) == "hash"
    assert log.key_in(log.write(log.Joined(1, "p2", "B", "en", bot="random"))) is None
    assert log.key_in(b"no line at all") is None


def test_a_room_closes_though_what_has_just_ended_is_still_among_what_is_under_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """From Python 3.12 on, waiting for nothing but what is over does not let the loop come round."""

    async def evening() -> None:
        rooms = some_rooms()
        await a_table(rooms, 2)
        (server,) = rooms.open_rooms.servers.values()
        over = asyncio.get_running_loop().create_future()
        over.set_result(None)
        monkeypatch.setattr(server, "_tasks", {over})
        await asyncio.wait_for(server.close(), 5)

    asyncio.run(evening())
