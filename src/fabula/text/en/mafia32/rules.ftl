# rules
rules-mafia32-1 = What it is
    .text = A town, one gang or two, perhaps a loner. At night they act in secret, by day everyone talks and votes somebody out. Each side wants to be the one that is left.
rules-mafia32-2 = The deal
    .text = Everyone gets one card. Everyone knows which cards are in the game, nobody knows who has which. A card is shown only when its player leaves.
rules-mafia32-3 = The first night
    .text = Roles are called, but nobody acts. The gangs see their own, and the Spy sees them all. Then comes the first day, with a vote.
rules-mafia32-4 = The night
    .text = Beauty, Doctor, Bodyguard, Lawyer, Mafia, Triads, Detective, Judge, Journalist, Maniac, Black Widow, Patient Zero: this is the order. Whoever is shot tonight is still called, but what they do from then on has no effect. Both gangs’ shots fall at the same time.
rules-mafia32-5 = The day
    .text = The town learns who was killed and who is in jail; the dead show their cards and say nothing more. Then everyone talks freely. { $variant_hands ->
            [at_once] All point at the same moment.
            [secret] All point at the same moment, and nobody sees the votes.
           *[in_turn] Players are named one after another, and hands are raised.
        } Whoever has the most votes leaves the town. { $variant_tie ->
            [random] In a tie a lot decides.
            [all] In a tie all of them leave.
           *[revote_none] A tie is voted on once more.
        }
rules-mafia32-6 = Who wins
    .text = The town wins when all criminals are dead{ $variant_infected_criminals ->
            [gone] { " " }or infected.
           *[count] , the infected ones too.
        } A gang wins if, when a day begins, the other gang is dead and the town has no more votes than the gang; the Leader counts for two. A loner wins if, when a day begins, at most one other player is left, for Patient Zero at most one who is not infected. { $variant_loner_blocks ->
            [on] While a loner lives, neither town nor gang wins.
           *[off] Town or gang win although a loner lives.
        } Six rounds in a row in which nobody dies, is infected or jailed are a draw; it is announced two rounds before.

# when it comes up
more-mafia32-1 = Often forgotten
    .text = The Doctor may not heal the same player twice in a row. Nothing but the Beauty saves a Spy whom a gang has shot. Prisoners may talk and be voted out, but do not vote. Poison kills a day later.
more-mafia32-2 = What the infected keep to themselves
    .text =
        Whoever is infected stops being what their card says and meets the other infected at night. From then on they may not tell who belongs to which gang, not even to their old one.
more-mafia32-3 = Manners
    .text =
        The dead and the voted out say nothing, not even with their faces. Nobody shows a card before leaving.
        Keep your eyes shut at night. No bets, no oaths, no threats, and nothing from earlier games.
        What the moderator says holds; whoever disagrees says so after the game.
more-mafia32-4 = Where it comes from
    .text =
        Mafia was invented in 1986 by Dmitry Davidoff at Moscow State University and has gone round the world since. This is the game with 32 cards, with two gangs and three loners.
