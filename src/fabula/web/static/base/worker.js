// @ts-check
// The shell without a network: what this device has loaded opens again, and says itself that it has no line.
// Nothing of any table is kept: only the page, its files, its texts and the table of tales.

/** @typedef {Event & {waitUntil: (done: Promise<unknown>) => void}} Lasting */
/** @typedef {Event & {request: Request, respondWith: (answer: Promise<Response>) => void}} Asked */
/** @typedef {{skipWaiting: () => Promise<void>, clients: {claim: () => Promise<void>}}} Worker */

const worker = /** @type {Worker} */ (/** @type {unknown} */ (self));
const VERSION = "{version}"; // of the page's files, put in by the server
const SHELF = `fabula-${VERSION}`;
const SHELL = "/";
const FILES = `/static/${VERSION}/`;
const OF_THE_PAGE = /^\/(static\/|text\/|api\/tales)/;

/** @param {Response} answer @param {RequestInfo} asked */
async function keep(answer, asked) {
  if (answer.ok) await (await caches.open(SHELF)).put(asked, answer.clone());
  return answer;
}

/** The page by any of its addresses is the same. @param {Request} asked */
const page = (asked) =>
  fetch(asked).then(
    (answer) => keep(answer, SHELL),
    async (away) => (await caches.match(SHELL)) || Promise.reject(away),
  );

/** What may have changed: as it was only where there is no line. @param {Request} asked */
const changing = (asked) =>
  fetch(asked).then(
    (answer) => keep(answer, asked),
    async (away) => (await caches.match(asked)) || Promise.reject(away),
  );

/** What never changes under its address. @param {Request} asked */
const lasting = async (asked) => (await caches.match(asked)) || keep(await fetch(asked), asked);

self.addEventListener("fetch", (event) => {
  const { request, respondWith } = /** @type {Asked} */ (event);
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  const isPage = request.mode === "navigate";
  if (!isPage && !OF_THE_PAGE.test(pathname)) return;
  const answer = isPage ? page : pathname.startsWith(FILES) ? lasting : changing;
  respondWith.call(event, answer(request));
});

/** What a page had loaded before this worker was there. @param {string[]} urls */
async function keepAll(urls) {
  const ours = [SHELL, ...urls.map((url) => new URL(url, location.origin)).flatMap(worthKeeping)];
  await Promise.allSettled(ours.map(async (url) => keep(await fetch(url), url)));
}

/** @param {URL} url */
const worthKeeping = ({ origin, pathname }) =>
  origin === location.origin && OF_THE_PAGE.test(pathname) ? [pathname] : [];

self.addEventListener("message", (event) => {
  /** @type {Lasting} */ (/** @type {unknown} */ (event)).waitUntil(keepAll(event.data));
});

self.addEventListener("install", () => void worker.skipWaiting());

self.addEventListener("activate", (event) => {
  const others = caches.keys().then((shelves) => shelves.filter((one) => one !== SHELF));
  const away = others.then((shelves) => Promise.all(shelves.map((one) => caches.delete(one))));
  /** @type {Lasting} */ (event).waitUntil(away.then(() => worker.clients.claim()));
});
