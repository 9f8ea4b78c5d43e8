"""Roles without rules in a room: left out where Fabula leads, led by a person to the end of each script."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from tests.games.clocktower.wild import WILD, Wild
from tests.rooms.dealing import TIMERS
from tests.rooms.table import Phone, a_table, an_option, play, some_rooms
from tests.rooms.test_scripts_played import without_statements

from fabula.games.clocktower.almanac.cards import SECTS_AND_VIOLETS
from fabula.games.clocktower.scripts.importing import chosen
from fabula.games.clocktower.scripts.reading import read
from fabula.rooms.storage.store import MemoryStore
from fabula.rooms.wire import messages as m

FEW = 10
LONG = 160  # turns of the leader; after half of them they end the game by hand
BAKER = ["own_townsfolk_1", "Baker", "Bakes.", "Wake the Baker.", "Wake again.", ["Bread"]]
WIZARDRY = ["chef", "empath", "mayor", "virgin", "monk", "butler", "recluse", "wizard", "baron", "imp"]


async def a_table_of_wizards(*, led: bool = True, people: int = 7) -> list[Phone]:
    """People before a game with a led role and one of the author's own."""
    rooms = some_rooms(MemoryStore(), 5)
    phones = await a_table(rooms, people, tale="clocktower")
    if led:
        await phones[0].does(m.Settings, change={"lead": "person"})
    done = await phones[0].does(
        m.Choose,
        roles=[*WIZARDRY, BAKER[0]],
        more={
            "homebrew": [BAKER],
            "first_night": ["own_townsfolk_1", "chef"],
            "other_nights": ["own_townsfolk_1"],
        },
    )
    assert done["t"] == "done"
    return phones


def codes(phone: Phone) -> dict[str, Any]:
    """The advice on the set, by its codes."""
    return {line["code"]: line for line in phone.room.get("advice", [])}


def test_the_lobby_says_who_will_be_led_and_who_is_left_out() -> None:
    async def evening() -> None:
        host, guest, *_ = await a_table_of_wizards()
        assert codes(guest)["led"]["args"]["roles"] == ["wizard", "own_townsfolk_1"]
        assert guest.room["more"]["homebrew"] == [BAKER]
        await host.does(m.Settings, change={"lead": "fabula"})
        assert codes(guest)["left-out"]["args"]["roles"] == ["wizard", "own_townsfolk_1"]
        assert "led" not in codes(guest)

    play(evening())


def test_where_fabula_leads_the_lobby_says_by_what_madness_is_judged() -> None:
    async def evening() -> None:
        host, guest, *_ = await a_table_of_wizards(led=False)
        assert "madness-by-claims" not in codes(guest)
        await host.does(m.Choose, roles=list(SECTS_AND_VIOLETS))
        assert codes(guest)["madness-by-claims"]["args"]["roles"] == ["mutant", "cerenovus"]
        await host.does(m.Settings, change={"lead": "person"})
        assert "madness-by-claims" not in codes(guest)

    play(evening())


def test_where_fabula_leads_they_are_left_out_of_the_game() -> None:
    async def evening() -> None:
        host, guest, *_ = await a_table_of_wizards(led=False)
        assert (await host.does(m.Start))["t"] == "done"
        assert sorted(guest.room["roles"]) == sorted({*WIZARDRY} - {"wizard"})

    play(evening())


def test_with_nothing_but_led_roles_fabula_does_not_begin() -> None:
    async def evening() -> None:
        host, *_ = await a_table_of_wizards(led=False)
        await host.does(m.Choose, roles=["wizard"])
        assert (await host.does(m.Start))["why"] == "refused-set-wrong-size"

    play(evening())


def test_what_is_written_on_blank_cards_stays_with_the_script() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await a_table(rooms, 6, tale="clocktower")
        host = phones[0]
        await host.does(m.Choose, roles=["chef", BAKER[0]], more={"homebrew": [BAKER]})
        assert host.room["more"]["homebrew"] == [BAKER]
        await host.does(m.Choose, roles=["chef"])
        assert host.room["more"]["homebrew"] == [BAKER]
        await host.does(m.ChooseTale, tale="onenight")
        assert "more" not in host.room
        await host.does(m.ChooseTale, tale="clocktower")
        assert host.room["more"]["homebrew"] == [BAKER]
        await rooms.close()
        rooms = some_rooms(rooms.services.store)
        await rooms.open()
        again = await Phone().enter(rooms, m.Return(host.code, host.key))
        assert again.room["more"]["homebrew"] == [BAKER]
        await again.does(m.Choose, roles=[])
        assert "more" not in again.room

    play(evening())


@pytest.mark.parametrize(
    "more",
    [
        {"more": {"homebrew": [["own_townsfolk_1", "Ba\nker"]]}},
        {"more": {"homebrew": [["imp", "Baker"]]}},
        {"more": {"homebrew": [[["imp"], "Baker"]]}},
        {"more": {"homebrew": ["own_townsfolk_1"]}},
        {"more": {"homebrew": [7]}},
        {"roles": ["own_townsfolk_2"]},
        {"roles": ["nobody"]},
        {"more": {"company": ["wizard"]}},
        {"more": {"first_night": ["a" * 81]}},
        {"more": {"anything": []}},
    ],
)
def test_a_script_that_cannot_be_is_refused(more: dict[str, Any]) -> None:
    async def evening() -> None:
        host, *_ = await a_table_of_wizards()
        before = host.room
        assert (await host.does(m.Choose, **{"roles": ["chef"], **more}))["t"] == "refused"
        assert host.room == before

    play(evening())


async def until_prompted(lead: Phone, role: str) -> dict[str, Any]:
    """Go on until the leader is prompted for this role."""
    for _ in range(200):
        prompted = [one for one in lead.entries if one["e"] == "prompted" and one["role"] == role]
        if prompted:
            return prompted[-1]
        await lead.does(m.Next)
    raise AssertionError(f"never prompted for the {role}")


async def the_deal(lead: Phone, roles: list[str]) -> None:
    """Start, and put these roles into play."""
    assert (await lead.does(m.Start))["t"] == "done"
    ask = next(ask for ask in lead.asks if ask["seat"] is None and ask["prompt"] == "set")
    assert (await lead.does(m.Answer, ask=ask["id"], choice=roles))["t"] == "done"


def test_a_step_of_a_led_role_reaches_its_player_and_nobody_else() -> None:
    async def evening() -> None:
        lead, *others = await a_table_of_wizards()
        await the_deal(lead, ["chef", "empath", "mayor", "own_townsfolk_1", "wizard", "imp"])
        seat = (await until_prompted(lead, "wizard"))["seat"]
        player = others[seat]
        rest = [phone for phone in others if phone is not player]
        before = [len(phone.heard) for phone in rest]
        assert (await lead.does(m.Amend, act=["card", seat, "Make a wish.", [], []]))["t"] == "done"
        assert (await lead.does(m.Amend, act=["ask", seat, "one"]))["t"] == "done"
        ask = next(ask for ask in player.asks if ask["prompt"] == "led_one")
        assert (await player.does(m.Answer, ask=ask["id"], choice=0))["t"] == "done"
        assert (await lead.does(m.Amend, act=["mark", 0, "wizard.1"]))["t"] == "done"
        assert [len(phone.heard) for phone in rest] == before, "nobody else notices anything"
        kinds = [one["e"] for one in player.entries]
        assert kinds[-3:] == ["card", "woke", "chose"]
        assert [one for one in lead.entries if one["e"] == "chose"][-1]["choice"] == 0

    play(evening())


@pytest.mark.parametrize("wild", WILD.values(), ids=WILD)
def test_a_script_from_the_wild_is_led_to_its_end(wild: Wild) -> None:
    async def evening() -> None:
        chance = random.Random(wild.ids)
        phones = await a_table(some_rooms(MemoryStore(), 5), 7, tale="clocktower")
        lead = phones[0]
        await lead.does(m.Settings, change={**TIMERS["clocktower"], "lead": "person"})
        script = chosen(read(wild.text()))
        script["more"]["company"].append("tor")
        if len(script["roles"]) < FEW:  # one file holds the Drunk alone
            script["roles"] += [role for role in WIZARDRY if role not in script["roles"]]
        done = await lead.does(m.Choose, **script)
        assert done["t"] == "done", done
        done = await lead.does(m.Start)
        assert done["t"] == "done", done
        prompts = 0
        for turn in range(LONG):
            if lead.room["stage"] == "after":
                break
            prompts = sum(one["e"] == "prompted" for one in lead.entries)
            if turn == LONG // 2:
                assert (await lead.does(m.Amend, act=["win", "evil"]))["t"] == "done"
            for phone in chance.sample(phones[1:], 2):
                if phone.asks and not phone.asks[0].get("open"):
                    choice = an_option(without_statements(phone.asks[0]), chance.randrange(99))
                    await phone.does(m.Answer, ask=phone.asks[0]["id"], choice=choice)
            await lead.does(m.Next)
            await asyncio.sleep(0.3)
        assert lead.room["stage"] == "after"
        assert phones[1].entries[-1]["e"] == "won"
        assert prompts > 0, "Tor at least has a line"

    play(evening())
