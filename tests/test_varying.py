"""Cards, prompts and rules say what this table’s settings mean; no setting changes a role unsaid."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fabula.core.cards import Almanac
from fabula.core.tale import Setting
from fabula.core.town import Town
from fabula.core.verbs import Me
from fabula.games import TALES, tale_called
from fabula.text import LANGUAGES, variants, words
from fabula.varying import (
    faults_of_cards,
    faults_of_reading,
    faults_of_selectors,
    faults_of_variants,
    selectors,
)

VENDETTA = tale_called("vendetta")


def setting(key: str) -> Setting:
    """A setting of Blood Vendetta."""
    return next(one for one in VENDETTA.settings if one.key == key)


@pytest.mark.parametrize("tale", TALES)
def test_what_a_setting_changes_of_a_role_its_card_says(tale: str) -> None:
    assert not [*faults_of_variants(TALES[tale])]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_ghouls_card_is_another_where_it_visits_graves(lang: str) -> None:
    say = words(lang)
    for id in ("vendetta-ghoul-ability", "prompt-vendetta-ghoul", "prompt-vendetta-ghoul.note"):
        by_the_book = say.say(id)
        assert say.say(id, **variants({"ghoul": "bite"})) == by_the_book
        assert say.say(id, **variants({"ghoul": "grave"})) != by_the_book


def test_a_flag_is_on_or_off() -> None:
    assert variants({"pits": True, "kin": False, "tie": "all"}) == {
        "variant_pits": "on", "variant_kin": "off", "variant_tie": "all",
    }  # fmt: skip


def test_a_card_that_says_the_same_is_found() -> None:
    unsaid = replace(setting("ghoul"), cards=("vampire",))
    assert [*faults_of_cards(words("en"), VENDETTA, unsaid)] == [
        "en: the card of vendetta-vampire says the same whatever ghoul is"
    ]
    nobody = replace(setting("ghoul"), cards=("dentist",))
    assert [*faults_of_cards(words("en"), VENDETTA, nobody)] == [
        "vendetta: ghoul names dentist, which there is not"
    ]


def test_a_role_that_asks_for_a_setting_which_does_not_name_it_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    forgotten = tuple(replace(one, cards=()) if one.key == "ghoul" else one for one in VENDETTA.settings)
    monkeypatch.setattr(VENDETTA, "settings", forgotten)
    almanac: Almanac = VENDETTA.almanac
    assert [*faults_of_reading(VENDETTA, almanac["ghoul"])] == [
        "vendetta: ghoul asks for ghoul, which does not name it among its cards"
    ]


WIND = "ghoul"


async def asks_by_a_constant(me: Me, town: Town) -> None:
    """It reads its setting by a name of its module."""
    if town.grimoire.settings[WIND]:
        await me.choose(())


def test_a_setting_that_is_read_by_a_constant_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    role = next(one for one in VENDETTA.almanac if one.id not in setting(WIND).cards)
    monkeypatch.setattr(role, "script", asks_by_a_constant)
    assert [*faults_of_reading(VENDETTA, role)] == [
        f"vendetta: {role.id} asks for ghoul, which does not name it among its cards"
    ]


def test_a_setting_must_say_which_cards_it_changes() -> None:
    with pytest.raises(TypeError, match="cards"):
        Setting("moon", "full", ("full", "new"))  # type: ignore[call-arg]  # that is what is refused


def test_a_text_that_asks_for_what_there_is_not_is_found() -> None:
    text = "a = { $variant_moon ->\n    [full] x\n   *[new] y\n}\nb = { $variant_pits ->\n   *[maybe] x\n}\n"
    assert selectors(text) == (("variant_moon", ("full", "new")), ("variant_pits", ("maybe",)))
    assert [*faults_of_selectors(VENDETTA, "en", text)] == [
        "en: a text of vendetta asks for $variant_moon, which is no setting of it",
        "en: $variant_pits is never maybe",
    ]
