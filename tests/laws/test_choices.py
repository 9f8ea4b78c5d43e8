"""What a role may choose, as its tale declares it, is what its player is offered in play."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.laws.playing import a_setup, steps

from fabula.core.cards import Choosing
from fabula.core.events import Chose, PhaseBegan
from fabula.core.requests import Ask, Round
from fabula.core.telling import Telling
from fabula.games import TALES

GAMES = {"onenight": 40, "mafia32": 40, "vendetta": 60, "clocktower": 120}
MOST_SEATS = 12


def seats_in(choice: Any) -> set[int]:
    """All numbers in a choice."""
    if isinstance(choice, tuple):
        return set().union(*map(seats_in, choice))
    return {choice} if isinstance(choice, int) and not isinstance(choice, bool) else set()


def asked(telling: Telling) -> list[Ask]:
    """Who is asked something now."""
    request = telling.pending
    return [request] if isinstance(request, Ask) else list(request.asks) if isinstance(request, Round) else []


def last_choice(telling: Telling, ask: Ask) -> set[int]:
    """Whom this player chose the night before for the same, as far as they live."""
    chosen, nights = None, 0
    for one in telling.log:
        if isinstance(one, PhaseBegan) and one.phase in telling.tale.nights.asleep:
            nights += 1
        elif isinstance(one, Chose) and (one.seat, one.role) == (ask.who, ask.prompt):
            chosen, nights = one.choice, 0
    return {seat for seat in seats_in(chosen) if telling.grimoire.alive[seat] and nights <= 1}


def offered(telling: Telling, ask: Ask) -> dict[str, bool]:
    """What is offered here of what may be declared, as far as the position tells."""
    options = tuple(ask.options)
    seats = set().union(*map(seats_in, options)) & set(range(telling.grimoire.seats))
    dead = {seat for seat in range(telling.grimoire.seats) if not telling.grimoire.alive[seat]} - {ask.who}
    found = {"self": ask.who in seats, "nobody": None in options}
    if dead:
        found["dead"] = bool(dead & seats)
    if last := last_choice(telling, ask):
        found["same"] = last <= seats
    return found if seats else {}


def contradictions(declared: Choosing, found: dict[str, bool], options: int) -> list[str]:
    """What is declared and not so; one may be barred by the last choice, or by the first of two."""
    wrong = []
    for word, is_offered in found.items():
        says = getattr(declared, word)
        barred = says and not is_offered and word in ("self", "dead") and (options == 1 or not declared.same)
        if says is not None and says != is_offered and not barred:
            wrong.append(word)
    return wrong


@pytest.mark.parametrize("tale", TALES)
def test_whom_a_role_may_choose_is_offered_and_nobody_else(tale: str) -> None:
    rules, seen, wrong = TALES[tale], Counter[str](), Counter[str]()
    for seed in range(GAMES[tale]):
        lots = Random(seed)
        telling = Telling(rules, a_setup(rules, lots, MOST_SEATS, every=True))
        for _ in steps(telling, lots):
            for ask in asked(telling):
                declared = rules.may_choose.get(ask.prompt)
                if declared is None or not isinstance(ask.who, int):
                    continue
                seen[ask.prompt] += 1
                options = len(tuple(ask.options))
                wrong.update(
                    f"{ask.prompt}: {word}"
                    for word in contradictions(declared, offered(telling, ask), options)
                )
    assert not wrong, wrong
    assert len(seen) > 0.6 * len(rules.may_choose), set(rules.may_choose) - set(seen)


@pytest.mark.parametrize("tale", TALES)
def test_only_roles_of_the_almanac_choose(tale: str) -> None:
    rules = TALES[tale]
    assert all(role in rules.almanac for role in rules.may_choose)
