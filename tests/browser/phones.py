"""Phones with the real page in a real browser, handled by what a person reads on them."""

from __future__ import annotations

import re
import time
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Route,
    ViewportSize,
    expect,
)
from tests.browser.hand import ACT, ACT_IN_THE_SQUARE, LOOK, PLAY, TOUCH, TOUCH_NAMED
from tests.browser.shelf import NOTHING_TO_SEE, Kind, Shelf
from tests.web.server import Server

from fabula.text import words

Said = tuple[str, dict[str, Any]]  # a command to the server, and what belongs to it
PHONE = (360, 740)
WALL = (1440, 900)
ON_ITS_SIDE: ViewportSize = {"width": 740, "height": 360}
WITHIN = 60.0
SOON = 60_000  # ms: what is reckoned in a process that gives way to all others
A_MOMENT = 60  # ms: who only looks leaves the machine to the others
# The server was killed, or there is no line to it; and the worker of the page, which tests keep out.
BREAK = re.compile(
    "WebSocket connection|ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_CONTENT_LENGTH"
    "|Service Worker registration blocked"
)
# No finger of a test touches twice by mistake: going on need not be deaf for a moment.
SURE_OF_HAND = """addEventListener("DOMContentLoaded", () => {
  document.documentElement.style.setProperty("--d-deaf", "0ms");
})"""
# Whatever is said to a page can be kept from it: `hears_no_more`.
MAY_BE_DEAF = """{
  const Line = WebSocket;
  window.WebSocket = class extends Line {
    constructor(...to) {
      super(...to);
      this.addEventListener('message', (event) => window.isDeaf && event.stopImmediatePropagation());
    }
  };
}"""
# What nobody looks at is not painted, a quarter of a browser's work; it is touched and read all the same.
UNPAINTED = """(() => {
  const veil = new CSSStyleSheet();
  veil.replaceSync("html, :modal, ::backdrop { opacity: 0 !important }");
  document.adoptedStyleSheets = [veil];
})()"""
SEND = """async ([kind, more]) => {
  const app = document.querySelector('script[type=module]').src;
  await (await import(app.replace('app.js', 'base/wire.js'))).tell(kind, more);
}"""
# Come in over a line of its own, say something there, and keep what the page would have kept.
COME_IN = """([first, said]) => new Promise((done, failed) => {
  const line = new WebSocket(`ws://${location.host}/ws`);
  const say = (one) => line.send(JSON.stringify(one));
  const keyOf = (code) => `fabula.key.${code}`;
  const made = () => [...crypto.getRandomValues(new Uint8Array(40))].map((one) => one % 10).join("");
  const key = (first.code && localStorage.getItem(keyOf(first.code))) || made();
  const left = said.map(([t, more]) => ({ t, id: made(), ...more }));
  const goOn = (code) => {
    if (left.length) return say(left[0]);
    line.onclose = () => done(code);
    line.close();
  };
  let place = "";
  const hear = ({ t, id, why, code }) => {
    if (t === "refused") failed(new Error(why));
    if (t === "done" && id === left[0]?.id) {
      left.shift();
      goOn(place);
    }
    if (t !== "welcome") return;
    place = code;
    localStorage.setItem(keyOf(code), key);
    localStorage.setItem("fabula.last", code);
    if (first.name) localStorage.setItem("fabula.name", first.name);
    if (first.tale) localStorage.setItem("fabula.tale", first.tale);
    goOn(code);
  };
  line.onopen = () => say({ key, ...first });
  line.onmessage = ({ data }) => JSON.parse(data).forEach(hear);
  line.onerror = () => failed(new Error("there is no line"));
})"""
ADD_BOTS = """async (many) => {
  const app = document.querySelector('script[type=module]').src;
  const { tell } = await import(app.replace('app.js', 'base/wire.js'));
  for (let bot = 0; bot < many; bot++) await tell("add_bot");
}"""
HOLD = """(selector) => {
  const app = document.querySelector('script[type=module]').src;
  const wire = import(app.replace('app.js', 'base/wire.js'));
  const look = () => {
    if (!document.querySelector(selector)) return;
    watcher.disconnect();
    wire.then(({ tell }) => tell('pause'));
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document, { subtree: true, childList: true, attributes: true });
  look();
}"""
# A scene is over when this device has drawn it, and no call's time runs before: for a device that is busy the
# clocks of a test are too fast. It tells the server what one tells that speaks.
AWAITED = """async () => {
  const app = document.querySelector('script[type=module]').src;
  const { ahead, clock, tell } = await import(app.replace('app.js', 'base/wire.js'));
  let [drawn, waited] = [0, 0];
  const look = () => {
    const { scene, ends, length } = clock.peek();
    const begins = !scene && ends && length ? ends - length : 0;
    if (begins > Date.now() + ahead.peek() && begins !== waited) {
      waited = begins;
      tell('spoken');
    }
    const isDrawn = scene && document.querySelector('.show')?.dataset.scene === scene.kind;
    if (!isDrawn || drawn === scene.n) return;
    drawn = scene.n;
    tell('spoken', { n: scene.n });
  };
  await tell('speaks');
  setInterval(() => requestAnimationFrame(look), 50);
}"""
A_SCENE = 20_000  # ms; so long one waits for that
expect.set_options(timeout=10_000)


def held(page: Page, what: str) -> list[Route]:
    """What this page asks for of such an address waits here until it may go on."""
    waiting: list[Route] = []

    def keep(route: Route) -> None:
        waiting.append(route)

    page.route(what, keep)
    return waiting


class Table:
    """All devices of a room, and what their browsers complained of."""

    def __init__(
        self, browser: Browser, server: Server, *, painted: bool = True, shelf: Shelf | None = None
    ) -> None:
        self.browser = browser
        self.server = server
        self.painted = painted
        self.shelf = shelf
        self.complaints: list[str] = []
        self._laid: list[BrowserContext] = []
        self._to_put_back: list[tuple[Kind, Page]] = []

    def lay(
        self,
        lang: str = "en",
        size: tuple[int, int] = PHONE,
        context: BrowserContext | None = None,
        *,
        anew: bool = False,
    ) -> Phone:
        """A device with nothing kept on it, or with `context` another tab of one that lies there.

        One that a test changes for good (its clock, its lines, its medium) is made `anew`.
        """
        if context is not None:
            return Phone(self._listened_to(self._page_in(context)), lang, self.server)
        kind = Kind(lang, size == PHONE, self.painted)
        page = None if anew or self.shelf is None else self.shelf.take(kind, size)
        if page is None:
            page = self._page_in(self._new_context(lang, size))
        if not anew:
            self._to_put_back.append((kind, page))
        self._laid.append(page.context)
        return Phone(self._listened_to(page), lang, self.server)

    def _new_context(self, lang: str, size: tuple[int, int]) -> BrowserContext:
        width, height = size
        return self.browser.new_context(
            viewport={"width": width, "height": height}, locale=lang, has_touch=size == PHONE,
            reduced_motion="reduce", base_url=self.server.page,
            service_workers="block",  # a page of another test would come from what one kept
        )  # fmt: skip

    def _page_in(self, context: BrowserContext) -> Page:
        page = context.new_page()
        page.add_init_script(SURE_OF_HAND)
        page.add_init_script(MAY_BE_DEAF)
        if not self.painted:
            page.add_init_script(UNPAINTED)
        return page

    def _listened_to(self, page: Page) -> Page:
        page.on("console", self._listen)
        page.on("pageerror", self._hear)
        return page

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not BREAK.search(message.text):
            self.complaints.append(message.text)

    def _hear(self, error: Error) -> None:
        self.complaints.append(str(error))

    def seat(
        self, people: dict[str, str], tale: str = "onenight", *, looked_at: int | None = None
    ) -> list[Phone]:
        """Phones of these people, by name and language; the first makes the table, the others sit down.

        If only so many of them are looked at, no page is opened for the others.
        """
        phones = [self.lay(lang) for lang in people.values()]
        host, *guests = phones
        names = list(people)
        code = host.come_in("make", name=names[0], tale=tale)
        for guest, name in zip(guests, names[1:], strict=True):
            guest.come_in("join", code=code, name=name)
        for phone in phones[:looked_at]:
            phone.open(code)
        expect(host.seats).to_have_count(len(people))
        return phones

    def seat_by_touch(self, people: dict[str, str], tale: str = "onenight") -> list[Phone]:
        """The same, as people do it: from the first page, and by the link."""
        host, *guests = phones = [self.lay(lang) for lang in people.values()]
        name, *names = people
        host.make_by_touch(name, tale=tale)
        for guest, name in zip(guests, names, strict=True):
            guest.join_by_touch(host.code, name)
        expect(host.seats).to_have_count(len(people))
        return phones

    def screen(self, code: str, lang: str = "en", size: tuple[int, int] = WALL) -> Phone:
        """A big screen."""
        screen = self.lay(lang, size)
        screen.page.goto(f"/{code}/screen")
        return screen

    def read(self) -> list[str]:
        """What stands on each device, for whoever looks for the cause of a failure."""
        pages = [page for context in self._laid for page in context.pages]
        return [f"{place}: {page.evaluate('document.body?.innerText')}" for place, page in enumerate(pages)]

    def clear(self, *, keep: bool = True) -> None:
        """Take all devices away; those that may be laid again go back to their shelf."""
        if self.shelf is not None and keep:
            for kind, page in self._to_put_back:
                if not page.is_closed():
                    page.remove_listener("console", self._listen)
                    page.remove_listener("pageerror", self._hear)
                    self.shelf.put_back(kind, page)
        for context in self._laid:
            if self.shelf is None or context not in self.shelf:
                context.close()
        self._laid.clear()
        self._to_put_back.clear()


class Phone:
    """One page, and what a person does on it."""

    def __init__(self, page: Page, lang: str, server: Server) -> None:
        self.page = page
        self.lang = lang
        self.server = server

    # ---- reading

    def say(self, id: str, **args: Any) -> str:
        """The text of an id in this phone's language."""
        return words(self.lang).say(id, **args)

    def has(self, id: str) -> bool:
        """Whether there is such a text."""
        return words(self.lang).has(id)

    def role(self, id: str) -> str:
        """The name of a role of the Clocktower, of one without rules too."""
        card = f"clocktower-{id}"
        return self.say(card if self.has(card) else f"roll-{id}")

    def button(self, id: str, **args: Any) -> Locator:
        """The button with this text."""
        return self.page.get_by_role("button", name=self.say(id, **args), exact=True)

    @property
    def main(self) -> Locator:
        """The one lit button at the foot of the screen."""
        return self.page.locator(".foot .btn.main")

    def main_in(self, phase: str) -> Locator:
        """The lit button of this phase: the screen may change under the finger, and its button with it."""
        return self.page.locator(f".screen.{phase} .foot .btn.main")

    @property
    def seats(self) -> Locator:
        """The seats of the ring; on the big screen, until the game begins, those who have come in."""
        return self.page.locator(".ring .seat, .sitting .came")

    @property
    def code(self) -> str:
        """The room's code, from the address."""
        return self.page.url.rstrip("/").split("/")[3]

    @property
    def phase(self) -> str:
        """The phase the screen is in: lobby, dusk, night, day, vote, leader, after, or nothing yet."""
        marks = self.page.evaluate("document.querySelector('.screen')?.className ?? ''").split()
        known = ("lobby", "dusk", "night", "day", "vote", "leader", "after")
        return next((mark for mark in marks if mark in known), "")

    def reach(self, phase: str) -> None:
        """Wait until the screen is in a phase."""
        self.page.wait_for_selector(f".screen.{phase}", timeout=WITHIN * 1000)

    def hold_at(self, selector: str) -> None:
        """Let the clocks stand as soon as this is seen: the page itself looks, so no busy machine is late."""
        self.page.evaluate(HOLD, selector)

    def hears_no_more(self) -> None:
        """From now on nothing that the server says comes to this page: what a test tells it stands."""
        self.page.evaluate("window.isDeaf = true")

    def wait_for(self, what: str, arg: object = None, within: float = WITHIN) -> None:
        """Wait until this function of the page says yes, but do not have it drawn to be asked."""
        self.page.wait_for_function(what, arg=arg, timeout=within * 1000, polling=A_MOMENT)

    def until_settled(self) -> None:
        """Wait until what was touched is done, and what came of it shown."""
        self.page.wait_for_selector("main[aria-busy=false]")

    # ---- doing

    def make(self, name: str, *said: Said, tale: str = "onenight", trial: bool = False) -> None:
        """Make a table, or play with bots at once; what else a host says comes before the page is opened."""
        self.open(self.come_in("make", *said, name=name, tale=tale, trial=trial))

    def join(self, code: str, name: str) -> None:
        """Sit down at a table in its lobby."""
        self.open(self.come_in("join", code=code, name=name))
        self.reach("lobby")

    def come_in(self, way: str, *said: Said, **wish: Any) -> str:
        """Come in over the wire, while no page of the table is open here, and say this there; its code."""
        if not self.page.url.startswith("http"):
            self.page.goto(NOTHING_TO_SEE)
        return str(self.page.evaluate(COME_IN, [{"t": way, "lang": self.lang, **wish}, said]))

    def open(self, code: str) -> None:
        """The page of a table that this device has the key of."""
        self.page.goto(f"/{code}")
        self.page.wait_for_selector(".screen")

    def make_by_touch(self, name: str, *, tale: str = "onenight", trial: bool = False) -> None:
        """Make a table from the first page, or play with bots at once."""
        self.page.goto("/")
        self.button("ui-try-bots" if trial else "ui-make").first.click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("button", name=self.say(tale), exact=True).click()
        dialog.get_by_role("textbox").fill(name)
        dialog.locator(".btn.main").click()
        self.page.wait_for_url(re.compile(r"/\d{6}$"))

    def join_by_touch(self, code: str, name: str) -> None:
        """Sit down by the link."""
        self.page.goto(f"/{code}")
        self.page.get_by_label(self.say("ui-your-name")).fill(name)
        self.button("ui-sit-down").click()
        self.reach("lobby")

    def add_bots(self, seats: int) -> None:
        """Bots at the table until so many sit there, all at once and not by a touch each."""
        self.reach("lobby")
        self.page.evaluate(ADD_BOTS, seats - self.seats.count())
        expect(self.seats).to_have_count(seats)

    def act(self) -> bool:
        """Do what is to be done now, if anything is; whether anything was."""
        return bool(self.page.evaluate(ACT))

    def play(self, until: str, how: str = "all") -> None:
        """Go on doing what is to be done, whatever the test does meanwhile, until this selector is there."""
        self.page.evaluate(PLAY, [how, until, self._names_in_the_square(), A_MOMENT])

    def played(self) -> set[str]:
        """What of it was for a vote; nothing has stuck out while a nominee was chosen."""
        done, wider = self.page.evaluate("[window.hand.done, window.hand.wider]")
        assert wider <= 0
        return set(done)

    def act_in_the_square(self) -> str:
        """Do by day what the Clocktower asks, if anything: "nominating", "raised" or nothing of the kind."""
        return str(self.page.evaluate(ACT_IN_THE_SQUARE, self._names_in_the_square()))

    def _names_in_the_square(self) -> list[str]:
        return [self.say(id) for id in ("square-nominate", "ui-raise-hand", "square-lower")]

    def know_the_card(self) -> None:
        """Look at one's card, and say so."""
        self.page.wait_for_selector(".dusk .cardbox")
        self.page.evaluate(LOOK)
        self.main.click()

    def go_on(self) -> None:
        """Lead on, whoever has not answered."""
        self.main.click()
        self.touch("dialog .btn.main")

    def touch(self, selector: str) -> bool:
        """Touch the first of these that is there now; whether one is."""
        return bool(self.page.evaluate(TOUCH, selector))

    def touch_named(self, id: str) -> bool:
        """Touch the button with this text if it is there now; whether it is."""
        return bool(self.page.evaluate(TOUCH_NAMED, self.say(id)))


def play_on(phones: list[Phone], until: str = "after", within: float = WITHIN) -> None:
    """Everybody does what is to be done until all are in a phase."""
    end = time.monotonic() + within
    for phone in phones:
        phone.play(f".screen.{until}")
    for phone in phones:
        left = max(1.0, end - time.monotonic())
        phone.page.wait_for_selector(f".screen.{until}", timeout=left * 1000)


def patiently(phone: Phone) -> None:
    """Act, or wait a moment for something to be done."""
    if not phone.act():
        phone.page.wait_for_timeout(A_MOMENT)
