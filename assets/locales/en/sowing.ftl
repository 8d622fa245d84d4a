### How seeds are sown.

# $shape: the number of rows, 1 to 4, or square, or endwise, or path (two rows, with a path for each side). $store-end: the end of a row where its store lies, right or left.
way--ccw = { $shape ->
        [1] { $way ->
                [cw] Sow the seeds from right to left, one in each place you come to, and from the left end of the row go
                    on at the right.
               *[ccw] Sow the seeds from left to right, one in each place you come to, and from the right end of the row
                    go on at the left.
            }
        [4] { $way ->
                [cw] Sow the seeds clockwise round your own two rows, one in each pit: to the left along your outer row, and
                    to the right along your inner row.
               *[ccw] Sow the seeds anticlockwise round your own two rows, one in each pit: to the right along your outer
                    row, and back to the left along your inner row.
            }
        [endwise] { $way ->
                [cw] Sow the seeds clockwise round your own half, one in each pit: to the left along the row before you, up the
                    left column to the middle of the board, and down the right column.
               *[ccw] Sow the seeds anticlockwise round your own half, one in each pit: to the right along the row before you, up
                    the right column to the middle of the board, and down the left column.
            }
        [path] { $way ->
                [cw] Sow the seeds clockwise along your own path, one in each place you come to.
               *[ccw] Sow the seeds anticlockwise along your own path, one in each place you come to.
            }
        [square] { $way ->
                [cw] Sow the seeds clockwise round the square, one in each place you come to: to the left along your row,
                    and on along the rows of the others.
               *[ccw] Sow the seeds anticlockwise round the square, one in each place you come to: to the right along your
                    row, and on along the rows of the others.
            }
        [3] { $way ->
                [cw] Sow the seeds clockwise, one in each pit: to the left along your outer row, then to your opponent's half
                    of the middle row, along it and back along your opponent's outer row, and by way of your own half of the
                    middle row round again.
               *[ccw] Sow the seeds anticlockwise, one in each pit: to the right along your outer row, back to the left along
                    your half of the middle row, then over to your opponent's outer row, along it and back along your
                    opponent's half of the middle row, and round again.
            }
       *[other] { $way ->
                [cw] { $stores ->
                        [own] { $store-end ->
                                [left] Sow the seeds clockwise, one in each place you come to: to the left along your row, into
                                    your store, and then along your opponent's row.
                               *[right] Sow the seeds clockwise, one in each place you come to: to the left along your row, over
                                    to your opponent's row, along it, and then into your store.
                            }
                        [all] Sow the seeds clockwise, one in each place you come to: to the left along your row, into your
                            opponent's store, along your opponent's row, into your own store, and round again.
                       *[other] Sow the seeds clockwise, one in each pit: to the left along your row, then along your
                            opponent's row.
                    }
               *[ccw] { $stores ->
                        [own] { $store-end ->
                                [left] Sow the seeds anticlockwise, one in each place you come to: to the right along your row,
                                    over to your opponent's row, along it, and then into your store.
                               *[right] Sow the seeds anticlockwise, one in each place you come to: to the right along your row,
                                    into your store, and then along your opponent's row.
                            }
                        [all] Sow the seeds anticlockwise, one in each place you come to: to the right along your row, into
                            your store, along your opponent's row, into your opponent's store, and round again.
                       *[other] Sow the seeds anticlockwise, one in each pit: to the right along your row, then along your
                            opponent's row.
                    }
            }
    }
    .says = laps
way--cw = { way--ccw }
    .says = laps
# $stores-sown: yes if stores are sown, too, else no. $joined: yes if the edges of the board are joined, else no.
way--chosen = { $joined ->
        [yes] { way-each-lap }
       *[no] { way-chosen }
    }
    .says = laps
way-chosen = { $rows ->
        [4] When you lift a pit to begin with, choose which way to sow its seeds round your own two rows: anticlockwise or
            clockwise, one in each pit. Seen from your side, anticlockwise runs to the right along your outer row and to the left along your
            inner row, clockwise the other way.
       *[other] Choose with every move which way to sow the seeds, anticlockwise or clockwise, { $stores-sown ->
                [yes] one in each place you come to.
               *[no] one in each pit.
            } Anticlockwise you begin to the right along your row, clockwise to the left.
    }
way-each-lap = Choose one of the eight directions, and sow the seeds that way in a straight line, one in each pit. For every
    later lap of the turn you choose anew.

# $at: where, such as "the two leftmost pits of each of your rows". $resown: yes if captured seeds are sown again.
way--at--or-back = From { $at } a lap may also run the other way round, but only if this very lap captures. You are free to do so
    or not. This applies to the first lap of a turn and to { $resown ->
        [yes] later ones, and to captured seeds that are sown again from there.
       *[no] later ones.
    } The lap after it runs the usual way again, unless it too may be turned.
    .also = side
    .says = laps or-back
    .for = or-back=if-captures

# $way-1, $way-2: the way, ccw or cw, from the two halves of a row. $middle: yes if a row has a middle pit, else no.
way--by-half = { $way-1 ->
        [cw] { $way-2 ->
                [ccw] The pit decides the way, so that you always sow towards the nearer end of your row first: from the left
                    half of your row clockwise, from the right half anticlockwise.
               *[cw] From either half of your row sow clockwise.
            }
       *[ccw] { $way-2 ->
                [cw] The pit decides the way, so that you always sow towards the farther end of your row first: from the left
                    half of your row anticlockwise, from the right half clockwise.
               *[ccw] From either half of your row sow anticlockwise.
            }
    } { $middle ->
        [yes] From the middle pit you may sow either way. Drop one seed in each pit.
       *[no] Drop one seed in each pit.
    }
    .says = laps

# $way-of: whose first move settles the way, own, same (the first player's, for both) or opposite. $from-move (number): which
# of that player's moves it is.
way--by-first-move = { $way-of ->
        [own] { $from-move ->
                [1] Your first move in the { $game } settles which way you sow
                [2] Your second move in the { $game } settles which way you sow
               *[other] Your move { $from-move } in the { $game } settles which way you sow
            }
        [same] { $from-move ->
                [1] The first move of the { $game } settles which way both of you sow
                [2] The first player's second move settles which way both of you sow
               *[other] The first player's move { $from-move } settles which way both of you sow
            }
       *[opposite] { $from-move ->
                [1] The first move of the { $game } settles which way that player sows, and the other sows the opposite way
                [2] The first player's second move settles which way that player sows, and the other sows the opposite way
               *[other] The first player's move { $from-move } settles which way that player sows, and the other sows the
                    opposite way
            }
    }: { $rows ->
        [4] anticlockwise or clockwise round your own two rows,
       *[other] anticlockwise or clockwise,
    } one seed in each pit. { $way-of ->
        [own] All your later moves go the same way; your opponent settles theirs in the same manner.
       *[other] All later moves go the same way.
    }
    .says = laps
    .for = laps=same

# $way-1, $way-2: the ways of South and of North.
way--by-side = { $way-1 ->
        [cw] South sows clockwise
       *[ccw] South sows anticlockwise
    }, { $way-2 ->
        [cw] North clockwise
       *[ccw] North anticlockwise
    }, one seed in each pit. Sowing anticlockwise you begin to the right along your row, clockwise to the left.
    .says = laps

# $way-1, $way-2: the way of an even and of an odd number of seeds.
way--by-count = The number of seeds that you lift decides the way: { $way-1 ->
        [cw] with an even number you sow clockwise, first to the left along your row;
       *[ccw] with an even number you sow anticlockwise, first to the right along your row;
    } { $way-2 ->
        [cw] with an odd number clockwise, first to the left along your row.
       *[ccw] with an odd number anticlockwise, first to the right along your row.
    } { $stores ->
        [own] Drop one seed in each place you come to, and one in your own store when you pass it, whichever way you sow.
        [all] Drop one seed in each place you come to, the stores included.
       *[other] Drop one seed in each pit.
    }
    .says = laps

# $lone: where a lone seed goes: next or origin. $lifts-one: yes if a single seed may be lifted. $laps: in which laps this is so, first or every.
drop--origin = The first seed goes back into the pit that you lifted, the others into the pits after it. { $lifts-one ->
        [yes] { $lone ->
                [origin] A lone seed, too, goes back where it lay.
               *[next] But a lone seed goes into the next pit, and its own pit stays empty.
            }
       *[no] { "" }
    } { $many-laps ->
        [yes] { $laps ->
                [every] This happens in every lap of the turn.
               *[first] Later laps of the turn leave nothing behind.
            }
       *[no] { "" }
    }
    .says = lone laps
    .for = lone=next|origin
drop--store = Of the seeds that you lift, one goes straight into your store. Sow the others, beginning with the very
    next pit. { $many-laps ->
        [yes] This happens in every lap.
       *[no] { "" }
    }
    .says = lone laps
    .for = lone=store laps=every

# $heaps-many (number): how many heaps. $heaps: how many seeds are in each, such as "3 and 2". $moves-again: yes if a player may move again
# in the same turn, else no.
drop--heaps = The seeds that you lift are not dropped one by one but in heaps: { $heaps-many ->
        [one] the first pit gets { $heaps } of them, and those that are left over go on one by one.
       *[other] the first { $heaps-many } pits get { $heaps } of them, and those that are left over go on one by one.
    } A heap that is the last of the sowing counts like a last seed: whether its pit was occupied goes by what lay there before. A
    sowing that goes on from there is an ordinary one{ $moves-again ->
        [yes] , and so is an extra move.
       *[no] .
    }
    .says = when-move lone laps
    .for = laps=first

# $round (number): the number of seeds with which a sowing comes round to the pit where it began.
skip--origin = The first seed goes into the very next pit. With { $round } seeds or more the sowing comes round to the
    pit where it began: pass over that pit every time, { $many-laps ->
        [yes] as long as the lap lasts.
       *[no] so that it ends the move empty.
    }
    .for = origin=yes after=start which=all instead=next
skip--side = The first seed goes into the very next pit. With { $round } seeds or more the sowing comes round to the
    pit where it began: pass over that pit and over all the others of your row, and sow what is left in your
    opponent's row only, from the pit in which you enter it to the last, and again from there as often as needed.
    .says = after
    .for = side=own after=round which=all instead=next

# Pits of the other side that come to no further seed.
skip--side-holds = Your sowing passes over every pit { $side ->
        [own] of yours
       *[other] of your opponent's
    } that { $holds-many ->
        [1] { $holds-only ->
                [0] is empty.
                [1] holds a single seed.
               *[other] holds exactly { $holds-only } seeds.
            }
       *[other] holds exactly { $holds-list } seeds.
    }
    .for = side=own|other holds=of after=start which=all instead=next
# $at-your: the pits kept out of play, $when-there-is-at-your: the one that its owner has to play.
skip--at-when_there-is_side_at_played = Until you have begun a move from { $when-there-is-at-your }, your sowing passes over { $at-your }.
    .for = when-there-is-side=own when-there-is-played=no after=start which=all instead=next

# $captures-before: yes if some capture may come before, claim if only the winning of a pit may, else no. $halts: yes if some pits may stop
# the sowing, else no; then $see-halts names the headings of the sections that say so.
relay--here = { $captures-before ->
        [claim] If the last seed falls in a pit that already held seeds, and does not win it, lift all of them, the last one
            included, and sow on from there
        [yes] If the last seed falls in a pit that already held seeds, and none of the rules on captures applies to it, lift
            all the seeds of that pit, the last one included, and sow on from there
       *[no] If the last seed falls in a pit that already held seeds, lift all of them, the last one included, and sow on
            from there
    }{ $next-way ->
        [same] { "" } the same way round.
        [usual] { "" } the usual way round.
        [each] { "" } in a direction that you choose anew.
        [other] , in the opposite direction to the lap just ended.
       *[fixed] .
    } { $stores ->
        [own] Go on like this, lap by lap, until a last seed falls in an empty pit or in your store.
        [all] Go on like this, lap by lap, until a last seed falls in an empty pit or in a store.
       *[other] Go on like this, lap by lap, until a last seed falls in an empty pit.
    } { $halts ->
        [yes] Some pits stop a sowing before that: see { $see-halts }.
       *[no] { "" }
    }

# $at-your: where, such as "your outer row".
relay--at--here = If the last seed falls in a pit of { $at-your } that already held seeds, lift all of them, the last one included, and sow
    on from there. Any other last seed that captures nothing ends your turn.
# The seeds of the next pit, if they are as many.
relay--next_holds--next = If the pit after the one where the last seed fell holds exactly { $next-holds-list } seeds, lift these and sow on
    from there.
    .for = next-holds=of
relay--holds-next_holds--here = If that pit is empty, and the one where the last seed fell now holds exactly { $holds-list } seeds, lift
    these and sow on from there.
    .for = holds=of next-holds=of next-holds-only=0
# $gaps: yes if there is a rule on what happens when the next pit is empty, else no. $board-ends: yes if there are pits at the ends of the
# board, else no.
relay--next = When the last seed has fallen, look at the next pit, whatever the last seed fell in. If it holds seeds, lift
    all of them and sow on from there{ $next-way ->
        [same] { "" } the same way round; the pit where the last seed fell is left as it is.
        [usual] { "" } the usual way round; the pit where the last seed fell is left as it is.
        [each] { "" } in a direction that you choose anew; the pit where the last seed fell is left as it is.
        [other] , in the opposite direction to the lap just ended; the pit where the last seed fell is left as it is.
       *[fixed] ; the pit where the last seed fell is left as it is.
    } { $board-ends ->
        [yes] A pit at the end of the board is never lifted: if it comes next and holds anything, your turn ends.
       *[no] { "" }
    } { $gaps ->
        [yes] Go on like this until the next pit is empty: then look for a capture.
       *[no] Go on like this until the next pit is empty: that ends your turn.
    }

## Pits in which a sowing does not simply go on. $when-began: any, capturing (turns that begin with a capture) or plain.
## $kind: except (it stops), or optional (the player chooses). $when-unless: given if it does not hold of a first lap from a house, else none.
except--house--relays = { $when-began ->
        [capturing] If in a turn that began with a capture a lap ends in your own { $house } while it counts as one, and captures
            nothing,
        [plain] If in a { $plain-turn } a lap ends in your own { $house } while it counts as one,
       *[any] If a lap ends in your own { $house } while it counts as one, and captures nothing,
    } { $kind ->
        [optional] you may choose: end your turn there, or lift all its seeds and sow on.
       *[except] your turn ends there, and its seeds stay.
    } { $when-unless ->
        [given] But the first lap of a turn goes on even so if it came from the { $house }.
       *[none] { "" }
    }
    .says = when-began when-unless
    .also = was
    .for = mark=own
optional--house--relays = { except--house--relays }
    .says = when-began when-unless
    .also = was
    .for = mark=own who=mover refused=nothing
except--barred--relays = { $when-began ->
        [capturing] If in a turn that began with a capture a lap
        [plain] If in a { $plain-turn } a lap
       *[any] If a lap
    } ends in a pit of yours that is blocked, { $kind ->
        [optional] you may choose: end your turn there, or sow on.
       *[except] your turn ends there, and its seeds stay.
    } { $when-unless ->
        [given] But the first lap of a turn goes on even so if it came from your { $house } while that counted as one.
       *[none] { "" }
    }
    .says = when-began when-unless
    .also = was
optional--barred--relays = { except--barred--relays }
    .says = when-began when-unless
    .also = was
    .for = who=mover refused=nothing
except--side-at--relays = { $head-named ->
        [yes] In { $at } ({ $head }) a sowing may stop.
       *[no] In { $at } a sowing may stop.
    } { $when-began ->
        [capturing] If in a turn that began with a capture a lap ends there, in a pit that already held seeds,
        [plain] If in a { $plain-turn } a lap ends there, in a pit that already held seeds,
       *[any] If a lap ends there, in a pit that already held seeds,
    } { $kind ->
        [optional] you may choose: end your turn there, or lift the pit and sow on.
       *[except] your turn ends there, and the seeds stay.
    } { $when-unless ->
        [given] But the first lap of a turn goes on even so if it came from your { $house } while that counted as one.
       *[none] { "" }
    }
    .says = when-began when-unless
    .also = was
    .for = side=own
optional--side-at--relays = { except--side-at--relays }
    .says = when-began when-unless
    .also = was
    .for = side=own who=mover refused=nothing
except--when_came-round--all = A lap that comes back to the pit where it began, whether it ends there or runs past it, ends your
    turn: its last seed captures nothing, wins no pit, and does not sow on.
# A last seed in a trap stays there: it is said where traps are spoken of.
except--was-trap--relays = { "" }
    .for = mark=is

# $seeds (number): how many are lifted. $house-placed: yes if a seed that has just been placed in the house counts, else no.
# $said-before: yes if another clause has said it of a stage in which seeds are placed.
lift-some--house = { $here-places ->
        [yes] { lift-some-house } { $house-placed ->
                [yes] A seed that you have just placed in it counts towards its number.
               *[no] A seed that you have just placed in it does not count towards its number.
            }
       *[no] { $said-before ->
                [yes] { lift-some-house-too }
               *[no] { lift-some-house }
            }
    }
    .says = seeds when-began
    .for = when-began=any|plain
lift-some-house = In a { $plain-turn }, if you begin from your { $house } while it counts as one, lift only { $seeds ->
        [one] one seed
        [2] two seeds
       *[other] { $seeds } seeds
    } and sow them; the others stay.
lift-some-house-too = { lift-some-house }

## Lines that stand where no clause says otherwise.
sowing-origin-sown-line = The first seed goes into the very next pit of the line. A sowing that comes round to the pit where it
    began drops a seed there like anywhere else.
# $round (number): as above. $pieces: yes if pieces of another kind are sown as well, else no.
sowing-origin-sown = { $stores ->
        [own] The first { $pieces ->
                [yes] piece
               *[no] seed
            } goes into the very next place.
        [all] The first { $pieces ->
                [yes] piece
               *[no] seed
            } goes into the very next place.
       *[other] The first { $pieces ->
                [yes] piece
               *[no] seed
            } goes into the very next pit.
    } { $pieces ->
        [yes] With { $round } pieces or more the sowing comes round to the pit where it began, and that pit gets one like
            any other.
       *[no] With { $round } seeds or more the sowing comes round to the pit where it began, and that pit gets a seed like
            any other.
    }
# As above, where the first seed goes back into the pit of its own.
sowing-origin-sown-again = A sowing that comes round to the pit where it began drops a seed there like anywhere else.
# $round (number): as above, the seed for the store included.
sowing-origin-sown-stored = With { $round } seeds or more the sowing comes round to the pit where it began, and that
    pit gets a seed like any other.
# $pieces: as above.
sowing-single-lap = You sow once in a move: the pit where the last { $pieces ->
        [yes] piece
       *[no] seed
    } falls is not lifted.
