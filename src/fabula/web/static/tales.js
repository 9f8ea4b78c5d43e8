// @ts-check
// Facts of the tales, as the server tells them.

/** @typedef {{id: string, kind: string, side: string, icon: string, wakes: boolean, copies: number, step: number | null}} Role */
/** @typedef {{id: string, seats: number[], extra: number, roles: Role[], sheet: string[], sets: Record<string, string[]>, settings: any[], timers: any[]}} Tale */

/** @type {Tale[]} */
export let tales = [];

/** Load the facts before the first screen. */
export async function loadTales() {
  tales = await (await fetch("/api/tales")).json();
}

/** @param {string} id @returns {Tale} */
export const taleOf = (id) => tales.find((tale) => tale.id === id) || tales[0];

/** @param {string} tale @param {string} role @returns {Role} */
export const roleOf = (tale, role) => taleOf(tale).roles.find((one) => one.id === role) || taleOf(tale).roles[0];
