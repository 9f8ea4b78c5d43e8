// @ts-check
// A picture of the end to share: who won, who was who, the titles of the evening. It is drawn on this device
// and sent to nobody but whoever it is shared with.
import { fold, known, nameOf } from "../base/fold.js";
import { save } from "../base/download.js";
import { wonText } from "../base/story.js";
import { roleOf } from "../base/tales.js";
import { dayWritten, labelled, role as roleName, t } from "../base/words.js";
import { fabula, room } from "../base/wire.js";
import { enamel, sitting } from "../parts/face.js";
import { circleThen, roleAt, SPARES, titles } from "../parts/retelling.js";
import { sideClass } from "../parts/scene.js";

/** @typedef {CanvasRenderingContext2D} Pen */
/**
 * By its face whoever had it is known.
 * @typedef {{x: number, y: number, r: number, role: string, name: string, dead: boolean, won: boolean,
 *  face?: string}} Coin
 */

export const [WIDTH, HEIGHT] = [1080, 1350];
/** The middle of the circle, how far its seats are from it, and the largest token (px). */
export const MIDDLE = { x: WIDTH / 2, y: 735 };
const [FAR, LARGEST] = [{ x: 430, y: 440 }, 70];
/** A token, of the way from one seat to the next; and what its name has of it. */
const [TOKEN, NAME] = [0.3, 0.98];
const [EDGE, SMALLEST] = [48, 16];

const styles = getComputedStyle(document.documentElement);
/** @param {string} name a colour or a font of the page, by its own name */
const look = (name) => styles.getPropertyValue(name).trim();
const [DISPLAY, TEXT] = [look("--font-display"), look("--font-text")];
export const GOLD = "#f5b85c";
const [SKY, ROOFS, WHITE, GREY] = ["#0b1226", "#22263a", "#f7efdc", "#c3c9d8"];
const [PAPER, STONE, SOOT] = ["#f6ecd4", "#aaa390", "#3a342a"];

/** The signs as pictures, each drawn once in each colour. @type {Map<string, Promise<HTMLImageElement>>} */
const signs = new Map();

/**
 * A sign of the page in a colour; what is cut out of a face shows its enamel.
 * @param {string} name
 * @param {string} colour
 * @param {string} [ground]
 */
export function sign(name, colour, ground = "") {
  const id = `${name} ${colour} ${ground}`;
  const ready = signs.get(id) || inColour(name, colour, ground);
  signs.set(id, ready);
  return ready;
}

/** @param {string} name @param {string} colour @param {string} ground */
async function inColour(name, colour, ground) {
  const drawn = document.getElementById(name);
  const box = drawn?.getAttribute("viewBox") || "0 0 24 24";
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="${box}" color="${colour}"
      fill="currentColor" style="--enamel:${ground || "#0000"}">${drawn?.innerHTML || ""}</svg>`,
  )}`;
  await image.decode();
  return image;
}

/** How wide a line of text is, so large. @param {Pen} pen @param {string} text @param {number} size */
export function wide(pen, text, size) {
  pen.font = `400 ${size}px ${TEXT}`;
  return pen.measureText(text).width;
}

/**
 * A line of text in the middle of a place, set smaller until it fits.
 * @param {Pen} pen
 * @param {string} text
 * @param {{x: number, y: number, most: number, size: number, font?: string, weight?: number, colour?:
 *  string}} how
 */
export function write(pen, text, { x, y, most, size, font = TEXT, weight = 400, colour = WHITE }) {
  let now = size;
  do pen.font = `${weight} ${now}px ${font}`;
  while (pen.measureText(text).width > most && --now > SMALLEST);
  pen.fillStyle = colour;
  pen.fillText(text, x, y, most);
}

/** The colour of a role's side on parchment. @param {string} role */
function sideOf(role) {
  const facts = roleOf(room.value.tale, role);
  return look(`--paper-${sideClass(facts.side, facts.tale)}`) || SOOT;
}

/**
 * A face, small, beside a token.
 * @param {Pen} pen
 * @param {string} face
 * @param {{x: number, y: number, r: number}} at
 */
async function drawFace(pen, face, { x, y, r }) {
  const [ground, drawn] = coloursOf(face);
  pen.beginPath();
  pen.arc(x, y, r, 0, 2 * Math.PI);
  pen.fillStyle = ground;
  pen.fill();
  pen.lineWidth = 3;
  pen.strokeStyle = SKY;
  pen.stroke();
  pen.drawImage(await sign(`f-${face}`, drawn, ground), x - r * 0.74, y - r * 0.74, r * 1.48, r * 1.48);
}

/** The colours of a face: its enamel, and what is drawn on it. @param {string} face */
function coloursOf(face) {
  const probe = Object.assign(document.createElement("i"), { className: enamel(face), hidden: true });
  document.body.append(probe);
  const own = getComputedStyle(probe);
  const colours = ["--enamel", "--drawn"].map((name) => own.getPropertyValue(name).trim());
  probe.remove();
  return colours;
}

/** A token and its names. @param {Pen} pen @param {Coin} coin @param {number} most how wide a name may be */
async function drawCoin(pen, { x, y, r, role, name, dead, won, face = "" }, most) {
  const colour = dead ? SOOT : sideOf(role);
  pen.beginPath();
  pen.arc(x, y, r, 0, 2 * Math.PI);
  pen.fillStyle = dead ? STONE : PAPER;
  pen.fill();
  pen.lineWidth = won ? 7 : 4;
  pen.strokeStyle = won ? GOLD : sideOf(role);
  pen.stroke();
  const { icon } = roleOf(room.value.tale, role);
  pen.drawImage(await sign(`g-${icon}`, colour), x - r * 0.6, y - r * 0.6, r * 1.2, r * 1.2);
  if (face) await drawFace(pen, face, { x: x - r * 0.82, y: y + r * 0.7, r: r * 0.4 });
  const size = letters(r);
  if (name) write(pen, name, { x, y: y + r + size, most, size, weight: 700, colour: dead ? GREY : WHITE });
  const below = y + r + size * (name ? 2.05 : 1);
  write(pen, roleName(room.value.tale, role), { x, y: below, most, size: size * 0.86, colour: GREY });
}

/** How large the letters of a name are below a token. @param {number} r */
const letters = (r) => Math.max(20, r * 0.42);

/** How far below the middle of a token its name and its role reach. @param {number} r */
export const reach = (r) => r + letters(r) * 2.3;

/**
 * Tokens around the table, the first at noon.
 * @param {number[]} circle
 * @param {(seat: number) => {role: string, dead: boolean, won: boolean}} of
 * @returns {{coins: Coin[], most: number}}
 */
export function coinsOf(circle, of) {
  const step = (2 * Math.PI * FAR.x) / Math.max(1, circle.length);
  const r = Math.min(LARGEST, step * TOKEN);
  const coins = circle.map((seat, i) => {
    const turn = (i / circle.length) * 2 * Math.PI - Math.PI / 2;
    return {
      x: MIDDLE.x + FAR.x * Math.cos(turn),
      y: MIDDLE.y + FAR.y * Math.sin(turn) - r / 2,
      r,
      name: nameOf(seat),
      face: sitting(seat)?.face,
      ...of(seat),
    };
  });
  return { coins, most: Math.min(230, step * NAME) };
}

/** The tokens as they lay at the end. */
function coinsAtTheEnd() {
  const end = fold(fabula.value);
  const winners = (end.won || known.value.won)?.seats || [];
  return coinsOf(
    circleThen(end).filter((seat) => end.cards[seat]),
    (seat) => ({
      role: roleAt(end, seat),
      dead: end.dead.some((one) => one.seat === seat),
      won: winners.includes(seat),
    }),
  );
}

/** Three roles in the middle, under a word. @param {Pen} pen @param {string[]} roles @param {string} word */
export async function drawThree(pen, roles, word) {
  write(pen, word, { x: MIDDLE.x, y: MIDDLE.y - 90, most: 560, size: 28, colour: GOLD });
  for (const [i, role] of roles.entries()) {
    const coin = { x: MIDDLE.x + (i - (roles.length - 1) / 2) * 160, y: MIDDLE.y, r: 48, role };
    await drawCoin(pen, { ...coin, name: "", dead: false, won: false }, 150);
  }
}

/** The night sky and the roofs below it. @param {Pen} pen */
function drawTown(pen) {
  const sky = pen.createLinearGradient(0, 0, 0, HEIGHT);
  sky.addColorStop(0, "#060a17");
  sky.addColorStop(0.7, SKY);
  sky.addColorStop(1, ROOFS);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
}

/** Who has won. */
function verdict() {
  const { tale } = room.value;
  const end = fold(fabula.value);
  const won = end.won || known.value.won;
  return won ? wonText(tale, won, (seat) => roleAt(end, seat)) : t("table-broken-off");
}

/** The cards in the middle and the titles of the evening. @param {Pen} pen */
async function drawMiddle(pen) {
  const end = fold(fabula.value);
  const spares = SPARES.filter((place) => end.cards[place]);
  const given = titles();
  let y = MIDDLE.y - 20 - given.length * 42 - (spares.length ? 70 : 0);
  for (const [i, place] of spares.entries()) {
    const card = end.cards[place];
    const coin = { x: MIDDLE.x + (i - 1) * 150, y, r: 44, role: card.copied || card.role };
    await drawCoin(pen, { ...coin, name: "", dead: false, won: false }, 140);
  }
  if (spares.length) y += 130;
  for (const { title, seat } of given) {
    write(pen, t(`finale-${title}`), { x: MIDDLE.x, y, most: 560, size: 26, colour: GOLD });
    write(pen, nameOf(seat), { x: MIDDLE.x, y: y + 38, most: 560, size: 36, font: DISPLAY });
    y += 90;
  }
}

/** What was played, and when. @param {Pen} pen */
function drawFoot(pen) {
  const { tale } = room.value;
  const date = dayWritten(new Date(), { day: "numeric", month: "long" });
  pen.textAlign = "left";
  write(pen, "Fabula", { x: EDGE, y: HEIGHT - 44, most: 200, size: 42, font: DISPLAY });
  pen.textAlign = "right";
  write(pen, labelled(t(tale), date), { x: WIDTH - EDGE, y: HEIGHT - 46, most: 700, size: 26, colour: GREY });
}

/**
 * A whole picture: what stands above, the tokens around, and what is drawn in their middle.
 * @param {string} title
 * @param {{coins: Coin[], most: number}} around
 * @param {(pen: Pen) => Promise<void>} middle
 * @returns {Promise<Blob>}
 */
export async function painted(title, { coins, most }, middle) {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = /** @type {Pen} */ (canvas.getContext("2d"));
  await Promise.all([document.fonts.load(`40px ${DISPLAY}`), document.fonts.load(`700 20px ${TEXT}`)]);
  pen.textAlign = "center";
  drawTown(pen);
  write(pen, title, { x: WIDTH / 2, y: 118, most: WIDTH - 2 * EDGE, size: 76, font: DISPLAY });
  for (const coin of coins) await drawCoin(pen, coin, most);
  await middle(pen);
  drawFoot(pen);
  return new Promise((done) => canvas.toBlob((made) => done(/** @type {Blob} */ (made)), "image/png"));
}

/** The picture of the end. */
export const picture = () => painted(verdict(), coinsAtTheEnd(), drawMiddle);

/** Share the picture of the end where the device can, else save it. */
export const share = async () => give(await picture(), `fabula-${room.value.tale}-${room.value.code}.png`);

/** Share a picture where the device can, else save it. @param {Blob} made @param {string} name */
export async function give(made, name) {
  const files = [new File([made], name, { type: made.type })];
  if (navigator.canShare?.({ files })) await navigator.share({ files }).catch(() => null);
  else save(made, name);
}
