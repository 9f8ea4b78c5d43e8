"""Who comes late, whose phone is lost, a Storyteller who goes a step back, neighbours who look on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.phones import SEND, Phone, Table
from tests.browser.storyteller import (
    WIDE,
    WITH_A_PHONE,
    WITHOUT,
    Storyteller,
    on_a_day,
    once_dealt,
)

from fabula.text import LANGUAGES

LATE = "Оля"


def begun(table: Table, lang: str) -> tuple[Storyteller, Phone]:
    """A led game at dusk, and one who has a phone."""
    lead, player = table.lay(lang, WIDE), table.lay(lang)
    return once_dealt(lead, player), player


def come(phone: Phone, code: str, name: str) -> None:
    """Give a name at the door."""
    phone.page.goto(f"/{code}")
    phone.page.get_by_label(phone.say("ui-your-name")).fill(name)
    phone.button("ui-sit-down").click()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_comes_late_is_told_what_this_is_and_asks_to_be_let_in(table: Table, lang: str) -> None:
    teller, _ = begun(table, lang)
    late = table.lay(lang)
    come(late, teller.phone.code, WITH_A_PHONE)
    alert = late.page.get_by_role("alert")
    expect(alert).to_contain_text(late.say("refused-name-taken"))
    expect(alert).to_contain_text(late.say("ui-name-mine"))
    as_another = late.say("door-come-as", name=f"{WITH_A_PHONE} 2")
    expect(late.page.get_by_role("button", name=as_another)).to_be_visible()
    come(late, teller.phone.code, LATE)
    expect(late.page.locator(".come")).to_contain_text(late.say("floor-looking"))
    asking = late.page.get_by_role("button", name=late.say("square-ask-to-come"), exact=True)
    expect(asking).to_be_in_viewport(ratio=1)
    expect(late.page.locator(".come + .square")).to_have_count(1)
    expect(teller.page.locator(".waiting")).to_contain_text(LATE)
    late.button("square-ask-to-come").click()
    expect(late.page.locator(".come")).to_contain_text(late.say("square-has-asked"))
    teller.until_day()
    teller.phone.button("floor-let-in-whom", name=LATE).click()
    teller.pick(teller.role("beggar"), "dialog")
    teller.pick("Аня", "dialog")
    teller.phone.button("grim-traveller-arrives").click()
    late.reach("day")
    expect(teller.page.locator(".waiting")).to_have_count(0)


def test_a_freed_seat_is_called_by_its_number_and_who_looks_on_has_no_card(table: Table) -> None:
    teller = on_a_day(table.lay("en", WIDE), None)
    onlooker = table.lay("en")
    onlooker.page.goto(f"/{teller.phone.code}")
    onlooker.button("ui-look-on").click()
    teller.page.evaluate(SEND, ["free", {"person": "p2"}])
    token = teller.page.locator(".grim-ring .seat", has_text=teller.phone.say("floor-seat", n=1))
    expect(token.locator(".name")).to_have_text(teller.phone.say("floor-seat", n=1))
    expect(onlooker.seats.first).to_contain_text(onlooker.say("floor-seat", n=1))
    expect(onlooker.button("ui-claim")).to_have_count(0)
    expect(onlooker.page.locator(".bigscreen")).to_be_visible()


def test_who_looks_on_without_a_name_comes_in_by_one_and_may_be_handed_the_lead(table: Table) -> None:
    teller = on_a_day(table.lay("en", WIDE), None)
    onlooker = table.lay("fr")
    onlooker.page.goto(f"/{teller.phone.code}")
    onlooker.button("ui-look-on").click()
    onlooker.button("floor-come-in-named").click()
    onlooker.page.get_by_label(onlooker.say("ui-your-name")).fill(LATE)
    onlooker.button("ui-sit-down").click()
    expect(onlooker.button("square-ask-to-come")).to_be_visible()
    expect(onlooker.button("floor-come-in-named")).to_have_count(0)
    teller.phone.button("grim-more").click()
    teller.phone.button("floor-handing").click()
    expect(teller.page.locator(".handing")).to_contain_text(LATE)
    teller.phone.button("floor-give").click()
    teller.phone.button("floor-sure").click()
    expect(onlooker.page.locator(".grimoire")).to_be_visible()


def test_who_comes_late_without_a_phone_has_a_name(table: Table) -> None:
    lead, player = table.lay("fr", WIDE), table.lay("fr")
    teller = on_a_day(lead, player)
    lead.button("grim-more").click()
    lead.button("grim-traveller").click()
    teller.pick(teller.role("thief"), "dialog")
    lead.page.get_by_label(lead.say("grim-traveller-name")).fill("Нина")
    teller.pick(WITHOUT[0], "dialog")
    lead.button("grim-traveller-arrives").click()
    expect(lead.page.locator(".grim-ring .seat", has_text="Нина")).to_have_count(1)
    expect(player.page.locator(".ring .seat", has_text="Нина")).to_have_count(1)


def test_a_step_back_over_a_phase_is_said_first(table: Table) -> None:
    teller, _ = begun(table, "en")
    teller.until_line("poisoner")
    teller.pick(teller.who("monk"), ".now")
    teller.until_day()
    teller.go_on()
    teller.phase("nominations")
    back = teller.phone.button("ui-undo")
    back.click()
    dialog = teller.page.get_by_role("dialog")
    expect(dialog).to_contain_text(teller.phone.say("floor-undo-time"))
    teller.phone.button("floor-undo-not").click()
    teller.phase("nominations")
    back.click()
    teller.phone.button("floor-undo-do").click()
    teller.phase("day")
    back.click()
    expect(dialog).to_contain_text(teller.phone.say("ui-phase-night"))
    teller.phone.button("floor-undo-do").click()
    teller.phase("night")
    again = teller.phone.button("floor-undo-again")
    for _ in range(8):
        if again.count():
            break
        teller.undo()
        teller.phone.until_settled()
    again.click()
    expect(teller.page.locator(".now .told")).to_contain_text(teller.who("monk"))


def test_what_was_told_is_covered_until_it_is_held(table: Table) -> None:
    teller, player = begun(table, "en")
    teller.until_day()
    player.reach("day")
    player.button("ui-journal").click()
    told = player.page.locator(".told-me")
    (dealt,) = teller.told("shown", seat=0)
    role = dealt["role"]
    expect(told).not_to_contain_text(teller.role(role))
    player.button("floor-hold-notes").hover()
    player.page.mouse.down()
    expect(told).to_contain_text(teller.role(role))
    player.page.mouse.up()
    expect(told).not_to_contain_text(teller.role(role))
