"""Roles without rules here: known as data, and played by a person who leads, prompted step by step.

A published one is on the roll. One of somebody's own stands on a blank card of its kind; what is written on
it comes with the setup, and is text and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from fabula.core.cards import EACH_NIGHT, EACH_NIGHT_BUT_FIRST, FIRST_NIGHT, NEVER, Role, Wakes
from fabula.core.events import Prompted
from fabula.core.grimoire import Grant, Grimoire
from fabula.core.parts import PlainLists
from fabula.core.refusals import Refusal
from fabula.core.settings import SettingValues, SettingWord
from fabula.core.working import is_able
from fabula.games.clocktower.almanac import notes, published
from fabula.games.clocktower.almanac.cards import (
    DEMON,
    EVIL,
    GOOD,
    KINDS,
    MINION,
    OWN_TRAVELLERS,
    TRAVELLER,
    almanac,
)
from fabula.games.clocktower.almanac.companions import FREEING
from fabula.games.clocktower.almanac.questions import IsWoken
from fabula.games.clocktower.almanac.script_fields import LONGEST_NAME, LONGEST_TEXT
from fabula.games.clocktower.town.events import COMPANY
from fabula.games.clocktower.town.square import Square, tonight
from fabula.games.clocktower.town.verbs import Me

PLAYED = (*KINDS, TRAVELLER)
OWN = "own_"  # before the kind and the number of a blank card
MOST_OWN = 40  # blank cards of each kind
HOUSE_RULES: SettingWord[tuple[str, ...]] = SettingWord("house_rules", ())  # what a Bootlegger reads out
# the rules of a script’s own for pairs of roles
OWN_JINXES: SettingWord[tuple[tuple[str, str, str], ...]] = SettingWord("own_jinxes", ())
MOST_REMINDERS, MOST_LINES, MOST_RULES = 24, 400, 24
# Those that have square brackets on their card: with one on the script other numbers may be in play.
CHANGING: tuple[str, ...] = ()


class Own(NamedTuple):
    """What is written on a blank card: a name, what the role does, prompts for its nights, its reminders."""

    id: str
    name: str
    ability: str = ""
    first: str = ""
    other: str = ""
    reminders: tuple[str, ...] = ()


HOMEBREW: SettingWord[tuple[Own, ...]] = SettingWord("homebrew", ())  # what is written on the blank cards
# what may come with a script
LISTS: tuple[SettingWord[Any], ...] = (COMPANY, HOMEBREW, HOUSE_RULES, OWN_JINXES, OWN_TRAVELLERS)
BROUGHT = (*(one.word for one in LISTS), "first_night", "other_nights")


# ---------------------------------------------------------------- the cards


def blank(kind: str, number: int) -> str:
    """The id of a blank card, counted from 1."""
    return f"{OWN}{kind}_{number}"


def blanks() -> Iterator[tuple[str, str]]:
    """Every blank card with its kind."""
    return ((blank(kind, one), kind) for kind in published.EVERY_KIND for one in range(1, MOST_OWN + 1))


KIND_OF_BLANK: Mapping[str, str] = dict(blanks())


def nights_of(role: published.Listed) -> Wakes:
    """On which nights a published role has a place."""
    if role.first_night:
        return EACH_NIGHT if role.other_nights else FIRST_NIGHT
    return EACH_NIGHT_BUT_FIRST if role.other_nights else NEVER


def declare(id: str, kind: str, wakes: Wakes) -> None:
    """Lay a card without rules into the almanac, if players may have it: its line prompts the leader."""
    if kind in PLAYED:
        side = EVIL if kind in (MINION, DEMON) else GOOD
        script = None if wakes is NEVER else prompt
        role = Role(id, kind, side, wakes, asks=1, names_roles=True, asleep=True, script=script)
        role.answers[IsWoken] = is_called
        almanac.lead(role)


async def prompt(me: Me, town: Square) -> None:
    """It is this role's turn: whoever leads does what it says."""
    town.tell(Prompted(me.role, me.seat))


def is_called(town: Square, grant: Grant) -> bool:
    """Whether the leader is prompted at this role's line: also for who has died since the last dawn."""
    grimoire = town.grimoire
    if not is_able(grimoire, grant.seat) and grant.seat not in (
        *notes.FALLEN.of(grimoire),
        *notes.DEAD_TODAY.of(grimoire),
    ):
        return False
    return almanac[grant.role].wakes.on(tonight(grimoire)) or (grant.seat, grant.role) in notes.FRESH.of(
        town.grimoire
    )


for one in published.ROLL.values():
    if one.id not in almanac.printed:
        declare(one.id, one.kind, nights_of(one))
for id, kind in KIND_OF_BLANK.items():
    declare(id, kind, EACH_NIGHT)

LED = tuple(almanac.led)


def are_among(roles: Iterable[str]) -> bool:
    """Whether there is a role without rules among these."""
    return any(role in almanac.led for role in roles)


def leaves_free(script: Iterable[str], choice: Iterable[str], company: Iterable[str] = ()) -> bool:
    """Whether a set may have other numbers than the table's: with a led role, or one that changes them."""
    changed = any(role in FREEING or role in KIND_OF_BLANK for role in company)
    return changed or are_among(choice) or are_among(role for role in script if role in CHANGING)


# ---------------------------------------------------------------- what is written on blank cards


def read(value: Any) -> tuple[Own, ...]:
    """What somebody has written on blank cards; Refusal for what cannot be."""
    try:
        cards = tuple(Own(*one) for one in value)
    except TypeError:
        raise Refusal("setting-range", setting=HOMEBREW.word) from None
    if not all(map(is_sound, cards)) or len({card.id for card in cards}) < len(cards):
        raise Refusal("setting-range", setting=HOMEBREW.word)
    return tuple(card._replace(reminders=tuple(card.reminders)) for card in cards)


def is_sound(card: Iterable[Any]) -> bool:
    """Whether a blank card holds texts and nothing else, none too long."""
    id, name, ability, first, other, reminders = card
    if not isinstance(id, str) or id not in KIND_OF_BLANK:
        return False
    if not is_text(name, LONGEST_NAME) or not isinstance(reminders, tuple | list):
        return False
    texts = (ability, first, other, *reminders)
    return len(reminders) <= MOST_REMINDERS and all(is_text(text, LONGEST_TEXT) for text in texts)


def is_text(value: object, most: int) -> bool:
    """Whether this is a text of at most that length, in one line."""
    return isinstance(value, str) and len(value) <= most and value.isprintable()


def read_pairs(value: Any) -> tuple[tuple[str, str, str], ...]:
    """The rules of a script’s own for pairs: two roles and a text; Refusal for what cannot be."""
    rules = tuple(tuple(one) if isinstance(one, list | tuple) else () for one in value)
    sound = (
        len(one) == 3 and all(map(is_text, one, (LONGEST_NAME, LONGEST_NAME, LONGEST_TEXT))) for one in rules
    )
    if len(rules) > MOST_LINES or not all(sound):
        raise Refusal("setting-range", setting=OWN_JINXES.word)
    return tuple((first, second, text) for first, second, text in rules)


def checked(more: SettingValues) -> PlainLists:
    """What comes with a script, as plain lists; Refusal for what cannot be."""
    made: PlainLists = {}
    for key, value in more.items():
        if key not in BROUGHT:
            raise Refusal("unknown-setting", setting=key[:40])
        if not isinstance(value, list | tuple):
            raise Refusal("setting-range", setting=key)
        if key == HOMEBREW.word:
            made[key] = [[*card[:5], list(card.reminders)] for card in read(value)]
        elif key == HOUSE_RULES.word:
            made[key] = list(house_rules(value))
        elif key == OWN_JINXES.word:
            made[key] = [list(rule) for rule in read_pairs(value)]
        elif len(value) > MOST_LINES or not all(is_text(line, LONGEST_NAME) for line in value):
            raise Refusal("setting-range", setting=key)
        else:
            made[key] = list(dict.fromkeys(value))
    return made


def house_rules(value: Iterable[Any]) -> tuple[str, ...]:
    """Rules of a script's own, to be read and nothing else; Refusal for what cannot be."""
    rules = tuple(value)
    if len(rules) > MOST_RULES or not all(is_text(rule, LONGEST_TEXT) for rule in rules):
        raise Refusal("setting-range", setting=HOUSE_RULES.word)
    return rules


def cards_of(grimoire: Grimoire) -> tuple[Own, ...]:
    """What is written on the blank cards of this game."""
    return HOMEBREW.of(grimoire.settings)


# ---------------------------------------------------------------- reminders


def reminders(grimoire: Grimoire, roles: Iterable[str]) -> Iterator[str]:
    """The kinds of marks that the led among these roles have: an author's own, else two of each.

    Such a kind is the role's id with a number.
    """
    written = {card[0]: card[5] for card in cards_of(grimoire)}
    for role in roles:
        count = len(written.get(role, ())) or 2
        yield from (f"{role}.{number}" for number in range(1, count + 1))
