"""What a check sees: the type card the host would show."""

from __future__ import annotations

from fabula.core.town import Town
from fabula.games.vendetta.cards import SEEMS_A_VAMPIRE, TYPE_OF_KIND, TYPES, almanac
from fabula.games.vendetta.choosing import marked
from fabula.games.vendetta.glossary import LOOKS

FRAMED = "framed"
MASK = "mask"  # as the setting of a role has it


def type_of(town: Town, seat: int) -> str:
    """The type card of a player as a check sees it: who is framed is a hunter, who wears a mask a vampire."""
    if marked(town.grimoire, seat, FRAMED):
        return "hunter"
    role = almanac[town.grimoire.role(seat)]
    if SEEMS_A_VAMPIRE in role.traits and town.grimoire.settings.get(role.id, MASK) == MASK:
        return "vampire"
    return TYPE_OF_KIND[role.kind]


def side_of(town: Town, seat: int) -> str:
    """The side that a player's type card speaks of."""
    shown = type_of(town, seat)
    return next(role.side for role in almanac if role.kind == shown)


def looks_of_all() -> dict[str, str]:
    """How each side looks, and each type card, which looks as its side does."""
    sides = {role.kind: role.side for role in almanac}
    return {**LOOKS, **{one: LOOKS[sides[one]] for one in TYPES}}


def is_lord(town: Town, seat: int) -> bool:
    """Whether a player is the lord of the vampires."""
    return almanac[town.grimoire.role(seat)].kind == "lord"
