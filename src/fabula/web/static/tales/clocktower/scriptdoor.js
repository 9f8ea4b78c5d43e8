// @ts-check
// The door for scripts: one is brought as a file, as text or by dropping it here, is read, and is played.
import { html, useEffect, useRef, useState } from "../../base/html.js";
import { Sheet } from "../../parts/controls.js";
import { Icon } from "../../parts/scene.js";
import { save } from "../../base/download.js";
import { labelled, several, t } from "../../base/words.js";
import { room, send } from "../../base/wire.js";
import { wordsOfCalls } from "./calls.js";
import { Jinxes, ownRules, wordsOfPairs } from "../../parts/jinxes.js";
import { named } from "./tale.js";

/** @import { Brought, Found, OwnRole, Problem } from "./found.js" */
/** @import { Args, Typed } from "../../base/choices.js" */

const MOST = 200000;

/** @param {string} what @param {string} body */
const ask = (what, body) => fetch(`/api/scripts/${what}`, { method: "POST", body });

/** The script on the table, with what came with it. @param {string} name */
const written = (name) =>
  ask(
    "write",
    JSON.stringify({
      roles: room.value.roles,
      name,
      author: room.value.author || "",
      more: room.value.more || {},
    }),
  );

/** The script on the table as a file. @param {string} name */
export async function saveScript(name) {
  save(await (await written(name)).blob(), `${name}.json`);
}

/** The script on the table on paper. @param {string} name */
export async function printScript(name) {
  const found = await (await ask("read", await (await written(name)).text())).json();
  await onPaper({ ...found, rulings: room.value.house_rulings });
}

/** @param {Found} found */
export const onPaper = async (found) => (
  await Promise.all([wordsOfCalls(), found.jinxes.length && wordsOfPairs()]),
  (await import("./sheets.js")).print(found)
);

/**
 * Read what somebody brings; what is done with it is to play it in the room, if nothing else is meant.
 * @param {{close: () => void, label?: string, act?: (found: Found) => void}} props
 */
export function Bring({ close, label = t("script-take"), act = undefined }) {
  const [text, type] = useState("");
  const { found, last, read } = useReading(act ? "weigh" : "read");
  const take = async (/** @type {File | undefined} */ file) =>
    file && read(file.size > 4 * MOST ? " ".repeat(MOST + 1) : await file.text());
  const over = useDrop(take, read);
  const play = () =>
    found?.kinds &&
    send("choose", { ...found.choose, title: found.name, author: found.author })
      .then(close)
      .catch(() => null);
  const isEmpty = !found?.kinds || !(Object.keys(found.kinds).length + found.homebrew.length);
  return html`<${Sheet} title=${t("script-bring")} close=${close} wide=${true}>
    <${Source} over=${over} text=${text} type=${type} read=${read} take=${take} />
    <div aria-live="polite">${
      found &&
      html`<${Understood} found=${found} />
      <${Alike} own=${found.kinds ? found.homebrew : []}
        take=${(/** @type {string[]} */ ids) => read(last.current, ids)}
        />`
    }</div>
    ${
      found?.kinds &&
      html`<button class="btn" disabled=${isEmpty} onClick=${() => onPaper(found)}><${Icon} name="u-card" />
      ${t("script-print")}</button>`
    }
    ${
      found &&
      html`<div class="foot">
      <button class="btn main" disabled=${act ? isEmpty : !found.kinds || !found.choose.roles.length}
        onClick=${act ? () => found.kinds && act(found) : play}>${label}
      </button></div>`
    }
  </${Sheet}>`;
}

/**
 * What the server understands of a text.
 * @param {string} how it is to be read: to be played at this table, or only to be weighed
 */
function useReading(how) {
  const [found, find] = useState(/** @type {Brought | null} */ (null));
  const last = useRef("");
  const read = async (/** @type {string} */ told, /** @type {string[]} */ published = []) => {
    last.current = told;
    if (told.length > MOST) return find({ problems: [{ code: "too-large", args: { most: MOST / 1000 } }] });
    try {
      const as = new URLSearchParams(published.map((id) => ["published", id]));
      return find(await (await ask(`${how}?${as}`, told)).json());
    } catch {
      return find({ problems: [{ code: "", args: {} }] });
    }
  };
  return { found, last, read };
}

/**
 * Take what is dropped: wherever on the page it falls, it was meant for this door.
 * @param {(file: File) => void} take
 * @param {(told: string) => void} read
 * @returns {boolean} whether something is held over the page
 */
function useDrop(take, read) {
  const [over, hover] = useState(false);
  const hold = (/** @type {DragEvent} */ event) => (event.preventDefault(), hover(true));
  const leave = () => hover(false);
  const drop = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    hover(false);
    const [file] = event.dataTransfer?.files ?? [];
    if (file) take(file);
    else read(event.dataTransfer?.getData("text/plain") ?? "");
  };
  useEffect(() => {
    const heard = Object.entries({ dragover: hold, dragleave: leave, drop });
    for (const [kind, hear] of heard) addEventListener(kind, /** @type {EventListener} */ (hear));
    return () => {
      for (const [kind, hear] of heard) removeEventListener(kind, /** @type {EventListener} */ (hear));
    };
  }, []);
  return over;
}

/**
 * Where a text comes from: a file, or what is pasted or typed.
 * @param {{over: boolean, text: string, type: (text: string) => void, read: (told: string) => void, take:
 *  (file: File | undefined) => void}} props
 */
function Source({ over, text, type, read, take }) {
  const paste = (/** @type {ClipboardEvent} */ event) => {
    const told = event.clipboardData?.getData("text/plain");
    if (!told || text) return;
    event.preventDefault();
    type(told);
    read(told);
  };
  return html`<div class=${`stack drop ${over ? "over" : ""}`}>
      <p class="small">${t("script-bring-note")}</p>
      <label class="btn"><${Icon} name="u-plus" />${t("script-file")}
        <input class="vh" type="file" accept=".json,.txt,application/json,text/plain"
        onChange=${(/** @type {Typed} */ event) => take(event.currentTarget.files?.[0])} /></label>
      <span class="field words">
        <textarea rows="4" aria-label=${t("script-paste")} placeholder=${t("script-paste")} value=${text}
          onPaste=${paste}
        onInput=${(/** @type {Typed} */ event) => type(event.currentTarget.value)} /></span>
      <button class="btn" disabled=${!text.trim()} onClick=${() => read(text)}><${Icon} name="u-eye" />
      ${t("script-read")}</button>
    </div>`;
}

/** With these nothing of a file could be read; the last is that the server was not there. */
const OF_THE_WHOLE = ["too-large", "not-json", "not-readable", "not-a-list", ""];

/** What a role of it is called. @param {Brought} found @returns {(id: string) => string} */
const nameIn =
  ({ homebrew = [] }) =>
  (id) =>
    homebrew.find((one) => one.id === id)?.name || named(id);

/** What was understood of it. @param {{found: Brought}} props */
function Understood({ found }) {
  const {
    name = "",
    author = "",
    roles = [],
    named: left = [],
    homebrew = [],
    travellers = [],
    fabled = [],
    problems = [],
    jinxes = [],
    led_jinxes: led = [],
  } = found;
  const line = (/** @type {string} */ label, /** @type {string[]} */ ids) =>
    ids.length > 0 && html`<p><b>${labelled(t(label), "")}</b> ${several(ids.map(named))}</p>`;
  const broken = problems.find((one) => OF_THE_WHOLE.includes(one.code));
  if (broken)
    return html`<section class="stack found"><p class="warn-line"><b>${problem(broken)}</b></p></section>`;
  return html`<section class="stack found">${name && html`<h3 class="wrapped">${name}</h3>`}
    ${author && html`<p class="small dim wrapped">${t("script-by", { author })}</p>`}
    ${
      roles.length || left.length || homebrew.length
        ? line("script-found", roles)
        : html`<p><b>
    ${t("script-found-none")}</b></p>`
    }
    ${line("script-travellers", travellers)}${line("script-left", left)}
      ${
        homebrew.length > 0 &&
        html`<p><b>${labelled(t("script-own"), "")}
      </b> ${several(homebrew.map((one) => one.name))}</p>`
      }${line("script-storyteller", fabled)}
    ${
      problems.length > 0 &&
      html`<ul class="check">
      ${problems.map(
        (one) =>
          html`<li class="warn"><${Icon} name="u-flag" /><span class="wrapped">${problem(one)}</span></li>`,
      )}</ul>`
    }
    <${Jinxes} pairs=${jinxes} led=${led} own=${ownRules(found)} name=${nameIn(found)} /></section>`;
}

/**
 * Roles of the author's own that are called like published ones may be played as these.
 * @param {{own: OwnRole[], take: (ids: string[]) => void}} props
 */
function Alike({ own, take }) {
  const alike = own.filter((one) => one.like);
  return (
    alike.length > 0 &&
    html`<button class="btn" onClick=${() => take(alike.map((one) => one.id))}><${Icon} name="u-check" />
    ${t("script-as-published", { roles: several(alike.map((one) => named(one.like ?? ""))) })}</button>`
  );
}

/** A problem in words. @param {Problem} one */
export const problem = ({ code, args }) =>
  code
    ? t(`script-problem-${code}`, { ...args, ...(args.role ? { role: named(String(args.role)) } : {}) })
    : t("script-away");
