"""Somebody without a phone where Fabula leads: the host and the neighbours are their hand, before all."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.rooms.table import Phone, a_table, play, some_rooms, until_beat

from fabula.rooms.wire import messages as m

GRANNY = 4  # her seat: D sits on one side, bots and then the host on the other, B and C on neither
SHORT = {"mafia32": {"talk": 30}, "clocktower": {"talk": 60}, "vendetta": {"talk": 30}, "onenight": {}}


async def with_granny(tale: str, **settings: Any) -> list[Phone]:
    """Four with phones, Granny without, and two bots, when the game has begun."""
    phones = await a_table(some_rooms(), 4, tale=tale)
    await phones[0].does(m.AddGuest, name="Granny")
    for _ in range(2):
        await phones[0].does(m.AddBot)
    change = {**SHORT[tale], **settings}
    if change:
        assert (await phones[0].does(m.Settings, change=change))["t"] == "done"
    assert (await phones[0].does(m.Start))["t"] == "done"
    return phones


def lent(phone: Phone) -> list[dict[str, Any]]:
    """What this phone may answer for somebody else."""
    return list(phone.last("asks").get("lent", []))


def hands(phone: Phone) -> list[int]:
    """For whom this phone raises a hand."""
    return list(phone.last("asks").get("hands", []))


async def for_granny(phone: Phone, choice: Any) -> dict[str, Any]:
    """Answer in her stead."""
    return await phone.does(m.Answer, ask=lent(phone)[0]["id"], choice=choice, seat=GRANNY)


async def until_lent(phone: Phone, prompt: str) -> dict[str, Any]:
    """Let time pass until this is asked of Granny before all."""
    for _ in range(3600):
        if found := next((ask for ask in lent(phone) if ask["prompt"] == prompt), None):
            return found
        await asyncio.sleep(1)
    raise AssertionError(f"no {prompt} in an hour")


async def until_told(phone: Phone, event: str) -> None:
    """Let time pass until all have heard of this."""
    for _ in range(3600):
        if any(one["e"] == event for one in phone.entries):
            return
        await asyncio.sleep(1)
    raise AssertionError(f"no {event} in an hour")


def test_the_host_and_the_neighbours_with_phones_are_the_hand_and_by_night_nobody_is() -> None:
    async def evening() -> None:
        host, b, c, d = await with_granny("mafia32")
        assert [hands(phone) for phone in (host, b, c, d)] == [[GRANNY], [], [], [GRANNY]]
        await until_beat([host], "day")
        assert not [one for phone in (host, d) for one in phone.all("asks") if one.get("lent")]
        refused = await d.does(m.Answer, ask=d.asks[0]["id"], choice=["ready"], seat=0)
        assert refused["why"] == "refused-not-leader"

    play(evening())


def test_in_a_mafia_a_neighbour_raises_the_hand_name_by_name() -> None:
    async def evening() -> None:
        _, b, _, d = await with_granny("mafia32")
        ask = await until_lent(d, "hand")
        assert ask["seat"] == GRANNY
        candidate = ask["options"][1]
        refused = await b.does(m.Answer, ask=ask["id"], choice=candidate, seat=GRANNY)
        assert refused["why"] == "refused-not-leader"
        assert (await for_granny(d, candidate))["t"] == "done"
        assert lent(d)[0]["answered"] == candidate
        await until_told(d, "raised")
        assert GRANNY in d.entry("raised")["seats"]

    play(evening())


def test_where_hands_are_secret_nobody_is_the_hand_and_she_does_not_vote() -> None:
    async def evening() -> None:
        host, *_, d = await with_granny("mafia32", hands="secret")
        await until_beat([host], "vote")
        assert "answered" not in d.asks[0]
        assert lent(host) == lent(d) == []
        refused = await d.does(m.Answer, ask=d.asks[0]["id"], choice=0, seat=GRANNY)
        assert refused["why"] == "refused-not-leader"

    play(evening())


@pytest.mark.parametrize("masked", [False, True], ids=["open", "masquerade"])
def test_in_a_vendetta_she_votes_unless_it_is_a_masquerade(masked: bool) -> None:
    async def evening() -> None:
        host, *_, d = await with_granny("vendetta", masquerade=masked, hands="at_once")
        await until_beat([host], "vote")
        assert [ask["prompt"] for ask in lent(d)] == ([] if masked else ["vote"])
        if not masked:
            choice = lent(d)[0]["options"][1]
            assert (await for_granny(d, choice))["t"] == "done"
            await until_told(d, "voted")
            assert d.entry("voted")["votes"][GRANNY] == choice

    play(evening())


def test_in_one_night_she_points_like_all_others() -> None:
    async def evening() -> None:
        host, *_ = await with_granny("onenight")
        await until_lent(host, "vote")
        assert (await for_granny(host, 1))["t"] == "done"
        await until_told(host, "voted")
        assert host.entry("voted")["votes"][GRANNY] == 1

    play(evening())


def test_in_the_clocktower_she_nominates_by_a_neighbour_whose_touch_is_her_hand() -> None:
    async def evening() -> None:
        host, b, _, d = await with_granny("clocktower")
        ask = await until_lent(d, "nominations")
        assert {option[0] for option in ask["options"]} <= {"nominate", "exile"}
        assert (await for_granny(d, ["claim", "washerwoman"]))["why"] == "refused-not-leader"
        assert (await for_granny(d, 2))["why"] == "refused-not-leader"
        assert (await for_granny(d, ["nominate", 2]))["t"] == "done"
        assert d.entry("nominated")["seat"] == GRANNY
        await until_beat([host], "plea")
        assert (await b.does(m.Hand, up=True, seat=GRANNY))["why"] == "refused-not-leader"
        assert (await host.does(m.Hand, up=True, seat=GRANNY))["t"] == "done"
        await until_told(d, "raised")
        assert GRANNY in d.entry("raised")["seats"]

    play(evening())


async def condemned(**settings: Any) -> list[Phone]:
    """Granny is about to be executed in the Clocktower, by all who have a phone."""
    phones = await with_granny("clocktower", colour=True, **settings)
    host, *_, d = phones
    await until_lent(d, "nominations")
    assert (await d.answer(["nominate", GRANNY]))["t"] == "done"
    for phone in phones:
        await phone.does(m.Hand, up=True)
    await until_told(host, "raised")
    return phones


def test_a_neighbour_says_what_her_last_wish_is_or_that_she_has_none() -> None:
    async def evening(wish: Any) -> Phone:
        host, b, _, d = await condemned()
        ask = await until_lent(d, "last_wish")
        assert ask["seat"] == GRANNY
        assert not lent(b)
        assert (await for_granny(host, wish))["t"] == "done"
        assert not lent(d)
        assert d.entry("executed")["seat"] == GRANNY  # nobody has waited
        return d

    said = play(evening(["words", "By cake, please"]))
    assert said.entry("last_wish")["text"] == "By cake, please"
    assert not [one for one in play(evening(None)).entries if one["e"] == "last_wish"]


def test_where_a_person_leads_they_alone_answer_for_her() -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), 4, tale="mafia32")
        for name in ("Granny", "Grandpa", "Uncle", "Aunt"):
            await phones[0].does(m.AddGuest, name=name)
        await phones[0].does(m.Settings, change={"lead": "person"})
        assert (await phones[0].does(m.Start))["t"] == "done"
        assert all(hands(phone) == [] for phone in phones)

    play(evening())
