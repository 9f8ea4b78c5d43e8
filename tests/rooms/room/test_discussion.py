"""The floor apart from the rules: hands raised to speak, a timer that all see, the call to gather."""

from __future__ import annotations

import asyncio

from tests.rooms.dealing import dealt
from tests.rooms.table import BEGINNING, Phone, a_table, now, play, some_rooms, until_beat

from fabula.rooms.rooms import Rooms
from fabula.rooms.storage.store import MemoryStore
from fabula.rooms.wire import messages as m

PLAYERS = 5
VILLAGE = "mafioso mafioso doctor citizen citizen citizen citizen"


async def a_square(rooms: Rooms, *, led: bool = True) -> list[Phone]:
    """A game of the Clocktower on its first day; with `led` the first phone leads."""
    phones = await a_table(rooms, PLAYERS + led, tale="clocktower")
    if led:
        await phones[0].does(m.Settings, change={"lead": "person"})
    assert (await phones[0].does(m.Start))["t"] == "done"
    while led and phones[0].clock["phase"] != "day":
        await phones[0].does(m.Next)
    await until_beat(phones, "day")
    return phones


async def on_to(lead: Phone, phase: str) -> None:
    """Go on until this phase."""
    for _ in range(60):
        if lead.clock["phase"] == phase:
            return
        await lead.does(m.Next)
    raise AssertionError(f"no {phase}")


# ---------------------------------------------------------------- a hand to speak


def test_all_see_who_wishes_to_speak_in_the_order_of_their_hands() -> None:
    async def evening() -> None:
        lead, *players = await a_square(some_rooms())
        for seat in (3, 1, 4):
            assert (await players[seat].does(m.Word, up=True))["t"] == "done"
        assert (await players[3].does(m.Word, up=True))["t"] == "done"
        assert all(phone.clock["words"] == [3, 1, 4] for phone in (lead, *players))
        await players[1].does(m.Word, up=False)
        assert players[0].clock["words"] == [3, 4]
        assert "hands" not in players[0].clock

    play(evening())


def test_who_leads_gives_the_word_and_nobody_else_touches_a_hand() -> None:
    async def evening() -> None:
        lead, *players = await a_square(some_rooms())
        await players[2].does(m.Word, up=True)
        assert (await players[0].does(m.Word, up=False, seat=2))["why"] == "refused-not-leader"
        assert (await lead.does(m.Word, up=False, seat=9))["why"] == "refused-no-such-seat"
        assert (await lead.does(m.Word, up=True))["why"] == "refused-not-seated"
        assert (await lead.does(m.Word, up=False, seat=2))["t"] == "done"
        assert players[2].clock.get("words", []) == []

    play(evening())


def test_where_fabula_leads_the_host_keeps_order() -> None:
    async def evening() -> None:
        host, *players = await a_square(some_rooms(), led=False)
        await players[1].does(m.Word, up=True)
        assert (await players[0].does(m.Word, up=False, seat=2))["why"] == "refused-not-host"
        assert (await host.does(m.Word, up=False, seat=2))["t"] == "done"

    play(evening())


def test_by_night_and_while_hands_are_counted_nobody_asks_for_the_word() -> None:
    async def evening() -> None:
        lead, *players = await a_square(some_rooms())
        await players[1].does(m.Word, up=True)
        await on_to(lead, "nominations")
        assert lead.clock["words"] == [1]
        await players[0].answer(["nominate", 2], 0)
        await on_to(lead, "plea")
        assert lead.clock.get("words", []) == []
        assert (await players[0].does(m.Word, up=True))["why"] == "refused-hands-are-counted"
        await on_to(lead, "nominations")
        await lead.does(m.Next)  # all have seen how many hands there were
        assert lead.clock["words"] == [1]
        await on_to(lead, "night")
        assert lead.clock.get("words", []) == []
        assert (await players[0].does(m.Word, up=True))["why"] == "refused-chat-closed"
        await on_to(lead, "day")
        assert lead.clock.get("words", []) == []

    play(evening())


def test_the_dead_speak_where_the_tale_lets_them() -> None:
    async def square() -> None:
        lead, *players = await a_square(some_rooms())
        await lead.does(m.Amend, act=["kill", 4])
        assert (await players[4].does(m.Word, up=True))["t"] == "done"
        await lead.does(m.Amend, act=["silence", 3])
        assert (await players[3].does(m.Word, up=True))["why"] == "refused-silenced"

    async def village() -> None:
        _, phones = await dealt("mafia32", VILLAGE, hands="at_once")
        await until_beat(phones, "vote")
        for phone in phones:
            await phone.answer(None if phone is phones[3] else 3)
        await until_beat(phones, "day")
        assert (await phones[3].does(m.Word, up=True))["why"] == "refused-dead-silent"
        assert (await phones[4].does(m.Word, up=True))["t"] == "done"

    play(square())
    play(village())


def test_who_stands_up_lowers_their_hand() -> None:
    async def evening() -> None:
        lead, *players = await a_square(some_rooms())
        await players[1].does(m.Word, up=True)
        await players[1].does(m.Stand)
        assert lead.clock.get("words", []) == []

    play(evening())


# ---------------------------------------------------------------- a timer


def test_a_timer_is_seen_by_all_and_ends_nothing() -> None:
    async def evening() -> None:
        lead, *players = await a_square(some_rooms())
        began = now()
        assert (await lead.does(m.Timer, seconds=180))["t"] == "done"
        for phone in (lead, *players):
            assert (phone.clock["ends"], phone.clock["length"], phone.clock["timer"]) == (
                began + 180_000, 180_000, True,
            )  # fmt: skip
        await lead.does(m.Timer, seconds=60, more=True)
        assert players[0].clock["ends"] == began + 240_000
        await asyncio.sleep(300)
        assert players[0].clock["phase"] == "day"
        await lead.does(m.Timer, seconds=60, more=True)
        assert players[0].clock["ends"] == now() + 60_000
        await lead.does(m.Timer, seconds=0)
        assert "ends" not in players[0].clock
        assert (await players[0].does(m.Timer, seconds=60))["why"] == "refused-not-leader"

    play(evening())


def test_a_timer_may_have_a_name_that_all_see() -> None:
    async def evening() -> None:
        lead, *players = await a_square(some_rooms())
        await lead.does(m.Timer, seconds=420, about=" Совет   двух\t")
        assert (players[0].clock["length"], players[0].clock["about"]) == (420_000, "Совет двух")
        await lead.does(m.Timer, seconds=60, more=True)
        assert (players[0].clock["length"], players[0].clock["about"]) == (480_000, "Совет двух")
        await lead.does(m.Timer, seconds=60, about="apart")
        assert players[0].clock["about"] == "apart"
        for trick in ("\u200b", "x" * 25):
            assert (await lead.does(m.Timer, seconds=60, about=trick))["t"] == "refused"
        await lead.does(m.Timer, seconds=60)
        assert "about" not in players[0].clock

    play(evening())


def test_a_timer_outlasts_a_vote_and_ends_with_its_phase() -> None:
    async def evening() -> None:
        lead, *players = await a_square(some_rooms())
        await lead.does(m.Timer, seconds=300)
        await on_to(lead, "nominations")
        assert not lead.clock.get("timer")
        await lead.does(m.Timer, seconds=300)
        await players[0].answer(["nominate", 2], 0)
        await on_to(lead, "vote")
        assert not lead.clock.get("timer")
        assert lead.clock["ends"] is not None
        await on_to(lead, "nominations")
        assert lead.clock["timer"]
        await on_to(lead, "night")
        assert not lead.clock.get("timer")
        assert (await lead.does(m.Timer, seconds=300))["why"] == "refused-chat-closed"

    play(evening())


def test_the_time_for_a_speech_ends_with_the_speeches() -> None:
    async def evening() -> None:
        lead, *players = await a_square(some_rooms())
        await on_to(lead, "nominations")
        await players[0].answer(["nominate", 2], 0)
        await on_to(lead, "plea")
        await lead.does(m.Timer, seconds=30)
        for phone in (lead, *players):
            assert phone.clock["timer"]
        await asyncio.sleep(40)
        assert players[0].clock["phase"] == "plea"
        await lead.does(m.Timer, seconds=60)
        await on_to(lead, "vote")
        assert not lead.clock.get("timer")
        await on_to(lead, "nominations")
        assert not lead.clock.get("timer")

    play(evening())


def test_a_pause_stops_the_timer() -> None:
    async def evening() -> None:
        lead, *players = await a_square(some_rooms())
        await lead.does(m.Timer, seconds=100)
        await asyncio.sleep(40)
        await lead.does(m.Pause)
        assert (players[0].clock["left"], players[0].clock.get("ends")) == (60_000, None)
        await asyncio.sleep(500)
        await lead.does(m.Timer, seconds=60, more=True)
        await lead.does(m.Go)
        assert players[0].clock["ends"] == now() + 120_000

    play(evening())


def test_where_fabula_leads_the_talk_itself_gets_the_time() -> None:
    async def evening() -> None:
        host, *players = await a_square(some_rooms(), led=False)
        assert (await players[0].does(m.Timer, seconds=60))["why"] == "refused-not-host"
        before = host.clock["ends"]
        await host.does(m.Timer, seconds=60, more=True)
        assert host.clock["ends"] == before + 60_000
        assert not host.clock.get("timer")
        assert (await host.does(m.Timer, seconds=0))["why"] == "refused-fabula-keeps-time"
        assert (await host.does(m.Timer, seconds=3600, more=True))["why"] == "refused-setting-range"
        await host.does(m.Timer, seconds=30)
        await asyncio.sleep(31)
        assert host.clock["phase"] == "nominations"

    play(evening())


def test_in_the_lobby_too() -> None:
    async def evening() -> None:
        host, guest = await a_table(some_rooms(), 2)
        await host.does(m.Timer, seconds=300)
        await host.does(m.Gather)
        assert guest.clock == {
            "t": "clock", "phase": "lobby", "ends": now() + 300_000, "length": 300_000, "timer": True,
            "gathered": now(),
        }  # fmt: skip

    play(evening())


# ---------------------------------------------------------------- gathering


def test_all_devices_hear_the_call_but_not_by_night() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        lead, *players = await a_square(rooms)
        screen = await Phone().enter(rooms, m.Watch(lead.code))
        assert (await players[0].does(m.Gather))["why"] == "refused-not-leader"
        await lead.does(m.Gather)
        assert [phone.clock["gathered"] for phone in (*players, screen)] == [now()] * (PLAYERS + 1)
        await on_to(lead, "night")
        assert (await lead.does(m.Gather))["why"] == "refused-chat-closed"

    play(evening())


def test_rules_are_read_to_all_but_not_by_night_and_only_by_who_leads_or_the_host() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        lead, *players = await a_square(rooms)
        screen = await Phone().enter(rooms, m.Watch(lead.code))
        assert (await players[0].does(m.Read, line=1))["why"] == "refused-not-host"
        await lead.does(m.Read, line=1)
        await lead.does(m.Read, line=2)
        assert [phone.clock["reading"] for phone in (*players, screen)] == [2] * (PLAYERS + 1)
        await lead.does(m.Read)
        assert "reading" not in screen.clock
        await lead.does(m.Read, line=3)
        await on_to(lead, "night")
        assert "reading" not in screen.clock
        assert (await lead.does(m.Read, line=4))["why"] == "refused-chat-closed"
        assert (await lead.does(m.Read))["t"] == "done"

    play(evening())


def test_the_host_has_the_rules_read_where_fabula_leads() -> None:
    async def evening() -> None:
        host, guest = await a_table(some_rooms(), 2)
        assert (await guest.does(m.Read, line=1))["why"] == "refused-not-host"
        await host.does(m.Read, line=1)
        assert guest.clock["reading"] == 1

    play(evening())


def test_rules_are_read_while_cards_are_looked_at_too() -> None:
    async def evening() -> None:
        lead, *players = await a_table(some_rooms(), PLAYERS + 1, tale="clocktower")
        await lead.does(m.Settings, change={"lead": "person"})
        await lead.does(m.Start)
        await on_to(lead, "dusk")
        assert (await lead.does(m.Read, line=1))["t"] == "done"
        assert players[0].clock["reading"] == 1

    play(evening())


def test_what_a_device_read_that_is_gone_is_not_read_to_whoever_comes_later() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        host, _ = await a_table(rooms, 2)
        await host.does(m.Read, line=3)
        await asyncio.sleep(61)
        screen = await Phone().enter(rooms, m.Watch(host.code))
        assert "reading" not in screen.clock
        await host.does(m.Read, line=3)
        assert screen.clock["reading"] == 3

    play(evening())


def test_a_killed_server_knows_it_all() -> None:
    async def evening() -> None:
        store = MemoryStore()
        lead, *players = await a_square(some_rooms(store))
        await lead.does(m.Timer, seconds=900)
        await lead.does(m.Gather)
        await lead.does(m.Read, line=5)
        for seat in (2, 0):
            await players[seat].does(m.Word, up=True)
        killed = MemoryStore()
        killed.kept = {code: list(lines) for code, lines in store.kept.items()}
        rooms = some_rooms(killed)
        await rooms.open()
        back = await Phone().enter(rooms, m.Return(lead.code, players[1].key))
        assert back.clock == players[1].clock
        assert back.clock["words"] == [2, 0]
        assert back.clock["gathered"] >= BEGINNING
        assert back.clock["reading"] == 5

    play(evening())
