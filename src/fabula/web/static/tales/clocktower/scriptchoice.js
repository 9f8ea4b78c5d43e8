// @ts-check
// Choosing a script in the lobby: cards of scripts, found by name or by a role, and the roles of this one.
import { go } from "../../base/route.js";
import { html, useRef, useState } from "../../base/html.js";
import { loadLook } from "../../base/looks.js";
import { shelf } from "../../base/ownsets.js";
import { ownWording, roleOf, taleOf } from "../../base/tales.js";
import { loadWordsOf, plain, role as roleName, t } from "../../base/words.js";
import { room, tell } from "../../base/wire.js";
import { ability, Source } from "../../parts/card.js";
import { Seg, Switch } from "../../parts/controls.js";
import { OwnSets } from "../../parts/ownsets.js";
import { Icon, IconButton, sideClass } from "../../parts/scene.js";
import { Check } from "../../screens/set.js";
import { WordingSheet } from "../../screens/wording.js";
import { Guests } from "./company.js";
import { Numbers, Title } from "./scripthead.js";
import { everyRole, KINDS, scriptOf, scriptTitle, TALE } from "./tale.js";

await loadLook("choosing");

/** @import { Typed } from "../../base/choices.js" */
/** A script that can be taken. @typedef {{id: string, kind: string, name: string, roles: string[]}} Card */

const TELLING = { demon: 2, minion: 2, townsfolk: 2 };

/** All scripts here: of the box, small ones, and those that this browser keeps. @returns {Card[]} */
function cards() {
  const { scripts, small_scripts } = taleOf(TALE);
  const named = (/** @type {string} */ kind, /** @type {Record<string, string[]>} */ of) =>
    Object.entries(of).map(([id, roles]) => ({ id, kind, roles, name: t(`${TALE}-script-${id}`) }));
  const own = shelf.value.filter(({ tale }) => tale === TALE);
  return [
    ...named("printed", scripts),
    ...named("small", small_scripts),
    ...own.map(({ name, roles }) => ({ id: "", kind: "own", name, roles })),
  ];
}

/** Whether a role is meant by what is sought. @param {string} id @param {string} sought */
const isMeant = (id, sought) => plain(`${roleName(TALE, id)} ${id.replaceAll("_", " ")}`).includes(sought);

/**
 * The roles that tell most of a script, before them those that are sought.
 * @param {Card} card
 * @param {string} sought
 */
function telling({ roles }, sought) {
  const meant = sought ? roles.filter((id) => isMeant(id, sought)) : [];
  const first = Object.entries(TELLING).flatMap(([kind, n]) =>
    roles.filter((id) => roleOf(TALE, id).kind === kind).slice(0, n),
  );
  return [...new Set([...meant, ...first])].slice(0, 6);
}

/** @param {{card: Card, sought: string, take: (card: Card) => void}} props */
function OneCard({ card, sought, take }) {
  const { roles } = room.value;
  const on = card.roles.length === roles.length && card.roles.every((one) => roles.includes(one));
  const level = taleOf(TALE).levels[card.id];
  const id = `script-card-${card.kind}-${card.id || card.name}`;
  return html`<li><button class=${`set-card script-card ${on ? "chosen" : ""}`} aria-pressed=${String(on)}
      aria-labelledby=${id} aria-describedby=${`${id}-more`} onClick=${() => take(card)}>
    <span class="row between wrap"><b id=${id}><bdi>${card.name}</bdi></b>
      <span class="small dim">${t("script-so-many", { n: card.roles.length })}</span></span>
    <span class="row wrap tokens" aria-hidden="true">${telling(card, sought).map((role) => {
      const { side, icon } = roleOf(TALE, role);
      return html`<span class=${`mini ${sideClass(side, TALE)}`}><${Icon} name=${`g-${icon}`} /></span>`;
    })}</span>
    <span class="small" id=${`${id}-more`}>${level && t(`script-level-${level}`)}${" "}
      ${card.id && t(`${TALE}-script-${card.id}-note`)}</span></button></li>`;
}

const NO_ORDER = { first_night: [], other_nights: [] };

/**
 * In which order a set of the box wakes its roles: the one that holds for all, or that of its printed sheets.
 */
function NightOrder() {
  const here = room.value;
  const sheets = taleOf(TALE).printed_sheets[scriptOf(here.roles) ?? ""];
  if (!sheets) return null;
  const order = (/** @type {string} */ id) =>
    tell("choose", {
      roles: here.roles,
      title: here.title,
      author: here.author,
      more: id === "printed" ? sheets : NO_ORDER,
    });
  const at = here.more?.first_night?.length ? "printed" : "published";
  return html`<section class="stack tight"><h3>${t("script-order")}</h3>
    <${Seg} label=${t("script-order")} at=${at} choose=${order}
    options=${["published", "printed"].map((id) => ({ id, label: t(`script-order-${id}`) }))} />
      <p class="small dim">
    ${t("script-order-note")}</p></section>`;
}

/** To bring a script, or to take this one away. */
function Door() {
  const [brought, bring] = useState({
    Bring: /** @type {import("../../parts/lazymodule.js").Late | null} */ (null),
  });
  const open = async () => {
    const door = await import("./scriptdoor.js");
    await loadWordsOf("scripts");
    bring({ Bring: door.Bring });
  };
  const print = async () => {
    await loadWordsOf("scripts");
    await (await import("./scriptdoor.js")).printScript(scriptTitle());
  };
  const work = async () => {
    const { begin, lay, roll } = await import("./workshop/draft.js");
    await begin();
    const { roles, more, author } = room.value;
    const published = [...roles, ...(more?.company || [])].filter((id) => roll.some((one) => one.id === id));
    lay({ meta: { name: scriptTitle(), ...(author ? { author } : {}) }, roles: published });
    go("/workshop");
  };
  const save = async () => (await import("./scriptdoor.js")).saveScript(scriptTitle());
  return html`<div class="row wrap"><button class="btn" onClick=${open}><${Icon} name="u-plus" />
    ${t("script-bring")}</button>
    <button class="btn" onClick=${save}><${Icon} name="u-save" />${t("script-save")}</button>
    <button class="btn" onClick=${print}><${Icon} name="u-card" />${t("script-print")}</button>
    <button class="btn"
      onClick=${async () => (await import("../../screens/briefpaper.js")).printSetUp(TALE)}>
        <${Icon} name="u-card" />
      ${t("setup-print")}</button>
    <button class="btn" onClick=${work}><${Icon} name="u-pen" />${t("script-workshop")}</button></div>
    ${brought.Bring && html`<${brought.Bring} close=${() => bring({ Bring: null })} />`}`;
}

/**
 * The roles of the script, each to be taken out again or reworded; what is sought is found among all roles.
 * @param {{sought: string}} props
 */
function Roles({ sought }) {
  const here = room.value;
  const [reworded, reword] = useState("");
  const seen = useRef(new Set(/** @type {string[]} */ ([])));
  for (const id of here.roles) seen.current.add(id);
  const all = everyRole().filter((one) => KINDS.includes(one.kind) || here.roles.includes(one.id));
  const isLed = (/** @type {string} */ id) => taleOf(TALE).roles.every((one) => one.id !== id);
  const flip = (/** @type {string} */ id, /** @type {boolean} */ on) =>
    tell("choose", {
      roles: all.map((one) => one.id).filter((one) => (one === id ? on : here.roles.includes(one))),
    });
  const shown = all.filter(({ id }) => (sought ? isMeant(id, sought) : seen.current.has(id)));
  return html`<p class="small dim" role="status">
      ${sought ? t("script-roles-found", { n: shown.length }) : t("script-roles-note")}</p>
    ${KINDS.map((kind) => [kind, shown.filter((one) => one.kind === kind)])
      .filter(([, list]) => list.length)
      .map(
        ([kind, list]) => html`<section class="kind" key=${kind}><h3>${t(`clocktower-${kind}.plural`)}</h3>
      <ul class="list picker">${
        /** @type {typeof shown} */ (list).map(
          (one) =>
            html`<li key=${one.id}><span class=${`mini ${sideClass(one.side, TALE)}`}>
              <${Icon} name=${`g-${one.icon}`} /></span>
      <span class="grow"><${Switch} label=${roleName(TALE, one.id)}
        note=${
          isLed(one.id) ? `${t("script-is-led")} ${ability(TALE, one.id)}` : t(`${TALE}-${one.id}-short`)
        }
        on=${here.roles.includes(one.id)} change=${(/** @type {boolean} */ on) => flip(one.id, on)} />
        ${ownWording(TALE, one.id) && html`<${Source} tale=${TALE} role=${one.id} />`}</span>
      <span class="row">${
        !isLed(one.id) &&
        html`<${IconButton} name="u-pen" label=${t("ui-reword", { what: roleName(TALE, one.id) })}
            onClick=${() => reword(one.id)} />`
      }
        </span></li>`,
        )
      }</ul></section>`,
      )}
    ${reworded && html`<${WordingSheet} role=${reworded} close=${() => reword("")} />`}`;
}

/** Which script lies, and which roles belong to it. */
export function Editor() {
  const [text, seek] = useState("");
  const [kind, sift] = useState("");
  const all = cards();
  const kinds = ["", ...new Set(all.map((one) => one.kind))];
  const sought = plain(text.trim());
  const fits = (/** @type {Card} */ one) =>
    (!kind || one.kind === kind) &&
    (!sought || plain(one.name).includes(sought) || one.roles.some((id) => isMeant(id, sought)));
  const found = all.filter(fits);
  const take = (/** @type {Card} */ { kind: of, name, roles }) =>
    tell("choose", { roles, more: NO_ORDER, ...(of === "own" ? { title: name } : {}) });
  return html`<${Title} /><${Numbers} />
    <div class="picker-head"><span class="field grow"><input class="words" type="search" autocomplete="off"
      value=${text} aria-label=${t("script-seek")} placeholder=${t("script-seek")}
      onInput=${(/** @type {Typed} */ event) => seek(event.currentTarget.value)} /></span></div>
    <${Seg} label=${t("script-kinds")} at=${kind} choose=${sift}
      options=${kinds.map((id) => ({ id, label: t(`script-kind-${id || "all"}`) }))} />
    <ul class="script-cards" aria-label=${t("script-ready")}>${found.map(
      (card) => html`<${OneCard} key=${card.kind + card.name} card=${card} sought=${sought} take=${take} />`,
    )}</ul>
    ${!found.length && html`<p class="dim">${t("script-none")}</p>`}
    ${sought && html`<${Roles} sought=${sought} />`}
    <${OwnSets} tale=${taleOf(TALE)} /><${NightOrder} /><${Door} />
    <${Check} />
    ${!sought && html`<${Roles} sought="" />`}
    <${Guests} all=${taleOf(TALE).company} />`;
}
