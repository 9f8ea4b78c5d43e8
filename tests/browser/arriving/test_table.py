"""What belongs to one table: the table of the evening, another game, the table's own wordings."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Route, expect
from tests.browser.phones import SEND, WALL, Phone, Table, held, play_on

MARKUP = "Look at <b>one</b> card."
# A busy device: what is to be done when a screen has been drawn is done a while later.
BUSY = """(() => {
  const soon = window.setTimeout;
  const later = (act, wait = 0, ...more) => soon(act, wait <= 100 ? wait + 700 : wait, ...more);
  window.setTimeout = later;
  window.requestAnimationFrame = (act) => later(() => act(performance.now()), 0);
})()"""
STAGE = """async () => {
  const app = document.querySelector('script[type=module]').src;
  return (await import(app.replace('app.js', 'base/wire.js'))).room.value?.stage;
}"""
IN_THE_SET = (("1. ", "doctor", ""), ("2. ", "mafioso", ""), ("", "citizen", "\u00a0\u00d7\u00a04"))


def test_the_menu_has_what_is_mine_what_is_this_devices_and_what_is_the_tables(table: Table) -> None:
    host, guest = table.seat({"Ann": "en", "Bob": "fr"})
    for phone, mine in ((host, "Ann"), (guest, "Bob")):
        phone.button("ui-menu").click()
        groups = phone.page.locator(".menu > .menu-group")
        headings = [phone.say(f"table-menu-{of}") for of in ("me", "device", "table")]
        expect(groups.locator("h3")).to_have_text(headings)
        me, device, all_of_us = groups.all()
        expect(me).to_contain_text(mine)
        expect(me).to_contain_text(phone.say("ui-move-out"))
        expect(device.get_by_role("button", name="ru", exact=True)).to_be_visible()
        expect(device).to_contain_text(phone.say("ui-sound"))
        expect(all_of_us).to_contain_text(phone.say("ui-people"))
        expect(all_of_us).to_contain_text(phone.say("ui-rules"))
        for other in (device, all_of_us):
            expect(other).not_to_contain_text(phone.say("ui-move-out"))
        phone.page.keyboard.press("Escape")


def hold(phone: Phone) -> None:
    """Hold one's card up."""
    phone.page.locator(".cardbox").hover()
    phone.page.mouse.down()
    expect(phone.page.locator(".paper.held")).to_be_visible()


def test_the_table_of_the_evening_is_there_after_a_game_and_in_the_lobby(table: Table) -> None:
    phone = table.lay("fr")
    phone.make("Zoé", trial=True)
    play_on([phone])
    rows = phone.page.locator(".standings tbody tr")
    expect(rows).to_have_count(5)
    mine = phone.page.locator(".standings tr.mine")
    expect(mine).to_contain_text("Zoé")
    points = mine.locator("td").all_inner_texts()
    assert points in (["1", "1", "1", "+1"], ["1", "0", "0", "0"])
    phone.button("finale-table").click()
    phone.reach("lobby")
    expect(mine).to_contain_text("Zoé")
    assert table.complaints == []


def test_who_is_replaced_keeps_the_name_and_is_shown_as_a_bot(table: Table) -> None:
    phones = table.seat({"Zoé": "en", "Лев": "ru", "Anna": "fr", "Boris": "en"}, looked_at=3)
    host = phones[0]
    host.hold_at(".screen.dusk")
    host.main.click()
    host.reach("dusk")
    host.button("ui-menu").click()
    host.button("ui-people").click()
    host.page.locator(".people .tile", has_text="Boris").click()
    host.button("ui-replace-bot").click()
    for phone in phones[:3]:
        phone.button("ui-menu").click()
        phone.button("ui-people").click()
        shown = phone.page.locator(".people .tile", has_text=phone.say("ui-stands-in", name="Boris"))
        expect(shown).to_be_visible()
        phone.page.keyboard.press("Escape")
        hold(phone)
        phone.page.mouse.up()


def test_the_host_lays_another_game_on_the_table_and_guests_see_it(table: Table) -> None:
    host, guest = table.seat({"Zoé": "en", "Лев": "ru"})
    expect(guest.page.locator(".lobby")).to_contain_text(guest.say("onenight"))
    expect(guest.button("mafia32")).to_have_count(0)
    host.button("mafia32").click()
    expect(guest.page.locator(".lobby")).to_contain_text(guest.say("mafia32"))
    for phone in (host, guest):
        they_see_six_cards(phone)
        expect(phone.seats).to_have_count(2)
        stop = phone.say("advice-mafia32-too-few-seats", least=6)
        expect(phone.page.locator(".check .stop").first).to_have_text(stop)
    host.button("onenight").click()
    expect(guest.page.locator(".lobby")).to_contain_text(guest.say("onenight"))
    assert table.complaints == []


def they_see_six_cards(phone: Phone) -> None:
    """Each role of the set stands once, by the night, with how often it is in it."""
    expect(phone.page.locator(".lobby")).to_contain_text(phone.say("ui-set", n=6))
    cards = phone.page.locator(".roles .rt button")
    expect(cards).to_have_count(3)
    for n, (call, role, times) in enumerate(IN_THE_SET):
        expect(cards.nth(n)).to_have_accessible_name(call + phone.say(f"mafia32-{role}") + times)


@pytest.mark.parametrize(("lang", "tale"), [("ru", "clocktower"), ("en", "mafia32"), ("fr", "vendetta")])
def test_a_lobby_is_there_before_what_its_game_says(table: Table, lang: str, tale: str) -> None:
    host, guest = table.lay("en"), table.lay(lang)
    host.make("Anna", tale=tale)
    waiting = held(guest.page, f"**/text/{lang}/{tale}.ftl*")
    guest.join(host.code, "Bob")
    while not waiting:
        guest.page.wait_for_timeout(50)
    before = guest.page.locator(".lobby").inner_text()
    assert guest.say(tale) in before
    with guest.page.expect_request(f"**/look/{tale}.svg*"):  # which come when all has been said
        waiting[0].continue_()
    assert guest.page.locator(".lobby").inner_text() == before


def test_a_lobby_shows_no_id_while_what_its_game_says_cannot_be_had(table: Table) -> None:
    host, guest = table.lay("en"), table.lay("fr", anew=True)
    host.make("Anna", tale="mafia32")
    refused: list[str] = []

    def refuse(route: Route) -> None:
        refused.append(route.request.url)
        route.fulfill(status=503, body="Bad gateway")

    guest.page.route("**/text/fr/mafia32.ftl*", refuse)
    guest.join(host.code, "Bob")
    while len(refused) < 2:
        guest.page.wait_for_timeout(50)
    guest.page.locator(".roles .rt button").first.click()
    sheet = guest.page.get_by_role("dialog")
    expect(sheet).to_contain_text(guest.say("mafia32-doctor"))
    assert "mafia32-" not in sheet.inner_text()
    guest.page.unroute("**/text/fr/mafia32.ftl*")
    expect(sheet).to_contain_text(guest.say("mafia32-doctor-ability"))
    assert all("503" in one for one in table.complaints)
    table.complaints.clear()


def test_the_lobby_stays_until_the_words_of_another_game_are_there(table: Table) -> None:
    host, guest = table.seat({"Zoé": "en", "Лев": "ru"})
    waiting = held(guest.page, "**/text/ru/mafia32-lobby.ftl*")
    host.button("mafia32").click()
    they_see_six_cards(host)
    guest.page.wait_for_timeout(500)
    expect(guest.page.locator(".lobby")).to_contain_text(guest.say("onenight"))
    waiting[0].continue_()
    expect(guest.page.locator(".lobby")).to_contain_text(guest.say("mafia32"))


def test_a_card_of_the_tables_own_wording_says_so_wherever_it_is_read(table: Table) -> None:
    host = table.lay("en")
    host.make("Zoé")
    host.add_bots(3)
    host.button("ui-edit-set").click()
    for role in ("werewolf", "seer", "robber", "troublemaker", "villager"):
        name = host.say(f"onenight-{role}")
        host.page.locator(".token-of", has_text=name).press("s")
        host.button("ui-reword", what=name).click()
        host.page.locator("textarea").fill("a\u200bb")
        host.button("ui-reword-keep").click()
        expect(host.page.get_by_role("alert")).to_have_text(host.say("refused-text-unseen"))
        host.page.locator("textarea").fill(MARKUP)
        host.button("ui-reword-keep").click()
        expect(host.page.locator("textarea")).to_have_count(0)
    expect(host.page.locator(".role-token .reworded")).to_have_count(5)
    expect(host.page.locator(".role-token", has_text=host.say("ui-own-wording"))).to_have_count(5)
    host.button("ui-close").click()
    host.hold_at(".screen.dusk")
    host.main.click()
    host.reach("dusk")
    hold(host)
    expect(host.page.locator(".paper .txt")).to_have_text(MARKUP)
    expect(host.page.locator(".paper .source")).to_have_text(host.say("ui-own-wording"))
    host.page.mouse.up()
    host.button("ui-menu").click()
    host.button("ui-almanac").click()
    host.page.locator(".tile", has_text=host.say("onenight-seer")).first.click()
    page = host.page.locator(".paper.page")
    expect(page.locator(".abl")).to_have_text(MARKUP)
    expect(page.locator(".source")).to_have_text(host.say("ui-own-wording"))
    expect(page).to_contain_text(host.say("onenight-seer-ability"))
    assert table.complaints == []


def test_the_almanac_tells_how_sure_a_wording_is_where_there_is_something_to_tell(table: Table) -> None:
    def graded(route: Route) -> None:
        facts = route.fetch().json()
        for role in facts["roles"]:
            role["grade"] = "reconstructed"
        route.fulfill(body=json.dumps(facts), content_type="application/json")

    phone = table.lay("ru")
    phone.page.goto("/almanac")
    phone.page.locator(".tile").first.click()
    expect(phone.page.locator(".paper.page .abl")).to_be_visible()
    expect(phone.page.locator(".source")).to_have_count(0)
    phone.page.route("**/api/tales/onenight", graded)
    phone.page.goto("/almanac")
    phone.page.locator(".tile").first.click()
    expect(phone.page.locator(".source")).to_have_text(phone.say("ui-grade-reconstructed"))
    phone.make("Zoé", trial=True)
    phone.hold_at(".screen.dusk")
    phone.reach("dusk")
    hold(phone)
    expect(phone.page.locator(".paper .source")).to_have_text(phone.say("ui-grade-reconstructed"))
    assert table.complaints == []


def test_on_a_slow_line_a_flame_is_lit_until_the_screen_is_there(table: Table) -> None:
    phone = table.lay()
    waiting = held(phone.page, "**/screens/home.js")
    with phone.page.expect_request("**/screens/home.js"):
        phone.page.goto("/", wait_until="commit")
    expect(phone.page.locator(".flame")).to_be_visible()
    said = phone.page.locator(".screen [role=status]")
    expect(said).to_have_text(phone.say("ui-coming"))  # no wait without a word
    waiting[0].continue_()
    expect(phone.button("ui-make")).to_be_visible()
    expect(phone.page.locator(".flame")).to_have_count(0)


def test_a_big_screen_that_comes_while_the_cards_are_dealt_is_drawn(table: Table) -> None:
    host = table.lay()
    host.make("Zoé")
    host.add_bots(5)
    screen = table.lay("en", WALL, anew=True).page
    screen.add_init_script(BUSY)
    waiting = held(screen, "**/screens/arrivals.js")
    with screen.expect_request("**/screens/arrivals.js"):
        screen.goto(f"/{host.code}/screen")
    host.page.evaluate(SEND, ["start", {}])
    screen.wait_for_function(f"async () => await ({STAGE})() === 'playing'")
    waiting[0].continue_()
    expect(screen.locator(".ring .seat")).to_have_count(5)


@pytest.mark.parametrize("lost", ["**/text/en.ftl*", "**/api/tales", "**/look/signs.svg*"])
def test_what_the_first_page_needs_is_asked_for_once_more(table: Table, lost: str) -> None:
    phone = table.lay("en", anew=True)
    phone.page.route(lost, lambda route: route.abort("connectionreset"), times=1)
    phone.page.goto("/")
    expect(phone.button("ui-make").first).to_be_visible()


def test_words_that_a_server_just_begun_again_cannot_give_are_asked_for_once_more(table: Table) -> None:
    phone = table.lay("en", anew=True)
    phone.page.route("**/text/en.ftl*", lambda route: route.fulfill(status=503, body="Bad gateway"), times=1)
    phone.page.goto("/")
    expect(phone.button("ui-make").first).to_be_visible()
    complaint = table.complaints.pop()  # the browser's own
    assert "503" in complaint


def test_links_lead_to_where_others_find_this_machine(table: Table) -> None:
    phone = table.lay()
    code = phone.come_in("make", name="Zoé", tale="onenight")  # a page that was made up has no line
    phone.page.route("**/api/address", lambda route: route.fulfill(body="http://192.168.7.7:8000/"))
    phone.open(code)
    phone.reach("lobby")
    expect(phone.page.locator(".panel.code")).to_contain_text("192.168.7.7:8000")
