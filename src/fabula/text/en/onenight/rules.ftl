# rules
rules-onenight-1 = What it is
    .text = Somebody at the table may be a Werewolf. You have one night, one talk and one vote to find out.
rules-onenight-2 = The deal
    .text = There are three more cards than players. Each player gets one, three lie in the middle. Everyone knows which cards are in the game, nobody knows where.
rules-onenight-3 = The night
    .text = Roles are called one after another. Some look at cards, some exchange them. Your card may be another one in the morning, and you will not be told.
rules-onenight-4 = The day
    .text = Talk. Say what you like, lie as you please. Nobody may look at a card any more, and nobody may show one.
rules-onenight-5 = The vote
    .text = On three, everyone points at somebody else. Whoever has the most votes dies; in a tie, all of them. If nobody has more than one vote, nobody dies.
rules-onenight-6 = Who wins
    .text =
        You are what your card is at the end, even if you never saw it.
        { onenight-villager } | Like everyone else of the village: at least one Werewolf dies, whoever dies besides. If no player is a Werewolf, nobody dies.
        { onenight-werewolf } | A player is a Werewolf, none of them dies, and no Tanner.
        { onenight-minion } | The Werewolves win, even if the Minion dies. If no player is a Werewolf: the Minion lives, and another player dies who is not the Tanner.
        { onenight-tanner } | The Tanner dies. If a Werewolf dies as well, the village wins too.
        { onenight-hunter } | Wins with the village. When the Hunter dies, so does { $variant_hunter_points ->
            [anew] whoever they then point at.
           *[vote] whoever they point at.
        }

# when it comes up
more-onenight-1 = Often forgotten
    .text = The Robber acts only once, even with a new card. If the Doppelganger’s card is moved, its new owner is what the Doppelganger had copied.{ $variant_lone_wolf ->
            [on] { " " }A Werewolf who wakes alone may look at one card in the middle.
           *[off] { "" }
        } Werewolves, Masons and the Drunk must act; all others may.
more-onenight-2 = Why honesty can lose
    .text =
        “I was the Robber and took the Villager’s card.” Everyone believes it, the former Villager swears to it. But the Troublemaker has swapped that card away, a Werewolf’s lies in its place, and the honest Robber loses with it.
        Had the Robber waited a minute, the Troublemaker would have spoken first. So begin with half of what you know: “I am the Seer, but I will not say yet what I saw.”
more-onenight-3 = Manners
    .text =
        Keep your eyes shut when you are not called. By day no card is looked at, and nobody argues with sounds that were heard at night.
        Everyone may lie, and nobody means it afterwards. Do not worry if one side keeps winning: take one card out and another in.
more-onenight-4 = Where it comes from
    .text =
        One Night goes back to a Japanese game by Akihisa Okui; One Night Ultimate Werewolf, by him and Ted Alspach, is published by Bézier Games. It is best with three to five players the first time.
