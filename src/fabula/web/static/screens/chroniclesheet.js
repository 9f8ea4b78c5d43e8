// @ts-check
// At a table: to have its evenings kept, in a chronicle that is new or goes on, and to take this one along.
import { known, ofTonight, pageOf, remember } from "../base/evenings.js";
import { html, useEffect, useState } from "../base/html.js";
import { go } from "../base/route.js";
import { t } from "../base/words.js";
import { kept, me, refusal, room, send } from "../base/wire.js";
import { Sheet } from "../parts/controls.js";
import { Icon } from "../parts/scene.js";
import { Files, useTales } from "../parts/files.js";

/** @import { Typed } from "../base/choices.js" */

/** @param {{close: () => void}} props */
export const Keeping = ({ close }) =>
  html`<${Sheet} title=${t("evenings-title")} close=${close}><div class="stack">
    ${room.value.chronicle ? html`<${KeptIn} />` : html`<${Begin} />`}
    ${me.value.host && html`<${Tonight} />`}
    <p class="small dim">${t("evenings-note")}</p></div></${Sheet}>`;

/** Have the link of this table’s chronicle, and keep it on this device. */
async function linkHere() {
  const { ticket: link } = await send("evenings_link");
  remember({ link, name: room.value.chronicle || "" });
  return link;
}

/** In which chronicle the games are kept; all may read it, the host may end that. */
function KeptIn() {
  const [link, set] = useState("");
  useEffect(() => void linkHere().then(set, (why) => (refusal.value = why)), []);
  const stop = () => send("evenings", { on: false }).catch((why) => (refusal.value = why));
  return html`<p>${t("evenings-kept-in", { name: room.value.chronicle || "" })}</p>
    <button class="btn main" disabled=${!link} onClick=${() => go(pageOf(link))}>
    <${Icon} name="u-journal" />${t("evenings-open")}</button>
    ${me.value.host && html`<button class="btn plain" onClick=${stop}>${t("evenings-stop")}</button>`}`;
}

/** Begin a chronicle, or go on with one of which this device has the link. */
function Begin() {
  const [name, type] = useState("");
  const begin = (/** @type {{name: string, link?: string}} */ one) =>
    send("evenings", one)
      .then(linkHere)
      .catch((why) => (refusal.value = why));
  const submit = (/** @type {Event} */ event) => (event.preventDefault(), begin({ name }));
  return html`<p>${t("evenings-keep-note")}</p>
    ${known().map(
      (one) =>
        html`<button class="btn" key=${one.link} onClick=${() => begin(one)}><${Icon} name="u-journal" />
      <bdi class="cut">${t("evenings-go-on", { name: one.name })}</bdi></button>`,
    )}
    <form class="stack" onSubmit=${submit}><label class="stack"><span>${t("evenings-name")}</span>
      <span class="field"><input class="words" maxlength="40" value=${name}
      onInput=${(/** @type {Typed} */ event) => type(event.currentTarget.value)} /></span></label>
    <button class="btn main" type="submit" disabled=${!name.trim()}>${t("evenings-begin")}</button></form>`;
}

/** The games of this evening as files, for the host. */
function Tonight() {
  const [games, set] = useState(/** @type {import("../base/evenings.js").Game[]} */ ([]));
  const { code } = room.value;
  useEffect(() => void ofTonight(code, kept(code) || "").then((book) => set(book?.games || [])), []);
  const ready = useTales(games);
  return (
    ready &&
    games.length > 0 &&
    html`<div class="stack"><h3>${t("evenings-tonight")}</h3>
    <${Files} book=${{ games }} name=${code} /></div>`
  );
}
