"""Several scripts side by side: asked at once, done in order."""

from __future__ import annotations

from collections.abc import Coroutine
from inspect import CORO_CLOSED, getcoroutinestate
from typing import Any

import pytest

from fabula.core.requests import FATE, Ask, Choice, Request, Round
from fabula.core.town import Script, Together


class Side:
    """Runs scripts together and writes down what was asked and done."""

    def __init__(self) -> None:
        self.done: list[Choice] = []
        self.running: Coroutine[Any, Any, None] | None = None
        self.request: Request | None = None

    def by_side(self, *scripts: Script) -> Request | None:
        """Begin; gives what is asked first."""

        async def together() -> None:
            await Together(list(scripts))
            self.done.append("over")

        self.running = together()
        return self.answer(None)

    def answer(self, choice: Choice) -> Request | None:
        """Answer; gives what is asked next."""
        assert self.running is not None
        try:
            self.request = self.running.send(choice)
        except StopIteration:
            self.request = None
        return self.request

    @property
    def asked(self) -> list[tuple[Any, str]]:
        """Who is asked what now."""
        asks = self.request.asks if isinstance(self.request, Round) else (self.request,)
        return [(ask.who, ask.prompt) for ask in asks if isinstance(ask, Ask)]

    async def asks(self, seat: int, *prompts: str) -> None:
        """A player is asked one thing after the other."""
        for prompt in prompts:
            answer = await Ask(seat, prompt, (1, 2, 3))
            self.done.append((seat, prompt, answer))


def test_all_are_asked_before_anything_is_done() -> None:
    side = Side()
    side.by_side(side.asks(0, "seer"), side.asks(2, "seer"))
    assert side.asked == [(0, "seer"), (2, "seer")]
    assert side.done == []
    side.answer((1, 3))
    assert side.done == [(0, "seer", 1), (2, "seer", 3), "over"]


def test_whoever_goes_on_asking_is_asked_with_the_others() -> None:
    side = Side()
    side.by_side(side.asks(0, "a"), side.asks(1, "a", "b", "c"), side.asks(2, "a", "b"))
    side.answer((1, 1, 1))
    assert side.asked == [(1, "b"), (2, "b")]
    side.answer((2, 2))
    assert side.asked == [(1, "c")]
    side.answer((3,))
    assert [who for who, *_ in side.done[:-1]] == [0, 1, 2, 1, 2, 1]


def test_nobody_is_asked_by_two_scripts_at_once() -> None:
    side = Side()

    async def asks_two() -> None:
        side.done.append(await Round((Ask(1, "x", (1,)), Ask(2, "x", (1,)))))

    side.by_side(side.asks(1, "a"), asks_two(), side.asks(2, "b"), side.asks(3, "c", "d"))
    assert side.asked == [(1, "a"), (3, "c")]
    side.answer((3, 3))
    assert side.asked == [(1, "x"), (2, "x"), (3, "d")]
    side.answer((1, 1, 2))
    assert side.asked == [(2, "b")]
    side.answer((2,))
    assert side.done == [(1, "a", 3), (3, "c", 3), (1, 1), (3, "d", 2), (2, "b", 2), "over"]


def test_a_script_may_ask_several_players_itself() -> None:
    side = Side()

    async def both() -> None:
        answers = await Round((Ask(3, "x", (1,)), Ask(4, "x", (2,))))
        side.done.append(answers)

    side.by_side(side.asks(0, "a"), both(), side.asks(5, "a"))
    assert side.asked == [(0, "a"), (3, "x"), (4, "x"), (5, "a")]
    side.answer((1, 1, 2, 3))
    assert side.done == [(0, "a", 1), (1, 2), (5, "a", 3), "over"]


def test_fate_is_asked_at_once_and_alone() -> None:
    side = Side()

    async def lots() -> None:
        drawn = await Ask(FATE, "lot", (1, 2))
        side.done.append(drawn)
        await side.asks(1, "b")

    side.by_side(side.asks(0, "a"), lots())
    assert side.asked == [(FATE, "lot")]
    side.answer(2)
    assert side.asked == [(0, "a"), (1, "b")]
    side.answer((1, 1))
    assert side.done == [2, (0, "a", 1), (1, "b", 1), "over"]


def test_fate_between_two_questions_holds_nobody_up() -> None:
    side = Side()

    async def asks_then_draws() -> None:
        await side.asks(0, "a")
        side.done.append(await Ask(FATE, "lot", (7,)))

    side.by_side(asks_then_draws(), side.asks(1, "a"))
    side.answer((1, 1))
    assert side.asked == [(FATE, "lot")]
    side.answer(7)
    assert side.done == [(0, "a", 1), 7, (1, "a", 1), "over"]


def test_who_asks_nothing_is_done_at_once() -> None:
    side = Side()

    async def quiet() -> None:
        side.done.append("quiet")

    assert side.by_side(quiet(), quiet()) is None
    assert side.done == ["quiet", "quiet", "over"]
    assert Side().by_side() is None


def test_together_within_together() -> None:
    side = Side()

    async def inner() -> None:
        await Together([side.asks(1, "a", "b"), side.asks(2, "a")])

    side.by_side(side.asks(0, "a"), inner())
    assert side.asked == [(0, "a"), (1, "a"), (2, "a")]
    side.answer((1, 2, 3))
    assert side.asked == [(1, "b")]
    side.answer((1,))
    assert side.done == [(0, "a", 1), (1, "a", 2), (2, "a", 3), (1, "b", 1), "over"]


def test_a_mistake_in_one_script_ends_them_all() -> None:
    side = Side()
    ends = []

    async def patient() -> None:
        try:
            await side.asks(0, "a")
        finally:
            ends.append("closed")

    async def wrong() -> None:
        raise ValueError("a slip")

    with pytest.raises(ValueError, match="a slip"):
        side.by_side(patient(), wrong(), patient())
    assert ends == ["closed"]


def test_scripts_left_in_the_middle_are_closed() -> None:
    side = Side()

    async def lots() -> None:
        await Ask(FATE, "lot", (1, 2))

    never_begun = side.asks(1, "a")
    side.by_side(lots(), never_begun)
    assert side.running is not None
    side.running.close()
    assert getcoroutinestate(never_begun) == CORO_CLOSED
