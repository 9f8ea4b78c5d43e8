"""Who is executed, who dies and who wins is named on every device before the next call's clock starts."""

from __future__ import annotations

import time
from typing import Any

import pytest
from tests.browser.phones import A_SCENE, AWAITED, SEND, Phone, Table, play_on

from fabula.games import TALES

WITHIN = 150.0
# A voice as fast as the clocks of these games, which notes what it says and when.
A_VOICE = """(() => {
  window.uttered = [];
  let timer;
  const voice = { getVoices: () => [], pending: false, speaking: false,
    speak(one) {
      window.uttered.push({ text: one.text, at: Date.now() });
      const heard = window.uttered.at(-1);
      timer = setTimeout(() => {
        heard.ended = Date.now();
        one.onend?.({});
      }, one.text.length);
    },
    cancel() { clearTimeout(timer); } };
  Object.defineProperty(window, 'speechSynthesis', { value: voice, configurable: true });
})()"""
SPEAK = """async () => {
  const base = document.querySelector('script[type=module]').src.replace('app.js', '');
  (await import(base + 'parts/speech.js')).speaks.value = true;
}"""
# What stands on this device of each scene, who dies or is executed in it, and when the clocks of calls run.
WATCH = """async () => {
  const base = document.querySelector('script[type=module]').src.replace('app.js', '');
  const { ahead, clock, room } = await import(base + 'base/wire.js');
  const { nameOf } = await import(base + 'base/fold.js');
  const { effect } = await import(base + 'base/html.js');
  const { named, saidIn } = await import(base + 'base/scenewords.js');
  const { isReady } = await import(base + 'base/tales.js');
  const seen = window.seen = { scenes: {}, clocks: [] };
  const look = () => {
    const { scene } = clock.peek();
    const show = document.querySelector('.show');
    if (!scene || !isReady(room.peek().tale) || show?.dataset.scene !== scene.kind) return;
    const { n, kind, dead = [] } = scene;
    const one = seen.scenes[n] ||= { kind, dead, at: Date.now(), text: '' };
    const executed = kind === 'execution' ? scene.said.flatMap(named) : [];
    one.names = [...new Set([...dead, ...executed])].map(nameOf);
    one.said = saidIn(room.peek().tale, scene);
    one.text += show.textContent;
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  effect(() => {
    const { scene, ends, length } = clock.value;
    if (!scene && ends && length) seen.clocks.push([Date.now(), ends - length - ahead.peek()]);
    look();
  });
}"""
# Whoever leads goes on once a scene has been seen and said, and lets no clock of theirs run meanwhile; while
# somebody may be nominated they wait for it.
GO_ON = """async (patience) => {
  const base = document.querySelector('script[type=module]').src.replace('app.js', '');
  const { ahead, clock, moment, room, tell } = await import(base + 'base/wire.js');
  const { scene } = clock.value;
  const isOver = !scene || (scene.waits && Date.now() + ahead.value > scene.ends);
  const waits = clock.value.phase === 'nominations' ? patience : 0;
  if (window.moment !== moment.value) Object.assign(window, { moment: moment.value, since: Date.now() });
  if (room.value.stage === 'playing' && isOver && Date.now() - window.since >= waits)
    tell('next', { at: moment.value });
  return room.value.stage;
}"""
A_NOMINATION = 1500  # ms
AN_END = "() => Object.values(window.seen.scenes).some(({ kind }) => kind === 'end')"
NAMING = ("execution", "dawn", "death", "end")


@pytest.fixture
def hurry() -> float:
    """Fast: games are played to their end."""
    return 0.06


@pytest.fixture
def patience() -> int:
    """Where Fabula leads each scene waits until it has been drawn."""
    return A_SCENE


def watched(table: Table, host: Phone, lang: str) -> list[Phone]:
    """The host, a second phone and the big screen, which speaks; all note what is on them."""
    other, wall = table.lay("ru"), table.screen(host.code, lang)
    other.join(host.code, "Боря")
    wall.page.add_init_script(A_VOICE)
    wall.page.reload()
    wall.page.wait_for_selector(".bigscreen")
    wall.page.evaluate(SPEAK)
    devices = [host, other, wall]
    for device in devices:
        device.page.evaluate(WATCH)
    return devices


def faults(tale: str, devices: list[Phone]) -> list[str]:
    """What was not named on a device, or not said, or not in time; that something was to be named is sure."""
    seen: list[dict[str, Any]] = [device.page.evaluate("window.seen") for device in devices]
    uttered: list[dict[str, Any]] = devices[-1].page.evaluate("window.uttered")
    named = {
        n: one
        for n, one in seen[-1]["scenes"].items()
        if one["kind"] in NAMING and (one["names"] or one["kind"] == "end")
    }
    found = [] if any(one["kind"] == "end" for one in named.values()) else ["there was no end"]
    found += [] if any(one["dead"] for one in named.values()) else ["nobody died"]
    found += [one["text"] for one in uttered if "{" in one["text"]]  # a gap that nothing fills
    for n, scene in named.items():
        for device, its in zip(devices, seen, strict=True):
            on_it = its["scenes"].get(n, {"text": "", "said": ["?"], "names": []})
            own = [device.say(f"scene-you-{kind}") for kind in own_words(device, tale, scene["kind"])]
            missing = [name for name in on_it["names"] if name not in on_it["text"]]
            if len(missing) > any(one in on_it["text"] for one in own) or not on_it["text"]:
                found.append(f"{scene} is not on {device.lang}: {on_it}")
            if scene["kind"] == "end" and on_it["said"][-1] not in on_it["text"]:
                found.append(f"who has won is not on {device.lang}: {on_it}")
        ended = [
            min((one["ended"] for one in uttered if one["text"] == text and is_after(one, scene)), default=0)
            for text in scene["said"]
        ]
        starts = [at for heard, at in seen[-1]["clocks"] if heard > scene["at"]]
        if not all(ended):
            found.append(f"{scene} is not said to its end: {uttered}")
        elif starts and max(ended) > min(starts):
            found.append(f"{scene} is said too late: {ended}, {starts}")
    return found


def is_after(said: dict[str, Any], scene: dict[str, Any]) -> bool:
    """Whether it was said to its end, and in this scene or later."""
    return "ended" in said and bool(said["ended"] >= scene["at"])


def until_the_end_was_seen(devices: list[Phone]) -> None:
    """Its scene is drawn on each device a moment after the phase has changed, and goes again."""
    for device in devices:
        device.wait_for(AN_END, within=WITHIN)
        device.wait_for("() => !document.querySelector('.show')")


def own_words(device: Phone, tale: str, kind: str) -> list[str]:
    """Which texts tell somebody what becomes of them in such a scene."""
    return [id for id in (f"{tale}-{kind}", kind, "lives", "died-hunter") if device.has(f"scene-you-{id}")]


@pytest.mark.parametrize(
    ("tale", "seats"), [("onenight", 5), ("mafia32", 8), ("vendetta", 9), ("clocktower", 7)]
)
def test_all_are_named_everywhere_where_fabula_leads(table: Table, tale: str, seats: int) -> None:
    host = table.lay("en")
    host.make("Anna", tale=tale)
    host.reach("lobby")
    devices = watched(table, host, "fr")
    for phone in devices[:2]:
        phone.page.evaluate(AWAITED)
    host.add_bots(seats)
    host.page.evaluate(SEND, ["start", {}])
    play_on(devices[:2], within=WITHIN)
    until_the_end_was_seen(devices)
    assert faults(tale, devices) == []
    devices[1].page.evaluate("for (const one of Object.values(window.seen.scenes)) one.text = ''")
    devices[2].page.evaluate("window.uttered.length = 0")
    found = " ".join(faults(tale, devices))
    assert "is not on ru" in found, "a silent phone is found"
    assert "is not said to its end" in found, "and a voice that says nothing"


# There whoever leads waits, and each scene is long enough for a busy device to draw it.
@pytest.mark.parametrize(("hurry", "patience"), [(0.15, 0)], ids=["slowly"])
@pytest.mark.parametrize("tale", TALES)
def test_all_are_named_everywhere_where_a_person_leads(table: Table, tale: str) -> None:
    lead = table.lay("fr", (1180, 820))
    lead.make("Ada", tale=tale)
    lead.reach("lobby")
    devices = watched(table, lead, "en")
    change = {"lead": "person"} | ({} if tale == "clocktower" else {"hands": "at_once"})
    lead.page.evaluate(SEND, ["settings", {"change": change}])
    lead.add_bots(9)
    lead.page.evaluate(SEND, ["start", {}])
    end = time.monotonic() + WITHIN
    while lead.page.evaluate(GO_ON, A_NOMINATION) != "after":
        assert time.monotonic() < end, lead.page.locator("body").inner_text()
        lead.page.wait_for_timeout(120)
    until_the_end_was_seen(devices)
    may_be = ["nobody died"] if tale == "onenight" else []  # where each points at another
    assert faults(tale, devices) in ([], may_be)
