"""What a player's view and notes allow: for that seat alone, where the house has this help."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.rooms.progress.test_drafting import talking
from tests.rooms.table import Phone, a_table, play, some_rooms

from fabula.core.refusals import Refusal
from fabula.deduction import NOTES_ALLOW
from fabula.games import TALES
from fabula.rooms.progress.noting import to_be_noted
from fabula.rooms.rooms import Rooms
from fabula.rooms.wire import messages as m
from fabula.sim.reckoning import allowed


async def asked(rooms: Rooms, phone: Phone, key: str = "") -> str:
    """What is handed on to be worked out."""
    room = (await rooms.with_key(phone.code, phone.key, "table")).room
    return to_be_noted(room, key or phone.key)


async def marked(rooms: Rooms, phone: Phone) -> dict[str, Any]:
    """What is worked out for this phone now."""
    return dict(allowed(await asked(rooms, phone))[0])


def test_in_practice_it_is_worked_out_anew_as_one_marks_others() -> None:
    async def evening() -> None:
        rooms = some_rooms(seed=7)
        phone = await talking(rooms, "clocktower")
        before = await marked(rooms, phone)
        assert before["number"] > 0
        assert before["suspects"]
        seat = phone.room["seats"].index(phone.person)
        suspect = before["suspects"][0][0]
        await phone.does(m.Jot, about=suspect, side="good")
        after = await marked(rooms, phone)
        assert suspect not in dict(after["suspects"])
        assert after["number"] < before["number"]
        for other in range(len(phone.room["seats"])):
            await phone.does(m.Jot, about=other, side="good")
        last = await marked(rooms, phone)
        assert last["word"] == "clash"
        assert {mark for _, mark in last["clash"]} == {"good"}
        assert seat not in dict(last["clash"])
        onlooker = await Phone().enter(rooms, m.Join(phone.code, "B"))
        for key, why in ((onlooker.key, "not-seated"), ("0" * 32, "wrong-key")):
            with pytest.raises(Refusal, match=why):
                await asked(rooms, phone, key)
        with pytest.raises(Refusal, match="unknown-setting"):
            await asked(rooms, phone)
        await rooms.close()

    play(evening())


def test_in_one_night_who_is_marked_of_the_village_is_no_suspect_and_oneself_is_none_unmoved() -> None:
    async def evening() -> None:
        rooms = some_rooms(seed=7)
        phone = await talking(rooms, "onenight")
        before = await marked(rooms, phone)
        seat = phone.room["seats"].index(phone.person)
        suspect = next(one for one, _ in before["suspects"] if one != seat)
        await phone.does(m.Jot, about=suspect, side="village")
        after = await marked(rooms, phone)
        assert suspect not in dict(after["suspects"])
        assert 0 < after["number"] < before["number"]
        await rooms.close()

    play(evening())


def test_at_a_table_it_is_there_where_the_house_has_it_and_each_has_their_own() -> None:
    async def evening(helper: bool) -> None:
        rooms = some_rooms(seed=3)
        phones = await a_table(rooms, 6, tale="clocktower")
        assert (await phones[0].does(m.Settings, change={"helper": helper}))["t"] == "done"
        await phones[0].does(m.Start)
        if helper:
            texts = [json.loads(await asked(rooms, phone)) for phone in phones]
            assert len({text["of"] for text in texts}) == len(phones)
            assert {text["word"] for text in texts} == {"early"}
        else:
            with pytest.raises(Refusal, match="unknown-setting"):
                await asked(rooms, phones[1])
        await rooms.close()

    play(evening(True))
    play(evening(False))


@pytest.mark.parametrize("tale", TALES)
def test_it_is_offered_where_it_can_be_worked_out_alone(tale: str) -> None:
    async def evening() -> None:
        host, *_ = await a_table(some_rooms(), 7, tale=tale)
        answer = await host.does(m.Settings, change={"helper": True})
        assert answer.get("why") == (None if tale in NOTES_ALLOW else "refused-unknown-setting")

    play(evening())
