"""Talks aside: all see who stands where, those who stand there hear, and bots answer a whisper."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.rooms.table import Phone, a_table, is_of, play, some_rooms, until_beat

from fabula.rooms.access.limits import Limits
from fabula.rooms.wire import messages as m

TALES = ("onenight", "clocktower", "mafia32", "vendetta")
TALK = {"vendetta": "night"}


async def by_day(
    tale: str = "clocktower", people: int = 6, *, bots: int = 0, until: str = "day", **settings: Any
) -> list[Phone]:
    """Players in their first talk, the last of them bots; whoever leads comes first."""
    led = settings.get("lead") == "person"
    phones = await a_table(some_rooms(limits=Limits(commands_at_once=10_000)), people + led, tale=tale)
    for _ in range(bots):
        await phones[0].does(m.AddBot, mind="sensible")
    await phones[0].does(m.Settings, change=settings)
    assert (await phones[0].does(m.Start))["t"] == "done"
    for _ in range(200 * led):
        if phones[0].clock["phase"] != until:
            await go_on(phones[0])
    await until_beat(phones, until)
    return phones


async def go_on(lead: Phone) -> None:
    """What is asked of whoever leads, or the next thing."""
    for ask in lead.asks:
        if ask.get("seat") is None and "suggested" in ask:
            await lead.does(m.Answer, ask=ask["id"], choice=ask["suggested"])
            return
    await asyncio.sleep(30)
    await lead.does(m.Next)


def texts(phone: Phone) -> list[str]:
    """What somebody has heard."""
    return [one["text"] for one in phone.all("said")]


def test_what_was_heard_aloud_is_asked_of_one_and_nobody_else_hears_of_it() -> None:
    async def evening() -> None:
        ann, ben, cem, *_ = await by_day(bots=1)
        bot = ann.room["seats"][-1]
        before = [len(cem.all(kind)) for kind in ("said", "entries", "clock")]
        assert (await ann.does(m.Say, text="", to="p2", words=["claim", "chef"]))["t"] == "done"
        for one in (ann, ben):
            told = one.all("said")[-1]
            assert (told["text"], told["words"], told["asks"]) == ("", [["claim", "chef"]], True)
        assert [len(cem.all(kind)) for kind in ("said", "entries", "clock")] == before
        for to in (bot, "p9", ["p2", "p3"]):
            refused = await ann.does(m.Say, text="", to=to, words=["claim", "chef"])
            assert refused["why"] == "refused-no-such-person", to
        for words in (["claim", "nonsense"], ["saw", 99, "imp"], ["claim", "chef", "chef"], ["ready", 1]):
            refused = await ann.does(m.Say, text="", to="p2", words=words)
            assert refused["why"] == "refused-not-asked", words
        assert len(ben.all("said")) == 1

    play(evening())


def test_all_see_who_stands_where_and_those_who_came_hear_what_is_said_from_then_on() -> None:
    async def evening() -> None:
        ann, ben, cem, dot, *_, eve = await by_day()
        assert (await ann.does(m.Walk, place="well"))["t"] == "done"
        assert (await ann.does(m.Say, text="Is anybody here?", aside=True))["why"] == "refused-nobody-near"
        assert (await eve.does(m.Say, text="Where?", aside=True))["why"] == "refused-nobody-near"
        await ben.does(m.Walk, place="well")
        await ann.does(m.Say, text="I am the Empath.", aside=True)
        await cem.does(m.Walk, place="well")
        await ben.does(m.Say, text="Come to the inn.", aside=True)
        assert [(one["seat"], one["place"]) for one in eve.clock["aside"]] == [(n, "well") for n in range(3)]
        assert (await dot.does(m.Walk, place="well"))["why"] == "refused-place-full"
        assert texts(ann) == texts(ben) == ["I am the Empath.", "Come to the inn."]
        assert texts(cem) == ["Come to the inn."]
        assert texts(dot) == texts(eve) == []
        assert ben.all("said")[0]["place"] == "well"
        await ann.does(m.Walk, place="inn")
        await ben.does(m.Say, text="She has gone.", aside=True)
        assert "She has gone." not in texts(ann)
        await ann.does(m.Walk)
        assert [one["seat"] for one in eve.clock["aside"]] == [1, 2]

    play(evening())


def test_nobody_walks_by_night_and_the_next_phase_finds_all_on_the_square() -> None:
    async def evening() -> None:
        ann, *_ = phones = await by_day(until="night")
        assert (await ann.does(m.Walk, place="well"))["why"] == "refused-chat-closed"
        await until_beat(phones, "day")
        await ann.does(m.Walk, place="bridge")
        assert ann.clock["aside"]
        await until_beat(phones, "nominations")
        assert not ann.clock.get("aside")

    play(evening())


def test_who_is_called_to_the_square_has_a_moment_and_then_speaks_to_nobody_aside() -> None:
    async def evening() -> None:
        lead, ann, ben, *_ = await by_day(lead="person")
        for one in (ann, ben):
            await one.does(m.Walk, place="lantern")
        await lead.does(m.Gather)
        assert {one["ends"] for one in ben.clock["aside"]} == {ben.clock["gathered"] + 5000}
        assert (await ann.does(m.Say, text="Quick!", aside=True))["t"] == "done"
        await asyncio.sleep(5)
        assert (await ann.does(m.Say, text="Too late", aside=True))["why"] == "refused-nobody-near"
        assert texts(ben) == ["Quick!"]

    play(evening())


@pytest.mark.parametrize("overheard", [True, False])
def test_whoever_leads_hears_it_where_the_house_says_so_and_all_are_told(overheard: bool) -> None:
    async def evening() -> None:
        lead, ann, ben, *_ = await by_day(lead="person", overheard=overheard)
        for one in (ann, ben):
            await one.does(m.Walk, place="well")
        await ann.does(m.Say, text="psst", aside=True)
        assert (texts(lead) == ["psst"]) is overheard
        assert ben.room["settings"].get("overheard", False) is overheard

    play(evening())


async def heard_by_third_seats(tale: str, words: str | None) -> list[list[tuple[int, bytes]]]:
    """All that others are sent, with its time, while two say this to each other, and to a bot."""
    ann, ben, *others = await by_day(tale, 4, bots=6, until=TALK.get(tale, "day"))
    for one in (ann, ben):
        await one.does(m.Walk, place="well")
    bot = next(one["id"] for one in ann.room["people"] if one.get("bot"))
    await ann.does(m.AskAlong, seat=4, place="well")
    for n in range(3):
        await asyncio.sleep(1)
        if words is not None:
            await ann.does(m.Say, text=f"{words} {n}", aside=True)
            await ben.does(m.Say, text=words, to=bot)
            assert len(ben.all("said")) == 4 * (n + 1)
    await asyncio.sleep(30)
    own = ("welcome", "done")
    return [[(at, told) for at, told in one.heard if not any(is_of(t, told) for t in own)] for one in others]


@pytest.mark.parametrize("tale", TALES)
def test_whatever_is_said_aside_no_byte_and_no_moment_of_a_third_seat_changes(tale: str) -> None:
    silent = play(heard_by_third_seats(tale, None))
    assert silent == play(heard_by_third_seats(tale, "I am the Demon"))
    assert silent == play(heard_by_third_seats(tale, "x" * 400))
    assert all(len(heard) > 10 for heard in silent)


def asked_in(phone: Phone) -> list[tuple[int, int, str, bool]]:
    """Who is asked by whom, as this device sees it, and whether they have declined."""
    asked = phone.clock.get("invited", [])
    return [(one["seat"], one["by"], one["place"], one.get("declined", False)) for one in asked]


def test_who_is_asked_goes_there_or_stays_and_all_see_it() -> None:
    async def evening() -> None:
        ann, ben, cem, dot, *_ = await by_day()
        assert (await ann.does(m.AskAlong, seat=1, place="well"))["t"] == "done"
        assert [one["seat"] for one in dot.clock["aside"]] == [0]
        assert asked_in(ben) == asked_in(dot) == [(1, 0, "well", False)]
        await ann.does(m.AskAlong, seat=2, place="well")
        await ben.does(m.Walk, place="well")
        await cem.does(m.Decline, by=0)
        assert asked_in(dot) == [(2, 0, "well", True)]
        await ann.does(m.AskAlong, seat=2, place="well")
        assert asked_in(dot) == [(2, 0, "well", True)]
        await asyncio.sleep(6)
        await ann.does(m.AskAlong, seat=3, place="well")
        assert asked_in(cem) == [(3, 0, "well", False)]
        await cem.does(m.Walk, place="well")
        assert (await ben.does(m.AskAlong, seat=4, place="well"))["why"] == "refused-place-full"
        assert (await ben.does(m.AskAlong, seat=1, place="well"))["why"] == "refused-no-such-seat"
        await ann.does(m.Walk)
        assert "invited" not in dot.clock

    play(evening())


def test_nobody_is_asked_by_night_and_an_invitation_ends_with_its_time_and_with_its_phase() -> None:
    async def evening() -> None:
        ann, ben, *_ = phones = await by_day(until="night")
        assert (await ann.does(m.AskAlong, seat=1, place="well"))["why"] == "refused-chat-closed"
        await until_beat(phones, "day")
        await ann.does(m.AskAlong, seat=1, place="well")
        await asyncio.sleep(30)
        await ben.does(m.Decline, by=0)
        assert "invited" not in ben.clock or not asked_in(ben)[0][3]
        await ann.does(m.AskAlong, seat=1, place="well")
        await until_beat(phones, "nominations")
        assert "invited" not in ben.clock

    play(evening())


def test_a_bot_that_is_asked_comes_answers_there_and_leaves_again() -> None:
    async def evening() -> None:
        ann, ben, cem, *_ = await by_day("onenight", 3, bots=2, talk=600)
        bot = ann.room["people"][3]["id"]
        await ann.does(m.AskAlong, seat=3, place="inn")
        assert [one["seat"] for one in cem.clock["aside"]] == [0, 3]
        await ben.does(m.AskAlong, seat=3, place="well")
        assert asked_in(cem) == [(3, 1, "well", True)]
        await ann.does(m.Say, text="Who are you?", aside=True)
        answer = ann.all("said")[-1]
        assert (answer["person"], answer["place"], answer["text"]) == (bot, "inn", "")
        assert not cem.all("said")
        await asyncio.sleep(60)
        await cem.does(m.Walk, place="bridge")
        assert [(one["seat"], one["place"]) for one in cem.clock["aside"]] == [
            (0, "inn"), (1, "well"), (2, "bridge"),
        ]  # fmt: skip
        await ann.does(m.AskAlong, seat=3, place="inn")
        await ann.does(m.Walk)
        assert 3 not in [one["seat"] for one in cem.clock["aside"]]

    play(evening())


def test_a_bot_answers_with_what_it_has_said_aloud_and_with_nothing_before() -> None:
    async def evening() -> None:
        ann, *_ = await by_day("onenight", 1, bots=4)
        bot = ann.room["people"][1]["id"]
        await ann.does(m.Say, text="Who are you?", to=bot)
        first = ann.all("said")[-1]
        assert (first["person"], first["to"], first["text"], first["words"]) == (bot, ann.person, "", [])
        await asyncio.sleep(60)
        told = [one["words"] for one in ann.entries if one["e"] == "claimed" and one["seat"] == 1]
        assert told
        await ann.does(m.Say, text="And now?", to=bot)
        assert ann.all("said")[-1]["words"] == told

    play(evening())
