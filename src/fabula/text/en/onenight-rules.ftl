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
    .text = You are what your card is at the end. The village wins if at least one Werewolf dies; without Werewolves among the players, only if nobody dies. The Werewolves win if there is one and none dies. The Minion wins with the Werewolves, even if dead; without any, if he lives and anybody but the Tanner dies. The Tanner wins only if he dies, and then the Werewolves do not, unless a Werewolf’s death makes the village win too. A Hunter who dies takes along { $variant_hunter_points ->
            [anew] whoever they then point at.
           *[vote] whoever they point at.
        }
rules-onenight-7 = Often forgotten
    .text = The Robber acts only once, even with a new card. If the Doppelganger’s card is moved, its new owner is what the Doppelganger had copied.{ $variant_lone_wolf ->
            [on] { " " }A Werewolf who wakes alone may look at one card in the middle.
           *[off] { "" }
        } Werewolves, Masons and the Drunk must act; all others may.
