"""What is said by day and decides the night stands before whoever leads with its truth, and nobody else."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect
from tests.browser.phones import PHONE, Table
from tests.browser.playing.test_clocktower import trouble_on
from tests.browser.playing.test_saying import SCRIPT
from tests.browser.storyteller import (
    HEARD,
    WIDE,
    Storyteller,
    deal_past_the_phone,
    once_dealt,
)

from fabula.rooms.wire import messages as m

SET = ("gossip", "juggler", "monk", "virgin", "soldier", "poisoner", "imp")
# Whoever leads says it for somebody without a phone.
SAY_FOR = """async ([seat, choice]) => {
  const app = document.querySelector('script[type=module]').src;
  const { asks, tell } = await import(app.replace('app.js', 'base/wire.js'));
  const ask = asks.value.find((one) => one.open && one.seat === seat);
  await tell("answer", { ask: ask.id, seat, choice });
}"""


def say(teller: Storyteller, role: str, *choice: Any) -> None:
    """Whoever has this role says something by day."""
    teller.page.evaluate(SAY_FOR, [teller.seat(teller.who(role)), choice])
    teller.phone.until_settled()


def test_what_a_gossip_said_stands_by_day_with_the_truth_of_its_parts(table: Table) -> None:
    lead, player = table.lay("ru", WIDE), table.lay("ru")
    teller = once_dealt(lead, player, SET, (m.Choose, {"roles": SCRIPT}))
    deal_past_the_phone(teller, "gossip", "juggler", "imp")
    teller.until_line("poisoner")
    teller.pick(teller.who("gossip"), ".now")
    teller.until_day()
    panel = lead.page.locator(".for-tonight")
    expect(panel).to_have_count(0)
    imp, monk = teller.seat(teller.who("imp")), teller.seat(teller.who("monk"))
    say(teller, "gossip", "gossip", ["or", ["is", imp, "imp"], ["is", monk, "imp"]])
    say(teller, "juggler", "juggle", [["is", imp, "imp"], ["is", monk, "virgin"]])
    marks = panel.locator(".truth")
    true, false = (lead.say(f"says-mark-{word}") for word in ("true", "false"))
    expect(marks).to_have_text([true, false, true, false])
    expect(panel).to_contain_text(lead.say("says-tonight-true"))
    expect(panel).to_contain_text(lead.say("says-tonight-juggle", n="1"))
    expect(panel).to_contain_text(lead.say("says-tonight-in-vain", who=teller.who("gossip")))
    for width, height in (PHONE, (740, 360), (820, 1180)):
        lead.page.set_viewport_size({"width": width, "height": height})
        assert trouble_on(lead, axe=True) == []
    heard = player.page.evaluate(HEARD)
    assert [one["kind"] for one in heard if one["e"] == "stated"] == ["gossip", "juggle"]
    assert not [one for one in heard if one["e"] == "noted"]
    expect(player.page.locator(".for-tonight, .truth")).to_have_count(0)
