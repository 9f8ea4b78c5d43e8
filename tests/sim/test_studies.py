"""Studies anywhere: on any executor, in shards, a row a game, stopped and gone on with: always the same."""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import pytest

from fabula.cli import main
from fabula.games import tale_called
from fabula.sim import Apart, Chunk, Study, Tally, play_one, pool, simulate
from fabula.sim.play import Table
from fabula.sim.pool import OtherSources, Wanted, play_elsewhere, sources_of

TALE = tale_called("onenight")
SIX = TALE.set_up(6)
GAMES = 900
Answer = TypeVar("Answer")


class AtOnce(Executor):
    """An executor of somebody's own, which plays where it is asked to."""

    def __init__(self) -> None:
        self.played = 0

    def submit(self, task: Callable[..., Answer], /, *about: Any, **more: Any) -> Future[Answer]:
        """Do it at once."""
        done: Future[Answer] = Future()
        self.played += 1
        done.set_result(task(*about, **more))
        return done


@pytest.fixture(scope="module")
def alone() -> Tally:
    """What one process comes to."""
    return simulate(TALE, SIX, GAMES, seed=5)


@pytest.mark.parametrize("made", [AtOnce, lambda: ThreadPoolExecutor(3), lambda: ProcessPoolExecutor(2)])
def test_on_any_executor_a_seed_tells_the_same(made: Callable[[], Executor], alone: Tally) -> None:
    with made() as executor:
        assert simulate(TALE, SIX, GAMES, seed=5, jobs=2, on=executor) == alone
        assert not isinstance(executor, AtOnce) or executor.played > 4


def test_a_worker_with_other_sources_is_refused() -> None:
    wanted = Wanted("onenight", SIX, 1, "random", True, False, sources_of("onenight"))
    assert play_elsewhere(wanted, range(3)).tally.games == 3
    with pytest.raises(OtherSources):
        play_elsewhere(wanted._replace(sources="0" * 12), range(3))


def test_a_worker_that_is_killed_changes_nothing(alone: Tally) -> None:
    killed: list[int] = []

    def kill_one(_: int) -> None:
        worker = next((one for one in multiprocessing.active_children() if one.is_alive()), None)
        if len(killed) < 2 and worker is not None and worker.pid is not None:
            worker.kill()
            killed.append(worker.pid)

    assert simulate(TALE, SIX, GAMES, seed=5, jobs=2, heard=kill_one) == alone
    assert len(killed) == 2


def test_each_chunk_comes_in_its_turn_with_a_row_a_game(alone: Tally) -> None:
    chunks: list[Chunk] = []
    tally = simulate(TALE, SIX, 300, seed=5, jobs=3, first=40, in_order=chunks.append, rows=True)
    assert [chunk.games.start for chunk in chunks] == sorted(chunk.games.start for chunk in chunks)
    rows = [row for chunk in chunks for row in chunk.rows]
    assert [row.game for row in rows] == list(range(40, 340))
    assert sum(row.decisions for row in rows) == tally.decisions
    assert sum("village" in row.sides for row in rows) == tally.sides["village"]
    seats = [(role, seat in row.won) for row in rows for seat, role in enumerate(row.roles)]
    assert {role: sum(won for one, won in seats if one == role) for role in tally.dealt} == tally.won
    assert all(row.nights == 1 for row in rows)
    assert simulate(TALE, SIX, 300, seed=5, first=40) == tally


# ---- the command


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What `fabula sim` prints."""
    assert main(["sim", *arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


OF_A_GAME = ("onenight", "--seed", "7", "--json")


def test_shards_add_up_to_the_very_bytes_of_one_run(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    whole = simulated(capsys, *OF_A_GAME, "--games", "600", "--jobs", "1")
    assert simulated(capsys, *OF_A_GAME, "--games", "600", "--jobs", "2") == whole
    shards = [tmp_path / name for name in ("a.json", "b.json", "c.json")]
    for shard, (first, games) in zip(shards, ((0, 100), (350, 250), (100, 250)), strict=True):
        told = simulated(capsys, *OF_A_GAME, "--first", str(first), "--games", str(games), "--jobs", "1")
        shard.write_text(told, encoding="utf-8")
    assert simulated(capsys, "--json", "--add", *map(str, shards)) == whole
    table = simulated(capsys, "--add", *map(str, shards[:2]))
    assert "games: 350" in table
    (tmp_path / "ab.json").write_text(simulated(capsys, "--json", "--add", *map(str, shards[:2])), "utf-8")
    assert simulated(capsys, "--json", "--add", str(tmp_path / "ab.json"), str(shards[2])) == whole


@pytest.mark.parametrize(
    ("other", "why"),
    [
        (("--first", "50"), "game 50 is counted twice"),
        (("--first", "100", "--seed", "8"), "seed is 7 in one and 8 in the other"),
        (("--first", "100", "--seats", "6"), "seats is 5 in one and 6 in the other"),
        (("--first", "100", "--bots", "sensible"), "bots is random in one"),
    ],
)
def test_what_does_not_belong_together_is_not_added(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, other: Sequence[str], why: str
) -> None:
    files = [str(tmp_path / "a.json"), str(tmp_path / "b.json")]
    for file, more in zip(files, ((), other), strict=True):
        told = simulated(capsys, *OF_A_GAME, "--games", "100", "--jobs", "1", *more)
        Path(file).write_text(told, encoding="utf-8")
    assert main(["sim", "--add", *files]) == 2
    assert why in capsys.readouterr().err


@pytest.mark.parametrize("content", ["{", "[]", "{}", '{"games": 5}', "null"])
def test_what_is_no_shard_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path, content: str) -> None:
    (tmp_path / "a.json").write_text(content, encoding="utf-8")
    assert main(["sim", "--add", str(tmp_path / "a.json")]) == 2
    assert capsys.readouterr().err.endswith("a.json holds no games that could be counted\n")


def test_a_run_that_was_stopped_goes_on_where_it_was(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = simulated(capsys, *OF_A_GAME, "--games", "700", "--jobs", "1", "--rows", str(tmp_path / "whole"))
    rows, progress = tmp_path / "rows", tmp_path / "progress"
    arguments = (*OF_A_GAME, "--games", "700", "--jobs", "1", "--rows", str(rows), "--resume", str(progress))
    with monkeypatch.context() as stopped:
        take = Study.take

        def stop_after_some(study: Study, games: range, tally: Tally) -> None:
            take(study, games, tally)
            if games.stop > 300:
                raise KeyboardInterrupt

        stopped.setattr(Study, "take", stop_after_some)
        assert main(["sim", *arguments]) == 130
    capsys.readouterr()
    before = json.loads(progress.read_text(encoding="utf-8"))["tally"]["games"]
    assert 300 < before < 700
    with rows.open("a", encoding="utf-8") as more:
        more.write('{"game":')
    played: list[int] = []

    def play_and_note(table: Table, seed: int, game: int) -> Table:
        played.append(game)
        return play_one(table, seed, game)

    monkeypatch.setattr(pool, "play_one", play_and_note)
    assert simulated(capsys, *arguments) == whole
    assert played == list(range(before, 700))
    assert rows.read_text(encoding="utf-8") == (tmp_path / "whole").read_text(encoding="utf-8")
    assert simulated(capsys, *arguments) == whole
    assert main(["sim", *OF_A_GAME, "--first", "3", "--games", "700", "--resume", str(progress)]) == 2
    assert "is of another run" in capsys.readouterr().err


def test_a_study_of_nothing_is_apart() -> None:
    with pytest.raises(Apart):
        Study.of({"game": "onenight"})
