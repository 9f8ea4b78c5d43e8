"""The simulation finds the chances that One Night's cards dealt by lot and votes cast by lot must have.

The chances are exact. A simulated share may stray by three standard errors; the seed is fixed.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from math import sqrt

import pytest

from fabula.core.telling import Telling
from fabula.games import tale_called
from fabula.sim import lots_of, play_one
from fabula.sim.play import Table

GAMES = 5000
SEED = 2024
TALE = tale_called("onenight")
PLAIN = (
    "werewolf", "werewolf", "seer", "robber", "troublemaker", "villager", "villager", "villager", "insomniac",
    "mason", "mason",
)  # fmt: skip


def plain(cards: int) -> tuple[str, ...]:
    """So many cards; a Mason comes with the other or not at all."""
    chosen = PLAIN[:cards]
    return (*PLAIN[: cards - 2], "mason", "mason") if chosen.count("mason") == 1 else chosen


# Two Werewolf cards among those of the players and the three in the middle: how many the players have.
WEREWOLVES_DEALT = {
    3: (Fraction(1, 5), Fraction(3, 5), Fraction(1, 5)),
    4: (Fraction(1, 7), Fraction(4, 7), Fraction(2, 7)),
    5: (Fraction(3, 28), Fraction(15, 28), Fraction(5, 14)),
    6: (Fraction(1, 12), Fraction(1, 2), Fraction(5, 12)),
    7: (Fraction(1, 15), Fraction(7, 15), Fraction(7, 15)),
    8: (Fraction(3, 55), Fraction(24, 55), Fraction(28, 55)),
    9: (Fraction(1, 22), Fraction(9, 22), Fraction(6, 11)),
    10: (Fraction(1, 26), Fraction(5, 13), Fraction(15, 26)),
}

# Everybody votes for another by lot; cards that change hands between players change no chance.
NOBODY_DIES = {
    3: Fraction(1, 4),
    4: Fraction(1, 9),
    5: Fraction(11, 256),
    6: Fraction(53, 3125),
    7: Fraction(103, 15552),
}
A_WEREWOLF_DIES = {
    (3, 1): Fraction(1, 4),
    (3, 2): Fraction(1, 2),
    (4, 1): Fraction(7, 27),
    (4, 2): Fraction(40, 81),
    (5, 1): Fraction(1, 4),
    (5, 2): Fraction(241, 512),
    (6, 1): Fraction(741, 3125),
    (6, 2): Fraction(6912, 15625),
    (7, 1): Fraction(10381, 46656),
    (7, 2): Fraction(28903, 69984),
}
WINNERS = {
    3: {"village": Fraction(3, 10), "werewolf": Fraction(11, 20), "": Fraction(3, 20)},
    4: {"village": Fraction(173, 567), "werewolf": Fraction(46, 81), "": Fraction(8, 63)},
    5: {"village": Fraction(157, 512), "werewolf": Fraction(605, 1024), "": Fraction(105, 1024)},
    6: {"village": Fraction(11411, 37500), "werewolf": Fraction(23017, 37500), "": Fraction(256, 3125)},
    7: {
        "village": Fraction(62357, 209952),
        "werewolf": Fraction(1336909, 2099520),
        "": Fraction(15449, 233280),
    },
}


@cache
def nights(roles: tuple[str, ...]) -> Counter[tuple[int, bool, bool, str]]:
    """Many games of a set: Werewolves dealt to players; whether somebody, and a Werewolf, died; who won."""
    setup = TALE.set_up(len(roles) - len(TALE.spares), roles)
    return Counter(ending(Telling(TALE, setup), game) for game in range(GAMES))


def ending(telling: Telling, game: int) -> tuple[int, bool, bool, str]:
    """Play one game by lot."""
    play_one(Table(telling, lots_of(SEED, game)), SEED, game)
    grimoire, town = telling.grimoire, [event.data() for event in telling.events()]
    dealt = sum(grimoire.dealt(seat) == "werewolf" for seat in range(telling.setup.seats))
    dead = [grimoire.role(event["seat"]) for event in town if event["e"] == "died"]
    return dealt, bool(dead), "werewolf" in dead, " ".join(town[-1]["sides"])


def is_near(happened: int, of: int, chance: Fraction) -> bool:
    """Whether a share lies within three standard errors of its chance."""
    return abs(happened / of - chance) <= 3 * sqrt(chance * (1 - chance) / of)


@pytest.mark.parametrize("seats", WEREWOLVES_DEALT)
def test_werewolves_among_the_players(seats: int) -> None:
    played = nights(TALE.suggest(seats))
    for werewolves, chance in enumerate(WEREWOLVES_DEALT[seats]):
        found = sum(many for (dealt, *_), many in played.items() if dealt == werewolves)
        assert is_near(found, GAMES, chance), (werewolves, found / GAMES, float(chance))


@pytest.mark.parametrize("seats", NOBODY_DIES)
def test_a_vote_by_lot_kills_nobody(seats: int) -> None:
    played = nights(plain(seats + 3))
    found = sum(many for (_, died, *_), many in played.items() if not died)
    assert is_near(found, GAMES, NOBODY_DIES[seats]), (found / GAMES, float(NOBODY_DIES[seats]))


@pytest.mark.parametrize(("seats", "werewolves"), A_WEREWOLF_DIES)
def test_a_vote_by_lot_finds_a_werewolf(seats: int, werewolves: int) -> None:
    played = {key: many for key, many in nights(plain(seats + 3)).items() if key[0] == werewolves}
    chance, of = A_WEREWOLF_DIES[seats, werewolves], sum(played.values())
    found = sum(many for (_, _, found, _), many in played.items() if found)
    assert is_near(found, of, chance), (found / of, float(chance))


@pytest.mark.parametrize("seats", WINNERS)
def test_who_wins_by_lot(seats: int) -> None:
    won = Counter[str]()
    for (*_, sides), many in nights(plain(seats + 3)).items():
        won[sides] += many
    assert set(won) <= set(WINNERS[seats])
    for side, chance in WINNERS[seats].items():
        assert is_near(won[side], GAMES, chance), (side, won[side] / GAMES, float(chance))


def test_three_standard_errors_are_not_much() -> None:
    assert is_near(2500, 5000, Fraction(1, 2))
    assert is_near(2606, 5000, Fraction(1, 2))
    assert not is_near(2607, 5000, Fraction(1, 2))
