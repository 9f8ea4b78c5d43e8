"""What whoever leads says of those whom they are to name: who lives after all, and who dies."""

from __future__ import annotations

from tests.rooms.dealing import dealt
from tests.rooms.prepared import clocktower_led, key_of
from tests.rooms.progress.test_showing import TOWN, deaths_of
from tests.rooms.table import Phone, play, some_rooms

from fabula.rooms.access.limits import Limits
from fabula.rooms.wire import messages as m
from fabula.rooms.wire.parts import Language

VILLAGE = ("imp", "poisoner", "chef", "empath", "monk", "slayer", "soldier")
GUESTS = ("Cleo", "Dan", "Eve", "Finn", "Gil", "Hugo")
NAMED = (m.Settings, {"change": {"one_by_one": True}})


async def at_the_block() -> tuple[Phone, Phone, int]:
    """Who leads a village and one of its players, and an empath who is executed, which nobody has heard."""
    rooms = some_rooms(limits=Limits(commands_at_once=10_000))
    people: dict[str, Language] = {"Ada": "en", "Ben": "fr"}
    code = await clocktower_led("day", people, GUESTS, VILLAGE, (NAMED,))(rooms)
    lead, player = [await Phone().enter(rooms, m.Return(code, key_of(number))) for number in range(2)]
    while lead.clock["phase"] != "nominations":
        await lead.does(m.Next)
    empath = next(one["seat"] for one in lead.entries if one["e"] == "shown" and one["role"] == "empath")
    other = 0 if empath else 1
    floor = next(ask for ask in lead.asks if ask["seat"] == other and ask.get("open"))
    nominated = await lead.does(m.Answer, ask=floor["id"], seat=other, choice=["nominate", empath])
    assert nominated["t"] == "done"
    while "names" not in lead.last("asks"):
        for seat in range(len(VILLAGE)) if lead.clock["phase"] == "vote" else ():
            await lead.does(m.Hand, seat=seat, up=True)
        own = next((ask for ask in lead.asks if ask["seat"] is None), None)
        await (lead.does(m.Next) if own is None else lead.answer(own["suggested"]))
    return lead, player, empath


def told_of(phone: Phone) -> list[tuple[str, int]]:
    """Whose execution a phone has heard of, and what came of it."""
    return [(one["e"], one["seat"]) for one in phone.entries if one["e"] in ("executed", "died", "survived")]


def test_whether_the_executed_dies_is_for_whoever_leads_to_say_and_nobody_hears_of_the_other() -> None:
    async def evening() -> None:
        lead, player, seat = await at_the_block()
        assert lead.last("asks")["names"] == [seat]
        words = {one[0]: one[1]["any"] for one in lead.last("amendments")["list"] if len(one) == 2}
        assert (words["spare"], words["doom"]) == ([seat], [seat])
        assert (await lead.does(m.Amend, act=["spare", seat]))["t"] == "done"
        assert lead.last("asks")["names"] == []
        assert told_of(player) == []
        assert (await lead.does(m.Amend, act=["doom", seat]))["t"] == "done"
        assert lead.last("asks")["names"] == [seat]
        assert (await lead.does(m.Amend, act=["spare", seat]))["t"] == "done"
        assert lead.last("asks")["names"] == [], "what was said last holds"
        assert told_of(player) == []
        await lead.does(m.Next)
        heard = [("executed", seat), ("survived", seat)]
        assert told_of(player) == heard
        await lead.does(m.Amend, act=["doom", seat])
        assert told_of(player) == heard, "what all have heard stays"

    play(evening())


def test_of_whom_the_dawn_would_tell_whoever_leads_may_say_that_they_live() -> None:
    async def evening() -> None:
        _, (lead, *players) = await dealt("mafia32", TOWN, led=True, one_by_one=True)
        while lead.clock["phase"] != "night":
            await lead.does(m.Next)
        await lead.does(m.Amend, act=["kill", 5])
        while "names" not in lead.last("asks"):
            await lead.does(m.Next)
        assert 5 in lead.last("asks")["names"]
        assert (await lead.does(m.Amend, act=["spare", 5]))["t"] == "done"
        assert 5 not in lead.last("asks")["names"]
        await lead.does(m.Next, all=True)
        assert players[1].clock["scene"]["kind"] == "dawn"
        assert 5 not in deaths_of(players[1])

    play(evening())
