// Made by python -m fabula.web.protocol --write; not written by hand.
import type { Choice, Grant, TableSettings } from "./choices.js";

/** The telling begins; what lies open on the table is known to all. */
export interface Began {
  e: "began";
  tale: string;
  seats: number;
  roles: string[];
  settings: TableSettings;
  beat?: string;
  cast?: [number, number][];
}

/** Dusk, night, day, vote or end begins; marks that last until then fall away. */
export interface PhaseBegan {
  e: "phase";
  phase: string;
  number: number;
  beat?: string;
  cast?: [number, number][];
}

/** The next step of the night sheet is called, whether or not anybody wakes. */
export interface Called {
  e: "called";
  step: string;
  index: number;
  beat?: string;
  cast?: [number, number][];
}

/** A player is ready to go on. */
export interface Readied {
  e: "readied";
  seat: number;
  beat?: string;
  cast?: [number, number][];
}

/** A player said something in public, true or not. */
export interface Claimed {
  e: "claimed";
  seat: number;
  words: Choice[];
  beat?: string;
  cast?: [number, number][];
}

/** A player names another for the vote. */
export interface Nominated {
  e: "nominated";
  seat: number;
  nominee: number;
  beat?: string;
  cast?: [number, number][];
}

/** A player is named, and hands are asked for. */
export interface Named {
  e: "named";
  seat: number;
  beat?: string;
  cast?: [number, number][];
}

/** A player was named, and these raised their hands. */
export interface Raised {
  e: "raised";
  candidate: number;
  seats: number[];
  beat?: string;
  cast?: [number, number][];
}

/** The vote has fallen on these, who still live. */
export interface Condemned {
  e: "condemned";
  seats: number[];
  beat?: string;
  cast?: [number, number][];
}

/** All have voted at once: for each seat the seat it points at, or None. */
export interface Voted {
  e: "voted";
  votes: Choice[];
  beat?: string;
  cast?: [number, number][];
}

/** A player dies. */
export interface Died {
  e: "died";
  seat: number;
  cause: string;
  beat?: string;
  cast?: [number, number][];
}

/** A player lives after all. */
export interface Revived {
  e: "revived";
  seat: number;
  beat?: string;
  cast?: [number, number][];
}

/** A player may not speak until further notice. */
export interface Silenced {
  e: "silenced";
  seat: number;
  beat?: string;
  cast?: [number, number][];
}

/** A player may speak again. */
export interface Unsilenced {
  e: "unsilenced";
  seat: number;
  beat?: string;
  cast?: [number, number][];
}

/** A vote has ended in a tie between these seats. */
export interface Tied {
  e: "tied";
  seats: number[];
  beat?: string;
  cast?: [number, number][];
}

/** Nobody has died for so long that after `n` more rounds like these the game may end for want of any. */
export interface Stalled {
  e: "stalled";
  n: number;
  beat?: string;
  cast?: [number, number][];
}

/** A player is put in jail. */
export interface Jailed {
  e: "jailed";
  seat: number;
  beat?: string;
  cast?: [number, number][];
}

/** A player comes out of jail. */
export interface Freed {
  e: "freed";
  seat: number;
  beat?: string;
  cast?: [number, number][];
}

/** A card is turned up for all. */
export interface Revealed {
  e: "revealed";
  place: number | string;
  role: string;
  copied?: string;
  beat?: string;
  cast?: [number, number][];
}

/** The tale is told: these sides and these seats have won, perhaps none. */
export interface Won {
  e: "won";
  sides: string[];
  seats: number[];
  beat?: string;
  cast?: [number, number][];
}

/** A player minds the time of the first night, or was executed first and may lead for good. */
export interface Hosted {
  e: "hosted";
  seat: number;
  term: string;
  beat?: string;
  cast?: [number, number][];
}

/** The die of the night has fallen, and says how this night is played. */
export interface Rolled {
  e: "rolled";
  value: number;
  variant: string;
  beat?: string;
  cast?: [number, number][];
}

/** A player may not vote this night. */
export interface Voteless {
  e: "voteless";
  seat: number;
  beat?: string;
  cast?: [number, number][];
}

/** A player has broken the code of honour, and neither speaks nor votes any more. */
export interface Enchanted {
  e: "enchanted";
  seat: number;
  game: string;
  beat?: string;
  cast?: [number, number][];
}

/** An enchanted player points at who votes for them too. */
export interface Entrusted {
  e: "entrusted";
  seat: number;
  to: number;
  beat?: string;
  cast?: [number, number][];
}

/** Votes are counted against a player that no hand was raised for. */
export interface Burdened {
  e: "burdened";
  seat: number;
  votes: number;
  beat?: string;
  cast?: [number, number][];
}

/** These may be executed; each of them is voted on. */
export interface Listed {
  e: "listed";
  seats: number[];
  beat?: string;
  cast?: [number, number][];
}

/**
 * What a vote comes to for each seat, in half votes; None for who could not be voted for.
 *
 * Of roses it is how many more are black than red, which may be less than nothing.
 */
export interface Counted {
  e: "counted";
  halves: (number | null)[];
  roses?: boolean;
  beat?: string;
  cast?: [number, number][];
}

/** Whether a majority wants all the tied to be executed; and who does, unless it was voted in secret. */
export interface Agreed {
  e: "agreed";
  seats: number[];
  yes: boolean;
  hands?: number[];
  beat?: string;
  cast?: [number, number][];
}

/** A player is chosen for an office. */
export interface Elected {
  e: "elected";
  seat: number;
  office: string;
  beat?: string;
  cast?: [number, number][];
}

/** The Storyteller nominates a player. */
export interface PutUp {
  e: "put_up";
  nominee: number;
  beat?: string;
  cast?: [number, number][];
}

/** Who may vote this time, and how many votes it takes, where that is not as always. */
export interface Electorate {
  e: "electorate";
  seats: number[];
  value: number;
  beat?: string;
  cast?: [number, number][];
}

/** The hand of the clock has passed a player: whether theirs was up, and the count so far. */
export interface Polled {
  e: "polled";
  seat: number;
  up: boolean;
  count: number;
  beat?: string;
  cast?: [number, number][];
}

/** The votes for a nominee, and how many were needed. */
export interface Tallied {
  e: "tallied";
  nominee: number;
  votes: number;
  value: number;
  beat?: string;
  cast?: [number, number][];
}

/** A player calls for the exile of a Traveller. */
export interface ExileCalled {
  e: "exile_called";
  seat: number;
  nominee: number;
  beat?: string;
  cast?: [number, number][];
}

/** Enough of all want a Traveller exiled; so many were needed. */
export interface ExileSupported {
  e: "exile_supported";
  candidate: number;
  seats: number[];
  value: number;
  beat?: string;
  cast?: [number, number][];
}

/** Too few want a Traveller exiled; so many were needed. */
export interface ExileFailed {
  e: "exile_failed";
  nominee: number;
  votes: number;
  value: number;
  seats: number[];
  beat?: string;
  cast?: [number, number][];
}

/** Something that all know is told in one of several ways: `kind` says what and which, `seat` of whom. */
export interface Coloured {
  e: "coloured";
  kind: string;
  seat?: number;
  beat?: string;
  cast?: [number, number][];
}

/** A player who is about to be executed has said how they would like to die. */
export interface LastWish {
  e: "last_wish";
  seat: number;
  text: string;
  beat?: string;
  cast?: [number, number][];
}

/** A Traveller is here, whose role all know; who comes late sits down clockwise after another seat. */
export interface Arrived {
  e: "arrived";
  seat: number;
  role: string;
  after?: number;
  beat?: string;
  cast?: [number, number][];
}

/** A Traveller leaves the game. */
export interface Departed {
  e: "departed";
  seat: number;
  beat?: string;
  cast?: [number, number][];
}

/** A Fabled or a Loric comes into play, a role of the Storyteller that all see. */
export interface Entered {
  e: "entered";
  role: string;
  beat?: string;
  cast?: [number, number][];
}

/** A Fabled or a Loric is not in play any more. */
export interface Exited {
  e: "exited";
  role: string;
  beat?: string;
  cast?: [number, number][];
}

/** How many votes are left to a player who needs a token for each; `kind` says why, if it is told. */
export interface VoteTokens {
  e: "vote_tokens";
  seat: number;
  left: number;
  kind?: string;
  beat?: string;
  cast?: [number, number][];
}

/** A dead player gives their vote away. */
export interface TokenGiven {
  e: "token_given";
  seat: number;
  to: number;
  beat?: string;
  cast?: [number, number][];
}

/** A player is executed, and dies or not; `kind` says if for a nomination, or in place of `nominee`. */
export interface Executed {
  e: "executed";
  seat: number;
  kind?: string;
  nominee?: number;
  beat?: string;
  cast?: [number, number][];
}

/** Whoever is executed or exiled does not die of it; nobody is told why. */
export interface Survived {
  e: "survived";
  seat: number;
  beat?: string;
  cast?: [number, number][];
}

/** The day ends without an execution. */
export interface Unexecuted {
  e: "unexecuted";
  beat?: string;
  cast?: [number, number][];
}

/** A player says to use a power of the day on somebody: `kind` is whose. Anybody may say so. */
export interface Used {
  e: "used";
  seat: number;
  kind: string;
  nominee: number;
  beat?: string;
  cast?: [number, number][];
}

/** A player states something in public that an ability may make something of: `kind` is how. */
export interface Stated {
  e: "stated";
  seat: number;
  kind: string;
  statements: Choice[];
  beat?: string;
  cast?: [number, number][];
}

/** A player calls all into their cult. */
export interface CultCalled {
  e: "cult_called";
  seat: number;
  beat?: string;
  cast?: [number, number][];
}

/** Who has joined a cult. */
export interface CultJoined {
  e: "cult_joined";
  seat: number;
  seats: number[];
  beat?: string;
  cast?: [number, number][];
}

/** What was said to be used has no effect that all can see. */
export interface NothingHappened {
  e: "nothing_happened";
  beat?: string;
  cast?: [number, number][];
}

/** Why the game is over. */
export interface Ended {
  e: "ended";
  kind: string;
  beat?: string;
  cast?: [number, number][];
}

/** Nobody died in the night. */
export interface Quiet {
  e: "quiet";
  beat?: string;
  cast?: [number, number][];
}

/** A player has two others change seats, all they are and have with them; `kind` says if it is in vain. */
export interface Reseated {
  e: "reseated";
  seat: number;
  a: number;
  b: number;
  kind?: string;
  beat?: string;
  cast?: [number, number][];
}

/** All learn a player of the same side as another, or so they are told. */
export interface Befriended {
  e: "befriended";
  seat: number;
  nominee: number;
  beat?: string;
  cast?: [number, number][];
}

/** A player calls on one of the Fabled, before all: `kind` is on whom. */
export interface Beckoned {
  e: "beckoned";
  seat: number;
  kind: string;
  beat?: string;
  cast?: [number, number][];
}

/** The Storyteller announces something: `kind` is what, `seats`, `seat` or `shown` whom it is about. */
export interface Announced {
  e: "announced";
  kind: string;
  seats?: number[];
  seat?: number;
  shown?: string;
  beat?: string;
  cast?: [number, number][];
}

/** Two show each other a hand at the same time; where nobody plays, the other is the Storyteller's. */
export interface Played {
  e: "played";
  seat: number;
  nominee?: number;
  answer: [string, string];
  beat?: string;
  cast?: [number, number][];
}

/** A Traveller is none any more, and has a role like the others, which nobody else learns. */
export interface Settled {
  e: "settled";
  seat: number;
  beat?: string;
  cast?: [number, number][];
}

/** A player sees the card that is said to be their own. */
export interface Shown {
  e: "shown";
  seat: number;
  role: string;
  beat?: string;
  cast?: [number, number][];
}

/** A player is woken for a role. */
export interface Woke {
  e: "woke";
  seat: number;
  role: string;
  beat?: string;
  cast?: [number, number][];
}

/** A player made the choice of a role's ability. */
export interface Chose {
  e: "chose";
  seat: number;
  role: string;
  choice: Choice;
  beat?: string;
  cast?: [number, number][];
}

/** A player sees who else is of a role; nobody if `seats` is empty. */
export interface Met {
  e: "met";
  seat: number;
  role: string;
  seats: number[];
  beat?: string;
  cast?: [number, number][];
}

/** A player looked at a card and saw what is printed on it. */
export interface Saw {
  e: "saw";
  seat: number;
  place: number | string;
  role: string;
  beat?: string;
  cast?: [number, number][];
}

/** A player was told the answer to what their ability asks. */
export interface Learned {
  e: "learned";
  seat: number;
  role: string;
  answer: Choice;
  beat?: string;
  cast?: [number, number][];
}

/** A copier's card takes over a role; the card keeps it wherever it goes. */
export interface Copied {
  e: "copied";
  seat: number;
  role: string;
  beat?: string;
  cast?: [number, number][];
}

/** A player sees where those who are awake with them point, each at a seat or at nobody. */
export interface Pointed {
  e: "pointed";
  seat: number;
  role: string;
  hands: [number, Choice][];
  beat?: string;
  cast?: [number, number][];
}

/**
 * A player is told something: `kind` is what it is about, `answer` all of it, the others its parts.
 *
 * `a` and `b` are two players, `place` is one, `shown` a role, `n` a number, `seats` several players.
 */
export interface Informed {
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
  beat?: string;
  cast?: [number, number][];
}

/** Whoever leads shows a player a card: a text, some players, some roles. */
export interface CardShown {
  e: "card";
  seat: number;
  text: string;
  seats?: number[];
  roles?: string[];
  beat?: string;
  cast?: [number, number][];
}

/** A vote in secret has cost a token: how many are left only its player learns. */
export interface SecretToken {
  e: "secret_token";
  seat: number;
  left: number;
  kind?: string;
  beat?: string;
  cast?: [number, number][];
}

/** A player asks the Storyteller in private whether something is so. */
export interface Asked {
  e: "asked";
  seat: number;
  statements: Choice[];
  beat?: string;
  cast?: [number, number][];
}

/** The cards are dealt: one to each seat, the rest to the spots of the table. */
export interface Dealt {
  e: "dealt";
  cards: Record<string, string>;
  beat?: string;
  cast?: [number, number][];
}

/** A seat gets an ability. */
export interface Granted {
  e: "granted";
  seat: number;
  role: string;
  step?: string;
  sham: boolean;
  source?: number | string;
  lasts?: boolean;
  lent?: boolean;
  beat?: string;
  cast?: [number, number][];
}

/** A mark is put on a seat by an ability. */
export interface Marked {
  e: "marked";
  seat: number;
  kind: string;
  owner?: Grant;
  until?: string;
  beat?: string;
  cast?: [number, number][];
}

/** A seat loses all its abilities, or those of one call. */
export interface Lost {
  e: "lost";
  seat: number;
  step?: string;
  beat?: string;
  cast?: [number, number][];
}

/** A seat changes sides; without a side it goes back to its card's. */
export interface Turned {
  e: "turned";
  seat: number;
  side?: string;
  beat?: string;
  cast?: [number, number][];
}

/** A life is attempted; it lands with the others of its night. */
export interface Struck {
  e: "struck";
  seat: number;
  kind: string;
  by?: Grant;
  lands: number;
  beat?: string;
  cast?: [number, number][];
}

/** All strikes of this night and earlier have landed or come to nothing. */
export interface Landed {
  e: "landed";
  night: number;
  beat?: string;
  cast?: [number, number][];
}

/** The strikes on a seat are taken back, and those whom they doomed are doomed no more. */
export interface Spared {
  e: "spared";
  seat: number;
  saved: number[];
  beat?: string;
  cast?: [number, number][];
}

/** A seat's card is in fact this one; what the seat had by another goes, and the deal gives it anew. */
export interface Corrected {
  e: "corrected";
  seat: number;
  role: string;
  beat?: string;
  cast?: [number, number][];
}

/** The tale keeps something in mind: a word, and a value of plain data (None forgets it). */
export interface Noted {
  e: "noted";
  word: string;
  value: Choice;
  beat?: string;
  cast?: [number, number][];
}

/** Whoever leads has something to do by hand: for a role, and for the seat that has it, if one does. */
export interface Prompted {
  e: "prompted";
  role: string;
  seat?: number;
  beat?: string;
  cast?: [number, number][];
}

/** A seat's card is replaced by another role's; its player is on this side, whatever the card says. */
export interface Became {
  e: "became";
  seat: number;
  role: string;
  side: string;
  beat?: string;
  cast?: [number, number][];
}

/** Two cards change places. */
export interface Swapped {
  e: "swapped";
  a: number | string;
  b: number | string;
  beat?: string;
  cast?: [number, number][];
}

/** All have voted with their eyes closed: for each seat what it voted for, or None. */
export interface VotedUnseen {
  e: "voted_unseen";
  votes: Choice[];
  beat?: string;
  cast?: [number, number][];
}

/** A player has not voted who should have. */
export interface Missed {
  e: "missed";
  seat: number;
  beat?: string;
  cast?: [number, number][];
}

/** What each has drawn from the bag, before the Storyteller says who is not what they drew. */
export interface Drawn {
  e: "drawn";
  cards: Record<string, string>;
  beat?: string;
  cast?: [number, number][];
}

/**
 * The Demon has attacked a player; `kind` is what came of it.
 *
 * `ward` is for whom somebody else is struck, `by` the Demon who attacks.
 */
export interface Attacked {
  e: "attacked";
  seat: number;
  kind: string;
  ward?: number;
  by?: number;
  beat?: string;
  cast?: [number, number][];
}

/** A player would have died, and an ability of this role keeps them alive. */
export interface Saved {
  e: "saved";
  seat: number;
  role: string;
  beat?: string;
  cast?: [number, number][];
}

/** What a player was told is not so: `kind` says why, `answer` what is. */
export interface Misled {
  e: "misled";
  seat: number;
  kind: string;
  answer: Choice;
  beat?: string;
  cast?: [number, number][];
}

/** A player's ability has worked otherwise than it should; `kind` says by what. */
export interface WentWrong {
  e: "went_wrong";
  seat: number;
  kind: string;
  beat?: string;
  cast?: [number, number][];
}

/** The Storyteller has come to this line of the night sheet. */
export interface Walked {
  e: "walked";
  line: string;
  index: number;
  beat?: string;
  cast?: [number, number][];
}

/** A player dies in the night; all learn it at dawn. */
export interface Fell {
  e: "fell";
  seat: number;
  beat?: string;
  cast?: [number, number][];
}

/** A mark is taken off a seat: all of its kind, or that of one ability. */
export interface Unmarked {
  e: "unmarked";
  seat: number;
  kind: string;
  owner?: Grant;
  beat?: string;
  cast?: [number, number][];
}

/** A player has what came from another role of theirs no longer. */
export interface Shed {
  e: "shed";
  seat: number;
  source: string;
  beat?: string;
  cast?: [number, number][];
}

/** The Storyteller takes the shroud off a player, or lays it on: by night nobody knows. */
export interface Shroud {
  e: "shroud";
  seat: number;
  on: boolean;
  beat?: string;
  cast?: [number, number][];
}

/** These have raised their hands with all eyes closed. */
export interface SecretlyRaised {
  e: "secretly_raised";
  nominee: number;
  seats: number[];
  beat?: string;
  cast?: [number, number][];
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
  | Unexecuted
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
