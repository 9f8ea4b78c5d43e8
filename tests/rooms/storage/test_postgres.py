"""Rooms in PostgreSQL: held by one server, away for a while, asked for what no text may hold."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator

import pytest
from tests.database import Postgres
from tests.rooms.table import Phone, lots

from fabula.core.refusals import Refusal
from fabula.rooms.room_server import AGAIN
from fabula.rooms.rooms import Rooms
from fabula.rooms.storage.postgres import PostgresStore
from fabula.rooms.storage.store import CannotBeKept, Fenced, HeldElsewhere, Written
from fabula.rooms.wire import messages as m

pytestmark = pytest.mark.long


@pytest.fixture
def shaken(postgres: Postgres) -> Iterator[Postgres]:
    """The server, which a test may stop; it runs again when that is over."""
    yield postgres
    postgres.stop()
    postgres.start()


async def opened(database: str) -> PostgresStore:
    store = PostgresStore(database)
    await store.open()
    return store


def test_one_server_holds_the_rooms_of_a_database_until_it_lets_go(postgres: Postgres) -> None:
    async def evening() -> None:
        database = postgres.database()
        first = await opened(database)
        with pytest.raises(HeldElsewhere):
            await opened(database)
        await first.close()
        second = await opened(database)
        await second.append([Written("1", 0, b"a")])
        await second.close()

    asyncio.run(evening())


def test_whose_rooms_another_server_took_meanwhile_writes_nothing_more(shaken: Postgres) -> None:
    async def evening() -> None:
        database = shaken.database()
        first = await opened(database)
        await first.append([Written("1", 0, b"a")])
        await asyncio.to_thread(shaken.stop)
        await asyncio.to_thread(shaken.start)
        second = await opened(database)
        with pytest.raises(CannotBeKept):
            await first.append([Written("1", 1, b"b")])
        assert await second.log_of("1") == [(b"a", None)]
        await second.close()
        await first.append([Written("1", 1, b"b")])
        await first.close()

    asyncio.run(evening())


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
def test_a_database_started_again_under_load_costs_only_the_time_it_is_away(
    shaken: Postgres, how: signal.Signals
) -> None:
    async def evening() -> None:
        store = await opened(shaken.database())
        kept: dict[str, int] = {}
        over = False

        async def write(room: str) -> None:
            while not over:
                seq = kept.get(room, 0)
                try:
                    await store.append([Written(room, seq, b"x", f"{seq}")])
                    kept[room] = seq + 1
                except CannotBeKept:
                    await asyncio.sleep(0.02)
                except Fenced:  # it was kept, but nobody was left to say so
                    kept[room] = len(await store.log_of(room))

        writers = [asyncio.create_task(write(str(room))) for room in range(20)]
        await asyncio.sleep(0.3)
        await asyncio.to_thread(shaken.stop, how)
        before = dict(kept)
        with pytest.raises(CannotBeKept):
            await store.take("1")
        await asyncio.sleep(0.3)
        await asyncio.to_thread(shaken.start)
        await asyncio.sleep(1)
        over = True
        await asyncio.gather(*writers)
        for room, lines in kept.items():
            assert lines > before[room] > 0
            log = await store.log_of(room)
            assert [command for _, command in log] == [f"{seq}" for seq in range(lines)]
        await store.close()

    asyncio.run(asyncio.wait_for(evening(), 30))


def test_rooms_go_on_by_themselves_when_the_database_is_back(shaken: Postgres) -> None:
    async def evening() -> None:
        rooms = Rooms(await opened(shaken.database()), below=lots(1))
        await rooms.open()
        host = await Phone().enter(rooms, m.Make("A"))
        assert (await host.does(m.Say, text="before"))["t"] == "done"
        await asyncio.to_thread(shaken.stop)
        with pytest.raises(Refusal, match="cannot-keep"):
            await host.does(m.Say, text="lost")
        with pytest.raises(Refusal, match="server-stopping"):
            await Phone().enter(rooms, m.Return(host.code, host.key))
        assert not await rooms.health()
        await asyncio.to_thread(shaken.start)
        await asyncio.sleep(AGAIN / 1000 + 0.5)
        back = await Phone().enter(rooms, m.Return(host.code, host.key))
        assert (await back.does(m.Say, text="after"))["t"] == "done"
        assert [one["text"] for one in back.all("said")] == ["before", "after"]
        await rooms.close()

    asyncio.run(asyncio.wait_for(evening(), 30))


def test_a_device_may_send_anything(postgres: Postgres) -> None:
    async def evening() -> None:
        rooms = Rooms(await opened(postgres.database()), below=lots(1))
        await rooms.open()
        host = await Phone().enter(rooms, m.Make("A"))
        for code in ("\x00", "12\x00", "Ж" * 4_000, "²", ""):
            with pytest.raises(Refusal, match="no-such-room"):
                await Phone().enter(rooms, m.Join(code, "B"))
            with pytest.raises(Refusal, match="no-such-room"):
                await Phone().enter(rooms, m.Return(code, host.key))
        assert (await host.do(m.Say("\x00'; DROP TABLE log", text="\x00 ' \\")))["t"] == "done"
        assert (await host.do(m.Say("\U0001f4a3" * 64, text="b")))["t"] == "done"
        again = Rooms(rooms.services.store, below=lots(1))
        back = await Phone().enter(again, m.Return(host.code, host.key))
        before = len(back.all("said"))
        assert (await back.do(m.Say("\U0001f4a3" * 64, text="b")))["t"] == "done"
        assert len(back.all("said")) == before
        await rooms.close()

    asyncio.run(asyncio.wait_for(evening(), 30))
