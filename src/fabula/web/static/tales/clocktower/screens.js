// @ts-check
// What the Clocktower has of its own, for the screens of all tales: they ask for it by these names.
export { Book, Tokens as Pages, isBook } from "./openbook.js";
export {
  Arriving,
  MyScript as CardMore,
  Script,
  dealText,
  Editor,
  InPlay,
  SeatWish,
  signOf,
} from "./script.js";
export { Scene } from "./square.js";
export { scriptTitle } from "./tale.js";
export { factsOf, textOf } from "./ledroles.js";
export { Votes } from "./dayrecord.js";
export { PairMaker } from "./statementpair.js";
export { choosesRoles, isRole, RoleStrip } from "./rolestrip.js";
export { Coming, Raising, Wall, wallDial, wallWords } from "./wall.js";

/** The page from which a person leads. */
export const desk = "grimoire";
/** What whoever learns to lead is taught: it comes when somebody does. */
export const lesson = () => import("./grimoire/lesson.js");
/** A nominee is about to die, or nobody is: nothing follows a tie. */
export const endsInATie = true;
