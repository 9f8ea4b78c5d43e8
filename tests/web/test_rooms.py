"""Coming in, sitting down, moving, being sent away: over the wire."""

from __future__ import annotations

import asyncio
import contextlib

import pytest
from tests.web.players import LANGUAGES, QUICK, READY, events, play_on, reach, start, table
from tests.web.server import Server

from fabula.client import Client, Gone, Refused
from fabula.rooms.wire import messages as m

pytestmark = pytest.mark.anyio
THREE = ("Ann", "Bob", "Cat")


def names(one: Client) -> list[str]:
    assert one.room is not None
    return [person.name for person in one.room.people]


async def test_many_come_in_at_the_same_moment_and_each_gets_a_place(server: Server) -> None:
    async with Client.make(server.url, "Ann") as ann, contextlib.AsyncExitStack() as stack:
        guests = [Client.join(server.url, ann.code, f"Guest {n}") for n in range(12)]
        await asyncio.gather(*(stack.enter_async_context(guest) for guest in guests))
        await ann.until(lambda: len(names(ann)) == 13)
        assert ann.room is not None
        assert len({guest.person for guest in guests}) == 12
        assert sorted(filter(None, ann.room.seats)) == sorted(person.id for person in ann.room.people)


async def test_of_two_with_one_name_at_the_same_moment_one_is_refused(server: Server) -> None:
    async with Client.make(server.url, "Ann") as ann, contextlib.AsyncExitStack() as stack:
        guests = [Client.join(server.url, ann.code, "Bob") for _ in range(2)]
        coming = (stack.enter_async_context(guest) for guest in guests)
        outcome = await asyncio.gather(*coming, return_exceptions=True)
        assert sorted(type(one).__name__ for one in outcome) == ["Client", "Refused"]


async def test_a_name_that_cannot_be_is_refused(server: Server) -> None:
    bad = {
        "": "name-empty", " \t ": "name-empty", "x" * 25: "name-too-long", "\u200b": "name-unseen",
        "a\u202eb": "name-unseen", "\u3164": "name-unseen", "ANN": "name-taken", "a n n": "name-taken",
    }  # fmt: skip
    async with Client.make(server.url, "Ann") as ann:
        for name, why in bad.items():
            with pytest.raises(Refused) as refused:
                await Client.join(server.url, ann.code, name).__aenter__()
            assert refused.value.why == f"refused-{why}", repr(name)
        assert names(ann) == ["Ann"]


async def test_names_of_any_script_are_welcome(server: Server) -> None:
    async with Client.make(server.url, "Ольга") as olga, contextlib.AsyncExitStack() as stack:
        for name in ("李小龙", "אַבְרָהָם", "กัลยา", "O’Neil <b>", "🦊"):
            await stack.enter_async_context(Client.join(server.url, olga.code, name))
        await olga.until(lambda: len(names(olga)) == 6)
        assert names(olga) == ["Ольга", "李小龙", "אַבְרָהָם", "กัลยา", "O’Neil <b>", "🦊"]


async def test_the_wrong_code_key_and_ticket_are_refused(server: Server) -> None:
    async with Client.make(server.url, "Ann") as ann:
        wrong = {
            "refused-no-such-room": Client.join(server.url, "000000", "Bob"),
            "refused-wrong-key": Client.back(server.url, ann.code, "0" * 32),
            "refused-wrong-ticket": Client.move_in(server.url, ann.code, "0000"),
        }
        for why, client in wrong.items():
            with pytest.raises(Refused) as refused:
                await client.__aenter__()
            assert refused.value.why == why


async def test_who_comes_after_the_deal_looks_on(server: Server) -> None:
    async with table(server.url, THREE) as people:
        await start(people[0])
        async with Client.join(server.url, people[0].code, "Late") as late:
            assert late.room is not None
            assert late.person in late.room.watchers
            assert late.asks == []
            with pytest.raises(Refused, match="refused-already-started"):
                await late.do(m.Sit(late.next_id()))
            await play_on(people)
            await late.until(lambda: late.fabula)


async def test_two_devices_of_one_seat_see_and_do_the_same(server: Server) -> None:
    async with table(server.url, THREE, vote=120) as people:
        ann = people[0]
        assert ann.key is not None
        async with Client.back(server.url, ann.code, ann.key) as second:
            assert second.person == ann.person
            await start(ann)
            await reach(people, "vote")
            await second.until(lambda: second.asks and second.asks[0].prompt == "vote")
            assert second.entries == ann.entries
            await second.answer(1)
            await ann.until(lambda: ann.asks[0].answered == 1)
            await play_on(people[1:])
            await second.until(lambda: second.fabula)
            await ann.until(lambda: ann.fabula)
            assert second.entries == ann.entries


async def test_a_person_moves_to_another_device_with_a_ticket(server: Server) -> None:
    async with table(server.url, THREE) as people:
        bob = people[1]
        ticket = await bob.do(m.Ticket(bob.next_id()))
        assert isinstance(ticket, m.Ticketed)
        assert len(ticket.ticket) == 4
        async with Client.move_in(server.url, bob.code, ticket.ticket) as other:
            assert other.person == bob.person
            assert other.key not in (None, bob.key)
            with pytest.raises(Refused, match="refused-wrong-ticket"):
                await Client.move_in(server.url, bob.code, ticket.ticket).__aenter__()
            await other.do(m.Rename(other.next_id(), "Bobby"))
            await bob.until(lambda: "Bobby" in names(bob))


async def test_someone_removed_is_out_and_the_key_opens_nothing(server: Server) -> None:
    async with table(server.url, THREE) as people:
        ann, bob, _ = people
        assert bob.person is not None
        assert bob.key is not None
        await ann.do(m.Remove(ann.next_id(), bob.person))
        with pytest.raises(Gone):
            await bob.until(lambda: False)
        with pytest.raises(Refused, match="refused-wrong-key"):
            await Client.back(server.url, ann.code, bob.key).__aenter__()
        assert names(ann) == ["Ann", "Cat"]


async def test_a_bot_takes_over_and_a_person_takes_the_seat_back(server: Server) -> None:
    async with table(server.url, THREE, talk=120) as people:
        ann, bob, cat = people
        assert bob.person is not None
        await start(ann)
        await reach(people, "night")
        await ann.do(m.AddBot(ann.next_id(), person=bob.person))
        await bob.until(lambda: bob.room and bob.person in bob.room.watchers and not bob.asks)
        assert ann.room is not None
        bot = ann.room.seats[1]
        assert bot is not None
        await ann.do(m.Free(ann.next_id(), bot))
        await bob.do(m.Sit(bob.next_id(), 1))
        await reach([bob], "day")
        assert [entry["seat"] for entry in events(bob, "shown")] == [1]
        await play_on([ann, bob, cat])


async def test_the_host_arranges_chooses_hands_over_and_others_may_not(server: Server) -> None:
    async with table(server.url, THREE) as people:
        ann, bob, cat = people
        assert bob.person is not None
        with pytest.raises(Refused, match="refused-not-host"):
            await bob.do(m.Start(bob.next_id()))
        await ann.do(m.Arrange(ann.next_id(), ["p3", "p1", "p2"]))
        roles = ["werewolf", "werewolf", "seer", "robber", "tanner", "hunter"]
        await ann.do(m.Choose(ann.next_id(), roles))
        await ann.do(m.HandOver(ann.next_id(), bob.person))
        await cat.until(lambda: cat.room and cat.room.host == bob.person)
        assert cat.room is not None
        assert cat.room.seats == ["p3", "p1", "p2"]
        assert sorted(cat.room.roles) == sorted(roles)
        with pytest.raises(Refused, match="refused-not-host"):
            await ann.do(m.Start(ann.next_id()))
        await bob.do(m.Start(bob.next_id()))
        await play_on(people)


async def test_a_wrong_set_is_told_at_once_and_not_dealt(server: Server) -> None:
    async with table(server.url, THREE) as people:
        ann = people[0]
        await ann.do(m.Choose(ann.next_id(), ["werewolf", "seer"]))
        await ann.until(lambda: ann.room and ann.room.advice)
        assert ann.room is not None
        assert ("set-wrong-size", "stop") in [(line.code, line.level) for line in ann.room.advice]
        with pytest.raises(Refused, match="refused-set-wrong-size"):
            await start(ann)


async def test_settings_out_of_range_or_unknown_are_refused(server: Server) -> None:
    async with table(server.url, THREE) as people:
        ann = people[0]
        for change in ({"step": 1}, {"step": True}, {"talk": "long"}, {"lead": "cat"}, {"colour": 1}):
            with pytest.raises(Refused):
                await ann.do(m.Settings(ann.next_id(), change))
        assert ann.room is not None
        assert {key: ann.room.settings[key] for key in QUICK} == QUICK


async def test_the_clock_stops_while_paused(server: Server) -> None:
    async with table(server.url, THREE) as people:
        ann = people[0]
        await start(ann)
        await reach(people, "night")
        await ann.do(m.Pause(ann.next_id()))
        await ann.until(lambda: ann.clock and ann.clock.paused)
        called = len(events(ann, "called"))
        await asyncio.sleep(1.0)
        assert len(events(ann, "called")) == called
        await ann.do(m.Go(ann.next_id()))
        await play_on(people)


async def test_a_command_sent_twice_is_done_once(server: Server) -> None:
    async with table(server.url, THREE) as people:
        ann, bob, _ = people
        once = m.Say("the-same", "hello")
        await ann.do(once)
        await ann.do(once)
        await ann.do(m.Say(ann.next_id(), "bye"))
        await bob.until(lambda: len(bob.said) == 2)
        assert [said.text for said in bob.said] == ["hello", "bye"]


async def test_a_language_is_each_persons_own(server: Server) -> None:
    async with table(server.url, THREE) as people:
        ann, bob, _ = people
        assert ann.room is not None
        assert tuple(person.lang for person in ann.room.people) == LANGUAGES[:3]
        await bob.do(m.Language_(bob.next_id(), "fr"))
        await ann.until(lambda: ann.room and ann.room.people[1].lang == "fr")


async def test_a_person_moves_by_a_link_and_the_old_device_is_put_out(server: Server) -> None:
    async with Client.make(server.url, "Ann") as ann:
        ticket = await ann.do(m.Ticket(ann.next_id(), link=True, alone=True))
        assert isinstance(ticket, m.Ticketed)
        async with Client.move_in(server.url, ann.code, ticket.ticket) as other:
            await ann.until(lambda: ann.gone)
            assert (ann.gone, other.person) == ("moved", ann.person)
            await other.do(m.Gather(other.next_id()))
            assert ann.key is not None
            with pytest.raises(Refused, match="refused-wrong-key"):
                await Client.back(server.url, ann.code, ann.key).__aenter__()


async def test_who_leads_no_more_forgets_what_the_leader_is_told(server: Server) -> None:
    async with (
        Client.make(server.url, "Ann") as ann,
        Client.join(server.url, ann.code, "Bob") as bob,
        Client.join(server.url, ann.code, "Cat") as cat,
        Client.join(server.url, ann.code, "Dan"),
    ):
        await bob.do(m.Stand(bob.next_id()))
        for name in ("Eve", "Fay"):
            await ann.do(m.AddGuest(ann.next_id(), name))
        await ann.do(m.Settings(ann.next_id(), {"lead": "person"}))
        await ann.do(m.Start(ann.next_id()))
        await ann.until(lambda: ann.amendments)
        assert not bob.amendments
        assert bob.person is not None
        await ann.do(m.Entrust(ann.next_id(), bob.person))
        await bob.until(lambda: bob.amendments)
        assert (ann.amendments, ann.moves, ann.foresight, cat.amendments) == ([], [], [], [])


async def test_who_disconnects_is_shown_gone_and_comes_back(server: Server) -> None:
    async with table(server.url, THREE) as people:
        ann, bob, _ = people
        assert bob.key is not None
        await bob.__aexit__(None, None, None)
        await ann.until(lambda: ann.room and ann.room.people[1].gone)
        async with Client.back(server.url, ann.code, bob.key):
            await ann.until(lambda: ann.room and not ann.room.people[1].gone)


async def test_a_watcher_without_a_name_may_do_nothing(server: Server) -> None:
    async with table(server.url, THREE) as people, Client.watch(server.url, people[0].code) as screen:
        await people[0].until(lambda: people[0].room and people[0].room.onlookers == 1)
        commands = (m.Start("1"), m.Say("2", "hello"), m.Ticket("3"), m.Answer("4", "1.2.0", READY))
        for command in commands:
            with pytest.raises(Refused, match="refused-not-seated"):
                await screen.do(command)
