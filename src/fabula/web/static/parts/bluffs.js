// @ts-check
// Help for whoever may need a bluff: the roles that this player can safely claim to be, by what they know
// themself. Everybody is offered it alike.
import { known, nameOf } from "../base/fold.js";
import { heard, overheard, roleClaimedBy, roleOverheard } from "../base/publicrecord.js";
import { html, useEffect, useRef, useState } from "../base/html.js";
import { listedIn } from "../base/gaps.js";
import { claimText, naming } from "../base/story.js";
import { roleOf } from "../base/tales.js";
import { has, role as roleName, t } from "../base/words.js";
import { kept, me, room } from "../base/wire.js";
import { inOrder } from "./cardsinplay.js";
import { bringIntoSight } from "./controls.js";
import { Tk } from "./claimstable.js";
import { sideClass } from "./scene.js";
import { Ways } from "./roletips.js";

/** @import { Choice, Pattern, Told } from "../base/choices.js" */

/** What this player was told, as roles that are certainly somebody else's. @returns {Set<string>} */
function taken() {
  const { journal, revealed } = known.value;
  const seen = journal.filter(
    ({ e, place, seat }) => e === "saw" && typeof place === "number" && place !== seat,
  );
  const said = [...heard.value.claims, ...overheard.value];
  const others = new Set(said.map(({ seat }) => seat).filter((seat) => seat !== me.value.seat));
  return new Set([
    ...seen.flatMap(({ role }) => role ?? []),
    ...Object.values(revealed).map(({ role }) => role),
    ...[...others].flatMap((seat) => [roleClaimedBy(seat), roleOverheard(seat)]),
  ]);
}

/** Roles that this player was told are not in play. @returns {string[]} */
const notInPlay = () =>
  known.value.journal
    .filter(({ e, kind }) => e === "informed" && kind === "bluffs")
    .flatMap(({ answer }) => (Array.isArray(answer) ? answer.map(String) : []));

/** The roles that are safe to claim, the safest first, each with the reason. */
function safe() {
  const { tale, roles } = room.value;
  const [gone, spare] = [taken(), notInPlay()];
  const several = (/** @type {string} */ role) => roles.filter((one) => one === role).length > 1;
  return inOrder(tale, roles)
    .map(({ id }) => id)
    .filter((id) => sideClass(roleOf(tale, id).side, tale) === "good" && (several(id) || !gone.has(id)))
    .map((id) => ({ id, why: spare.includes(id) ? "spare" : several(id) ? "several" : "free" }))
    .sort((a, b) => ORDER.indexOf(a.why) - ORDER.indexOf(b.why));
}

/** Whether this may be said now. @param {Pattern[]} patterns @param {Choice[]} words */
const fits = (patterns, words) =>
  patterns.some(
    (one) =>
      one[0] === words[0] &&
      one.length === words.length &&
      words.slice(1).every((word, i) => listedIn(one, i + 1).includes(word)),
  );

const ORDER = ["spare", "several", "free"];

/**
 * @param {{patterns: Pattern[], draft: (words: Choice[]) => void}} props patterns: what may be said now
 */
export function Bluffs({ patterns, draft }) {
  const { tale } = room.value;
  const sayable = (/** @type {Choice[]} */ words) => fits(patterns, words);
  const [at, look] = useState("");
  const list = safe().filter(({ id }) => sayable(["claim", id]));
  return html`<div class="bluffs stack"><p class="small dim">${t("book-bluffs-note")}</p>
    ${list.length === 0 && html`<p>${t("book-bluffs-none")}</p>`}
    <ul class="heard-of">${list.map(
      ({ id, why }) => html`<li key=${id}><span class="when">${t(`book-bluff-${why}`)}</span>
      <span class="what"><${Tk} role=${id} /><button class="btn plain" aria-expanded=${String(at === id)}
        onClick=${() => look(at === id ? "" : id)}>${roleName(tale, id)}</button>
        ${at === id && html`<${Draft} role=${id} sayable=${sayable} draft=${draft} />`}</span></li>`,
    )}</ul></div>`;
}

/** How this role is claimed well, and the claim itself with its news, ready to be said.
 * @param {{role: string, sayable: (words: Choice[]) => boolean, draft: (words: Choice[]) => void}} props */
function Draft({ role, sayable, draft }) {
  const { tale } = room.value;
  const opening = `${tale}-${role}-opening`;
  return html`<div class="stack">${has(opening) && html`<p>${t("ui-quoted", { what: t(opening) })}</p>`}
    ${has(`${tale}-${role}-bluff`) && html`<${Ways} tale=${tale} role=${role} part="bluff" />`}
    <${Drafted} role=${role} sayable=${sayable} draft=${draft} /></div>`;
}

/**
 * What somebody of this role would have learned: asked of the server, which makes it up of what this seat has
 * heard; asked again, it is the same.
 * @param {string} role
 * @param {number} nth
 */
function useDrafted(role, nth) {
  const [drafted, come] = useState(/** @type {Choice[][]} */ ([["claim", role]]));
  const { code } = room.value;
  useEffect(() => {
    const asked = new URLSearchParams({ role, nth: String(nth) });
    fetch(`/api/rooms/${code}/draft?${asked}`, { headers: { authorization: `Bearer ${kept(code)}` } })
      .then((answer) => (answer.ok ? answer.json() : []))
      .then(
        (words) => words.length && come(words),
        () => {},
      );
  }, [code, role, nth]);
  return drafted;
}

/**
 * The claim, and each piece of its news, with what puts it on the tongue; what was said already is told so.
 * @param {Parameters<typeof Draft>[0]} props
 */
function Drafted({ role, sayable, draft }) {
  const [nth, go] = useState(0);
  const drafted = useDrafted(role, nth);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => bringIntoSight(list.current?.closest(".heard-of > li")), [drafted.length > 1]);
  const said = heard.value.claims.filter(({ seat }) => seat === me.value.seat).map(({ words }) => `${words}`);
  const text = (/** @type {Choice[]} */ words) => claimText(room.value.tale, words, naming(nameOf));
  return html`<ul class="drafted" aria-live="polite" ref=${list}>${drafted.map(
    (words, i) => html`<li key=${i}><span>${t("ui-quoted", { what: text(words) })}</span>
      ${
        said.includes(`${words}`)
          ? html`<span class="small dim">${t("book-bluff-said")}</span>`
          : sayable(words) &&
            html`<button class="btn" aria-label=${`${t("book-bluff-draft")}: ${text(words)}`}
              onClick=${() => draft(words)}>${t("book-bluff-draft")}</button>`
      }</li>`,
  )}</ul>
    ${
      drafted.length > 1 &&
      html`<p class="small dim">${t("book-bluff-made-up")}</p>
      <button class="btn plain" onClick=${() => go(nth + 1)}>${t("book-bluff-otherwise")}</button>`
    }`;
}
