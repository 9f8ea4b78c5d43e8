"""What is advised to decide for the roles of Sects & Violets."""

from __future__ import annotations

from fabula.core.tale import Suggestion
from fabula.games.clocktower.advice.decision import INFORMED, Matter
from fabula.games.clocktower.almanac import decisions
from fabula.games.clocktower.almanac.cards import DEMON, NO, TOWNSFOLK, YES
from fabula.games.clocktower.judgement.madness import has_broken, who_is_mad


def twin(matter: Matter) -> Suggestion:
    """A Townsfolk, who has something to argue with."""
    return matter.one_of(
        [seat for seat in matter.options if matter.town.kind(seat) == TOWNSFOLK], "twin-townsfolk"
    )


def madness(matter: Matter) -> Suggestion:
    """Who said to be something else is executed; of who said nothing nobody knows what they said aloud."""
    grimoire = matter.town.grimoire
    broken = [one[0] for one in who_is_mad(grimoire) if has_broken(grimoire, one)]
    return Suggestion(YES, "said-otherwise") if matter.about[0] in broken else Suggestion(NO, "perhaps-aloud")


def who_dies(matter: Matter) -> Suggestion:
    """Of several Demons the old ones die; one that only seems dead cannot be named."""
    demons = matter.town.living_demons
    old = [seat for seat in demons if seat not in matter.about and seat in matter.options]
    if len(demons) > 1 and old:
        return Suggestion(old[0], "one-demon")
    return Suggestion(None, "one-demon")


def arbitrary(matter: Matter) -> Suggestion:
    """Whoever is attacked; but of Demons the last one lives."""
    town = matter.town
    last = town.kind(matter.about[0]) == DEMON and len(town.living_demons) == 1
    return Suggestion(None if last else matter.about[0], "as-attacked")


def servant(matter: Matter) -> Suggestion:
    """The neighbour whom a dead Minion poisons is somebody who learns something."""
    informed = [seat for seat in matter.options if matter.town.grimoire.role(seat) in INFORMED]
    return matter.one_of(informed, "poison-news")


def harlot_deaths(matter: Matter) -> Suggestion:
    """A Harlot and whom they met live on: what was learned is worth more by day."""
    return Suggestion(NO, "lives-on")


def deviant(matter: Matter) -> Suggestion:
    """A Deviant is judged generously."""
    return Suggestion(YES, "generous")


ADVICE = {
    decisions.HARLOT_DEATHS: harlot_deaths,
    "deviant": deviant,
    decisions.TWIN: twin,
    decisions.MADNESS: madness,
    decisions.WHO_DIES: who_dies,
    decisions.ARBITRARY: arbitrary,
    decisions.SERVANT: servant,
}
