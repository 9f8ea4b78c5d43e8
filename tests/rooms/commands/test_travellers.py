"""Whoever comes late, or has to go early, while a game is on."""

from __future__ import annotations

import asyncio

from tests.rooms.table import Phone, a_table, lead_until, play, some_rooms, until_beat, until_watched

from fabula.games.clocktower.almanac.cards import BAD_MOON_RISING, OF_ANY, OF_MOON, OF_TROUBLE, OF_VIOLETS
from fabula.rooms.rooms import Rooms
from fabula.rooms.storage.store import MemoryStore
from fabula.rooms.wire import messages as m

KINDS = 6


async def a_town(rooms: Rooms, **settings: str) -> tuple[Phone, Phone]:
    """A game of the Clocktower with one person and bots; another person comes late."""
    host = await Phone().enter(rooms, m.Make("A", tale="clocktower"))
    for _ in range(KINDS - 1):
        await host.does(m.AddBot, mind="random")
    if settings:
        await host.does(m.Settings, change=dict(settings))
    assert (await host.does(m.Start))["t"] == "done"
    return host, await Phone().enter(rooms, m.Join(host.code, "B"))


def test_who_comes_late_sits_down_as_a_traveller() -> None:
    async def evening() -> None:
        host, late = await a_town(some_rooms())
        await until_beat([host], "day")
        assert late.room["travellers"] == [*OF_TROUBLE, *OF_ANY, *OF_MOON, *OF_VIOLETS]
        assert (await late.does(m.Travel, role="imp"))["why"] == "refused-already-started"
        assert (await late.does(m.Travel, role="thief"))["t"] == "done"
        assert host.entry("arrived") == {"e": "arrived", "seat": KINDS, "role": "thief", "after": 5}
        assert host.room["seats"].index(late.person) == KINDS
        told = [one["kind"] for one in late.entries if one["e"] == "informed"]
        assert told[0] == "side"
        assert not [one for one in host.entries if one.get("seat") == KINDS and one["e"] == "informed"]
        assert "thief" not in late.room["travellers"]
        assert (await late.does(m.Travel, role="beggar"))["why"] == "refused-seat-taken"

    play(evening())


def test_a_traveller_goes_at_any_time_and_nobody_goes_on_in_the_seat() -> None:
    async def evening() -> None:
        host, late = await a_town(some_rooms())
        await until_beat([host], "day")
        await late.does(m.Travel, role="beggar")
        assert (await late.does(m.Stand))["t"] == "done"
        assert host.entry("departed") == {"e": "departed", "seat": KINDS}
        assert host.room["seats"][KINDS] is None
        assert late.person in host.room["watchers"]

    play(evening())


def test_while_a_matron_lives_players_do_not_whisper_but_to_who_leads() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        host = await Phone().enter(rooms, m.Make("A", tale="clocktower"))
        for _ in range(KINDS - 1):
            await host.does(m.AddBot, mind="random")
        await host.does(m.Choose, roles=list(BAD_MOON_RISING))
        assert (await host.does(m.Start))["t"] == "done"
        late = await Phone().enter(rooms, m.Join(host.code, "B"))
        await until_beat([host], "day")
        assert (await late.does(m.Travel, role="matron"))["t"] == "done"
        assert (await host.does(m.Say, text="psst", to=late.person))["why"] == "refused-whispers-forbidden"
        assert (await host.does(m.Say, text="All may hear this"))["t"] == "done"

    play(evening())


def test_who_leads_lets_people_in_by_themselves() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        _, late = await a_town(rooms, lead="person")
        assert late.room.get("travellers", []) == []
        assert (await late.does(m.Travel, role="thief"))["why"] == "refused-already-started"

    play(evening())


def test_who_leads_lets_a_traveller_come_who_takes_the_seat_on_their_own_phone() -> None:
    async def evening() -> None:
        host, late = await a_town(some_rooms(), lead="person")
        await lead_until(host, "day")
        assert (await late.does(m.Sit))["why"] == "refused-already-started"
        assert (await host.does(m.Amend, act=["traveller", "thief", "evil", 2]))["t"] == "done"
        seat = host.entry("arrived")["seat"]
        assert late.room["seats"][seat] is None
        assert (await late.does(m.Sit))["t"] == "done"
        assert late.room["seats"][seat] == late.person
        told = [one for one in late.entries if one["e"] == "informed" and one["kind"] == "side"]
        assert [(one["seat"], one["answer"]) for one in told] == [(seat, "evil")]
        assert any(ask["open"] and ask["seat"] == seat for ask in late.asks)

    play(evening())


def test_whoever_leads_may_leave_the_side_to_the_lot() -> None:
    async def evening() -> None:
        host, _ = await a_town(some_rooms(), lead="person")
        await lead_until(host, "day")
        assert (await host.does(m.Amend, act=["traveller", "thief", "lot", 2]))["t"] == "done"
        assert (await host.does(m.Amend, act=["traveller", "beggar", "luck", 2]))["why"] == (
            "refused-no-amendment"
        )
        told = host.entry("turned")
        assert told["side"] in ("good", "evil")

    play(evening())


def test_a_killed_server_knows_the_traveller() -> None:
    async def evening() -> None:
        store = MemoryStore()
        host, late = await a_town(some_rooms(store))
        await until_beat([host], "day")
        await late.does(m.Travel, role="gunslinger")
        killed = MemoryStore()
        killed.kept = {code: list(lines) for code, lines in store.kept.items()}
        rooms = some_rooms(killed)
        await rooms.open()
        back = await Phone().enter(rooms, m.Return(late.code, late.key))
        assert back.room["seats"][KINDS] == late.person
        assert back.entries == late.entries

    play(evening())


def test_who_is_asked_between_hands_has_more_time_than_a_hand() -> None:
    async def evening() -> None:
        host, late = await a_town(some_rooms())
        await until_beat([host], "day")
        await late.does(m.Travel, role="gunslinger")
        await until_beat([host], "nominations")
        await host.answer(["nominate", 0])
        await until_beat([host], "vote")
        await host.does(m.Hand, up=True)
        for _ in range(200):
            if any(ask["prompt"] == "gunslinger" for ask in late.asks):
                break
            await asyncio.sleep(0.5)
        await until_watched([host])
        clock, timers = late.last("clock"), late.room["settings"]
        assert clock["length"] == 1000 * timers["plea"] > 1000 * timers["hand"]

    play(evening())


# ---------------------------------------------------------------- from the beginning


async def a_lobby(rooms: Rooms, people: int = 7, tale: str = "clocktower") -> list[Phone]:
    """People in the lobby; the first is the host."""
    host = await Phone().enter(rooms, m.Make("A", tale=tale))
    others = [await Phone().enter(rooms, m.Join(host.code, chr(ord("B") + n))) for n in range(people - 1)]
    return [host, *others]


def test_who_wishes_and_is_let_is_a_traveller_from_the_beginning() -> None:
    async def evening() -> None:
        host, *others = await a_lobby(some_rooms())
        assert (await others[2].does(m.TravellerWish, on=True))["t"] == "done"
        assert host.room["travelling"] == {others[2].person: False}
        assert (await host.does(m.TravellerWish, on=True, person=others[2].person))["t"] == "done"
        assert (await host.does(m.TravellerWish, on=True))["t"] == "done"
        assert host.room["travelling"] == {others[2].person: True, host.person: True}
        assert (await host.does(m.Start))["t"] == "done"
        for phone, role in ((host, "thief"), (others[2], "beggar")):
            assert phone.asks[0]["prompt"] == "traveller"
            assert (await phone.answer(role))["t"] == "done"
        assert [(one["seat"], one["role"]) for one in others[0].entries if one["e"] == "arrived"] == [
            (0, "thief"),
            (3, "beggar"),
        ]
        assert host.entry("began")["settings"]["travellers"] == [0, 3]
        assert "travelling" not in host.room
        await until_beat([host], "day")

    play(evening())


def test_without_the_hosts_word_a_wish_is_but_a_wish() -> None:
    async def evening() -> None:
        host, *others = await a_lobby(some_rooms())
        await others[0].does(m.TravellerWish, on=True)
        refused = await others[1].does(m.TravellerWish, on=True, person=others[0].person)
        assert refused["why"] == "refused-not-host"
        assert (await host.does(m.TravellerWish, on=True, person=others[1].person))["why"] == (
            "refused-not-their-wish"
        )
        await others[2].does(m.TravellerWish, on=True)
        await others[2].does(m.TravellerWish, on=False)
        assert (await host.does(m.Start))["t"] == "done"
        await until_beat([host], "night")
        assert not [one for one in host.entries if one["e"] == "arrived"]
        assert (await others[0].does(m.TravellerWish, on=True))["why"] == "refused-already-started"

    play(evening())


def test_the_table_counts_the_others() -> None:
    async def evening() -> None:
        host, *others = await a_lobby(some_rooms(), people=6)
        for phone in others[:2]:
            await phone.does(m.TravellerWish, on=True)
            await host.does(m.TravellerWish, on=True, person=phone.person)
        assert host.room["advice"][0] == {"code": "too-few-seats", "level": "stop", "args": {"least": 5}}
        assert (await host.does(m.Start))["why"] == "refused-too-few-seats"
        await host.does(m.TravellerWish, on=False, person=others[0].person)
        assert (await host.does(m.Start))["t"] == "done"

    play(evening())


def test_a_bot_goes_on_for_who_leaves_while_the_set_is_being_chosen() -> None:
    async def evening() -> None:
        host, *others = await a_table(some_rooms(), 6, tale="clocktower")
        await host.does(m.Settings, change={"lead": "person"})
        assert (await host.does(m.Start))["t"] == "done"
        assert [ask["prompt"] for ask in host.asks] == ["set"]
        assert (await others[1].does(m.Stand))["t"] == "done"
        assert others[1].person in host.room["watchers"]
        assert None not in host.room["seats"]

    play(evening())


def test_no_more_travellers_than_the_game_has_and_only_where_it_has_them() -> None:
    async def evening() -> None:
        host, *others = await a_lobby(some_rooms(), people=12)
        for phone in others[:5]:
            await phone.does(m.TravellerWish, on=True)
            assert (await host.does(m.TravellerWish, on=True, person=phone.person))["t"] == "done"
        assert (await host.does(m.TravellerWish, on=True))["why"] == "refused-too-many-travellers"
        await others[0].does(m.Stand)
        assert others[0].person not in host.room["travelling"]
        assert (await host.does(m.TravellerWish, on=True))["t"] == "done"
        await host.does(m.ChooseTale, tale="onenight")
        assert "travelling" not in host.room
        assert (await others[1].does(m.TravellerWish, on=True))["why"] == "refused-no-travellers"

    play(evening())


def test_who_has_no_phone_is_let_by_the_host_alone() -> None:
    async def evening() -> None:
        host, *_ = await a_lobby(some_rooms(), people=5)
        await host.does(m.AddGuest, name="Guest")
        guest = host.room["seats"][-1]
        await host.does(m.Settings, change={"lead": "person"})
        await host.does(m.AddGuest, name="Another")
        assert (await host.does(m.TravellerWish, on=True, person=guest))["t"] == "done"
        assert host.room["travelling"] == {guest: True}
        assert (await host.does(m.Start))["t"] == "done"
        while not any(ask["prompt"] == "traveller" for ask in host.asks):
            await host.does(m.Next)
        assert (await host.answer("scapegoat", 4))["t"] == "done"
        assert host.entry("arrived")["seat"] == 4

    play(evening())


async def a_led_town(rooms: Rooms) -> tuple[Phone, list[Phone], Phone]:
    """A game of the Clocktower that a person leads, and another person who comes late."""
    lead, *players = await a_table(rooms, KINDS + 1, tale="clocktower")
    await lead.does(m.Settings, change={"lead": "person"})
    assert (await lead.does(m.Start))["t"] == "done"
    while (own := next((ask for ask in lead.asks if ask["seat"] is None), None)) is not None:
        await lead.answer(own["suggested"])
    return lead, players, await Phone().enter(rooms, m.Join(lead.code, "Late"))


def test_who_comes_late_asks_whoever_leads_and_is_let_in() -> None:
    async def evening() -> None:
        lead, players, late = await a_led_town(some_rooms())
        assert (await players[0].does(m.TravellerWish, on=True))["why"] == "refused-already-started"
        assert (await late.does(m.TravellerWish, on=True))["t"] == "done"
        assert lead.room["travelling"] == {late.person: False}
        assert (await players[0].does(m.TravellerWish, on=False, person=late.person))["t"] == "refused"
        await lead.does(m.TravellerWish, on=False, person=late.person)
        assert "travelling" not in lead.room
        assert (await lead.does(m.TravellerWish, on=True, person=late.person))["t"] == "refused"
        await late.does(m.TravellerWish, on=True)
        act = ["traveller", "beggar", "good", 0]
        kill = await lead.does(m.Amend, act=["kill", 0], person=late.person)
        assert kill["why"] == "refused-no-amendment"
        seated = await lead.does(m.Amend, act=act, person=players[0].person)
        assert seated["why"] == "refused-seat-taken"
        assert (await lead.does(m.Amend, act=act, person=late.person))["t"] == "done"
        assert late.room["seats"].index(late.person) == KINDS
        assert "travelling" not in late.room
        assert [one["kind"] for one in late.entries if one["e"] == "informed"]

    play(evening())


def test_who_comes_late_without_a_phone_is_a_guest_with_a_name() -> None:
    async def evening() -> None:
        lead, _, late = await a_led_town(some_rooms())
        kill = await lead.does(m.Amend, act=["kill", 0], name="Nina")
        assert kill["why"] == "refused-no-amendment"
        act = ["traveller", "beggar", "good", 0]
        assert (await late.does(m.Amend, act=act, name="Nina"))["why"] == "refused-not-leader"
        assert (await lead.does(m.Amend, act=act, name="Late"))["why"] == "refused-name-taken"
        assert len(lead.room["seats"]) == KINDS
        assert (await lead.does(m.Amend, act=act, name="Nina"))["t"] == "done"
        (nina,) = [one for one in lead.room["people"] if one["name"] == "Nina"]
        assert nina["guest"]
        assert lead.room["seats"][KINDS] == nina["id"]
        assert lead.entry("arrived")["role"] == "beggar"

    play(evening())


def test_where_there_are_no_travellers_nobody_asks_to_come() -> None:
    async def evening() -> None:
        host, late = await a_town(some_rooms())
        assert (await late.does(m.TravellerWish, on=True))["why"] == "refused-no-travellers"
        assert (await host.does(m.TravellerWish, on=True))["why"] == "refused-already-started"

    play(evening())


# ---------------------------------------------------------------- late in a game


def test_with_fewer_than_seven_alive_it_is_late_and_near_the_end_the_host_has_to_agree() -> None:
    async def evening() -> None:
        host, late = await a_town(some_rooms())
        await until_beat([host], "day")
        assert late.room["lateness"] == "few"
        await until_beat([host], "night")
        await until_beat([host], "day")
        assert late.room["lateness"] == "host"
        assert (await late.does(m.Travel, role="thief"))["why"] == "refused-ask-the-host"
        assert (await host.does(m.TravellerWish, on=True, person=late.person))["why"] == (
            "refused-not-their-wish"
        )
        assert (await late.does(m.TravellerWish, on=True))["t"] == "done"
        assert host.room["travelling"] == {late.person: False}
        assert (await late.does(m.TravellerWish, on=True, person=late.person))["t"] == "done"
        assert (await late.does(m.Travel, role="thief"))["why"] == "refused-ask-the-host"
        assert (await host.does(m.TravellerWish, on=True, person=late.person))["t"] == "done"
        assert (await late.does(m.Travel, role="thief"))["t"] == "done"
        assert host.entry("arrived")["role"] == "thief"

    play(evening())


def test_the_host_may_decline_whoever_comes_late() -> None:
    async def evening() -> None:
        host, late = await a_town(some_rooms())
        for phase in ("day", "night", "day"):
            await until_beat([host], phase)
        await late.does(m.TravellerWish, on=True)
        assert (await host.does(m.TravellerWish, on=False, person=late.person))["t"] == "done"
        assert "travelling" not in host.room
        assert (await late.does(m.Travel, role="thief"))["why"] == "refused-ask-the-host"

    play(evening())


def test_the_recommended_five_are_named_first() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        host = await Phone().enter(rooms, m.Make("A", tale="clocktower"))
        assert host.room["fitting"] == [*OF_TROUBLE]
        await host.does(m.Choose, roles=list(BAD_MOON_RISING))
        assert host.room["fitting"] == [*OF_MOON]
        own = {"script_travellers": ["judge", "gnome"]}
        await host.does(m.Choose, roles=list(BAD_MOON_RISING), more=own)
        assert host.room["fitting"] == ["judge", "gnome"]
        await host.does(m.ChooseTale, tale="onenight")
        assert "fitting" not in host.room

    play(evening())
