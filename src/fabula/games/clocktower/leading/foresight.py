"""What the Storyteller is told before it happens: whose death the dawn will tell, who has won."""

from __future__ import annotations

from collections.abc import Iterator

from fabula.core.grimoire import Grimoire
from fabula.core.leading import Foreseen
from fabula.core.requests import STORYTELLER
from fabula.games.clocktower.almanac import notes, questions
from fabula.games.clocktower.almanac.cards import DUSK, NIGHT, TWILIGHT, almanac
from fabula.games.clocktower.company.angel import talkers
from fabula.games.clocktower.judgement import last_night
from fabula.games.clocktower.judgement.ending import winning_side
from fabula.games.clocktower.judgement.madness import claimed_today, who_is_mad
from fabula.games.clocktower.judgement.votes import in_force, needed
from fabula.games.clocktower.phases.lines import to_come
from fabula.games.clocktower.town.deaths import ATTACK, EXECUTION
from fabula.games.clocktower.town.hats import lacks_a_wearer
from fabula.games.clocktower.town.mishaps import is_owed
from fabula.games.clocktower.town.square import Square

DIES_OF_IT = ("dies", "bounced")  # what comes of an attack, its victim's death or another's in their place


def foresee(grimoire: Grimoire) -> Iterator[Foreseen]:
    """By night the dead of the dawn, then and at dusk the lines to come; by day who is about to die."""
    if not grimoire.cards or grimoire.winners is not None or grimoire.phase == "deal":
        return
    side = winning_side(grimoire)
    if side is not None:
        yield Foreseen("foresee-won", {"sides": (side,)})
    elif grimoire.phase in (NIGHT, TWILIGHT, DUSK):
        if grimoire.phase == NIGHT:
            yield from of_the_night(grimoire)
        for line in to_come(grimoire):
            yield Foreseen("foresee-line", {"line": line})
    else:
        yield from of_the_day(Square(grimoire, almanac))
    if side is None:
        if notes.ASIDE.stands(grimoire):
            yield Foreseen("foresee-aside", {"who": notes.ASIDE.known(grimoire)})
        yield from of_a_last_night(grimoire)
        yield from of_the_company(grimoire)


def of_the_company(grimoire: Grimoire) -> Iterator[Foreseen]:
    """What is still to be done for some of the Fabled and Loric, as far as a person has to see to it."""
    if is_owed(grimoire):
        yield Foreseen("foresee-mistake")
    if lacks_a_wearer(grimoire):
        yield Foreseen("foresee-hat")
    for seat in talkers(grimoire):
        yield Foreseen("foresee-talked", {"who": seat})


def of_a_last_night(grimoire: Grimoire) -> Iterator[Foreseen]:
    """With three alive, once the day is over: that evil wins by night, and what in play may prevent it."""
    if grimoire.phase not in (EXECUTION, TWILIGHT, DUSK, NIGHT) or not last_night.is_near(grimoire):
        return
    found = tuple(dict.fromkeys(last_night.chances(grimoire)))
    yield Foreseen("foresee-last-night" if found else "foresee-last-night-sure")
    for seat, role in found:
        if seat is None:
            yield Foreseen("foresee-chance-company", {"role": role})
        else:
            yield Foreseen("foresee-chance", {"who": seat, "role": role})


def of_the_night(grimoire: Grimoire) -> Iterator[Foreseen]:
    """What came of each attack; who dies besides, and of what; that nobody does."""
    fallen = [seat for seat in notes.FALLEN.of(grimoire) if not grimoire.alive[seat]]
    killed: list[int] = []
    for seat, outcome, ward, by in notes.ATTACKS.of(grimoire):
        dies = seat in fallen and outcome in (*DIES_OF_IT, cause_of(grimoire, seat))
        killed += [seat] * dies
        args = {"who": seat, "ward": ward, "role": grimoire.role(by) if dies and by is not None else None}
        told = {name: value for name, value in args.items() if value is not None}
        yield Foreseen(f"foresee-attack-{outcome}", told, dies=seat if dies else None)
    for seat in fallen:
        if seat not in killed:
            yield of_another_cause(grimoire, seat)
    if not fallen:
        yield Foreseen("foresee-nobody")
    for seat in notes.RISEN.of(grimoire):
        if grimoire.alive[seat]:
            yield Foreseen("foresee-revived", {"who": seat})


def cause_of(grimoire: Grimoire, seat: int) -> str:
    """The word for what a player has died of this night; empty where nothing is known of it."""
    return next((cause for who, cause in reversed(notes.CAUSES.of(grimoire)) if who == seat), "")


def of_another_cause(grimoire: Grimoire, seat: int) -> Foreseen:
    """That somebody dies whom no attack has killed: of an ability, or by the Storyteller's decision."""
    cause = cause_of(grimoire, seat)
    if cause in (STORYTELLER, NIGHT):
        return Foreseen("foresee-dies-storyteller", {"who": seat}, dies=seat)
    if cause == ATTACK:  # a Demon that dies of what came of its own
        cause = grimoire.role(seat)
    role = {"role": cause} if cause in almanac or cause in almanac.led else {}
    return Foreseen("foresee-dies-tonight", {"who": seat, **role}, dies=seat)


def of_the_day(town: Square) -> Iterator[Foreseen]:
    """Who is about to die; the votes needed; what abilities will do when the day ends so."""
    best = in_force(town.grimoire)
    _, about_to_die = best.of(town.grimoire)
    if about_to_die == STORYTELLER:
        yield Foreseen("foresee-storyteller-executed")
    elif about_to_die is not None and not notes.EXECUTED.stands(town.grimoire):
        yield Foreseen("foresee-executed", {"who": about_to_die})
    yield Foreseen("foresee-votes", {"n": needed(town, best)})
    for seat, role, _ in who_is_mad(town.grimoire):
        yield Foreseen("foresee-mad", {"who": seat, "role": role})
        for said in dict.fromkeys(claimed_today(town.grimoire, seat)):
            yield Foreseen("foresee-mad-said", {"who": seat, "role": said})
    for _, foreseen in town.answers(questions.Foresees(nobody_dies=about_to_die is None)):
        yield from foreseen
    for seat in dict.fromkeys(notes.MISSED.of(town.grimoire)):
        yield Foreseen("foresee-missed", {"who": seat})
