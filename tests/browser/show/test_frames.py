"""Scenes frame by frame: what must not be told too early looks the same until then."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser import ready
from tests.browser.phones import SEND, Phone, Table
from tests.browser.storyteller import HEAR

from fabula.text import LANGUAGES

# Show a scene as if it were on, and stand still at this moment of it.
STAND = """async ([scene, at]) => {
  const app = document.querySelector('script[type=module]').src;
  const { clock, ahead } = await import(app.replace('app.js', 'base/wire.js'));
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const shows = async (is) => {
    while (!document.querySelector('.show') === is) await drawn();
  };
  const { scene: before, ...rest } = clock.value;
  clock.value = rest;
  await shows(false); // of the last one nothing is left, however slow the machine
  const ends = Date.now() + ahead.value + scene.length;
  clock.value = { ...rest, scene: { n: 1000 + at, speaks: 0, ends, ...scene } };
  await shows(true);
  while (![...document.querySelectorAll('link[rel=stylesheet]')].every(({ sheet }) => sheet)) await drawn();
  await drawn();
  const late = parseFloat(document.querySelector('.show').style.getPropertyValue('--begin'));
  for (const one of document.getAnimations()) {
    one.pause();
    one.currentTime = at + late;
  }
  await document.fonts.ready;
}"""
# The threads of which something can be seen.
DRAWN = """() => [...document.querySelectorAll('.show .thread :is(.cord, .tip)')].map(getComputedStyle)
  .filter(({ strokeDashoffset, fillOpacity }) => fillOpacity !== '0' && parseFloat(strokeDashoffset) < 1)
  .map(({ strokeDashoffset, fillOpacity }) => [strokeDashoffset, fillOpacity])"""
# How much of a scene's time the wick says is over.
WICK = "() => new DOMMatrix(getComputedStyle(document.querySelector('.show .wick'), '::after').transform).a"
SHOT = {"code": "used-slayer", "args": {"who": 0, "name": 2}}
HIT: dict[str, Any] = {
    "kind": "power",
    "said": [SHOT, {"code": "dies", "args": {"who": 2}}],
    "dead": [2],
    "length": 60_000,
}
MISSED: dict[str, Any] = {"kind": "power", "said": [SHOT, {"code": "nothing", "args": {}}], "length": 60_000}


FOR_A_NOMINATION = {"code": "execution-for-virgin", "args": {"who": 1, "name": 0}}
DIES, LIVES = (
    {"kind": "execution", "said": [FOR_A_NOMINATION, {"code": code, "args": {"who": 1}}], "length": 60_000}
    for code in ("dies", "lives")
)
DIES["dead"] = [1]


def counted(*hands: tuple[int, int], most: int) -> dict[str, Any]:
    """Three, two, one, and then these hands and how many there are for whom."""
    told = {"code": "result", "args": {"who": most, "n": sum(1 for _, at in hands if at == most)}}
    halves = [[seat, 2 * sum(1 for _, at in hands if at == seat)] for seat in {at for _, at in hands}]
    shown = {"hands": hands, "counts": halves, "countdown": COUNTDOWN, "length": 60_000}
    return {"kind": "result", "said": [told], **shown}


COUNTDOWN = 2_700
FOR_ONE = counted((0, 2), (1, 2), (2, 0), most=2)
FOR_ANOTHER = counted((0, 1), (1, 3), (4, 1), most=1)

# All that can be seen of a scene: what it is, where it is, in which colours.
SEEN = """() => {
  const clear = (one) => {
    for (let up = one; up && !up.matches('.show'); up = up.parentElement)
      if (Number(getComputedStyle(up).opacity) === 0) return true;
    return false;
  };
  const isThere = (one) => one.getClientRects().length > 0 && !clear(one);
  return [...document.querySelectorAll('.show *:not(.sentences)')].filter(isThere).map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const style = getComputedStyle(one);
    const { color, fill, stroke, opacity, textShadow, strokeDashoffset } = style;
    const { backgroundColor, backgroundImage } = style;
    const text = one.children.length ? '' : one.textContent;
    const look = [color, fill, stroke, opacity, textShadow, strokeDashoffset];
    const ground = [backgroundColor, backgroundImage];
    return [one.tagName, text, ...[x, y, width, height].map(Math.round), ...look, ...ground];
  });
}"""


def frame(phone: Phone, scene: dict[str, Any], at: int) -> list[Any]:
    """What is seen of a scene at this moment (ms)."""
    phone.page.evaluate(STAND, [scene, at])
    seen: list[Any] = phone.page.evaluate(SEEN)
    return seen


def without_threads(phone: Phone, scene: dict[str, Any], at: int) -> list[Any]:
    """The same, where no thread is drawn yet."""
    seen = frame(phone, scene, at)
    assert phone.page.evaluate(DRAWN) == []
    return [one for one in seen if one[0] not in ("g", "path")]


@pytest.fixture
def hurry() -> float:
    """The game itself stands still meanwhile."""
    return 1.0


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_shot_and_three_two_one_look_the_same_until_all_see_what_comes(table: Table, motion: Any) -> None:
    phones = table.seat({"Анна": "ru", "Максимилиан": "ru", "Zoé": "fr"}, "clocktower", looked_at=2)
    phone = phones[1]
    phones[0].page.evaluate(SEND, ["settings", {"change": {"look": 180}}])
    phones[0].add_bots(8)
    phones[0].button("ui-deal").click()
    expect(phone.page.locator(".screen.dusk")).to_be_visible()
    phone.page.emulate_media(reduced_motion=motion)
    for size in ((360, 740), (1440, 900)):
        phone.page.set_viewport_size({"width": size[0], "height": size[1]})
        for at in (200, 1_000, 1_800, 2_700):
            hit, missed = frame(phone, HIT, at), frame(phone, MISSED, at)
            assert [one for one in hit if one not in missed] == [], at
            assert [one for one in missed if one not in hit] == [], at
        assert frame(phone, HIT, 4_000) != frame(phone, MISSED, 4_000), "and then it does not"
        for at in (200, 1_000, 1_900):
            assert frame(phone, DIES, at) == frame(phone, LIVES, at), at
        assert frame(phone, DIES, 4_000) != frame(phone, LIVES, 4_000)
        windows = phone.page.locator(".show .duel .one")
        expect(windows.nth(0)).to_contain_text("Максимилиан")  # who is executed, before who was nominated
        expect(windows.nth(1)).to_contain_text("Анна")
        expect(phone.page.locator(".show .duel ~ .sign [href='#g-trefoil-lily']")).to_be_visible()
        for at in (200, 2_600):
            assert without_threads(phone, FOR_ONE, at) == without_threads(phone, FOR_ANOTHER, at), at
        assert frame(phone, FOR_ONE, COUNTDOWN + 3_000) != frame(phone, FOR_ANOTHER, COUNTDOWN + 3_000)


# How each window of the town looks that stands below.
TOWN = """() => [...document.querySelectorAll('.show .street.below .arch')].map((one) => {
  const [window, pane] = [one, one.querySelector('.pane')].map((part) => getComputedStyle(part));
  const glow = getComputedStyle(one, '::before').opacity;
  return [String(new DOMMatrix(window.transform)), pane.fill, pane.opacity, glow];
})"""
DAWN: dict[str, Any] = {"kind": "dawn", "phase": "dawn", "number": 2, "length": 60_000}
ONE_DIED = {**DAWN, "dead": [2], "said": [{"code": "dawn", "args": {"who": 2}}]}
NOBODY_DIED = {**DAWN, "said": [{"code": "dawn-nobody"}]}
TOLD = "(all) => all.map((one) => one.innerText.trim())"


def test_a_scene_says_when_it_happened_and_tells_it_in_order_and_each_dawn_begins_alike(table: Table) -> None:
    phone, *_ = table.seat({"Анна": "en", "Максимилиан": "ru"}, "clocktower", looked_at=1)
    phone.page.evaluate(SEND, ["settings", {"change": {"look": 180}}])
    phone.add_bots(9)
    phone.button("ui-deal").click()
    expect(phone.page.locator(".screen.dusk")).to_be_visible()
    told = phone.page.locator(".show .sentences > *")
    for size in ((360, 740), (740, 360), (1440, 900)):
        phone.page.set_viewport_size({"width": size[0], "height": size[1]})
        frame(phone, {**MISSED, "phase": "day", "number": 3}, 5_000)
        expect(phone.page.locator(".show .bar .phase")).to_have_text(f"{phone.say('ui-phase-day')} 3")
        shot, nothing = told.evaluate_all(TOLD)
        assert nothing == phone.say("scene-nothing").removesuffix(".")
        frame(phone, HIT, 5_000)
        assert told.evaluate_all(TOLD)[0] == shot, "what is done comes before what becomes of it"
        expect(phone.page.locator(".show .bar")).to_have_count(0)
    dawns = {}
    for at in (300, 1_300, 3_000):
        for scene in (ONE_DIED, NOBODY_DIED):
            frame(phone, scene, at)
            dawns[at, len(scene)] = phone.page.evaluate(TOWN)
        assert len(dawns[at, len(ONE_DIED)]) == 9, "no sky is bare"
        assert (dawns[at, len(ONE_DIED)] == dawns[at, len(NOBODY_DIED)]) is (at < 2_000), at


# Of each window of those whom it is about: whether it is lit, and whether it is a stone.
ALONE = """() => [...document.querySelectorAll('.show :is(.rowarch, .duel) .arch')].map((one) =>
  ['.lit', '.stone'].map((part) => getComputedStyle(one.querySelector(part)).opacity))"""
LIT, STONE = ["1", "0"], ["0", "1"]
DEAD_BEFORE = [{"e": "died", "seat": 3, "cause": "night"}]


TWO_DIED = {**ONE_DIED, "dead": [2, 4], "said": [*ONE_DIED["said"], {"code": "dawn-too", "args": {"who": 4}}]}
ANOTHER_DIED = {**DAWN, "dead": [4], "said": [{"code": "dawn", "args": {"who": 4}}]}


COLOUR = 6  # where it stands in what is seen of anything


def what_is_seen(seen: list[Any]) -> list[Any]:
    """The same without what only holds others, and without a colour of letters where there are none."""
    return [
        [*one[:COLOUR], one[COLOUR] if one[1] else "", *one[COLOUR + 1 :]] for one in seen if one[0] != "DIV"
    ]


def at_a_long_dusk(table: Table, people: dict[str, str]) -> Phone:
    """The phone of the first of these people, at a table with nine bots, while all look at their cards."""
    first, *_ = table.seat(people, "clocktower", looked_at=1)
    first.page.evaluate(SEND, ["settings", {"change": {"look": 180}}])
    first.add_bots(9)
    first.button("ui-deal").click()
    expect(first.page.locator(".screen.dusk")).to_be_visible()
    return first


I_DIED = {**DAWN, "dead": [0], "said": [{"code": "dawn", "args": {"who": 0}}]}


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_no_dawn_says_before_its_light_whether_somebody_died_and_who(table: Table, motion: Any) -> None:
    phone = at_a_long_dusk(table, {"Анна": "fr", "Максимилиан": "ru"})
    phone.page.emulate_media(reduced_motion=motion)
    for size in ((360, 740), (740, 360), (1440, 900)):
        phone.page.set_viewport_size({"width": size[0], "height": size[1]})
        for at, are_alike in ((300, True), (1_300, True), (1_950, False)):
            nobody, *others = [
                what_is_seen(frame(phone, dawn, at))
                for dawn in (NOBODY_DIED, ONE_DIED, ANOTHER_DIED, TWO_DIED, I_DIED)
            ]
            assert all((one == nobody) is are_alike for one in others), (size, at)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_who_looks_on_sees_the_circle_and_who_has_died_when_all_do(table: Table, motion: Any) -> None:
    host = at_a_long_dusk(table, {"Анна": "ru", "Борис": "ru"})
    onlooker = table.lay("ru")
    onlooker.page.goto(f"/{host.code}")
    onlooker.button("ui-look-on").click()
    onlooker.page.wait_for_selector(".bigscreen .seat")
    onlooker.page.emulate_media(reduced_motion=motion)
    for at in (200, 1_000):  # each dawn begins alike
        frame(onlooker, ONE_DIED, at)
        assert onlooker.page.locator(".show .ring").evaluate("(one) => getComputedStyle(one).opacity") == "0"
    for at in (200, 1_000, 1_900):
        assert frame(onlooker, ONE_DIED, at) == frame(onlooker, ANOTHER_DIED, at), at
    assert frame(onlooker, ONE_DIED, 4_000) != frame(onlooker, ANOTHER_DIED, 4_000)
    circle = onlooker.page.locator(".show .ring")
    expect(circle.locator(".seat")).to_have_count(9)
    expect(circle.locator(".seat.gone")).to_have_count(1)
    expect(circle.locator(".amid h1")).to_have_text(circle.locator(".seat.gone .name").inner_text())
    frame(onlooker, TWO_DIED, 4_000)
    expect(circle.locator(".seat.gone")).to_have_count(2)
    told = onlooker.page.locator(".show .amid h1 .one-of").all_inner_texts()
    assert [one.strip(" \u00a0·") for one in told] == circle.locator(".seat.gone .name").all_inner_texts()
    words = " ".join(onlooker.page.locator(".show .sentences").all_inner_texts())
    assert [words.count(name) for name in circle.locator(".seat.gone .name").all_inner_texts()] == [1, 1]
    frame(host, ONE_DIED, 4_000)
    expect(host.page.locator(".show .ring")).to_have_count(0)


def test_the_window_of_who_was_dead_before_is_a_stone_from_the_beginning(table: Table) -> None:
    (phone,) = table.seat({"Zoé": "fr"}, "clocktower")
    phone.page.evaluate(SEND, ["settings", {"change": {"look": 180}}])
    phone.add_bots(8)
    phone.button("ui-deal").click()
    expect(phone.page.locator(".screen.dusk")).to_be_visible()
    phone.page.evaluate(HEAR, [*DEAD_BEFORE])
    again = {"kind": "execution", "said": [{"code": "execution-dead", "args": {"who": 3}}], "length": 60_000}
    usual = {
        **again,
        "dead": [2],
        "said": [{"code": code, "args": {"who": 2}} for code in ("execution", "dies")],
    }
    lives = {**again, "said": [{"code": code, "args": {"who": 2}} for code in ("execution", "lives")]}
    nothing = {"code": "nothing", "args": {}}
    shot = {**MISSED, "said": [{**SHOT, "args": {"who": 0, "name": 3}}, nothing]}
    stays = {**again, "kind": "exile", "said": [{"code": "exile-lives", "args": {"who": 2}}]}
    for at in (1_000, 6_000):
        for scene, windows in (
            (again, [STONE]),
            (usual, [STONE if at > 5_000 else LIT]),
            (lives, [LIT]),
            (shot, [LIT, STONE]),
            (stays, [LIT]),
        ):
            frame(phone, scene, at)
            seen = phone.page.evaluate(ALONE)
            assert [one[1] for one in seen] == [one[1] for one in windows], (at, scene)
            assert [one[0] for one in seen] == [one[0] for one in windows], (at, scene)
    expect(phone.page.locator(".show .lantern")).to_have_count(0)  # who is exiled and stays does not walk out
    frame(phone, {**stays, "said": [{"code": "exile", "args": {"who": 2}}], "dead": [2]}, 6_000)
    expect(phone.page.locator(".show .lantern")).to_have_count(1)


NAMES = """async (seats) => {
  const app = document.querySelector('script[type=module]').src;
  const { nameOf } = await import(app.replace('app.js', 'base/fold.js'));
  return seats.map(nameOf);
}"""
PARTS = "(all) => all.map((one) => one.innerText.trim()).join(' ')"
LIGHT = "() => document.querySelector('.show').dataset.phase"


def test_a_sentence_is_written_whole_around_its_name_which_it_says_once(table: Table) -> None:
    phones = table.seat({"Анна": "ru", "To": "en", "Zoé": "fr"}, "clocktower")
    phones[0].page.evaluate(SEND, ["settings", {"change": {"look": 180}}])
    phones[0].add_bots(9)
    phones[0].button("ui-deal").click()
    for phone in phones:
        expect(phone.page.locator(".screen.dusk")).to_be_visible()
        about = {"who": 1} if phone is not phones[1] else {"who": 2}
        name = ["Анна", "To", "Zoé"][about["who"]]
        for kind in ("dawn", "execution"):
            told = [{"code": kind, "args": about}]
            frame(phone, {**DAWN, "kind": kind, "dead": [about["who"]], "said": told}, 6_000)
            words = phone.page.locator(".show .sentences > *").evaluate_all(PARTS)
            assert words == phone.say(f"scene-{kind}", who=name).removesuffix(".")
            expect(phone.page.locator(".show h1")).to_have_text(name)
        names = phone.page.evaluate(NAMES, [3, 4])
        for kind, more in (("dawn", "dawn-too"), ("execution", "execution")):
            told = [{"code": code, "args": {"who": who}} for code, who in ((kind, 3), (more, 4))]
            frame(phone, {**DAWN, "kind": kind, "dead": [3, 4], "said": told}, 9_000)
            words = phone.page.locator(".show .sentences > *").evaluate_all(PARTS)
            opening = phone.say(f"scene-{kind}-several", names="").rstrip(" .:\u00a0")
            assert re.sub(r"\s+", " ", words) == " ".join((opening, " · ".join(names)))
        told = [{"code": "execution", "args": {"who": 1}}]
        frame(phone, {**DAWN, "kind": "execution", "dead": [1], "said": told}, 6_000)
        assert phone.page.evaluate(LIGHT) == "dusk"
        frame(phone, FOR_ONE, 6_000)
        assert phone.page.evaluate(LIGHT) == "day", "and the day goes on"


CARD_AND_LINE = """() => ['.turned', '.line.of-card'].map((one) =>
  Number(getComputedStyle(document.querySelector(`.show ${one}`)).opacity))"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
@pytest.mark.parametrize("tale", ["onenight", "mafia32"])
def test_what_is_on_a_card_is_read_as_it_turns(table: Table, tale: str, motion: Any) -> None:
    phone = table.lay("fr")  # where a name may end its sentence
    ready.on_a_day({"Zoé": phone, **dict.fromkeys(("Anna", "Boris", "Chloé", "Dora", "Emil"))}, tale, 6)
    phone.page.evaluate(SEND, ["go", {}])
    phone.page.emulate_media(reduced_motion=motion)
    role = "villager" if tale == "onenight" else "citizen"
    card = {"code": "card", "args": {"role": role}}
    for kind in ("dawn", "execution"):
        told = [{"code": kind, "args": {"who": 1}}, card]
        shown = {**DAWN, "kind": kind, "dead": [1], "cards": [[1, role]], "said": told}
        for at, seen in ((2_700, 0), (3_600, 1)):
            frame(phone, shown, at)
            assert phone.page.evaluate(CARD_AND_LINE) == [seen, seen], (kind, at)
        words = {"speakers": [1], "words": 5_000, "words_at": 3_000}
        last_words = {"code": "words", "args": {"names": [1]}}
        whole = {**shown, **words, "said": [told[0], last_words, card]}
        for at, seen in ((8_600, 0), (9_600, 1)):
            frame(phone, {**whole, "ends": round(time.time() * 1000) + whole["length"] - 9_000}, at)
            assert phone.page.evaluate(CARD_AND_LINE) == [seen, seen], (kind, at, "after last words")


DEATH_OF_MINE: list[dict[str, Any]] = [
    {"e": "died", "seat": 0, "cause": "execution"},
    {"e": "vote_tokens", "seat": 0, "left": 1},
]
WON: list[dict[str, Any]] = [{"e": "won", "sides": ["evil"], "seats": [1]}]


def test_to_whom_an_execution_ends_the_game_no_vote_is_left(table: Table) -> None:
    (phone,) = table.seat({"Zoé": "fr"}, "clocktower")
    phone.page.evaluate(SEND, ["settings", {"change": {"look": 180}}])
    phone.add_bots(7)
    phone.button("ui-deal").click()
    expect(phone.page.locator(".screen.dusk")).to_be_visible()
    told = [{"code": code, "args": {"who": 0}} for code in ("execution", "dies")]
    execution = {"kind": "execution", "said": told, "dead": [0], "length": 60_000}
    left = phone.page.get_by_text(phone.say("scene-left-clocktower").rstrip("."))
    for heard, many in ((DEATH_OF_MINE, 1), (WON, 0)):
        phone.page.evaluate(HEAR, heard)
        frame(phone, execution, 9_000)
        expect(phone.page.locator(".show h1")).to_have_text(phone.say("scene-you-execution"))
        expect(left).to_have_count(many)


def test_whoever_the_hunter_takes_along_reads_who_takes_them(table: Table) -> None:
    (phone,) = table.seat({"Zoé": "fr"})
    phone.page.evaluate(SEND, ["settings", {"change": {"look": 120}}])
    phone.add_bots(4)
    phone.button("ui-deal").click()
    expect(phone.page.locator(".screen.dusk")).to_be_visible()
    title = phone.page.locator(".show h1")
    for whom, own in ((0, "scene-you-died-hunter"), (2, "")):
        told = [
            {"code": code, "args": {"who": who}} for code, who in (("execution", 1), ("died-hunter", whom))
        ]
        frame(phone, {"kind": "execution", "said": told, "dead": [1, whom], "length": 60_000}, 12_000)
        expect(title).to_have_text(phone.say(own) if own else re.compile("·"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_is_executed_and_lives_reads_it_in_words_of_their_own_when_all_see_it(
    table: Table, lang: str
) -> None:
    (phone,) = table.seat({"Zoé": lang}, "clocktower")
    phone.page.evaluate(SEND, ["settings", {"change": {"look": 180}}])
    phone.add_bots(7)
    phone.button("ui-deal").click()
    expect(phone.page.locator(".screen.dusk")).to_be_visible()
    title, besides = phone.page.locator(".show h1"), phone.page.locator(".show .sentences > .line")
    for who, at, large in ((0, 1_000, "Zoé"), (0, 6_000, phone.say("scene-you-lives")), (1, 6_000, None)):
        said = [{"code": code, "args": {"who": who}} for code in ("execution", "lives")]
        frame(phone, {**LIVES, "said": said}, at)
        if large is None:
            expect(title).not_to_have_text(phone.say("scene-you-lives"))
        else:
            expect(title).to_have_text(large)
        expect(besides).to_have_count(0 if large == phone.say("scene-you-lives") else 2)


def test_who_has_won_is_told_in_words_that_are_not_broken_at_a_hyphen(table: Table) -> None:
    (phone,) = table.seat({"Zoé": "fr"})
    phone.add_bots(5)
    phone.button("ui-deal").click()
    expect(phone.page.locator(".screen.dusk")).to_be_visible()
    won = {"code": "won", "args": {"sides": ["werewolf"], "names": [0, 2]}}
    for width in (320, 360, 412):
        phone.page.set_viewport_size({"width": width, "height": 740})
        phone.page.evaluate(STAND, [{**END, "said": [won], "cards": []}, 9_000])
        whole = phone.page.locator(".show h1 .whole")
        expect(whole).to_have_text("Loups-garous")
        assert whole.evaluate("(one) => one.getClientRects().length") == 1, width


OVER = """async () => {
  const app = document.querySelector('script[type=module]').src;
  const { clock } = await import(app.replace('app.js', 'base/wire.js'));
  const { scene, ...rest } = clock.value;
  clock.value = rest;
}"""


@pytest.mark.parametrize(
    ("motion", "burnt"), [("no-preference", [0.25, 0.4, 0.9]), ("reduce", [1 / 6, 2 / 6, 5 / 6])]
)
def test_the_wick_burns_and_for_who_wants_little_motion_step_by_step(
    table: Table, motion: Any, burnt: list[float]
) -> None:
    phone, *_ = phones = table.seat(
        {"Анна": "ru", "Максимилиан": "ru", "Zoé": "fr"}, "clocktower", looked_at=2
    )
    phone.page.evaluate(SEND, ["settings", {"change": {"look": 180}}])
    phone.add_bots(8)
    phone.button("ui-deal").click()
    expect(phone.page.locator(".screen.dusk")).to_be_visible()
    phone.page.emulate_media(reduced_motion=motion)
    for part, expected in zip((0.25, 0.4, 0.9), burnt, strict=True):
        frame(phone, MISSED, round(part * MISSED["length"]))
        assert phone.page.evaluate(WICK) == pytest.approx(expected, abs=0.01)
    whoever_has_a_sheet_open_sees_it_all_the_same(*phones[:2])


WRITE = "(one) => { one.insertAdjacentHTML('beforeend', '<textarea>'); one.lastChild.focus(); }"


def whoever_has_a_sheet_open_sees_it_all_the_same(host: Phone, other: Phone) -> None:
    """The sheet is there again afterwards, as it was; who can cut it short has it put aside meanwhile."""
    for phone in (host, other):
        phone.page.evaluate(OVER)
        sheet = phone.page.locator("dialog")
        phone.button("ui-menu").click()
        expect(sheet).to_be_visible()
        sheet.evaluate(
            "(one) => { one.insertAdjacentHTML('beforeend', '<textarea>'); one.lastChild.focus() }"
        )
        phone.page.keyboard.type("half")
        frame(phone, MISSED, 3_000)
        expect(sheet).to_be_hidden()
        assert (sheet.get_attribute("open") is None) is (phone is host)
        phone.page.evaluate(OVER)
        expect(sheet).to_be_visible()
        phone.page.keyboard.type(" made")
        expect(sheet.locator("textarea")).to_have_value("half made")


END: dict[str, Any] = {
    "kind": "end",
    "winners": [0, 2],
    "cards": [[seat, "imp"] for seat in range(8)],
    "said": [{"code": "won", "args": {"sides": ["good"], "names": [0, 2]}}],
    "length": 60_000,
}
EXECUTED: dict[str, Any] = {
    "kind": "execution",
    "dead": [1],
    "said": [{"code": "executed", "args": {"who": 1}}, {"code": "dies", "args": {"who": 1}}],
    "length": 60_000,
}
# Why something cannot be done, told while a scene is on; and what of the scene it lies on.
REFUSE = """async () => {
  const app = document.querySelector('script[type=module]').src;
  const { refusal } = await import(app.replace('app.js', 'base/wire.js'));
  refusal.value = { why: "refused-too-late", args: {} };
}"""
UNDER_THE_NOTICE = """() => {
  const notice = document.querySelector('.toast').getBoundingClientRect();
  const over = (a, b) => Math.min(a.right, b.right) > Math.max(a.left, b.left)
    && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top);
  const box = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return (one.matches('.btn, .coin') ? one : range).getBoundingClientRect();
  };
  return [...document.querySelectorAll('.show :is(.kick, h1, .line, .btn, .coin, .name)')]
    .filter((one) => over(box(one), notice)).map((one) => `${one.className} ${one.innerText}`);
}"""


def test_a_refusal_is_told_in_a_scene_where_it_lies_on_nothing_that_is_told(table: Table) -> None:
    phone, *_ = table.seat({"Анна": "ru", "Максимилиан": "ru"}, "clocktower", looked_at=1)
    phone.page.evaluate(SEND, ["settings", {"change": {"look": 180}}])
    phone.add_bots(8)
    phone.button("ui-deal").click()
    expect(phone.page.locator(".screen.dusk")).to_be_visible()
    for size in ((360, 740), (320, 568), (740, 360), (820, 1180), (1440, 900)):
        phone.page.set_viewport_size({"width": size[0], "height": size[1]})
        for scene in (END, EXECUTED, HIT, FOR_ONE):
            phone.page.evaluate(STAND, [scene, 6_000])
            phone.page.evaluate(REFUSE)
            expect(phone.page.locator(".toast")).to_have_count(1)
            assert phone.page.evaluate(UNDER_THE_NOTICE) == [], (size, scene["kind"])
