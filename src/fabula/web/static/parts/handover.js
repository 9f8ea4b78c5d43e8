// @ts-check
// The Grimoire goes to another device or another person: only by the hand of who leads.
import { known } from "../base/fold.js";
import { html, useEffect, useState } from "../base/html.js";
import { origin } from "../base/origin.js";
import { t } from "../base/words.js";
import { me, place, room, send, tell } from "../base/wire.js";
import { refusalText, Seg, Sheet, Switch } from "./controls.js";
import { QR } from "./qr.js";
import { Icon } from "./scene.js";

/** @param {{close: () => void}} props */
export const Handing = ({ close }) =>
  html`<${Sheet} title=${t("floor-handing")} close=${close}><div class="handing stack"><${ToDevice} />
    <${ToPerson} close=${close} />${room.value.leader === me.value.id && html`<${ByLink} />`}</div>
  </${Sheet}>`;

/** The dead player whom the rules name to lead may take the notebook from Fabula. */
export function Inheriting() {
  const [sure, ask] = useState(false);
  const here = room.value;
  if (me.value.seat === null || known.value.heir !== me.value.seat || here.settings.lead === "person")
    return null;
  return html`<div class="foot"><p class="say hint-say">${t("floor-heir")}</p>
    ${
      sure
        ? html`<p class="small dim centre-text">${t("floor-heir-note")}</p>
      <div class="row"><button class="btn grow" onClick=${() => ask(false)}>${t("floor-decline")}</button>
      <button class="btn main grow"
        onClick=${() => tell("entrust", { person: me.value.id ?? "", how: "take" })}>
        ${t("floor-heir-sure")}</button></div>`
        : html`<button class="btn" onClick=${() => ask(true)}><${Icon} name="u-journal" />
          ${t("floor-heir-take")}</button>`
    }</div>`;
}

/** A link that works once, for another device of the same person. */
function ToDevice() {
  const [alone, set] = useState(true);
  const [ticket, keep] = useState("");
  const [why, tellWhy] = useState("");
  const ask = () =>
    send("ticket", { link: true, alone })
      .then((told) => keep(told.ticket))
      .catch((refused) => tellWhy(refusalText(refused)));
  const link = `${origin.value}/${place.value?.code}#${ticket}`;
  if (!ticket)
    return html`<section class="stack"><h3>${t("floor-to-device")}</h3>
    <${Switch} label=${t("floor-alone")} note=${t("floor-alone.note")} on=${alone} change=${set} />
    <button class="btn" onClick=${ask}><${Icon} name="u-share" />${t("floor-show-link")}</button>
    ${why && html`<p role="alert">${why}</p>`}
      </section>`;
  return html`<section class="stack"><h3>${t("floor-to-device")}</h3><p class="centre-text">
    <${QR} text=${link} label=${t("floor-link-qr")} size=${200} /></p>
    <p class="link centre-text">${link}</p><p class="small dim">${t("floor-link-note")}</p>
    <button class="btn" onClick=${() => navigator.clipboard?.writeText(link).catch(() => null)}>
    <${Icon} name="u-save" />
      ${t("floor-copy-link")}</button></section>`;
}

/** A link with which somebody leads too, or looks into the Grimoire; one of each is good at a time. */
function ByLink() {
  const [to, choose] = useState(/** @type {"look" | "share"} */ ("look"));
  const [ticket, keep] = useState("");
  const [why, tellWhy] = useState("");
  const ask = (/** @type {boolean} */ off) =>
    send("invite", { to, off })
      .then((told) => keep(told.ticket))
      .catch((refused) => tellWhy(refusalText(refused)));
  const { beside = [], watching = [] } = room.value;
  const come = (to === "share" ? beside : watching).length;
  useEffect(() => keep(""), [come]); // whoever has come by it has used it up
  const link = `${origin.value}/${place.value?.code}#+${ticket}`;
  return html`<section class="stack"><h3>${t("link-title")}</h3>
    <${Seg} label=${t("link-title")} at=${to}
      choose=${(/** @type {"look" | "share"} */ other) => (choose(other), keep(""))}
      options=${[
        { id: "look", label: t("link-look") },
        { id: "share", label: t("link-share") },
      ]} />
    <p class="small dim">${t(`link-${to}-note`)} ${t("link-note")}</p>
    ${
      ticket
        ? html`<p class="centre-text"><${QR} text=${link} label=${t(`link-${to}`)} size=${200} /></p>
      <p class="link centre-text">${link}</p>
      <button class="btn" onClick=${() => navigator.clipboard?.writeText(link).catch(() => null)}>
        <${Icon} name="u-save" />${t("floor-copy-link")}</button>
      <button class="btn plain" onClick=${() => ask(true)}>${t("link-off")}</button>`
        : html`<button class="btn" onClick=${() => ask(false)}><${Icon} name="u-share" />
        ${t("link-make")}</button>`
    }
    ${why && html`<p role="alert">${why}</p>`}</section>`;
}

/** Who looks on may get it, or lead too; who leads too gives it back. @param {{close: () => void}} props */
function ToPerson({ close }) {
  const here = room.value;
  const beside = here.beside || [];
  const [sure, ask] = useState("");
  const isFirst = here.leader === me.value.id;
  const looking = here.watching || [];
  const give = (/** @type {string} */ person, /** @type {"over" | "share" | "look" | "back"} */ how) => () =>
    tell("entrust", { person, how }).then(() => how !== "share" && how !== "look" && close());
  if (!isFirst)
    return html`<section class="stack"><h3>${t("floor-to-person")}</h3>
    <button class="btn" onClick=${give(me.value.id ?? "", "back")}><${Icon} name="u-undo" />
    ${t("floor-give-back")}</button>
    </section>`;
  const others = here.people.filter(
    (one) => one.id !== here.leader && !one.bot && !one.guest && !here.seats.includes(one.id),
  );
  return html`<section class="stack"><h3>${t("floor-to-person")}</h3><p class="small dim">
    ${t(others.length ? "floor-to-person-note" : "floor-nobody-to-give")}</p>
    ${others.map(
      (one) => html`<div class="stack tight" key=${one.id}><b><bdi>${one.name}</bdi></b>
      ${
        sure === one.id
          ? html`<p class="small">${t("floor-sure-note", { name: one.name })}</p><div class="row">
        <button class="btn grow" onClick=${() => ask("")}>${t("ui-back")}</button>
        <button class="btn main grow" onClick=${give(one.id, "over")}>${t("floor-sure")}</button></div>`
          : html`<div class="row wrap"><button class="btn grow" onClick=${() => ask(one.id)}>
            <${Icon} name="u-next" />${t("floor-give")}
          </button>
          ${
            beside.includes(one.id)
              ? html`<button class="btn grow"
                  onClick=${() => tell("entrust", { person: one.id, how: "back" })}><${Icon} name="u-undo" />
            ${t("floor-take-back")}</button>`
              : html`<button class="btn grow" onClick=${give(one.id, "share")}><${Icon} name="u-plus" />
                ${t("floor-share")}</button>`
          }${
            !beside.includes(one.id) &&
            html`<button class="btn grow" onClick=${give(one.id, looking.includes(one.id) ? "back" : "look")}>
              <${Icon} name=${looking.includes(one.id) ? "u-undo" : "u-eye"} />
              ${t(looking.includes(one.id) ? "link-close" : "link-let-look")}</button>`
          }</div>`
      }
            </div>`,
    )}</section>`;
}
