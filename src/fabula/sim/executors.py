"""Executors by their address: what plays games on a cluster of Ray or of Dask, here or elsewhere.

`ray` and `dask` begin a cluster of this machine's own processes; `ray://HOST:PORT` and `dask://HOST:PORT`
play on one that runs. Both libraries are extras, and imported only here. What a killed worker had is played
anew by the cluster.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from importlib import import_module
from typing import Any, NamedTuple, TypeVar

RAY, DASK = "ray", "dask"
Answer = TypeVar("Answer")


class NoExecutor(Exception):
    """Nothing plays at this address; the message says why in one line."""


class Elsewhere(NamedTuple):
    """An executor, and how many games it plays at once."""

    executor: Executor
    jobs: int


@contextmanager
def executor_at(address: str, jobs: int | None) -> Iterator[Elsewhere]:
    """The executor at an address, closed when games are over; NoExecutor where there is none.

    `jobs` is how many processes a cluster of this machine has, one a core without it. A cluster that runs has
    as many as it has.
    """
    kind, _, place = address.partition("://")
    opened = {RAY: on_ray, DASK: on_dask}.get(kind)
    if opened is None or (not place and "://" in address):
        raise NoExecutor(f"--on takes ray, ray://HOST:PORT, dask or dask://HOST:PORT, not {address}")
    with opened(place, jobs) as elsewhere:
        yield elsewhere


class OnRay(Executor):
    """A cluster of Ray as an executor: each task is one of Ray's."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._known: dict[Callable[..., Any], Any] = {}

    def submit(self, fn: Callable[..., Answer], /, *args: Any, **kwargs: Any) -> Future[Answer]:
        """Have a worker do it; what it raises is raised here."""
        if fn not in self._known:
            self._known[fn] = self._ray.remote(fn)
        done: Future[Answer] = self._known[fn].remote(*args, **kwargs).future()
        return done


@contextmanager
def on_ray(place: str, jobs: int | None) -> Iterator[Elsewhere]:
    """A cluster of Ray."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray: Any = _imported("ray", RAY)
    where = {"address": f"ray://{place}"} if place else {"num_cpus": jobs, "include_dashboard": False}
    try:
        ray.init(log_to_driver=False, logging_level="error", **where)
    except (ConnectionError, OSError, RuntimeError) as why:
        raise NoExecutor(f"no cluster of Ray answers: {_first_line_of(why)}") from None
    try:
        yield Elsewhere(OnRay(ray), max(1, int(ray.cluster_resources().get("CPU", 1))))
    finally:
        ray.shutdown()


@contextmanager
def on_dask(place: str, jobs: int | None) -> Iterator[Elsewhere]:
    """A cluster of Dask."""
    distributed: Any = _imported("distributed", DASK)
    here = {
        "n_workers": jobs or os.cpu_count() or 1, "threads_per_worker": 1, "dashboard_address": None,
        "processes": True,
    }  # fmt: skip
    try:
        client = distributed.Client(f"tcp://{place}", timeout=10) if place else distributed.Client(**here)
    except (OSError, ValueError, RuntimeError) as why:
        raise NoExecutor(f"no cluster of Dask answers: {_first_line_of(why)}") from None
    with client:
        workers = client.ncores()
        yield Elsewhere(client.get_executor(), max(1, sum(workers.values())))


def _imported(module: str, extra: str) -> Any:
    """A library that need not be there."""
    try:
        return import_module(module)
    except ImportError:
        raise NoExecutor(f"--on {extra} needs an extra: pip install 'fabula[{extra}]'") from None


def _first_line_of(why: BaseException) -> str:
    return (str(why).splitlines() or [type(why).__name__])[0]
