"""What an investigator may be told without noticing that it is false: all that fits what they know.

They know their own card, the set, the cards that lie open, who is in jail, and what they have been told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from itertools import combinations

from fabula.core.requests import Choice
from fabula.core.town import Town
from fabula.games.mafia32 import notes
from fabula.games.mafia32.cards import GANGS, INFECTIOUS, LONER
from fabula.games.mafia32.gangs import prisoners

SAME, DIFFERENT = "same", "different"
Sign = Callable[[str], str]  # what a check shows of a card
Pair = tuple[int | str, int | str, str]  # two players, or a player and a faction, and how they compare


def remember(town: Town, seat: int, about: Choice, answer: Choice) -> None:
    """Keep in mind what an investigator was told of somebody."""
    others = tuple(one for one in told_to(town, seat) if one[0] != about)
    notes.TOLD.by(seat).set(town, (*others, (about, answer)))


def told_to(town: Town, seat: int) -> tuple[tuple[Choice, str], ...]:
    """What an investigator was told last of each whom they have checked."""
    return notes.TOLD.by(seat).of(town.grimoire)


def signs_of(town: Town, seat: int, suspect: int, sign: Sign) -> tuple[str, ...]:
    """What a check may show of a suspect: what it has shown before, else whatever sign is left."""
    before = dict(told_to(town, seat)).get(suspect)
    possible = signs_left(town, seat, suspect, sign) if before is None else (before,)
    if LONER in possible or not _zero_lives(town):
        return possible
    return (*possible, LONER) if any(sign(role) == LONER for role in town.grimoire.roles) else possible


def signs_left(town: Town, seat: int, suspect: int, sign: Sign) -> tuple[str, ...]:
    """The signs of the set that do not all belong to others, as far as an investigator knows."""
    signs = [sign(role) for role in town.grimoire.roles]
    left = Counter(signs)
    left.subtract(_of_others(town, seat, suspect, sign))
    return tuple([one for one in dict.fromkeys(signs) if left[one] > 0])


def _of_others(town: Town, seat: int, suspect: int, sign: Sign) -> Iterator[str]:
    """One's own sign, those of the dead, those one was told of the living."""
    alive, told = town.grimoire.alive, dict(told_to(town, seat))
    yield sign(town.grimoire.role(seat))
    for other in town.everyone:
        if not alive[other]:
            yield sign(town.grimoire.role(other))
        elif other in told and other != suspect:
            yield told[other]


def _zero_lives(town: Town) -> bool:
    return any(town.grimoire.role(seat) in INFECTIOUS for seat in town.living)


def comparisons_of(town: Town, seat: int, pair: tuple[int, int], faction: Sign) -> tuple[str, ...]:
    """How a Journalist may find two players to compare, by all that was found before."""
    if _zero_lives(town):
        return (SAME, DIFFERENT)  # whoever is infected has changed sides
    factions = tuple(dict.fromkeys(map(faction, town.grimoire.roles)))
    known = [*_known(town, seat, faction), *((a, b, DIFFERENT) for a, b in combinations(factions, 2))]
    fitting = [one for one in (SAME, DIFFERENT) if fits([*known, (*pair, one)], two=len(factions) == 2)]
    return tuple(fitting) or (SAME, DIFFERENT)


def _known(town: Town, seat: int, faction: Sign) -> Iterator[Pair]:
    for pair, how in told_to(town, seat):
        if isinstance(pair, tuple):  # not what was told of one, under another role before a correction
            yield (*pair, how)
    gangs = tuple(dict.fromkeys(faction(role) for role in town.grimoire.roles if _is_criminal(town, role)))
    for other in town.everyone:
        if not town.grimoire.alive[other]:
            yield other, faction(town.grimoire.role(other)), SAME
        elif other in prisoners(town) and len(gangs) == 1:
            yield other, gangs[0], SAME


def _is_criminal(town: Town, role: str) -> bool:
    return town.almanac.side_of[role] in GANGS


def fits(pairs: Sequence[Pair], *, two: bool) -> bool:
    """Whether no two who are the same are different. Of `two` factions each player is of one or the other."""
    if not two:
        group = _grouped([(a, b) for a, b, how in pairs if how == SAME])
        return all(group.get(a, a) != group.get(b, b) for a, b, how in pairs if how == DIFFERENT)
    links = [((a, side), (b, side == (how == SAME))) for a, b, how in pairs for side in (True, False)]
    group = _grouped(links)
    return all(group[a, True] != group[a, False] for a, _, _ in pairs)


def _grouped(links: Iterable[tuple[Hashable, Hashable]]) -> dict[Hashable, Hashable]:
    """For each that is linked to others one that stands for all of them."""
    group: dict[Hashable, Hashable] = {}
    for a, b in links:
        one, other = group.setdefault(a, a), group.setdefault(b, b)
        group |= {linked: one for linked, head in group.items() if head == other}
    return group
