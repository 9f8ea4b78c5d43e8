# Mafia with 32 cards: second and third ways to play each role and to bluff it.

mafia32-citizen-play-2 = Hint that you know more than you say. A gang that spends its night on you has spared the Detective.
mafia32-citizen-play-3 = Say openly what you are and lend your hand to whoever gives the best reason: a small town wins by voting as one.
mafia32-citizen-bluff-2 = As a criminal say it early, while few have, and complain about it a little. Nobody expects a story of the nights from you.

mafia32-beauty-play-2 = Visit whoever speaks best for the town: no shot kills them tonight. Only not an investigator, whose check you would spoil.
mafia32-beauty-play-3 = Visit the same suspect two nights in a row: if nobody is shot while you are there and somebody is once you are gone, say so.
mafia32-beauty-bluff-2 = Take a quiet night for yourself: you were with the one you want voted out, and look, nobody fell.

mafia32-doctor-play-2 = Stay hidden until you can explain two nights without a death. Then name whom you healed both times, and be believed.
mafia32-doctor-play-3 = Heal yourself on the night after you have spoken too well, and the Detective on the next: so both of you are covered when it counts.
mafia32-doctor-bluff-2 = As a criminal claim it first and beg the “false” one to be silent. If nobody contradicts you, you have a reason to live through every vote.

mafia32-bodyguard-play-2 = Say that somebody is going to be guarded tonight, without saying by whom, and name the loudest voice of the town. Then guard another, whom the gangs will choose instead.
mafia32-bodyguard-bluff-2 = As a criminal, name a player who lived through the night and say you guarded them. It cannot be disproved, and it makes a friend.

mafia32-spy-play-2 = Vote as one who knows, but never first: second, with a reason that somebody else has already given.
mafia32-spy-play-3 = Be for the gang what they take you for: point where they point, and leave the saving to the Doctor.
mafia32-spy-bluff-2 = Claim another role of the town and tell of its nights. The gang hears one of theirs lie well, and the town an honest player.

mafia32-detective-play-2 = Say nothing until you know two criminals, then name both in one breath: you may not see the next morning.
mafia32-detective-play-3 = If your first answer is a criminal, say so at once. The card that is shown in the evening proves you, and the Doctor knows whom to heal.
mafia32-detective-bluff-2 = As a criminal, “check” your own partner and find a townsperson. Do it before the real Detective comes to him.

mafia32-politician-play-2 = When few are left, say openly what you are and keep the list of all claims: no gang can take it from you.
mafia32-politician-bluff-2 = As the Maniac or a criminal claim it after a night without a death: they shot at you, and in vain.

mafia32-leader-play-2 = Hold your hand back until the sums are close. Where one vote seems to decide, yours decides by two.
mafia32-leader-bluff-2 = As a criminal in a small town, say they need your second vote to hold out. They will put off voting you out by a day.

mafia32-judge-play-2 = Leave the arrest unexplained and listen to who pities the prisoner. You know for certain what he is; they should not.
mafia32-judge-bluff-2 = As a criminal claim it while the jail is empty: so far you were shown only townspeople, and you name two of them.

mafia32-journalist-play-2 = Compare two who accuse each other. “The same” makes their quarrel a play; “different” tells you that one of them deserves to be heard.
mafia32-journalist-bluff-2 = As a criminal say that your partner and somebody all trust are the same. He is cleared by another’s good name.

mafia32-lawyer-play-2 = Plead for yourself on the night after your name was mentioned. The Detective then clears you before everyone.
mafia32-lawyer-bluff-2 = Never speak of lawyers. Ask instead for the proof: which check, which night. So an honest player is doubted, and you have said nothing false.

mafia32-don-play-2 = Once two of you are left, spread the blame: let your Mafioso vote with the town by day, and decide alone at night.
mafia32-don-bluff-2 = Claim a role that sleeps at night and lives long. If you are found, they will look for the next Don, and not for a friend of yours.

mafia32-mafioso-play-2 = Never sit with your partner’s opinion: decide at night who of you is for and who against, and keep to it by day.
mafia32-mafioso-bluff-2 = Claim a role whose holder may still be alive and silent, and tell in order what you did each night.

mafia32-triad-play-2 = Leave the Mafia to the town as long as there is a Detective; shoot those the Mafia protects by day.
mafia32-triad-bluff-2 = Say that you were shot at by the Mafia and lived. The Doctor believes it was him, and nobody thinks of a second gang’s man.

mafia32-triad_boss-play-2 = Aim at the side that is ahead, town or Mafia: you win only when the Mafia is gone and the town has no majority.
mafia32-triad_boss-bluff-2 = Be the first to count the dead of each night aloud: two shots, two gangs. Whoever explains that looks like a Citizen.

mafia32-maniac-play-2 = Let the gangs be blamed: shoot whoever they would have shot anyway, and you are nobody’s concern until few are left.
mafia32-maniac-play-3 = Near the end shoot those who count well. You need a last morning with at most one other player alive.
mafia32-maniac-bluff-2 = Claim the Beauty or the Bodyguard, and let each of your victims be the one you could not save. You grieve, and nobody checks grief.

mafia32-black_widow-play-2 = Count a day ahead: tonight’s poison kills at the second dawn. Near the end, choose so that at most one other player lives to see it.
mafia32-black_widow-bluff-2 = Say you are the Doctor who came a night too late. A death that comes a day after its cause needs somebody to explain it.

mafia32-patient_zero-play-2 = Infect quiet players first: as long as nobody’s ability fails, nobody knows that you are in the game.
mafia32-patient_zero-bluff-2 = Claim a role that one of the infected had, and let him confirm that you are known to each other. A town trusts two voices.
