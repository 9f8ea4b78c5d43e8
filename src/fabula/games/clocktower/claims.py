"""What players say they were told, in words that fit their role: true or not, the rules do not mind."""

from __future__ import annotations

from functools import lru_cache

from fabula.core.requests import Choice, Pattern
from fabula.games.clocktower.cards import NEITHER, SIDES, WAYS, YES_NO, is_good

OF_NUMBERS = ("clockmaker", "oracle", "mathematician", "juggler")  # who are told how many
OF_ANSWERS = ("flowergirl", "town_crier")  # who are told yes or no
OF_PLAYERS = ("balloonist", "high_priestess", "choirboy", "puzzlemaster")  # who are shown somebody
OF_ROLES = ("pixie", "king", "widow")  # of whom somebody is told that a role is there
CHOOSING = ("preacher", "acrobat", "lycanthrope", "nightwatchman", "huntsman", "ogre")  # who choose by night
Word = tuple[str, bool, tuple[tuple[Choice, ...], ...]]  # the word, whether it is said here, and its gaps


@lru_cache(maxsize=1024)
def claims(circle: tuple[int, ...], roles: tuple[str, ...]) -> tuple[Pattern, ...]:
    """All that somebody of this script may say to be, to have done and to have learned."""
    numbers = tuple(map(str, range(len(circle) // 2 + 1)))
    return (
        Pattern("claim", roles),
        Pattern("one_of", circle, circle, roles),
        Pattern("no_outsiders"),
        Pattern("pairs", numbers),
        Pattern("neighbours", numbers[:3]),
        Pattern("demon_among", circle, circle, YES_NO),
        Pattern("is", circle, roles),
        Pattern("side", circle, SIDES),
        Pattern("protected", circle),
        Pattern("master", circle),
        *of_the_sets(circle, roles),
        Pattern("suspect", circle),
        Pattern("trust", circle),
    )


def of_the_sets(circle: tuple[int, ...], roles: tuple[str, ...]) -> tuple[Pattern, ...]:
    """What only roles of some scripts are told; elsewhere nobody has to look through it."""
    counting = tuple(role for role in OF_NUMBERS if role in roles)
    asking = tuple(role for role in OF_ANSWERS if role in roles)
    numbers = tuple(map(str, range(len(circle) + 1)))
    good, evil = (tuple(role for role in roles if is_good(role) is side) for side in (True, False))
    words = (
        ("number", bool(counting), (counting, numbers)),
        ("answer", bool(asking), (asking, YES_NO)),
        ("woke", "chambermaid" in roles, (circle, circle, numbers[:3])),
        ("same_side", "seamstress" in roles, (circle, circle, YES_NO)),
        ("either", "dreamer" in roles, (circle, good, evil)),
        *of_the_carousel(circle, roles),
    )
    return tuple(Pattern(word, *gaps) for word, there, gaps in words if there)


def of_the_carousel(circle: tuple[int, ...], roles: tuple[str, ...]) -> tuple[Word, ...]:
    """What roles of no printed set are told or do, as far as the words of all others do not serve."""
    shown, choosing = (tuple(role for role in who if role in roles) for who in (OF_PLAYERS, CHOOSING))
    return (
        ("one_evil", "noble" in roles, (circle, circle, circle)),
        ("nearest", "shugenja" in roles, (WAYS,)),
        ("winning", "general" in roles, ((*SIDES, NEITHER),)),
        ("in_play", any(role in roles for role in OF_ROLES), (roles,)),
        ("shown", bool(shown), (shown, circle)),
        ("chose", bool(choosing), (choosing, circle)),
    )
