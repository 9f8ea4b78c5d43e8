"""What cards are worth to whoever kills: ours by taste, one that was brought by what it does."""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT, Almanac
from fabula.core.town import Town
from fabula.core.verbs import Me
from fabula.minds.targets import A_POWER, Worth


def test_a_card_that_was_brought_is_worth_something_if_it_does_something() -> None:
    almanac = Almanac("doctor", "citizen")
    town = almanac.kind("town", "town")
    town("doctor", wakes=EACH_NIGHT)
    town("citizen")
    almanac.is_open = True
    town("idler")

    @town("dowser", wakes=EACH_NIGHT)
    async def dowser(me: Me, town: Town) -> None:
        """Something is done."""

    worth = Worth(almanac, {"doctor": 4.0})
    assert [worth[card] for card in ("doctor", "citizen", "dowser", "idler", "")] == [
        4.0,
        0.0,
        A_POWER,
        0.0,
        0.0,
    ]
