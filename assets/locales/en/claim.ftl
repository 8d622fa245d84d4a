### Pits won for good. $trap: what such a pit is called, in this game's own word where it has one.
### $row, $makes, $counts, $alternatives: as in capture.ftl.

# $row: also no-row, where pits belong to nobody. $seeds: take or leave. $liftable: yes if the owner may lift it, else no.
claim-trap = If the last seed { $row ->
        [no-row] falls in a pit that nobody has won yet
        [own] falls in one of your own pits
        [any] falls in a pit on either side
       *[opponent] falls in one of your opponent's pits
    } and brings it to { $makes ->
        [even] an even number of seeds,
       *[of] { $alternatives ->
                [one] exactly { $counts } seeds,
               *[other] { $counts } seeds,
            }
    } you win the pit itself: it is your { $trap }{ $liftable ->
        [yes] { $seeds ->
                [leave] . The seeds in it stay there, and your turn ends.
               *[take] , and the seeds in it go into your store.
            }
       *[no] { $seeds ->
                [leave] { "" } until the game ends. The seeds in it stay there, and your turn ends.
               *[take] { "" } until the game ends, and the seeds in it go into your store.
            }
    }

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
claim-trap-stops = A sowing that passes a { $trap } leaves a seed in it like anywhere else. If its last seed falls in a { $trap } that
    holds seeds, the turn ends: nothing is captured, and its owner keeps it.
claim-liftable = You may lift your own { $trap } like any other pit and sow its seeds; then it is a pit like any other again.

# $at: where it lies, such as "the fourth pit from the right of your inner row". $south, $north: the names of the pits.
# $least (number): with how many seeds it counts. $house: what it is called.
# $house-named: yes if the players have a word of their own for it, else no.
claim-house = { $house-named ->
        [yes] Each of you has a house, called { $house }:
       *[no] Each of you has a house:
    } { $at } ({ $south } for South, { $north } for North). It counts as one while it holds
    { $least } or more seeds. If all its seeds are lifted, or captured, it is lost for the rest of the game and is a pit like any
    other. If it has merely sunk below { $least }, it counts again as soon as it holds { $least }.
claim-houses-fall = With the first capture the { $house } of each of you is lost: it is a pit like any other for the rest of the game.

## A line that stands where laps go on.

claim-house-otherwise = Where a lap ends in your { $house }, captures nothing and is not stopped by a rule, the { $house } is lifted
    and sown on like any other pit, and so lost.

## A line that stands where some pits cannot be won.

claim-otherwise = Where one of these rules stands in the way, the move is still good, but the pit is not won.
