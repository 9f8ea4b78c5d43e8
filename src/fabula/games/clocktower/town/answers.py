"""Choices and answers, put together and taken apart."""

from __future__ import annotations

from typing import TypedDict

from fabula.core.requests import Choice
from fabula.games.clocktower.almanac.cards import SIDES, YES_NO

NO_OUTSIDERS = "no_outsiders"  # what is told where there is nobody of whom one could learn


class Parts(TypedDict, total=False):
    """What an answer consists of: two players, one player, a role, a number, several players."""

    a: int
    b: int
    place: int
    shown: str
    n: int
    seats: tuple[int, ...]


def without(choices: tuple[Choice, ...], some: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """The choices that are none of these."""
    return tuple(choice for choice in choices if choice not in some)


def pair(a: int, b: int) -> tuple[int, int]:
    """Two players, in an order that betrays nothing."""
    return (a, b) if a < b else (b, a)


def parts_of(answer: Choice, about: tuple[int, ...]) -> Parts:
    """What an answer consists of, for the sentence that tells it."""
    if not about and isinstance(answer, str):
        return {}
    if isinstance(answer, tuple) and all(isinstance(part, str) for part in answer):
        return {"place": about[0]} if about else {}
    if isinstance(answer, tuple):
        if len(answer) == 1:
            return {"place": answer[0]}
        if isinstance(answer[1], str):
            return {"place": answer[0], "shown": answer[1]}
        if len(answer) > 2 and not isinstance(answer[2], str):
            return {"seats": answer}
        a, b, *role = answer
        return {"a": a, "b": b, **({"shown": role[0]} if role else {})}
    if isinstance(answer, int):
        return {"n": answer, **of_two(about)}
    if answer in YES_NO:
        return of_two(about)
    return {"place": about[0]} if answer in SIDES else {"place": about[0], "shown": answer}


def of_two(about: tuple[int, ...]) -> Parts:
    """The two players whom an answer is about; fewer where there are fewer."""
    match about:
        case (a, b, *_):
            return {"a": a, "b": b}
        case (a,):
            return {"a": a}
    return {}


def seats_in(choice: Choice) -> tuple[int, ...]:
    """The players a choice names, in its order."""
    if isinstance(choice, tuple):
        return tuple(seat for part in choice for seat in seats_in(part))
    return (choice,) if isinstance(choice, int) else ()
