"""A Storyteller leads a whole game from the Grimoire, for people without phones and one who has one."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.phones import Phone, Table
from tests.browser.storyteller import (
    DEAL,
    SET,
    Storyteller,
    choose_the_set,
    gather,
    on_a_day,
    until_day_by_touch,
)

TABLET = (1180, 820)
CLUMSY = "document.documentElement.style.removeProperty('--d-deaf')"
A_WHILE = 1000  # ms
LIT = re.compile(r"\bmain\b")
TOUCH_ALL = "(all) => all.forEach((one) => one.click())"


def a_table(table: Table) -> tuple[Storyteller, Phone]:
    """Who leads and who has a phone, before the roles of the set are chosen."""
    lead, player = table.lay("ru", TABLET), table.lay("ru")
    gather(lead, player, ("settings", {"change": {"one_by_one": True}}), DEAL)
    return Storyteller(lead), player


def test_a_storyteller_leads_a_game_from_the_grimoire(table: Table) -> None:
    teller, player = a_table(table)
    choose_the_set(teller)
    first_night(teller)
    a_virgin_is_nominated(teller)
    the_star_passes(teller)
    a_traveller_comes_and_is_exiled(teller)
    the_demon_dies(teller)
    player.reach("after")


def test_a_double_touch_opens_the_nominations_and_does_not_end_the_day(table: Table) -> None:
    teller = on_a_day(table.lay("ru", TABLET), None)
    page = teller.page
    page.evaluate(CLUMSY)
    page.wait_for_timeout(A_WHILE)  # what has just become another is deaf too
    expect(teller.main).to_have_class(LIT)
    box = teller.main.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.click(*middle)
    teller.phase("nominations")
    page.mouse.click(*middle)
    teller.phone.until_settled()
    expect(teller.main).to_have_text(teller.phone.say("grim-next-no-execution"))
    expect(teller.main).not_to_have_class(LIT)
    page.wait_for_timeout(A_WHILE)
    page.mouse.click(*middle)
    expect(teller.main).not_to_have_text(teller.phone.say("grim-next-no-execution"))


def first_night(teller: Storyteller) -> None:
    """The Empath is poisoned and told a lie."""
    empath = teller.who("empath")
    teller.until_line("poisoner")
    teller.pick(empath, ".now")
    poisoned = teller.phone.say("grim-mark-poisoned")
    expect(teller.page.locator(f".mk.bad[title$='{poisoned}']")).to_have_count(1)
    teller.until_line("empath")
    lie = teller.page.locator(".decision .pick:not(:has(.truth))").first
    shown = lie.inner_text()
    lie.click()
    expect(teller.page.locator(".verdict-line.is-lie")).to_be_visible()
    teller.go_on()
    (news,) = teller.told("informed", kind="empath")
    assert (news["seat"], str(news["n"])) == (teller.seat(empath), shown.strip())


def a_virgin_is_nominated(teller: Storyteller) -> None:
    """By a Townsfolk, who dies for it at once."""
    washerwoman, virgin = teller.who("washerwoman"), teller.who("virgin")
    until_day_by_touch(teller)
    teller.nominate(washerwoman, virgin)
    teller.repeat("nomination")
    teller.phase("execution")
    expect(teller.main).to_contain_text(teller.phone.say("scene-name", name=washerwoman))
    teller.go_on()  # until then nobody else has heard who is executed
    teller.go_on()  # all have seen it
    teller.phase("twilight")
    may = teller.phone.say("grim-may-use-these", roles=teller.role("slayer"))  # and nobody of another script
    expect(teller.page.get_by_text(may, exact=True)).to_have_count(1)
    assert teller.told("executed", kind="virgin")[0]["seat"] == teller.seat(washerwoman)
    aloud = teller.page.locator(".news.aloud .strip > span:not(.small)")
    expect(aloud).to_have_text([teller.phone.say("story-clocktower-executed-virgin-dies", who=washerwoman)])


def the_star_passes(teller: Storyteller) -> None:
    """The Imp chooses itself, and the Poisoner is the Imp."""
    imp, poisoner, monk = (teller.who(role) for role in ("imp", "poisoner", "monk"))
    teller.until_line("poisoner")
    teller.pick(teller.who("soldier"), ".now")
    teller.until_line("monk")
    teller.pick(teller.who("soldier"), ".now")
    expect(teller.page.locator(".now .told")).to_be_visible()
    teller.until_line("imp")
    teller.pick(imp, ".now")
    expect(teller.page.locator(".foresight")).to_contain_text(imp)
    assert monk != imp
    (became,) = teller.told("became")
    assert (became["seat"], became["role"]) == (teller.seat(poisoner), "imp")
    teller.until_day()
    assert teller.told("died", seat=teller.seat(imp))


def a_traveller_comes_and_is_exiled(teller: Storyteller) -> None:
    """A Beggar sits down after Anya, and the town wants none; dead, the Beggar stays to the end."""
    teller.phone.button("grim-more").click()
    teller.phone.button("grim-traveller").click()
    teller.pick(teller.role("beggar"), "dialog")
    teller.pick("Аня", "dialog")
    teller.phone.button("grim-traveller-arrives").click()
    expect(teller.page.locator(".grim-ring .seat")).to_have_count(8)
    expect(teller.page.locator(".grim-ring .turned")).to_have_count(0)
    teller.pick("Аня", ".grim-right")
    teller.phone.button("grim-deed-exile").click()
    teller.pick(teller.role("beggar"), ".sub")
    teller.phase("clocktower-plea")
    teller.go_on()
    teller.phase("exile")
    teller.page.locator(".grim-right .pick:enabled[aria-pressed=false]").evaluate_all(TOUCH_ALL)
    teller.phase("day")
    (exiled,) = teller.told("exile_supported")
    assert exiled["candidate"] == len(SET)
    expect(teller.page.locator(".grim-ring .seat.dead", has_text=teller.role("beggar"))).to_have_count(1)


def the_demon_dies(teller: Storyteller) -> None:
    """All hands are up, the day ends, and the Storyteller confirms what it has come to."""
    demon = teller.page.locator(".grim-ring .seat:not(.dead)", has_text=teller.role("imp"))
    name = demon.locator(".name").inner_text()
    expect(teller.main).to_have_text(teller.phone.say("grim-next-nominations"))
    teller.nominate(teller.who("virgin"), name)
    teller.repeat("nomination")
    teller.phase("clocktower-plea")
    teller.page.locator(".grim-right .pick:enabled[aria-pressed=false]").evaluate_all(TOUCH_ALL)
    expect(teller.page.locator(".grim-right .pick[aria-pressed=false]:enabled")).to_have_count(0)
    teller.main.click()
    expect(teller.main).to_contain_text(name)
    teller.main.click()
    teller.repeat("execution")
    expect(teller.main).to_contain_text(teller.phone.say("scene-name", name=name))  # before the end is told
    teller.go_on()
    expect(teller.main).to_have_text(teller.phone.say("ui-confirm-end"))
    assert teller.told("executed")[-1]["seat"] == teller.seat(name)
    teller.main.click()
    teller.phone.reach("after")
    assert teller.told("won")[0]["sides"] == ["good"]
