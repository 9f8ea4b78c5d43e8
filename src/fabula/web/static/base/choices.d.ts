// What the messages and the events leave open, as the page reads it.

import type { Entry } from "./events.js";

/** What may be chosen: nothing, a seat or a number, a word, or a list of those. */
export type Choice = null | boolean | number | string | Choice[];

/** How a choice is put together where there are too many to list. */
export interface Gap {
  any?: Choice[];
  some?: Choice[];
  text?: number;
  words?: number;
  subsets?: Choice[];
  of?: number;
  statement?: { seats: number[]; roles: string[] };
  pair?: PairShape;
  guesses?: { seats: number[]; roles: string[]; most: number };
  accused?: { seats: number[]; kinds: string[] };
  bag?: string[];
  seats?: number[];
  beside?: boolean;
}

/** What stands among options: a choice, a word with what may stand in its gaps, or what to put a choice together from. */
export type Option = null | boolean | number | string | Gap | Pattern | Choice[];

/** A word with what may stand in its gaps. */
export type Pattern = [string, ...Gap[]];

/** What fills the gaps of a text. */
export type Args = Record<string, string | number>;

/** What a table has agreed on, and what came with its script. */
export interface TableSettings {
  lead?: "fabula" | "person";
  company?: string[];
  travellers?: string[];
  house_rules?: string[];
  own_jinxes?: string[][];
  homebrew?: Choice[][];
  [key: string]: Choice | undefined;
}

/** What comes with a script of the Clocktower. */
export interface More {
  company?: string[];
  first_night?: string[];
  other_nights?: string[];
  house_rules?: string[];
  own_jinxes?: string[][];
  homebrew?: Choice[][];
  [key: string]: Choice | Choice[][] | undefined;
}

/** An ability on a seat: seat, role, call, whether it is a sham, where it is from, whether it lasts, whether it is lent. */
export type Grant = [number, string, string | null, boolean, number | string | null, boolean | null, boolean | null];

type Telling = Exclude<Entry, { e: "began" }>;
type Keys<One> = One extends unknown ? keyof One : never;
type Values<One, Key> = One extends unknown ? (Key extends keyof One ? One[Key] : never) : never;

/** Any event, by all that some event may tell: for whoever reads what is there, of whatever kind it is. */
export type Told = { e: string } & { [Key in Exclude<Keys<Telling>, "e">]?: Values<Telling, Key> };

/** Something typed, or chosen, in a field. */
export type Typed = Event & { currentTarget: HTMLInputElement };

/** What is done with each kind of event, where something is; what else it is done with comes before and after. */
export type ByEvent<Given extends unknown[], Made, Rest extends unknown[] = []> = {
  [Kind in Entry["e"]]?: (...given: [...Given, Extract<Entry, { e: Kind }>, ...Rest]) => Made;
};

/** A word, and what it is said of: a part of the Clocktower’s small language. */
export type Statement = [string, ...Choice[]];

/** What a seat may register as: a role, a kind and a side. */
export type Look = [string, string, string];

/** The town at one moment, as the server's own judge sees it. */
export type Sight = { circle: number[]; living: number[]; seen: Look[][] };

/** What two statements are put together of, and how many of them have to be true. */
export type PairShape = { seats: number[]; roles: string[]; truths: number | null; sight: Sight };
