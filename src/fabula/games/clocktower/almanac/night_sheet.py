"""In which order the roles of the box and its Travellers are woken, on the first night and on the others.

One order serves all scripts; the printed sheet of each set keeps to it. A line whose role is not ruled yet is
left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import inf

from fabula.games.clocktower.almanac import companions, published
from fabula.games.clocktower.almanac.cards import almanac

NEWS, MINION_INFO, DEMON_INFO = "news", "minion_info", "demon_info"
OF_ALL = (NEWS, MINION_INFO, DEMON_INFO)  # lines that are no role's


def ruled(*lines: str) -> tuple[str, ...]:
    """These lines without those of roles that have no rules here."""
    return tuple(line for line in lines if line in (*OF_ALL, *companions.LINES) or line in almanac.printed)


FIRST_NIGHT = ruled(
    "fibbin",
    "lord_of_typhon", "kazali",
    "apprentice", "barista", "bureaucrat", "thief",
    "boffin", "philosopher", "alchemist", "yaggababble",
    MINION_INFO, "snitch", "lunatic", "summoner", DEMON_INFO, "king",
    "sailor", "marionette", "engineer", "preacher", "lil_monsta", "lleech", "xaan", "poisoner", "widow",
    "courtier", "snake_charmer", "godfather", "organ_grinder", "devils_advocate",
    "evil_twin", "witch", "cerenovus", "fearmonger", "harpy", "mezepheles",
    "pukka", "pixie", "huntsman", "damsel", "amnesiac",
    "washerwoman", "librarian", "investigator", "chef", "empath", "fortune_teller", "butler",
    "grandmother", "clockmaker", "dreamer", "seamstress",
    "steward", "knight", "noble", "balloonist", "shugenja", "village_idiot", "bounty_hunter", "nightwatchman",
    "cult_leader", "spy", "ogre", "high_priestess", "general", "chambermaid", "mathematician",
    "leviathan", "vizier",
)  # fmt: skip
OTHER_NIGHTS = ruled(
    "duchess", "fibbin",
    "cacklejack", "apprentice", "barista", "bureaucrat", "thief", "harlot", "bone_collector",
    NEWS,
    "philosopher", "alchemist", "poppy_grower", "sailor", "engineer", "preacher", "xaan", "poisoner",
    "courtier", "innkeeper", "gambler", "acrobat", "snake_charmer", "monk", "organ_grinder",
    "devils_advocate", "witch", "cerenovus", "pit_hag",
    "fearmonger", "harpy", "mezepheles", "summoner",
    "lunatic", "exorcist", "lycanthrope",
    "legion", "atheist",
    "imp", "zombuul", "pukka", "shabaloth", "po", "fang_gu", "no_dashii", "vortox",
    "lord_of_typhon",
    "vigormortis",
    "ojo", "al_hadikhia", "lleech", "lil_monsta", "yaggababble", "kazali",
    "assassin", "godfather", "gossip", "hatter", "barber", "sage", "professor", "choirboy",
    "huntsman", "damsel", "amnesiac", "tinker",
    "moonchild", "grandmother",
    "ravenkeeper", "empath", "fortune_teller", "undertaker", "dreamer", "flowergirl", "town_crier", "oracle",
    "seamstress", "juggler", "balloonist", "village_idiot", "king", "bounty_hunter", "nightwatchman",
    "cult_leader", "butler", "spy", "high_priestess", "general", "chambermaid", "mathematician",
    "riot",
)  # fmt: skip
PRINTED_FIRST, PRINTED_OTHERS = FIRST_NIGHT, OTHER_NIGHTS  # what the sheets themselves say
# At the end those of the first night alone, for whoever gains such a role in a later one.
OTHER_NIGHTS += tuple(line for line in FIRST_NIGHT if line not in (*OTHER_NIGHTS, *OF_ALL))


@lru_cache(maxsize=64)
def places(sheet: tuple[str, ...]) -> Mapping[str, int]:
    """The place of each line of a sheet."""
    return {line: place for place, line in enumerate(sheet)}


def with_lines(
    sheet: tuple[str, ...], lines: Iterable[str], order: Mapping[str, int], unplaced: float = inf
) -> tuple[str, ...]:
    """A sheet with more lines, each after those that come before it in an order that has it.

    Lines of the sheet that have no place in that order come after all others, unless `unplaced` says where.
    """
    merged = list(sheet)
    for line in sorted((one for one in lines if one in order and one not in sheet), key=order.__getitem__):
        before = (at for at, one in enumerate(merged, start=1) if order.get(one, unplaced) <= order[line])
        merged.insert(max(before, default=0), line)
    return tuple(merged)


# The Fabled and Loric that are not ruled have their lines on every sheet, for they may come at any moment.
COMPANY = tuple(
    one.id
    for one in published.ROLL.values()
    if one.kind in (published.FABLED, published.LORIC) and one.id not in almanac.printed
)
PUBLISHED_FIRST, PUBLISHED_OTHERS = places(published.FIRST_NIGHT), places(published.OTHER_NIGHTS)
FIRST_NIGHT = with_lines(FIRST_NIGHT, COMPANY, PUBLISHED_FIRST)
OTHER_NIGHTS = with_lines(OTHER_NIGHTS, COMPANY, PUBLISHED_OTHERS)
# All lines of either night that have rules here, in the order of the first night and then of the others.
SHEET = tuple(
    line for line in dict.fromkeys((*FIRST_NIGHT, *OTHER_NIGHTS)) if line in almanac.printed or line in OF_ALL
)
