"""What is advised to decide for the Townsfolk of the Carousel."""

from __future__ import annotations

from fabula.core.cards import FIRST_NIGHT
from fabula.core.tale import Suggestion
from fabula.games.clocktower.advice.decision import Bench, evil_is_far_ahead
from fabula.games.clocktower.almanac import decisions
from fabula.games.clocktower.almanac.cards import almanac
from fabula.games.clocktower.phases.forgotten import LIBRARY


def farmer(bench: Bench) -> Suggestion:
    """Somebody good who has told all there was to tell, and no Spy."""
    town = bench.town
    good = [seat for seat in bench.options if seat is not None and not town.is_evil(seat)]
    idle = [seat for seat in good if almanac[town.grimoire.role(seat)].wakes is FIRST_NIGHT]
    return bench.one_of(idle or good, "nothing-to-lose")


def bounty(bench: Bench) -> Suggestion:
    """A Townsfolk, if one must be evil: where a Philosopher made it so, nobody where the good are behind."""
    if None in bench.options and evil_is_far_ahead(bench.town):
        return Suggestion(None, "help-behind")
    return bench.one_of([seat for seat in bench.options if seat is not None], "lot")


def what_was_forgotten(bench: Bench) -> Suggestion:
    """One of the library that the rules can play."""
    return bench.one_of([ability for ability in bench.options if ability in LIBRARY], "lot")


ADVICE = {
    decisions.AMNESIAC_HAS: what_was_forgotten,
    "farmer": farmer,
    decisions.BOUNTY_EVIL: bounty,
}
