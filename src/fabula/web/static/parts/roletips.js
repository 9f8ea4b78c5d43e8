// @ts-check
// The ways to play a role, and those to bluff it: one stands with its card, the others come where they are
// read.
import { html } from "../base/html.js";
import { has, t } from "../base/words.js";
import { useWordsOf } from "./lazymodule.js";

const MOST = 3;

/** @param {{tale: string, role: string, part: "play" | "bluff"}} props */
export function Ways({ tale, role, part }) {
  useWordsOf(`${tale}-ways`);
  const first = `${tale}-${role}-${part}`;
  const others = Array.from({ length: MOST - 1 }, (_, n) => `${first}-${n + 2}`).filter(has);
  return html`<ol class="ways">${[first, ...others].map((id) => html`<li key=${id}>${t(id)}</li>`)}</ol>`;
}
