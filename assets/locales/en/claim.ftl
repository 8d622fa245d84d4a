### Pits won for good. $trap: what such a pit is called, in this game's own word where it has one.
### $row, $makes, $counts, $alternatives: as in capture.ftl.

claim-trap = If the last seed falls in { $row ->
        [own] one of your own pits
        [any] a pit on either side
       *[opponent] one of your opponent's pits
    } and brings it to { $makes ->
        [even] an even number of seeds,
       *[of] { $alternatives ->
                [one] exactly { $counts } seeds,
               *[other] { $counts } seeds,
            }
    } you win the pit itself: it is your { $trap } until the game ends, and the seeds in it go into your store.

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

## A line that stands where some pits cannot be won.

claim-otherwise = Where one of these rules stands in the way, the move is still good, but the pit is not won.
claim-word = trap
