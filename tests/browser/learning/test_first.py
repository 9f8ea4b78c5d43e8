"""What is explained when it first comes up: once, on the device of whom it is new to, and in nobody's way."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser import ready
from tests.browser.fit.test_axe import grave, sticking_out
from tests.browser.phones import ON_ITS_SIDE, PHONE, SEND, WALL, Phone, Table, play_on
from tests.browser.playing.test_nomination import nominated, nominated_as_led
from tests.browser.storyteller import HEAR

EXPLAINED = "localStorage.getItem('fabula.explained')"


def lines(phone: Phone) -> Locator:
    """What is explained now."""
    return phone.page.locator(".first")


def folded(phone: Phone) -> Locator:
    """The one line of it there is on a phone."""
    return lines(phone).get_by_role("button", name=phone.say("first-how"))


def is_explained(phone: Phone, tale: str, topic: str) -> None:
    """The three lines about something stand there, on a phone once they are opened."""
    told = phone.say(f"first-{tale}-{topic}.text").splitlines()
    expect(lines(phone)).to_be_visible()
    if folded(phone).count():
        folded(phone).click()
    paper = phone.page.locator("dialog, .first:not(.folded)").first
    expect(paper.locator("h2")).to_have_text(phone.say(f"first-{tale}-{topic}"))
    expect(paper.locator("li")).to_have_text(told)


def phase(name: str, number: int = 1) -> dict[str, Any]:
    """A phase begins."""
    return {"e": "phase", "phase": name, "number": number}


def test_nominations_the_vote_of_the_dead_and_an_exile_are_explained_once(table: Table) -> None:
    teller, player = nominated(table)
    is_explained(player, "clocktower", "nomination")
    is_explained(teller.phone, "clocktower", "nomination")  # for those without a phone
    expect(lines(teller.phone)).to_contain_text(teller.phone.say("first-say"))
    assert grave(player) == []
    assert not sticking_out(player)
    player.page.evaluate(HEAR, [phase("vote")])
    expect(lines(player)).to_have_count(0)  # nothing lies over the clock while hands are counted
    teller.phone.button("first-said").click()
    expect(lines(teller.phone)).to_have_count(0)
    teller.repeat("nomination")
    teller.phase("clocktower-plea")
    expect(player.page.locator(".square-ask")).to_be_visible()
    expect(lines(player)).to_have_count(0)
    mine = player.page.evaluate(SEAT)
    dies = [{"e": "died", "seat": mine, "cause": "execution"}, {"e": "vote_tokens", "seat": mine, "left": 1}]
    player.page.evaluate(HEAR, [*dies, phase("vote")])
    expect(folded(player)).to_be_visible()
    expect(player.button("ui-raise-hand")).to_be_in_viewport()
    is_explained(player, "clocktower", "ghost")
    called = {"e": "exile_called", "seat": mine, "nominee": (mine + 1) % 7}
    exile = [phase("nominations"), called, phase("plea")]
    player.page.evaluate(HEAR, exile)
    expect(folded(player)).to_be_visible()
    upright = player.page.viewport_size
    assert upright
    player.page.set_viewport_size(ON_ITS_SIDE)
    expect(player.page.locator(".nav")).to_have_css("left", "0px")
    expect(folded(player)).to_be_in_viewport(ratio=1)
    assert player.page.evaluate(COVERED) == []
    player.page.set_viewport_size(upright)
    is_explained(player, "clocktower", "exile")
    player.page.evaluate(HEAR, [phase("exile")])
    expect(lines(player)).to_have_count(0)  # not folded away: its moment is over, and hands are counted
    expect(player.page.locator(".square-ask")).to_be_visible()
    player.page.wait_for_function(f"{EXPLAINED}?.includes('first-clocktower-exile')")
    player.page.evaluate(HEAR, exile)
    expect(player.page.locator(".square-ask")).to_be_visible()
    expect(lines(player)).to_have_count(0)
    kept = player.page.evaluate(EXPLAINED)
    for topic in ("nomination", "ghost", "exile"):
        assert f"first-clocktower-{topic}" in kept


def test_nothing_stands_over_the_count_of_whoever_leads(table: Table) -> None:
    teller = nominated_as_led(table)
    is_explained(teller.phone, "clocktower", "nomination")
    teller.phone.page.evaluate(HEAR, [phase("vote")])
    expect(lines(teller.phone)).to_have_count(0)


SEAT = """async () => {
  const wire = document.querySelector("script[type=module]").src.replace("app.js", "base/wire.js");
  return (await import(wire)).me.value.seat;
}"""


# The seats that lie under what is explained.
COVERED = """() => {
  const over = document.querySelector(".first :is(.btn, .paper), .first.paper").getBoundingClientRect();
  const isCovered = ({ left, right, top, bottom }) =>
    left < over.right && right > over.left && top < over.bottom && bottom > over.top;
  return [...document.querySelectorAll(".ring .seat .coin, .ring .seat .name")]
    .filter((one) => isCovered(one.getBoundingClientRect())).map((one) => one.innerText);
}"""
SMALL_PHONE = (320, 568)


@pytest.mark.parametrize("size", [PHONE, (820, 1180), WALL])
def test_the_first_vote_is_explained_and_the_next_one_is_not(table: Table, size: tuple[int, int]) -> None:
    phone = table.lay("en", size)
    phone.make("Anna", tale="onenight", trial=True)
    phone.hold_at(".screen.vote")
    play_on([phone], until="vote")
    expect(lines(phone)).to_be_visible()
    sizes = [size, SMALL_PHONE, (740, 360)] if size == PHONE else [size]
    for width, height in sizes:
        phone.page.set_viewport_size({"width": width, "height": height})
        expect(phone.main).to_be_in_viewport(ratio=1)
        assert phone.page.evaluate(COVERED) == []
        assert not sticking_out(phone)
    phone.page.set_viewport_size({"width": size[0], "height": size[1]})
    is_explained(phone, "onenight", "vote")
    assert grave(phone) == []
    phone.button("first-known").click()
    phone.page.reload()
    phone.reach("vote")
    expect(phone.main).to_be_visible()
    expect(lines(phone)).to_have_count(0)


@pytest.mark.parametrize("size", [(1920, 1080), WALL])
def test_beside_a_circle_of_twenty_what_is_explained_covers_nobody(
    table: Table, size: tuple[int, int]
) -> None:
    phone = table.lay("en", size, anew=True)
    ready.asked(phone, "clocktower", "nominations", "Anna", 20)
    expect(lines(phone)).to_be_visible()
    expect(phone.seats).to_have_count(20)
    assert phone.page.evaluate(COVERED) == []


# How near a paper comes to the nearest token or name of the circle (px); none where it is folded to a line.
NEAR = """() => {
  const paper = document.querySelector(".over-ring .first.strip")?.getBoundingClientRect();
  const away = ({ left, right, top, bottom }) => Math.hypot(
    Math.max(0, left - paper.right, paper.left - right), Math.max(0, top - paper.bottom, paper.top - bottom),
  );
  return paper ? Math.min(...[...document.querySelectorAll(".ring .seat :is(.coin, .name)")]
    .map((one) => away(one.getBoundingClientRect()))) : null;
}"""
FAR_ENOUGH = 16
LAPTOPS = [(1024, 768), (1180, 820), (1366, 768), (1680, 1050), (1820, 1000), (1920, 1080)]


@pytest.mark.parametrize("many", [9, 20])
def test_what_is_explained_of_a_vote_comes_near_nobody(table: Table, many: int) -> None:
    phone = table.lay("fr", (1920, 1080), anew=True)
    ready.asked(phone, "mafia32", "hand", "Anna", many)
    expect(lines(phone)).to_be_visible()
    expect(phone.seats).to_have_count(many)
    near = {}
    for width, height in reversed(LAPTOPS):
        phone.page.set_viewport_size({"width": width, "height": height})
        phone.until_settled()
        near[width] = phone.page.evaluate(NEAR)
    assert near[1920] is not None
    assert {width: one for width, one in near.items() if one is not None and one < FAR_ENOUGH} == {}


SPEAK = """async () => {
  const voice = document.querySelector("script[type=module]").src.replace("app.js", "parts/voice.js");
  const { caption, speaks } = await import(voice);
  window.said = [];
  caption.subscribe((words) => window.said.push(words));
  speaks.value = true;
}"""


def sentences(screen: Phone, tale: str, topic: str) -> list[str]:
    """What is said the first time: what it is about, and the three lines."""
    return [screen.say(f"first-{tale}-{topic}{part}") for part in ("", ".text")]


@pytest.mark.parametrize("tale", ["clocktower", "mafia32"])
def test_the_device_that_speaks_says_it_once_to_those_without_a_phone(table: Table, tale: str) -> None:
    host = table.lay("en")
    host.make("Anna", tale=tale)
    host.reach("lobby")
    screen = table.screen(host.code, "ru")
    expect(screen.seats).to_have_count(1)
    screen.page.evaluate(SPEAK)
    host.page.evaluate(SEND, ["add_guest", {"name": "Opa Hans"}])
    expect(host.seats).to_have_count(2)
    host.add_bots(8)
    host.page.evaluate(SEND, ["start", {}])
    host.know_the_card()
    topics = ["nomination", "ghost", "exile"] if tale == "clocktower" else ["vote"]
    dies = [{"e": "died", "seat": 1, "cause": "execution"}, {"e": "vote_tokens", "seat": 1, "left": 1}]
    if tale == "clocktower":
        called = {"e": "exile_called", "seat": 0, "nominee": 1}
        moments = [[phase("nominations")], [*dies, phase("plea"), phase("vote")], [called, phase("plea")]]
    else:
        moments = [[phase("vote")]]
    for topic, moment in zip(topics, moments, strict=True):
        screen.page.evaluate(HEAR, [phase("day"), *moment])
        for told in sentences(screen, tale, topic):
            screen.wait_for("(told) => window.said.includes(told)", told)
        screen.page.evaluate(HEAR, [phase("day")])
        screen.page.evaluate(HEAR, moment)
    firsts = screen.page.evaluate("window.said").count
    for topic in topics:
        assert [firsts(told) for told in sentences(screen, tale, topic)] == [1, 1]
