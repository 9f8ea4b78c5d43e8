"""Limits: how much one may ask of the house, and that each refusal says why."""

from __future__ import annotations

import asyncio

import pytest
from tests.rooms.table import Phone, a_house, a_table, lots, play

from fabula.core.refusals import Refusal
from fabula.rooms import messages as m
from fabula.rooms.limits import Bucket, Limits, Mistakes
from fabula.rooms.store import MemoryStore
from fabula.rooms.tickets import Tickets


def test_a_bucket_gives_at_once_and_then_by_the_second() -> None:
    bucket = Bucket(3, 2.0, 1000)
    for _ in range(3):
        bucket.take(1000)
    with pytest.raises(Refusal, match="too-fast"):
        bucket.take(1400)
    bucket.take(1500)
    with pytest.raises(Refusal, match="too-fast"):
        bucket.take(1500)
    assert not bucket.is_full(2500)
    assert bucket.is_full(60_000)


def test_a_clock_set_back_gives_nothing() -> None:
    bucket = Bucket(1, 1.0, 10_000)
    bucket.take(10_000)
    with pytest.raises(Refusal, match="too-fast"):
        bucket.take(0)


def test_who_guesses_waits_and_others_do_not() -> None:
    mistakes = Mistakes(Limits(wrong_at_once=2, wrong_per_second=1.0))
    mistakes.admit("a", 0)
    for _ in range(3):
        mistakes.count("a", 0)
    with pytest.raises(Refusal, match="too-fast"):
        mistakes.admit("a", 500)
    mistakes.admit("b", 500)
    mistakes.admit("a", 1000)
    mistakes.admit("a", 60_000)


def test_too_many_commands_are_not_done() -> None:
    async def evening() -> None:
        phones = await a_table(a_house(limits=Limits(commands_at_once=5, commands_per_second=1.0)), 1)
        for n in range(5):
            await phones[0].does(m.Say, text=str(n))
        assert (await phones[0].does(m.Say, text="5"))["why"] == "refused-too-fast"
        await asyncio.sleep(1)
        await phones[0].does(m.Say, text="6")
        assert [one["text"] for one in phones[0].all("said")] == ["0", "1", "2", "3", "4", "6"]

    play(evening())


def test_rooms_of_one_address_are_counted_while_they_are_used() -> None:
    async def evening() -> None:
        house = a_house(limits=Limits(rooms_per_address=2))
        first = await Phone().enter(house, m.Make("A"), "here")
        await Phone().enter(house, m.Make("A"), "here")
        with pytest.raises(Refusal, match="too-many-rooms"):
            await Phone().enter(house, m.Make("A"), "here")
        await Phone().enter(house, m.Make("A"), "elsewhere")
        await first.leave()
        await asyncio.sleep(3700)
        await Phone().enter(house, m.Make("A"), "here")

    play(evening())


def test_a_house_has_so_many_rooms_a_room_so_many_people_and_devices() -> None:
    async def evening() -> None:
        house = a_house(limits=Limits(rooms=1, people_per_room=2, devices_per_room=3))
        phones = await a_table(house, 2)
        code = phones[0].code
        with pytest.raises(Refusal, match="too-many-rooms"):
            await Phone().enter(house, m.Make("A"), "elsewhere")
        with pytest.raises(Refusal, match="room-full"):
            await Phone().enter(house, m.Join(code, "C"))
        await Phone().enter(house, m.Watch(code))
        with pytest.raises(Refusal, match="too-many-devices"):
            await Phone().enter(house, m.Watch(code))
        await phones[1].leave()
        await Phone().enter(house, m.Watch(code))

    play(evening())


def test_guessing_codes_ends_soon() -> None:
    async def evening() -> None:
        house = a_house(limits=Limits(wrong_at_once=10))
        phones = await a_table(house, 1)
        for n in range(10):
            with pytest.raises(Refusal, match="no-such-room"):
                await Phone().enter(house, m.Watch(f"{n:06}"), "guesser")
        with pytest.raises(Refusal, match="too-fast"):
            await Phone().enter(house, m.Watch(phones[0].code), "guesser")
        await Phone().enter(house, m.Watch(phones[0].code), "somebody")

    play(evening())


def test_a_ticket_is_for_one_use_and_a_short_time() -> None:
    tickets = Tickets(Limits(ticket_lasts=1000), lots(1))
    ticket = tickets.give("p1", 0)
    assert len(ticket) == 4
    assert tickets.take(ticket, 999) == ("p1", False)
    for late, now in ((ticket, 999), (tickets.give("p1", 0), 1000)):
        with pytest.raises(Refusal, match="wrong-ticket"):
            tickets.take(late, now)


def test_a_new_ticket_replaces_the_last_and_two_people_never_share_one() -> None:
    drawn = iter([7, 7, 8, 9])
    tickets = Tickets(Limits(), lambda _: next(drawn))
    assert [tickets.give("p1", 0), tickets.give("p2", 0), tickets.give("p1", 0)] == ["0007", "0008", "0009"]
    with pytest.raises(Refusal, match="wrong-ticket"):
        tickets.take("0007", 0)
    assert tickets.take("0008", 0).person == "p2"


def test_a_ticket_for_a_link_is_too_long_to_guess() -> None:
    tickets = Tickets(Limits(), lots(1))
    ticket = tickets.give("p1", 0, long=True, alone=True)
    assert len(ticket) == 32
    assert ticket != tickets.give("p2", 0, long=True)
    assert tickets.take(ticket, 0) == ("p1", True)
    with pytest.raises(Refusal, match="wrong-ticket"):
        tickets.take(ticket, 0)


def test_too_many_wrong_tickets_spoil_them_all() -> None:
    tickets = Tickets(Limits(ticket_tries=3), lots(1))
    ticket = tickets.give("p1", 0)
    wrong = "0000" if ticket != "0000" else "0001"
    for _ in range(3):
        with pytest.raises(Refusal, match="wrong-ticket"):
            tickets.take(wrong, 0)
    with pytest.raises(Refusal, match="wrong-ticket"):
        tickets.take(ticket, 0)


class Stuck(MemoryStore):
    """A store that cannot forget."""

    closed = False

    async def drop(self, room: str) -> None:
        """Fail."""
        raise OSError("the disk is full")

    async def close(self) -> None:
        """Note it."""
        self.closed = True


def test_a_room_that_cannot_be_forgotten_keeps_nothing_else_from_its_end() -> None:
    async def evening() -> None:
        store = Stuck()
        house = a_house(store, limits=Limits(room_kept=10_000_000))
        await house.open()
        for name in ("A", "B"):
            await (await Phone().enter(house, m.Make(name))).leave()
        await asyncio.sleep(4 * 3600)
        assert not house.halls
        await house.close()
        assert store.closed

    play(evening())


def test_rooms_that_nobody_uses_are_forgotten() -> None:
    async def evening() -> None:
        house = a_house(limits=Limits(room_kept=10_000_000))
        await house.open()
        used = await Phone().enter(house, m.Make("A"))
        left = await Phone().enter(house, m.Make("B"))
        await left.leave()
        await asyncio.sleep(4 * 3600)
        assert [*house.halls] == [used.code]
        await house.close()
        again = a_house(house.means.store, limits=Limits(room_kept=10_000_000))
        await again.open()
        assert list(again.halls) == []

    play(evening())
