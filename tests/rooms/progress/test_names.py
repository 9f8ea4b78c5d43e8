"""A vote by names: each of them is seen and heard before the bots raise their hands, whoever leads."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import pytest
from tests.rooms.progress.test_voice import a_television, left
from tests.rooms.table import Phone, now, play, some_rooms, until_beat, until_watched

from fabula.rooms.progress.names import A_NAME
from fabula.rooms.rooms import Rooms
from fabula.rooms.wire import messages as m

A_MOMENT = 0.05  # s
WHEN_ALL_TALK = {"mafia32": "day", "vendetta": "night"}


async def among_bots(tale: str, lead: str = "fabula") -> tuple[Rooms, Phone]:
    """One person, and bots for the rest of the table, who vote on one name after another."""
    rooms = some_rooms()
    await rooms.open()
    host = await Phone().enter(rooms, m.Make("A", tale=tale))
    for _ in range(9):
        await host.does(m.AddBot)
    assert (await host.does(m.Settings, change={"hands": "in_turn", "lead": lead}))["t"] == "done"
    return rooms, host


async def until_the_vote(host: Phone) -> None:
    assert (await host.does(m.Start))["t"] == "done"
    await until_beat([host], "vote")
    await until_watched([host])


def named(phone: Phone) -> int:
    return [one["e"] for one in phone.entries].count("named")


async def no_hand(phone: Phone) -> None:
    """Whoever is asked keeps their hand down."""
    if any(not one.get("open") and "answered" not in one for one in phone.asks):
        await phone.answer(None)


@pytest.mark.parametrize("tale", list(WHEN_ALL_TALK))
def test_one_name_follows_the_other_no_sooner_than_it_can_be_read(tale: str) -> None:
    async def evening() -> None:
        _, host = await among_bots(tale)
        await until_the_vote(host)
        assert named(host) == 1, "no name has passed by"
        came = [now()]
        while len(came) < 4:
            assert host.clock["phase"] == "vote"
            await no_hand(host)
            await asyncio.sleep(A_MOMENT)
            came += [now()] * (named(host) - len(came))
        each = [(after - before) / 1000 for before, after in pairwise(came[1:])]
        assert all(A_NAME / 1000 - A_MOMENT <= one <= A_NAME / 1000 + 2 * A_MOMENT for one in each), each

    play(evening())


def test_a_name_is_said_before_that_time_begins() -> None:
    async def evening() -> None:
        rooms, host = await among_bots("mafia32")
        screen = await a_television(rooms, host.code)
        await until_the_vote(host)
        await no_hand(host)
        waits = left(host) - host.clock["length"]
        assert waits > 1_000
        await asyncio.sleep(waits / 2_000)
        await screen.does(m.Spoken)
        assert named(host) == 1
        await asyncio.sleep(A_NAME / 1000 - A_MOMENT)
        assert named(host) == 1
        await asyncio.sleep(2 * A_MOMENT)
        assert named(host) == 2

    play(evening())


@pytest.mark.parametrize("hurries", [False, True])
def test_bots_give_their_own_votes_also_where_a_person_who_leads_does_not_wait(hurries: bool) -> None:
    async def evening() -> None:
        _, host = await among_bots("mafia32", "person")
        assert (await host.does(m.Start))["t"] == "done"
        while host.clock["phase"] != "vote":
            await host.does(m.Next)
        assert named(host) == 1
        while host.clock["phase"] == "vote" and named(host) < 6:
            await (host.does(m.Next) if hurries else asyncio.sleep(A_NAME / 1000))
        hands = [one["seats"] for one in host.entries if one["e"] == "raised"]
        assert sum(map(len, hands)) > 0
        if hurries:
            assert named(host) > 1

    play(evening())


@pytest.mark.parametrize("hands", ["in_turn", "at_once"])
def test_hands_that_all_see_go_up_one_after_another_and_all_in_time(hands: str) -> None:
    async def evening() -> None:
        _, host = await among_bots("mafia32")
        change = {"open_hands": True, "hands": hands}
        assert (await host.does(m.Settings, change=change))["t"] == "done"
        await until_the_vote(host)
        for _ in range(200):  # the first name is their own
            if any(not one.get("open") for one in host.asks):
                break
            await asyncio.sleep(A_MOMENT)
        begun, came, bots = now(), list[int](), host.clock["asked"] - 1
        while len(came) < bots:
            came += [now() - begun] * (len(host.clock["seen"]) - len(came))
            await asyncio.sleep(A_MOMENT)
        apart = [after - before for before, after in pairwise(came)]
        assert came[0] > A_NAME / 2, "before that all can see what it is about"
        assert min(apart) > 0
        assert max(apart) <= min(apart) + 3000 * A_MOMENT, "the same from each hand to the next, up or down"
        assert came[-1] < host.clock["length"], "there is time left for whoever is no bot"

    play(evening())


def test_bots_whose_hands_are_still_to_come_when_time_is_up_vote_all_the_same() -> None:
    async def evening() -> None:
        _, host = await among_bots("mafia32", "person")
        change = {"open_hands": True, "hands": "at_once"}
        assert (await host.does(m.Settings, change=change))["t"] == "done"
        assert (await host.does(m.Start))["t"] == "done"
        while host.clock["phase"] != "vote":
            await host.does(m.Next)
        await host.does(m.Next)
        (votes,) = [one["votes"] for one in host.entries if one["e"] == "voted"]
        assert any(vote is not None for vote in votes)

    play(evening())
