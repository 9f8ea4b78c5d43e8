# Blood on the Clocktower, Trouble Brewing: what else one may try with each role, to play it or to bluff it.

clocktower-washerwoman-play-2 = Ask both players in private what they are before you say a word yourself. If only one of them names your Townsfolk, you know whom to trust, and evil does not know that you do.
clocktower-washerwoman-play-3 = Or vouch for your Townsfolk on the very first day: others then bring their claims to somebody they can trust. Do it only for one whom the Demon gains little by killing.
clocktower-washerwoman-bluff-2 = Vouch for somebody truly good whose role your team happens to know. They will defend you for it, and everything you say later sounds better.

clocktower-librarian-play-2 = Keep the Outsider’s name back and let both players speak. If one of them claims just that role, confirm it: it was hardly invented.
clocktower-librarian-play-3 = Were you told that there are no Outsiders? Say so at once: from then on whoever wants to hide behind an Outsider has to explain it first.
clocktower-librarian-bluff-2 = Say that you were told there are no Outsiders. Whoever is one in truth now looks like a liar, so do it only before anybody has said so.

clocktower-investigator-play-2 = Name nobody for a day or two and watch both: whom they whisper with, whom they defend, when their hands go up. The Minion may lead you to the Demon.
clocktower-investigator-play-3 = Name both on the first day and ask the town to execute one after the other. It costs two days, but unless you were shown a Recluse or were misled, a Minion is gone.
clocktower-investigator-bluff-2 = Name a Minion of yours who is suspected anyway, with a good player beside them. You lose a friend who was lost already, and are believed for the rest of the game.

clocktower-chef-play-2 = Keep your number back until somebody is caught: then it says at once whether to look beside them or far away. A number that nobody knew cannot have been built into a lie.
clocktower-chef-bluff-2 = Tell the true number. It accuses nobody by name and costs your team little, and nothing that comes out later will contradict you.

clocktower-empath-play-2 = Claim a role the Demon has no reason to hunt, and give your number every morning to one player you trust. You live longer, and nothing is lost when you die.
clocktower-empath-play-3 = After a 1 have one of your two neighbours executed. If the number then falls to 0, you were right, and you know two more players besides.
clocktower-empath-bluff-2 = As long as no friend sits beside you, give true numbers for some days. Then a single false one at the end is believed.

clocktower-fortune_teller-play-2 = Take yourself as one of the two on the first night. After a “no” you know that you are not your own red herring, and from then on can ask about players one by one.
clocktower-fortune_teller-play-3 = Tell your pairs openly every morning: the Demon will come for you, but the list stays with the town. Or pass them to one trusted player and seem harmless, if you want to live.
clocktower-fortune_teller-bluff-2 = Say that you asked about your Demon together with somebody whom everyone trusts, and heard a “no”. The trust of one rubs off on the other.

clocktower-undertaker-play-2 = Say who you are on the first day and let the town choose executions for you to read, doubtful claims first. The Demon will come for you, so tell each result at once, and let a Monk know whom to guard.
clocktower-undertaker-bluff-2 = Say that you were shown the Drunk. Everything that player told the town now counts for nothing, and no one else can check it.

clocktower-monk-play-2 = Guard the same player every night and tell only them. They can speak openly for the town, and if they die all the same, something is wrong with your ability or it was not the Demon.
clocktower-monk-play-3 = Say aloud whom you will guard tonight, and guard somebody else. The Demon keeps off the one and may run into the other.
clocktower-monk-bluff-2 = You need no quiet night: each morning name somebody who lives as the one you guarded. If you are the Demon, choose your victims so that the story holds.

clocktower-ravenkeeper-play-2 = Or say openly who you are: a Demon who believes you will kill others. You learn nothing, but a voice the town trusts is still there at the end.
clocktower-ravenkeeper-bluff-2 = Claim it while you live: then nobody wonders why the Demon leaves you alone. It sounds best from the Demon.

clocktower-virgin-play-2 = Tell nobody and accuse sharply: somebody may nominate you of their own accord and be tested unawares. Whatever comes of it, your ability is spent then.
clocktower-virgin-bluff-2 = Have a friend who claims to be an Outsider nominate you. Nothing happens, and it all fits.

clocktower-slayer-play-2 = Shoot on the first day at the player you would doubt all game long. One is cleared early, there was little time to poison you, and the Demon gains nothing by your death.
clocktower-slayer-play-3 = Announce a day ahead at whom you will shoot, and watch: who defends them, and who suddenly wants you executed?
clocktower-slayer-bluff-2 = Say that you still have your shot and that it is too early. As long as they hope for it, the town will want you alive.

clocktower-soldier-play-2 = Say it on the first day: a Demon who believes you chooses others, and nobody wonders later why you are still alive.
clocktower-soldier-play-3 = Lend somebody your skin: agree with the Empath or the Fortune Teller that you tell their results as your own. The Demon loses nights on you, and they go on learning.
clocktower-soldier-bluff-2 = If you are the Imp, choose a dead player one night. Nobody dies, and in the morning you say that the attack was on you.

clocktower-mayor-play-2 = Say it early and openly: an attack on you may fall on somebody else, and the town can plan its last day with you. Expect to be poisoned, though.
clocktower-mayor-play-3 = Or tell one trusted player alone, and the rest only when three are left. Evil has then had no reason to poison you or have you executed.
clocktower-mayor-bluff-2 = Claim it early as a Minion: the town saves you for the last three, in a place that somebody good would have had.

clocktower-butler-play-2 = Hide it and claim to be somebody the Demon would rather kill: a night spent on you saves a Townsfolk. Take a master who votes often, so that your hand does not give you away.
clocktower-butler-play-3 = Tell your master: whoever leads two votes thinks twice. Talk over beforehand at whose nomination both hands go up.
clocktower-butler-bluff-2 = Name a friend of yours as your master: it explains why your hands always go up together.

clocktower-drunk-play-2 = Test your ability where all can see it: as the Virgin be nominated, as the Slayer shoot. If nothing happens as it should, think of yourself first.
clocktower-drunk-play-3 = Compare your news every day with somebody you trust and keep count of what fits. The sooner two of you notice that it never does, the less harm it has done.
clocktower-drunk-bluff-2 = Never say it yourself: claim a Townsfolk and let your findings contradict each other until the town says it for you. Nobody is in a hurry to execute the Drunk.

clocktower-recluse-play-2 = Tell only those who learn things, the Chef, the Empath, the Fortune Teller. They read you rightly, and evil cannot build you into its lies.
clocktower-recluse-bluff-2 = As a Minion be executed with this claim on your lips. Whatever the Undertaker sees proves nothing, and the town fears that it killed one of its own.

clocktower-saint-play-2 = Claim a Townsfolk whose work was done on the first night, and say something harmless. Evil then does not know whom to push towards execution.
clocktower-saint-play-3 = Or say it on the first day: the town has all the time to make up its mind about you. In return evil knows what to work for at the end.
clocktower-saint-bluff-2 = Hold it back until you are nominated, as a true Saint might. Said too early it sounds like a shield.

clocktower-poisoner-play-2 = Stay with one player for several nights: wrong news that fits together is believed, where a single slip is not.
clocktower-poisoner-play-3 = Work with your Demon: poison the Soldier on the night of the attack, or the Monk, or whoever might turn out to be the Ravenkeeper. Agree by day on one victim for both.
clocktower-poisoner-bluff-2 = Be a role that learned all it could on the first night: nobody expects more of you, and you can listen in peace.

clocktower-spy-play-2 = You need never be seen with your Demon: steer by the Grimoire alone, and turn the votes on those who could find you out. Then nothing ties you two together.
clocktower-spy-play-3 = Let yourself be checked, and even executed: the Undertaker may well be shown a Townsfolk. The town then mourns a friend and looks for the guilty among those who voted.
clocktower-spy-bluff-2 = Be the Washerwoman or the Librarian and vouch for somebody truthfully. You have seen the Grimoire: nothing buys more trust than a word that proves right.

clocktower-scarlet_woman-play-2 = Agree with your Demon that they fall while five still live, and lead the charge yourself. You go on as the Demon whom everyone thanks.
clocktower-scarlet_woman-play-3 = Once you have become the Demon, change nothing in your manner: the town should think that it executed somebody harmless. Kill first whoever could say otherwise, such as the Undertaker.
clocktower-scarlet_woman-bluff-2 = Claim one of the roles your Demon was shown as not in play: should you become the Demon, no one will contradict you.

clocktower-baron-play-2 = Be a Townsfolk and call one of the real Outsiders a liar: as long as the town counts too few of them, it does not think of you.
clocktower-baron-bluff-2 = Be a Townsfolk who learned something odd. With the extra Outsiders about, the town will gladly take you for the Drunk.

clocktower-imp-play-2 = Let a night pass without a death by choosing somebody who is dead. In the morning a friend may be the Soldier, or the one who guarded the right player.
clocktower-imp-play-3 = Kill yourself early, before anybody suspects you. All that was learned about you then points at a dead player, and with the Minion who follows the search begins again.
clocktower-imp-bluff-2 = Claim an Outsider: the Recluse explains every finding against you, the Saint frightens the voters. See to it that their number still fits.
clocktower-imp-bluff-3 = Share the three roles out among your team and confirm each other: one of you is the Washerwoman who was shown another. Never all at once, and not on the first day.

clocktower-bureaucrat-play-2 = If you are evil, strengthen good players for days and make friends. Keep the three votes for a Minion until the day on which they decide the game.
clocktower-bureaucrat-bluff-2 = Ask in the evening whom the town wants to have three votes, and keep to it. Whoever lets others decide seems to have nothing to hide.

clocktower-thief-play-2 = If you are evil, rob whoever leads the town and say nothing until their hand goes up. If you are good, rob the one you suspect, and see whether they still dare to raise a hand.
clocktower-thief-bluff-2 = Name your victim before the first nomination every day, and change them so that everyone’s turn comes. An honest thief is nearly a contradiction, and that is why it works.

clocktower-gunslinger-play-2 = Use the shot as a second execution: agree with the town who is to be shot, and have them raise a hand at the first vote. Whoever refuses has told you something too.
clocktower-gunslinger-bluff-2 = Leave your gun in its holster for days, and shoot only when most of the town asks you to. An evil Gunslinger would hardly have the patience, they will say.

clocktower-scapegoat-play-2 = If you are evil, first win the trust of the town: when you then die in place of your Demon, the Demon seems good. If you are known to be evil, the same death gives them away.
clocktower-scapegoat-bluff-2 = Ask that a player whom everybody trusts be put to the vote. If you die in their place, the town believes in you and has not lost them.

clocktower-beggar-play-2 = If you are evil, collect tokens all the same and tell the giver’s side wrongly, but only of a dead player whom nobody can prove. Their tokens serve your Demon on the last day.
clocktower-beggar-bluff-2 = Beg first from a dead player who is proved good and tell the truth about them. After that your word is taken for the others too.
