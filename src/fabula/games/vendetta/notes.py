"""The notes of Blood Vendetta: what is kept in mind of a game besides cards, powers, marks and lives."""

from __future__ import annotations

from fabula.core.notes import GAME, SETTLED, Always, Each, Entries, Flag, Note
from fabula.core.requests import Choice

CORRECTED: Entries[int] = Entries("corrected", GAME, "Whose cards whoever leads has corrected.")
FIRST_NIGHT: Note[int] = Note("first_night", SETTLED, "Who leads for the first night alone.")
HOST: Note[int] = Note("host", GAME, "Who leads from the first death on.")
ACQUAINTED: Flag = Flag("acquainted", GAME, "Those who kill together know each other.")
HEAD: Note[int] = Note("hunter_of_hunters", GAME, "Who is the hunter of hunters.")
LAST_JUDGE: Note[int] = Note("last judge", GAME, "Who was judge last.")
TONIGHT: Note[str] = Note("tonight", GAME, "The variant that was rolled for this night.")

# ---- the light time

LAST_CHOICE: Each[Note[Choice]] = Each(Note("last {} {}", GAME, "Whom a role at a seat chose last."))
HERSELF: Each[Flag] = Each(Flag("queen herself {}", GAME, "The Queen at a seat has protected herself."))
TRICKED: Each[Flag] = Each(
    Flag("tricked {}", GAME, "The tricky varg at a seat has turned an attack upon another.")
)
SWAPPED: Entries[int] = Entries("swapped", SETTLED, "Which two have changed places in this light time.")
VISITS: Entries[tuple[int, int]] = Entries("visits", SETTLED, "Who came to whom in this light time.")
DIVERTED: Note[int] = Note("diverted", SETTLED, "Upon whom an attack of today is turned.")
PARALYSED: Note[tuple[int, int]] = Note("paralysed", GAME, "Whose power fails, and in which light time.")
ENGAGED: Note[tuple[int, int, int]] = Note(
    "engaged", GAME, "The bride, the lord she has found, and whether he knows of it."
)

# ---- the night

SUSPECTS: Entries[int] = Entries("suspects", SETTLED, "Whom somebody has called a suspect tonight.")
MUTE: Entries[int] = Entries("mute", GAME, "Who is enchanted and may not speak.")
ENTRUSTED: Entries[tuple[int, int]] = Entries("entrusted", SETTLED, "Who has entrusted their vote to whom.")
TIED: Entries[int] = Entries("tied", SETTLED, "Between whom the vote is tied.")
PLEADING: Entries[int] = Entries("pleading", SETTLED, "Who of them has still to plead.")
AVENGERS: Entries[int] = Entries("avengers", GAME, "Who has voted for the death of a vampire.")
QUIET: Always[int] = Always("quiet", GAME, "Rounds in a row in which nobody has died.", 0)
DUE: Flag = Flag(
    "due", SETTLED, "Hunters were level at nightfall, held up by those alone who can still kill them."
)
