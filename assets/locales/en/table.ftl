### What is written over the table: hints about the pit pointed at, and buttons for moves that lift no pit.

# $pit: its name. $seeds (number): how many seeds it holds.
table-pit = { $seeds ->
    [0] { $pit }, empty
    [one] { $pit }, one seed
   *[other] { $pit }, { $seeds } seeds
}
# $last: the name of a pit.
table-last-in-pit = The last seed falls in { $last }.
table-last-in-store = The last seed falls in your store.
table-last-in-other-store = The last seed falls in the opponent's store.
table-relays = { $laps ->
    [one] The sowing goes on once.
   *[other] The sowing goes on { $laps } times.
}
table-takes = { $seeds ->
    [one] It captures one seed.
   *[other] It captures { $seeds } seeds.
}
table-gives = { $seeds ->
    [one] One seed goes to your opponent.
   *[other] { $seeds } seeds go to your opponent.
}
table-again = You move again.
table-asks = You are asked to decide on the way.
table-endless = The turn would never end.
table-wins = It wins the game.
table-loses = It loses the game.
table-draws = It ends the game in a draw.
table-voids = The game would not count.
table-choose-way = Which way? Click the left or the right half, or press < or >.
table-to-choose = Step to the end of this move to play from here.

table-reserve = Bring in the reserve
table-swap = Exchange seats
table-pass = Pass
table-capture = Capture
table-leave-seeds = Leave the seeds
table-claim = Claim the pit
table-leave-pit = Leave it
table-go = Yes
table-stop = No

table-not-now = No move can be made in the middle of one that is being shown.
table-opened = Opened { $file }.
table-saved = Saved { $file }.
table-copied = Copied: { $position }
