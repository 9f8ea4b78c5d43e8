"""What is shown of a game: questions with their advice, what may be corrected, what is foreseen."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from fabula.core.leading import Foreseen
from fabula.core.requests import (
    STORYTELLER,
    Ask,
    Decide,
    Inform,
    Report,
    Statements,
    Who,
)
from fabula.core.tale import Suggestion
from fabula.rooms.game.curtain import fates_behind
from fabula.rooms.game.play import Play
from fabula.rooms.game.suggestions import BEFORE
from fabula.rooms.wire import messages
from fabula.rooms.wire.options import shown_options, shown_statements

DECIDED = "foresee-won"
POINTED = "pointed"  # why an answer is suggested for a seat: a bot points at it


def amendments(play: Play) -> list[Any]:
    """What whoever leads may correct, as a client gets options."""
    if play.telling.told:
        return []
    first = fates_behind(play.curtain)
    words = [one.word for one in first]
    every = (*play.telling.amendments(), *play.telling.earlier_amendments())
    return shown_statements(Statements(*first, *(one for one in every if one.word not in words)))


def foresight(play: Play) -> tuple[Foreseen, ...]:
    """What they are told before it happens; who has won not before that is sure."""
    foreseen = play.telling.tale.foresee(play.telling.grimoire)
    sure = play.telling.is_decided
    return tuple(line for line in foreseen if sure or line.code != DECIDED)


def shown_ask(play: Play, who: Who) -> messages.Ask | None:
    """What a seat or the Storyteller may answer now."""
    return play.asks.shown_to(who) if isinstance(who, int) else _storytellers_ask(play)


def ask_shown_to_leader(play: Play, who: Who) -> messages.Ask | None:
    """What is asked of somebody; only who leads is told what was taken back, or at what a bot points."""
    shown = shown_ask(play, who)
    if shown is None or not isinstance(who, int) or shown.answered is not UNSET:
        return shown
    number = play.telling.grimoire.number
    before = play.suggestions.before(number, who, shown.prompt, shown.options)
    if before is not UNSET:
        return replace(shown, suggested=before)
    pointed = play.bots.pointed(who, play.asks.of(who))
    return shown if pointed is UNSET else replace(shown, suggested=pointed, why=POINTED)


def _storytellers_ask(play: Play) -> messages.Ask | None:
    """What the leader has to decide; nothing is sealed for them."""
    ask = play.telling.pending
    if not isinstance(ask, Ask) or ask.who != STORYTELLER:
        return None
    choice, why, because = _advice(play, ask)
    about, said, weighed = (
        (ask.about, ask.said, ask.weighed) if isinstance(ask, Decide | Inform) else ((), (), ())
    )
    return messages.Ask(
        play.asks.id_of_the_storyteller,
        ask.prompt,
        None,
        shown_options(ask.options),
        suggested=choice,
        why=why,
        because=list(because),
        honest=list(ask.honest) if isinstance(ask, Inform) else UNSET,
        once=list(ask.once) if isinstance(ask, Inform) else [],
        about=list(about),
        drawn=play.suggestions.drawn(ask),
        said=list(said),
        weighed=[[list(part) for part in one] for one in weighed],
    )


def _advice(play: Play, ask: Ask) -> Suggestion:
    """What is shown as advice; of a fact only what was said before."""
    advised = suggestion(play, ask)
    return Suggestion(UNSET) if isinstance(ask, Report) and advised.why != BEFORE else advised


def suggestion(play: Play, ask: Ask) -> Suggestion:
    """What the Storyteller is advised to decide."""
    return play.suggestions.of(play.telling, ask)
