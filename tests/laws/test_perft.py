"""How many first nights there are: counts that change when a rule does.

For given deals every way to answer the night is told; counted are the ways and the different positions they
lead to.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest
from tests.table import dealt

from fabula.core.requests import TIME, Window
from fabula.core.telling import Telling


def nights(telling: Telling) -> Iterator[Telling]:
    """Every way on from here to the morning."""
    while telling.grimoire.phase != "day":
        if isinstance(telling.pending, Window):
            telling.answer(TIME, None)
        elif telling.pending is None:
            telling.begin_beat()
        else:
            who = telling.waiting_for()[0]
            for option in telling.ask_of(who).options:
                fork = telling.fork()
                fork.answer(who, option)
                yield from nights(fork)
            return
    yield telling


def count(cards: str, spares: str, **settings: Any) -> tuple[int, int]:
    """How many ways, and how many positions."""
    ways = [night.grimoire.position() for night in nights(dealt(cards, spares, **settings).telling)]
    return len(ways), len(set(ways))


# Seer: nothing, another's card, one or two of the middle: 1 + 2 + 6 with three players, 1 + 3 + 6 with four.
# Robber: 1 + 2, 1 + 3. Troublemaker: 1 + 1, 1 + 3. Drunk: 3. Insomniac: 2. Lone wolf: 1 + 3.
@pytest.mark.parametrize(
    ("cards", "spares", "ways", "positions"),
    [
        ("villager hunter tanner", "villager villager villager", 1, 1),
        ("werewolf werewolf seer", "robber troublemaker villager", 9, 1),
        ("werewolf seer robber", "werewolf troublemaker villager", 9 * 3, 3),
        ("seer robber troublemaker", "werewolf werewolf villager", 9 * 3 * 2, 6),
        ("robber troublemaker drunk", "werewolf werewolf villager", 3 * 2 * 3, 18),
        ("seer robber troublemaker werewolf", "werewolf villager villager", 10 * 4 * 4, 16),
        ("robber insomniac werewolf", "villager villager villager", 3 * 2, 4),
        ("mason mason minion", "werewolf seer villager", 1, 1),
        ("drunk drunk villager", "werewolf seer robber", 3 * 3, 9),
        ("robber robber villager", "werewolf werewolf seer", 3 * 3, 4),
        ("doppelganger villager werewolf", "seer robber mason", 1 + 1 + 1, 3),
        ("doppelganger seer werewolf", "villager villager villager", (1 + 9 + 1) * 9, 3),
        ("doppelganger robber werewolf", "villager villager villager", (1 + 3 + 1) * 3, 14),
        ("doppelganger drunk insomniac", "villager tanner hunter", (1 + 3) * 3 * 2 + 3 * 2 * 2, 15),
        ("doppelganger minion mason", "mason seer werewolf", 1 + 1 + 1, 3),
        (
            "doppelganger seer robber troublemaker",
            "werewolf werewolf villager",
            (1 + 10 + 4 + 4) * 10 * 4 * 4,
            132,
        ),
        ("doppelganger doppelganger werewolf", "seer robber villager", 3 * 3, 9),
    ],
)
def test_ways_through_the_night(cards: str, spares: str, ways: int, positions: int) -> None:
    assert count(cards, spares) == (ways, positions)


def test_a_lone_wolf_has_four_ways() -> None:
    assert count("werewolf villager seer", "werewolf robber drunk", lone_wolf=True) == (4 * 9, 1)
    assert count("werewolf werewolf seer", "villager robber drunk", lone_wolf=True) == (9, 1)


def test_every_deal_of_the_books_first_set() -> None:
    """Each of 360 deals: the product of what those dealt may do.

    Of the deals 72 have Robber and Troublemaker (6 positions each), 108 the Robber (3), 108 the Troublemaker
    (2, but 1 in the 18 where only two Werewolves are there to exchange), 72 neither.
    """
    ways_of = {"seer": 9, "robber": 3, "troublemaker": 2, "werewolf": 1, "villager": 1}
    total = expected = positions = 0
    for deal in sorted(
        set(permutations(("werewolf", "werewolf", "seer", "robber", "troublemaker", "villager")))
    ):
        found = count(" ".join(deal[:3]), " ".join(deal[3:]))
        total += found[0]
        positions += found[1]
        expected += ways_of[deal[0]] * ways_of[deal[1]] * ways_of[deal[2]]
    assert total == expected == 4500
    assert positions == 72 * 6 + 108 * 3 + 90 * 2 + 18 + 72 == 1026
