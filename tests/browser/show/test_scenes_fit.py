"""Scenes on devices of every size: no words of one lie over others, and none are cut."""

from __future__ import annotations

from typing import Any

import pytest
from tests.browser import ready
from tests.browser.phones import ADD_BOTS, ON_ITS_SIDE, SEND, Phone, Table
from tests.browser.show.test_frames import STAND
from tests.browser.storyteller import HEAR

TELEVISION = (1920, 1080)
# Small phones, one on its side, a low and a usual laptop; a phone that stands, tablets, a television.
TIGHT = ((360, 568), (360, 640), (740, 360), (1024, 640), (1440, 900))
ROOMY = ((360, 740), (820, 1180), (1180, 820), TELEVISION)
Sizes = tuple[tuple[int, int], ...]
PICTURE = ".show :is(.ring .coin, .arch) >> visible=true"
BOTS = 8
LATE = 20_000  # ms; then all of it has come
# Words of a scene that lie over others, over a window or over a coin, or that are outside of it.
CROSSED = """() => {
  const rects = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      .map(({ left, right, top, bottom, height }) => // the letters, not what a line leaves above
        ({ left, right, top: top + height / 6, bottom: bottom - height / 6 }));
  };
  const isSeen = (one) => !one.closest('.vh') && one.checkVisibility({ opacityProperty: true });
  const all = (part) => [...document.querySelectorAll(part)].filter(isSeen);
  const said = '.bar .phase, .kick, h1, .line, .ring .name, .ring .role, .arch-name, .btn, .time';
  const words = all(`.show :is(${said})`)
    .map((one) => [one, rects(one), one.textContent.trim()]);
  const things = all('.show :is(.one, .ring .coin, .wick)').map((one) => [one, [one.getBoundingClientRect()],
    one.className]);
  const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3;
  const found = [];
  words.forEach(([one, its, text], i) => {
    if (its.some(({ left, right, top, bottom }) => left < -1 || right > innerWidth + 1 || top < -1 ||
      bottom > innerHeight + 1)) found.push(`${text} is cut`);
    for (const [other, theirs, its_text] of [...words.slice(i + 1), ...things]) {
      if (one.contains(other) || other.contains(one)) continue;
      if (its.some((a) => theirs.some((b) => meet(a, b)))) found.push(`${text} | ${its_text}`);
    }
  });
  return found;
}"""


def said(code: str, **args: Any) -> dict[str, Any]:
    """A sentence of a scene."""
    return {"code": code, "args": args}


def scene(kind: str, *sentences: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A scene that stays."""
    return {"kind": kind, "phase": "day", "number": 2, "said": sentences, "length": 60_000, **more}


SHOWN = {
    "result": scene(
        "result",
        said("result", who=1, n=6),
        hands=[[seat, 1] for seat in (2, 3, 4, 5, 6, 7)],
        counts=[[1, 12], [4, 2]],
    ),
    "tie": scene("result", said("tie", names=[0, 1, 2]), counts=[[0, 4], [1, 4], [2, 4]]),
    "no hands": scene("result", said("result-nobody"), counts=[]),
    "execution": scene("execution", said("execution", who=1), said("dies", who=1), dead=[1]),
    "for a nomination": scene(
        "execution", said("execution-for-virgin", who=1, name=0), said("dies", who=1), dead=[1]
    ),
    "card": scene(
        "execution", said("execution", who=1), said("card", role="citizen"), dead=[1], cards=[[1, "citizen"]]
    ),
    "two": scene("execution", said("execution", who=0), said("execution", who=1), dead=[0, 1]),
    "dawn": scene("dawn", said("dawn", who=1), dead=[1], phase="dawn"),
    "three": scene(
        "dawn",
        said("dawn", who=0),
        said("dawn-and", who=1),
        said("dawn-and", who=4),
        dead=[0, 1, 4],
        phase="dawn",
    ),
    "nobody": scene("execution", said("execution-nobody")),
    "quiet": scene("dawn", said("dawn-nobody"), phase="dawn"),
    "end": scene("end", said("won", sides=["mafia"], names=[0, 2]), winners=[0, 2], phase="end"),
}
NAMES = {
    "en": ("Margaret", "Maximilian"),
    "ru": ("Маргарита", "Константин"),
    "fr": ("Marguerite", "Maximilien"),
}


@pytest.fixture
def painted() -> bool:
    """Whether something has come is asked of its opacity."""
    return True


@pytest.fixture
def hurry() -> float:
    """The game itself stands still meanwhile."""
    return 20.0


def big_screen(table: Table, host: Phone) -> Phone:
    """A television, which shows the room of this host."""
    wall = table.screen(host.code, host.lang)
    wall.page.wait_for_selector(".bigscreen")
    return wall


def dealt_to_many(table: Table, lang: str) -> Phone:
    """Whose table it is: two with long names and bots have their cards, and nobody goes on."""
    first, second = NAMES[lang]
    host, _ = table.seat({first: lang, second: lang}, "mafia32", looked_at=1)
    host.page.evaluate(ADD_BOTS, BOTS)
    host.page.evaluate(SEND, ["start", {}])
    host.reach("dusk")
    return host


@pytest.mark.parametrize("sizes", [TIGHT, ROOMY], ids=["tight", "roomy"])
@pytest.mark.parametrize("lang", NAMES)
def test_no_words_of_a_scene_lie_over_others_and_none_are_cut(table: Table, lang: str, sizes: Sizes) -> None:
    host = dealt_to_many(table, lang)
    found = {}
    for width, height in sizes:
        device = big_screen(table, host) if (width, height) == TELEVISION else host
        device.page.set_viewport_size({"width": width, "height": height})
        for name, one in SHOWN.items():
            device.page.evaluate(STAND, [one, LATE])
            assert device.page.locator(PICTURE).count(), f"no sky is bare: {name} {width}x{height}"
            if crossed := device.page.evaluate(CROSSED):
                found[f"{name} {width}x{height}"] = crossed
    assert found == {}
    host.page.set_viewport_size(ON_ITS_SIDE)
    host.page.evaluate(STAND, [SHOWN["result"], LATE])
    host.page.evaluate("document.querySelector('.show .sentences').style.padding = '0'")
    assert host.page.evaluate(CROSSED), "what lies over the title is found"


EVERYBODY = (
    *("washerwoman", "librarian", "investigator", "chef", "empath", "fortune_teller", "undertaker", "monk"),
    *("ravenkeeper", "virgin", "slayer", "soldier", "mayor", "butler", "recluse", "saint", "poisoner", "spy"),
    *("baron", "imp"),
)
A_GOOD_END = scene("end", said("won", sides=["good"], names=[0, 2]), winners=[0, 2], phase="end")


def test_the_cards_of_twenty_lie_open_on_a_television_and_no_word_on_another(table: Table) -> None:
    (host,) = table.seat({"Максимилиан": "ru"}, "clocktower")
    host.page.evaluate(ADD_BOTS, len(EVERYBODY) - 1)
    host.page.evaluate(SEND, ["start", {}])
    host.reach("dusk")
    wall = big_screen(table, host)
    cards = [{"e": "revealed", "place": place, "role": role} for place, role in enumerate(EVERYBODY)]
    wall.page.evaluate(HEAR, cards)
    wall.page.evaluate(STAND, [A_GOOD_END, LATE])
    assert wall.page.locator(".show .ring .role").count() == len(EVERYBODY)
    assert wall.page.evaluate(CROSSED) == []


# Threads that run over the coin of somebody whom they do not concern.
OVER_A_COIN = """() => [...document.querySelectorAll('.show .thread .cord')].flatMap((cord) => {
  const on = cord.getScreenCTM(), long = cord.getTotalLength();
  const points = Array.from({ length: 41 }, (_, i) =>
    cord.getPointAtLength((long * i) / 40).matrixTransform(on));
  const far = ([x, y], point) => Math.hypot(point.x - x, point.y - y);
  const coins = [...document.querySelectorAll('.show .ring .coin')].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { at: [x + width / 2, y + height / 2], size: width };
  });
  const nearest = (point) => coins.toSorted((a, b) => far(a.at, point) - far(b.at, point))[0];
  const its = [nearest(points[0]), nearest(points.at(-1))];
  const isOver = ({ at, size }) => points.some((point) => far(at, point) < size / 2);
  return coins.filter((one) => !its.includes(one) && isOver(one));
}).length"""
SECOND_NEXT = scene(
    "result",
    said("result", who=1, n=3),
    hands=[
        *([seat, (seat + 2) % 10] for seat in range(10)),
        *([seat, (seat + 3) % 10] for seat in range(10)),
    ],
    counts=[[seat, 4] for seat in range(10)],
)


def test_no_thread_runs_over_the_coin_of_somebody_else(table: Table) -> None:
    first, second = NAMES["fr"]
    host, _ = table.seat({first: "fr", second: "fr"}, "mafia32", looked_at=1)
    host.page.evaluate(ADD_BOTS, BOTS)
    host.page.evaluate(SEND, ["start", {}])
    host.reach("dusk")
    for width, height in (*TIGHT, *ROOMY):
        host.page.set_viewport_size({"width": width, "height": height})
        host.page.evaluate(STAND, [SECOND_NEXT, LATE])
        assert host.page.locator(".show .thread").count() == len(SECOND_NEXT["hands"])
        assert host.page.evaluate(OVER_A_COIN) == 0, (width, height)
    host.page.evaluate("document.querySelectorAll('.show .coin').forEach((one) => { one.style.scale = '3' })")
    assert host.page.evaluate(OVER_A_COIN) > 0, "one that does is found"


# Names of a circle in which the sign of the next one's side lies.
UNDER_A_SIGN = """() => {
  const boxOf = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect();
  };
  const signs = [...document.querySelectorAll(".ring .pip")].map((one) => one.getBoundingClientRect());
  const [above, below] = [4, 3]; // what a line leaves over and under its letters (px)
  return [...document.querySelectorAll(".ring .name")].filter((one) => {
    const { left, right, top, bottom } = boxOf(one);
    return signs.some((sign) => Math.min(right, sign.right) > Math.max(left, sign.left) &&
      Math.min(bottom - below, sign.bottom) > Math.max(top + above, sign.top));
  }).map((one) => one.innerText);
}"""
OUTSIDE = "() => document.querySelectorAll('.ring .pip').forEach((one) => { one.style.top = '-18px' })"


def test_on_a_phone_no_sign_lies_on_a_name_of_twenty_when_all_is_over(table: Table) -> None:
    phone = table.lay("ru", (360, 740))
    ready.at_the_end(phone, "clocktower", "Константин", 20)
    phone.page.wait_for_selector(".after .ring .pip")
    assert phone.page.evaluate(UNDER_A_SIGN) == []
    phone.page.evaluate(OUTSIDE)
    assert phone.page.evaluate(UNDER_A_SIGN), "one that stands out above its token is found"
