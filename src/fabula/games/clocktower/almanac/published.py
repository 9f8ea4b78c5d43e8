"""The roll of all published roles, ruled here or not: facts alone.

Each by its id here; as published it is the same without its underscores. Fabled and Loric are roles of the
Storyteller, not of players.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from fabula.games.clocktower.almanac.cards import KINDS, TRAVELLER, in_print

FABLED, LORIC = "fabled", "loric"
EVERY_KIND = (*KINDS, TRAVELLER, FABLED, LORIC)

# Of each set the kinds of which the roll has another order than the cards, or roles without rules here.
RENAMED = {"mephit": "mezepheles"}  # who is published by another name now
PUBLISHED: Mapping[str, Mapping[str, str]] = {
    "trouble_brewing": {"traveller": "thief bureaucrat gunslinger beggar scapegoat"},
    "bad_moon_rising": {
        "outsider": "goon lunatic tinker moonchild",
        "traveller": "matron judge apprentice bishop voudon",
    },
    "sects_and_violets": {},
    "carousel": {
        "townsfolk": (
            "steward knight noble shugenja pixie bounty_hunter high_priestess balloonist general preacher "
            "village_idiot king cult_leader acrobat lycanthrope alsaahir engineer nightwatchman huntsman "
            "fisherman princess alchemist cannibal amnesiac farmer choirboy banshee magician poppy_grower "
            "atheist"
        ),
        "minion": (
            "mezepheles harpy fearmonger psychopath wizard widow xaan marionette wraith summoner goblin "
            "boomdandy vizier organ_grinder boffin"
        ),
        "traveller": "cacklejack gangster gnome",
        "fabled": "deus_ex_fiasco ferryman",
    },
    "fabled": {
        "fabled": (
            "angel buddhist djinn doomsayer duchess fibbin fiddler hells_librarian revolutionary sentinel "
            "spirit_of_ivory toymaker"
        ),
    },
    "loric": {
        "loric": (
            "bootlegger big_wig gardener god_of_ug hindu knaves pope storm_catcher tor ventriloquist "
            "zenomancer"
        ),
    },
}

# In which order they are woken where a script has no order of its own.
OTHERS = ("dusk", "minion_info", "demon_info", "dawn")  # lines that are no role's
SHEET: Mapping[str, str] = {
    "first_night": (
        "dusk angel buddhist toymaker storm_catcher wraith lord_of_typhon kazali apprentice barista "
        "bureaucrat thief boffin philosopher alchemist poppy_grower yaggababble magician tor minion_info "
        "snitch lunatic summoner demon_info king sailor marionette engineer preacher lil_monsta lleech "
        "xaan poisoner widow courtier wizard snake_charmer godfather organ_grinder devils_advocate "
        "evil_twin witch cerenovus fearmonger harpy mezepheles pukka pixie huntsman damsel amnesiac "
        "washerwoman librarian investigator chef empath fortune_teller butler grandmother clockmaker "
        "dreamer seamstress steward knight noble balloonist shugenja village_idiot bounty_hunter "
        "nightwatchman cult_leader spy ogre high_priestess general chambermaid mathematician dawn "
        "leviathan vizier"
    ),
    "other_nights": (
        "dusk duchess toymaker wraith cacklejack barista bureaucrat thief harlot bone_collector "
        "philosopher poppy_grower sailor engineer preacher xaan poisoner courtier innkeeper wizard gambler "
        "acrobat snake_charmer monk organ_grinder devils_advocate witch cerenovus pit_hag fearmonger harpy "
        "mezepheles scarlet_woman summoner lunatic exorcist lycanthrope princess legion imp zombuul pukka "
        "shabaloth po fang_gu no_dashii vortox lord_of_typhon vigormortis ojo al_hadikhia lleech "
        "lil_monsta yaggababble kazali assassin godfather gossip hatter barber sweetheart plague_doctor "
        "sage banshee professor choirboy huntsman damsel amnesiac farmer tinker moonchild grandmother tor "
        "ravenkeeper empath fortune_teller undertaker dreamer flowergirl town_crier oracle seamstress "
        "juggler balloonist village_idiot king bounty_hunter nightwatchman cult_leader butler spy "
        "high_priestess general chambermaid mathematician riot dawn leviathan"
    ),
}
FIRST_NIGHT, OTHER_NIGHTS = (tuple(lines.split()) for lines in SHEET.values())

# Pairs for which a rule of their own is published.
JINXES: Mapping[str, str] = {
    "alchemist": ("boffin marionette mastermind organ_grinder spy summoner widow wraith"),
    "al_hadikhia": "mastermind princess",
    "boffin": "cult_leader drunk goon heretic ogre politician village_idiot",
    "bounty_hunter": "kazali philosopher",
    "butler": "organ_grinder",
    "cannibal": "butler juggler princess zealot",
    "cerenovus": "goblin",
    "heretic": "baron godfather lleech pit_hag spy widow",
    "legion": "engineer hatter minstrel politician preacher summoner zealot",
    "leviathan": (
        "banshee exorcist farmer grandmother hatter innkeeper king mayor monk pit_hag ravenkeeper sage "
        "soldier"
    ),
    "lil_monsta": "hatter magician poppy_grower psychopath scarlet_woman vizier",
    "lleech": "mastermind slayer",
    "magician": "legion marionette spy vizier widow wraith",
    "marionette": "balloonist huntsman kazali lil_monsta summoner",
    "mastermind": "vigormortis",
    "mathematician": "chambermaid drunk lunatic marionette",
    "pit_hag": "cult_leader damsel goon ogre politician village_idiot",
    "plague_doctor": ("baron boomdandy evil_twin fearmonger goblin marionette scarlet_woman spy wraith"),
    "recluse": "ogre sage",
    "riot": (
        "atheist banshee exorcist farmer grandmother innkeeper king mayor monk ravenkeeper sage soldier"
    ),
    "scarlet_woman": "al_hadikhia fang_gu",
    "spy": "damsel ogre poppy_grower",
    "summoner": (
        "clockmaker courtier engineer hatter kazali lord_of_typhon pit_hag poppy_grower preacher pukka "
        "zombuul"
    ),
    "vizier": ("alsaahir courtier fearmonger investigator politician preacher zealot"),
    "vortox": "banshee",
    "widow": "damsel poppy_grower",
    "yaggababble": "exorcist",
}

# Those of them whose rule is kept by hand.
KEPT_BY_HAND: Mapping[str, str] = {}


class Listed(NamedTuple):
    """What is known of a published role."""

    id: str
    kind: str
    set: str
    first_night: int  # its place on the sheet, from 1; 0 if it is not called
    other_nights: int

    @property
    def published(self) -> str:
        """The role's id in the scripts that people exchange."""
        return as_published(self.id)


def as_published(role: str) -> str:
    """The id that others know."""
    return role.replace("_", "")


def _listed() -> Iterator[Listed]:
    first = {line: place for place, line in enumerate(FIRST_NIGHT, start=1)}
    others = {line: place for place, line in enumerate(OTHER_NIGHTS, start=1)}
    for name, kinds in PUBLISHED.items():
        for kind in EVERY_KIND:
            for role in dict.fromkeys((*kinds.get(kind, "").split(), *in_print(name, kind))):
                yield Listed(role, kind, name, first.get(role, 0), others.get(role, 0))


ROLL: Mapping[str, Listed] = {role.id: role for role in _listed()}


def jinxes_among(roles: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """The pairs among these roles that have a rule of their own."""
    return pairs_of(JINXES, roles)


def unplayed_among(roles: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """The pairs among these roles whose rule of their own is not played here."""
    return pairs_of(KEPT_BY_HAND, roles)


def pairs_of(rules: Mapping[str, str], roles: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """The pairs among these roles that are named there."""
    return tuple((one, other) for one in roles for other in rules.get(one, "").split() if other in roles)
