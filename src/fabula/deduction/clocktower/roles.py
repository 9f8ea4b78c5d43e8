"""The roles of the Clocktower as a case names them, with their kinds, nights and rules."""

from __future__ import annotations

from collections.abc import Mapping

from fabula.core.cards import Wakes
from fabula.games.clocktower.almanac import knowing
from fabula.games.clocktower.almanac.cards import GOOD_KINDS, almanac
from fabula.games.clocktower.almanac.night_sheet import FIRST_NIGHT, OTHER_NIGHTS
from fabula.games.clocktower.almanac.traits import LOOKS_FOR_MINIONS
from fabula.games.clocktower.tale import Clocktower

TALE = Clocktower  # its chapters have to be read before the almanac is
SHORT = {role.id: role.id.replace("_", "") for role in almanac}
CARDS = {SHORT[role.id]: role for role in almanac}
# Roles of cases that no box has: whoever is a Legionary learns each night how many of the living are evil;
# of a Prodigy no rule is known, which each result says. Who is silent has claimed nothing: if they are good,
# some Townsfolk whose player need say nothing for all others to be what they are.
SILENT = "silent"
UNPRINTED = {"legionary": "townsfolk", "prodigy": "townsfolk", SILENT: "townsfolk"}
KIND: dict[str, str] = {**{id: role.kind for id, role in CARDS.items()}, **UNPRINTED}
GOOD = {id: kind in GOOD_KINDS for id, kind in KIND.items()}
RULES: dict[str, knowing.Rule] = {id: role.rule for id, role in CARDS.items() if role.rule is not None}
RULES["legionary"] = knowing.evil_among_the_living
WAKES: dict[str, Wakes] = {id: role.wakes for id, role in CARDS.items()}
WAKES["legionary"] = Wakes.EACH_NIGHT
FIRST = {line.replace("_", ""): place for place, line in enumerate(FIRST_NIGHT)}
OTHER = {line.replace("_", ""): place for place, line in enumerate(OTHER_NIGHTS)}
DEMONS_TURN = OTHER["imp"]

# Woken until they have used what they can do once.
ONCE = ("seamstress", "philosopher", "courtier", "nightwatchman", "professor", "huntsman", "engineer")
ASLEEP = tuple(id for id, role in CARDS.items() if role.asleep)  # at whose line the Storyteller acts alone
CHANGES = {id: role.changes for id, role in CARDS.items() if role.changes}  # Outsiders more or fewer
BRINGS = {id: SHORT[role.brings] for id, role in CARDS.items() if role.brings}  # never in play without
FLOATING = ("balloonist", "huntsman", "hermit")  # good roles that may change the number of Outsiders
PUBLIC = ("vizier",)  # all know who it is, unless somebody in play looks for Minions
SEEKERS = tuple(id for id, role in CARDS.items() if LOOKS_FOR_MINIONS in role.traits)
ANY_NUMBER = ("kazali", "lordoftyphon", "xaan")  # of Outsiders
EVIL_CHOICES = frozenset(
    [
        "poisoner",
        "witch",
        "cerenovus",
        "devilsadvocate",
        "pithag",
        "assassin",
        "godfather",
        "widow",
        "harpy",
        "fearmonger",
        "pukka",
        "lleech",
        "imp",
        "zombuul",
        "shabaloth",
        "po",
        "fanggu",
        "nodashii",
        "vortox",
        "lordoftyphon",
        "vigormortis",
        "alhadikhia",
        "kazali",
    ]
)  # with which a player is chosen by night
CHOOSING = (
    "fortuneteller",
    "seamstress",
    "chambermaid",
    "dreamer",
    "villageidiot",
    "ravenkeeper",
    "snakecharmer",
    "monk",
    "exorcist",
    "gambler",
    "innkeeper",
    "sailor",
    "professor",
    "nightwatchman",
    "acrobat",
    "preacher",
    "huntsman",
    "lycanthrope",
)  # what a Goon makes drunk
QUIET = ("leviathan", "riot")  # Demons that do not kill by night

# What these do besides telling something is followed through the history, or nothing follows from it for
# anybody but what all have seen.
FOLLOWED: Mapping[str, str] = {
    "townsfolk": (
        "virgin slayer soldier mayor monk snakecharmer mathematician philosopher nightwatchman "
        "poppygrower courtier exorcist atheist acrobat gambler gossip tealady sailor fool pacifist innkeeper "
        "minstrel magician farmer alsaahir fisherman grandmother professor "
        "princess preacher king choirboy huntsman pixie cannibal banshee "
        "lycanthrope engineer cultleader"
    ),
    "outsider": (
        "drunk recluse saint butler klutz sweetheart mutant golem lunatic hermit politician tinker moonchild "
        "puzzlemaster barber zealot snitch goon damsel heretic ogre hatter plaguedoctor"
    ),
    "minion": (
        "poisoner spy scarletwoman baron witch goblin marionette widow xaan eviltwin assassin devilsadvocate "
        "godfather boffin organgrinder cerenovus pithag mezepheles mastermind harpy fearmonger psychopath "
        "boomdandy vizier wraith summoner"
    ),
    "demon": (
        "imp vortox nodashii vigormortis fanggu leviathan lordoftyphon pukka zombuul shabaloth po riot "
        "kazali legion lleech ojo yaggababble alhadikhia"
    ),
}
_FOLLOWED = frozenset(role for roles in FOLLOWED.values() for role in roles.split())


AFTER_DEATH = ("hatter", "plaguedoctor")  # what these do when they die is the choice of others


def chooses_by_night(role: str, night: int) -> bool:
    """Whether an evil role may choose a player in this night."""
    return role in EVIL_CHOICES and WAKES[role].on(night)


def is_ruled(role: str) -> bool:
    """Whether deduction has rules for this role."""
    return role in RULES or role in _FOLLOWED or role == SILENT
