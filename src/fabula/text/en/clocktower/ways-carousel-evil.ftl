# Blood on the Clocktower, the evil roles of no printed set, and the last three Travellers: what else one may try, to play them or to bluff them.

clocktower-mezepheles-play-2 = Let a friend do the asking: you two are harder to suspect when the one who knows the word is never there as it falls.
clocktower-mezepheles-play-3 = Wait for somebody whom the town trusts, and talk to them alone: a proved player who turns evil is worth more than the first who comes along.
clocktower-mezepheles-bluff-2 = Claim a role of one night, and be the player who is always chatting about something else: nobody then notices why you bring up a subject.

clocktower-harpy-play-2 = Make a good player accuse a good one whom the town suspects already: it believes the accusation, and executes the wrong one with a clear conscience.
clocktower-harpy-play-3 = Choose a Minion as the accuser: they play it with all their heart, and later their honest accusation passes for your work.
clocktower-harpy-bluff-2 = Say one morning that you had to accuse somebody yesterday: that takes back a word of yours which has become a burden.

clocktower-fearmonger-play-2 = Change the target every night and nominate nobody: everyone hears of it each morning, and the town spends its days on fear instead of the Demon.
clocktower-fearmonger-play-3 = Choose a target whom the town suspects and who is good, and let days go by before you nominate: when their hands are up at last, nobody remembers the announcement.
clocktower-fearmonger-bluff-2 = Nominate every day from the start, always a new player: your one important nomination is then nothing new.

clocktower-psychopath-play-2 = Hide for two days, and strike first when it decides something: nobody has prepared, and the town has executed others meanwhile.
clocktower-psychopath-play-3 = Kill as your Demon wants it: take those whom it cannot kill at night because somebody protects them.
clocktower-psychopath-bluff-2 = Before the first strike claim a role that acts by day, once, and not yet: it explains why you wait for the right moment.

clocktower-widow-play-2 = Keep away from your Demon: poison whoever could find it, tell nobody, and let the one who was warned look in vain for two who whisper.
clocktower-widow-play-3 = Poison somebody whose false news will be believed to the end, rather than somebody strong: your poison lasts as long as you live.
clocktower-widow-bluff-2 = You have seen the Grimoire: claim a role that is not in play and tell true things about good players, as somebody would who learned them.

clocktower-xaan-play-2 = Say openly that a Xaan must be about, and name the wrong night for it: the town then distrusts true news and believes the false.
clocktower-xaan-play-3 = Tell your Demon the night, and attack then those whom somebody protects: poisoned Townsfolk protect nobody.
clocktower-xaan-bluff-2 = Be a Townsfolk and report on that night what everybody knows to be false: you were poisoned like the others, and seem to be one of them.

clocktower-marionette-play-2 = If your neighbour treats you with strange kindness, ask them alone what they are: the Demon knows about you, and may tell you when it needs you.
clocktower-marionette-play-3 = Once you know it, go on as before: say your news with a good conscience, vote as your Demon needs it, and be the one of you two who is executed.
clocktower-marionette-bluff-2 = If you have found out, stay the role you were given: nothing in your voice has to change, and that is your best lie.

clocktower-summoner-play-2 = Make a Minion the Demon: nobody has to be talked round, and the whole team knows at once who it is.
clocktower-summoner-play-3 = Choose the Demon by what the town has got ready for: it has had two days to say which abilities it has. Take one whom these abilities do not find.
clocktower-summoner-bluff-2 = Be somebody the town cannot wish to execute in the first days, with news for every night: you only have to last until the third.

clocktower-goblin-play-2 = Claim it on the first day, at once when you are nominated: the town has others to execute, and has to fear you every day from then on.
clocktower-goblin-play-3 = Do not come forward at all, and let your Demon claim the Goblin when nominated: the town takes fright and spares it. You stay in the shade.
clocktower-goblin-bluff-2 = Say it as if in jest, so that they take it for a good player’s bluff: if they execute you all the same, you have won.

clocktower-boomdandy-play-2 = Live unnoticed and be executed while two suspects are at odds: the pointing is then hasty, and your Demon looks good at that moment.
clocktower-boomdandy-play-3 = Prepare the pointing beforehand: lay suspicion on somebody good and clear your Demon, so that everyone knows whom to choose.
clocktower-boomdandy-bluff-2 = Be a Townsfolk who wants to be executed for a good reason, such as one whose death proves something. Good players do ask for it.

clocktower-vizier-play-2 = Force nothing for some days: the town gets used to you, and at the end a single good hand is all you need.
clocktower-vizier-play-3 = Force the first execution that you can, on the very first day: from then on no good player dares to raise a hand, and your Demon is hard to execute as well.
clocktower-vizier-bluff-2 = Do not hide that you are evil, and accuse everyone, your Demon too: nobody can tell which of your words is meant.

clocktower-organ_grinder-play-2 = Be drunk on the first day, so that the town sees open votes and settles its habits; then close its eyes when it has a real suspect.
clocktower-organ_grinder-play-3 = Vote in the dark as your team needs it and say the opposite: nobody can prove which hands made the execution.
clocktower-organ_grinder-bluff-2 = Ask aloud that everyone says after each vote whether their hand was up, and answer first: whoever proposes it seems to have nothing to hide.

clocktower-boffin-play-2 = Keep away from the Demon and doubt its news a little: its ability works, so the town finds out by itself that it is right.
clocktower-boffin-play-3 = Claim the role that the Demon was given yourself, if its news can be told by you as well as by it: it stays unseen, and you prove your role with it.
clocktower-boffin-bluff-2 = Be a Townsfolk whose ability fits with the Demon’s, so that each of you confirms the other now and then, but never on the first day.

clocktower-wraith-play-2 = Watch for more than your friends: what you notice about you at night helps the Demon by day to know which claims hold.
clocktower-wraith-play-3 = Take no risks: it is enough that you are awake with your friends, and somebody caught peeping has spoilt it all.
clocktower-wraith-bluff-2 = Be a role that sleeps all night: nobody expects you to know anything, and nobody asks why you looked up.

clocktower-yaggababble-play-2 = Have your Minions say similar things: if three people talk alike, nobody can tell whose words do the killing.
clocktower-yaggababble-play-3 = Say it often on one day early in the game, and then not at all: a night with many deaths followed by quiet ones makes the town think of another Demon.
clocktower-yaggababble-bluff-2 = Be somebody who speaks a lot by right, such as a role that says something before everyone each day: nobody counts your sentences.

clocktower-lil_monsta-play-2 = Leave it for the first nights with the one whom nobody can check, and hand it over only when that one is nominated: few changes, few traces.
clocktower-lil_monsta-play-3 = Hand it on every night: whoever was found to be the Demon yesterday is a Minion today, and all that the town learns is old.
clocktower-lil_monsta-bluff-2 = Confess to be a Minion when you are caught, and never the one who holds it: the town then spares you to look for the other.

clocktower-ojo-play-2 = Have your Minions ask about roles: you kill people with whom you have never spoken.
clocktower-ojo-play-3 = Name a role that is surely not in play: the Storyteller chooses the victim, and the town looks for a reason in vain.
clocktower-ojo-bluff-2 = Mix up aloud the role of somebody whom you will kill at night: the Ojo knew it, it seems, and you did not.

clocktower-kazali-play-2 = Make Minions of the most skilled players: now they play for you, and the town has to do without them.
clocktower-kazali-play-3 = Choose Minions to suit your plan: one who spoils news, another who will gladly die for you.
clocktower-kazali-bluff-2 = Let each Minion go on being the role they were a minute ago: nobody else will claim it, and they are ready to play it.

clocktower-legion-play-2 = Have two of you quarrel, and let the good judge between them: whoever wins, the day is gone, and one of you has the town’s ear.
clocktower-legion-play-3 = Vote for your own beside a good hand and let them be executed: you are many, and each execution that works hides what you are.
clocktower-legion-bluff-2 = Confess to being a Minion and name somebody good as the Demon: behind one confession nobody looks for a crowd.

clocktower-lord_of_typhon-play-2 = Have the Minion at one end of your row found and executed as if they stood alone: the town looks about at random afterwards instead of beside them.
clocktower-lord_of_typhon-play-3 = Kill the good players at the ends of your row: the news about neighbours dies with them.
clocktower-lord_of_typhon-bluff-2 = Say that you learned something good of one neighbour and something bad of the other: the row seems broken in the middle.

clocktower-lleech-play-2 = Take a host whom nobody notices and never speak of them: the town executes whoever is loud.
clocktower-lleech-play-3 = Choose one who learns something every night and believe them openly: their false news leads the town, and it protects them as its best source.
clocktower-lleech-bluff-2 = Ask to be executed to prove yourself: you live as long as your host does, and then seem to be a good player whom something saves.

clocktower-al_hadikhia-play-2 = Call two friends beside one good player: yours choose death or life as you have agreed, and the good one has to guess.
clocktower-al_hadikhia-play-3 = Call nobody for a night when it suits you: you may, and the town will wonder what you are waiting for.
clocktower-al_hadikhia-bluff-2 = Call yourself beside two good players: whoever was called is suspected less. But if all three choose life, all three die.

clocktower-riot-play-2 = Win their trust for two days: on the third all you need is not to be nominated yourself.
clocktower-riot-play-3 = On the third day nominate good players, and quickly; agree beforehand whom each of you will name, so as not to hit a friend.
clocktower-riot-bluff-2 = Keep a list before everyone of those who can be trusted: on the third day the town will follow yours.

clocktower-leviathan-play-2 = Be eager to execute from the first day: whoever holds the town back is suspected, for time works for the Leviathan.
clocktower-leviathan-play-3 = Or talk every execution down after the first mistake: the town is afraid of the second, and the fifth day ends by itself.
clocktower-leviathan-bluff-2 = Vote for the execution of a Minion of yours: it is neither of the two mistakes, and you will be believed.

clocktower-gangster-play-2 = If you are good, consult the neighbour you trust and take your time: tomorrow you may again. If you are evil, take whoever the Demon cannot reach at night.
clocktower-gangster-bluff-2 = Say before everyone what your neighbours have offered or refused. A Gangster who plots with nobody is feared less.

clocktower-gnome-play-2 = If you are good, do not kill in haste: ask why your amigo is nominated, and judge by the answer. If you are evil, kill the first who dares.
clocktower-gnome-bluff-2 = Ask your amigo to be checked as often as the town likes: what is learned about them holds for you.

clocktower-cacklejack-play-2 = If you are good, keep as they are the player on whom the town relies. If you are evil, name a friend whose role must stay, and let the changes confuse the others.
clocktower-cacklejack-bluff-2 = Ask the town each day whom to name, and in the morning who has changed roles: an evil Cacklejack would not want so much clarity.
