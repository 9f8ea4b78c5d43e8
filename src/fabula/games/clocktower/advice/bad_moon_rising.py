"""What the book advises the Storyteller to decide about the roles of Bad Moon Rising."""

from __future__ import annotations

from collections.abc import Callable

from fabula.core.requests import Subsets
from fabula.core.tale import Suggestion
from fabula.games.clocktower.advice.backing import as_they_are
from fabula.games.clocktower.advice.decision import Matter, evil_is_far_ahead
from fabula.games.clocktower.almanac import decisions
from fabula.games.clocktower.almanac.cards import DEMON, LUNATIC, NO, YES

TOO_FEW_TO_DIE = 4  # with so few alive a death that nobody chose would decide the game
LAST_FEW = 4
ONE_TIME_IN = 4
ONE_EXECUTION_IN = 3


def who_drinks(matter: Matter) -> Suggestion:
    """An evil one, where the good are far behind; a good one, where they are ahead; else by lot.

    By lot too with four alive: a Sailor who is never drunk does not die, and such a game might not end.
    """
    town = matter.town
    evil = [seat for seat in matter.options if seat is not None and town.is_evil(seat)]
    good = [seat for seat in matter.options if seat is not None and not town.is_evil(seat)]
    if evil and good and len(town.living_residents) > LAST_FEW:
        return matter.one_of(evil if evil_is_far_ahead(town) else good, "help-behind")
    return matter.one_of((), "lot")


def whom_the_courtier_has(matter: Matter) -> Suggestion:
    """Who has the role in truth; a Recluse only where nobody has."""
    true = [seat for seat in matter.options if seat is not None]
    return matter.one_of(true[:1], "rarely")


def mercy(matter: Matter) -> Suggestion:
    """About once in a game, sooner where the good are far behind."""
    spared = evil_is_far_ahead(matter.town) or not matter.below(ONE_EXECUTION_IN)
    return Suggestion(YES if spared else NO, "help-good" if spared else "rarely")


def sudden_death(matter: Matter) -> Suggestion:
    """Rarely, not where the good are far behind, and never so that it ends the game."""
    town = matter.town
    spared = evil_is_far_ahead(town) or len(town.living_residents) <= TOO_FEW_TO_DIE
    return Suggestion(NO if spared or matter.below(ONE_TIME_IN) else YES, "rarely")


def false_minions(matter: Matter) -> Suggestion:
    """Good players, so that the Lunatic trusts the wrong ones, and never the Demon, who knows better."""
    town = matter.town
    without = [some for some in matter.options if all(town.kind(seat) != DEMON for seat in some)]
    good = [some for some in without if not any(town.is_evil(seat) for seat in some)]
    return matter.one_of(good or without, "lunatic")


def false_bluffs(matter: Matter) -> Suggestion:
    """Roles that somebody has, at least one, and never the Lunatic: the Lunatic will be contradicted."""
    bluffs, here = matter.ask.options, matter.town.in_play
    assert isinstance(bluffs, Subsets)
    shown = [role for role in bluffs.things if role != LUNATIC]
    held = [role for role in shown if role in here]
    if not held or not bluffs.count or len(shown) < bluffs.count:
        return matter.one_of((), "lunatic")
    contradicted = matter.some_of(held, 1)
    others = [role for role in shown if role not in contradicted]
    return matter.subset("lunatic", contradicted, matter.some_of(others, bluffs.count - 1))


ADVICE: dict[str, Callable[[Matter], Suggestion]] = {
    decisions.SAILOR_DRUNK: who_drinks,
    decisions.INNKEEPER_DRUNK: who_drinks,
    decisions.COURTED: whom_the_courtier_has,
    "pacifist": mercy,
    "tinker": sudden_death,
    decisions.LUNATIC_MINIONS: false_minions,
    decisions.LUNATIC_BLUFFS: false_bluffs,
    decisions.REGISTER.of("exorcist"): as_they_are,
    decisions.REGISTER.of("gambler"): as_they_are,
    decisions.REGISTER.of("professor"): as_they_are,
    decisions.REGISTER.of("minstrel"): as_they_are,
    decisions.REGISTER.of("tea_lady"): as_they_are,
    decisions.REGISTER.of("moonchild"): as_they_are,
    decisions.REGISTER.of("pacifist"): as_they_are,
}
