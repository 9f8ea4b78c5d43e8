"""The notes of the Clocktower: all that is kept in mind of a game besides cards, abilities, marks and lives.

In the order of a game; those of single roles come last. Seats are whole numbers, roles are ids.
"""

from __future__ import annotations

from fabula.core.notes import GAME, SETTLED, Always, Each, Entries, Flag, Note, Span
from fabula.core.requests import Choice, Weighed

DAY = Span("until the next dawn")

Votes = tuple[int, int | str | None]  # the most of today, and who is about to die of them

# ---- the table and the deal

CIRCLE: Note[tuple[int, ...]] = Note(
    "circle", GAME, "The seats clockwise, once it is not their order any more."
)
COMPANY: Note[tuple[str, ...]] = Note(
    "company", GAME, "The Fabled and Loric who are here, once they are not those of the beginning."
)
BY_HAND: Entries[tuple[str, int, Choice]] = Entries(
    "by_hand", GAME, "What was changed of the deal, in order."
)
STORYTELLER: Flag = Flag(
    "storyteller", GAME, "Whoever leads has set something right that the rules did not do."
)
ORDER: Note[tuple[str, ...]] = Note(
    "order", GAME, "The lines of the other nights, where the Storyteller has changed them."
)
ASKING: Note[tuple[int, str]] = Note("asking", SETTLED, "The seat that is asked next, and of what.")
ADMITTED: Always[int] = Always("admitted", GAME, "How many mistakes the Storyteller has owned up to.", 0)
MARIONETTE_TO_COME: Flag = Flag(
    "marionette_to_come", SETTLED, "There is to be a Marionette as soon as it has a Demon to sit beside."
)
DEMON_TO_COME: Flag = Flag("demon_to_come", SETTLED, "Good has to summon the first Demon, or loses.")
MADE: Flag = Flag("made", GAME, "An ability has made a Demon besides the one who lives.")
MONSTA_IS_HERE: Flag = Flag("lil_monsta", GAME, "Lil’ Monsta is in the game, whichever Minion minds it.")
GODLESS: Flag = Flag("godless", GAME, "Nobody evil was dealt, and the Storyteller may break the rules.")

# ---- abilities

FRESH: Entries[tuple[int, str]] = Entries(
    "fresh", SETTLED, "Who has gained an ability for the first night in a later one, and has not used it yet."
)
TWICE_TONIGHT: Entries[int] = Entries(
    "again_tonight", SETTLED, "Whose abilities are at work for the second time tonight."
)
USED_ONCE: Entries[tuple[int, str, int]] = Entries(
    "used_once", SETTLED, "What was used by whom in which night or day, with a second use left."
)
LAST_CHOICE: Each[Always[tuple[int, Choice]]] = Each(
    Always("choice {} {}", GAME, "The night in which a role at a seat last chose, and what.", (0, None))
)
PAST_CHOICES: Each[Entries[tuple[int, Choice]]] = Each(
    Entries("choice {} {}", GAME, "The same, all of last night and this one, where an ability may act twice.")
)
CHANGED: Entries[int] = Entries("changed", SETTLED, "Who has a new role and has not been told yet.")
BOUND: Entries[tuple[int, str]] = Entries(
    "bound", DAY, "Whom, by player and by role, the Demon has to choose tonight."
)
WOKEN: Entries[int] = Entries(
    "woken", SETTLED, "Whom their own ability has woken tonight, where it is counted."
)

# ---- what has gone wrong

VAIN: Entries[tuple[int, str, int, str, str | None]] = Entries(
    "vain", SETTLED, "Marks that were not laid: on whom, of what kind, whose, why not, until when."
)
WRONG: Entries[tuple[int, str]] = Entries(
    "wrong", DAY, "Whose abilities have gone wrong since dawn, and by what."
)
REVOLTED: Flag = Flag("revolted", GAME, "One of two neighbours has registered falsely.")
FIBBED_ONCE: Flag = Flag("fibbed_once", GAME, "Somebody good was told a lie by the Fibbin.")

# ---- deaths

ATTACKS: Entries[tuple[int, str, int | None, int | None]] = Entries(
    "attacks", DAY, "The attacks of this night: on whom, what came of it, in whose place, by whom."
)
ARBITRARY: Flag = Flag("arbitrary", DAY, "Who dies tonight is for the Storyteller to decide.")
CAUSES: Entries[tuple[int, str]] = Entries("causes", DAY, "Who has died this night, and of what.")
FALLEN: Entries[int] = Entries("fallen", SETTLED, "Who has died since dusk, for the dawn to tell.")
RISEN: Entries[int] = Entries("risen", SETTLED, "Who was dead at dusk and lives again, for the dawn to tell.")
DEAD_TODAY: Entries[int] = Entries("dead_today", DAY, "Who has died by day.")
DEATHS: Entries[int] = Entries(
    "deaths", GAME, "Of whose deaths all have heard, one after another, where somebody counts them."
)
SPEAKING: Entries[int] = Entries(
    "speaking", SETTLED, "Who has learned that they died, and has something to say before all."
)
AVENGED: Entries[int] = Entries(
    "avenged", SETTLED, "Who was under an Angel’s protection and has died, before anybody answers for it."
)

# ---- what is said by day

CLAIMS: Entries[tuple[int, str]] = Entries(
    "claims", GAME, "What each has claimed last to be, in the order of their first claims."
)
SAID: Entries[tuple[int, str]] = Entries("said", DAY, "Which role each has claimed today, in order.")
SAID_OUTSIDER: Entries[int] = Entries(
    "said_outsider", DAY, "Who has said today to be an Outsider, as long as nobody has judged it."
)
PLEADED: Entries[tuple[int, str]] = Entries(
    "pleaded", DAY, "Who has claimed what today when they were nominated, where it matters."
)
ACCUSED: Entries[tuple[int, int, bool]] = Entries(
    "accused", DAY, "Who has called whom evil today, or good, where it matters."
)
UTTERED: Entries[tuple[int, str]] = Entries(
    "uttered", DAY, "Who has named which role today, where it matters."
)
MADNESS: Entries[tuple[int, str, int]] = Entries(
    "madness", GAME, "Who has to be taken for what, and by whose ability."
)
VOICES: Entries[tuple[int, str]] = Entries(
    "voices", GAME, "Who has claimed which role in this game, where it matters."
)
THROWN: Entries[int] = Entries("thrown", DAY, "Who has claimed a new role at their nomination today.")

# ---- what is done by day

SPOKEN: Entries[tuple[int, str]] = Entries("spoken", DAY, "Who has used which power of speech today.")
SHOTS: Entries[int] = Entries("shots", GAME, "Who has said to be the Slayer and shot.")
USED_TODAY: Entries[int] = Entries(
    "used_today", DAY, "Who has used today what may be used but so often a day, each time."
)
FIRST_DAY: Entries[int] = Entries(
    "first_day", DAY, "Whose first day as what they are it is, where that matters."
)
GOSSIPED: Entries[tuple[int, Choice, tuple[bool | None, ...], Weighed]] = Entries(
    "gossiped", DAY, "Who has said what as the Gossip, whether that was so when it was said, and its parts."
)
JUGGLING: Entries[int] = Entries("juggling", DAY, "Whose first day as the Juggler it is.")
JUGGLED: Entries[tuple[int, tuple[Choice, ...], Weighed]] = Entries(
    "juggled", DAY, "Who has guessed what as the Juggler, and what each guess may be."
)
CALLING: Note[int] = Note("calling", SETTLED, "Who calls all into a cult.")
STOPPED: Entries[int] = Entries("stopped", DAY, "Who has said, as a Mayor may, that the riot is over.")
ASIDE: Note[int] = Note("aside", DAY, "Who is asked by day what the night should have asked.")
TOO_LATE: Flag = Flag("too_late", DAY, "It is too late for abilities at dusk, as whoever leads has said.")
NIGHTFALL: Flag = Flag("nightfall", DAY, "Nothing more is said before the night.")

# ---- nominations and votes

NOMINATED: Entries[tuple[int | None, int | None]] = Entries("nominated", DAY, "Who has nominated whom today.")
NOMINATORS: Entries[tuple[int, str]] = Entries(
    "nominators", DAY, "Who has nominated today, and the role they had then."
)
NOMINEE: Note[tuple[int | None, int]] = Note(
    "nominee", SETTLED, "Who has nominated, and whom, while it is not decided."
)
INDICTING: Flag = Flag("indicting", SETTLED, "The Storyteller is nominated, and it is not decided.")
CLOSED: Flag = Flag("closed", DAY, "There are no more nominations today.")
AGAIN: Always[int] = Always("again", DAY, "How often the day has gone on after an execution.", 0)
TOKENS: Each[Always[int]] = Each(
    Always("votes {}", GAME, "How many votes are left to a seat whose votes are counted out.", 0)
)
BEST: Always[Votes] = Always("best", DAY, "The most votes of today, and who is about to die.", (0, None))
IN_TRUTH: Always[Votes] = Always(
    "in_truth", DAY, "The same without votes that were in vain, where there was one.", (0, None)
)
VOID: Flag = Flag("void", SETTLED, "The vote that is on is in vain.")
VOTED: Flag = Flag("voted", DAY, "A vote has been counted today.")
VOTERS: Entries[tuple[int, str]] = Entries("voters", DAY, "Who has voted today, and the role they had then.")
VERDICT: Always[tuple[str | None, str | None]] = Always(
    "verdict", SETTLED, "What is ruled on this vote, whatever the hands say, and by which role.", (None, None)
)
MISSED: Entries[int] = Entries("missed", DAY, "Who should have voted today and did not.")
EXECUTED: Note[tuple[int, str]] = Note(
    "executed", DAY, "Who was executed today, and whether they died of it."
)
SENTENCE: Note[tuple[int, str]] = Note(
    "sentence",
    DAY,
    "Of whom the Storyteller has said that they live through an execution today, or die of it.",
)
NAMED: Note[tuple[int, str]] = Note("named_today", DAY, "After which execution of today all have been asked.")
CALLED: Entries[int] = Entries("called", DAY, "Whose exile was called for today.")
EXILING: Note[tuple[int, str]] = Note(
    "exiling", SETTLED, "Which Traveller may be exiled, and the phase to go back to."
)
ACCUSER: Note[int] = Note("accuser", SETTLED, "Who has called for the exile that is not decided.")

# ---- the end

LOST: Note[tuple[str, str]] = Note(
    "lost", GAME, "The side that has lost by an ability, and the word for why."
)
JUDGED: Flag = Flag("judged", GAME, "Somebody is to blame for the end, or nobody: it is decided.")
AVERTED: Note[str] = Note("averted", GAME, "The end by the rules that the Storyteller does not let come.")
LAST_NIGHT: Note[int] = Note(
    "last_night", GAME, "The night before which it was told that nobody can turn it."
)
STANDSTILL: Note[tuple[int, tuple[int, ...], int]] = Note(
    "standstill", GAME, "The furthest that the game has come: fewest residents, Travellers, and the night."
)

# ---- Fabled and Loric

ADVOCATE: Note[int] = Note("advocate", SETTLED, "Who speaks for the nominee, until the vote.")
BETRAYED: Flag = Flag("betrayed", SETTLED, "The advocate has called the nominee evil.")
HUSHED: Note[int] = Note("hushed", GAME, "The last day that began with the silence of the veterans.")
DOOMED: Entries[int] = Entries("doomed", GAME, "Who has called on the Doomsayer, once in the game.")
VISITORS: Entries[int] = Entries("visitors", DAY, "Who has visited the Duchess today.")
FERRIED: Flag = Flag("ferried", GAME, "The dead have their vote again.")
FIDDLED: Flag = Flag("fiddled", GAME, "The contest has been, once in the game.")
CONTEST_ASKED: Note[int] = Note(
    "fiddler_day", GAME, "The last day at whose end a contest might have been called."
)
REBORN: Entries[tuple[int, str, int]] = Entries(
    "reborn", GAME, "Who has come back, as what they died, and on which day, if by execution."
)
RESTED: Flag = Flag("rested", GAME, "The Demon has not attacked in a night, as it has to once.")

# ---- single roles

AMNESIAC_HAS: Each[Note[str]] = Each(Note("amnesiac {}", GAME, "What the Amnesiac at a seat can do."))
SICK: Entries[int] = Entries("sick", SETTLED, "Which Cannibals are poisoned by whom they ate.")
IDOLS: Entries[tuple[int, str]] = Entries("idols", GAME, "Which role a Pixie has seen.")
PRESENTED: Entries[tuple[int, int]] = Entries("presented", GAME, "Which Demon has been told of which King.")
HEARD: Flag = Flag("heard", SETTLED, "A Banshee has been killed, and the dawn will tell.")
SEEKING: Entries[tuple[int, str]] = Entries(
    "seeking", GAME, "Which of these Minions an Alchemist has in name."
)
DRUNKARD: Note[int] = Note("drunkard", GAME, "Which of several Village Idiots is drunk.")
SOUGHT: Always[tuple[int | None, int | None]] = Always(
    "sought", SETTLED, "Whom a Demon has sought out tonight who kills nobody, and which Demon.", (None, None)
)
FUSE: Flag = Flag("fuse", SETTLED, "A Boomdandy is being executed.")
ONE_MORE_DAY: Note[int] = Note(
    "one_more_day", SETTLED, "On which day the Demon was executed, where one more follows."
)
LAST_TRIAL: Always[tuple[int | None, int | None]] = Always(
    "last_trial",
    SETTLED,
    "On which day which Al-Hadikhia was executed, whose last trial follows.",
    (None, None),
)
GIFT: Note[str] = Note("boffin", GAME, "Which ability the Demon has besides, by a Boffin.")
SUCCEEDED: Entries[int] = Entries("succeeded", GAME, "Which Scarlet Women have become the Demon.")
XAAN_NIGHT: Each[Note[int]] = Each(
    Note("night_of_the_xaan {}", GAME, "The number of the night of the Xaan at a seat.")
)
PREY: Each[Note[tuple[int, int, int]]] = Each(
    Note("harpy {}", SETTLED, "Whom the Harpy at a seat has chosen, and in which night.")
)
SECRET_WORD: Each[Note[str]] = Each(
    Note("mezepheles {}", GAME, "The secret word of the Mezepheles at a seat.")
)
PHRASE: Each[Note[tuple[str, int]]] = Each(
    Note("yaggababble {}", GAME, "The phrase of the Yaggababble at a seat.")
)
JUMPED: Flag = Flag("jumped", GAME, "A Fang Gu has moved into an Outsider, once in the game.")
SERVANTS: Entries[tuple[int, bool, int, str]] = Entries(
    "servants",
    GAME,
    "Minions whom a Vigormortis has killed: on which side they poison, who killed them, as what.",
)
GOOD_EXECUTED: Always[int] = Always(
    "good_executed", GAME, "How many good players were executed under a Leviathan.", 0
)
RIOTING: Flag = Flag("rioting", SETTLED, "Nominees die and nominate, one after another.")
