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

from fabula.core.requests import TIME, Ask, Window
from fabula.core.telling import Telling
from fabula.games.clocktower.sets.role_sets import EXAMPLES
from fabula.games.clocktower.tale import Clocktower


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
        ("doppelganger villager werewolf", "seer robber hunter", 1 + 1 + 1, 3),
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


# ---- the Clocktower


def dealt_by_the_storyteller(cards: str, extra: str, **settled: Any) -> Telling:
    """The dusk of a first night: the cards lie as written, the script holds a few good roles more."""
    roles = tuple(cards.split())
    believed = settled.get("drunk_role")
    drawn = tuple(believed if role == "drunk" else role for role in roles)
    drunk = roles.index("drunk") if "drunk" in roles else None
    answers = {"set": roles, "deal": drawn, "drunk": drunk, **settled}
    tale = Clocktower()
    telling = Telling(tale, tale.set_up(len(roles), (*roles, *extra.split())))
    while not isinstance(telling.pending, Window):
        if isinstance(telling.pending, Ask):
            telling.answer(telling.pending.who, answers[telling.pending.prompt])
        else:
            telling.begin_beat()
    return telling


# 1. The Demon is shown three of four roles: 4. The Drunk believes to be the Librarian: any two of the seven
#    others and the one Outsider of the script, or none: 22. The Fortune Teller chooses two of eight: 28.
# 2. The Poisoner chooses one of eight. The Fortune Teller has 28 ways, poisoned twice as many; the Empath
#    one, poisoned three.
# 3. The Washerwoman is shown one of four true Townsfolk with any of six, or the Spy as any of eight; four
#    times both are the same. The Recluse makes two answers of five pairs, without Imp and red herring.
@pytest.mark.parametrize(
    ("cards", "extra", "settled", "ways", "positions"),
    [
        (
            EXAMPLES[0],
            "librarian monk soldier mayor",
            {"drunk_role": "librarian", "red_herring": 0},
            4 * 22 * 28,
            1,
        ),
        (EXAMPLES[1], "chef monk soldier", {"red_herring": 0}, 28 * 6 + 2 * 28 + 3 * 28, 8),
        (EXAMPLES[2], "chef monk soldier", {"red_herring": 0}, (4 * 6 + 8 * 6 - 4) * (28 + 5), 1),
    ],
)
def test_ways_through_a_first_night_of_the_clocktower(
    cards: str, extra: str, settled: dict[str, Any], ways: int, positions: int
) -> None:
    telling = dealt_by_the_storyteller(cards, extra, **settled)
    found = [night.grimoire.position() for night in nights(telling)]
    assert (len(found), len(set(found))) == (ways, positions)
