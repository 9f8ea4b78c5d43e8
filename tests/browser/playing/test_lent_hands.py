"""Somebody without a phone votes by the hand of a neighbour, where all see it."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.phones import SEND, WITHIN, Phone, Table
from tests.browser.playing.test_clocktower import trouble_on

from fabula.games.clocktower.almanac.named_scripts import BOX

HANS = "Opa Hans"
SCRIPT = [role for role in BOX["trouble_brewing"] if role != "virgin"]  # for whose sake there is no vote


def a_game_with_hans(table: Table, tale: str, bots: int, *, seated: bool = True) -> Phone:
    """One phone, and Hans who has none; all stands still when Hans is asked something before all."""
    host = table.lay("en")
    host.make("Anna", tale=tale)
    host.reach("lobby")
    host.page.evaluate(SEND, ["add_guest", {"name": HANS}])
    expect(host.seats).to_have_count(2)
    host.add_bots(2 + bots)
    if tale == "clocktower":
        host.page.evaluate(SEND, ["choose", {"roles": SCRIPT}])
    host.hold_at(".lent .btn")
    if not seated:
        host.page.evaluate(SEND, ["stand", {}])
    host.page.evaluate(SEND, ["start", {}])
    if seated:
        host.know_the_card()
    return host


def until_lent(host: Phone) -> None:
    """Do what is asked of oneself until Hans is asked something."""
    host.play(".lent .btn")
    host.page.wait_for_selector(".lent .btn", timeout=WITHIN * 1000)


def answer_for_hans(host: Phone) -> None:
    """Open what he is asked."""
    host.button("table-lent", name=HANS).click()
    expect(host.page.get_by_role("dialog")).to_contain_text(host.say("table-lent-note", name=HANS))
    assert trouble_on(host, axe=True) == []


def test_all_point_and_so_does_who_has_no_phone(table: Table) -> None:
    host = a_game_with_hans(table, "onenight", 2)
    until_lent(host)
    answer_for_hans(host)
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Anna", exact=True).click()
    dialog.locator(".btn.main").click()
    expect(host.button("table-lent", name=HANS)).to_have_attribute("aria-pressed", "true")


def raise_the_hand_of_hans(host: Phone) -> None:
    """In a vote, from the device that lends its hand."""
    raise_it = host.button("table-lent-raise", name=HANS)
    expect(raise_it).to_be_visible()
    assert trouble_on(host, axe=True) == []
    raise_it.click()
    expect(host.button("table-lent-lower", name=HANS)).to_have_attribute("aria-pressed", "true")


def test_by_day_they_nominate_and_their_hand_goes_up(table: Table) -> None:
    host = a_game_with_hans(table, "clocktower", 4)
    until_lent(host)
    answer_for_hans(host)
    host.hold_at(".lent-hand")
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Anna", exact=True).click()
    host.page.evaluate(SEND, ["go", {}])
    raise_the_hand_of_hans(host)


def test_a_host_without_a_seat_has_their_hand_on_the_screen_that_looks_on(table: Table) -> None:
    host = a_game_with_hans(table, "onenight", 3, seated=False)
    expect(host.page.locator(".bigscreen .lent .btn")).to_be_visible(timeout=60_000)
    answer_for_hans(host)
    dialog = host.page.get_by_role("dialog")
    dialog.locator(".chips .btn").first.click()
    dialog.locator(".btn.main").click()
    expect(host.page.locator(".bigscreen .lent")).to_have_count(
        0
    )  # all bots have pointed, so this was the last vote


def test_in_the_square_too(table: Table) -> None:
    host = a_game_with_hans(table, "clocktower", 5, seated=False)
    expect(host.page.locator(".bigscreen .lent .btn")).to_be_visible(timeout=60_000)
    answer_for_hans(host)
    host.hold_at(".lent-hand")
    host.page.get_by_role("dialog").locator(".chips .btn").first.click()
    host.page.evaluate(SEND, ["go", {}])
    raise_the_hand_of_hans(host)


WISHES = """async (seat) => {
  const wire = document.querySelector("script[type=module]").src.replace("app.js", "base/wire.js");
  const { lent } = await import(wire);
  lent.value = [{ id: "wish", seat, prompt: "last_wish", options: [null, { words: 80 }], about: [] }];
}"""


def test_their_last_wish_is_written_for_them(table: Table) -> None:
    host = a_game_with_hans(table, "clocktower", 4)
    until_lent(host)
    host.page.evaluate(WISHES, 1)
    answer_for_hans(host)
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_label(host.say("prompt-clocktower-last_wish")).fill("By cake")
    expect(dialog.get_by_role("button", name=host.say("square-wish-say"))).to_be_enabled()
    expect(dialog.get_by_role("button", name=host.say("square-wish-nothing"))).to_be_visible()
