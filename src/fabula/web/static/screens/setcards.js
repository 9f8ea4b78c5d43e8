// @ts-check
// Whole sets to begin with, as cards: the one suggested, those of the book, those of one's own, one by lot.
import { html } from "../base/html.js";
import { isSame, shelf } from "../base/ownsets.js";
import { labelled, role as roleName, t } from "../base/words.js";
import { room, send, tell } from "../base/wire.js";
import { WhatIsIn } from "../parts/ownsets.js";
import { Icon } from "../parts/scene.js";
import { Told } from "../parts/varianttale.js";

/** @import { Scenario, Tale } from "../base/tales.js" */
/** @import { Child } from "../vendor/preact.js" */

/**
 * A set that is taken by a touch anywhere on its card.
 * @param {{tale: Tale, name: string, icon?: string, roles?: string[], taken?: boolean, take: () => void,
 *  children?: Child}} props
 */
const SetCard = ({ tale, name, icon, roles, taken = false, take, children }) =>
  html`<li class="set-card"><button class="whole" aria-pressed=${roles && String(taken)} onClick=${take}>
    ${icon && html`<${Icon} name=${icon} />`}<bdi>${name}</bdi></button>
    ${roles && html`<${WhatIsIn} tale=${tale.id} roles=${roles} />`}${children}</li>`;

/** The sets to begin with, those for as many as are here first. @param {{tale: Tale}} props */
export function SetCards({ tale }) {
  const here = room.value;
  const seats = Math.max(tale.seats[0], Math.min(tale.seats[1], here.seats.length));
  const taken = (/** @type {string[]} */ roles) => isSame(roles, here.roles);
  const own = shelf.value.filter((one) => one.tale === tale.id);
  return html`<ul class="set-cards" tabindex="0" aria-label=${t("set-whole")}>
    <${SetCard} tale=${tale} name=${t("ui-suggested")} icon="u-bulb" roles=${tale.sets[seats]}
      taken=${taken(tale.sets[seats])} take=${() => tell("choose", { roles: [] })} />
    ${Object.entries(tale.circles).map(
      ([circle, sets]) =>
        html`<${SetCard} key=${circle} tale=${tale} name=${t(`circle-${circle}`)} icon="u-card"
          roles=${sets[seats]} taken=${taken(sets[seats])}
          take=${() => tell("choose", { roles: sets[seats] })} />`,
    )}
    ${own.map(
      ({ name, roles }) =>
        html`<${SetCard} key=${`own ${name}`} tale=${tale} name=${name} icon="u-save" roles=${roles}
          taken=${taken(roles)} take=${() => tell("choose", { roles, title: name })} />`,
    )}
    ${
      tale.by_lot &&
      html`<${SetCard} tale=${tale} name=${t("ui-set-by-lot")} take=${() => tell("draw_set")}>
        <span class="small">${t("set-lot-note")}</span></${SetCard}>`
    }
    ${nearest(tale)
      .filter(mayBeTaken)
      .map((one) => html`<${OfTheBook} key=${one.id} tale=${tale} scenario=${one} told=${true} />`)}</ul>`;
}

/** The scenarios of the book for another number of players, to be read. @param {{tale: Tale}} props */
export function OtherScenarios({ tale }) {
  const list = nearest(tale);
  const others = list.filter((one) => !mayBeTaken(one));
  return html`${
    list.some((one) => !fits(one) && mayBeTaken(one)) && html`<p class="small dim">${t("ui-filled-up")}</p>`
  }
    ${
      others.length > 0 &&
      html`<details class="stack"><summary>${t("set-other-numbers")}</summary>
        <ul class="set-cards listed">${others.map(
          (one) => html`<${OfTheBook} key=${one.id} tale=${tale} scenario=${one} />`,
        )}</ul></details>`
    }`;
}

/** Whether a scenario is for as many as are here. @param {Scenario} one */
const fits = (one) => one.seats === room.value.seats.length;

/** Whether it is for as many, or may be filled up. @param {Scenario} one */
const mayBeTaken = (one) => fits(one) || Boolean(one.more[room.value.seats.length]);

/**
 * The scenarios of the book, of those that differ in nothing but the number only the nearest.
 * @param {Tale} tale
 */
function nearest({ scenarios }) {
  const off = (/** @type {Scenario} */ one) => Math.abs(one.seats - room.value.seats.length);
  const isNearest = (/** @type {Scenario} */ one) =>
    !scenarios.some(
      (other) =>
        other !== one &&
        one.family &&
        other.family === one.family &&
        (off(other) < off(one) || (off(other) === off(one) && other.seats < one.seats)),
    );
  return scenarios.filter(isNearest).sort((a, b) => Number(fits(b)) - Number(fits(a)));
}

/**
 * A scenario of the book: one that leaves a choice among cards has a touch for each of them.
 * @param {{tale: Tale, scenario: Scenario, told?: boolean}} props `told`: its signs say what is in it
 */
function OfTheBook({ tale, scenario, told = false }) {
  const more = scenario.more[room.value.seats.length] || [];
  const name = t(`scenario-${scenario.id}`);
  const ways = scenario.sets.map((set) => ({ ...set, roles: [...set.roles, ...more] }));
  const [way, ...otherWays] = ways;
  const isOne = mayBeTaken(scenario) && ways.length < 2;
  return html`<li class="set-card of-the-book">
    ${
      isOne
        ? html`<${Take} scenario=${scenario} set=${way} cls="whole">${name}</${Take}>`
        : html`<b>${name}</b>`
    }
    <${WhatIsIn} tale=${tale.id} roles=${way.roles} told=${told}
      or=${otherWays.flatMap((set) => set.with || [])} />
    ${!fits(scenario) && html`<span class="small">${t("ui-for-players", { n: scenario.seats })}</span>`}
    <span class="small grow">${t(`scenario-${scenario.id}.note`)}
      ${scenario.told && html`<${Told} tale=${tale.id} id=${scenario.id} />`}</span>
    ${
      mayBeTaken(scenario) &&
      !isOne &&
      html`<span class="row wrap">${ways.map(
        (set) =>
          html`<${Take} scenario=${scenario} set=${set} cls="btn small">
            ${set.with && roleName(tale.id, set.with)}</${Take}>`,
      )}</span>`
    }</li>`;
}

/**
 * Take a scenario, with one of the cards among which it leaves the choice.
 * @param {{scenario: Scenario, set: Scenario["sets"][number], cls: string, children?: Child}} props
 */
function Take({ scenario, set, cls, children }) {
  const here = room.value;
  const taken =
    isSame(here.roles, set.roles) &&
    Object.entries(scenario.settings).every(([key, value]) => here.settings[key] === value);
  const what = set.with ? roleName(here.tale, set.with) : t("ui-take");
  return html`<button class=${cls} aria-pressed=${String(taken)}
      aria-label=${labelled(t(`scenario-${scenario.id}`), what)}
    onClick=${() => take(scenario.settings, set.roles)}>${children}</button>`;
}

/**
 * The condition first: were it refused, the set would not be taken either.
 * @param {Scenario["settings"]} change
 * @param {string[]} roles
 */
const take = (change, roles) =>
  send("settings", { change })
    .then(() => send("choose", { roles }))
    .catch(() => null);
