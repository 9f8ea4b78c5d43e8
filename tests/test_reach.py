"""Whether a script can ask is read from its code: also through what it calls, and no further."""

from __future__ import annotations

from typing import Any

from fabula.core.requests import Ask, Decide, Round
from fabula.core.verbs import Me
from fabula.reach import can_ask, reaches


async def asked() -> None:
    await Ask(0, "dreamer", (1, 2))


async def asked_in_a_round() -> None:
    await Round(tuple(Ask(seat, "dreamer", (1, 2)) for seat in (0, 1)))


async def decided() -> None:
    await Decide("dreamer", (1, 2), 0)


async def chooses(me: Any) -> None:
    await me.may_choose((1, 2))


async def learns(me: Any) -> None:
    await me.learn((1, 2), len)


async def by_another() -> None:
    await decided()
    await around()


async def around() -> None:
    await by_another()
    await asked()


async def within() -> None:
    async def inner() -> None:
        await asked()

    await inner()


def test_a_script_that_asks_is_found() -> None:
    assert [can_ask(one) for one in (asked, asked_in_a_round, chooses, by_another, around, within)] == [
        True
    ] * 6


def test_what_the_storyteller_alone_decides_asks_nobody() -> None:
    assert [can_ask(one) for one in (decided, learns, None)] == [False] * 3


def test_whether_a_script_chooses_or_learns_is_found_apart() -> None:
    assert [reaches(one, Me.choose) for one in (chooses, learns, asked)] == [True, False, False]
    assert [reaches(one, Me.learn) for one in (chooses, learns, asked)] == [False, True, False]
