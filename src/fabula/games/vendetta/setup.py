"""Which cards to take: the book's table, its three golden rules, and its advice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from fabula.core.parts import Advice, Scenario, Scenarios
from fabula.games.vendetta.cards import HUNTERS, VAMPIRES, VARGS, WEREWOLF, almanac, piles
from fabula.games.vendetta.scenarios import SCENARIOS
from fabula.games.vendetta.variants import FOR_SIX, GATE

LEAST_SEATS = GATE
MOST_SEATS = 30
WEREWOLF_FROM = 10
VARGS_FROM = 20
PLAYERS_A_HUNTER = 3.5
TALKS = {seats: min(600, 120 + 30 * seats) for seats in range(FOR_SIX, MOST_SEATS + 1)}  # 5 to 10 minutes
HOST, PLAYERS, LOT = "host", "players", "lot"
WAYS = (HOST, PLAYERS, LOT)
NEWCOMERS, OLD_HANDS = "newcomers", "old_hands"
CIRCLES = (NEWCOMERS, OLD_HANDS)


class Row(NamedTuple):
    """A line of the table: from and to for vampires and hunters, and how many of each are special."""

    vampires: tuple[int, int]
    special_vampires: tuple[int, int]
    hunters: tuple[int, int]
    special_hunters: tuple[int, int]


TABLE = {
    6: Row((5, 5), (0, 1), (1, 1), (0, 0)),
    7: Row((5, 6), (0, 1), (1, 2), (0, 1)),
    8: Row((6, 6), (0, 1), (2, 2), (0, 1)),
    9: Row((6, 7), (0, 1), (2, 3), (0, 1)),
    10: Row((7, 8), (1, 1), (2, 3), (0, 1)),
    11: Row((8, 8), (1, 2), (3, 3), (0, 1)),
    12: Row((8, 9), (1, 2), (3, 4), (0, 2)),
    13: Row((9, 10), (1, 3), (3, 4), (1, 2)),
    14: Row((10, 11), (2, 3), (3, 4), (1, 2)),
    15: Row((11, 11), (2, 3), (4, 4), (1, 2)),
    16: Row((11, 12), (2, 4), (4, 5), (1, 2)),
    17: Row((12, 13), (2, 4), (4, 5), (1, 2)),
    18: Row((13, 13), (2, 4), (5, 5), (1, 2)),
    19: Row((13, 14), (3, 5), (5, 6), (1, 3)),
    20: Row((14, 15), (3, 5), (5, 6), (1, 3)),
}
_SPECIAL_VAMPIRES = (
    "lamia", "queen", "dhampir", "nosferatu", "bride", "revenant", "fledgling", "ghoul", "banshee", "undine",
)  # fmt: skip
_SPECIAL_HUNTERS = ("scout", "ringleader", "monk", "beauty")
_VARGS = ("pack_leader", "paralysing_varg", "sly_varg", "vengeful_varg", "tricky_varg")
_CLASSIC = {one.seats: one.roles() for one in SCENARIOS if one.family == "classic"}
_ONE_MORE = (14,)  # where three special vampires, as many as the table has room for, would win two in three
_FIRST = {one.seats: one.roles() for one in SCENARIOS if one.family == "first"}


def wishable() -> tuple[str, ...]:
    """The cards for which players may wish: all that lie in a pile."""
    return tuple(card for cards in piles().values() for card in cards)


def row_of(seats: int) -> Row:
    """The line of the table; beyond it the first golden rule: a hunter for three and a half players."""
    if seats in TABLE:
        return TABLE[seats]
    hunters = round(seats / PLAYERS_A_HUNTER)
    vampires = seats - hunters
    plain = 10
    return Row(
        (vampires, vampires), (max(vampires // 3 - 1, vampires - 1 - plain), vampires), (hunters,) * 2, (1, 4)
    )


class Count(NamedTuple):
    """How many cards of each sort make up a set."""

    lords: int
    special_vampires: int
    vampires: int
    special_hunters: int
    hunters: int
    werewolves: int
    vargs: int


def count_for(seats: int, *, with_werewolf: bool = True) -> Count:
    """A set by the table; a werewolf stands in for a vampire and, where the line leaves room, a hunter."""
    row = row_of(seats)
    vargs = 2 + (seats - VARGS_FROM) // 4 if seats >= VARGS_FROM else 0
    werewolves = int(with_werewolf and seats >= WEREWOLF_FROM and not vargs)
    by_number = max(row.hunters[0], int(seats / PLAYERS_A_HUNTER))
    hunters = (row.hunters[0] if werewolves else min(by_number, row.hunters[1])) - vargs // 2
    vampires = seats - hunters - werewolves - vargs
    lords = int(seats > FOR_SIX)
    special = min(row.special_vampires[0] + int(row.special_vampires[1] > row.special_vampires[0]), 10)
    elite = min(sum(row.special_hunters) // 2, hunters - 1)
    return Count(lords, special, vampires - lords - special, elite, hunters - elite, werewolves, vargs)


def suggested_for(circle: str, seats: int) -> tuple[str, ...]:
    """The set for a circle: for newcomers plain cards and the fewest hunters, for old hands the most."""
    if seats < FOR_SIX:
        return suggested(seats)
    if circle == NEWCOMERS and seats in _FIRST:
        return _FIRST[seats]
    row, count = row_of(seats), count_for(seats, with_werewolf=False)
    hunters = row.hunters[circle != NEWCOMERS] - count.vargs // 2
    special, elite = (0, 0) if circle == NEWCOMERS else (count.special_vampires, min(1, hunters - 1))
    return in_order(
        (
            *("count" if circle == NEWCOMERS else "lord",) * count.lords,
            *_SPECIAL_VAMPIRES[:special],
            *("vampire",) * (seats - hunters - count.vargs - count.lords - special),
            *_SPECIAL_HUNTERS[:elite],
            *("hunter",) * (hunters - elite),
            *_VARGS[: count.vargs],
        )
    )


def filled_up(roles: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """The plain cards that come to a set by the table for more players; nothing where vargs come."""
    missing = seats - len(roles)
    if missing <= 0 or len(roles) < FOR_SIX or seats >= VARGS_FROM:
        return ()
    sides, row = _sides(roles), row_of(seats)
    least, most = row.hunters
    wanted = least if sides[WEREWOLF] else min(max(least, int(seats / PLAYERS_A_HUNTER)), most)
    hunters = min(missing, max(0, wanted - sides[HUNTERS]))
    return ("vampire",) * (missing - hunters) + ("hunter",) * hunters


def suggested(seats: int) -> tuple[str, ...]:
    """The classic set of the book where it prints one, or that for one fewer; else one by the table."""
    if seats < FOR_SIX:
        return ("vampire",) * (seats - 1) + ("hunter",)
    if seats in _CLASSIC:
        return _CLASSIC[seats]
    if seats in _ONE_MORE:
        return in_order(_CLASSIC[seats - 1] + filled_up(_CLASSIC[seats - 1], seats))
    count = count_for(seats)
    return in_order(
        (
            *("lord",) * count.lords,
            *_SPECIAL_VAMPIRES[: count.special_vampires],
            *("vampire",) * count.vampires,
            *_SPECIAL_HUNTERS[: count.special_hunters],
            *("hunter",) * count.hunters,
            *("werewolf",) * count.werewolves,
            *_VARGS[: count.vargs],
        )
    )


def by_lot(seats: int) -> tuple[str, ...]:
    """The third way to choose: as many cards of each pile as the table says, drawn blind at the deal."""
    if seats < FOR_SIX:
        return suggested(seats)
    count = count_for(seats)
    return (
        *("lord",) * count.lords,
        *("special_vampire",) * count.special_vampires,
        *("vampire",) * count.vampires,
        *("special_hunter",) * count.special_hunters,
        *("hunter",) * count.hunters,
        *("shapeshifter",) * count.werewolves,
        *_VARGS[: count.vargs],
    )


def by_wishes(seats: int, wishes: Sequence[str]) -> tuple[str, ...]:
    """The first way: what most players wish for, as far as the table has room; a lord comes in any case."""
    if seats < FOR_SIX:
        return suggested(seats)
    wanted = {pile: by_favour(wishes, cards) for pile, cards in piles().items()}
    count, row = count_for(seats, with_werewolf=bool(wanted["shapeshifter"])), row_of(seats)
    hunters, vampires = count.special_hunters + count.hunters, count.special_vampires + count.vampires
    special = filled(wanted["special_vampire"], row.special_vampires, "special_vampire")
    elite = filled(wanted["special_hunter"], row.special_hunters, "special_hunter")[: max(hunters // 2, 1)]
    return in_order(
        (
            *(*wanted["lord"], "lord")[: count.lords],
            *special,
            *("vampire",) * (vampires - len(special)),
            *elite,
            *("hunter",) * (hunters - len(elite)),
            *wanted["shapeshifter"][: count.werewolves],
            *_VARGS[: count.vargs],
        )
    )


def filled(wanted: tuple[str, ...], room: tuple[int, int], pile: str) -> tuple[str, ...]:
    """What is wanted, as many as there is room for; what the table asks for besides is drawn blind."""
    least, most = room
    return (*wanted[:most], *(pile,) * (least - len(wanted)))


def by_favour(wishes: Sequence[str], cards: tuple[str, ...]) -> tuple[str, ...]:
    """The cards of a pile that are wished for, those of most players first, then in the book's order."""
    count = Counter(wishes)
    return tuple(sorted((card for card in cards if count[card]), key=lambda card: -count[card]))


def in_order(roles: tuple[str, ...]) -> tuple[str, ...]:
    """These roles in the book's order."""
    return tuple(sorted(roles, key=almanac.printed.index))


# ---- advice


def advice(seats: int, roles: tuple[str, ...]) -> list[Advice]:
    """What the book says about this set."""
    count = Counter(roles)
    return [*_as_a_whole(seats, roles, count), *_by_the_table(seats, roles), *_single_cards(seats, count)]


def _sides(roles: tuple[str, ...]) -> Counter[str]:
    return Counter(almanac[role].side for role in roles)


def _kinds(roles: tuple[str, ...]) -> Counter[str]:
    return Counter(almanac[role].kind for role in roles)


def _as_a_whole(seats: int, roles: tuple[str, ...], count: Counter[str]) -> Iterator[Advice]:
    sides, kinds = _sides(roles), _kinds(roles)
    if len(roles) != seats:
        yield Advice("set-wrong-size", "stop", {"needed": seats, "got": len(roles)})
    if GATE < seats < FOR_SIX:
        yield Advice("three-or-six", "warn")
    if seats == GATE and Counter(roles) != Counter(suggested(GATE)):
        yield Advice("gate-set", "stop")
    if kinds["lord"] > 1:
        yield Advice("two-lords", "stop")
    if not (sides[HUNTERS] or sides[WEREWOLF] or sides[VARGS]) or not sides[VAMPIRES]:
        yield Advice("no-enemies", "stop")
    for pile, cards in piles().items():
        left = sum(card not in count for card in cards)
        if count[pile] > left:
            yield Advice("pile-empty", "stop", {"role": pile, "count": count[pile], "left": left})


def _by_the_table(seats: int, roles: tuple[str, ...]) -> Iterator[Advice]:
    if seats not in TABLE:
        return
    row, sides, kinds = TABLE[seats], _sides(roles), _kinds(roles)
    beasts = sides[WEREWOLF] + sides[VARGS]
    for side, name, (least, most) in (
        (VAMPIRES, "vampires", row.vampires),
        (HUNTERS, "hunters", row.hunters),
    ):
        if not least - beasts <= sides[side] <= most:
            yield _by_table(name, max(least - beasts, 1), most)
    is_plain = not (kinds["special_vampire"] or kinds["special_hunter"] or beasts)  # as for a first game
    for kind, (least, most) in (
        ("special-vampires", row.special_vampires),
        ("special-hunters", row.special_hunters),
    ):
        special = kinds[kind.replace("-", "_").removesuffix("s")]
        if special > most:
            yield Advice(f"many-{kind}", "hint", {"most": most})
        elif special < least and not is_plain:
            yield Advice(f"few-{kind}", "hint", {"least": least})
    if seats > FOR_SIX and not kinds["lord"]:
        yield Advice("no-lord", "hint")
    if seats == FOR_SIX and kinds["lord"]:
        yield Advice("early-lord", "hint")


def _by_table(name: str, least: int, most: int) -> Advice:
    if least == most:
        return Advice(f"{name}-by-number", "warn", {"needed": most})
    return Advice(f"{name}-by-table", "warn", {"least": least, "most": most})


def _single_cards(seats: int, count: Counter[str]) -> Iterator[Advice]:
    roles = tuple(count.elements())
    sides, kinds = _sides(roles), _kinds(roles)
    if kinds["special_hunter"] and not kinds["hunter"] and kinds["special_hunter"] > 1:
        yield Advice("all-hunters-special", "warn")
    if sides[WEREWOLF] and seats < WEREWOLF_FROM:
        yield Advice("werewolf-early", "warn", {"least": WEREWOLF_FROM})
    if sides[VARGS] and seats < VARGS_FROM:
        yield Advice("vargs-early", "warn", {"least": VARGS_FROM})
    if sides[VARGS] and sides[WEREWOLF]:
        yield Advice("vargs-and-werewolf", "warn")
    if sides[HUNTERS] >= sides[VAMPIRES]:
        yield Advice("decided-at-once", "warn")
    for role in almanac:
        if count[role.id] > role.copies > 0:
            args = {"role": role.id, "count": count[role.id], "box": role.copies}
            yield Advice("more-than-box", "hint", args)


def cast(way: str, seats: int, wishes: Sequence[str]) -> tuple[str, ...]:
    """The set of the lot, or of the players together."""
    return by_lot(seats) if way == LOT else by_wishes(seats, wishes)


def fill_up(scenario: Scenario, seats: int) -> tuple[str, ...]:
    """Plain cards by the book's table to a scenario for fewer players, as long as no vargs have to come."""
    return filled_up(scenario.roles(), seats)


OFFERED = Scenarios(SCENARIOS, fill_up)
