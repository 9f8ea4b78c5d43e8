"""The hands of whoever leads the Clocktower from the Grimoire, and a table for them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TimeoutExpired
from tests.browser import ready
from tests.browser.phones import SEND, Phone, Said, Table
from tests.rooms.prepared import Told

WIDE = (1180, 820)
LEADS = "Марина"
WITH_A_PHONE = "Катя"
WITHOUT = ("Аня", "Борис", "Вера", "Глеб", "Даша", "Лиза")
LED: Said = ("settings", {"change": {"lead": "person", "one_by_one": False}})  # all dead are told at once
DEAL: Said = ("start", {})
SET = ("washerwoman", "empath", "monk", "virgin", "soldier", "poisoner", "imp")
QUIET = ("chef", "empath", "monk", "ravenkeeper", "soldier", "poisoner", "imp")
HEARD = """async () => {
  const wire = document.querySelector("script[type=module]").src.replace("app.js", "base/wire.js");
  return (await import(wire)).entries.value;
}"""
# Let the page hear of more than has happened.
HEAR = """async (more) => {
  const wire = document.querySelector("script[type=module]").src.replace("app.js", "base/wire.js");
  const { entries } = await import(wire);
  entries.value = [...entries.value, ...more];
}"""
# Just these roles, in the order of the script.
LAY = """async (roles) => {
  const wire = document.querySelector("script[type=module]").src.replace("app.js", "base/wire.js");
  const { asks, room, send } = await import(wire);
  const ask = await new Promise((done) => {
    asks.subscribe((all) => all.filter(({ prompt }) => prompt === "set").forEach(done));
  });
  const order = room.value.roles;
  const choice = [...roles].sort((one, other) => order.indexOf(one) - order.indexOf(other));
  await send("answer", { ask: ask.id, choice });
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}"""
STATE = """() => [".bar .cut", ".grim-right"].map((part) => document.querySelector(part)?.innerText).join()"""
TOO_WIDE = "document.documentElement.scrollWidth - innerWidth"
KIND_AND_SIDE = re.compile(r"^\S+ · \S+$")
PATIENCE, PRESSED_AGAIN = 10_000, 300  # ms
MANY_STEPS = 40
# The page itself presses the button that goes on, until this role is awake or, without one, it is this phase:
# to ask from outside after each step costs more than the step. What sticks out is noted after each.
GO_ON = f"""async ([role, phase, most, patience, again]) => {{
  const state = {STATE};
  const textOf = (part) => document.querySelector(part)?.innerText ?? "";
  const isThere = () => role ? textOf(".sheet-lines .here .line").includes(role) :
    textOf(".bar .phase").includes(phase);
  const settled = () => document.querySelector("main[aria-busy=false]");
  const shown = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  for (let step = 0; step < most; step++) {{
    if (isThere()) return "";
    const before = state();
    const end = performance.now() + patience;
    while (state() === before) {{ // what was not shown yet is not gone on from: then it is pressed again
      if (performance.now() > end) return `nothing comes of ${{before}}`;
      document.querySelector(".grimoire .foot .btn:not([disabled])")?.click();
      const next = performance.now() + again;
      do await shown();
      while (!settled() || (state() === before && performance.now() < next));
    }}
    if ({TOO_WIDE} > 0) return `it sticks out: ${{state()}}`;
  }}
  return "it never comes";
}}"""


class Storyteller:
    """The hands of whoever leads, and what they see."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self.page: Page = phone.page

    # ---- seeing

    def role(self, id: str) -> str:
        """A role as this person reads it."""
        return self.phone.role(id)

    def who(self, role: str) -> str:
        """The name under the token of a role."""
        token = self.page.locator(".grim-ring .seat", has=self.page.get_by_text(self.role(role), exact=True))
        return token.locator(".name").first.inner_text()

    def told(self, event: str, /, **facts: Any) -> list[dict[str, Any]]:
        """What has happened under this name, with these facts."""
        heard: list[dict[str, Any]] = self.page.evaluate(HEARD)
        return [one for one in heard if one["e"] == event and all(one.get(k) == v for k, v in facts.items())]

    def seat(self, name: str) -> int:
        """The seat of a name, from who sat down when."""
        return (WITH_A_PHONE, *WITHOUT).index(name)

    def until_line(self, role: str) -> None:
        """Go on down the sheet, by the advice, until this role is awake."""
        self._go_on_to(self.role(role), "")

    def until_day(self) -> None:
        """Go on until all open their eyes."""
        self._go_on_to("", self.phone.say("ui-phase-day"))

    def _go_on_to(self, role: str, phase: str) -> None:
        missed = self.page.evaluate(GO_ON, [role, phase, MANY_STEPS, PATIENCE, PRESSED_AGAIN])
        assert not missed, f"{role or phase}: {missed}"

    # ---- touching

    def pick(self, name: str, within: str = "") -> None:
        """Touch something among what can be picked."""
        picks = self.page.locator(f"{within} :is(.pick, .token-of)")
        picks.filter(has=self.page.get_by_text(name, exact=True)).or_(
            self.page.locator(f"{within} button.pick", has_text=name)
        ).first.click()
        self.phone.until_settled()

    @property
    def main(self) -> Locator:
        """The button that goes on."""
        return self.page.locator(".grimoire .foot .btn")

    def go_on(self) -> None:
        """Press it, and wait until something has come of it."""
        before = self.state()
        self.main.click()
        self.phone.until_settled()
        assert self.wait_for_more_than(before), f"nothing comes of {before}"

    def nominate(self, who: str, whom: str) -> None:
        """From the talk of a day to a nomination; whoever leads has not said yet that it is one."""
        self.go_on()
        self.phase("nominations")
        self.pick(who, ".grim-right")
        self.pick(whom, ".sub")

    def until_seen(self, phone: Phone, text: str) -> None:
        """Go on until a phone shows this; who pressed at the moment an answer came presses once more."""
        for _ in range(3):
            self.go_on()
            try:
                return phone.page.locator(".screen", has_text=text).wait_for(timeout=10_000)
            except TimeoutExpired:
                continue
        raise AssertionError(f"{text} is never seen")

    def wait_for_more_than(self, before: str) -> bool:
        """Wait until the page shows something else, and whether it does."""
        try:
            self.page.wait_for_function(f"(before) => ({STATE})() !== before", arg=before, timeout=PATIENCE)
        except TimeoutExpired:
            return False
        assert self.page.evaluate(TOO_WIDE) <= 0
        return True

    def repeat(self, prompt: str) -> None:
        """Say for all what has happened, then go on."""
        asked = self.phone.say(f"prompt-clocktower-{prompt}")
        expect(self.page.locator(".grim-right")).to_contain_text(asked)
        self.go_on()

    def undo(self) -> None:
        """Take the last answer back, and wait until the story is shorter; over a phase it is asked first."""
        before = len(self.page.evaluate(HEARD))
        self.phone.button("ui-undo").click()
        self.phone.until_settled()
        if self.phone.button("floor-undo-do").count():
            self.phone.button("floor-undo-do").click()
        self.phone.wait_for(f"async (before) => (await ({HEARD})()).length < before", before)

    def state(self) -> str:
        """What the page shows of where the game is."""
        return str(self.page.evaluate(STATE))

    def phase(self, id: str) -> None:
        """Wait for a phase's title."""
        expect(self.page.locator(".bar .phase")).to_contain_text(self.phone.say(f"ui-phase-{id}"))


def sit_down(lead: Phone, player: Phone) -> None:
    """A table whose maker leads; one has a phone, six have none. The game begins."""
    gather(lead, player, DEAL)


def on_a_day(lead: Phone, player: Phone | None, roles: tuple[str, ...] = SET, *told: Told) -> Storyteller:
    """The first day of such a table, where whoever leads has said this in the lobby."""
    ready.on_a_day_that_is_led({LEADS: lead, WITH_A_PHONE: player}, WITHOUT, roles, *told)
    return Storyteller(lead)


def once_dealt(lead: Phone, player: Phone | None, roles: tuple[str, ...] = SET, *told: Told) -> Storyteller:
    """The dusk of such a table: the set is chosen, and nothing else."""
    ready.on_a_day_that_is_led({LEADS: lead, WITH_A_PHONE: player}, WITHOUT, roles, *told, until="set")
    return Storyteller(lead)


def gather(lead: Phone, player: Phone, *said: Said, looked_at: bool = True) -> None:
    """All of them in the lobby, where whoever leads says this before their pages are opened.

    If the player is not looked at, theirs is not.
    """
    code = lead.come_in("make", LED, name=LEADS, tale="clocktower")
    player.come_in("join", code=code, name=WITH_A_PHONE)
    guests = [("add_guest", {"name": name}) for name in WITHOUT]
    lead.come_in("return", *guests, *said, code=code)
    for phone in (lead, player) if looked_at else (lead,):
        phone.open(code)
    if DEAL not in said:
        expect(lead.seats).to_have_count(7)


def gather_by_touch(lead: Phone, player: Phone) -> None:
    """All of them in the lobby, as people come there."""
    lead.make_by_touch(LEADS, tale="clocktower")
    lead.reach("lobby")
    lead.button("ui-edit-rules").click()
    lead.button("setting-lead-person").click()
    lead.page.keyboard.press("Escape")
    player.join_by_touch(lead.code, WITH_A_PHONE)
    lead.button("ui-add-guest").click()
    names = lead.page.get_by_label(lead.say("floor-player-name"))
    names.fill(WITHOUT[0])
    names.press("Enter")
    expect(names).to_have_value("")
    names.fill(", ".join(WITHOUT[1:3]) + "\n" + "\n".join(WITHOUT[3:]))
    lead.button("ui-seat-them").click()
    expect(names).to_have_value("")
    lead.page.keyboard.press("Escape")
    expect(lead.seats).to_have_count(7)


def lead_a_script(
    table: Table, lang: str, script: Sequence[str], *, looked_at: bool = True
) -> tuple[Storyteller, Phone]:
    """One leads from a wide screen roles of this script, one has a phone, looked at or not; it begins."""
    lead, player = table.lay(lang, WIDE), table.lay(lang)
    gather(lead, player, ("choose", {"roles": script}), DEAL, looked_at=looked_at)
    expect(lead.page.locator(".decision .counts .misfits")).to_have_count(0)
    return Storyteller(lead), player


def lay_the_set(teller: Storyteller, roles: Sequence[str]) -> None:
    """Just these roles are dealt, without a touch for each."""
    teller.page.evaluate(LAY, roles)
    teller.phone.until_settled()


def deal_past_the_phone(teller: Storyteller, *roles: str) -> None:
    """Whoever has a phone has none of these roles: where the lot gave them one, they change with another."""
    cards = {int(seat): role for seat, role in teller.told("dealt")[-1]["cards"].items()}
    mine, (other, theirs) = cards[0], next(one for one in cards.items() if one[1] not in roles)
    if mine in roles:
        teller.page.evaluate(SEND, ["amend", {"act": ["swap", 0, other]}])
        name = (WITH_A_PHONE, *WITHOUT)[other]
        token = teller.page.locator(".grim-ring .seat", has=teller.page.get_by_text(name, exact=True))
        expect(token).to_contain_text(teller.role(mine))
        assert teller.who(theirs) == WITH_A_PHONE


def put_together(teller: Storyteller, roles: Sequence[str]) -> None:
    """Lay these roles into the set by touch, and no other."""
    expect(teller.page.locator(".decision .counts .misfits")).to_have_count(0)
    teller.phone.button("grim-set-clear").click()
    expect(teller.main).to_be_disabled()
    for role in roles:
        teller.pick(teller.role(role), ".decision")


def choose_the_set(teller: Storyteller, shown_to: str = WITHOUT[0], roles: tuple[str, ...] = SET) -> None:
    """Seven roles by touch, counted against the book; nothing can be taken before they fit."""
    put_together(teller, roles)
    teller.go_on()
    teller.page.get_by_role("button", name=teller.phone.say("grim-show-role-to", name=shown_to)).click()
    expect(teller.page.locator(".held-up .held-title")).to_have_text(teller.phone.say("grim-card-you-are"))
    expect(teller.page.locator(".held-up .held-side")).to_have_text(KIND_AND_SIDE)
    expect(teller.page.locator(".held-up .held-ability")).not_to_be_empty()
    take_back(teller)
    expect(teller.page.locator(".list > li", has_text=teller.phone.say("grim-was-shown"))).to_have_count(1)
    assert sorted(teller.told("dealt")[0]["cards"].values()) == sorted(roles)


def take_back(teller: Storyteller) -> None:
    """Close the card that is held up: it is covered first, and only who leads goes on to what lies below."""
    held = teller.page.locator(".held-up")
    held.locator("button.held-in").click()
    expect(held.locator(".held-title")).to_have_text(teller.phone.say("grim-card-give-back"))
    expect(held.locator(".held-role")).to_have_count(0)
    teller.phone.button("grim-card-given").click()
    expect(held).to_have_count(0)


def until_day_by_touch(teller: Storyteller) -> None:
    """Go on until all open their eyes, by a touch for each step."""
    for _ in range(20):
        if teller.phone.say("ui-phase-day") in teller.page.locator(".bar .phase").inner_text():
            return
        teller.go_on()
    raise AssertionError("it is never day")
