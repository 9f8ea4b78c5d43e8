# words of the table, what they mean, and how texts say them: a stem* takes the endings of the language

# sides
term-mafia32-town = Town
    .text = All townspeople and their special roles. The town wins when all criminals are gone.
    .forms = town | town’s
term-mafia32-gang = Gang
    .text = The Mafia or the Triads. Each gang knows its own, shoots once a night and plays for itself.
    .forms = gang*
term-mafia32-criminal = Criminal
    .text = Anybody in a gang, also the Lawyer. Loners are not criminals.
    .forms = criminal*
term-mafia32-loner = Loner
    .text = Plays for nobody but themselves and wins alone: Maniac, Black Widow, Patient Zero.
    .forms = loner*
term-mafia32-side = Side
    .text = Whom you win with: the town, the Mafia, the Triads, or yourself alone.
    .forms = side*

# night
term-mafia32-acquaintance = Acquaintance
    .text = The first night: roles are called and the gangs see their own, but nobody acts.
    .forms = first night | night but the first
term-mafia32-check = Check
    .text = To learn something about another player’s card. A false or random answer looks like any other.
    .forms = check*
term-mafia32-shoot = Shoot
    .text = How gangs and the Maniac kill at night. All shots of a night fall before dawn, and a Doctor or a Bodyguard may save from them.
    .forms = shoot* | shot*
term-mafia32-poison = Poison
    .text = The Black Widow’s way to kill: the victim plays on for a day and dies after the following night, unless somebody saves them in that night.
    .forms = poison*
term-mafia32-infected = Infected
    .text = Has lost every ability, counts as a loner, and is on the side of Patient Zero while that player lives. Whatever an infected player learns of others they keep to themselves.
    .forms = infect*
term-mafia32-jail = Jail
    .text = Where the Judge sends a criminal he has seen. A prisoner talks and can be voted out, but neither acts nor votes; when the Judge dies, all go free.
    .forms = jail* | prisoner*
term-mafia32-heal = Heal, guard
    .text = To save a player from being killed tonight: the Doctor heals the victim, the Bodyguard dies in their place. Nobody is told.
    .forms = heal* | guard

# day
term-mafia32-vote = Vote
    .text = Everyone alive and free raises a hand against one player; whoever has the most votes leaves and shows their card.
    .forms = vote* | voted
term-mafia32-tie = Tie
    .text = Several players have the same highest number of votes. What comes then the table has agreed: another vote, a lot, or all leave.
    .forms = tie
term-mafia32-lot = By lot
    .text = Decided by chance, as the moderator would draw a card.
    .forms = by lot | a lot | random
term-mafia32-draw = Draw
    .text = The game ends and nobody wins: six rounds in a row in which nobody died, was infected or jailed.
    .forms = a draw
