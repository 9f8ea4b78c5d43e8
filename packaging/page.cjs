// The page as packages carry it: three parts of code and one style sheet for all that a table needs.
//
// node packaging/page.cjs FROM TO TOLD: reads the sources in the folder FROM and writes a whole page into TO,
// with all texts and facts, which `python -m fabula.web.told TOLD` has written.
"use strict";
const { cpSync, existsSync, mkdirSync, rmSync } = require("node:fs");
const { readdirSync, readFileSync, statSync, writeFileSync } = require("node:fs");
const { brotliCompressSync, constants } = require("node:zlib");
const { join, relative, resolve } = require("node:path");
const { rollup } = require("rollup");
const { transform } = require("esbuild");

const [from, to, told] = process.argv.slice(2).map((folder) => resolve(folder));
const TARGET = "es2022"; // the page awaits at the top of modules
// The start, and what shows the first screen; then what a lobby needs, and at last what only a game does.
const FIRST = ["app.js", "screens/home.js", "screens/join.js"];
const LOBBY = [
  "screens/lobby.js", "screens/tablepreview.js", "parts/faces.js", "base/light.js", "base/touchguard.js",
  "base/offline.js",
  "tales/clocktower/screens.js",
]; // prettier-ignore
const GAME = [
  "screens/play.js", "screens/leader.js", "screens/deadview.js", "parts/show.js", "parts/reasons.js",
]; // prettier-ignore
// In the order of `base/looks.js`.
const LOOKS = [
  "tokens", "parts", "pieces", "ring", "screens", "table", "game", "books", "faces", "show", "windows",
  "threads", "smallscenes", "arrivals", "answering", "floor", "square",
]; // prettier-ignore
// The second for whoever speaks to the server from a page's tools; the third runs beside the page.
const ENTRIES = ["app.js", "base/wire.js", "base/worker.js"];

/** All that is imported at once by some modules. */
function closure(names, info) {
  const met = new Set();
  const waiting = names.map((name) => join(from, name));
  for (let id = waiting.pop(); id; id = waiting.pop()) {
    if (met.has(id)) continue;
    met.add(id);
    waiting.push(...info(id).importedIds);
  }
  return met;
}

// What the one style sheet holds need not be loaded.
const LOAD = "return (looks[name] ||=";
const held = {
  name: "held looks",
  transform(code, id) {
    if (relative(from, id) !== join("base", "looks.js")) return null;
    if (!code.includes(LOAD)) throw new Error(`base/looks.js does not ${LOAD}`);
    return {
      code: code.replace(LOAD, `if (${JSON.stringify(LOOKS)}.includes(name)) return; ${LOAD}`),
      map: null,
    };
  },
};
const small = {
  name: "small",
  renderChunk: async (code) => ({
    code: (await transform(code, { minify: true, format: "esm", target: TARGET })).code,
  }),
};

async function code() {
  const input = Object.fromEntries(ENTRIES.map((name) => [name.replace(".js", ""), join(from, name)]));
  const bundle = await rollup({
    input,
    plugins: [held],
    onLog: refuse,
    preserveEntrySignatures: "allow-extension",
  });
  const parts = new Map();
  const written = await bundle.write({
    dir: to,
    format: "es",
    entryFileNames: "[name].js",
    chunkFileNames: "base/[name].js",
    plugins: [small],
    manualChunks: (id, { getModuleInfo }) => {
      if (!parts.size) {
        for (const one of closure(GAME, getModuleInfo)) parts.set(one, "game");
        for (const one of closure(LOBBY, getModuleInfo)) parts.set(one, "lobby");
        for (const one of closure(FIRST, getModuleInfo)) parts.set(one, "first");
      }
      return parts.get(id);
    },
  });
  await bundle.close();
  return written.output;
}

function refuse(level, log) {
  if (level === "warn") throw new Error(log.message);
}

// Only white space goes: the page reads lengths of time by their own units.
async function looks() {
  const sheets = LOOKS.map((name) => readFileSync(join(from, "look", `${name}.css`), "utf8"));
  const { code } = await transform(sheets.join("\n"), { loader: "css", minifyWhitespace: true });
  writeFileSync(join(to, "look", "all.css"), code);
}

// What the start asks for first; the server puts in the language of whoever opens the page.
const AHEAD = ["/text/{lang}.ftl", "/api/tales", "/static/look/signs.svg"];
// What a table needs comes with the door of a room, once nothing that is shown there is waited for.
const OF_A_ROOM = '<link rel="modulepreload" href="/static/base/lobby.js" fetchpriority="low" data-room>';
const ahead = (path) => `<link rel="preload" as="fetch" href="${path}" crossorigin>`;

function front() {
  const page = readFileSync(join(from, "index.html"), "utf8");
  const lines = page.split("\n").filter((line) => !/rel="(stylesheet|modulepreload)"/.test(line));
  const start = lines.findIndex((line) => line.includes('src="/static/app.js"'));
  if (start < 0) throw new Error("index.html does not start app.js");
  lines.splice(start, 0, '<link rel="stylesheet" href="/static/look/all.css">', ...AHEAD.map(ahead));
  lines.splice(lines.indexOf("</head>"), 0, OF_A_ROOM);
  writeFileSync(join(to, "index.html"), lines.join("\n"));
}

// Beside each file that is served as it lies here: the same, as small as it gets.
const COMPRESSED = /\.(js|css|svg|json|webmanifest|txt|md)$/;
const WORTH = 600;
const BEST = { params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS } };

function compress() {
  for (const name of readdirSync(to, { recursive: true })) {
    const file = join(to, name);
    if (COMPRESSED.test(name) && statSync(file).isFile()) squeeze(file, file);
  }
  mkdirSync(join(to, "told"));
  for (const name of readdirSync(told)) squeeze(join(told, name), join(to, "told", name));
}

function squeeze(file, beside) {
  const content = readFileSync(file);
  if (content.length >= WORTH) writeFileSync(`${beside}.br`, brotliCompressSync(content, BEST));
}

async function main() {
  if (existsSync(to)) rmSync(to, { recursive: true });
  const left = (file) =>
    !/\.(js|d\.ts)$/.test(file) && !LOOKS.some((name) => file === join(from, "look", `${name}.css`));
  cpSync(from, to, { recursive: true, filter: left });
  for (const part of await code()) console.log(`${part.fileName} ${part.code.length}`);
  await looks();
  front();
  compress();
}

main();
