### What is written over the table: hints about the pit pointed at, and buttons for moves that lift no pit.

# $pit: its name. $seeds (number): how many seeds it holds.
table-pit = { $seeds ->
    [0] { $pit }, empty
    [one] { $pit }, one seed
   *[other] { $pit }, { $seeds } seeds
}
# $pieces: pieces of another kind that lie there, such as "one cowrie".
table-pit-specials = { $seeds ->
    [0] { $pit }, { $pieces }
    [one] { $pit }, one seed and { $pieces }
   *[other] { $pit }, { $seeds } seeds and { $pieces }
}
# $owner: to whom it is sold, wholly or by half.
table-pit-sold = { $seeds ->
    [0] { $pit }, sold to { $owner }, empty
    [one] { $pit }, sold to { $owner }, one seed
   *[other] { $pit }, sold to { $owner }, { $seeds } seeds
}
table-pit-half-sold = { $seeds ->
    [0] { $pit }, half sold to { $owner }, empty
    [one] { $pit }, half sold to { $owner }, one seed
   *[other] { $pit }, half sold to { $owner }, { $seeds } seeds
}
# Of pits that have become something. $owner: whose they are. $trap, $house: what they are called. $counts: yes if a house
# holds enough seeds to count as one, else no.
table-pit-trap = { $seeds ->
    [0] { $pit }, { $owner }'s { $trap }, empty
    [one] { $pit }, { $owner }'s { $trap }, one seed
   *[other] { $pit }, { $owner }'s { $trap }, { $seeds } seeds
}
table-pit-missed = { $seeds ->
        [one] { $pit }, one seed that { $owner } left standing
       *[other] { $pit }, { $seeds } seeds that { $owner } left standing
    }
table-pit-played = { $seeds ->
        [one] { $pit }, played in this round, one seed
       *[other] { $pit }, played in this round, { $seeds } seeds
    }
table-pit-barred = { $seeds ->
    [one] { $pit }, blocked for this turn, one seed
   *[other] { $pit }, blocked for this turn, { $seeds } seeds
}
table-pit-house = { $counts ->
    [yes] { $pit }, { $owner }'s { $house }, { $seeds ->
            [one] one seed
           *[other] { $seeds } seeds
        }
   *[no] { $seeds ->
        [0] { $pit }, { $owner }'s { $house }, empty
        [one] { $pit }, { $owner }'s { $house }, one seed, too few to count
       *[other] { $pit }, { $owner }'s { $house }, { $seeds } seeds, too few to count
    }
}
table-pit-house-barred = { $seeds ->
    [one] { $pit }, { $owner }'s { $house }, blocked for this turn, one seed
   *[other] { $pit }, { $owner }'s { $house }, blocked for this turn, { $seeds } seeds
}
# $last: the name of a pit.
table-lap-ends = The first lap ends in { $last }.
table-last-in-pit = The last seed falls in { $last }.
table-sets-out = A seed from your hand is placed here.
table-last-in-store = The last seed falls in your store.
# $owner: whose.
table-last-in-other-store = The last seed falls in { $owner }'s store.
table-relays = { $laps ->
    [one] The sowing goes on once.
    [2] The sowing goes on twice.
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
# The same with pieces of another kind. $pieces: such as "one cowrie".
table-takes-specials = { $seeds ->
    [0] It captures { $pieces }.
    [one] It captures one seed and { $pieces }.
   *[other] It captures { $seeds } seeds and { $pieces }.
}
table-claims = It wins a pit for good.
table-again = You move again.
table-asks = You are asked to decide on the way.
table-asks-opponent = Your opponent is asked to decide on the way.
table-endless = The turn would never end.
table-wins = It wins the game.
table-loses = It loses the game.
table-draws = It ends the game in a draw.
table-voids = The game would not count.
table-wins-round = It ends the round, and you win it.
table-loses-round = It ends the round, and you lose it.
table-levels-round = It ends the round in a draw.
table-voids-round = The round would not count.
table-wins-match = It wins the match.
table-loses-match = It loses the match.
# Between two rounds. $round (number): the round that is laid out.
table-closes = Choose it to stay closed in round { $round }.
table-wins-pit = Choose it to be your own in round { $round }.
# $seeds (number): those that have been captured.
table-deposits = { $seeds ->
    [one] The captured seed goes into this pit.
   *[other] The { $seeds } captured seeds go into this pit.
}
# $answer: what the button says that answers the question about the pit in the same way.
table-click-answers = A click answers: { $answer }.
table-choose-way = Which way? Click the left or the right half, drag that way, or press < or >.
table-choose-compass = Which way? Click near an arrow, drag that way, or press a digit as on a number pad: 8 goes up, 9 up and to the right.
table-to-choose = Skip to end of move to play from here.

table-reserve = Bring in the reserve
# $seeds (number): how many. $chosen: yes if the player chooses the way, else no.
table-sow-store = { $seeds ->
        [one] One seed from the store
       *[other] { $seeds } seeds from the store
    }{ $chosen ->
        [yes] , { $way }
       *[no] { "" }
    }
table-shift = Shift a pit
# $to: the pit into which all the seeds go that lie in the one pointed at.
table-shifts = All the seeds go together into { $to }.
# $to: the pit into which one seed goes of the pit pointed at.
table-gives-seed = One seed goes into { $to }.
table-gather = Play the opening move
table-swap = Exchange seats
table-pass = Pass
table-capture = Capture
table-leave-seeds = Leave the seeds
table-take-passing = Take them
table-let-stand = Let them stand
table-claim = Claim the pit
table-leave-pit = Leave it
table-sow-on = Sow on
table-end-turn = End the turn here
table-retreat = Move them back
table-stay = Let them stay

# Where a pit is chosen in the middle of a move that is being shown, and what can be done about it.
table-being-shown = This move is still being shown.
table-end-move = Skip to end of move to play from here
table-too-long = This game has reached a million steps, the most that can be recorded. Begin another one.
table-game-over = This game is over.
# Where what was drawn on the board was wiped away.
table-wiped = Drawings cleared.
table-draw-again = Undo
# Where a move was made before others of the record, and the game goes on with it. $moves (number): how many were left for it.
table-left-behind = { $moves ->
    [one] The game goes on from here. The later move is kept as a variation.
   *[other] The game goes on from here. The { $moves } later moves are kept as a variation.
}
# Where a move was made before others of the record, which stay as they are. $moves (number): how many of those there are.
table-variation-begun = { $moves ->
    [one] This is a variation. The later move stays as it is.
   *[other] This is a variation. The { $moves } later moves stay as they are.
}
table-back-to-line = Back to those moves
table-opened = Opened { $file }.
table-saved = Saved { $file } in { $folder }.
table-open-folder = Open folder
table-copied = Copied: { $position }
