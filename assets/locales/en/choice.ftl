### Which moves may be chosen.

# $least (number): the fewest seeds that a pit must hold. $rows (number): 2 or 4.
choice-own-pits = { $least ->
        [1] Choose any of your own pits that holds seeds, and lift all the seeds in it.
        [2] Choose one of your own pits that holds two or more seeds, and lift all of them. A pit with a single seed may
            not be chosen.
       *[other] Choose one of your own pits that holds { $least } or more seeds, and lift all of them. A pit with fewer
            may not be chosen.
    }
choice-feed = If your opponent has no seeds left in the pits, you must make a move that gives at least one, if there is
    such a move.
choice-no-grand-slam = You may not make a move that would capture all of your opponent's seeds.
choice-no-return = If your opponent has just moved a lone seed from the end of the row across into an empty pit of yours,
    you may not send it straight back: that pit is barred on your next turn. Any other move lifts the ban.

# $seeds (number): seeds of the reserve.
choice-reserve = Once in the game, at the beginning of a turn, you may bring in your reserve: put one of its { $seeds }
    seeds into each of your pits. Nothing is captured by this, and no sowing goes on from it. You then make an
    ordinary move in the same turn, so you need to have one.
choice-swap = Instead of moving you may exchange seats with your opponent. The board stays as it is, and the side whose
    turn it was moves next, now played by your opponent.

## Lines that stand where no clause says otherwise.

choice-must-move = You may not decline to move.
