# Who leads: offers, votes and lots. Gaps: n (a number), names, name.
leads-note = Whoever leads sees all cards, calls the night and does not play. Anyone may offer; then all vote, or a lot decides.
leads-table = Or let the table decide
leads-could = I could lead
    .note = You still play unless the table chooses you.
leads-nobody = Nobody has offered yet.
leads-no-vote = No votes yet
leads-votes = { $n ->
    [one] { $n } vote: { $names }
   *[other] { $n } votes: { $names }
}
leads-vote = Vote
leads-voted = My vote
leads-vote-for = Vote for { $name } to lead
leads-by-vote = The votes decide
leads-by-lot = A lot decides
leads-lot-some = If the votes are tied, a lot decides. Lots are drawn among those who offered.
leads-lot-all = As nobody has offered, a lot is drawn among all who are here.

refused-no-volunteer = They have not offered to lead.
refused-nobody-voted = Nobody has voted yet.
