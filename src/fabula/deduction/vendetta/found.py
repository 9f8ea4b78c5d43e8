"""The deals of Blood Vendetta that are left of a case.

Cards stay where they were dealt, and a check is true, but for who passes for another type. Which cards were
drawn blind is part of a deal. Each light time is asked whether it can have ended as it did: see lights.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import ClassVar

from fabula.deduction.assumptions import in_a_file
from fabula.deduction.forms import Json
from fabula.deduction.found import Sought
from fabula.deduction.mafia.assumptions import HONEST_SAY_THEIR_CARD
from fabula.deduction.mafia.case import CHECK, DEATH, MET, SILENT, Case, Reader, Told
from fabula.deduction.mafia.found import MafiaFound, ways_to_be_true
from fabula.deduction.mafia.sorts import Cards, Law, Pile, Supply, Table, only
from fabula.deduction.vendetta.checks import LORD, Check, check_of, passes_for_others
from fabula.deduction.vendetta.lights import LightOfACase, drawn_apart, supplies
from fabula.deduction.vendetta.tellers import may_be_told
from fabula.deduction.vendetta.ways import BRIDE, TRICKY, UNDINE
from fabula.deduction.vendetta.ways import WEREWOLF as WOLF
from fabula.games.vendetta.cards import (
    HUNTERS,
    MEETING,
    VAMPIRES,
    VARGS,
    WEREWOLF,
    almanac,
    calls_of,
    piles,
    possible_cards,
)
from fabula.games.vendetta.tale import Vendetta

ASSUMED = in_a_file((HONEST_SAY_THEIR_CARD,))
MURDERS, DHAMPIR = "murders", "dhampir"
MOST_CLOSED = 3  # dead with closed cards: all ways in which they may have cards are gone through


class FoundVendetta(MafiaFound):
    """The deals of Blood Vendetta that are left."""

    home: ClassVar[str] = VAMPIRES
    sought: ClassVar[tuple[Sought, ...]] = (
        Sought(HUNTERS, "a hunter", "hunters"),
        Sought(WEREWOLF, "a shapeshifter", "shapeshifters"),
        Sought(VARGS, "a varg", "vargs"),
    )

    def counts_as(self, role: str, what: str) -> bool:
        """Whether a card is this: a card or a side."""
        return _is(what, role)

    def again(self, case: Case) -> MafiaFound:
        """What is found of another case."""
        return deals(case)


def read_case(file: Json) -> Case:
    """The case in a file of Blood Vendetta."""
    return Reader(file, Vendetta(), ASSUMED).read()


def deals(case: Case) -> FoundVendetta:
    """All deals that are left of a case."""
    whole = supply_of(case.roles)
    copies = Counter({card: 1 for pile in whole.piles for card in pile.cards})
    copies.update(whole.named)
    opened = frozenset(one.role for one in case.deaths)
    judged, tables = are_judged(case), list[Table]()
    for true, may_have in ways_to_be_true(case, [*_may_have(case)], copies):
        told = tuple([one for one in case.told if true.get(one.by) == one.role])
        if may_be_told(case, told):
            may = _met(case, may_have, told)
            checks = [law for one in told if (law := _law(case, one)) is not None]
            known = opened | frozenset(true.values())
            drawn = [*supplies(whole, drawn_apart(case, told), known)] if judged else [whole]
            lights = [[*_lights(case, true, told, supply)] if judged else [] for supply in drawn]
            tables += [Table(one, may, [*checks, *laws]) for one, laws in _that_matter(whole, drawn, lights)]
    return FoundVendetta(case, tables, left_out(case))


def _that_matter(
    whole: Supply, drawn: list[Supply], lights: list[list[Law]]
) -> Iterator[tuple[Supply, list[Law]]]:
    """The ways to have drawn cards, but for those that no deal can have; one, where it does not matter."""
    left = []
    for supply, laws in zip(drawn, lights, strict=True):
        if all(law.seats or law.holds(()) for law in laws):
            left.append((supply, [law for law in laws if law.seats]))
    if len(left) == len(drawn) > 1 and not any(laws for _, laws in left):
        yield whole, []
    else:
        yield from left


def _lights(case: Case, true: dict[int, str], told: tuple[Told, ...], supply: Supply) -> Iterator[Law]:
    """A law for each light time of which anything is known."""
    known = {**{one.player: one.role for one in case.deaths if one.role}, **true}
    for number in range(1, case.nights):
        of_it = tuple([one for one in told if one.night == number and one.kind != MET])
        yield LightOfACase(case, number, of_it, known, supply).law()


def are_judged(case: Case) -> bool:
    """Whether it is asked of what the dead have died: not where places change, nor of many closed cards."""
    swaps = UNDINE in possible_cards(case.roles) and case.settings[UNDINE] == "swap"
    blind = any(role in piles() for role in case.roles)
    closed = sum(not one.role for one in case.deaths)
    return not swaps and closed <= (0 if blind else MOST_CLOSED)


def supply_of(roles: tuple[str, ...]) -> Supply:
    """The cards that a set names, and those of each pile of which some are drawn blind."""
    named = tuple(role for role in roles if role not in piles())
    drawn = [(roles.count(pile), cards) for pile, cards in piles().items() if pile in roles]
    return Supply(
        named,
        tuple(Pile(number, tuple(card for card in cards if card not in named)) for number, cards in drawn),
    )


def left_out(case: Case) -> tuple[str, ...]:
    """What is not taken into account: who passes for another at times, and what few lights are not asked."""
    cards = possible_cards(case.roles)
    brought = (card for card in cards if card in almanac.brought)
    passing = (card for card in cards if passes_for_others(card, case.settings))
    acted = bool(case.told) or any(one.what == DEATH for one in case.happened)
    open_to_more = _not_followed(case, cards) if acted else ()
    return tuple(dict.fromkeys((*case.not_understood, *brought, *passing, *open_to_more)))


def _not_followed(case: Case, cards: tuple[str, ...]) -> Iterator[str]:
    """By name, what may have played a part in a light time without being followed."""
    settings = case.settings
    if not are_judged(case):
        yield MURDERS
    if WOLF in cards and settings["pits"] and settings["ambush"] == "nearest_hunter":
        yield WOLF  # which hunter sits nearest
    if TRICKY in cards:
        yield TRICKY  # upon whom an attack was turned
    if BRIDE in cards and settings[BRIDE] == "heir":
        yield BRIDE  # whose power she has
    if any(one.role == DHAMPIR for one in case.told) and settings[DHAMPIR] == "lookout":
        yield DHAMPIR  # how many came


def _may_have(case: Case) -> Iterator[Cards]:
    """The cards that each may have, by what all saw and by what they say to be."""
    every = frozenset(possible_cards(case.roles))
    for seat in range(case.seats):
        card = case.card_of(seat)
        may = frozenset((card,)) if card else _by_claim(case, seat, every)
        for side in (side for marked, side in case.sides if marked == seat):
            may = only(may, almanac.printed, partial(_is, side))
        yield may


def _by_claim(case: Case, seat: int, every: Cards) -> Cards:
    """Whoever says to be something is that, or no vampire."""
    claim = case.claims[seat]
    if seat == case.you or case.names[seat] in case.assume.trusted:
        return every if claim == SILENT else every & {claim}
    if claim == SILENT or HONEST_SAY_THEIR_CARD not in case.assume:
        return every
    vampires = only(every, almanac.printed, partial(_is, VAMPIRES))
    return (every - vampires) | (every & {claim})


def _is(what: str, role: str) -> bool:
    return what in (role, almanac[role].side)


def _met(case: Case, may_have: tuple[Cards, ...], told: tuple[Told, ...]) -> tuple[Cards, ...]:
    """Who was awake with the hunters wakes with them, a fledgling too, and nobody else who lived does.

    A bride who has found the lord was awake with him, and he with her.
    """
    may = [*may_have]
    for one in told:
        if one.kind == MET and one.shown == LORD:
            for seat in one.about:
                may[seat] = only(
                    may[seat], almanac.printed, partial(_is_found if one.role == BRIDE else _is, BRIDE)
                )
        if one.kind != MET or one.shown != MEETING:
            continue
        dead = [gone.player for gone in case.deaths if gone.after_night <= one.night]
        for seat, cards in enumerate(may):
            if seat != one.by and seat not in dead:
                awake = seat in one.about
                gathering = only(cards, almanac.printed, partial(_meets, case))
                may[seat] = gathering if awake else cards - gathering
    return tuple(may)


def _is_found(bride: str, role: str) -> bool:
    return role != bride and almanac[role].kind == LORD


def _meets(case: Case, role: str) -> bool:
    return MEETING in calls_of(role, undercover=bool(case.settings["undercover"]))


def _law(case: Case, one: Told) -> Law | None:
    """That what somebody was told is so, as far as anything follows from it."""
    check: Check | None = check_of(one, case.settings) if one.kind == CHECK else None
    if check is None or any(passes_for_others(card, case.settings) for card in possible_cards(case.roles)):
        return None
    return Law(one.about, (check.apart,) * len(one.about), check.holds)
