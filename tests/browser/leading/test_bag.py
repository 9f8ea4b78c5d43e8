"""Nobody but the Storyteller has a device: all draw real tokens, and seat after seat that is entered."""

from __future__ import annotations

from playwright.sync_api import Locator, expect
from tests.browser.fit.test_axe import grave, sticking_out
from tests.browser.phones import PHONE, Phone, Table
from tests.browser.storyteller import WIDE, WITH_A_PHONE, WITHOUT, Storyteller, gather, lay_the_set

SET = ("washerwoman", "empath", "monk", "saint", "drunk", "baron", "imp")
IN_THE_BAG = ("imp", "chef", "monk", "empath", "baron", "saint", "washerwoman")  # as they draw, clockwise


def until_the_bag(lead: Phone, player: Phone) -> Storyteller:
    """Somebody leads, the set is in the real bag, and everybody has drawn from it."""
    gather(lead, player)
    lead.button("setting-dealing-bag").click()
    lead.button("square-fill-bag").click()
    teller = Storyteller(lead)
    lay_the_set(teller, SET)
    expect(lead.page.locator(".decision")).to_contain_text(lead.say("prompt-clocktower-drunk_role"))
    teller.pick(teller.role("chef"), ".decision")
    teller.go_on()
    return teller


def token(teller: Storyteller, role: str) -> Locator:
    """A token in the bag."""
    return teller.page.locator(".bag").get_by_role("button", name=teller.role(role), exact=True)


def drawer(teller: Storyteller, name: str) -> Locator:
    """Whoever draws, below the bag."""
    return teller.page.locator(".drawers").get_by_role("button").filter(has_text=name)


def test_who_drew_what_is_entered_seat_after_seat(table: Table) -> None:
    lead, player = table.lay("ru", PHONE), table.lay("fr")
    teller = until_the_bag(lead, player)
    expect(teller.main).to_have_text(lead.say("grim-tokens-left", n=7))
    expect(teller.main).to_be_disabled()
    expect(token(teller, "drunk")).to_have_count(0)
    assert grave(lead) == []
    for role in ("imp", "empath"):
        token(teller, role).click()
    expect(token(teller, "empath")).to_have_count(0)
    drawer(teller, WITHOUT[0]).click()  # a slip of the finger
    for role in IN_THE_BAG[1:6]:
        token(teller, role).click()
    expect(lead.page.locator(".bag")).to_have_count(0)
    expect(drawer(teller, WITHOUT[-1])).to_contain_text(teller.role(IN_THE_BAG[-1]))
    assert not sticking_out(lead)
    teller.go_on()
    expect(lead.page.locator(".decision")).to_contain_text(lead.say("prompt-clocktower-drunk"))
    teller.pick(WITHOUT[1], ".decision")
    teller.go_on()
    drunk = IN_THE_BAG.index("monk")
    cards = {str(seat): "drunk" if seat == drunk else role for seat, role in enumerate(IN_THE_BAG)}
    assert teller.told("dealt")[0]["cards"] == cards
    assert [one["role"] for one in teller.told("shown")] == list(IN_THE_BAG)


def test_the_circle_shows_who_drew_what_and_what_was_entered_is_kept_when_taken_back(table: Table) -> None:
    lead, player = table.lay("en", WIDE), table.lay("ru")
    teller = until_the_bag(lead, player)
    ring = lead.page.locator(".grim-ring")
    ring.get_by_role("button").filter(has_text=WITHOUT[2]).click()
    token(teller, "baron").click()
    assert teller.who("baron") == WITHOUT[2]
    ring.get_by_role("button").filter(has_text=WITH_A_PHONE).click()
    for role in ("imp", "chef", "monk", "empath", "saint"):
        token(teller, role).click()
    teller.go_on()
    expect(lead.page.locator(".decision")).to_contain_text(lead.say("prompt-clocktower-drunk"))
    teller.undo()
    expect(teller.main).to_have_text(lead.say("grim-tokens-take"))
    assert teller.who("baron") == WITHOUT[2]
