### How seeds are sown.

# $way: ccw or cw. $rows (number): 2 or 4. $stores: none, aside, own (a sowing passes the sower's own), both.
sowing-fixed = { $rows ->
        [4] { $way ->
                [cw] Sow the seeds clockwise round your own two rows, one in each pit: to the left along your outer row, and
                    to the right along your inner row.
               *[ccw] Sow the seeds anticlockwise round your own two rows, one in each pit: to the right along your outer
                    row, and back to the left along your inner row.
            }
       *[other] { $way ->
                [cw] { $stores ->
                        [own] Sow the seeds clockwise, one in each place you come to: to the left along your row, over to
                            your opponent's row, along it, and then into your store.
                        [both] Sow the seeds clockwise, one in each place you come to: to the left along your row, into your
                            opponent's store, along your opponent's row, into your own store, and round again.
                       *[other] Sow the seeds clockwise, one in each pit: to the left along your row, then along your
                            opponent's row.
                    }
               *[ccw] { $stores ->
                        [own] Sow the seeds anticlockwise, one in each place you come to: to the right along your row, into
                            your store, and then along your opponent's row.
                        [both] Sow the seeds anticlockwise, one in each place you come to: to the right along your row, into
                            your store, along your opponent's row, into your opponent's store, and round again.
                       *[other] Sow the seeds anticlockwise, one in each pit: to the right along your row, then along your
                            opponent's row.
                    }
            }
    }
sowing-chosen = Choose with every move which way to sow the seeds, anticlockwise or clockwise, one in each place you come
    to. Anticlockwise you begin to the right along your row, clockwise to the left.

# $left, $right: the way, ccw or cw, from the two halves of a row. $middle: yes if a row has a middle pit, else no.
sowing-by-origin = { $left ->
        [cw] { $right ->
                [ccw] The pit decides the way, so that you always sow towards the nearer end of your row first: from the left
                    half of your row clockwise, from the right half anticlockwise.
               *[cw] From either half of your row sow clockwise.
            }
       *[ccw] { $right ->
                [cw] The pit decides the way, so that you always sow towards the farther end of your row first: from the left
                    half of your row anticlockwise, from the right half clockwise.
               *[ccw] From either half of your row sow anticlockwise.
            }
    } { $middle ->
        [yes] From the middle pit you may sow either way. Drop one seed in each pit.
       *[no] Drop one seed in each pit.
    }

# $lone: where a lone seed goes: next or here.
sowing-first-in-origin = The first seed goes back into the pit from which you lifted, the others into the pits after it.
    { $lone ->
        [here] A lone seed, too, goes back where it lay.
       *[next] But a lone seed goes into the next pit, and its own pit stays empty.
    }

# $round (number): with so many seeds a sowing comes round to the pit where it began.
sowing-skip-origin = The first seed goes into the very next pit. With { $round } seeds or more the sowing comes round to the
    pit from which it was lifted: pass over that pit every time, so that it ends the move empty.

# $stores: as above. $captures: yes if some capture or claim may come before, else no.
sowing-relay = { $captures ->
        [yes] If the last seed falls in a pit that already held seeds, and none of the rules on captures applies to it, lift
            all the seeds of that pit, the last one included, and sow on from there.
       *[no] If the last seed falls in a pit that already held seeds, lift all of them, the last one included, and sow on
            from there.
    } { $stores ->
        [own] Go on like this until a last seed falls in an empty pit or in your store.
        [both] Go on like this until a last seed falls in an empty pit or in a store.
       *[other] Go on like this until a last seed falls in an empty pit.
    }

## Lines that stand where no clause says otherwise.

# $round (number): as above.
# $stores: as above.
sowing-origin-sown = { $stores ->
        [own] The first seed goes into the very next place.
        [both] The first seed goes into the very next place.
       *[other] The first seed goes into the very next pit.
    } With { $round } seeds or more the sowing comes round to the pit from which it was lifted, and that pit gets a seed like
    any other.
# As above, where the first seed goes back into the pit of its own.
sowing-origin-sown-again = A sowing that comes round to the pit where it began drops a seed there like anywhere else.
sowing-single-lap = You sow once in a move: the pit where the last seed falls is not lifted.
