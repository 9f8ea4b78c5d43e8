"""The Puzzlemaster."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.clocktower.square import marked, may
from tests.games.clocktower.table import Table

from fabula.core.refusals import Refusal

NINE = "puzzlemaster chef empath monk soldier mayor saint poisoner imp"


def guess(table: Table, seat: int, named: int, **choices: Any) -> list[dict[str, Any]]:
    """A player guesses in private; what they are told."""
    table.open_nominations()
    before = len(table.found("informed"))
    table.say(seat, "puzzle", named, **choices)
    return table.found("informed")[before:]


def test_a_player_is_drunk_all_game() -> None:
    table = Table(NINE, puzzle_drunk=2, poisoner=1).night()
    assert marked(table, "drunk") == [2]
    table.day().night(imp=3, monk=1)
    assert marked(table, "drunk") == [2]


def test_even_if_the_puzzlemaster_dies() -> None:
    table = Table(NINE, puzzle_drunk=2, poisoner=1).night().day((1, 0, (1, 2, 3, 4, 5)))
    assert marked(table, "drunk") == [2]


def test_while_the_puzzlemaster_is_poisoned_that_player_is_sober() -> None:
    assert marked(Table(NINE, puzzle_drunk=2, poisoner=0).night(), "drunk") == []


def test_a_right_guess_is_answered_by_the_demon() -> None:
    (told,) = guess(Table(NINE, puzzle_drunk=2, poisoner=1).night(), 0, 2)
    assert (told["kind"], told["place"]) == ("puzzlemaster", 8)


def test_a_wrong_guess_is_answered_by_anybody_else() -> None:
    table = Table(NINE, puzzle_drunk=2, poisoner=1).night()
    (told,) = guess(table, 0, 3, puzzle_answer=4)
    assert (told["kind"], told["place"]) == ("puzzlemaster", 4)
    assert table.asked("puzzle_answer") == [tuple(range(8))]


def test_both_answers_sound_alike() -> None:
    keys = []
    for named in (2, 3):
        table = Table(NINE, puzzle_drunk=2, poisoner=1).night()
        guess(table, 0, named)
        keys.append([sorted(one) for one in table.heard_by(0)[-2:]])
    assert keys[0] == keys[1]


def test_it_is_for_once_in_the_game() -> None:
    table = Table(NINE, puzzle_drunk=2, poisoner=1).night()
    guess(table, 0, 3)
    table.close_the_day().night(imp=1, monk=2)
    (told,) = guess(table, 0, 2)
    assert told["kind"] == "puzzle"


def test_everybody_else_is_not_answered_and_nobody_hears_of_it() -> None:
    table = Table(NINE, puzzle_drunk=2, poisoner=1).night()
    (told,) = guess(table, 3, 2)
    assert told["kind"] == "puzzle"
    assert all("puzzle" not in str(one) for one in table.heard_by(4)[5:])
    with pytest.raises(Refusal):
        table.say(3, "puzzle", 1)


def test_ruling_375_drunk_or_poisoned_they_may_be_shown_anybody() -> None:
    table = Table(NINE, puzzle_drunk=2, poisoner=0).night()
    (told,) = guess(table, 0, 2, puzzle_answer=5)
    assert told["place"] == 5
    assert table.asked("puzzle_answer") == [tuple(range(9))]


@pytest.mark.parametrize("poisoned", [2, 0])
def test_ruling_772_before_there_is_a_demon_a_right_guess_shows_anybody(poisoned: int) -> None:
    town = "puzzlemaster chef empath monk soldier mayor slayer virgin sage poisoner summoner"
    table = Table(town, puzzle_drunk=2, poisoner=poisoned).night()
    (told,) = guess(table, 0, 2, puzzle_answer=5)
    assert told["place"] == 5
    assert table.asked("puzzle_answer") == [tuple(range(11))]


def test_the_dead_cannot_guess() -> None:
    table = Table(NINE, puzzle_drunk=2, poisoner=1).night().bury(0).open_nominations()
    assert may(table, 0, "puzzle") == []


def test_the_puzzlemaster_is_not_the_puzzle() -> None:
    table = Table(NINE)
    table.heard = 0
    assert table.asked("puzzle_drunk") == [tuple(range(1, 9))]


def test_with_another_role_the_puzzle_is_gone() -> None:
    table = Table(NINE, puzzle_drunk=2, poisoner=1).night()
    table.telling.amend(("role", 0, "slayer"))
    assert marked(table, "drunk") == []
