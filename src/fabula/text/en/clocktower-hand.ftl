# Roles without rules here: what is said while they are led.

prompt-clocktower-led_players = Whom do you choose?
    .note = The Storyteller asks. Fewer may be chosen, or nobody.
prompt-clocktower-led_role = Which role do you choose?
    .note = The Storyteller asks. Touch one role, or none.
prompt-clocktower-led_yes_no = Yes or no?
    .note = The Storyteller asks and waits for your answer.
story-you-card = The Storyteller shows you: { $what }
story-clocktower-card = { $who } is shown: { $what }
grim-mark-led = { $role }, mark { $n }
grim-card-note = For you
grim-info-card = A card for { $name }
grim-info-text = A text, if you like
grim-info-players = Players on it
grim-info-roles = Roles on it
grim-info-note = Sent, it stays in the player’s journal; nobody else learns of it.
grim-info-hold = Hold up here
grim-info-send = Send to { $name }
grim-write-card = Send a card
grim-ask = Ask { $name }
grim-ask-note = The player answers on their phone, or you touch what they point at.
grim-ask-players = { $n ->
    [1] To choose a player
   *[other] To choose up to { $n } players
  }
grim-ask-role = To choose a role
grim-ask-yes_no = Yes or no
grim-put-mark = Put a mark
grim-put-where = At whose token?
grim-led-note = There are no rules for this role here. What it does you let happen by hand: touch a token.
grim-led-ability = What the role does
grim-amend-wake = Wake
grim-amend-ask = Ask to choose
grim-amend-execute = Is executed
grim-amend-block = Is about to die
grim-amend-gain = One more ability
grim-amend-swap = Swap roles with
grim-avert = The game goes on
grim-avert-note = With roles that you lead the end is yours to judge. It is announced only when you confirm it.
grim-set-by-hand = With roles that you lead you may set the numbers yourself: { $n } of { $of } chosen.
grim-set-off-table = This set is off the table. Make sure that this is what the roles in it want.
grim-set-again = { $role }: once more
script-is-led = Led by hand.
script-own = The author’s own, led by hand
advice-clocktower-led = These have no rules here; whoever leads plays them by hand, prompted at their turn: { $roles }
advice-clocktower-left-out = Left out, because Fabula does not know their rules and nobody leads: { $roles }
