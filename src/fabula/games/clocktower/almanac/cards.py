"""The almanac of the Clocktower: its kinds of roles, the scripts, the marks and the moments of a game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NewType

from fabula.core.cards import Almanac
from fabula.core.settings import SettingWord
from fabula.games.clocktower.almanac import moments

MarkKind = NewType("MarkKind", str)  # what a mark says of a player, where a role is called the same

TOWNSFOLK, OUTSIDER, MINION, DEMON = "townsfolk", "outsider", "minion", "demon"
TRAVELLER = "traveller"
KINDS = (TOWNSFOLK, OUTSIDER, MINION, DEMON)
GOOD, EVIL = "good", "evil"
SIDES = (GOOD, EVIL)
GOOD_KINDS = (TOWNSFOLK, OUTSIDER)

# The printed order of all that have rules here, by sets and kinds; Travellers go well with their set.
BOOK: Mapping[str, Mapping[str, str]] = {
    "trouble_brewing": {
        TOWNSFOLK: (
            "washerwoman librarian investigator chef empath fortune_teller undertaker monk ravenkeeper "
            "virgin slayer soldier mayor"
        ),
        OUTSIDER: "butler drunk recluse saint",
        MINION: "poisoner spy scarlet_woman baron",
        DEMON: "imp",
        TRAVELLER: "bureaucrat thief gunslinger scapegoat beggar",
    },
    "bad_moon_rising": {
        TOWNSFOLK: (
            "grandmother sailor chambermaid exorcist innkeeper gambler gossip courtier professor minstrel "
            "tea_lady pacifist fool"
        ),
        OUTSIDER: "tinker moonchild goon lunatic",
        MINION: "godfather devils_advocate assassin mastermind",
        DEMON: "zombuul pukka shabaloth po",
        TRAVELLER: "matron apprentice judge bishop voudon",
    },
    "sects_and_violets": {
        TOWNSFOLK: (
            "clockmaker dreamer snake_charmer mathematician flowergirl town_crier oracle savant seamstress "
            "philosopher artist juggler sage"
        ),
        OUTSIDER: "mutant sweetheart barber klutz",
        MINION: "evil_twin witch cerenovus pit_hag",
        DEMON: "fang_gu vigormortis no_dashii vortox",
        TRAVELLER: "barista harlot butcher bone_collector deviant",
    },
    "carousel": {
        TOWNSFOLK: (
            # who learn something
            "steward knight noble shugenja bounty_hunter high_priestess balloonist general preacher "
            "village_idiot king acrobat lycanthrope nightwatchman fisherman princess farmer choirboy banshee "
            # of the crown, the day and the evil
            "pixie cult_leader alsaahir engineer huntsman alchemist cannibal magician poppy_grower amnesiac "
            "atheist"
        ),
        OUTSIDER: (
            "hermit ogre golem plague_doctor hatter politician zealot damsel snitch heretic puzzlemaster"
        ),
        MINION: (
            "mezepheles harpy fearmonger psychopath widow xaan marionette summoner goblin boomdandy vizier "
            "organ_grinder boffin wraith"
        ),
        DEMON: "yaggababble lil_monsta ojo kazali legion lord_of_typhon lleech al_hadikhia riot leviathan",
        TRAVELLER: "gangster gnome cacklejack",
    },
}


def in_print(name: str, *kinds: str) -> tuple[str, ...]:
    """The roles of a set that have rules here, of these kinds."""
    return tuple(role for kind in kinds for role in BOOK.get(name, {}).get(kind, "").split())


TROUBLE_BREWING = in_print("trouble_brewing", *KINDS)
BAD_MOON_RISING = in_print("bad_moon_rising", *KINDS)
SECTS_AND_VIOLETS = in_print("sects_and_violets", *KINDS)
CAROUSEL = in_print("carousel", *KINDS)
OF_TROUBLE, OF_MOON, OF_VIOLETS, OF_ANY = (in_print(name, TRAVELLER) for name in BOOK)
HASTENS, SLOWS = "hastens", "slows"  # the game, by the book
MOST_FITTING = 5  # Travellers that the book recommends for a set
# the Travellers that a script names
OWN_TRAVELLERS: SettingWord[tuple[str, ...]] = SettingWord("script_travellers", ())
TRAVELLERS = (*OF_TROUBLE, *OF_MOON, *OF_VIOLETS, *OF_ANY)

almanac = Almanac(
    *(*TROUBLE_BREWING, *BAD_MOON_RISING, *SECTS_AND_VIOLETS, *CAROUSEL, *TRAVELLERS),
    ordered_in="games/clocktower/almanac/cards.py",
)

townsfolk = almanac.kind(TOWNSFOLK, side=GOOD)
outsider = almanac.kind(OUTSIDER, side=GOOD)
minion = almanac.kind(MINION, side=EVIL)
demon = almanac.kind(DEMON, side=EVIL)
traveller = almanac.kind(TRAVELLER, side=GOOD)  # the Storyteller may turn one when it arrives

# roles of whom other roles, advice and deduction speak
LEGION, LIL_MONSTA, SUMMONER, MARIONETTE, LUNATIC = (
    "legion",
    "lil_monsta",
    "summoner",
    "marionette",
    "lunatic",
)
BOFFIN, VIZIER, WRAITH, ATHEIST, HERMIT = "boffin", "vizier", "wraith", "atheist", "hermit"
ALCHEMIST, BARISTA, TOYMAKER = "alchemist", "barista", "toymaker"

MOST_RESIDENTS = 15
ANY = tuple(range(-MOST_RESIDENTS, MOST_RESIDENTS + 1))  # any number of Outsiders
ANYTHING = "anything"  # of which a role may learn
BLUFFS = 3  # good roles that are not in play, shown to the Demon
FINAL_THREE = 3
LAST_DAY = 5  # of a Leviathan

# the phases at whose beginning a mark may end
DUSK, NIGHT, DAWN, DAY, NOMINATIONS = "dusk", "night", "dawn", "day", "nominations"
TWILIGHT = "twilight"  # after the execution
EVIL_TOGETHER = "evil_together"  # a setting: whether Minions and Demon wake all at once
TALK_AT_DUSK = "talk_at_dusk"  # a setting: whether there is such a time

DRUNKEN = MarkKind("drunk")  # the mark of whoever is drunk, by whatever it be
POISONED = "poisoned"
SAFE = "safe"
MASTER = "master"
RED_HERRING = "red_herring"
SPENT = "spent"
THREE_VOTES = "three_votes"
NEGATIVE_VOTE = "negative_vote"
DEFENDED = "defended"
DIED_TODAY = "died_today"
FEIGNED = "feigned"  # on whom lives and seems dead
TWIN = "twin"
CURSED = "cursed"
MAD = "mad"
HAIRCUTS = "haircuts"
GRANDCHILD = "grandchild"
GUEST = "guest"  # of the Innkeeper: cannot die tonight
EXORCISED = "exorcised"
SHIELDED = "shielded"  # against a Demon who kills nobody by night
MOONSTRUCK = "moonstruck"  # whom a Moonchild has named
BLOCKED = "blocked"  # has no ability, and knows it
PARTNER = "partner"  # of an Acrobat tonight
FAUX_PAW = "faux_paw"  # seems evil to a Lycanthrope
PEACE = "peace"  # by whom the Demon kills nobody tonight
WAILING = "wailing"  # a Banshee whom the Demon has killed
BOUNTY = "bounty"  # the evil player a Bounty Hunter knows
MET = "met"  # the Goon has been chosen tonight
FEARED = "feared"
HOST = "host"
BABYSITS = "babysits"
EVIL_WAKES = "evil_wakes"  # the evil learn of each other tonight
TEA_PARTY = "tea_party"  # the Hatter has died: the evil may change tonight
FRIEND = "friend"  # whose side the Ogre has taken
AMIGO = "amigo"  # the Gnome's, on the same side as the Gnome
NOT_ME = "not_me"  # whom the Cacklejack has named today
FIBBED = "fibbed"  # who may be told something wrong by the Fibbin
ANGEL, BAD, ALIGNED = "angel", "something_bad", "aligned"  # of those who are led by hand
VETERAN = "veteran"  # who is silent for a while in the morning, by a Buddhist
TALKED = "talked"  # when the Storyteller had asked for silence, under a Hell’s Librarian
TWICE = "twice"  # whose abilities work twice
HINDU = "hindu"  # by whom the first to die come back
POPE = "pope"  # under whom a good role may be several players'
STORMCAUGHT = "stormcaught"  # who dies by execution alone, under a Storm Catcher

YES, NO = "yes", "no"
YES_NO = (YES, NO)
UNSURE = "unsure"
CLOCKWISE, ANTICLOCKWISE = WAYS = "clockwise", "anticlockwise"
NEITHER = "neither"  # of two ways is shorter, of two sides ahead


def dusk_of(day: int) -> str:
    """Until when a mark lies that goes at the end of this day and not before."""
    return f"{DUSK} {day}"


@lru_cache(maxsize=1024)
def of_kind(kind: str, roles: tuple[str, ...]) -> tuple[str, ...]:
    """Those of these roles that are of a kind."""
    return tuple(role for role in roles if almanac[role].kind == kind)


@lru_cache(maxsize=256)
def residents_of(roles: tuple[str, ...]) -> tuple[str, ...]:
    """Those of these roles that are dealt: no Travellers, no Fabled and no Loric."""
    return tuple(role for role in roles if almanac[role].kind in KINDS)


def kept_apart() -> tuple[str, ...]:
    """The roles beside which the evil are not woken all at once: somebody would see what they may not."""
    return tuple(role.id for role in almanac if role.alone)


@lru_cache(maxsize=256)
def wake_together(roles: tuple[str, ...]) -> bool:
    """Whether with this script all the evil may wake at once in the first night."""
    return not any(role in kept_apart() for role in roles)


@lru_cache(maxsize=256)
def without_rules(roles: tuple[str, ...]) -> tuple[str, ...]:
    """Those of these roles that a person who leads plays by hand."""
    return tuple(role for role in roles if role not in almanac)


@lru_cache(maxsize=256)
def with_last_words(roles: tuple[str, ...]) -> tuple[str, ...]:
    """Those of these roles that do something before all when they learn of their death."""
    return tuple(role for role in roles if moments.LastWords in almanac[role].reactions)


@lru_cache(maxsize=256)
def fitting_travellers(roles: tuple[str, ...], own: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The Travellers recommended for a script: its own, else those of the set most of its roles are from."""
    led = tuple(role for role in roles if role in almanac.led and almanac[role].kind == TRAVELLER)
    named = tuple(dict.fromkeys((*own, *led)))
    return named or tuple(role for of_set in of_its_sets(roles) for role in of_set)[:MOST_FITTING] or OF_ANY


@lru_cache(maxsize=256)
def of_its_sets(roles: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The Travellers of the sets that a script is from, those first of which it has the most."""
    sets = ((TROUBLE_BREWING, OF_TROUBLE), (BAD_MOON_RISING, OF_MOON), (SECTS_AND_VIOLETS, OF_VIOLETS))
    shares = [(sum(role in one for role in roles), with_it) for one, with_it in sets]
    return tuple(with_it for share, with_it in sorted(shares, key=lambda one: -one[0]) if share)


@lru_cache(maxsize=256)
def travellers_for(roles: tuple[str, ...], own: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The Travellers who may come to a script: any, but the recommended first, then those of its sets."""
    of_sets = tuple(role for of_set in of_its_sets(roles) for role in of_set)
    return tuple(dict.fromkeys((*fitting_travellers(roles, own), *of_sets, *OF_ANY, *TRAVELLERS)))


def is_good(role: str) -> bool:
    """Whether a role is good by its kind."""
    return almanac[role].kind in GOOD_KINDS
