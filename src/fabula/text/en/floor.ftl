# The word, the time, the call, the lead. Gaps: n (a number), name.
floor-order = Word, time, gathering
floor-word = Speak
floor-lower = Lower
floor-ask = Raise a hand: I wish to speak
floor-lower-mine = Lower my hand: I do not wish to speak any more
floor-wishes = wishes to speak, number { $n } in line
floor-hands = They wish to speak
floor-lower-of = Lower this hand: { $name }
floor-time = Time for all
floor-min = { $n } min
floor-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
floor-stop = Stop
floor-time-note = All see this clock. When time is up there is a sound; you lead on.
floor-time-fabula = Fabula keeps the time. Here you may give the talk another.
floor-speech = Time for accusation and defence
floor-gather = Call everybody
floor-call = Time to gather: everybody is called together.
floor-time-is-up = Time is up.
floor-not-now = This is for the day. By night all are silent until they open their eyes.

floor-handing = Hand over the lead
floor-to-device = To another device of mine
floor-alone = This device leads no more
    .note = When the link is opened everything closes here.
floor-show-link = Show the link and QR code
floor-link-qr = QR code: lead on another device
floor-link-note = The link works once and for five minutes. Whoever opens it sees all roles: do not show it to players.
floor-copy-link = Copy the link
floor-to-person = To another person
floor-to-person-note = They see all roles from then on and cannot play in this game any more.
floor-nobody-to-give = There is nobody to hand it to. It takes somebody who came in by the code and has no seat.
floor-give = Hand over
floor-share = Lead together
floor-take-back = Leads no more
floor-give-back = Lead no more
floor-sure = Yes, hand over
floor-sure-note = { $name } will lead, and you will only look on.

refused-moved = You lead or play on another device now.
refused-cannot-lead = Only somebody with a device of their own and without a seat can lead.
refused-hands-are-counted = Hands are being counted. Ask for the word after that.
refused-fabula-keeps-time = Fabula keeps the time. It can be changed while all talk.
refused-no-travellers = This game has no Travellers.
refused-not-their-wish = They have not asked to be a Traveller.
refused-too-many-travellers = There are no more than { $most } Travellers.

# one step back
floor-undo-to = Back: { $where }
floor-undo-answer = This answer is taken back:
floor-undo-time = Taken back: that this talk was closed. It goes on.
floor-undo-amend = Taken back: your last correction.
floor-undo-note = What has happened since is untold, on all devices.
floor-undo-asked = The question is asked again, with this answer as the advice.
floor-undo-do = Go back
floor-undo-not = Stay here
floor-undo-again = As before
floor-undo-before = Answered before it was taken back: { $what }
# who came when the game was on
floor-looking = The game is on, and you are looking on: here stands what all may see, and nothing secret.
floor-looking-seat = There is an empty seat: take it if it is yours or nobody else wants it.
floor-looking-next = You will play in the next game: stay here.
floor-looking-nameless = To play too come in by the code with your name.
floor-asks-to-come = { $name } asks to come as a Traveller.
floor-let-in = Let in
floor-let-in-whom = Let { $name } in
floor-decline = Not now
floor-not-now-whom = Not now: { $name }
floor-looks-on = Looking on, without a seat: { $names }
floor-seat = Seat { $n }
floor-hold-notes = Hold to read
floor-hold-note = What you were told is hidden from your neighbours. Let go, and it is covered again.
# no line to the server
floor-no-line = No connection.
floor-no-line-kept = What you answered is kept here and will be sent. Leave this page open.
floor-no-line-waits = This screen comes back by itself.
floor-player-name = Player’s name
floor-player-names-note = Several at once: with commas, or each on a line of its own.
floor-lookers = Looking on

floor-last = Last time
floor-last-again = The same again
floor-last-forget = Forget it
floor-last-others = With a phone of their own, by the code: { $names }
