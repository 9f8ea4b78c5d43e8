"""The side of a Traveller is drawn so that the order of coming tells nothing; whoever is behind is helped.

The chances are exact: every outcome of the lots that the Storyteller draws is counted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations, product
from math import prod
from random import Random

import pytest
from tests.games.clocktower.square import arrive
from tests.games.clocktower.table import Table

from fabula.core.events import Turned
from fabula.core.grimoire import Grimoire
from fabula.core.requests import STORYTELLER, Ask, Below, Decide, draw
from fabula.core.telling import Telling
from fabula.games.clocktower.almanac.cards import SIDES, TROUBLE_BREWING
from fabula.games.clocktower.tale import Clocktower

TALE = Clocktower()
TEN = "chef empath monk slayer virgin soldier mayor poisoner scarlet_woman imp"
LATE = ("thief", "beggar", "gunslinger", "scapegoat", "bureaucrat")
G, E = "good", "evil"
ALIKE = Fraction(1, 100)  # where the bag is empty of a side, the lots are not quite even
GAMES = 240


def outcomes(play: Callable[[Below], bool]) -> Fraction:
    """How likely something is, over all the lots it draws."""

    def paths(drawn: tuple[int, ...]) -> Iterator[Fraction]:
        asked: list[int] = []

        def below(n: int) -> int:
            asked.append(n)
            return drawn[len(asked) - 1] if len(asked) <= len(drawn) else 0

        happened = play(below)
        if len(asked) > len(drawn):
            for lot in range(asked[len(drawn)]):
                yield from paths((*drawn, lot))
        elif happened:
            yield Fraction(1, prod(asked))

    return sum(paths(()), Fraction())


def chance_of_evil(grimoire: Grimoire, ask: Ask) -> Fraction:
    """How likely it is that this Traveller is to be evil."""
    return outcomes(lambda below: TALE.suggestion(grimoire, ask, below).choice == E)


def late(*sides: str, dead: tuple[int, ...] = ()) -> Fraction:
    """The chance of evil for whoever comes late, after Travellers of these sides."""
    table = Table(TEN, poisoner=0)
    for role, side in zip(LATE, sides, strict=False):
        arrive(table, role, side)
    table.bury(*dead)
    return chance_of_evil(table.telling.grimoire, Decide("traveller_side", SIDES))


def from_the_start(*sides: str, among: int) -> Fraction:
    """The chance of evil for one of so many from the beginning, those before having these sides."""
    telling = Telling(TALE, TALE.set_up(7 + among, TROUBLE_BREWING, travellers=range(7, 7 + among)))
    chance, left = Random(1), list(sides)
    telling.begin_beat()
    while isinstance(telling.pending, Ask):
        ask = telling.pending
        if ask.prompt == "traveller_side" and not left:
            return chance_of_evil(telling.grimoire, ask)
        choice = left.pop(0) if ask.prompt == "traveller_side" else draw(ask.options, chance.randrange)
        telling.answer(ask.who, choice)
    raise AssertionError("nobody else travels")


def joint(many: int, chance: Callable[..., Fraction]) -> dict[tuple[str, ...], Fraction]:
    """How likely each row of sides is."""
    likely: dict[tuple[str, ...], Fraction] = {(): Fraction(1)}
    for _ in range(many):
        likely = {
            (*row, side): before * (evil if side == E else 1 - evil)
            for row, before in likely.items()
            for evil in [chance(*row)]
            for side in (G, E)
        }
    return likely


def evil_at(place: int, likely: dict[tuple[str, ...], Fraction]) -> Fraction:
    """How likely the Traveller at this place of the row is evil."""
    return sum((part for row, part in likely.items() if row[place] == E), Fraction())


def test_who_comes_alone_is_evil_one_time_in_six() -> None:
    assert late() == Fraction(1, 6)
    assert from_the_start(among=1) == Fraction(1, 6)


def test_of_those_who_come_later_each_is_evil_about_one_time_in_three_whatever_their_place() -> None:
    likely = joint(5, late)
    chances = [evil_at(place, likely) for place in range(1, 5)]
    assert chances[0] == Fraction(29, 80)
    assert all(abs(chance - chances[0]) < ALIKE for chance in chances)


@pytest.mark.parametrize("among", [2, 3, 4, 5])
def test_of_those_there_from_the_start_no_place_tells_more_than_another(among: int) -> None:
    likely = joint(among, lambda *sides: from_the_start(*sides, among=among))
    for place in range(among):
        assert abs(evil_at(place, likely) - Fraction(1, 3)) < ALIKE
    for count in range(among + 1):
        rows = [row for row in likely if row.count(E) == count]
        spread = max(likely[row] for row in rows) - min(likely[row] for row in rows)
        assert spread < Fraction(1, 50), "the order of coming tells something"


def test_two_may_both_be_good_and_of_more_mostly_one_or_two_are_evil() -> None:
    def counted(among: int) -> list[float]:
        likely = joint(among, lambda *sides: from_the_start(*sides, among=among))
        evil = [(row.count(E), float(part)) for row, part in likely.items()]
        return [sum(part for count, part in evil if count == n) for n in range(among + 1)]

    two = counted(2)
    assert two[0] > 0.35
    assert two[1] > two[0]
    for among in (3, 4, 5):
        assert sum(counted(among)[1:3]) > 0.75
        assert all(chance > 0 for chance in counted(among)[:4]), "somebody could count on it"


@pytest.mark.parametrize("sides", [*product((G, E), repeat=2), *product((G, E), repeat=4)])
def test_nobody_can_be_sure_of_the_next_one(sides: tuple[str, ...]) -> None:
    assert 0 < late(*sides) < 1


def test_all_minions_dead_and_many_alive_more_are_evil_than_usual() -> None:
    assert late(dead=(7, 8)) == Fraction(1, 3)
    assert late(G, dead=(7, 8)) > late(G) + Fraction(1, 4)


def test_with_few_left_there_are_not_more_evil_ones_than_usual() -> None:
    assert late(dead=(0, 7, 8, 1)) == late()


def test_good_nearly_beaten_a_traveller_is_hardly_ever_evil() -> None:
    assert late(dead=(0, 1, 2, 3)) == Fraction(1, 24)
    assert late(G, dead=(0, 1, 2, 3)) < Fraction(1, 10)


def test_over_many_games_led_by_fabula_the_sides_fall_alike_at_every_seat() -> None:
    evil = [0, 0, 0]
    for game in range(GAMES):
        below = Random(game).randrange
        telling = Telling(TALE, TALE.set_up(18, TROUBLE_BREWING))
        telling.begin_beat()
        while isinstance(telling.pending, Ask):
            ask = telling.pending
            plain = ask.who != STORYTELLER or ask.prompt != "traveller_side"
            advised = TALE.suggestion(telling.grimoire, ask, below)
            given = draw(ask.options, below) if plain else advised.choice
            telling.answer(ask.who, given)
        sides = [event.side for event in telling.events() if isinstance(event, Turned)]
        evil = [before + (side == E) for before, side in zip(evil, sides, strict=True)]
    assert all(GAMES / 5 < count < GAMES / 2 for count in evil), evil
    assert all(abs(one - other) < GAMES / 8 for one, other in combinations(evil, 2)), evil
