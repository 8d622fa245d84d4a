### The board and the opening, as the rule page tells them.
### "You" is the player who is to move.

# $rows (number): 2 or 4. $columns (number): pits in a row.
board-shape = { $rows ->
        [4] The board has four rows of { $columns ->
                [one] one pit
               *[other] { $columns } pits
            }. The two rows on your side are yours: the outer row lies at the edge of the board, the inner row at the
            middle line.
       *[other] The board has two rows of { $columns ->
                [one] one pit
               *[other] { $columns } pits
            }. The row on your side is yours, the other is your opponent's.
    }

# $stores: none, aside (for captures only), own (a sowing passes the sower's own), both (a sowing passes both).
board-stores = { $stores ->
        [none] There are no stores.
        [aside] Each of you also has a store, which keeps what you capture. It lies outside the path of sowing: no seed
            is ever sown into it.
        [both] Each of you has a store at the right-hand end of your row. Both stores lie on the path of sowing: whoever
            sows past a store drops a seed into it.
       *[own] Each of you has a store at the right-hand end of your row. When a sowing of yours passes your own store, a
            seed goes into it; your opponent's store you pass over.
    }

# $first, $last: names of the pits in South's left-hand and North's left-hand corner.
board-names = Pits are named as South sees them: a letter for the column, counted from South's left, and a number for the
    row, counted from South's edge. So { $first } is the corner at South's left hand, and { $last } the corner opposite
    to it.

# Only where the path of sowing runs through the stores.
board-store-names = S is South's store, and N is North's.

# $path: names of places in the order of sowing. $first: the first of them again.
# $stores: as in board-stores.
board-circuit-shared = { $stores ->
        [both] The path of sowing is one ring round the whole board, stores included.
       *[other] The path of sowing is one ring round the whole board.
    } Followed anticlockwise it runs { $path }, and on to { $first } again.

# $south-path, $north-path: names of places in the order of sowing. $south-first, $north-first: the first of them again.
board-circuit-own-stores = The path of sowing runs round the whole board, for each of you through your own store only.
    Followed anticlockwise, South's path is { $south-path }, and on to { $south-first } again; North's path is
    { $north-path }, and on to { $north-first } again.

# As above.
board-circuit-own-rings = Each of you sows only round your own two rows. Followed anticlockwise, South's path is
    { $south-path }, and on to { $south-first } again; North's path is { $north-path }, and on to { $north-first } again.

# $seeds: seeds in each pit. $total: all seeds of the game. $stores: as in board-stores.
setup-pits = { $seeds ->
        [one] At the start there is one seed in every pit, { $total } in all
       *[other] At the start there are { $seeds } seeds in every pit, { $total } in all
    }{ $stores ->
        [none] .
       *[other] ; the stores are empty.
    }

# $outer, $inner: seeds in each pit of an outer and of an inner row.
setup-rows = At the start { $outer ->
        [0] the outer rows are empty
        [one] there is one seed in every pit of the outer rows
       *[other] there are { $outer } seeds in every pit of the outer rows
    }, and { $inner ->
        [0] the inner rows are empty.
        [one] one in every pit of the inner rows.
       *[other] { $inner } in every pit of the inner rows.
    }

# $seeds: seeds in each player's hand. $total: all seeds of the game.
setup-hand = { $seeds ->
        [one] Each of you also holds one seed in reserve.
       *[other] Each of you also holds { $seeds } seeds in reserve.
    } There are { $total } seeds in the game.

# $side: south or north. $player: that side's name.
setup-first = { $player } moves first.

# $term: the players' own word.
term-store = The players call a store “{ $term }”.
term-seed = The players call the seeds “{ $term }”.
term-pit = The players call a pit “{ $term }”.
term-reserve = The players call the reserve “{ $term }”.
