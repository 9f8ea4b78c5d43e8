"""The scenarios of the book: a set of roles each, some with a condition of their own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from fabula.core.refusals import Refusal


@dataclass(frozen=True)
class Scenario:
    """A set with the alternatives the book leaves, parted by a stroke, and its special condition."""

    id: str
    cards: str
    condition: Mapping[str, bool] = field(default_factory=dict)

    @property
    def seats(self) -> int:
        """For how many it is printed."""
        return len(self.slots)

    @property
    def slots(self) -> tuple[tuple[str, ...], ...]:
        """For each card what it may be, the book's first choice first."""
        return tuple(tuple(slot.split("/")) for slot in self.cards.split())

    def roles(self, *preferred: str) -> tuple[str, ...]:
        """The set; where the book leaves a choice, the preferred card, else the first. Refusal for others."""
        left = list(preferred)
        roles = []
        for slot in self.slots:
            taken = next((role for role in left if role in slot), None) if len(slot) > 1 else None
            if taken is not None:
                left.remove(taken)
            roles.append(taken or slot[0])
        if left:
            raise Refusal("unknown-role", role=left[0])
        return tuple(roles)


SCENARIOS = (
    Scenario("classic_8", "count lamia" + " vampire" * 4 + " hunter" * 2),
    Scenario("classic_10", "count/king lamia" + " vampire" * 5 + " scout hunter werewolf"),
    Scenario("classic_12", "king/count lamia queen" + " vampire" * 5 + " scout hunter hunter werewolf"),
    Scenario("classic_13", "king/count lamia queen" + " vampire" * 6 + " scout ringleader hunter werewolf"),
    Scenario(
        "classic_15",
        "king lamia queen dhampir/bride/ghoul" + " vampire" * 6 + " scout ringleader hunter hunter werewolf",
    ),
    Scenario("love_triangle", "king bride" + " vampire" * 5 + " scout hunter"),
    Scenario(
        "bloody_feuds", "king nosferatu dhampir" + " vampire" * 4 + " monk hunter hunter werewolf/kitsune"
    ),
    Scenario("wrong_hunter", "lord queen fledgling" + " vampire" * 5 + " ringleader hunter hunter"),
    Scenario("duel_of_observers", "lord dhampir revenant" + " vampire" * 5 + " scout hunter hunter werewolf"),
    Scenario(
        "invasion",
        "prince lamia queen" + " vampire" * 4 + " scout/monk/beauty hunter werewolf kitsune",
        {"kin": True},
    ),
    Scenario("wolf_pits", "king queen" + " vampire" * 5 + " scout hunter werewolf", {"pits": True}),
    Scenario(
        "undercover", "lord queen" + " vampire" * 5 + " scout/beauty hunter hunter", {"undercover": True}
    ),
    Scenario("gate", "vampire vampire hunter"),
)


def scenario_called(id: str) -> Scenario:
    """The scenario with this id; Refusal if there is none."""
    for scenario in SCENARIOS:
        if scenario.id == id:
            return scenario
    raise Refusal("no-such-scenario", scenario=id)
