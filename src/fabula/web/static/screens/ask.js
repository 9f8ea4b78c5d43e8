// @ts-check
// A question about the rules, answered from the almanac, the rules, the words and the settings of the table:
// from what all may read, and from the card this player holds. Nothing is asked of the game, and nothing that
// is asked leaves this device.
import { known } from "../base/fold.js";
import { pieces } from "../base/glossary.js";
import { html, useState } from "../base/html.js";
import { ability, roleText } from "../parts/card.js";
import { Sheet } from "../parts/controls.js";
import { taleOf } from "../base/tales.js";
import { has, plain, role as roleName, t } from "../base/words.js";
import { room } from "../base/wire.js";

/** @import { Typed } from "../base/choices.js" */
/** @typedef {{title: string, texts: string[], from: string}} Answer */

/** The words for an ability that does not work, where the game has such. */
const AILS = ["drunk", "poisoned"];
const CHOOSING = ["self", "dead", "same", "nobody"];
const KINDS = ["does", "win", "when", ...CHOOSING, "ails"];
const CHAPTERS = 12;
const LETTERS = 4; // shorter words are in every sentence
const FOUND = 3; // chapters that fit

/** The roles one may ask about: those in play or on the script. @param {string} tale */
const rolesHere = (tale) => {
  const roles = room.value?.tale === tale && room.value.stage !== "lobby" ? room.value.roles : [];
  return [...new Set(roles.length ? roles : taleOf(tale).roles.map(({ id }) => id))];
};

/**
 * Who may be chosen, as the rules of the role say it; nothing where that depends.
 * @param {string} tale
 * @param {string} role
 */
const mayChoose = (tale, role) => taleOf(tale).may_choose[role] || {};

/**
 * The answers that stand in the role's own rules, and the ruling that says so.
 * @param {string} tale
 * @param {string} role
 * @param {string} kind
 */
function ofChoosing(tale, role, kind) {
  const said = mayChoose(tale, role)[kind];
  const ruling = kind === "self" && taleOf(tale).ruled_choices[role];
  const texts = [
    said === undefined ? t("ask-card-says") : t(`ask-${kind}-${said ? "yes" : "no"}`),
    ability(tale, role),
  ];
  if (said === undefined) texts.push(t("ask-touch"));
  return { texts, from: ruling ? t("ask-from-ruling", { n: ruling }) : fromAlmanac(tale, role) };
}

/** @param {string} tale @param {string} role */
const fromAlmanac = (tale, role) => t("ask-from-almanac", { what: roleName(tale, role) });

/**
 * Who wins by a role's card, and by the rules where they say it.
 * @param {string} tale
 * @param {string} role
 */
function whoWins(tale, role) {
  const chapter = taleOf(tale).answered_in.win;
  return chapter
    ? {
        texts: [ability(tale, role), t(`${chapter}.text`)],
        from: t("ask-from-rules", { what: t(chapter) }),
      }
    : { texts: [ability(tale, role)], from: fromAlmanac(tale, role) };
}

/**
 * What is answered to a kind of question about a role.
 * @type {Record<string, (tale: string, role: string) => {texts: string[], from: string}>}
 */
const OF_A_ROLE = {
  does: (tale, role) => ({
    texts: [ability(tale, role), roleText(tale, role, "example")],
    from: fromAlmanac(tale, role),
  }),
  win: whoWins,
  when: (tale, role) => ({
    texts: [roleText(tale, role, "when"), ability(tale, role)],
    from: fromAlmanac(tale, role),
  }),
  ails: (tale) => {
    const chapter = taleOf(tale).answered_in.ails;
    return {
      texts: [...AILS.map((word) => t(`term-${tale}-${word}.text`)), t(`${chapter}.text`)],
      from: t("ask-from-rules", { what: t(chapter) }),
    };
  },
};

/**
 * Whether a kind of question makes sense for a role before anybody asks it.
 * @param {string} tale
 * @param {string} role
 * @param {string} kind
 */
const isOffered = (tale, role, kind) =>
  CHOOSING.includes(kind)
    ? kind in mayChoose(tale, role)
    : kind !== "ails" || Boolean(taleOf(tale).answered_in.ails);

/**
 * A question about a role, answered.
 * @param {string} tale
 * @param {string} role
 * @param {string} kind
 * @param {string} mine
 * @returns {Answer}
 */
function answer(tale, role, kind, mine) {
  const question = t(`ask-${kind}`);
  return {
    title: role === mine ? question : t("ask-of-role", { role: roleName(tale, role), question }),
    ...(OF_A_ROLE[kind] ? OF_A_ROLE[kind](tale, role) : ofChoosing(tale, role, kind)),
  };
}

/**
 * What is offered about a role before anything is written.
 * @param {string} tale
 * @param {string} role
 * @param {string} mine
 */
export const offered = (tale, role, mine) =>
  KINDS.filter((kind) => isOffered(tale, role, kind)).map((kind) => answer(tale, role, kind, mine));

/** Where a table's variants stand. @param {string} tale @returns {Answer[]} */
const settingsHere = (tale) =>
  taleOf(tale)
    .settings.filter(({ key }) => key in (room.value?.settings || {}))
    .map((one) => {
      const value = room.value.settings[one.key];
      const said = one.kind === "flag" ? t(value ? "ui-on" : "ui-off") : t(`setting-${one.key}-${value}`);
      return {
        title: t("ui-labelled", { label: t(`setting-${one.key}`), text: said }),
        texts: [t(`setting-${one.key}.note`)],
        from: t("ask-from-settings"),
      };
    });

/** How this table plays where the book is open. @returns {Answer[]} */
const rulingsHere = () =>
  (room.value?.house_rulings || []).map((/** @type {string} */ text) => ({
    title: text,
    texts: [],
    from: t("ask-from-rulings"),
  }));

/** All chapters of the rules. @param {string} tale @returns {Answer[]} */
const chapters = (tale) =>
  ["rules", "more"].flatMap((part) =>
    Array.from({ length: CHAPTERS }, (_, n) => `${part}-${tale}-${n + 1}`)
      .filter(has)
      .map((id) => ({ title: t(id), texts: [t(`${id}.text`)], from: t("ask-from-rules", { what: t(id) }) })),
  );

/** A word without what changes at its end. @param {string} word */
const stem = (word) => word.slice(0, Math.max(3, word.length - 2));

/** Whether a word of a question is this word in some form. @param {string} said @param {string} word */
const isForm = (said, word) => said.startsWith(stem(word)) && said.length <= word.length + 3;

/** The parts of a line: words without signs. @param {string} line */
const wordsIn = (line) =>
  plain(line)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The roles that are named. @param {string} tale @param {string[]} said */
const rolesIn = (tale, said) =>
  rolesHere(tale).filter((role) =>
    [undefined, "genitive", "accusative"].some((wanted) => {
      const id = wanted ? `${tale}-${role}.${wanted}` : `${tale}-${role}`;
      return has(id) && wordsIn(t(id)).every((word) => said.some((one) => isForm(one, word)));
    }),
  );

/** The kinds of question that are meant. @param {string} tale @param {string[]} said */
const kindsIn = (tale, said) =>
  KINDS.filter(
    (kind) =>
      (kind !== "ails" || isOffered(tale, "", kind)) &&
      t(`ask-${kind}.words`)
        .split("|")
        .map((one) => one.trim())
        .some((one) =>
          said.some((word) =>
            one.endsWith("*") ? word.startsWith(plain(one.slice(0, -1))) : word === plain(one),
          ),
        ),
  );

/** Whether a text has all that is said but the little words. @param {Answer} one @param {string[]} said */
function fits({ title, texts }, said) {
  const long = said.filter((word) => word.length >= LETTERS);
  const text = plain([title, ...texts].join(" "));
  return long.length > 0 && long.every((word) => text.includes(stem(word)));
}

/**
 * What answers a line of free words.
 * @param {string} tale
 * @param {string} line
 * @param {string} mine
 * @returns {Answer[]}
 */
export function found(tale, line, mine) {
  const said = wordsIn(line);
  const named = rolesIn(tale, said);
  const kinds = kindsIn(tale, said);
  const roles = named.length ? named : kinds.length && mine ? [mine] : [];
  const ofRoles = roles.flatMap((role) =>
    (kinds.length ? kinds : ["does"]).map((kind) => answer(tale, role, kind, mine)),
  );
  const words = pieces(tale, line.toLowerCase())
    .concat(pieces(tale, line))
    .flatMap((one) => (typeof one === "string" ? [] : [one.word]));
  const meanings = [...new Set(words)].map((word) => ({
    title: t(`term-${tale}-${word}`),
    texts: [t(`term-${tale}-${word}.text`)],
    from: t("ask-from-words"),
  }));
  return [
    ...ofRoles,
    ...meanings,
    ...[...rulingsHere(), ...settingsHere(tale)].filter((one) => fits(one, said)),
    ...chapters(tale)
      .filter((one) => fits(one, said))
      .slice(0, FOUND),
  ];
}

/** @param {{list: Answer[], open?: boolean}} props */
const Answers = ({ list, open = false }) =>
  list.map(
    ({ title, texts, from }) => html`<details class="panel stack tight" key=${title}
  open=${open}><summary>${title}</summary>${texts
    .filter(Boolean)
    .flatMap((text) => text.split("\n"))
    .map((text) => html`<p dir="auto">${text.trim()}</p>`)}<p class="tiny dim">${from}</p></details>`,
  );

/** @param {{close: () => void}} props */
export function Ask({ close }) {
  const { tale, settings } = room.value;
  const mine = known.value.card;
  const [role, choose] = useState(mine);
  const [line, write] = useState("");
  const list = line.trim() ? found(tale, line, mine) : [];
  const name = (/** @type {string} */ id) =>
    id === mine ? t("ask-my-card", { role: roleName(tale, id) }) : roleName(tale, id);
  const first = [...(mine ? [mine] : []), ...rolesHere(tale).filter((id) => id !== mine)];
  return html`<${Sheet} title=${t("ui-ask")} close=${close}><div class="stack asking">
    <p class="small dim">${t("ask-note")}${settings.lead === "person" && ` ${t("ask-note-led")}`}</p>
    <span class="field"><input class="words" type="search" aria-label=${t("ask-line")}
      placeholder=${t("ask-line")} value=${line}
      onInput=${(/** @type {Typed} */ event) => write(event.currentTarget.value)} /></span>
    <p class="vh" role="status">${line.trim() && t("ask-found", { n: list.length })}</p>
    ${
      line.trim()
        ? list.length
          ? html`<${Answers} key="found" list=${list} open=${list.length === 1} />`
          : html`<p>${t("ask-found", { n: 0 })}</p>`
        : html`<label class="row small"><span>${t("ask-about")}</span><select class="grow" value=${role}
        onChange=${(/** @type {Typed} */ event) => choose(event.currentTarget.value)}>
        ${!mine && html`<option value="">${t("ask-the-table")}</option>`}
        ${first.map((id) => html`<option value=${id}>${name(id)}</option>`)}</select></label>
        ${role && html`<${Answers} key=${role} list=${offered(tale, role, mine)} />`}
        <h3>${t("ask-the-table")}</h3><${Answers} key="table"
          list=${[...rulingsHere(), ...settingsHere(tale)]} />
        <h3>${t("ui-rules")}</h3><${Answers} key="rules" list=${chapters(tale)} />`
    }</div></${Sheet}>`;
}
