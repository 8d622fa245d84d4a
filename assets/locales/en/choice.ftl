### Which moves may be chosen.

# $least (number): the fewest seeds that a pit must hold. $choose: one (each player has a row), alone (there is one player only),
# bound (another rule leaves nothing to choose), turn (a player may have two rows, and moves from the one whose turn it is) or
# any (and moves from either). $traps: yes if seeds can lie in pits won for good,
# which are called $trap and stand under the heading $see, else no.
# $needs-specials: yes if the pit must hold special pieces, else no; then $pieces says how many at least.
choice-own-pits = { $least ->
        [0] { $needs-specials ->
                [yes] Choose one of your own pits in which there is at least { $pieces }, and lift all that lies in it.
               *[no] Choose one of your own pits.
            }
        [1] { $choose ->
                [alone] Choose any pit that holds seeds, and lift all the seeds in it.
                [bound] In a move you lift all the seeds of one of your own pits.
               *[one] Choose any of your own pits that holds seeds, and lift all the seeds in it.
            }
        [2] Choose one of your own pits that holds two or more seeds, and lift all of them. A pit with a single seed may
            not be chosen.
       *[other] Choose one of your own pits that holds { $least } or more seeds, and lift all of them. A pit with fewer
            may not be chosen.
    } { $choose ->
        [turn] If two rows are yours, choose from the one whose turn it is.
        [any] If two rows are yours, choose from either, whichever of them has the turn.
       *[one] { "" }
    } { $traps ->
        [yes] A { $trap } (see { $see }) is never lifted.
       *[no] { "" }
    }
# $least: as above. $traps: yes if pits can be won, else no. $trap: what such a pit is called. $liftable: yes if its owner
# may lift it, else no. $see: as above.
choice-any-pits = { $least ->
        [1] Choose any pit of the board that holds seeds, wherever it lies, and lift all the seeds in it.
       *[other] Choose any pit of the board that holds { $least } or more seeds, wherever it lies, and lift all of them.
    } { $traps ->
        [yes] { $liftable ->
                [yes] Only a { $trap } of your opponent's may not be lifted (see { $see }).
               *[no] Only a { $trap } may not be lifted (see { $see }).
            }
       *[no] The pits belong to nobody.
    }

# $least (number): the fewest seeds that the pit must hold before. $captures: yes if the seed may capture, else no.
choice-place-seed = Begin your turn by placing one seed of your reserve in a pit of your inner row that already holds { $least ->
        [1] seeds.
       *[other] { $least } or more seeds.
    } { $captures ->
        [yes] The seed counts as if it were the last of a sowing. If it captures, the captured seeds are sown. If it does not,
            lift the pit in which you have placed it and sow its seeds.
       *[no] Then lift that pit and sow its seeds.
    }
# $pits (number): how many pits. $seeds (number): seeds from each. $south, $north: lists of their names for each side. $south-next, $north-next: the pit after
# them.
choice-gather = You begin with a fixed move: take { $seeds ->
        [one] one seed
       *[other] { $seeds } seeds
    } from each of the first { $pits } pits of your path ({ $south } for
    South, { $north } for North), and sow these seeds from the next pit on ({ $south-next } for South, { $north-next } for North).
# $south: the last pit of South's row. $pairs: from which pit into which seeds are moved on, for South. $south-next: the
# pit after the first.
choice-weave = You begin with a fixed move: take { $seeds ->
        [one] one seed
       *[other] { $seeds } seeds
    } from the last pit of your row and keep { $seeds ->
        [one] it. Then, all round the board, take one seed
       *[other] them. Then, all round the board, take { $seeds } seeds
    } from every second pit and put { $seeds ->
        [one] it
       *[other] them
    } into the next. What you kept goes last, into the pit after the one from which it came. South, for one, keeps what comes
    from { $south }, moves seeds { $pairs }, and ends in { $south-next }.
choice-weave-pair = from { $from } to { $to }
# $where: own (in the player's own pits), all (in the opponent's as well) or mirror (in the player's own pits, between two rounds of a match, by
# the player who has fewer seeds).
choice-arrange = { $where ->
        [mirror] You set out the seeds that you have won: place them one by one in your own pits. Your turn lasts until all of them
            are placed.
        [all] The player who begins sets out the seeds of the reserve: they are placed one by one in any pits on either side, as
            this player likes. The turn lasts until all of them are placed.
       *[own] You set out the seeds of your reserve: place them one by one in your own pits, as you like. Your turn lasts until
            all of them are placed.
    }

# $by: what may capture: placed (a seed from the reserve), lap (a first lap) or either. $bounded: yes if there is a most,
# else no. $least, $most (numbers): seeds of a pit whose lap counts. $plain-turn: what a turn without capture is called.
choice-must-capture = { $by ->
        [placed] If there is a pit in which the seed you place captures, you must choose such a pit.
        [either] If you can capture at once, by the seed you place or by the first lap of a sowing, you must do so.
       *[lap] If there is a move that captures with its first lap, you must choose such a move.
    } { $by ->
        [placed] { "" }
       *[other] { $bounded ->
                [yes] Only pits that hold { $least } to { $most } seeds count for this.
               *[no] { $least ->
                        [1] { "" }
                       *[other] Only pits that hold { $least } or more seeds count for this.
                    }
            }
    } { $by ->
        [placed] If there is none, your turn is a { $plain-turn }.
        [either] If you cannot, your turn is a { $plain-turn }.
       *[lap] If there is none, your turn is a { $plain-turn }.
    }

# $parts: where, such as "your inner row". $when: any, capturing (turns that begin with a capture), plain, or race (in the race
# that opens the game).
# $house-lost: yes if it holds only for a player who has lost the house. $plain-turn, $house: what they are called.
choice-prefer-parts = { $when ->
        [capturing] If you capture, begin from { $parts } if you can; only if you cannot, from another pit.
        [plain] In a { $plain-turn } begin from { $parts } if you can; only if you cannot, from another pit.
        [race] The pit to race from is { $parts }; only if it holds no seeds do you choose another.
       *[any] Begin from { $parts } if you can; only if you cannot, from another pit.
    } { $house-lost ->
        [yes] This holds once you have lost your { $house }.
       *[no] { "" }
    }
# $seeds (number): seeds of the pits that come first.
choice-prefer-at-least = { $when ->
        [capturing] If you capture, begin
        [plain] In a { $plain-turn } begin
       *[any] Begin
    } from a pit that holds { $seeds ->
        [2] two or more seeds if you can; only if you cannot, from a single seed.
       *[other] { $seeds } or more seeds if you can; only if you cannot, from one with fewer.
    } { $house-lost ->
        [yes] This holds once you have lost your { $house }.
       *[no] { "" }
    }
# $parts: such as "the leftmost pit of your outer row". $least (number): seeds. $or-captures: yes if a move from there may capture
# instead, else no. $head: what these pits are called, if $head-named is yes.
choice-prefer-not-few = { $when ->
        [capturing] If you capture, begin
        [plain] In a { $plain-turn } begin
       *[any] Begin
    } from { $parts }{ $head-named ->
        [yes] { "" } ({ $head })
       *[no] { "" }
    } only with { $least } or more seeds in it{ $or-captures ->
        [yes] , or with a move that captures,
       *[no] ,
    } unless no other move is left. { $house-lost ->
        [yes] This holds once you have lost your { $house }.
       *[no] { "" }
    }
# $one-row: yes if each player has one row only, else no.
choice-prefer-leftmost = { $when ->
        [capturing] If you capture, begin
        [plain] In a { $plain-turn } begin
       *[any] Begin
    } from the leftmost pit of your { $one-row ->
        [yes] row
       *[no] outer row
    } that holds seeds. { $house-lost ->
        [yes] This holds once you have lost your { $house }.
       *[no] { "" }
    }
choice-prefer-not-house = { $when ->
        [capturing] If you capture, do not begin
        [plain] In a { $plain-turn } do not begin
       *[any] Do not begin
    } from your { $house }, while it counts as one, unless no other move is left.

# $head: what the rightmost pit is called, if $head-named is yes.
choice-prefer-rightmost = { $when ->
        [capturing] If you capture, begin
        [plain] In a { $plain-turn } begin
       *[any] Begin
    } from your rightmost pit{ $head-named ->
        [yes] { "" } ({ $head })
       *[no] { "" }
    } or, if it is empty, from the nearest one to its left that holds seeds. There is nothing to choose. { $house-lost ->
        [yes] This holds once you have lost your { $house }.
       *[no] { "" }
    }

choice-inwards = { $when ->
        [capturing] If you capture
        [plain] If, in a { $plain-turn },
       *[any] If
    } { $when ->
        [capturing] from an end pit of your inner row, and no other pit of that row holds seeds,
       *[any] you begin from an end pit of your inner row, and no other pit of that row holds seeds,
    } sow it towards the middle.

choice-lone-into-empty = A single seed may be moved only if the next pit is empty.

# $stores: any or own.
choice-last-in-occupied = The last seed of your move must fall { $stores ->
        [own] in a pit that already holds seeds, no matter whose, or in your own store.
       *[any] in a pit that already holds seeds or in a store, no matter whose.
    } It may not fall in an empty pit. What counts is what the pit holds when that seed falls.

# $blockade: the players' own word, if $blockade-named is yes. $spares-last-pair: yes or no. $house: what it is called.
choice-blockade = { $blockade-named ->
        [yes] After a turn of yours without capture, look at both sides. If your opponent cannot capture, while you, were it
            your turn again, could capture, but only ever from one and the same pit, then this pit is blocked ({ $blockade })
       *[no] After a turn of yours without capture, look at both sides. If your opponent cannot capture, while you, were it
            your turn again, could capture, but only ever from one and the same pit, then this pit is blocked
    } for your opponent's next turn: it may not be chosen to begin from. A { $house } that counts as one is never blocked, nor is a single
    seed, nor the only pit of the inner row that holds seeds, { $spares-last-pair ->
        [yes] nor the only one that holds two or more,
       *[no] { "" }
    } nor a pit without which your opponent could not move.
# $least (number): how many seeds must be given.
choice-feed = { $least ->
        [1] If your opponent has no seeds left in the pits, you must make a move after which there is at least one.
       *[other] If your opponent has no seeds left in the pits, a move that gives none is not allowed, and of the others you must
            make one that gives at least { $least } or, if there is none, one that gives as many as possible.
    }
choice-leave-move = Your move must leave your opponent a move to make, if there is such a move.
# $which: smallest or any. $must: yes if it must be done, else no.
choice-take-facing = { $must ->
        [yes] If a pit of your opponent's that holds seeds faces an empty one of yours, you do not sow: your move is to capture
            all the seeds of such a pit.
       *[no] If a pit of your opponent's that holds seeds faces an empty one of yours, you may capture all the seeds of such a
            pit instead of sowing.
    } { $which ->
        [smallest] If there are several, it must be one that holds the fewest seeds of them; among equals you choose.
       *[any] If there are several, you choose.
    } That is your whole move, and one pit is all you take. Sowing by itself captures nothing.
# $only: yes if nothing else may be done, else no.
choice-shift = { $only ->
        [yes] You do not sow: move all the seeds of one of your pits together into the next pit.
       *[no] Instead of sowing you may move all the seeds of one of your pits, a single one too, together into the next pit.
    } Nothing is captured by this.
choice-no-grand-slam = You may not make a move that would capture all of your opponent's seeds.
# $most (number): the most seeds that a pit may come to hold. $each-lap: yes if the player chooses a direction for each
# lap, else no.
choice-pit-cap = { $each-lap ->
        [yes] You may not sow in a direction in which some pit would come to hold more than { $most } seeds. Only when you must
            sow on and every direction would do so may you choose any of them.
       *[no] You may not make a move by which some pit would come to hold more than { $most } seeds.
    }
choice-no-return = If your opponent has just moved a lone seed from the end of the row across into an empty pit of yours,
    you may not send it straight back: that pit is barred on your next turn. Any other move lifts the ban.

# $seeds (number): seeds of the reserve.
choice-reserve = Once in the game, at the beginning of a turn, you may bring in your reserve: put one of its { $seeds }
    seeds into each of your pits. Nothing is captured by this, and no sowing goes on from it. You then make an
    ordinary move in the same turn, so you need to have one.
# $only: yes if nothing else may be done, else no.
choice-swap = { $only ->
        [yes] Now the other player may exchange seats with the one who has set out the seeds, as if the board were turned
            round, or pass and leave the board as it is. Either way the player who has set out the seeds moves next.
       *[no] Instead of moving you may exchange seats with your opponent. The board stays as it is, and the side whose turn it
            was moves next, now played by your opponent.
    }

## Lines that stand where no clause says otherwise.

# Where several rules say which moves come first.
choice-in-order = Where several rules say which moves come first, each chooses among those that the rules before it have left.
choice-must-move = You may not decline to move.
