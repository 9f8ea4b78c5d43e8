// Made by python -m fabula.web.protocol --write; not written by hand.
import type { Args, Choice, More, Option, Pattern, TableSettings } from "./choices.js";
import type { Entry } from "./events.js";

/**
 * Somebody in the room. `bot` names the mind of a bot; `gone` is not connected, `guest` has no device.
 *
 * A bot that `stands_in` has the name of somebody else: it plays on for them, or they came later. From
 * who is `muted` the host has taken written words and claims. By their `face`, a sign with its colour,
 * they are known on every screen.
 */
export interface Person {
  id: string;
  name: string;
  lang?: string;
  bot?: string | null;
  gone?: boolean;
  guest?: boolean;
  stands_in?: boolean;
  muted?: boolean;
  face?: string;
}

/** One line of the live check of the set: `code` is a text id, `level` is stop, warn or hint. */
export interface Advice {
  code: string;
  level: "stop" | "warn" | "hint";
  args?: Args;
}

/**
 * One person's line in the table of the evening: games of this room, wins and points so far.
 *
 * `last` is what the latest game gave (null: they did not play in it); without a `person` they have left.
 */
export interface Standing {
  name: string;
  games: number;
  wins: number;
  points: number;
  last?: number | null;
  person?: string | null;
  bot?: boolean;
}

/** What a player has wagered on who wins: which side, in which phase, and the number of it. */
export interface Wagered {
  seat: number;
  side: string;
  phase: string;
  number: number;
}

/** Somebody who waits for a nod until then (ms): to come in, or for this seat. */
export interface Waiting {
  id: string;
  name: string;
  until: number;
  seat?: number | null;
}

/** In the game that is on, the host `by` this name has taken a seat from the person of this name. */
export interface Freed {
  seat: number;
  name: string;
  by: string;
}

/**
 * A request this listener may answer now.
 *
 * `prompt` is a text id; `options` are all legal choices; `answered` is what was answered so far while it
 * may still be changed. `open` marks a window in which one may act many times. Without a `seat` it is the
 * Storyteller who is asked, hence the leader alone; `suggested` is then what is taken if they go on, `why`
 * the word for the reason, `because` which seat claims which role, if that is why; `about` the seats it is
 * about, and `honest` those of the options that are true, `once` those of them that use up what can be
 * only once, `said` what a player has stated or asked, `weighed` of each of these what each part may be.
 * Where they are too many to list some may have been `drawn` by lot. The leader is told as `suggested` too
 * what a seat had answered before that was taken back, and in a trial at what a bot has `pointed`. Of what
 * is to come tonight `line` is where it will be asked, with the seat `awake`; it may be `decided`.
 */
export interface Ask {
  id: string;
  prompt: string;
  seat: number | null;
  options: Option[];
  answered?: Choice;
  suggested?: Choice;
  why?: string;
  because?: [number, string][];
  open?: boolean;
  about?: number[];
  honest?: Option[];
  once?: Choice[];
  drawn?: Option[];
  said?: Choice[];
  weighed?: boolean[][][];
  line?: string;
  awake?: number | null;
  decided?: boolean;
}

/**
 * One line of what is going to happen: `code` is a text id.
 *
 * Of its `args`, numbers are seats, `role` is a role or a gang of the tale, and `sides` have won: the text
 * `story-won-...` with the sides in alphabetical order, `story-won-nobody` without any.
 */
export interface Foreseen {
  code: string;
  args?: Args;
}

/**
 * What is said in a scene: the texts `scene-TALE-CODE`, `scene-CODE`, or those of the story.
 *
 * Of its `args` `who` and `name` are seats, `names` several, `role` is a role, others are numbers; of `won`,
 * `sides` and `names` have won.
 */
export interface Sentence {
  code: string;
  args?: Args;
}

/**
 * What all watch now: a vote's `result`, an `execution`, `dawn`, `death`, `power`, `exile` or the `end`.
 *
 * It is the `n`-th of this game and lasts until it `ends` (server's ms), or for what is `left` of it while
 * it is paused, in all for its `length`; its sentences begin after `speaks` (ms). One that `waits` lasts
 * until whoever leads goes on. Where last words are given, its `speakers` have them from `words_at` on, for
 * `words` (ms): the sentences about them and one more come before. `dead` die in it, `cards` turn (place and
 * role), `hands` are who voted for whom, `counts` how many half votes for whom. One with a
 * `countdown` (ms) begins with three, two, one. It happened in this `phase` of the night or day of this
 * `number`, though another may have begun by now.
 */
export interface Scene {
  n: number;
  kind: string;
  said: Sentence[];
  length: number;
  speaks: number;
  ends?: number | null;
  left?: number | null;
  dead?: number[];
  cards?: [number | string, string][];
  hands?: [number, number][];
  counts?: [number, number][];
  countdown?: number;
  phase?: string;
  number?: number;
  winners?: number[];
  waits?: boolean;
  words?: number;
  words_at?: number;
  speakers?: number[];
}

/** A seat makes a sign that all see until then (ms), or points at another seat, `at`. */
export interface Gesture {
  seat: number;
  sign: "point" | "agree" | "doubt" | "laugh";
  until: number;
  at?: number | null;
}

/**
 * A seat stands away from the square, `since` then (ms); it `ends` then, if all were called back.
 *
 * A bot that was asked along `leaves` then.
 */
export interface Aside {
  seat: number;
  place: "well" | "bridge" | "inn" | "lantern";
  since: number;
  ends?: number | null;
  leaves?: number | null;
}

/** A seat is asked `by` another to come where that one stands, until then (ms), or has `declined`. */
export interface Invitation {
  seat: number;
  by: number;
  place: "well" | "bridge" | "inn" | "lantern";
  until: number;
  declined?: boolean;
}

/** What somebody said aloud, as it would have been claimed, and when a player noted it for themself. */
export interface Overheard {
  words: (string | number)[];
  phase?: string;
  number?: number;
}

/**
 * What a player has written down of a seat for themself: a side or `unsure`, up to three roles, a note.
 *
 * `guesses` are all sides and roles that were ever written there, each with the phase, and the number of it,
 * in which that was first; `heard` is what whoever sits there said aloud.
 */
export interface Jotting {
  side?: string;
  roles?: string[];
  text?: string;
  guesses?: [string, string, number][];
  heard?: Overheard[];
}

/**
 * An answer that the leader may change with Edit; `move` is its number in the telling.
 *
 * `number` counts nights and days; `who` is a seat, `fate` or `storyteller`; `by` is who answered for them.
 */
export interface Move {
  move: number;
  beat: string;
  number: number;
  who: number | string;
  prompt: string;
  options: Option[];
  choice: Choice;
  by?: string;
}

/**
 * A mark in the words of whoever leads: at a `seat`, or where it was put in the circle.
 *
 * `x` and `y` are shares of half its width and height, from the middle.
 */
export interface OwnMark {
  mark: number;
  text: string;
  colour?: "plain" | "good" | "evil" | "leaf" | "gem";
  seat?: number | null;
  x?: number;
  y?: number;
}

/**
 * Make a room and sit down as its host, or with `lead` stand up as its leader.
 *
 * In a `trial` with `lead` the bots only point at what they choose by night, and who leads enters it. With a
 * random `key` of one's own it may be sent again. Who draws the room's `code` has it if no room has: so the
 * address of the first socket can name the room as those of all others do.
 */
export interface Make {
  t: "make";
  name: string;
  lang?: "en" | "ru" | "fr";
  tale?: string;
  trial?: boolean;
  lead?: boolean;
  key?: string | null;
  face?: string;
  code?: string;
}

/**
 * Sit down in a room that has not dealt yet, else come in as a spectator; `key` is as in Make.
 *
 * Who wishes for a `face` has it if nobody else has.
 */
export interface Join {
  t: "join";
  code: string;
  name: string;
  lang?: "en" | "ru" | "fr";
  key?: string | null;
  face?: string;
}

/** Come back with the key that Welcome gave; `game` and `since` say what this device has seen. */
export interface Return {
  t: "return";
  code: string;
  key: string;
  game?: number;
  since?: number;
}

/**
 * Look on without a seat or a name: a spectator's phone or the big screen.
 *
 * A page for a stream is told everything `delay` seconds later, by up to 120; Welcome's clock is as late.
 */
export interface Watch {
  t: "watch";
  code: string;
  lang?: "en" | "ru" | "fr";
  game?: number;
  since?: number;
  delay?: number;
}

/** Take one's place on another device with a one-time ticket, of four digits or from a link. */
export interface MoveIn {
  t: "move_in";
  code: string;
  ticket: string;
}

/** Ask whether there is a room, without coming in; with the key of a person in it, also who is there. */
export interface Find {
  t: "find";
  code: string;
  key?: string | null;
}

/** Answer an ask. With a `seat` the leader answers for a player, or anybody what was `lent` to them. */
export interface Answer {
  t: "answer";
  id: string;
  ask: string;
  choice?: Choice;
  seat?: number | null;
}

/**
 * Raise one's hand, or take it down, while it is not counted yet.
 *
 * The leader may do it for a `seat`, and anybody for one of those whose `hands` they are.
 */
export interface Hand {
  t: "hand";
  id: string;
  up: boolean;
  seat?: number | null;
}

/** By day: raise a hand to speak, or lower it. Who keeps order may do it for a `seat`. */
export interface Word {
  t: "word";
  id: string;
  up: boolean;
  seat?: number | null;
}

/**
 * Who keeps order: start a timer that all see, with `more` lengthen the one that runs; 0 stops it.
 *
 * It may have a name that all see, `about` what it is: `apart` and `together` are said in each language,
 * what else one writes as it stands. Where Fabula leads, its own clock of a talk gets this time.
 */
export interface Timer {
  t: "timer";
  id: string;
  seconds: number;
  more?: boolean;
  about?: string;
}

/** Who keeps order: call all together, on all devices. */
export interface Gather {
  t: "gather";
  id: string;
}

/** Leader or host: have this sentence of the rules in short read to all; none ends the reading. */
export interface Read {
  t: "read";
  id: string;
  line?: number | null;
}

/**
 * Speak to all, whisper to one or several, or speak `aside`, to those who stand where one stands.
 *
 * While a game lasts the dead and onlookers may not. A bot that plays answers a whisper. With the `words` of
 * a claim instead of a text one player is asked in a whisper whether they say so, as it was heard aloud.
 */
export interface Say {
  t: "say";
  id: string;
  text: string;
  to?: string | string[];
  aside?: boolean;
  words?: (string | number)[];
}

/** Walk aside while all talk, where two others may stand at most, or back to the square. All see it. */
export interface Walk {
  t: "walk";
  id: string;
  place?: "well" | "bridge" | "inn" | "lantern" | null;
}

/** Walk aside, and ask a seat to come there; a bot comes at once, a person may walk there or decline. */
export interface AskAlong {
  t: "ask_along";
  id: string;
  seat: number;
  place: "well" | "bridge" | "inn" | "lantern";
}

/** Stay where one is, though asked `by` a seat to come aside. All see it, as they see who asks whom. */
export interface Decline {
  t: "decline";
  id: string;
  by: number;
}

/**
 * Write down for oneself, in a game, what one thinks `about` a seat, instead of all that was there.
 *
 * A `side` of the game or `unsure`, up to three `roles`, a note of up to 400 signs, and claims `heard` from
 * there aloud (null: as it was). About nobody: a page of up to 4000 signs. See Pocketbook.
 */
export interface Jot {
  t: "jot";
  id: string;
  about?: number | null;
  side?: string;
  roles?: string[];
  text?: string;
  heard?: ((string | number)[])[] | null;
}

/**
 * Leader: write a note of the game that is on, or `about` a seat, in the place of what was there.
 *
 * See Desk.
 */
export interface Pen {
  t: "pen";
  id: string;
  text: string;
  about?: number | null;
}

/**
 * Leader: lay a mark in own words, of up to 24 signs, at a `seat` or anywhere; without words it is gone.
 *
 * `mark` is its number: a new one, or that of a mark that lies there and is moved or written anew.
 */
export interface LayMark {
  t: "lay";
  id: string;
  mark: number;
  text: string;
  colour?: "plain" | "good" | "evil" | "leaf" | "gem";
  seat?: number | null;
  x?: number;
  y?: number;
}

/** Say for oneself which side of the game that is on will win, or none; all hear of it when it is over. */
export interface Wager {
  t: "wager";
  id: string;
  side?: string;
}

/** Show something to all for a moment, while one may speak; who points says `at` which seat. */
export interface MakeSign {
  t: "sign";
  id: string;
  sign: "point" | "agree" | "doubt" | "laugh";
  at?: number | null;
}

/** Who keeps order: how this table plays where the book is open, or that it does so no more. */
export interface Rule {
  t: "rule";
  id: string;
  text: string;
  off?: boolean;
}

/** Host: from now on this person writes, whispers and claims nothing in the app, or does again. */
export interface Mute {
  t: "mute";
  id: string;
  person: string;
  on?: boolean;
}

/** Somebody dead, where the table has agreed on it: see everything from now on, and take no more part. */
export interface OpenEyes {
  t: "open_eyes";
  id: string;
}

/** Change one's own name, or as the host in the lobby that of a `person`. */
export interface Rename {
  t: "rename";
  id: string;
  name: string;
  person?: string;
}

/**
 * In the lobby: have another face, by which one is known on every screen; a bot gives up its own.
 *
 * The host chooses for a `person` without a device.
 */
export interface ChooseFace {
  t: "face";
  id: string;
  face: "boat" | "tulip" | "fir" | "duck" | "cherries" | "whale" | "boot" | "mushroom" | "cat" | "mitten" | "fish" | "leaf" | "umbrella" | "kite" | "hare" | "horseshoe" | "wheel" | "snail" | "drum" | "star" | "acorn" | "cup" | "windmill" | "apple";
  person?: string;
}

/** Change the language in which one is served. */
export interface Language_ {
  t: "language";
  id: string;
  lang: "en" | "ru" | "fr";
}

/** A spectator takes a seat before the deal, or an empty one (see Free) at any time. */
export interface Sit {
  t: "sit";
  id: string;
  seat?: number;
}

/** Come late, as a role that the room's `travellers` offers, while nobody leads. */
export interface Travel {
  t: "travel";
  id: string;
  role: string;
}

/**
 * In the lobby: who sits wishes to be a Traveller (`on`), or not.
 *
 * Host or leader: let a `person` be one who wishes it or has no device, or not. In a game that a person
 * leads, who looks on asks to come as one, or no more; the leader declines for a `person`.
 */
export interface TravellerWish {
  t: "traveller";
  id: string;
  on: boolean;
  person?: string;
}

/** Host: let one of the Fabled come into a game that nobody leads, or go again (not `on`), by day. */
export interface Beside {
  t: "beside";
  id: string;
  role: string;
  on: boolean;
}

/** Leave one's seat. During a game a bot goes on in it. */
export interface Stand {
  t: "stand";
  id: string;
}

/** Host: the order of seats, clockwise, as the people's ids. Before the deal. */
export interface Arrange {
  t: "arrange";
  id: string;
  people: string[];
}

/**
 * Host: a bot on a new seat, or on that of a person who is gone; before the deal, another mind for a bot.
 *
 * A mind is named by its level, newcomer, regular or sharp, and perhaps by a temperament.
 */
export interface AddBot {
  t: "add_bot";
  id: string;
  mind?: "random" | "sensible" | "newcomer" | "newcomer-lively" | "newcomer-quiet" | "regular" | "regular-lively" | "regular-quiet" | "sharp" | "sharp-lively" | "sharp-quiet";
  person?: string;
}

/**
 * Host, in the lobby: seat somebody who has no device.
 *
 * Whoever leads answers for them; where Fabula does, the host or a neighbour, if all see it.
 */
export interface AddGuest {
  t: "add_guest";
  id: string;
  name: string;
}

/** Host or who leads: after whom, clockwise, there is room before the next. All circles are drawn so. */
export interface Group {
  t: "group";
  id: string;
  after: string[];
}

/** Host: send a person or a bot away; during a game a bot takes over the seat. */
export interface Remove {
  t: "remove";
  id: string;
  person: string;
}

/** Host: let go of a seat whose device is lost; the old key no longer opens it, Sit does. */
export interface Free {
  t: "free";
  id: string;
  person: string;
}

/** Host: make another person the host. */
export interface HandOver {
  t: "hand_over";
  id: string;
  person: string;
}

/**
 * Host: another game for this table. Before the deal. Who is beyond its seats stands up; bots go first.
 *
 * The set, the variants and the timers become those agreed on when this tale was last here, or the book's.
 */
export interface ChooseTale {
  t: "tale";
  id: string;
  tale: string;
}

/**
 * Host: the set of cards, as role ids with repetition, and what it is called. Before the deal.
 *
 * `more` comes with a script of the Clocktower, each as it was if not given: Fabled and Loric (`company`),
 * blank cards (`homebrew`: id, name, ability, prompts for first and other nights, reminders), own orders.
 */
export interface Choose {
  t: "choose";
  id: string;
  roles: string[];
  title?: string;
  author?: string;
  more?: More;
}

/** Host: what a card says at this table, as plain text; an empty one takes it back. Before the deal. */
export interface Reword {
  t: "reword";
  id: string;
  role: string;
  text: string;
}

/** A player: the cards one wishes for, where the players choose the set together. Before the deal. */
export interface Wish {
  t: "wish";
  id: string;
  roles: string[];
}

/** Host: change some settings of the room: variants, timers (seconds), `lead`, `leader`, `choosing`. */
export interface Settings {
  t: "settings";
  id: string;
  change: TableSettings;
}

/** Host: deal the cards. */
export interface Start {
  t: "start";
  id: string;
}

/** Host: stop all clocks. */
export interface Pause {
  t: "pause";
  id: string;
}

/** Host: let the clocks run on. */
export interface Go {
  t: "go";
  id: string;
}

/**
 * Leader: go on to the next call now; what is still open takes the book's default.
 *
 * With the `at` of the last `asks` nothing happens if the game has gone on since: two touches, or two who
 * lead and press together, are one step. Of those to be named it names the next, one `seat`, or `all`.
 */
export interface Next {
  t: "next";
  id: string;
  at?: string;
  all?: boolean;
  seat?: number | null;
}

/**
 * Leader, or host where Fabula leads: go to the last picture of the `n`-th scene for all, and past it.
 *
 * Nothing comes of it in the first 600 ms, nor that soon a second time. It ends last words still to be said.
 */
export interface CutShort {
  t: "cut_short";
  id: string;
  n: number;
}

/** Whoever speaks their last words in the `n`-th scene, or who may cut it short: that is all. */
export interface EndWords {
  t: "end_words";
  id: string;
  n: number;
}

/** Leader: take the last choice back, or, after the game, its `end` alone. */
export interface Undo {
  t: "undo";
  id: string;
  end?: boolean;
}

/**
 * Leader: give another answer in an earlier move (see Moves); what came after stays as far as it fits.
 *
 * Where something does not fit any more, the game stands there and asks.
 */
export interface Edit {
  t: "edit";
  id: string;
  move: number;
  choice?: Choice;
}

/**
 * Leader: correct the facts, as one of Amendments, its gaps filled: `["kill", 3]`.
 *
 * Where a Traveller comes, a `person` who looks on sits down, or a guest without a device, of this `name`;
 * for their side `lot` may stand.
 */
export interface Amend {
  t: "amend";
  id: string;
  act: Choice;
  person?: string;
  name?: string;
}

/**
 * Leader: decide what will be asked tonight about these seats, or without a choice leave it open again.
 *
 * It is suggested when it is asked, and answers nothing before.
 */
export interface Prepare {
  t: "prepare";
  id: string;
  prompt: string;
  about: number[];
  choice?: Choice;
}

/** Leader: these of the entries to `show` were shown, or said, to whom they concern. */
export interface Showed {
  t: "showed";
  id: string;
  entries: number[];
}

/**
 * Leader: give the Grimoire to who has no seat: `over`, to `share`, to `look` into; or take it `back`.
 *
 * A dead player whom the rules name to lead may `take` it for themself where Fabula leads.
 */
export interface Entrust {
  t: "entrust";
  id: string;
  person: string;
  how?: "over" | "share" | "look" | "back" | "take";
}

/** Host: break the game off, for all to see who was who, unless that is taken back within ten seconds. */
export interface BreakOff {
  t: "break_off";
  id: string;
  on?: boolean;
}

/**
 * Host: back to the lobby with the same people; during a game this ends it untold.
 *
 * With `deal` the next game is dealt at once, for the same people, by the same settings. The lobby stays
 * where the players choose the set together, for they are asked first, and where the cards cannot be dealt.
 */
export interface Again {
  t: "again";
  id: string;
  deal?: boolean;
}

/**
 * Ask for a one-time ticket that moves this person to another device.
 *
 * For a `link` it is long; with `alone` the devices they have are put out when it is used.
 */
export interface Ticket {
  t: "ticket";
  id: string;
  link?: boolean;
  alone?: boolean;
}

/**
 * Leader: ask for a link with which somebody may lead too (`share`), or `look` into the Grimoire.
 *
 * The answer is `ticketed`: a word for one use within ten minutes, in the place of the last one to the same.
 * With `off` that one opens nothing any more.
 */
export interface Invite {
  t: "invite";
  id: string;
  to: "share" | "look";
  off?: boolean;
}

/** Follow such a link, as somebody who is in the room and holds no seat of the game that is on. */
export interface Follow {
  t: "follow";
  id: string;
  ticket: string;
}

/**
 * Host: who may come in from now on, each as it was if not given.
 *
 * New `people` come as they like (`open`), when somebody nods (see Nod), or not at all (`shut`). Once a
 * person has been removed, an open door asks for a nod. Without `onlookers` nobody looks on without a name.
 */
export interface Door {
  t: "door";
  id: string;
  people?: "open" | "nod" | "shut";
  onlookers?: boolean;
}

/**
 * Let in `who` waits (see Waiting), or turn them away.
 *
 * Host or leader nod to who comes in. To who takes the seat of another a player nods who has not freed it
 * themself, or whoever held it, or the leader; at a table of two, where nobody could, they have it after a
 * minute unless its old device comes back.
 */
export interface Nod {
  t: "nod";
  id: string;
  who: string;
  yes?: boolean;
}

/** This device speaks, or does no more (not `on`); one may that only looks on. */
export interface Speaks {
  t: "speaks";
  id: string;
  on?: boolean;
}

/**
 * This device has said the `n`-th scene, or without a number whatever else there was to say.
 *
 * What waited for that goes on; where none says so, it does after as long as it may have taken.
 */
export interface Spoken {
  t: "spoken";
  id: string;
  n?: number;
}

/** In the lobby: say that one could lead, or no more. */
export interface Volunteer {
  t: "volunteer";
  id: string;
  on?: boolean;
}

/** In the lobby: vote for a `person` who could lead, or without one take the vote back; all see it. */
export interface Elect {
  t: "elect";
  id: string;
  person?: string;
}

/**
 * Host, in the lobby: a person leads, by the votes or by lot, which also decides a tie.
 *
 * Lots are drawn among those who could lead, or among all who are here if nobody has said so.
 */
export interface FindLeader {
  t: "find_leader";
  id: string;
  how: "vote" | "lot";
}

/** Host: a set by lot out of the whole box, where the tale is played with any. Before the deal. */
export interface DrawSet {
  t: "draw_set";
  id: string;
}

/**
 * Host: keep the games of this room that are over, and those to come, in a chronicle of this `name`.
 *
 * With the `link` of one it goes on; without, a new one is begun. Not `on`: keep none from now on.
 */
export interface KeepEvenings {
  t: "evenings";
  id: string;
  name?: string;
  link?: string | null;
  on?: boolean;
}

/** Anybody in a room whose games are kept: the link by which what is kept is read. See Ticketed. */
export interface EveningsLink {
  t: "evenings_link";
  id: string;
}

/** You are in. `key` comes once, to the device that shall keep it; `now` is the server's clock in ms. */
export interface Welcome {
  t: "welcome";
  code: string;
  now: number;
  person?: string | null;
  key?: string | null;
  version?: string;
}

/**
 * All that is public about the room, whole, whenever any of it changed.
 *
 * `seats` holds people's ids clockwise (null: an empty seat); `watchers` the people without a seat;
 * `game` counts the deals; `stage` is lobby, playing or after; `advice` is the live check of the set;
 * `series`, but while a game is on, is the table of the evening, the most points first, and `sides` how
 * many games of this tale each side has won; `wordings` is what cards of this tale say at this table, by
 * role, where the host has reworded them; `beside` lead together with the leader; `travelling` says who
 * wishes to be a Traveller, and whether the host has agreed, or while a game is on who asks to come as
 * one; `fitting` are the Travellers that go well with the set; `lateness` says how late it is to come:
 * nothing, `few` are alive, or so few that the `host` has to agree; `title` and `author` are those of a
 * set that came with them; in the lobby, `more` is as in Choose; `notice` says what became of the game
 * when Fabula was renewed: `resumed` before what its rules do not allow any more, or broken off,
 * `untold`; `breaking`: when it breaks off (ms); `door` and `no_onlookers` are as in Door;
 * `house_rulings` are the table’s; `volunteers` could lead, each with who votes for them; `found` says
 * how the leader was, if not by the host: `vote`, `tie` or `lot`; whoever is `watching` sees everything,
 * dead or let in by who leads; after each who is `apart` there is room in the circle; `chronicle` is
 * what the one is called in which this room's games are kept.
 */
export interface Room {
  t: "room";
  code: string;
  host: string;
  tale: string;
  stage: "lobby" | "playing" | "after";
  game: number;
  people: Person[];
  seats: (string | null)[];
  watchers: string[];
  roles: string[];
  settings: TableSettings;
  advice?: Advice[];
  leader?: string | null;
  paused?: boolean;
  wishes?: Record<string, string[]>;
  onlookers?: number;
  series?: Standing[];
  sides?: [string, number][];
  wagers?: Wagered[];
  wordings?: Record<string, string>;
  title?: string;
  author?: string;
  travellers?: string[];
  fitting?: string[];
  lateness?: string;
  travelling?: Record<string, boolean>;
  more?: More;
  beside?: string[];
  notice?: string;
  breaking?: number | null;
  door?: "open" | "nod" | "shut";
  no_onlookers?: boolean;
  house_rulings?: string[];
  waiting?: Waiting[];
  freed?: Freed[];
  volunteers?: Record<string, string[]>;
  found?: string;
  watching?: string[];
  seen_all?: string[];
  apart?: string[];
  chronicle?: string;
}

/**
 * What has happened, as far as this listener may know it: entries `first`, `first + 1` ... of this game.
 *
 * Each entry is an object whose `e` names the event; see docs/events.md. With `anew` the leader has
 * taken something back: forget all entries of this game and start from these.
 */
export interface Entries {
  t: "entries";
  game: number;
  first: number;
  list: Entry[];
  anew?: boolean;
}

/**
 * All that this listener may answer now; it replaces what was sent before. `at` is for `next`.
 *
 * Where Fabula leads, `hands` are the seats without a phone for which this device raises a hand when hands
 * are counted, and `lent` is what they are asked before all: it is answered with their `seat`.
 * Whoever leads and names the dead one by one gets as `names` those of whom nobody else has heard, as `free`
 * who of them may be next; as long as `told` is there, who was named before, undo takes the last name back.
 * Of what they die stands in `why`, as it was foreseen.
 */
export interface Asks {
  t: "asks";
  list: Ask[];
  at?: string;
  hands?: number[];
  lent?: Ask[];
  names?: number[];
  free?: number[];
  told?: number[];
  why?: Foreseen[];
}

/**
 * The shared candle: what runs, when it ends (server's ms; null: nobody hurries), how long it is (ms).
 *
 * While it is paused, `left` says how much of it remains (ms). `hands` are the seats whose hand is up before
 * it is counted, `answered` those who have answered what so many are `asked` openly and at once, `seen` what
 * they have answered where hands are open (else null), `words` those that wish to speak, who asked first
 * first. `timer` says that this is a time somebody has set, after which nothing happens, and `about` what it
 * is called; all were called together at `gathered`. `reading` is the sentence of the rules in short that is
 * read to all. While a `scene` is on, all watch it. `gestures` are what players show all of each other just
 * now; `aside` is who stands away from the square, and `invited` who is asked to come there.
 */
export interface Clock {
  t: "clock";
  phase: string;
  ends?: number | null;
  length?: number | null;
  paused?: boolean;
  left?: number | null;
  hands?: number[];
  asked?: number;
  answered?: number[];
  seen?: [number, Choice][] | null;
  words?: number[];
  timer?: boolean;
  about?: string;
  gathered?: number | null;
  reading?: number | null;
  scene?: Scene | null;
  gestures?: Gesture[];
  aside?: Aside[];
  invited?: Invitation[];
}

/**
 * Somebody spoke; a whisper is `to` one or a list of people. `n` counts what one has heard, from 1.
 *
 * What was said aside has its `place`. What a bot whispers is not `text` but `words`, a list of sayings as
 * a claim has them; an empty one says that it tells nothing yet. `why` is the reason of what a bot has just
 * claimed, which `words` repeat, or of its vote: a ground, its wording, and the seats and the role it names.
 * Where somebody `asks`, the words are a claim they heard aloud, which the other may make their own.
 */
export interface Said {
  t: "said";
  n: number;
  person: string;
  text: string;
  to?: string | string[] | null;
  place?: string;
  words?: Choice[] | null;
  why?: Choice[] | null;
  asks?: boolean;
}

/**
 * What the holder of this seat has written down in this game: by seat, and a page about nobody (`text`).
 *
 * It replaces what was sent before.
 *
 * Nobody else is sent it, not even whoever leads, and nothing that others are sent depends on it.
 */
export interface Pocketbook {
  t: "pocketbook";
  about?: Record<string, Jotting>;
  wager?: string;
  text?: string;
}

/** After the end the whole truth for all: every event with its beat, and who was for whom in it. */
export interface Fabula {
  t: "fabula";
  game: number;
  list: Entry[];
}

/**
 * There is such a room; for who has a key of it: the game, their name in it, and who else is there.
 *
 * Where anybody may look on, all others learn what they would see then: the game, its `stage`, whose table
 * it is (`host`), and who sits there, `seated`. `worn` are the faces that are not free.
 */
export interface Found {
  t: "found";
  code: string;
  tale?: string;
  name?: string;
  people?: string[];
  stage?: "lobby" | "playing" | "after" | null;
  host?: string;
  seated?: Person[];
  worn?: string[];
}

/**
 * To the leader: the answers given so far that may be changed, `first`, `first + 1` ... of this game.
 *
 * With `anew` forget all moves of this game and start from these.
 */
export interface Moves {
  t: "moves";
  game: number;
  first: number;
  list: Move[];
  anew?: boolean;
}

/**
 * To the leader: all that may be corrected now, as patterns like those of an open window.
 *
 * What cannot come while something is asked comes before the beat that is on, which is then told again as
 * far as it fits. `back` is what Undo would take back (an answer, `time` where a talk was closed, `amend`
 * where facts were corrected), `phase` where that was. It replaces what was sent before.
 */
export interface Amendments {
  t: "amendments";
  list: Pattern[];
  back?: Move | null;
  phase?: string;
}

/**
 * To the leader: what dawn would bring if it came now, and why; or, before the end is told, who has won.
 *
 * `show`: the entries still to be shown to those without a phone; `coming`: before a night, what they will
 * be asked in it whatever the players choose. It replaces what was sent before.
 */
export interface Foresight {
  t: "foresight";
  list: Foreseen[];
  show?: number[];
  coming?: Ask[];
}

/**
 * What whoever leads has written down in this game, of it and of seats, and the marks in their own words.
 *
 * All who lead are sent it, and nobody else; nothing that others are sent depends on it.
 */
export interface Desk {
  t: "desk";
  note?: string;
  about?: Record<string, string>;
  marks?: OwnMark[];
}

/** The command with this id is done and kept. */
export interface Done {
  t: "done";
  id: string;
}

/**
 * The ticket asked for: four digits, or a long one for a link; good for five minutes and one use.
 *
 * To EveningsLink it is the link of the chronicle, which stays; an invitation is good for ten minutes, and
 * none where it was called in.
 */
export interface Ticketed {
  t: "ticketed";
  id: string;
  ticket: string;
}

/** Nothing changed. `why` is a text id ("refused-..."), `args` fill its gaps, `id` is its command's. */
export interface Refused {
  t: "refused";
  why: string;
  id?: string;
  args?: Args;
}

export type FirstMessage =
  | Make
  | Join
  | Return
  | Watch
  | MoveIn
  | Find;

export type Command =
  | Answer
  | Hand
  | Word
  | Timer
  | Gather
  | Read
  | Say
  | Walk
  | AskAlong
  | Decline
  | Jot
  | Pen
  | LayMark
  | Wager
  | MakeSign
  | Rule
  | Mute
  | OpenEyes
  | Rename
  | ChooseFace
  | Language_
  | Sit
  | Travel
  | TravellerWish
  | Beside
  | Stand
  | Arrange
  | AddBot
  | AddGuest
  | Group
  | Remove
  | Free
  | HandOver
  | ChooseTale
  | Choose
  | Reword
  | Wish
  | Settings
  | Start
  | Pause
  | Go
  | Next
  | CutShort
  | EndWords
  | Undo
  | Edit
  | Amend
  | Prepare
  | Showed
  | Entrust
  | BreakOff
  | Again
  | Ticket
  | Invite
  | Follow
  | Door
  | Nod
  | Speaks
  | Spoken
  | Volunteer
  | Elect
  | FindLeader
  | DrawSet
  | KeepEvenings
  | EveningsLink;

export type ServerMessage =
  | Welcome
  | Room
  | Entries
  | Asks
  | Clock
  | Said
  | Pocketbook
  | Fabula
  | Found
  | Moves
  | Amendments
  | Foresight
  | Desk
  | Done
  | Ticketed
  | Refused;
