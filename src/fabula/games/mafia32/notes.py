"""The notes of Mafia: what is kept in mind of a game besides cards, powers, marks and lives."""

from __future__ import annotations

from fabula.core.notes import GAME, SETTLED, Always, Each, Entries, Flag, Note
from fabula.core.requests import Choice

CORRECTED: Entries[int] = Entries("corrected", GAME, "Whose cards whoever leads has corrected.")
PATIENT: Each[Note[int]] = Each(Note("patient {}", GAME, "Whom the Doctor at a seat healed last."))
TOLD: Each[Entries[tuple[Choice, str]]] = Each(
    Entries("told {}", GAME, "What the investigator at a seat was told last of each whom they have checked.")
)
INFECTED: Flag = Flag(
    "infected tonight", SETTLED, "Somebody was infected tonight, and nobody dies of that at dawn."
)
POISONED: Flag = Flag("poisoned tonight", SETTLED, "Somebody was poisoned tonight, who dies a day later.")
ARRESTED: Entries[tuple[int, int]] = Entries("arrested", SETTLED, "Whom which Judge has found out tonight.")
JAIL: Entries[tuple[int, int]] = Entries("jail", SETTLED, "Who is in jail, and by which Judge.")
NOMINEES: Entries[int] = Entries("nominees", SETTLED, "Who is nominated for the vote to come, in order.")
CONDEMNED: Note[tuple[int, ...]] = Note(
    "condemned", SETTLED, "On whom the vote has fallen, until they have left."
)
QUIET: Always[int] = Always("quiet", GAME, "Halves of a round in a row in which nothing has happened.", 0)
CALM: Always[int] = Always(
    "calm", GAME, "Halves of a round in a row in which nobody has died, as all have seen.", 0
)
