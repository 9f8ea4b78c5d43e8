"""What holds for all tests: which take long, which are begun again, how seldom garbage is looked for."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.database import Postgres

TESTS = Path(__file__).parent
IN_PROCESSES_OF_THEIR_OWN = {"browser", "web"}
# Five seconds and more of one core, of this folder; four fifths of all that the tests cost.
LONG = frozenset({
    *IN_PROCESSES_OF_THEIR_OWN,
    "games/clocktower/test_book.py", "games/clocktower/sets/test_chosen_roles.py",
    "games/clocktower/test_knows.py", "games/clocktower/company/test_wished_travellers.py",
    "games/clocktower/advice/test_claims_weighed.py", "games/clocktower/advice/test_free_news.py",
    "games/clocktower/advice/test_named_by_themselves.py", "games/clocktower/judgement/test_last_night.py",
    "games/clocktower/judgement/test_standstill.py", "games/clocktower/roles/test_lent.py",
    "games/mafia32/test_book.py", "games/mafia32/test_theory.py",
    "games/onenight/test_winners.py", "games/vendetta/test_anything.py", "games/vendetta/test_book.py",
    "laws/test_choices.py", "laws/test_costs.py", "laws/test_docs.py", "laws/test_laws.py",
    "laws/test_perft.py", "laws/test_proofs.py", "laws/test_scenes.py", "laws/test_settings.py",
    "laws/test_tellings.py",
    "minds/test_clocktower.py", "minds/test_clocktower_day_powers.py", "minds/test_sensible.py",
    "minds/test_vendetta.py",
    "rooms/test_anything.py", "rooms/progress/test_killed.py", "rooms/progress/test_old_logs.py",
    "rooms/devices/test_secrets.py",
    "sim/test_theory.py",
    "test_almanacs.py", "test_benchmarks.py", "test_check.py",
    "text/test_foresight.py", "text/test_story.py",
})  # fmt: skip
ONCE_MORE = 2
# A test of these takes more time than most: they are begun first, so that at the end nobody waits for one.
FIRST = (
    "browser/test_finger.py", "browser/test_long_tales.py", "browser/test_show.py", "browser/test_axe.py",
    "browser/test_fabled.py", "browser/test_led.py", "browser/test_floor.py", "browser/test_violets.py",
    "browser/test_clocktower.py", "browser/test_execution.py", "browser/test_held.py",
)  # fmt: skip


def pytest_configure(config: pytest.Config) -> None:
    """Name the marker of what `./dev test --fast` leaves out."""
    config.addinivalue_line("markers", "long: takes seconds, and is left out of `./dev test --fast`")


@pytest.hookimpl(tryfirst=True)  # before pytest leaves out what is marked
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what takes long, and begin it first; where clocks run a failed test is begun again, as RERUN."""
    for item in items:
        place = item.path.relative_to(TESTS)
        if place.parts[0] in IN_PROCESSES_OF_THEIR_OWN:
            item.add_marker(pytest.mark.flaky(reruns=ONCE_MORE))
        if {place.parts[0], place.as_posix()} & LONG:
            item.add_marker(pytest.mark.long)
    places = {place: number for number, place in enumerate(FIRST)}
    items.sort(key=lambda item: places.get(item.path.relative_to(TESTS).as_posix(), len(FIRST)))


def pytest_collection_finish() -> None:
    """The tests themselves live as long as the run: looking at them for garbage took a sixth of its time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 10, 10)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """The database server of a run, started for the first test that wants one; it runs after every test."""
    server = Postgres()
    try:
        yield server.start()
    finally:
        server.close()
