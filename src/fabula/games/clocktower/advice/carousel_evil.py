"""What is advised to decide for the Minions and Demons of the Carousel."""

from __future__ import annotations

from collections.abc import Callable

from fabula.core.tale import Suggestion
from fabula.games.clocktower.advice.decision import INFORMED, Matter
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.almanac.cards import DEMON, TOWNSFOLK, almanac
from fabula.games.clocktower.roles.carousel.minions_by_day import SURVIVORS

ONE_NIGHT_IN = 5


def as_heard(matter: Matter) -> Suggestion:
    """What was said here comes first; what was said aloud only a person has heard."""
    return Suggestion(matter.options[0], "as-heard")


def as_they_are(matter: Matter) -> Suggestion:
    """What is true comes first among the options that are advised."""
    return Suggestion(matter.options[0], "rarely")


def with_the_demon(matter: Matter) -> Suggestion:
    """The Demon, and two others by lot."""
    demons = matter.town.living_demons
    others = [seat for seat in matter.town.living if seat not in demons]
    while len(others) > max(0, SURVIVORS - len(demons)):
        others.pop(matter.below(len(others)))
    chosen = tuple(seat for seat in matter.town.living if seat in others or seat in demons)
    if chosen in matter.ask.options:
        return Suggestion(chosen, "demon-lives-on")
    return matter.one_of((), "lot")


def something_learned(matter: Matter) -> Suggestion:
    """A role that learns something, so that there is something to tell."""
    townsfolk = [role for role in matter.options if almanac[role].kind == TOWNSFOLK]
    learning = [role for role in townsfolk if role in INFORMED]
    return matter.one_of(learning or townsfolk, "drunk-informed")


def a_living_puppet(matter: Matter) -> Suggestion:
    """Who comes into play late had better live."""
    return matter.one_of([seat for seat in matter.options if matter.town.grimoire.alive[seat]], "lot")


def mauled(matter: Matter) -> Suggestion:
    """Whoever has called the other good dies; of who said nothing nobody knows what they said aloud."""
    first, second = matter.about
    broken = (first, second, False) in notes.ACCUSED.of(matter.town.grimoire)
    if broken and (first,) in matter.options:
        return Suggestion((first,), "said-otherwise")
    return Suggestion((), "perhaps-aloud")


def somebody_good(matter: Matter) -> Suggestion:
    """A good player who lives, in most nights; nobody now and then, where that may be."""
    town = matter.town
    if None in matter.options and not matter.below(ONE_NIGHT_IN):
        return Suggestion(None, "rarely")
    living = [seat for seat in matter.options if seat is not None and town.grimoire.alive[seat]]
    good = [seat for seat in living if not town.is_evil(seat)]
    return matter.one_of(good or [seat for seat in living if town.kind(seat) != DEMON], "lot")


ADVICE: dict[str, Callable[[Matter], Suggestion]] = {
    decisions.CLAIMED.of("goblin"): as_heard,
    "mezepheles": as_heard,
    decisions.PHRASE_SAID: as_heard,
    "boomdandy": with_the_demon,
    "boffin": something_learned,
    decisions.ROLE.of("marionette"): something_learned,
    decisions.BELIEVES.of("marionette"): something_learned,
    "marionette": a_living_puppet,
    decisions.HARPY_DEATHS: mauled,
    decisions.OJO_SEES: as_they_are,
    decisions.OJO_KILLS: somebody_good,
    "yaggababble": somebody_good,
    "legion": somebody_good,
    decisions.ATHEIST_KILLS: somebody_good,
    decisions.MONSTA_KILLS: somebody_good,
    decisions.RIOT_BEGINS: somebody_good,
    decisions.REGISTER.of("vigormortis"): as_they_are,
    decisions.REGISTER.of("vizier"): as_they_are,
    decisions.REGISTER.of("leviathan"): as_they_are,
    decisions.REGISTER.of("legion"): as_they_are,
    decisions.SEEMS_EVIL.of("vizier"): as_they_are,
    decisions.SEEMS_EVIL.of("legion"): as_they_are,
}
