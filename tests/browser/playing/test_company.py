"""The dead wager on who wins, players show each other signs, a page of a seat stands aside on a tablet."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import expect
from tests.browser.fit.test_axe import grave, sticking_out
from tests.browser.fit.test_languages import UNTRANSLATED, texts
from tests.browser.fit.test_layout import BROKEN, box
from tests.browser.phones import ON_ITS_SIDE, SEND, Phone, Table
from tests.browser.playing.test_pocketbook import a_day, a_day_of_one, open_seat
from tests.browser.storyteller import HEAR

from fabula.text import LANGUAGES

BIG = (1440, 900)
BOXES = "all => all.map(one => one.getBoundingClientRect().toJSON())"
# On what each of them is drawn.
PAINTED = "all => all.map(one => getComputedStyle(one).backgroundImage)"


@pytest.fixture
def hurry() -> float:
    """Fast: a night has many calls."""
    return 0.04


def signs_in(phone: Phone) -> list[str]:
    """The signs at the seats of a ring."""
    shown = phone.page.locator(".ring .badge.sign use")
    return [str(one.get_attribute("href")) for one in shown.all()]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_see_a_sign_and_who_points_at_whom(table: Table, lang: str) -> None:
    host, other = a_day(table, "mafia32", lang)
    wall = table.screen(host.code)
    open_seat(host, "Борис")
    assert grave(host) == []
    host.page.get_by_role("button", name=host.say("book-point"), exact=True).click()
    for phone in (other, wall):
        expect(phone.page.locator(".pointed .thread")).to_have_count(1)
        expect(phone.page.locator(".ring .badge.sign use")).to_have_attribute("href", "#w-point")
    expect(wall.page.locator(".ring [aria-live]")).to_have_text(
        wall.say("floor-points", who="Анна", name="Борис")
    )
    other.page.evaluate(SEND, ["sign", {"sign": "laugh"}])
    expect(wall.page.locator(".ring .badge.sign")).to_have_count(2)
    expect(wall.page.locator(".ring .badge.sign")).to_have_count(0, timeout=12_000)
    expect(other.page.locator(".pointed")).to_have_count(0)


def test_signs_are_made_from_the_talk(table: Table) -> None:
    host, guest = table.seat({"Ann": "en", "Bob": "fr"})
    guest.button("floor-sign-doubt").click()
    expect(host.page.locator(".ring .badge.sign use")).to_have_attribute("href", "#w-doubt")
    assert sticking_out(guest) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_dead_wager_and_all_hear_of_it_at_the_end(table: Table, lang: str) -> None:
    lead, dead = table.lay(), table.lay(lang)
    code = lead.come_in("make", name="Анна", tale="mafia32")
    dead.come_in("join", code=code, name="Борис")
    lead.open(code)
    dead.open(code)
    lead.add_bots(8)
    lead.page.evaluate(SEND, ["settings", {"change": {"lead": "person"}}])
    lead.page.evaluate(SEND, ["start", {}])
    dead.reach("dusk")
    expect(dead.page.locator(".of-the-dead")).to_have_count(0)
    lead.page.evaluate(SEND, ["amend", {"act": ["kill", 0]}])
    dead.page.locator(".of-the-dead").get_by_role("button", name=dead.say("floor-wager"), exact=True).click()
    choice = dead.page.get_by_role("dialog").locator("button:has(.side)").first
    expect(choice).to_be_visible()
    dead.page.context.set_offline(True)
    expect(dead.page.locator(".no-line p").first).to_be_visible()
    choice.click()
    expect(choice).to_have_attribute("aria-pressed", "true")  # it is kept on the device
    dead.page.context.set_offline(False)
    expect(dead.page.locator(".no-line p")).to_have_count(0)
    dead.until_settled()
    assert grave(dead) == []
    dead.page.keyboard.press("Escape")
    made = dead.page.locator(".of-the-dead").get_by_role("button")
    expect(made).to_have_text(dead.say("floor-wager-made"))  # whoever sits beside reads no side
    at = dead.page.locator(".of-the-dead").bounding_box()
    within = made.bounding_box()
    assert at
    assert within
    assert within["x"] - at["x"] >= 8, "it does not touch the edge"
    assert lead.page.locator(".wagers").count() == 0
    lead.page.evaluate(SEND, ["amend", {"act": ["win", "mafia"]}])
    for phone in (lead, dead):
        phone.reach("after")
        told = phone.page.locator(".wagers li")
        expect(told).to_have_count(1)
        expect(told).to_contain_text("Борис")
    assert not UNTRANSLATED.search(texts(dead))


@pytest.mark.parametrize("size", [(820, 1180), BIG])
def test_a_seats_page_stands_aside_and_the_ring_may_be_touched(table: Table, size: tuple[int, int]) -> None:
    host = a_day_of_one(table, "onenight")
    host.page.set_viewport_size({"width": size[0], "height": size[1]})
    open_seat(host, "Борис")
    aside = host.page.locator("dialog.aside")
    expect(aside).to_be_visible()
    column = aside.bounding_box()
    assert column is not None
    for seat in host.page.locator(".ring .seat").all():
        box = seat.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= column["x"]
    open_seat(host, "Ada")
    assert sticking_out(host) == []
    assert grave(host) == []
    host.page.keyboard.press("Escape")
    expect(aside).to_have_count(0)


def test_on_a_phone_it_lies_over_the_screen(table: Table) -> None:
    host = a_day_of_one(table, "onenight")
    open_seat(host, "Борис")
    expect(host.page.locator("dialog.sheet:modal")).to_be_visible()
    expect(host.page.locator("dialog.aside")).to_have_count(0)


def test_at_the_end_a_stream_shows_each_card_on_paper_and_no_hand_any_more(table: Table) -> None:
    lead, looker = table.lay(), table.lay("fr")
    code = lead.come_in("make", name="Анна", tale="mafia32")
    lead.open(code)
    lead.add_bots(9)
    lead.page.evaluate(SEND, ["settings", {"change": {"lead": "person"}}])
    lead.page.evaluate(SEND, ["start", {}])
    looker.page.goto(f"/{code}/stream?delay=0")
    seats = looker.page.locator(".stream .seat")
    expect(seats).to_have_count(8)
    expect(looker.page.locator(".stream .gtok")).to_have_count(0)
    lead.page.evaluate(SEND, ["amend", {"act": ["kill", 0]}])
    lead.page.evaluate(SEND, ["amend", {"act": ["win", "mafia"]}])
    expect(looker.page.locator(".stream .seat.gtok .pip")).to_have_count(8, timeout=30_000)
    expect(looker.page.locator(".stream .gtok.dead .badge")).to_have_count(1)
    expect(looker.page.locator(".stream .seat .badge")).to_have_count(1)
    coins = looker.page.locator(".stream .gtok:not(.dead) .coin")
    grounds = {str(one) for one in coins.evaluate_all(PAINTED)}
    assert len(grounds) == 1
    assert "gradient" in grounds.pop()


def test_by_day_nominating_is_told_to_come_later_and_roles_to_claim_are_in_sight(table: Table) -> None:
    host = a_day_of_one(table, "clocktower", "ru")
    open_seat(host, "Борис")
    expect(host.button("book-nominate")).to_be_disabled()
    expect(host.page.get_by_role("dialog")).to_contain_text(host.say("book-nominate-later"))
    host.page.keyboard.press("Escape")
    host.button("ui-claim").click()
    expect(host.page.locator("dialog .chips .btn").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("tale", ["onenight", "clocktower"])
def test_nothing_gapes_between_what_stands_beside_the_pencil_on_a_phone_on_its_side(
    table: Table, tale: str
) -> None:
    host = a_day_of_one(table, tale, "fr")
    host.page.set_viewport_size(ON_ITS_SIDE)
    host.page.evaluate(HEAR, [{"e": "claimed", "seat": 1, "words": ["trust", 0]}])
    open_seat(host, "Борис")
    page = host.page.locator(".seat-page")
    page.locator(".mine-alone summary").first.click()
    beside = page.locator(":scope > :not(.mine-alone)").evaluate_all(BOXES)  # at once, for it may scroll
    assert len(beside) > 3
    for above, below in pairwise(beside):
        assert -8 <= below["top"] - above["bottom"] <= 24
    assert beside[0]["left"] < box(page.locator(".mine-alone"))["x"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_claims_of_a_first_day_show_ones_own_guesses_on_a_phone(table: Table, lang: str) -> None:
    host = a_day_of_one(table, "clocktower", lang)
    said = [["claim", "washerwoman"], ["claim", "investigator"], ["claim", "fortuneteller"]]
    host.page.evaluate(HEAR, [{"e": "claimed", "seat": n, "words": one} for n, one in enumerate(said)])
    host.button("ui-journal").click()
    columns = host.page.locator(".claims-box")
    expect(columns.locator("tbody .tks .tk")).to_have_count(len(said))
    assert columns.evaluate("box => box.scrollWidth - box.clientWidth") <= 0
    assert host.page.evaluate(BROKEN, ".claims-table :is(.btn, .what)") == []
