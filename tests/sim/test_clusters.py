"""Games on clusters of Ray and of Dask, and their rows as Parquet: the same as here, whatever is killed."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from fabula.cli import main
from fabula.games import tale_called
from fabula.sim import simulate
from fabula.sim.executors import NoExecutor, executor_at

TALE = tale_called("onenight")
SIX = TALE.set_up(6)
GAMES = 900


def pid_of_a_worker() -> int:
    """The process in which this is done."""
    return os.getpid()


@pytest.mark.parametrize("cluster", ["ray", "dask"])
def test_a_cluster_tells_the_same_though_a_worker_is_killed(cluster: str) -> None:
    killed: list[int] = []
    with executor_at(cluster, 2) as (executor, jobs):
        assert jobs == 2
        worker = executor.submit(pid_of_a_worker).result()
        assert worker != os.getpid()

        def kill_it(_: int) -> None:
            if not killed:
                os.kill(worker, signal.SIGKILL)
                killed.append(worker)

        spread = simulate(TALE, SIX, GAMES, seed=5, jobs=jobs, on=executor, heard=kill_it)
    assert killed == [worker]
    assert spread == simulate(TALE, SIX, GAMES, seed=5)


def test_the_command_plays_on_a_cluster_and_writes_columns(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parquet = import_module("pyarrow.parquet")
    asked = ("sim", "onenight", "--seed", "7", "--games", "300", "--json", "--jobs", "1", "--rows")
    assert main([*asked, str(tmp_path / "rows.jsonl")]) == 0
    here = capsys.readouterr().out
    monkeypatch.setattr("fabula.cli.simulations.executor_at", an_executor_of_threads)
    assert main([*asked, str(tmp_path / "rows.parquet"), "--on", "dask"]) == 0
    assert capsys.readouterr().out == here
    lines = (tmp_path / "rows.jsonl").read_text(encoding="utf-8").splitlines()
    columns: list[dict[str, Any]] = parquet.read_table(tmp_path / "rows.parquet").to_pylist()
    assert columns == [json.loads(line) for line in lines]
    assert sorted(file.name for file in tmp_path.iterdir()) == ["rows.jsonl", "rows.parquet"]


@contextmanager
def an_executor_of_threads(address: str, jobs: int | None) -> Iterator[Any]:
    """In place of a cluster, which takes seconds to begin."""
    from concurrent.futures import ThreadPoolExecutor

    assert address == "dask"
    with ThreadPoolExecutor(2) as executor:
        yield executor, jobs or 2


def test_columns_are_not_gone_on_with(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    files = ("--rows", str(tmp_path / "a.parquet"), "--resume", str(tmp_path / "a.json"))
    assert main(["sim", "onenight", "--games", "5", *files]) == 2
    assert "with --resume name another" in capsys.readouterr().err


@pytest.mark.parametrize("address", ["mpi", "ray://", "rays", "dask:/x", ""])
def test_an_address_of_nothing_is_told(capsys: pytest.CaptureFixture[str], address: str) -> None:
    assert main(["sim", "onenight", "--games", "5", "--on", address]) == 2
    assert "--on takes ray, ray://HOST:PORT, dask or dask://HOST:PORT" in capsys.readouterr().err


@pytest.mark.parametrize("cluster", ["ray", "dask"])
def test_a_library_that_is_not_there_is_told_with_its_extra(
    cluster: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nothing(module: str) -> None:
        raise ImportError(module)

    monkeypatch.setattr("fabula.sim.executors.import_module", nothing)
    with pytest.raises(NoExecutor, match=rf"pip install 'fabula\[{cluster}\]'"), executor_at(cluster, 1):
        pass


def test_workers_of_other_sources_are_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fabula.cli.simulations.executor_at", an_executor_of_threads)
    monkeypatch.setattr("fabula.sim.pool._are_ours", lambda *_: False)
    assert main(["sim", "onenight", "--games", "5", "--on", "dask"]) == 2
    assert "a worker has other sources of onenight" in capsys.readouterr().err
