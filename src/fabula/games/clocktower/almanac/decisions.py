"""What the Storyteller is asked to decide: each by one constant, by which its advice and its words are known.

A role's own question has the role's id, and is asked as `me.role`; those of a family name a role or a word.
"""

from __future__ import annotations

from typing import NewType

from fabula.games.clocktower.almanac import mistaken, traits
from fabula.games.clocktower.almanac.cards import almanac

Decision = NewType("Decision", str)


class Family:
    """Decisions that differ only in whom or what they are about."""

    def __init__(self, pattern: str) -> None:
        self.pattern = pattern

    def of(self, what: str) -> Decision:
        """The decision about this."""
        return Decision(self.pattern.format(what))


LEARN = Family("learn:{}")  # what a role is told
REGISTER = Family("register:{}")  # as what somebody is seen by a role
SEEMS_EVIL = Family("seems_evil:{}")  # whether a voter is taken for evil by a role
BELIEVES = Family("{}_believes")  # what a new Drunk, Marionette ... takes themselves for
ROLE = Family("{}_role")  # the same where they are dealt
CLAIMED = Family("{}_claimed")  # whether a nominee has claimed to be this role
PLAGUE = Family("plague_{}")  # what this Minion's ability needs as the Storyteller's own
FISHERMAN_SAYS = Family("fisherman:{}")  # whom this advice is about

# ---- the deal
SET = Decision("set")
TRAVELLERS = Decision("travellers")
TRAVELLER_SIDE = Decision("traveller_side")
GARDENER = Decision("gardener")
LIL_MONSTA_MINION = Decision("lil_monsta_minion")
ALCHEMIST_DEAL = Decision("alchemist_deal")
ALCHEMIST_IN = Decision("alchemist_in")
ALCHEMIST_OUT = Decision("alchemist_out")
ALCHEMIST_SUMMONS = Decision("alchemist_summons")
STORM_CATCHER = Decision("storm_catcher")

# ---- what is repeated to all, so that no pause betrays a decision
NOMINATION = Decision("nomination")
USED = Decision("used")
EXECUTION = Decision("execution")

# ---- by night
BLUFFS = Decision("bluffs")
ARBITRARY = Decision("arbitrary")
BOUNCE = Decision("bounce")
VETO = Decision("veto")
WHO_DIES = Decision("who_dies")
REVOLUTIONARY = Decision("revolutionary")
DUCHESS_LIE = Decision("duchess_lie")
DUCHESS_NUMBER = Decision("duchess_number")
FIBBIN = Decision("fibbin")

# ---- by day
STORYTELLER_NOMINATES = Decision("storyteller_nominates")
SCAPEGOAT = Decision("scapegoat")
MADNESS = Decision("madness")
MUTANT = Decision("mutant")
BIG_WIG_FAILS = Decision("big_wig_fails")
VENTRILOQUIST = Decision("ventriloquist")
DOOMSAYER = Decision("doomsayer")
ANGEL = Decision("angel")
SOMETHING_BAD = Decision("something_bad")
TALKED = Decision("talked")
FIDDLER = Decision("fiddler")
FIDDLER_DEMON = Decision("fiddler_demon")
POLITICIAN = Decision("politician")

# ---- Townsfolk
AMNESIAC_HAS = Decision("amnesiac_has")
AMNESIAC_NEAR = Decision("amnesiac_near")
ATHEIST_KILLS = Decision("atheist_kills")
BOUNTY_EVIL = Decision("bounty_evil")
CANNIBAL_FOOD = Decision("cannibal_food")
COURTED = Decision("courted")
ENGINEER_ROLE = Decision("engineer_role")
FAUX_PAW = Decision("faux_paw")
INNKEEPER_DRUNK = Decision("innkeeper_drunk")
NEW_TOWNSFOLK = Decision("new_townsfolk")
NIGHTWATCHMAN_LIE = Decision("nightwatchman_lie")
RED_HERRING = Decision("red_herring")
SAILOR_DRUNK = Decision("sailor_drunk")
VILLAGE_IDIOT_DRUNK = Decision("village_idiot_drunk")

# ---- Outsiders
LUNATIC_BLUFFS = Decision("lunatic_bluffs")
LUNATIC_MINIONS = Decision("lunatic_minions")
NEW_DAMSEL = Decision("new_damsel")
PLAGUE_MINION = Decision("plague_minion")
PLAGUE_OUTSIDER = Decision("plague_outsider")
PUZZLE_ANSWER = Decision("puzzle_answer")
PUZZLE_DRUNK = Decision("puzzle_drunk")
SNITCH_BLUFFS = Decision("snitch_bluffs")

# ---- Minions
HARPY_DEATHS = Decision("harpy_deaths")
SECRET_WORD = Decision("secret_word")
SUMMONED = Decision("summoned")
SUMMONS = Decision("summons")
TWIN = Decision("twin")
WIDOW_KNOWN = Decision("widow_known")

# ---- Demons
BABYSITTER = Decision("babysitter")
HEIR = Decision("heir")
MONSTA_KILLS = Decision("monsta_kills")
OJO_KILLS = Decision("ojo_kills")
OJO_SEES = Decision("ojo_sees")
PHRASE = Decision("phrase")
PHRASE_SAID = Decision("phrase_said")
REGURGITATE = Decision("regurgitate")
RIOT_BEGINS = Decision("riot_begins")
SERVANT = Decision("servant")
TYPHON_LINE = Decision("typhon_line")
TYPHON_MINION = Decision("typhon_minion")

# ---- Travellers
AMIGO = Decision("amigo")
HARLOT_DEATHS = Decision("harlot_deaths")

DECLARED = tuple(
    Decision(one) for name, one in [*globals().items()] if name.isupper() and isinstance(one, str)
)


def asked() -> tuple[str, ...]:
    """All that is decided besides what roles ask by their own words: also as whom the mistaken are dealt."""
    others = (*mistaken.TAKEN_FOR, *traits.with_trait(traits.ALL_OUTSIDERS))
    return (*DECLARED, *(ROLE.of(role) for role in others if role not in almanac.brought))
