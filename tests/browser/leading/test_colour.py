"""Whoever is about to be executed writes how they would like to die; whoever leads reads it aloud."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.leading.test_grimoire import TOUCH_ALL
from tests.browser.phones import ON_ITS_SIDE, WALL, Table
from tests.browser.playing.test_clocktower import trouble_on
from tests.browser.storyteller import WITH_A_PHONE, on_a_day

from fabula.rooms.wire import messages as m

# Nobody ends a day by being nominated.
SET = ("washerwoman", "empath", "monk", "mayor", "soldier", "poisoner", "imp")
WISH = "Под   роялем"
PROMPTS = """async () => {
  const wire = document.querySelector("script[type=module]").src.replace("app.js", "base/wire.js");
  return (await import(wire)).asks.value.map(({ prompt }) => prompt);
}"""


def test_a_last_wish_is_written_on_the_phone_and_read_aloud(table: Table) -> None:
    lead, player = table.lay("ru", WALL), table.lay("ru")
    # The wish must not be over before it is looked at.
    teller = on_a_day(lead, player, SET, (m.Settings, {"change": {"colour": True, "plea": 180}}))
    teller.go_on()
    teller.phase("nominations")
    nominator = teller.page.locator(".grim-right .picks .pick").nth(1).inner_text()
    teller.pick(nominator, ".grim-right")
    teller.pick(WITH_A_PHONE, ".sub")
    teller.repeat("nomination")
    teller.phase("clocktower-plea")
    down = teller.page.locator(".grim-right .pick:enabled[aria-pressed=false]")
    down.evaluate_all(TOUCH_ALL)
    expect(down).to_have_count(0)  # who goes on before all are up may have too few for an execution
    teller.main.click()
    expect(teller.main).to_contain_text(WITH_A_PHONE)
    teller.main.click()
    teller.page.wait_for_function(f"async () => (await ({PROMPTS})()).includes('last_wish')")
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
        beside = tabs["x"] + tabs["width"] <= box["x"] or box["x"] + box["width"] <= tabs["x"]
        assert beside or box["y"] + box["height"] <= tabs["y"]  # and no tab covers what answers it
    field.fill(WISH)
    player.button("square-wish-say").click()
    expect(teller.page.locator(".aloud")).to_contain_text("Под роялем")
    (wish,) = teller.told("last_wish")
    assert wish["text"] == "Под роялем"
