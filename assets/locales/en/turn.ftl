### Whose turn it is.

turn-bonus = If the last seed falls in your own store, you move again, as often as this happens.
turn-bonus-lapses = If you cannot make the extra move, you lose it, and it is your opponent's turn.
# $empty: yes if a player without seeds passes too, else no.
turn-pass = { $empty ->
        [yes] If you have no pit that may be chosen, you pass, and your opponent moves again.
       *[no] If you have seeds in your pits but no pit that may be chosen, you pass, and your opponent moves again.
    }

## Lines that stand where no clause says otherwise.

turn-alternate = You and your opponent take turns.
turn-no-bonus = A last seed in your own store gives no extra move.
