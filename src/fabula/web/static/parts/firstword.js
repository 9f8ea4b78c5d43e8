// @ts-check
// A word for whoever has a role for the first time: it is read while the card is held, and by nobody else.
import { html, useEffect, useState } from "../base/html.js";
import { loadLook } from "../base/looks.js";
import { has, keep, loadWordsOf, role as roleName, t } from "../base/words.js";
import { room } from "../base/wire.js";

const KEPT = "fabula.played";
const MOST = 400;

/** The roles this device has been dealt. @returns {string[]} */
const played = () => keep(() => JSON.parse(localStorage.getItem(KEPT) || "[]")) || [];

/**
 * How to begin with a role; what it needs comes whatever the role, and whether it is new.
 * @param {{role: string, held: boolean, over: boolean}} props `over`: the card has been looked at
 */
export function FirstWord({ role, held, over }) {
  const { tale } = room.value;
  const id = `${tale}-${role}-play`;
  const [there, come] = useState(false);
  const [before, remember] = useState(played);
  useEffect(() => {
    Promise.all([loadWordsOf("learning"), loadLook("learning")]).then(
      () => come(true),
      () => null,
    );
  }, []);
  useEffect(() => {
    if (!over || !role) return;
    const more = [...played().filter((one) => one !== id), id].slice(-MOST);
    keep(() => localStorage.setItem(KEPT, JSON.stringify(more)));
    remember(more);
  }, [over, id]);
  if (!held || !there || !role || before.includes(id) || !has(id)) return null;
  return html`<aside class="first-word" role="note">
    <p class="say let-go">${t("ui-card-release")}</p><b>
    ${t("learn-first-word", { role: roleName(tale, role) })}</b><br />${t(id)}</aside>`;
}
