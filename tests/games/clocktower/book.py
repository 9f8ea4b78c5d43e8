"""The Clocktower by the book, read from a log alone: what each was told, and what they may be told.

Nothing here asks the engine. A reader keeps the Grimoire as a Storyteller would, line by line of the log;
from it follow the answers that a sober ability may be told. What Trouble Brewing's roles may be told stands
here, that of the other sets in a page for each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, product
from typing import Any, NamedTuple

from tests.games.clocktower import book_moon, book_violets
from tests.games.clocktower.kinds import DEMONS, MINIONS, OUTSIDERS, TOWNSFOLK
from tests.games.clocktower.news import is_so
from tests.games.clocktower.reader import Reader, sums

from fabula.core.events import Event
from fabula.core.telling import Answered, BeatBegan, Telling
from fabula.games.clocktower.town.events import Entered, Exited, Informed

NOBODY = 0
YES, NO = "yes", "no"
OF_TWO = {"washerwoman": TOWNSFOLK, "librarian": OUTSIDERS, "investigator": MINIONS}
NO_REVOLT = ("grandmother", "sage", "artist", "juggler", "beggar", "mathematician", "godfather")
Answers = Callable[[Reader, int], set[Any]]


# ---- Trouble Brewing


def one_of_two(role: str) -> Answers:
    """Two players and a role of the right kind, which one of them is."""

    def honest(reader: Reader, seat: int) -> set[Any]:
        others = reader.others(seat)
        true: set[Any] = {
            (*sorted((one, other)), seen)
            for one in others
            for seen in reader.roles_seen(one)
            for other in others
            if seen in OF_TWO[role] and other != one
        }
        if role == "librarian" and all(set(reader.roles_seen(one)) - set(OUTSIDERS) for one in others):
            true.add(NOBODY)
        return true or {(*sorted((seat, other)), reader.role[seat]) for other in others}

    return honest


def any_of_two(role: str) -> Answers:
    """Any two and any role of the right kind."""

    def anything(reader: Reader, seat: int) -> set[Any]:
        shown = [one for one in OF_TWO[role] if one in reader.script]
        told: set[Any] = {
            (*two, one) for two in combinations(sorted(reader.others(seat)), 2) for one in shown
        }
        return told | {NOBODY} if role == "librarian" else told

    return anything


def chef(reader: Reader, seat: int) -> set[Any]:
    """How many pairs of evil neighbours there are; each pair looks anew."""
    pairs = zip(reader.circle, reader.circle[1:] + reader.circle[:1], strict=True)
    return sums(
        [{a * b for a, b in product(reader.evil_seen(one), reader.evil_seen(two))} for one, two in pairs]
    )


def empath(reader: Reader, seat: int) -> set[Any]:
    """How many of two living neighbours are evil."""
    return sums([reader.evil_seen(other) for other in reader.neighbours(seat)])


def fortune_teller(reader: Reader, seat: int) -> set[Any]:
    """Whether one of two is a Demon, or the red herring."""
    each = [
        {is_herring(reader, seat, one) or role in DEMONS for role in reader.roles_seen(one)}
        for one in reader.choice[seat]
    ]
    return {YES if any(demons) else NO for demons in product(*each)}


def is_herring(reader: Reader, seat: int, one: int) -> bool:
    """Whether a player seems to be a Demon to the Fortune Teller, unless a Barista serves her."""
    return reader.has(one, "red_herring") and not reader.has(seat, "sober")


def undertaker(reader: Reader, seat: int) -> set[Any]:
    """Who it was that was executed."""
    return reader.reborn or set(reader.roles_seen(reader.executed))


def any_undertaken(reader: Reader, seat: int) -> set[Any]:
    """Any role there is here, also of who was executed and has left."""
    gone = set() if reader.executed in reader.circle else {reader.role[reader.executed]}
    return book_violets.any_role(reader, seat) | gone


def ravenkeeper(reader: Reader, seat: int) -> set[Any]:
    """Who the player is whom the Ravenkeeper chose."""
    return set(reader.roles_seen(reader.choice[seat]))


def beggar(reader: Reader, seat: int) -> set[Any]:
    """The side of who gave a vote away."""
    return reader.sides_seen(reader.giver)


HONEST: dict[str, Answers] = {
    **{role: one_of_two(role) for role in OF_TWO},
    "chef": chef,
    "empath": empath,
    "fortune_teller": fortune_teller,
    "undertaker": undertaker,
    "ravenkeeper": ravenkeeper,
    "beggar": beggar,
    **book_moon.HONEST,
    **book_violets.HONEST,
}
ANYTHING: dict[str, Answers] = {
    **{role: any_of_two(role) for role in OF_TWO},
    "chef": book_violets.up_to_all,
    "empath": lambda reader, seat: {0, 1, 2},
    "fortune_teller": lambda reader, seat: {YES, NO},
    "undertaker": any_undertaken,
    "ravenkeeper": book_violets.any_role,
    "beggar": lambda reader, seat: {"good", "evil"},
    **book_moon.ANYTHING,
    **book_violets.ANYTHING,
}


# ---- what was told


class Told(NamedTuple):
    """Something told to a player about their role's question: what it was, and what the book allows."""

    seat: int
    role: str
    answer: Any
    works: bool
    lied: bool  # because of a Vortox
    allowed: set[Any]
    asked: set[Any] | None  # among what the Storyteller could choose; None if there was nothing to choose


def told(telling: Telling) -> Iterator[Told]:
    """Every piece of information that a role has brought its player, in order.

    What was asked before a Fabled came or went is left out: what was so then is not any more.
    """
    reader = Reader(telling)
    before: Any = None
    is_stale = False
    for at, line in enumerate(telling.log):
        reader.at = at
        if isinstance(line, Informed):
            role = role_asking(reader, line)
            if is_twofold(reader, line):
                pass
            elif role is None:
                assert is_so(reader, line), line
            else:
                one = what_was_told(reader, line, role, before)
                if not is_stale:
                    yield one
                count_if_wrong(reader, one)
        if isinstance(line, Event):
            reader.read(line)
        elif isinstance(line, Answered):
            reader.hear(line)
        is_stale = isinstance(line, Entered | Exited) or (is_stale and not isinstance(line, BeatBegan))
        before = line


def is_twofold(reader: Reader, informed: Informed) -> bool:
    """Whether somebody has this by hand both in truth and in belief: no line says which is answered."""
    here = [one.sham for one in reader.gained(informed.seat) if one.role == informed.kind]
    own = [False] if reader.role[informed.seat] == informed.kind else []
    return len(set(here + own)) > 1


def role_asking(reader: Reader, informed: Informed) -> str | None:
    """Which role's question this answers; none, if it is something else that is told."""
    if informed.kind == "no_outsiders":
        return "librarian" if informed.answer == NOBODY else "godfather"
    return informed.kind if informed.kind in HONEST or informed.kind == "savant" else None


def what_was_told(reader: Reader, informed: Informed, role: str, before: Any) -> Told:
    """Beside it what the book allows at that moment."""
    seat = informed.seat
    if role == "beggar":
        assert informed.place is not None
        reader.giver = informed.place
    truth = reader.has(seat, "sober")  # whom a Barista serves hears nothing but what is so
    works, lied = reader.works(seat, role) or truth, must_be_lied_to(reader, seat, role) and not truth
    if role == "savant":
        return Told(seat, role, informed.answer, works, lied, *savants(reader, informed, works, lied))
    allowed = what_may_be_told(reader, seat, role, works=works, lied=lied)
    chosen = isinstance(before, Answered) and before.prompt == f"learn:{role}"
    return Told(seat, role, informed.answer, works, lied, allowed, set(before.options) if chosen else None)


def what_may_be_told(reader: Reader, seat: int, role: str, *, works: bool, lied: bool) -> set[Any]:
    """By the states of whoever asks; a Fibbin may have a working ability told anything."""
    if lied:
        return lies(reader, seat, role)
    if not works:
        return ANYTHING[role](reader, seat)
    if reader.has(seat, "sober"):
        with reader.taken_for_what_they_are():
            return HONEST[role](reader, seat)
    fibs = ANYTHING[role](reader, seat) if reader.has(seat, "fibbed") else set()
    return HONEST[role](reader, seat) | by_revolts(reader, seat, role) | fibs


def by_revolts(reader: Reader, seat: int, role: str) -> set[Any]:
    """What may be told because one of a Revolutionary's two registers falsely, once."""
    told: set[Any] = set()
    for rebel in reader.rebels() if role not in NO_REVOLT else ():
        with reader.rebelling(rebel):
            told |= HONEST[role](reader, seat)
    return told


def savants(reader: Reader, informed: Informed, works: bool, lied: bool) -> tuple[set[Any], set[Any] | None]:
    """Statements are too many to list: whether these two may be told."""
    pair = informed.answer
    if reader.has(informed.seat, "sober"):
        with reader.taken_for_what_they_are():
            return ({pair} if book_violets.so_many_true(reader, pair, 2) else set()), None
    may_be = (not works and not lied) or book_violets.so_many_true(reader, pair, 0 if lied else 1)
    return ({pair} if may_be else set()), None


def must_be_lied_to(reader: Reader, seat: int, role: str) -> bool:
    """Whether a Vortox makes all that this ability tells false: it is a Townsfolk's."""
    if role not in TOWNSFOLK or not any(reader.works(one, "vortox") for one in reader.circle):
        return False
    return reader.role[seat] in TOWNSFOLK or reader.has_really(seat, role)


def lies(reader: Reader, seat: int, role: str) -> set[Any]:
    """What is not so in truth: nobody has to register as what they are not."""
    every = ANYTHING[role](reader, seat) - {book_violets.UNSURE}
    with reader.taken_for_what_they_are():
        true = HONEST[role](reader, seat)
    return every - ({min(true)} if role == "mathematician" else true)


def count_if_wrong(reader: Reader, one: Told) -> None:
    """For a Mathematician: what was told is not so, because of another's ability."""
    if one.role == "savant" or one.answer == book_violets.UNSURE:
        return
    with reader.taken_for_what_they_are():
        if one.answer in HONEST[one.role](reader, one.seat):
            return
    if is_a_fib(reader, one):
        return
    shams = [sham for sham in reader.gained(one.seat) if sham.role == one.role and sham.sham]
    if one.lied or not shams:
        reader.wrong.append(one.seat)
    elif shams[0].source == "drunk":
        reader.perhaps_wrong.append(one.seat)


def is_a_fib(reader: Reader, one: Told) -> bool:
    """Whether only Fibbin or Revolutionary can have done it, whom no Mathematician counts: no players."""
    fibbed = one.works and not one.lied and (reader.has(one.seat, "fibbed") or reader.rebels())
    return bool(fibbed) and one.answer not in HONEST[one.role](reader, one.seat)


def is_allowed(one: Told) -> bool:
    """Whether the Storyteller could choose exactly among what is allowed, or it was the only answer."""
    if one.role == "savant":
        return one.answer in one.allowed
    return one.answer in one.allowed and one.allowed == (one.asked or {one.answer})


def breaches(telling: Telling) -> list[Told]:
    """What was told, or could have been, against the book."""
    return [one for one in told(telling) if not is_allowed(one)]
