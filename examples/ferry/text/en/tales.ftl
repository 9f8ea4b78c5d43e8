ferry = The Ferry
    .note = Somebody aboard has not paid. One night, one talk, one vote. 3 to 12 players, five minutes.
