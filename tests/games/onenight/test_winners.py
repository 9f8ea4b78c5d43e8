"""Who wins: the table of the book's last page, row by row, and every possible end of 3 to 5 players."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, product

import pytest
from tests.games.onenight.book import wins
from tests.table import ended

from fabula.games.onenight.cards import almanac
from fabula.games.onenight.winners import winners

# The final cards as in the table, with villagers where a tie needs more hands; then the votes, the dead and
# the seats that win. Row 21 to 23: the Hunter is voted out and points at whom he votes for.
ROWS = {
    1: ("werewolf villager villager", "1 0 0", (0,), "village", (1, 2)),
    2: ("werewolf villager villager", "1 0 1", (1,), "werewolf", (0,)),
    3: ("werewolf villager villager", "1 2 0", (), "werewolf", (0,)),
    4: ("werewolf villager villager villager", "1 0 0 1", (0, 1), "village", (1, 2, 3)),
    5: ("villager villager villager", "1 2 0", (), "village", (0, 1, 2)),
    6: ("villager villager villager", "1 2 1", (1,), "", ()),
    7: ("minion villager villager", "1 2 1", (1,), "werewolf", (0,)),
    8: ("minion villager villager", "1 0 0", (0,), "", ()),
    9: ("minion villager villager villager", "1 0 0 1", (0, 1), "", ()),
    10: ("minion villager villager", "1 2 0", (), "village", (1, 2)),
    11: ("werewolf minion villager", "1 0 1", (1,), "werewolf", (0, 1)),
    12: ("werewolf minion villager", "2 0 0", (0,), "village", (2,)),
    13: ("tanner werewolf villager", "1 0 0", (0,), "tanner", (0,)),
    14: ("tanner werewolf villager villager", "1 0 0 1", (0, 1), "tanner village", (0, 2, 3)),
    15: ("tanner werewolf villager", "2 2 0", (2,), "werewolf", (1,)),
    16: ("tanner villager villager", "1 0 0", (0,), "tanner", (0,)),
    17: ("tanner villager villager", "1 2 0", (), "village", (1, 2)),
    18: ("tanner minion villager", "1 0 0", (0,), "tanner", (0,)),
    19: ("tanner minion villager villager", "2 2 0 0", (0, 2), "tanner", (0,)),
    20: ("tanner minion villager", "2 2 0", (2,), "werewolf", (1,)),
    21: ("hunter werewolf villager", "1 0 0", (0, 1), "village", (0, 2)),
    22: ("hunter werewolf tanner", "2 0 0", (0, 2), "tanner", (2,)),
    23: ("hunter villager werewolf", "1 0 0", (0, 1), "werewolf", (2,)),
    24: ("werewolf werewolf villager", "2 0 0", (0,), "village", (2,)),
}


@pytest.mark.parametrize("row", ROWS)
def test_row_of_the_table(row: int) -> None:
    cards, votes, dead, sides, seats = ROWS[row]
    after = ended(cards, votes)
    assert after.cards == cards
    assert after.dead == dead
    assert after.won == (sides, seats)


def ends(players: int) -> Iterator[tuple[tuple[str, ...], tuple[int, ...]]]:
    """Every set of final roles in some order, with every set of dead."""
    roles = [role.id for role in almanac]
    hands = product(roles, repeat=players) if players < 5 else combinations_with_replacement(roles, players)
    for hand in hands:
        for lives in product((True, False), repeat=players):
            yield hand, tuple(seat for seat, alive in enumerate(lives) if not alive)


@pytest.mark.parametrize(("players", "count"), [(3, 13_824), (4, 331_776), (5, 139_776)])
def test_every_end_is_judged_as_by_the_book(players: int, count: int) -> None:
    seen = 0
    for roles, dead in ends(players):
        seen += 1
        sides, seats = winners(roles, dead)
        assert seats == tuple(seat for seat in range(players) if wins(seat, roles, dead)), (roles, dead)
        assert sides == tuple(sorted({almanac[roles[seat]].side for seat in seats})), (roles, dead)
    assert seen == count


def test_village_and_wolves_never_win_together() -> None:
    for roles, dead in ends(3):
        sides, _ = winners(roles, dead)
        assert not {"village", "werewolf"} <= set(sides)


def test_it_may_be_that_nobody_wins() -> None:
    assert winners(("villager", "villager", "villager"), (1,)) == ((), ())


def test_the_order_of_the_dead_does_not_matter() -> None:
    assert winners(("tanner", "werewolf", "villager"), (1, 0)) == winners(
        ("tanner", "werewolf", "villager"), (0, 1)
    )
