"""The almanac of Blood Vendetta: its kinds of cards, and the calls for which each of them wakes."""

from __future__ import annotations

from functools import lru_cache

from fabula.core.cards import Almanac

almanac = Almanac(
    "king", "prince", "count",
    "lamia", "undine", "queen", "fledgling", "nosferatu", "banshee", "bride", "dhampir", "revenant", "ghoul",
    "vampire",
    "werewolf", "kitsune",
    "monk", "ringleader", "scout", "beauty",
    "hunter",
    "pack_leader", "sly_varg", "vengeful_varg", "paralysing_varg", "tricky_varg",
    "lord", "special_vampire", "special_hunter", "shapeshifter",
    ordered_in="games/vendetta/cards.py",
)  # fmt: skip

VAMPIRES = "vampires"
HUNTERS = "hunters"
WEREWOLF = "werewolf"
VARGS = "vargs"
SIDES = (VAMPIRES, HUNTERS, WEREWOLF, VARGS)

lord = almanac.kind("lord", side=VAMPIRES)
special_vampire = almanac.kind("special_vampire", side=VAMPIRES)
vampire = almanac.kind("vampire", side=VAMPIRES)
shapeshifter = almanac.kind("shapeshifter", side=WEREWOLF)
special_hunter = almanac.kind("special_hunter", side=HUNTERS)
hunter = almanac.kind("hunter", side=HUNTERS)
varg = almanac.kind("varg", side=VARGS)

# The leaflet with the wording of the roles is not to be had: how sure each of them is.
CERTAIN = "certain"  # the rule book says it
STRONG = "strong"  # several hints of the rule book fix it
RECONSTRUCTED = "reconstructed"  # ours: it fits every hint, and other readings fit too

# The five cards with which the host shows a player's type.
TYPES = ("vampire", "special_vampire", "hunter", "special_hunter", "shapeshifter")
TYPE_OF_KIND = {kind: kind for kind in TYPES} | {"lord": "special_vampire", "varg": "shapeshifter"}

MEETING = "hunters"
LORD = "lord"
SHAPESHIFTER = "shapeshifter"
DAWN, DAY, SUNSET = "dawn", "day", "sunset"
LIGHT = (DAWN, DAY, SUNSET)
CALLS = {
    DAWN: ("monk", "lamia", "undine", "queen"),
    DAY: (MEETING,),
    SUNSET: (
        LORD, "nosferatu", SHAPESHIFTER, "bride", "banshee",
        "dhampir", "scout", "revenant", "ghoul", "beauty",
    ),
}  # fmt: skip
SHEET = tuple(step for time in LIGHT for step in CALLS[time])
TIME_OF = {step: time for time in LIGHT for step in CALLS[time]}
# The fledgling is met where later the hunters gather, and has no call of their own after that.
INTRODUCTIONS = (MEETING, *CALLS[DAWN], "fledgling", *CALLS[SUNSET])


# Traits of roles, by which it is told who has won and who gathers.
ARMED = "armed"  # can still kill the hunters, or take one along
KILLER = "killer"  # kills by night, with no pack
AVENGES = "avenges"  # executed it takes one along who voted for it
SEEMS_A_VAMPIRE = "seems_a_vampire"  # to checks, unless a setting of its own has it otherwise
DECIDES = "decides"  # where those whom it gathers with are divided, its finger decides
LEARNS_SIDES = "learns_sides"  # its player finds out on which side others are
STRIKES = "strikes"  # may go for somebody, alone
GUARDS = "guards"  # keeps somebody from murder
STOPS = "stops"  # lets a power fail
OUT = "out"  # is out with somebody, whose fate it shares
NEVER_TWICE = "never_twice"  # is used on nobody twice running
FRAMES = "frames"  # by a setting, passes somebody off as another
SHOWN_TYPES = "shown_types"  # its player is shown the type card of somebody, or whether they are the lord
FINDS_LORDS = "finds_lords"  # its player learns whether somebody is the lord
SMELLS_HUNTERS = "smells_hunters"  # its player learns whether somebody is human
HEARS_OF_ATTACKS = "hears_of_attacks"  # its player learns whether anybody has gone for somebody
COUNTS_STRANGERS = "counts_strangers"  # its player learns how many are strangers, or whether two are alike
APART_UNDER_COVER = "apart_under_cover"  # does not gather with the hunters where these go under cover


def calls_in_order() -> tuple[str, ...]:
    """The sheet of the light time, also with what is not in the book."""
    return almanac.with_placed(SHEET)


def introductions() -> tuple[str, ...]:
    """The sheet of the acquaintance, also with what is not in the book."""
    return almanac.with_placed(INTRODUCTIONS)


@lru_cache(maxsize=256)
def time_of(step: str) -> str:
    """When a call is made; where the book has no such call, when the one before it is."""
    sheet = calls_in_order()
    return next(TIME_OF[one] for one in reversed(sheet[: sheet.index(step) + 1]) if one in TIME_OF)


@lru_cache(maxsize=1024)
def calls_of(role: str, *, undercover: bool) -> tuple[str | None, ...]:
    """The calls for which a role wakes; None for one that is never called."""
    sheet = calls_in_order()
    apart = undercover and APART_UNDER_COVER in almanac[role].traits
    calls = (call for call in almanac[role].calls if call in sheet and not (apart and call == MEETING))
    return ("fledgling", MEETING) if role == "fledgling" else tuple(calls) or (None,)


def piles() -> dict[str, tuple[str, ...]]:
    """Cards drawn blind: a pile stands in the set for one card of its kind, which Fate draws at the deal.

    The box holds no card of the name of a pile; what somebody has brought lies in none.
    """
    return _piles(len(almanac))


@lru_cache(maxsize=1)
def _piles(_roles: int) -> dict[str, tuple[str, ...]]:
    printed = [almanac[id] for id in almanac.printed if id not in almanac.brought]
    blind = [role.id for role in printed if not role.copies]
    return {
        pile: tuple(role.id for role in printed if role.kind == almanac[pile].kind and role.copies)
        for pile in blind
    }


def pile_of(role: str) -> str:
    """The pile from which a card may have been drawn; itself, where there is none."""
    return next((pile for pile, cards in piles().items() if role in cards), role)


def possible_cards(roles: tuple[str, ...]) -> tuple[str, ...]:
    """The cards that a set may hold, each once: for a pile all of its cards."""
    return tuple(dict.fromkeys(card for role in roles for card in piles().get(role, (role,))))
