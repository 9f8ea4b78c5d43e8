// @ts-check
// The start, and which screen belongs to this address and moment.
import { effect, html, render, signal, useEffect, useState } from "./base/html.js";
import { loadLook } from "./base/looks.js";
import { loadSigns } from "./base/signs.js";
import { Notice, over, refusalText } from "./parts/controls.js";
import { path } from "./base/route.js";
import { isReadyFor, loadTales, ownScreens, screensOf } from "./base/tales.js";
import { loadWords, t } from "./base/words.js";
import { back, busy, GONE, kept, me, moveIn, place, refusal, room, watch } from "./base/wire.js";

/** @import { Refusal } from "./base/wire.js" */

// A file that is dropped beside where it is wanted opens nothing in the place of the page.
for (const sign of /** @type {const} */ (["dragover", "drop"]))
  addEventListener(sign, (event) => event.dataTransfer?.types.includes("Files") && event.preventDefault());

/** By whatever it needs. @typedef {{default: (props: never) => unknown}} Module */
/** Without a table. @type {Record<string, () => Promise<Module>>} */
const OWN = {
  almanac: () => import("./screens/almanac.js"),
  rules: () => import("./screens/rules.js"),
  words: () => import("./screens/glossary.js"),
  lead: () => import("./screens/leadcourse.js"),
  narrator: () => import("./screens/narrator.js"),
  workshop: () => import("./tales/clocktower/workshop/screen.js"),
  set: () => import("./screens/ownset.js"),
  evenings: () => import("./screens/evenings.js"),
  puzzle: () => import("./tales/clocktower/puzzle/screen.js"),
};
/** @type {typeof OWN} */
const PAGES = {
  home: () => import("./screens/home.js"),
  join: () => import("./screens/join.js"),
  lobby: () => import("./screens/lobby.js"),
  play: () => import("./screens/play.js"),
  after: () => import("./screens/after.js"),
  leader: () => import("./screens/leader.js"),
  watching: () => import("./screens/deadview.js"),
  grimoire: () => import("./tales/clocktower/grimoire/screen.js"),
  screen: () => import("./screens/bigscreen.js"),
  ...OWN,
};

ownScreens.clocktower = () => import("./tales/clocktower/screens.js");

/** @type {Record<string, Module["default"]>} */
const loaded = {};

/** The first visit needs less than a table does, and a lobby less than a game. */
const AT_THE_DOOR = ["home", "join"];
const whatTablesNeed = (/** @type {boolean} */ isLobby) =>
  Promise.all([
    ...["ring", "table", "game", "books", "faces"].map(loadLook),
    import("./base/light.js"),
    import("./base/offline.js"),
    import("./base/touchguard.js"),
    isLobby || import("./parts/show.js").then((module) => (show.value = module.default)),
  ]);

/** What all watch together, once a table is there. */
const show = signal(/** @type {Module["default"] | null} */ (null));

/** After so many ms a screen that could not be had is asked for again. */
const A_MOMENT = 1000;
/** What is on its way for so many ms is said to be. */
const A_WHILE = 1500;

/** What is on its way on a slow line. */
function Coming() {
  const [isLong, say] = useState(false);
  useEffect(() => {
    const late = setTimeout(() => say(true), A_WHILE);
    return () => clearTimeout(late);
  }, []);
  return html`<div class="screen"><i class="flame"></i>
    <p class="centre-text dim" role="status">${isLong && t("ui-coming")}</p></div>`;
}

/** A screen, loaded when it is first needed. @param {{name: string, [more: string]: unknown}} props */
function Page({ name, ...props }) {
  const [tries, ready] = useState(0);
  const Shown = /** @type {Module["default"] | undefined} */ (loaded[name]);
  useEffect(() => {
    if (Shown) return; // as it was when this was drawn: it may have come since, asked for by another
    const more = AT_THE_DOOR.includes(name) ? null : whatTablesNeed(name === "lobby");
    const again = () => ready((n) => n + 1);
    Promise.all([PAGES[name](), more]).then(
      ([module]) => ((loaded[name] = module.default), again()),
      () => setTimeout(again, A_MOMENT),
    );
  }, [name, tries]);
  return Shown ? html`<${Shown} ...${props} />` : html`<${Coming} />`;
}

/** What lies over any screen, until one goes to another page. */
const Over = () => over.value && html`<${over.value} />`;

effect(() => void (path.value && (over.value = null)));

/** By address, then by what the room is doing. */
function App() {
  const at = path.value;
  const [, code, rest] = at.match(/^\/(\d{6})(?:\/(\w+))?$/) || [];
  if (code)
    return html`<${RoomPages} code=${code} asScreen=${/^s/.test(rest)} key=${`${code}${rest}`} />
      <${Over} /><${Notice} />`;
  const name = at.slice(1);
  return html`<${Page} name=${OWN[name] ? name : "home"} key=${name} /><${Over} />
    <${Notice} />`;
}

/** @param {{code: string, asScreen: boolean}} props */
function RoomPages({ code, asScreen }) {
  const [missing, miss] = useState(/** @type {Refusal | null} */ (null));
  const [invited] = useState(location.hash[1] === "+"); // by whoever leads
  useEffect(() => {
    const ticket = location.hash.slice(1);
    if (ticket) history.replaceState(null, "", path.value);
    if (ticket[0] === "+") void import("./parts/leaderlink.js").then((module) => module.default(ticket));
    else if (ticket)
      return void moveIn(code, ticket).catch((why) => (kept(code) ? back(code).catch(miss) : miss(why)));
    if (place.value?.code === code && !asScreen) return;
    if (asScreen) watch(code).catch(miss);
    else if (kept(code)) back(code).catch(miss);
  }, [code, asScreen]);
  useEffect(() => {
    const again = () => location.hash && location.reload(); // a link to this table is followed in its page
    addEventListener("hashchange", again);
    return () => removeEventListener("hashchange", again);
  }, []);
  const here = room.value;
  useEffect(() => scrollTo(0, 0), [here?.stage]); // another screen is seen from its beginning
  if (missing && missing.why === "refused-no-such-room")
    return html`<${Page} name="home" told=${refusalText(missing)} />`;
  if (!place.value || place.value.code !== code)
    return !missing && (asScreen || kept(code))
      ? html`<${Coming} />`
      : html`<${Page} name="join" code=${code} invited=${invited} />`;
  const gone = refusal.value?.why || "";
  if (Object.values(GONE).includes(gone)) return html`<${Page} name="home" told=${t(gone)} />`;
  if (!here || !isReadyFor(here)) return html`<${Coming} />`;
  return html`<${Page} name=${screenOf(here, asScreen)} key=${here.stage === "lobby" ? "lobby" : here.game} />
    ${show.value && here.stage !== "lobby" && html`<${show.value} />`}`;
}

/** @param {typeof room.value} here @param {boolean} asScreen */
function screenOf(here, asScreen) {
  const mine = place.value?.person;
  if (asScreen) return "screen";
  if (here.stage === "lobby") return mine ? "lobby" : "screen";
  if (here.stage === "after") return "after";
  if (me.value.leader) return screensOf(here.tale).desk || "leader";
  if (me.value.watches) return screensOf(here.tale).desk || "watching";
  return mine && here.seats.includes(mine) ? "play" : "screen";
}

// On a slow line one sees, and hears, that what was touched is on its way.
effect(() => document.getElementById("app")?.setAttribute("aria-busy", String(busy.value)));

async function start() {
  try {
    await Promise.all([loadWords(), loadTales(), loadSigns("signs")]);
  } catch {
    return void setTimeout(start, A_MOMENT);
  }
  const root = document.getElementById("app");
  if (root) render(html`<${App} />`, root);
}

start();
