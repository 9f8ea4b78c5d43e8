"""The scenarios of the book: a set of roles each, some with a condition of their own."""

from __future__ import annotations

from fabula.core.tale import Scenario

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
