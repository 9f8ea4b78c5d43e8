# rules
rules-vendetta-1 = The tale
    .text =
        For centuries vampires and humans lived side by side in a town that everyone had forgotten. The vampires had blood to drink, the humans had their protection, and both kept their word.
        Then came the year of the great festival, a masquerade to which vampires travel from every old graveyard in the country. Fanatics heard of it and slipped in among the guests. They have learned to change the smell of their blood, and no nose can tell them from a vampire any more.
        While the sun stands in the sky and the vampires sleep, the hunters go from house to house. And somebody has seen a shapeshifter’s tracks, whose prey is everyone alike.
        Tonight the vampires declare war on them. But who is the enemy, where all wear masks?
rules-vendetta-2 = What it is
    .text = A town of vampires. Hunters have come among them in disguise, and perhaps a shapeshifter. The world is upside down: at night all meet, talk and execute; by day, while the vampires sleep, the hunters kill.
rules-vendetta-3 = The deal
    .text = Everyone gets one card and keeps it secret. Cards may be drawn blind: then only the player knows which lord or shapeshifter it is. On the day of acquaintance { $variant_visiting_hunters ->
            [on] nobody meets yet; the hunters first see each other at the first noon.
           *[off] the hunters see each other; nobody uses an ability.
        } For a first game take plain vampires and hunters, and the count.
rules-vendetta-4 = The night
    .text = Everyone claims to be a vampire and talks. { $variant_voting ->
            [roses] Then each gives a black rose to a suspect and a red one to somebody trusted; whoever has most black ones, less the red, is executed.
            [judge] Then all elect a judge, never the last one again, who alone names whoever is executed.
            [panic] Then candidates are named and voted on one by one; all with more than half of the votes are executed.
            [die] A die decides how they vote that night.
           *[hands] { $variant_hands ->
                [at_once] Then all vote
               *[in_turn] Then names are called one after another, and each player raises a hand against one of them
            }; whoever has the most votes is executed.
        } { $variant_fury ->
            [on] No card is turned up before the end.
           *[off] The executed player turns up their card.
        } Those tied have thirty seconds each, and there is a second vote; if it is tied again, all vote on whether to execute all of them. Where nobody raises a hand nobody is executed. Nothing protects from execution.
rules-vendetta-5 = The day
    .text = Dawn: monk, lamia, undine, queen. Noon: the hunters. Sunset: lord, nosferatu, shapeshifter, bride, banshee, dhampir, scout, revenant, ghoul, beauty. An ability must be used, but nobody has to kill. Whoever is killed goes on until nightfall; then all deaths are told at once, and nobody learns by whom.
rules-vendetta-6 = Who wins
    .text = The vampires win when all hunters and the shapeshifter are dead. The hunters win at nightfall if they are at least as many as the vampires and nobody lives who can kill them: king, nosferatu, lamia, fledgling, shapeshifter. The shapeshifter wins alone, or with a single hunter left. There is no draw: after three rounds without a death hunters who are level win, after six the vampires; it is announced.
rules-vendetta-7 = The code of honour
    .text =
        The dead are silent. One careless word, even a sigh, can spoil the game for everyone.
        Know the roles before the game begins. Later is too late.
        What whoever leads says is law. Tell them of mistakes after the game.
        By day nobody makes a sound. Who is woken speaks with clear signs alone.
        Play in the spirit of the game: do not ask what sign was shown while somebody was called.
        Be honest. If you have seen something by accident, tell whoever leads and leave the game.
        A game is a game: no bets, no oaths, no threats, no old grudges, nothing from earlier games.

# when it comes up
more-vendetta-1 = Often forgotten
    .text = A player can be killed several times in one day. A protected player survives all of it. A player whose ability fails is woken all the same and shown crossed arms. The dead say nothing.
more-vendetta-2 = Points
    .text = Over several games: one point for a vampire who wins, two for a hunter, three for a shapeshifter, dead or alive.
more-vendetta-3 = Where it comes from
    .text =
        Blood Vendetta grew out of Mafia, which was invented in the USSR in 1986 and first played by students in Moscow. It turns the world round: the people are the killers, and the vampires are at home. It is best with eight to twelve players.
