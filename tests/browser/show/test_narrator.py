"""The narrator for printed cards: what it says of a whole night and day of each game, and in which order."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.fit.test_axe import grave, sticking_out
from tests.browser.phones import Phone, Table

PIECES = """async ([id, wish]) => {
  const base = document.querySelector("script[type=module]").src.replace("app.js", "");
  const { narration } = await import(base + "screens/narration.js");
  const { taleOf } = await import(base + "base/tales.js");
  const all = { seconds: 10, talk: 300, first: false, variants: [], ...wish };
  const pieces = narration(taleOf(id), all);
  const plain = (line) => line.replace(`voice-${id}-`, "");
  return pieces.map((piece) => ({ ...piece, say: piece.say.map(plain) }));
}"""


VOTE = ["vote", "count-3", "count-2", "count-1", "point"]


def a_narrator(table: Table, tale: str, lang: str = "en", phone: Phone | None = None) -> Phone:
    """A device on which this game is to be narrated."""
    phone = phone or table.lay(lang)
    phone.page.goto("/narrator")
    phone.button(tale).click()
    expect(phone.button(tale)).to_have_attribute("aria-pressed", "true")
    expect(phone.button("ui-begin-night")).to_be_visible()
    return phone


def pieces(phone: Phone, tale: str, **wish: Any) -> list[dict[str, Any]]:
    """What is said, piece by piece."""
    told: list[dict[str, Any]] = phone.page.evaluate(PIECES, [tale, wish])
    return told


def said(told: list[dict[str, Any]]) -> list[str]:
    """All lines in their order."""
    return [line for piece in told for line in piece["say"]]


def test_one_night_has_cards_nudged_and_leads_through_talk_and_vote(table: Table) -> None:
    phone = a_narrator(table, "onenight")
    told = pieces(phone, "onenight", roles=["werewolf", "seer", "villager"], variants=["lone_wolf"])
    assert said(told) == [
        "begin", "werewolf-wake", "werewolf-lone_wolf", "werewolf-sleep", "seer-wake", "seer-sleep", "nudge",
        "day", *VOTE,
    ]  # fmt: skip
    assert [piece["seconds"] for piece in told] == [16, 10, 16, 11, 300, 4, 1, 1, 1, 0]
    assert [piece["number"] for piece in told if "number" in piece] == [3, 2, 1]
    assert "werewolf-lone_wolf" not in said(pieces(phone, "onenight", roles=["werewolf"]))


def test_to_whom_it_is_new_the_vote_is_explained_before_it(table: Table) -> None:
    phone = a_narrator(table, "onenight")
    phone.button("brief").click()
    expect(phone.page.locator("dialog .brief li").first).to_be_visible()
    roles = ["werewolf", "seer", "villager"]
    told = said(pieces(phone, "onenight", roles=roles, isNew=True))
    assert told[-6:] == ["first-onenight-vote.text", *VOTE]
    told = said(pieces(phone, "onenight", roles=roles))
    assert told[-6:] == ["day", *VOTE]


def test_the_first_night_of_mafia_is_for_meeting_and_in_the_next_the_mafia_has_shot(table: Table) -> None:
    phone = a_narrator(table, "mafia32")
    roles = ["mafioso", "doctor", "citizen"]
    first = said(pieces(phone, "mafia32", roles=roles, first=True))
    assert first == [
        "begin", "doctor-wake", "doctor-sleep", "mafia-wake", "meet-mafia-sleep", "dawn", "day", "vote",
    ]  # fmt: skip
    later = said(pieces(phone, "mafia32", roles=roles))
    assert later == [line.removeprefix("meet-") for line in first]


def test_blood_vendetta_begins_with_acquaintance_and_ends_its_light_with_night(table: Table) -> None:
    phone = a_narrator(table, "vendetta")
    roles = ["monk", "count", "hunter", "fledgling", "vampire"]
    first = pieces(phone, "vendetta", roles=roles, first=True)
    assert said(first) == [
        "begin", "meet-hunters", "meet-hunters-sleep", "monk-wake", "monk-sleep", "fledgling-wake",
        "fledgling-sleep", "lord-wake", "lord-sleep", "night", "vote",
    ]  # fmt: skip
    later = pieces(phone, "vendetta", roles=roles)
    assert said(later) == [
        "dawn", "monk-wake", "monk-sleep", "day", "hunters-wake", "hunters-sleep", "sunset", "lord-wake",
        "lord-sleep", "night", "vote",
    ]  # fmt: skip
    assert [piece["phase"] for piece in later] == ["dawn", "day", "sunset", "night", "vote"]


@pytest.mark.parametrize(("tale", "lang"), [("onenight", "fr"), ("mafia32", "ru"), ("vendetta", "en")])
def test_it_leads_to_the_vote_and_into_the_next_night(table: Table, tale: str, lang: str) -> None:
    phone = a_narrator(table, tale, lang)
    assert grave(phone) == []
    assert not sticking_out(phone)
    phone.page.get_by_role("switch", name=phone.say("ui-first-time")).check()
    phone.button("ui-begin-night").click()
    for _ in range(20):
        if phone.button("floor-vote-now").count():
            break
        phone.button("ui-next-call").click()
    expect(phone.page.get_by_role("timer")).to_be_visible()
    phone.button("floor-vote-now").click()
    if tale == "onenight":
        expect(phone.button("ui-again")).to_be_visible(timeout=40_000)
        return
    phone.button("narrator-night-next").click()
    expect(phone.button("ui-next-call")).to_be_visible()
    phone.page.locator(".bar .ibtn").first.click()
    expect(phone.button("narrator-night-next")).to_have_attribute("aria-pressed", "true")


# The buttons behind which the town is seen.
SEEN_THROUGH = """() => [...document.querySelectorAll(".foot .btn")].filter((one) => {
  const probe = document.createElement("canvas").getContext("2d");
  probe.fillStyle = getComputedStyle(one).backgroundColor;
  probe.fillRect(0, 0, 1, 1);
  return probe.getImageData(0, 0, 1, 1).data[3] < 230;
}).map((one) => one.innerText)"""


@pytest.mark.parametrize(
    ("tale", "talks_by"), [("onenight", "day"), ("mafia32", "day"), ("vendetta", "night")]
)
@pytest.mark.parametrize("size", [(360, 740), (740, 360), (820, 1180)])
def test_its_light_is_that_of_the_hour_and_all_of_it_is_in_sight(
    table: Table, tale: str, talks_by: str, size: tuple[int, int]
) -> None:
    """In Blood Vendetta they talk by night; a vote of all fingers at once has its three, two, one."""
    phone = a_narrator(table, tale)
    phone.page.set_viewport_size({"width": size[0], "height": size[1]})
    phone.button("ui-begin-night").click()
    assert phone.page.evaluate(SEEN_THROUGH) == [], "no clock of a tower is among the words of a button"
    root = phone.page.locator("html")
    expect(root).to_have_attribute("data-phase", "night" if talks_by == "day" else "day")
    caption, town = phone.page.locator(".caption").bounding_box(), phone.page.locator(".town").bounding_box()
    assert caption
    assert town
    assert caption["y"] + caption["height"] <= town["y"], "no word lies over the clock tower"
    while not phone.button("floor-vote-now").count():
        phone.button("ui-next-call").click()
    expect(root).to_have_attribute("data-phase", talks_by)
    assert not sticking_out(phone)
    assert phone.page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
    phone.button("floor-vote-now").click()
    for number in (3, 2, 1) if tale == "onenight" else ():
        expect(phone.page.locator(".number")).to_have_text(str(number), timeout=15_000)
    expect(phone.button("ui-again")).to_be_visible(timeout=15_000)
    phone.page.locator(".bar .ibtn").first.click()
    expect(root).to_have_attribute("data-phase", "night")


SOUNDING = """async () => {
  const app = document.querySelector('script[type=module]').src;
  return (await import(app.replace('app.js', 'parts/switches.js'))).underneath().music;
}"""


def test_quiet_music_goes_with_night_and_day_where_it_is_wished_for(table: Table) -> None:
    phone = a_narrator(table, "onenight")
    assert phone.page.evaluate(SOUNDING) == ""
    phone.button("ui-sound").click()
    phone.page.get_by_role("switch", name=phone.say("sound-music")).check()
    phone.page.get_by_role("dialog").get_by_role("button", name=phone.say("ui-close")).click()
    phone.button("ui-begin-night").click()
    phone.page.wait_for_function(f"({SOUNDING})().then((mood) => mood === 'night')")
    while not phone.button("floor-vote-now").count():
        phone.button("ui-next-call").click()
    phone.page.wait_for_function(f"({SOUNDING})().then((mood) => mood === 'day')")
    phone.page.locator(".bar .ibtn").first.click()
    phone.button("ui-sound").click()
    phone.page.get_by_role("switch", name=phone.say("sound-music")).uncheck()
    phone.page.wait_for_function(f"({SOUNDING})().then((mood) => mood === '')")


# What the narrator says while a talk has so much time left, and a voice that has said it in a moment; and how
# much is left when something sounds.
HEARD = """(() => {
  window.said = [];
  window.struck = [];
  const left = () => document.querySelector("[role=timer]")?.innerText;
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (...more) {
    if (left()) window.struck.push(left());
    return start.apply(this, more);
  };
  const voice = { getVoices: () => [], speaking: false, cancel() {}, speak(one) {
    window.said.push([one.text, left()]);
    setTimeout(() => one.onend?.({ type: 'end' }), 1);
  } };
  Object.defineProperty(window, 'speechSynthesis', { value: voice, configurable: true });
})()"""
WARNINGS = {"time-to-choose": "3:00", "last-minute": "1:00"}
WARNED_OF = {"onenight": ["last-minute"], "mafia32": ["last-minute"], "vendetta": list(WARNINGS)}
WHEN_ALL_TALK = {"onenight": "day", "mafia32": "day", "vendetta": "night"}
A_WHILE = 5_000  # ms
A_MINUTE, A_HEART, NEAR = 60, 10, 8  # seconds
HEART_BEATS = 4 * 8  # each beat is of four tones
# Whoever does not hear the heart beat sees it: in its last ten seconds the time stands out by a line.
LAST_TEN = [f"0:{left:02}" for left in range(1, 11)]
UNDERLINED = """() => [...document.querySelectorAll("[role=timer]")].map((one) =>
  [one.innerText.trim(), getComputedStyle(one).textDecorationLine === "underline"])"""


@pytest.mark.parametrize(
    ("tale", "lang", "talk", "warned"),
    [
        ("onenight", "ru", 5, ["last-minute"]),
        ("vendetta", "en", 5, ["time-to-choose", "last-minute"]),
        ("vendetta", "fr", 3, ["last-minute"]),
        ("mafia32", "ru", 3, ["last-minute"]),
        ("mafia32", "fr", 1, []),
    ],
)
def test_a_talk_has_its_clock_and_it_is_said_that_its_end_is_near(
    table: Table, tale: str, lang: str, talk: int, warned: list[str]
) -> None:
    """Each is said once, when its minute has come; of a talk that is no longer than that nobody is warned."""
    phone = table.lay(lang, anew=True)
    phone.page.clock.install()
    phone.page.add_init_script(HEARD)
    phone = a_narrator(table, tale, lang, phone)
    counter = phone.page.get_by_role("group", name=phone.say("setting-talk"))
    while (minutes := int(counter.inner_text().split(":")[0])) != talk:
        counter.get_by_role("button").nth(0 if minutes > talk else 1).click()
    phone.button("ui-begin-night").click()
    while not phone.button("floor-vote-now").count():
        phone.button("ui-next-call").click()
    expect(phone.page.get_by_role("timer")).to_have_text(re.compile(rf"^({talk}:00|{talk - 1}:5\d)$"))
    expect(phone.page.locator("html")).to_have_attribute("data-phase", WHEN_ALL_TALK[tale])
    read, timed = [], 0
    for _ in range(talk * 60_000 // A_WHILE + 2):
        if not phone.button("floor-vote-now").count():
            break
        read.append(tuple(phone.page.locator("[role=timer], .caption").all_inner_texts()))
        for left, stands_out in phone.page.evaluate(UNDERLINED):  # none when it ends just now
            assert stands_out is (left in LAST_TEN), left
            timed += 1
        phone.page.clock.run_for(A_WHILE)
    expect(phone.button("floor-vote-now")).to_have_count(0)  # it has an end
    assert timed >= len(read) - 1 > 0
    lines = {phone.say(f"voice-{tale}-{what}"): what for what in WARNED_OF[tale]}
    said = [(lines[text], left) for text, left in phone.page.evaluate("window.said") if text in lines]
    assert said == [(what, WARNINGS[what]) for what in warned]
    stale = [time for time, text in read if text in lines and time[:3] in ("0:3", "0:2", "0:1", "0:0")]
    assert not stale, "how much is left is read when it is not so any more"
    struck = [
        int(m) * 60 + int(s) for m, s in (one.split(":") for one in phone.page.evaluate("window.struck"))
    ]
    near_a_minute = [left for left in struck if A_MINUTE - NEAR < left < A_MINUTE + NEAR]
    assert near_a_minute or talk == 1
    assert len([left for left in struck if left < A_HEART + NEAR]) >= HEART_BEATS, "a heart beats"
    assert not [left for left in struck if A_HEART + NEAR <= left <= A_MINUTE - NEAR]


# How far the words of the title stand from the languages beside them, and in how many lines (px).
BESIDE_THE_LANGUAGES = """() => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector(".bar .phase .cut"));
  const title = range.getBoundingClientRect();
  return [document.querySelector(".bar > .seg").getBoundingClientRect().left - title.right, title.height];
}"""
CLEAR, ONE_LINE = 10, 32


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_its_title_stands_clear_of_the_languages_beside_it(table: Table, lang: str) -> None:
    phone = a_narrator(table, "onenight", lang)
    away, high = phone.page.evaluate(BESIDE_THE_LANGUAGES)
    assert away >= CLEAR
    assert high < ONE_LINE
