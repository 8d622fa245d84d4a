### Whose turn it is.

# $players (number): how many sit at the board.
turn-bonus = { $players ->
        [1] If the last seed falls in the store, the sowing is over, and you choose a pit again.
       *[other] If the last seed falls in your own store, you move again, as often as this happens.
    }
# $players: as above.
turn-bonus-lapses = { $players ->
        [2] If you cannot make the extra move, you lose it, and it is your opponent's turn.
       *[other] If you cannot make the extra move, you lose it.
    }
# $players: as above.
turn-pass = { $players ->
        [2] If you have seeds in your pits but no pit that may be chosen, you pass, and your opponent moves again.
       *[other] If there is no pit that you may choose, you pass.
    }

## Lines that stand where no clause says otherwise.

turn-alone = You play alone. A game is one chain of sowings.
turn-alternate = You and your opponent take turns.
turn-no-bonus = A last seed in your own store gives no extra move.
