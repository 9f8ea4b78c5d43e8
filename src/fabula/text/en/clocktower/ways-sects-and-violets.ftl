# Blood on the Clocktower, Sects & Violets: what else one may try with each role, to play it or to bluff it.

clocktower-clockmaker-play-2 = Keep the number for two days and let others name their suspects first. Then it decides between whole teams, and no liar could take care to fit it.
clocktower-clockmaker-play-3 = Once the Demon is as good as known, your number points at the nearest Minion: say so, and the town knows whose news to doubt.
clocktower-clockmaker-bluff-2 = Say the true number, if you know it, as long as nobody suspects either end of it: so dry a piece of news sounds honest.

clocktower-dreamer-play-2 = Tell the town both roles every morning. You will be hunted for it, but whoever changes their story later has your list against them.
clocktower-dreamer-play-3 = Dream twice of the same player: if only one of the two roles comes back, it is theirs, unless you were misled.
clocktower-dreamer-bluff-2 = Tell a good player their true role, if you know it, beside an evil one. They will confirm you to all, and ask no more about your other dreams.

clocktower-snake_charmer-play-2 = Say who you are and take the town’s suspects: one is struck off each day. So that a swap does not go unseen, tell one trusted player each choice beforehand.
clocktower-snake_charmer-play-3 = Late in the game, if you would hate to become the Demon, choose somebody who surely is not: the town can strike off suspects without you.
clocktower-snake_charmer-bluff-2 = As a Minion say that you found the Demon and were swapped, so that it would now be you. While the town argues whether that is true, the real one stays in the shade.

clocktower-mathematician-play-2 = Tell your number to one player only, and let them ask around whose news was odd. Evil that does not know the number cannot adapt to it.
clocktower-mathematician-play-3 = Or call out the number every morning, first of all: everyone then knows how far to trust what they learned. If it suddenly changes, something was done differently that night.
clocktower-mathematician-bluff-2 = Say 0 on the night on which your team deceived somebody. Everything they learned is now certified.

clocktower-flowergirl-play-2 = Arrange a vote for yourself: agree with two or three that half of the town raises its hands today and the other half tomorrow. Two answers and you know in which half the Demon sits.
clocktower-flowergirl-play-3 = Come forward early, and the Demon may stop voting for fear of you: then its hands stay down, and everybody can see that.
clocktower-flowergirl-bluff-2 = Say “yes” about a day on which nearly everyone voted: it accuses nobody and sounds like the real thing. Keep the lie for a day with three hands.

clocktower-town_crier-play-2 = Hide, and see to it that on some day a suspect is the only one who nominates. The answer is then about that player alone.
clocktower-town_crier-play-3 = Nominate as well: a “yes” about a day on which nobody else did means that you are drunk or poisoned.
clocktower-town_crier-bluff-2 = Say “yes” for a day with several nominators, all of them good, and let them suspect each other.

clocktower-oracle-play-2 = Hide until three or four are dead, and then tell all numbers at once: a row is hard to poison away, and the Demon has had no reason to choose you.
clocktower-oracle-play-3 = Help the town to believe its dead: they still talk and vote, and a 0 says that they are all good.
clocktower-oracle-bluff-2 = Say a number that is one too high: the town will distrust its own dead, and with them all that they have said.

clocktower-savant-play-2 = Tell the pair openly every day, word for word: somebody knows whether one half is true, and together you solve it faster. The Demon will notice you, but your list stays behind.
clocktower-savant-play-3 = Or keep the pairs to yourself and one friend, go unseen, and claim a role of the first night. A Savant with six pairs is worth more than one with two.
clocktower-savant-bluff-2 = Let one half always be something the town knows to be true: then the other is false by rule, and you can have denied whatever you like.

clocktower-seamstress-play-2 = Ask on the first night about two strangers, and put the answer beside other people’s news: from “the same” and “different” grows a map of the sides.
clocktower-seamstress-play-3 = Take two who accuse each other. “Different” means that one of them is evil, “the same” that their quarrel is a mistake or a play.
clocktower-seamstress-bluff-2 = Say that you have not asked yet, and let everybody tell you whom they wonder about. You learn whom the town suspects, and answer last.

clocktower-philosopher-play-2 = Choose on the first night a role that learns something every night: so you get the most of it. If somebody has that role, they are drunk now, so speak up soon.
clocktower-philosopher-play-3 = Wait until somebody with a strong ability has died, and take up theirs: nobody living is made drunk, and the Demon’s best kill has been in vain.
clocktower-philosopher-bluff-2 = Say you took up the role of a player whom you want to discredit: as you tell it, they have been drunk ever since.

clocktower-artist-play-2 = Ask on the first day, when nobody suspects you yet: halve the circle, “Does the Demon sit in this half?” The town works with the answer all game long.
clocktower-artist-play-3 = Agree with the town what to ask, and tell them beforehand. The answer then belongs to all, though evil knows what is coming.
clocktower-artist-bluff-2 = Say you still have your question and will ask it for the town. Take the wording they wish, and bring back the answer you wish.

clocktower-juggler-play-2 = Spread your guesses: one that you are sure of, so that a 0 shows you to be drunk, and the rest about those who have said nothing.
clocktower-juggler-play-3 = Give five players the same role, a Demon’s for example: the number then says whether it is among them.
clocktower-juggler-bluff-2 = Guess aloud the roles that your friends have agreed to claim, and say that nearly all were right. Four out of five sounds better than five.

clocktower-sage-play-2 = Agree with somebody who learns things that you play their role and they play yours: the Demon comes to you, and you pay it back with two names.
clocktower-sage-play-3 = Or say it openly and live: a Demon who believes you will not come. Nobody dares kill you, and you vote until the end.
clocktower-sage-bluff-2 = Claim it while you live, if you are the Demon: nobody asks why it is not you who dies.

clocktower-mutant-play-2 = Let one trusted player guess it without your saying so: hint at nothing, but never deny what they find out by themselves. They can then count the Outsiders for the town.
clocktower-mutant-play-3 = Late in the game use it on purpose: on a day when the town would execute the wrong one, say that you are an Outsider and take the execution upon you.
clocktower-mutant-bluff-2 = Never say it: change your Townsfolk claims a little too often, and leave it to others to think of the Mutant.

clocktower-sweetheart-play-2 = Hide behind a dull Townsfolk, so that neither the Demon nor the town wants you dead. Tell one player, who speaks up if it happens.
clocktower-sweetheart-play-3 = If you have to die, die late, when most information is in: whoever is drunk then has little left to learn.
clocktower-sweetheart-bluff-2 = Claim it before you are executed, and be executed: then a good player with bad news for your team passes for the drunk one.

clocktower-barber-play-2 = Hide it and be somebody the Demon would rather spare: as long as you live it can swap nobody.
clocktower-barber-play-3 = Die early, if the town agrees: whoever has used up their ability gets a fresh one by a swap, so the Demon takes a risk.
clocktower-barber-bluff-2 = As the Demon claim it early: nobody wants to execute the Barber, for nobody wants the Demon to choose.

clocktower-klutz-play-2 = Hide it, and spend your days on one player alone: you need to know for sure about a single one, not about everybody.
clocktower-klutz-play-3 = Tell everybody, so that neither side kills you lightly: the town because it fears your choice, evil because you might choose well and prove somebody good.
clocktower-klutz-bluff-2 = Once dead, choose a friend who is trusted: as you were no Klutz, nothing happens, and your friend is proved good.

clocktower-evil_twin-play-2 = Say nothing for a day and let your twin explain first: whoever defends themselves early is trusted less. Then agree with all that they say but for one thing.
clocktower-evil_twin-play-3 = Play the honest one: offer that both of you be executed, you first. If the town refuses, it believes you more.
clocktower-evil_twin-bluff-2 = Be a role that a friend will confirm: your twin has only the truth, you have a witness.

clocktower-witch-play-2 = Curse those whom the town trusts, as long as nobody knows of a Witch: the first nomination then costs it a player it could rely on.
clocktower-witch-play-3 = Curse a friend who wishes to seem good, and have them nominate: they die as a victim, and nobody doubts them again.
clocktower-witch-bluff-2 = Nominate boldly yourself: whoever has no fear of the curse is not taken for the Witch.

clocktower-cerenovus-play-2 = Stay with one player for several days: after the third role nobody listens to them any more, even when they may speak freely.
clocktower-cerenovus-play-3 = Give somebody a role that no one would believe of them and that is hard to play: if the madness ends in an execution, the town loses the day and a good player.
clocktower-cerenovus-bluff-2 = Pretend to be mad yourself: change your role one morning and hint that you had to. What you said before can then be taken back as well.

clocktower-pit_hag-play-2 = For some nights name roles that seem to be in play: if nothing changes, they are. Then change whoever has just been confirmed by everybody.
clocktower-pit_hag-play-3 = Make an Outsider or two out of Townsfolk who know too much: their ability is gone, and the count of Outsiders no longer helps anybody.
clocktower-pit_hag-bluff-2 = Change yourself into a Townsfolk and be what you claim: you stay evil, and any check of your role proves you right.

clocktower-fang_gu-play-2 = Do not move at once: kill as any Demon does, and keep an Outsider for the night on which the circle closes round you. You die, and the search begins again.
clocktower-fang_gu-play-3 = Move on the second night: the old suspicions die with you, and an Outsider whom the town has begun to trust is yours. Have a Minion find the new Demon by day.
clocktower-fang_gu-bluff-2 = Be an Outsider whom the Demon leaves alone: then it is hardly a Fang Gu, the town will say, and strike off the right one.

clocktower-vigormortis-play-2 = Keep your Minions alive as long as they lie well, and kill them when the town comes for them: they escape execution, and you keep their ability.
clocktower-vigormortis-play-3 = Choose the Minion by the neighbour: the one beside a Townsfolk who learns something every night. Kill them, and that news may be false to the end of the game.
clocktower-vigormortis-bluff-2 = If there seem to be too few Outsiders, be one yourself: the number is right again, and nobody thinks of a Vigormortis.

clocktower-no_dashii-play-2 = If a Minion or an Outsider sits beside you, the poison reaches the Townsfolk behind them. Let that Minion pass for a Townsfolk with true news, and the town rules your seat out.
clocktower-no_dashii-play-3 = Have a Minion who sits far away from you complain of poison as well: the town then looks in the wrong place.
clocktower-no_dashii-bluff-2 = Give simple and true news, if you have any: the poison seems to have passed you by, and the suspicion falls elsewhere.

clocktower-vortox-play-2 = Let the town execute every day and be its most eager voice: nobody thinks of a Vortox then. The false news does the rest.
clocktower-vortox-play-3 = If the town suspects a Vortox, have a Minion “learn” something that is plainly true: a Vortox would not allow it, so they will believe in another Demon.
clocktower-vortox-bluff-2 = Claim an Outsider: Outsiders learn nothing, and you need not invent any news.

clocktower-barista-play-2 = If you are good, write down each morning who was served and with what: truths of several nights make firm ground. If you are evil, cast doubt on whether anyone was served at all.
clocktower-barista-bluff-2 = You do nothing at night, so work by day: be the first to ask whoever was served to tell it all before everyone, even if it speaks against you.

clocktower-harlot-play-2 = Say before the evening at whose door you will knock, and let the town choose with you. A refusal is then heard by all, and a death in the night can be explained.
clocktower-harlot-bluff-2 = Never call on the player whom the town needs most, and say that you spare them. A good Harlot would do the same.

clocktower-butcher-play-2 = If you are good, nominate those the town never gets round to: the second execution costs it no day. If you are evil, keep it for the day on which two good deaths end the game.
clocktower-butcher-bluff-2 = Ask the town every day whether you should nominate at all. An evil Butcher would not ask.

clocktower-bone_collector-play-2 = If you are good, settle with the dead player how they will use the night. If you are evil, give a dead Minion their ability back, and call it a mistake.
clocktower-bone_collector-bluff-2 = Ask the town whose ability it wants back for a night, and give it back. Whoever gets news out of it will speak up for you.

clocktower-deviant-play-2 = If you are good, use your jokes to keep the talk going where it is about to stop. If you are evil, make people laugh just when somebody is about to say something important.
clocktower-deviant-bluff-2 = Joke about yourself, and once a day say in earnest whom you suspect and why. Somebody who is only funny is hiding something.
