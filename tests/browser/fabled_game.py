"""A game that a person leads, with five Fabled who come into it from the Grimoire; step by step."""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator

from playwright.sync_api import expect
from tests.browser.phones import SEND, Phone, Table
from tests.browser.storyteller import HEARD, WITH_A_PHONE, WITHOUT, Storyteller, gather, lay_the_set

SET = ("fortune_teller", "slayer", "monk", "virgin", "soldier", "poisoner", "imp")
FABLED = ("revolutionary", "fiddler", "buddhist", "angel", "hells_librarian")
GOOD = SET[:5]
NAMES = (WITH_A_PHONE, *WITHOUT)
TOUCH_ALL = "(all) => all.forEach((one) => one.click())"
Step = tuple[str, Phone]


class Evening:
    """Who leads, who has a phone, who sits where with which role."""

    def __init__(self, lead: Phone, player: Phone) -> None:
        self.lead = lead
        self.player = player
        self.teller = Storyteller(lead)
        self.sheet = lead.page.locator(".grim-right")

    # ---- who is who

    def dealt(self) -> dict[int, str]:
        """The roles by seat."""
        return {int(seat): role for seat, role in self.teller.told("dealt")[0]["cards"].items()}

    def good(self) -> list[int]:
        """Who is good, and no red herring."""
        herring = [one["seat"] for one in self.teller.told("marked", kind="red_herring")]
        return [seat for seat, role in self.dealt().items() if role in GOOD and seat not in herring]

    # ---- touching

    def enter(self, seat: int, choice: int) -> None:
        """What a player points at."""
        asked = self.sheet.locator(".panel > .stack", has=self.lead.page.locator("h3", has_text=NAMES[seat]))
        asked.get_by_role("button", name=NAMES[choice], exact=True).click()
        self.lead.until_settled()

    def part(self, id: str) -> None:
        """Turn to the sheet or the circle, where there is room for one of them only."""
        tabs = self.lead.page.locator(".grim-tabs")
        if tabs.is_visible():
            tabs.get_by_role("button").nth(1 if id == "circle" else 0).click()

    def seat_sheet(self, name: str) -> None:
        """Open the sheet of a seat."""
        self.part("circle")
        token = self.lead.page.locator(".grim-ring .seat").filter(has_text=name).first
        token.locator(".coin").click(position={"x": 8, "y": 8})
        expect(self.lead.page.get_by_role("dialog")).to_be_visible()

    def decide(self, prompt: str, choice: str) -> None:
        """Answer what is asked of the Storyteller."""
        self.asked(prompt)
        self.teller.pick(choice, ".decision")
        self.take()

    def take(self) -> None:
        """Go on, whatever comes of it."""
        self.teller.main.click()
        self.lead.until_settled()

    def asked(self, prompt: str) -> None:
        """Wait until this is asked."""
        expect(self.sheet).to_contain_text(self.lead.say(f"prompt-clocktower-{prompt}"))

    def until_asked(self, prompt: str) -> None:
        """Go on until this is asked of the Storyteller."""
        text = self.lead.say(f"prompt-clocktower-{prompt}")
        for _ in range(20):
            if text in self.sheet.inner_text():
                return
            self.teller.go_on()
        raise AssertionError(f"{prompt} is never asked")


def fabled_game(table: Table, lang: str, size: tuple[int, int]) -> Iterator[Step]:
    """The steps by their names, with the phone on which there is something to see."""
    lead, player = table.lay(lang, size), table.lay(lang)
    gather(lead, player)
    lead.page.evaluate(SEND, ["settings", {"change": {"hush": 30}}])
    lead.button("ui-deal").click()
    evening = Evening(lead, player)
    lay_the_set(evening.teller, SET)
    evening.asked("red_herring")
    evening.teller.go_on()
    yield from they_come(evening)
    yield from neighbours_are_on_one_side(evening)
    protected = yield from some_are_marked(evening)
    yield from one_registers_falsely(evening)
    yield from a_veteran_is_silent(evening)
    yield from somebody_talks(evening)
    yield from somebody_answers_for_a_death(evening, protected)
    yield from all_choose_who_wins(evening)


def they_come(evening: Evening) -> Iterator[Step]:
    """One after another is let in; all see them."""
    lead = evening.lead
    lead.button("grim-more").click()
    lead.button("company-title").click()
    for role in FABLED:
        switch = lead.page.get_by_role("switch", name=re.compile(f"^{lead.say(f'roll-{role}')}"))
        switch.click()
        expect(switch).to_be_checked()
    expect(lead.page.locator("dialog .kind h3")).to_have_count(len(FABLED))
    yield "company", lead
    lead.page.keyboard.press("Escape")
    evening.part("circle")
    expect(lead.page.locator(".grim-ring .chip").last).to_have_text(lead.say("roll-hells_librarian"))
    yield "circle", lead
    evening.part("sheet")


def neighbours_are_on_one_side(evening: Evening) -> Iterator[Step]:
    """Two good ones, of whom the first is no red herring, are chosen instead of whom the advice names."""
    evening.until_asked("revolutionary")
    yield "revolutionary", evening.lead
    dealt = evening.dealt()
    for advised in evening.lead.page.locator(".decision .pick[aria-pressed=true]").all_inner_texts():
        evening.teller.pick(advised.splitlines()[0], ".decision")
    for seat in next((a, b) for a in evening.good() for b in [(a + 1) % len(NAMES)] if dealt[b] in GOOD):
        evening.teller.pick(NAMES[seat], ".decision")
    evening.take()
    expect(evening.player.page.locator("body")).not_to_contain_text("clocktower-")


def some_are_marked(evening: Evening) -> Generator[Step, None, int]:
    """At the turns of Angel and Buddhist whoever leads lays their marks."""
    lead = evening.lead
    good = evening.good()
    protected = next(seat for seat in good if seat and evening.dealt()[seat] != "virgin")
    for role, mark, seat in (("angel", "angel", protected), ("buddhist", "veteran", 0)):
        evening.teller.until_line(role)
        yield role, lead
        lead.button("grim-amend-mark").click()
        yield f"{role}-mark", lead
        evening.teller.pick(NAMES[seat], "dialog")
        expect(evening.sheet).to_contain_text(lead.say(f"grim-mark-{mark}"))
    yield "marked", lead
    return protected


def one_registers_falsely(evening: Evening) -> Iterator[Step]:
    """The Fortune Teller asks about two good players and hears that one is the Demon."""
    evening.teller.until_line("poisoner")
    evening.teller.pick(evening.teller.who("imp"), ".now")
    evening.teller.until_line("fortune_teller")
    yield "fortune-teller", evening.lead
    two = [one["seat"] for one in evening.teller.told("marked", kind="aligned")]
    asked = [next(seat for seat in two if seat in evening.good())]
    asked.append(next(seat for seat in evening.good() if seat not in asked))
    for seat in asked:
        evening.teller.pick(NAMES[seat], ".now")
    evening.teller.main.click()
    evening.asked("learn-fortune_teller")
    falsely = evening.lead.page.locator(".decision .pick", has_text=evening.lead.say("grim-true-once"))
    expect(falsely).to_contain_text(evening.lead.say("answer-yes"))
    falsely.click()
    yield "registers", evening.lead


def a_veteran_is_silent(evening: Evening) -> Iterator[Step]:
    """In the first minutes of the day, until the clock lets them talk."""
    lead, player = evening.lead, evening.player
    evening.teller.go_on()
    assert evening.teller.told("misled", kind="revolted")
    lead.hold_at(".grimoire .time")
    for _ in range(20):
        if evening.teller.told("silenced", seat=0):
            break
        evening.teller.go_on()
    expect(lead.page.locator(".grimoire .time:visible")).to_contain_text(":")
    yield "hush", lead
    player.reach("day")
    yield "hushed", player
    lead.page.evaluate(SEND, ["go", {}])
    told = player.say("story-clocktower-announced-all_talk")
    expect(player.page.locator(".news")).to_contain_text(told, timeout=30_000)
    expect(lead.page.locator(".grimoire .time:visible")).to_have_count(0)
    yield "all-talk", player


def somebody_talks(evening: Evening) -> Iterator[Step]:
    """When silence was asked for; when the talk is over something small happens to them."""
    lead = evening.lead
    evening.seat_sheet("Аня")
    yield "seat", lead
    lead.button("grim-amend-talked").click()
    expect(lead.page.locator("dialog")).to_have_count(0)
    yield "talked-circle", lead
    evening.part("sheet")
    yield "talked", lead
    evening.take()
    evening.asked("talked")
    yield "something-bad", lead
    evening.decide("talked", lead.say("option-clocktower-harm_drunk"))
    assert evening.teller.told("marked", seat=evening.teller.seat("Аня"), kind="drunk")
    assert not any(one["e"] in ("marked", "unmarked") for one in evening.player.page.evaluate(HEARD))
    yield "harmed", lead


def somebody_answers_for_a_death(evening: Evening, protected: int) -> Iterator[Step]:
    """Whoever is protected is executed, and whoever nominated them dies for it."""
    teller, lead = evening.teller, evening.lead
    teller.phase("nominations")
    dealt = evening.dealt()
    culprit = next(seat for seat in dealt if seat != protected and dealt[seat] in ("soldier", "monk"))
    teller.pick(NAMES[culprit], ".grim-right")
    teller.pick(NAMES[protected], ".sub")
    teller.repeat("nomination")
    teller.phase("clocktower-plea")
    lead.page.locator(".grim-right .pick:enabled[aria-pressed=false]").evaluate_all(TOUCH_ALL)
    expect(lead.page.locator(".grim-right .pick[aria-pressed=false]:enabled")).to_have_count(0)
    evening.take()
    expect(teller.main).to_contain_text(NAMES[protected])
    evening.take()
    teller.repeat("execution")
    teller.go_on()  # all have seen who is executed
    evening.asked("angel")
    yield "angel-asks", lead
    evening.decide("angel", NAMES[culprit])
    evening.asked("something_bad")
    yield "angel-harm", lead
    evening.decide("something_bad", lead.say("option-clocktower-harm_dies"))
    died = evening.player.say("story-clocktower-died-angel", who=NAMES[culprit])
    expect(evening.player.page.locator(".news")).to_contain_text(died)
    yield "wrath", evening.player


def all_choose_who_wins(evening: Evening) -> Iterator[Step]:
    """The Demon chooses an opponent, and all choose which of them wins."""
    teller, lead, player = evening.teller, evening.lead, evening.player
    evening.until_asked("fiddler")
    yield "fiddler", lead
    evening.decide("fiddler", lead.say("option-clocktower-yes"))
    evening.asked("fiddler_whom")
    yield "fiddler-whom", lead
    expect(player.page.locator(".square-ask h2")).to_have_text(player.say("prompt-clocktower-fiddler_whom"))
    yield "fiddler-whom-player", player
    dealt = evening.dealt()
    demon = next(seat for seat in dealt if dealt[seat] == "imp")
    opponent = next(seat for seat in evening.good() if seat)
    evening.enter(demon, opponent)
    evening.take()
    evening.asked("fiddler_wins")
    assert teller.told("announced", kind="fiddler_two")[0]["seats"] == sorted((demon, opponent))
    yield "fiddler-wins", lead
    yield "fiddler-wins-player", player
    for seat in dealt:
        evening.enter(seat, opponent)
    expect(teller.main).to_have_text(lead.say("ui-confirm-end"))
    yield "fiddler-end", lead
    evening.take()
    lead.reach("after")
    player.reach("after")
    expect(player.page.locator("body")).to_contain_text(player.say("story-clocktower-ended-fiddler"))
    assert teller.told("won")[0]["sides"] == ["good"]
    yield "after", player
