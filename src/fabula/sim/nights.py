"""The nights of games by lot, watched for what would betray who is awake."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice

from fabula.core.events import Event
from fabula.core.requests import STORYTELLER, TIME, Ask, Below, Choice, Round, Window, draw
from fabula.core.telling import Telling

MOST_MOVES = 300  # of one game: three or four nights, with what is said and done between them
SHOWN = 200  # options looked at
TRIES = 40  # sets drawn until one holds what is wanted
NEVER_SHUT = 3  # of four who might do something in the open, so many do
BECOMES = "role"  # the correction by which somebody comes to be another role


def betrayals(
    telling: Telling,
    below: Below,
    wanted: tuple[str, ...] = (),
    put: Counter[tuple[str, int]] | None = None,
    later: str = "",
) -> Iterator[str]:
    """What one game by lot, that has not begun, shows of it; the wanted roles are in play where they can be.

    In `put` it is counted how often a call put a first, a second ... question to players, and under 0 how
    often roles were among the answers. Somebody comes to
    be the role `later` on the first day, by hand: what others do by their first night they do at once then,
    with all the rest. Where somebody was dealt it the game ends there.
    """
    questions, slept = 0, False
    with in_its_beat(telling):
        for _ in range(MOST_MOVES):
            if telling.pending is None:
                questions = 0
                if not telling.begin_beat():
                    return
                if later and slept and not is_asleep(telling):
                    if not make_somebody(telling, below, later):
                        return
                    later = ""
                slept = slept or is_asleep(telling)
            elif isinstance(telling.pending, Window):
                use(telling, telling.pending, below)
            else:
                asks = players_asked(telling)
                questions += bool(asks)
                if asks and put is not None:
                    put[call_of(telling), questions] += 1
                    put[call_of(telling), 0] += any(words_of(ask) for ask in asks)
                yield from untimed(telling, asks, questions)
                for ask in asks:
                    yield from betraying_words(telling, ask)
                answer_all(telling, below, wanted)


@contextmanager
def in_its_beat(telling: Telling) -> Iterator[None]:
    """Whatever is raised meanwhile is noted with the beat in which it was."""
    try:
        yield
    except Exception as error:
        if telling.beat is not None:
            error.add_note(f"beat {telling.beat.name!r}")
        raise


def make_somebody(telling: Telling, below: Below, role: str) -> bool:
    """Somebody who lives comes to be this role, by lot; False if somebody is it already, or nobody can be."""
    grimoire = telling.grimoire
    held = any(card.printed == role for card in grimoire.cards.values())
    able = [one for one in telling.amendments() if one.word == BECOMES and role in one.gaps[-1]]
    if held or not able:
        return False
    seats = [seat for seat in able[0].gaps[0] if grimoire.alive[seat]]
    telling.amend((BECOMES, seats[below(len(seats))], role))
    return True


def use(telling: Telling, window: Window, below: Below) -> None:
    """Somebody does something by lot of what is open to all, or time closes it."""
    able = [seat for seat in window.seats if seat not in telling.grimoire.silenced]
    if able and below(NEVER_SHUT + 1):
        seat = able[below(len(able))]
        telling.act(window, seat, draw(window.options_of(seat), below))
    else:
        telling.answer(TIME, None)


def call_of(telling: Telling) -> str:
    """The line of the night sheet that is called now; nothing by day."""
    return "" if telling.beat is None else telling.beat.name.partition(":")[2]


def is_asleep(telling: Telling) -> bool:
    """Whether it is night for all now."""
    return telling.beat is not None and telling.beat.name.partition(":")[0] in telling.tale.nights.asleep


def players_asked(telling: Telling) -> list[Ask]:
    """What players are asked now, while all eyes but theirs are closed."""
    if not call_of(telling) or not is_asleep(telling):
        return []
    return [ask for ask in what_is_asked(telling) if isinstance(ask.who, int)]


def what_is_asked(telling: Telling) -> tuple[Ask, ...]:
    """All questions that are put at this moment."""
    request = telling.pending
    if isinstance(request, Round):
        return request.asks
    return (request,) if isinstance(request, Ask) else ()


def untimed(telling: Telling, asks: list[Ask], questions: int) -> Iterator[str]:
    """A question for which its call has no time, or none left."""
    beat = telling.beat
    if asks and beat is not None and not beat.presses:
        times = 0 if beat.pace is None else beat.pace.times
        if questions > times:
            line = call_of(telling)
            role = next((one for one in telling.tale.almanac if one.line == line), None)
            needs = "" if role is None else f": {role.header} needs asks={questions}"
            puts = f"{beat.name} puts {asks[0].prompt}, question {questions} of it"
            yield f"{puts}, and has time for {times}{needs}"


def betraying_words(telling: Telling, ask: Ask) -> Iterator[str]:
    """Words among what one phone alone may choose: dreams have players, and roles where all dream of them."""
    words = words_of(ask)
    if not words or is_in_the_open(telling, ask):
        return
    strange = [word for word in words if word not in telling.tale.almanac.side_of]
    if strange:
        yield f"{ask.prompt} offers {', '.join(strange)} to one who is awake alone"
    elif ask.prompt in telling.tale.almanac and not telling.tale.almanac[ask.prompt].names_roles:
        header = telling.tale.almanac[ask.prompt].header
        yield f"{ask.prompt} offers roles by night: {header} needs names_roles=True"
    elif not telling.tale.roles_dreamt(telling.setup.roles):
        yield f"{ask.prompt} offers roles, such as {words[0]}, and nobody dreams of roles"


def words_of(ask: Ask) -> list[str]:
    """The words among what may be chosen: neither players nor nothing."""
    parts = (
        part for one in islice(ask.options, SHOWN) for part in (one if isinstance(one, tuple) else (one,))
    )
    return list(dict.fromkeys(part for part in parts if isinstance(part, str)))


def is_in_the_open(telling: Telling, ask: Ask) -> bool:
    """Whether all have heard in this call who is asked."""
    heard = (line for line in telling.log_of_the_beat if isinstance(line, Event) and line.audience is None)
    return any(ask.who in (line.data().get("seats") or ()) for line in heard)


def answer_all(telling: Telling, below: Below, wanted: tuple[str, ...]) -> None:
    """The Storyteller as advised, all others by lot; but whoever may bring a wanted role into play does."""
    is_night = bool(call_of(telling))
    for ask in what_is_asked(telling):
        by_will = ask.who == STORYTELLER or (isinstance(ask.options, tuple) and not is_night)
        if by_will and (choice := with_it(ask, below, wanted)) is not None:
            telling.answer(ask.who, choice)
        elif ask.who == STORYTELLER:
            telling.answer(ask.who, telling.tale.suggestion(telling.grimoire, ask, below).choice)
        else:
            telling.answer(ask.who, draw(ask.options, below))


def with_it(ask: Ask, below: Below, wanted: tuple[str, ...]) -> Choice:
    """A wanted role, or the choice that holds most of them among those drawn; None, if none is found."""
    if isinstance(ask.options, tuple):
        return next((role for role in wanted if role in ask.options), None)
    choice, most = None, 0
    for _ in range(TRIES if wanted else 0):
        drawn = draw(ask.options, below)
        held = sum(role in drawn for role in wanted) if isinstance(drawn, tuple) else 0
        if held > most:
            choice, most = drawn, held
        if most == len(wanted):
            break
    return choice
