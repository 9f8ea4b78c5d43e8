"""A vote with open hands: who points at whom, and whose hand is up, stands in the circle as it comes."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser import ready
from tests.browser.phones import Phone, Table
from tests.browser.playing.test_clocktower import trouble_on
from tests.rooms.prepared import Evening, key_of
from tests.rooms.table import Phone as Player
from tests.rooms.table import until_beat, until_watched

from fabula.rooms.rooms import Rooms
from fabula.rooms.wire import messages as m

BOTS, SOME, WAITED = 10, 4, 200  # some hands are to be seen, and not yet all
WALL = (1920, 1080)
SEEN = """async () => {
  const app = document.querySelector('script[type=module]').src;
  return (await import(app.replace('app.js', 'base/wire.js'))).clock.value.seen;
}"""


@pytest.fixture
def painted() -> bool:
    """Threads are to be seen."""
    return True


def amid_a_vote(hands: str) -> Evening:
    """Bots have begun to raise their hands beside somebody, and the clock stands."""

    async def evening(rooms: Rooms) -> str:
        host = await Player().enter(rooms, m.Make("Anna", tale="mafia32", key=key_of(0)))
        for _ in range(BOTS):
            await host.does(m.AddBot)
        change = {"open_hands": True, "hands": hands}
        assert (await host.does(m.Settings, change=change))["t"] == "done"
        assert (await host.does(m.Start))["t"] == "done"
        await until_beat([host], "vote")
        await until_watched([host])
        for _ in range(WAITED):
            if len(host.clock.get("seen") or []) >= SOME:
                break
            await asyncio.sleep(0.1)
        assert (await host.does(m.Pause))["t"] == "done"
        return host.code

    return evening


def devices(table: Table, hands: str) -> tuple[Phone, Phone, list[list[Any]]]:
    """The phone of that player and a television, and what all see there."""
    phone = table.lay()
    code = ready.a_room(phone.server, amid_a_vote(hands), hands)
    ready.take_places(code, {"Anna": phone})
    wall = table.screen(code, size=WALL)
    wall.page.wait_for_selector(".bigscreen .seat")
    return phone, wall, phone.page.evaluate(SEEN)


def test_where_all_point_at_once_each_arrow_is_seen_and_who_has_most(table: Table) -> None:
    phone, wall, seen = devices(table, "at_once")
    at = [to for _, to in seen if to is not None]
    most = max(map(at.count, at))
    tops = {to for to in at if at.count(to) == most}
    assert 1 < len(seen) < BOTS
    for device in (phone, wall):
        expect(device.page.locator(".ring .thread")).to_have_count(len(at))
        expect(device.page.locator(".ring .thread.top")).to_have_count(most * len(tops))
        expect(device.page.locator(".ring .seat.up")).to_have_count(len(tops))
        for seat in set(at):
            counted = device.page.locator(".ring .seat .badge.l", has_text=str(at.count(seat)))
            assert counted.count() >= 1
    expect(phone.page.locator(".foot")).to_contain_text(phone.say("ui-vote-open"))
    first = next(to for _, to in seen if to is not None)
    named = phone.page.locator(".ring .seat").nth(first).locator(".name").inner_text()
    label = phone.say("ui-points-at", name="Anna" if first == 0 else named)
    assert phone.page.locator(f".ring .seat[aria-label*='{label}']").count() >= 1


def test_where_names_are_called_in_turn_each_hand_is_seen_and_how_many(table: Table) -> None:
    phone, wall, seen = devices(table, "in_turn")
    up = sum(at is not None for _, at in seen)
    for device in (phone, wall):
        expect(device.page.locator(".ring .badge.hand")).to_have_count(up)
        expect(device.page.locator(".ring .badge.down")).to_have_count(len(seen) - up)
        expect(device.page.locator(".timering .say")).to_have_text(device.say("ui-hands", n=up))
        expect(device.page.locator(".ring .thread")).to_have_count(0)
    overlay = table.lay("fr", size=WALL)
    overlay.page.goto(f"/{phone.code}/stream?delay=0")
    said = overlay.page.locator(".stream .ring .mid .say")
    expect(said).to_have_text(overlay.say("ui-hands", n=up))
    assert trouble_on(overlay, axe=True) == []
