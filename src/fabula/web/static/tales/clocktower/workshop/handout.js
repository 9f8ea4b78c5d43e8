// @ts-check
// Give the script away: as a file, on paper, as a link, or to a table that plays it.
import { go } from "../../../base/route.js";
import { html, useEffect, useState } from "../../../base/html.js";
import { Sheet } from "../../../parts/controls.js";
import { QR } from "../../../parts/qr.js";
import { Icon } from "../../../parts/scene.js";
import { onPaper } from "../scriptdoor.js";
import { TALE } from "../tale.js";
import { keepName, NameForm } from "../../../screens/home.js";
import { origin } from "../../../base/origin.js";
import { save } from "../../../base/download.js";
import { t } from "../../../base/words.js";
import { make, me, room, send } from "../../../base/wire.js";
import { draft, pack, seen, titleOf } from "./draft.js";

/** @import { Typed } from "../../../base/choices.js" */

/** The script as a file. */
const saveDraft = () =>
  save(new Blob([seen.value?.file ?? ""], { type: "application/json" }), `${titleOf(draft.value)}.json`);

/** Put the script on the table of the room. */
const lay = () => send("choose", { ...chosen(), title: seen.value?.name, author: seen.value?.author });

/** What a table takes of it: the server says so, or else what is ruled here. */
const chosen = () => seen.value?.choose || { roles: seen.value?.roles ?? [] };

/** Whether this person may put it on the table they sit at. */
const mayLay = () => room.value?.stage === "lobby" && room.value.tale === TALE && me.value.host;

export function Give() {
  const [playing, play] = useState(false);
  const begin = async (/** @type {string} */ name) => {
    keepName(name);
    const here = await make({ name, tale: TALE });
    await lay();
    go(`/${here.code}`);
  };
  const there = () =>
    lay()
      .then(() => go(`/${room.value.code}`))
      .catch(() => null);
  const ready = Boolean(seen.value);
  const playable = ready && chosen().roles.length > 0;
  return html`<section class="stack give" aria-label=${t("workshop-give")}>
    <div class="panel stack">${
      mayLay()
        ? html`<button class="btn main" disabled=${!playable} onClick=${there}><${Icon} name="u-play" />
      ${t("workshop-play-here", { code: room.value.code })}</button>`
        : html`<button class="btn main" disabled=${!playable} onClick=${() => play(true)}>
          <${Icon} name="u-play" />${t("workshop-play")}
        </button><p class="small dim">${t("workshop-play-note")}</p>`
    }</div>
    <div class="panel stack"><button class="btn" disabled=${!ready} onClick=${saveDraft}>
    <${Icon} name="u-save" />
      ${t("workshop-save")}</button>
      <button class="btn" disabled=${!ready} onClick=${() => seen.value && onPaper(seen.value)}>
      <${Icon} name="u-card" />
      ${t("workshop-print")}</button>
        </div>
    <${Link} />
    ${
      playing &&
      html`<${Sheet} title=${t("workshop-play")} close=${() => play(false)}><p class="small dim">
        ${t("workshop-play-note")}</p>
      <${NameForm} act=${begin} label=${t("ui-make")} /></${Sheet}>`
    }
  </section>`;
}

/** A link that carries the script, and its code. */
function Link() {
  const [link, carry] = useState("");
  const [told, tell] = useState("");
  useEffect(() => {
    let wanted = true;
    pack(draft.value).then((part) => wanted && carry(`${origin.value}/workshop#${part}`));
    tell("");
    return () => void (wanted = false);
  }, [draft.value, origin.value]);
  const copy = async () => {
    if (navigator.clipboard) await navigator.clipboard.writeText(link).catch(() => null);
    else select();
    tell(navigator.clipboard ? t("workshop-copied") : "");
  };
  return html`<div class="panel stack"><h3 aria-level="2">${t("workshop-link")}</h3><p class="small dim">
    ${t("workshop-link-note")}</p>
    <span class="field"><input class="words" id="carried" readonly aria-label=${t("workshop-link")}
      value=${link}
      onFocus=${(/** @type {Typed} */ event) => event.currentTarget.select()} /></span>
    <button class="btn" onClick=${copy}><${Icon} name="u-share" />${t("workshop-copy-link")}</button>
    <p role="status" class="small">${told}
      </p>
    ${link && html`<${Code} link=${link} />`}</div>`;
}

/** Select the link, where the browser does not let a page copy. */
const select = () => /** @type {HTMLInputElement} */ (document.getElementById("carried")).focus();

const MOST_IN_CODE = 1200; // beyond it a phone's camera does not tell the dots apart any more

/** @param {{link: string}} props */
const Code = ({ link }) =>
  link.length > MOST_IN_CODE
    ? html`<p class="small dim">${t("workshop-qr-too-long")}</p>`
    : html`<${QR} text=${link} label=${t("workshop-qr")} size=${260} />`;
