"""What came of the day's execution is read on every phone when night has fallen, and not at dawn any more."""

from __future__ import annotations

import pytest
from tests.browser import ready
from tests.browser.phones import Table
from tests.browser.playing.test_clocktower import TALE
from tests.browser.storyteller import HEARD
from tests.browser.tour import from_menu

from fabula.rooms.wire import messages as m

A_DAY = 120_000  # ms


@pytest.fixture
def hurry() -> float:
    """Fast: a night has many calls."""
    return 0.06


def test_the_execution_is_read_into_the_night_and_its_reason_at_the_end(table: Table) -> None:
    host, boris = phones = [table.lay("ru"), table.lay("en")]
    ready.on_a_day({"Анна": host, "Boris": boris}, TALE, 10, (m.Settings, {"change": {"talk": 60}}))
    host.hold_at(".screen.night")  # which is soon over
    from_menu(host, "ui-go-on")
    for phone in phones:
        phone.play(".screen:is(.night, .after)", "square")
    boris.page.wait_for_selector(".screen:is(.night, .after)", timeout=A_DAY)
    told = boris.page.locator(".learned, .verdict").inner_text()
    heard = boris.page.evaluate(HEARD)
    # A day that a Slayer's shot has ended has neither.
    executions = [one["e"] for one in heard if one["e"] in ("executed", "unexecuted")]
    if ended := [one["kind"] for one in heard if one["e"] == "ended"]:
        assert boris.say(f"story-clocktower-ended-{ended[0]}") in told
    elif executions[-1] == "unexecuted":
        assert told == boris.say("story-clocktower-unexecuted")
    else:
        ids = ("died-execution", "executed-virgin-dies")
        assert told in [boris.say(f"story-clocktower-{id}", who=told.split()[0]) for id in ids]
