# The Fabled: what each does, what is asked and told because of them. Ids as in clocktower-company.ftl.

clocktower-angel-lead = Say who is protected, and lay the mark on them; players may also say by day that they are new. When all hear that one of them has died you are asked who wanted it most, and what happens to them; it may be nobody. Let the Angel go on the last day.
clocktower-buddhist-lead = Say whom it is about and lay the mark on them; players may also say it of themselves by day. At dawn they are silent for two minutes, also in writing; then all may talk.
clocktower-deus_ex_fiasco-lead = Go wrong once on purpose if it does not happen by itself. Put it right with a correction and tell all of it.
clocktower-djinn-lead = Read out the rules of all pairs on the script, in play or not. They are on the sheet of the script.
clocktower-doomsayer-lead = When somebody calls, let a player of their side die, never so that the game ends.
clocktower-duchess-lead = If there were three visitors, decide who is told a wrong number. Drink and poison change nothing.
clocktower-ferryman-lead = With three players left, not counting Travellers, it happens at dawn by itself. If you think another day is the last, give the tokens back by hand.
clocktower-fibbin-lead = At the beginning of a night choose somebody good, or nobody. Until dusk what they learn may be false. Only what is told goes wrong, never what is done.
clocktower-fiddler-lead = For a game that has to end soon. At the end of each day you are asked whether it is time. If so the Demon chooses an opponent on its device, where all have something to choose; both are named before all, and everybody votes, the dead too. The side of whoever gets more votes wins; with as many for both evil does.
clocktower-hells_librarian-lead = Ask for silence, and say so. Whoever talks all the same is noted at their seat. As soon as nothing else is asked, after a night at dawn, you are asked what happens to them: something small and unpleasant, or nothing.
clocktower-revolutionary-lead = Ask two who would like it. Before the first night you choose them out of all neighbours who are on one side, and all are told; if need be change a side or a role by hand first. Once, where somebody learns or tests something, one of the two may register as a role of the other side: you decide when.
clocktower-sentinel-lead = When you choose the roles take as many Outsiders as the table has, one more, or one fewer. Do not say which.
clocktower-spirit_of_ivory-lead = As soon as there is one evil player more than at the deal, nobody else turns evil. Travellers do not count.
clocktower-toymaker-lead = A Demon that has attacked every night sleeps in a night in which its attack could end the game.

# on the floor
square-power-doom = Call on the Doomsayer
    .note = Once in the game. Somebody of your own side dies; the Storyteller decides who.
square-do-doom = Call for it: { $name }
square-power-call_on = Visit the Duchess
    .note = Three players a day. At night you learn how many of the three are evil, unless you are lied to.
square-do-call_on = Visit her: { $name }
square-power-veteran = Say that you are experienced
    .note = From tomorrow on you are silent for the first two minutes of each day.
square-do-veteran = Silent from tomorrow on: { $name }
square-power-angel = Say that you are new
    .note = The Angel protects you: something bad may happen to whoever is most to blame for your death.
square-do-angel = Be under protection: { $name }

# questions
prompt-clocktower-toymaker = Do you attack tonight?
    .note = At least once in the game the Demon has to leave it.
prompt-clocktower-doomsayer = Who dies?
    .note = Somebody of the caller’s own side. The game goes on in any case.
prompt-clocktower-duchess_lie = Whom does the Duchess mislead?
    .note = One of the three is told a wrong number.
prompt-clocktower-duchess_number = Which wrong number?
    .note = How many of the three are said to be evil.
prompt-clocktower-learn-duchess = How many visitors are evil?
    .note = Somebody may register as what they are not.
prompt-clocktower-fibbin = Who may be told something wrong?
    .note = Somebody good, once in the game; or nobody tonight.
prompt-clocktower-revolutionary = Which neighbours are on one side?
    .note = All are told. Once in the game one of the two registers falsely.
prompt-clocktower-fiddler = Is it time for the Fiddler?
    .note = Once in the game: the Demon chooses an opponent, all choose which of the two wins, and it is over.
prompt-clocktower-fiddler_demon = Which Demon plays?
    .note = It chooses an opponent now.
prompt-clocktower-fiddler_whom = Whom do you challenge?
    .note = Only the Demon’s answer counts; everybody is asked, so that nobody sees who it is.
prompt-clocktower-fiddler_wins = Which of the two wins?
    .note = Their whole side wins. With as many for both evil does.
prompt-clocktower-angel = Who answers for this death?
    .note = Whoever is most responsible for the death of a protected player; or nobody.
prompt-clocktower-something_bad = What happens to them?
    .note = Drunk and poisoned last until tomorrow’s dusk.
prompt-clocktower-talked = What happens for talking?
    .note = They talked when silence was asked for. Drunk and poisoned last until tomorrow’s dusk.
option-clocktower-harm_drunk = is drunk
option-clocktower-harm_poisoned = is poisoned
option-clocktower-harm_dies = dies
option-clocktower-harm_by_hand = I do it by hand
option-clocktower-harm_spared = nothing this time
option-clocktower-attacks = attack
option-clocktower-rests = do not attack

# what is told
story-clocktower-beckoned-doomsayer = { $who } calls on the Doomsayer: somebody of the same side has to die
story-clocktower-beckoned-duchess = { $who } visits the Duchess
story-clocktower-died-doomsayer = { $who } dies of the Doomsayer’s word
story-clocktower-vote_tokens-ferryman = The Ferryman brings { $who } a vote
story-you-informed-duchess = Of { $names } are evil: { $answer }. One of the three was told a wrong number.
story-clocktower-informed-duchess = { $who } learns from the Duchess how many of { $names } are evil: { $answer }
story-clocktower-marked-fibbed = { $who } may be told something wrong
story-clocktower-marked-angel = { $who } is under the Angel’s wings
story-clocktower-marked-something_bad = { $who } comes to harm
story-clocktower-marked-aligned = { $who } is on the same side as a neighbour
story-clocktower-misled-fibbed = { $who } was told a lie by the Fibbin. In truth: { $answer }
story-clocktower-misled-revolted = { $who } was misled: one of the two neighbours registered falsely. In truth: { $answer }
story-clocktower-announced-revolutionary = All learn that they are on one side: { $names }
ui-beat-revolution = The Revolutionary
story-clocktower-announced-fiddler = The Fiddler plays: the Demon chooses an opponent
story-clocktower-announced-fiddler_two = One is the Demon, one its opponent: { $names }
story-clocktower-announced-fiddler_for = For { $who }: { $names }
story-clocktower-announced-fiddler_for_nobody = For { $who }: nobody
story-clocktower-ended-fiddler = All chose, at the Fiddler’s tune, who wins
ui-beat-fiddler = The Fiddler
story-clocktower-beckoned-angel = { $who } is new, and under the Angel’s protection
story-clocktower-died-angel = { $who } dies by the Angel’s wrath
story-clocktower-died-hells_librarian = { $who } dies for talking in the silence
ui-beat-harm = Something bad
story-clocktower-beckoned-buddhist = { $who } is experienced, and will be silent for the first minutes of the day
story-clocktower-marked-veteran = { $who } is silent for the first minutes of the day
story-clocktower-marked-talked = { $who } talked when silence was asked for
foresee-talked = { $who } talked in the silence: you are asked what happens to them
ui-beat-hush = The silence of the experienced
setting-hush = Silence of the experienced, under a Buddhist
    .note = How long those who are marked are silent in the morning. Without a Buddhist it never comes.

# marks
grim-mark-fibbed = May be told something wrong
grim-mark-angel = Protected by the Angel
grim-mark-something_bad = Comes to harm
grim-mark-aligned = On one side
grim-mark-veteran = Silent at first
grim-mark-talked = Talked in the silence
mark-clocktower-veteran = silent at first
mark-clocktower-talked = talked
mark-clocktower-fibbed = may be lied to
mark-clocktower-angel = protected
mark-clocktower-something_bad = to be harmed
mark-clocktower-aligned = on one side

# why this is advised
why-doom-another = Who calls for it should see what comes of it.
why-fib-seldom = One lie in a game is little: keep it.
why-fib-once = Whoever learns something can be led astray.
why-fiddler-late = It has gone on long enough.
why-fiddler-waits = There is still time to find the Demon.
why-angel-accuser = Whoever named the protected player first answers for it.
why-angel-nobody = Nobody is to blame before all: let it be.
why-harm-small = Something small is enough.
why-harm-dead = To somebody dead this means little: let it be.
