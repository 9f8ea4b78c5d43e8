"""The Boffin."""

from __future__ import annotations

from tests.games.clocktower.table import Table

from fabula.core.events import Marked

ROLES = "boffin imp chef monk slayer soldier mayor"
TEN = "boffin poisoner imp chef monk slayer soldier mayor virgin washerwoman"


def gifted(role: str, roles: str = ROLES, **choices: object) -> Table:
    """The first night is over; the Demon has this ability."""
    return Table(roles).night(boffin=role, **choices)


def test_the_demon_has_the_ability_and_both_learn_which() -> None:
    table = gifted("empath")
    assert table.told(0)[0] == table.told(1)[0] == "empath"
    assert 1 in [event["seat"] for event in table.found("informed") if event["kind"] == "empath"]


def test_only_good_roles_that_nobody_has_and_that_are_abilities() -> None:
    options = Table(ROLES).asked_by_night("boffin")
    assert {"empath", "saint"} <= set(options)
    assert {"drunk", "chef", "imp", "baron"}.isdisjoint(options)


def test_it_works_though_the_demon_is_drunk_or_poisoned() -> None:
    table = gifted("soldier", "boffin imp chef monk slayer empath mayor")
    table.town.tell(Marked(1, "poisoned", None))
    assert table.town.working(1, "soldier") is not None
    assert table.town.working(1, "imp") is None


def test_it_rests_while_the_boffin_is_poisoned_and_ends_with_their_death() -> None:
    table = gifted("empath")
    table.town.tell(Marked(0, "drunk", None))
    assert table.town.working(1, "empath") is None
    table = gifted("empath").day((3, 0, (2, 3, 4, 5))).night(imp=5)
    assert "empath" not in table.woke(1)


def test_a_poisoned_boffin_gives_nothing() -> None:
    table = gifted("empath", TEN)
    assert [grant.role for grant in table.town.abilities(2)] == ["imp", "empath"]
    table = Table(TEN)
    table.town.tell(Marked(0, "poisoned", None))
    table.night()
    assert [grant.role for grant in table.town.abilities(2)] == ["imp"]


def test_a_new_demon_has_it_instead() -> None:
    table = gifted("empath").day().night(imp=1, heir=0)
    assert table.role(0) == "imp"
    table = Table("boffin scarlet_woman imp chef monk slayer soldier mayor virgin washerwoman").night(
        boffin="empath"
    )
    table.day((4, 2, (3, 4, 5, 6, 7))).night(imp=7)
    assert table.role(1) == "imp"
    assert "empath" in table.woke(1)


def test_the_demon_registers_by_a_gift_like_who_has_it() -> None:
    table = Table("boffin imp chef monk slayer soldier mayor").night(boffin="recluse")
    assert table.town.disguises(1) == ("recluse",)


def test_with_the_goons_ability_the_demon_does_not_turn() -> None:
    table = Table("boffin poisoner imp chef monk slayer soldier mayor virgin washerwoman", also="goon")
    table.night(boffin="goon").day().night(poisoner=6, monk=2, imp=6)
    assert table.town.side(2) == "evil"
