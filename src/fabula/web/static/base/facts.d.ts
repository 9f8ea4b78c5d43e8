// What a client has to know of the tales, as the server tells it (see web/tales.py).

/** A role, as all may know it. */
export type Role = {
  id: string;
  kind: string;
  side: string;
  icon: string;
  wakes: boolean;
  copies: number;
  step: number | null;
  tempo: string;
  clashes: string[];
  /** By which word anybody may say by day to use it. */
  speaks: string;
  grade: string | null;
  tale: string;
};

/** A variant of the rules: a flag, or one of several words. */
export type Setting = {
  key: string;
  default: boolean | string;
  under: [string, string | boolean] | null;
  kind: "flag" | "one_of";
  led?: boolean;
  chapter?: string;
  without?: string[];
  told?: string;
  options?: string[];
};

/** A printed set of cards, one for each card where the book leaves a choice. */
export type Scenario = {
  id: string;
  seats: number;
  family: string;
  told: string;
  sets: { with: string | null; roles: string[] }[];
  settings: Record<string, boolean | string>;
  more: Record<string, string[]>;
};

/** A time in seconds that a table may change. */
export type Timer = {
  key: string;
  default: number;
  least: number;
  most: number;
  advised: Record<string, number>;
  always: boolean;
  beside: string;
};

/** A tale: its roles, what is called in which order, what may be chosen. */
export type Tale = {
  id: string;
  seats: number[];
  /** How many cards lie in the middle, nobody's. */
  spares: number;
  many_nights: boolean;
  /** Whether a set may be drawn out of the box. */
  by_lot: boolean;
  roles: Role[];
  led: Role[];
  numbers: Record<string, Record<string, number>>;
  sheet: string[];
  introductions: string[];
  times: Record<string, string>;
  aloud: boolean;
  calls: Record<string, string[]>;
  asleep: string[];
  /** The calls in which somebody may have to act twice. */
  twice: string[];
  /** What is counted to before all point at once. */
  counted: string[];
  sets: Record<string, string[]>;
  circles: Record<string, Record<string, string[]>>;
  scripts: Record<string, string[]>;
  small_scripts: Record<string, string[]>;
  levels: Record<string, string>;
  company_for: Record<string, string[]>;
  late_company: string[];
  /** Whose each mark is that may lie at a seat. */
  marks: Record<string, string>;
  printed_sheets: Record<string, Record<string, string[]>>;
  jinxes: string[][];
  led_jinxes: string[][];
  company: string[];
  scenarios: Scenario[];
  choosing: string[];
  wishable: string[];
  choose_roles: string[];
  settings: Setting[];
  timers: Timer[];
  speech: string[];
  /** How a side, or what a check gives, looks that is not called good or evil: good, evil, gang or loner. */
  looks: Record<string, string>;
  /** Which chapter of the rules answers which kind of question. */
  answered_in: Record<string, string>;
  /** The events of which scenes tell: only those of these phases, causes or kinds, or all. */
  watched: Record<string, string[]>;
  glossary: Record<string, string[]>;
  next_roles: string[];
  plain_roles: string[];
  dead_may_watch: boolean;
  /** Whether what a player’s notes allow can be worked out. */
  notes_help: boolean;
  may_choose: Record<string, Record<string, boolean>>;
  ruled_choices: Record<string, number>;
};
