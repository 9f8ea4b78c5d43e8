"""A table has rulings of its own: whoever keeps order writes them, all are told, and they stay."""

from __future__ import annotations

from tests.rooms.table import Phone, a_table, play, some_rooms

from fabula.rooms.access.limits import Limits
from fabula.rooms.storage.store import MemoryStore
from fabula.rooms.wire import messages as m

TEXT = "Who is mad may say so once."


def rulings(phone: Phone) -> list[str]:
    """What the table has agreed on."""
    return list(phone.room.get("house_rulings", []))


def test_all_are_told_and_it_can_be_dropped() -> None:
    async def evening() -> None:
        host, other, _ = await a_table(some_rooms())
        assert (await host.does(m.Rule, text=f"  {TEXT}  "))["t"] == "done"
        await host.does(m.Rule, text="Dead players whisper.")
        assert rulings(other) == [TEXT, "Dead players whisper."]
        await host.does(m.Rule, text=TEXT)
        assert len(rulings(other)) == 2
        await host.does(m.Rule, text=TEXT, off=True)
        assert rulings(other) == ["Dead players whisper."]

    play(evening())


def test_it_stays_through_games_and_crashes() -> None:
    async def evening() -> None:
        store = MemoryStore()
        host, *_ = await a_table(some_rooms(store))
        await host.does(m.Start)
        await host.does(m.Rule, text=TEXT)
        again = some_rooms(store)
        await again.open()
        back = await Phone().enter(again, m.Return(host.code, host.key))
        assert rulings(back) == [TEXT]

    play(evening())


def test_only_who_keeps_order_writes_and_only_words() -> None:
    async def evening() -> None:
        limits = Limits(commands_at_once=10_000, wrong_at_once=10_000)
        host, other, _ = await a_table(some_rooms(limits=limits))
        assert (await other.does(m.Rule, text=TEXT))["why"] == "refused-not-host"
        assert (await host.does(m.Rule, text=" "))["why"] == "refused-silence"
        assert (await host.does(m.Rule, text="x" * 301))["why"] == "refused-too-long"
        for n in range(40):
            await host.does(m.Rule, text=f"Ruling {n}")
        assert (await host.does(m.Rule, text=TEXT))["why"] == "refused-too-many-rulings"

    play(evening())
