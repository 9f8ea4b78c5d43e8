# The harbour
clocktower-script-harbour = The Harbour
clocktower-script-harbour-note = Lights, walls and wreckers: five home-made roles among those you know from Trouble Brewing.

clocktower-lamplighter = Lamplighter
    .genitive = Lamplighter
    .accusative = Lamplighter
    .gender = masculine
clocktower-lamplighter-short = Lights up a player’s neighbours
clocktower-lamplighter-ability = Each night, choose another player: you are shown how many of the two living players next to them are evil.
clocktower-lamplighter-when = Each night
clocktower-lamplighter-example = You choose Boris, who sits between Anna and Vera. Anna is the Poisoner, Vera is good: you see a 1.
clocktower-lamplighter-play = Walk around the circle: two choices two seats apart share a neighbour, and together they say more than one.
clocktower-lamplighter-bluff = Name a zero around a friend of yours, and have your walk around the circle ready.

prompt-clocktower-lamplighter = Whose neighbours do you light up?
prompt-clocktower-learn-lamplighter = How many neighbours are evil?
story-you-informed-lamplighter = You are shown evil neighbours: { $n }
story-clocktower-informed-lamplighter = { $who } is shown evil neighbours: { $n }
call-lamplighter = Wake. They choose another player: show how many of that player’s two living neighbours are evil. Put to sleep.

clocktower-breakwater = Breakwater
    .genitive = Breakwater
    .accusative = Breakwater
    .gender = masculine
clocktower-breakwater-short = Keeps the next player safe
clocktower-breakwater-ability = As long as you live, the Demon cannot harm whoever is the next living player clockwise from you.
clocktower-breakwater-when = Always
clocktower-breakwater-example = Vera sits next to you, clockwise. The Demon attacks Vera, and at dawn nobody has died.
clocktower-breakwater-play = Find out who sits in your lee, and tell them alone. Stay alive for them.
clocktower-breakwater-bluff = Claim it where a night without a death can be yours, and shield a friend’s story with it.

clocktower-saltwife = Saltwife
    .genitive = Saltwife
    .accusative = Saltwife
    .gender = feminine
clocktower-saltwife-short = Her death makes a neighbour drunk
clocktower-saltwife-ability = When you die, one of your two living neighbours is drunk for the day that comes next.
clocktower-saltwife-when = When you die
clocktower-saltwife-example = You are executed between the Empath and the Monk: tonight one of them sees nonsense, or guards nobody.
clocktower-saltwife-play = Tell your neighbours early, so that they doubt what they learn right after your death.
clocktower-saltwife-bluff = Claim it where you want news next to you doubted once you are dead.
prompt-clocktower-saltwife = Which neighbour is drunk?
why-salt-in-the-news = Somebody who learns things: it will be felt.

clocktower-wrecker = Wrecker
    .genitive = Wrecker
    .accusative = Wrecker
    .gender = masculine
clocktower-wrecker-short = Poisons the one beside the chosen one
clocktower-wrecker-ability = Each night, choose a player: the next living player clockwise from them is poisoned until dusk.
clocktower-wrecker-when = Each night
clocktower-wrecker-example = You choose Anna. Boris beside her is dead, so it is Vera who is poisoned.
clocktower-wrecker-play = You may choose the dead. Count again after every death who is next.
clocktower-wrecker-bluff = Be somebody who learns something, and let your news go wrong from time to time.

prompt-clocktower-wrecker = Who is your false light beside?
call-wrecker = Wake. They choose a player: mark the next living one clockwise as poisoned until dusk. Put to sleep.

clocktower-undertow = Undertow
    .genitive = Undertow
    .accusative = Undertow
    .gender = masculine
clocktower-undertow-short = Has to be executed
clocktower-undertow-ability = Each night but the first, choose a player, who dies. Good wins only if you die by execution.
clocktower-undertow-when = Each night but the first
clocktower-undertow-example = The Slayer shoots you, and you die. The game goes on, and good can no longer win it.
clocktower-undertow-play = The Slayer is your friend without knowing it. Stay off the block, and nothing else can lose you the game.
clocktower-undertow-bluff = Ask loudly to be shot rather than hanged.

prompt-clocktower-undertow = Who is pulled under?
call-undertow = Wake. They choose a player, who dies. Put to sleep.
