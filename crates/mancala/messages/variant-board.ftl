### Mistakes in boards: size, seats, stores and paths.

# $rows (number): how many rows the board has.
diagnostic-board-rows = `rows` is { $rows }
    .help = expected 1 to 4, or 6 or 8 of two columns
# $rows (number): 6 or 8.
diagnostic-board-endwise = a board of { $rows } rows is set endwise
    .help = expected two columns, `paths: OwnRings`, and no `seats`
# $columns, $most (numbers): how many there are, and the most that there may be. $high: yes if there are more than two rows.
# $most-low (number): the most with one row or two.
diagnostic-board-columns = `columns` is { $columns }
    .note = { $high ->
        [yes] with one row or two, the most is { $most-low }
       *[no] {""}
    }
    .help = expected 1 to { $most }
# $columns (number): how many there are, an odd number.
diagnostic-board-odd-middle-row = a board of three rows has { $columns ->
        [one] one column
       *[other] { $columns } columns
    }
    .help = expected an even number of columns, or written seats
# $rows (number): how many rows the board has.
diagnostic-square-rows = a square has four rows, one for each side
    .help = expected `rows: 4`, not { $rows }
diagnostic-penalties-without-square = penalty pits are for a square
    .help = expected no `penalties`
diagnostic-players-without-square = only on a square can a player have several seats
    .help = expected no `players`, or `seats: Square`
# $seats (number): how many seats are written.
diagnostic-seat-count = there are { $seats ->
        [0] no seats
       *[other] { $seats } seats
    }
    .help = expected 1 to 4
# $side: south, north, east or west.
diagnostic-seat-empty = { $side ->
        [south] South
        [north] North
        [east] East
       *[west] West
    } has no pit
    .help = expected one or more, or a seat fewer
# $pit: what is written. $first, $last: the names of the first and the last pit.
diagnostic-seat-unknown-pit = `seats` name { $pit }, which is not on the board
    .help = expected pits from { $first } to { $last }
# $pit: its name. $side: south, north, east or west.
diagnostic-seat-pit-twice = { $pit } is named twice among { $side ->
        [south] South's
        [north] North's
        [east] East's
       *[west] West's
    } pits
    .help = expected it once
# $pit: its name. $first, $second: south, north, east or west.
diagnostic-seat-pit-shared = { $pit } is { $first ->
        [south] South's
        [north] North's
        [east] East's
       *[west] West's
    } and { $second ->
        [south] South's
        [north] North's
        [east] East's
       *[west] West's
    }
    .help = expected one owner
# $pit: its name.
diagnostic-seat-pit-of-nobody = { $pit } is nobody's
    .help = expected an owner for every pit where four sides sit
# $side: south, north, east or west.
diagnostic-own-ring-rows = { $side ->
        [south] South
        [north] North
        [east] East
       *[west] West
    } has pits in more than two rows
    .help = expected written paths
diagnostic-stores-beside-written-paths = written paths name the stores that they pass
    .help = expected `stores: Aside`
# $board: own-rings, torus, written-seats (a ring of them) or three-rows.
diagnostic-stores-not-sown = stores cannot be sown on { $board ->
        [own-rings] a board where each side sows a ring of its own
        [torus] a torus
        [written-seats] a ring of written seats
       *[three-rows] a board of three rows
    }
    .help = expected `stores: None` or `Aside`, or written paths that name them
diagnostic-ends-without-ring = pits at the ends are for a ring of two rows whose stores are not sown
    .help = expected no `ends`, or `rows: 2`, no `seats`, no `paths`, and `stores: None` or `Aside`
diagnostic-stores-left-without-two-rows = stores at the left are for two rows
    .help = expected another value of `stores`
# $columns, $most (numbers): how many there are, and the most that there may be.
diagnostic-torus-columns = the torus has { $columns ->
        [one] one column
       *[other] { $columns } columns
    }
    .help = expected 4 to { $most }
# $rows (number): how many rows the board has.
diagnostic-torus-rows = a torus has four rows
    .help = expected `rows: 4`, or `paths: Ring` with { $rows }
diagnostic-torus-seats = the pits of a torus, and of no other board, are nobody's
    .help = expected `seats: Nobody` beside `paths: Torus`
diagnostic-ring-rows = one ring is for one to three rows
    .help = expected `paths: OwnRings`, `Torus` or `Written` with four, or `seats: Square`
diagnostic-ring-of-written-seats = no ring is known of written seats on three rows
    .help = expected written paths
diagnostic-square-own-rings = round a square all sow one ring
    .help = expected `paths: Ring` or `Written`
# $side: south, north, east or west.
diagnostic-path-of-one-pit = { $side ->
        [south] South's
        [north] North's
        [east] East's
       *[west] West's
    } path is one pit
    .help = expected two or more
# $paths, $sides (numbers): how many of them there are.
diagnostic-path-count = `paths` has { $paths ->
        [0] no paths
        [one] one path
       *[other] { $paths } paths
    }
    .help = expected { $sides ->
        [1] one
       *[other] one or { $sides }
    }
# $place: what is written. $first, $last: the names of the first and the last pit.
diagnostic-path-unknown-place = `paths` name { $place }, which is not on the board
    .help = expected pits from { $first } to { $last }, or the letter of a side for its store
# $place: a pit or a store. $path: all (there is one path), or whose it is: south, north, east or west.
diagnostic-path-place-twice = { $place } is named twice on { $path ->
        [south] South's
        [north] North's
        [east] East's
        [west] West's
       *[all] the
    } path
    .help = expected it once
# $store: its letter. $path: all (there is one path), or whose it is: south, north, east or west.
diagnostic-path-without-stores = { $path ->
        [south] South's
        [north] North's
        [east] East's
        [west] West's
       *[all] the
    } path passes the store { $store }
    .help = expected `stores: Aside`, or no store
# $pit: its name. $owner: south, north, east or west. $path: the same, or all (there is one path).
diagnostic-path-leaves-out = { $pit } is { $owner ->
        [south] South's
        [north] North's
        [east] East's
       *[west] West's
    } and not on { $path ->
        [south] South's
        [north] North's
        [east] East's
        [west] West's
       *[all] the
    } path
    .help = expected it there, or nobody's
diagnostic-path-stores = the paths pass stores in different ways
    .help = expected on each path no store, its side's, or all

### Mistakes in the seeds at the start.

# $field: its name in the file. $numbers, $rows (numbers): how many of them there are.
diagnostic-setup-row-numbers = { $field } has { $numbers ->
        [0] no numbers
        [one] one number
       *[other] { $numbers } numbers
    }
    .help = expected { $rows ->
        [1] one, for the row of a side
       *[other] { $rows }, one for each row of a side
    }
# $field: its name in the file. $parts, $most (numbers): how many entries there are, and the most that there may be.
diagnostic-setup-too-many-parts = { $field } has { $parts } entries
    .help = expected at most { $most }
# $field: its name in the file. $part: what is written. $columns (number): how many columns the board has.
diagnostic-setup-part-beyond = { $field } has { $part }
    .help = expected a number from 1 to { $columns }
diagnostic-setup-second-sides = only one of two sides does not begin
    .help = expected no `setup.second`
diagnostic-setup-second-at-random = seeds that fall at random lie the same whoever begins
    .help = expected no `setup.second`
# $pits, $most (numbers): how many there are, and the most that there may be.
diagnostic-special-pieces-pits = a board of { $pits } pits is too large for special pieces
    .help = expected at most { $most } pits
diagnostic-special-pieces-sides = special pieces are for a board of two sides
    .help = expected no `setup.specials`
diagnostic-setup-without-ends = there are no pits at the ends
    .help = expected `board.ends: true`, or no `setup.ends`
diagnostic-spare-seeds-sides = seeds are borrowed by one of two sides with stores
    .help = expected no `setup.spare`
# $spare, $most (numbers): how many seeds each side may borrow, and the most seeds in all.
diagnostic-spare-seeds-too-many = { $spare } seeds to borrow are too many
    .help = expected at most { $most } in all, those in play and those that each side may borrow
# $side: what is written. $sides: those that sit at the board.
diagnostic-setup-first = `setup.first` is { $side }
    .help = expected { $sides }
diagnostic-setup-fill-of-nothing = `setup.fill` gives nothing
    .help = expected `times`, `below` and `least` from 1, and `least` not above `most`
# $total (number): what is written. $seeds (number): how many seeds there are.
diagnostic-setup-total = `setup.total` is { $total }, and the setup comes to { $seeds ->
        [one] one seed
       *[other] { $seeds } seeds
    }
    .help = expected a number that suffices for the pits and that can be shared among the hands
# $seeds, $most (numbers): how many there are, and the most that there may be.
diagnostic-setup-seeds = the game has { $seeds ->
        [0] no seeds
       *[other] { $seeds } seeds
    }
    .help = expected 1 to { $most }
