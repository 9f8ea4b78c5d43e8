// @ts-check
// A text whose words can be touched: each opens a small sheet that says what it means.
import { go } from "../base/route.js";
import { known } from "../base/fold.js";
import { pieces } from "../base/glossary.js";
import { html, useEffect, useState } from "../base/html.js";
import { t } from "../base/words.js";
import { ability } from "./card.js";
import { over, Sheet } from "./controls.js";
import { Icon } from "./scene.js";

/**
 * @param {{tale: string, text: string, not?: string, open?: (word: string) => void}} props `not` is explained
 *  already
 */
export const Worded = ({ tale, text, not, open = (word) => show(tale, word) }) =>
  pieces(tale, text, not).map((piece) =>
    typeof piece === "string"
      ? piece
      : html`<a class="word" href=${`/words#${tale}`} aria-haspopup="dialog"
          onClick=${opens(() => open(piece.word))}>${piece.said}</a>`,
  );

/** What a touch does in place of going to the page of words. @param {() => void} act */
const opens = (act) => (/** @type {Event} */ event) => (event.preventDefault(), act());

/** What a role's card says, with its words to be touched. @param {{tale: string, role: string}} props */
export const Ability = ({ tale, role }) => html`<${Worded} tale=${tale} text=${ability(tale, role)} />`;

/** Say what a word means, over whatever is on the screen. @param {string} tale @param {string} word */
function show(tale, word) {
  over.value = () => html`<${Meaning} tale=${tale} first=${word} />`;
}

/**
 * A word and what it means; a word in that can be touched in its turn.
 * @param {{tale: string, first: string}} props
 */
function Meaning({ tale, first }) {
  const [word, turn] = useState(first);
  const [began] = useState(known.value.phase);
  const close = () => (over.value = null);
  useEffect(() => void (known.value.phase !== began && close()), [known.value.phase]);
  const id = `term-${tale}-${word}`;
  return html`<${Sheet} key=${word} title=${t(id)} close=${close}><div class="stack meaning">
    <p><${Worded} tale=${tale} text=${t(`${id}.text`)} not=${word} open=${turn} /></p>
    <button class="btn plain" onClick=${() => go(`/words#${tale}`)}><${Icon} name="u-mark" />
    ${t("glossary-all")}</button></div>
    </${Sheet}>`;
}
