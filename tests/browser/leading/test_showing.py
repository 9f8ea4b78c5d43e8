"""Without a phone one is shown whatever one is told: a Lunatic and the Demon, Minions, an evil Traveller."""

from __future__ import annotations

from playwright.sync_api import Locator, ViewportSize, expect
from tests.browser.phones import ON_ITS_SIDE, SEND, Table
from tests.browser.storyteller import (
    DEAL,
    WIDE,
    WITHOUT,
    Storyteller,
    deal_past_the_phone,
    gather,
    lay_the_set,
    once_dealt,
    take_back,
)

from fabula.games.clocktower.almanac.named_scripts import BOX
from fabula.rooms.wire import messages as m

# Without the Pukka: a Lunatic who thinks they are one has somebody to choose in the first night already.
MOON = (*(role for role in BOX["bad_moon_rising"] if role != "pukka"), "washerwoman")
WITH_A_LUNATIC = ("sailor", "chambermaid", "gambler", "courtier", "washerwoman", "devils_advocate", "zombuul")


UPRIGHT: ViewportSize = {"width": 820, "height": 1180}
TO_THE_END = "(one) => { one.scrollTop = one.scrollHeight; return one.scrollTop; }"


def shows(teller: Storyteller) -> Locator:
    """The buttons that show something on the line that is walked."""
    return teller.page.locator(".now .told button", has_text=teller.phone.say("grim-show"))


def waiting(teller: Storyteller) -> Locator:
    """What waits to be shown by day."""
    return teller.page.get_by_label(teller.phone.say("grim-due"), exact=True)


def test_the_lunatic_and_the_demon_are_shown_what_they_are_told(table: Table) -> None:
    teller = once_dealt(table.lay("en", WIDE), None, WITH_A_LUNATIC, (m.Choose, {"roles": MOON}))
    deal_past_the_phone(teller, "zombuul", "sailor")
    demon, other = (teller.who(role) for role in ("zombuul", "sailor"))
    lunatic = teller.seat(other)
    teller.page.evaluate(SEND, ["amend", {"act": ["role", lunatic, "lunatic"]}])
    teller.go_on()
    teller.until_line("lunatic")
    for prompt in ("lunatic_minions", "lunatic_bluffs"):
        teller.repeat(prompt)
    expect(shows(teller)).to_have_count(3)
    for card, text in zip(
        range(3), ("grim-card-minions", "grim-card-bluffs", "story-you-informed-lunatic"), strict=True
    ):
        shows(teller).nth(card).click()
        title = teller.phone.say(text, place=other) if "story" in text else teller.phone.say(text)
        expect(teller.page.locator(".held-title")).to_have_text(title)
        take_back(teller)
    assert demon in teller.page.locator(".now .told").inner_text()
    teller.go_on()
    done = teller.page.locator(".sheet-lines .done", has_text=teller.role("lunatic"))
    expect(done).to_contain_text(other)
    teller.repeat("bluffs")
    assert titles_on_the_only_card(teller) == ["grim-card-minions", "grim-card-bluffs"]


def test_all_the_evil_who_are_awake_together_see_one_card(table: Table) -> None:
    lead, player = table.lay("en", WIDE), table.lay("en")
    script = ("choose", {"roles": [role for role in MOON if role != "lunatic"]})
    gather(lead, player, script, ("settings", {"change": {"evil_together": True}}), DEAL)
    teller = Storyteller(lead)
    lay_the_set(teller, WITH_A_LUNATIC)
    deal_past_the_phone(teller, "devils_advocate", "courtier", "zombuul")
    second = teller.seat(teller.who("courtier"))
    teller.page.evaluate(SEND, ["amend", {"act": ["role", second, "assassin"]}])
    teller.go_on()
    assert titles_on_the_only_card(teller) == ["grim-card-demon", "grim-card-all-minions"]
    expect(teller.page.locator(".held-names bdi")).to_have_count(3)
    take_back(teller)
    teller.go_on()
    teller.repeat("bluffs")
    assert titles_on_the_only_card(teller) == ["grim-card-bluffs"]


def titles_on_the_only_card(teller: Storyteller) -> list[str]:
    """What stands over each part of the one card of this line, which is held up, by the ids of its texts."""
    expect(shows(teller)).to_have_count(1)
    shows(teller).click()
    known = ("demon", "minions", "all-minions", "bluffs")
    said = {teller.phone.say(f"grim-card-{one}"): f"grim-card-{one}" for one in known}
    return [said[title] for title in teller.page.locator(".held-title").all_inner_texts()]


def test_an_evil_traveller_waits_to_be_shown_the_demon(table: Table) -> None:
    teller = once_dealt(table.lay("en", WIDE), None, WITH_A_LUNATIC, (m.Choose, {"roles": MOON}))
    deal_past_the_phone(teller, "zombuul", "devils_advocate")
    teller.go_on()
    teller.until_day()
    expect(waiting(teller)).to_have_count(0)
    teller.page.set_viewport_size(UPRIGHT)
    assert teller.page.locator(".grim-right").evaluate(TO_THE_END) > 0
    teller.page.evaluate(SEND, ["amend", {"act": ["traveller", "apprentice", "evil", 6], "name": "Late"}])
    expect(waiting(teller).get_by_role("listitem")).to_have_count(3)
    expect(waiting(teller)).to_be_in_viewport()  # however far down whoever leads had read
    demon = teller.who("zombuul")
    line = waiting(teller).get_by_role("listitem").filter(has_text=demon)
    line.get_by_role("button", name=teller.phone.say("grim-show")).click()
    expect(teller.page.locator(".held-up")).to_contain_text(demon)
    take_back(teller)
    expect(waiting(teller).get_by_role("listitem")).to_have_count(2)
    waiting(teller).get_by_role("button", name=teller.phone.say("grim-due-done")).first.click()
    expect(waiting(teller).get_by_role("listitem")).to_have_count(1)


# How far a card that is held up reaches below the window.
BELOW = "() => document.querySelector('.held-in').getBoundingClientRect().bottom - innerHeight"


def test_a_card_that_is_held_up_is_seen_whole_on_a_phone_on_its_side(table: Table) -> None:
    lead = table.lay("ru", (ON_ITS_SIDE["width"], ON_ITS_SIDE["height"]))
    teller = once_dealt(lead, None)
    deal_past_the_phone(teller, "washerwoman")
    lead.page.get_by_role("button", name=lead.say("grim-show-role-to", name=WITHOUT[0])).click()
    expect(lead.page.locator(".held-ability")).not_to_be_empty()
    assert lead.page.evaluate(BELOW) <= 0
    take_back(teller)
    teller.until_line("washerwoman")
    teller.go_on()
    shows(teller).click()
    expect(lead.page.locator(".held-names bdi")).to_have_count(2)
    expect(lead.page.locator(".held-role")).to_have_count(1)
    assert lead.page.evaluate(BELOW) <= 0
