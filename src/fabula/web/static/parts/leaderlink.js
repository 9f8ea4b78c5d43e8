// @ts-check
// The link of whoever leads is followed, once its guest is in the room by name: they lead too, or look on.
import { effect } from "../base/html.js";
import { me, tell } from "../base/wire.js";

/** Follow a link as soon as one is somebody here. @param {string} link with its sign before the word */
export default function follow(link) {
  let ticket = link.slice(1);
  effect(() => {
    if (!me.value.id || !ticket) return;
    const word = ticket;
    ticket = "";
    void tell("follow", { ticket: word });
  });
}
