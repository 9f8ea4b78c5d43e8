"""The taste of bots: when who says what they are, who seems to be somebody else, whose silence is odd.

Each list is of ours, by what has proved itself; of a role that was brought its card says what fits.
"""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT_BUT_FIRST, NEVER
from fabula.games.clocktower.almanac.cards import TOWNSFOLK, almanac
from fabula.games.clocktower.almanac.moments import DamselNamed
from fabula.games.clocktower.almanac.traits import NO_OUTSIDER_TO_SEEM, has_trait
from fabula.minds.clocktower.value import is_told_every_night

# from which day one may say what one is, and until when one keeps it back
SPEAKS = {
    "washerwoman": (1, 2), "librarian": (1, 2), "investigator": (1, 2), "chef": (1, 2),
    "empath": (1, 3), "fortune_teller": (1, 3), "undertaker": (2, 3), "monk": (2, 4),
    "ravenkeeper": (3, 4), "virgin": (1, 2), "slayer": (2, 3), "soldier": (3, 4), "mayor": (2, 4),
    "butler": (1, 3), "recluse": (1, 2), "saint": (2, 3),
    "village_idiot": (1, 3), "bounty_hunter": (1, 3), "balloonist": (2, 4), "general": (2, 4),
    "high_priestess": (2, 3), "king": (3, 4), "lycanthrope": (2, 4), "acrobat": (2, 4),
}  # fmt: skip
AT_ONCE, WITH_FIRST_NEWS = (1, 2), (2, 3)
HIDES = ("ravenkeeper", "soldier", "monk")  # who may say to be something else at first
BAIT = ("fortune_teller", "empath", "undertaker")  # what they say to be then
QUIET = (
    "soldier", "ravenkeeper", "sage", "fool", "farmer", "pacifist", "minstrel", "cannibal", "magician",
    "poppy_grower", "philosopher", "artist",
)  # fmt: skip
WORTH_KILLING = (
    "empath", "fortune_teller", "undertaker", "monk", "slayer", "investigator", "washerwoman", "librarian",
    "dreamer", "oracle", "flowergirl", "town_crier", "savant", "chambermaid", "exorcist",
    "innkeeper", "tea_lady", "balloonist", "village_idiot", "bounty_hunter", "king",
)  # fmt: skip


def speaks(role: str) -> tuple[int, int]:
    """From which day whoever has this role says so, and on which they do at last."""
    return SPEAKS.get(role, WITH_FIRST_NEWS if is_told_late(role) else AT_ONCE)


def is_told_late(role: str) -> bool:
    """Whether a role that was brought has news from the second night on."""
    if role not in almanac.brought:
        return False
    return bool(almanac[role].learns) and almanac[role].wakes is EACH_NIGHT_BUT_FIRST


def hides(role: str) -> bool:
    """Whether whoever has this role waits for the Demon, or need not fear it."""
    return role in HIDES or (is_told_late(role) and almanac[role].lasts)


def baits() -> tuple[str, ...]:
    """What a Demon likes to kill, and somebody else may say to be."""
    return (*BAIT, *filter(is_told_every_night, almanac.brought))


def quiet() -> tuple[str, ...]:
    """Whose players need not have learned anything."""
    return (*QUIET, *filter(has_nothing_to_tell, almanac.brought))


def has_nothing_to_tell(role: str) -> bool:
    """Whether somebody of the Townsfolk is never woken, and says nothing of what they did."""
    card = almanac[role]
    return card.kind == TOWNSFOLK and card.wakes is NEVER and not card.claims


def is_worth_killing(role: str) -> bool:
    """Whether it is odd that the Demon lets live who says to be this."""
    return role in WORTH_KILLING or (role in almanac.brought and bool(almanac[role].learns))


def keeps_secret(role: str) -> bool:
    """Whether it would be the end of whoever has this role to say so while they live."""
    return has_trait(role, NO_OUTSIDER_TO_SEEM) or loses_if_named(role)


def loses_if_named(role: str) -> bool:
    """Whether the good lose if a Minion names whoever has this role."""
    return DamselNamed in almanac.reactions_of.get(role, ())
