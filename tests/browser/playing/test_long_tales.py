"""Games of many nights: eight phones play each to its end, and long tables fit on a phone."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.fit.test_axe import SMALL, grave, sticking_out
from tests.browser.fit.test_languages import UNTRANSLATED, texts
from tests.browser.nights import nights, told
from tests.browser.phones import PHONE, Phone, Table, patiently, play_on

# In one go: what begins another game is a lit button at the same place.
GO_ON = """async () => {
  document.querySelector(".screen.leader .foot .btn.main")?.click();
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}"""
PATIENCE = 10_000  # ms, with a finger on a button
# Open each of these questions and choose the first thing, with the last where a pair is asked for: in one go,
# so that nothing is answered between a look and a touch; what is over by then is left.
ANSWER = """async (labels) => {
  const shown = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  for (const label of labels) {
    const ask = [...document.querySelectorAll(".answer-for")]
      .find((one) => one.querySelector("button").ariaLabel === label);
    ask?.querySelector("button").click();
    await shown();
    const done = () => ask?.querySelector(".row .btn.grow");
    for (const at of [0, -1]) {
      if (done()?.disabled) [...ask.querySelectorAll(".chips .btn")].at(at)?.click();
      await shown();
    }
    done()?.click();
    await shown();
  }
}"""
LONG = ("mafia32", "vendetta")
PEOPLE = ("Анна", "Борис", "Вера", "Глеб", "Дарья", "Егор", "Жанна", "Захар")
A_GAME = 240.0
PARTS = (".walk", ".foresight", ".hands", ".answer-for", ".decision", ".decision li")
# and the code of honour to be read
OWN = {"mafia32": {".hands"}, "vendetta": {".hands", ".decision", ".decision li"}}
WITHOUT = PEOPLE[2:]  # a phone
WANTED = {"lobby-warned", "screen-night", "day-claim", "screen-vote"}
CORRECTIONS = ("spare", "kill", "revive", "role")


@pytest.fixture
def hurry() -> float:
    """Fast: a night has many calls."""
    return 0.06


@pytest.mark.parametrize("tale", LONG)
def test_eight_phones_play_a_whole_game(table: Table, tale: str) -> None:
    phones = table.seat_by_touch(dict.fromkeys(PEOPLE, "ru"), tale)
    screen = table.screen(phones[0].code, "ru")
    phones[0].button("ui-deal").click()
    for phone in phones:
        phone.page.wait_for_selector(".screen:is(.play, .after)")
    play_on(phones, within=A_GAME)
    for phone in phones:
        expect(phone.page.locator(".verdict")).to_be_visible()
        assert not UNTRANSLATED.search(texts(phone))
    expect(screen.page.locator(".cap")).not_to_be_empty()
    assert {name: trouble for name, phone in told(phones[1]) if (trouble := trouble_on(phone))} == {}


@pytest.mark.parametrize(("tale", "lang"), [("mafia32", "ru"), ("vendetta", "fr")])
def test_every_screen_of_twenty_seats_fits_on_a_phone(table: Table, tale: str, lang: str) -> None:
    found: dict[str, list[str]] = {}
    seen: set[str] = set()
    for _ in range(6):  # whoever dies at once sees no vote, and a day may be over before it is looked at
        for name, phone in nights(table, tale, lang, PHONE):
            seen.add(name)
            if trouble := trouble_on(phone):
                found[name] = trouble
        if seen >= WANTED:
            break
    assert found == {}
    assert seen >= WANTED


def trouble_on(phone: Phone) -> list[str]:
    """What keeps somebody out, is too small to touch, sticks out, or has no words."""
    speechless = [found.group() for found in UNTRANSLATED.finditer(texts(phone))]
    return [*grave(phone), *phone.page.evaluate(SMALL), *sticking_out(phone), *speechless]


# ---- the notebook


@pytest.mark.parametrize("tale", LONG)
def test_a_person_leads_with_the_notebook(table: Table, tale: str) -> None:
    phones = a_table_led_by_a_person(table, tale)
    seen: set[str] = set()
    corrected: set[str] = set()
    lead_to_the_end(phones, seen, corrected)
    for phone in phones:
        phone.reach("after")
        expect(phone.page.locator(".verdict")).to_be_visible()
        assert not UNTRANSLATED.search(texts(phone))
    while corrected != set(CORRECTIONS):  # the first game may end before anybody is dead
        phones[0].button("finale-table").click()
        phones[0].reach("lobby")
        phones[0].button("ui-deal").click()
        lead_to_the_end(phones, seen, corrected)
    assert seen == {".walk", ".foresight", ".answer-for", *OWN[tale]}


def lead_to_the_end(phones: list[Phone], seen: set[str], corrected: set[str]) -> None:
    """Lead one game by the notebook, and note which of its parts were seen and what was corrected."""
    leader, *players = phones
    leader.reach("leader")
    for _ in range(150):
        if leader.phase == "after":
            return
        shown = what_the_notebook_shows(leader)
        while correct(leader, corrected):
            pass
        decide(leader, somebody=".decision" not in seen)
        answer_for_those_without_a_phone(leader)
        seen |= shown
        for phone in players:
            patiently(phone)
        go_on(leader)
    assert leader.phase == "after"


def go_on(leader: Phone) -> None:
    """Go on, also past open answers: their sheet is touched once it is open and nothing is underway."""
    leader.page.evaluate(GO_ON)
    leader.until_settled()
    sheet = leader.page.get_by_role("dialog")
    end = time.monotonic() + PATIENCE / 1000
    while sheet.count() and time.monotonic() < end:
        leader.touch("dialog .btn.main")
        leader.until_settled()
    expect(sheet).to_have_count(0)


def a_table_led_by_a_person(table: Table, tale: str) -> list[Phone]:
    """The leader's phone and two players' phones; five more have come without one."""
    phones = table.seat({"Ведущая": "ru", "Анна": "ru", "Борис": "ru"}, tale)
    leader = phones[0]
    leader.button("ui-add-guest").click()
    leader.page.get_by_role("dialog").get_by_role("textbox").fill(", ".join(WITHOUT))
    leader.button("ui-seat-them").click()
    leader.page.keyboard.press("Escape")
    expect(leader.seats).to_have_count(3 + len(WITHOUT))
    leader.button("ui-edit-rules").click()
    leader.button("setting-lead-person").click()
    if tale == "vendetta":
        chapter = leader.page.locator("details", has_text=leader.say("setting-enchanted"))
        chapter.locator("summary").click()
        chapter.get_by_role("switch", name=leader.say("setting-enchanted")).click()
    leader.page.keyboard.press("Escape")
    expect(leader.seats).to_have_count(8)
    leader.button("ui-deal").click()
    return phones


def what_the_notebook_shows(leader: Phone) -> set[str]:
    """Which of its parts are there, all of them in words and within the screen."""
    assert sticking_out(leader) == []
    assert not UNTRANSLATED.search(texts(leader))
    return {part for part in PARTS if leader.page.locator(f"section {part}").count()}


def decide(leader: Phone, *, somebody: bool) -> None:
    """Name somebody, or nobody, in what is left to the Storyteller."""
    decision = leader.page.locator(".decision")
    if not decision.count():
        return
    if somebody:
        decision.locator(".chips .btn").first.click(timeout=PATIENCE)
    decision.locator(".row .btn.grow" if somebody else ".row .btn:not(.grow)").click(timeout=PATIENCE)
    expect(decision).to_have_count(0)


def answer_for_those_without_a_phone(leader: Phone) -> None:
    """Three hands up where hands are counted; else a possible answer for each."""
    answer = leader.say("ui-answer-for")
    hands = leader.page.locator(".panel.hands .btn[aria-pressed=false]")
    if hands.count():
        for number in range(3, 0, -1):
            if hands.count() >= number:
                hands.first.click(timeout=PATIENCE)
        return
    leader.page.evaluate(ANSWER, [leader.say("ui-about", name=answer, question=name) for name in WITHOUT])
    leader.until_settled()


def correct(leader: Phone, corrected: set[str]) -> bool:
    """Correct by hand one thing that has not been corrected yet; whether there was one."""
    waits = leader.page.locator(":has(.sheet-steps) ~ .foresight").count()  # for dawn, with all other strikes
    struck = len(corrected & {"kill", "spare"})
    doomed, dead = f"[aria-label*='{leader.say('ui-doomed')}']", ".dead"
    for word, about, possible in (
        ("revive", dead, struck in (0, 2)),
        ("kill", ":not(.dead)", waits),
        ("spare", doomed, True),
        ("role", ":not(.dead)", "revive" in corrected),
    ):
        seats = leader.page.locator(f"button.seat{about}")
        if word not in corrected and possible and seats.count():
            corrected.add(word)
            touch(leader, seats.last, word)
            return True
    return False


def touch(leader: Phone, seat: Locator, word: str) -> None:
    """Open what may be corrected about a seat, and correct it."""
    seat.click(timeout=PATIENCE)
    sheet = leader.page.get_by_role("dialog")
    leader.button(f"ui-amend-{word}").click(timeout=PATIENCE)
    if word == "role":
        sheet.locator(".chips .btn").first.click(timeout=PATIENCE)
    expect(sheet).to_have_count(0)
    leader.until_settled()
