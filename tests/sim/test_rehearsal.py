"""A rehearsal counts what simulations count, tells the same for the same seed, and ends when it should."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import pytest

from fabula.core.telling import Telling
from fabula.games import tale_called
from fabula.games.clocktower.almanac.named_scripts import BOX
from fabula.sim import lots_of, play_one, rehearsal, simulate
from fabula.sim.play import Broken, Table
from fabula.sim.rehearsal import Rehearsal, days_of, rehearse, share
from fabula.sim.worker import OVER, TIME_IS_UP, told

TALE = tale_called("clocktower")
ROLES = BOX["trouble_brewing"]
SETUP = TALE.set_up(5, ROLES)
GAMES = 12
WANTED = {"tale": "clocktower", "roles": ROLES, "seats": 5, "seed": 4, "games": GAMES, "side": "good"}


def last(games: Iterator[Rehearsal]) -> Rehearsal:
    """What had come of all games at the end."""
    *_, figures = games
    return figures


def test_a_rehearsal_counts_what_a_simulation_counts() -> None:
    figures = last(rehearse(TALE, SETUP, GAMES, 4, "good"))
    tally = simulate(TALE, SETUP, GAMES, 4, "sensible")
    assert (figures.games, figures.broken, figures.won) == (GAMES, 0, tally.sides)
    assert figures.present == tally.dealt
    assert sum(figures.days.values()) == GAMES
    good = {role: won for role, won in tally.won.items() if TALE.almanac[role].side == "good"}
    assert {role: figures.won_with[role] for role in good} == good


def test_the_same_seed_gives_the_same_and_another_another() -> None:
    one, again, other = (last(rehearse(TALE, SETUP, GAMES, seed, "good")) for seed in (4, 4, 5))
    assert one == again
    assert one != other


def test_days_are_counted() -> None:
    telling = play_one(Table(Telling(TALE, SETUP), lots_of(4, 0), "sensible")).telling
    assert days_of(telling) in (telling.grimoire.number, telling.grimoire.number - 1)
    assert days_of(telling) >= 1


def test_a_share_has_bounds_around_it() -> None:
    assert share(0, 0)[2:] == (0.0, 1.0)
    assert share(0, 10).low == 0.0
    assert share(10, 10).high == 1.0
    few, many = share(5, 10), share(500, 1000)
    assert few.low < many.low < 0.5 < many.high < few.high
    assert [round(bound, 4) for bound in share(50, 100)[2:]] == [0.4038, 0.5962]


def test_shares_with_a_role_and_without_it_make_up_all_games() -> None:
    data = last(rehearse(TALE, SETUP, GAMES, 4, "good")).data(("good", "evil"))
    assert set(data["sides"]) == {"good", "evil"}
    assert data["roles"]["imp"]["with"]["of"] == GAMES
    for both in data["roles"].values():
        assert both["with"]["of"] + both["without"]["of"] == GAMES
        assert both["with"]["won"] + both["without"]["won"] == data["sides"]["good"]["won"]


def test_a_game_that_breaks_is_counted_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    def break_the_second(table: Table, seed: int = 0, game: int = 0) -> Table:
        if game == 1:
            raise Broken("clocktower", seed, game, "a fault", "")
        return play_one(table, seed, game)

    monkeypatch.setattr(rehearsal, "play_one", break_the_second)
    figures = last(rehearse(TALE, SETUP, 3, 4, "good"))
    assert (figures.games, figures.broken) == (2, 1)
    assert figures.data(("good", "evil"))["lost"] == [1]


@pytest.mark.parametrize("limit", ["MOST_NIGHTS", "MOST_LINES"])
def test_a_game_without_end_is_named_and_left_out(limit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"fabula.sim.course.{limit}", 1)
    figures = last(rehearse(TALE, SETUP, 2, 4, "good"))
    assert (figures.games, figures.lost) == (0, [0, 1])
    with pytest.raises(Broken, match="game 0 of seed 4: Endless: after"):
        simulate(TALE, SETUP, 1, seed=4)


# ---- aside


def aside(wanted: dict[str, Any]) -> list[dict[str, Any]]:
    """What is told of a rehearsal in this process."""
    return list(told(wanted, os.getppid()))


def test_the_last_line_tells_all() -> None:
    *_, end = aside({**WANTED, "seconds": 60})
    assert end == {"state": OVER, **last(rehearse(TALE, SETUP, GAMES, 4, "good")).data(("evil", "good"))}


def test_a_rehearsal_ends_when_its_time_is_up_or_its_starter_is_gone() -> None:
    (end,) = aside({**WANTED, "seconds": 0})
    assert (end["state"], end["games"]) == (TIME_IS_UP, 1)
    assert next(told({**WANTED, "seconds": 60}, starter=-1))["state"] == TIME_IS_UP


def test_a_rehearsal_has_a_process_of_its_own_that_gives_way() -> None:
    program = [sys.executable, "-P", "-m", "fabula.sim.worker"]
    with subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps({**WANTED, "games": 100_000, "seconds": 60}) + "\n")
        process.stdin.flush()
        first = json.loads(process.stdout.readline())
        assert (first["state"], first["games"]) == ("", 1)
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == 19
        process.stdout.close()
        began = time.monotonic()
        process.wait(60)  # nobody reads any more: its next line is its last
        assert time.monotonic() - began < 60
