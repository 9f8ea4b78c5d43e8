"""What holds for all tests: which take long, which are begun again, how seldom garbage is looked for."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.database import Postgres

TESTS = Path(__file__).parent
IN_PROCESSES_OF_THEIR_OWN = {"browser", "web"}
# Four seconds and more of one core, of this folder; nine tenths of all that the tests cost.
LONG = frozenset({
    *IN_PROCESSES_OF_THEIR_OWN,
    "games/clocktower/test_book.py", "games/clocktower/sets/test_chosen_roles.py",
    "games/clocktower/test_knows.py", "games/clocktower/company/test_wished_travellers.py",
    "games/clocktower/advice/test_claims_weighed.py", "games/clocktower/advice/test_lies.py",
    "games/clocktower/company/test_sides_of_travellers.py", "games/clocktower/advice/test_free_news.py",
    "games/clocktower/advice/test_named_by_themselves.py", "games/clocktower/judgement/test_last_night.py",
    "games/clocktower/judgement/test_standstill.py", "games/clocktower/roles/test_lent.py",
    "games/mafia32/test_book.py", "games/mafia32/test_theory.py",
    "games/onenight/test_winners.py", "games/vendetta/test_anything.py", "games/vendetta/test_book.py",
    "laws/test_choices.py", "laws/test_costs.py", "laws/test_docs.py", "laws/test_laws.py",
    "laws/test_perft.py", "laws/test_proofs.py", "laws/test_scenes.py", "laws/test_settings.py",
    "laws/test_soak.py", "laws/test_tellings.py",
    "minds/test_clocktower.py", "minds/test_clocktower_day_powers.py", "minds/test_sensible.py",
    "minds/test_vendetta.py",
    "rooms/test_anything.py", "rooms/progress/test_killed.py", "rooms/progress/test_old_logs.py",
    "rooms/devices/test_secrets.py", "rooms/devices/test_upside_down.py", "rooms/devices/test_even.py",
    "rooms/devices/test_many_worlds.py", "rooms/test_led.py", "rooms/test_loric_played.py",
    "rooms/test_scripts_played.py",
    "sim/test_theory.py",
    "test_almanacs.py", "test_benchmarks.py", "test_check.py",
    "text/test_foresight.py", "text/test_story.py",
})  # fmt: skip
# Of them the cases that take a second or less: one at least of each law stays in what is run all day.
BRIEF = (
    "rooms/devices/test_secrets.py::test_what_one_cannot_know_changes_no_byte[the book's, for 3]",
    "rooms/devices/test_secrets.py::test_what_one_cannot_know_changes_no_byte[two of each]",
    "rooms/devices/test_upside_down.py::test_everybody_has_something_to_tap_while_eyes_are_closed",
    "rooms/devices/test_upside_down.py::test_by_night_all_speak_and_by_day_nobody_does",
    "rooms/devices/test_many_worlds.py::test_it_counts_worlds_that_look_alike",
    "rooms/test_loric_played.py::test_a_game_with_all_of_them_comes_to_an_end[person-7]",
    "rooms/test_scripts_played.py::test_a_script_is_played_to_its_end[by_night]",
    "rooms/test_led.py::test_a_step_of_a_led_role_reaches_its_player_and_nobody_else",
    "rooms/test_led.py::test_a_script_that_cannot_be_is_refused",
    "rooms/progress/test_killed.py::test_the_log_of_a_long_game_gives_the_room_again_wherever_it_ends[mafia32]",
    "games/clocktower/advice/test_lies.py::test_the_drunk_who_believes_to_be_the_washerwoman_is_not_told_of_another",
    "laws/test_laws.py::test_replay_is_live_after_every_single_move[as-told-onenight]",
    "laws/test_laws.py::test_what_is_not_offered_is_refused_and_changes_nothing[onenight]",
    "laws/test_soak.py::test_a_fall_is_made_short_too",
)
ONCE_MORE = 2
# A test of these takes more time than most: they are begun first, so that at the end nobody waits for one.
FIRST = (
    "games/clocktower/company/test_wished_travellers.py",
    "browser/test_show.py", "browser/test_retold.py", "browser/test_first.py", "browser/test_long_tales.py",
    "browser/test_finger.py", "browser/test_clocktower.py", "browser/test_violets.py",
    "browser/test_named_everywhere.py", "browser/test_axe.py", "browser/test_pocketbook.py",
    "browser/test_fabled.py", "browser/test_led.py", "browser/test_floor.py", "browser/test_narrator.py",
    "browser/test_exile.py", "browser/test_execution.py", "browser/test_held.py", "browser/test_picture.py",
    "browser/test_last_words.py", "web/clocktower/test_rehearsals.py", "rooms/devices/test_secrets.py",
)  # fmt: skip


def pytest_configure(config: pytest.Config) -> None:
    """Name the marker of what `./dev test --fast` leaves out."""
    config.addinivalue_line("markers", "long: takes seconds, and is left out of `./dev test --fast`")


@pytest.hookimpl(tryfirst=True)  # before pytest leaves out what is marked
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what takes long, and begin it first; where clocks run a failed test is begun again, as RERUN."""
    places = {place: number for number, place in enumerate(FIRST)}
    for item in items:
        place = file_of(item)
        folder = place.partition("/")[0]
        if folder in IN_PROCESSES_OF_THEIR_OWN:
            item.add_marker(pytest.mark.flaky(reruns=ONCE_MORE))
        if {folder, place} & LONG and not is_brief(item):
            item.add_marker(pytest.mark.long)
    items.sort(key=lambda item: places.get(file_of(item), len(FIRST)))


def file_of(item: pytest.Item) -> str:
    """The file of a test, within this folder."""
    return item.nodeid.partition("::")[0].removeprefix(f"{TESTS.name}/")


def is_brief(item: pytest.Item) -> bool:
    """Whether a test of what takes long takes little."""
    within = item.nodeid.removeprefix(f"{TESTS.name}/")
    return within in BRIEF or within.partition("[")[0] in BRIEF


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
