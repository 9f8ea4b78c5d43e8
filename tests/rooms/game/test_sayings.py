"""What is said to the Storyteller in private: nobody else is sent a byte of it, nor notices when."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.rooms.dealing import TIMERS
from tests.rooms.table import Phone, a_table, lead_until, play, some_rooms, until_beat

from fabula.rooms.wire import messages as m

ROLES = ["savant", "artist", "juggler", "gossip", "chef", "recluse", "poisoner", "imp"]
QUESTION = ["or", ["is", 1, "imp"], ["not", ["beside", 0, "evil"]]]
DEEDS: dict[str, list[Any]] = {"visit": ["visit"], "ask": ["ask", QUESTION]}
TRUE_POWER = {"visit": "savant", "ask": "artist"}


async def a_day() -> tuple[list[Phone], list[str]]:
    """A game in which all talk; the phones, and who has which role."""
    phones = await a_table(some_rooms(), len(ROLES), tale="clocktower")
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


async def a_led_day() -> tuple[Phone, list[Phone], dict[str, int]]:
    """A day of a game that a person leads; their phone, those of the seats, and where each role sits."""
    lead, *others = await a_table(some_rooms(), 1 + len(ROLES), tale="clocktower")
    await lead.does(m.Settings, change={"lead": "person"})
    await lead.does(m.Choose, roles=[*ROLES[:6], "scarlet_woman", "imp"])
    assert (await lead.does(m.Start))["t"] == "done"
    await lead_until(lead, "day")
    return lead, others, {role: int(seat) for seat, role in lead.entry("dealt")["cards"].items()}


def test_who_leads_chooses_what_a_savant_is_told() -> None:
    async def evening() -> None:
        lead, others, at = await a_led_day()
        seat, imp = at["savant"], at["imp"]
        savant = others[seat]
        await does(savant, "visit")
        (coming,) = [ask for ask in lead.asks if ask["seat"] is None]
        assert (coming["prompt"], coming["about"]) == ("visit", [seat])
        await lead.does(m.Answer, ask=coming["id"], choice="yes")
        (asked,) = [ask for ask in lead.asks if ask["seat"] is None]
        assert asked["prompt"] == "savant"
        true, false = ["is", imp, "imp"], ["is", imp, "chef"]
        refused = await lead.does(m.Answer, ask=asked["id"], choice=[true, true])
        assert refused["why"] == "refused-savant-1"
        assert (await lead.does(m.Answer, ask=asked["id"], choice=[false, true]))["t"] == "done"
        assert savant.entry("informed")["answer"] == [false, true]

    play(evening())


OWN = ["words", "Il ment\u202f! <b>(«\u00a0vraiment\u00a0»)</b>"]


def decision(lead: Phone) -> dict[str, Any]:
    """What whoever leads has to decide."""
    (found,) = [ask for ask in lead.asks if ask["seat"] is None]
    return found


def test_where_fabula_leads_free_words_are_refused() -> None:
    async def evening() -> None:
        phones, _ = await a_day()
        for word in ("gossip", "ask"):
            assert (await does(phones[2], word, OWN))["why"] == "refused-unjudged"
        assert not any(b"vraiment" in sent for phone in phones for _, sent in phone.heard)

    play(evening())


def test_what_an_artist_asks_in_free_words_only_who_leads_hears_and_judges() -> None:
    async def evening() -> None:
        lead, others, at = await a_led_day()
        artist = others[at["artist"]]
        for wrong in (["words", ""], ["words", "a" * 161], ["words", "a\nb"], ["not", OWN], ["words", OWN]):
            assert (await does(artist, "ask", wrong))["why"] == "refused-not-an-option"
        assert (await does(artist, "ask", OWN))["t"] == "done"
        assert (decision(lead)["prompt"], decision(lead)["said"]) == ("ask", [OWN])
        await lead.answer("yes")
        asked = decision(lead)
        assert (asked["prompt"], asked["said"]) == ("learn:artist", [OWN])
        assert asked["options"] == ["yes", "no", "unsure"]
        await lead.answer("no")
        assert artist.entry("informed")["answer"] == "no"
        hear = [phone for phone in (lead, *others) if any(b"vraiment" in sent for _, sent in phone.heard)]
        assert hear == [lead, artist]

    play(evening())


def test_free_words_may_be_entered_for_somebody_and_told_to_a_savant() -> None:
    async def evening() -> None:
        lead, others, at = await a_led_day()
        savant = others[at["savant"]]
        floor = next(ask for ask in lead.asks if ask.get("open") and ask["seat"] == at["chef"])
        done = await lead.does(m.Answer, ask=floor["id"], seat=at["chef"], choice=["ask", OWN])
        assert done["t"] == "done"
        assert decision(lead)["said"] == [OWN]
        await lead.answer("yes")
        await does(savant, "visit")
        await lead.answer("yes")
        pair = [OWN, ["words", "Nobody lies."]]
        assert (await lead.does(m.Answer, ask=decision(lead)["id"], choice=pair))["t"] == "done"
        assert savant.entry("informed")["answer"] == pair

    play(evening())


def test_who_leads_judges_by_night_what_a_gossip_has_said_in_free_words() -> None:
    async def evening() -> None:
        lead, others, at = await a_led_day()
        assert (await does(others[at["gossip"]], "gossip", OWN))["t"] == "done"
        assert others[at["chef"]].entry("stated")["statements"] == [OWN]
        await lead_until(lead, "gossip_words")
        asked = decision(lead)
        assert (asked["about"], asked["said"]) == ([at["gossip"]], [OWN])
        await lead.answer("yes")
        assert decision(lead)["prompt"] == "gossip"

    play(evening())
