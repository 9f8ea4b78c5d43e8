// @ts-check
// The page opens without a network once this device has been at a table, where the browser allows it.

/** Have what was loaded so far kept too, and the door: who came by a link has not seen it yet. */
async function settle() {
  const { serviceWorker } = navigator;
  await serviceWorker.register("/worker.js");
  const { active } = await serviceWorker.ready;
  await Promise.all([import("../screens/home.js"), import("../screens/join.js")]);
  active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name));
}

// Only over https, and on this machine itself; elsewhere a browser has no such thing.
if ("serviceWorker" in navigator) settle().catch(() => {});
