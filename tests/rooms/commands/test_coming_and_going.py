"""In a game of many nights: who comes late, who leaves, and what a person who leads takes back."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from tests.rooms.dealing import dealt, until_call
from tests.rooms.table import Phone, play, until_beat

from fabula.minds.mafia32 import Sensible
from fabula.rooms.rooms import Rooms
from fabula.rooms.wire import messages as m

VILLAGE = "detective mafioso mafioso doctor citizen citizen citizen citizen citizen"


async def second_day() -> tuple[Rooms, list[Phone]]:
    """The detective has found a mafioso at seat 1 and says so, and seat 8 has been voted out."""
    rooms, phones = await dealt("mafia32", VILLAGE, hands="at_once")
    await until_beat(phones, "vote")
    for phone in phones[:8]:
        await phone.answer(8)
    await phones[8].answer(None)
    await until_call(phones, "detective")
    await phones[0].answer(1)
    await until_beat(phones, "day")
    assert phones[0].entry("learned")["answer"] == "criminal"
    return rooms, phones


def test_who_comes_late_hears_what_the_town_knows_and_is_asked_nothing() -> None:
    async def evening() -> None:
        rooms, phones = await second_day()
        late = await Phone().enter(rooms, m.Join(phones[0].code, "Late"))
        screen = await Phone().enter(rooms, m.Watch(phones[0].code))
        assert late.entries == screen.entries
        assert late.entry("revealed") == {"e": "revealed", "place": 8, "role": "citizen"}
        assert not {one["e"] for one in late.entries} & {"shown", "woke", "chose", "learned", "met", "dealt"}
        await until_beat(phones, "night")
        assert (late.asks, phones[8].asks) == ([], [])
        assert phones[0].asks
        assert (await late.does(m.Sit))["why"] == "refused-already-started"

    play(evening())


def test_who_takes_the_seat_of_a_living_player_hears_its_nights_and_of_a_dead_one_is_dead() -> None:
    async def evening() -> None:
        rooms, phones = await second_day()
        late = [await Phone().enter(rooms, m.Join(phones[0].code, name)) for name in ("Late", "Later")]
        for seat, phone in zip((3, 8), late, strict=True):
            past = phones[seat].entries
            await phones[0].does(m.Free, person=phones[seat].person)
            assert (await phone.does(m.Sit, seat=seat))["t"] == "done"
            assert phone.entries != past
            assert (await phones[1].does(m.Nod, who=phone.person))["t"] == "done"
            assert phone.entries == past
        await until_beat(phones, "night")
        assert late[0].asks[0]["seat"] == 3
        assert late[1].asks == []
        await until_beat(phones, "day")
        assert (await late[1].does(m.Say, text="I was a citizen"))["why"] == "refused-dead-silent"

    play(evening())


def test_a_sensible_bot_that_comes_late_knows_what_its_seat_was_told() -> None:
    async def evening() -> None:
        rooms, phones = await second_day()
        await phones[0].does(m.HandOver, person=phones[1].person)
        assert (await phones[1].does(m.AddBot, person=phones[0].person))["t"] == "done"
        room = rooms.servers[phones[1].code].room
        assert room.play is not None
        mind = room.play.bots.minds[0]
        assert isinstance(mind, Sensible)
        assert mind.memory.role == "detective"
        assert mind.memory.signs == {1: "criminal"}
        assert 8 not in mind.memory.living
        assert {one["e"] for one in phones[0].entries}.isdisjoint({"shown", "learned"})
        await until_beat(phones[1:], "vote")
        claims = [one["words"] for one in phones[4].entries if one["e"] == "claimed" and one["seat"] == 0]
        assert ["checked", 1, "criminal"] in claims
        for phone in phones[1:8]:
            await phone.answer(None)
        assert phones[4].entry("voted")["votes"][0] == 1

    play(evening())


def test_who_leaves_by_night_leaves_no_trace_on_other_phones_but_the_seat() -> None:
    async def evening() -> None:
        _, phones = await second_day()
        await until_beat(phones, "night")
        heard = len(phones[5].heard)
        await phones[0].does(m.Remove, person=phones[3].person)
        assert {one["t"] for one in phones[5].messages(heard)} == {"room"}
        await until_beat(phones, "day")
        called = [at for at, message in phones[5].heard if b'"called"' in message][-3:]
        assert [later - at for at, later in pairwise(called)] == [4_000, 12_000]  # the doctor, the gang

    play(evening())


async def lead_to(phones: list[Phone], phase: str) -> None:
    """The leader goes on to this phase."""
    for _ in range(99):
        if phones[0].clock["phase"] == phase:
            return
        await phones[0].does(m.Next)
    raise AssertionError(f"no {phase}")


def test_a_leader_takes_back_a_death() -> None:
    async def evening() -> None:
        rules: dict[str, Any] = {"hands": "at_once", "one_by_one": False}
        _, phones = await dealt("mafia32", VILLAGE, led=True, **rules)
        lead, *others = phones
        await lead_to(phones, "vote")
        for phone in others[:8]:
            await phone.answer(8)
        await others[8].answer(4)
        assert others[2].entry("died")["seat"] == 8
        await lead_to(phones, "night")
        assert others[2].clock["phase"] == "night"
        assert others[8].asks == []
        assert (await lead.does(m.Undo))["t"] == "done"
        for phone in phones:
            assert phone.last("entries")["anew"]
            assert not any(one["e"] in ("died", "revealed", "voted") for one in phone.entries)
            assert phone.clock["phase"] == "vote"
        assert others[0].asks[0]["answered"] == 8
        assert "answered" not in others[8].asks[0]
        assert (await others[8].does(m.Say, text="Not me"))["t"] == "done"
        for phone in (*others[:4], others[8]):
            await phone.answer(5)
        assert others[2].entry("died")["seat"] == 5
        await lead_to(phones, "night")
        assert others[8].asks

    play(evening())
