### The board and the opening, as the rule page tells them.
### "You" is the player who is to move.

# $rows (number): 1 to 4. $columns (number): pits in a row. $joined: yes if the edges are joined, else no. $shared: yes if both
# players lift any pit, else no.
board-shape = { $joined ->
        [yes] The board has { $rows ->
                [4] four
               *[other] { $rows }
            } rows of { $columns } pits, and its edges are joined: beyond the top row lies the bottom row, and beyond the last
            column the first. The pits belong to nobody.
       *[no] { $rows ->
                [1] The board is one row of { $columns ->
                        [one] one pit
                       *[other] { $columns } pits
                    }. You play alone, and all of them are yours.
                [4] The board has four rows of { $columns ->
                        [one] one pit
                       *[other] { $columns } pits
                    }. The two rows on your side are yours: the outer row lies at the edge of the board, the inner row at
                    the middle line.
                [3] The board has three rows of { $columns } pits. The row at your edge is yours, and so is the half of the
                    middle row at your right hand. The others are your opponent's.
               *[other] The board has two rows of { $columns ->
                        [one] one pit
                       *[other] { $columns } pits
                    }. { $shared ->
                        [yes] The row on your side is called yours and the other your opponent's, but both of you play from either.
                       *[no] The row on your side is yours, the other is your opponent's.
                    }
            }
    }

# Where the pits of each player are named one by one. $rows (number): 1 to 4. $columns (number): pits in a row.
board-shape-seats = The board has { $rows ->
        [one] one row
       *[other] { $rows } rows
    } of { $columns ->
        [one] one pit
       *[other] { $columns } pits
    }.
# $player: a side. $pits: a list of names of pits. $count (number): how many they are. $alone: yes if nobody else plays, else
# no.
board-seat = { $alone ->
        [yes] You play alone, and your pits are { $pits }.
       *[no] The pits of { $player } are { $pits }.
    }
# As above.
board-seat-nobody = { $count ->
        [one] { $pits } belongs to nobody.
       *[other] { $pits } belong to nobody.
    }

# $rows (number): 6 or 8. $half (number): of these, how many are a player's. $columns (number): pits in a row.
board-shape-endwise = The board has { $columns } columns of { $rows } pits and stands with its ends towards the players. The { $half }
    rows nearest to you are yours, the others are your opponent's.

# $columns (number): pits on each side. $players: all, pairs or coalition.
board-shape-square = The board is a square, with a row of { $columns ->
        [one] one pit
       *[other] { $columns } pits
    } on each side. { $players ->
        [pairs] Two play: one has the rows of South and North, the other those of East and West.
        [coalition] Three play: one has the rows of South and North, against the players of East and West, who win together.
       *[all] Four play, and the row before you is yours.
    }
# $left, $right: names of the two pits.
board-end-pits = At each end of the board lies one more pit, which is nobody's: { $left } at South's left, and { $right } at
    South's right. Both of you sow into these two, but nobody ever lifts them.
board-penalties = Before each row lies a penalty pit, for seeds that have to be paid. Nothing is sown into it, and nothing leaves it.

# $stores: none, aside (for captures only), kept (aside, and nothing is captured: for what earlier rounds have brought), won (aside, and nothing is captured), first (aside, but a first seed goes there), own (a sowing passes the sower's own), both (a sowing passes both).
# $at: the end of a row where its store lies, right or left. $players (number): how many sit at the board.
board-stores = { $players ->
    [1] { $stores ->
        [none] There is no store.
        [aside] Beside the row is a store, which keeps what you capture. It lies outside the path of sowing: no seed is ever
            sown into it.
       *[own] At the right-hand end of the row is a store. It lies on the path of sowing: a sowing that passes it drops a
            seed into it.
    }
    [4] { $stores ->
        [none] There are no stores.
        [aside] To each row belongs a store, which keeps what is captured. It lies outside the path of sowing: no seed is
            ever sown into it.
        [own] At the right-hand end of each row, as its player sees it, lies a store. When a sowing passes the store of the
            row whose turn it is, a seed goes into it; the others are passed over.
       *[all] At the right-hand end of each row, as its player sees it, lies a store, at a corner of the board. All stores
            lie on the path of sowing: whoever sows past a store drops a seed into it.
    }
   *[other] { $stores ->
        [none] There are no stores.
        [aside] Each of you also has a store, which keeps what you capture. It lies outside the path of sowing: no seed
            is ever sown into it.
        [kept] Each of you also has a store, which keeps what you have left over from earlier rounds. It lies outside the path
            of sowing: no seed is ever sown into it.
        [won] Each of you also has a store, for the seeds that are yours at the end. It lies outside the path of sowing: no
            seed is ever sown into it.
        [first] Each of you also has a store. It lies outside the path of sowing, but one seed of every sowing of yours goes
            into it.
        [own-named] Each of you has a store on your own path of sowing. When a sowing of yours passes it, a seed goes into it;
            the stores of others are not on your path.
        [all-named] Each of you has a store. All stores lie on the path of sowing: whoever sows past a store drops a seed into
            it.
        [all] Each of you has a store at the right-hand end of your row. Both stores lie on the path of sowing: whoever
            sows past a store drops a seed into it.
       *[own] Each of you has a store at the { $at ->
                [left] left-hand
               *[right] right-hand
            } end of your row. When a sowing of yours passes your own store, a seed goes into it; you pass over your opponent's store.
    }
    }

# $first, $last: names of the pits in South's left-hand and North's left-hand corner. $wide: yes if there are more columns
# than letters, else no.
# The same for a single row. $first, $last: names of its first and last pit. $sown: yes if its store is sown, else no.
board-names-alone = Pits are named by a letter{ $wide ->
        [yes] { "" } (after z two letters: aa, ab and so on)
       *[no] { "" }
    }, from left to right, and the number of the row: from { $first } to
    { $last }. { $sown ->
        [yes] S is the store.
       *[no] { "" }
    }
# Round a square. $first, $last: names of South's first pit and West's last.
board-names-square = Pits are named by the side and a letter, counted from the left of the player who sits there: from
    { $first } to { $last }. S, E, N and W alone are the stores.
board-names = Pits are named as South sees them: a letter for the column{ $wide ->
        [yes] { "" } (after z two letters: aa, ab and so on)
       *[no] { "" }
    }, counted from South's left, and a number for the row, counted from South's edge. So { $first } is the corner at
    South's left, and { $last } the opposite corner. Left and right are as the player in question sees the board.

# Only where the path of sowing runs through the stores.
# $players (number): how many sit at the board. $letters: a list of the letters of their sides.
board-store-names = { $players ->
        [2] S is South's store, and N is North's.
       *[other] { $letters } are the stores, each called by the first letter of its side.
    }

# Seeds of a player's own store may be sown.
board-store-moves = In the list of moves, S:3 stands for three seeds sown from South's store.

# $path: names of places in the order of sowing. $first: the first of them again.
board-path-alone = Followed from left to right, the path of sowing runs { $path }, and on to { $first } again.
# As above.
# $stores: as in board-stores. $whole: no if the path leaves out some pits, else yes. $way: in which direction it is sown, if it is always the same: cw or ccw; else ccw.
board-path-shared = { $stores ->
        [all] { $whole ->
                [no] All of you sow along the same path. It leaves out some pits, and runs through all the stores.
               *[yes] The path of sowing is one ring round the whole board, stores included.
            }
       *[other] { $whole ->
                [no] All of you sow along the same path. It leaves out some pits.
               *[yes] The path of sowing is one ring round the whole board.
            }
    } Followed { $way ->
        [cw] clockwise
       *[ccw] anticlockwise
    } it runs { $path }, and on to { $first } again.

# $south-path, $north-path: names of places in the order of sowing. $south-first, $north-first: the first of them again.
# $way: as above.
board-path-own-stores = The path of sowing runs round the whole board, for each of you through your own store only.
    Followed { $way ->
        [cw] clockwise
       *[ccw] anticlockwise
    }, South's path is { $south-path }, and on to { $south-first } again; North's path is
    { $north-path }, and on to { $north-first } again.

# As above. $round: half (of a board that stands with its ends towards the players), rows (each has two), row (each has one)
# or pits (they are named one by one).
board-path-own-rings = { $round ->
        [half] Each of you sows only round your own half of the board.
        [row] Each of you sows only along your own row, and from its last pit on into its first.
        [pits] Each of you sows only round your own pits.
       *[rows] Each of you sows only round your own two rows.
    } Followed { $way ->
        [cw] clockwise
       *[ccw] anticlockwise
    }, South's path is
    { $south-path }, and on to { $south-first } again; North's path is { $north-path }, and on to { $north-first } again.

# Where the players' paths differ, and each is told by itself. $way: as above. $crosses: yes if a path leads through the
# pits of other players, else no.
board-paths-differ = { $crosses ->
        [yes] Each of you sows along a path of your own, which may lead through the pits of others.
       *[no] Each of you sows only along your own pits.
    } { $way ->
        [cw] The paths are followed clockwise here.
       *[ccw] The paths are followed anticlockwise here.
    }
# $player: whose path it is. $path, $first: as above.
board-path-of = { $player }'s path is { $path }, and on to { $first } again.

board-path-torus = From every pit eight straight lines lead over the board: along the row, along the column and slantwise,
    each in both directions. They are called by the compass as South sees the board: north leads away from South, east to the
    right, north-east between the two, and so on. A line that leaves the board at one edge comes in again at the opposite
    edge.

# $row, $column, $diagonal (numbers): pits of a line before it is back where it began. $from: a pit. $path: the pits of
# the line from there to the north-east, in order; the last is that pit again.
board-path-torus-lengths = So every line comes back to where it began: a row after { $row } pits, a column after
    { $column }, a slanting line after { $diagonal }. To the north-east of { $from }, for example, come { $path }.

## Pits of which some rule speaks. $south, $north: lists of names of pits. $house, $head, $near-end: what the players call
## them, or a general word.

# $house-named: yes if the players have a word of their own. $see: the heading under which the page says what it does.
board-house = { $house-named ->
        [yes] Each of you has a house, called { $house }: { $south } for South, { $north } for North.
       *[no] Each of you has a house: { $south } for South, { $north } for North.
    } For when it counts as a house and what it does, see { $see }.
# $head-named: yes if the players have a word of their own.
board-ends = { $head-named ->
        [yes] An end pit of an inner row is called { $head }: { $south } for South, { $north } for North.
       *[no] The end pits of the inner rows are { $south } for South, { $north } for North.
    }
# $near-end-named: as above.
board-near-ends = { $near-end-named ->
        [yes] The pits at and near these ends are called { $near-end }: { $south } for South, { $north } for North.
       *[no] The pits at and near these ends are { $south } for South, { $north } for North.
    }
board-reverse = The pits from which a sowing may run the other way are { $south } for South, { $north } for North.
# $head-named: as above. $count (number): how many such pits a side has.
board-halts = { $count ->
        [1] { $head-named ->
                [yes] The { $head } pit, in which a sowing may be stopped, is { $south } for South, { $north } for North.
               *[no] The pit in which a sowing may be stopped is { $south } for South, { $north } for North.
            }
       *[other] { $head-named ->
                [yes] The { $head } pits, in which a sowing may be stopped, are { $south } for South, { $north } for North.
               *[no] The pits in which a sowing may be stopped are { $south } for South, { $north } for North.
            }
    }

# $seeds: seeds in each pit. $total: all seeds of the game. $stores: as in board-stores. $ends: what is said of the pits at the
# ends: none (there are no such), empty or filled, with $at-ends seeds in each.
setup-pits = { $seeds ->
        [one] At the start there is one seed in every pit
       *[other] At the start there are { $seeds } seeds in every pit
    }{ $ends ->
        [empty] { "" } of the two rows and none in those at the ends, { $total } in all
        [filled] { "" } of the two rows and { $at-ends } in each of those at the ends, { $total } in all
       *[none] , { $total } in all
    }{ $stores ->
        [none] .
        [one] ; the store is empty.
       *[other] ; the stores are empty.
    }

# $outer, $inner: seeds in each pit of an outer and of an inner row.
setup-rows = At the start { $outer ->
        [0] the outer rows are empty, and { $inner ->
                [0] the inner rows are empty.
                [one] there is one seed in every pit of the inner rows.
               *[other] there are { $inner } seeds in every pit of the inner rows.
            }
        [one] there is one seed in every pit of the outer rows, and { $inner ->
                [0] the inner rows are empty.
                [one] one in every pit of the inner rows.
               *[other] { $inner } in every pit of the inner rows.
            }
       *[other] there are { $outer } seeds in every pit of the outer rows, and { $inner ->
                [0] the inner rows are empty.
                [one] one in every pit of the inner rows.
               *[other] { $inner } in every pit of the inner rows.
            }
    }

# $usual: seeds in each pit that is not named. $exceptions: a list of the others.
setup-usual = { $usual ->
        [0] At the start the pits are empty but for these: { $exceptions }.
        [one] At the start there is one seed in every pit but for these: { $exceptions }.
       *[other] At the start there are { $usual } seeds in every pit but for these: { $exceptions }.
    }
# An item of that list. $pits: a list of names of pits, $pit-count of them. $seeds: seeds in each of them.
setup-exception = { $seeds ->
        [0] none in { $pits }
        [one] { $pit-count ->
                [one] one in { $pits }
               *[other] one in each of { $pits }
            }
       *[other] { $pit-count ->
                [one] { $seeds } in { $pits }
               *[other] { $seeds } in each of { $pits }
            }
    }
# $rows: a list of what the rows hold.
setup-listed = At the start the pits hold, each row counted from South's left: { $rows }.
# An item of that list. $row: the number of a row. $seeds: how many seeds lie in its pits, one after another.
setup-row = { $seeds } in row { $row }
setup-empty = At the start the board is empty.
# $second: the player who does not begin. $match: yes if rounds are played, else no.
setup-second = The two sides are not laid out alike, since { $second } moves second.{ $match ->
        [yes] { " " }In every later round the layout depends on who begins it, wherever that player sits.
       *[no] { "" }
    }

# $laid (number): seeds that lie in each pit before. $times: how many pits are chosen. $limited: yes if a pit may come to
# hold enough not to be chosen again, else no; then $below: only pits with fewer seeds are. $range: yes if what such a
# pit gets is random, too, else no; $least, $most: the least and the most of it. $total: all seeds of this game.
setup-random = { $laid ->
        [0] The opening is random:
        [one] At the start there is one seed in every pit, and the rest is random:
       *[other] At the start there are { $laid } seeds in every pit, and the rest is random:
    } { $times } times { $limited ->
        [yes] a pit chosen at random from those that hold fewer than { $below } seeds
       *[no] a pit chosen at random
    } gets { $range ->
        [yes] { $least } to { $most } more.
       *[no] { $least ->
            [one] one more.
           *[other] { $least } more.
        }
    } In this game there are { $total } seeds; the stores are empty.
# $everywhere: yes if they lie in every pit, else no; then $pits names the pits, of which there are $count. $pieces: how many in each, such as "one cowrie".
# $specials: what they are called. $sown: yes if they are sown, else no.
setup-specials = { $everywhere ->
        [yes] In addition, there is { $pieces } in every pit.
       *[no] { $count ->
                [1] In addition, there is { $pieces } in { $pits }.
               *[other] In addition, there is { $pieces } in each of { $pits }.
            }
    } The { $specials } are pieces of another kind and are counted by themselves. { $sown ->
        [yes] They are sown as well.
       *[no] They are never sown.
    }
setup-total = There are { $total } seeds in the game.

# $alone: yes if only one player has any, $first, who begins; else no. $seeds: seeds in each player's hand. $total: all seeds of the game. $empty: yes if the board is empty, else no.
setup-hand = { $alone ->
        [yes] { $first }, who begins, holds { $seeds ->
            [one] { $empty ->
                    [yes] one seed
                   *[no] one more seed
                }
           *[other] { $empty ->
                    [yes] { $seeds } seeds
                   *[no] { $seeds } more seeds
                }
        } in reserve.
       *[no] { $empty ->
        [yes] { $seeds ->
                [one] Each of you holds one seed in reserve.
               *[other] Each of you holds { $seeds } seeds in reserve.
            }
       *[no] { $seeds ->
                [one] Each of you also holds one seed in reserve.
               *[other] Each of you also holds { $seeds } seeds in reserve.
            }
        }
    } There are { $total } seeds in the game.

# $side: south or north. $player: that side's name.
setup-first = { $player } moves first.

# $term: the players' own word.
# $alone: yes if there is one player only, else no.
term-store = { $alone ->
        [yes] The store is called “{ $term }”.
       *[no] The players call a store “{ $term }”.
    }
term-seed = The players call the seeds “{ $term }”.
term-pit = The players call a pit “{ $term }”.
term-reserve = The players call the reserve “{ $term }”.
