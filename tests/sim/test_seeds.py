"""A seed tells the same games on any number of jobs; what is counted of them is exact."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest
from tests.table import ended

from fabula.cli import main
from fabula.core.telling import Telling
from fabula.games import TALES, tale_called
from fabula.minds import MINDS
from fabula.sim import Broken, Tally, lots_of, simulate
from fabula.sim.course import Course
from fabula.sim.play import Table
from fabula.sim.pool import MOST_IN_A_CHUNK

FIELDS = [
    "game", "seats", "games", "seed", "wins", "winners", "decisions_per_game", "roles", "bots", "sources",
    "played", "tally",
]  # fmt: skip
TALE = tale_called("onenight")
SIX = TALE.set_up(6, ("tanner", "minion", "hunter", "drunk", *TALE.suggest(6)[:5]))


def figures(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """What `fabula sim --json` prints."""
    assert main(("sim", "onenight", "--json", *arguments)) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    return told


def test_the_fields_of_the_figures(capsys: pytest.CaptureFixture[str]) -> None:
    told = figures(capsys, "--seats", "4", "--games", "120", "--seed", "9", "--jobs", "1")
    assert list(told) == FIELDS
    assert (told["game"], told["seats"], told["games"], told["seed"]) == ("onenight", 4, 120, 9)
    assert list(told["wins"]) == ["village", "werewolf"]
    assert all(isinstance(games, int) for games in told["wins"].values())
    assert set(told["winners"]) == {"werewolf", "seer", "robber", "troublemaker", "villager"}
    assert all(0 <= share <= 1 for share in told["winners"].values())
    assert told["decisions_per_game"] > 4
    assert told["played"] == [[0, 120]]


@pytest.mark.parametrize("bots", MINDS)
def test_the_same_seed_gives_the_same_on_any_number_of_jobs(
    capsys: pytest.CaptureFixture[str], bots: str
) -> None:
    games = "700" if bots == "random" else "40"
    told = [
        figures(capsys, "--games", games, "--seed", "5", "--bots", bots, "--jobs", jobs)
        for jobs in ("1", "2", "3")
    ]
    assert told[0] == told[1] == told[2]


class EachAsked(Table):
    """A table at which each is asked as where people sit."""

    go_round = Course.go_round
    choose = Course.choose


@pytest.mark.parametrize("tale", TALES)
def test_lots_for_all_are_those_that_each_would_draw_who_is_asked(tale: str) -> None:
    setup = TALES[tale].set_up(9)
    for game in range(4):
        tables = [kind(Telling(TALES[tale], setup), lots_of(3, game)) for kind in (Table, EachAsked)]
        for table in tables:
            table.play()
        told = [(table.telling.log, table.decisions) for table in tables]
        assert told[0] == told[1]


def test_another_seed_gives_other_games() -> None:
    assert simulate(TALE, SIX, 300, seed=1) == simulate(TALE, SIX, 300, seed=1)
    assert simulate(TALE, SIX, 300, seed=1) != simulate(TALE, SIX, 300, seed=2)


def test_the_first_games_of_a_seed_do_not_depend_on_how_many_follow() -> None:
    drawn = [[lots_of(4, game)(1000) for game in range(many)] for many in (10, 20)]
    assert drawn[1][:10] == drawn[0]
    assert len(set(drawn[1])) > 10


@pytest.mark.parametrize("games", [1, 2, MOST_IN_A_CHUNK, MOST_IN_A_CHUNK + 1])
def test_every_game_is_played_and_told_of_once(games: int) -> None:
    heard: list[int] = []
    tally = simulate(TALE, SIX, games, heard=heard.append)
    assert tally.games == sum(heard) == games
    assert sum(tally.dealt.values()) == 6 * games


def test_a_win_that_sides_share_counts_for_each() -> None:
    tally = Tally()
    tally.count(ended("tanner werewolf villager villager", "1 0 0 1").telling, 5)
    assert tally.sides == {"village": 1, "tanner": 1}
    assert (tally.games, tally.nobody, tally.decisions_per_game) == (1, 0, 5.0)
    assert tally.shares() == {"tanner": 1.0, "villager": 1.0, "werewolf": 0.0}


def test_a_game_that_nobody_wins_counts_for_none() -> None:
    tally = Tally()
    tally.count(ended("seer villager villager", "1 0 0").telling, 3)
    assert (tally.games, tally.nobody, tally.sides.total()) == (1, 1, 0)


def test_shared_wins_make_more_wins_than_games() -> None:
    tally = simulate(TALE, SIX, 300)
    assert tally.sides.total() > tally.games - tally.nobody


def test_tallies_add_up_in_any_order() -> None:
    parts = [simulate(TALE, SIX, 50, seed) for seed in range(3)]
    forth, back = Tally(), Tally()
    for part in parts:
        forth.add(part)
    for part in reversed(parts):
        back.add(part)
    assert forth == back
    assert forth.games == 150


def test_nothing_is_counted_of_no_games() -> None:
    assert Tally().decisions_per_game == 0.0
    assert Tally().shares() == {}


def test_minds_can_be_named_by_side() -> None:
    mixed = simulate(TALE, SIX, 30, bots={"werewolf": "sensible"})
    assert mixed.games == 30
    assert mixed != simulate(TALE, SIX, 30)


def test_a_broken_law_names_its_game_and_gives_its_file(monkeypatch: pytest.MonkeyPatch) -> None:
    def laws(grimoire: Any) -> None:
        assert grimoire.phase != "day", "the sun stays down"

    monkeypatch.setattr(TALE, "laws", laws)
    with pytest.raises(Broken, match="game 0 of seed 8: AssertionError: the sun stays down") as caught:
        simulate(TALE, SIX, 1, seed=8)
    from_another_process = pickle.loads(pickle.dumps(caught.value))
    assert str(from_another_process) == str(caught.value)
    assert from_another_process.telling.startswith("fabula 1\ntale onenight\nseats 6\n")


@pytest.mark.parametrize(("bots", "advised"), [("random", False), ("sensible", True)])
def test_the_storyteller_takes_advice_only_among_minds_with_sense(
    monkeypatch: pytest.MonkeyPatch, bots: str, advised: bool
) -> None:
    clocktower = tale_called("clocktower")
    asked: list[str] = []
    advise = clocktower.suggestion

    def suggestion(grimoire: Any, ask: Any, below: Any) -> Any:
        asked.append(ask.prompt)
        return advise(grimoire, ask, below)

    monkeypatch.setattr(clocktower, "suggestion", suggestion)
    simulate(clocktower, clocktower.set_up(8), 1, bots=bots)
    assert ("set" in asked) is advised
