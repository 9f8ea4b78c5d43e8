"""A Storyteller leads roles of the Carousel: several of a kind, three players shown, advice by day."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.phones import SEND, Phone, Table
from tests.browser.playing.test_clocktower import trouble_on
from tests.browser.storyteller import (
    WITH_A_PHONE,
    WITHOUT,
    Storyteller,
    choose_the_set,
    lay_the_set,
    lead_a_script,
    put_together,
    take_back,
)

from fabula.games.clocktower.almanac.cards import KINDS, TROUBLE_BREWING, almanac

SCRIPT = (*TROUBLE_BREWING, "noble", "village_idiot", "fisherman", "king", "choirboy", "legion")
OF_THE_BOX = ("washerwoman", "empath", "monk", "virgin", "soldier", "poisoner", "imp")
BLUFFS = ("noble", "seamstress", "sweetheart")  # of different sets
# What is asked stays as it was sent: all ways to choose three of a hundred would be a hundred thousand.
OPTIONS_HELD = """async () => {
  const app = document.querySelector('script[type=module]').src;
  const { asks } = await import(app.replace('app.js', 'base/wire.js'));
  return asks.value.reduce((n, ask) => n + ask.options.length, 0);
}"""
A_FEW = 20
SET = ("noble", "village_idiot", "village_idiot", "fisherman", "soldier", "poisoner", "imp")


def test_two_village_idiots_a_noble_and_a_fisherman(table: Table) -> None:
    teller, _ = lead_a_script(table, "ru", SCRIPT, looked_at=False)
    lead = teller.phone
    lay_the_set(teller, SET)
    expect(lead.page.locator(".decision")).to_contain_text(lead.say("prompt-clocktower-village_idiot_drunk"))
    teller.go_on()
    assert sorted(teller.told("dealt")[0]["cards"].values()) == sorted(SET)
    assert len(teller.told("marked", kind="drunk")) == 1
    teller.until_line("poisoner")
    soldier, imp = teller.who("soldier"), teller.who("imp")
    teller.pick(soldier, ".now")
    expect(lead.page.locator(".told")).to_contain_text(soldier)
    teller.until_line("noble")
    decision = lead.page.locator(".decision")
    expect(decision).to_contain_text(lead.say("prompt-clocktower-learn-noble"))
    assert trouble_on(lead, axe=True) == []
    expect(decision.locator(".pick")).to_have_count(6)
    for picked in decision.locator(".pick.on").all_inner_texts():
        teller.pick(picked.splitlines()[0], ".decision")
    three = sorted((teller.who("fisherman"), soldier, imp), key=teller.seat)
    for name in three:
        teller.pick(name, ".decision")
    teller.go_on()
    (told,) = teller.told("informed", kind="noble")
    assert [teller.seat(name) for name in three] == told["seats"]
    lead.page.locator(".told .btn").last.click()
    for name in three:
        expect(lead.page.locator(".held-up .held-title")).to_contain_text(name)
    take_back(Storyteller(lead))
    fisherman = teller.who("fisherman")
    teller.until_day()
    teller.pick(fisherman, ".grim-right")
    lead.page.locator(".chips .btn", has_text=lead.say("square-power-fish")).click()
    teller.repeat("fish")
    expect(decision).to_contain_text(lead.say("prompt-clocktower-fisherman"))
    assert trouble_on(lead, axe=True) == []
    teller.pick(lead.say("option-clocktower-execute"), ".decision")
    teller.go_on()
    expect(decision).to_contain_text(lead.say("prompt-clocktower-fisherman-execute"))
    teller.pick(imp, ".decision")
    teller.go_on()
    (told,) = teller.told("informed", kind="fisherman_execute")
    assert told["place"] == teller.seat(imp)


def test_with_a_script_of_all_roles_three_bluffs_are_soon_chosen(table: Table) -> None:
    every = [role for role in almanac.printed if almanac[role].kind in KINDS]
    teller, player = lead_a_script(table, "en", every)
    lay_the_set(teller, OF_THE_BOX)
    player.know_the_card()
    asked = teller.phone.say("prompt-clocktower-bluffs")
    while not teller.page.locator(".decision", has_text=asked).count():  # it stands in what is prepared too
        teller.go_on()
    assert teller.page.evaluate(OPTIONS_HELD) <= A_FEW
    for role in BLUFFS:
        teller.pick(teller.role(role), ".decision")
    teller.go_on()
    (told,) = teller.told("informed", kind="bluffs")
    assert sorted(told["answer"]) == sorted(BLUFFS)


def test_a_choirboy_is_not_chosen_without_a_king(table: Table) -> None:
    teller, _ = lead_a_script(table, "fr", SCRIPT, looked_at=False)
    lead = teller.phone
    a_legion_is_put_together_seat_by_seat(teller)
    put_together(teller, ("choirboy", "chef", "empath", "monk", "soldier", "poisoner", "imp"))
    expect(teller.main).to_be_disabled()
    needs = lead.page.locator(".decision", has_text=lead.say("grim-brings", role=teller.role("king")))
    expect(needs).to_have_count(1)
    assert trouble_on(lead, axe=True) == []
    for role in ("chef", "king"):
        teller.pick(teller.role(role), ".decision")
    expect(needs).to_have_count(0)
    teller.go_on()
    assert sorted(teller.told("dealt")[0]["cards"].values()) == sorted(
        ("choirboy", "king", "empath", "monk", "soldier", "poisoner", "imp")
    )


def a_legion_is_put_together_seat_by_seat(teller: Storyteller) -> None:
    """No touch fills a set or clears it by chance; a lot that is drawn fits."""
    lead, legion = teller.phone, teller.role("legion")
    put_together(teller, ("legion", "chef", "empath", "legion"))
    chosen = lead.page.locator(".decision .taken")
    expect(chosen.filter(has_text=legion)).to_contain_text("2")
    lead.button("grim-set-fill", role=legion, n=3).click()
    expect(chosen.filter(has_text=legion)).to_contain_text("5")
    expect(lead.page.locator(".decision .misfits")).to_have_count(0)
    expect(teller.main).to_be_enabled()
    chosen.filter(has_text=legion).locator(".token-of").press("s")
    expect(lead.page.locator("dialog .abl")).to_have_text(lead.say("clocktower-legion-ability"))
    assert trouble_on(lead, axe=True) == []  # the sheet is no parchment, though it is opened from one
    lead.page.keyboard.press("Escape")
    expect(chosen.filter(has_text=legion)).to_contain_text("5")
    lead.button("ui-less", what=legion).click()
    expect(chosen.filter(has_text=legion)).to_contain_text("4")
    expect(teller.main).to_be_disabled()
    expect(chosen).to_have_count(3)
    assert trouble_on(lead, axe=True) == []
    for _ in range(3):
        lead.button("grim-set-lot").click()
        expect(teller.main).to_be_enabled()


def test_a_secret_ballot_and_the_game_of_a_psychopath(table: Table) -> None:
    teller, player = lead_a_script(table, "fr", (*TROUBLE_BREWING, "organ_grinder", "psychopath"))
    lead = teller.phone
    roles = ("washerwoman", "chef", "empath", "soldier", "slayer", "organ_grinder", "imp")
    choose_the_set(teller, roles=roles)
    teller.until_line("organ_grinder")
    lead.page.locator(".now").get_by_role("button", name=lead.say("ui-nobody")).click()
    lead.until_settled()
    psychopath = next(
        name for name in WITHOUT if name not in (teller.who("organ_grinder"), teller.who("imp"))
    )
    lead.page.evaluate(SEND, ["amend", {"act": ["role", teller.seat(psychopath), "psychopath"]}])
    teller.until_day()
    teller.nominate(WITH_A_PHONE, psychopath)
    teller.repeat("nomination")
    hands_go_up_in_secret(teller, player)
    teller.go_on()
    teller.repeat("execution")
    the_two_play(teller, player, psychopath)
    assert teller.told("survived", seat=teller.seat(psychopath))


def hands_go_up_in_secret(teller: Storyteller, player: Phone) -> None:
    """On the phone with one touch, for all others as the leader sees; nobody else sees a hand."""
    lead = teller.phone
    expect(lead.page.locator(".grim-right")).to_contain_text(lead.say("grim-hushed-note"))
    expect(lead.page.locator(".grim-right .pick")).to_have_count(0)
    teller.go_on()
    teller.phase("ballot")
    up, down = player.button("option-clocktower-hand"), player.button("option-clocktower-hand_down")
    up.click()
    expect(up).to_have_attribute("aria-pressed", "true")
    expect(down).to_have_attribute("aria-pressed", "false")
    hands = lead.page.locator(".grim-right .pick")
    expect(hands).to_have_count(len(WITHOUT) + 1)
    for name in WITHOUT[:4]:
        teller.pick(name, ".grim-right")
    expect(lead.page.locator(".grim-right .pick[aria-pressed=true]")).to_have_count(5)
    for phone in (lead, player):
        assert trouble_on(phone, axe=True) == []
    teller.go_on()
    teller.phase("nominations")


def the_two_play(teller: Storyteller, player: Phone, psychopath: str) -> None:
    """One on their phone, the other as the leader enters it; a draw."""
    rock = player.say("option-clocktower-rock")
    player.page.locator(".foot .chips .btn", has_text=rock).click()
    assert trouble_on(player, axe=True) == []
    player.page.locator(".foot .btn.main").click()
    panel = teller.page.locator(".grim-right .tight", has_text=psychopath)
    assert trouble_on(teller.phone, axe=True) == []
    panel.locator(".pick", has_text=rock).click()
    teller.phase("twilight")
    assert len(teller.told("played")) == 1
