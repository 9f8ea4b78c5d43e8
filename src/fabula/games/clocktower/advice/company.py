"""What is advised to decide for Travellers: their sides, and what some of them do; and for the Fabled."""

from __future__ import annotations

from fabula.core.tale import Suggestion
from fabula.core.working import IMPAIRING, SOBER, bears
from fabula.games.clocktower.advice.decision import (
    FAR_AHEAD,
    INFORMED,
    Matter,
    evil_is_far_ahead,
    lead_of_evil,
)
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.almanac.cards import EVIL, GOOD, NO, TWICE, YES, almanac, is_good
from fabula.games.clocktower.company.angel import DRINKS, SPARED
from fabula.games.clocktower.town.square import Square

FIBS_IN = 3  # nights, one of them is made use of
# Evil and good sides in the bag from which Travellers draw: one of three is evil, of several one or two
MOSTLY_GOOD, HELP_EVIL, HELP_GOOD = (2, 4), (4, 2), (1, 11)
ENOUGH_FOR_MORE_EVIL = 7  # players alive: before that the book has more evil Travellers than usual come
DRAWN_ANEW_IN = 8  # one lot in so many does not mind the others, so that nobody can count on it


def traveller_side(matter: Matter) -> Suggestion:
    """A Traveller's side is as if drawn from one bag for all of them: the order of coming tells nothing.

    Who is alone is evil half as often.
    """
    town = matter.town
    others = [seat for seat in town.everyone if seat not in (*town.residents, *matter.about)]
    drawn = [town.side(seat) for seat in others if seat in town.grimoire.cards]
    (evil, good), why = bag_of_sides(town)
    if not others:
        good += evil + good
    elif matter.below(DRAWN_ANEW_IN):
        evil, good = max(0, evil - drawn.count(EVIL)), max(0, good - drawn.count(GOOD))
    is_evil = matter.below(max(1, evil + good)) < evil
    return Suggestion(EVIL if is_evil else GOOD, why)


def bag_of_sides(town: Square) -> tuple[tuple[int, int], str]:
    """How many evil and good sides are in the bag: more for whoever is behind, and the reason."""
    if evil_is_far_ahead(town):
        return HELP_GOOD, "travellers-help-good"
    if lead_of_evil(town) < -FAR_AHEAD and len(town.living_residents) >= ENOUGH_FOR_MORE_EVIL:
        return HELP_EVIL, "travellers-help-evil"
    return MOSTLY_GOOD, "travellers-mostly-good"


def barista(matter: Matter) -> Suggestion:
    """While the good are behind the truth for one who is misled; else a second use for somebody good."""
    town = matter.town
    good = [seat for seat in town.living_residents if not town.is_evil(seat)]
    informed = [seat for seat in good if town.grimoire.beliefs[seat] in INFORMED]
    misled = [seat for seat in informed if any(bears(town.grimoire, seat, kind) for kind in IMPAIRING)]
    if evil_is_far_ahead(town) and (misled or informed):
        return matter.one_of([(seat, SOBER) for seat in misled or informed], "coffee-truth")
    return matter.one_of([(seat, TWICE) for seat in good], "coffee-twice")


def cacklejack(matter: Matter) -> Suggestion:
    """Somebody good becomes something else of the same kind."""
    role = matter.town.grimoire.role
    same = [
        (seat, other)
        for seat, other in matter.options
        if is_good(role(seat)) and almanac[role(seat)].kind == almanac[other].kind
    ]
    return matter.one_of(same, "same-kind")


def doomsayer(matter: Matter) -> Suggestion:
    """Anybody but who asked for it, if there is somebody else."""
    return matter.one_of([seat for seat in matter.options if seat not in matter.about], "doom-another")


def fibbin(matter: Matter) -> Suggestion:
    """Nobody, most nights; then somebody who learns something, unless the good are behind."""
    town = matter.town
    if evil_is_far_ahead(town) or matter.below(FIBS_IN):
        return Suggestion(None, "fib-seldom")
    informed = [seat for seat in matter.options if seat is not None and town.grimoire.alive[seat]]
    learning = [seat for seat in informed if town.grimoire.beliefs[seat] in INFORMED]
    return matter.one_of(learning or [None], "fib-once")


def fiddler(matter: Matter) -> Suggestion:
    """When it has gone on for as many days as there are players, Travellers aside."""
    late = matter.town.night >= len(matter.town.residents)
    return Suggestion(YES, "fiddler-late") if late else Suggestion(NO, "fiddler-waits")


def angel(matter: Matter) -> Suggestion:
    """Who nominated the executed player, if they live; of a death by night nobody is to blame before all."""
    named = notes.NOMINATED.of(matter.town.grimoire)
    accusers = [nominator for nominator, nominee in named if nominee in matter.about]
    blamed = [seat for seat in accusers if seat is not None and seat in matter.options]
    return matter.one_of(blamed, "angel-accuser") if blamed else Suggestion(None, "angel-nobody")


def something_bad(matter: Matter) -> Suggestion:
    """Something small: it never ends the game. For whoever is dead it would be nothing."""
    living = all(matter.town.grimoire.alive[seat] for seat in matter.about)
    return Suggestion(DRINKS, "harm-small") if living else Suggestion(SPARED, "harm-dead")


def as_they_spoke(matter: Matter) -> Suggestion:
    """An advocate dies only of having called the nominee evil here."""
    return Suggestion(matter.options[0], "rarely")


def a_new_voice(matter: Matter) -> Suggestion:
    """Who has claimed a new role at their nomination lives on every other time."""
    return Suggestion(NO if matter.options[0] == NO or matter.below(2) else YES, "lot")


ADVICE = {
    decisions.BIG_WIG_FAILS: as_they_spoke,
    decisions.VENTRILOQUIST: a_new_voice,
    decisions.TRAVELLER_SIDE: traveller_side,
    decisions.ANGEL: angel,
    decisions.SOMETHING_BAD: something_bad,
    decisions.TALKED: something_bad,
    "barista": barista,
    "cacklejack": cacklejack,
    decisions.DOOMSAYER: doomsayer,
    decisions.FIBBIN: fibbin,
    decisions.FIDDLER: fiddler,
}
