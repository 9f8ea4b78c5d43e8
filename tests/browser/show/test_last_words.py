"""Last words: the phone of whoever is executed has one button, and all goes on once it is touched."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect
from tests.browser.phones import SEND, WITHIN, Phone, Table

# All who may vote for somebody do, those without a phone too.
ALL_FOR = """async (seat) => {
  const app = document.querySelector('script[type=module]').src;
  const { asks, lent, me, tell } = await import(app.replace('app.js', 'base/wire.js'));
  const votes = [...asks.value, ...lent.value].filter((one) => one.options.includes(seat));
  const voters = votes.map(({ id, seat: voter }) => [id, voter === me.value.seat ? null : voter]);
  for (const [ask, voter] of voters) await tell('answer', { ask, choice: seat, seat: voter });
}"""
GUESTS = 7


@pytest.fixture
def hurry() -> float:
    """Fast, but so slow that somebody can read what their phone says."""
    return 0.3


def condemned(table: Table, tale: str, lang: str) -> Phone:
    """The only phone of a table, whose owner all have just condemned."""
    host = table.lay(lang)
    host.make("Anna", tale=tale)
    for number in range(GUESTS):
        host.page.evaluate(SEND, ["add_guest", {"name": f"Guest {number}"}])
    host.page.evaluate(SEND, ["settings", {"change": {"hands": "at_once", "words": 60}}])
    host.page.evaluate(SEND, ["start", {}])
    end = time.monotonic() + WITHIN
    while not host.page.locator(".show[data-scene=execution]").count():
        assert time.monotonic() < end, host.page.locator("body").inner_text()
        host.page.evaluate(ALL_FOR, 0)
        host.act()
        host.page.wait_for_timeout(100)
    return host


@pytest.mark.parametrize("lang", ["ru", "fr"])
def test_who_is_executed_says_that_this_is_all(table: Table, lang: str) -> None:
    host = condemned(table, "vendetta", lang)
    said, left = host.button("scene-all-said"), host.page.locator(".lastwords .time")
    expect(said).to_be_visible()
    expect(host.page.locator(".show h1")).to_have_text(host.say("scene-you-words"))
    before = left.inner_text()
    expect(left).not_to_have_text(before)
    said.click()
    expect(left).to_have_count(0)
    expect(host.page.locator(".show h1")).to_have_text(host.say("scene-you-execution"))
