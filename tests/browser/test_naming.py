"""Where whoever leads names the dead one by one: the words to say, and nothing on a phone before."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect
from tests.browser.phones import SEND, Phone, Table

WIDE = (1180, 820)
PATIENCE = 60.0
GO_ON = """() => {
  const button = document.querySelector(".foot .btn:not([disabled])");
  if (document.querySelector(".naming") || !button) return false;
  button.click();
  return true;
}"""
NAMED = """async () => {
  const app = document.querySelector('script[type=module]').src;
  const { toName } = await import(app.replace('app.js', 'base/wire.js'));
  const { nameOf } = await import(app.replace('app.js', 'base/fold.js'));
  return toName.value && toName.value.map(nameOf);
}"""
TOLD = """async () => {
  const app = document.querySelector('script[type=module]').src;
  const { entries } = await import(app.replace('app.js', 'base/wire.js'));
  return entries.value.filter(({ e }) => e === 'died').length;
}"""


# Where somebody is voted out, the count stays before all eyes until they are named.
BEHIND_THE_CURTAIN = ".show:not([data-scene=result])"
DELAYS = """() => [...document.querySelectorAll(".show .stage :is(h1, p.line)")]
  .map((one) => parseFloat(getComputedStyle(one).animationDelay))"""


@pytest.fixture
def hurry() -> float:
    """Fast, but slow enough for each scene to be drawn."""
    return 0.08


def led(table: Table, tale: str, lang: str) -> tuple[Phone, Phone]:
    """Somebody who leads bots and one player, and names the dead themself."""
    lead, player = table.lay(lang, WIDE), table.lay("ru")
    lead.make("Ada", tale=tale)
    player.join(lead.code, "Боря")
    change = {"lead": "person", "one_by_one": True}
    if tale != "clocktower":
        change |= {"hands": "at_once"}
    lead.page.evaluate(SEND, ["settings", {"change": change}])
    lead.add_bots(8)
    lead.page.evaluate(SEND, ["start", {}])
    return lead, player


def until_somebody_is_to_be_named(lead: Phone) -> list[str]:
    """Go on until there is somebody to name."""
    end = time.monotonic() + PATIENCE
    while not (names := lead.page.evaluate(NAMED)):
        assert time.monotonic() < end, lead.page.locator("body").inner_text()
        if names is not None:
            expect(lead.page.locator(".naming")).to_be_visible()
            lead.page.locator(".foot .btn.main").click()
        elif not lead.page.evaluate(GO_ON):
            lead.page.wait_for_timeout(50)
        lead.page.wait_for_timeout(30)
    return [str(one) for one in names]


@pytest.mark.parametrize(("tale", "lang"), [("mafia32", "fr"), ("vendetta", "en"), ("clocktower", "ru")])
def test_the_dead_are_named_one_by_one(table: Table, tale: str, lang: str) -> None:
    lead, player = led(table, tale, lang)
    names = until_somebody_is_to_be_named(lead)
    before = player.page.evaluate(TOLD)
    card = lead.page.locator(".naming")
    expect(card).to_contain_text(lead.say("scene-untold"))
    expect(card.locator(".say")).to_contain_text(names[0])
    shown = player.page.locator(BEHIND_THE_CURTAIN)
    expect(shown).to_have_count(0)
    go = lead.page.locator(".foot .btn.main")
    expect(go).to_have_text(lead.say("scene-name", name=names[0]))
    go.click()
    expect(shown).to_be_visible()
    assert player.page.evaluate(TOLD) == before + 1
    expect(lead.page.locator(".show .stage p.line").first).to_be_visible()
    assert not any(lead.page.evaluate(DELAYS))  # whoever is to say it has the words at once
    assert all(player.page.evaluate(DELAYS))
    lead.button("ui-undo").click()
    expect(shown).to_have_count(0)
    assert player.page.evaluate(TOLD) == before
    expect(go).to_have_text(lead.say("scene-name", name=names[0]))
    go.click()
    expect(shown).to_be_visible()


def test_the_lobby_says_what_is_switched_on_as_long_as_it_matters(table: Table) -> None:
    host = table.lay("fr")
    host.make("Ada", tale="mafia32")
    host.reach("lobby")
    rules = host.page.locator(".panel", has=host.page.get_by_role("heading", name=host.say("ui-house-rules")))
    named = rules.get_by_text(host.say("setting-one_by_one"), exact=True)
    first = rules.get_by_text(host.say("ui-first-time"), exact=True)
    for lead, times in (("person", 1), ("fabula", 0)):
        change = {"lead": lead, "one_by_one": True, "unhurried": True}
        host.page.evaluate(SEND, ["settings", {"change": change}])
        expect(named).to_have_count(times)
        expect(first).to_have_count(1)
    host.page.evaluate(SEND, ["settings", {"change": {"unhurried": False}}])
    expect(first).to_have_count(0)
