# Who comes in, and who takes whose seat. Gaps: name, by (names), seat (a number).
door-title = Who may join
door-open = Anyone
door-nod = If I agree
door-shut = Nobody
door-onlookers = Spectators may watch
    .note = The big screen is a spectator too.
door-waits = { $name } would like to join
door-wants = { $name } would like to take seat { $seat }
door-wants-note = This seat was another player’s. Whoever takes it sees everything that player was told.
door-let-in = Let in
door-agree = Agree
door-decline = Decline
door-waiting = Waiting for another player to agree. If nobody is there who could, the seat is yours after a minute.
door-freed = Seat { $seat }, { $name }: freed by { $by }
door-come-as = Come in as “{ $name }”
door-name-of = Another name for { $name }

refused-table-shut = The host lets nobody new join this table.
refused-waits-for-a-nod = The host has been told and can let you in. Wait a moment.
refused-turned-away = This table has declined.
refused-nobody-waits = Nobody is waiting for that any more.
refused-another-nods = Another player has to agree to this.
refused-no-onlookers = The host does not admit spectators.
refused-cannot-keep = The server cannot write anything down right now. What you did is not kept; try again soon.
refused-table-spent = This table has written down all it may. Finish the game, then make a new table.
refused-too-much-written = Too much has been written down from here. Wait a while.
refused-too-busy = This table keeps the server too busy. Wait a moment.
