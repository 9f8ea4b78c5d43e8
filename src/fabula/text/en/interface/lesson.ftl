# A trial game for somebody who learns to lead: what to do now, what went otherwise, how it went.
# Gaps: next, show, answer, example (buttons), name, names (players), what (a choice), n (a number), dead, tale, code.
lesson = Hint
lesson-why = Why
lesson-fold = Fold the hint
lesson-unfold = Open the hint
lesson-fine = All right
lesson-undo = Undo
lesson-see = How it went
lesson-points = { $name } points at: { $what }.
lesson-points-none = { $name } chooses nobody.

lesson-clocktower-set = Which roles are in play
    .do = Tap “{ $example }”, then the button at the foot.
    .why = The rulebook advises this set for a first game: the town learns a lot, and evil still has a place to hide. Any other set with the same numbers will do.
lesson-clocktower-drunk_role = A token for the Drunk
    .do = The Drunk thinks they are a Townsfolk. Which one? The advice: { $what }. Do you agree? Tap the button at the foot.
    .why = A role that learns something is best: it gives the Drunk something to be wrong about.
lesson-clocktower-drunk = Who is the Drunk
    .do = The roles are drawn, and one of the Townsfolk is really the Drunk. The advice: { $what }. Do you agree? Tap the button at the foot.
    .why = Chance decides here, so that nobody can guess how you choose.
lesson-clocktower-red_herring = A red herring
    .do = One good player seems to be a Demon to the Fortune Teller. The advice: { $what }. Do you agree? Tap the button at the foot.
    .why = Because of it the Fortune Teller cannot trust every “yes”.
lesson-clocktower-bluffs = Roles to bluff
    .do = The Demon sees three good roles that are not in play. The advice: { $what }. Do you agree? Tap the button at the foot.
    .why = The Demon may claim to be one of them. It is good to have an Outsider among the three.
lesson-clocktower-learn = What to tell a player
    .do = This is for { $name }. The advice: { $what }. Do you agree? Tap the button at the foot. Or choose something else.
    .why = A sober player hears the truth, but which truth is up to you. You may lie to someone drunk or poisoned, and the rulebook says you should.
lesson-clocktower-decide = You decide
    .do = The advice: { $what }. Do you agree? Tap the button at the foot. Or decide otherwise.
    .why = The rules leave this to the Storyteller. The advice is good, but you are free.
lesson-clocktower-decide-alone = You decide
    .do = Choose any answer, then tap the button at the foot.
    .why = The rules leave this to the Storyteller: no answer is better than the others.
lesson-clocktower-said = Say it to everyone
    .do = Read aloud what the screen says, and tap “{ $next }”.
    .why = So everyone knows that you have heard and accepted it.
lesson-clocktower-dusk = Everyone looks at their role
    .do = At a table everyone now looks at their role, on a phone or on your screen. The bots have done so. Say “Close your eyes”, and tap “{ $next }”.
    .why = Have a look at the lines of the night below. What you have settled now will not hold you up later.
lesson-clocktower-minion_info = The Minions meet the Demon
    .do = Wake { $names }. Tap “{ $show }” and turn the screen to them. Then point at the Demon.
    .why = Evil players are few, but they know each other. With fewer than seven players there is no such line.
lesson-clocktower-demon_info = The Demon meets the Minions
    .do = Wake { $names }. Tap “{ $show }” for each card: the Minions, and three roles to bluff.
    .why = Now the Demon knows who will help, and who to pretend to be.
lesson-clocktower-chooses = A player chooses
    .do = Tap a shoulder twice: { $names }. { $points } Tap the same on the sheet.
    .why = Repeat what they point at, so that you are both sure. From a phone the answer comes by itself.
lesson-clocktower-shows = Show the answer
    .do = Wake { $names }. Tap “{ $show }” and let them read. Signs do as well: fingers for a number, a nod for “yes”.
    .why = Not a word at night: a voice tells everyone where you stand.
lesson-clocktower-sleep = Send them to sleep
    .do = Cover your own eyes with a hand, they will understand. Then tap “{ $next }”.
    .why = Take your time: if every line has the same pace, nobody can read anything from it.
lesson-clocktower-talk = Morning
    .do = Wait ten seconds. Say “Open your eyes. { $dead ->
        [none] Nobody died in the night.”
       *[other] { $dead } died in the night.”
    } Let them talk. Enough? Tap “{ $next }”.
    .why = The pause hides who woke last. Never say why somebody died, or why nobody did.
lesson-clocktower-nominations = Nominations
    .do = Say “Nominations are open”. The bots nominate by themselves. Nobody else? “Three, two, one”, and tap “{ $next }”.
    .why = Only the living nominate, each once a day, and each player is nominated once a day.
lesson-clocktower-doomed = Somebody is about to die
    .do = Say “{ $name } is about to die. Any other nominations?” If there are none, tap “{ $next }”.
    .why = More votes for somebody else save them, and as many votes save both.
lesson-clocktower-plea = Accusation and defence
    .do = Repeat the nomination aloud and let both speak, half a minute will do. Then tap “{ $next }”.
    .why = So everyone hears the same, and nobody votes in the dark.
lesson-clocktower-vote = Counting hands
    .do = Move your hand round the circle and count aloud. The bots raise their hands, and the clock’s hand moves by itself.
    .why = It takes half of the living, and more votes than anybody else had today.
lesson-scene = All watch it
    .do = Every screen shows it now. Say it aloud for whoever has none, and tap “{ $next }”.
    .why = The game waits meanwhile, so nobody misses who died or how a vote went.
lesson-clocktower-other = Go on
    .do = Do what the screen says, and tap “{ $next }”.
    .why = You cannot forget anything: the sheet and the button follow the rulebook.
lesson-clocktower-twilight = The day is over
    .do = Take half a minute to tidy up the Grimoire. Then tap “{ $next }”.
    .why = While you prepare, the players may talk.

lesson-dusk = Everyone looks at their card
    .do = Read the words on the parchment aloud. The bots have looked. Tap “{ $next }”.
    .why = At a table wait for the last one: no night begins before everyone has seen their card.
lesson-called = A role wakes up
    .do = Read the words aloud. Awake now: { $names }. Meet their look, show what is to be shown, and tap “{ $next }”.
    .why = The words are the same every night. Keep your head still: a voice tells who it speaks to.
lesson-nobody = Nobody wakes up
    .do = Read the words aloud all the same, count to ten in your head, and tap “{ $next }”.
    .why = The card lies in the middle, or the role can do nothing now. If you skip the call, everyone will notice.
lesson-chooses = A role chooses
    .do = Read the words aloud. { $points } Tap “{ $answer }” beside the name, and enter the same.
    .why = Nod, so that the player knows you understood. From a phone the answer comes by itself.
lesson-answered = The answer is entered
    .do = If the player learns something, show it with a sign. Then tap “{ $next }”.
    .why = The sign stands beside the answer. Not a word: the others are listening.
lesson-morning = News
    .do = Read the words on the parchment: who is gone. Then tap “{ $next }”.
    .why = Say who died, and nothing about how.
lesson-talk = The talk
    .do = Read the words aloud and let them talk. Enough? Tap “{ $next }”.
    .why = At a table five minutes will do. Keep quiet and keep a straight face: they watch you too.
lesson-vote = The vote
    .do = Read the words aloud. The bots raise their hands by themselves. When all have decided, tap “{ $next }”.
    .why = Without phones you count the hands: tap whoever has a hand up.
lesson-plea = Tied: one defends themselves
    .do = Give { $names } half a minute, and let nobody interrupt. Then tap “{ $next }”. Everyone with as many votes has a turn.
    .why = Whoever may die is heard first. Then you vote once more, on these players alone.
lesson-farewell = Last words
    .do = Read the words aloud and let { $names } speak. Then tap “{ $next }”.
    .why = Half a minute will do. After that they show their card, and say nothing more to the end of the game.
lesson-won = The game is decided
    .do = Check that all is right, and tap “{ $next }”.
    .why = Until you announce the end, any mistake can be undone.

lesson-slip-lot = Gone on without an answer
    .text = Chance has decided for { $name }, because you went on. At a table that hurts. “{ lesson-undo }” takes you back to this line.
    .several = { $n ->
        [one] Chance has decided { $n } time
       *[other] Chance has decided { $n } times
    }: { $names }
    .mind = Wait for an answer before you go on. At a table it hurts when chance decides.
lesson-slip-misheard = Something else was entered
    .text = { $name } points at something else: { $what }. Now the night follows a mistake. “{ lesson-undo }” takes it back.
    .several = { $n ->
        [one] { $n } choice was not entered as it was pointed at
       *[other] { $n } choices were not entered as they were pointed at
    }: { $names }
    .mind = Repeat what a player points at, and enter it only then.
lesson-slip-decided = Your own decision
    .text = The advice was another: { $what }. That is your right, and nothing is broken. If you change your mind, there is “{ lesson-undo }”.
    .several = { $n ->
        [one] { $n } decision was your own
       *[other] { $n } decisions were your own
    }
    .mind = The advice was another. That is your right, and nothing is broken.
lesson-slip-unshown = The answer was not shown
    .text = Still to be shown: { $names }. Take them aside by day, or tap their token in the circle and show it from there.
    .several = { $n ->
        [one] { $n } answer was not shown
       *[other] { $n } answers were not shown
    }: { $names }
    .mind = Take them aside by day, or tap their tokens in the circle and show it from there.

lesson-summary = How it went
lesson-well = What went well
lesson-well-calls = Calls made at night: { $n }
lesson-well-shown = Answers shown: { $n }
lesson-well-entered = Choices entered as they were pointed at: { $n }
lesson-well-decided = Decisions made: { $n }
lesson-well-day = A whole day led, with its talk and its vote
lesson-mind = What to mind
lesson-mind-nothing = Nothing was missed.
lesson-mended = put right
lesson-ready = You are ready to lead
    .text = Open a table for { $tale }: you lead it from the start, and Fabula suggests the same sort of set for as many as you are.
lesson-table = Make a real table
lesson-back = Back to table { $code }
lesson-on = Lead on
lesson-once-more = Try once more
