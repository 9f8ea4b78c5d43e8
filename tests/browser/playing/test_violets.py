"""Sects & Violets led from the Grimoire, with a phone in every hand: roles change, and a Vortox twists."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.fit.test_axe import grave, sticking_out
from tests.browser.fit.test_languages import UNTRANSLATED, texts
from tests.browser.phones import Phone, Table, patiently
from tests.browser.storyteller import DEAL, LEADS, LED, WIDE, Storyteller, lay_the_set

from fabula.games.clocktower.tale import Clocktower
from fabula.host.dreams import OF_PLAYERS

PEOPLE = ("Катя", "Аня", "Борис", "Вера", "Глеб", "Даша", "Лиза", "Егор", "Жанна", "Захар")
SET = (
    "philosopher", "snake_charmer", "dreamer", "clockmaker", "oracle", "sage", "artist", "witch", "pit_hag",
    "vortox",
)  # fmt: skip
PARTS = """() => [...document.querySelectorAll(".role-strip button, .chips *, button.seat, .foot .btn")]
  .map((one) => `${[...one.classList].filter((sign) => sign !== "on").sort().join(".")} ${one.disabled}`)"""
TOUCH_ALL = "(all) => all.forEach((one) => one.click())"


class Evening:
    """Who sits where, who has which role, and the hands of whoever leads."""

    def __init__(self, teller: Storyteller, phones: dict[str, Phone]) -> None:
        self.teller = teller
        self.phones = phones
        self.who = {role: teller.who(role) for role in SET}
        self.pocketed = dict(phones)

    def phone(self, role: str) -> Phone:
        """The phone of whoever drew a role; it is in its pocket until it is looked at."""
        return self.taken_out(self.who[role])

    def taken_out(self, name: str) -> Phone:
        """Somebody’s phone."""
        if phone := self.pocketed.pop(name, None):
            phone.open(self.teller.phone.code)
            phone.page.wait_for_selector(".screen:is(.dusk, .night, .day, .vote, .after)")
        return self.phones[name]

    def seat(self, role: str) -> int:
        """Their seat."""
        return PEOPLE.index(self.who[role])


def test_a_night_in_which_roles_change_under_a_vortox(table: Table) -> None:
    evening = sit_down(table)
    a_philosopher_chooses(evening)
    for role in ("snake_charmer", "witch"):
        harm(evening, role)
    a_clockmaker_is_told_a_lie(evening)
    the_town_has_to_execute_somebody(evening, "sage")
    the_demon_is_charmed(evening)
    harm(evening, "witch")
    a_pit_hag_makes_a_klutz(evening)
    harm(evening, "vortox")
    evening.teller.until_day()
    the_new_demon_is_executed(evening)
    for name in PEOPLE:
        evening.taken_out(name).reach("after")


def sit_down(table: Table) -> Evening:
    """Ten people with phones, one who leads, the whole script and this set; phones are in pockets."""
    lead, phones = table.lay("ru", WIDE), {name: table.lay("ru") for name in PEOPLE}
    code = lead.come_in("make", LED, name=LEADS, tale="clocktower")
    for name, phone in phones.items():
        phone.come_in("join", code=code, name=name)
    script = Clocktower.scripts.named["sects_and_violets"]
    lead.open(lead.come_in("return", ("choose", {"roles": list(script)}), DEAL, code=code))
    teller = Storyteller(lead)
    lay_the_set(teller, SET)
    return Evening(teller, phones)


def is_fine(phone: Phone) -> None:
    """Nothing sticks out, nobody is kept out, and all of it has words."""
    assert sticking_out(phone) == []
    assert grave(phone) == []
    assert not UNTRANSLATED.search(texts(phone))


def a_philosopher_chooses(evening: Evening) -> None:
    """On their own phone, a role that nobody has; everybody else has something to tap all night."""
    teller, phone = evening.teller, evening.phone("philosopher")
    teller.until_line("philosopher")
    is_fine(phone)
    sleeper = evening.phone("sage")
    assert parts_of(phone) == parts_of(sleeper)
    choose_a_role(phone, "minion", "witch")
    expect(phone.page.locator(".ask")).to_contain_text(phone.say("ui-night-not-that"))
    choose_a_role(phone, "townsfolk", "seamstress")
    is_fine(phone)
    assert dream_of_a_role(sleeper)
    assert parts_of(phone) == parts_of(sleeper)
    phone.main_in("night").click()
    expect(phone.page.locator(".foot")).to_contain_text(phone.say("ui-answered"))
    teller.go_on()
    assert teller.told("granted", role="seamstress", source="philosopher")
    for _ in range(2):
        expect(sleeper.page.locator("button.seat.can").first).to_be_visible()
        patiently(sleeper)


def choose_a_role(phone: Phone, kind: str, role: str) -> None:
    """Open all roles of the script, and touch one; whatever it is, they close."""
    phone.page.locator(".role-strip .btn").click()
    phone.button(f"clocktower-{kind}.plural").click()
    assert grave(phone) == []
    phone.page.locator(".role-picks").get_by_role("button", name=phone.say(f"clocktower-{role}")).click()
    expect(phone.page.get_by_role("dialog")).to_have_count(0)


def dream_of_a_role(phone: Phone) -> bool:
    """Dream on until a role is dreamt of, and touch one."""
    for _ in range(len(OF_PLAYERS) + 2):
        choose_a_role(phone, "townsfolk", "oracle")
        if phone.page.locator(".role-strip").get_by_text(phone.say("square-role"), exact=True).count() == 0:
            if not phone.main.is_enabled():
                phone.page.locator("button.seat.can").first.click()
            expect(phone.main).to_be_enabled()
            return True
        phone.button("ui-nothing").click()
        phone.until_settled()
    return False


def parts_of(phone: Phone) -> list[str]:
    """All that can be touched, as one who looks on sees it: not which of it is, nor its words."""
    parts: list[str] = sorted(phone.page.evaluate(PARTS))
    return parts


def harm(evening: Evening, role: str) -> None:
    """Whoever has this role points at the Artist, of whom nothing is needed: by lot it might be anybody."""
    evening.teller.until_line(role)
    evening.teller.pick(evening.who["artist"], ".now")


def a_clockmaker_is_told_a_lie(evening: Evening) -> None:
    """The truth is not among what may be told."""
    teller = evening.teller
    teller.until_line("clockmaker")
    expect(teller.page.locator(".decision .pick").first).to_be_visible()
    is_fine(teller.phone)
    teller.until_day()
    (told,) = teller.told("informed", kind="clockmaker")
    (lie,) = teller.told("misled", seat=told["seat"], kind="vortox")
    assert told["answer"] != lie["answer"]


def the_town_has_to_execute_somebody(evening: Evening, role: str) -> None:
    """Or evil wins: whoever leads is warned."""
    foreseen = evening.teller.page.locator(".foresight")
    expect(foreseen).to_contain_text(evening.teller.role("vortox"))
    execute(evening, role)
    evening.teller.go_on()  # all have seen who is executed
    dead = evening.phone(role)
    expect(dead.page.locator(".screen")).to_contain_text(dead.say("prompt-clocktower-klutz"))
    is_fine(dead)
    evening.teller.go_on()
    evening.teller.phase("twilight")


def the_demon_is_charmed(evening: Evening) -> None:
    """On the Snake Charmer's phone; the two have changed places, and both are told."""
    teller = evening.teller
    charmer, demon = evening.phone("snake_charmer"), evening.phone("vortox")
    teller.until_line("snake_charmer")
    charmer.page.locator("button.seat.can", has_text=evening.who["vortox"]).click()
    charmer.main_in("night").click()
    expect(teller.page.locator(".mk.bad").first).to_be_visible()
    became = {one["seat"]: one["role"] for one in teller.told("became")}
    assert became == {evening.seat("snake_charmer"): "vortox", evening.seat("vortox"): "snake_charmer"}
    teller.until_seen(charmer, teller.role("vortox"))
    for phone, role in ((charmer, "vortox"), (demon, "snake_charmer")):
        expect(phone.page.locator(".screen")).to_contain_text(phone.say(f"clocktower-{role}"))
        is_fine(phone)


def a_pit_hag_makes_a_klutz(evening: Evening) -> None:
    """Who hears of it on their phone."""
    teller = evening.teller
    teller.until_line("pit_hag")
    teller.pick(evening.who["oracle"], ".now")
    teller.pick(teller.role("klutz"), ".now")
    teller.main.click()
    expect(teller.page.locator(".grim-ring .seat", has_text=teller.role("klutz"))).to_have_count(1)
    phone = evening.phone("oracle")
    teller.until_seen(phone, teller.role("klutz"))
    is_fine(phone)


def the_new_demon_is_executed(evening: Evening) -> None:
    """Whoever was the Snake Charmer; good has won."""
    execute(evening, "snake_charmer")
    teller = evening.teller
    expect(teller.main).to_have_text(teller.phone.say("ui-confirm-end"))
    teller.main.click()
    teller.phone.reach("after")
    assert teller.told("won")[0]["sides"] == ["good"]


def execute(evening: Evening, role: str) -> None:
    """All hands are up for this player."""
    teller = evening.teller
    teller.nominate(evening.who["dreamer"], evening.who[role])
    teller.repeat("nomination")
    teller.phase("clocktower-plea")
    teller.page.locator(".grim-right .pick:enabled[aria-pressed=false]").evaluate_all(TOUCH_ALL)
    expect(teller.page.locator(".grim-right .pick[aria-pressed=false]:enabled")).to_have_count(0)
    teller.main.click()
    expect(teller.main).to_contain_text(evening.who[role])
    teller.main.click()
    teller.repeat("execution")
