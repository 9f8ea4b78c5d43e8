# rules
rules-mafia32-1 = What it is
    .text = A town, one gang or two, perhaps a loner. By night they act in secret, by day all talk and vote somebody out. Each side wants to be the one that is left.
rules-mafia32-2 = The deal
    .text = Everybody gets one card. All know which cards are in the game, nobody knows who has which. A card is shown only when its player leaves.
rules-mafia32-3 = The first night
    .text = Roles are called, but nobody acts. The gangs see their own, and the Spy sees them all. Then comes the first day, with a vote.
rules-mafia32-4 = The night
    .text = Beauty, Doctor, Bodyguard, Lawyer, Mafia, Triads, Detective, Judge, Journalist, Maniac, Black Widow, Patient Zero: this is the order. Who is shot tonight is still called, but what they do from then on has no effect. Both gangs’ shots fall at the same time.
rules-mafia32-5 = The day
    .text = The town learns who was killed and who is in jail; the dead show their cards and say nothing more. Then all talk freely, players are named one after another, and hands are raised. The most hands leave the town. A tie is voted on once more.
rules-mafia32-6 = Who wins
    .text = The town wins when all criminals are dead. A gang wins if, when a day begins, the other gang is dead and the town has no more votes than the gang; the Leader counts for two. A loner wins if, when a day begins, at most one other player is left, for Patient Zero at most one who is not infected.
rules-mafia32-7 = Often forgotten
    .text = The Doctor may not heal the same player twice running. Nothing but the Beauty saves a Spy whom a gang has shot. Prisoners may talk and be voted out, but do not vote. Poison kills a day later.
