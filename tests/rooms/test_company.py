"""The Fabled and Loric in a room: chosen in the lobby, seen by all, left out where nobody can lead them."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.rooms.table import Phone, a_house, a_table, play

from fabula.rooms import messages as m


async def a_lobby(*, led: bool) -> list[Phone]:
    """People before a game of the Clocktower, with two roles of the Storyteller."""
    phones = await a_table(a_house(), 6, tale="clocktower")
    if led:
        await phones[0].does(m.Settings, change={"lead": "person"})
    done = await phones[0].does(
        m.Choose, roles=phones[0].room["roles"], more={"company": ["angel", "tor", "angel"]}
    )
    assert done["t"] == "done"
    return phones


def began(phone: Phone) -> dict[str, Any]:
    """The first entry of the game."""
    return next(entry for entry in phone.entries if entry["e"] == "began")


def test_all_see_them_before_and_during_the_game() -> None:
    async def evening() -> None:
        phones = await a_lobby(led=True)
        assert all(phone.room["more"]["company"] == ["angel", "tor"] for phone in phones)
        assert (await phones[0].does(m.Start))["t"] == "done"
        assert all(began(phone)["settings"]["company"] == ["angel", "tor"] for phone in phones)

    play(evening())


def test_they_stay_when_the_script_changes_and_go_when_they_are_told_to() -> None:
    async def evening() -> None:
        host, *_ = await a_lobby(led=True)
        await host.does(m.Choose, roles=host.room["roles"][:-1])
        assert host.room["more"]["company"] == ["angel", "tor"]
        await host.does(m.Choose, roles=[], more={"company": []})
        assert "more" not in host.room

    play(evening())


def test_where_fabula_leads_those_without_rules_are_left_out() -> None:
    async def evening() -> None:
        host, *_ = await a_lobby(led=False)
        assert (await host.does(m.Start))["t"] == "done"
        assert list(began(host)["settings"]["company"]) == ["angel"]

    play(evening())


def test_nobody_else_keeps_company() -> None:
    async def evening() -> None:
        host, *_ = await a_lobby(led=True)
        for company in (["imp"], ["nobody"]):
            done = await host.does(m.Choose, roles=host.room["roles"], more={"company": company})
            assert done["why"] == "refused-unknown-role"

    play(evening())


def test_whoever_leads_lets_one_come_at_any_moment() -> None:
    async def evening() -> None:
        host, *others = await a_lobby(led=True)
        await host.does(m.Start)
        await host.does(m.Next)
        assert (await host.does(m.Amend, act=["enter", "djinn"]))["t"] == "done"
        assert all(any(one == {"e": "entered", "role": "djinn"} for one in phone.entries) for phone in others)
        assert (await others[0].does(m.Amend, act=["exit", "djinn"]))["why"] == "refused-not-leader"

    play(evening())


def test_the_silence_of_the_veterans_has_its_clock_though_a_person_leads() -> None:
    async def evening() -> None:
        lead, *others = await a_lobby(led=True)
        await lead.does(m.Settings, change={"hush": 90})
        await lead.does(m.Start)
        while not any(one["e"] == "walked" for one in lead.entries):
            await lead.does(m.Next)
        await lead.does(m.Amend, act=["enter", "buddhist"])
        await lead.does(m.Amend, act=["mark", 1, "veteran"])
        while not any(one["e"] == "silenced" for one in lead.entries):
            assert "ends" not in lead.clock
            await lead.does(m.Next)
        assert [phone.clock["length"] for phone in (lead, *others)] == [90_000] * 6
        await asyncio.sleep(91)
        assert any(one["e"] == "unsilenced" for one in others[0].entries)
        assert "ends" not in lead.clock

    play(evening())
