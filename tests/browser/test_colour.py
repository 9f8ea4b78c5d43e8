"""Whoever is about to be executed writes how they would like to die; whoever leads reads it aloud."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.phones import ON_ITS_SIDE, WALL, Table
from tests.browser.storyteller import SET, WITH_A_PHONE, Storyteller, choose_the_set, gather
from tests.browser.test_clocktower import trouble_on
from tests.browser.test_grimoire import TOUCH_ALL
from tests.browser.test_leading_well import MOMENT
from tests.browser.test_set import TELL

WISH = "Под   роялем"
PROMPTS = """async () => {
  const wire = performance.getEntriesByType("resource").find(({ name }) => name.endsWith("/wire.js")).name;
  return (await import(wire)).asks.value.map(({ prompt }) => prompt);
}"""


def go_on(teller: Storyteller) -> None:
    """Press the button that goes on, and wait until the game has."""
    before = teller.page.evaluate(MOMENT)
    teller.main.click()
    teller.page.wait_for_function(f"async (before) => await ({MOMENT})() !== before", arg=before)


def test_a_last_wish_is_written_on_the_phone_and_read_aloud(table: Table) -> None:
    lead, player = table.lay("ru", WALL), table.lay("ru")
    gather(lead, player)
    lead.page.evaluate(TELL, {"colour": True})
    lead.button("ui-deal").click()
    teller = Storyteller(lead)
    expect(teller.page.locator(".decision .counts .misfits")).to_have_count(0)
    choose_the_set(teller, roles=SET)
    while not teller.told("phase", phase="nominations"):
        go_on(teller)
    nominator = teller.page.locator(".grim-right .picks .pick").nth(1).inner_text()
    teller.pick(nominator, ".grim-right")
    teller.pick(WITH_A_PHONE, ".sub")
    go_on(teller)
    teller.phase("clocktower-plea")
    down = teller.page.locator(".grim-right .pick:enabled[aria-pressed=false]")
    down.evaluate_all(TOUCH_ALL)
    expect(down).to_have_count(0)  # who goes on before all are up may have too few for an execution
    while "last_wish" not in teller.page.evaluate(PROMPTS):
        go_on(teller)
    asked = lead.say("prompt-clocktower-last_wish")
    field = player.page.get_by_label(asked)
    expect(field).to_be_visible()
    assert trouble_on(player, axe=True) == []
    player.page.set_viewport_size(ON_ITS_SIDE)  # the field covers neither the question nor what it is about
    above, below = player.page.locator(".square-ask p").bounding_box(), field.bounding_box()
    assert above
    assert below
    assert above["y"] + above["height"] <= below["y"]
    tabs = player.page.locator(".nav").bounding_box()
    assert tabs
    for button in (player.button("square-wish-nothing"), player.button("square-wish-say")):
        box = button.bounding_box()
        assert box
        assert box["y"] + box["height"] <= tabs["y"]  # and no tab covers what answers it
    field.fill(WISH)
    player.button("square-wish-say").click()
    expect(teller.page.locator(".aloud")).to_contain_text("Под роялем")
    (wish,) = teller.told("last_wish")
    assert wish["text"] == "Под роялем"
