"""No button changes its meaning under a finger; what is answered without a line is kept, and sent once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser import ready
from tests.browser.phones import SEND, Table, play_on

CLUMSY = "document.documentElement.style.removeProperty('--d-deaf')"
A_SECOND = 1100
A_GAME = 240_000  # ms, on a busy machine
# Wherever the server changes the page, a finger touches at once what lies there now. What does something else
# than what was lit there a moment ago must not have been touched: nothing is sent.
HASTY = """() => {
  window.surprises = [];
  window.touched = 0;
  let [hasty, own] = [false, 0]; // what comes of a touch of the hand that plays is no surprise
  addEventListener("click", () => hasty || (own = performance.now()), { capture: true });
  const sent = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) { sent.push(text); return send.call(this, text); };
  const meaning = (one) => one.dataset.does ?? one.querySelector(".name")?.textContent
    ?? (one.ariaLabel ?? one.textContent).replace(/\\d+/g, "").trim();
  const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
  const under = (x, y) => document.elementFromPoint(x, y)?.closest("button:enabled");
  // what lies below the foot no finger gets at
  const lit = () => [...document.querySelectorAll(".screen button:enabled")]
    .map((one) => [one, middle(one.getBoundingClientRect())])
    .filter(([one, place]) => under(...place) === one)
    .map(([one, place]) => ({ does: meaning(one), place }));
  // a sheet or tab that the finger has opened, perhaps a while later, would lie over all that is to be done
  let stays = null;
  setInterval(() => {
    const open = document.querySelector("dialog[open]");
    if (open && open === stays) open.close();
    stays = open;
    document.querySelector(".nav button:first-child:not([aria-current])")?.click();
  }, 1000);
  addEventListener("told", () => {
    const [before, at] = [lit(), performance.now()];
    requestAnimationFrame(() => setTimeout(() => {
      if (document.querySelector("dialog[open]") || performance.now() - at > 900) return;
      if (own > at) return;
      for (const { does, place: [x, y] } of before) {
        const now = under(x, y);
        if (!now || meaning(now) === does) continue;
        const count = sent.length;
        const place = { detail: 1, clientX: x, clientY: y };
        hasty = true;
        now.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...place }));
        hasty = false;
        window.touched += 1;
        if (sent.length > count) window.surprises.push(`${does} -> ${meaning(now)}: ${sent.at(-1)}`);
      }
    }));
  });
}"""


@pytest.mark.parametrize("tale", ["onenight", "mafia32", "vendetta", "clocktower"])
def test_no_button_changes_its_meaning_under_a_finger(table: Table, tale: str) -> None:
    phone = table.lay("en")
    phone.make("Zoé", tale=tale, trial=True)
    phone.reach("dusk")
    phone.page.evaluate(CLUMSY)
    phone.page.evaluate(HASTY)
    phone.play(".screen.after", "either")
    phone.page.wait_for_selector(".screen.after", timeout=A_GAME)
    assert phone.page.evaluate("window.surprises") == []
    assert phone.page.evaluate("window.touched") > 0 or tale != "clocktower"


def test_what_lies_below_the_foot_where_no_finger_gets_makes_nothing_deaf(
    table: Table,
) -> None:
    host = table.lay("fr", (1440, 900))
    host.make("Zoé", tale="clocktower")
    host.page.evaluate(CLUMSY)
    button = host.page.locator(".foot .btn").first.bounding_box()
    assert button
    for n in range(2, 20):
        host.page.mouse.click(button["x"] + button["width"] / 2, button["y"] + button["height"] / 2)
        expect(host.page.locator(".ring .big")).to_have_text(str(n), timeout=2000)


def test_what_changes_by_ones_own_touch_is_not_deaf(table: Table) -> None:
    host, *_ = table.seat({"Anna": "en", "Boris": "en", "Vera": "en"}, looked_at=1)
    host.page.evaluate(SEND, ["settings", {"change": {"look": 60}}])
    host.hold_at(".screen.night")
    host.page.evaluate(CLUMSY)
    host.main.click()
    host.reach("dusk")
    host.page.wait_for_timeout(A_SECOND)
    host.know_the_card()
    expect(host.main).to_be_disabled()


def test_dreams_are_tapped_as_quickly_as_they_come(table: Table) -> None:
    phone = table.lay("en")
    phone.make("Zoé", trial=True)
    phone.page.evaluate(CLUMSY)
    play_on([phone])


def test_a_word_without_a_line_is_said_once_and_the_button_says_that_it_is_kept(table: Table) -> None:
    anna, boris = table.lay("en"), table.lay("ru")
    ready.on_a_day({"Anna": anna, "Борис": boris, "Chloé": None}, "onenight", 3)
    boris.page.context.set_offline(True)
    expect(boris.page.locator(".no-line p")).to_be_visible()
    boris.main.click()
    expect(boris.main).to_have_text(boris.say("table-kept"))
    expect(boris.main).to_be_disabled()
    boris.page.evaluate("document.querySelector('.foot .btn.main').disabled = false")
    boris.main.click()
    boris.page.context.set_offline(False)
    count = anna.page.locator(".ring .chip")
    expect(count).to_have_text(anna.say("ui-ready-count", n=1, of=3))
    boris.until_settled()
    anna.button("ui-journal").click()
    app = "document.querySelector('script[type=module]').src"
    readied = f"(await import({app}.replace('app.js', 'base/wire.js')))"
    heard = anna.page.evaluate(f"async () => {readied}.entries.value.map((one) => [one.e, one.seat])")
    assert heard.count(["readied", 1]) == 1


# What is touched in the moment in which a scene is gone, and what a while later: whether it was heard.
TOUCH_BEHIND_A_SCENE = """() => void (window.heard = new Promise((done, failed) => {
  setTimeout(() => failed(Error("no scene came and went")), 60000);
  const touched = () => {
    let heard = false;
    const button = document.querySelector(".screen button:enabled");
    const hear = (event) => ((heard = true), event.stopImmediatePropagation());
    document.addEventListener("click", hear, { capture: true });
    button.click();
    document.removeEventListener("click", hear, { capture: true });
    return heard;
  };
  let wasThere = false;
  const look = () => {
    const isThere = Boolean(document.querySelector(".show"));
    wasThere ||= isThere;
    if (isThere || !wasThere) return;
    watcher.disconnect();
    const at_once = touched();
    setTimeout(() => done([at_once, touched()]), 800);
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document, { subtree: true, childList: true });
  look();
}))"""


def test_a_touch_meant_for_a_scene_does_nothing_to_what_follows_it(table: Table) -> None:
    phone = table.lay("en")
    phone.make("Zoé", trial=True)
    play_on([phone], "vote")
    phone.page.evaluate(CLUMSY)
    phone.page.evaluate(TOUCH_BEHIND_A_SCENE)
    play_on([phone])
    assert phone.page.evaluate("window.heard") == [False, True]
