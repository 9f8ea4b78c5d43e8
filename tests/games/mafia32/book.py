"""The book read a second time, slowly and without the engine: who dies, who knows what, who wins.

It follows a game from its deal and its answers alone. It shares no line with `fabula.games.mafia32`, so that
the two can be held against each other.
"""

from __future__ import annotations

from typing import Any

from tests.games.mafia32.night import Night, Player
from tests.laws.playing import answers_given

from fabula.core.requests import FATE, TIME
from fabula.core.telling import Telling
from fabula.core.views import TOWN

FOREVER = 99


class Reading:
    """One game, followed by the book, up to the talk of a day."""

    def __init__(self, telling: Telling, until: int = FOREVER) -> None:
        self.given = answers_given(telling)
        self.set = telling.setup.roles
        self.rules = dict(telling.setup.settings)
        self.players = [Player(seat, card) for seat, card in enumerate(self.given[0, "deal", FATE][0][1])]
        self.knows: dict[int | str, list[Any]] = {player.seat: [player.card] for player in self.players}
        self.knows[TOWN] = []
        self.venom: dict[int, int] = {}
        self.patients: dict[int, int] = {}
        self.jail: list[tuple[int, int]] = []
        self.told: dict[int, dict[int, str]] = {player.seat: {} for player in self.players}
        self.quiet = 0
        self.number = 1
        self.won: tuple[str, ...] | None = None
        self._say((0, "dusk"))
        Night(self).meet()
        self._dawn()
        while not self.is_over and self.number < until:
            self._day()
            if not self.is_over:
                self.number += 1
                self._dawn()

    # ---- who is who

    @property
    def is_over(self) -> bool:
        """Whether a side has won, or nobody can."""
        return self.won is not None

    @property
    def living(self) -> list[Player]:
        """Who is in the game."""
        return [player for player in self.players if player.alive]

    def is_free(self, player: Player) -> bool:
        """Whether a living player is out of jail."""
        return player.alive and player.seat not in [prisoner for prisoner, _ in self.jail]

    def all_hear(self, *fact: Any) -> None:
        """A public fact."""
        for known in self.knows.values():
            known.append(fact)

    def hears(self, player: Player, *fact: Any) -> None:
        """A private fact."""
        self.knows[player.seat].append(fact)

    def answers(self, prompt: str, who: Any) -> list[Any]:
        """What somebody answered to a question this night or day, in order."""
        return [choice for _, choice in self.given.get((self.number, prompt, who), [])]

    def _say(self, occasion: tuple[int, str]) -> list[Any]:
        said = [words for words in self.given.get((*occasion, TOWN), []) if words[0] != TIME]
        for words in said:
            self.all_hear("said", *words)
        return [words for _, words in said]

    # ---- the morning

    def _dawn(self) -> None:
        fallen: list[int] = []
        arrested: list[tuple[int, int]] = []
        night = Night(self)
        if self.number > 1:
            night.play()
            fallen, arrested = night.fallen(), night.arrested
        for player in self.living:
            if player.infected:
                player.power = ""
        for seat in fallen:
            self._dies(self.players[seat], "night")
        self._open_the_jail()
        before = len(self.jail)
        for seat, judge in arrested:
            self._jail(self.players[seat], self.players[judge])
        if fallen or night.infected or len(self.jail) > before:
            self.quiet = 0
        elif self.number > 1 and not night.poisoned:
            self.quiet += 1
        self._judge(at_dawn=True)

    def _dies(self, player: Player, how: str) -> None:
        player.alive = False
        self.all_hear("died", how, player.seat, player.card)
        if player.card == "patient_zero":
            for other in self.players:
                other.infected = False

    def _open_the_jail(self) -> None:
        for pair in list(self.jail):
            prisoner, judge = (self.players[seat] for seat in pair)
            if not prisoner.alive or not self._keeps(judge):
                self.jail.remove(pair)
                if prisoner.alive:
                    self.all_hear("freed", prisoner.seat)

    def _keeps(self, judge: Player) -> bool:
        return judge.alive and (judge.power == "judge" or self.rules["judge_infected"] == "keep")

    def _jail(self, suspect: Player, judge: Player) -> None:
        if self.is_free(suspect) and self._keeps(judge):
            self.jail.append((suspect.seat, judge.seat))
            self.all_hear("jailed", suspect.seat)

    # ---- the day

    def _day(self) -> None:
        words = self._say((self.number, "day"))
        up = [player.seat for player in self.living]
        first = (self.number - 1) % len(self.players)
        up = [seat for seat in up if seat >= first] + [seat for seat in up if seat < first]
        if self.rules["candidates"] == "nominated":
            up = list(dict.fromkeys(said[1] for said in words if said[0] == "nominate"))
        ballots = {
            name: {p.seat: self.answers(name, p.seat) for p in self.players} for name in ("hand", "vote")
        }
        leaving = self._vote(up, ballots)
        if len(leaving) > 1 and self.rules["tie"] != "all":
            self.all_hear("tied", leaving)
            if self.rules["tie"] == "random":
                leaving = self.answers("tie", FATE)
            else:
                leaving = self._vote(leaving, ballots)
                leaving = leaving if len(leaving) == 1 else []
        if leaving and self.rules["last_words"]:
            self._say((self.number, "farewell"))
        for seat in sorted(leaving):
            self._dies(self.players[seat], "vote")
        self._open_the_jail()
        self.quiet = 0 if leaving else self.quiet + 1
        self._judge(at_dawn=len(self.living) < 2)

    def _vote(self, up: list[int], ballots: dict[str, dict[int, list[Any]]]) -> list[int]:
        """Ballots are used up as they are counted: a second vote takes what was answered then."""
        count = dict.fromkeys(up, 0)
        voters = [player for player in self.living if self.is_free(player)]
        voted: dict[int, Any] = {}
        if self.rules["hands"] == "in_turn":
            for name in up:
                for player in voters:
                    if player.seat != name and voted.get(player.seat) is None:
                        voted[player.seat] = ballots["hand"][player.seat].pop(0)
        elif up:
            for player in voters:
                asked = not self.rules["must_vote"] or any(name != player.seat for name in up)
                voted[player.seat] = ballots["vote"][player.seat].pop(0) if asked else None
        for player in voters:
            choice = voted.get(player.seat)
            if choice is not None:
                count[choice] += 2 if player.power == "leader" else 1
        if self.rules["hands"] != "secret" and up:
            self.all_hear("votes", [voted.get(player.seat) for player in self.players])
        most = max(count.values(), default=0)
        return sorted(name for name in up if most and count[name] == most)

    # ---- the end

    def team(self, player: Player) -> str:
        """With whom a player wins."""
        return "loner" if player.infected and self.rules["infected"] == "join" else player.side

    def _judge(self, *, at_dawn: bool) -> None:
        winner = self._winner(at_dawn)
        if winner is not None:
            self.won = winner
            self.all_hear("won", winner, self.winners, [player.card for player in self.players])

    def _winner(self, at_dawn: bool) -> tuple[str, ...] | None:
        living = self.living
        loner = any(player.side == "loner" for player in living)
        if at_dawn and self.loners_ahead:
            return ("loner",)
        town = [player for player in living if self.team(player) == "town"]
        votes = len(town) + sum(player.power == "leader" for player in living)
        shooting = {gang: [p for p in living if self.team(p) == gang] for gang in ("mafia", "triads")}
        barring = shooting
        if self.rules["infected_criminals"] == "count":
            barring = {gang: [p for p in living if p.side == gang] for gang in ("mafia", "triads")}
        left = [gang for gang, members in barring.items() if members]
        if not (loner and self.rules["loner_blocks"]):
            free = [player for gang in left for player in shooting[gang] if self.is_free(player)]
            if at_dawn and len(left) == 1 and free and votes <= len(free):
                return (left[0],)
            if not left and votes:
                return ("town",)
        return () if not living or (self.quiet >= 12 and not self.venom) else None

    @property
    def loners_ahead(self) -> list[Player]:
        """The loners who have at most one other left besides; to Patient Zero the infected are no others."""
        ahead = []
        for loner in self.living:
            others = [player for player in self.living if player is not loner]
            if loner.card == "patient_zero":
                others = [player for player in others if not player.infected]
            if loner.side == "loner" and not loner.infected and len(others) <= 1:
                ahead.append(loner)
        return ahead

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; of loners those who are ahead, and with Patient Zero his infected."""
        zero = any(player.card == "patient_zero" for player in self.loners_ahead)
        winning = [player for player in self.players if self.team(player) in (self.won or ())]
        if self.won == ("loner",):
            winning = [p for p in winning if p in self.loners_ahead or (p.infected and zero)]
        return tuple(player.seat for player in winning)
