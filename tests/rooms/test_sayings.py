"""What is said to the Storyteller in private: nobody else is sent a byte of it, nor notices when."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.rooms.dealing import TIMERS
from tests.rooms.table import Phone, a_house, a_table, play, until_beat

from fabula.rooms import messages as m

ROLES = ["savant", "artist", "juggler", "gossip", "chef", "recluse", "poisoner", "imp"]
QUESTION = ["or", ["is", 1, "imp"], ["not", ["beside", 0, "evil"]]]
DEEDS: dict[str, list[Any]] = {"visit": ["visit"], "ask": ["ask", QUESTION]}
TRUE_POWER = {"visit": "savant", "ask": "artist"}


async def a_day() -> tuple[list[Phone], list[str]]:
    """A game in which all talk; the phones, and who has which role."""
    phones = await a_table(a_house(), len(ROLES), tale="clocktower")
    await phones[0].does(m.Settings, change=TIMERS["clocktower"])
    await phones[0].does(m.Choose, roles=ROLES)
    assert (await phones[0].does(m.Start))["t"] == "done"
    await until_beat(phones, "day")
    return phones, [phone.entry("shown")["role"] for phone in phones]


async def does(phone: Phone, *words: Any) -> dict[str, Any]:
    """Say or do something on the floor."""
    ask = next(str(ask["id"]) for ask in phone.asks if ask.get("open"))
    return await phone.does(m.Answer, ask=ask, choice=list(words))


async def heard(actor: int | None, deed: str) -> list[list[tuple[int, bytes]]]:
    """What all were sent in a game in which one of them comes to the Storyteller, or nobody."""
    phones, _ = await a_day()
    await asyncio.sleep(3)
    if actor is not None:
        assert (await does(phones[actor], *DEEDS[deed]))["t"] == "done"
        told = phones[actor].entry("informed")
        assert told["kind"] in (deed, TRUE_POWER[deed])
    await asyncio.sleep(10)
    return [
        [(at, sent) for at, sent in phone.heard if not sent.startswith((b'{"t":"welcome"', b'{"t":"done"'))]
        for phone in phones
    ]


@pytest.mark.parametrize("deed", DEEDS)
def test_nobody_is_sent_a_byte_of_who_comes_to_the_storyteller(deed: str) -> None:
    quiet = play(heard(None, deed))
    roles = play(a_day())[1]
    true = roles.index(TRUE_POWER[deed])
    bluff = roles.index("imp")
    for actor in (true, bluff):
        loud = play(heard(actor, deed))
        for seat in range(len(ROLES)):
            assert (loud[seat] == quiet[seat]) is (seat != actor), (seat, actor)


def test_what_the_page_needs_for_a_statement_is_on_the_wire() -> None:
    async def evening() -> None:
        phones, _ = await a_day()
        window = next(ask for ask in phones[2].asks if ask.get("open"))
        found: dict[str, Any] = {option[0]: option[1:] for option in window["options"]}
        shape = {"seats": list(range(8)), "roles": phones[0].room["roles"]}
        assert found["visit"] == []
        assert found["gossip"] == found["ask"] == [{"statement": shape}]
        assert found["juggle"] == [{"guesses": {**shape, "most": 5}}]
        for wrong in (["gossip", ["is", 9, "imp"]], ["gossip"], ["ask", [[[["is"]]]]], ["juggle", []]):
            refused = await does(phones[2], *wrong)
            assert refused["why"] == "refused-not-an-option"
        assert (await does(phones[2], "gossip", QUESTION))["t"] == "done"
        assert phones[5].entry("stated")["statements"] == [QUESTION]

    play(evening())


def test_who_leads_chooses_what_a_savant_is_told() -> None:
    async def evening() -> None:
        phones = await a_table(a_house(), 1 + len(ROLES), tale="clocktower")
        lead, *others = phones
        await lead.does(m.Settings, change={"lead": "person"})
        await lead.does(m.Choose, roles=[*ROLES[:6], "scarlet_woman", "imp"])
        assert (await lead.does(m.Start))["t"] == "done"
        for _ in range(200):
            if lead.clock["phase"] == "day":
                break
            own = next((ask for ask in lead.asks if ask["seat"] is None), None)
            await (lead.does(m.Next) if own is None else lead.answer(own["suggested"]))
        cards = lead.entry("dealt")["cards"]
        seat, imp = (
            int(next(one for one, role in cards.items() if role == wanted)) for wanted in ("savant", "imp")
        )
        savant = others[seat]
        await does(savant, "visit")
        (coming,) = [ask for ask in lead.asks if ask["seat"] is None]
        assert (coming["prompt"], coming["about"]) == ("visit", [seat])
        await lead.does(m.Answer, ask=coming["id"], choice="yes")
        (asked,) = [ask for ask in lead.asks if ask["seat"] is None]
        assert asked["prompt"] == "savant"
        true, false = ["is", imp, "imp"], ["is", imp, "chef"]
        refused = await lead.does(m.Answer, ask=asked["id"], choice=[true, true])
        assert refused["why"] == "refused-not-an-option"
        assert (await lead.does(m.Answer, ask=asked["id"], choice=[false, true]))["t"] == "done"
        assert savant.entry("informed")["answer"] == [false, true]

    play(evening())
