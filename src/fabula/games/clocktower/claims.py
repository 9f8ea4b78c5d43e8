"""What players say they were told, in words that fit their role: true or not, the rules do not mind."""

from __future__ import annotations

from functools import lru_cache

from fabula.core.requests import Choice, Claim
from fabula.games.clocktower.cards import NEITHER, SIDES, WAYS, YES_NO, is_good

OF_NUMBERS = ("clockmaker", "oracle", "mathematician", "juggler")  # who are told how many
OF_ANSWERS = ("flowergirl", "town_crier")  # who are told yes or no
OF_PLAYERS = ("balloonist", "high_priestess", "choirboy", "puzzlemaster")  # who are shown somebody
OF_ROLES = ("pixie", "king", "widow")  # of whom somebody is told that a role is there
CHOOSING = ("preacher", "acrobat", "lycanthrope", "nightwatchman", "huntsman", "ogre")  # who choose by night
OF_TWO = ("washerwoman", "librarian", "investigator")  # who are told that one of two has a role
OF_DEMONS = ("fortune_teller", "sage", "knight")  # who are told whether one of two is the Demon
SAVING = ("monk", "innkeeper")  # who protect by night
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


def of_the_sets(circle: tuple[int, ...], roles: tuple[str, ...]) -> tuple[Claim, ...]:
    """What only roles of some scripts are told or do; elsewhere nobody has to look through it."""
    counting = tuple(role for role in OF_NUMBERS if role in roles)
    asking = tuple(role for role in OF_ANSWERS if role in roles)
    numbers = tuple(map(str, range(len(circle) + 1)))
    good, evil = (tuple(role for role in roles if is_good(role) is side) for side in (True, False))
    words = (
        *of_the_first_set(circle, roles),
        ("number", bool(counting), (counting, numbers)),
        ("answer", bool(asking), (asking, YES_NO)),
        ("woke", "chambermaid" in roles, (circle, circle, numbers[:3])),
        ("same_side", "seamstress" in roles, (circle, circle, YES_NO)),
        ("either", "dreamer" in roles, (circle, good, evil)),
        *of_the_carousel(circle, roles),
    )
    return tuple(Claim(word, *gaps) for word, there, gaps in words if there)


def of_the_first_set(circle: tuple[int, ...], roles: tuple[str, ...]) -> tuple[Word, ...]:
    """What anybody may say of others, and what roles of Trouble Brewing are told or do, and some others."""
    numbers = tuple(map(str, range(len(circle) // 2 + 1)))
    return (
        ("one_of", any(role in roles for role in OF_TWO), (circle, circle, roles)),
        ("no_outsiders", "librarian" in roles, ()),
        ("pairs", "chef" in roles, (numbers,)),
        ("neighbours", "empath" in roles, (numbers[:3],)),
        ("demon_among", any(role in roles for role in OF_DEMONS), (circle, circle, YES_NO)),
        ("is", True, (circle, roles)),
        ("side", True, (circle, SIDES)),
        ("protected", any(role in roles for role in SAVING), (circle,)),
        ("master", "butler" in roles, (circle,)),
    )


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
