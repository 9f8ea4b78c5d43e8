"""Plain sets against exact chances: whoever votes and shoots by lot wins as often as theory says."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any

import pytest

from fabula.core.requests import FATE, TIME, Ask, Round, Window, draw
from fabula.core.telling import Telling
from fabula.games.mafia32.tale import Mafia32

TALE = Mafia32()
GAMES = 1000
ERRORS = 3  # standard errors a share may be off
Chances = dict[str, Fraction]

# The town's chances by day's start, a vote each day and a shot each night: town and criminals, chance.
# The first column of numbers is where a vote is held each day, the second where none is held when an even
# number lives.
EXACT = {
    (5, 1): ((3, 8), (7, 15)),
    (4, 2): ((1, 12), (2, 15)),
    (6, 1): ((19, 35), (19, 35)),
    (5, 2): ((8, 35), (8, 35)),
    (6, 2): ((5, 32), (8, 35)),
    (7, 2): ((94, 315), (94, 315)),
    (8, 2): ((69, 320), (94, 315)),
    (7, 3): ((11, 160), (4, 35)),
    (10, 3): ((16, 77), (16, 77)),
    (14, 6): ((87, 4096), (9472, 230945)),
}
NIGHTLESS = {(5, 2): (3, 7), (6, 3): (1, 3), (8, 4): (1, 3), (10, 2): (2, 3)}


class Lots:
    """Everybody votes for one and the same player drawn by lot; each gang shoots whom it draws."""

    def __init__(self, seed: str, town: int, mafia: int, triads: int = 0) -> None:
        self.lots = Random(seed)
        self.cards = ("citizen",) * town + ("mafioso",) * mafia + ("triad",) * triads
        self.telling = Telling(TALE, TALE.set_up(len(self.cards), self.cards, hands="at_once"))
        self.votes_at_even = True
        self.shoots = True

    def play(self) -> tuple[str, ...]:
        """Which sides win."""
        telling = self.telling
        while telling.begin_beat():
            while (request := telling.pending) is not None:
                if isinstance(request, Window):
                    telling.answer(TIME, None)
                elif isinstance(request, Round):
                    telling.answer_round(self._hands(request))
                else:
                    telling.answer(FATE, self.cards if request.prompt == "deal" else self._drawn(request))
        sides: tuple[str, ...] = getattr(telling.log[-1], "sides", ())
        return sides

    def _drawn(self, ask: Ask) -> Any:
        return draw(ask.options, self.lots.randrange)

    def _hands(self, request: Round) -> list[Any]:
        living = self.telling.town.living
        prompt = request.asks[0].prompt
        if prompt == "vote":
            holds = self.votes_at_even or len(living) % 2
            target = self.lots.choice(living) if holds else None
        else:
            card = {"mafia": "mafioso", "triads": "triad"}[prompt]
            prey = [seat for seat in living if self.cards[seat] != card]
            target = self.lots.choice(prey) if self.shoots and prey else None
        return [target if target in ask.options else None for ask in request.asks]


def is_close(won: int, chance: float) -> bool:
    """Whether a share is no further from its chance than some standard errors."""
    error: float = (GAMES * chance * (1 - chance)) ** 0.5
    return abs(won - GAMES * chance) <= ERRORS * error


@pytest.mark.parametrize(("town", "mafia"), EXACT)
def test_a_plain_set_is_as_fair_as_theory_says(town: int, mafia: int) -> None:
    each_day, at_odd = EXACT[town, mafia]
    won = sum(Lots(f"{game}", town, mafia).play() == ("town",) for game in range(GAMES))
    assert is_close(won, float(Fraction(*each_day)))
    assert chances(town, mafia, 0)["town"] == Fraction(*each_day)
    tables = [Lots(f"odd {game}", town, mafia) for game in range(GAMES)]
    for table in tables:
        table.votes_at_even = False
    assert is_close(sum(table.play() == ("town",) for table in tables), float(Fraction(*at_odd)))


@pytest.mark.parametrize(("town", "mafia"), NIGHTLESS)
def test_without_shots_it_is_a_ballot(town: int, mafia: int) -> None:
    tables = [Lots(f"quiet {game}", town, mafia) for game in range(GAMES)]
    for table in tables:
        table.shoots = False
    assert is_close(
        sum(table.play() == ("town",) for table in tables), float(Fraction(*NIGHTLESS[town, mafia]))
    )


@pytest.mark.parametrize("gangs", [(8, 2, 2), (8, 3, 2), (10, 3, 3), (4, 1, 1)])
def test_two_gangs_are_as_fair_as_theory_says(gangs: tuple[int, int, int]) -> None:
    won = Counter(Lots(f"{game}", *gangs).play() for game in range(GAMES))
    expected = chances(*gangs)
    assert sum(expected.values()) == 1
    for side, chance in expected.items():
        assert is_close(won[(side,) if side else ()], float(chance)), (side, float(chance), won)


# ---- two gangs, exactly


@cache
def chances(town: int, mafia: int, triads: int) -> Chances:
    """Who wins from the morning of a day on, nobody having won yet; an empty word for nobody."""
    living = town + mafia + triads
    total: Chances = {}
    for out, number in (("town", town), ("mafia", mafia), ("triads", triads)):
        if number:
            left = (town - (out == "town"), mafia - (out == "mafia"), triads - (out == "triads"))
            _add(total, after_the_vote(*left), Fraction(number, living))
    return total


def after_the_vote(town: int, mafia: int, triads: int) -> Chances:
    """The town may have won; else a night follows, in which both gangs shoot at the same time."""
    if not mafia and not triads:
        return {"town" if town else "": Fraction(1)}
    if town + mafia + triads == 1:
        return {"mafia" if mafia else "triads": Fraction(1)}
    total: Chances = {}
    for first, p in _victims(mafia, {"town": town, "triads": triads}):
        for second, q in _victims(triads, {"town": town, "mafia": mafia}):
            if first == second == "town":
                same = Fraction(1, town)
                _add(total, dawn(town - 1, mafia, triads), p * q * same)
                if town > 1:
                    _add(total, dawn(town - 2, mafia, triads), p * q * (1 - same))
            else:
                dead = Counter((first, second))
                _add(total, dawn(town - dead["town"], mafia - dead["mafia"], triads - dead["triads"]), p * q)
    return total


def _victims(shooters: int, prey: dict[str, int]) -> list[tuple[str, Fraction]]:
    number = sum(prey.values())
    if not shooters or not number:
        return [("", Fraction(1))]
    return [(side, Fraction(some, number)) for side, some in prey.items() if some]


def dawn(town: int, mafia: int, triads: int) -> Chances:
    """Who has won when the day begins; else the day."""
    if not mafia and not triads:
        return {"town" if town else "": Fraction(1)}
    if not mafia or not triads:
        gang = mafia or triads
        if town <= gang:
            return {"mafia" if mafia else "triads": Fraction(1)}
    return chances(town, mafia, triads)


def _add(total: Chances, some: Chances, weight: Fraction) -> None:
    for side, chance in some.items():
        total[side] = total.get(side, Fraction(0)) + weight * chance
