// @ts-check
// The path of the page, and how one goes to another.
import { signal } from "./html.js";
import { leave } from "./wire.js";

/** The path of the page; screens change it with `go`. */
export const path = signal(location.pathname);

/** Go to another page of the client. @param {string} to */
export function go(to) {
  history.pushState(null, "", to);
  path.value = location.pathname;
  scrollTo(0, 0);
}

/** A code in two halves, easier to read aloud. @param {string} code */
export const spaced = (code) => `${code.slice(0, 3)} ${code.slice(3)}`;

/** One step back; who came straight to this page goes home. */
export const stepBack = () => (history.length > 1 ? history.back() : go("/"));

/** Leave the room for the home page. */
export function goHome() {
  leave();
  go("/");
}

addEventListener("popstate", () => (path.value = location.pathname));
