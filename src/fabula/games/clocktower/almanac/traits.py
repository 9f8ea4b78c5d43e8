"""Traits: what holds of whoever has a role, where rules for all have to ask for it; and what a role heeds.

Both stand in the header of the role. What is heeded is kept in mind only with a script that has such a role.
"""

from __future__ import annotations

from functools import lru_cache

from fabula.games.clocktower.almanac.cards import almanac

# ---- traits

SAFE_FROM_DEMONS = "safe_from_demons"  # no Demon kills or harms its player
NEVER_IMPAIRED = "never_impaired"  # nothing makes its player drunk or poisoned
VOTES_BY_TOKEN = "votes_by_token"  # its player’s votes are counted out, as those of the dead are
LAST_RESORT = "last_resort"  # it is not used up where something else keeps its player alive
MAY_BE_ASKED_AGAIN = "may_be_asked_again"  # whoever has an ability by it may have to choose otherwise
NO_OUTSIDER_TO_SEEM = "no_outsider_to_seem"  # its player may be executed for seeming to be an Outsider
KILLS_LATER = "kills_later"  # its victims die in a later night than the attack
PREPARES = "prepares"  # in the first night it does something else than attack
CHOOSES_NOBODY = "chooses_nobody"  # whom it kills the Storyteller decides
JUDGED_BY_MANNER = "judged_by_manner"  # somebody has to judge how hard a player tries, by all they say and do
KEEPS_DEMONS_OFF = "keeps_demons_off"  # whom it has chosen by night no Demon comes near
SEES_ALL = "sees_all"  # it is shown the Grimoire
FOUND_BY_NAME = "found_by_name"  # an Alchemist has not its ability, but is found by those who name them
LOOKS_FOR_MINIONS = "looks_for_minions"  # what it finds out would be worth nothing if a Minion were announced
LENT_TO_A_MINION = "lent_to_a_minion"  # as the Storyteller’s own its ability goes to a Minion
BECOMES_A_PLAYER = "becomes_a_player"  # as the Storyteller’s own it becomes the role of somebody
NOTHING_TO_DISTIL = "nothing_to_distil"  # it gives an Alchemist nothing but the word, or somebody to find
DISTILLED_IN_PLAY = "distilled_in_play"  # an Alchemist has it only where somebody is it
ALL_OUTSIDERS = "all_outsiders"  # its player has the abilities of all Outsiders of the script
ALWAYS_DRUNK = "always_drunk"  # its player is drunk as long as they are it, and has no ability
AMONG_TOWNSFOLK = "among_townsfolk"  # whoever drew a Townsfolk may be it, whatever lay in the bag for it
BESIDE_A_DEMON = "beside_a_demon"  # it is found, or made, beside a Demon, who knows its player
BELIEF_COUNTS = "belief_counts"  # what its player takes themselves for may change the table
UNAWARE = "unaware"  # whoever becomes it later does not learn of it either
ANOTHER_IN_THE_BAG = "another_in_the_bag"  # what lies in the bag for it is another role
CHANGES_IF_BELIEVED = "changes_if_believed"  # it does where somebody whose belief counts thinks to be it
NO_DEMON_DEALT = "no_demon_dealt"  # where it is dealt no Demon is, for one comes later
NOBODY_EVIL = "nobody_evil"  # where it is dealt nobody is evil
SERVES_COFFEE = "serves_coffee"  # by it somebody’s abilities may work twice a day
VOTES_AS_EVIL = "votes_as_evil"  # whoever looks for good voters may take its player for evil
HORDE = "horde"  # where it is in play most players have it, and nobody else is evil
MINDED = "minded"  # nobody’s card: a player minds it, and is the Demon
DISTILS = "distils"  # its player has the ability of some Minion
KNOWN_TO_LEGION = "known_to_legion"  # Legion learns that there is one
SEEN_AS_EVIL = "seen_as_evil"  # whoever good registers falsely does so as this one may
SEEN_AS_GOOD = "seen_as_good"  # whoever evil registers falsely does so as this one may
KILLS_BEFORE_ALL = "kills_before_all"  # who dies by it dies where all have seen the power used
SHOOTS = "shoots"  # its player points at somebody before all, who dies of it, or nothing happens
ASKS_WHETHER = "asks_whether"  # what its player is told is whether what they have asked is so
TOLD_ONE_TRUTH = "told_one_truth"  # of the things that its player is told one is so
KILLS_FOR_A_NOMINATION = "kills_for_a_nomination"  # who nominates its player may be executed for it at once
ONCE_BY_NIGHT = "once_by_night"  # its player is woken until they have used what they can do once
SLEEPS_ON = "sleeps_on"  # what is done at its line others do, and its player is not woken
CANNOT_DIE = "cannot_die"  # whoever is to kill its player; the first time, at least
KEEPS_ALIVE = "keeps_alive"  # by it somebody cannot die whoever is to kill them
NO_DEATH_BY_DAY = "no_death_by_day"  # its player does not die of an execution
MAY_LIVE_ON = "may_live_on"  # executed its player may live on
ONE_OF_TWO_DRINKS = "one_of_two_drinks"  # of two, by its player’s choice, and the Storyteller decides who
SILENCES = "silences"  # whom, or whose role, its player chooses has no ability for long
TURNS_OTHERS = "turns_others"  # by it somebody may be evil, or good, from some night on
IMPAIRS_FOR_LONG = "impairs_for_long"  # somebody is drunk or poisoned by it beyond a night, and none sees who
POISONS_ANEW = "poisons_anew"  # others are poisoned by it from some night on, not from the start
MAKES_OTHERS = "makes_others"  # by it others become what its player names
CHANGES_UNSEEN = "changes_unseen"  # by it others may become another role, and nobody has to say so
CHANGES_OTHERS = "changes_others"  # by it others may become another role as they will
PASSED_ON = "passed_on"  # by it somebody may become another role, and need not say so
LEADS_ASTRAY = "leads_astray"  # as long as it is able, others are told what is false, or poisoned
LEARNS_OF_THE_DAY = "learns_of_the_day"  # of those who did something by day, who were what they were then
TOLD_SELDOM = "told_seldom"  # it wakes night after night, and its player learns something in a few alone
TOLD_TO_SOMEBODY = "told_to_somebody"  # somebody good learns that it is in play
ASKS_WHOM_IT_CALLS = "asks_whom_it_calls"  # half of its questions; whom two have called answers each in turn
CHOOSES_PLAYERS = "chooses_players"  # by night, as one of whom it may choose nothing is said above
ANNOUNCED = "announced"  # all know who it is
NOT_FOLLOWED = "not_followed"  # deduction does not reckon with what it does
NOT_FOLLOWED_IN_DEATH = "not_followed_in_death"  # nor with what comes of its player’s death
TOUCHES_MONSTA = "touches_monsta"  # by it Lil’ Monsta goes to others than Minions, or leaves the game
NOTHING_UNSAID = "nothing_unsaid"  # what its ability does all see, or nobody needs to hear of
COUNTS_ABILITIES = "counts_abilities"  # to it matters which abilities those have who say nothing of theirs
CORRUPTS_A_TOWNSFOLK = "corrupts_a_townsfolk"  # where it is in play some Townsfolk is evil from the start
DIES_OF_ITSELF = "dies_of_itself"  # by night its player may die of whom they chose or saw
HIDES_IN_PUZZLES = "hides_in_puzzles"  # in a first night it is but there, misleads, or changes the set
BINDS_A_VOTE = "binds_a_vote"  # its player has to know how they may vote, also where the ability is lent

# ---- what is heeded

AWAKENINGS = "awakenings"  # whom an ability of their own wakes
ACCUSATIONS = "accusations"  # who calls whom good or evil
NAMES = "names"  # which roles are named
PLEAS = "pleas"  # whether a nominee claims to be this role
OUTSIDERS = "outsiders"  # who claims to be an Outsider

# ---- what anybody may say to use before all, whose it may be or not

SLAY = "slay"
SPEAKS = almanac.facts(lambda role: role.speaks)

TRAITS = almanac.facts(lambda role: role.traits)
HEEDS = almanac.facts(lambda role: role.heeds)


# Who learn something night after night, and can say so in words: not once alone, not when they have died, and
# not by what becomes of their choice.
TOLD_EVERY_NIGHT = almanac.facts(
    lambda role: (
        bool(role.learns)
        and role.wakes.on(2)
        and not (role.lasts or role.names_roles)
        and any(word != "chose" for word in role.claims)
        and not {ONCE_BY_NIGHT, TOLD_SELDOM} & {*role.traits}
    )
)


def has_trait(role: str, trait: str) -> bool:
    """Whether this holds of whoever has the role."""
    return trait in TRAITS.get(role, ())


def with_trait(trait: str) -> tuple[str, ...]:
    """The roles of which this holds, in the almanac’s order."""
    return _with_trait(trait, len(almanac))


@lru_cache(maxsize=128)
def _with_trait(trait: str, _roles: int) -> tuple[str, ...]:
    return tuple(role for role in almanac.printed if has_trait(role, trait))


@lru_cache(maxsize=64)
def whose(word: str) -> str:
    """The role whose power it is that anybody may say to use with this word."""
    return next(role for role, spoken in SPEAKS.items() if spoken == word)


@lru_cache(maxsize=256)
def heeding(roles: tuple[str, ...], what: str) -> tuple[str, ...]:
    """Those of these roles that heed this."""
    return tuple(role for role in roles if what in HEEDS.get(role, ()))
