"""What players say they were told, in words that fit their role: true or not, the rules do not mind."""

from __future__ import annotations

from functools import lru_cache

from fabula.core.requests import Choice, Claim
from fabula.games.clocktower.almanac.cards import NEITHER, SIDES, WAYS, YES_NO, is_good
from fabula.games.clocktower.almanac.retelling import CLAIMS, Gap, words_for
from fabula.games.clocktower.town.answers import NO_OUTSIDERS
from fabula.games.clocktower.town.events import Informed

Word = tuple[str, bool, tuple[tuple[Choice, ...], ...]]  # the word, whether it is said here, and its gaps


@lru_cache(maxsize=1024)
def claims(circle: tuple[int, ...], roles: tuple[str, ...]) -> tuple[Claim, ...]:
    """All that somebody of this script may say to be, to have done and to have learned."""
    return (
        Claim("claim", roles),
        *of_the_sets(circle, roles),
        Claim("suspect", circle),
        Claim("trust", circle),
    )


def whose(word: str, roles: tuple[str, ...]) -> tuple[str, ...]:
    """Those of these roles whose players say with this word what they were told or did."""
    return tuple(role for role in roles if word in CLAIMS.get(role, ()))


def of_the_sets(circle: tuple[int, ...], roles: tuple[str, ...]) -> tuple[Claim, ...]:
    """What only roles of some scripts are told or do; elsewhere nobody has to look through it."""
    counting, asking = whose("number", roles), whose("answer", roles)
    numbers = tuple(map(str, range(len(circle) + 1)))
    good, evil = (tuple(role for role in roles if is_good(role) is side) for side in (True, False))
    words = (
        *of_the_first_set(circle, roles),
        ("number", bool(counting), (counting, numbers)),
        ("answer", bool(asking), (asking, YES_NO)),
        ("woke", bool(whose("woke", roles)), (circle, circle, numbers[:3])),
        ("same_side", bool(whose("same_side", roles)), (circle, circle, YES_NO)),
        ("either", bool(whose("either", roles)), (circle, good, evil)),
        *of_the_carousel(circle, roles),
    )
    return tuple(Claim(word, *gaps) for word, there, gaps in words if there)


def of_the_first_set(circle: tuple[int, ...], roles: tuple[str, ...]) -> tuple[Word, ...]:
    """What anybody may say of others, and what roles of Trouble Brewing are told or do, and some others."""
    numbers = tuple(map(str, range(len(circle) // 2 + 1)))
    return (
        ("one_of", bool(whose("one_of", roles)), (circle, circle, roles)),
        (NO_OUTSIDERS, bool(whose(NO_OUTSIDERS, roles)), ()),
        ("pairs", bool(whose("pairs", roles)), (numbers,)),
        ("neighbours", bool(whose("neighbours", roles)), (numbers[:3],)),
        ("demon_among", bool(whose("demon_among", roles)), (circle, circle, YES_NO)),
        ("is", True, (circle, roles)),
        ("side", True, (circle, SIDES)),
        ("protected", bool(whose("protected", roles)), (circle,)),
        ("master", bool(whose("master", roles)), (circle,)),
    )


def of_the_carousel(circle: tuple[int, ...], roles: tuple[str, ...]) -> tuple[Word, ...]:
    """What roles of no printed set are told or do, as far as the words of all others do not serve."""
    shown, choosing = whose("shown", roles), whose("chose", roles)
    return (
        ("one_evil", bool(whose("one_evil", roles)), (circle, circle, circle)),
        ("nearest", bool(whose("nearest", roles)), (WAYS,)),
        ("winning", bool(whose("winning", roles)), ((*SIDES, NEITHER),)),
        ("in_play", bool(whose("in_play", roles)), (roles,)),
        ("shown", bool(shown), (shown, circle)),
        ("chose", bool(choosing), (choosing, circle)),
    )


def in_words(told: Informed, chosen: Choice = None) -> tuple[Choice, ...] | None:
    """How one may say in public what one was told, having `chosen` somebody; None if it cannot be said."""
    words = words_for(told.kind)
    if words is None:
        return None
    return tuple(part for word in words for part in filled(word, told, chosen))


def filled(word: Gap | Choice, told: Informed, chosen: Choice) -> tuple[Choice, ...]:
    """What stands for a word of what is said: itself, or, for a gap, what was told."""
    if not isinstance(word, Gap):
        return (word,)
    if word is Gap.CHOSEN:
        return (chosen,)
    part = getattr(told, word.value)
    if word is Gap.NUMBER:
        return (str(part),)
    return part if isinstance(part, tuple) else () if word is Gap.SEATS else (part,)
