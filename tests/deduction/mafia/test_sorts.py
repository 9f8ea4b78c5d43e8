"""Deals that are counted by sorts are those that are listed, card by card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations, permutations
from random import Random

from fabula.deduction.mafia.sorts import Cards, Law, Pile, Supply, Table

DRAWN = ("e", "f", "g")
TRIALS = 200


def by_hand(supply: Supply, may_have: list[Cards], laws: list[Law]) -> set[tuple[str, ...]]:
    """Every deal, one by one."""
    found = set()
    drawn = supply.piles[0].drawn if supply.piles else 0
    for some in combinations(DRAWN, drawn):
        for deal in permutations((*supply.named, *some)):
            if all(card in cards for card, cards in zip(deal, may_have, strict=True)) and all(
                law.holds(tuple(deal[seat] for seat in law.seats)) for law in laws
            ):
                found.add(deal)
    return found


def an_even_number(apart: Cards) -> Callable[[tuple[str, ...]], bool]:
    """A law that so many of these are an even number."""
    return lambda cards: sum(card in apart for card in cards) % 2 == 0


def table_by_lot(lots: Random) -> tuple[Supply, list[Cards], list[Law]]:
    """A few seats, cards and laws."""
    seats, drawn = lots.randint(3, 6), lots.randint(0, 2)
    named = tuple(lots.choice("abcd") for _ in range(seats - drawn))
    supply = Supply(named, (Pile(drawn, DRAWN),) if drawn else ())
    cards = supply.cards()
    may_have = [frozenset(card for card in cards if lots.random() < 0.7) for _ in range(seats)]
    laws = []
    for _ in range(lots.randint(0, 2)):
        apart = frozenset(lots.sample(cards, min(2, len(cards))))
        where = tuple(lots.sample(range(seats), lots.randint(1, 2)))
        laws.append(Law(where, ((apart,),) * len(where), an_even_number(apart)))
    return supply, may_have, laws


def test_each_number_is_that_of_the_deals_one_by_one() -> None:
    found_some = 0
    for seed in range(TRIALS):
        supply, may_have, laws = table_by_lot(Random(seed))
        deals, table = by_hand(supply, may_have, laws), Table(supply, may_have, laws)
        tally, listed = table.tally(), list(table)
        assert (tally.count, len(listed), set(listed)) == (len(deals), len(deals), deals)
        assert all(table.allows(deal) for deal in deals)
        for seat, held in enumerate(tally.of):
            assert {card: number for card, number in held.items() if number} == Counter(
                deal[seat] for deal in deals
            )
        found_some += bool(deals)
    assert found_some > TRIALS // 3


def test_a_table_of_thirty_two_is_counted_and_not_listed() -> None:
    supply = Supply(("don",) + ("mafioso",) * 9 + ("doctor",) + ("citizen",) * 21)
    table = Table(supply, [frozenset(supply.named)] * 32, ())
    assert table.tally().count == 32 * 31 * 30 * 29 * 28 * 27 * 26 * 25 * 24 * 23 * 22 // 362880
