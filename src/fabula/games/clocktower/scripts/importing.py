"""How a script that was read comes to the table, and how one goes from there into a file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypedDict

from fabula.core.parts import PlainLists
from fabula.core.settings import SettingValues
from fabula.games.clocktower.almanac.cards import OWN_TRAVELLERS
from fabula.games.clocktower.almanac.night_sheet import OF_ALL
from fabula.games.clocktower.almanac.published import FABLED, LORIC, OTHERS, ROLL
from fabula.games.clocktower.company.loric import BOOTLEGGER
from fabula.games.clocktower.phases.script_sheets import OWN_FIRST, OWN_OTHERS
from fabula.games.clocktower.scripts.reading import FIELDS, LONGEST_TEXT, Homebrew, Script
from fabula.games.clocktower.town.events import COMPANY
from fabula.games.clocktower.town.led import (
    HOMEBREW,
    HOUSE_RULES,
    KIND_OF_BLANK,
    MOST_OWN,
    MOST_RULES,
    OWN_JINXES,
    blank,
    house_rules,
    is_text,
    read,
    read_pairs,
)


class Choose(TypedDict):
    """What to choose to play a script: roles, and the settings that come with it."""

    roles: list[str]
    more: PlainLists


def chosen(script: Script) -> Choose:
    """What to choose to play a script: its author's own roles stand on the blank cards of their kinds."""
    cards = blanks_for(script.homebrew)
    company = [card for card in cards.values() if KIND_OF_BLANK[card] in (FABLED, LORIC)]
    own = [card for card in cards.values() if card not in company]
    rules = [rule for rule in script.rules if is_text(rule, LONGEST_TEXT)][:MOST_RULES]
    read_out = [BOOTLEGGER] if rules and BOOTLEGGER not in script.fabled else []
    return {
        "roles": [*script.roles, *script.named, *own],
        "more": {
            COMPANY.word: [*script.fabled, *read_out, *company],
            HOUSE_RULES.word: rules,
            OWN_TRAVELLERS.word: list(script.travellers),
            HOMEBREW.word: [written(cards[one.id], one) for one in script.homebrew if one.id in cards],
            OWN_JINXES.word: pairs_of(script, cards),
            **{key: order_of(script, key, cards) for key in FIELDS},
        },
    }


def pairs_of(script: Script, cards: Mapping[str, str]) -> list[list[str]]:
    """The author's own rules for pairs of roles."""
    return [[cards.get(one, one), cards.get(other, other), rule] for one, other, rule in script.own_jinxes]


def blanks_for(homebrew: Iterable[Homebrew]) -> dict[str, str]:
    """A blank card for each role of the author's own, as far as there are any of its kind."""
    cards: dict[str, str] = {}
    for one in homebrew:
        taken = sum(KIND_OF_BLANK[card] == one.kind for card in cards.values())
        if taken < MOST_OWN:
            cards[one.id] = blank(one.kind, taken + 1)
    return cards


def written(card: str, role: Homebrew) -> list[Any]:
    """What stands on the card of a role of somebody's own."""
    return [card, role.name, role.ability, role.first_reminder, role.other_reminder, list(role.reminders)]


def order_of(script: Script, key: str, cards: Mapping[str, str]) -> list[str]:
    """The order of a night, if the script's is another than the published one."""
    has_own = getattr(script, key) or any(getattr(one, key) for one in script.homebrew)
    lines = [cards.get(line, line) for line in script.night(key)] if has_own else []
    return [line for line in lines if line in ROLL or line in KIND_OF_BLANK or line in OF_ALL]


def taken_away(roles: Iterable[str], more: SettingValues) -> Script:
    """A script as a file, of what is on the table; ValueError for what cannot be."""
    first, others = (tuple(map(str, sheet.of(more))) for sheet in (OWN_FIRST, OWN_OTHERS))
    cards = {card.id: card for card in read(HOMEBREW.of(more))}
    pairs = read_pairs(OWN_JINXES.of(more))
    own = [id for id in (*roles, *COMPANY.of(more)) if id in cards]
    return Script(
        roles=tuple(role for role in roles if role in ROLL),
        travellers=tuple(role for role in OWN_TRAVELLERS.of(more) if role in ROLL),
        fabled=tuple(role for role in COMPANY.of(more) if role in ROLL),
        homebrew=tuple(
            Homebrew(
                id=id,
                name=cards[id].name,
                kind=KIND_OF_BLANK[id],
                ability=cards[id].ability,
                first_night=place(id, first),
                first_reminder=cards[id].first,
                other_nights=place(id, others),
                other_reminder=cards[id].other,
                reminders=cards[id].reminders,
                jinxes=tuple((other, rule) for one, other, rule in pairs if one == id),
            )
            for id in dict.fromkeys(own)
        ),
        rules=house_rules(HOUSE_RULES.of(more)),
        first_night=tuple(line for line in first if line in (*ROLL, *OTHERS, *own)),
        other_nights=tuple(line for line in others if line in (*ROLL, *OTHERS, *own)),
    )


def place(role: str, order: tuple[str, ...]) -> int:
    """The place of a role in an order, from 1; 0 for none."""
    return order.index(role) + 1 if role in order else 0
