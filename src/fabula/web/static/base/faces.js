// @ts-check
// Faces: the signs by which people are known, in the order in which they are given, each with its enamel.
import { keep } from "./words.js";

/** @typedef {NonNullable<import("./messages.js").ChooseFace["face"]>} Face */

export const FACES = /** @type {Face[]} */ (
  (
    "boat tulip fir duck cherries whale boot mushroom cat mitten fish leaf " +
    "umbrella kite hare horseshoe wheel snail drum star acorn cup windmill apple"
  ).split(" ")
);

/** The enamels, each of three faces; neighbours in the order of the faces differ. */
const ENAMELS = ["slate", "rose", "pine", "pear", "plum", "sky", "umber", "chalk"];

/** The enamel of a face. @param {string} face */
export const enamelOf = (face) => ENAMELS[FACES.indexOf(/** @type {Face} */ (face)) % ENAMELS.length];

const LAST = "fabula.face";

/** The face this device chose last. @returns {Face | undefined} */
export const lastFace = () => FACES.find((face) => face === keep(() => localStorage.getItem(LAST)));

/** Ask for this face next time too. @param {Face} face */
export const keepFace = (face) => keep(() => localStorage.setItem(LAST, face));
