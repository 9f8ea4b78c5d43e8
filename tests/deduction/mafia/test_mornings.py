"""After a game of either Mafia: what the honest could have known, and how they would have won."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random

import pytest

from fabula.core.events import Died, PhaseBegan
from fabula.core.telling import Telling
from fabula.deduction import KNOWN, MORNINGS
from fabula.deduction.found import LEAVES, PROVES, Morning
from fabula.games import tale_called
from fabula.sim.play import Table

GAMES, SEATS = 8, 9
HOME = {"mafia32": "town", "vendetta": "vampires"}
TALK = {"mafia32": "day", "vendetta": "night"}
TALES = ("mafia32", "vendetta")


@lru_cache(maxsize=64)
def played(tale: str, game: int) -> Telling:
    """A game of bots to its end."""
    telling = Telling(tale_called(tale), tale_called(tale).set_up(SEATS))
    Table(telling, Random(game).randrange, "sensible", laws=False).play()
    return telling


def followed(tale: str) -> Iterator[tuple[Telling, list[Morning]]]:
    """Some games of bots, each with what is told of its mornings."""
    for game in range(GAMES):
        yield played(tale, game), [*MORNINGS[tale](played(tale, game))]


def side(telling: Telling, seat: int) -> str:
    """Of which side somebody is."""
    return str(telling.town.side(seat))


@pytest.mark.parametrize("tale", TALES)
def test_each_morning_of_a_game_is_told_and_no_foe_who_lives_is_excluded(tale: str) -> None:
    for telling, mornings in followed(tale):
        days = [
            one.number for one in telling.events() if isinstance(one, PhaseBegan) and one.phase == TALK[tale]
        ]
        assert [one.day for one in mornings] == days
        died: dict[int, int] = {}
        number = 0
        for one in telling.events():
            number = one.number if isinstance(one, PhaseBegan) and one.phase == TALK[tale] else number
            if isinstance(one, Died):
                died[one.seat] = number
        for morning in mornings:
            living = [seat for seat in range(SEATS) if died.get(seat, morning.day) >= morning.day]
            foes = {seat for seat in living if side(telling, seat) != HOME[tale]}
            assert foes <= {seat for seat, _ in morning.suspects} <= {*living}
            assert morning.word in (LEAVES, PROVES)


@pytest.mark.parametrize("tale", TALES)
def test_a_vote_would_have_won_against_the_last_foe_and_the_game_shows_it(tale: str) -> None:
    won = 0
    for telling, mornings in followed(tale):
        for morning in mornings:
            assert all(side(telling, seat) != HOME[tale] for seat in morning.wins)
            won += bool(morning.wins)
        if mornings[-1].wins:
            last = [one.seat for one in telling.events() if isinstance(one, Died)][-1]
            if last in mornings[-1].wins:
                assert telling.grimoire.winners is not None
                assert last not in telling.grimoire.winners
    assert won > 2


@pytest.mark.parametrize("tale", TALES)
def test_without_what_decided_it_more_would_have_been_suspected(tale: str) -> None:
    decided = [one for _, mornings in followed(tale) for one in mornings if one.decided is not None]
    assert len(decided) > 3
    assert all(one.decided and one.decided.suspects >= len(one.suspects) for one in decided)


@pytest.mark.parametrize("tale", TALES)
def test_how_near_somebody_was_to_be_known_is_a_share_of_a_suspect(tale: str) -> None:
    telling = played(tale, 1)
    known = [*KNOWN[tale](telling, lambda: True)]
    mornings = {one.day: dict(one.suspects) for one in MORNINGS[tale](telling)}
    assert [day for day, _ in known] == [*mornings]
    assert all(share in mornings[day].values() for day, share in known)
    assert [*KNOWN[tale](telling, lambda: False)] == []
