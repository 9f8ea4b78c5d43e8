"""What is advised to decide for Outsiders and Townsfolk of no printed set."""

from __future__ import annotations

from collections.abc import Callable

from fabula.core.requests import Subsets
from fabula.core.tale import Suggestion
from fabula.games.clocktower.advice.backing import as_they_are
from fabula.games.clocktower.advice.decision import INFORMED, Matter
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.almanac.cards import NO, OUTSIDER, POPE, TOWNSFOLK, YES, almanac
from fabula.games.clocktower.almanac.traits import (
    BECOMES_A_PLAYER,
    LENT_TO_A_MINION,
    NO_DEMON_DEALT,
    has_trait,
)
from fabula.games.clocktower.judgement.madness import claimed_today
from fabula.games.clocktower.town.bluffing import claims_of
from fabula.games.clocktower.town.events import company

DOUBLED_IN = 3  # games with a Pope, in one of which a bluff may be in play
TOWNSFOLK_AMONG_BLUFFS = 2
SUMMONERS_IN = 6  # Alchemists


def mixed_bluffs(matter: Matter) -> Suggestion:
    """Two Townsfolk and an Outsider, whom nobody believes or claims to be; by a Pope now and then one is."""
    if POPE in company(matter.town.grimoire) and not matter.below(DOUBLED_IN):
        return matter.one_of((), "bluffs-doubled")
    bluffs = matter.ask.options
    assert isinstance(bluffs, Subsets)
    taken = (*matter.town.grimoire.beliefs, *claims_of(matter.town.grimoire).values())
    free = [role for role in bluffs.things if role not in taken]
    outsiders = [role for role in free if almanac[role].kind == OUTSIDER]
    townsfolk = [role for role in free if almanac[role].kind == TOWNSFOLK]
    if len(townsfolk) >= TOWNSFOLK_AMONG_BLUFFS and outsiders and bluffs.count > TOWNSFOLK_AMONG_BLUFFS:
        two = matter.some_of(townsfolk, TOWNSFOLK_AMONG_BLUFFS)
        return matter.subset("bluffs-mixed", two, matter.some_of(outsiders, 1))
    if len(free) >= bluffs.count:
        return matter.subset("bluffs-unbelieved", matter.some_of(free, bluffs.count))
    return matter.one_of((), "lot")


def who_is_the_puzzle(matter: Matter) -> Suggestion:
    """The Puzzlemaster's drunk is somebody who learns something."""
    role = matter.town.grimoire.role
    return matter.one_of([seat for seat in matter.options if role(seat) in INFORMED], "puzzle")


def plague(matter: Matter) -> Suggestion:
    """An ability of the Storyteller's own, of which something is seen."""
    unseen = (LENT_TO_A_MINION, BECOMES_A_PLAYER, NO_DEMON_DEALT)
    others = [role for role in matter.options if any(has_trait(role, trait) for trait in unseen)]
    past = [role for role in matter.options if almanac[role].useful_until == 0]
    return matter.one_of([role for role in matter.options if role not in (*others, *past)], "new-plague")


def a_good_one(matter: Matter) -> Suggestion:
    """Somebody good who learns something."""
    town = matter.town
    good = [seat for seat in matter.options if not town.is_evil(seat)]
    return matter.one_of(good, "twin-townsfolk")


def was_she_mad(matter: Matter) -> Suggestion:
    """Yes, if the Pixie has said so in the app today."""
    pixie, dead = matter.about
    role = matter.town.grimoire.role(dead)
    said = role in claimed_today(matter.town.grimoire, pixie)
    return Suggestion(YES if said else NO, "mad-enough" if said else "perhaps-aloud")


def food(matter: Matter) -> Suggestion:
    """What the executed claimed to be, today or before; else somebody who learns something."""
    grimoire, (_, eaten) = matter.town.grimoire, matter.about
    claims = (*claimed_today(grimoire, eaten)[-1:], claims_of(grimoire).get(eaten))
    possible = [role for role in claims if role in matter.options]
    if possible:
        return Suggestion(possible[0], "as-claimed")
    return matter.one_of([role for role in matter.options if role in INFORMED], "drunk-informed")


def is_to_blame(matter: Matter) -> Suggestion:
    """Who voted or nominated on the last day, where somebody was executed then."""
    seat = matter.about[0]
    grimoire = matter.town.grimoire
    acted = [who for who, _ in (*notes.VOTERS.of(grimoire), *notes.NOMINATORS.of(grimoire))]
    return Suggestion(
        YES if notes.EXECUTED.stands(matter.town.grimoire) and seat in acted else NO, "to-blame"
    )


def as_the_neighbours_are(matter: Matter) -> Suggestion:
    """The first of the living neighbours' true sides, or the other, by lot."""
    town = matter.town
    true = [town.side(seat) for seat in town.living_neighbours(matter.about[0])]
    return matter.one_of([side for side in matter.options if side in true], "cult-truth")


def truly_so(matter: Matter) -> Suggestion:
    """Never end the game by a decision of your own: as everybody truly is."""
    return Suggestion(matter.options[0], "rarely")


def seldom_a_summoner(matter: Matter) -> Suggestion:
    """One Alchemist in a few has an ability that changes the set; which, and who comes, the lot says."""
    if matter.below(SUMMONERS_IN):
        return Suggestion(NO, "lot")
    return matter.one_of([one for one in matter.options if one != NO], "lot")


def no_killing(_: Matter) -> Suggestion:
    """The Storyteller kills nobody by a power of their own."""
    return Suggestion(None, "rarely")


def a_demon_to_be(matter: Matter) -> Suggestion:
    """Somebody good who lives, and is not who calls: so the evil are as many as with any other Demon."""
    town = matter.town
    living = [seat for seat in matter.options if town.grimoire.alive[seat] and seat not in matter.about]
    return matter.one_of([seat for seat in living if not town.is_evil(seat)] or living, "lot")


def let_it_stand(_: Matter) -> Suggestion:
    """The choice is the player's."""
    return Suggestion(YES, "lot")


ADVICE: dict[str, Callable[[Matter], Suggestion]] = {
    decisions.SNITCH_BLUFFS: mixed_bluffs,
    decisions.REGISTER.of("ogre"): as_they_are,
    decisions.REGISTER.of("golem"): as_they_are,
    decisions.REGISTER.of("damsel"): as_they_are,
    decisions.PUZZLE_DRUNK: who_is_the_puzzle,
    "plague_doctor": plague,
    decisions.PLAGUE.of("evil_twin"): a_good_one,
    decisions.PLAGUE.of("boomdandy"): a_good_one,
    decisions.PLAGUE.of("marionette"): a_good_one,
    "pixie": was_she_mad,
    decisions.CANNIBAL_FOOD: food,
    decisions.POLITICIAN: is_to_blame,
    "cult_leader": as_the_neighbours_are,
    decisions.VETO: let_it_stand,
    decisions.ALCHEMIST_SUMMONS: seldom_a_summoner,
    decisions.ALCHEMIST_DEAL: seldom_a_summoner,
    "psychopath": no_killing,
    decisions.SUMMONED: a_demon_to_be,
    decisions.REGISTER.of("alsaahir"): truly_so,
    decisions.REGISTER.of("cannibal"): as_they_are,
}
