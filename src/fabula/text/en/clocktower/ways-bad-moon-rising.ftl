# Blood on the Clocktower, Bad Moon Rising: what else one may try with each role, to play it or to bluff it.

clocktower-grandmother-play-2 = Speak for your grandchild: tell their news as your own, and claim a role that the Demon likes to kill. If it strikes at you, the better of you two lives on.
clocktower-grandmother-play-3 = If your grandchild’s role is of little use to the Demon, vouch for them before everyone on the first day. Should you two die on one night, the town knows that it was the Demon’s work and that you told the truth.
clocktower-grandmother-bluff-2 = Take somebody truly good as your grandchild, whose role you know: they will take your word for a blessing. Only never let the Demon kill them alone.

clocktower-sailor-play-2 = Drink every night with somebody whose work is done: then it matters to nobody who of you two is drunk. You learn nothing, but on many nights you cannot die.
clocktower-sailor-play-3 = Ask for your own execution early: if you live, nobody doubts you any more and the Demon wastes its nights on you. Ask only when you have reason to think that you are sober.
clocktower-sailor-bluff-2 = As the Demon explain with it why nobody kills you, and choose the drinking partner every morning to suit what has come out.

clocktower-chambermaid-play-2 = Keep your numbers to yourself and listen: whoever claims a role that had to wake, on a night when you counted nobody, is lying or one of you was misled.
clocktower-chambermaid-play-3 = Watch two players together again and again: if the number changes from night to night, you learn which of them acts only once, or only sometimes.
clocktower-chambermaid-bluff-2 = Give nothing but true numbers, which an evil team often knows, and be wrong once only, about whoever comes near your Demon.

clocktower-exorcist-play-2 = Choose those whom nobody suspects: the town executes the suspects anyway, and your nights test what it leaves untested. Tell your choices to one player each morning, so that they survive you.
clocktower-exorcist-play-3 = Say openly whom you chose after every night. The Demon you hold back knows you anyway, and everybody else can compare your list with the deaths.
clocktower-exorcist-bluff-2 = If you are the Demon and a night passes without a death, say that you had chosen the player whom the town suspects. You can bring such a night about yourself.

clocktower-innkeeper-play-2 = Shelter the same two night after night and tell them so: as long as they live, they can say openly what they know. Choose two who learn nothing at night, and nobody’s news suffers.
clocktower-innkeeper-play-3 = Take in a suspect beside a friend: perhaps it is an evil ability that gets drunk. Or take in yourself, when the Demon has found you.
clocktower-innkeeper-bluff-2 = Tell a good player in confidence that they were your guest last night. From then on they doubt what they learned, and no one else is wiser.

clocktower-gambler-play-2 = Bet on yourself and stay alive until two claims contradict each other: then one bet settles which is true. If you die of it, that is an answer too.
clocktower-gambler-play-3 = Announce each bet by day. Whoever you bet on learns with the whole town in the morning whether their claim held, and your death is never wasted; but the Demon may kill you to blur it.
clocktower-gambler-bluff-2 = Bet only on your own role, you say, and confirm nobody: so modest a Gambler looks too useless to be a lie.

clocktower-gossip-play-2 = Whisper what you are to one player and let them gossip loudly every day too. The Demon kills the wrong one, while your own statements seem like idle talk.
clocktower-gossip-play-3 = Join two claims in one statement: “Anna is the Sailor and Boris is the Fool.” An extra death speaks for both; if there is none, at least one of them is doubtful.
clocktower-gossip-bluff-2 = Say something true before a night on which two die, because the Godfather or the Assassin sees to it. The town credits it to you.

clocktower-courtier-play-2 = Wait until a claim sounds wrong, and name the Minion who would explain it. If all is quiet for three days, say loudly what you chose.
clocktower-courtier-play-3 = Name a Demon on the very first night: if it was the right one, it kills nobody until it is sober, and the town knows which Demon it seeks. If people die as always, that one is unlikely.
clocktower-courtier-bluff-2 = Say on the second day that you made your accuser’s role drunk: whatever they learn in these three days is nonsense.

clocktower-professor-play-2 = Bring back soon whoever died first: an ability for every night has then the most nights left. The Demon loses a kill and the town gains a proof.
clocktower-professor-play-3 = Keep it for the last days and let nobody know. A living voice more then turns a vote, and the Demon has had no reason to kill you.
clocktower-professor-bluff-2 = Promise to revive whoever the town likes best, tomorrow. As long as it waits, you are not executed.

clocktower-minstrel-play-2 = Say on the first day who you are, and ask for an execution every day. The town then reads each quiet night with you, and evil must grieve for every Minion twice.
clocktower-minstrel-play-3 = Confide in one player and keep silent: only you two know why nobody died. Listen who claims all the same to have learned something certain on that night.
clocktower-minstrel-bluff-2 = Explain with it why a friend’s news was false: that night, you say, everyone was drunk.

clocktower-tea_lady-play-2 = Keep silent as long as nobody attacks your neighbours, and claim something dull. The Demon that runs into your protection learns it too late.
clocktower-tea_lady-play-3 = Say openly who sits beside you and ask the town to execute one of them. If they live, you three have a firm block; if they die, one of you three deserves a second look.
clocktower-tea_lady-bluff-2 = If the Demon leaves your neighbours alone, call it your protection. If one of them dies, then the other must be evil, you say.

clocktower-pacifist-play-2 = Say it on the first day, and the town executes with a lighter heart. But evil then explains every survivor with you.
clocktower-pacifist-play-3 = Hide until somebody lives through an execution. First ask in private who else could have saved them, and come forward only if nobody has a reason.
clocktower-pacifist-bluff-2 = Claim it when nobody ever survives: it is only a chance, and nothing that happens can disprove you.

clocktower-fool-play-2 = Hide it and talk much: the Demon may lose a night on you. Come forward when the town wonders why that night was so quiet.
clocktower-fool-play-3 = Take the place of somebody more valuable: when the town is set on an execution that would hurt, offer yourself. You live, and the day does no harm.
clocktower-fool-bluff-2 = Claim it before anything has happened, with your life still spare: who would waste an execution on somebody who cannot die of it?

clocktower-tinker-play-2 = Hide it and be as loud as somebody who knows much: perhaps the Demon spends a night on you. Leave word with one friend, so that your death is read rightly.
clocktower-tinker-bluff-2 = Claim it to be left in peace: why execute somebody who will drop dead anyway? The Demon gains most by it.

clocktower-moonchild-play-2 = Settle your choice with the town while you live. If that player dies on the night after you, they were most likely good; if not, look at them closely.
clocktower-moonchild-play-3 = Or tell nobody what you are: an evil player whom you name without warning cannot prepare for the question why they lived.
clocktower-moonchild-bluff-2 = Claim it while you live: whoever has you executed may lose a second good player, so the town will rather take somebody else.

clocktower-goon-play-2 = Tell everyone who you are, and ask not to be chosen. You are then likelier to stay good, and evil has to take a risk to win you over.
clocktower-goon-play-3 = Agree with a good player who acts before the Demon, such as the Sailor, that they choose you each night. They are drunk for it, but you stay on their side.
clocktower-goon-bluff-2 = Say that you have been turned and turned back: nobody can ask where you stand, and nobody wants to spend an ability on you.

clocktower-lunatic-play-2 = Play the Demon with all your heart as long as you are not sure: bluff, choose, whisper with your Minions. If they answer coldly or seem not to know you, start to doubt.
clocktower-lunatic-play-3 = Test yourself: choose on one night somebody who can hardly be protected. If they live, give the town the list of everyone you chose: the real Demon knows it too.
clocktower-lunatic-bluff-2 = If you are the Demon, confess it: you were shown Minions and roles, you chose each night, and not all of them died, so you must be the Lunatic. Nobody lies like that, they will think.

clocktower-godfather-play-2 = Speak up for the Outsiders by day until a second kill decides the game. Have one die then, and you have won before the town has counted.
clocktower-godfather-play-3 = Kill whoever the Demon has a reason to spare, even a friend who has become a burden. The town will look for another killer.
clocktower-godfather-bluff-2 = Be the Gossip: your extra deaths then look as if they came from what you said the day before.

clocktower-devils_advocate-play-2 = Protect somebody good on the first days, and have them executed. When they live, everyone thinks of the Sailor, the Fool or the Tea Lady, and a Demon who lives later is one more miracle.
clocktower-devils_advocate-play-3 = Protect yourself, and ask loudly for your own execution: you live, and the town takes you for the Sailor or the Fool. The next night you need somebody else, so choose the day.
clocktower-devils_advocate-bluff-2 = Be the Pacifist: every execution that fails speaks for you, and for whomever you have saved.

clocktower-assassin-play-2 = Strike early, on the first night you may: nobody counts the deaths yet, and the town loses its best head. After that you are free to be executed in your Demon’s place.
clocktower-assassin-play-3 = Agree with your Demon on a night when it kills nobody, and strike yourself: the town then rules out the wrong Demon, or clears whoever was thought to be held back.
clocktower-assassin-bluff-2 = After your night be the Gossip: what you said the day before explains why two have died.

clocktower-mastermind-play-2 = Keep far from your Demon all game, accuse them if you must: should they be executed, nobody may guess that you two belonged together. Then all you need is one more execution of somebody good.
clocktower-mastermind-play-3 = Prepare a second suspect from the first day, somebody good, and never attack them too hard. On the extra day you need only remind the town of them.
clocktower-mastermind-bluff-2 = Be a Townsfolk who knows something about the Demon: if the game goes on after the execution, say that it was not the right one.

clocktower-zombuul-play-2 = Stay alive for some days and let the town execute: you kill little, but it runs out of suspects and never thinks of a Demon that sleeps. Keep your false death for the day you are found out.
clocktower-zombuul-play-3 = Once you seem dead, never use your vote too soon and never be the first to speak: the dead who sit quietly are not nominated. Let a Minion argue that executing the dead is a day thrown away.
clocktower-zombuul-bluff-2 = Claim somebody whose death surprises nobody, the Tinker or the Moonchild. A dead Outsider is soon forgotten.
clocktower-zombuul-bluff-3 = Or leave some news behind: a Townsfolk who died with a long list of answers is quoted every day and never suspected.

clocktower-pukka-play-2 = Poison first whoever learns most on the first night: they have a whole day to spread it. Then take those who could stop you, for on the day that is left to them they are harmless.
clocktower-pukka-play-3 = Choose somebody dead for once: a night later nobody dies of your poison, and the town thinks of another Demon.
clocktower-pukka-bluff-2 = Fit your claim to the false news of the one you have poisoned: before they die, they will back you up themselves.

clocktower-shabaloth-play-2 = Choose a Minion of yours beside a good player on some night: if the Minion comes back, everyone trusts them; if not, they died a victim.
clocktower-shabaloth-play-3 = Strike at the dead or the protected now and then: a night with one death, or none, makes the town think of another Demon, and of protectors that are not there.
clocktower-shabaloth-bluff-2 = Be somebody whose work is done, such as the Courtier or the Professor: few nights are left, and nobody will get round to checking.

clocktower-po-play-2 = Kill one each night as any Demon would, and keep the pause for later: a town that never had a quiet night does not think of you. Then pause once, when three deaths end the game.
clocktower-po-play-3 = Pause on the very first night on which you could kill, and take three when nobody has compared notes yet. Three of those who learn things are hard to replace.
clocktower-po-bluff-2 = Agree on a quiet night with a Minion: they are the Exorcist and had chosen somebody good, on whom the suspicion now falls.

clocktower-matron-play-2 = If you are good, set a suspect between two players who are trusted and see who complains. If you are evil, scatter those who count their neighbours, a little each day.
clocktower-matron-bluff-2 = Ask the Empath or the Tea Lady aloud whom they want beside them, and do it. A wish you fulfil is the cheapest proof of a good heart.

clocktower-apprentice-play-2 = If you are good, tell one trusted player which ability you have and play it through them: nobody knows what to poison. If you are evil, keep yours unseen until it decides something.
clocktower-apprentice-bluff-2 = Name your ability early, best one that can be seen at work, and show it. If you have nothing to show, name one that works on the first night only.

clocktower-judge-play-2 = If you are good, use it early to execute somebody whom the town half suspects: you save a day of talk. If you are evil, keep it to pardon your Demon on the day the hands are up.
clocktower-judge-bluff-2 = Say before each nomination what you would decide and why, and then leave it to the vote. A Judge who is in no hurry is feared less.

clocktower-bishop-play-2 = Keep silent about your side and let the town argue what the nominations mean. If you are evil, that alone is a wasted day; if you are good, you see who is sure of knowing.
clocktower-bishop-bluff-2 = Offer your exile yourself if the nominees have brought nothing after two days. An evil Bishop would hardly offer it, and a town that refuses has chosen to trust you.

clocktower-voudon-play-2 = If you are good, lend your hand to the dead: vote as most of them do. If you are evil, use the first days, when hardly anybody but you can vote.
clocktower-voudon-bluff-2 = Vote for nobody at all on the first days, though you could have anybody executed. Whoever leaves such a chance unused is believed.
