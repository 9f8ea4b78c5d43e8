# Blood on the Clocktower, roles of no printed set: Townsfolk of the Carousel, with their questions and news.

clocktower-steward = Steward
    .genitive = Steward
    .accusative = Steward
    .gender = masculine
clocktower-steward-short = Knows one good player
clocktower-steward-ability = On the first night you learn one player who is good.
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
clocktower-knight-ability = On the first night you learn two players neither of whom is the Demon.
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
clocktower-noble-ability = On the first night you learn three players. One of them is evil, and only one.
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
clocktower-shugenja-ability = On the first night you learn whether the evil player nearest to you sits clockwise or anticlockwise. Where two are as near, you may be told either.
clocktower-shugenja-when = First night
clocktower-shugenja-example = You hear “clockwise”. Your neighbour on that side, or the one behind, is worth a closer look.
clocktower-shugenja-play = Your news says how far the other side is clean: as far as the first evil player on yours. Find that one, and everybody nearer on the other side is good.
clocktower-shugenja-bluff = Point to where the good sit close together.
clocktower-shugenja-lead = Count seats, the dead and Travellers too, to the nearest evil player on either side. As near on both sides: choose either. Spy and Recluse may register either way.

# questions
prompt-clocktower-learn-steward = Whom does the Steward see?
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
story-clocktower-informed-knight = { $who } is shown two who are no Demon: { $a } and { $b }
story-clocktower-informed-noble = { $who } is shown three, one of them evil: { $names }
story-clocktower-informed-shugenja = { $who } hears where evil sits nearest: { $answer }
