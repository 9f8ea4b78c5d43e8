"""What follows what: the deal, a night call by call, dawn, talk and vote, and again."""

from __future__ import annotations

from fabula.core.floor import look_at_cards
from fabula.core.grimoire import Grimoire
from fabula.core.tale import Beat, Pace
from fabula.core.town import Town
from fabula.games.mafia32 import notes
from fabula.games.mafia32.calls import next_call
from fabula.games.mafia32.cards import almanac
from fabula.games.mafia32.day import dawn
from fabula.games.mafia32.deal import deal
from fabula.games.mafia32.ending import DECISIVE, end, winning_sides
from fabula.games.mafia32.talk import farewell, talk
from fabula.games.mafia32.vote import vote

DEAL = Beat("deal", deal)
LOOK = Beat("look", look_at_cards, Pace("look"))
DAWN = Beat("dawn", dawn)
TALK = Beat("talk", talk, Pace("talk"))
FAREWELL = Beat("farewell", farewell, Pace("farewell"))
END = Beat("end", end, closes=True)
VOTES = {
    "in_turn": Beat("vote", vote, Pace("hand")),
    "at_once": Beat("vote", vote, Pace("vote")),
    "secret": Beat("vote", vote, Pace("vote")),
}
OTHERS = {"setup": DEAL, "deal": LOOK, "dawn": TALK}


def next_beat(grimoire: Grimoire) -> Beat | None:
    """Deal, look; then night call by call, dawn, talk, vote, perhaps last words, and again."""
    phase = grimoire.phase
    if grimoire.winners is not None:
        return None
    if phase == "vote" and notes.CONDEMNED.stands(grimoire):
        return FAREWELL
    if phase == "day":
        return VOTES[str(grimoire.settings["hands"])]
    if phase in DECISIVE and winning_sides(Town(grimoire, almanac)) is not None:
        return END
    return OTHERS.get(phase) or next_call(grimoire) or DAWN
