### Pits won for good. $trap: what such a pit is called, in this game's own word where it has one. $game: what ends, the game
### or, in a match, the round.
### $row, $makes, $counts, $alternatives, $only: as in capture.ftl.

# $row: also no-row, where pits belong to nobody. $seeds: take or leave. $owner: whose it is, mover, other or owner (of the pit). $liftable: yes
# if its owner may lift it or it may become a plain pit again, else no.
claim-trap = If the last seed { $row ->
        [no-row] falls in a pit that nobody has won yet
        [own] falls in one of your own pits
        [any] falls in a pit on either side
       *[opponent] falls in one of your opponent's pits
    } and brings it to { $makes ->
        [even] an even number of seeds,
       *[of] { $alternatives ->
                [one] exactly { $only } { $only ->
                        [one] seed,
                       *[other] seeds,
                    }
               *[other] { $counts } seeds,
            }
    } { $owner ->
        [other] your opponent wins the pit itself: it is your opponent's { $trap }
        [owner] its owner wins the pit itself: it is its owner's { $trap }
       *[mover] you win the pit itself: it is your { $trap }
    }{ $liftable ->
        [yes] { $seeds ->
                [leave] . The seeds in it stay there, and your turn ends.
               *[take] { $owner ->
                        [other] , and the seeds in it go into your opponent's store.
                        [owner] , and the seeds in it go into its owner's store.
                       *[mover] , and the seeds in it go into your store.
                    }
            }
       *[no] { $seeds ->
                [leave] { "" } until the { $game } ends. The seeds in it stay there, and your turn ends.
               *[take] { $owner ->
                        [other] { "" } until the { $game } ends, and the seeds in it go into your opponent's store.
                        [owner] { "" } until the { $game } ends, and the seeds in it go into its owner's store.
                       *[mover] { "" } until the { $game } ends, and the seeds in it go into your store.
                    }
            }
    }

# Seeds that come together on the way may be let stand. $row, $owner: as above.
claim-trap-missed = If seeds that have come together on the way are let stand{ $row ->
        [own] { "" } in one of your own pits,
        [opponent] { "" } in one of your opponent's pits,
       *[any] ,
    } and a further seed, be it the last of a lap or not, brings that pit to { $makes ->
        [even] an even number,
       *[of] { $alternatives ->
                [one] exactly { $counts },
               *[other] { $counts },
            }
    } the pit is spoilt: until the { $game } ends it is { $owner ->
        [owner] its owner's
        [other] your opponent's
       *[mover] your
    } { $trap }, and seeds that come together in it are not taken any more. If the pit is lifted before that, it is a pit like any
    other again.

# $one, $other (numbers): what the two pits then hold.
claim-trap-pair = If the last two seeds of a lap bring their pits to { $one } and { $other }, in either order, and neither pit has
    been won before, you win both: each is your { $trap } until the { $game } ends, on whichever side it lies. The seeds in them stay
    there, and your turn ends.

# $traps (number): how many a player may have.
claim-at-most = { $traps ->
        [1] You may win only one { $trap } in a game.
       *[other] You may win at most { $traps } pits in this way.
    }

# $number: the last pit's number in its row.
claim-not-last-pit = Your opponent's last pit, number { $number } counted from its owner's left, cannot be won.

# $by: number or column.
claim-not-twin = { $by ->
        [column] You cannot win the pit that faces your opponent's { $trap }.
       *[number] You cannot win the pit that has the same number as your opponent's { $trap }, each counted from its
            owner's left.
    }
claim-declared = You need not win the pit: you may leave it as it is.
claim-swallow = From then on every seed that falls in a { $trap } goes straight into the store of the player who won it,
    whoever sows it.

claim-engulf = As soon as a sowing reaches a { $trap }, whoever won it, all the seeds still in hand go into it, and the turn ends.
# $others: yes if other rules speak of some last seeds in such pits, else no.
# $bare: yes if such a pit may be empty, else no.
claim-trap-stops = A sowing that passes a { $trap } leaves a seed in it like anywhere else. { $others ->
        [yes] If its last seed falls in any other { $trap }{ $bare ->
                [yes] { "" } that holds seeds,
               *[no] ,
            }
       *[no] If its last seed falls in a { $trap }{ $bare ->
                [yes] { "" } that holds seeds,
               *[no] ,
            }
    } the turn ends: nothing is captured, and its owner keeps it.
claim-fades = A { $trap } that a capture has emptied is a pit like any other again.

# $whose: whose $trap it is, own, opponent or any. $row: on whose side it lies, the same. $at: yes if only some pits are
# meant, then $parts names them, such as "the leftmost pit of your outer row", and $head says what they are called, if
# $head-named is yes; else no. $seeds (number): how many are taken,
# $more (number): one less. $alone: taken or stays. $then: end or extra-move.
capture-from-trap = If the last seed falls in { $whose ->
        [own] a { $trap } of your own
        [opponent] a { $trap } of your opponent's
       *[any] a { $trap }
    }{ $at ->
        [yes] { $row ->
                [opponent] { "" } that is { $parts } on your opponent's side
                [own] { "" } that is { $parts }
               *[any] { "" } that is { $parts }, on either side
            }{ $head-named ->
                [yes] { "" } ({ $head }),
               *[no] ,
            }
       *[no] { $row ->
                [opponent] { "" } on your opponent's side,
                [own] { "" } on your own side,
               *[any] ,
            }
    } { $seeds ->
        [0] nothing is captured{ $whose ->
                [any] , whoever won it:
               *[other] :
            } the seed stays, and your turn ends.
       *[other] { $seeds ->
                [1] you capture that seed
                [2] you capture that seed and, if there are others in it, one more
               *[other] you capture that seed and, if there are others in it, up to { $more } more
            }{ $then ->
                [extra-move] , and you move again.
               *[end] , and your turn ends.
            } { $alone ->
                [stays] If it was empty, the seed stays there, and your turn ends.
               *[taken] { "" }
            } { $whose ->
                [any] It does not matter whose it is.
               *[other] { "" }
            }
    }
claim-liftable = You may lift your own { $trap } like any other pit and sow its seeds; then it is a pit like any other again.

# $at: where it lies, such as "the fourth pit from the right of your inner row".
# $least (number): with how many seeds it counts. $house: what it is called.
claim-house = Your { $house } is { $at }. It counts as one while it holds { $least } or more seeds. If all its seeds are lifted, or
    captured, it is lost for the rest of the game and is a pit like any other. If it has merely sunk below { $least }, it counts again as soon as it holds { $least }.
claim-houses-fall = With the first capture the { $house } of each of you is lost: it is a pit like any other for the rest of the game.

## A line that stands where laps go on.

claim-house-otherwise = Where a lap ends in your { $house }, captures nothing and is not stopped by a rule, the { $house } is lifted
    and sown on like any other pit, and so lost.

## Lines that stand where several rules speak of last seeds in such pits, and where they do not speak of all.

capture-from-trap-in-order = Of these rules on a last seed, the first that fits decides.
capture-from-trap-passing = A sowing that passes a { $trap } leaves a seed in it like anywhere else.
capture-from-trap-otherwise = A last seed in any other { $trap } stays there, and your turn ends.

## A line that stands where some pits cannot be won.

claim-otherwise = Where one of these rules stands in the way, the move is still good, but the pit is not won.
