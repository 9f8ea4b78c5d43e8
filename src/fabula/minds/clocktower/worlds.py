"""Who may be the Demon and who the Minions: every way it can be, and how well a clue fits each.

A clue is a tuple of plain data: a word, and what it is about. How it fits is a column of weights, one for
each world: how many times likelier the clue is if it is so than if somebody had just made it up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from fabula.games.clocktower.town.statements import Sight, Statement
from fabula.minds.clocktower.own_rules import by_its_rule
from fabula.minds.clocktower.statements import all_together, judged, looks_like
from fabula.minds.clocktower.world import Bools, Floats, Numbers, Ways, powers, to_the

Clue = tuple[Any, ...]
MOST_WORLDS_KEPT = 2048
FEW_KEPT = 64

WRONG = 0.18  # from somebody good who is the Drunk or poisoned, or saw a Spy or a Recluse
MISTAKEN = 0.35  # where a red herring or a Recluse is a good excuse
DOUBTFUL = 0.35  # where there may be a Vortox, or other reasons for lies
BOTH_CANNOT_BE = 0.08
KILLED = 0.12  # the Demon kills the good
EAGER = 5.0  # so many times rather does the Demon kill somebody who is worth one more
MANY_TO_CHOOSE_FROM = 3.0
FAR = 99  # further than anybody sits


@lru_cache(maxsize=64)
def worlds(residents: tuple[int, ...], minions: int) -> Ways:
    """All ways it can be."""
    return Ways(residents, minions)


class Known(NamedTuple):
    """What is certain of the sides to a seat: who may be the Demon, who is good, who is evil."""

    demons: frozenset[int]
    good: frozenset[int] = frozenset()
    evil: frozenset[int] = frozenset()

    def allows(self, ways: Ways) -> Bools:
        """Where it can be; of more evil players than there are Minions, some have turned since."""
        can_be: Bools = ways.demon_among(self.demons) & (ways.many_evil(self.good) == 0)
        if len(self.evil) <= ways.many_foes:
            can_be &= ways.many_evil(self.evil) == len(self.evil)
        return can_be


@lru_cache(maxsize=MOST_WORLDS_KEPT)
def allowed(residents: tuple[int, ...], minions: int, known: Known) -> Bools:
    """Which of the worlds can be, by what is certain."""
    return known.allows(worlds(residents, minions))


@lru_cache(maxsize=MOST_WORLDS_KEPT)
def weights(residents: tuple[int, ...], minions: int, clue: Clue) -> Floats:
    """How well a clue fits each world."""
    return FITS[clue[0]](worlds(residents, minions), *clue[1:])


@lru_cache(maxsize=FEW_KEPT)
def change(residents: tuple[int, ...], minions: int, gone: tuple[Clue, ...], new: tuple[Clue, ...]) -> Floats:
    """By how much each world fits better without some clues and with others; many seats hear the same."""
    fits = np.ones(len(worlds(residents, minions)))
    for clue in new:
        fits *= weights(residents, minions, clue)
    for clue in gone:
        fits /= weights(residents, minions, clue)
    return fits


class Scales:
    """How well each world fits all clues, kept from one opinion to the next: most clues stay."""

    def __init__(self) -> None:
        self.table: tuple[tuple[int, ...], int] | None = None
        self.clues: Counter[Clue] = Counter()
        self.chances: Floats = np.ones(0)

    def weigh(self, residents: tuple[int, ...], minions: int, clues: Iterable[Clue]) -> Floats:
        """Take off the clues that are no more, put on those that are new."""
        if self.table != (residents, minions):
            self.table = (residents, minions)
            self.clues = Counter()
            self.chances = np.ones(len(worlds(residents, minions)))
        now = Counter(clues)
        gone, new = beyond(self.clues, now), beyond(now, self.clues)
        if gone or new:
            self.chances = self.chances * change(residents, minions, gone, new)
        self.clues = now
        return self.chances


def beyond(some: Counter[Clue], others: Counter[Clue]) -> tuple[Clue, ...]:
    """What there is more of here than there, as often as that."""
    more = [(clue, many - others.get(clue, 0)) for clue, many in some.items() if many > others.get(clue, 0)]
    return tuple(clue for clue, many in more for _ in range(many))


# ---- what is told of others: nothing to learn of it, if who says so is evil


def if_good(ways: Ways, who: int, fits: Floats | float) -> Floats:
    """What somebody good tells fits so; what somebody evil tells says nothing."""
    return np.where(ways.is_evil(who), 1.0, fits)


def minion_of_two(ways: Ways, who: int, a: int, b: int) -> Floats:
    """An Investigator's two."""
    return if_good(ways, who, np.where(ways.is_evil(a) | ways.is_evil(b), 2.6, WRONG))


def good_of_two(ways: Ways, who: int, a: int, b: int, claimant: int | None) -> Floats:
    """A Washerwoman's or a Librarian's two; one of them may say so too."""
    if claimant is not None:
        return if_good(ways, who, np.where(ways.is_evil(claimant), MISTAKEN, 1.8))
    return if_good(ways, who, np.where(ways.is_evil(a) & ways.is_evil(b), MISTAKEN, 1.0))


def pairs(ways: Ways, who: int, number: int, circle: tuple[int, ...]) -> Floats:
    """A Chef's number."""
    found = np.zeros(len(ways), dtype=np.int64)
    for a, b in zip(circle, (*circle[1:], circle[0]), strict=True):
        found += ways.is_evil(a) & ways.is_evil(b)
    return if_good(ways, who, np.where(found == number, 1.2 if number == 0 else 2.5, WRONG))


def neighbours(ways: Ways, who: int, number: int, left: int, right: int) -> Floats:
    """An Empath's number of a night."""
    found = ways.many_evil((left, right))
    return if_good(ways, who, np.where(found == number, (1.5, 2.0, 4.0)[number], WRONG))


def demon_among(ways: Ways, who: int, a: int, b: int, yes: bool) -> Floats:
    """A Fortune Teller's answer of a night."""
    found = ways.demon_among((a, b))
    return if_good(ways, who, np.where(found, 1.8, MISTAKEN) if yes else np.where(found, WRONG, 1.4))


def role_seen(ways: Ways, who: int, at: int, good: bool, says_recluse: bool) -> Floats:
    """What an Undertaker or a Ravenkeeper saw, a good role or an evil one."""
    if_evil, if_not = (WRONG, 1.3) if good else (4.0, MISTAKEN * 2 if says_recluse else WRONG)
    return if_good(ways, who, np.where(ways.is_evil(at), if_evil, if_not))


# ---- what is told by roles of the other sets, where a whole game may be full of lies


def steps(ways: Ways, who: int, number: int, circle: tuple[int, ...]) -> Floats:
    """A Clockmaker's steps from the Demon to a Minion."""
    at = ways.place_of_the_demon(circle)
    nearest = np.full(len(ways), FAR)
    for place, seat in enumerate(circle):
        apart = np.abs(at - place)
        is_other = ways.is_evil(seat) & (apart > 0)
        nearest = np.minimum(nearest, np.where(is_other, np.minimum(apart, len(circle) - apart), FAR))
    found = np.where(nearest == FAR, 0, nearest)
    return if_good(ways, who, np.where(found == number, 2.2, DOUBTFUL))


def dead_evil(ways: Ways, who: int, number: int, dead: tuple[int, ...]) -> Floats:
    """How many of the dead an Oracle saw to be evil."""
    is_so = ways.many_evil(dead) == number
    return if_good(ways, who, np.where(is_so, (1.3, 2.5)[number > 0], DOUBTFUL))


def demon_voted(ways: Ways, who: int, yes: bool, voters: tuple[int, ...]) -> Floats:
    """A Flowergirl's answer about the hands of a day."""
    return if_good(ways, who, np.where(ways.demon_among(voters) == yes, 1.5, DOUBTFUL))


def minion_nominated(ways: Ways, who: int, yes: bool, nominators: tuple[int, ...]) -> Floats:
    """A Town Crier's answer about who nominated on a day."""
    minions = ways.many_evil(dict.fromkeys(nominators)) - ways.demon_among(nominators)
    return if_good(ways, who, np.where((minions > 0) == yes, 1.9 if yes else 1.3, DOUBTFUL))


def same_side(ways: Ways, who: int, a: int, b: int, yes: bool) -> Floats:
    """A Seamstress's two."""
    are_alike = ways.is_evil(a) == ways.is_evil(b)
    return if_good(ways, who, np.where(are_alike == yes, 1.7, DOUBTFUL))


def so_many_woke(ways: Ways, who: int, number: int, two: tuple[int, int], *may: tuple[bool, ...]) -> Floats:
    """A Chambermaid's number: `may` tell of each if they are what they say, of a Demon and of a Minion."""
    *good, demon, minion = may

    def fits(*kinds: tuple[bool, ...]) -> float:
        sums = {sum(values) for values in product(*kinds)}
        return DOUBTFUL if number not in sums else 1.3 if len(sums) == 1 else 1.0

    first, second = [(own, minion or own, demon or own) for own in good]  # good, a Minion, the Demon
    table = np.array([[fits(one, other) for other in second] for one in first])
    return if_good(ways, who, table[ways.kind_of(two[0]), ways.kind_of(two[1])])


def side_seen(ways: Ways, who: int, about: int, evil: bool) -> Floats:
    """A side that somebody was told."""
    return if_good(ways, who, np.where(ways.is_evil(about) == evil, 2.6 if evil else 1.4, DOUBTFUL))


def either(ways: Ways, who: int, about: int, as_claimed: bool) -> Floats:
    """A Dreamer's two roles: the good one is what that player says to be, or is not."""
    if_evil, if_not = (DOUBTFUL, 1.6) if as_claimed else (2.2, DOUBTFUL)
    return if_good(ways, who, np.where(ways.is_evil(about), if_evil, if_not))


def one_evil(ways: Ways, who: int, *three: int) -> Floats:
    """A Noble's three, of whom one and no more is evil."""
    return if_good(ways, who, np.where(ways.many_evil(three) == 1, 1.7, DOUBTFUL))


def nearest(ways: Ways, who: int, others: tuple[int, ...]) -> Floats:
    """Where a Shugenja's nearest evil player sits: the others, in the direction that was told."""
    fits, is_open = np.ones(len(ways)), np.ones(len(ways), dtype=np.bool_)
    for ahead, behind in zip(others, reversed(others), strict=True):
        is_ahead, is_behind = ways.is_evil(ahead), ways.is_evil(behind)
        differ = is_open & (is_ahead != is_behind)
        fits = np.where(differ, np.where(is_ahead, 1.5, DOUBTFUL), fits)
        is_open = is_open & ~is_ahead & ~is_behind
    return if_good(ways, who, fits)


def of_other_kinds(ways: Ways, who: int, a: int, b: int) -> Floats:
    """Two that a Balloonist saw in two nights on end, who say to be of one kind: somebody lies."""
    are_evil, are_a_pair = ways.many_evil((a, b)), ways.demon_among((a, b))
    lies = (are_evil == 1) | ((are_evil == 2) & are_a_pair)
    return if_good(ways, who, np.where(lies, 1.7, DOUBTFUL))


def fewer_lost(ways: Ways, who: int, evil: bool, dead: tuple[int, ...], many: int) -> Floats:
    """The side that a General was told is winning: it may be the one that has lost fewer."""
    lost, foes = ways.many_evil(dead), ways.many_foes
    ahead = (len(dead) - lost) / max(1, many - foes) - lost / foes
    return if_good(ways, who, np.where(ahead == 0, 1.0, np.where((ahead > 0) == evil, 1.2, 0.8)))


def killer_of_two(ways: Ways, who: int, a: int, b: int) -> Floats:
    """Whom a Sage was shown, being killed: a Demon's choice is never quite without a reason."""
    return if_good(ways, who, np.where(ways.demon_among((a, b)), 4.0, DOUBTFUL))


def hunted(ways: Ways, who: int, about: int, died: bool) -> Floats:
    """Whom a Lycanthrope chose: the good die of it, unless something keeps them alive."""
    if_evil, if_not = (WRONG, 1.4) if died else (1.5, 0.7)
    return if_good(ways, who, np.where(ways.is_evil(about), if_evil, if_not))


def solved(ways: Ways, who: int, demon: int) -> Floats:
    """Whom a Puzzlemaster was shown, who may have guessed wrong."""
    return if_good(ways, who, np.where(ways.is_demon(demon), 1.5, 0.5))


def so_many_true(
    ways: Ways, who: int, truths: int, told: tuple[Statement, ...], sight: Sight, here: tuple[int, ...]
) -> Floats:
    """So many of these a Savant or an Artist was told to be true."""
    may_be = np.zeros((len(told) + 1, len(ways)), dtype=np.bool_)  # by how many of them are true
    for values, can_be in all_together(ways, [judged(one, ways, sight, here) for one in told]):
        may_be[sum(values)] |= can_be
    is_certain = may_be.sum(axis=0) == 1
    return if_good(ways, who, np.where(may_be[truths], np.where(is_certain, 1.6, 1.0), DOUBTFUL))


def right_guesses(ways: Ways, who: int, number: int, guesses: tuple[tuple[int, str, bool], ...]) -> Floats:
    """How many of a Juggler's guesses were right: of whom, which kind, and whether they say so themselves."""
    found, said = np.zeros((2, len(ways)), dtype=np.int64)
    for seat, what, is_said in guesses:
        may_be, _ = looks_like(what, ways, seat)
        found += may_be
        said += may_be & is_said
    missed = np.maximum(powers(0.75, np.maximum(said - number, 0)), DOUBTFUL)
    fits = np.where(said <= number, 1.6, missed)
    return if_good(ways, who, np.where(found < number, DOUBTFUL, fits))


def went_wrong(ways: Ways, who: int, number: int, told: tuple[Clue, ...]) -> Floats:
    """Of how many a Mathematician heard that an ability went wrong: of the good whose news cannot be."""
    many = np.zeros(len(ways), dtype=np.int64)
    for whose in dict.fromkeys(clue[1] for clue in told):
        many += cannot_be(ways, [clue for clue in told if clue[1] == whose])
    return if_good(ways, who, np.where(many > number, DOUBTFUL, np.where(many == number, 1.2, 1.0)))


def cannot_be(ways: Ways, told: Iterable[Clue]) -> Bools:
    """Where something of this is not so, if who tells it is good."""
    wrong = np.zeros(len(ways), dtype=np.bool_)
    for word, *about in told:
        wrong |= FITS[word](ways, *about) < 1
    return wrong


def seems_dead(ways: Ways, quiet: int, loud: int, *dead: int) -> Floats:
    """A Zombuul that died once kills after days without a death, and after no others."""
    return np.where(ways.demon_among(dead), 0.2 * 1.7**quiet * 0.3**loud, 1.0)


def says_good(ways: Ways, who: int, about: int) -> Floats:
    """Whom somebody only trusts."""
    return if_good(ways, who, np.where(ways.is_evil(about), 0.9, 1.0))


def says_evil(ways: Ways, who: int, about: int) -> Floats:
    """Whom somebody only suspects."""
    return np.where(ways.is_evil(about), np.where(ways.is_evil(who), 0.75, 1.08), 1.0)


# ---- what claims tell of those who make them


def many_good(ways: Ways, who: tuple[int, ...]) -> Numbers:
    """How many of these are good."""
    return len(who) - ways.many_evil(who)


def same_role(ways: Ways, *who: int) -> Floats:
    """Several say to be the same: at most one of the good can be."""
    return too_many_alike(ways, 1, *who)


def too_many_alike(ways: Ways, most: int, *who: int) -> Floats:
    """Several say to be what so many may be."""
    return powers(BOTH_CANNOT_BE, np.maximum(many_good(ways, who) - most, 0))


def outsiders(ways: Ways, most: int, *who: int) -> Floats:
    """So many say to be Outsiders, and so many there are unless a Baron is here."""
    good = many_good(ways, who)
    return np.where(good <= most, 1.0, np.where(good <= most + 2, 0.35, BOTH_CANNOT_BE))


def changed_story(ways: Ways, who: int) -> Floats:
    """Somebody has said to be something else before."""
    return np.where(ways.is_evil(who), 1.25, 1.0)


def silent(ways: Ways, who: int) -> Floats:
    """Late in the game somebody has not said what they are."""
    return np.where(ways.is_evil(who), 1.4, 1.0)


def left_alone(ways: Ways, who: int, nights: int) -> Floats:
    """Whoever tells important news and is not killed for it."""
    return if_good(ways, who, 0.82**nights)


def demon_killed(ways: Ways, who: int) -> Floats:
    """Who died in the night was no friend of the Demon, but for a pass."""
    return np.where(ways.is_evil(who), KILLED, 1.0)


# ---- what is done in public


def hands(ways: Ways, nominee: int, voters: tuple[int, ...]) -> Floats:
    """Whose hands were up for whom."""
    evil = ways.many_evil(seat for seat in voters if seat != nominee)
    for_demon = powers(0.6, evil) * np.where(evil == 0, 1.3, 1.0)
    others = np.where(ways.is_evil(nominee), powers(0.85, evil), powers(1.06, evil))
    return np.where(ways.is_demon(nominee), for_demon, others)


def nominated(ways: Ways, by: int, nominee: int) -> Floats:
    """Who nominated whom."""
    if by == nominee:
        return np.ones(len(ways))
    own = np.where(ways.is_demon(nominee), 0.35, np.where(ways.is_evil(nominee), 0.7, 1.1))
    return np.where(ways.is_evil(by), own, 1.0)


def named_damsel(ways: Ways, who: int) -> Floats:
    """Who names the Damsel before all: only a Minion gains by it."""
    return np.where(ways.is_evil(who) & ~ways.is_demon(who), 1.0, 0.5)


def virgin_spoke(ways: Ways, nominator: int, virgin: int) -> Floats:
    """The nominator was executed at once: the Virgin is true, and so is a Townsfolk, or it is a Spy."""
    return np.where(ways.is_evil(virgin), 0.02, np.where(ways.is_evil(nominator), 0.12, 2.0))


def virgin_silent(ways: Ways, nominator: int, virgin: int) -> Floats:
    """Nothing came of it, though the nominator says to be a Townsfolk."""
    return np.where(ways.is_evil(virgin) | ways.is_evil(nominator), 1.0, MISTAKEN)


def shot(ways: Ways, who: int, at: int, in_vain: bool) -> Floats:
    """A shot that hits nobody says that they are not the Demon; one that hits, that it was a Slayer."""
    missed = np.where(ways.is_demon(at), WRONG, 1.0) if in_vain else 1.0
    return np.where(ways.is_evil(who), 1.0 if in_vain else 0.02, missed)


# ---- the same, as those see it who plan


def told_two_stories(ways: Ways, plans: bool, who: int) -> Floats:
    """Somebody has said to be something else before: who makes it all up has little reason to."""
    return np.where(ways.is_evil(who), 0.03 if plans else 0.15, 1.0)


def may_seem_dead(ways: Ways, plans: bool, quiet: int, loud: int, *dead: int) -> Floats:
    """A player who died may only seem dead, though there is seldom a Zombuul."""
    by_plan = 0.005 * 3.0**quiet * 0.06**loud
    fits = by_plan if plans else 0.4 * seems_dead(ways, quiet, loud, *dead)
    return np.where(ways.demon_among(dead), fits, 1.0)


def calls_evil(ways: Ways, plans: bool, later: bool, who: int, about: int) -> Floats:
    """Whom somebody suspects: the evil do it less, and their own least, or as good as never."""
    if plans:
        own, other = (0.5 if later else 0.65), 0.85
    else:
        own, other = (0.08, 0.5) if later else (0.45, 1.0)
    is_bad = ways.is_evil(about)
    if_said_by_good = np.where(is_bad, 1.05 if plans and later else 1.15, 1.0)
    return np.where(ways.is_evil(who), np.where(is_bad, own, other), if_said_by_good)


def calls_good(ways: Ways, plans: bool, later: bool, who: int, about: int) -> Floats:
    """Whom somebody trusts: the evil seldom do, and a friend the less if they do not plan."""
    is_bad, liar = ways.is_evil(about), ways.is_evil(who)
    if not plans:
        return np.where(liar & is_bad, 0.4 if later else 1.0, 1.0)
    return np.where(liar, np.where(is_bad, 1.0 if later else 0.8, 0.45), np.where(is_bad, 0.9, 1.0))


def chosen_to_die(ways: Ways, victim: int, worth: tuple[tuple[int, float], ...]) -> Floats:
    """The Demon's choice of all that are none of its own: whoever is worth most to the good."""
    mine, is_own = dict(worth)[victim], ways.is_evil(victim)
    eager = np.where(is_own, 1.0, 0.0)  # where it is one of its own, nothing is divided by nought
    many = eager.copy()
    for seat, value in worth:
        is_prey = ~ways.is_evil(seat)
        eager += np.where(is_prey, EAGER ** (value - mine), 0.0)
        many += is_prey
    return np.where(is_own, KILLED / 3, MANY_TO_CHOOSE_FROM * (0.9 / eager + 0.1 / many))


def lived_on(ways: Ways, who: int, again: bool) -> Floats:
    """Many a card keeps the good alive so; an Advocate does one of the evil, and not twice on end."""
    return np.where(ways.is_evil(who), 0.1 if again else 0.5, 1.0)


def killed_with_others(ways: Ways, who: int) -> Floats:
    """Of several who died in one night hardly anybody was a friend of the Demon."""
    return np.where(ways.is_evil(who), KILLED / 3, 1.0)


def put_up(ways: Ways, plans: bool, by: int, nominee: int) -> Floats:
    """Who nominated whom: the evil do it less, and their own hardly ever."""
    own = np.where(ways.is_evil(nominee), 0.3, 0.7 if plans else 0.6)
    return np.where(ways.is_evil(by), own, 1.0)


# a hand of the evil that is up, and one that is down: for the good, for a Minion, for the Demon
HANDS = ((1.35, 0.6), (0.45, 3.0), (0.2, 3.5))
HANDS_OF_A_PLAN = ((0.65, 1.85), (0.65, 2.1), (0.4, 2.6))


def hands_of_all(ways: Ways, plans: bool, nominee: int, up: tuple[int, ...], down: tuple[int, ...]) -> Floats:
    """Who raised a hand and who did not: the evil rather keep theirs down, and for the Demon most of all."""
    raised, kept, what = ways.many_evil(up), ways.many_evil(down), ways.kind_of(nominee)
    of_each = [
        powers(for_up, raised) * powers(for_down, kept)
        for for_up, for_down in (HANDS_OF_A_PLAN if plans else HANDS)
    ]
    return np.choose(what, of_each)


def hearsay(ways: Ways, share: float, word: str, *about: Any) -> Floats:
    """What others tell, where it counts for less, as the evil choose well what they make up."""
    return to_the(share, FITS[word](ways, *about))


FITS: dict[str, Callable[..., Floats]] = {
    one.__name__: one
    for one in (
        minion_of_two, good_of_two, pairs, neighbours, demon_among, role_seen, says_good, says_evil,
        same_role, outsiders, changed_story, silent, left_alone, demon_killed, hands, nominated,
        virgin_spoke, virgin_silent, shot,
        steps, dead_evil, demon_voted, minion_nominated, same_side, side_seen, either, killer_of_two,
        seems_dead, one_evil, nearest, of_other_kinds, too_many_alike, fewer_lost, solved, hunted,
        named_damsel, so_many_true, right_guesses, went_wrong, so_many_woke,
        told_two_stories, may_seem_dead, calls_evil, calls_good, chosen_to_die, put_up, hands_of_all,
        killed_with_others, lived_on, hearsay, by_its_rule,
    )
}  # fmt: skip
