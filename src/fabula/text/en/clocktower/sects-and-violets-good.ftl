# Blood on the Clocktower, Sects & Violets: ten of its Townsfolk and its four Outsiders, with their questions and news.

clocktower-clockmaker = Clockmaker
    .genitive = Clockmaker
    .accusative = Clockmaker
    .gender = masculine
clocktower-clockmaker-short = Knows how far the Demon sits from a Minion
clocktower-clockmaker-ability = On the first night you learn the distance in seats between the Demon and the closest Minion, the shorter way round.
clocktower-clockmaker-when = First night
clocktower-clockmaker-example = You are shown 2. Between the Demon and the nearest Minion there sits one player.
clocktower-clockmaker-play = Draw the circle and strike out every Demon who does not fit. Your number says nothing alone and much beside another’s: publish it early, for it will not grow.
clocktower-clockmaker-bluff = Name a number that leads from the main suspect to somebody good.
clocktower-clockmaker-lead = Count seats, not players who live: a neighbour is one step away. Travellers’ seats count, but evil Travellers do not count as Minions. A Recluse may be taken for either.

clocktower-dreamer = Dreamer
    .genitive = Dreamer
    .accusative = Dreamer
    .gender = masculine
clocktower-dreamer-short = Sees two roles of a player, one of them right
clocktower-dreamer-ability = Each night dream of another player, Travellers excepted: two roles appear to you, a good one and an evil one, and one of them is theirs.
clocktower-dreamer-when = Each night
clocktower-dreamer-example = You choose Boris and see the Sage and the Imp. Boris says he is the Sage.
clocktower-dreamer-play = Choose those who have not said anything yet, and ask for their role before you tell what you saw. A claim that is neither of your two is a lie, or you are drunk.
clocktower-dreamer-bluff = Each night put the claim of somebody good beside the Demon, and let the town do the rest.
clocktower-dreamer-lead = Show the chosen player’s role and one of the other side. The wrong one should be just as believable: for an evil player take the role they claim. A Drunk is seen as the Drunk.

clocktower-snake_charmer = Snake Charmer
    .genitive = Snake Charmer
    .accusative = Snake Charmer
    .gender = masculine
clocktower-snake_charmer-short = Finds the Demon, and becomes the Demon
clocktower-snake_charmer-ability = Each night choose a living player. If that is the Demon, you swap roles and sides, and they are poisoned from then on.
clocktower-snake_charmer-when = Each night
clocktower-snake_charmer-example = You choose Vera and nothing happens: whatever Vera is, she is not the Demon.
clocktower-snake_charmer-play = Every night without news clears one player. If you do find the Demon, you are the Demon: hide, for somebody good now knows who you are.
clocktower-snake_charmer-bluff = Clear your friends, a name a night. A Demon who claims it can say that the real one was found and swapped.
clocktower-snake_charmer-lead = If they chose the Demon, swap both tokens and both sides at once, tell each what they are now, and mark the former Demon as poisoned for good. The new Demon still acts tonight if its turn is to come.

clocktower-mathematician = Mathematician
    .genitive = Mathematician
    .accusative = Mathematician
    .gender = masculine
clocktower-mathematician-short = Knows how many abilities went wrong
clocktower-mathematician-ability = Each night you hear how many players have had their ability spoilt by somebody else’s since dawn.
clocktower-mathematician-when = Each night
clocktower-mathematician-example = A poisoned Oracle was told a wrong number, all else went as it should: you are shown 1.
clocktower-mathematician-play = A zero tells the town to trust tonight’s news. A high number warns. Compare it each day with what others were told, and find out whose news it was.
clocktower-mathematician-bluff = Say that something went wrong whenever the truth comes too near.
clocktower-mathematician-lead = Count players who were told something wrong, or whose ability failed, because another’s ability was in the way. A drunk or poisoned player who got the right answer does not count, nor does what players bring upon themselves.

clocktower-flowergirl = Flowergirl
    .genitive = Flowergirl
    .accusative = Flowergirl
    .gender = feminine
clocktower-flowergirl-short = Learns whether the Demon has voted
clocktower-flowergirl-ability = Each night but the first you are told whether the Demon’s hand was up for an execution that day.
clocktower-flowergirl-when = Each night but the first
clocktower-flowergirl-example = Three hands were up all day, and you hear “yes”: one of the three is the Demon.
clocktower-flowergirl-play = Write down every hand of every day. Ask for votes with few hands, and keep your role to yourself, or the Demon will plan its votes.
clocktower-flowergirl-bluff = Take the list of hands, and choose yes or no so that it falls on somebody good.
clocktower-flowergirl-lead = Only votes for an execution count, not hands for an exile. What counts is who was the Demon when the hand was up. A Recluse may be taken for the Demon.

clocktower-town_crier = Town Crier
    .genitive = Town Crier
    .accusative = Town Crier
    .gender = masculine
clocktower-town_crier-short = Learns whether a Minion has nominated
clocktower-town_crier-ability = Each night but the first you are told whether any nomination of the day came from a Minion.
clocktower-town_crier-when = Each night but the first
clocktower-town_crier-example = Anna and Gleb nominated today, and you hear “no”: neither of them is a Minion.
clocktower-town_crier-play = Have many nominate on one day and few on the next. “No” clears all of them at once, though one may still be the Demon.
clocktower-town_crier-bluff = Answer “no” for a day on which your friends nominated.
clocktower-town_crier-lead = Only nominations count, not calls for an exile. What counts is who was a Minion then. A Spy may seem to be none, a Recluse one.

clocktower-oracle = Oracle
    .genitive = Oracle
    .accusative = Oracle
    .gender = feminine
clocktower-oracle-short = Learns how many of the dead are evil
clocktower-oracle-ability = Each night but the first you are shown the number of evil players among the dead.
clocktower-oracle-when = Each night but the first
clocktower-oracle-example = Boris was executed and Vera died at night: you are shown 1, and yesterday it was 0.
clocktower-oracle-play = You learn most from executions, so do not fear them. Keep each night’s number: the difference tells of those who died since.
clocktower-oracle-bluff = Say that the executed player was evil, and everyone is content; or that they were good, and doubts begin.
clocktower-oracle-lead = Count all the dead, those of this night and exiled Travellers too, by the side they are on. A Recluse and a Spy may register as the other side.

clocktower-seamstress = Seamstress
    .genitive = Seamstress
    .accusative = Seamstress
    .gender = feminine
clocktower-seamstress-short = Asks once whether two are on one side
clocktower-seamstress-ability = Once in the game, at night, compare two other players: you hear whether both are on one side.
clocktower-seamstress-when = Any night, once
clocktower-seamstress-example = Anna and Dasha: no. One of them is evil, and the other is not.
clocktower-seamstress-play = Wait until one of the two is somebody you trust: then the answer is the whole truth about the other. But do not die with it unused.
clocktower-seamstress-bluff = Claim that two good players differ, or that a friend is like somebody everyone trusts.
clocktower-seamstress-lead = Wake them every night until they have chosen. Nod if both players are on one side. It is spent even if drunk or poisoned.

clocktower-philosopher = Philosopher
    .genitive = Philosopher
    .accusative = Philosopher
    .gender = masculine
clocktower-philosopher-short = Takes up the ability of a good role
clocktower-philosopher-ability = Once in the game, at night, take up the ability of a good role in place of your own. As long as you have it, whoever holds that role is drunk.
clocktower-philosopher-when = Any night, once
clocktower-philosopher-example = You choose the Empath. From tonight on you wake as an Empath, and if there is one, that player hears nonsense.
clocktower-philosopher-play = See first what the town lacks. A role that nobody claims harms nobody. Choosing a role that is claimed makes the real owner drunk, and leaves a liar as they were.
clocktower-philosopher-bluff = You may be any role at all, from any night on: it explains two of a kind.
clocktower-philosopher-lead = Wake them every night until they have chosen. They keep their own role, act in the chosen role’s place, and an ability for the first night acts tonight. Mark the owner of that role as drunk. A drunk or poisoned Philosopher gains nothing: act as if they did.

clocktower-sage = Sage
    .genitive = Sage
    .accusative = Sage
    .gender = masculine
clocktower-sage-short = Killed by the Demon, sees two who might be it
clocktower-sage-ability = If the Demon kills you, you are woken and shown two players: one of them is that Demon.
clocktower-sage-when = The night the Demon kills them
clocktower-sage-example = You die and are shown Gleb and Vera. In the morning you say both names.
clocktower-sage-play = You want the Demon to come. Look important, or at least like no Sage. Tell both names at dawn, so that the living can compare them.
clocktower-sage-bluff = A dead friend of the Demon may say this of two good players.
clocktower-sage-lead = Only if a Demon killed them. Early on show two living players; later one of them may be dead. A drunk or poisoned Sage is woken too and may be shown any two.

clocktower-mutant = Mutant
    .genitive = Mutant
    .accusative = Mutant
    .gender = masculine
clocktower-mutant-short = May be executed for seeming to be an Outsider
clocktower-mutant-ability = If you try to make others believe that you are an Outsider, you may be executed for it.
clocktower-mutant-when = Always
clocktower-mutant-example = You say “I am the Klutz.” When talk is over, the Storyteller has you executed, and night falls.
clocktower-mutant-play = Claim a Townsfolk and stay with it. If the town needs the day’s execution to go nowhere, a single word from you can do that.
clocktower-mutant-bluff = When you change your claim, say you had to because you are the Mutant. Nobody can make you say it twice.
clocktower-mutant-lead = You alone judge whether they are mad about it. Fabula asks you when talk or nominations are over about everybody who has claimed to be an Outsider; only with a real, sober Mutant can you say yes. That is the execution of the day.

clocktower-sweetheart = Sweetheart
    .genitive = Sweetheart
    .accusative = Sweetheart
    .gender = feminine
clocktower-sweetheart-short = Her death makes somebody drunk for good
clocktower-sweetheart-ability = Your death leaves one player drunk for the rest of the game.
clocktower-sweetheart-when = When she dies
clocktower-sweetheart-example = You are executed. From tonight on the Oracle counts wrong and does not know it.
clocktower-sweetheart-play = Stay alive: say what you are before somebody executes you. If you die all the same, remind the town that somebody’s news is no longer to be trusted.
clocktower-sweetheart-bluff = After your death all later information is in doubt: a gift for your team.
clocktower-sweetheart-lead = Choose at once, when she dies, who is drunk: best somebody who learns something every night. It lasts for the whole game. If she was drunk or poisoned when she died, nothing happens.

clocktower-barber = Barber
    .genitive = Barber
    .accusative = Barber
    .gender = masculine
clocktower-barber-short = Dead, lets the Demon swap two roles
clocktower-barber-ability = On the night of your death, or on the next one if you died by day, the Demon may make two players swap roles, but no other Demon.
clocktower-barber-when = The night after his death
clocktower-barber-example = You die, and the Demon swaps the Dreamer with a dead Oracle: now nobody dreams any more.
clocktower-barber-play = Tell the town when you are about to die: whoever names a new role tomorrow may be speaking the truth. Ask everybody in the morning whether they have changed.
clocktower-barber-bluff = When the real Barber is dead, say that you were swapped: it excuses every change of story.
clocktower-barber-lead = Wake the Demon and show that it is the Barber’s doing. Sides stay as they are. Tell both players their new roles; a dead player stays dead. The Demon may choose itself, and may choose nothing.

clocktower-klutz = Klutz
    .genitive = Klutz
    .accusative = Klutz
    .gender = masculine
clocktower-klutz-short = Dead, must pick somebody good, or all is lost
clocktower-klutz-ability = As soon as you know that you are dead, point at a living player before everyone. If you picked an evil one, your team loses.
clocktower-klutz-when = When he learns of his death
clocktower-klutz-example = At dawn you are dead. You choose Dasha, whom three players have cleared, and the game goes on.
clocktower-klutz-play = From the first day on know whom you would choose. Find one player who is surely good, and ask the town before you choose.
clocktower-klutz-bluff = An evil player who says this is rarely executed, but has to choose somebody when dead.
clocktower-klutz-lead = Give them time, then have them choose before everyone. If the chosen player is evil, their team has lost at once. A Spy may seem good here, a Recluse evil.

# questions
prompt-clocktower-dreamer = Who do you dream of?
    .note = Another player, not a Traveller. You see a good and an evil role, and one of them is right.
prompt-clocktower-snake_charmer = Who do you charm?
    .note = A living player. If it is the Demon, you swap roles and sides.
prompt-clocktower-seamstress = Compare two players?
    .note = Two others, once in the game. You learn whether they are on the same side. You may also wait.
prompt-clocktower-philosopher = Which ability do you take up?
    .note = Once in the game. Whoever has this role is drunk from then on. You may also wait.
prompt-clocktower-barber = Swap the roles of two players?
    .note = The Barber is dead. Any two, the dead and yourself too, but no other Demon. You may also do nothing.
prompt-clocktower-klutz = Who do you choose?
    .note = With this script everyone who dies is asked, so that nobody is given away. The real Klutz must name a living player before everyone; others may name nobody.
prompt-clocktower-learn-clockmaker = What does the Clockmaker see?
    .note = Steps from the Demon to the nearest Minion, the shorter way round the circle.
prompt-clocktower-learn-dreamer = What does the Dreamer see?
    .note = A good one and an evil one; one of them is the chosen player’s.
prompt-clocktower-learn-mathematician = What does the Mathematician see?
    .note = How many players’ abilities went wrong since dawn because of another’s. A Drunk’s may be counted too.
prompt-clocktower-learn-flowergirl = What does the Flowergirl hear?
    .note = Yes, if a Demon voted for an execution today. A Recluse may register as one.
prompt-clocktower-learn-town_crier = What does the Town Crier hear?
    .note = Yes, if a Minion nominated today. Spy and Recluse may register differently.
prompt-clocktower-learn-oracle = Which number does the Oracle see?
    .note = How many of the dead are evil. Spy and Recluse may register either way.
prompt-clocktower-learn-seamstress = What does the Seamstress hear?
    .note = Yes, if both are on the same side. Spy and Recluse may register either way.
prompt-clocktower-learn-sage = Which two does the Sage see?
    .note = One of them is the Demon who killed the Sage. A Recluse may register as that Demon.
prompt-clocktower-register-snake_charmer = Does this player count as the Demon?
    .note = A Recluse may. If so, they swap roles and sides with the Snake Charmer.
prompt-clocktower-register-klutz = Does this player count as evil?
    .note = A Spy need not, a Recluse may. If so, the Klutz’s team loses.
prompt-clocktower-sweetheart = Who is drunk from now on?
    .note = The Sweetheart has died. Best somebody who learns something every night.
prompt-clocktower-mutant = Executed for madness?
    .note = They have claimed to be an Outsider. Only a Mutant can be executed for it, and that ends the day. Be firm with those who know the role, milder with newcomers.

# news
story-you-informed-clockmaker = { $n ->
    [0] There is no Minion near the Demon.
    [one] From the Demon to the nearest Minion: { $n } step.
   *[other] From the Demon to the nearest Minion: { $n } steps.
}
story-you-informed-dreamer = { $place } has one of these roles: { $answer }.
story-you-informed-mathematician = { $n ->
    [0] No ability has gone wrong.
    [one] The ability of { $n } player has gone wrong.
   *[other] The abilities of { $n } players have gone wrong.
}
story-you-informed-flowergirl = A Demon has voted today: { $answer }.
story-you-informed-town_crier = A Minion has nominated today: { $answer }.
story-you-informed-oracle = { $n ->
    [0] None of the dead is evil.
    [one] { $n } of the dead is evil.
   *[other] { $n } of the dead are evil.
}
story-you-informed-seamstress = { $a } and { $b } are on the same side: { $answer }.
story-you-informed-sage = The Demon who killed you: { $a } or { $b }.
story-clocktower-informed-clockmaker = { $who } is shown steps from the Demon to a Minion: { $n }
story-clocktower-informed-dreamer = { $who } dreams of { $place }: { $answer }
story-clocktower-informed-mathematician = { $who } is shown abilities that went wrong: { $n }
story-clocktower-informed-flowergirl = { $who } asks whether a Demon has voted: { $answer }
story-clocktower-informed-town_crier = { $who } asks whether a Minion has nominated: { $answer }
story-clocktower-informed-oracle = { $who } is shown evil players among the dead: { $n }
story-clocktower-informed-seamstress = { $who } asks whether { $a } and { $b } are on the same side: { $answer }
story-clocktower-informed-sage = { $who } is shown the Demon to be { $a } or { $b }
story-clocktower-used-klutz = { $who } claims to be the Klutz and chooses { $name }
story-clocktower-executed-at_once = { $who } is executed by the Storyteller
story-clocktower-executed-at_once-dies = { $who } is executed by the Storyteller, and dies
story-clocktower-ended-klutz = The Klutz chose somebody evil
story-clocktower-marked-haircuts = { $who } was the Barber: the Demon may swap two roles
story-clocktower-marked-drunk = { $who } is drunk
ui-beat-last_words = A choice after death

# marks and reasons
grim-mark-haircuts = Haircuts tonight
mark-clocktower-haircuts = haircuts tonight
why-drunk-every-night = Somebody good who learns something every night notices it last.
why-mad = Now and then, so that nobody can be mad without fear.
