"""What is measured of games beside wins, by games that are made by hand."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from fabula.arena.metrics import lies, survival, vote_accuracy, votes_of
from fabula.cli import main
from fabula.core.events import Claimed, Died, PhaseBegan, Raised, Voted
from fabula.core.notation import write
from fabula.core.tale import Tale
from fabula.core.telling import Telling
from fabula.deduction.clocktower.mornings import mornings
from fabula.games import tale_called
from fabula.sim.play import Table
from fabula.sim.reckoning import sought_known

HONEST, SEATS = [0, 1, 2, 3], 6


def test_a_vote_is_right_if_it_is_for_one_who_hides_and_only_the_honest_are_asked() -> None:
    assert vote_accuracy([(0, 4), (1, 2), (2, 5), (3, 5), (4, 0), (5, 4)], HONEST) == 0.75
    assert vote_accuracy([(4, 0)], HONEST) is None


def test_hands_and_cards_are_votes_and_of_two_roses_the_black_one_counts() -> None:
    assert [*votes_of(Raised(4, (1, 2)))] == [(1, 4), (2, 4)]
    assert [*votes_of(Voted((2, None, (0, 1))))] == [(0, 2), (2, 0)]
    assert [*votes_of(Died(3, "night"))] == []


def test_survival_is_told_by_side() -> None:
    assert survival([0, 4], HONEST, SEATS) == {"honest": 0.25, "hiding": 0.5}
    assert survival([0], [0, 1], 2) == {"honest": 0.5}


def test_a_lie_is_believed_where_half_of_the_other_honest_vote_for_it_by_night() -> None:
    said, day = Claimed(4, ("suspect", 0)), PhaseBegan("day", 1)
    assert lies([day, said, Raised(0, (1, 2, 4, 5))], HONEST, SEATS) == (1, 1)
    assert lies([day, said, Raised(0, (1, 4, 5))], HONEST, SEATS) == (1, 0)
    assert lies([day, Raised(0, (1, 2)), said], HONEST, SEATS) == (1, 0)
    assert lies([day, said, PhaseBegan("night", 2), Raised(0, (1, 2))], HONEST, SEATS) == (1, 0)


def test_only_what_is_said_of_the_honest_by_those_who_hide_is_a_lie_and_once_a_day() -> None:
    told = [Claimed(0, ("suspect", 1)), Claimed(4, ("suspect", 5)), Claimed(4, ("trust", 5))]
    assert lies(told, HONEST, SEATS) == (0, 0)
    twice = [Claimed(4, ("suspect", 0)), Claimed(4, ("suspect", 0)), Claimed(5, ("suspect", 0))]
    assert lies([*twice, Raised(0, (1, 2, 3))], HONEST, SEATS) == (2, 2)


def test_votes_of_the_dead_make_no_lie_believed_and_of_fewer_fewer_are_half() -> None:
    said = Claimed(4, ("suspect", 0))
    assert lies([Died(1, "night"), said, Raised(0, (1,))], HONEST, SEATS) == (1, 0)
    assert lies([Died(1, "night"), said, Raised(0, (2,))], HONEST, SEATS) == (1, 1)


def test_how_near_the_demon_was_to_be_known_is_the_share_of_the_deals_that_were_left() -> None:
    tale, days = tale_called("clocktower"), 0
    for game in range(4):
        telling = Telling(tale, tale.set_up(7))
        Table(telling, Random(game).randrange, "sensible", laws=False).play()
        text = write(telling)
        assert sought_known(text, most=0) == []
        shares = {one.day: dict(one.suspects) for one in mornings(telling)}
        known = sought_known(text, most=100_000)
        days += len(known)
        assert [day for day, _ in known] == [*shares]
        first = next(seat for seat in range(7) if telling.grimoire.dealt(seat) == "imp")
        assert known[0] == (1, shares[1][first])
    assert days > 4


def game_of(tale: Tale, seats: int) -> str:
    """A game by bots, as it is written."""
    telling = Telling(tale, tale.set_up(seats))
    Table(telling, Random(1).randrange, "sensible", laws=False).play()
    return write(telling)


def test_in_one_night_it_is_told_of_the_one_morning_there_is() -> None:
    ((day, share),) = sought_known(game_of(tale_called("onenight"), 5))
    assert day == 1
    assert 0 < share <= 100


@pytest.mark.parametrize("tale", ["mafia32", "vendetta"])
def test_in_a_mafia_it_is_told_of_whoever_plays_against_the_honest(tale: str) -> None:
    known = sought_known(game_of(tale_called(tale), 8))
    assert [day for day, _ in known] == [*range(1, len(known) + 1)]
    assert known
    assert all(0 < share <= 100 for _, share in known)


def test_lines_of_a_match_have_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = tmp_path / "rows.jsonl"
    asked = ["clocktower", "--agents", "a=sharp,b=random", "--seats", "7", "--games", "2", "--seed", "3"]
    assert main(["arena", "match", *asked, "--known", "--rows", str(rows)]) == 0
    capsys.readouterr()
    lines = [json.loads(line) for line in rows.read_text(encoding="utf-8").splitlines()]
    assert len(lines) == 2
    for line in lines:
        assert 0 <= line["vote_accuracy"] <= 1
        assert {*line["survival"]} == {"honest", "hiding"}
        assert line["lies"]["told"] >= line["lies"]["believed"] >= 0
        assert all(0 <= share <= 100 for _, share in line["sought_known"])
