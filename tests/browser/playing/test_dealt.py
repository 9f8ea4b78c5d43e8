"""The cards are out: who has not looked does not know theirs, and no phone notices what is still decided."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.fit.test_layout import box
from tests.browser.phones import ON_ITS_SIDE, SEND, WALL, Table
from tests.browser.storyteller import SET, WITH_A_PHONE, Storyteller, gather, lay_the_set

TABLET = (820, 1180)
HEARD_READY = """async (seat) => {
  const wire = document.querySelector("script[type=module]").src.replace("app.js", "base/wire.js");
  return (await import(wire)).entries.value.some((one) => one.e === "readied" && one.seat === seat);
}"""
AHEAD = """() => ["/learning.css", "/learning.ftl", "/reasons.ftl"].every((file) =>
  performance.getEntriesByType("resource").some(({ name }) => name.endsWith(file)))"""
BOTS = 4
WITH_A_CHOICE = ("fortune_teller", *SET[1:])  # somebody is to be the red herring


def test_the_card_can_be_put_away_while_the_leader_decides(table: Table) -> None:
    lead, player = table.lay("ru", WALL), table.lay("ru")
    gather(lead, player)
    rules = lead.page.locator(".panel", has=lead.page.get_by_role("heading", name=lead.say("ui-house-rules")))
    expect(rules.get_by_role("listitem")).to_have_count(1)  # whoever leads says how long all else lasts
    lead.button("ui-deal").click()
    expect(player.page.locator(".hold")).to_contain_text(player.say("square-sets-up"))
    screen = table.screen(lead.code, "ru")
    expect(screen.page.locator(".cap")).to_contain_text(screen.say("square-sets-up"))
    teller = Storyteller(lead)
    lead.button("grim-set-clear").click()
    for role in WITH_A_CHOICE:
        teller.pick(teller.role(role), ".decision")
    teller.go_on()
    expect(lead.page.locator(".grim-right")).to_contain_text(lead.say("prompt-clocktower-red_herring"))
    expect(player.page.locator(".bar .phase")).to_have_text(player.say("ui-phase-clocktower-dusk"))
    expect(screen.page.locator(".cap")).to_contain_text(screen.say("ui-screen-dusk"))
    expect(player.button("ui-card-seen")).to_be_disabled()
    player.know_the_card()
    expect(player.page.locator(".foot .btn.main")).to_have_text(player.say("square-waits"))
    teller.go_on()
    seat = teller.seat(WITH_A_PHONE)
    lead.page.wait_for_function(HEARD_READY, arg=seat)
    expect(player.page.locator(".foot .btn.main")).to_have_text(player.say("square-waits"))


def test_nobody_says_that_they_know_their_card_who_has_not_looked_at_it(table: Table) -> None:
    host = table.lay("fr")
    host.make("Anna", tale="onenight")
    host.add_bots(1 + BOTS)
    host.page.wait_for_function(AHEAD)  # what the first cards bring comes while one waits
    host.page.evaluate(SEND, ["start", {}])
    expect(host.button("ui-card-seen")).to_be_disabled()
    host.page.set_viewport_size(ON_ITS_SIDE)  # there the card lies beside the button
    card, foot = box(host.page.locator(".cardbox")), box(host.page.locator(".foot"))
    assert card["x"] + card["width"] <= foot["x"]
    assert card["y"] + card["height"] <= ON_ITS_SIDE["height"]
    host.page.reload()
    expect(host.button("ui-card-seen")).to_be_disabled()
    host.know_the_card()
    expect(host.page.locator(".dusk .cardbox")).to_have_count(0)


def test_on_a_tablet_the_whole_set_is_in_sight_until_tokens_lie_in_the_circle(table: Table) -> None:
    lead, player = table.lay("fr", TABLET), table.lay("ru")
    gather(lead, player)
    lead.button("ui-deal").click()
    teller = Storyteller(lead)
    expect(lead.page.locator(".decision .counts")).to_be_visible()
    expect(lead.page.locator(".grim-ring")).to_be_hidden()
    for pick in (
        lead.page.locator(".decision .token-of").first,
        lead.page.locator(".decision .token-of").last,
    ):
        expect(pick).to_be_in_viewport(ratio=1)
    lay_the_set(teller, SET)
    expect(lead.page.locator(".grim-ring")).to_be_visible()
