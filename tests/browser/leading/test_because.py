"""Why a Fortune Teller hears yes is told to whoever leads, and only where that is why."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.fit.test_layout import TABLET
from tests.browser.phones import WALL, Table
from tests.browser.storyteller import WITH_A_PHONE, WITHOUT, once_dealt

SET = ("fortune_teller", "empath", "soldier", "monk", "virgin", "poisoner", "imp")


@pytest.mark.parametrize(
    ("poisoned", "why"), [("empath", "demon"), ("fortune_teller", "demon"), ("empath", "herring")]
)
def test_a_yes_has_a_reason_unless_the_teller_is_poisoned(table: Table, poisoned: str, why: str) -> None:
    lead = table.lay("en", WALL)
    teller = once_dealt(lead, None, SET)
    teller.until_line("poisoner")
    teller.pick(teller.who(poisoned), ".now")
    teller.until_line("fortune_teller")
    (herring,) = teller.told("marked", kind="red_herring")
    seat = herring["seat"] if why == "herring" else teller.seat(teller.who("imp"))
    other = next(one for one in map(teller.who, ("empath", "soldier")) if teller.seat(one) != herring["seat"])
    cause = (WITH_A_PHONE, *WITHOUT)[seat]
    for name in (cause, other):
        teller.pick(name, ".now")
    teller.go_on()
    if poisoned == "fortune_teller":
        teller.pick(lead.say("answer-yes"), ".decision")
        teller.go_on()
    told = lead.page.locator(".told")
    expect(told).to_contain_text(lead.say("answer-yes"), ignore_case=True)
    reason = lead.say(f"grim-because-{why}", name=cause)
    expect(told.get_by_text(reason)).to_have_count(int(poisoned == "empath"))


# How far what is to be done stands from the middle of a tablet, and how much room it has for its shadow.
AMID = """() => {
  const [one, box] = [".grim-right > :is(.panel, section)", ".grim-right"].map((what) =>
    document.querySelector(what).getBoundingClientRect());
  const room = Math.min(one.left - box.left, box.right - one.right);
  return [Math.abs(one.left + one.right - innerWidth) / 2, room];
}"""


def test_what_is_to_be_done_stands_amid_a_tablet_and_its_shadow_is_whole(table: Table) -> None:
    lead = table.lay("fr", TABLET)
    once_dealt(lead, None, SET)
    aside, room = lead.page.evaluate(AMID)
    assert aside <= 2
    assert room >= 24
