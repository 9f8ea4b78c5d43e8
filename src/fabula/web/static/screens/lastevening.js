// @ts-check
// The table of the last evening, kept on this device alone: names, game, language and script, and nobody's
// role.
import { html, useState } from "../base/html.js";
import { Icon } from "../parts/scene.js";
import { pair } from "../base/story.js";
import { loadTale, screensOf, taleOf } from "../base/tales.js";
import { has, keep, lang, setLang, several, t } from "../base/words.js";
import { me, refusal, room, send } from "../base/wire.js";

/** @import { TableSettings } from "../base/choices.js" */

/**
 * Who came with a device comes by the code again.
 * @typedef {{tale: string, lang: import("../base/words.js").Language, guests: string[], others: string[],
 *  settings: import("../base/choices.js").TableSettings, called?: string, script?:
 *  import("../base/wire.js").Choose, apart?: string[]}} Kept apart: after whom there was room
 */

const KEPT = "fabula.table";
const OF_ALL = ["lead", "choosing"];

/** @returns {Kept | null} */
const kept = () => keep(() => JSON.parse(localStorage.getItem(KEPT) || "null"));
const forget = () => keep(() => localStorage.removeItem(KEPT));

/** The people of the room besides whoever holds this device. */
const othersHere = () => room.value.people.filter((one) => !one.bot && one.id !== me.value.id);

/** Keep this table for the next evening; not one at which only bots sit. */
export function keepTable() {
  const { tale, seats, settings, roles, title, author, more } = room.value;
  const people = seats
    .map((id) => othersHere().find((one) => one.id === id))
    .filter((one) => one !== undefined);
  if (!people.length) return;
  const names = (/** @type {boolean} */ guest) =>
    people.filter((one) => Boolean(one.guest) === guest).map((one) => one.name);
  const apart = room.value.people.filter((one) => (room.value.apart || []).includes(one.id));
  const { scriptTitle } = screensOf(tale);
  const script = scriptTitle && { called: scriptTitle(), script: { roles, title, author, more } };
  keep(() =>
    localStorage.setItem(
      KEPT,
      JSON.stringify({
        tale,
        lang: lang.value,
        guests: names(true),
        others: names(false),
        settings,
        apart: apart.map((one) => one.name),
        ...script,
      }),
    ),
  );
}

/** What of it this game still has. @param {Kept} last */
function settingsOf({ tale, settings }) {
  const { settings: variants, timers, speech } = taleOf(tale);
  const known = [...OF_ALL, ...speech, ...variants.map(({ key }) => key), ...timers.map(({ key }) => key)];
  return Object.fromEntries(Object.entries(settings).filter(([key]) => known.includes(key)));
}

/** Lay the same table. @param {Kept} last */
async function lay(last) {
  if (last.lang !== lang.value) await setLang(last.lang).then(() => send("language", { lang: last.lang }));
  await loadTale(last.tale);
  if (room.value.tale !== last.tale) await send("tale", { tale: last.tale });
  await send("settings", { change: settingsOf(last) });
  if (last.script) await send("choose", last.script);
  for (const name of last.guests) await send("add_guest", { name });
  const after = room.value.people.filter(
    (one) => room.value.seats.includes(one.id) && last.apart?.includes(one.name),
  );
  if (after.length) await send("group", { after: after.map((one) => one.id) });
}

/** Who may still be seated: not who is here already. @param {Kept} last @returns {Kept} */
const without = (last) => {
  const here = room.value.people.map((one) => one.name);
  const left = (/** @type {string[]} */ names) => names.filter((name) => !here.includes(name));
  return { ...last, guests: left(last.guests), others: left(last.others) };
};

/** In a new lobby: the table of the last evening, with a touch. */
export function LastTime() {
  const [last, see] = useState(kept);
  const isNew = room.value.game === 0 && othersHere().every((one) => !one.guest);
  if (!last || !isNew || !me.value.host || !has(last.tale)) return null;
  const { guests, others } = without(last);
  const again = () => (see(null), lay({ ...last, guests }).catch((why) => (refusal.value = why)));
  return html`<section class="panel stack last-time"><h2>${t("floor-last")}</h2>
    <p class="small">${last.called ? pair(t(last.tale), last.called) : t(last.tale)}
      ${guests.length > 0 && html`<br /><bdi>${several(guests)}</bdi>`}</p>
    ${
      others.length > 0 &&
      html`<p class="small dim">
    ${t("floor-last-others", { names: several(others) })}</p>`
    }
    <div class="row"><button class="btn grow" onClick=${again}><${Icon} name="u-undo" />
    ${t("floor-last-again")}</button>
      <button class="btn plain" onClick=${() => (forget(), see(null))}>
      ${t("floor-last-forget")}</button></div></section>`;
}
