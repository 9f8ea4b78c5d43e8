"""What follows what: acquaintance, then night, dawn, day and sunset in turn."""

from __future__ import annotations

from fabula.core.floor import look_at_cards
from fabula.core.grimoire import Grimoire
from fabula.core.parts import MASKS, VARIED, Nights, Talk
from fabula.core.tale import Beat, Pace
from fabula.games.vendetta import notes
from fabula.games.vendetta.calls import a_meeting, the_call
from fabula.games.vendetta.cards import INTRODUCTIONS, LIGHT, TIME_OF
from fabula.games.vendetta.deal import deal
from fabula.games.vendetta.ending import end, winning_side
from fabula.games.vendetta.execution import find_the_host, needs_a_host, nightfall
from fabula.games.vendetta.light import ACQUAINTANCE, next_call, next_introduction
from fabula.games.vendetta.night import plead, roll, talk, vote, vote_again
from fabula.games.vendetta.offices import elect_the_first, follow_the_head, lacks_a_head
from fabula.games.vendetta.variants import (
    DIE,
    SECRETS,
    are_called_in_turn,
    has_temporary_host,
    holds_tonight,
)

NIGHTS = Nights((ACQUAINTANCE, *LIGHT), wordings=(VARIED, MASKS), introductions=INTRODUCTIONS, times=TIME_OF)
SPEECH = Talk(("election", "die", "night", "vote", "revote", "nightfall"), pleas=("plea",))

DEAL = Beat("deal", deal)
LOOK = Beat("look", look_at_cards, Pace("look"))
ELECTION = Beat("election", elect_the_first, Pace("vote"))
ROLL = Beat("die", roll)
TALK = Beat("talk", talk, Pace("talk"))
VOTE = Beat("vote", vote, Pace("vote"))
PLEA = Beat("plea", plead, Pace("plea"))
VOTE_AGAIN = Beat("revote", vote_again, Pace("vote"))
VOTE_IN_TURN = Beat("vote", vote, Pace("hand"))
VOTE_AGAIN_IN_TURN = Beat("revote", vote_again, Pace("hand"))
NIGHTFALL = Beat("nightfall", nightfall, Pace("vote"))
HEIR = Beat("election", follow_the_head, Pace("vote"))
NAME_THE_HOST = Beat("host", find_the_host)
END = Beat("end", end, closes=True)


def next_beat(grimoire: Grimoire) -> Beat | None:
    """Deal, look, acquaintance; then night, and the light time call by call, and again."""
    if grimoire.winners is not None:
        return None
    phase = grimoire.phase
    if phase in LIGHT:
        return next_of_light(grimoire)
    if phase in ("setup", "deal"):
        return DEAL if phase == "setup" else LOOK
    if winning_side(grimoire) is not None:
        return END
    if lacks_a_head(grimoire):
        return HEIR
    if phase == "dusk" and grimoire.settings["hunter_of_hunters"]:
        return ELECTION
    if phase in ("dusk", "election", ACQUAINTANCE):
        return next_of_acquaintance(grimoire)
    if phase in ("die", "night", "nightfall"):
        return next_of_night(grimoire)
    return next_of_vote(grimoire)


def next_of_acquaintance(grimoire: Grimoire) -> Beat:
    """The next who is introduced; after that night, or at once the light if the first night is over."""
    step = next_introduction(grimoire)
    if step is not None:
        return a_meeting(step)
    return next_of_light(grimoire) if notes.HOST.stands(grimoire) else next_of_night(grimoire)


def next_of_night(grimoire: Grimoire) -> Beat:
    """The die, the talk, the vote."""
    if grimoire.settings["voting"] == DIE and grimoire.phase not in ("die", "night"):
        return ROLL
    if grimoire.phase != "night" and not holds_tonight(grimoire, SECRETS):
        return TALK
    return VOTE_IN_TURN if are_called_in_turn(grimoire) else VOTE


def next_of_vote(grimoire: Grimoire) -> Beat:
    """The pleas and the second vote if there is a tie; then the light, the first time with a host."""
    if notes.PLEADING.stands(grimoire):
        return PLEA
    if notes.TIED.stands(grimoire):
        return VOTE_AGAIN_IN_TURN if are_called_in_turn(grimoire) else VOTE_AGAIN
    if needs_a_host(grimoire):
        return next_of_night(grimoire) if all(grimoire.alive) else NAME_THE_HOST
    first_with_a_host = has_temporary_host(grimoire) and grimoire.number == 1
    return next_of_acquaintance(grimoire) if first_with_a_host else next_of_light(grimoire)


def next_of_light(grimoire: Grimoire) -> Beat:
    """The next call, or nightfall."""
    step = next_call(grimoire)
    return NIGHTFALL if step is None else the_call(step, grimoire)
