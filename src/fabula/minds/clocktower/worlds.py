"""Who may be the Demon and who the Minions: every way it can be, and how well a clue fits each.

A clue is a tuple of plain data: a word, and what it is about. A weight says how many times likelier the
clue is if it is so than if somebody had just made it up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import combinations, product
from operator import itemgetter, mul, truediv
from typing import Any, NamedTuple

from fabula.games.clocktower.town.statements import Sight, Statement
from fabula.minds.clocktower.statements import judged, looks_like
from fabula.minds.clocktower.world import World

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


@lru_cache(maxsize=64)
def worlds(residents: tuple[int, ...], minions: int) -> tuple[World, ...]:
    """All ways it can be."""
    return tuple(
        World(demon, frozenset((demon, *with_them)))
        for demon in residents
        for with_them in combinations([seat for seat in residents if seat != demon], minions)
    )


class Known(NamedTuple):
    """What is certain of the sides to a seat: who may be the Demon, who is good, who is evil."""

    demons: frozenset[int]
    good: frozenset[int] = frozenset()
    evil: frozenset[int] = frozenset()

    def allows(self, world: World) -> bool:
        """Whether it can be; of more evil players than there are Minions, some have turned since."""
        return (
            world.demon in self.demons
            and self.good.isdisjoint(world.evil)
            and (self.evil <= world.evil or len(self.evil) > len(world.evil))
        )


@lru_cache(maxsize=MOST_WORLDS_KEPT)
def allowed(residents: tuple[int, ...], minions: int, known: Known) -> tuple[bool, ...]:
    """Which of the worlds can be, by what is certain."""
    return tuple(map(known.allows, worlds(residents, minions)))


@lru_cache(maxsize=MOST_WORLDS_KEPT)
def weights(residents: tuple[int, ...], minions: int, clue: Clue) -> tuple[float, ...]:
    """How well a clue fits each world."""
    fits = FITS[clue[0]]
    return tuple([fits(world, *clue[1:]) for world in worlds(residents, minions)])


@lru_cache(maxsize=FEW_KEPT)
def change(
    residents: tuple[int, ...], minions: int, gone: tuple[Clue, ...], new: tuple[Clue, ...]
) -> Sequence[float]:
    """By how much each world fits better without some clues and with others; many seats hear the same."""
    fits: Sequence[float] = [1.0] * len(worlds(residents, minions))
    for clue in new:
        fits = list(map(mul, fits, weights(residents, minions, clue)))
    for clue in gone:
        fits = list(map(truediv, fits, weights(residents, minions, clue)))
    return fits


Pick = Callable[[Sequence[float]], Sequence[float]]


@lru_cache(maxsize=FEW_KEPT)
def members(residents: tuple[int, ...], minions: int) -> dict[int, tuple[Pick, Pick]]:
    """To pick from all worlds those in which a resident is the Demon, and those in which they are evil."""
    ways = tuple(enumerate(worlds(residents, minions)))
    return {
        seat: (
            picker(number for number, world in ways if world.demon == seat),
            picker(number for number, world in ways if seat in world.evil),
        )
        for seat in residents
    }


def picker(numbers: Iterable[int]) -> Pick:
    """What picks these of a list, however few they are."""
    wanted = tuple(numbers)
    return itemgetter(*wanted) if len(wanted) > 1 else lambda fits: [fits[number] for number in wanted]


class Scales:
    """How well each world fits all clues, kept from one opinion to the next: most clues stay."""

    def __init__(self) -> None:
        self.table: tuple[tuple[int, ...], int] | None = None
        self.clues: Counter[Clue] = Counter()
        self.chances: list[float] = []

    def weigh(self, residents: tuple[int, ...], minions: int, clues: Iterable[Clue]) -> list[float]:
        """Take off the clues that are no more, put on those that are new."""
        if self.table != (residents, minions):
            self.table = (residents, minions)
            self.clues = Counter()
            self.chances = [1.0] * len(worlds(residents, minions))
        now = Counter(clues)
        gone, new = tuple((self.clues - now).elements()), tuple((now - self.clues).elements())
        if gone or new:
            self.chances = list(map(mul, self.chances, change(residents, minions, gone, new)))
        self.clues = now
        return self.chances


# ---- what is told of others: nothing to learn of it, if who says so is evil


def minion_of_two(world: World, who: int, a: int, b: int) -> float:
    """An Investigator's two."""
    if who in world.evil:
        return 1.0
    return 2.6 if (a in world.evil) + (b in world.evil) else WRONG


def good_of_two(world: World, who: int, a: int, b: int, claimant: int | None) -> float:
    """A Washerwoman's or a Librarian's two; one of them may say so too."""
    if who in world.evil:
        return 1.0
    if claimant is not None:
        return MISTAKEN if claimant in world.evil else 1.8
    return MISTAKEN if a in world.evil and b in world.evil else 1.0


def pairs(world: World, who: int, number: int, circle: tuple[int, ...]) -> float:
    """A Chef's number."""
    if who in world.evil:
        return 1.0
    evil = world.evil
    found = sum(a in evil and b in evil for a, b in zip(circle, (*circle[1:], circle[0]), strict=True))
    return (1.2 if number == 0 else 2.5) if found == number else WRONG


def neighbours(world: World, who: int, number: int, left: int, right: int) -> float:
    """An Empath's number of a night."""
    if who in world.evil:
        return 1.0
    found = (left in world.evil) + (right in world.evil)
    return (1.5, 2.0, 4.0)[number] if found == number else WRONG


def demon_among(world: World, who: int, a: int, b: int, yes: bool) -> float:
    """A Fortune Teller's answer of a night."""
    if who in world.evil:
        return 1.0
    found = world.demon in (a, b)
    if yes:
        return 1.8 if found else MISTAKEN
    return 1.4 if not found else WRONG


def role_seen(world: World, who: int, at: int, good: bool, says_recluse: bool) -> float:
    """What an Undertaker or a Ravenkeeper saw, a good role or an evil one."""
    if who in world.evil:
        return 1.0
    if good:
        return WRONG if at in world.evil else 1.3
    if at not in world.evil:
        return MISTAKEN * 2 if says_recluse else WRONG
    return 4.0


# ---- what is told by roles of the other sets, where a whole game may be full of lies


def steps(world: World, who: int, number: int, circle: tuple[int, ...]) -> float:
    """A Clockmaker's steps from the Demon to a Minion."""
    if who in world.evil:
        return 1.0
    at = circle.index(world.demon)
    apart = [abs(i - at) for i, seat in enumerate(circle) if seat in world.evil and i != at]
    return 2.2 if min((min(one, len(circle) - one) for one in apart), default=0) == number else DOUBTFUL


def dead_evil(world: World, who: int, number: int, dead: tuple[int, ...]) -> float:
    """How many of the dead an Oracle saw to be evil."""
    if who in world.evil:
        return 1.0
    return (1.3, 2.5)[number > 0] if sum(seat in world.evil for seat in dead) == number else DOUBTFUL


def demon_voted(world: World, who: int, yes: bool, voters: tuple[int, ...]) -> float:
    """A Flowergirl's answer about the hands of a day."""
    return 1.0 if who in world.evil else 1.5 if (world.demon in voters) is yes else DOUBTFUL


def minion_nominated(world: World, who: int, yes: bool, nominators: tuple[int, ...]) -> float:
    """A Town Crier's answer about who nominated on a day."""
    if who in world.evil:
        return 1.0
    found = any(seat in world.evil and seat != world.demon for seat in nominators)
    return (1.9 if yes else 1.3) if found is yes else DOUBTFUL


def same_side(world: World, who: int, a: int, b: int, yes: bool) -> float:
    """A Seamstress's two."""
    if who in world.evil:
        return 1.0
    return 1.7 if ((a in world.evil) is (b in world.evil)) is yes else DOUBTFUL


def so_many_woke(world: World, who: int, number: int, two: tuple[int, int], *may: tuple[bool, ...]) -> float:
    """A Chambermaid's number: `may` tell of each if they are what they say, of a Demon and of a Minion."""
    if who in world.evil:
        return 1.0
    *good, demon, minion = may
    evil = [demon if seat == world.demon else minion if seat in world.evil else () for seat in two]
    sums = {sum(values) for values in product(*(bad or own for bad, own in zip(evil, good, strict=True)))}
    if number not in sums:
        return DOUBTFUL
    return 1.3 if len(sums) == 1 else 1.0


def side_seen(world: World, who: int, about: int, evil: bool) -> float:
    """A side that somebody was told."""
    if who in world.evil:
        return 1.0
    return (2.6 if evil else 1.4) if (about in world.evil) is evil else DOUBTFUL


def either(world: World, who: int, about: int, as_claimed: bool) -> float:
    """A Dreamer's two roles: the good one is what that player says to be, or is not."""
    if who in world.evil:
        return 1.0
    if as_claimed:
        return DOUBTFUL if about in world.evil else 1.6
    return 2.2 if about in world.evil else DOUBTFUL


def one_evil(world: World, who: int, *three: int) -> float:
    """A Noble's three, of whom one and no more is evil."""
    if who in world.evil:
        return 1.0
    return 1.7 if sum(seat in world.evil for seat in three) == 1 else DOUBTFUL


def nearest(world: World, who: int, others: tuple[int, ...]) -> float:
    """Where a Shugenja's nearest evil player sits: the others, in the direction that was told."""
    if who in world.evil:
        return 1.0
    for ahead, behind in zip(others, reversed(others), strict=True):
        if (ahead in world.evil) != (behind in world.evil):
            return 1.5 if ahead in world.evil else DOUBTFUL
        if ahead in world.evil:
            break
    return 1.0


def of_other_kinds(world: World, who: int, a: int, b: int) -> float:
    """Two that a Balloonist saw in two nights on end, who say to be of one kind: somebody lies."""
    if who in world.evil:
        return 1.0
    if a in world.evil and b in world.evil:
        return 1.7 if world.demon in (a, b) else DOUBTFUL
    return 1.7 if a in world.evil or b in world.evil else DOUBTFUL


def fewer_lost(world: World, who: int, evil: bool, dead: tuple[int, ...], many: int) -> float:
    """The side that a General was told is winning: it may be the one that has lost fewer."""
    if who in world.evil:
        return 1.0
    lost = sum(seat in world.evil for seat in dead)
    ahead = (len(dead) - lost) / max(1, many - len(world.evil)) - lost / len(world.evil)
    return 1.0 if not ahead else 1.2 if (ahead > 0) is evil else 0.8


def killer_of_two(world: World, who: int, a: int, b: int) -> float:
    """Whom a Sage was shown, being killed: a Demon's choice is never quite without a reason."""
    return 1.0 if who in world.evil else 4.0 if world.demon in (a, b) else DOUBTFUL


def hunted(world: World, who: int, about: int, died: bool) -> float:
    """Whom a Lycanthrope chose: the good die of it, unless something keeps them alive."""
    if who in world.evil:
        return 1.0
    if died:
        return WRONG if about in world.evil else 1.4
    return 1.5 if about in world.evil else 0.7


def solved(world: World, who: int, demon: int) -> float:
    """Whom a Puzzlemaster was shown, who may have guessed wrong."""
    return 1.0 if who in world.evil else 1.5 if world.demon == demon else 0.5


def so_many_true(
    world: World, who: int, truths: int, told: tuple[Statement, ...], sight: Sight, here: tuple[int, ...]
) -> float:
    """So many of these a Savant or an Artist was told to be true."""
    if who in world.evil:
        return 1.0
    found = [sum(values) for values in product(*(judged(one, world, sight, here) for one in told))]
    if truths not in found:
        return DOUBTFUL
    return 1.6 if all(number == truths for number in found) else 1.0


def right_guesses(world: World, who: int, number: int, guesses: tuple[tuple[int, str, bool], ...]) -> float:
    """How many of a Juggler's guesses were right: of whom, which kind, and whether they say so themselves."""
    if who in world.evil:
        return 1.0
    may_be = [one for one in guesses if True in looks_like(one[1], world, one[0])]
    if number > len(may_be):
        return DOUBTFUL
    missed = sum(is_said for _, _, is_said in may_be) - number
    return 1.6 if missed <= 0 else max(DOUBTFUL, 0.75**missed)


def went_wrong(world: World, who: int, number: int, told: tuple[Clue, ...]) -> float:
    """Of how many a Mathematician heard that an ability went wrong: of the good whose news cannot be."""
    if who in world.evil:
        return 1.0
    wrong = [whose for word, whose, *rest in told if FITS[word](world, whose, *rest) < 1]
    many = len(dict.fromkeys(wrong))
    return DOUBTFUL if many > number else 1.2 if many == number else 1.0


def seems_dead(world: World, quiet: int, loud: int, *dead: int) -> float:
    """A Zombuul that died once kills after days without a death, and after no others."""
    return float(0.2 * 1.7**quiet * 0.3**loud) if world.demon in dead else 1.0


def says_good(world: World, who: int, about: int) -> float:
    """Whom somebody only trusts."""
    return 0.9 if about in world.evil and who not in world.evil else 1.0


def says_evil(world: World, who: int, about: int) -> float:
    """Whom somebody only suspects."""
    if about not in world.evil:
        return 1.0
    return 0.75 if who in world.evil else 1.08


# ---- what claims tell of those who make them


def same_role(world: World, *who: int) -> float:
    """Several say to be the same: at most one of the good can be."""
    good = sum(seat not in world.evil for seat in who)
    return 1.0 if good <= 1 else BOTH_CANNOT_BE ** (good - 1)


def too_many_alike(world: World, most: int, *who: int) -> float:
    """Several say to be what so many may be."""
    good = sum(seat not in world.evil for seat in who)
    return 1.0 if good <= most else BOTH_CANNOT_BE ** (good - most)


def outsiders(world: World, most: int, *who: int) -> float:
    """So many say to be Outsiders, and so many there are unless a Baron is here."""
    good = sum(seat not in world.evil for seat in who)
    if good <= most:
        return 1.0
    return 0.35 if good <= most + 2 else BOTH_CANNOT_BE


def changed_story(world: World, who: int) -> float:
    """Somebody has said to be something else before."""
    return 1.25 if who in world.evil else 1.0


def silent(world: World, who: int) -> float:
    """Late in the game somebody has not said what they are."""
    return 1.4 if who in world.evil else 1.0


def left_alone(world: World, who: int, nights: int) -> float:
    """Whoever tells important news and is not killed for it."""
    return 1.0 if who in world.evil else float(0.82**nights)


def demon_killed(world: World, who: int) -> float:
    """Who died in the night was no friend of the Demon, but for a pass."""
    return KILLED if who in world.evil else 1.0


# ---- what is done in public


def hands(world: World, nominee: int, voters: tuple[int, ...]) -> float:
    """Whose hands were up for whom."""
    evil = sum(seat in world.evil for seat in voters if seat != nominee)
    if nominee == world.demon:
        return float(0.6**evil) * (1.3 if not evil else 1.0)
    return float(0.85**evil) if nominee in world.evil else float(1.06**evil)


def nominated(world: World, by: int, nominee: int) -> float:
    """Who nominated whom."""
    if by not in world.evil or by == nominee:
        return 1.0
    return 0.35 if nominee == world.demon else 0.7 if nominee in world.evil else 1.1


def named_damsel(world: World, who: int) -> float:
    """Who names the Damsel before all: only a Minion gains by it."""
    return 1.0 if who in world.evil and who != world.demon else 0.5


def virgin_spoke(world: World, nominator: int, virgin: int) -> float:
    """The nominator was executed at once: the Virgin is true, and so is a Townsfolk, or it is a Spy."""
    if virgin in world.evil:
        return 0.02
    return 0.12 if nominator in world.evil else 2.0


def virgin_silent(world: World, nominator: int, virgin: int) -> float:
    """Nothing came of it, though the nominator says to be a Townsfolk."""
    if virgin in world.evil or nominator in world.evil:
        return 1.0
    return MISTAKEN


def shot(world: World, who: int, at: int, in_vain: bool) -> float:
    """A shot that hits nobody says that they are not the Demon; one that hits, that it was a Slayer."""
    if who in world.evil:
        return 1.0 if in_vain else 0.02
    return WRONG if in_vain and at == world.demon else 1.0


# ---- the same, as those see it who plan


def told_two_stories(world: World, plans: bool, who: int) -> float:
    """Somebody has said to be something else before: who makes it all up has little reason to."""
    return (0.03 if plans else 0.15) if who in world.evil else 1.0


def may_seem_dead(world: World, plans: bool, quiet: int, loud: int, *dead: int) -> float:
    """There is seldom a Zombuul."""
    if world.demon not in dead:
        return 1.0
    return float(0.005 * 3.0**quiet * 0.06**loud) if plans else 0.4 * seems_dead(world, quiet, loud, *dead)


def calls_evil(world: World, plans: bool, later: bool, who: int, about: int) -> float:
    """Whom somebody suspects: the evil do it less, and their own least, or as good as never."""
    if who not in world.evil:
        return (1.05 if plans and later else 1.15) if about in world.evil else 1.0
    if plans:
        return (0.5 if later else 0.65) if about in world.evil else 0.85
    if about in world.evil:
        return 0.08 if later else 0.45
    return 0.5 if later else 1.0


def calls_good(world: World, plans: bool, later: bool, who: int, about: int) -> float:
    """Whom somebody trusts: the evil seldom do, and a friend the less if they do not plan."""
    if not plans:
        return 0.4 if later and who in world.evil and about in world.evil else 1.0
    if who not in world.evil:
        return 0.9 if about in world.evil else 1.0
    return (1.0 if later else 0.8) if about in world.evil else 0.45


def chosen_to_die(world: World, victim: int, worth: tuple[tuple[int, float], ...]) -> float:
    """The Demon's choice of all that are none of its own: whoever is worth most to the good."""
    if victim in world.evil:
        return KILLED / 3
    mine = dict(worth)[victim]
    eager = [EAGER ** (value - mine) for seat, value in worth if seat not in world.evil]
    return float(MANY_TO_CHOOSE_FROM * (0.9 / sum(eager) + 0.1 / len(eager)))


def lived_on(world: World, who: int, again: bool) -> float:
    """Many a card keeps the good alive so; an Advocate does one of the evil, and not twice on end."""
    return (0.1 if again else 0.5) if who in world.evil else 1.0


def killed_with_others(world: World, who: int) -> float:
    """Of several who died in one night hardly anybody was a friend of the Demon."""
    return KILLED / 3 if who in world.evil else 1.0


def put_up(world: World, plans: bool, by: int, nominee: int) -> float:
    """Who nominated whom: the evil do it less, and their own hardly ever."""
    if by not in world.evil:
        return 1.0
    return 0.3 if nominee in world.evil else 0.7 if plans else 0.6


# a hand of the evil that is up, and one that is down: for the Demon, for a Minion, for the good
HANDS = ((0.2, 3.5), (0.45, 3.0), (1.35, 0.6))
HANDS_OF_A_PLAN = ((0.4, 2.6), (0.65, 2.1), (0.65, 1.85))


def hands_of_all(
    world: World, plans: bool, nominee: int, up: tuple[int, ...], down: tuple[int, ...]
) -> float:
    """Who raised a hand and who did not: the evil rather keep theirs down, and for the Demon most of all."""
    raised = sum(seat in world.evil for seat in up)
    kept = sum(seat in world.evil for seat in down)
    nearer = 0 if nominee == world.demon else 1 if nominee in world.evil else 2
    for_up, for_down = (HANDS_OF_A_PLAN if plans else HANDS)[nearer]
    return float(for_up**raised * for_down**kept)


def hearsay(world: World, share: float, word: str, *about: Any) -> float:
    """What others tell, where it counts for less, as the evil choose well what they make up."""
    return float(FITS[word](world, *about) ** share)


FITS: dict[str, Callable[..., float]] = {
    one.__name__: one
    for one in (
        minion_of_two, good_of_two, pairs, neighbours, demon_among, role_seen, says_good, says_evil,
        same_role, outsiders, changed_story, silent, left_alone, demon_killed, hands, nominated,
        virgin_spoke, virgin_silent, shot,
        steps, dead_evil, demon_voted, minion_nominated, same_side, side_seen, either, killer_of_two,
        seems_dead, one_evil, nearest, of_other_kinds, too_many_alike, fewer_lost, solved, hunted,
        named_damsel, so_many_true, right_guesses, went_wrong, so_many_woke,
        told_two_stories, may_seem_dead, calls_evil, calls_good, chosen_to_die, put_up, hands_of_all,
        killed_with_others, lived_on, hearsay,
    )
}  # fmt: skip
