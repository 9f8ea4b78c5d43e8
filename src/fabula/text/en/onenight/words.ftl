# words of the table, what they mean, and how texts say them: a stem* takes the endings of the language

# cards
term-onenight-own_card = Your card
    .text = What lies before you. At the end you are what it says, even if it is another card than the one you were dealt.
    .forms = your card | own card | your new card
term-onenight-middle = Cards in the middle
    .text = The three cards that nobody was dealt. No one of them wins or loses, but cards may move there and back.
    .forms = in the middle | the middle
term-onenight-look = Look at
    .text = To see the face of a card, alone and in secret, and lay it back as it was.
    .forms = look at
term-onenight-exchange = Exchange
    .text = Two cards change places; whoever has the one now has the other. Not looking is part of it unless the card says so.
    .forms = exchange* | swap* | swapped
term-onenight-copy = Copy
    .text = To be from now on the role of a card one has seen, on its side, with what it does tonight. Only the Doppelganger copies.
    .forms = copies | copied | copy
term-onenight-ability = Ability
    .text = What a role does at night or in the vote. Some have none, and talk all the better.
    .forms = abilit*
term-onenight-may = May, must
    .text = What you may do you can also leave. What you must do is done even if you would rather not.
    .forms = may | must
term-onenight-lone_wolf = Lone wolf
    .text = The only Werewolf among the players: it meets nobody at night. In a variant it may look at a card in the middle.
    .forms = only Werewolf | wakes alone

# course
term-onenight-village = Village
    .text = The Villagers and all roles that win with them. The village wins if a Werewolf dies, or if nobody dies where no player is one.
    .forms = village
term-onenight-side = Side
    .text = What you belong to by your card at the end: the village, the Werewolves, or the Tanner alone.
    .forms = side*
term-onenight-win = Win
    .text = Decided by what the cards are after the vote. Several players win together, one alone, or nobody at all.
    .forms = win | wins
term-onenight-call = Call
    .text = The moment at night when a role opens its eyes. Roles are called by name, one after another, always in the same order.
    .forms = called
term-onenight-point = Point at
    .text = How one votes here: on three, everyone points at another player at the same moment.
    .forms = point*
term-onenight-tie = Tie
    .text = Several players have the same highest number of votes: all of them die. With one vote each nobody dies.
    .forms = tie
