"""What is advised to decide for Outsiders and Townsfolk of no printed set."""

from __future__ import annotations

from collections.abc import Callable

from fabula.core.requests import Subsets
from fabula.core.tale import Suggestion
from fabula.games.clocktower.advice.backing import as_they_are
from fabula.games.clocktower.advice.decision import INFORMED, Bench
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


def mixed_bluffs(bench: Bench) -> Suggestion:
    """Two Townsfolk and an Outsider, whom nobody believes or claims to be; by a Pope now and then one is."""
    if POPE in company(bench.town.grimoire) and not bench.below(DOUBLED_IN):
        return bench.one_of((), "bluffs-doubled")
    bluffs = bench.ask.options
    assert isinstance(bluffs, Subsets)
    taken = (*bench.town.grimoire.beliefs, *claims_of(bench.town.grimoire).values())
    free = [role for role in bluffs.things if role not in taken]
    outsiders = [role for role in free if almanac[role].kind == OUTSIDER]
    townsfolk = [role for role in free if almanac[role].kind == TOWNSFOLK]
    if len(townsfolk) >= TOWNSFOLK_AMONG_BLUFFS and outsiders and bluffs.count > TOWNSFOLK_AMONG_BLUFFS:
        two = bench.some_of(townsfolk, TOWNSFOLK_AMONG_BLUFFS)
        return bench.subset("bluffs-mixed", two, bench.some_of(outsiders, 1))
    if len(free) >= bluffs.count:
        return bench.subset("bluffs-unbelieved", bench.some_of(free, bluffs.count))
    return bench.one_of((), "lot")


def who_is_the_puzzle(bench: Bench) -> Suggestion:
    """The Puzzlemaster's drunk is somebody who learns something."""
    role = bench.town.grimoire.role
    return bench.one_of([seat for seat in bench.options if role(seat) in INFORMED], "puzzle")


def plague(bench: Bench) -> Suggestion:
    """An ability of the Storyteller's own, of which something is seen."""
    unseen = (LENT_TO_A_MINION, BECOMES_A_PLAYER, NO_DEMON_DEALT)
    others = [role for role in bench.options if any(has_trait(role, trait) for trait in unseen)]
    past = [role for role in bench.options if almanac[role].useful_until == 0]
    return bench.one_of([role for role in bench.options if role not in (*others, *past)], "new-plague")


def a_good_one(bench: Bench) -> Suggestion:
    """Somebody good who learns something."""
    town = bench.town
    good = [seat for seat in bench.options if not town.is_evil(seat)]
    return bench.one_of(good, "twin-townsfolk")


def was_she_mad(bench: Bench) -> Suggestion:
    """Yes, if the Pixie has said so in the app today."""
    pixie, dead = bench.about
    role = bench.town.grimoire.role(dead)
    said = role in claimed_today(bench.town.grimoire, pixie)
    return Suggestion(YES if said else NO, "mad-enough" if said else "perhaps-aloud")


def food(bench: Bench) -> Suggestion:
    """What the executed claimed to be, today or before; else somebody who learns something."""
    grimoire, (_, eaten) = bench.town.grimoire, bench.about
    claims = (*claimed_today(grimoire, eaten)[-1:], claims_of(grimoire).get(eaten))
    possible = [role for role in claims if role in bench.options]
    if possible:
        return Suggestion(possible[0], "as-claimed")
    return bench.one_of([role for role in bench.options if role in INFORMED], "drunk-informed")


def is_to_blame(bench: Bench) -> Suggestion:
    """Who voted or nominated on the last day, where somebody was executed then."""
    seat = bench.about[0]
    grimoire = bench.town.grimoire
    acted = [who for who, _ in (*notes.VOTERS.of(grimoire), *notes.NOMINATORS.of(grimoire))]
    return Suggestion(YES if notes.EXECUTED.stands(bench.town.grimoire) and seat in acted else NO, "to-blame")


def as_the_neighbours_are(bench: Bench) -> Suggestion:
    """The first of the living neighbours' true sides, or the other, by lot."""
    town = bench.town
    true = [town.side(seat) for seat in town.living_neighbours(bench.about[0])]
    return bench.one_of([side for side in bench.options if side in true], "cult-truth")


def truly_so(bench: Bench) -> Suggestion:
    """Never end the game by a decision of your own: as everybody truly is."""
    return Suggestion(bench.options[0], "rarely")


def seldom_a_summoner(bench: Bench) -> Suggestion:
    """One Alchemist in a few has an ability that changes the set; which, and who comes, the lot says."""
    if bench.below(SUMMONERS_IN):
        return Suggestion(NO, "lot")
    return bench.one_of([one for one in bench.options if one != NO], "lot")


def no_killing(_: Bench) -> Suggestion:
    """The Storyteller kills nobody by a power of their own."""
    return Suggestion(None, "rarely")


def a_demon_to_be(bench: Bench) -> Suggestion:
    """Somebody good who lives, and is not who calls: so the evil are as many as with any other Demon."""
    town = bench.town
    living = [seat for seat in bench.options if town.grimoire.alive[seat] and seat not in bench.about]
    return bench.one_of([seat for seat in living if not town.is_evil(seat)] or living, "lot")


def let_it_stand(_: Bench) -> Suggestion:
    """The choice is the player's."""
    return Suggestion(YES, "lot")


ADVICE: dict[str, Callable[[Bench], Suggestion]] = {
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
