"""A night by the book, for the second reading: what each does, what comes of it, what each is told."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from fabula.core.requests import FATE

if TYPE_CHECKING:
    from tests.games.mafia32.book import Reading

GANG_OF = {
    "lawyer": "mafia", "don": "mafia", "mafioso": "mafia", "triad": "triads", "triad_boss": "triads",
}  # fmt: skip
LONERS = ("maniac", "black_widow", "patient_zero")
BOSS = {"mafia": "don", "triads": "triad_boss"}
PLAIN = {"mafia": "mafioso", "triads": "triad"}


def sign_of(card: str) -> str:
    """What the Detective would be shown of a card."""
    return "criminal" if card in GANG_OF else "loner" if card in LONERS else "town"


@dataclass(eq=False)
class Player:
    """Somebody at the table: the card, the power it still gives, whether alive and infected."""

    seat: int
    card: str
    power: str = ""
    alive: bool = True
    infected: bool = False

    def __post_init__(self) -> None:
        self.power = self.card

    @property
    def side(self) -> str:
        """The side of the card."""
        return GANG_OF.get(self.card, "loner" if self.card in LONERS else "town")

    @property
    def faction(self) -> str:
        """The side a check sees."""
        return "loner" if self.infected else self.side


class Night:
    """One night of a reading."""

    def __init__(self, game: Reading) -> None:
        self.game = game
        self.visits: list[tuple[Player, Player]] = []
        self.healed: list[Player] = []
        self.guards: list[tuple[Player, Player]] = []
        self.clients: list[Player] = []
        self.doomed: list[Player] = []
        self.arrested: list[tuple[int, int]] = []
        self.poisoned = self.infected = False

    def awake(self, power: str) -> list[Player]:
        """Who wakes for a power of their own."""
        return [p for p in self.game.living if p.power == power and self.game.is_free(p)]

    def gang(self, gang: str) -> list[Player]:
        """Who wakes with a gang."""
        in_play = any(GANG_OF.get(card) == gang for card in self.game.set)
        return [
            player
            for player in self.game.living
            if self.game.is_free(player)
            and (GANG_OF.get(player.power) == gang or (player.power == "spy" and in_play))
        ]

    def is_called(self, gang: str) -> bool:
        """Whether a gang is called: while one of its cards does not lie open."""
        cards = self.game.set if self.game.rules["pad_calls"] else [p.card for p in self.game.living]
        return any(GANG_OF.get(card) == gang for card in cards)

    def is_visited(self, player: Player, on_the_way: tuple[Player, ...] = ()) -> bool:
        """Whether the Beauty is there; a Beauty who is visited herself is not."""
        for beauty, guest in self.visits:
            if guest is player and beauty not in on_the_way:
                if not self.is_visited(beauty, (*on_the_way, player)):
                    return True
            elif guest is player:
                return True
        return False

    def acts(self, player: Player) -> bool:
        """Whether what a player does now has an effect."""
        return not self.is_visited(player) and player not in self.doomed

    # ---- the first night

    def meet(self) -> None:
        """The gangs and the Spy see each other."""
        for gang in ("mafia", "triads"):
            if self.is_called(gang):
                faces = self.gang(gang)
                for player in faces:
                    others = [other.seat for other in faces if other is not player]
                    self.game.hears(player, "woke and met", gang, others)
        for power in ("beauty", "doctor", "bodyguard", "lawyer", "detective", "judge", "journalist", *LONERS):
            for player in self.awake(power):
                self.game.hears(player, "woke")

    # ---- later nights

    def play(self) -> None:
        """All calls, in order."""
        for player in self.awake("beauty"):
            self._choice(player, "beauty")
        for beauty in self.awake("beauty"):
            guest = self._chosen(beauty, "beauty")
            if guest is not None and self.acts(beauty):
                self.visits.append((beauty, guest))
        self._protect()
        for gang in ("mafia", "triads"):
            if self.is_called(gang):
                self._inherit(gang)
                self._shoot_together(gang)
        self._check()
        for maniac in self.awake("maniac"):
            victim = self._choice(maniac, "maniac")
            if victim is not None and self.acts(maniac):
                self.shot(victim)
        for widow in self.awake("black_widow"):
            victim = self._choice(widow, "black_widow")
            if victim is not None and self.acts(widow) and victim.seat not in self.game.venom:
                self.game.venom[victim.seat] = self.game.number + 1
                self.poisoned = True
        self._infect()

    def _chosen(self, player: Player, prompt: str) -> Player | None:
        choice = self.game.answers(prompt, player.seat)[0]
        return None if choice is None else self.game.players[choice]

    def _choice(self, player: Player, prompt: str) -> Player | None:
        self.game.hears(player, "chose", *self.game.answers(prompt, player.seat))
        return self._chosen(player, prompt)

    def _protect(self) -> None:
        for doctor in self.awake("doctor"):
            patient = self._choice(doctor, "doctor")
            assert patient is not None
            assert self.game.patients.get(doctor.seat) != patient.seat, "the same patient two nights running"
            self.game.patients[doctor.seat] = patient.seat
            self.healed += [patient] if self.acts(doctor) else []
        for guard in self.awake("bodyguard"):
            ward = self._choice(guard, "bodyguard")
            self.guards += [(guard, ward)] if ward is not None and self.acts(guard) else []
        for lawyer in self.awake("lawyer"):
            client = self._choice(lawyer, "lawyer")
            self.clients += [client] if client is not None and self.acts(lawyer) else []

    # ---- shots

    def falls(self, victim: Player) -> Player | None:
        """Who dies if this one is to be killed."""
        used: list[Player] = []
        while not self.is_visited(victim) and victim.power != "politician" and victim not in self.healed:
            guard = next((g for g, ward in self.guards if ward is victim and g not in used), None)
            if guard is None:
                return victim
            used.append(guard)
            victim = guard
        return None

    def shot(self, victim: Player) -> None:
        """A shot, which nothing later in the night undoes."""
        dying = self.falls(victim)
        if dying is not None:
            self.doomed.append(dying)

    def _inherit(self, gang: str) -> None:
        members = [p for p in self.game.living if GANG_OF.get(p.power) == gang]
        heirs = [p.seat for p in members if p.power == PLAIN[gang]]
        if BOSS[gang] not in self.game.set or not heirs or any(p.power == BOSS[gang] for p in members):
            return
        lots = self.game.answers(f"heir:{gang}", FATE)
        heir = self.game.players[lots[0] if lots else heirs[0]]
        heir.power = BOSS[gang]
        self.game.hears(heir, "inherited", BOSS[gang])

    def _shoot_together(self, gang: str) -> None:
        awake = self.gang(gang)
        for player in awake:
            self.game.hears(player, "woke with", gang)
        if all(player.power == "spy" for player in awake):
            return
        victim = self._agreed(gang, awake, self._hands(gang, awake, 0))
        if victim is None:
            return
        if victim.power == "spy" and not self.is_visited(victim):
            self.doomed.append(victim)
            rest = [player for player in awake if player is not victim]
            for player in rest:
                self.game.hears(player, "saw", victim.seat, "spy")
            again = self._agreed(gang, rest, self._hands(f"{gang}_more", rest, 0))
            if again is not None:
                self.shot(again)
        else:
            self.shot(victim)

    def _hands(self, prompt: str, awake: list[Player], turn: int) -> list[Any]:
        hands = [self.game.answers(prompt, player.seat)[turn] for player in awake]
        for player, hand in zip(awake, hands, strict=True):
            self.game.hears(player, "pointed", hand, hands, [other.seat for other in awake])
        if turn == 0 and len(set(hands)) > 1 and not prompt.endswith("more"):
            return self._hands(prompt, awake, 1)
        return hands

    def _agreed(self, gang: str, awake: list[Player], hands: list[Any]) -> Player | None:
        for_show = ["spy"] if self.game.rules["spy_vote"] == "dummy" else []
        counted = [
            (player, hand)
            for player, hand in zip(awake, hands, strict=True)
            if player.power not in for_show and not self.is_visited(player)
        ]
        count = Counter(hand for _, hand in counted)
        for seat in count:
            if count[seat] > len(counted) / 2:
                return None if seat is None else self.game.players[seat]
        bosses = [hand for player, hand in counted if player.power == BOSS[gang]]
        return self.game.players[bosses[0]] if bosses and bosses[0] is not None else None

    # ---- checks

    def _check(self) -> None:
        for detective in self.awake("detective"):
            suspect = self._choice(detective, "detective")
            assert suspect is not None
            sign = "criminal" if suspect.faction in BOSS else suspect.faction
            lie = "criminal" if suspect.faction == "town" else "town"
            self._answer(detective, "detective", [suspect], sign, lie, "town")
        for judge in self.awake("judge"):
            suspect = self._choice(judge, "judge")
            assert suspect is not None
            lie = self._false_card(judge, suspect) if suspect in self.clients else ""
            expected = self._expected(judge, suspect)[0]
            harmless = next((card for card in expected if sign_of(card) == "town"), "citizen")
            shown = self._answer(judge, "judge", [suspect], suspect.card, lie, harmless)
            if self.acts(judge) and shown == suspect.card and suspect.faction in BOSS:
                self.arrested.append((suspect.seat, judge.seat))
        for journalist in self.awake("journalist"):
            for pair in self.game.answers("journalist", journalist.seat):
                one, other = (self.game.players[seat] for seat in pair)
                self.game.hears(journalist, "chose", pair)
                same = self._compare(one.faction, other.faction)
                words = ("same", "different") if same else ("different", "same")
                self._answer(journalist, "journalist", [one, other], *words, "same")

    def _false_card(self, judge: Player, suspect: Player) -> str:
        """By lot where several cards of the other kind fit what the Judge knows; else the one that does."""
        crossed = self.game.rules["crossed_arms"] == "all" and {suspect, judge} & {*self.doomed}
        blocked = self.is_visited(judge) and self.game.rules["blocked_info"] != "truth"
        if crossed or blocked:
            return ""
        lots = self.game.given.get((self.game.number, "judge:defended", FATE), [])
        if lots:
            return str(lots.pop(0)[1])
        wanted = "criminal" if suspect.faction == "town" else "town"
        for cards in (*self._expected(judge, suspect), self.game.set):
            fitting = list(dict.fromkeys(card for card in cards if sign_of(card) == wanted))
            if fitting:
                assert len(fitting) == 1, "no lot was drawn"
                return fitting[0]
        return "citizen" if wanted == "town" else "mafioso"

    def _expected(self, judge: Player, suspect: Player) -> list[list[str]]:
        """What the Judge expects to see: the same card again, else one that is not known to be another's."""
        told = self.game.told[judge.seat]
        others = [told.get(p.seat) if p.alive else p.card for p in self.game.players if p is not suspect]
        left = Counter(self.game.set)
        left.subtract([judge.card, *(card for card in others if card)])
        unknown = [card for card in dict.fromkeys(self.game.set) if left[card] > 0]
        return [[told[suspect.seat]] if suspect.seat in told else unknown, unknown]

    def _compare(self, one: str, other: str) -> bool:
        if self.game.rules["journalist_gangs"] == "same" and one in BOSS and other in BOSS:
            return True
        return one == other

    def _answer(
        self, player: Player, power: str, about: list[Player], truth: str, lie: str, harmless: str
    ) -> str:
        crossed = power == "detective" or self.game.rules["crossed_arms"] == "all"
        if crossed and any(one in self.doomed for one in about):
            truth = lie = "killed"
        answer = lie if any(one in self.clients for one in about) else truth
        if crossed and player in self.doomed:
            answer = "killed"
        elif self.is_visited(player):
            how = self.game.rules["blocked_info"]
            lots = self.game.given.get((self.game.number, f"{power}:blocked", FATE), [])
            answer = lots.pop(0)[1] if how == "random" else harmless if how == "town" else answer
        self.game.hears(player, "told", answer)
        if power == "judge" and answer != "killed":
            self.game.told[player.seat][about[0].seat] = answer
        return answer

    # ---- venom and infection

    def _infect(self) -> None:
        zeros = self.awake("patient_zero")
        before = [p for p in self.game.living if p.infected]
        for zero in zeros:
            group = [zero, *before] if before else []
            for player in group:
                self.game.hears(player, "met", sorted(p.seat for p in group if p is not player))
        for zero in zeros:
            victim = self._choice(zero, "patient_zero")
            if victim is not None and self.acts(zero):
                victim.infected = self.infected = True
                group = [zero, *before, victim]
                for player in group[1:]:
                    self.game.hears(player, "met", sorted(p.seat for p in group if p is not player))

    def fallen(self) -> list[int]:
        """Who dies at dawn."""
        dying = {player.seat for player in self.doomed}
        for seat, due in list(self.game.venom.items()):
            if due <= self.game.number:
                del self.game.venom[seat]
                victim = self.game.players[seat]
                poisoned = self.falls(victim) if victim.alive else None
                dying |= {poisoned.seat} if poisoned is not None else set()
        return sorted(dying)
