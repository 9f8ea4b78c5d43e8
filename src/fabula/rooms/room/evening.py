"""The evening of a room: its games that are over, each as a chronicle keeps it."""

from __future__ import annotations

from collections.abc import Sequence

from fabula.core.events import Won
from fabula.core.tale import Tale
from fabula.rooms.game.play import Play
from fabula.rooms.room.people import Person
from fabula.rooms.room.series import Score
from fabula.rooms.storage.chronicle import Game, Player


def game_id(code: str, play: Play) -> str:
    """A name for a game that no other one has, also where a room's code is given anew later."""
    return f"{play.begun_at}-{code}-{play.game}"


def game_of(
    code: str, title: str, play: Play, people: Sequence[Person | None], scored: Sequence[Score], *, led: bool
) -> Game:
    """A game that is over, with who sat where and had a card: it may be ended while cards are dealt."""
    telling = play.telling
    won = next((event for event in reversed(telling.log) if isinstance(event, Won)), None)
    return Game(
        id=game_id(code, play),
        at=play.begun_at,
        length=max(0, play.told_at - play.begun_at),
        tale=telling.tale.id,
        winners=[] if won is None else sorted(won.sides),
        players=[
            _player(play, seat, people[seat], scored[seat])
            for seat in range(telling.grimoire.seats)
            if seat in telling.grimoire.cards
        ],
        script=script_of(telling.tale, telling.setup.roles),
        title=title,
        led=led,
    )


def _player(play: Play, seat: int, person: Person | None, score: Score) -> Player:
    telling, grimoire = play.telling, play.telling.grimoire
    at_end = grimoire.role(seat)
    role = grimoire.dealt(seat) or at_end
    return Player(
        name="" if person is None or person.bot else person.name,
        role=role,
        side=telling.town.side(seat),
        won=score.won,
        points=score.points,
        at_end="" if at_end == role else at_end,
        dead=not grimoire.alive[seat],
        bot=person is None or person.bot is not None,
    )


def script_of(tale: Tale, roles: Sequence[str]) -> str:
    """The script of the tale that these roles are, if they are one with a name."""
    if tale.scripts is None:
        return ""
    every = {**tale.scripts.named, **tale.scripts.small}
    return next((name for name, printed in every.items() if sorted(printed) == sorted(roles)), "")
