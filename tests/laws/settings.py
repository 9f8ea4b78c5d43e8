"""What a setting changes, by observation: a game is played twice, but for it, until the two differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest
from random import Random
from typing import Any

from tests.laws.playing import a_setup, steps

from fabula.core.events import Began, Chose, Event, Learned, Met, Noted
from fabula.core.grimoire import Grant, Setup
from fabula.core.refusals import Refusal
from fabula.core.requests import Round
from fabula.core.tale import Setting, Tale
from fabula.core.telling import Answered, Telling

LEARNING = "learn:"


def roles_changed(tale: Tale, setting: Setting, games: int) -> Counter[tuple[str, ...]]:
    """The roles whose own doing first differs, or one of these; and in how many games it did."""
    found: Counter[tuple[str, ...]] = Counter()
    for game in range(games):
        lots = Random(f"{setting.key} {game}")
        setup = a_setup(tale, lots)
        options: tuple[bool | str, ...] = setting.options or (False, True)
        values = lots.sample(options, 2)
        two = [with_value(tale, setup, setting, value) for value in values]
        if two[0] is not None and two[1] is not None:
            found.update(first_difference(Telling(tale, two[0]), Telling(tale, two[1]), game))
    return found


def with_value(tale: Tale, setup: Setup, setting: Setting, value: bool | str) -> Setup | None:
    """This game with another value of one setting; None if that cannot be played."""
    chosen = {one.key: setup.settings[one.key] for one in tale.settings if one.key in setup.settings}
    try:
        under = dict([setting.under] if setting.under else [])
        return tale.set_up(setup.seats, setup.roles, **{**chosen, **under, setting.key: value})
    except Refusal:
        return None


def first_difference(one: Telling, other: Telling, seed: int) -> list[tuple[str, ...]]:
    """Whose doing it is that two games with the same lots first differ; none if it is nobody's.

    What the tale only notes for itself is no difference yet.
    """
    told = [0, 0]
    for _ in zip_longest(steps(one, Random(seed)), steps(other, Random(seed))):
        now = [heard(telling, since) for telling, since in zip((one, other), told, strict=True)]
        for pair in zip_longest(*now):
            if repr(pair[0]) != repr(pair[1]):
                return doers((one, other), [line for line in pair if line is not None])
        told = [len(one.log), len(other.log)]
        if asked(one) != asked(other):
            return doers((one, other), [*asked(one), *asked(other)])
    return []


def heard(telling: Telling, since: int) -> list[Any]:
    """What has been said, done and told since this line of the log, but for notes and the setup itself."""
    return [line for line in telling.log[since:] if not isinstance(line, Began | Noted)]


def asked(telling: Telling) -> list[tuple[Any, str, Any]]:
    """What is asked now, of whom, and what may be answered where that can be listed."""
    request = telling.pending
    asks = request.asks if isinstance(request, Round) else (request,) if request is not None else ()
    return [
        (getattr(ask, "who", None), ask.prompt, ask.options if isinstance(ask.options, tuple) else None)
        for ask in asks
    ]


def doers(two: tuple[Telling, Telling], lines: list[Any]) -> list[tuple[str, ...]]:
    """The roles that do what these lines tell; else it is one of those whose call is on, in both or in one.

    What all hear within a call is no role's own.
    """
    almanac = two[0].tale.almanac
    named = [role for line in lines for role in roles_in(two[0], line) if role in almanac]
    if named or any(isinstance(line, Event) and line.audience is None for line in lines):
        return [(role,) for role in dict.fromkeys(named)]
    call = the_call(two)
    held = [grant.role for telling in two for grant in telling.grimoire.grants]
    called = tuple(role.id for role in almanac if role.id in held and call in role.calls)
    return [called] if called else []


def the_call(two: tuple[Telling, Telling]) -> str:
    """The call that is on; where one game has a call more, that one; nothing where one is elsewhere."""
    calls = [telling.beat.name.partition(":")[2] for telling in two if telling.beat is not None]
    for sheet in (two[0].tale.nights.introductions, two[0].tale.sheet):
        if calls and all(call in sheet for call in calls):
            return min(calls, key=sheet.index)
    return ""


def roles_in(telling: Telling, line: Any) -> Iterator[str]:
    """The words of a line that may be roles: who asks, acts, learns, or by whose ability it is."""
    if isinstance(line, tuple):
        yield str(line[1]).removeprefix(LEARNING)
    elif isinstance(line, Answered):
        yield line.prompt.removeprefix(LEARNING)
    elif isinstance(line, Learned | Chose | Met):
        known = line.role in telling.tale.almanac
        yield line.role if known else telling.grimoire.dealt(line.seat) or ""
    elif isinstance(line, Event):
        by = (getattr(line, word, None) for word in ("owner", "by"))
        yield from (one.role for one in by if isinstance(one, Grant))
