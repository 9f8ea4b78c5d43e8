// Made by python -m fabula.web.protocol --write; not written by hand.
import type { Choice, Grant, TableSettings } from "./choices.js";

/**
 * After the end each event tells the beat it fell in, which hands were raised in it, and the scenes that
 * ended with it, or that it was watched in one.
 */
export interface InAStory {
  beat?: string;
  cast?: [number, number][];
  scenes?: Again[];
  watched?: boolean;
}

/** A scene that all have watched, to be seen again. */
export type Again = Pick<
  import("./messages.js").Scene,
  "kind" | "said" | "dead" | "cards" | "hands" | "counts"
>;

/** The telling begins; what lies open on the table is known to all. */
export interface Began extends InAStory {
  e: "began";
  tale: string;
  seats: number;
  roles: string[];
  settings: TableSettings;
}

/** Dusk, night, day, vote or end begins; marks that last until then fall away. */
export interface PhaseBegan extends InAStory {
  e: "phase";
  phase: string;
  number: number;
}

/** The next step of the night sheet is called, whether or not anybody wakes. */
export interface Called extends InAStory {
  e: "called";
  step: string;
  index: number;
}

/** A player is ready to go on. */
export interface Readied extends InAStory {
  e: "readied";
  seat: number;
}

/** A player said something in public, true or not. */
export interface Claimed extends InAStory {
  e: "claimed";
  seat: number;
  words: Choice[];
}

/** A player names another for the vote. */
export interface Nominated extends InAStory {
  e: "nominated";
  seat: number;
  nominee: number;
}

/** A player is named, and hands are asked for. */
export interface Named extends InAStory {
  e: "named";
  seat: number;
}

/** A player was named, and these raised their hands. */
export interface Raised extends InAStory {
  e: "raised";
  candidate: number;
  seats: number[];
}

/** The vote has fallen on these, who still live. */
export interface Condemned extends InAStory {
  e: "condemned";
  seats: number[];
}

/** All have voted at once: for each seat the seat it points at, or None. */
export interface Voted extends InAStory {
  e: "voted";
  votes: Choice[];
}

/** A player dies. */
export interface Died extends InAStory {
  e: "died";
  seat: number;
  cause: string;
}

/** A player lives after all. */
export interface Revived extends InAStory {
  e: "revived";
  seat: number;
}

/** A player may not speak until further notice. */
export interface Silenced extends InAStory {
  e: "silenced";
  seat: number;
}

/** A player may speak again. */
export interface Unsilenced extends InAStory {
  e: "unsilenced";
  seat: number;
}

/** A vote has ended in a tie between these seats. */
export interface Tied extends InAStory {
  e: "tied";
  seats: number[];
}

/** A vote, or a day, ends without anybody who has to go. */
export interface Unexecuted extends InAStory {
  e: "unexecuted";
}

/** Nobody has died for so long that after `n` more rounds like these the game may end for want of any. */
export interface Stalled extends InAStory {
  e: "stalled";
  n: number;
}

/** A player is put in jail. */
export interface Jailed extends InAStory {
  e: "jailed";
  seat: number;
}

/** A player comes out of jail. */
export interface Freed extends InAStory {
  e: "freed";
  seat: number;
}

/** A card is turned up for all. */
export interface Revealed extends InAStory {
  e: "revealed";
  place: number | string;
  role: string;
  copied?: string;
}

/** The tale is told: these sides and these seats have won, perhaps none. */
export interface Won extends InAStory {
  e: "won";
  sides: string[];
  seats: number[];
}

/** A player minds the time of the first night, or was executed first and may lead for good. */
export interface Hosted extends InAStory {
  e: "hosted";
  seat: number;
  term: string;
}

/** The die of the night has fallen, and says how this night is played. */
export interface Rolled extends InAStory {
  e: "rolled";
  value: number;
  variant: string;
}

/** A player may not vote this night. */
export interface Voteless extends InAStory {
  e: "voteless";
  seat: number;
}

/** A player has broken the code of honour, and neither speaks nor votes any more. */
export interface Enchanted extends InAStory {
  e: "enchanted";
  seat: number;
  game: string;
}

/** An enchanted player points at who votes for them too. */
export interface Entrusted extends InAStory {
  e: "entrusted";
  seat: number;
  to: number;
}

/** Votes are counted against a player that no hand was raised for. */
export interface Burdened extends InAStory {
  e: "burdened";
  seat: number;
  votes: number;
}

/** These may be executed; each of them is voted on. */
export interface Listed extends InAStory {
  e: "listed";
  seats: number[];
}

/**
 * What a vote comes to for each seat, in half votes; None for who could not be voted for.
 *
 * Of roses it is how many more are black than red, which may be less than nothing.
 */
export interface Counted extends InAStory {
  e: "counted";
  halves: (number | null)[];
  roses?: boolean;
}

/** Whether a majority wants all the tied to be executed; and who does, unless it was voted in secret. */
export interface Agreed extends InAStory {
  e: "agreed";
  seats: number[];
  yes: boolean;
  hands?: number[];
}

/** A player is chosen for an office. */
export interface Elected extends InAStory {
  e: "elected";
  seat: number;
  office: string;
}

/** The Storyteller nominates a player. */
export interface PutUp extends InAStory {
  e: "put_up";
  nominee: number;
}

/** Who may vote this time, and how many votes it takes, where that is not as always. */
export interface Electorate extends InAStory {
  e: "electorate";
  seats: number[];
  value: number;
}

/** The hand of the clock has passed a player: whether theirs was up, and the count so far. */
export interface Polled extends InAStory {
  e: "polled";
  seat: number;
  up: boolean;
  count: number;
}

/** The votes for a nominee, and how many were needed. */
export interface Tallied extends InAStory {
  e: "tallied";
  nominee: number;
  votes: number;
  value: number;
}

/** A player calls for the exile of a Traveller. */
export interface ExileCalled extends InAStory {
  e: "exile_called";
  seat: number;
  nominee: number;
}

/** Enough of all want a Traveller exiled; so many were needed. */
export interface ExileSupported extends InAStory {
  e: "exile_supported";
  candidate: number;
  seats: number[];
  value: number;
}

/** Too few want a Traveller exiled; so many were needed. */
export interface ExileFailed extends InAStory {
  e: "exile_failed";
  nominee: number;
  votes: number;
  value: number;
  seats: number[];
}

/** Something that all know is told in one of several ways: `kind` says what and which, `seat` of whom. */
export interface Coloured extends InAStory {
  e: "coloured";
  kind: string;
  seat?: number;
}

/** A player who is about to be executed has said how they would like to die. */
export interface LastWish extends InAStory {
  e: "last_wish";
  seat: number;
  text: string;
}

/** A Traveller is here, whose role all know; who comes late sits down clockwise after another seat. */
export interface Arrived extends InAStory {
  e: "arrived";
  seat: number;
  role: string;
  after?: number;
}

/** A Traveller leaves the game. */
export interface Departed extends InAStory {
  e: "departed";
  seat: number;
}

/** A Fabled or a Loric comes into play, a role of the Storyteller that all see. */
export interface Entered extends InAStory {
  e: "entered";
  role: string;
}

/** A Fabled or a Loric is not in play any more. */
export interface Exited extends InAStory {
  e: "exited";
  role: string;
}

/** How many votes are left to a player who needs a token for each; `kind` says why, if it is told. */
export interface VoteTokens extends InAStory {
  e: "vote_tokens";
  seat: number;
  left: number;
  kind?: string;
}

/** A dead player gives their vote away. */
export interface TokenGiven extends InAStory {
  e: "token_given";
  seat: number;
  to: number;
}

/** A player is executed, and dies or not; `kind` says if for a nomination, or in place of `nominee`. */
export interface Executed extends InAStory {
  e: "executed";
  seat: number;
  kind?: string;
  nominee?: number;
}

/** Whoever is executed or exiled does not die of it; nobody is told why. */
export interface Survived extends InAStory {
  e: "survived";
  seat: number;
}

/** A player says to use a power of the day on somebody: `kind` is whose. Anybody may say so. */
export interface Used extends InAStory {
  e: "used";
  seat: number;
  kind: string;
  nominee: number;
}

/** A player states something in public that an ability may make something of: `kind` is how. */
export interface Stated extends InAStory {
  e: "stated";
  seat: number;
  kind: string;
  statements: Choice[];
}

/** A player calls all into their cult. */
export interface CultCalled extends InAStory {
  e: "cult_called";
  seat: number;
}

/** Who has joined a cult. */
export interface CultJoined extends InAStory {
  e: "cult_joined";
  seat: number;
  seats: number[];
}

/** What was said to be used has no effect that all can see. */
export interface NothingHappened extends InAStory {
  e: "nothing_happened";
}

/** Why the game is over. */
export interface Ended extends InAStory {
  e: "ended";
  kind: string;
}

/** Nobody died in the night. */
export interface Quiet extends InAStory {
  e: "quiet";
}

/** A player has two others change seats, all they are and have with them; `kind` says if it is in vain. */
export interface Reseated extends InAStory {
  e: "reseated";
  seat: number;
  a: number;
  b: number;
  kind?: string;
}

/** All learn a player of the same side as another, or so they are told. */
export interface Befriended extends InAStory {
  e: "befriended";
  seat: number;
  nominee: number;
}

/** A player calls on one of the Fabled, before all: `kind` is on whom. */
export interface Beckoned extends InAStory {
  e: "beckoned";
  seat: number;
  kind: string;
}

/** The Storyteller announces something: `kind` is what, `seats`, `seat` or `shown` whom it is about. */
export interface Announced extends InAStory {
  e: "announced";
  kind: string;
  seats?: number[];
  seat?: number;
  shown?: string;
}

/** Two show each other a hand at the same time; where nobody plays, the other is the Storyteller's. */
export interface Played extends InAStory {
  e: "played";
  seat: number;
  nominee?: number;
  answer: [string, string];
}

/** A Traveller is none any more, and has a role like the others, which nobody else learns. */
export interface Settled extends InAStory {
  e: "settled";
  seat: number;
}

/** A player sees the card that is said to be their own. */
export interface Shown extends InAStory {
  e: "shown";
  seat: number;
  role: string;
}

/** A player is woken for a role. */
export interface Woke extends InAStory {
  e: "woke";
  seat: number;
  role: string;
}

/** A player made the choice of a role's ability. */
export interface Chose extends InAStory {
  e: "chose";
  seat: number;
  role: string;
  choice: Choice;
}

/** A player sees who else is of a role; nobody if `seats` is empty. */
export interface Met extends InAStory {
  e: "met";
  seat: number;
  role: string;
  seats: number[];
}

/** A player looked at a card and saw what is printed on it. */
export interface Saw extends InAStory {
  e: "saw";
  seat: number;
  place: number | string;
  role: string;
}

/** A player was told the answer to what their ability asks. */
export interface Learned extends InAStory {
  e: "learned";
  seat: number;
  role: string;
  answer: Choice;
}

/** A copier's card takes over a role; the card keeps it wherever it goes. */
export interface Copied extends InAStory {
  e: "copied";
  seat: number;
  role: string;
}

/** A player sees where those who are awake with them point, each at a seat or at nobody. */
export interface Pointed extends InAStory {
  e: "pointed";
  seat: number;
  role: string;
  hands: [number, Choice][];
}

/**
 * A player is told something: `kind` is what it is about, `answer` all of it, the others its parts.
 *
 * `a` and `b` are two players, `place` is one, `shown` a role, `n` a number, `seats` several players.
 */
export interface Informed extends InAStory {
  e: "informed";
  seat: number;
  kind: string;
  answer: Choice;
  a?: number;
  b?: number;
  place?: number;
  shown?: string;
  n?: number;
  seats?: number[];
}

/** Whoever leads shows a player a card: a text, some players, some roles. */
export interface CardShown extends InAStory {
  e: "card";
  seat: number;
  text: string;
  seats?: number[];
  roles?: string[];
}

/** A vote in secret has cost a token: how many are left only its player learns. */
export interface SecretToken extends InAStory {
  e: "secret_token";
  seat: number;
  left: number;
  kind?: string;
}

/** A player asks the Storyteller in private whether something is so. */
export interface Asked extends InAStory {
  e: "asked";
  seat: number;
  statements: Choice[];
}

/** The cards are dealt: one to each seat, the rest to the spots of the table. */
export interface Dealt extends InAStory {
  e: "dealt";
  cards: Record<string, string>;
}

/** A seat gets an ability. */
export interface Granted extends InAStory {
  e: "granted";
  seat: number;
  role: string;
  step?: string;
  sham: boolean;
  source?: number | string;
  lasts?: boolean;
  lent?: boolean;
}

/** A mark is put on a seat by an ability. */
export interface Marked extends InAStory {
  e: "marked";
  seat: number;
  kind: string;
  owner?: Grant;
  until?: string;
}

/** A seat loses all its abilities, or those of one call. */
export interface Lost extends InAStory {
  e: "lost";
  seat: number;
  step?: string;
}

/** A seat changes sides; without a side it goes back to its card's. */
export interface Turned extends InAStory {
  e: "turned";
  seat: number;
  side?: string;
}

/** A life is attempted; it lands with the others of its night. */
export interface Struck extends InAStory {
  e: "struck";
  seat: number;
  kind: string;
  by?: Grant;
  lands: number;
}

/** All strikes of this night and earlier have landed or come to nothing. */
export interface Landed extends InAStory {
  e: "landed";
  night: number;
}

/** The strikes on a seat are taken back, and those whom they doomed are doomed no more. */
export interface Spared extends InAStory {
  e: "spared";
  seat: number;
  saved: number[];
}

/** A seat's card is in fact this one; what the seat had by another goes, and the deal gives it anew. */
export interface Corrected extends InAStory {
  e: "corrected";
  seat: number;
  role: string;
}

/** The tale keeps something in mind: a word, and a value of plain data (None forgets it). */
export interface Noted extends InAStory {
  e: "noted";
  word: string;
  value: Choice;
}

/** Whoever leads has something to do by hand: for a role, and for the seat that has it, if one does. */
export interface Prompted extends InAStory {
  e: "prompted";
  role: string;
  seat?: number;
}

/** A seat's card is replaced by another role's; its player is on this side, whatever the card says. */
export interface Became extends InAStory {
  e: "became";
  seat: number;
  role: string;
  side: string;
}

/** Two cards change places. */
export interface Swapped extends InAStory {
  e: "swapped";
  a: number | string;
  b: number | string;
}

/** All have voted with their eyes closed: for each seat what it voted for, or None. */
export interface VotedUnseen extends InAStory {
  e: "voted_unseen";
  votes: Choice[];
}

/** A player has not voted who should have. */
export interface Missed extends InAStory {
  e: "missed";
  seat: number;
}

/** What each has drawn from the bag, before the Storyteller says who is not what they drew. */
export interface Drawn extends InAStory {
  e: "drawn";
  cards: Record<string, string>;
}

/**
 * The Demon has attacked a player; `kind` is what came of it.
 *
 * `ward` is for whom somebody else is struck, `by` the Demon who attacks.
 */
export interface Attacked extends InAStory {
  e: "attacked";
  seat: number;
  kind: string;
  ward?: number;
  by?: number;
}

/** A player would have died, and an ability of this role keeps them alive. */
export interface Saved extends InAStory {
  e: "saved";
  seat: number;
  role: string;
}

/** What a player was told is not so: `kind` says why, `answer` what is. */
export interface Misled extends InAStory {
  e: "misled";
  seat: number;
  kind: string;
  answer: Choice;
}

/** A player's ability has worked otherwise than it should; `kind` says by what. */
export interface WentWrong extends InAStory {
  e: "went_wrong";
  seat: number;
  kind: string;
}

/** The Storyteller has come to this line of the night sheet. */
export interface Walked extends InAStory {
  e: "walked";
  line: string;
  index: number;
}

/** A player dies in the night; all learn it at dawn, and nobody but whoever leads of which `cause`. */
export interface Fell extends InAStory {
  e: "fell";
  seat: number;
  cause?: string;
}

/** A mark is taken off a seat: all of its kind, or that of one ability. */
export interface Unmarked extends InAStory {
  e: "unmarked";
  seat: number;
  kind: string;
  owner?: Grant;
}

/** A player has what came from another role of theirs no longer. */
export interface Shed extends InAStory {
  e: "shed";
  seat: number;
  source: string;
}

/** The Storyteller takes the shroud off a player, or lays it on: by night nobody knows. */
export interface Shroud extends InAStory {
  e: "shroud";
  seat: number;
  on: boolean;
}

/** These have raised their hands with all eyes closed. */
export interface SecretlyRaised extends InAStory {
  e: "secretly_raised";
  nominee: number;
  seats: number[];
}

export type Entry =
  | Began
  | PhaseBegan
  | Called
  | Readied
  | Claimed
  | Nominated
  | Named
  | Raised
  | Condemned
  | Voted
  | Died
  | Revived
  | Silenced
  | Unsilenced
  | Tied
  | Unexecuted
  | Stalled
  | Jailed
  | Freed
  | Revealed
  | Won
  | Hosted
  | Rolled
  | Voteless
  | Enchanted
  | Entrusted
  | Burdened
  | Listed
  | Counted
  | Agreed
  | Elected
  | PutUp
  | Electorate
  | Polled
  | Tallied
  | ExileCalled
  | ExileSupported
  | ExileFailed
  | Coloured
  | LastWish
  | Arrived
  | Departed
  | Entered
  | Exited
  | VoteTokens
  | TokenGiven
  | Executed
  | Survived
  | Used
  | Stated
  | CultCalled
  | CultJoined
  | NothingHappened
  | Ended
  | Quiet
  | Reseated
  | Befriended
  | Beckoned
  | Announced
  | Played
  | Settled
  | Shown
  | Woke
  | Chose
  | Met
  | Saw
  | Learned
  | Copied
  | Pointed
  | Informed
  | CardShown
  | SecretToken
  | Asked
  | Dealt
  | Granted
  | Marked
  | Lost
  | Turned
  | Struck
  | Landed
  | Spared
  | Corrected
  | Noted
  | Prompted
  | Became
  | Swapped
  | VotedUnseen
  | Missed
  | Drawn
  | Attacked
  | Saved
  | Misled
  | WentWrong
  | Walked
  | Fell
  | Unmarked
  | Shed
  | Shroud
  | SecretlyRaised;
