"""The roles of the Clocktower as a case names them, with their kinds, nights and rules."""

from __future__ import annotations

from functools import cache

from fabula.core.cards import Wakes
from fabula.games.clocktower.almanac import cards, knowing, traits
from fabula.games.clocktower.almanac.cards import ANY, GOOD_KINDS, KINDS, TOWNSFOLK, almanac
from fabula.games.clocktower.almanac.moments import Nominated, SoughtOut
from fabula.games.clocktower.almanac.night_sheet import FIRST_NIGHT, OTHER_NIGHTS
from fabula.games.clocktower.tale import Clocktower

TALE = Clocktower  # its chapters have to be read before the almanac is
HERMIT = cards.HERMIT
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
FIRST = {line.replace("_", ""): place for place, line in enumerate(almanac.with_placed(FIRST_NIGHT))}
OTHER = {line.replace("_", ""): place for place, line in enumerate(almanac.with_placed(OTHER_NIGHTS))}
DEMONS_TURN = OTHER["imp"]
ACTING_LATE = frozenset(  # who do something by night after the Demon, and are told nothing
    id for id in KIND if OTHER.get(id, 0) > DEMONS_TURN and KIND[id] != "demon" and id not in RULES
)

BELIEVES = {id: role.believes for id, role in CARDS.items() if role.believes}  # of which kinds one may be


def claiming(*words: str) -> tuple[str, ...]:
    """The roles whose players say with one of these words what they were told."""
    return tuple(id for id, role in CARDS.items() if any(word in role.claims for word in words))


def is_told_what_they_are(id: str, word: str) -> bool:
    """Whether the news of this role say in this word what the players are who were shown, always the same."""
    card = CARDS[id]
    return bool(card.news.get(card.id, ("",))[0] == word)


def with_the(trait: str) -> tuple[str, ...]:
    """The roles of which this holds."""
    return tuple(id for id, role in CARDS.items() if trait in role.traits)


ONCE = with_the(traits.ONCE_BY_NIGHT)
PUBLIC = with_the(traits.ANNOUNCED)  # unless somebody in play looks for Minions
SEEKERS = with_the(traits.LOOKS_FOR_MINIONS)
ASLEEP = tuple(id for id, role in CARDS.items() if role.asleep)  # at whose line the Storyteller acts alone
SLEEPING_ON = (*ASLEEP, *with_the(traits.SLEEPS_ON))
# Who is woken, if at all, in the night in which they die.
WHEN_DEAD = tuple(
    id for id, role in CARDS.items() if SoughtOut in role.reactions and role.wakes is not Wakes.NEVER
)
SOUGHT = tuple(id for id, role in CARDS.items() if SoughtOut in role.reactions)
ON_NOMINATIONS = frozenset(id for id, role in CARDS.items() if Nominated in role.reactions)
CHANGES = {id: role.changes for id, role in CARDS.items() if role.changes}  # Outsiders more or fewer
ANY_NUMBER = tuple(id for id, some in CHANGES.items() if some == ANY)  # of Outsiders
FLOATING = tuple(id for id in CHANGES if GOOD[id] and id not in ANY_NUMBER)  # whom one may claim to be
BORROWERS = tuple(id for id, role in CARDS.items() if role.kind == TOWNSFOLK and TOWNSFOLK in role.gives)
IF_BELIEVED = with_the(traits.CHANGES_IF_BELIEVED)  # also where a Marionette only thinks to be it
CANNOT_DIE, KEEP_ALIVE = with_the(traits.CANNOT_DIE), with_the(traits.KEEPS_ALIVE)
NOT_EXECUTED = (*CANNOT_DIE, *with_the(traits.NO_DEATH_BY_DAY))  # who do not die of an execution
LIVING_ON = (*NOT_EXECUTED, *with_the(traits.MAY_LIVE_ON))  # who may be why their execution killed nobody
SPENT_LAST = with_the(traits.LAST_RESORT)
PROTECTORS = tuple(id for id, role in CARDS.items() if "protected" in role.claims)  # of whom they choose
COUNTING = claiming("number", "pairs", "neighbours")  # who are told how many
TOLD_OF_TWO = claiming("one_of")
TOLD_A_ROLE = tuple(
    id for id in claiming("is") if CARDS[id].kind == TOWNSFOLK and not CARDS[id].names_roles
)  # of somebody; who names one is told by what becomes of them
# Who are told of a player, or of several: as the words have it, or because their own news say what these are.
TOLD_OF_ONE = tuple(
    id for id in RULES if id in CARDS and ("shown" in CARDS[id].claims or is_told_what_they_are(id, "side"))
)
TOLD_OF_SEVERAL = tuple(
    id
    for id in RULES
    if id in CARDS and ("one_evil" in CARDS[id].claims or is_told_what_they_are(id, "demon_among"))
)
BROUGHT = tuple(id for id in RULES if id in CARDS and CARDS[id].id in almanac.brought)
TOLD_WHAT_IS_IN_PLAY = tuple(id for id in claiming("in_play") if CARDS[id].kind == TOWNSFOLK)
BESIDES = {id: role.besides for id, role in CARDS.items() if role.besides}  # of another kind as well
LONG = with_the(traits.IMPAIRS_FOR_LONG)
SCHEMING = with_the(traits.POISONS_ANEW)
MAKING_MINIONS = tuple(id for id, role in CARDS.items() if role.makes_minions)  # in the first night
CHANGING_UNSEEN = with_the(traits.CHANGES_UNSEEN)
TURNING = with_the(traits.TURNS_OTHERS)
SILENCING = with_the(traits.SILENCES)
DRINKING = with_the(traits.ONE_OF_TWO_DRINKS)
CHANGING = with_the(traits.CHANGES_OTHERS)
# With whom others become something else as well, or who is nobody.
HORDES = with_the(traits.HORDE)
COMING_WITH_OTHERS = (*HORDES, *with_the(traits.NO_DEMON_DEALT), *with_the(traits.MINDED))
LENT_TO_MINIONS = with_the(traits.LENT_TO_A_MINION)
DISTILLING = with_the(traits.DISTILS)  # who has the ability of a Minion besides their own
NOTHING_TO_DISTIL = with_the(traits.NOTHING_TO_DISTIL)
DISTILLED_IN_PLAY = with_the(traits.DISTILLED_IN_PLAY)
PASSED_ON = with_the(traits.PASSED_ON)
MISLEADING = with_the(traits.LEADS_ASTRAY)
OF_THE_DAY = with_the(traits.LEARNS_OF_THE_DAY)
TOLD_OF = with_the(traits.TOLD_TO_SOMEBODY)
TOLD_IF_ABLE = tuple(id for id in TOLD_OF if not CARDS[id].powerless)
EXCLUDES = {id: frozenset(SHORT[one] for one in role.excludes) for id, role in CARDS.items() if role.excludes}
BRINGS = {id: SHORT[role.brings] for id, role in CARDS.items() if role.brings}  # never in play without
# Good roles whose player says to be a Townsfolk all the same; besides them, evil ones that do not know it.
SAY_TOWNSFOLK = tuple(
    id
    for id, role in CARDS.items()
    if GOOD[id] and (BELIEVES.get(id) == ("townsfolk",) or traits.NO_OUTSIDER_TO_SEEM in role.traits)
)
BELIEVE_OTHERWISE = (*dict.fromkeys((*BELIEVES, *SAY_TOWNSFOLK)),)
_CHOOSERS = tuple(id for id, role in CARDS.items() if role.chooses or traits.CHOOSES_PLAYERS in role.traits)
EVIL_CHOICES = frozenset(id for id in _CHOOSERS if not GOOD[id])  # with which a player is chosen by night
CHOOSING = tuple(id for id in _CHOOSERS if KIND[id] == "townsfolk")  # what a Goon makes drunk
QUIET = tuple(id for id, role in CARDS.items() if KIND[id] == "demon" and not role.kills)
AFTER_DEATH = with_the(traits.NOT_FOLLOWED_IN_DEATH)
NOTHING_UNSAID = with_the(traits.NOTHING_UNSAID)
TOUCHES_MONSTA = with_the(traits.TOUCHES_MONSTA)
COUNT_ABILITIES = with_the(traits.COUNTS_ABILITIES)
DYING_OF_THEMSELVES = with_the(traits.DIES_OF_ITSELF)
CORRUPTING = with_the(traits.CORRUPTS_A_TOWNSFOLK)


def chooses_by_night(role: str, night: int) -> bool:
    """Whether an evil role may choose a player in this night."""
    return role in EVIL_CHOICES and WAKES[role].on(night)


@cache
def is_ruled(role: str) -> bool:
    """Whether deduction has rules for this role.

    What roles of ours do besides telling something is followed through the history, or nothing follows from
    it for anybody but what all have seen, unless their headers say otherwise.
    """
    if role in RULES or role == SILENT:
        return True
    card = CARDS.get(role)
    is_ours = card is not None and card.kind in KINDS and card.id not in almanac.brought
    return is_ours and card is not None and traits.NOT_FOLLOWED not in card.traits
