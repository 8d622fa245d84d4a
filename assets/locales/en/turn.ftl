### Whose turn it is.

# $players (number): how many sit at the board. $stuck-binds: yes if the game ends when the extra move cannot be made and $stuck-ends
# that a player who cannot move ends it, else no.
again--store = { $players ->
        [1] If the last seed falls in the store, the sowing is over, and you choose a pit again.
       *[other] If the last seed falls in your own store, you move again, as often as this happens.
    } { $stuck-binds ->
        [yes] { $stuck-ends ->
                [yes] If you then cannot move, the { $game } ends, as on any turn.
               *[no] { "" }
            }
       *[no] { "" }
    }
    .for = store=own
# $players: as above.
turn-bonus-lapses = { $players ->
        [2] If you cannot make the extra move, you lose it, and it is your opponent's turn.
       *[other] If you cannot make the extra move, you lose it.
    }
# $most: extra moves, or none if there is no limit.
extra = { $most ->
        [none] { "" }
        [1] There is only one extra move in a turn, whatever it captures.
       *[other] There are no more than { $most } extra moves in a turn.
    }
    .says = most unusable
# $next-way: free, or reversed.
again--side-was = If the last seed falls in an empty pit of your own, and no seed of this move has fallen on your opponent's side,
    nothing is captured, and you move again, as often as this happens. { $next-way ->
        [reversed] The next move must go in the opposite direction to the lap that ended so.
       *[free] { "" }
    } If you cannot, your turn ends.
    .says = when-crossed next-way
    .for = side=own was=empty when-crossed=no
# $players: as above. $row-ends: yes if play stops when a row is empty, $lifts-any: yes if any pit that holds seeds may be lifted, else no.
pass = { $players ->
        [2] { $row-ends ->
                [yes] If you have seeds in your pits but no pit that may be chosen, you pass, and your opponent moves again.
               *[no] { $lifts-any ->
                        [yes] If all your pits are empty, you pass, and your opponent moves again.
                       *[no] If you have no pit that may be chosen, you pass, and your opponent moves again.
                    }
            }
       *[other] If there is no pit that you may choose, you pass.
    }
# $pays (number): how many seeds. $unpaid: passes or loses.
pass-pays = { $pays ->
        [0] { "" }
       *[other] If you pass, you move { $pays ->
        [one] one seed
       *[other] { $pays } seeds
    } from your own store to your penalty pit. { $unpaid ->
        [loses] { "" }
       *[passes] If your store is empty, you only pass.
    }
    }
pass-unpaid = { $unpaid ->
        [loses] If your store is empty when you pass, you have lost.
       *[passes] { "" }
    }
# $seeds (number): how many go into each pit. $lendable: yes if there are seeds to borrow, else no.
bring--pits-empty = If all your pits are empty when it is your turn, and the { $game } is not over, you first put { $seeds ->
        [one] one seed
       *[other] { $seeds } seeds
    } from your store into each of them, and then move. { $lendable ->
        [yes] If your store holds too few, you borrow what is missing: your store then counts below zero, until seeds that you
            win make up for it.
       *[no] If your store holds too few, you put in what there is.
    }
    .says = from seeds how borrows
    .for = from=store how=must
# A player has lost whose penalty pit is full. $verdict-of: frozen or plays-on.
end-verdict--penalty-holds = { $verdict-of ->
        [frozen] A player who has lost does not move any more. Seeds are still sown into that row.
       *[plays-on] { "" }
    }

## Lines that stand where no clause says otherwise.
turn-alone = You play alone. A game is one chain of sowings.
# $players: all, pairs or coalition. $order: a list of sides.
turn-square = { $players ->
        [pairs] The turns belong to the rows, in this order: { $order }. So the two of you take turns.
        [coalition] The turns belong to the rows, in this order: { $order }. So the player of two rows moves every other time.
       *[all] You take turns anticlockwise, in this order: { $order }.
    }
turn-lost-plays-on = A player who has lost while others play on goes on moving in turn, but can win no more and pays nothing.
turn-alternate = You and your opponent take turns.
turn-no-bonus = A last seed in your own store gives no extra move.
