"""The scenarios of the book: a set of roles each, some with a condition of their own."""

from __future__ import annotations

from fabula.core.parts import Scenario

# For the very first game: plain vampires, few plain hunters and, where the table has a lord, the count.
FIRST = {
    6: "vampire" + " vampire" * 4 + " hunter",
    7: "count" + " vampire" * 5 + " hunter",
    8: "count" + " vampire" * 5 + " hunter" * 2,
    9: "count" + " vampire" * 6 + " hunter" * 2,
    10: "count" + " vampire" * 7 + " hunter" * 2,
    11: "count" + " vampire" * 7 + " hunter" * 3,
    12: "count" + " vampire" * 8 + " hunter" * 3,
}
SCENARIOS = (
    *(Scenario(f"first_{seats}", cards, family="first") for seats, cards in FIRST.items()),
    Scenario("classic_8", "count lamia" + " vampire" * 4 + " hunter" * 2, family="classic"),
    Scenario("classic_10", "count/king lamia" + " vampire" * 5 + " scout hunter werewolf", family="classic"),
    Scenario(
        "classic_12",
        "king/count lamia queen" + " vampire" * 5 + " scout hunter hunter werewolf",
        family="classic",
    ),
    Scenario(
        "classic_13",
        "king/count lamia queen" + " vampire" * 6 + " scout ringleader hunter werewolf",
        family="classic",
    ),
    Scenario(
        "classic_15",
        "king lamia queen dhampir/bride/ghoul" + " vampire" * 6 + " scout ringleader hunter hunter werewolf",
        family="classic",
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
    Scenario("gate", "vampire vampire hunter", told="dusk"),
)
