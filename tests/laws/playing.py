"""Random tellings of any tale: setups, decisions one at a time, and what was so after each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from fabula.core.events import Event
from fabula.core.grimoire import Setup
from fabula.core.refusals import Refusal
from fabula.core.requests import STORYTELLER, TIME, Ask, Choice, Round, Who, Window, draw
from fabula.core.tale import Tale
from fabula.core.telling import Answered, Telling
from fabula.core.views import TOWN, Listener, view

LONGEST = 20_000  # decisions after which a game is said never to end
ENDING = ("win", "end")
SELDOM = 0.02
# The scripts whose every rule an independent reader knows.
READ: dict[str, tuple[str, ...]] = {"clocktower": ("trouble_brewing", "bad_moon_rising", "sects_and_violets")}


def a_setup(
    tale: Tale,
    lots: Random,
    most_seats: int | None = None,
    *,
    every: bool = False,
    names: tuple[str, ...] | None = None,
) -> Setup:
    """Some seats, some variants, and a set of roles: any that may be played, else what the tale suggests.

    Of the scripts of a tale only those that are read by an independent reader, or these, or `every` one.
    """
    most = max(tale.least_seats, min(tale.most_seats, most_seats or tale.most_seats))
    seats = lots.randint(tale.least_seats, most)
    settings: dict[str, Any] = {
        one.key: lots.choice(one.options or (False, True)) for one in tale.settings if one.is_offered
    }
    suggested = tale.suggest(seats)
    read = names or READ.get(tale.id, ())
    scripts = some_scripts(tale, lots, read, every=every) if tale.scripts else None
    for roles in scripts or some_sets(tale, suggested, lots):
        try:
            return tale.set_up(seats, roles, **settings)
        except Refusal:
            continue
    return tale.set_up(seats, suggested)  # the variants exclude each other


def named_scripts(tale: Tale) -> Mapping[str, tuple[str, ...]]:
    """The scripts of a tale by their names, if it has such."""
    return {} if tale.scripts is None else tale.scripts.named


def some_sets(tale: Tale, suggested: tuple[str, ...], lots: Random) -> list[tuple[str, ...]]:
    """What is suggested, anything, and few cards many times, in any order."""
    anything = tuple(lots.choice(tale.almanac.printed) for _ in suggested)
    few = tuple(lots.choice(anything[:3]) for _ in suggested)
    return lots.sample((suggested, anything, few), 3)


def some_scripts(tale: Tale, lots: Random, read: tuple[str, ...], *, every: bool) -> list[tuple[str, ...]]:
    """A whole script of the tale, that script with fewer roles, and mixtures of several, in any order."""
    names = tuple(named_scripts(tale)) if every else read
    whole = lots.choice([named_scripts(tale)[name] for name in names])
    fewer = tuple(role for role in whole if lots.random() < 0.8)
    possible = scripted(tale, *names)
    if every:
        possible = tuple(role for role in tale.almanac.printed if tale.almanac[role].kind != "traveller")
    mixed = [tuple(role for role in possible if lots.random() < kept) for kept in (0.9, 0.5)]
    return [*lots.sample((whole, fewer, *mixed), 4), whole]


def scripted(tale: Tale, *names: str) -> tuple[str, ...]:
    """All roles of these scripts of the tale, in the almanac's order."""
    every = dict.fromkeys(role for name in names for role in named_scripts(tale)[name])
    return tuple(role for role in tale.almanac.printed if role in every)


def decide(telling: Telling, lots: Random) -> tuple[Who, Choice]:
    """An answer by lot to what is asked. In rounds some change their minds; windows are closed in the end."""
    request = telling.pending
    if isinstance(request, Window):
        if lots.random() < 0.15:
            return TIME, None
        seat = lots.choice(request.seats)
        return seat, draw(telling.ask_of(seat).options, lots.randrange)
    if isinstance(request, Round):
        everyone = tuple(ask.who for ask in request.asks)
        waiting = telling.waiting_for()
        who = lots.choice(everyone if lots.random() < 0.1 else waiting)
        ask = telling.ask_of(who)
        return who, draw(ask.options, lots.randrange)
    assert isinstance(request, Ask)
    return request.who, draw(request.options, lots.randrange)


def is_offered(telling: Telling, who: Who, choice: Choice) -> bool:
    """Whether this may be answered now by this one."""
    request = telling.pending
    if request is None:
        return False
    if isinstance(request, Window):
        if who == TIME:
            return choice is None
        return who in request.seats and choice in telling.ask_of(who).options
    asks = (request,) if isinstance(request, Ask) else request.asks
    return any(ask.who == who and choice in ask.options for ask in asks)


def amend(telling: Telling, lots: Random) -> None:
    """Correct something by lot; that it is over only now and then, or little would be told."""
    possible = [one for one in telling.amendments() if one.word not in ENDING or lots.random() < SELDOM]
    if possible:
        amendment = lots.choice(possible)
        telling.amend((amendment.word, *(lots.choice(gap) for gap in amendment.gaps)))


def steps(telling: Telling, lots: Random, amends: float = 0.0) -> Iterator[Telling]:
    """Play by lot to the end, one beat or answer at a time, and correct something so often."""
    for _ in range(LONGEST):
        moves = len(telling.log)
        if amends and lots.random() < amends:
            amend(telling, lots)
        if len(telling.log) > moves:
            pass
        elif telling.pending is None:
            if not telling.begin_beat():
                return
        else:
            telling.answer(*decide(telling, lots))
        yield telling
    raise AssertionError(f"after {LONGEST} decisions there is no end")


def played(
    tale: Tale,
    seed: int,
    most_seats: int | None = None,
    amends: float = 0.0,
    *,
    every: bool = False,
    names: tuple[str, ...] | None = None,
    until: Callable[[Telling], bool] | None = None,
) -> Telling:
    """A whole random telling, or until something is so; the same seed gives the same."""
    lots = Random(seed)
    telling = Telling(tale, a_setup(tale, lots, most_seats, every=every, names=names))
    for now in steps(telling, lots, amends):
        tale.laws(now.grimoire)
        if until is not None and until(now):
            break
    return telling


@dataclass
class Moment:
    """What was so after one move."""

    moves: int
    lines: int
    position: tuple[Any, ...]
    asked: tuple[Any, ...]


def a_moment(telling: Telling) -> Moment:
    """What is so now."""
    return Moment(len(telling.moves()), len(telling.log), telling.grimoire.position(), what_is_asked(telling))


def what_is_asked(telling: Telling) -> tuple[Any, ...]:
    """The pending request as plain data, with what has been answered of it."""
    request = telling.pending
    if request is None:
        return ()
    asks = request.asks if isinstance(request, Round) else (request,)
    return tuple(
        (
            ask.seats if isinstance(ask, Window) else ask.who,
            ask.prompt,
            tuple(ask.options) if isinstance(ask.options, tuple) else type(ask.options).__name__,
            telling.answer_of(ask.who) if isinstance(ask, Ask) and telling.answered(ask.who) else ...,
        )
        for ask in asks
    )


def watched(
    tale: Tale, seed: int, most_seats: int | None = None, amends: float = 0.0
) -> tuple[Telling, list[Moment]]:
    """A whole random telling with its moments: before the first move and after each."""
    lots = Random(seed)
    telling = Telling(tale, a_setup(tale, lots, most_seats))
    moments = [a_moment(telling)]
    moments += [a_moment(telling) for _ in steps(telling, lots, amends)]
    return telling, moments


def listeners(setup: Setup) -> tuple[Listener, ...]:
    """Everybody who may listen."""
    return (*range(setup.seats), TOWN, STORYTELLER)


def entries(listener: Listener, events: list[Event]) -> list[tuple[int, dict[str, Any]]]:
    """A listener's entries as they go over the wire."""
    return [(number, event.data()) for number, event in view(listener, events)]


Occasion = tuple[int, str, Who]  # the number of the night or day, the prompt, who (TOWN in a window)


def answers_given(telling: Telling) -> dict[Occasion, list[tuple[Who, Choice]]]:
    """What was answered on each occasion, in order; of several answers to one question the last."""
    given: dict[Occasion, list[tuple[Who, Choice]]] = {}
    latest: dict[Occasion, Ask] = {}
    again = Telling(telling.tale, telling.setup)
    for move in telling.moves():
        if not isinstance(move, Answered):
            again.take(move)
            continue
        asked = again.ask_of(move.who)
        occasion = (again.grimoire.number, asked.prompt, move.who if isinstance(asked, Ask) else TOWN)
        answers = given.setdefault(occasion, [])
        if isinstance(asked, Ask):
            if latest.get(occasion) is asked:
                answers.pop()
            latest[occasion] = asked
        answers.append((move.who, move.choice))
        again.answer(move.who, move.choice, move.by)
    return given
