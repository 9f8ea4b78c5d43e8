# rules
rules-vendetta-1 = What it is
    .text = A town of vampires. Hunters have come among them in disguise, and perhaps a shapeshifter. The world is upside down: by night all meet, talk and execute; by day, while the vampires sleep, the hunters kill.
rules-vendetta-2 = The deal
    .text = Everybody gets one card and keeps it secret. Cards may be drawn blind: then only the player knows which lord or shapeshifter it is. On the day of acquaintance the hunters see each other; nobody uses a power. For a first game take plain vampires and hunters, and the count.
rules-vendetta-3 = The night
    .text = All claim to be vampires and talk. Then all vote; who has most votes is executed and opens the card. The tied have half a minute each, and there is a second vote; tied again, all vote on whether both should die. Nothing protects from execution.
rules-vendetta-4 = The light
    .text = Dawn: monk, lamia, undine, queen. Day: the hunters. Sunset: lord, nosferatu, shapeshifter, bride, banshee, dhampir, scout, revenant, ghoul, beauty. A power must be used, but nobody has to kill. Who is killed goes on until nightfall; then all deaths are told at once, and nobody learns by whom.
rules-vendetta-5 = Who wins
    .text = The vampires win when all hunters and the shapeshifter are dead. The hunters win at nightfall if they are as many as the vampires and nobody lives who can kill them: king, nosferatu, lamia, fledgling, shapeshifter. The shapeshifter wins alone, or with a single hunter left. There is no draw.
rules-vendetta-6 = Points
    .text = Over several games: one point for a vampire who wins, two for a hunter, three for a shapeshifter, dead or alive.
rules-vendetta-7 = Often forgotten
    .text = A player can be killed several times in one day. A protected player survives all of it. Whose power fails is woken all the same and sees crossed arms. The dead say nothing.
