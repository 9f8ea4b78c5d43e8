"""Reloading in the night, a server killed in the night, two tabs of one seat, another device."""

from __future__ import annotations

import re

from playwright.sync_api import WebSocketRoute, expect
from tests.browser import ready
from tests.browser.phones import Phone, Table, patiently, play_on
from tests.browser.playing.test_clocktower import trouble_on
from tests.browser.storyteller import SET, WITH_A_PHONE, Storyteller, lay_the_set, sit_down
from tests.web.server import Server

SHORTER_THAN_SILENCE, A_SECOND = 20_000, 1000  # ms
PEOPLE = {"Anna": "en", "Борис": "ru", "Chloé": "fr"}


def at_night(table: Table) -> list[Phone]:
    phones = table.seat(PEOPLE)
    phones[0].button("ui-deal").click()
    for phone in phones:
        phone.reach("dusk")
    for phone in phones:
        phone.know_the_card()
    for phone in phones:
        phone.reach("night")
    return phones


def test_reloading_in_the_night_one_is_where_one_was(table: Table) -> None:
    phones = at_night(table)
    for phone in phones:
        before = phone.seats.count()
        phone.page.reload()
        phone.reach("night")
        expect(phone.seats).to_have_count(before)
    play_on(phones)


def test_the_server_is_killed_in_the_night_and_the_phones_come_back(table: Table, server: Server) -> None:
    phones = at_night(table)
    for phone in phones:
        patiently(phone)
    server.kill()
    server.start()
    play_on(phones)
    for phone in phones:
        expect(phone.page.locator(".verdict")).to_be_visible()


def test_what_is_touched_without_a_line_is_on_its_way_until_it_is_done(table: Table, server: Server) -> None:
    phone = table.lay("fr")
    phone.make("Zoé")
    phone.reach("lobby")
    phone.until_settled()
    server.kill()
    phone.button("ui-add-bot").click()
    expect(phone.page.get_by_role("main")).to_have_attribute("aria-busy", "true")
    server.start()
    expect(phone.seats).to_have_count(2)
    phone.until_settled()


def test_two_tabs_of_one_seat_show_the_same(table: Table) -> None:
    phones = table.seat(PEOPLE)
    anna = phones[0]
    tab = table.lay("en", context=anna.page.context)
    tab.page.goto(f"/{anna.code}")
    tab.reach("lobby")
    anna.button("ui-deal").click()
    tab.reach("dusk")
    tab.know_the_card()
    expect(anna.main).to_be_disabled()
    play_on([tab, *phones[1:]])
    anna.reach("after")
    verdicts = [one.page.locator(".verdict") for one in (anna, tab)]
    expect(verdicts[0]).to_have_text(verdicts[1].text_content() or "?")


def test_a_person_moves_to_another_phone_with_a_ticket(table: Table) -> None:
    phones = table.seat(PEOPLE)
    boris = phones[1]
    boris.button("ui-menu").click()
    boris.button("ui-move-out").click()
    ticket = boris.page.locator("dialog .big")
    expect(ticket).to_have_text(re.compile(r"^\d{4}$"))
    told = boris.page.locator("dialog .panel", has=boris.page.locator(".big"))
    for word in (boris.code[:3], boris.say("ui-have-ticket")):  # where and how they are entered
        expect(told).to_contain_text(word)
    other = table.lay("ru")
    other.page.goto(f"/{boris.code}")
    other.button("ui-have-ticket").click()
    other.page.get_by_label(other.say("ui-ticket")).fill(ticket.inner_text())
    other.button("ui-move-in").click()
    other.reach("lobby")
    expect(other.page.locator(".seat.you .name")).to_have_text("Борис")
    phones[0].button("ui-deal").click()
    other.reach("dusk")


def test_a_camera_moves_a_person_to_another_phone_and_both_keep_the_seat(table: Table) -> None:
    host = table.lay("fr")
    host.make("Chloé")
    host.reach("lobby")
    host.button("ui-menu").click()
    host.button("ui-move-out").click()
    code = host.page.get_by_role("img", name=host.say("ui-move-out"))
    expect(code).to_be_visible()
    (where, around) = (one.bounding_box() for one in (code, host.page.locator("dialog .panel", has=code)))
    assert where
    assert around
    assert abs(2 * where["x"] + where["width"] - 2 * around["x"] - around["width"]) <= 2  # amid its words
    ticket = host.page.locator("dialog .big").inner_text()
    assert trouble_on(host, axe=True) == []
    other = table.lay("fr")
    other.page.goto(f"/{host.code}#{ticket}")
    other.reach("lobby")
    assert "#" not in other.page.url
    for phone in (host, other):
        expect(phone.page.locator(".seat.you .name")).to_have_text("Chloé")


def test_who_opens_the_page_of_a_room_that_is_not_there_is_told(table: Table) -> None:
    phone = table.lay("fr")
    phone.page.goto("/000000")
    phone.page.get_by_label(phone.say("ui-your-name")).fill("Zoé")
    phone.button("ui-sit-down").click()
    expect(phone.page.get_by_role("alert")).to_have_text(phone.say("refused-no-such-room"))


def test_someone_sent_away_is_told_and_is_home(table: Table) -> None:
    phones = table.seat(PEOPLE)
    host, boris, _ = phones
    host.page.locator("button.seat", has_text="Борис").click()
    host.button("ui-remove").click()
    expect(host.seats).to_have_count(2)
    expect(boris.page.get_by_role("alert")).to_have_text(boris.say("refused-removed"))


def test_without_a_line_every_screen_says_so_and_what_was_answered_is_sent(table: Table) -> None:
    lead, player = table.lay("ru", (820, 1180)), table.lay("ru")
    sit_down(lead, player)
    screen = table.screen(lead.code, "fr")
    screen.page.wait_for_selector(".bigscreen")
    teller = Storyteller(lead)
    lay_the_set(teller, SET)
    player.reach("dusk")
    for phone, words in ((player, "floor-no-line-kept"), (screen, "floor-no-line-waits")):
        expect(phone.page.get_by_role("status").filter(has_text=phone.say("floor-no-line"))).to_have_count(0)
        phone.page.context.set_offline(True)
        strip = phone.page.locator(".no-line")
        expect(strip).to_contain_text(phone.say("floor-no-line"))
        expect(strip).to_contain_text(phone.say(words))
        assert trouble_on(phone, axe=True) == []
    token = lead.page.locator(".grim-ring .seat", has_text=WITH_A_PHONE)
    expect(token.locator(".badge.off")).to_be_visible()
    assert lead.say("ui-gone") in (token.get_attribute("aria-label") or "")
    player.know_the_card()
    expect(lead.page.locator(".grim-ring .badge:has([href='#u-check'])")).to_have_count(0)
    lead.page.context.set_offline(True)
    expect(lead.page.locator(".no-line p")).to_be_visible()
    for phone in (lead, player, screen):
        phone.page.context.set_offline(False)
        expect(phone.page.locator(".no-line p")).to_have_count(0)
    expect(token.locator(".badge.off")).to_have_count(0)
    expect(lead.page.locator(".grim-right")).to_contain_text(lead.say("grim-has-seen"))


def test_a_line_that_answers_nothing_is_let_go_of(table: Table) -> None:
    phone, lines = table.lay("en", anew=True), list[WebSocketRoute]()
    phone.page.route_web_socket(re.compile(r"/ws\?"), lambda one: hold_up(one, lines))
    phone.make_by_touch("Anna")
    phone.reach("lobby")
    phone.button("ui-add-bot").click()
    expect(phone.seats).to_have_count(2, timeout=20_000)
    assert len(lines) == 2


def hold_up(line: WebSocketRoute, lines: list[WebSocketRoute]) -> None:
    """Of the first line nothing but its first message gets through; it stays open all the same."""
    lines.append(line)
    server = line.connect_to_server()
    if len(lines) == 1:
        line.on_message(lambda said: server.send(said) if '"t":"make"' in str(said) else None)


def test_who_only_listens_notices_that_there_is_no_line_any_more(table: Table) -> None:
    phone, lines, dead = table.lay("ru", anew=True), list[WebSocketRoute](), list[str]()
    phone.page.clock.install()
    phone.page.route_web_socket(re.compile(r"/ws\?"), lambda one: pass_on(one, lines, dead))
    phone.make_by_touch("Анна")
    phone.reach("lobby")
    phone.page.clock.fast_forward(SHORTER_THAN_SILENCE)
    dead.append("the first line")
    assert len(lines) == 1
    phone.page.clock.fast_forward(SHORTER_THAN_SILENCE)
    expect(phone.page.locator(".no-line p")).to_have_count(0)
    phone.page.clock.fast_forward(SHORTER_THAN_SILENCE)
    phone.page.clock.fast_forward(A_SECOND)
    phone.button("ui-add-bot").click()
    expect(phone.seats).to_have_count(2)
    assert len(lines) == 2


def pass_on(line: WebSocketRoute, lines: list[WebSocketRoute], dead: list[str]) -> None:
    """Of the first line nothing comes any more once it is dead; nobody closes it."""
    lines.append(line)
    server, is_first = line.connect_to_server(), len(lines) == 1
    server.on_message(lambda said: None if is_first and dead else line.send(said))


def test_the_strip_is_seen_above_an_open_sheet(table: Table) -> None:
    phone = table.lay("fr")
    phone.make("Zoé", tale="clocktower")
    phone.reach("lobby")
    phone.button("square-edit-script").click()
    expect(phone.page.get_by_role("dialog").locator(".script-card").first).to_have_css("display", "flex")
    phone.page.context.set_offline(True)
    strip = phone.page.get_by_role("dialog").locator(".no-line p")
    expect(strip).to_contain_text(phone.say("floor-no-line"))
    phone.page.get_by_role("dialog").get_by_role("switch").last.scroll_into_view_if_needed()
    expect(strip).to_be_in_viewport(ratio=1)
    assert trouble_on(phone, axe=True) == []
    phone.page.context.set_offline(False)
    expect(strip).to_have_count(0)


def test_what_was_half_made_is_asked_anew_and_either_device_of_a_seat_answers(table: Table) -> None:
    one, other = table.lay("ru"), table.lay("ru")
    ready.asked(one, "onenight", "dream-4", "Анна", 5)
    ready.take_places(one.code, {"Анна": other})
    chosen = one.page.locator(".ring .seat[aria-pressed=true]")
    one.page.locator(".ring .seat").nth(1).click()
    expect(one.main).to_have_text(one.say("ui-picked", n=1, of=2))
    expect(one.main).to_be_disabled()
    one.page.reload()
    expect(one.main).to_have_text(one.say("ui-choose-somebody"))
    expect(chosen).to_have_count(0)
    for phone, seats in ((one, (1, 2)), (other, (3, 4))):
        for seat in seats:
            phone.page.locator(".ring .seat").nth(seat).click()
        expect(phone.main).to_be_enabled()
    for phone in (one, other):
        phone.main.evaluate("(button) => void setTimeout(() => button.click(), 200)")
    for phone in (one, other):
        expect(phone.main).to_have_text(phone.say("ui-not-asked"))
