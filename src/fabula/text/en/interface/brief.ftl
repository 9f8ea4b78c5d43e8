# Rules that can be read aloud in a minute, a breath each, and what is said of a thing when it first comes up.
brief-note = A minute’s reading for everyone who is new. The rest is explained when it comes up.
brief-aloud = Read it to everyone
brief-here = Read it aloud here
brief-aloud-note = Each sentence stands on every phone while it lasts, and any device that speaks says it.
brief-stop = Stop reading
brief-next = Next sentence
brief-print = Print this page

brief-clocktower-1 = A Demon hides among us, and Minions help it.
brief-clocktower-2 = The evil know each other and lie. The good are more, but each knows only a little.
brief-clocktower-3 = Good wins when the Demon dies, evil when only two are left alive.
brief-clocktower-4 = There are four rules. First, say what you like, when you like, to whom you like.
brief-clocktower-5 = Second, no peeking. Keep your role to yourself, and come back to the circle when you are called.
brief-clocktower-6 = Third, ask about the rules whenever you want, alone if you prefer.
brief-clocktower-7 = Fourth, play kindly. Kill with good manners and die with good grace.
brief-clocktower-8 = At night be silent, with your eyes shut or on your own screen.
brief-clocktower-9 = Without a phone, nod for yes, thumb up for good, thumb down for evil, fingers for a number, a fist for zero.
brief-clocktower-10 = By day we talk, nominate and vote. Whoever has most votes is executed, if at least half of the living agree.
brief-clocktower-11 = Death shows no role. The dead still talk, win with their team and have one vote left.

brief-onenight-1 = There may be Werewolves among us. We have one night, one talk and one vote.
brief-onenight-2 = The village wins if a Werewolf dies, the Werewolves win if all of them live.
brief-onenight-3 = Everyone gets a card, and three lie in the middle. At night some look at cards, some move them.
brief-onenight-4 = You win or lose with the card you have at the end, even if you never saw it.
brief-onenight-5 = There are four rules. First, by day say what you like, true or not.
brief-onenight-6 = Second, no peeking. Stay in your seat, at night with your eyes shut or on your own screen.
brief-onenight-7 = Third, ask about the rules before night falls. Later a question may betray you.
brief-onenight-8 = Fourth, play kindly. Kill with good manners and die with good grace.
brief-onenight-9 = Without a phone, point, nod for yes and shake your head for no.
brief-onenight-10 = In the end we all point at once, on three. Whoever has most votes dies, in a tie all of them.
brief-onenight-11 = If nobody has more than one vote, nobody dies, which is right if no player is a Werewolf.

brief-mafia32-1 = There are criminals in our town, in one gang or two, and perhaps somebody who plays alone.
brief-mafia32-2 = The town wins when no criminal is left, a gang when it can no longer be outvoted.
brief-mafia32-3 = There are four rules. First, by day say what you like, true or not, but never show your card.
brief-mafia32-4 = Second, no peeking. At night stay in your seat, with your eyes shut or on your own screen.
brief-mafia32-5 = Third, ask about the rules before we begin. After that the word of whoever leads holds.
brief-mafia32-6 = Fourth, play kindly. No bets and no threats. Kill with good manners and die with good grace.
brief-mafia32-7 = Without a phone, point at the player you mean, nod for yes, shake your head for no, and show numbers with your fingers, zero with a fist.
brief-mafia32-8 = On the first night nobody acts, the gangs only meet their own.
brief-mafia32-9 = By day we hear who was killed and who is in jail, then we talk and vote somebody out.
brief-mafia32-10 = The dead show their card and fall silent. They have no vote.

brief-vendetta-1 = We are a town of vampires, and hunters in disguise have come among us, perhaps a shapeshifter too.
brief-vendetta-2 = Here the world is upside down. We talk at night, and by day the hunters kill while vampires sleep.
brief-vendetta-3 = The vampires win when all hunters and the shapeshifter are dead, the hunters when nobody can stop them any more.
brief-vendetta-4 = There are four rules. First, at night say what you like. Everyone claims to be a vampire.
brief-vendetta-5 = Second, no peeking. By day stay seated without a sound, your eyes shut or on your own screen.
brief-vendetta-6 = Third, learn the roles and ask before we begin. After that the word of whoever leads holds.
brief-vendetta-7 = Fourth, play kindly. No bets and no threats. Kill with good manners and die with good grace.
brief-vendetta-8 = Without a phone, point, nod for yes, show numbers with your fingers, zero with a fist. Crossed arms mean your ability fails.
brief-vendetta-9 = At the end of each night the town decides who is executed.
brief-vendetta-10 = Who was killed by day we hear at nightfall, and nobody says by whom.
brief-vendetta-11 = The dead have no vote and make no sound.

# when it first comes up: a title, and three lines
first-how = How this works
first-known = Got it
first-said = Said
first-say = To say to whoever is new
first-clocktower-nomination = Nominations
    .text =
        Each living player may nominate one player a day. Nobody is nominated twice in a day.
        Both speak in turn. Then hands are counted round the circle, and one may vote as often as one likes.
        With at least half of the living, and more than anybody before today, the nominee is about to die.
first-clocktower-ghost = The vote of the dead
    .text =
        The dead have one vote left for the rest of the game.
        It is spent when their hand is up as it is counted, whatever comes of the vote.
        Most keep it for the last day. An exile costs nothing.
first-clocktower-exile = Exile
    .text =
        A Traveller is not executed but sent away. Anybody may call for it, by day, as often as they like.
        Everyone may raise a hand, the dead too. It costs no vote, and no ability has a say in it.
        Half of all players are needed, dead and alive.
first-onenight-vote = Pointing together
    .text =
        After “three, two, one” everyone points at one other player at the same moment.
        Nobody sees where you point until all have pointed. Until then you may change your mind.
        Most votes mean death, in a tie for all of them. If nobody has more than one vote, nobody dies.
first-mafia32-vote = The vote
    .text =
        { $variant_hands ->
            [at_once] After “three, two, one” everyone points at one player at the same moment.
            [secret] Everyone points at one player at the same moment, and nobody ever sees who voted for whom.
           *[in_turn] Players are named one after another. Raise your hand for one of them, or for nobody.
        }
        Whoever has the most votes leaves the town and shows their card.
        { $variant_tie ->
            [random] In a tie a lot decides.
            [all] In a tie all of them leave.
           *[revote_none] A tie is voted on once more, and if it is a tie again, nobody leaves.
        }
first-vendetta-vote = The vote
    .text =
        { $variant_voting ->
            [roses] Each of you gives a black rose to a suspect and a red one to somebody you trust.
            [judge] First all elect a judge, who alone names whoever is executed.
            [panic] Candidates are voted on one by one. All with more than half of the votes are executed.
            [die] A die has said how the town votes tonight.
           *[hands] { $variant_hands ->
                [at_once] Everyone votes for one player, and whoever has the most votes is executed.
               *[in_turn] Names are called one after another. Raise your hand against one of them: whoever has the most votes is executed.
            }
        }
        { $variant_hands ->
            [at_once] Nobody sees your vote until all have voted. Until then you may change your mind.
           *[in_turn] Nobody sees how you vote until all have answered. Until then you may change your mind.
        }
        Those who are tied may speak, then there is a second vote. Nothing protects from execution.

# the set-up sheet: what whoever leads does before the first night, step by step
setup = Set-up sheet
setup-clocktower-1 = A circle
    .text = Seat everyone so that each sees the others, with a gap by which you come in and go out. The order in which they sit stays as it is.
setup-clocktower-2 = The Grimoire
    .text = Open it where nobody who passes can look in, and lay reminders, shrouds and information tokens ready.
setup-clocktower-3 = The script
    .text = Choose one and hand out its sheets. Trouble Brewing plays from five players on, other scripts from seven. A first game has at most ten players, no Travellers and no Fabled.
setup-clocktower-4 = The town square
    .text = Lay out a life token for each player in the order of the seats, and the vote tokens in the middle.
setup-clocktower-5 = The rules
    .text = Read them aloud to everyone who is new. If an old hand reads instead, you go on setting up meanwhile.
setup-clocktower-6 = The roles
    .text = In secret, take as many tokens of each kind as the table below says. With more than fifteen players the others are Travellers, who choose their role in the open.
setup-clocktower-7 = Square brackets
    .text = Do what stands in them on a chosen role, once and now. For the Baron two Townsfolk go and two Outsiders come. There are always as many tokens as players.
setup-clocktower-8 = Reminders
    .text = Take out those of the chosen roles and put the others away.
setup-clocktower-9 = The bag
    .text = Shake the tokens in it and send it round. Everyone draws one, looks at it alone and passes the bag on.
setup-clocktower-10 = Back into the Grimoire
    .text = Take the tokens back out of closed hands, and lay each one where its player sits.
setup-clocktower-11 = Before the first night
    .text = Decide what a drunk player takes themselves for, where marks lie that you choose, and, with seven players or more, which three good roles out of play the Demon is shown. Turn the night sheet to the first night.
