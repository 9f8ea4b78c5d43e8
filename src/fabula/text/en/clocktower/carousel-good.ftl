# Roles of no printed set: the crown, the day and the evil; Outsiders.

clocktower-magician = Magician
    .genitive = Magician
    .accusative = Magician
    .gender = masculine
clocktower-magician-short = Minions take him for a Demon, the Demon for a Minion
clocktower-magician-ability = Minions take you for a Demon, and the Demon takes you for a Minion: whenever they are shown to each other, you are shown too.
clocktower-magician-when = First night, unseen
clocktower-magician-example = You sleep. Gleb, a Minion, is shown two Demons: you and Vera. Which of you two he serves he cannot know.
clocktower-magician-play = Somebody evil may confide in you: be glad of it and tell nobody too soon. Whoever spares you for no reason at all may take you for one of their own.
clocktower-magician-bluff = Say that the evil have been confused by you, and that whoever was told otherwise lies.
clocktower-magician-lead = Point to the Magician together with the Demon, and among the Minions, in no order. Sober, he is a stranger to all of them in nothing else. A Spy sees neither his token nor the Demon’s.

clocktower-poppy_grower = Poppy Grower
    .genitive = Poppy Grower
    .accusative = Poppy Grower
    .gender = masculine
clocktower-poppy_grower-short = While he lives the evil do not know each other
clocktower-poppy_grower-ability = Because of you Minions and Demon begin as strangers. Only on the night of your death are they introduced to each other.
clocktower-poppy_grower-when = First night, and the night of his death
clocktower-poppy_grower-example = Nobody showed the Imp its Minions. You are executed on the third day, and that night they meet at last.
clocktower-poppy_grower-play = As long as you live the evil grope in the dark: claim somebody who is not worth killing. A Minion may even help to execute the Demon.
clocktower-poppy_grower-bluff = Say that the evil do not know each other. Then nobody will wonder why you do not know who your friends are.
clocktower-poppy_grower-lead = Skip what Minions and Demon are told of each other, but show the Demon its three roles. When he has died with a working ability, wake them and show each other. The Spy does not see the Grimoire while he lives.

clocktower-ogre = Ogre
    .genitive = Ogre
    .accusative = Ogre
    .gender = masculine
clocktower-ogre-short = Takes a friend’s side, without knowing which it is
clocktower-ogre-ability = On your first night make a friend of another player: their side is yours from now on, but you are not told which. Being drunk or poisoned does not prevent it.
clocktower-ogre-when = First night
clocktower-ogre-example = You choose Anna and think well of her. When all is revealed, Anna was the Demon, and you have won with her.
clocktower-ogre-play = Find out what your friend is before you do anything else: that is what you are. Whoever proves your friend good has proved you good.
clocktower-ogre-bluff = You do not know your own side, and nobody can blame you for that.
clocktower-ogre-lead = Wake the Ogre for the choice and turn them to that player’s side without a word. A Spy is evil here. If a Recluse registers as evil, tell the Ogre that they are evil.

clocktower-golem = Golem
    .genitive = Golem
    .accusative = Golem
    .gender = masculine
clocktower-golem-short = Nominates once, and kills whoever is not the Demon
clocktower-golem-ability = You have a single nomination for the whole game. It kills whoever you nominate, unless that is the Demon.
clocktower-golem-when = The one time he nominates
clocktower-golem-example = You nominate Boris, who drops dead: he was not the Demon. If he had lived, the town would have known what he is.
clocktower-golem-play = Your nomination is the surest test there is. Keep it for the player whom most suspect; if they do not fall, vote for them.
clocktower-golem-bluff = A Golem who has “nominated already” never needs to prove it.
clocktower-golem-lead = At the first nomination the nominee dies at once, unless that is the Demon; a Recluse may register as such. Speeches and vote follow all the same. Drunk or poisoned the nomination is spent and nobody dies.

clocktower-snitch = Snitch
    .genitive = Snitch
    .accusative = Snitch
    .gender = masculine
clocktower-snitch-short = Every Minion is shown three safe bluffs
clocktower-snitch-ability = On the first night each Minion is shown three good roles that are not in play.
clocktower-snitch-when = First night, unseen
clocktower-snitch-example = You sleep. Each of the Minions wakes once more and is shown three roles that nobody has.
clocktower-snitch-play = Say what you are early: then no claim of a role that nobody else has is worth much, and the town knows it.
clocktower-snitch-bluff = You have no ability anybody could test. And who would claim to have told everything to the evil?
clocktower-snitch-lead = After the Minions have met, show each of them three good roles that are not in play: the same ones as the Demon’s or others.

clocktower-heretic = Heretic
    .genitive = Heretic
    .accusative = Heretic
    .gender = masculine
clocktower-heretic-short = Whoever wins, loses
clocktower-heretic-ability = The result is turned round: the team that would have lost wins. It makes no difference whether you are alive.
clocktower-heretic-when = When the game ends
clocktower-heretic-example = The Demon is executed, and all cheer: but you were there and sober, and so evil has won.
clocktower-heretic-play = Your team has to lose: keep the Demon alive and have the good die, without anybody noticing too soon why. Tell those whom you trust, and nobody else.
clocktower-heretic-bluff = Say that you are the Heretic while the good are about to win: perhaps they will spare the Demon.
clocktower-heretic-lead = Nobody is told. When a side has won, turn it round if the Heretic is neither drunk nor poisoned then, dead or alive. It cannot be together with a Baron, a Godfather, a Pit-Hag or a Spy.

# questions
prompt-clocktower-snitch_bluffs = Three roles for a Minion
    .note = The Snitch has talked. Good roles that are not in play; they need not be the Demon’s.
prompt-clocktower-ogre = Whose friend are you?
    .note = Another player. You take their side and are not told which.
prompt-clocktower-register-ogre = Whose side does the Ogre take?
    .note = A Recluse may register as evil: then the Ogre learns that they are evil.
prompt-clocktower-register-golem = Does this player count as the Demon?
    .note = A Recluse may. If so, they do not fall dead.

# news
story-clocktower-marked-evil_wakes = The Poppy Grower { $who } is dead: tonight the evil learn of each other
story-clocktower-marked-friend = { $who } is the Ogre’s friend
story-clocktower-ended-turned_round = The Heretic turned it round: whoever won has lost

# marks
grim-mark-evil_wakes = The evil meet tonight
mark-clocktower-evil_wakes = the evil meet
grim-mark-friend = Friend of the Ogre
mark-clocktower-friend = friend
square-hidden-token = Not to be seen

clocktower-huntsman = Huntsman
    .genitive = Huntsman
    .accusative = Huntsman
    .gender = masculine
clocktower-huntsman-short = Once, may save a Damsel
clocktower-huntsman-ability = Once in the game, at night, look for the Damsel among the living: if you choose her, she becomes a Townsfolk who is not in play. [A Damsel is in play.]
clocktower-huntsman-when = Any night, once
clocktower-huntsman-example = You choose Vera. She is woken: the Damsel is a Monk now, and the Minions guess in vain.
clocktower-huntsman-play = Listen for somebody who claims little and fears much. Say early that you are the Huntsman, and the Damsel will find you; but so will the Minions.
clocktower-huntsman-bluff = Nobody can prove the contrary, and a Damsel may confide in you.
clocktower-huntsman-lead = With the Huntsman the Damsel is in play too: as one of the Outsiders of the table, or as one more. If he chose her, choose the Townsfolk and tell her. Drunk or poisoned the choice is spent.

clocktower-damsel = Damsel
    .genitive = Damsel
    .accusative = Damsel
    .gender = feminine
clocktower-damsel-short = If a Minion names her, her team loses
clocktower-damsel-ability = Every Minion is told that there is a Damsel. Between them they have one guess: if a Minion points you out before everyone, your team loses.
clocktower-damsel-when = Always
clocktower-damsel-example = Gleb, a Minion, says before everyone that you are the Damsel. You are: the game is over, and evil has won.
clocktower-damsel-play = Say you are anybody else, and say it well. If there is a Huntsman, find him without being seen to look for him.
clocktower-damsel-bluff = A Minion who has guessed in vain may still frighten the town by saying that the Damsel is found.
clocktower-damsel-lead = Tell the Minions that there is a Damsel. Everybody may name a Damsel, once a day; only the first guess of a Minion counts, the dead among them too. Where a Spy is or was in play, she is poisoned.

clocktower-plague_doctor = Plague Doctor
    .genitive = Plague Doctor
    .accusative = Plague Doctor
    .gender = masculine
clocktower-plague_doctor-short = Dead, gives the Storyteller a Minion’s ability
clocktower-plague_doctor-ability = Your death arms the Storyteller: they have from then on the ability of a Minion who is not in play.
clocktower-plague_doctor-when = When he dies
clocktower-plague_doctor-example = You are executed. From tonight on somebody is poisoned every night, and nobody in town does it.
clocktower-plague_doctor-play = Stay alive, and say what you are before somebody executes you. When you are dead, count one extra Minion.
clocktower-plague_doctor-bluff = When strange things happen after your death, they were your plague.
clocktower-plague_doctor-lead = When he dies with a working ability choose a Minion of the script who is not in play: from then on you use that ability as you like. Some cannot be yours: then a Minion has it, or a player changes.

clocktower-hatter = Hatter
    .genitive = Hatter
    .accusative = Hatter
    .gender = masculine
clocktower-hatter-short = Dead, lets the evil choose new roles
clocktower-hatter-ability = If you died today or tonight, each Minion and each Demon may change tonight into another role of their own kind.
clocktower-hatter-when = The night after his death
clocktower-hatter-example = You die. In the morning the Imp is a Po, the Poisoner is a Witch, and all you knew of them is old.
clocktower-hatter-play = Tell the town as soon as you are dead: what it has learned about the evil no longer holds tomorrow.
clocktower-hatter-bluff = Say that the evil have all changed, and whatever has been found out about you was yesterday.
clocktower-hatter-lead = Wake the Minions, the dead too, and the Demon: each may choose a role of their kind that nobody has, all at once, and is told what they are now. Abilities are as new. It needs a Hatter who is able at death and in the night.

clocktower-zealot = Zealot
    .genitive = Zealot
    .accusative = Zealot
    .gender = masculine
clocktower-zealot-short = Must vote for every nominee while five live
clocktower-zealot-ability = You must raise your hand in every vote, until fewer than five players live.
clocktower-zealot-when = At each vote, while five live
clocktower-zealot-example = Three are nominated today, and each time your hand is up. Your friends beg you to lower it.
clocktower-zealot-play = Say early why your hand is always up. Ask that nobody be nominated whom you would not want to see dead.
clocktower-zealot-bluff = Somebody who votes for everybody seems to be a Zealot: nothing is easier than raising a hand.
clocktower-zealot-lead = A vote he does not give is not added: Fabula shows you when it is missing, and you may remind him in private.

clocktower-puzzlemaster = Puzzlemaster
    .genitive = Puzzlemaster
    .accusative = Puzzlemaster
    .gender = masculine
clocktower-puzzlemaster-short = Somebody is drunk: who finds them learns the Demon
clocktower-puzzlemaster-ability = One player is drunk for the whole game, even after you die. Once in the game, guess who: if you are right you learn the Demon; if not, you are shown somebody else.
clocktower-puzzlemaster-when = By day, once
clocktower-puzzlemaster-example = You guess Anna and are shown Boris. If Anna is the drunk one, Boris is the Demon; but you are not told if she is.
clocktower-puzzlemaster-play = Gather everybody’s news and find the one that does not fit. Guess while it still helps, but not before you are nearly sure: a wrong guess gives you a false Demon.
clocktower-puzzlemaster-bluff = Say that you have guessed, and name somebody good.
clocktower-puzzlemaster-lead = At the beginning choose who is drunk; best somebody who learns something. The guess is made in private, in Fabula by “Solve the puzzle”. Right: show the Demon. Wrong: show any other player. Drunk or poisoned: anybody.

# powers of the day, there for everybody
square-power-damsel = Name the Damsel
    .note = Before everyone. If a Minion names the real Damsel, her team loses; the Minions have one guess together.
square-do-damsel = The Damsel is: { $name }
square-power-puzzle = Solve the puzzle
    .note = In private: who is drunk because of the Puzzlemaster? Only the real Puzzlemaster is answered.
square-do-puzzle = Guess: { $name }
square-zealot = As a Zealot you must vote while five live.

# questions
prompt-clocktower-huntsman = Save the Damsel?
    .note = A living player, once in the game. If it is the Damsel, she becomes a Townsfolk. You may also wait.
prompt-clocktower-new_townsfolk = Who does the Damsel become?
    .note = The Huntsman has found her. A Townsfolk who is not in play.
prompt-clocktower-damsel = Who is the Damsel?
    .note = Anybody may say so before everyone. Only a Minion’s word counts, and only the first in the game.
prompt-clocktower-new_damsel = Who becomes the Damsel?
    .note = The Pit-Hag makes a Damsel: you decide who it is.
prompt-clocktower-register-damsel = Does this player count as a Minion?
    .note = They have named a Damsel. A Recluse may count as one, a Spy need not.
prompt-clocktower-puzzle = Who is drunk?
    .note = In private. Only the real Puzzlemaster is shown somebody, once in the game.
prompt-clocktower-puzzle_drunk = Who is drunk all game?
    .note = The Puzzlemaster’s puzzle. Best somebody who learns something.
prompt-clocktower-puzzle_answer = Who is the Puzzlemaster shown?
    .note = The Demon if the guess was right, else anybody else.
prompt-clocktower-hatter = Become somebody else?
    .note = The Hatter is dead. A role of your kind that nobody has, or stay as you are.
prompt-clocktower-plague_doctor = Which ability do you gain?
    .note = The Plague Doctor is dead. A Minion who is not in play.
prompt-clocktower-plague_minion = Which Minion gains it?
    .note = This ability goes to a Minion, who is told.
prompt-clocktower-plague_outsider = Who becomes an Outsider?
    .note = The Baron’s ability: up to two Townsfolk.
prompt-clocktower-plague_evil_twin = Who becomes the Evil Twin?
    .note = They are evil from now on, and meet their twin tonight.

# news
story-you-informed-damsel = A Damsel is in play.
story-you-informed-puzzle = The Storyteller does not answer you.
story-you-informed-puzzlemaster = The Demon is, if you were right: { $place }.
story-you-informed-nothing_gained = No Minion’s ability is free: you have none.
story-you-informed-gained = You have gained the ability of: { $shown }.
story-clocktower-informed-damsel = { $who } is told that there is a Damsel
story-clocktower-informed-puzzle = { $who } is not answered
story-clocktower-informed-puzzlemaster = { $who } is shown as the Demon: { $place }
story-clocktower-informed-nothing_gained = { $who } has no ability: no Minion’s is free
story-clocktower-informed-gained = { $who } has gained the ability of: { $shown }
story-clocktower-used-damsel = { $who } says that the Damsel is { $name }
story-clocktower-ended-damsel = A Minion has named the Damsel
story-clocktower-missed = { $who } should have voted and has not
story-clocktower-marked-tea_party = { $who } was the Hatter: the evil may change tonight
foresee-missed = { $who } has missed a vote today that a Zealot must give

# marks and reasons
grim-mark-tea_party = Tea party tonight
mark-clocktower-tea_party = tea party
why-puzzle = Somebody who learns something, so that there is something to find.
why-new-plague = One whose doing can be seen, so that the plague is felt.

clocktower-pixie = Pixie
    .genitive = Pixie
    .accusative = Pixie
    .gender = feminine
clocktower-pixie-short = Plays at a role, and gains it by its owner’s death
clocktower-pixie-ability = On the first night you are shown a Townsfolk role that is in play. Be mad that it is yours, and when its holder dies the ability passes to you.
clocktower-pixie-when = First night, and at that death
clocktower-pixie-example = You see the Empath and tell everyone that you are the Empath. The real one dies, and from tonight on you count your neighbours.
clocktower-pixie-play = Claim that role from the first day on and never waver. Find its owner, and agree that they let you speak.
clocktower-pixie-bluff = When a good player dies you have “their” ability now.
clocktower-pixie-lead = Show a Townsfolk in play. When a player of that role dies, judge whether she has made the town believe it of her: if so she has the ability from now on, and is told. Fabula asks you once.

clocktower-cult_leader = Cult Leader
    .genitive = Cult Leader
    .accusative = Cult Leader
    .gender = masculine
clocktower-cult_leader-short = Goes with the neighbours, and wins if all good join
clocktower-cult_leader-ability = Each night you take the side of one of your living neighbours. You may call everyone to choose whether to join your cult: if all good players do, your team wins.
clocktower-cult_leader-when = Each night, and by day at your call
clocktower-cult_leader-example = Your neighbour is the Imp, and you wake evil. In the morning you call all into your cult: who dares to trust you?
clocktower-cult_leader-play = Call as soon as you are sure of your side: anyone good who believes you need only say yes. Ask your neighbours who they are.
clocktower-cult_leader-bluff = Call a cult: if all the good say yes nothing is lost, and whoever says no looks evil.
clocktower-cult_leader-lead = Each night he is on the side of one of his living neighbours; if they differ you decide, and tell him when it changes. At a call all others say yes or no at the same time, the dead too. All good players, good Travellers too: his team has won, if he is alive and sober.

clocktower-alsaahir = Alsaahir
    .genitive = Alsaahir
    .accusative = Alsaahir
    .gender = masculine
clocktower-alsaahir-short = Names all the evil at once and wins
clocktower-alsaahir-ability = Once a day you may name all Minions and all Demons before everyone, each as what they are. Without a single mistake, good wins.
clocktower-alsaahir-when = Once each day
clocktower-alsaahir-example = You say: Gleb is the Minion, Vera the Demon. It is so, and good has won.
clocktower-alsaahir-play = Guess every day, and every day another way: it costs you nothing. Ask what others are sure of, for a single mistake spoils it.
clocktower-alsaahir-bluff = Guess every day, and always miss by a little.
clocktower-alsaahir-lead = Everybody may do it, once a day. It is right only if all Minions and Demons are named, the dead too, each as what they are, and nobody else. Spy and Recluse may register as you like.

clocktower-engineer = Engineer
    .genitive = Engineer
    .accusative = Engineer
    .gender = masculine
clocktower-engineer-short = Once chooses what the evil are
clocktower-engineer-ability = Once in the game, at night, remake the evil team: either the Minions or the Demon take on the roles you choose.
clocktower-engineer-when = Any night, once
clocktower-engineer-example = You choose the Imp: the Po becomes an Imp, and the town knows what it has to deal with.
clocktower-engineer-play = Choose what the town can live with, or what your information can find. Minions whom nobody can misuse are worth as much as a weak Demon.
clocktower-engineer-bluff = Say that you have changed the Demon, and all that was learned about it is idle.
clocktower-engineer-lead = The players stay who they are and keep their sides; only their roles change, and all are told. If he chooses Minions, as many as there are: you decide who becomes which. Nothing else of the deal changes.

clocktower-alchemist = Alchemist
    .genitive = Alchemist
    .accusative = Alchemist
    .gender = masculine
clocktower-alchemist-short = Good, with a Minion’s ability
clocktower-alchemist-ability = You use a Minion’s ability for your own side. If a choice of yours does not suit the Storyteller, you may be asked for another.
clocktower-alchemist-when = First night, then like the Minion
clocktower-alchemist-example = You are shown the Witch, and curse somebody every night. You are good all the same.
clocktower-alchemist-play = Use it for good: poison whom you suspect, curse who nominates too much. Say what you have before the harm you do is blamed on a Minion.
clocktower-alchemist-bluff = Your ability is just what a Minion has: then you are the Alchemist, of course.
clocktower-alchemist-lead = On the first night show them a Minion who is not in play: they have that ability and stay good. Whenever they choose you may ask for another choice. Fabula offers every Minion who is free; a Summoner’s or a Baron’s is settled with the set.

clocktower-cannibal = Cannibal
    .genitive = Cannibal
    .accusative = Cannibal
    .gender = masculine
clocktower-cannibal-short = Eats the executed and has their ability
clocktower-cannibal-ability = The last player killed by an execution leaves you their ability. If they were evil, it poisons you until an execution kills a good player.
clocktower-cannibal-when = After each execution that kills
clocktower-cannibal-example = The Monk was executed, and at night you are asked whom to protect. If it was a Monk you have eaten.
clocktower-cannibal-play = Have good players executed whose ability is worth having, and be careful: what you are asked may be a lie. Compare it with the claim of the dead.
clocktower-cannibal-bluff = Say that you have eaten well, and act as whoever died.
clocktower-cannibal-lead = After each death by execution they have that player’s ability and lose the one before. They are not told what. If the dead was evil they are poisoned, and you treat them as any Townsfolk you like.

clocktower-hermit = Hermit
    .genitive = Hermit
    .accusative = Hermit
    .gender = masculine
clocktower-hermit-short = Has all Outsiders’ abilities at once
clocktower-hermit-ability = Every Outsider on the script burdens you: all their abilities are yours. [Perhaps one Outsider fewer.]
clocktower-hermit-when = Like the Outsiders of the script
clocktower-hermit-example = With a Saint and a Klutz on the script you must not be executed, nor die without a good friend.
clocktower-hermit-play = Read the script: all that burdens an Outsider burdens you. Say early which of it the town has to heed.
clocktower-hermit-bluff = Say that you are the Hermit, and the town will think twice before it executes you.
clocktower-hermit-lead = They have all abilities of Outsiders of the script at the same time. With a Drunk on the script they believe that they are a Townsfolk, with a Lunatic a Demon. If two of them clash, tell everyone how you will have it. You may play with one Outsider fewer.

clocktower-politician = Politician
    .genitive = Politician
    .accusative = Politician
    .gender = masculine
clocktower-politician-short = Whoever ruined their side most wins with the other
clocktower-politician-ability = If your team loses and you are the one most to blame, you change sides and win, even if dead.
clocktower-politician-when = At the end
clocktower-politician-example = You talked the town into the execution of the Saint: you have won, and the good have not.
clocktower-politician-play = See early which side will win. If it is not yours, do all you can for it, but so that it is plainly your doing.
clocktower-politician-bluff = Mislead them all and say at the end that you were the Politician: too late, but good to hear.
clocktower-politician-lead = When the game is over ask yourself who of the losers is most to blame. If it is the Politician, sober, dead or alive, they win with the winners. Fabula asks you.

# powers of the day, there for everybody
square-power-accuse = Name all the evil
    .note = Before everyone: who all the Minions are and who the Demons. If the real Alsaahir says it and all of it is right, good wins.
square-accuse = Who are all the evil?
    .note = One tap for a Minion, two for a Demon, three to take it back.
square-do-accuse = Say it to all
square-power-cult = Call a cult
    .note = All others are asked to join, the dead too. If all good players join the real Cult Leader, that team wins.

# questions
prompt-clocktower-accuse = Who are all the evil?
prompt-clocktower-register-alsaahir = Is the accusation right?
    .note = Somebody in it may register as what they are not.
prompt-clocktower-cult = Join the cult?
    .note = If all good players join the real Cult Leader, that team wins. All will see your answer.
prompt-clocktower-cult_leader = The Cult Leader takes which side?
    .note = That of a living neighbour.
prompt-clocktower-engineer = What shall the evil be?
    .note = Once in the game: one Demon, or as many Minions as there are. You may also wait.
prompt-clocktower-engineer_role = Which role does this player have?
    .note = The Engineer has chosen these Minions.
prompt-clocktower-learn-pixie = Which Townsfolk does the Pixie see?
    .note = One who is in play.
prompt-clocktower-pixie = Was the Pixie mad?
    .note = The player of that role has died. If she made the town believe that she is it, she gains the ability.
prompt-clocktower-alchemist = The Alchemist’s ability: which one?
    .note = A Minion who is not in play.
prompt-clocktower-veto = Let this choice stand?
    .note = You may have the Alchemist choose differently.
prompt-clocktower-cannibal_food = Which role does the Cannibal get?
    .note = They have eaten somebody evil, are poisoned, and do not know it.
prompt-clocktower-register-cannibal = Was the executed player good?
    .note = They may register either way.
prompt-clocktower-politician = Most to blame for the loss?
    .note = If so, the Politician changes sides and wins.

# news
story-you-informed-pixie = This role is in play: { $answer }.
story-you-informed-veto = The Storyteller asks you to choose differently.
story-clocktower-informed-pixie = { $who } is shown as in play: { $answer }
story-clocktower-informed-veto = { $who } is asked to choose differently
story-clocktower-stated-accuse = { $who } accuses: { $said }
story-clocktower-claim-accuse = All the evil: { $said }
story-clocktower-cult_called = { $who } calls all into a cult
story-clocktower-cult_joined = In the cult of { $who }: { $names }
story-clocktower-cult_joined-nobody = In the cult of { $who }: nobody
story-clocktower-ended-cult_leader = All good players have joined the cult
story-clocktower-ended-alsaahir = The Alsaahir has named all the evil
ui-beat-cult = The cult
ui-beat-reckoning = Who is to blame

# reasons
why-cult-truth = As the neighbours truly are.
why-mad-enough = They have said so to all today.
why-as-claimed = As the executed player claimed to be.
why-to-blame = Their hand or their nomination brought the last execution about.

# advice on a script
advice-clocktower-no-set = No set of this script obeys the table: some of its roles are never in play together.
advice-clocktower-not-lent = { $role }: nobody comes to have the ability of { $roles } by this role.
advice-clocktower-never-dealt = { $role }: never dealt, for whoever has to come with this role is not on the script.
