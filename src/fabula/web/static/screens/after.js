// @ts-check
// After: who has won, the game told again on its circle, who was who, and another game.
import { beats, fold, known } from "../base/fold.js";
import { html, useState } from "../base/html.js";
import { loadLook } from "../base/looks.js";
import { goHome } from "../base/route.js";
import { save } from "../base/download.js";
import { loadWordsOf, t } from "../base/words.js";
import { fabula, kept, me, refusal, room, tell } from "../base/wire.js";
import { Taught } from "../parts/sololesson.js";
import { Untell } from "../parts/breakoff.js";
import { Lesson } from "../parts/lesson.js";
import { Opened } from "../parts/lazypage.js";
import { Kept } from "../parts/chroniclelink.js";
import { Menu } from "../parts/menu.js";
import { Bar, IconButton, Screen } from "../parts/scene.js";
import { isPlayedIn, Standings } from "../parts/standings.js";
import { Talk } from "../parts/table.js";
import { Retold } from "./storycircle.js";
import { WhoWasWho } from "./rolereveal.js";
import { Verdict } from "./verdict.js";

await Promise.all([loadLook("after"), loadWordsOf("finale")]);

export default function After() {
  const { code } = room.value;
  const [tab, turn] = useState("story");
  const end = fold(fabula.value);
  const told = end.won || known.value.won;
  return html`<${Screen} tall=${140} cls="after">
    <${Bar} title=${t("ui-after-title")} home=${goHome}>
      ${
        kept(code) &&
        html`<${IconButton} name="u-save" label=${t("ui-download")} onClick=${() => saveTelling(code)} />`
      }
      ${
        fabula.value.length > 0 &&
        html`<${IconButton} name="u-share" label=${t("finale-picture")} onClick=${sharePicture} />`
      }
      <${Untell} /><${Menu} /></${Bar}>
    <div class="body"><${Verdict} end=${end} told=${told} /><${Lesson} page="summary" />
      ${tab === "story" && beats.value.length > 0 && html`<${Retold} />`}
      ${tab === "who" && html`<${WhoWasWho} won=${told?.seats || []} />`}
      <div class="evening"><${Taught} part="Known" /><${Opened} page="judged" />
      ${room.value.wagers?.length && html`<${Opened} page="wagers" />`}
      ${
        isPlayedIn() &&
        html`<section class="panel"><h2>${t("ui-after-series")}</h2><${Standings} />
        <${Kept} /></section>`
      }
      <section class="panel"><h2>${t("ui-after-chat")}</h2><${Talk} /></section></div>
    </div><${Foot} tab=${tab} turn=${turn} /></${Screen}>`;
}

/** The other view, and another game. @param {{tab: string, turn: (tab: string) => void}} props */
function Foot({ tab, turn }) {
  const other = tab === "story" ? "who" : "story";
  const show = () => (turn(other), scrollTo(0, 0)); // it begins above, wherever one has read to
  const view = html`<button class="btn grow" onClick=${show}>${t(`ui-after-${other}`)}</button>`;
  if (!me.value.host)
    return html`<div class="foot stick"><div class="row"><p class="small grow">${t("ui-wait-again")}</p>
      ${view}</div></div>`;
  return html`<div class="foot stick"><div class="row">${view}
    <${IconButton} name="u-gear" label=${t("finale-table")} onClick=${() => tell("again")} />
    <button class="btn main grow" onClick=${() => tell("again", { deal: true })}>
    ${t("ui-again")}</button></div></div>`;
}

/** A picture of the end, for whoever it is sent to. */
const sharePicture = () => void import("./picture.js").then(({ share }) => share());

/** The telling as a file, for whoever has a key of this room. @param {string} code */
async function saveTelling(code) {
  const answer = await fetch(`/api/rooms/${code}/telling`, {
    headers: { authorization: `Bearer ${kept(code)}` },
  }).catch(() => null);
  if (answer?.ok) save(await answer.blob(), `${code}.telling`);
  else refusal.value = { why: answer ? await answer.text() : "refused-other", args: {} };
}
