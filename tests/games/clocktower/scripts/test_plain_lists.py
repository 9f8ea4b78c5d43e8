"""Scripts as people write them down by hand, and roles that are published under another name or id."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.games.clocktower.wild import WILD

from fabula.core.refusals import Refusal
from fabula.games import tale_called
from fabula.games.clocktower.almanac.cards import OWN_TRAVELLERS
from fabula.games.clocktower.almanac.named_scripts import BOX
from fabula.games.clocktower.almanac.published import ROLL
from fabula.games.clocktower.scripts.importing import chosen, taken_away
from fabula.games.clocktower.scripts.reading import Script, read, write
from fabula.text import LANGUAGES, words
from fabula.web.clocktower.scripts import called

BREWING = BOX["trouble_brewing"]
IMP = "Each night*, choose a player: they die. If you kill yourself this way, a Minion becomes the Imp."


def read_here(text: str, *published: str) -> Script:
    """What the server reads."""
    return read(text, called=called(), published=published)


def codes(script: Script) -> list[str]:
    """What was wrong, in short."""
    return [problem.code for problem in script.problems]


# ---------------------------------------------------------------- lists of names


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("between", ["\n", "\r\n", ", ", "; "])
def test_a_list_of_names_is_a_script_in_any_language(lang: str, between: str) -> None:
    names = [words(lang).role("clocktower", role) for role in ROLL]
    script = read_here(between.join(names))
    assert sorted(script.published) == sorted(ROLL)
    assert codes(script) == ["no-name"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_list_may_have_a_title_headings_and_numbers(lang: str) -> None:
    say = words(lang)
    lines = ["An Evening at the Mill"]
    for kind in ("townsfolk", "outsider", "minion", "demon"):
        lines += ["", say.say(f"clocktower-{kind}.plural") + ":"]
        roles = [role for role in BREWING if ROLL[role].kind == kind]
        lines += [f"{n}. {say.role('clocktower', role).upper()}" for n, role in enumerate(roles, 1)]
    script = read_here("\n".join(lines))
    assert (script.name, sorted(script.roles)) == ("An Evening at the Mill", sorted(BREWING))
    assert codes(script) == []


def test_what_is_nobodys_name_is_named_and_what_is_no_list_at_all_is_no_script() -> None:
    script = read_here("Chef\nEmpath\nNobody Knows\nImp")
    assert (script.roles, codes(script)) == (("chef", "empath", "imp"), ["unknown-role", "no-name"])
    assert codes(read_here("Dear friends, shall we play on Friday?")) == ["not-json"]
    assert codes(read_here('["chef", ')) == ["not-json"]
    assert codes(read_here("")) == ["not-json"]


def test_a_list_of_names_in_the_published_format_may_be_in_any_language() -> None:
    script = read_here(json.dumps(["Повар", {"id": "Imp"}, {"id": "Démineur"}, "Ворон"]))
    assert script.roles[:1] == ("chef",)
    assert "imp" in script.roles


# ---------------------------------------------------------------- other names and ids


def test_a_role_that_was_called_otherwise_is_known() -> None:
    assert read('["mephit", "chef"]').roles == ("mezepheles", "chef")


def own(id: str, name: str, team: str, ability: str) -> str:
    return json.dumps(
        [
            {"id": "_meta", "name": "x", "firstNight": ["dusk", id]},
            {"id": id, "name": name, "team": team, "ability": ability},
        ]
    )


@pytest.mark.parametrize("ability", [IMP, IMP.upper().replace(":", " -"), f"{IMP} [+1 Outsider]", ""])
def test_a_published_role_under_another_id_is_that_role(ability: str) -> None:
    script = read_here(own("custom_imp", "Imp", "demon", ability))
    assert (script.roles, script.homebrew) == (("imp",), ())
    assert codes(script) == []


def test_one_of_another_kind_is_the_authors_own() -> None:
    script = read_here(own("custom_imp", "Imp", "minion", IMP))
    assert (script.roles, codes(script)) == ((), ["homebrew"])
    assert script.homebrew[0].like == ""


def test_one_with_another_text_is_offered_as_the_published_one() -> None:
    text = own("custom_imp", "Imp", "demon", "Each night, something else happens.")
    script = read_here(text)
    assert (script.roles, codes(script)) == ((), ["homebrew-like"])
    assert script.homebrew[0].like == "imp"
    taken = read_here(text, "custom_imp")
    assert (taken.roles, taken.homebrew, taken.name) == (("imp",), (), "x")
    assert taken.first_night == ("dusk", "imp")


def test_the_name_may_be_of_another_language() -> None:
    script = read_here(own("my_chef", "Повар", "townsfolk", "Узнаёт что-то."))
    assert script.homebrew[0].like == "chef"


@pytest.mark.parametrize("wild", WILD.values(), ids=WILD)
def test_names_in_languages_change_nothing_of_a_real_script(wild: Any) -> None:
    plain, here = read(wild.text()), read_here(wild.text())
    assert set(plain.published) <= set(here.published)
    assert len(here.published) + len(here.homebrew) == len(plain.published) + len(plain.homebrew)


# ---------------------------------------------------------------- a script's own Travellers


def test_the_travellers_of_a_script_come_to_the_table_and_go_with_its_file() -> None:
    script = read(json.dumps([*BREWING, "judge", "bishop"]))
    wanted = chosen(script)
    assert wanted["more"][OWN_TRAVELLERS.word] == ["judge", "bishop"]
    tale = tale_called("clocktower")
    more = tale.brought(wanted["more"])
    setup = tale.set_up(8, tuple(wanted["roles"]), **more)
    assert setup.settings[OWN_TRAVELLERS.word] == ("judge", "bishop")
    again = read(write(taken_away(wanted["roles"], more)))
    assert again.travellers == ("judge", "bishop")
    with pytest.raises(Refusal, match="unknown-role"):
        tale.brought({OWN_TRAVELLERS.word: ["imp"]})
