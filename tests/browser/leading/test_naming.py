"""Where whoever leads names the dead one by one: the words to say, and nothing on a phone before."""

from __future__ import annotations

import re
import time
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, expect
from tests.browser import ready
from tests.browser.fit.test_layout import box
from tests.browser.phones import PHONE, SEND, Phone, Table
from tests.browser.show.test_frames import STAND
from tests.browser.storyteller import HEAR, WITH_A_PHONE, WITHOUT, on_a_day

from fabula.rooms.wire import messages as m

WIDE = (1180, 820)
PATIENCE = 60.0
A_MINUTE = 60  # s
GO_ON = """() => {
  const button = document.querySelector(".foot .btn:not([disabled])");
  if (document.querySelector(".naming") || !button) return false;
  button.click();
  return true;
}"""
NAMED = """async () => {
  const app = document.querySelector('script[type=module]').src;
  const { toName } = await import(app.replace('app.js', 'base/wire.js'));
  const { nameOf } = await import(app.replace('app.js', 'base/fold.js'));
  return toName.value && toName.value.map(nameOf);
}"""
TOLD = """async () => {
  const app = document.querySelector('script[type=module]').src;
  const { entries } = await import(app.replace('app.js', 'base/wire.js'));
  return entries.value.filter(({ e }) => e === 'died').length;
}"""

# In which phase it happened what is to be told; all others are still in the one before.
TOLD_IN = """async () => {
  const app = document.querySelector('script[type=module]').src;
  return (await import(app.replace('app.js', 'base/fold.js'))).known.value.phase;
}"""
DAWNS = ("dawn", "nightfall")

PHASE = """async () => {
  const app = document.querySelector('script[type=module]').src;
  const { clock } = await import(app.replace('app.js', 'base/wire.js'));
  return clock.value.phase;
}"""

# Where somebody is voted out, the count stays before all eyes until they are named.
PLAYER = "Боря"
BEHIND_THE_CURTAIN = ".show:not([data-scene=result])"
DELAYS = """() => [...document.querySelectorAll(".show .stage :is(h1, p.line)")]
  .map((one) => parseFloat(getComputedStyle(one).animationDelay))"""
# A scene is soon over here: the page itself looks, so no busy machine is late.
WATCH = f"""async ([which, name, ofOneself]) => {{
  const app = document.querySelector('script[type=module]').src;
  const {{ entries }} = await import(app.replace('app.js', 'base/wire.js'));
  window.shown = null;
  const dead = () => entries.value.filter(({{ e }}) => e === 'died').length;
  const before = dead();
  const look = () => {{
    const one = document.querySelector(which);
    const told = dead();
    // who it is about reads words of their own
    if (!one || !(one.textContent.includes(name) || (ofOneself && told > before))) return;
    watcher.disconnect();
    window.shown = {{ told, delays: ({DELAYS})() }};
  }};
  const watcher = new MutationObserver(look);
  watcher.observe(document.body, {{ subtree: true, childList: true, attributes: true }});
  look();
}}"""
POINTED = """async () => {  // two of the town have as many hands, and it is not over with them
  const app = document.querySelector('script[type=module]').src;
  const { asks, tell } = await import(app.replace('app.js', 'base/wire.js'));
  const { known } = await import(app.replace('app.js', 'base/fold.js'));
  const alive = asks.value.map(({ seat }) => seat);
  const two = alive.filter((seat) => known.value.cards[seat].role === 'citizen').slice(0, 2);
  const others = alive.filter((seat) => !two.includes(seat));
  const at = (seat) => two.includes(seat)
    ? two.find((one) => one !== seat)
    : others.indexOf(seat) < others.length - others.length % 2 ? two[others.indexOf(seat) % 2] : seat;
  for (const { id, seat, options } of asks.value) {
    const choice = options.includes(at(seat)) ? at(seat) : others.find((one) => options.includes(one));
    tell('answer', { ask: id, seat, choice });
  }
}"""
# Whether somebody is to be named is read in one go with the step: between two looks it may come.
ONWARD = """async () => {
  const app = document.querySelector('script[type=module]').src;
  const { moment, tell, toName } = await import(app.replace('app.js', 'base/wire.js'));
  if (!toName.value) tell('next', { at: moment.value });
}"""
A_STRIP = 0.2  # of a phone
A_SLIP, A_HOLD = 250, 750  # ms


class Seen(NamedTuple):
    """A scene as a player saw it come: how many had died by then, and when each of its lines comes."""

    told: int
    delays: list[float]


def seen_after(touched: Locator, player: Phone, name: str) -> Seen:
    """The scene in which a player sees who is named, when whoever leads has touched this."""
    player.page.evaluate(WATCH, [BEHIND_THE_CURTAIN, name, name == PLAYER])
    touched.click()
    player.page.wait_for_function("() => window.shown")
    return Seen(**player.page.evaluate("() => window.shown"))


def led(table: Table, tale: str, lang: str) -> tuple[Phone, Phone]:
    """Somebody who leads bots and one player, and names the dead themself."""
    lead, player = table.lay(lang, WIDE), table.lay("ru")
    lead.make("Ada", tale=tale)
    player.join(lead.code, PLAYER)
    change = {"lead": "person", "one_by_one": True}
    if tale != "clocktower":
        change |= {"hands": "at_once"}
    if tale == "vendetta":
        change |= {"words": A_MINUTE}
    lead.page.evaluate(SEND, ["settings", {"change": change}])
    lead.add_bots(8)
    lead.page.evaluate(SEND, ["start", {}])
    return lead, player


def until_somebody_is_to_be_named(lead: Phone) -> list[str]:
    """Go on until there is somebody to name."""
    end = time.monotonic() + PATIENCE
    while not (names := lead.page.evaluate(NAMED)):
        assert time.monotonic() < end, lead.page.locator("body").inner_text()
        if names is not None:
            expect(lead.page.locator(".naming")).to_be_visible()
            lead.page.locator(".foot .btn.main").click()
        elif not lead.page.evaluate(GO_ON):
            lead.page.wait_for_timeout(50)
        lead.page.wait_for_timeout(30)
    return [str(one) for one in names]


def the_first_is_named(lead: Phone, player: Phone, tale: str) -> bool:
    """Name whoever comes first, take it back and name them again; whether it was an execution."""
    names = until_somebody_is_to_be_named(lead)
    is_execution = lead.page.evaluate(TOLD_IN) not in DAWNS
    has_words = tale == "vendetta" and is_execution
    before = player.page.evaluate(TOLD)
    card = lead.page.locator(".naming")
    expect(card).to_contain_text(lead.say("scene-untold"))
    expect(card.locator(".say")).to_contain_text(names[0])
    expect(card.locator(".why").first).not_to_be_empty()
    words = card.locator("li.words")
    if has_words:
        expect(words).to_contain_text(lead.say("scene-last-words"))
        expect(words.locator(".time")).to_have_text("1:00")
        card_turns = lead.say("scene-card", role="").rstrip(". ")
        expect(card.locator(".say")).not_to_contain_text(card_turns)  # but after these words
    else:
        expect(words).to_have_count(0)
    shown = player.page.locator(BEHIND_THE_CURTAIN)
    expect(shown).to_have_count(0)
    go = lead.page.locator(".foot .btn.main")
    expect(go).to_have_text(lead.say("scene-name", name=names[0]))
    seen = seen_after(go, player, names[0])
    assert seen.told == before + 1
    expect(lead.page.locator(".show .stage p.line").first).to_be_visible()
    assert not any(lead.page.evaluate(DELAYS))  # whoever is to say it has the words at once
    if has_words:
        expect(words.locator(".time")).to_have_text(re.compile(r"^(0:\d\d|1:00)\s"))
        expect(card.locator("li.told").first).to_contain_text(names[0])
    assert seen.delays
    assert all(seen.delays)
    lead.button("ui-undo").click()
    expect(shown).to_have_count(0)
    assert player.page.evaluate(TOLD) == before
    expect(go).to_have_text(lead.say("scene-name", name=names[0]))
    seen_after(go, player, names[0])
    return is_execution


@pytest.mark.parametrize(("tale", "lang"), [("mafia32", "fr"), ("vendetta", "en"), ("clocktower", "ru")])
def test_the_dead_are_named_one_by_one(table: Table, tale: str, lang: str) -> None:
    lead, player = led(table, tale, lang)
    is_execution = the_first_is_named(lead, player, tale)
    while tale == "vendetta" and not is_execution:  # there somebody may be killed by day before
        is_execution = the_first_is_named(lead, player, tale)


def two_to_name(table: Table, lang: str) -> tuple[Phone, Phone]:
    """Who leads, before two are named who were voted out with as many hands; and the one with a phone."""
    lead, player = table.lay(lang, WIDE), table.lay("ru")
    change = {"lead": "person", "one_by_one": True, "hands": "at_once", "tie": "all"}
    guests = ("Вера", "Глеб", "Даша", "Ева", "Жан")
    ready.led_until(
        "vote", "mafia32", {"Ada": lead, PLAYER: player}, guests, (m.Settings, {"change": change})
    )
    end = time.monotonic() + PATIENCE
    lead.page.evaluate(POINTED)
    while not lead.page.evaluate(NAMED):
        assert time.monotonic() < end, lead.page.locator("body").inner_text()
        lead.page.evaluate(ONWARD)
        lead.page.wait_for_timeout(30)
    return lead, player


def test_the_dead_are_named_in_any_order_and_who_has_been_has_a_check_mark(table: Table) -> None:
    lead, player = two_to_name(table, "fr")
    before = player.page.evaluate(TOLD)
    one, other = lead.page.evaluate(NAMED)
    card = lead.page.locator(".naming")

    def name(whom: str) -> Locator:
        return card.get_by_role("button", name=lead.say("scene-name", name=whom), exact=True)

    expect(name(one)).to_be_visible()
    assert seen_after(name(other), player, other).told == before + 1
    expect(card.locator("li.told")).to_contain_text(other)
    expect(card.locator("li.told")).to_contain_text(lead.say("scene-named"))
    expect(card.locator("li:not(.told)")).to_contain_text(one)
    expect(card.locator(".say")).to_contain_text(one)
    assert seen_after(name(one), player, one).told == before + 2
    expect(card).to_have_count(0)


def test_a_slip_does_not_name_all(table: Table) -> None:
    lead, player = two_to_name(table, "ru")
    before = player.page.evaluate(TOLD)
    everybody = lead.page.locator(".naming").get_by_role(
        "button", name=lead.say("scene-name-all"), exact=True
    )
    everybody.click(delay=A_SLIP)
    lead.until_settled()
    assert player.page.evaluate(TOLD) == before
    everybody.click(delay=A_HOLD)
    player.page.wait_for_function(f"async (told) => await ({TOLD})() === told", arg=before + 2)


def test_the_town_is_woken_and_the_end_is_a_line_of_its_own(table: Table) -> None:
    lead, player = led(table, "mafia32", "en")
    end = time.monotonic() + PATIENCE
    wake = lead.page.locator(".foot").get_by_role("button", name=lead.say("scene-wake"), exact=True)
    while not wake.count():
        assert time.monotonic() < end, lead.page.locator("body").inner_text()
        lead.page.evaluate(SEND, ["next", {}])
        lead.page.wait_for_timeout(60)
    middle = player.page.locator(".play:not(.night) .ring .mid")
    expect(middle.locator(".candle")).to_have_count(1)  # nothing is voted on: no count stands there
    expect(middle.locator(".timering")).to_have_count(0)
    wake.click()
    player.page.wait_for_function(f"async () => await ({PHASE})() !== 'dawn'")
    ending = lead.page.locator(".ending")
    while not ending.count():
        assert time.monotonic() < end, lead.page.locator("body").inner_text()
        lead.page.evaluate(SEND, ["next", {}])
        lead.page.wait_for_timeout(30)
    said = ending.locator(".say").inner_text()
    assert said in [lead.say(f"story-won-{side}") for side in ("town", "mafia", "nobody")]
    expect(player.page.locator("body")).not_to_contain_text(player.say("scene-kind-end"))
    expect(lead.page.locator(".foot .btn.main")).to_have_text(lead.say("ui-confirm-end"))
    lead.page.locator(".foot .btn.main").click()
    expect(player.page.locator(".show[data-scene=end]")).to_be_visible()


# A scene waits for whoever leads, and it is decided who has won, or not.
WAITS = """async ([kind, decided]) => {
  const app = document.querySelector('script[type=module]').src;
  const { clock, foresight } = await import(app.replace('app.js', 'base/wire.js'));
  foresight.value = decided ? [{ code: "foresee-won", args: { sides: ["good"] } }] : [];
  const scene = { n: 1000, kind, said: [], dead: [], waits: true, speaks: 0, length: 60_000 };
  clock.value = { ...clock.value, scene: { ...scene, ends: Date.now() + scene.length } };
}"""


def test_what_ends_the_game_says_so_in_a_scene_too(table: Table) -> None:
    lead = table.lay("fr", PHONE)
    on_a_day(lead, None)
    onward = lead.page.locator(".show .wickfoot .btn")
    for kind, decided, words in (
        ("execution", False, "scene-go-on"),
        ("execution", True, "ui-confirm-end"),
        ("dawn", False, "scene-wake"),
        ("dawn", True, "ui-confirm-end"),
    ):
        lead.page.evaluate(WAITS, [kind, decided])
        expect(onward).to_have_text(lead.say(words))


def test_the_lobby_says_what_is_switched_on_as_long_as_it_matters(table: Table) -> None:
    host = table.lay("fr")
    host.make("Ada", tale="mafia32")
    host.reach("lobby")
    rules = host.page.locator(".panel", has=host.page.get_by_role("heading", name=host.say("ui-house-rules")))
    named = rules.get_by_text(host.say("setting-one_by_one"), exact=True)
    first = rules.get_by_text(host.say("ui-first-time"), exact=True)
    for lead, times in (("person", 1), ("fabula", 0)):
        change = {"lead": lead, "one_by_one": True, "unhurried": True}
        host.page.evaluate(SEND, ["settings", {"change": change}])
        expect(named).to_have_count(times)
        expect(first).to_have_count(1)
    host.page.evaluate(SEND, ["settings", {"change": {"unhurried": False}}])
    expect(first).to_have_count(0)


# Whoever leads is to tell of what nobody dies of.
NOBODY_TO_NAME = """async () => {
  const app = document.querySelector('script[type=module]').src;
  (await import(app.replace('app.js', 'base/wire.js'))).toName.value = [];
}"""
EXECUTION = {"e": "phase", "phase": "execution", "number": 1}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_an_execution_of_which_nobody_dies_is_told_in_the_words_that_all_will_hear(
    table: Table, lang: str
) -> None:
    lead = table.lay(lang, WIDE)
    on_a_day(lead, None)
    said = lead.page.locator(".naming :is(.say, .then)")  # what comes of it is a line of its own
    who, other = WITH_A_PHONE, WITHOUT[0]
    executed, survived = {"e": "executed", "seat": 0}, {"e": "survived", "seat": 0}
    goes, lives = lead.say("scene-execution", who=who), lead.say("scene-lives", who=who)
    instead = lead.say("scene-execution-scapegoat", who=who, name=other)
    for told, words in (
        ([], [lead.say("scene-execution-nobody")]),
        ([executed, survived], [goes, lives]),
        ([executed | {"kind": "dead"}], [lead.say("scene-execution-dead", who=who)]),
        ([executed | {"kind": "scapegoat", "nominee": 1}, survived], [instead, lives]),
    ):
        lead.page.evaluate(HEAR, [EXECUTION, *told])
        lead.page.evaluate(NOBODY_TO_NAME)
        expect(said).to_have_text(words)


BY_NIGHT = {"e": "phase", "phase": "dawn", "number": 2}
STRUCK_DOWN = """async (seats) => {
  const app = document.querySelector('script[type=module]').src;
  (await import(app.replace('app.js', 'base/wire.js'))).toName.value = seats;
}"""


FORESEEN = """async (causes) => {
  const app = document.querySelector('script[type=module]').src;
  (await import(app.replace('app.js', 'base/wire.js'))).causes.value = causes;
}"""


@pytest.mark.parametrize("lang", ["fr", "en", "ru"])
def test_whoever_leads_reads_beside_each_name_why_they_die(table: Table, lang: str) -> None:
    lead = table.lay(lang, PHONE)
    on_a_day(lead, None)
    killed, instead, other = range(3)
    deaths = [{"e": "died", "seat": seat, "cause": "night"} for seat in (killed, instead, other)]
    lead.page.evaluate(
        HEAR, [{"e": "fell", "seat": killed}, {"e": "chose", "seat": killed, "role": "x"}, BY_NIGHT, *deaths]
    )
    lead.page.evaluate(
        FORESEEN,
        [
            {"code": "foresee-attack-dies", "args": {"who": killed, "role": "imp"}},
            {"code": "foresee-attack-bounced", "args": {"who": instead, "ward": other, "role": "imp"}},
        ],
    )
    lead.page.evaluate(STRUCK_DOWN, [killed, instead, other])
    demon = lead.say("clocktower-imp")
    card = lead.page.locator(".naming")
    expect(card.locator(".why")).to_have_text(
        [
            f"{lead.say('cause-role', role=demon)} · {lead.say('cause-asked')}",
            lead.say("cause-bounced", ward=WITHOUT[1], role=demon),
            lead.say("cause-night"),
        ]
    )
    title = {"kind": lead.say("scene-kind-dawn"), "what": lead.say("naming-title-dead", n=3)}
    expect(card.locator("h2")).to_have_text(lead.say("naming-title", **title))
    expect(card.locator("li .mini")).to_have_count(3)


def test_whoever_leads_sees_what_all_phones_show_now(table: Table) -> None:
    lead = table.lay("en", PHONE)
    on_a_day(lead, None)
    lead.page.evaluate(NOBODY_TO_NAME)
    window = lead.page.locator(".onphones")
    expect(window).to_contain_text(lead.say("naming-phones"))
    expect(window.locator(".glass")).to_have_attribute("data-sky", "day")
    one_dies = {"kind": "dawn", "phase": "dawn", "number": 2, "length": 60_000, "dead": [1]}
    lead.page.evaluate(STAND, [one_dies | {"said": [{"code": "dawn", "args": {"who": 1}}]}, 4_000])
    expect(window).to_contain_text(lead.say("naming-phones-said", what=WITHOUT[0]))
    expect(window.locator(".glass")).to_have_attribute("data-sky", "dawn")
    expect(window.locator(".arch.out")).to_have_count(1)


def test_a_scene_leaves_whoever_leads_by_phone_their_sheet_and_all_buttons(table: Table) -> None:
    lead = table.lay("ru", PHONE)
    on_a_day(lead, None)
    one_dies = {"kind": "dawn", "phase": "dawn", "number": 2, "length": 60_000, "dead": [1]}
    lead.page.evaluate(STAND, [one_dies | {"said": [{"code": "dawn", "args": {"who": 1}}]}, 4_000])
    strip = lead.page.locator(".show")
    expect(strip).to_contain_text(lead.say("scene-dawn", who=WITHOUT[0]))
    shown, bar, foot = (
        box(lead.page.locator(one)) for one in (".show", ".screen:not(.scene) > .bar", ".foot")
    )
    assert shown["height"] < A_STRIP * PHONE[1]
    assert bar["y"] + bar["height"] < shown["y"]
    assert shown["y"] + shown["height"] <= foot["y"] + 1
