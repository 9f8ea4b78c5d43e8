"""Scripts as they are met in the wild: real lists of ids, and the odd shapes they come in."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

PICTURE = "https://example.org/role.png"
WORDS = "Something happens."


@dataclass(frozen=True)
class Wild:
    """A file: what `_meta` says, the ids (`@2`: its second role of its own), whether ids are objects."""

    meta: dict[str, Any] | None
    ids: str
    own: list[dict[str, Any]] = field(default_factory=list)
    objects: bool = False

    def text(self) -> str:
        """The file."""
        entries: list[Any] = [] if self.meta is None else [{"id": "_meta", **self.meta}]
        for id in self.ids.split():
            if id.startswith("@"):
                entries.append(self.own[int(id[1:]) - 1])
            else:
                entries.append({"id": id} if self.objects else id)
        return json.dumps(entries, indent=2, ensure_ascii=False)


def brewed(id: str, name: str, team: str, **more: Any) -> dict[str, Any]:
    """A role of somebody's own."""
    return {"id": id, "name": name, "team": team, "ability": WORDS, **more}


ABOUT = {
    "almanac": "https://example.org/almanac",
    "logo": PICTURE,
    "background": PICTURE,
    "hideTitle": True,
    "bootlegger": [WORDS],
}

WILD = {
    "boozling": Wild(
        {"name": "Boozling", "author": "Lau", "logo": "balloonist"},
        (
            "noble pixie highpriestess balloonist fortuneteller oracle savant philosopher huntsman fisherman "
            "slayer sage cannibal drunk mutant damsel klutz golem baron cerenovus scarletwoman marionette "
            "nodashii fanggu imp"
        ),
    ),
    "catfishing": Wild(
        {"name": "Catfishing", "author": "Emily", "logo": "catfishing"},
        (
            "investigator chef grandmother balloonist dreamer fortuneteller snakecharmer gambler savant "
            "philosopher ravenkeeper amnesiac cannibal drunk recluse sweetheart mutant lunatic godfather "
            "cerenovus pit-hag widow imp vigormortis fang_gu beggar barista apprentice harlot bonecollector"
        ),
    ),
    "deadly_penance_day": Wild(
        {"name": "Deadly Penance Day", "author": "The Pandemonium Institute"},
        (
            "bountyhunter chef cultleader exorcist fool gambler investigator mayor philosopher preacher "
            "sailor soldier towncrier politician barber drunk saint assassin witch spy baron lilmonsta"
        ),
    ),
    "just_the_drunk": Wild(
        {"name": "Just the Drunk", "author": ""},
        "drunk",
        objects=True,
    ),
    "laissez_un_faire": Wild(
        {"logo": "luf", "name": "Laissez Un Faire", "author": "Steven Medway"},
        ("balloonist savant amnesiac fisherman artist cannibal mutant lunatic widow goblin leviathan"),
    ),
    "midnight_oasis": Wild(
        {"logo": "midnight_oasis", "name": "The Midnight Oasis", "author": "Zets"},
        (
            "noble balloonist snakecharmer savant amnesiac engineer huntsman professor fisherman farmer "
            "poppygrower cannibal atheist damsel drunk golem barber mezepheles poisoner pithag psychopath "
            "alhadikhia vigormortis sentinel spiritofivory"
        ),
    ),
    "no_greater_joy": Wild(
        {"logo": "clockmaker", "name": "No greater joy", "author": "Steven Medway"},
        "clockmaker investigator empath chambermaid artist sage drunk klutz scarletwoman baron imp",
    ),
    "trouble_with_violets": Wild(
        {"name": "Trouble with Violets", "author": "The Pandemonium Institute", "background": PICTURE},
        (
            "washerwoman librarian investigator chef empath fortuneteller undertaker monk ravenkeeper virgin "
            "slayer soldier mayor butler drunk recluse saint eviltwin witch cerenovus pithag fanggu "
            "vigormortis nodashii vortox"
        ),
    ),
    "beautifulhouse": Wild(
        {"author": "JC", "name": "This Is Not My Beautiful House", **ABOUT},
        (
            "grandmother shugenja empath sailor balloonist mathematician towncrier monk gambler exorcist "
            "gossip ravenkeeper pacifist @1 tinker recluse puzzlemaster godfather poisoner devilsadvocate "
            "marionette yaggababble pukka imp vigormortis"
        ),
        own=[
            brewed(
                "beautifulhouse-amnesiac",
                "Amnesiac",
                "outsider",
                firstNight=45,
                otherNight=63,
                firstNightReminder=WORDS,
                otherNightReminder=WORDS,
                setup=False,
                reminders=3 * ["?"],
                image=2 * [PICTURE],
            ),
        ],
    ),
    "djinnsbargain": Wild(
        {"name": "The Djinn's Bargain", "author": "phillyCHEEEEEZ", **ABOUT},
        (
            "@1 chef investigator librarian dreamer fortuneteller oracle innkeeper exorcist seamstress "
            "slayer fisherman ravenkeeper mayor drunk plaguedoctor hatter politician witch assassin "
            "scarletwoman baron nodashii imp vortox butcher bonecollector judge apprentice scapegoat djinn"
        ),
        own=[
            brewed(
                "djinnsbargain-djinnsbargain", "Djinn's Bargain", "fabled", setup=False, reminders=8 * ["?"]
            ),
        ],
    ),
    "stowedaway": Wild(
        {"author": "CaffeineBoost", "name": "Stowed Away", **ABOUT},
        (
            "grandmother pixie highpriestess snakecharmer innkeeper gambler gossip savant seamstress "
            "fisherman ravenkeeper tealady poppygrower lunatic tinker sweetheart mutant poisoner "
            "devilsadvocate cerenovus assassin summoner imp po vigormortis @1 @2 @3 @4"
        ),
        own=[
            brewed(
                "stowedaway-bonecollector",
                "Bone Collector",
                "townsfolk",
                otherNight=1,
                otherNightReminder=WORDS,
                setup=True,
                reminders=2 * ["?"],
                image=2 * [PICTURE],
            ),
            brewed(
                "stowedaway-apprentice",
                "Apprentice",
                "townsfolk",
                firstNight=1,
                firstNightReminder=WORDS,
                setup=True,
                reminders=1 * ["?"],
                image=2 * [PICTURE],
                special=[{"type": "signal", "name": "grimoire", "time": "night"}],
            ),
            brewed(
                "stowedaway-deviant", "Deviant", "townsfolk", setup=True, reminders=[], image=2 * [PICTURE]
            ),
            brewed(
                "stowedaway-scapegoat",
                "Scapegoat",
                "townsfolk",
                setup=True,
                reminders=[],
                image=2 * [PICTURE],
            ),
        ],
    ),
    "warrens": Wild(
        {"author": "Zets", "name": "The Warrens", **ABOUT},
        (
            "shugenja pixie balloonist preacher fortuneteller towncrier undertaker savant artist juggler "
            "amnesiac ravenkeeper mayor butler plaguedoctor saint mutant puzzlemaster cerenovus assassin "
            "widow goblin nodashii kazali fanggu"
        ),
    ),
    "Rochambeau": Wild(
        {
            "name": "Rochambeau",
            "name_zh": "?",
            "author": "Habby",
            "jinxes": [{"id": "hatter::leviathan", "characters": ["hatter", "leviathan"]}],
            "logo": PICTURE,
        },
        (
            "bountyhunter cannibal gambler gossip highpriestess innkeeper lycanthrope mayor nightwatchman "
            "noble seamstress towncrier acrobat hatter moonchild recluse tinker assassin godfather pithag "
            "poisoner widow leviathan po vigormortis"
        ),
    ),
    "edge_dutu_nometa": Wild(
        None,
        (
            "bounty_hunter chef savant oracle philosopher farmer snake_charmer gambler gossip undertaker "
            "sailor alchemist atheist heretic tinker mutant puzzlemaster evil_twin summoner pit-hag "
            "psychopath lil_monsta lleech legion zombuul"
        ),
        objects=True,
    ),
    "homebrew_bloodstar": Wild(
        {"name": "放飞", "name_en": "Let It Go", "author": "阿", "logo": PICTURE},
        "@1 @2 @3 @4 @5 @6 @7",
        own=[
            brewed("_5gmxj", "甲", "townsfolk", reminders=1 * ["?"], image=PICTURE),
            brewed("1_5gmxj", "乙", "outsider", reminders=1 * ["?"], image=PICTURE),
            brewed("2_5gmxj", "丙", "minion", reminders=1 * ["?"], image=PICTURE),
            brewed("3_5gmxj", "丁", "demon", reminders=2 * ["?"], image=PICTURE),
            brewed("4_5gmxj", "戊", "fabled", image=PICTURE),
            brewed("5_5gmxj", "己", "fabled", setup=True, image=PICTURE),
            brewed("6_5gmxj", "庚", "traveler", image=PICTURE),
        ],
    ),
}
