// @ts-check
// The tables of whoever learns to lead: the trial with bots, a real one after it, and the one they came from.
import { go } from "../base/route.js";
import { lastName } from "./home.js";
import { has, keep, t } from "../base/words.js";
import { kept, make, me, refusal, room } from "../base/wire.js";

const FROM = "fabula.lesson.from";

/** The table one sat at before the trial, if there is one. */
export const tableBefore = () => {
  const code = keep(() => sessionStorage.getItem(FROM));
  return code && kept(code) ? code : null;
};

/** @param {{name: string, tale: string, trial?: boolean}} wish */
const lead = (wish) =>
  make({ ...wish, lead: true }).then(
    (here) => go(`/${here.code}`),
    (why) => (refusal.value = why),
  );

/** A trial game with bots. @param {string} tale */
export function tryToLead(tale) {
  const here = room.value;
  if (!here?.settings.practice)
    keep(() => (here ? sessionStorage.setItem(FROM, here.code) : sessionStorage.removeItem(FROM)));
  return lead({
    name: lastName() || t([`path-who-${tale}`, "path-who"].find(has) ?? ""),
    tale,
    trial: true,
  });
}

/** The same, from the trial itself. */
export const onceMore = () => lead({ name: me.value.name, tale: room.value.tale, trial: true });

/** A table for people, which one leads. */
export const layATable = () => lead({ name: me.value.name, tale: room.value.tale });

/** Back to where one came from. */
export const backToTheTable = () => go(`/${tableBefore()}`);
