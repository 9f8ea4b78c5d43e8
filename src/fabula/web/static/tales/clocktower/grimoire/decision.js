// @ts-check
// What the rules leave to the Storyteller: the legal answers as things to touch, which of them are true, a
// suggestion with its reason. Nothing is decided before the button.
import { gapOf } from "../../../base/gaps.js";
import { html, signal, useEffect, useState } from "../../../base/html.js";
import { Go } from "../../../parts/gobutton.js";
import { Icon, sideClass } from "../../../parts/scene.js";
import { answerText, optionText } from "../../../base/story.js";
import { roleOf } from "../../../base/tales.js";
import { has, labelled, role as roleName, several, t } from "../../../base/words.js";
import { room, tell } from "../../../base/wire.js";
import { useCircle } from "../../../parts/circleanswer.js";
import { areSeveral, isOfThings, sizeOf, thingsOf, useChoice } from "../../../parts/chooser.js";
import { isDrawn } from "../script.js";
import { book, named } from "./book.js";
import { isOfTokens, leftInTheBag, Tokens } from "./bag.js";
import { Said } from "../truthmarks.js";
import { PairMaker } from "../statementpair.js";
import { signToGive } from "./signs.js";
import { IMPOSSIBLE, Left, LeftBy, mostOpen, useWeights, weightOf, weightText } from "./weights.js";
import { SetBuilder } from "../../../parts/sets.js";
import { areStatements, sentences } from "../../../base/statements.js";

/** @import { Choice, Option, Statement } from "../../../base/choices.js" */

/**
 * @typedef {{about?: number[], honest?: Option[], once?: Choice[], drawn?: Option[], said?: Choice[],
 *  weighed?: boolean[][][]}}
 *  OfTheStoryteller
 */
/** `because` is who claims which role. @typedef {{why?: string, because?: [number, string][]}} Advised */
/** @typedef {import("../../../base/wire.js").Ask & OfTheStoryteller & Advised} Ask */
/** @typedef {import("./weights.js").Weight} Weight */

/** What would be decided now: shown on the button at the foot. */
const draft = signal(/** @type {{id: string, choice: Choice | undefined, text: string} | null} */ (null));

const KINDS = ["townsfolk", "outsider", "minion", "demon", "traveller"];
const key = (/** @type {Option | undefined} */ choice) => JSON.stringify(choice);
/** Whether this is a role's name. @param {unknown} one @returns {one is string} */
const isRole = (one) => typeof one === "string" && roleOf(room.value.tale, one).id === one;
const learns = (/** @type {string} */ prompt) => prompt.startsWith("learn:");

/** The text id of a question. @param {string} prompt */
export function questionId(prompt) {
  const tale = room.value.tale;
  return (
    [
      `prompt-${tale}-${prompt.replace(":", "-")}`,
      `prompt-${tale}-${prompt.split(":")[0]}`,
      `prompt-${prompt.split(":")[0]}`,
    ].find(has) || "ui-decide"
  );
}

/** Whether the answer is put together from parts, too many to list. @param {Ask} ask */
const isPutTogether = (ask) => ask.prompt === "set" || isOfTokens(ask) || Boolean(gapOf(ask)?.pair);

/** A choice in words. @param {string} prompt @param {Choice | undefined} choice @returns {string} */
export function choiceWords(prompt, choice) {
  const tale = room.value.tale;
  if (choice === null || choice === undefined) return t("ui-nobody");
  if (areStatements(choice)) return sentences(tale, choice, named);
  if (Array.isArray(choice)) {
    if (!choice.length) return t("option-clocktower-no_outsiders");
    const roles = choice.filter(isRole);
    const seats = choice.filter((one) => typeof one === "number").map(named);
    if (roles.length === 1 && seats.length === 1 && choice.length === 2)
      return t("grim-player-role", { name: seats[0], role: roleName(tale, roles[0]) });
    const whole =
      roles.length === 1 && seats.length
        ? t("grim-one-of", { names: several(seats), role: roleName(tale, roles[0]) })
        : several([...seats, ...roles.map((role) => roleName(tale, role))]);
    return whole;
  }
  if (prompt === "learn:librarian" && choice === 0) return t("option-clocktower-no_outsiders");
  if (typeof choice === "number") return learns(prompt) ? String(choice) : named(choice);
  return learns(prompt) ? answerText(tale, choice) : optionText(tale, choice, named);
}

/** What somebody chose; or that they did nothing. @param {{role: string, choice?: Choice}} event */
export const choseWords = ({ role, choice = null }) =>
  choice === null ? t("grim-uses-nothing") : choiceWords(role, choice);

/**
 * One thing to touch: a role with its sign, a player, a number, a word.
 * @param {{prompt: string, one: Choice, on: boolean, seats?: boolean, isTrue?: boolean | "once", off?:
 *  boolean, left?: Weight, touch: () => void}} props
 */
function Touch({ prompt, one, on, seats = false, isTrue = false, off = false, left, touch }) {
  const tale = room.value.tale;
  const facts = isRole(one) ? roleOf(tale, one) : null;
  const number = typeof one === "number" && learns(prompt) && !seats;
  const holder = typeof one === "number" && !number ? book.value.roles[one] : "";
  return html`<button class=${`pick ${on ? "on" : ""} ${number ? "num-pick" : ""}`}
      aria-pressed=${String(on)} disabled=${off}
    onClick=${touch}>
    ${
      facts &&
      html`<span class=${`mini ${sideClass(facts.side, tale)}`}>
    <${Icon} name=${`g-${facts.icon}`} /></span>`
    }
    <span>${number ? html`<b class="big">${one}</b>` : choiceWords(prompt, seats ? [one] : one)}
      ${holder && html`<span class="tiny dim block">${roleName(tale, holder)}</span>`}
      ${
        isTrue &&
        html`<span class="truth"><${Icon} name="u-check" />
      ${t(isTrue === "once" ? "grim-true-once" : "grim-true")}</span>`
      }<${Left} weight=${left} /></span></button>`;
}

/**
 * Things to touch; roles stand by their kind. A number is a player where `seats` says so.
 * @param {{prompt: string, all: Choice[], picked: Choice[], seats?: boolean, isTrue: (one: Choice) => boolean
 *  | "once", may?: (one: Choice) => boolean, left?: (one: Choice) => Weight | undefined,
 *  touch: (one: Choice) => void}} props
 */
function Picks({ prompt, all, picked, seats = false, isTrue, may = () => true, left, touch }) {
  const tale = room.value.tale;
  const tile = (/** @type {Choice} */ one) =>
    html`<${Touch} key=${key(one)} prompt=${prompt} one=${one} on=${picked.includes(one)}
        seats=${seats && typeof one === "number"}
    isTrue=${isTrue(one)} off=${!may(one)} left=${left?.(one)} touch=${() => touch(one)} />`;
  const roles = all.filter(isRole);
  const rest = all.filter((one) => !isRole(one));
  const kinds = KINDS.filter((kind) => roles.some((role) => roleOf(tale, role).kind === kind));
  return html`${rest.length > 0 && html`<div class="picks" role="group">${rest.map(tile)}</div>`}
    ${kinds.map(
      (kind) => html`<div class="kind-of"><h4 class="small dim">${t(`${tale}-${kind}.plural`)}</h4>
      <div class="picks" role="group" aria-label=${t(`${tale}-${kind}.plural`)}>
      ${roles.filter((role) => roleOf(tale, role).kind === kind).map(tile)}</div></div>`,
    )}`;
}

/**
 * Whether this may be told as the truth; or once in the game, where all that it stands for may.
 * @param {Ask} ask
 * @param {(honest: Choice) => boolean} stands
 * @returns {boolean | "once"}
 */
function truthOf({ honest = [], once = [] }, stands) {
  const found = /** @type {Choice[]} */ (honest).filter(stands);
  return found.length > 0 && found.every((one) => once.some((other) => key(other) === key(one)))
    ? "once"
    : found.length > 0;
}

/**
 * What the tokens say of what is left when they are touched.
 * @param {Choice[]} things
 * @param {(seat: number) => Weight | undefined} left
 */
function notesOf(things, left) {
  const seats = /** @type {number[]} */ (things.filter((one) => typeof one === "number"));
  const known = seats.flatMap((seat) => {
    const weight = left(seat);
    return weight ? [[seat, { sign: weightText(weight, "sign"), text: weightText(weight) }]] : [];
  });
  return Object.fromEntries(known);
}

/** The question as it stands in the middle of the circle. @param {Ask} ask */
const asCircle = (ask) => ({
  id: ask.id,
  whose: several(whoseOf(ask).map(named)),
  title: t(questionId(ask.prompt)),
});

/**
 * Two of these, one of whom has the role.
 * @param {{ask: Ask, role: string, seats: number[], pair: number[], left: (seat: number) => Weight |
 *  undefined, touch: (seat: number) => void}} props
 */
function Two({ ask, role, seats, pair, left, touch }) {
  const { tale } = room.value;
  const { id, whose } = asCircle(ask);
  const asked = { id, whose: labelled(whose, roleName(tale, role)), title: t("grim-which-two") };
  useCircle({ ...asked, things: seats, size: 2, picked: pair, touch, notes: notesOf(seats, left) });
  return html`<h4 class="small">${t("grim-which-two")}</h4><div class="picks" role="group">
    ${seats.map(
      (seat) => html`<button class=${`pick ${pair.includes(seat) ? "on" : ""}`}
          aria-pressed=${String(pair.includes(seat))}
      onClick=${() => touch(seat)}><span>${named(seat)}<span class="tiny dim block">
        ${roleName(tale, book.value.roles[seat])}
      </span><${Left} weight=${left(seat)} /></span></button>`,
    )}</div>`;
}

/**
 * A role, then two players of whom one is it.
 * @param {{ask: Ask, made: Choice | undefined, make: (choice: Choice | undefined) => void}} props
 */
function OneOfTwo({ ask, made, make }) {
  const [role, setRole] = useState(Array.isArray(made) ? made[2] : null);
  const [pair, setPair] = useState(/** @type {number[]} */ (Array.isArray(made) ? made.slice(0, 2) : []));
  const options = /** @type {Choice[]} */ (ask.options);
  const honest = /** @type {Choice[]} */ (ask.honest || []);
  const threes = options.filter((one) => Array.isArray(one));
  const nobody = options.find((one) => !Array.isArray(one));
  const fits = (/** @type {Choice} */ of, /** @type {number[]} */ wanted) =>
    threes.some((three) => three[2] === of && wanted.every((seat) => three.slice(0, 2).includes(seat)));
  const whole = (/** @type {Choice} */ of, /** @type {number[]} */ two) =>
    threes.find(
      (three) => three[2] === of && two.length === 2 && two.every((seat) => three.slice(0, 2).includes(seat)),
    );
  const put = (/** @type {Choice} */ of, /** @type {number[]} */ two) => {
    setRole(of);
    setPair(two);
    make(whole(of, two));
  };
  const withSeat = (/** @type {number} */ seat) =>
    [[...pair, seat].slice(-2), [seat]].find((two) => fits(role, two)) || [];
  const touchSeat = (/** @type {number} */ seat) =>
    put(role, pair.includes(seat) ? pair.filter((one) => one !== seat) : withSeat(seat));
  const left = (/** @type {Choice} */ of, /** @type {number[]} */ two) => weightOf(ask, whole(of, two));
  const roles = [...new Set(threes.map((three) => three[2]))];
  const seats = book.value.circle.filter((seat) =>
    threes.some((three) => three[2] === role && three.slice(0, 2).includes(seat)),
  );
  return html`<h4 class="small">${t("grim-which-role")}</h4>
    <${Picks} prompt=${ask.prompt} all=${roles} picked=${[role]}
      isTrue=${(/** @type {Choice} */ one) =>
        truthOf(ask, (three) => Array.isArray(three) && three[2] === one)}
      left=${(/** @type {Choice} */ one) => left(one, pair)}
      touch=${(/** @type {Choice} */ one) => put(one, [pair, []].find((two) => fits(one, two)) || [])} />
    ${
      nobody !== undefined &&
      html`<div class="picks"><button class=${`pick ${made === nobody ? "on" : ""}`}
          aria-pressed=${String(made === nobody)}
      onClick=${() => (setRole(null), setPair([]), make(nobody))}>${choiceWords(ask.prompt, nobody)}
      ${
        honest.includes(nobody) &&
        html`<span class="truth"><${Icon} name="u-check" />
      ${t("grim-true")}</span>`
      }<${Left} weight=${weightOf(ask, nobody)} /></button>
      </div>`
    }
    ${
      role !== null &&
      html`<${Two} ask=${ask} role=${String(role)} seats=${seats} pair=${pair} touch=${touchSeat}
        left=${(/** @type {number} */ seat) => left(role, pair.includes(seat) ? pair : withSeat(seat))} />`
    }`;
}

/** Any of the listed choices. @param {{ask: Ask, make: (choice: Choice | undefined) => void}} props */
function AnyOf({ ask, make }) {
  const choice = useChoice({ ...ask, answered: ask.suggested });
  const atoms = [...thingsOf(ask)];
  if (learns(ask.prompt) && atoms.every((one) => typeof one === "number"))
    atoms.sort((a, b) => Number(a) - Number(b));
  const size = sizeOf(ask);
  const many = size > 1;
  const [none, setNone] = useState(ask.suggested === null);
  useEffect(() => make(none ? null : choice.whole), [none, key(choice.whole)]);
  const touch = (/** @type {Choice} */ one) => {
    setNone(false);
    if (size > 1 || !choice.picked.includes(one)) choice.touch(one);
  };
  const areSeats = isOfThings(ask) || !learns(ask.prompt);
  const left = (/** @type {Choice} */ one) =>
    many ? undefined : (weightOf(ask, one) ?? weightOf(ask, [one]));
  useCircle({
    ...asCircle(ask),
    things: areSeats ? atoms : [],
    size,
    picked: none ? [] : choice.picked,
    touch,
    notes: notesOf(areSeats ? atoms : [], left),
  });
  return html`${
    many &&
    html`<p class="small dim" aria-live="polite">
    ${t("ui-picked", { n: choice.picked.length, of: size })}</p>`
  }
    <${Picks} prompt=${ask.prompt} all=${atoms} picked=${none ? [] : choice.picked} seats=${isOfThings(ask)}
      isTrue=${(/** @type {Choice} */ one) =>
        !many && truthOf(ask, (truth) => key([truth].flat()) === key([one]))}
      left=${left} touch=${touch} />
    ${
      ask.options.includes(null) &&
      html`<div class="picks"><button class=${`pick ${none ? "on" : ""}`} aria-pressed=${String(none)}
          onClick=${() => setNone(true)}>
      ${choiceWords(ask.prompt, null)}<${Left} weight=${weightOf(ask, null)} /></button></div>`
    }`;
}

/** Who this is decided for, and what about. @param {Ask} ask @returns {number[]} */
const whoseOf = (ask) => (learns(ask.prompt) ? book.value.awake.slice(-1) : ask.about || []);

/**
 * Whether a player's own words are to be judged, of which the rules make nothing: nothing is advised.
 * @param {Ask} ask
 */
const isToBeJudged = (ask) =>
  ask.options.length > 1 && (ask.said || []).some((one) => Array.isArray(one) && one[0] === "words");

/** Why it is advised, and who claims what, if that is why. @param {Ask} ask */
const whyWords = ({ why, because = [] }) =>
  [
    ...because.map(([seat, role]) =>
      t("why-claims", { name: named(seat), role: roleName(room.value.tale, role) }),
    ),
    ...(why && has(`why-${why}`) ? [t(`why-${why}`)] : []),
  ]
    .map((line) => ` ${line}`)
    .join("");

/** @param {Ask} ask */
const answerWith = (ask) => (/** @type {Choice} */ choice) => {
  draft.value = null;
  tell("answer", { ask: ask.id, choice });
};

/** The choice in the making, which the button at the foot takes. @param {Ask} ask */
function useDraft(ask) {
  const [made, make] = useState(ask.suggested);
  const put = (/** @type {Choice | undefined} */ choice) => {
    make(choice);
    const isSet = ask.prompt === "set" || isOfTokens(ask);
    const words = () => (isSet ? t("grim-this-set") : choiceWords(ask.prompt, choice));
    draft.value = { id: ask.id, choice, text: choice === undefined ? "" : words() };
  };
  useEffect(() => put(ask.suggested), [ask.id]);
  return { made, put };
}

/** What is asked, and for whom. @param {{ask: Ask, within: boolean}} props */
function Asked({ ask, within }) {
  const tale = room.value.tale;
  const role = ask.prompt.split(":")[1];
  const whose = whoseOf(ask);
  const question = t(questionId(ask.prompt));
  if (within) return html`<h3>${question}</h3>`;
  return html`<header class="row">
      ${
        role &&
        isRole(role) &&
        html`<span class=${`emblem small-emblem ${sideClass(roleOf(tale, role).side, tale)}`}>
      <${Icon} name=${`g-${roleOf(tale, role).icon}`} /></span>`
      }
      <div class="grow"><p class="small dim">
      ${whose.length ? t("grim-decide-about", { names: several(whose.map(named)) }) : t("ui-decide")}
        </p><h2>${question}</h2></div></header>`;
}

/** Whether this may be told as the truth. @param {Ask} ask @param {Option | undefined} one */
const isHonest = (ask, one) => (ask.honest || []).some((truth) => key(truth) === key(one));

/** Whether something else than the truth may be told too. @param {Ask} ask */
const isFree = (ask) =>
  learns(ask.prompt) && Boolean(ask.honest) && ask.options.some((one) => !isHonest(ask, one));

/** What was said or is looked at, and how free the answer is. @param {{ask: Ask, judged: boolean}} props */
function Circumstances({ ask, judged }) {
  const tale = room.value.tale;
  const isTold = learns(ask.prompt);
  const note = judged && isTold ? "says-own-judge" : `${questionId(ask.prompt)}.note`;
  const mustLie = judged && isTold && !ask.options.includes("unsure");
  const holder = (/** @type {number} */ seat) => roleName(tale, book.value.roles[seat]);
  return html`${
    ask.said?.length ? html`<${Said} said=${ask.said} weighed=${ask.weighed} name=${named} />` : null
  }
    ${has(note) && html`<p class="small">${t(note)}</p>`}
    ${
      isTold && ask.about?.length
        ? html`<p class="small"><b>
      ${t("grim-about", { names: several(ask.about.map((seat) => `${named(seat)} (${holder(seat)})`)) })}
        </b></p>`
        : null
    }
    ${
      (isFree(ask) || mustLie) &&
      html`<p class="small say-free">
    ${t(ask.options.some((one) => isHonest(ask, one)) ? "grim-free" : "grim-must-lie")}</p>`
    }`;
}

/** What is advised, and why. @param {{ask: Ask, take?: (choice: Choice) => void}} props */
function Advice({ ask, take = answerWith(ask) }) {
  const isSet = ask.prompt === "set";
  return html`<div class="advice-line"><${Icon} name="u-bulb" />
      ${
        !isSet &&
        html`<button class="btn small" onClick=${() => take(ask.suggested ?? null)}>
      ${t("grim-follow")}</button>`
      }
      <p class="small grow">${
        isSet
          ? t(isDrawn() ? "grim-set-note-bag" : "grim-set-note")
          : t("grim-suggested", { what: choiceWords(ask.prompt, ask.suggested) })
      }
        ${whyWords(ask)}</p></div>`;
}

/** The lie that keeps most open, where a lie may be told. @param {{ask: Ask}} props */
function OpenLie({ ask }) {
  const lie = isFree(ask) ? mostOpen(ask, (one) => isHonest(ask, one)) : undefined;
  const weight = weightOf(ask, lie);
  if (lie === undefined || !weight || key(lie) === key(ask.suggested)) return null;
  const [what, left] = [choiceWords(ask.prompt, lie), weightText(weight)];
  return html`<div class="advice-line"><${Icon} name="u-mark" />
    <button class="btn small" onClick=${() => answerWith(ask)(lie)}>${t("grim-open-take")}</button>
    <p class="small grow">${t("grim-open", { what, left })}</p>
    </div>`;
}

/** Whether a role is told with two players of whom one is it. @param {Ask} ask */
const isOneOfTwo = (ask) =>
  learns(ask.prompt) &&
  ask.options.some((one) => Array.isArray(one) && one.length === 3 && typeof one[2] === "string");

/**
 * The things to touch, as the question has them.
 * @param {{ask: Ask, made: Choice | undefined, put: (choice: Choice | undefined) => void}} props
 */
function Answers({ ask, made, put }) {
  if (ask.prompt === "set")
    return html`<${SetBuilder} shown=${ask.options[0]} suggested=${ask.suggested} drawn=${ask.drawn}
            make=${put} />`;
  if (isOfTokens(ask)) return html`<${Tokens} key=${ask.id} ask=${ask} make=${put} />`;
  const shape = gapOf(ask)?.pair;
  if (shape)
    return html`<${PairMaker} key=${ask.id} shape=${shape} made=${made} make=${put} name=${named} />`;
  if (isOneOfTwo(ask)) return html`<${OneOfTwo} key=${ask.id} ask=${ask} made=${made} make=${put} />`;
  return areSeveral(ask) ? html`<${AnyOf} key=${ask.id} ask=${ask} make=${put} />` : null;
}

/**
 * Whether what is put together is true, and the sign that shows it.
 * @param {{ask: Ask, made: Choice | undefined}} props
 */
function Verdict({ ask, made }) {
  const text = made === undefined ? "" : choiceWords(ask.prompt, made);
  const sign = learns(ask.prompt) && signToGive(made, whoseOf(ask)[0]);
  const honest = isHonest(ask, made);
  return html`${
    isFree(ask) &&
    text &&
    html`<p class=${`verdict-line small ${honest ? "is-true" : "is-lie"}`} aria-live="polite">
      <${Icon} name=${honest ? "u-check" : "u-mark"} />
      ${t(honest ? "grim-is-true" : "grim-is-lie", { what: text })}</p>`
  }
    ${
      sign &&
      html`<p class="small row" aria-live="polite"><${Icon} name="u-hand-up" /><span>
    ${sign}</span></p>`
    }`;
}

/**
 * A decision of the Storyteller: what is asked, what is advised, what may be answered, whether it is true.
 * @param {{ask: Ask, within?: boolean, take?: (choice: Choice) => void}} props `within` the parchment of the
 *  line that is walked; `take` is what becomes of the advice when it is followed.
 */
export function Decision({ ask: asked, within = false, take }) {
  const judged = isToBeJudged(asked);
  const ask = judged ? { ...asked, suggested: undefined, honest: undefined } : asked;
  const { made, put } = useDraft(ask);
  useWeights(ask);
  const open = areSeveral(ask) || isPutTogether(ask);
  return html`<section class=${within ? "decision" : "paper decision"} aria-label=${t("ui-decide")}>
    <${Asked} ask=${ask} within=${within} />
    <${Circumstances} ask=${ask} judged=${judged} />
    ${open && ask.suggested !== undefined && html`<${Advice} ask=${ask} take=${take} />`}
    ${!take && html`<${OpenLie} ask=${ask} />`}
    <${Answers} ask=${ask} made=${made} put=${put} />
    <${Verdict} ask=${ask} made=${made} />
    <${LeftBy} ask=${ask} made=${made} />
  </section>`;
}

/** What is put together for a question so far; nothing where it is not whole. @param {Ask} ask */
export const drafted = (ask) =>
  draft.value?.id === ask.id && draft.value.choice !== undefined ? draft.value : null;

/** From so many letters on a button is in small type. */
const WORDY = 60;

/** So many names stand on a button; of more it says how many: what is chosen is seen above. */
const NAMES = 3;
/** @param {Choice | undefined} choice @returns {choice is number[]} */
const areMany = (choice) =>
  Array.isArray(choice) && choice.length > NAMES && choice.every((one) => typeof one === "number");

/** The button at the foot that takes what is put together. @param {{ask: Ask}} props */
export function Take({ ask }) {
  const now = draft.value?.id === ask.id ? draft.value : null;
  const shows = learns(ask.prompt);
  const seat = whoseOf(ask)[0];
  const what = now?.text || "";
  const ready = now !== null && now.choice !== undefined;
  const single = !areSeveral(ask) && !isPutTogether(ask);
  const own = {
    set: isDrawn() ? "grim-set-bag" : "grim-set-deal",
    tokens: "grim-tokens-take",
    gardener: "grim-gardener-take",
  }[ask.prompt];
  const text = single
    ? t("grim-said")
    : !ready
      ? isOfTokens(ask)
        ? t("grim-tokens-left", { n: leftInTheBag() })
        : t("ui-choose-above")
      : own
        ? t(own)
        : shows && seat !== undefined
          ? t("grim-tell", { name: named(seat), what })
          : areMany(now.choice)
            ? t("grim-decide-many", { n: now.choice.length })
            : t("grim-decide", { what });
  const warned = ready && weightOf(ask, now.choice)?.word === IMPOSSIBLE;
  return html`<${Go} does=${ask.id} cls=${`main ${text.length > WORDY ? "wordy" : ""}`} disabled=${!ready}
    go=${() => ready && answerWith(ask)(now.choice ?? null)}>
    ${warned && html`<${Icon} name="u-flag" /><span class="vh">${t("grim-left-impossible")}</span>`}
    ${text}</${Go}>`;
}
