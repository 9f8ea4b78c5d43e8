"""A disk that takes nothing more: people and health are told, nothing acknowledged is lost, and it passes."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from tests.rooms.table import Phone, lots, some_rooms

from fabula.core.refusals import Refusal
from fabula.rooms import rooms as house_of
from fabula.rooms.access.limits import Limits
from fabula.rooms.rooms import Rooms
from fabula.rooms.storage.sqlite import SqliteStore
from fabula.rooms.storage.store import CannotBeKept
from fabula.rooms.wire import messages as m


class Tiny(SqliteStore):
    """On a disk with room for so many pages."""

    pages = 1_000_000

    def _connect(self) -> sqlite3.Connection:
        db = super()._connect()
        db.execute(f"PRAGMA max_page_count = {self.pages}")
        return db

    async def shrink(self, pages: int) -> None:
        """The disk is full, or there is room again."""
        await self.close()
        self.pages = pages


async def a_full_house(folder: Path) -> tuple[Rooms, Tiny, Phone]:
    """A house whose disk has just been filled, and its host."""
    store = Tiny(folder / "rooms.sqlite3")
    rooms = Rooms(store, below=lots(1), limits=Limits(commands_at_once=10_000, said_at_once=10_000))
    await rooms.open()
    host = await Phone().enter(rooms, m.Make("A"))
    await store.shrink(1)
    return rooms, store, host


async def fill(host: Phone) -> int:
    """Speak until it cannot be kept; how often it was."""
    for n in range(200):
        before = len(host.heard)
        assert host.stay is not None
        refused = await asyncio.gather(host.stay.do(m.Say(f"s{n}", text="x" * 450)), return_exceptions=True)
        if isinstance(refused[0], Refusal):
            assert refused[0].why == "cannot-keep"
            told = [one for one in host.messages(before) if one["t"] == "refused"]
            assert [one["why"] for one in told] == ["refused-cannot-keep"]
            assert host.shut_because == "server-stopping"
            return n
    raise AssertionError("it was never full")


def test_people_and_health_are_told_and_all_goes_on_when_there_is_room_again(tmp_path: Path) -> None:
    async def evening() -> None:
        rooms, store, host = await a_full_house(tmp_path)
        said = await fill(host)
        with pytest.raises(Refusal, match="cannot-keep"):
            await Phone().enter(rooms, m.Make("B"))
        await host.enter(rooms, m.Return(host.code, host.key))
        assert len(host.all("said")) >= said
        await store.shrink(1_000_000)
        await host.enter(rooms, m.Return(host.code, host.key))
        assert (await host.does(m.Say, text="again"))["t"] == "done"
        await rooms.close()
        again = Rooms(SqliteStore(store.path), below=lots(1))
        await again.open()
        await host.enter(again, m.Return(host.code, host.key))
        kept = [one.text for one in again.servers[host.code].room.said]
        assert kept == ["x" * 450] * said + ["again"]
        await again.close()

    asyncio.run(evening())


def test_health_writes_a_little_and_not_for_each_who_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        rooms = some_rooms()
        beats = 0

        async def pulse() -> None:
            nonlocal beats
            beats += 1
            if beats > 1:
                raise CannotBeKept("full")

        monkeypatch.setattr(rooms.services.store, "pulse", pulse)
        assert await asyncio.gather(*(rooms.health() for _ in range(50))) == [True] * 50
        assert beats == 1
        monkeypatch.setattr(house_of, "PULSE_EVERY", 0.0)
        assert not await rooms.health()

        async def for_ever() -> None:
            await asyncio.Event().wait()

        monkeypatch.setattr(rooms.services.store, "pulse", for_ever)
        monkeypatch.setattr(house_of, "PULSE_WITHIN", 0.05)
        assert not await rooms.health()

    asyncio.run(evening())
