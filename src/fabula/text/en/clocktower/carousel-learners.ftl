# Blood on the Clocktower, roles of no printed set: Townsfolk of the Carousel, with their questions and news.

clocktower-steward = Steward
    .genitive = Steward
    .accusative = Steward
    .gender = masculine
clocktower-steward-short = Knows one good player
clocktower-steward-ability = On the first night you are shown somebody you can trust: that player is good.
clocktower-steward-when = First night
clocktower-steward-example = You are shown Vera. Whatever she is, she is good.
clocktower-steward-play = You have somebody to talk to from the first minute. Find out together which of you is worth more to the Demon, and let the other one speak.
clocktower-steward-bluff = Vouch for a friend, or for a good player who then vouches for you.
clocktower-steward-lead = Show any good player but themselves. A Spy may register as good, a Recluse as evil. If drunk or poisoned, show anybody.

clocktower-knight = Knight
    .genitive = Knight
    .accusative = Knight
    .gender = masculine
clocktower-knight-short = Knows two players who are not the Demon
clocktower-knight-ability = On the first night you are shown two players: the Demon is neither of them.
clocktower-knight-when = First night
clocktower-knight-example = You are shown Anna and Boris. Boris turns out to be the Poisoner: still, neither was the Demon.
clocktower-knight-play = Take your two off the list of Demons, but do not take them for friends: one may well be a Minion. Late in the game they are your best votes.
clocktower-knight-bluff = Clear the Demon together with a good player, and say it early.
clocktower-knight-lead = Two players other than themselves; a Minion among them makes it sweeter. A Recluse may register as the Demon, and then cannot be shown. If drunk or poisoned, show the Demon and somebody.

clocktower-noble = Noble
    .genitive = Noble
    .accusative = Noble
    .gender = masculine
clocktower-noble-short = Knows three players, exactly one of them evil
clocktower-noble-ability = On the first night you are shown three players: two are good and one is evil.
clocktower-noble-when = First night
clocktower-noble-example = You are shown Anna, Boris and Vera. When Anna and Boris are cleared, you know enough about Vera.
clocktower-noble-play = Tell your three early, so that all who learn something can compare. Each of the three whom the town clears makes the others worse.
clocktower-noble-bluff = Name three good players, or two and a friend whom nobody will execute.
clocktower-noble-lead = Any three but themselves, one of them evil: a Minion lasts longer than the Demon. An evil Traveller counts. Spy and Recluse may register either way.

clocktower-shugenja = Shugenja
    .genitive = Shugenja
    .accusative = Shugenja
    .gender = masculine
clocktower-shugenja-short = Knows on which side evil sits nearest
clocktower-shugenja-ability = On the first night you hear in which direction, clockwise or anticlockwise, the way to an evil player is shorter. If both are as short, the answer may be either.
clocktower-shugenja-when = First night
clocktower-shugenja-example = You hear “clockwise”. Your neighbour on that side, or the one behind, is worth a closer look.
clocktower-shugenja-play = Your news says how far the other side is clean: as far as the first evil player on yours. Find that one, and everybody nearer on the other side is good.
clocktower-shugenja-bluff = Point to where the good sit close together.
clocktower-shugenja-lead = Count seats, the dead and Travellers too, to the nearest evil player on either side. As near on both sides: choose either. Spy and Recluse may register either way.

# questions
prompt-clocktower-learn-steward = Who does the Steward see?
    .note = A good player. Spy and Recluse may register either way.
prompt-clocktower-learn-knight = Which two does the Knight see?
    .note = Neither is a Demon. A Recluse may register as one.
prompt-clocktower-learn-noble = Which three does the Noble see?
    .note = One of them is evil, and only one. Spy and Recluse may register either way.
prompt-clocktower-learn-shugenja = Which way does the Shugenja hear?
    .note = To the nearest evil player. Spy and Recluse may register either way.
prompt-clocktower-shugenja = Which way does the Shugenja hear?
    .note = Evil is as near on both sides: either may be said.
option-clocktower-clockwise = clockwise
option-clocktower-anticlockwise = anticlockwise
answer-clockwise = clockwise
answer-anticlockwise = anticlockwise

# news
story-you-informed-steward = { $place } is good.
story-you-informed-knight = Neither { $a } nor { $b } is the Demon.
story-you-informed-noble = One of these is evil, and only one: { $names }.
story-you-informed-shugenja = The nearest evil player sits { $answer } from you.
story-clocktower-informed-steward = { $who } is shown somebody good: { $place }
story-clocktower-informed-knight = { $who } is shown two players who are not the Demon: { $a } and { $b }
story-clocktower-informed-noble = { $who } is shown three, one of them evil: { $names }
story-clocktower-informed-shugenja = { $who } hears where evil sits nearest: { $answer }

# the set
grim-brings = Needs this role too: { $role }

clocktower-balloonist = Balloonist
    .genitive = Balloonist
    .accusative = Balloonist
    .gender = masculine
clocktower-balloonist-short = Each night sees a player of another kind
clocktower-balloonist-ability = Each night you are shown a player, never one of the same kind as the night before. [Perhaps one extra Outsider.]
clocktower-balloonist-when = Each night
clocktower-balloonist-example = Yesterday Anna, today Boris: they are not both Townsfolk, nor both Minions.
clocktower-balloonist-play = Write the names in a row: no two that stand side by side are of one kind. Whoever is surely a Townsfolk clears up both their neighbours.
clocktower-balloonist-bluff = Make a row of your own in which a friend always stands beside a good player.
clocktower-balloonist-lead = On the first night show anybody. Then somebody whose kind differs from that of the last one: Townsfolk, Outsider, Minion, Demon or Traveller. The dead may be shown, and the same player again later. Spy and Recluse may register otherwise.

clocktower-nightwatchman = Nightwatchman
    .genitive = Nightwatchman
    .accusative = Nightwatchman
    .gender = masculine
clocktower-nightwatchman-short = Shows themselves to somebody once
clocktower-nightwatchman-ability = On one night of the game you let a player of your choice know that you are the Nightwatchman.
clocktower-nightwatchman-when = Any night, once
clocktower-nightwatchman-example = You choose Dasha. In the morning she says: “Gleb is the Nightwatchman.” Now either both are evil, or Gleb is good.
clocktower-nightwatchman-play = Choose somebody whom the town believes, or whom you wish to hear out. If you chose and nobody speaks up, you know whom to ask.
clocktower-nightwatchman-bluff = A friend will gladly say that you came by at night.
clocktower-nightwatchman-lead = Wake him every night until he has chosen. Then wake the chosen player and point at him. If he is drunk or poisoned, nobody is woken.

clocktower-high_priestess = High Priestess
    .genitive = High Priestess
    .accusative = High Priestess
    .gender = feminine
clocktower-high_priestess-short = Hears whom it is best to talk to
clocktower-high_priestess-ability = Each night the Storyteller recommends somebody to you: a talk with that player is worth most.
clocktower-high_priestess-when = Each night
clocktower-high_priestess-example = You are shown Vera. She turns out to know that one of your suspects is good.
clocktower-high_priestess-play = The Storyteller knows everything and wants your team to have a chance: go and listen. Ask why it might be this player, tonight.
clocktower-high_priestess-bluff = Send the town each day to somebody who knows nothing.
clocktower-high_priestess-lead = Point at whoever would help her most today: somebody who knows the missing half, somebody nobody has heard, or a liar about to slip. If she is drunk or poisoned, point at somebody useless.

clocktower-general = General
    .genitive = General
    .accusative = General
    .gender = masculine
clocktower-general-short = Hears which side is winning
clocktower-general-ability = Each night the Storyteller sums the game up for you: good is ahead, evil is ahead, or nobody is.
clocktower-general-when = Each night
clocktower-general-example = After the third execution you hear “good”: somebody who mattered to evil is dead.
clocktower-general-play = Compare each night with the one before: what has changed since? That is what the Storyteller thinks of the last day.
clocktower-general-bluff = Praise each execution of a good player as a turn for the better.
clocktower-general-lead = Say honestly how you see the game, not only by counting the dead: who believes whom? If he is drunk or poisoned, say something else.

# questions
prompt-clocktower-learn-balloonist = Who does the Balloonist see?
    .note = Somebody of another kind than last night. Spy and Recluse may register otherwise.
prompt-clocktower-nightwatchman = Who do you show yourself to?
    .note = Once in the game: they learn that you are the Nightwatchman. You may also wait.
prompt-clocktower-nightwatchman_lie = Who seems the Nightwatchman?
    .note = There is a Vortox: the chosen player learns of somebody else.
prompt-clocktower-high_priestess = Who should she talk to most?
    .note = It is your opinion. If the High Priestess is drunk or poisoned: somebody useless.
prompt-clocktower-general = Which side is winning?
    .note = It is your opinion. If the General is drunk or poisoned: something else.
option-clocktower-neither = Neither
answer-neither = neither

# news
story-you-informed-balloonist = You float over { $place }.
story-you-informed-nightwatchman = { $place } is the Nightwatchman.
story-you-informed-high_priestess = You should talk to { $place } most.
story-you-informed-general = Which side is winning: { $answer }.
story-clocktower-informed-balloonist = { $who } is shown somebody of another kind: { $place }
story-clocktower-informed-nightwatchman = { $who } learns that { $place } is the Nightwatchman
story-clocktower-informed-high_priestess = { $who } is shown whom to talk to: { $place }
story-clocktower-informed-general = { $who } hears which side is winning: { $answer }
why-talk-to-knowing = Somebody good who knows something.
why-fewer-lost = By how many each side has lost; you may see more in it.

clocktower-village_idiot = Village Idiot
    .genitive = Village Idiot
    .accusative = Village Idiot
    .gender = masculine
clocktower-village_idiot-short = Learns a side each night; may be one of three
clocktower-village_idiot-ability = Each night ask about a player: good or evil? [Up to three Village Idiots; of several, one is drunk.]
clocktower-village_idiot-when = Each night
clocktower-village_idiot-example = You choose Boris and hear “evil”. Another Village Idiot chose him too and heard “good”: one of you is drunk, or lies.
clocktower-village_idiot-play = Come forward and look for the others. Two who choose the same players soon find out which of them can be trusted.
clocktower-village_idiot-bluff = Up to three may say it, so a fourth is one too many; as a second or third you are welcome.
clocktower-village_idiot-lead = Put one to three of them into the bag, in the place of other Townsfolk. If there are several decide which is drunk for the whole game. Wake them one after the other.

clocktower-bounty_hunter = Bounty Hunter
    .genitive = Bounty Hunter
    .accusative = Bounty Hunter
    .gender = masculine
clocktower-bounty_hunter-short = Knows an evil player, and soon the next
clocktower-bounty_hunter-ability = On the first night an evil player is shown to you. Whenever the one you know dies, you are shown the next that night. [One Townsfolk is evil.]
clocktower-bounty_hunter-when = First night, and when the known player has died
clocktower-bounty_hunter-example = You are shown Gleb. The town executes him, and at night you are shown Dasha.
clocktower-bounty_hunter-play = Have your player executed, and you get the next name. But first ask yourself whether they may be no more than the evil Townsfolk.
clocktower-bounty_hunter-bluff = Name somebody good as your bounty, and a second one when the first is dead.
clocktower-bounty_hunter-lead = After the deal make another Townsfolk evil and tell that player; they keep their ability. Show a Minion or the evil Townsfolk first. If the shown player dies by day or night, show another one that night.

# questions
prompt-clocktower-village_idiot = Whose side do you ask?
    .note = Any player, yourself too. You learn whether they are good or evil.
prompt-clocktower-learn-village_idiot = What does the Village Idiot hear?
    .note = The side of the chosen player. Spy and Recluse may register either way.
prompt-clocktower-village_idiot_drunk = Which Village Idiot is drunk?
    .note = There are several: one of them is drunk for the whole game.
prompt-clocktower-learn-bounty_hunter = Who does the Bounty Hunter see?
    .note = An evil player. Spy and Recluse may register either way.
prompt-clocktower-bounty_evil = Which Townsfolk is evil?
    .note = There is a Bounty Hunter. The player is told of the side at once.

# news
story-you-informed-village_idiot = { $place } is { $answer }.
story-you-informed-bounty_hunter = { $place } is evil.
story-clocktower-informed-village_idiot = { $who } learns that { $place } is { $answer }
story-clocktower-informed-bounty_hunter = { $who } is shown somebody evil: { $place }
story-clocktower-marked-bounty = { $who } is known to the Bounty Hunter
grim-mark-bounty = Known to the Bounty Hunter
mark-clocktower-bounty = bounty

clocktower-king = King
    .genitive = King
    .accusative = King
    .gender = masculine
clocktower-king-short = Known to the Demon; late, learns who still lives
clocktower-king-ability = The Demon knows that you are the King. Each night, once at least half of the players are dead, you learn the role of a living player.
clocktower-king-when = Each night, once half of the players are dead
clocktower-king-example = Four are alive and four dead. You are shown the Baron: he is among your last three.
clocktower-king-play = You are good to the end only if you get there, and the Demon decides that. Let others seem more dangerous than you; whoever dies late in your place has done you a service.
clocktower-king-bluff = Only the Demon knows that you lie. Name, late in the game, roles that fit your friends’ claims.
clocktower-king-lead = On the first night point the King out to the Demon, and to each new Demon when there is one. From the night in which half are dead show a role of somebody alive: by that the good should be able to end the game.

clocktower-choirboy = Choirboy
    .genitive = Choirboy
    .accusative = Choirboy
    .gender = masculine
clocktower-choirboy-short = Sees the Demon if it kills the King
clocktower-choirboy-ability = The King’s death by the Demon’s hand shows you who the Demon is. [A King is in play.]
clocktower-choirboy-when = The night in which the Demon kills the King
clocktower-choirboy-example = The King dies in the night. You are woken and shown Gleb.
clocktower-choirboy-play = Keep quiet and live: as long as you do the Demon dare not attack the King. Do not let it find out who you are.
clocktower-choirboy-bluff = When the King is dead, name somebody good.
clocktower-choirboy-lead = A King must be in play too. If the Demon kills him at night and the Choirboy lives, wake the Choirboy and point at the Demon. An execution does not count.

# questions
prompt-clocktower-learn-king = Which role does the King see?
    .note = That of somebody who lives. Spy and Recluse may register otherwise.
prompt-clocktower-learn-choirboy = Who does the Choirboy see?
    .note = The Demon. A Recluse may register as one.

# news
story-you-informed-king = Somebody who lives is this: { $answer }.
story-you-informed-king_is = { $place } is the King.
story-you-informed-choirboy = { $place } is the Demon.
story-clocktower-informed-king = { $who } learns that somebody who lives is this: { $answer }
story-clocktower-informed-king_is = { $who } learns who the King is: { $place }
story-clocktower-informed-choirboy = { $who } is shown the Demon: { $place }

clocktower-preacher = Preacher
    .genitive = Preacher
    .accusative = Preacher
    .gender = masculine
clocktower-preacher-short = Takes the Minions’ abilities away
clocktower-preacher-ability = Each night preach to a player; a Minion is told of it. No Minion you have preached to has an ability any more.
clocktower-preacher-when = Each night
clocktower-preacher-example = You choose Gleb, the Poisoner. From tonight on he poisons nobody, and he knows it.
clocktower-preacher-play = You hear nothing back, but everybody else’s news gets better. Go through those you trust least, and stay alive: with you it all ends.
clocktower-preacher-bluff = Say whom you chose, and that their tricks have ceased since.
clocktower-preacher-lead = If the chosen player is a Minion wake them and say that the Preacher has chosen them, but not who that is. Mark them: they have no ability while the Preacher lives and is sober. They still wake and choose.

clocktower-acrobat = Acrobat
    .genitive = Acrobat
    .accusative = Acrobat
    .gender = masculine
clocktower-acrobat-short = Dies if the chosen player is drunk or poisoned
clocktower-acrobat-ability = Each night but the first, choose who holds your rope: if that player is drunk or poisoned at any moment tonight, you die.
clocktower-acrobat-when = Each night but the first
clocktower-acrobat-example = You choose the Empath and live: what the Empath heard tonight is true.
clocktower-acrobat-play = Vouch for somebody’s news every morning by being alive. Say in time whom you are going to choose, so that your death has a meaning.
clocktower-acrobat-bluff = Call the news you dislike drunk, and the news that helps you sober.
clocktower-acrobat-lead = Mark the chosen player. If they are drunk or poisoned, or become so before dawn, the Acrobat dies at once. The Drunk counts as drunk. A drunk or poisoned Acrobat lives.

# questions
prompt-clocktower-preacher = Who do you preach to?
    .note = A Minion learns of it and has no ability while you live and are sober.
prompt-clocktower-register-preacher = Does this player count as a Minion?
    .note = A Recluse may, a Spy need not. If so they learn of it and have no ability.
prompt-clocktower-acrobat = Who do you rely on?
    .note = If they are drunk or poisoned, or become so tonight, you die.

# news
story-you-informed-preached = The Preacher has chosen you: you have no ability.
story-clocktower-informed-preached = { $who } has been chosen by the Preacher and has no ability
story-clocktower-misled-blocked = { $who } was told a lie, having no ability. In truth: { $answer }
story-clocktower-marked-partner = The Acrobat relies on { $who }
grim-mark-blocked = No ability
mark-clocktower-blocked = no ability
grim-mark-partner = The Acrobat relies on them
mark-clocktower-partner = partner

clocktower-lycanthrope = Lycanthrope
    .genitive = Lycanthrope
    .accusative = Lycanthrope
    .gender = masculine
clocktower-lycanthrope-short = Kills the good, and keeps the Demon from killing
clocktower-lycanthrope-ability = Each night but the first, hunt a living player. Only the good fall prey to you, and then the Demon kills nobody tonight. One good player counts as evil for you.
clocktower-lycanthrope-when = Each night but the first
clocktower-lycanthrope-example = You choose Boris, and at dawn Vera is dead: so Boris is evil, or the one good player who seems so to you.
clocktower-lycanthrope-play = You kill as often as the Demon would, but you learn by it: whoever dies of you was good, whoever lives is most likely not. Choose whom the town suspects, not whom it needs.
clocktower-lycanthrope-bluff = Say that tonight’s victim was yours, and hence good.
clocktower-lycanthrope-lead = Before the game mark a good player who counts as evil for them. If they choose a good player that player dies, and the Demon wakes as always but kills nobody. If they choose somebody evil nothing happens.

clocktower-princess = Princess
    .genitive = Princess
    .accusative = Princess
    .gender = feminine
clocktower-princess-short = Her first execution buys a quiet night
clocktower-princess-ability = An execution that you bring about by nominating on your first day keeps the Demon from killing that night.
clocktower-princess-when = On the night after her first day
clocktower-princess-example = You nominate Gleb on the first day, he is executed, and at dawn everyone is alive.
clocktower-princess-play = Nominate on the first day, with a reason that convinces. A quiet night afterwards says that your role is true.
clocktower-princess-bluff = A Demon who wakes and spares everybody makes you a Princess.
clocktower-princess-lead = If on her first day her nominee was executed, mark her. Wake the Demon as always: nobody dies of it tonight. She has to be alive and sober then.

# questions
prompt-clocktower-lycanthrope = Who do you hunt?
    .note = A living player. A good one dies, and then the Demon kills nobody tonight.
prompt-clocktower-register-lycanthrope = Does this player count as good?
    .note = A Spy may, a Recluse need not. If so they die, and the Demon kills nobody tonight.
prompt-clocktower-faux_paw = Who counts as evil for them?
    .note = For the Lycanthrope alone, and all game long: a good player.

# news
foresee-attack-lycanthrope = { $who } dies, hunted by the Lycanthrope
foresee-attack-peace = { $who } is attacked and lives: the Demon kills nobody tonight
story-clocktower-marked-faux_paw = { $who } counts as evil for the Lycanthrope
story-clocktower-marked-peace = Because of { $who } the Demon kills nobody
grim-mark-faux_paw = Evil for the Lycanthrope
mark-clocktower-faux_paw = seems evil
grim-mark-peace = The Demon kills nobody
mark-clocktower-peace = quiet night

clocktower-farmer = Farmer
    .genitive = Farmer
    .accusative = Farmer
    .gender = masculine
clocktower-farmer-short = Killed at night, leaves another Farmer
clocktower-farmer-ability = Your death at night makes a Farmer of one of the living good players.
clocktower-farmer-when = When he dies at night
clocktower-farmer-example = You die in the night. Boris was the Chef; from now on he is a Farmer, and good.
clocktower-farmer-play = Tell nobody and let yourself be attacked: your heir will know that they are good, and can name you.
clocktower-farmer-bluff = When a good player has died at night say that you have inherited the farm.
clocktower-farmer-lead = As soon as he dies at night choose a living good player, best one whose ability is used up, and tell them what they are now. Nobody else learns it. If he was drunk or poisoned, or died by day, nothing happens.

clocktower-banshee = Banshee
    .genitive = Banshee
    .accusative = Banshee
    .gender = feminine
clocktower-banshee-short = Killed by the Demon, nominates and votes twice
clocktower-banshee-ability = If the Demon kills you, everyone is told that the Banshee is dead. From then on you nominate up to twice a day, and your hand is worth two in every vote.
clocktower-banshee-when = After the Demon has killed her
clocktower-banshee-example = At dawn two are dead, and it is said that a Banshee has died. One of the two nominates Gleb, and her hand counts twice.
clocktower-banshee-play = You want the Demon to come: look like somebody it has to kill. Dead, you carry more weight than any of the living, so collect your votes with care.
clocktower-banshee-bluff = Claim it while you live, and the Demon’s silence about you explains itself.
clocktower-banshee-lead = If the Demon kills her announce at dawn that a Banshee has died, and not who it is. She needs no vote token. If she is drunk or poisoned later she votes like the other dead for so long.

# questions
prompt-clocktower-farmer = Who becomes a Farmer?
    .note = A living good player. A Spy may register as good, a Recluse as evil.

# news
story-clocktower-announced-banshee = A Banshee has died
story-clocktower-marked-wailing = { $who } was the Banshee, killed by the Demon
grim-mark-wailing = Votes and nominates twice
mark-clocktower-wailing = twice
why-nothing-to-lose = Somebody good whose ability is used up.

clocktower-fisherman = Fisherman
    .genitive = Fisherman
    .accusative = Fisherman
    .gender = masculine
clocktower-fisherman-short = Gets advice from the Storyteller once
clocktower-fisherman-ability = Once in the game, by day, go to the Storyteller and ask what would help your team to win.
clocktower-fisherman-when = By day, once
clocktower-fisherman-example = “Do not execute Anna.” Anna was next on everybody’s list.
clocktower-fisherman-play = Wait for the day on which you do not know what to do. Then do what you are told, unless you have reason to think that you are drunk.
clocktower-fisherman-bluff = Nobody hears what you were told. Bring the town the advice you would like it to follow.
clocktower-fisherman-lead = Give them one piece of advice, short and useful, and plain: whom to talk to, whom to execute or to spare, whose news to doubt; or something of your own, by a whisper or face to face. If they are drunk or poisoned it should do harm.

# questions
square-power-fish = Ask for advice
    .note = Nobody notices. The real Fisherman is advised once; everybody else never.
prompt-clocktower-fish = A player asks you for advice
    .note = Anybody may come. What you have to advise a Fisherman follows.
prompt-clocktower-fisherman = What do you advise?
    .note = What helps their team; if the Fisherman is drunk or poisoned, what harms it. Your own words you say by a whisper or face to face.
prompt-clocktower-fisherman-talk_to = Who should they talk to?
prompt-clocktower-fisherman-execute = Who should they execute?
prompt-clocktower-fisherman-spare = Who should they spare?
prompt-clocktower-fisherman-doubt = Whose news should they doubt?
option-clocktower-talk_to = Talk to somebody
option-clocktower-execute = Execute somebody
option-clocktower-spare = Spare somebody
option-clocktower-doubt = Doubt somebody’s words
option-clocktower-own_words = In my own words

# news
story-you-informed-fish = The Storyteller has no advice for you.
story-you-informed-fisherman_talk_to = The Storyteller’s advice: talk to { $place }.
story-you-informed-fisherman_execute = The Storyteller’s advice: execute { $place }.
story-you-informed-fisherman_spare = The Storyteller’s advice: do not execute { $place }.
story-you-informed-fisherman_doubt = The Storyteller’s advice: doubt what { $place } says.
story-you-informed-fisherman_own_words = The Storyteller has advice for you, in their own words.
story-clocktower-informed-fish = { $who } asks the Storyteller for advice and gets none
story-clocktower-informed-fisherman_talk_to = { $who } is advised to talk to { $place }
story-clocktower-informed-fisherman_execute = { $who } is advised to execute { $place }
story-clocktower-informed-fisherman_spare = { $who } is advised to spare { $place }
story-clocktower-informed-fisherman_doubt = { $who } is advised to doubt { $place }
story-clocktower-informed-fisherman_own_words = { $who } gets advice in the Storyteller’s own words
