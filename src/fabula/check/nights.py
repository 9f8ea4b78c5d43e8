"""Games by lot that the linter plays: of each role that wakes, and of each pair with a rule of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

from fabula.core.cards import NEVER, Role
from fabula.core.grimoire import Setup
from fabula.core.refusals import Refusal
from fabula.core.tale import Tale
from fabula.core.telling import Telling
from fabula.gaps import Parts, misfilled, note_parts
from fabula.reach import can_ask
from fabula.sim.nights import betrayals
from fabula.text import LANGUAGES, source
from fabula.text.brought import entries

SEATS = 10  # at the games whose nights are watched
GAMES = 150  # of one role at most, until it has asked as often as is enough
LATER = 10  # games at most in which somebody comes to be a role on the first day
# Calls which put as many questions as the role says that it asks: one that puts more is among them.
ENOUGH = 4


def declared(tale: Tale) -> Iterator[Role]:
    """The roles of a tale that have rules, in the order of the book."""
    return (tale.almanac[role] for role in tale.almanac.printed if role in tale.almanac)


def faults_of_nights(tale: Tale, among: tuple[str, ...] = ()) -> Iterator[str]:
    """Where nobody is called aloud, what a phone is asked by night betrays nobody: seen in games by lot.

    Each role that wakes is in one of them, and in more until it has asked what it can ask; and each pair with
    a rule of its own is; or only those `among` which it is to be looked for.
    """
    roles = [
        (role.id,)
        for role in declared(tale)
        if role.wakes is not NEVER and role.id in (among or tale.almanac)
    ]
    jinxes = () if tale.scripts is None or among else tale.scripts.jinxes
    pairs = [pair for pair in jinxes if all(role in tale.almanac for role in pair)]
    lots, learned = Random(0), Parts()
    seen: set[str] = set()
    for wanted in () if tale.nights.aloud else (*roles, *pairs):
        for one in seen_of(tale, wanted, lots, learned):
            if one not in seen:
                seen.add(one)
                yield f"{tale.id}: {one}"
    for lang in () if among else LANGUAGES:
        yield from (f"{lang}: {fault}" for fault in misfilled(entries(source(lang)), learned))


def seen_of(tale: Tale, wanted: tuple[str, ...], lots: Random, learned: Parts) -> Iterator[str]:
    """What games by lot show of one role or pair: one game, and more of a role that has not asked enough.

    A role that asks comes about on the first day too, in games of its own.
    """
    role, *others = (tale.almanac[one] for one in wanted)
    asks = not others and (bool(role.asks) or can_ask(role.script))
    last = role.line or role.id, role.asks if isinstance(role.asks, int) and role.asks else 1
    seen = Counter[tuple[str, int]]()
    for later in ("", role.id) if asks else ("",):
        put: Counter[tuple[str, int]] = Counter()
        for _ in range(LATER if later else GAMES if asks else 1):
            game = Telling(tale, setup_with(tale, wanted, lots))
            yield from betrayals(game, lots.randrange, () if later else wanted, put, later)
            for event in game.events():
                note_parts(learned, event, tale.id)
            if put[last] >= ENOUGH:
                break
        seen += put
    yield from faults_of_too_much(role, last, seen) if asks else ()


def faults_of_too_much(role: Role, last: tuple[str, int], seen: Counter[tuple[str, int]]) -> Iterator[str]:
    """A role says that it asks more than it ever did: all would wait and dream longer than for others."""
    line, said = last
    most = max((number for call, number in seen if call == line), default=0)
    if 0 < most < said:
        header = f"{role.header} says asks={said} and needs asks={most}"
        yield f"{role.id} never put more than {most} of {said} questions at its line: {header}"
    if most and role.names_roles and not seen[line, 0]:
        yield f"{role.id} never offered a role at its line: take names_roles=True out of {role.header}"


def setup_with(tale: Tale, wanted: tuple[str, ...], lots: Random) -> Setup:
    """A game of these roles and others by lot, with a seat for each of them who comes late."""
    assert tale.scripts is not None
    numbers, latecomers = tale.scripts.numbers, tale.latecomers
    late = [role for role in wanted if latecomers and tale.almanac.kind_of[role] in latecomers.kinds]
    most = tale.most_seats - (latecomers.most if latecomers else 0)
    more: dict[str, Any] = {"travellers": tuple(range(len(late)))} if late else {}
    while True:
        script = [role for role in wanted if role not in late]
        for kind, many in numbers(most).items():
            others = [one.id for one in declared(tale) if one.kind == kind and one.id not in script]
            script += lots.sample(others, min(len(others), 2 * many + 1))
        with suppress(Refusal):
            return tale.set_up(SEATS + len(late), tuple(script), **more)
