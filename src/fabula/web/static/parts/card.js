// @ts-check
// Cards: face down until held, and the parchment that shows a role.
import { html, useEffect, useState } from "../base/html.js";
import { has, role as roleName, t } from "../base/words.js";
import { sideText } from "../base/story.js";
import { Icon, sideClass } from "./scene.js";
import { ownWording, roleOf, screensOf } from "../base/tales.js";

const ART = html`<svg viewBox="0 0 300 456" width="100%" height="100%" preserveAspectRatio="none"
    aria-hidden="true">
  <defs><radialGradient id="card-glow" cx=".5" cy=".62" r=".6"><stop class="glow-1" />
  <stop class="glow-2" offset=".55" />
    <stop class="glow-3" offset="1" /></radialGradient></defs>
  <g class="card-lines" fill="none"><rect x="14" y="14" width="272" height="428" rx="14" />
    <rect class="faint" x="20" y="20" width="260" height="416" rx="10" />
  <path class="strong" d="M78 386V214a72 78 0 01144 0v172z" /><path d="M90 386V216a60 66 0 01120 0v170" />
    <path d="M150 148v238M90 262h120M90 322h120" />
  <path class="strong" d="M62 386h176M70 396h160M82 406h136" /></g>
  <path d="M91 386V216a59 66 0 01118 0v170z" fill="url(#card-glow)" />
  <path class="card-wax" d="M150 384v-52" />
    <path class="card-flame" d="M150 294c11 16 12 26 0 33-12-7-11-17 0-33z" />
  <path class="card-moon" d="M150 52a30 30 0 1022 51 25 25 0 11-22-51z" />
</svg>`;

/** A wording that is the book's own: of that the almanac speaks, and not the card. */
const SURE = "certain";
const LONG = 180; // more is set smaller, so that the card keeps its size

/**
 * What is shown while a button is held, and hidden on release, on blur, on turning the phone: whether it is,
 * and what makes a button hold.
 */
export function useHold() {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const hide = () => setHeld(false);
    const signs = ["blur", "resize", "orientationchange", "pointerup", "pointercancel", "pagehide"];
    signs.forEach((sign) => addEventListener(sign, hide));
    document.addEventListener("visibilitychange", hide);
    return () => {
      signs.forEach((sign) => removeEventListener(sign, hide));
      document.removeEventListener("visibilitychange", hide);
    };
  }, []);
  const show = (/** @type {Event} */ event) => {
    event.preventDefault();
    setHeld(true);
  };
  const keys = (/** @type {KeyboardEvent} */ event) => [" ", "Enter"].includes(event.key) && show(event);
  const holds = {
    onPointerDown: show,
    onKeyDown: keys,
    onKeyUp: () => setHeld(false),
    onBlur: () => setHeld(false),
    onContextMenu: (/** @type {Event} */ event) => event.preventDefault(),
  };
  return { held, holds };
}

/**
 * One's own card: seen while held.
 * @param {{tale: string, role: string, small?: boolean, look?: (held: boolean) => void}} props
 */
export function HeldCard({ tale, role, small = false, look }) {
  const { held, holds } = useHold();
  useEffect(() => void look?.(held), [held]);
  return html`<button class=${`cardbox ${small ? "small" : ""} ${held ? "up" : ""}`}
      aria-label=${held ? undefined : t("ui-card-hold")}
    ...${holds}>
    ${held ? html`<${RolePaper} tale=${tale} role=${role} />` : html`<span class="facedown">${ART}</span>`}
  </button>`;
}

/**
 * A side in words, with its sign, after the kind of a role that has one.
 * @param {{tale: string, side: string, kind?: string}} props
 */
export const Side = ({ tale, side, kind = "" }) =>
  html`<span class=${`side ${sideClass(side, tale)}`}><${Icon} name=${`u-side-${sideClass(side, tale)}`} />
  ${has(`${tale}-${kind}.plural`) && `${t(`${tale}-${kind}`)} · `}${sideText(tale, side)}</span>`;

/** The emblem of a role. @param {{tale: string, role: string}} props */
export const Emblem = ({ tale, role }) => {
  const facts = roleOf(tale, role);
  return html`<span class=${`emblem ${sideClass(facts.side, facts.tale)}`}>
    <${Icon} name=${`g-${facts.icon}`} /></span>`;
};

/**
 * A text of a role: the almanac's, or what is said of one without rules.
 * @param {string} tale
 * @param {string} role
 * @param {import("../base/contract.js").RolePart} part
 * @returns {string}
 */
export const roleText = (tale, role, part) =>
  has(`${tale}-${role}-${part}`) ? t(`${tale}-${role}-${part}`) : screensOf(tale).textOf?.(role, part) || "";

/**
 * What a card says: the table's own wording, else the almanac's.
 * @param {string} tale
 * @param {string} role
 */
export const ability = (tale, role) => ownWording(tale, role) || roleText(tale, role, "ability");

/**
 * Whose words a card has, and how sure they are; nothing where the book prints them.
 * @param {{tale: string, role: string}} props
 */
export function Source({ tale, role }) {
  const own = ownWording(tale, role);
  const { grade } = roleOf(tale, role);
  const { tempo } = roleOf(tale, role);
  if (!own && !grade && !tempo) return null;
  return html`<span class=${`tiny source ${own ? "own" : ""}`}>${own && html`<${Icon} name="u-pen" />`}
    ${(own || grade) && t(own ? "ui-own-wording" : `ui-grade-${grade}`)}
    ${tempo && html`<${Icon} name="u-candle" />${t(`ui-tempo-${tempo}`)}`}</span>`;
}

/** The parchment of a role as it lies in the hand. @param {{tale: string, role: string}} props */
const RolePaper = ({ tale, role }) => html`
  <span class=${`paper held ${ability(tale, role).length > LONG ? "long" : ""}`}>
    <${Emblem} tale=${tale} role=${role} />
    <span class="rolename">${roleName(tale, role)}</span>
    <${Side} tale=${tale} side=${roleOf(tale, role).side} kind=${roleOf(tale, role).kind} />
    <span class="rule"></span>
    <span class="txt" dir="auto">${ability(tale, role)}</span>
    ${
      (ownWording(tale, role) || roleOf(tale, role).grade !== SURE) &&
      html`<${Source} tale=${tale}
      role=${role} />`
    }
    <span class="tiny dim when">${roleText(tale, role, "when")}</span>
  </span>`;
