"""Whoever comes late, or has to go early, while a game is on."""

from __future__ import annotations

import asyncio

from tests.rooms.table import Phone, a_house, play

from fabula.games.clocktower.cards import TRAVELLERS
from fabula.rooms import messages as m
from fabula.rooms.house import House
from fabula.rooms.store import MemoryStore

RESIDENTS = 6


async def a_town(house: House, **settings: str) -> tuple[Phone, Phone]:
    """A game of the Clocktower with one person and bots; another person comes late."""
    host = await Phone().enter(house, m.Make("A", tale="clocktower"))
    for _ in range(RESIDENTS - 1):
        await host.does(m.AddBot, mind="random")
    if settings:
        await host.does(m.Settings, change=dict(settings))
    assert (await host.does(m.Start))["t"] == "done"
    return host, await Phone().enter(house, m.Join(host.code, "B"))


async def until_phase(phone: Phone, phase: str) -> None:
    """Let time pass until this phase is on."""
    for _ in range(2000):
        if phone.last("clock")["phase"] == phase:
            return
        await asyncio.sleep(1)
    raise AssertionError(f"no {phase}")


def test_who_comes_late_sits_down_as_a_traveller() -> None:
    async def evening() -> None:
        host, late = await a_town(a_house())
        await until_phase(host, "day")
        assert late.room["travellers"] == list(TRAVELLERS)
        assert (await late.does(m.Travel, role="imp"))["why"] == "refused-already-started"
        assert (await late.does(m.Travel, role="thief"))["t"] == "done"
        assert host.entry("arrived") == {"e": "arrived", "seat": RESIDENTS, "role": "thief", "after": 5}
        assert host.room["seats"].index(late.person) == RESIDENTS
        told = [one["kind"] for one in late.entries if one["e"] == "informed"]
        assert told[0] == "side"
        assert not [one for one in host.entries if one.get("seat") == RESIDENTS and one["e"] == "informed"]
        assert "thief" not in late.room["travellers"]
        assert (await late.does(m.Travel, role="beggar"))["why"] == "refused-seat-taken"

    play(evening())


def test_a_traveller_goes_at_any_time_and_nobody_goes_on_in_the_seat() -> None:
    async def evening() -> None:
        host, late = await a_town(a_house())
        await until_phase(host, "day")
        await late.does(m.Travel, role="beggar")
        assert (await late.does(m.Stand))["t"] == "done"
        assert host.entry("departed") == {"e": "departed", "seat": RESIDENTS}
        assert host.room["seats"][RESIDENTS] is None
        assert late.person in host.room["watchers"]

    play(evening())


def test_who_leads_lets_people_in_by_themselves() -> None:
    async def evening() -> None:
        house = a_house()
        _, late = await a_town(house, lead="person")
        assert late.room.get("travellers", []) == []
        assert (await late.does(m.Travel, role="thief"))["why"] == "refused-already-started"

    play(evening())


def test_a_killed_server_knows_the_traveller() -> None:
    async def evening() -> None:
        store = MemoryStore()
        host, late = await a_town(a_house(store))
        await until_phase(host, "day")
        await late.does(m.Travel, role="gunslinger")
        killed = MemoryStore()
        killed.kept = {code: list(lines) for code, lines in store.kept.items()}
        house = a_house(killed)
        await house.open()
        back = await Phone().enter(house, m.Return(late.code, late.key))
        assert back.room["seats"][RESIDENTS] == late.person
        assert back.entries == late.entries

    play(evening())
