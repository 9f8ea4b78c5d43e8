"""What all watch together: whoever dies or wins is named on every device before the next call's clock."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.browser.phones import A_MOMENT, A_SCENE, AWAITED, WITHIN, Phone, Table
from tests.browser.playing.test_clocktower import reach

from fabula.games import TALES

A_GAME = 200.0
BOTS = {"onenight": 2, "mafia32": 5, "vendetta": 5, "clocktower": 5}
# What a device was told and what it showed: deaths and the end, scenes as they stand, clocks of calls.
RECORD = """async () => {
  const app = document.querySelector('script[type=module]').src;
  const { clock, entries } = await import(app.replace('app.js', 'base/wire.js'));
  const { nameOf } = await import(app.replace('app.js', 'base/fold.js'));
  const { effect } = await import(app.replace('app.js', 'base/html.js'));
  const seen = (window.seen = []);
  const note = (one) => JSON.stringify(one) !== JSON.stringify(seen.at(-1)) && seen.push(one);
  let had = 0;
  effect(() => {
    for (const one of entries.value.slice(had)) {
      if (one.e === 'died') note(['died', nameOf(one.seat)]);
      if (one.e === 'won') note(['won', one.sides.join()]);
    }
    had = entries.value.length;
  });
  effect(() => {
    const { scene, ends, phase } = clock.value;
    if (!scene && ends) note(['call', phase]);
  });
  const look = () => {
    const shown = document.querySelector('.show');
    if (shown) note(['show', shown.dataset.scene, shown.innerText]);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""


@pytest.fixture
def hurry() -> float:
    """Fast: games are played to their end."""
    return 0.08


@pytest.fixture
def patience() -> int:
    """Each scene waits until it has been drawn."""
    return A_SCENE


@pytest.mark.parametrize("tale", TALES)
def test_the_dead_and_the_winners_are_named_on_every_device_before_the_next_call(
    table: Table, tale: str
) -> None:
    phones = table.seat({"Анна": "ru", "Zoé": "fr"}, tale)
    screen = table.screen(phones[0].code, "en")
    screen.page.wait_for_selector(".bigscreen")
    for phone in (*phones, screen):
        phone.page.evaluate(RECORD)
        phone.page.evaluate(AWAITED)
    phones[0].add_bots(2 + BOTS[tale])
    phones[0].button("ui-deal").click()
    reach(phones, ".screen:is(.night, .day, .vote, .after)")
    reach(phones, ".screen.after", "square" if tale == "clocktower" else "all", within=A_GAME)
    for phone in (*phones, screen):
        assert [*unnamed(phone.say, all_seen(phone))] == []


def all_seen(phone: Phone) -> list[Any]:
    """What this device has seen, once it sees the end."""
    until = time.monotonic() + WITHIN
    while True:
        seen: list[Any] = phone.page.evaluate("window.seen")
        if any(one[:2] == ["show", "end"] for one in seen):
            return seen
        assert time.monotonic() < until, seen
        phone.page.wait_for_timeout(A_MOMENT)


def unnamed(say: Callable[[str], str], seen: list[Any]) -> Iterator[Any]:
    """Whose death, or whose win, was not shown before a clock ran again."""
    own = [say(f"scene-you-{what}") for what in ("execution", "dawn", "death", "power", "exile")]
    own += [say("scene-you-mafia32-execution"), say("scene-you-onenight-execution")]
    for place, (what, *told) in enumerate(seen):
        rest = seen[place + 1 :]
        calls = [at for at, one in enumerate(rest) if one[0] == "call"]
        shown = [one for one in rest[: calls[0] if calls else None] if one[0] == "show"]
        if what == "died" and not any(name in text for _, _, text in shown for name in (told[0], *own)):
            yield what, told, shown
        if what == "won" and not any(kind == "end" for _, kind, _ in shown):
            yield what, told, shown


def test_the_law_sees_who_is_not_named() -> None:
    told = [
        ["died", "Ada"],
        ["show", "dawn", "Tonight Boris dies."],
        ["call", "day"],
        ["show", "dawn", "Ada"],
    ]
    assert len([*unnamed(str, told)]) == 1
    assert [*unnamed(str, [*told[:1], ["show", "dawn", "Tonight Ada dies."], *told[2:]])] == []
