"""The table of the evening: who has won how often, over all games of a room."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from fabula.core.events import Won
from fabula.core.telling import Telling
from fabula.rooms.wire import messages


class Score(NamedTuple):
    """What one game was worth to one seat."""

    won: bool
    points: int


def scores(telling: Telling) -> tuple[Score, ...]:
    """What a telling was worth to each of its seats."""
    grimoire = telling.grimoire
    winners = grimoire.winners or ()
    points = telling.tale.points(grimoire)
    return tuple(Score(seat in winners, points.get(seat, 0)) for seat in range(grimoire.seats))


def sides_that_won(telling: Telling) -> tuple[str, ...]:
    """The sides that have won a telling; none of one without an end, or that nobody has won."""
    return next((line.sides for line in reversed(telling.log) if isinstance(line, Won)), ())


@dataclass
class Row:
    """One person's games by number; without a `person` they have left."""

    person: str | None
    name: str
    bot: bool
    games: dict[int, Score] = field(default_factory=dict)

    def shown(self, last: int) -> messages.Standing:
        """The row as all may read it; `last` is the number of the latest game."""
        played = self.games.values()
        return messages.Standing(
            name=self.name,
            games=len(played),
            wins=sum(score.won for score in played),
            points=sum(score.points for score in played),
            last=self.games[last].points if last in self.games else None,
            person=self.person,
            bot=self.bot,
        )


@dataclass
class Series:
    """The games of a room, one after another, whatever tale each of them was."""

    rows: list[Row] = field(default_factory=list)
    won: dict[int, tuple[str, tuple[str, ...]]] = field(default_factory=dict)  # of what tale, by which sides

    def enter(self, person: str, name: str, *, bot: bool) -> None:
        """Somebody comes in; under the name they left with they go on with their row."""
        for row in self.rows:
            if row.person is None and row.bot == bot and row.name.casefold() == name.casefold():
                row.person = person
                return
        self.rows.append(Row(person, name, bot))

    def rename(self, person: str, name: str) -> None:
        """Call somebody by another name in the table of the evening."""
        self._of(person).name = name

    def leave(self, person: str) -> None:
        """Somebody leaves; what they have played stays."""
        row = self._of(person)
        row.person = None
        if not row.games:
            self.rows.remove(row)

    def count(self, game: int, played: Mapping[str, Score], telling: Telling) -> None:
        """Add what a game that has ended brought each player, and which sides have won it."""
        self.won[game] = telling.tale.id, sides_that_won(telling)
        for person, score in played.items():
            self._of(person).games[game] = score

    def take_back(self, game: int) -> None:
        """A game has not ended after all."""
        self.won.pop(game, None)
        for row in self.rows:
            row.games.pop(game, None)

    def table(self) -> list[messages.Standing]:
        """Who has played, the most points first."""
        last = max((game for row in self.rows for game in row.games), default=0)
        shown = [row.shown(last) for row in self.rows if row.games]
        return sorted(shown, key=lambda one: (-one.points, -one.wins, one.games, one.name))

    def sides(self, tale: str) -> list[tuple[str, int]]:
        """How many games of a tale each side has won, the most first."""
        won = Counter(side for of, sides in self.won.values() if of == tale for side in sides)
        return sorted(won.items(), key=lambda one: (-one[1], one[0]))

    def _of(self, person: str) -> Row:
        return next(row for row in self.rows if row.person == person)
