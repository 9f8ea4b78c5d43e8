// What a tale may bring of its own to the screens of all tales.
import type { Child } from "../vendor/preact.js";
import type { Args, Choice, Option, PairShape, Statement, Told } from "./choices.js";
import type { Person } from "./messages.js";
import type { Dial } from "../parts/ring.js";
import type { Role } from "./tales.js";
import type { Ask } from "./wire.js";

/** A piece of a screen, by what it is given. */
type Piece<Given = object> = (given: Given) => Child;

/** Pages of a book that was seen: of each seat its role, what it believes, its side and its marks. */
type Pages = [number, string | null, string | null, string | null, string[]][];

/** A text of a role by its name. */
export type RolePart = "ability" | "first" | "other" | "when" | "example" | "clash";

/** The names that screens of all tales look for; where one is missing, what all tales have stands there. */
export interface TaleScreens {
  /** The page from which a person leads, or sees all and does nothing, where it is not the one of all tales. */
  desk: string;
  /** By day, whatever is going on. */
  Scene: Piece;
  /** Before the cards are looked at. */
  Arriving: Piece;
  /** Below one's own card. */
  CardMore: Piece;
  /** In the journal: what is in play. */
  InPlay: Piece;
  /** A book of tokens that was seen: to be opened at once, or in the journal. */
  Book: Piece<{ pages: Pages }>;
  Pages: Piece<{ pages: Pages }>;
  isBook: (event: Told) => boolean;
  /** Past votes, when all is told. */
  Votes: Piece;
  /** In the lobby: the set with what belongs to it, and what edits it. */
  Script: Piece<{ edit: () => void }>;
  Editor: Piece;
  /** In the sheet of a seat in the lobby, and what signs such a seat. */
  SeatWish: Piece<{ person: Person; act: (kind: string, more: object) => () => void }>;
  signOf: (id: string) => { icon: string; label: string } | null;
  /** Whether a tie is but a result, after which nobody pleads and none is voted on again. */
  endsInATie: boolean;
  /** What dealing begins with, where it is no deal. */
  dealText: () => string;
  /** What the set on the table is called. */
  scriptTitle: () => string;
  /** By night: the line at which a role is chosen, and whether all have it. */
  RoleStrip: Piece<{ ask: Ask | undefined; picked: Choice[]; touch: (role: string) => void }>;
  choosesRoles: (ask: Ask | undefined) => boolean;
  isRole: (part: unknown) => part is string;
  /** Where an answer is corrected: two statements put together anew. */
  PairMaker: Piece<{
    shape: PairShape;
    made: Statement[];
    make: (pair: Statement[] | undefined) => void;
    name: (seat: number) => string;
  }>;
  /** On the big screen: the ring of the day with its words, hands that are raised, and who comes late. */
  Wall: Piece<{ most: number; low: number; big: boolean }>;
  wallWords: () => Child;
  /** What goes round in the circle of all who look on, while hands are counted. */
  wallDial: () => Dial | undefined;
  Raising: Piece;
  Coming: Piece;
  /** What is known of a role that is not among the tale's, and its texts. */
  factsOf: (role: string) => Role | undefined;
  textOf: (role: string, part: RolePart) => string;
  /** What whoever learns to lead is taught of this tale alone. */
  lesson: () => Promise<{ default: TaleLesson }>;
}

/** What is to be done now: the text of it, and its gaps. */
export type Step = { id: string; args: Args };

/** What a lesson knows of any tale, and one tale's part of it asks for. */
export type Watched = {
  /** Whom the line that is on tells something that they were not shown. */
  unseen: () => number[];
  inWords: (ask: { prompt: string; options: Option[] }, choice: Choice) => string;
  /** At what a bot points. */
  pointsText: (ask: Ask) => string;
};

/** What one tale has of its own for whoever learns to lead it. */
export interface TaleLesson {
  step: (watched: Watched) => Step;
  /** The line of the night that is walked, and whom it tells something with a card. */
  line: () => string;
  told: () => number[];
  /** The card that is held up to somebody. */
  held: () => { seat?: number } | null;
  inWords: (prompt: string, choice: Choice) => string;
}
