"""Matches: the same deals for all, ratings and margins, agents of others, and what the command prints."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from fabula.arena.agents import Entrant, Reply, entrant
from fabula.arena.matches import Played, Standing, play_match
from fabula.arena.seated import Turn
from fabula.cli import main
from fabula.core.notation import play_again, read
from fabula.core.refusals import Refusal
from fabula.core.requests import Choice
from fabula.games import tale_called

ONE_NIGHT = tale_called("onenight")
SENSIBLE, LOTS = entrant("sensible"), entrant("lots=random")


class Silent:
    """It says nothing, and answers with the first option."""

    def __init__(self, tale: str, seat: int, lots: Random) -> None:
        self.seat = seat

    def answer(self, turn: Turn) -> Choice | Reply:
        assert turn.seat == self.seat
        return None if turn.open else turn.options[0]


class Chatterbox(Silent):
    """It says aloud how much it has heard."""

    def answer(self, turn: Turn) -> Choice | Reply:
        return Reply(super().answer(turn), f"I heard {len(turn.said)}")


def test_with_swap_each_deal_is_played_both_ways_and_is_the_same() -> None:
    setup = ONE_NIGHT.set_up(5)
    played = [*play_match(ONE_NIGHT, setup, (SENSIBLE, LOTS), 3, seed=2, swap=True)]
    assert [(one.game, one.turned) for one in played] == [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]
    for one, other in zip(played[::2], played[1::2], strict=True):
        assert one.roles == other.roles
        assert one.seats == {"sensible": other.seats["lots"], "lots": other.seats["sensible"]}
        assert one.seats["sensible"] == one.honest
    assert [*play_match(ONE_NIGHT, setup, (SENSIBLE, LOTS), 2, seed=2, first=1, swap=True)] == played[2:]


def test_who_plays_with_sense_is_rated_above_lots() -> None:
    standing = Standing(["sensible", "lots"])
    for played in play_match(ONE_NIGHT, ONE_NIGHT.set_up(5), (SENSIBLE, LOTS), 60, seed=1, swap=True):
        standing.take(played)
    told = standing.data()["standing"]
    assert standing.data()["games"] == 120
    assert told["sensible"]["score"] - told["sensible"]["margin"] > told["lots"]["score"]
    better, worse = told["sensible"], told["lots"]
    assert better["rating"] > worse["rating"]
    assert better["vote_accuracy"] > worse["vote_accuracy"]


def test_the_margin_is_taken_over_deals_and_a_vote_is_right_if_it_is_for_one_who_hides() -> None:
    standing = Standing(["a", "b"])
    for game, won in ((0, [0]), (0, [1]), (1, [0]), (2, [1])):
        standing.take(
            Played(game, 0, {"a": [0], "b": [1]}, ["x", "y"], won, [], 1, [0], [0], [(0, 1), (1, 0)], "")
        )
    told = standing.data()["standing"]["a"]
    assert told["score"] == pytest.approx(0.5)
    assert told["margin"] == pytest.approx(1.96 * 0.5 / 3**0.5)
    assert (told["as_honest"], told["as_hiding"], told["survival"]) == (0.5, None, 1.0)
    assert told["vote_accuracy"] == 1.0
    assert standing.data()["standing"]["b"]["vote_accuracy"] is None


def test_agents_of_others_play_and_their_games_are_tellings() -> None:
    agents = (Entrant("silent", make=Silent), Entrant("talks", make=Chatterbox), SENSIBLE)
    played = [*play_match(ONE_NIGHT, ONE_NIGHT.set_up(6), agents, 3, seed=5)]
    assert [one.seats["silent"] for one in played] == [[0, 3], [2, 5], [1, 4]]
    for one in played:
        telling = play_again(ONE_NIGHT, read(one.telling))
        assert telling.grimoire.winners is not None
        assert sorted(telling.grimoire.winners) == one.won


def test_who_is_meant_is_read_or_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert entrant("a=sensible") == Entrant("a", mind="sensible")
    assert entrant("random") == Entrant("random", mind="random")
    (tmp_path / "minemine.py").write_text("class Mine:\n    pass\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    assert entrant("b=minemine:Mine").make is not None
    for nobody in ("a=nobody", "a=minemine:Yours", "a=nomodule:Mine"):
        with pytest.raises(Refusal, match="unknown-agent"):
            entrant(nobody)


def test_the_command_plays_a_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows, tellings = tmp_path / "games.jsonl", tmp_path / "kept" / "told"
    asked = ["arena", "match", "mafia32", "--agents", "a=sensible,b=random", "--seats", "6", "--games", "2"]
    assert main([*asked, "--swap", "--rows", str(rows), "--tellings", str(tellings), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    lines = [json.loads(line) for line in rows.read_text().splitlines()]
    assert (told["games"], len(lines), len([*tellings.iterdir()])) == (4, 4, 4)
    assert {*told["standing"]} == {*lines[0]["scores"]} == {"a", "b"}
    assert main(asked) == 0
    assert "a:" in capsys.readouterr().out
    assert main(["arena", "match", "clocktower", "--agents", "a=random", "--script", "trouble_brewing"]) == 2
    assert main(["arena", "match", "onenight", "--agents", "a=random,b=random", "--script", "x"]) == 2
