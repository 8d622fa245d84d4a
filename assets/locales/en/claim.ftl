### Pits won for good. $trap: what such a pit is called, in this game's own word where it has one. $game: what ends, the game
### or, in a match, the round.

# $side: own, other or any. $owned: no if pits belong to nobody. $content: taken or stays. $owner: whose it is, mover, other or owner (of the pit).
# $emptied-traps: yes if its owner may lift it or it may become a plain pit again, else no.
claim--holds--here = { $then ->
        [here] If the last seed falls in { $side ->
                [own] one of your own pits
                [any] a pit on either side
               *[other] one of your opponent's pits
            } and brings it to { claim-counts } { claim-sown-on }
       *[end] { claim-kept }
    }
    .also = side
    .says = owner content then
    .for = holds=of|even owner=mover|other|owner then=end|here
# The seeds of the pit are sown on.
claim-sown-on = { $owner ->
        [other] it becomes your opponent's { $trap }
        [owner] it becomes its owner's { $trap }
       *[mover] it becomes your { $trap }
    } until the { $game } ends. Its seeds are lifted, the last one included, and sown on from there.
claim--not-at-holds--here = If the last seed falls in a pit { $side ->
        [own] of yours
        [any] on either side
       *[other] of your opponent's
    } other than { $not-at } and brings it to { claim-counts } { claim-sown-on }
    .also = side
    .says = owner content then
    .for = holds=of owner=mover|other|owner content=stays then=here
claim-kept = If the last seed { $owned ->
        [no] falls in a pit that nobody has won yet
       *[yes] { $side ->
                [own] falls in one of your own pits
                [any] falls in a pit on either side
               *[other] falls in one of your opponent's pits
            }
    } and brings it to { $holds ->
        [even] an even number of seeds,
       *[of] { $holds-many ->
                [one] exactly { $holds-only } { $holds-only ->
                        [one] seed,
                       *[other] seeds,
                    }
               *[other] { $holds-list } seeds,
            }
    } { $owner ->
        [other] your opponent wins the pit itself: it is your opponent's { $trap }
        [owner] its owner wins the pit itself: it is its owner's { $trap }
       *[mover] you win the pit itself: it is your { $trap }
    }{ $emptied-traps ->
        [yes] { $content ->
                [stays] . The seeds in it stay there, and your turn ends.
               *[taken] { $owner ->
                        [other] , and the seeds in it go into your opponent's store.
                        [owner] , and the seeds in it go into its owner's store.
                       *[mover] , and the seeds in it go into your store.
                    }
            }
       *[no] { $content ->
                [stays] { "" } until the { $game } ends. The seeds in it stay there, and your turn ends.
               *[taken] { $owner ->
                        [other] { "" } until the { $game } ends, and the seeds in it go into your opponent's store.
                        [owner] { "" } until the { $game } ends, and the seeds in it go into its owner's store.
                       *[mover] { "" } until the { $game } ends, and the seeds in it go into your store.
                    }
            }
    }

# $at: where, such as "the two pits at each end of your opponent's row"; $at-ends: yes if both end pits are meant. $said-before: yes if
# another rule has said what it is to win a pit.
claim--side-at-holds--here = If the last seed falls in { $at-ends ->
        [yes] { $side ->
                [own] an end pit of your own row
               *[other] an end pit of your opponent's row
            }
       *[no] one of { $at }
    } and brings it to { claim-counts } { claim-win }
    .says = owner content
    .for = side=own|other holds=of owner=mover content=stays then=end
claim--side-not-at-holds--here = If the last seed falls in a pit of { $side ->
        [own] yours
       *[other] your opponent's
    } other than { $not-at } and brings it to { claim-counts } { claim-win }
    .says = owner content
    .for = side=own|other holds=of owner=mover content=stays then=end
claim-counts = { $holds ->
        [even] an even number of seeds,
       *[of] { claim-numbers }
    }
claim-numbers = { $holds-many ->
        [one] exactly { $holds-only } { $holds-only ->
                [one] seed,
               *[other] seeds,
            }
       *[other] { $holds-list } seeds,
    }
claim-win = { $said-before ->
        [yes] you win that pit in the same way.
       *[no] you win the pit itself: it is your { $trap } until the { $game } ends. The seeds in it stay there, and your turn ends.
    }
claim--side-holds--here-facing = If the last seed falls in one of { $side ->
        [own] your own pits
       *[other] your opponent's pits
    } and brings it to { claim-counts } you win that pit and the one facing it: each is your { $trap } until the { $game } ends, on
    whichever side it lies. The seeds in them stay there, and your turn ends.
    .says = owner content
    .for = side=own|other holds=of owner=mover content=stays then=end
# The pit and the one that faces it. $facing-holds-list: how many seeds that holds.
claim--side-was-facing_holds--here-facing = If the last seed falls in an empty pit of yours, and the pit facing it holds exactly { $facing-holds-list } seeds, you win
    both pits: each is your { $trap } until the { $game } ends, on whichever side it lies. The seeds in them stay there, and your turn ends.
    .says = owner content
    .for = side=own was=empty facing-holds=of owner=mover content=stays then=end

# Seeds that come together on the way may be let stand. $side, $owner: as above.
dropping-claim--holds-let-stand--here = If seeds that have come together on the way are left standing{ $side ->
        [own] { "" } in one of your own pits,
        [other] { "" } in one of your opponent's pits,
       *[any] ,
    } and a further seed, be it the last of a lap or not, brings that pit to { $holds ->
        [even] an even number,
       *[of] { $holds-many ->
                [one] exactly { $holds-list },
               *[other] { $holds-list },
            }
    } the pit is spoilt: until the { $game } ends it is { $owner ->
        [owner] its owner's
        [other] your opponent's
       *[mover] your
    } { $trap }, and seeds that come together in it are not taken any more. If the pit is lifted before that, it is a pit like any
    other again.
    .also = side
    .says = owner content
    .for = holds=of|even

# $before-holds-only, $holds-only (numbers): what the two pits then hold.
claim--holds-before_holds--here-before = If the last two seeds of a lap bring their pits to { $before-holds-only } and { $holds-only }, in either order, and neither pit has
    been won before, you win both: each is your { $trap } until the { $game } ends, on whichever side it lies. The seeds in them stay
    there, and your turn ends.
    .says = either-order owner content when-sown
    .for = holds=of before-holds=of either-order=yes owner=mover content=stays then=end

# $most: how many a player may have, or none.
trap-most = { $most ->
        [none] { "" }
        [1] You may win only one { $trap } in a game.
       *[other] You may win at most { $most } pits in this way.
    }
# $columns: the last pit's number in its row.
except--at--claims = { $at-last ->
        [yes] Your opponent's last pit, number { $columns } counted from its owner's left, cannot be won.
       *[no] You cannot win { $at-their }.
    }
# No pit is won in the first turn.
except--when_turn--claims = In the first turn of the { $game } no pit becomes { word-a-trap }.
    .for = when-turn=of when-turn-only=1
# $named-side: whose pits they are that cannot be won so, own, other or any.
except--when_sown--claims = A sowing of { $when-sown-only ->
        [1] a single seed
       *[other] { $when-sown-list } seeds
    } wins no pit { $named-side ->
        [own] of your own.
        [other] of your opponent's.
       *[any] at all.
    }
    .for = when-sown=of

except--twin_trap--claims = You cannot win the pit that has the same number as your opponent's { $trap }, each counted from its
    owner's left.
    .also = side
except--facing_trap--claims = You cannot win the pit that faces your opponent's { $trap }.
    .also = side
optional--claims = You need not win the pit: you may leave it as it is.
    .says = who
    .for = who=mover

## What a pit that has been won does. $dropped: stays, store, out or all. $ends: always, if-occupied or never. $lift: nobody or owner. $emptied: stays or fades.

trap = { "" }
    .says = safe of
trap-at = { $at ->
        [none] { "" }
       *[other] From the start { $at-your } is your { $trap }.
    }
# $passed-by: nobody, owner, other or both. $but-last: yes if the last seed falls there nevertheless.
trap-passed-by = { $passed-by ->
        [owner] You sow past your own { $trap }{ trap-but-last-seed }
        [other] You sow past { word-a-trap } of your opponent's{ trap-but-last-seed }
        [both] { word-a-trap-first } is passed over in sowing{ trap-but-last-seed }
       *[nobody] { "" }
    }
trap-but-last = { "" }
trap-but-last-seed = { $but-last ->
        [yes] , but the last seed falls there like anywhere else.
       *[no] .
    }
trap-dropped = { $dropped ->
        [store] From then on every seed that falls in { word-a-trap } goes straight into the store of the player who won it,
    whoever sows it.
        [all] As soon as a sowing reaches { word-a-trap }, whoever won it, all the seeds still in hand go into it, and the turn ends.
       *[stays] { "" }
    }
# $other-traps: of which last seeds in such pits other rules speak: of all, of some or of none.
# $bare: yes if such a pit may be empty, else no. $passed-by, $but-last: as above.
trap-ends = { $ends ->
        [if-occupied] { capture-from-trap-passing } { $other-traps ->
        [none] If its last seed falls in { word-a-trap }{ $bare ->
                [yes] { "" } that holds seeds,
               *[no] ,
            }
       *[some] If its last seed falls in any other { $trap }{ $bare ->
                [yes] { "" } that holds seeds,
               *[no] ,
            }
    } the turn ends: nothing is captured, and the seed stays there and counts for the owner.
        [always] { $dropped ->
                [stays] { $other-traps ->
                        [all] { "" }
                        [some] A last seed in any other { $trap } stays there, and your turn ends.
                       *[none] { capture-from-trap-passing } { $but-last ->
                                [yes] A last seed in { word-a-trap } stays there, and the turn ends.
                               *[no] { $passed-by ->
                                        [both] { "" }
                                       *[nobody] A last seed there stays, and the turn ends.
                                    }
                            }
                    }
               *[store] { "" }
            }
       *[never] { "" }
    }
trap-lift = { $lift ->
        [other] Only the other player may lift { word-a-trap }; then it is a pit like any other again.
        [both] Either of you may lift { word-a-trap }; then it is a pit like any other again.
        [owner] You may lift your own { $trap } like any other pit and sow its seeds; then it is a pit like any other again.
       *[nobody] { "" }
    }
trap-emptied = { $emptied ->
        [fades] { word-a-trap-first } that a capture has emptied is a pit like any other again.
       *[stays] { "" }
    }

## Last seeds in such pits. $mark: whose it is, own, other or is (anybody's). $side: on whose side it lies, own, other or any. $at: only some pits are
## meant, such as "the leftmost pit of your outer row", and $head says what they are called, if $head-named is yes; else none.

capture-in-trap = If the last seed falls in { $mark ->
        [own] { word-a-trap } of your own
        [other] { word-a-trap } of your opponent's
       *[is] { word-a-trap }
    }{ $at ->
        [none] { $side ->
                [other] { "" } on your opponent's side,
                [own] { "" } on your own side,
               *[any] ,
            }
       *[other] { $side ->
                [other] { "" } that is { $at-the } on your opponent's side
                [own] { "" } that is { $at-your }
               *[any] { "" } that is { $at-the }, on either side
            }{ $head-named ->
                [yes] { "" } ({ $head }),
               *[no] ,
            }
    }
# $take-1-of (number): how many seeds are taken. $then: end or again. $was: occupied if a seed that comes alone stays.
capture--trap--seeds = { capture-in-trap } { $take-seeds ->
        [1] you capture that seed
        [2] you capture that seed and, if there are others in it, one more
       *[other] you capture that seed and, if there are others in it, up to { $take-seeds-more } more
    }{ $then ->
        [again] , and you move again.
       *[end] , and your turn ends.
    } { $was ->
        [occupied] If it was empty, the seed stays there, and your turn ends.
       *[any] { "" }
    } { $mark ->
        [is] It does not matter whose it is.
       *[other] { "" }
    }
    .also = side at was
    .says = then
    .for = then=end|again was=any|occupied mark=is|own|other by=mover
except--trap--captures = { capture-in-trap } nothing is captured{ $mark ->
        [is] , whoever won it:
       *[other] :
    } the seed stays, and your turn ends.
    .also = side at
    .for = mark=is|own|other
# $trap: what it is called. $was: what it held before, empty or occupied.
except--was-trap--captures = If the last seed falls in { $was ->
        [empty] an empty { $trap }
       *[occupied] { word-a-trap } that holds seeds
    }, nothing is captured: the seed stays, and your turn ends.
    .for = mark=is was=empty|occupied
# $at: where it lies, such as "the fourth pit from the right of your inner row".
# $counts-least (number): with how many seeds it counts. $house: what it is called.
house = Your { $house } is { $at }. It counts as one while it holds { $counts-least } or more seeds. If all its seeds are lifted, or
    captured, it is lost for the rest of the game and is a pit like any other. If it has merely sunk below { $counts-least }, it counts again as soon as it holds { $counts-least }.
    .says = counts placed
    .for = counts=from
# $falls-many (number): in how many stages the first capture takes houses away.
house-falls = { $falls-many ->
        [0] { "" }
       *[other] With the first capture the { $house } of each of you is lost: it is a pit like any other for the rest of the game.
    }

## A line that stands where laps go on.

claim-house-otherwise = Where a lap ends in your { $house }, captures nothing and is not stopped by a rule, the { $house } is lifted
    and sown on like any other pit, and so lost.

## Lines that stand where several rules speak of last seeds in such pits, and where any does.

capture-from-trap-in-order = Of these rules on a last seed, the first that fits decides.
# $passed-by: nobody, owner, other or both.
capture-from-trap-passing = { $passed-by ->
        [owner] A sowing that comes to { word-a-trap } of your opponent's leaves a seed in it.
        [other] A sowing that comes to { word-a-trap } of your own leaves a seed in it.
        [both] { "" }
       *[nobody] A sowing that passes { word-a-trap } leaves a seed in it like anywhere else.
    }

## A line that stands where some pits cannot be won.

claim-otherwise = Where one of these rules stands in the way, the move is still legal, but the pit is not won.
