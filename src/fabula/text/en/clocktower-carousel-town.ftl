# Roles of no printed set: the crown, the day and the evil; Outsiders.

clocktower-magician = Magician
    .genitive = Magician
    .accusative = Magician
    .gender = masculine
clocktower-magician-short = Minions take him for a Demon, the Demon for a Minion
clocktower-magician-ability = When the evil meet on the first night, the Minions are shown you besides the Demon, and the Demon is shown you among its Minions.
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
clocktower-poppy_grower-ability = Minions and the Demon do not learn of each other. If you die, they do so that night.
clocktower-poppy_grower-when = First night, and the night of his death
clocktower-poppy_grower-example = Nobody showed the Imp its Minions. You are executed on the third day, and that night they meet at last.
clocktower-poppy_grower-play = As long as you live the evil grope in the dark: claim somebody who is not worth killing. A Minion may even help to execute the Demon.
clocktower-poppy_grower-bluff = Say that the evil do not know each other. Then nobody will wonder why you do not know who your friends are.
clocktower-poppy_grower-lead = Skip what Minions and Demon are told of each other, but show the Demon its three roles. When he has died with a working ability, wake them and show each other. The Spy does not see the Grimoire while he lives.

clocktower-ogre = Ogre
    .genitive = Ogre
    .accusative = Ogre
    .gender = masculine
clocktower-ogre-short = Takes the side of a friend and does not know which
clocktower-ogre-ability = On the first night choose another player: you take their side, even if you are drunk or poisoned, and you are not told which it is.
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
clocktower-golem-ability = You may nominate only once in the game. If you do, and that player is not the Demon, they die.
clocktower-golem-when = The one time he nominates
clocktower-golem-example = You nominate Boris, who drops dead: he was not the Demon. If he had lived, the town would have known what he is.
clocktower-golem-play = Your nomination is the surest test there is. Keep it for the player whom most suspect; if they do not fall, vote for them.
clocktower-golem-bluff = A Golem who has “nominated already” never needs to prove it.
clocktower-golem-lead = At the first nomination the nominee dies at once, unless that is the Demon; a Recluse may register as such. Plea and vote follow all the same. Drunk or poisoned the nomination is spent and nobody dies.

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
clocktower-heretic-ability = Whoever wins, loses, and whoever loses, wins, even if you are dead.
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
