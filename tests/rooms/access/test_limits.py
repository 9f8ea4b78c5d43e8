"""Limits: how much one may ask of the house, and that each refusal says why."""

from __future__ import annotations

import asyncio

import pytest
from tests.rooms.table import Phone, a_table, lots, now, play, some_rooms

from fabula.core.refusals import Refusal
from fabula.rooms.access.limits import Bucket, Limits
from fabula.rooms.access.tickets import Admitted, Tickets
from fabula.rooms.access.visitors import neighbourhood
from fabula.rooms.rooms import Rooms
from fabula.rooms.storage.store import MemoryStore
from fabula.rooms.wire import messages as m


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


def test_too_many_commands_are_not_done() -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(limits=Limits(commands_at_once=5, commands_per_second=1.0)), 1)
        for n in range(5):
            await phones[0].does(m.Say, text=str(n))
        assert (await phones[0].does(m.Say, text="5"))["why"] == "refused-too-fast"
        await asyncio.sleep(1)
        await phones[0].does(m.Say, text="6")
        assert [one["text"] for one in phones[0].all("said")] == ["0", "1", "2", "3", "4", "6"]

    play(evening())


def test_a_room_that_has_written_too_much_still_finishes_its_game() -> None:
    async def evening() -> None:
        rooms = some_rooms(limits=Limits(lines_per_room=20))
        phones = await a_table(rooms, 3)
        assert (await phones[0].does(m.Start))["t"] == "done"
        told = [await phones[0].does(m.Rename, name=f"A{n}") for n in range(20)]
        assert told[-1]["why"] == "refused-table-spent"
        assert (await phones[1].does(m.Rename, name="Bea"))["why"] == "refused-table-spent"
        assert (await phones[0].does(m.Pause))["t"] == "done"
        again = some_rooms(rooms.services.store, limits=Limits(lines_per_room=20))
        await again.open()
        await phones[0].enter(again, m.Return(phones[0].code, phones[0].key))
        assert (await phones[0].does(m.Rename, name="Ada"))["why"] == "refused-table-spent"
        assert (await phones[0].does(m.Go))["t"] == "done"

    play(evening())


def test_an_address_has_so_many_bytes_and_others_have_theirs() -> None:
    async def evening() -> None:
        rooms = some_rooms(limits=Limits(bytes_at_once=3000, bytes_per_second=1.0))
        host = await Phone().enter(rooms, m.Make("A"), "here")
        other = await Phone().enter(rooms, m.Join(host.code, "B"), "elsewhere")
        told = [await host.does(m.Say, text="x" * 450) for _ in range(9)]
        assert told[-1]["why"] == "refused-too-much-written"
        assert (await other.does(m.Say, text="x" * 450))["t"] == "done"
        second = await Phone().enter(rooms, m.Make("C"), "here")
        assert (await second.does(m.Say, text="x"))["why"] == "refused-too-much-written"
        await asyncio.sleep(3600)
        assert (await host.does(m.Say, text="x"))["t"] == "done"

    play(evening())


def test_sentences_and_deals_have_a_pace() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await a_table(rooms, 3)
        said = [(await phones[0].does(m.Say, text="x")).get("why") for _ in range(12)]
        assert said == [None] * 10 + ["refused-too-fast"] * 2
        dealt = []
        for _ in range(7):
            dealt.append((await phones[0].does(m.Start)).get("why"))
            await phones[0].does(m.Again)
        assert dealt == [None] * 5 + ["refused-too-fast"] * 2
        await asyncio.sleep(1)
        assert (await phones[0].does(m.Start))["t"] == "done"

    play(evening())


def test_time_of_the_loop_is_shared_and_answers_go_through() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await a_table(rooms, 3)
        await phones[0].does(m.Start)
        rooms.servers[phones[0].code].quota.used(0, 0, 11_000, "table", rooms.services.now())
        assert (await phones[0].does(m.Pause))["why"] == "refused-too-busy"
        assert (await phones[1].answer(["ready"]))["t"] == "done"
        await asyncio.sleep(8)
        assert (await phones[0].does(m.Pause))["t"] == "done"

    play(evening())


def test_clocks_rest_where_a_room_has_used_up_its_time_and_the_game_goes_on() -> None:
    async def evening() -> None:
        rooms = some_rooms(limits=Limits(time_of_room_at_once=100, time_of_room_per_second=1.0))
        host, other = await a_table(rooms, 2)
        await host.does(m.AddBot)
        await host.does(m.Settings, change={"look": 5})
        assert (await host.does(m.Start))["t"] == "done"
        server = rooms.servers[host.code]
        server.quota.used(0, 0, 5_000.0, server.address, now())
        await other.does(m.Answer, ask=other.asks[0]["id"], choice=["ready"])
        await asyncio.sleep(6)
        assert host.clock["phase"] == "dusk"
        await asyncio.sleep(10)
        assert host.clock["phase"] == "night"

    play(evening())


def test_rooms_of_one_address_are_counted_while_they_are_used() -> None:
    async def evening() -> None:
        rooms = some_rooms(limits=Limits(rooms_per_address=2))
        first = await Phone().enter(rooms, m.Make("A"), "here")
        await Phone().enter(rooms, m.Make("A"), "here")
        with pytest.raises(Refusal, match="too-many-rooms"):
            await Phone().enter(rooms, m.Make("A"), "here")
        await Phone().enter(rooms, m.Make("A"), "elsewhere")
        await first.leave()
        await asyncio.sleep(3700)
        await Phone().enter(rooms, m.Make("A"), "here")

    play(evening())


def test_a_house_has_so_many_rooms_and_a_room_so_many_people() -> None:
    async def evening() -> None:
        rooms = some_rooms(limits=Limits(rooms=1, people_per_room=3, people_per_address=2))
        phones = await a_table(rooms, 2)
        code = phones[0].code
        with pytest.raises(Refusal, match="too-many-rooms"):
            await Phone().enter(rooms, m.Make("A"), "elsewhere")
        await Phone().enter(rooms, m.Join(code, "C"))
        with pytest.raises(Refusal, match="room-full"):
            await Phone().enter(rooms, m.Join(code, "D"), "elsewhere")
        await phones[0].does(m.Remove, person=phones[1].person)
        with pytest.raises(Refusal, match="room-full"):
            await Phone().enter(rooms, m.Join(code, "D"))

    play(evening())


def test_onlookers_do_not_shut_a_room_to_its_people() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await a_table(rooms, 2)
        code = phones[0].code
        for phone in phones:
            await phone.leave()
        screens = [await Phone().enter(rooms, m.Watch(code), f"10.0.0.{n // 12}") for n in range(40)]
        for address in ("10.0.0.0", "elsewhere"):
            with pytest.raises(Refusal, match="too-many-devices"):
                await Phone().enter(rooms, m.Watch(code), address)
        for phone in phones:
            await phone.enter(rooms, m.Return(code, phone.key), "10.0.0.0")
        friend = await Phone().enter(rooms, m.Join(code, "Friend"), "10.0.0.0")
        assert friend.room["onlookers"] == 40
        await screens[0].leave()
        await Phone().enter(rooms, m.Watch(code), "elsewhere")

    play(evening())


def test_one_address_has_a_few_onlookers() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        code = (await a_table(rooms, 1))[0].code
        for n in range(12):
            await Phone().enter(rooms, m.Watch(code), f"2001:db8::{n:x}")
        with pytest.raises(Refusal, match="too-many-devices"):
            await Phone().enter(rooms, m.Watch(code), "2001:db8::99")
        await Phone().enter(rooms, m.Watch(code), "2001:db8:0:1::1")

    play(evening())


def test_a_right_key_always_opens_and_the_oldest_of_too_many_devices_goes() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        first = (await a_table(rooms, 1))[0]
        devices = [await Phone().enter(rooms, m.Return(first.code, first.key)) for _ in range(6)]
        assert first.shut_because == "moved"
        assert [one.shut_because for one in devices] == [None] * 6
        assert len(rooms.servers[first.code].sync.devices) == 6

    play(evening())


async def guesses(rooms: Rooms, number: int, address: str = "guesser") -> list[str]:
    """Look for rooms by their codes, all at once; what each guess was answered."""

    async def guess(code: str) -> str:
        try:
            await Phone().enter(rooms, m.Watch(code), address)
        except Refusal as refusal:
            return refusal.why
        return "found"

    return await asyncio.gather(*(guess(f"{n:06}") for n in range(number)))


def test_codes_cannot_be_listed() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        assert (await guesses(rooms, 200)).count("no-such-room") == 30
        judged = rooms.services.now()
        while (await guesses(rooms, 1)) == ["too-fast"] and rooms.services.now() - judged < 60_000:
            pass
        assert rooms.services.now() - judged >= 4_000

    play(evening())


def test_who_knows_comes_in_beside_one_who_guesses() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await a_table(rooms, 2)
        code = phones[0].code
        await guesses(rooms, 40, "shared")
        with pytest.raises(Refusal, match="too-fast"):
            await Phone().enter(rooms, m.Return(code, "0" * 32), "shared")
        await phones[1].leave()
        before = rooms.services.now()
        await phones[1].enter(rooms, m.Return(code, phones[1].key), "shared")
        ticket = (await phones[1].does(m.Ticket, link=True))["ticket"]
        await Phone().enter(rooms, m.MoveIn(code, ticket), "shared")
        assert rooms.services.now() == before
        for first in (m.Join(code, "Late"), m.Watch(code)):
            asyncio.get_running_loop().create_task(guesses(rooms, 2, "shared"))
            await Phone().enter(rooms, first, "shared")
        assert rooms.services.now() - before <= 8_000
        with pytest.raises(Refusal, match="too-fast"):
            await Phone().enter(rooms, m.Watch("000000"), "shared")

    play(evening())


def test_the_key_of_a_room_and_its_code_are_judged_alike_once_there_were_too_many() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        code = (await a_table(rooms, 1))[0].code
        await guesses(rooms, 31)
        for wrong in (m.Return(code, "0" * 32), m.Return("000000", "0" * 32), m.MoveIn(code, "0000")):
            with pytest.raises(Refusal, match="too-fast"):
                await Phone().enter(rooms, wrong, "guesser")

    play(evening())


def test_a_visitor_with_many_addresses_is_one() -> None:
    assert neighbourhood("2001:db8:1:2:3:4:5:6") == neighbourhood("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert neighbourhood("2001:db8:1:3::1") != neighbourhood("2001:db8:1:2::1")
    assert neighbourhood("fe80::1%eth0") == "fe80::/64"
    assert neighbourhood("::ffff:192.0.2.7") == neighbourhood("192.0.2.7") == "192.0.2.7"
    assert neighbourhood("") == ""

    async def evening() -> None:
        rooms = some_rooms()
        for n in range(30):
            with pytest.raises(Refusal, match="no-such-room"):
                await Phone().enter(rooms, m.Watch("000000"), f"2001:db8::{n:x}")
        with pytest.raises(Refusal, match="too-fast"):
            await Phone().enter(rooms, m.Watch("000000"), "2001:db8::abcd")

    play(evening())


def test_a_ticket_is_for_one_use_and_a_short_time() -> None:
    tickets = Tickets(Limits(ticket_lasts=1000), lots(1))
    ticket = tickets.give("p1", 0)
    assert len(ticket) == 4
    assert tickets.take(ticket, 999) == Admitted("p1")
    for late, moment in ((ticket, 999), (tickets.give("p1", 0), 1000)):
        with pytest.raises(Refusal, match="wrong-ticket"):
            tickets.take(late, moment)


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
    assert tickets.take(ticket, 0) == Admitted("p1", alone=True)
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

    async def set_aside(self, room: str, at: int) -> None:
        """Fail."""
        raise OSError("the disk is full")

    async def close(self) -> None:
        """Note it."""
        self.closed = True


def test_a_room_that_cannot_be_forgotten_keeps_nothing_else_from_its_end() -> None:
    async def evening() -> None:
        store = Stuck()
        rooms = some_rooms(store, limits=Limits(room_kept=10_000_000))
        await rooms.open()
        for name in ("A", "B"):
            await (await Phone().enter(rooms, m.Make(name))).leave()
        await asyncio.sleep(4 * 3600)
        assert not rooms.servers
        await rooms.close()
        assert store.closed

    play(evening())


def test_rooms_that_nobody_uses_are_forgotten() -> None:
    async def evening() -> None:
        rooms = some_rooms(limits=Limits(room_kept=10_000_000))
        await rooms.open()
        used = await Phone().enter(rooms, m.Make("A"))
        left = await Phone().enter(rooms, m.Make("B"))
        await left.leave()
        await asyncio.sleep(4 * 3600)
        assert [*rooms.servers] == [used.code]
        assert isinstance(rooms.services.store, MemoryStore)
        assert [*rooms.services.store.kept] == [used.code]
        await asyncio.sleep(4 * 3600)
        assert not rooms.services.store.aside
        await rooms.close()

    play(evening())


A_DAY = 24 * 3600 * 1000


def test_a_start_with_a_wrong_clock_forgets_nothing() -> None:
    async def evening() -> None:
        store, wrong = MemoryStore(), 8 * A_DAY
        host = await Phone().enter(some_rooms(store), m.Make("A"))
        ahead = Rooms(store, now=lambda: now() + wrong, below=lots(2))
        await ahead.open()
        assert list(store.kept) == [host.code]
        await asyncio.sleep(2 * 3600)
        assert not store.kept
        await ahead.close()
        right = some_rooms(store)
        await right.open()
        assert list(store.kept) == [host.code]
        back = await Phone().enter(right, m.Return(host.code, host.key))
        assert back.person == host.person
        await right.close()

    play(evening())


def test_a_room_that_cannot_be_read_is_set_aside_when_it_is_old() -> None:
    async def evening() -> None:
        store = MemoryStore()
        store.kept["123456"] = [(b'{"w":"Flown","at":%d}' % now(), None)]
        rooms = some_rooms(store)
        await rooms.open()
        await asyncio.sleep(6 * A_DAY / 1000)
        assert list(store.kept) == ["123456"]
        await asyncio.sleep(2 * A_DAY / 1000)
        assert not store.kept
        assert list(store.aside) == ["123456"]
        await rooms.close()

    play(evening())
