"""After a game: what the village could have known at the vote, what decided it, and how it would have won."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.table import dealt

from fabula.core.telling import Telling
from fabula.deduction.found import LEAVES, Morning
from fabula.deduction.onenight.mornings import known_of_the_werewolves, mornings
from fabula.games import tale_called
from fabula.sim.play import Table

TALE = tale_called("onenight")


def played(game: int, seats: int = 5) -> Telling:
    """A game of bots to its end."""
    telling = Telling(TALE, TALE.set_up(seats))
    Table(telling, Random(game).randrange, "sensible", laws=False).play()
    return telling


def followed() -> Iterator[tuple[Telling, Morning]]:
    """Thirty games of bots, each with what is told of its morning, if anything is."""
    for telling in map(played, range(30)):
        yield from ((telling, morning) for morning in mornings(telling))


def test_what_was_dealt_is_followed_in_games_of_bots_and_the_vote_that_wins_is_of_a_werewolf() -> None:
    found = 0
    for telling, morning in followed():
        found += 1
        wolves = [seat for seat in range(5) if telling.grimoire.role(seat) == "werewolf"]
        assert morning.wins == tuple(wolves)
        assert morning.nobody is (not wolves)
        assert {*wolves} <= {seat for seat, _ in morning.suspects}
    assert found > 25


def the_morning(telling: Telling) -> Morning:
    """What is told of a game."""
    (morning,) = mornings(telling)
    return morning


def test_without_what_decided_it_more_is_left() -> None:
    decided = 0
    for telling, morning in followed():
        if morning.decided is not None:
            decided += 1
            assert morning.decided.suspects >= len(morning.suspects)
            assert morning.decided.role in telling.setup.roles
    assert decided > 5


def test_how_near_a_werewolf_was_to_be_known_is_a_share() -> None:
    table = dealt("seer villager robber werewolf", spares="werewolf villager drunk")
    table.answers(seer=(3,), robber=1).votes(1, 0, 0, 0)
    morning = the_morning(table.telling)
    assert morning.wins == (3,)
    assert [*known_of_the_werewolves(table.telling, lambda: True)] == [(1, dict(morning.suspects)[3])]
    assert [*known_of_the_werewolves(table.telling, lambda: False)] == []


def test_without_werewolves_nobody_should_have_died() -> None:
    table = dealt("seer villager villager", spares="werewolf werewolf robber")
    table.answers(seer=("left", "middle")).votes(1, 0, 0)
    morning = the_morning(table.telling)
    assert (morning.word, morning.wins, morning.nobody, morning.trusted) == (LEAVES, (), True, None)


def test_of_a_game_that_is_not_over_or_whose_cards_were_corrected_nothing_is_told() -> None:
    table = dealt("seer villager robber werewolf", spares="werewolf villager drunk").goes_on_to("day")
    assert [*mornings(table.telling)] == []
