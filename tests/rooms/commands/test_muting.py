"""The host may take written words from a person, who is told so and plays on."""

from __future__ import annotations

from random import Random

import pytest
from tests.laws.playing import a_setup, steps
from tests.rooms.game.test_sayings import a_led_day, does
from tests.rooms.table import Phone, a_table, play, some_rooms, until_beat

from fabula.core.requests import Claim, Statements, Window
from fabula.core.tale import Tale
from fabula.core.telling import Telling
from fabula.games import TALES
from fabula.rooms.storage.store import MemoryStore
from fabula.rooms.wire import messages as m


def is_muted(phone: Phone, person: str) -> bool:
    """What the room says of a person."""
    (one,) = [one for one in phone.room["people"] if one["id"] == person]
    return bool(one.get("muted", False))


def test_who_is_muted_neither_writes_nor_whispers_until_they_may_again() -> None:
    async def evening() -> None:
        host, rude, other = await a_table(some_rooms())
        assert (await host.does(m.Mute, person=rude.person))["t"] == "done"
        assert is_muted(rude, rude.person)
        assert (await rude.does(m.Say, text="You fools"))["why"] == "refused-muted"
        assert (await rude.does(m.Say, text="You fool", to=other.person))["why"] == "refused-muted"
        assert (await other.does(m.Say, text="Peace"))["t"] == "done"
        await host.does(m.Mute, person=rude.person, on=False)
        assert (await rude.does(m.Say, text="Sorry"))["t"] == "done"
        assert not is_muted(host, rude.person)

    play(evening())


def test_they_play_on() -> None:
    async def evening() -> None:
        host, rude, _ = await a_table(some_rooms())
        await host.does(m.Mute, person=rude.person)
        await host.does(m.Start)
        ask = next(one for one in rude.asks if one.get("open"))
        assert (await rude.does(m.Answer, ask=ask["id"], choice=["ready"]))["t"] == "done"

    play(evening())


def test_only_the_host_mutes_and_nobody_themselves() -> None:
    async def evening() -> None:
        host, rude, other = await a_table(some_rooms())
        assert (await other.does(m.Mute, person=rude.person))["why"] == "refused-not-host"
        assert (await host.does(m.Mute, person=host.person))["why"] == "refused-not-yourself"

    play(evening())


def test_it_outlives_a_crash() -> None:
    async def evening() -> None:
        store = MemoryStore()
        host, rude, _ = await a_table(some_rooms(store))
        await host.does(m.Mute, person=rude.person)
        again = some_rooms(store)
        await again.open()
        back = await Phone().enter(again, m.Return(rude.code, rude.key))
        assert (await back.does(m.Say, text="Ha"))["why"] == "refused-muted"

    play(evening())


async def open_talk(tale: str, people: int, **settings: object) -> list[Phone]:
    """A table that talks, whose second player is muted."""
    phones = await a_table(some_rooms(), people, tale=tale)
    await phones[0].does(m.Settings, change=settings)
    await phones[0].does(m.Mute, person=phones[1].person)
    await phones[0].does(m.Start)
    await until_beat(phones, "day")
    return phones


def test_they_claim_nothing_but_say_that_they_are_ready() -> None:
    async def evening() -> None:
        host, rude, other = await open_talk("onenight", 3)
        claim = ["claim", host.room["roles"][0]]
        assert (await does(rude, *claim))["why"] == "refused-muted"
        assert (await does(other, *claim))["t"] == "done"
        assert [one["seat"] for one in host.entries if one["e"] == "claimed"] == [2]
        assert (await does(rude, "ready"))["t"] == "done"

    play(evening())


def test_they_name_whom_to_vote_on_but_suspect_nobody() -> None:
    async def evening() -> None:
        host, rude, *_ = await open_talk("mafia32", 7, candidates="nominated")
        assert (await does(rude, "suspect", 3))["why"] == "refused-muted"
        assert (await does(rude, "nominate", 3))["t"] == "done"
        assert host.entry("nominated")["nominee"] == 3

    play(evening())


def test_what_an_ability_needs_they_state_in_the_words_that_are_offered() -> None:
    async def evening() -> None:
        lead, others, at = await a_led_day()
        gossip = others[at["gossip"]]
        await lead.does(m.Mute, person=gossip.person)
        assert (await does(gossip, "gossip", ["words", "You are all fools"]))["why"] == "refused-muted"
        assert (await does(gossip, "claim", "chef"))["why"] == "refused-muted"
        assert (await does(gossip, "gossip", ["is", 0, "imp"]))["t"] == "done"
        assert others[0].entry("stated")["statements"] == [["is", 0, "imp"]]

    play(evening())


DEEDS = {"ready", "nominate", "exile", "slay", "give", "gossip", "juggle", "visit", "ask", "fish"}


@pytest.mark.parametrize("tale", TALES.values(), ids=TALES)
def test_every_tale_tells_what_is_only_said_from_what_is_done(tale: Tale) -> None:
    seen: dict[str, set[bool]] = {}
    for seed in range(4):
        for telling in steps(Telling(tale, a_setup(tale, Random(seed), every=True)), Random(seed)):
            if isinstance(telling.pending, Window) and isinstance(telling.pending.options, Statements):
                for pattern in telling.pending.options.patterns:
                    seen.setdefault(pattern.word, set()).add(isinstance(pattern, Claim))
    assert all(len(kinds) == 1 for kinds in seen.values())
    claims = {word for word, kinds in seen.items() if kinds == {True}}
    assert {"claim", "ready"} <= set(seen)
    assert "claim" in claims
    assert not claims & DEEDS
