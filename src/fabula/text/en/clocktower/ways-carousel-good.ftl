# Blood on the Clocktower, the good roles of no printed set: what else one may try, to play them or to bluff them.

clocktower-steward-play-2 = Say nothing of your player at first and see what they claim and how they vote. If they lie to you, you know that a good player has a reason to, and can ask for it in private.
clocktower-steward-play-3 = Name them on the day the town wants to execute them, and not before: then your word saves somebody, and evil has not been able to prepare for it.
clocktower-steward-bluff-2 = Vouch for a good player whom nobody knows yet, and say truly who it is: they have a friend in you, and you have a witness.

clocktower-knight-play-2 = Hide your two until one of them is nominated, and speak up then: an execution is saved, and the Demon has had no reason to kill you.
clocktower-knight-play-3 = Tell both in private that you know something good of them and ask for their news. Somebody good will thank you with the truth, and a Minion with a story that you can check.
clocktower-knight-bluff-2 = Name two good players, both free of suspicion: it is true, costs your Demon nothing, and the town counts you among the honest.

clocktower-noble-play-2 = Talk to each of the three before you name them, and hint that one of the others lies: the good two will help you to look.
clocktower-noble-play-3 = Have the one of the three executed whose death will show their side. If they were good, two are left, which is better than the whole circle.
clocktower-noble-bluff-2 = Name your Demon as one of the three, with two good players who look worse. When the first of them falls, the Demon looks the better for it.

clocktower-shugenja-play-2 = Keep the direction back for a day or two, and compare it with every pair that others name: it rarely accuses, but it often says which of two suspects is the nearer lie.
clocktower-shugenja-bluff-2 = Tell the truth if the nearest evil player is a Minion whom the town would find anyway: nobody looks for a liar in so small a piece of news.

clocktower-bounty_hunter-play-2 = Leave your player alive and watch whom they protect: the first name is worth more as a trail than as an execution, and the Demon does not know that you hold it.
clocktower-bounty_hunter-play-3 = Say it aloud and ask whether anybody was made evil at the start: no one will confess it, but the town knows that one Townsfolk may lie, and listens more closely.
clocktower-bounty_hunter-bluff-2 = Give up a Minion as your bounty, one who is lost anyway. After the execution the next name is yours to choose, and it will be believed.

clocktower-high_priestess-play-2 = Talk to the one you were shown without saying why, and let them say most: they may not know themselves that they hold the key.
clocktower-high_priestess-play-3 = Keep a list of all whom you were shown, and tell it to the town late in the game: whoever came up again and again is either worth believing or worth finding out.
clocktower-high_priestess-bluff-2 = Say that you are sent to a friend night after night: the town will trust them, for who would argue with the Storyteller?

clocktower-balloonist-play-2 = Tell nobody, and ask each player you were shown for their role before they know why. Two who claim to be Townsfolk and were shown one after the other cannot both be telling the truth.
clocktower-balloonist-play-3 = Publish the row every morning: evil must then choose its claims to fit it, and the Demon has to fear the night on which it is shown.
clocktower-balloonist-bluff-2 = Put an Outsider too many into your row: it suits the extra Outsider that may come with you, and covers a friend who claims to be one.

clocktower-general-play-2 = Keep it to yourself and test the town with it: before an execution ask yourself what it ought to change, and see the next night whether it did.
clocktower-general-play-3 = Say it openly each morning: if evil is ahead, the town should dare something new, if good is, keep to its plan. Expect the Demon sooner or later.
clocktower-general-bluff-2 = Say that nobody is ahead, day after day: it can hardly be disproved, and keeps a town from changing its course.

clocktower-preacher-play-2 = Preach to the same suspect no second time: once is enough for as long as you are sober and alive. So begin with those who sit beside the news you trust most.
clocktower-preacher-play-3 = Say openly whom you chose. A Minion who has lost their ability may grow careless or fearful, and the town sees whose stories change.
clocktower-preacher-bluff-2 = Say that you have preached to a Minion of yours, who is from now on harmless: why execute somebody who can do nothing?

clocktower-village_idiot-play-2 = Come forward only when another one does, and compare with them in private first. A liar who does not know your results cannot copy them.
clocktower-village_idiot-play-3 = Ask about each other first: two who find each other good have made a start, though the drunk one may see anything.
clocktower-village_idiot-bluff-2 = Be the one who “must be drunk”: contradict a real one, and leave the town to choose between you.

clocktower-king-play-2 = Say openly that you are the King: the Demon knows it anyway, and the others learn whom to keep alive. If there is a Choirboy, the Demon will think twice.
clocktower-king-play-3 = Watch who treats you with too much care: only the Demon has been told who you are, and whoever else seems to know has heard it there.
clocktower-king-bluff-2 = As the Demon claim it late: nobody else was told of a King, and “I must have been spared for the Choirboy’s sake” explains why you live.

clocktower-acrobat-play-2 = Live carefully: choose those whose news matters little, and take a risk only when two stories contradict each other. Your death settles it.
clocktower-acrobat-play-3 = Follow the same informed player night after night, and tell a friend. If you die of it, the town knows on which night the poison came.
clocktower-acrobat-bluff-2 = Say that you choose a friend every night and live: so they are sober, and what they say is right.

clocktower-lycanthrope-play-2 = Say nothing, and choose those whom the town would soon execute: a good one is a small loss, an evil one is a find. As long as you hit the good, the Demon kills nobody.
clocktower-lycanthrope-play-3 = Tell the town who you are and take volunteers: every one who dies is proved good, and the Demon’s choice is taken from it each time.
clocktower-lycanthrope-bluff-2 = Say that you hunted your Demon’s worst accuser: they live, so they are evil, and last night’s death was the Demon’s.

clocktower-nightwatchman-play-2 = Use it on the first night on somebody at random: from the first day on one player knows you are good, and you can work as two.
clocktower-nightwatchman-play-3 = Or keep it for the night before you would be executed: the witness whom you choose then speaks for you on the day that counts.
clocktower-nightwatchman-bluff-2 = Say that you chose somebody who keeps silent about it: either you were drunk, or they have something to hide.

clocktower-fisherman-play-2 = Ask early: advice for a whole game has more days in which to help than advice for the last one.
clocktower-fisherman-play-3 = Repeat the advice to the town word for word, but first to one trusted player, in case you die before it has helped.
clocktower-fisherman-bluff-2 = Say that you are saving your question for a hard day. Advice that is still to come keeps you alive.

clocktower-princess-play-2 = Ask two or three in private to vote with you before you nominate, without saying why: an execution on the first day fails more often for want of hands than of reasons.
clocktower-princess-play-3 = Say openly who you are and ask for a volunteer who has nothing more to learn: the whole town then knows what a quiet night means.
clocktower-princess-bluff-2 = Claim it after an execution on the first day that you nominated: if somebody dies all the same, you must have been poisoned.

clocktower-farmer-play-2 = Say it openly: by killing you the Demon would prove to another player that you spoke the truth. It may rather leave you alive to vote.
clocktower-farmer-play-3 = Tell one trusted player. After your death they look for the new Farmer in private, before evil thinks of claiming it.
clocktower-farmer-bluff-2 = Claim it while you live: a Farmer learns nothing, and the Demon keeps away from one.

clocktower-choirboy-play-2 = Find the King in private and tell nobody else: they can then speak openly, and the Demon strikes them at its own risk.
clocktower-choirboy-play-3 = Or claim to be the King yourself: the Demon knows that you are not, and whoever but the King denies it too surely has heard it from the Demon.
clocktower-choirboy-bluff-2 = Claim it while the King lives: as long as he does you need not know anything.

clocktower-banshee-play-2 = Or say it on the first day and stay alive: a Demon who believes you will leave you to the end. Be ready for the town to doubt it then.
clocktower-banshee-play-3 = Once dead, agree each morning with the living whom you nominate: your two nominations and double hand are worth most when others raise theirs too.
clocktower-banshee-bluff-2 = As a Minion claim it early: your Demon does not attack you, and after an execution nothing is announced, so that nothing can disprove you.

clocktower-pixie-play-2 = Find the owner first and come to terms: they claim something else, and you speak about their role. Should they die, their ability goes on with you.
clocktower-pixie-play-3 = Or fight the owner for the role before everyone: nobody will doubt your madness, and after their death you can prove your good faith.
clocktower-pixie-bluff-2 = Claim a role that somebody good holds, and when they object, say that you are the Pixie and had to. What you learn is not asked of you until they are dead.

clocktower-cult_leader-play-2 = Stay quiet and follow the fate of your neighbours: if you learn one night that you have changed sides, play for the new one and say nothing.
clocktower-cult_leader-play-3 = Call on several days: each “no” comes from somebody evil or from a good player who has doubts, and after a while you can tell one from the other.
clocktower-cult_leader-bluff-2 = Claim it without ever calling: you are not sure of your side yet, you say, and the town waits with you.

clocktower-alsaahir-play-2 = Hide until you are nearly sure, and guess on a day when the evil do not expect it. A public guesser is a kill the Demon enjoys.
clocktower-alsaahir-play-3 = Let the town put the guess together and only speak it: many know a piece each. A guess that does not win shows that at least one piece is wrong.
clocktower-alsaahir-bluff-2 = Guess the evil team rightly but for the Demon, in whose place you put somebody good: when nothing happens, the town changes one name, and seldom the right one.

clocktower-engineer-play-2 = Do it on the first night: all that the town learns afterwards is about the roles you chose.
clocktower-engineer-play-3 = Wait to see what harms the town more, the Minions or the Demon, and change just that: the evil lose the plan they counted on.
clocktower-engineer-bluff-2 = Say that you tried and nothing changed: perhaps you were drunk, or those were their roles anyway. It costs nothing and sounds like bad luck.

clocktower-huntsman-play-2 = Tell nobody and choose early among those who say little: even a wrong choice leaves the Damsel hidden, whereas your asking around may show her to a Minion.
clocktower-huntsman-play-3 = Draw the Minions’ eye to yourself: look openly for the Damsel in the wrong place. Their one guess is soon spent on somebody you pretended to find.
clocktower-huntsman-bluff-2 = As a Minion claim it and ask for the Damsel in private: whoever comes to you has given your team its guess.

clocktower-alchemist-play-2 = Keep it secret and use it on those you suspect: evil cannot prepare for a Minion’s ability that works against it.
clocktower-alchemist-play-3 = Show it openly, if it can be seen: a Townsfolk who can do what only a Minion does, and says beforehand what will happen, is soon believed.
clocktower-alchemist-bluff-2 = Be caught and say: yes, that was I, but as the Alchemist. Have ready whom it was meant to hit.

clocktower-cannibal-play-2 = Say who you are, and the town chooses with you whose ability lives on: a good player may offer themselves, and the execution is no loss.
clocktower-cannibal-play-3 = Keep silent and test the dead: what you are told at night shows whether the executed player’s claim was true. Only remember that an evil one poisons you.
clocktower-cannibal-bluff-2 = Say that you got nothing this time, so the executed player must have been evil. Of a truly evil one say the contrary.

clocktower-magician-play-2 = Say it early: the town then understands why some kept their distance, and sees the first days with other eyes. But you will be killed the sooner for it.
clocktower-magician-play-3 = Play along: if somebody talks to you as to their Demon, answer as one and ask what the plan is. Tell the town when you have heard enough.
clocktower-magician-bluff-2 = If you have been seen with a Minion, this is why: they took you for the Demon, and you only listened.

clocktower-poppy_grower-play-2 = Say who you are on the first day, and the town keeps you alive: it knows that every evil player is alone. The Demon, though, will come for you soon.
clocktower-poppy_grower-play-3 = Act as if you were evil and looking for friends: hint at a Minion’s role in private. Whoever answers the hint has told you who they are.
clocktower-poppy_grower-bluff-2 = Use it to clear your own: the evil do not know each other, you say, and these two are always together.

clocktower-amnesiac-play-2 = Guess in the widest words first, “it has to do with the dead”, and go on from what is warm. Share each answer with one player, for two think better.
clocktower-amnesiac-play-3 = Tell the town everything from the first day: others have seen what you have not, and they learn how you could help. The Demon hears it too, but does not know what to fear either.
clocktower-amnesiac-bluff-2 = Say “cold” day after day: you need not invent an ability, and nobody can ask you to use one you do not know.

clocktower-atheist-play-2 = Wait and collect: two who honestly hold one role, a death that no Demon can explain. On the day you speak, the town should only have to nod.
clocktower-atheist-play-3 = Tell two or three first and have them check it for themselves: one voice sounds like a trick of the Demon, four do not.
clocktower-atheist-bluff-2 = Do not ask for it too soon: say only that the news fits no Demon, and let a good player be the first to name the Atheist.

clocktower-hermit-play-2 = Hide what you are, if an Outsider of the script needs hiding, such as one that must not be executed or found: claim a Townsfolk and say it only to those who decide about you.
clocktower-hermit-bluff-2 = Name the burden that suits the day: with so many of them one always explains what has just happened.

clocktower-ogre-play-2 = Play as a plain good player until something says otherwise: most players are good, and so most likely are you. The town needs no doubts about you.
clocktower-ogre-play-3 = Say openly whom you chose: every check of your friend checks you as well, and you two are read as one.
clocktower-ogre-bluff-2 = Name as your friend a good player who is nearly proved: then you are as well.

clocktower-golem-play-2 = Use it in the first days, on somebody who learns nothing more: whoever lives has to be the Demon, and a loss so early is soon made good.
clocktower-golem-play-3 = Hide it until the last day: your only nomination then answers whether the chief suspect is the Demon.
clocktower-golem-bluff-2 = Say that you will nominate tomorrow, and never find a fitting day. As long as the town hopes for the test, it spares you.

clocktower-plague_doctor-play-2 = Hide behind a role nobody wants to kill; the Demon may otherwise arm the Storyteller on purpose.
clocktower-plague_doctor-play-3 = If you die, keep a list of everything strange: together with the town you can name the Minion’s ability that has come, and live with it.
clocktower-plague_doctor-bluff-2 = Claim it to be spared: no town likes to give the Storyteller a Minion’s ability.

clocktower-hatter-play-2 = Hide it, and be somebody the Demon does not mind: a change of roles helps it only when it chooses the moment.
clocktower-hatter-play-3 = Die early, if you must: on the first days little has been learned that could be lost, and evil has not yet a reason to change.
clocktower-hatter-bluff-2 = As a Minion claim it when you die: from tonight on, you say, all the evil may be somebody else, and the town has to start over.

clocktower-politician-play-2 = Be honest and useful as long as good is ahead: you win with them without doing anything, and nobody has a reason to watch you.
clocktower-politician-play-3 = Decide early and work quietly for evil all game: small wrongs, wrong votes, lost days. But see that the Storyteller can tell at the end that it was you.
clocktower-politician-bluff-2 = When you are caught helping evil, say that you are the Politician, and that you have done with it, since the good will win anyway.

clocktower-zealot-play-2 = Say nothing and be a keen voter: the hand that is always up looks like a leader’s, and the Demon may spend a night on you.
clocktower-zealot-play-3 = Ask the town to leave your vote out of the count: as it is certain for anybody, evil would lean on it. Let an execution need one hand more.
clocktower-zealot-bluff-2 = Claim it early and vote for all your enemies with a clear conscience: you had to. But then your hand must be up against your friends too.

clocktower-damsel-play-2 = Be loud and look like one who learns much: Minions look for the Damsel among the silent.
clocktower-damsel-play-3 = Have somebody else look like you: agree with a trusted player that they act shyly and hint at a secret. The only guess may fall on them.
clocktower-damsel-bluff-2 = As the Demon confide to somebody good that you are the Damsel and must be hidden: the town itself will guard you.

clocktower-snitch-play-2 = Hide it and claim a role that seems free: whoever is too sure that it is not in play has seen it among the three.
clocktower-snitch-play-3 = Ask for everybody’s claim on the first day: a Minion has only three safe roles to choose from, and whoever changes their story later chose badly.
clocktower-snitch-bluff-2 = Claim it and warn of bluffs that sound too sure: you seem to speak against evil, and give nothing away.

clocktower-heretic-play-2 = Tell the whole town on the first day: if it believes you, good must get itself beaten, and evil has to try to lose as well. It becomes a race that you can talk about.
clocktower-heretic-play-3 = Keep it from everyone to the end, and steer alone: spare the Demon, execute the good. It is lonely, but nobody can turn it against you.
clocktower-heretic-bluff-2 = Claim it in private to a few good players, and let them spare your Demon on purpose on the last day.

clocktower-puzzlemaster-play-2 = Guess early, if one player’s news is plainly mad: the right guess on the third day is worth more than a sure one on the last.
clocktower-puzzlemaster-play-3 = Or guess on purpose somebody who is surely sober: the player you are then shown is not the Demon, and one suspect fewer remains.
clocktower-puzzlemaster-bluff-2 = Say that you have not found the drunk one yet, and collect everybody’s news. Nobody refuses it to you.
