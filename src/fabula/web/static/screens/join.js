// @ts-check
// At the door of a room: whose table it is, a name and a face, a ticket from another device, or just a look.
import { go, spaced } from "../base/route.js";
import { html, useEffect, useState } from "../base/html.js";
import { loadLook } from "../base/looks.js";
import { loadSigns } from "../base/signs.js";
import { LanguageSeg, refusalText } from "../parts/controls.js";
import { useLate } from "../parts/lazymodule.js";
import { Bar, Icon, Screen } from "../parts/scene.js";
import { loadLobby, loadTale } from "../base/tales.js";
import { t } from "../base/words.js";
import { find, join, knocking, moveIn, watch } from "../base/wire.js";
import { keepName, NameForm } from "./home.js";

/** @import { Typed } from "../base/choices.js" */
/** @typedef {import("../base/messages.js").Found} Found */

/** What any table needs comes while a guest still types a name, the faces of those who sit there first. */
const ahead = () =>
  Promise.allSettled([
    loadLook("faces"),
    loadSigns("faces"),
    import("./lobby.js"),
    import("../base/light.js"),
    import("../base/touchguard.js"),
  ]);

/** Others come, and a game may begin, while somebody stands at the door. */
const SEEN_AGAIN = 10000;

/** @param {{code: string, invited?: boolean}} props `invited` by a link to sit beside whoever leads */
export default function Join({ code, invited = false }) {
  const [moving, move] = useState(false);
  const [why, tell] = useState("");
  const [there, set] = useState(/** @type {Found | null} */ (null));
  const [AtTheTable, open] = useLate("faces", async () => (await import("./tablepreview.js")).AtTheTable);
  useEffect(() => {
    ahead();
    const see = () =>
      find(code).then(
        (found) => {
          if (found.tale) (found.stage === "lobby" ? loadLobby : loadTale)(found.tale);
          set(found);
          open(Boolean(found.host));
        },
        () => null, // who sits down is told why not
      );
    see();
    const again = setInterval(() => document.hidden || see(), SEEN_AGAIN);
    return () => clearInterval(again);
  }, [code]);
  const [ComeAs, offer] = useLate("door", async () => (await import("../parts/nameclash.js")).ComeAs);
  const [free, setFree] = useState("");
  const enter = async (/** @type {string} */ name) => {
    keepName(name);
    await join(code, name).catch((refused) => {
      setFree(refused.args?.free);
      offer(Boolean(refused.args?.free));
      throw refused;
    });
  };
  const look = () => watch(code).catch((refused) => tell(refusalText(refused)));
  return html`<${Screen} tall=${200}>
    <${Bar} title=${t("ui-table-code", { code: spaced(code) })} home=${() => go("/")}>
    <${LanguageSeg} /></${Bar}>
    <div class="body stack door">
      ${AtTheTable && html`<${AtTheTable} there=${there} part="who" />`}
      ${invited && html`<p class="panel told">${t("ui-invited")}</p>`}
      ${why && html`<p class="panel told" role="alert">${why}</p>`}
      ${knocking.value && html`<p class="panel told" role="status">${t("refused-waits-for-a-nod")}</p>`}
      ${
        moving
          ? html`<${TicketForm} code=${code} />`
          : html`<${NameForm} act=${enter} label=${t(invited ? "ui-enter" : "ui-sit-down")}
              hint=${t("ui-name-mine")}>
            ${ComeAs && html`<${ComeAs} name=${free} act=${enter} />`}
            ${AtTheTable && html`<${AtTheTable} there=${there} part="faces" />`}</${NameForm}>`
      }
      ${
        !invited &&
        html`<button class="btn plain" onClick=${look}><${Icon} name="u-eye" />${t("ui-look-on")}</button>`
      }
      <button class="btn plain" onClick=${() => move(!moving)}><${Icon} name="u-card" />
      ${t(moving ? "ui-new-here" : "ui-have-ticket")}
        </button>
      ${AtTheTable && html`<${AtTheTable} there=${there} part="others" />`}
    </div>
  </${Screen}>`;
}

/** @param {{code: string}} props */
function TicketForm({ code }) {
  const [ticket, type] = useState("");
  const [why, tell] = useState("");
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    moveIn(code, ticket).catch((refused) => tell(refusalText(refused)));
  };
  return html`<form class="stack" onSubmit=${submit}>
    <label class="stack"><span>${t("ui-ticket")}</span><span class="field">
      <input inputmode="numeric" autocomplete="off" maxlength="4" value=${ticket}
      onInput=${(/** @type {Typed} */ event) => type(event.currentTarget.value.replace(/\D/g, ""))}
          /></span></label>
    ${why && html`<p class="warn-line" role="alert">${why}</p>`}<p class="small dim">
    ${t("ui-ticket-lost")}</p>
    <button class="btn main" type="submit" disabled=${ticket.length < 4}>${t("ui-move-in")}</button>
  </form>`;
}
