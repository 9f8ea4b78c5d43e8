# The path for somebody who has never led: from the table to the first night. Gaps: n, of (numbers).
path-note = Ten minutes, and you are ready.
path-step = Step { $n } of { $of }
path-minutes = { $n ->
    [0] half a minute
    [one] { $n } minute
   *[other] { $n } minutes
}
path-aloud = Say aloud
path-straight = Straight to the trial game
path-trial = Now try it
    .text =
        Bots sit down at the table, and you lead. A hint at the foot of the screen says what to do now, and why.
        Make mistakes: the hint says what came of them, and how to put it right.
        The trial is over after the first night and the first day. If you like, lead it to its end.
path-trial-go = Begin the trial game
path-who = Moderator
path-who-clocktower = Storyteller
path-roles = Read the cards of the roles

path-clocktower-1 = What you need
    .text =
        Ask five to ten people: a first game is easiest with them.
        Put the chairs in a circle, so that everyone sees everyone, and leave yourself a way in.
        Nobody else has to read anything: you tell the rules in a minute.
        Whoever has a phone joins with the table’s code. You show the others everything.
        Leave Travellers and Fabled out of your first game.
path-clocktower-2 = Which roles to take
    .text =
        Take the script Trouble Brewing: the rulebook advises to begin with it.
        A set for eight: { clocktower-chef }, { clocktower-empath }, { clocktower-fortune_teller }, { clocktower-undertaker }, { clocktower-virgin }, { clocktower-drunk }, { clocktower-scarlet_woman }, { clocktower-imp }.
        Why these: the town learns a lot at once, so the talk starts by itself. And evil has a place to hide.
        If there are more or fewer of you, Fabula suggests a set.
        Read the cards of these roles alone. You need not know how all of them meet.
path-clocktower-3 = Seats and tokens
    .text =
        Seat the players, and see that Fabula has them in the same order round the circle.
        Everyone looks at their role in secret, on their phone or on your screen.
        Your screen is the Grimoire, and the whole truth is in it. Keep it close, and never leave it lying about.
        Nobody speaks about roles before the first night. Tell them so.
path-clocktower-4 = The rules, aloud
    .text =
        Read out the short text here: a minute is enough. Or let the phone read it.
        Explain nominations when it is time for the first.
        Answer questions gladly. If somebody asks about their own role, take them aside.
path-clocktower-5 = The first night
    .say = Everyone, close your eyes.
    .text =
        Go down the night sheet. Each line says who to wake and what to show.
        To wake somebody, tap their shoulder twice. To send them to sleep, cover your own eyes.
        Answer without words: nod, shake your head, show a number with your fingers.
        Somebody points at a player? Repeat it, and tap that name on the screen.
        After the last line wait ten seconds. Then: “Open your eyes. Nobody died in the night.”
path-clocktower-6 = The first day
    .say = Nominations are open. Who nominates whom?
    .text =
        First let them talk for five or ten minutes.
        Repeat a nomination aloud. Half a minute for the defence, then count the hands round the circle.
        It takes half of the living, and more votes than anybody else. Then the player is about to die.
        At the end: “Last chance. Three, two, one.” There is one execution a day, or none.
        The dead keep their role secret. Say that somebody died, and never why.
path-clocktower-7 = When something goes wrong
    .say = A moment, please.
    .text =
        You may always say that. Take your time, and you make fewer mistakes.
        “{ grim-undo }” takes one step back. In “{ ui-answers }” any earlier answer can be changed.
        Forgot to wake somebody? Take them aside by day, and ask.
        It cannot be put right? Tell everyone that there was a mistake, but not which, and play on.
        Never help the side that it hurt: that mends nothing.

path-onenight-1 = What you need
    .text =
        For a first game gather three to five people. A game takes about ten minutes.
        Fabula deals the cards to the phones. Whoever has none is shown their card by you.
        You lead, without a card of your own. Would you rather play? Then let the { ui-narrator } read the night.
path-onenight-2 = Which cards to take
    .text =
        There are always three more cards than players: three lie in the middle.
        For three: two Werewolves, { onenight-seer }, { onenight-robber }, { onenight-troublemaker } and { onenight-villager }.
        Add a { onenight-villager } for each player more.
        Why these: every role does one simple thing, and by morning there is something to argue about.
path-onenight-3 = Cards on the table
    .text =
        Everyone looks at their card in secret and lays it face down, where all can reach it.
        The three cards left over lie in the middle.
        From now on nobody looks at their card: it may be swapped at night.
path-onenight-4 = The rules, aloud
    .text =
        Read out the short text here: a minute is enough. Or let the phone read it.
        The rest becomes clear on the way. You may read these roles’ cards aloud.
path-onenight-5 = The night
    .say = Everyone, close your eyes.
    .text =
        Call the roles in order: the words are always on the screen.
        Call a role that lies in the middle too. Nobody may notice.
        Count to ten in your head after each call. Newcomers need time.
        Drum on the table, so that nobody hears the cards.
        Before morning let everyone turn their card a little.
path-onenight-6 = The day and the vote
    .say = All together: three, two, one, point.
    .text =
        Let them talk for a few minutes. Nobody speaks? Ask somebody who they were in the evening.
        Each points at one player. Whoever most point at is out.
        A tie? All of those are out. If everyone has one vote, nobody is.
        Now turn the cards over and see which team has won.
path-onenight-7 = When something goes wrong
    .say = A moment, please.
    .text =
        You may always say that, at night too.
        “{ ui-undo }” takes one step back. In “{ ui-answers }” any earlier answer can be changed.
        All in a muddle? Deal again: a game is short, and nobody minds.

path-mafia32-1 = What you need
    .text =
        Gather six people or more, eight or ten is best. Sit so that everyone sees everyone.
        Fabula deals the cards to the phones. Whoever has none is shown their card by you.
        Nobody else has to read anything: you tell the rules in a minute.
        You do not play, you know everything. Keep your notebook from other eyes.
path-mafia32-2 = Which cards to take
    .text =
        For eight: { mafia32-don }, { mafia32-mafioso }, { mafia32-doctor }, { mafia32-detective } and four cards of { mafia32-citizen }.
        Why these: twice as many townspeople as criminals, and a third of them with a role of their own.
        If there are more or fewer of you, Fabula suggests a set.
        Read these cards before the deal. You do not need the others yet.
path-mafia32-3 = The deal
    .text =
        Everyone looks at their card and lays it face down. Nobody may show it.
        Only whoever is out turns their card over.
        Wait until all have looked, and only then begin the night.
path-mafia32-4 = The rules, aloud
    .text =
        Read out the short text here: a minute is enough. Or let the phone read it.
        The rest stands on the cards.
path-mafia32-5 = The first night
    .say = The town falls asleep. Night comes.
    .text =
        Call the roles in order: the words are on the screen, and need no change.
        Nobody dies tonight. The Mafia meet each other, the others let you see them.
        Speak to one point, a vase on the table say: a voice tells where you turn.
        Use signs with whoever is awake. A nod means “criminal”.
        From the second night on the Mafia shoots, and you always say that it has.
path-mafia32-6 = The day and the vote
    .say = The town wakes up. It is day.
    .text =
        First say who died at night. Not how, and not by whose hand.
        Let them talk for five minutes. Then name the players in turn and count the hands.
        Whoever has most hands turns their card over and is out.
        Keep a straight face: they watch you too.
path-mafia32-7 = When something goes wrong
    .say = A moment, please.
    .text =
        You may always say that. Take your time, and you make fewer mistakes.
        “{ ui-undo }” takes one step back. In “{ ui-answers }” any earlier answer can be changed.
        Forgot to call a role? Go a step back while all are asleep, and call it.
        Never help whoever is losing: you only watch, the balance is up to the players.

path-vendetta-1 = What you need
    .text =
        Gather seven people or more. Six will do, but then whoever leads plays first.
        Fabula deals the cards to the phones. Whoever has none is shown their card by you.
        Nobody else has to read anything: you tell the rules in a minute.
        You do not play, but you know everyone. The art is not to say too much.
path-vendetta-2 = Which cards to take
    .text =
        Begin with the rulebook’s first scenario. For eight it has { vendetta-count }, five cards of { vendetta-vampire } and two of { vendetta-hunter }.
        Why this one: there is a single special role, and you will know the words of the night at once.
        If there are more or fewer of you, Fabula finds the scenario.
        Read these cards before the deal: one wrong step spoils a fine game.
path-vendetta-3 = The deal
    .text =
        Everyone looks at their card and keeps it secret from all but you.
        A card is turned over only when you say so.
        Wait until all have looked.
path-vendetta-4 = The rules, aloud
    .text =
        Read out the short text here: a minute is enough. Or let the phone read it.
        The moderator’s word is law, says the rulebook, and mistakes are talked over after the game.
path-vendetta-5 = The day of meeting
    .say = It is darkest before dawn. Close your eyes.
    .text =
        The hunters open their eyes and meet each other. Then each special role wakes, so that you know them.
        The words are on the screen. Say them alike every time, and add nothing.
        Speak to one point: a voice tells where you turn.
        Show the rest with signs. You did not understand one? Point yourself, and wait for a nod.
path-vendetta-6 = The first night and its execution
    .say = Night has come. All are here.
    .text =
        Let them talk for five or ten minutes. Three minutes before the end say: “Dawn is near.”
        Then name the suspects and count hands. Whoever is executed turns their card over.
        At dawn all sleep again: roles act in order, and the hunters meet.
        Always announce the fatal blow, even if nobody was killed. Who died is told when night falls.
path-vendetta-7 = When something goes wrong
    .say = A moment, please.
    .text =
        You may always say that. Take your time, and you make fewer mistakes.
        “{ ui-undo }” takes one step back. In “{ ui-answers }” any earlier answer can be changed.
        Call every role, even if it can do nothing today: all would notice the gap.
        Never balance the game, even if one side is far ahead.
