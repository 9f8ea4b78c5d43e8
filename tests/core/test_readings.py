"""What is read off a Grimoire is kept as long as it is still so, and no longer."""

import pytest

from fabula.core.cards import Card
from fabula.core.events import Became, Turned
from fabula.core.grimoire import Grimoire, Setup
from fabula.core.telling import Telling
from fabula.games import TALES
from fabula.sim.play import Table, play_one
from fabula.sim.seeding import lots_of


def test_a_reading_is_found_once_for_the_same_values_and_anew_for_others() -> None:
    grimoire, looked = Grimoire(Setup("toy", 3, ())), list[tuple[bool, ...]]()

    def who_lives(alive: tuple[bool, ...]) -> int:
        looked.append(alive)
        return sum(alive)

    assert [grimoire.reading(who_lives, grimoire.alive) for _ in range(3)] == [3, 3, 3]
    grimoire.let_live(1, lives=False)
    assert [grimoire.reading(who_lives, grimoire.alive) for _ in range(2)] == [2, 2]
    assert looked == [(True, True, True), (True, False, True)]


def test_who_changes_sides_leaves_what_was_read_before_as_it_was() -> None:
    grimoire = Grimoire(Setup("toy", 2, ()))
    before = grimoire.sides
    Turned(1, "evil").apply(grimoire)
    assert (before, grimoire.sides) == ({}, {1: "evil"})
    Became(0, "imp", "good").apply(grimoire)
    Turned(1, None).apply(grimoire)
    assert grimoire.sides == {0: "good"}


@pytest.mark.parametrize("tale", ["onenight", "mafia32", "vendetta"])
def test_cards_that_were_in_order_are_counted_again_once_others_lie_there(tale: str) -> None:
    game = TALES[tale]
    telling = play_one(Table(Telling(game, game.set_up(6)), lots_of(1, 1))).telling
    game.laws(telling.grimoire)
    stray = next(role for role in game.almanac.printed if role not in telling.grimoire.roles)
    telling.grimoire.lay(0, Card(stray))
    with pytest.raises(AssertionError):
        game.laws(telling.grimoire)
