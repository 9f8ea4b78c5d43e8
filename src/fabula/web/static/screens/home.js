// @ts-check
// Home: three ways in, in the order of need.
import { go, spaced } from "../base/route.js";
import { html, useEffect, useState } from "../base/html.js";
import { LanguageSeg, refusalText, Sheet, TaleSeg } from "../parts/controls.js";
import { Icon, Screen } from "../parts/scene.js";
import { keepTale, tales, usualTale } from "../base/tales.js";
import { keep, t } from "../base/words.js";
import { find, kept, lastTable, make, refusal } from "../base/wire.js";

/** @import { Typed } from "../base/choices.js" */
/** @import { Child } from "../vendor/preact.js" */
/** @import { Ask, Refusal } from "../base/wire.js" */

const NAME = "fabula.name";

/** The name this device used last. */
export const lastName = () => keep(() => localStorage.getItem(NAME)) || "";

/** Keep the name for next time. @param {string} name */
export const keepName = (name) => keep(() => localStorage.setItem(NAME, name));

/** @param {{told?: string}} props */
export default function Home({ told }) {
  const [wish, ask] = useState(/** @type {"" | "table" | "bots"} */ (""));
  const [code, type] = useState("");
  const [wrong, tell] = useState("");
  const there = useOwnTable();
  const late = useOwnEvenings();
  const enter = (/** @type {string} */ to) =>
    find(to).then(
      () => go(`/${to}`),
      (why) => (why ? tell(refusalText(why)) : go(`/${to}`)),
    ); // without a line the table says so
  const typed = (/** @type {Typed} */ event) => {
    const digits = event.currentTarget.value.replace(/\D/g, "").slice(0, 6);
    type(digits);
    tell("");
    if (digits.length === 6) enter(digits);
  };
  return html`<${Screen} tall=${innerHeight < 800 ? 150 : 230} cls="home">
    <header class="bar between"><${LanguageSeg} />
      <button class="btn plain" onClick=${() => go("/almanac")}><${Icon} name="u-journal" />
      ${t("ui-almanac")}</button></header>
    <div class="hero"><h1 class="logo">Fabula</h1><p class="say">${t("ui-motto")}</p></div>
    <div class="start">
      ${told && html`<p class="panel told" role="alert">${told}</p>`}
      ${there && html`<${BackToTable} there=${there} />`}
      <button class=${there ? "btn" : "btn main"} onClick=${() => ask("table")}><${Icon} name="u-candle" />
      ${t("ui-make")}</button>
      <div class="or">${t("ui-or-code")}</div>
      <div class="field"><input aria-label=${t("ui-code")} inputmode="numeric" autocomplete="off"
        placeholder=${t("ui-six-digits")}
        value=${code} onInput=${typed} />
        <button class="btn main go" aria-label=${t("ui-enter")} disabled=${code.length < 6}
          onClick=${() => enter(code)}>
          <${Icon} name="u-next" /></button></div>
      ${wrong && html`<p class="warn-line" role="alert">${wrong}</p>`}
      <div class="row centre wrap"><button class="btn plain" onClick=${() => ask("bots")}>
      <${Icon} name="u-bot" />${t("ui-try-bots")}
        </button>
        <button class="btn plain" onClick=${() => go("/lead")}><${Icon} name="u-candle" />
        ${t("ui-lead-first")}</button></div>
      <div class="row centre wrap"><button class="btn plain" onClick=${() => go("/rules")}>
      <${Icon} name="u-bulb" />${t("ui-rules")}
        </button>
        <button class="btn plain" onClick=${() => go("/narrator")}><${Icon} name="u-sound" />
        ${t("ui-narrator")}</button>
        <button class="btn plain" onClick=${() => go("/workshop")}><${Icon} name="u-pen" />
        ${t("ui-workshop")}</button>
        <button class="btn plain" onClick=${() => go("/puzzle")}><${Icon} name="u-ring" />
        ${t("ui-puzzles")}</button></div>
      ${late.Own && html`<${late.Own} />`}
    </div>
    ${wish && html`<${NameSheet} trial=${wish === "bots"} close=${() => ask("")} />`}
  </${Screen}>`;
}

/** What shows the evenings this device keeps, once it is there. */
function useOwnEvenings() {
  const [late, come] = useState({ Own: /** @type {(() => unknown) | null} */ (null) });
  useEffect(() => {
    if (keep(() => localStorage.getItem("fabula.evenings")))
      import("../parts/ownevenings.js").then(
        (module) => come({ Own: module.OwnEvenings }),
        () => null,
      );
  }, []);
  return late;
}

/** The table one sits at, which is the newest of all this device knows. */
function useOwnTable() {
  const [there, set] = useState(/** @type {import("../base/messages.js").Found | null} */ (null));
  useEffect(() => {
    const code = lastTable();
    if (code && kept(code))
      find(code)
        .then(set)
        .catch(() => null);
  }, []);
  return there?.name ? there : null;
}

/**
 * The way back to it: which game, and who is there.
 * @param {{there: import("../base/messages.js").Found}} props
 */
const BackToTable = ({ there }) =>
  html`<button class="btn main back-to" onClick=${() => go(`/${there.code}`)}><${Icon} name="u-back" /><span>
    ${t("ui-back-to", { code: spaced(there.code) })}<br />
    <span class="small">${[t(there.tale ?? ""), there.name, ...(there.people ?? [])].join(" · ")}</span>
    </span></button>`;

/** Who types a name goes on with it, whatever is touched meanwhile. @param {Event} event */
const stay = (event) => event.preventDefault();

/** @param {{trial: boolean, close: () => void}} props */
function NameSheet({ trial, close }) {
  const [tale, choose] = useState(usualTale);
  const enter = async (/** @type {string} */ name) => {
    keepName(name);
    keepTale(tale);
    const here = await make({ name, tale, trial });
    go(`/${here.code}`);
  };
  return html`<${Sheet} title=${t(trial ? "ui-try-bots" : "ui-make")} close=${close}>
    <div onMouseDown=${stay}><${TaleSeg} at=${tale} choose=${choose} /></div>
    ${tales.length > 1 && html`<p class="small dim">${t(`${tale}.note`)}</p>`}
      <${NameForm} act=${enter} label=${t(trial ? "ui-deal" : "ui-make")} /></${Sheet}>`;
}

/**
 * Ask for a name.
 * @param {{act: (name: string) => Promise<unknown>, label: string, first?: string, hint?: string, children?:
 *  Child}} props `hint` is what to do where the name is taken.
 */
export function NameForm({ act, label, first = lastName(), hint = "", children }) {
  const [name, setName] = useState(first);
  const [why, tell] = useState("");
  const [more, explain] = useState("");
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      refusal.value = null;
      await act(name);
    } catch (refused) {
      const known = /** @type {Refusal} */ (refused);
      tell(refusalText(known));
      explain(hint && known.why === "refused-name-taken" ? hint : "");
    }
  };
  return html`<form class="stack" onSubmit=${submit}>
    <label class="stack"><span>${t("ui-your-name")}</span><span class="field">
      <input class="words" maxlength="48" autocomplete="nickname" autofocus value=${name}
      aria-invalid=${why ? "true" : undefined}
          onInput=${(/** @type {Typed} */ event) => (setName(event.currentTarget.value), tell(""))} />
        </span></label>
    ${
      why &&
      html`<div role="alert"><p class="warn-line">${why}</p>${
        more &&
        html`<p class="small">
    ${more}</p>`
      }</div>`
    }
    ${children}
    <button class="btn main" type="submit" disabled=${!name.trim()}>${label}</button>
  </form>`;
}
