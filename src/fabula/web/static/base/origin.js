// @ts-check
// Where other devices find this server: the page may be open by an address that only this device understands.
import { signal } from "./html.js";

const ONLY_HERE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** What links begin with. */
export const origin = signal(location.origin);

if (ONLY_HERE.test(location.hostname)) {
  fetch("/api/address")
    .then((answer) => (answer.ok ? answer.text() : ""))
    .then((found) => found && (origin.value = new URL(found).origin))
    .catch(() => null);
}
