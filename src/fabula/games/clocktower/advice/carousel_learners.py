"""What is advised to decide for the Townsfolk of the Carousel."""

from __future__ import annotations

from fabula.core.cards import FIRST_NIGHT
from fabula.core.tale import Suggestion
from fabula.games.clocktower.advice.decision import Matter, evil_is_far_ahead
from fabula.games.clocktower.almanac import decisions
from fabula.games.clocktower.almanac.cards import almanac
from fabula.games.clocktower.phases.forgotten import LIBRARY


def farmer(matter: Matter) -> Suggestion:
    """Somebody good who has told all there was to tell, and no Spy."""
    town = matter.town
    good = [seat for seat in matter.options if seat is not None and not town.is_evil(seat)]
    idle = [seat for seat in good if almanac[town.grimoire.role(seat)].wakes is FIRST_NIGHT]
    return matter.one_of(idle or good, "nothing-to-lose")


def bounty(matter: Matter) -> Suggestion:
    """A Townsfolk, if one must be evil: where a Philosopher made it so, nobody where the good are behind."""
    if None in matter.options and evil_is_far_ahead(matter.town):
        return Suggestion(None, "help-behind")
    return matter.one_of([seat for seat in matter.options if seat is not None], "lot")


def what_was_forgotten(matter: Matter) -> Suggestion:
    """One of the library that the rules can play."""
    return matter.one_of([ability for ability in matter.options if ability in LIBRARY], "lot")


ADVICE = {
    decisions.AMNESIAC_HAS: what_was_forgotten,
    "farmer": farmer,
    decisions.BOUNTY_EVIL: bounty,
}
