"""The Storyteller's desk: what was not used, a Savant under a Vortox, a day that would end the game."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.phones import Table
from tests.browser.playing.test_clocktower import trouble_on
from tests.browser.storyteller import WIDE, Storyteller, gather, once_dealt

from fabula.games.clocktower.almanac.named_scripts import BOX
from fabula.rooms.wire import messages as m

VIOLETS = BOX["sects_and_violets"]
SET = ("philosopher", "savant", "artist", "flowergirl", "sage", "witch", "vortox")


def day_of_a_vortox(table: Table, lang: str) -> Storyteller:
    """The first day; in the night the Philosopher did not use their ability."""
    teller = once_dealt(table.lay(lang, WIDE), None, SET, (m.Choose, {"roles": VIOLETS}))
    teller.go_on()
    teller.until_line("philosopher")
    teller.pick(teller.phone.say("grim-uses-nothing"), ".now")
    teller.go_on()
    line = teller.page.locator(".sheet-lines .done", has_text=teller.role("philosopher"))
    expect(line).to_contain_text(teller.phone.say("grim-uses-nothing"))
    teller.until_day()
    return teller


def test_a_savant_under_a_vortox_is_told_two_lies(table: Table) -> None:
    teller = day_of_a_vortox(table, "en")
    say, page = teller.phone.say, teller.page
    teller.pick(teller.who("savant"), ".grim-right")
    teller.phone.button("square-power-visit").click()
    teller.repeat("visit")
    decision = page.locator(".decision")
    expect(decision).to_contain_text(say("refused-savant-0"))
    lie = f"{say('says-mark-false')} · {say('says-mark-needed')}"
    expect(decision.locator(".truth")).to_have_text([lie] * 2)
    decision.get_by_role("button", name=say("says-first")).click()
    for choice in (say("says-word-of_side"), teller.who("witch"), say("says-a-evil")):
        decision.locator(".composer").get_by_role("button", name=choice, exact=True).click()
    truth = f"{say('says-mark-true')} · {say('says-mark-forbidden')}"
    expect(decision.locator(".composer .truth")).to_have_text(truth)
    for choice in ("says-one-more", "says-word-in_play", "clocktower-sage", "says-not-so", "says-join-or"):
        decision.locator(".composer").get_by_role("button", name=say(choice), exact=True).click()
    expect(decision.locator(".composer .truth")).to_have_text(truth)
    teller.phone.button("says-do-pair").click()
    expect(decision.locator(".said-parts .truth")).to_have_text(
        [say("says-mark-true"), say("says-mark-false")]
    )
    expect(decision.get_by_role("status")).to_contain_text(say("refused-savant-0"))
    expect(teller.main).to_be_disabled()
    assert trouble_on(teller.phone, axe=True) == []


def test_the_button_says_that_evil_wins_without_an_execution(table: Table) -> None:
    teller = day_of_a_vortox(table, "ru")
    teller.go_on()
    expect(teller.main).to_contain_text(teller.phone.say("grim-next-vortox"))
    expect(teller.page.locator(".foot .btn.main")).to_have_count(0)


def test_each_mark_has_a_name(table: Table) -> None:
    teller = day_of_a_vortox(table, "fr")
    teller.page.locator(".grim-ring .seat").first.click()
    teller.phone.button("grim-amend-mark").click()
    marks = teller.page.locator(".sheet .pick, dialog .pick")
    feigned = teller.phone.say("mark-clocktower-feigned")  # of another script: found by its name
    expect(marks.filter(has_text=feigned)).to_have_count(0)
    teller.page.get_by_role("searchbox").fill(feigned)
    expect(marks.filter(has_text=feigned)).to_have_count(1)
    teller.page.get_by_role("searchbox").fill("e")
    expect(marks.filter(has_text="_")).to_have_count(0)
    expect(marks.filter(has_text="{")).to_have_count(0)
    assert trouble_on(teller.phone, axe=True) == []


def test_a_ruling_of_the_table_is_told_to_all_but_who_writes_it(table: Table) -> None:
    lead, player = table.lay("fr"), table.lay("ru")
    gather(lead, player)
    lead.button("rulings-title").click()
    lead.page.get_by_label(lead.say("rulings-write")).fill("Les morts chuchotent")
    lead.button("rulings-tell").click()
    expect(lead.page.locator("dialog .list li")).to_have_text("Les morts chuchotent")
    told = player.page.locator(".toast")
    expect(told).to_have_text(player.say("rulings-new", text="Les morts chuchotent"))
    expect(lead.page.locator(".toast")).to_have_count(0)
    for phone in (lead, player):
        assert trouble_on(phone, axe=True) == []
