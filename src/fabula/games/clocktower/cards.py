"""The almanac of the Clocktower: its kinds of roles, the scripts, the marks and the moments of a game."""

from __future__ import annotations

from fabula.core.cards import Almanac

TOWNSFOLK, OUTSIDER, MINION, DEMON = "townsfolk", "outsider", "minion", "demon"
TRAVELLER = "traveller"
KINDS = (TOWNSFOLK, OUTSIDER, MINION, DEMON)
GOOD, EVIL = "good", "evil"
SIDES = (GOOD, EVIL)
GOOD_KINDS = (TOWNSFOLK, OUTSIDER)

TROUBLE_BREWING = (
    "washerwoman", "librarian", "investigator", "chef", "empath", "fortune_teller", "undertaker", "monk",
    "ravenkeeper", "virgin", "slayer", "soldier", "mayor",
    "butler", "drunk", "recluse", "saint",
    "poisoner", "spy", "scarlet_woman", "baron",
    "imp",
)  # fmt: skip
# As far as they are ruled.
BAD_MOON_RISING: tuple[str, ...] = (
    # Townsfolk
    "grandmother", "sailor", "chambermaid", "exorcist", "innkeeper", "gambler", "courtier", "professor",
    "minstrel", "tea_lady", "pacifist", "fool",
    # Outsiders
    "tinker", "moonchild", "goon", "lunatic",
    # Minions
    # Demons
)  # fmt: skip
SECTS_AND_VIOLETS: tuple[str, ...] = (
    # Townsfolk
    # Outsiders
    # Minions
    # Demons
)
TRAVELLERS = ("bureaucrat", "thief", "gunslinger", "scapegoat", "beggar")

almanac = Almanac(*TROUBLE_BREWING, *BAD_MOON_RISING, *SECTS_AND_VIOLETS, *TRAVELLERS)

townsfolk = almanac.kind(TOWNSFOLK, side=GOOD)
outsider = almanac.kind(OUTSIDER, side=GOOD)
minion = almanac.kind(MINION, side=EVIL)
demon = almanac.kind(DEMON, side=EVIL)
traveller = almanac.kind(TRAVELLER, side=GOOD)  # the Storyteller may turn one when it arrives

# the phases at whose beginning a mark may end
DUSK, NIGHT, DAWN, DAY, NOMINATIONS = "dusk", "night", "dawn", "day", "nominations"

DRUNK = "drunk"
POISONED = "poisoned"
SAFE = "safe"
MASTER = "master"
RED_HERRING = "red_herring"
SPENT = "spent"
THREE_VOTES = "three_votes"
NEGATIVE_VOTE = "negative_vote"
GRANDCHILD = "grandchild"
GUEST = "guest"  # of the Innkeeper: cannot die tonight
EXORCISED = "exorcised"
MOONSTRUCK = "moonstruck"  # whom a Moonchild has named
MET = "met"  # the Goon has been chosen tonight

YES, NO = "yes", "no"
YES_NO = (YES, NO)


def dusk_of(day: int) -> str:
    """Until when a mark lies that goes at the end of this day and not before."""
    return f"{DUSK} {day}"


def of_kind(kind: str, roles: tuple[str, ...]) -> tuple[str, ...]:
    """Those of these roles that are of a kind."""
    return tuple(role for role in roles if almanac[role].kind == kind)


def is_good(role: str) -> bool:
    """Whether a role is good by its kind."""
    return almanac[role].kind in GOOD_KINDS
