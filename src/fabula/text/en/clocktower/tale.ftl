# Blood on the Clocktower: kinds, sides, questions, the voice, settings. Ids (a colon of a prompt is written as a hyphen):
#   clocktower-<role>, -<kind>, -<side>   names; -short -ability -when -example -play -bluff -lead of a role in trouble-brewing-good.ftl
#   prompt-clocktower-<role>              a player’s choice; -learn-<role>, -register-<role>, -<decision> are the Storyteller’s
#   story-you-learned-<kind>              a seat’s journal; story-clocktower-<event>-<kind or cause> the public story (story.ftl)
#   advice-clocktower-<code>, rules-clocktower-<n>, term-clocktower-<word>, lead-clocktower-<n>

clocktower-script-trouble_brewing = Trouble Brewing
    .note = The script for the first games. Good learns a little every night and has to put it together; evil poisons, hides and changes its shape. One player at most is drunk, one a night poisoned, and the rest is talk. For 5 to 15 players and up to five Travellers.
clocktower-counts = Townsfolk { $townsfolk } · Outsiders { $outsider } · Minions { $minion } · Demons { $demon }
clocktower-counts-travellers = Travellers { $traveller }

# kinds and sides
clocktower-townsfolk = Townsfolk
    .genitive = Townsfolk
    .accusative = Townsfolk
    .gender = masculine
    .plural = Townsfolk
    .note = Good. Each has an ability that helps the town, most of them by learning something.
clocktower-outsider = Outsider
    .genitive = Outsider
    .accusative = Outsider
    .gender = masculine
    .plural = Outsiders
    .note = Good, but with an ability that is a burden to the good team.
clocktower-minion = Minion
    .genitive = Minion
    .accusative = Minion
    .gender = masculine
    .plural = Minions
    .note = Evil. Helps the Demon to survive and confuses the town.
clocktower-demon = Demon
    .genitive = Demon
    .accusative = Demon
    .gender = masculine
    .plural = Demons
    .note = Evil. Kills at night; when the Demon dies, good wins.
clocktower-traveller = Traveller
    .genitive = Traveller
    .accusative = Traveller
    .gender = masculine
    .plural = Travellers
    .note = Comes late or leaves early. The role is open, the side is secret; a Traveller is exiled, not executed.
clocktower-good = Good
    .note = The good players do not know each other. They win when the Demon dies.
clocktower-evil = Evil
    .note = Demon and Minions. They win when only two players are left alive.
side-good = Good
side-evil = Evil
answer-good = good
answer-evil = evil
clocktower-minions = Minions
clocktower-bluffs = Not in play
clocktower-red_herring = Red herring
    .note = This good player always seems to be a Demon to the Fortune Teller.

# questions to a player
prompt-clocktower-nominate = Who do you nominate?
    .note = You may nominate once a day, and each player can be nominated once a day. You may also wait.
prompt-clocktower-vote = Vote for the execution?
    .note = Your hand counts when the clock’s hand passes you. The dead have one vote left.
prompt-clocktower-exile = Exile this Traveller?
    .note = Everyone may raise a hand, even the dead; it costs no vote. Half of all players, living and dead, are needed.
prompt-clocktower-token = Give your vote token away?
    .note = The Beggar learns your side, and you cannot vote any more.
prompt-clocktower-traveller = Which Traveller are you?
    .note = All will know your role and nobody your side.
prompt-clocktower-day = Talk
    .note = Say what you like, true or not, to all or to a few. Nobody shows a role.
prompt-clocktower-dusk = Look at your role
    .note = Remember it, and show it to nobody.

# questions to the Storyteller
prompt-clocktower-red_herring = Who is the red herring?
    .note = A good player who seems to be a Demon to the Fortune Teller for the whole game.
prompt-clocktower-bluffs = Three roles for the Demon
    .note = Good roles not in play. Two Townsfolk and an Outsider give the most choice.
prompt-clocktower-heir = Which Minion becomes the Imp?
    .note = A living Minion. With five or more alive, the Scarlet Woman comes first.
prompt-clocktower-bounce = The Mayor is attacked. Who dies?
    .note = The Mayor, or another player in the Mayor’s place.
prompt-clocktower-register = How does this player register?
    .note = For this one check only. It changes neither the role nor the side.
prompt-clocktower-traveller_side = Good or evil?
    .note = A single Traveller is nearly always good. About one in three is evil.
option-clocktower-yes = Yes
option-clocktower-hand = Hand up
option-clocktower-hand_down = Hand down
option-clocktower-no = No
option-clocktower-no_outsiders = No Outsiders
option-clocktower-good = Good
option-clocktower-evil = Evil
option-clocktower-truth = The truth

# the voice
voice-clocktower-dusk = Look at your role. Show it to nobody, and say nothing of it before the first day.
voice-clocktower-jinxes = Some roles on this script have a rule between them, in play or not.
voice-clocktower-jinx = { $a } and { $b }. { $rule }
voice-clocktower-jinxes-more = The others are on the sheet of the script.
voice-clocktower-first-night = Night falls on the town. Close your eyes.
voice-clocktower-first-night-phones = Night falls on the town. Eyes down, each on your own screen.
voice-clocktower-dawn = Open your eyes. It is dawn.
voice-clocktower-killed = { $n ->
    [1] { $names } died last night.
   *[other] Died last night: { $names }.
}
voice-clocktower-nobody-killed = Nobody died in the night.
voice-clocktower-day = Talk. The town is yours.
voice-clocktower-more-day = The day goes on.
voice-clocktower-last-minute = One minute left.
voice-clocktower-nominations = Take your seats. Nominations are open.
voice-clocktower-more-nominations = Any other nominations?
voice-clocktower-nominated = { $who } nominates { $name }.
voice-clocktower-vote = The vote begins.
voice-clocktower-named = The vote on { $name } begins.
voice-clocktower-condemned = { $names } is about to die.
voice-clocktower-tied = As many votes as before. Nobody is about to die.
voice-clocktower-executed = { $name } is executed, and dies.
voice-clocktower-executed-lives = { $name } is executed, and lives.
voice-clocktower-executed-nobody = Nobody is executed today.
voice-clocktower-exile-called = { $who } calls for the exile of { $name }.
voice-clocktower-exile = Who is for the exile of { $name }?
voice-clocktower-exiled = Exiled: { $name }.
voice-clocktower-exile-failed = { $name } may stay.
voice-clocktower-used-nothing = Nothing happens.
voice-clocktower-arrived = A Traveller comes to town: { $name }, the { $role }. The card says: { $ability }
voice-clocktower-settled = { $name } is no longer a Traveller.
voice-clocktower-departed = A Traveller leaves the town: { $name }.
voice-clocktower-night = The day is over. Close your eyes.
voice-clocktower-night-phones = The day is over. Eyes down, each on your own screen.

# settings
setting-nominations = Nominations
    .note = Time for another nomination. Ends as soon as all have passed.

# scenarios
ui-beat-clocktower-talk = Day
ui-phase-nominations = Nominations
ui-phase-execution = Execution
ui-phase-exile = Exile
ui-beat-execution = Execution
ui-night-quiet-clocktower = The night goes on
ui-night-walked-clocktower = The Storyteller goes round. There is nothing to do.
setting-even_nights = Nights of equal length
    .note = Every role of the script that may choose has its time each night, in play or not, so that the length of a night betrays nothing.
setting-dealing = How roles are dealt
    .note = With real tokens: you lay the set together here, everybody draws from your bag, and you enter seat after seat who drew what.
setting-dealing-lot = By Fabula
setting-dealing-bag = Real tokens
prompt-clocktower-nomination = The nomination stands
    .note = Repeat it for all: who nominates whom. Then go on.
prompt-clocktower-used = Somebody uses an ability in public
    .note = Say so for all, true or not, and pretend to move something in the Grimoire. Then go on.
prompt-clocktower-execution = The execution
    .note = Say who is executed. Then go on.
