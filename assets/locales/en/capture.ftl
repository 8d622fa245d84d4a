### What is captured.
### $row: own (the mover's pits), opponent or any. $makes: of (then $counts is the list, such as "2 or 3", of
### $alternatives counts) or even. $taker: mover, owner (of the pit) or nobody.

# Fours and the like, taken while the sowing goes on.
capture-passing = Whenever a seed other than the last { $makes ->
        [even] brings a pit to an even number of seeds
       *[of] brings a pit to { $alternatives ->
                [one] exactly { $counts }
               *[other] { $counts }
            } seeds
    }, { $taker ->
        [owner] the player on whose side the pit lies takes them all at once, whoever is sowing.
        [nobody] they stay where they are.
       *[mover] you take them all at once, on whichever side the pit lies.
    } The sowing then goes on with the seeds still in hand.

capture-count = If the last seed falls in { $row ->
        [own] one of your own pits
        [any] a pit on either side
       *[opponent] one of your opponent's pits
    } and brings it to { $makes ->
        [even] an even number of seeds,
       *[of] { $alternatives ->
                [one] exactly { $counts } seeds,
               *[other] { $counts } seeds,
            }
    } { $taker ->
        [owner] the player on whose side it lies takes all of them.
        [nobody] nobody takes them, and your turn ends.
       *[mover] you capture all of them.
    }

# Follows capture-count.
capture-count-chain = Then look back at the pit sown just before it: if it { $row ->
        [own] also lies on your side and holds
        [any] also holds
       *[opponent] also lies on your opponent's side and holds
    } { $makes ->
        [even] an even number of seeds,
       *[of] { $counts },
    } its seeds are taken too, and so on backwards, up to the first pit that does not fit.

# Follows capture-count. $then: end, next-pit or extra-move.
capture-count-then = { $then ->
        [next-pit] After that the sowing goes on with the seeds of the next pit; if that pit is empty, your turn ends.
        [extra-move] After that you move again.
       *[end] That ends your turn.
    }

# $landing: what the pit held before, empty or occupied. $rows (number): 2 or 4. $take: facing or column.
# $own-seed: take or leave.
capture-facing = If the last seed falls in { $row ->
        [own] { $rows ->
                [4] a pit of your own inner row
               *[other] one of your own pits
            }
        [any] { $rows ->
                [4] a pit of either inner row
               *[other] a pit on either side
            }
       *[opponent] { $rows ->
                [4] a pit of your opponent's inner row
               *[other] one of your opponent's pits
            }
    } { $landing ->
        [occupied] that already held seeds,
       *[empty] that was empty,
    } you capture { $take ->
        [column] all the seeds of the pit facing it, and of the pit behind that one
       *[facing] all the seeds of the pit facing it
    }{ $own-seed ->
        [leave] { $landing ->
                [occupied] ; what lies in the pit where it fell stays there.
               *[empty] ; the last seed itself stays where it fell.
            }
       *[take] , and the last seed with them.
    }

# Follows capture-facing. $alone: stays or taken. $take, $landing: as above.
capture-facing-alone = { $alone ->
        [taken] If the facing pit is empty, you still take the last seed by itself.
       *[stays] { $take ->
                [column] If the facing pit is empty, nothing is captured, even when there are seeds behind it.
               *[facing] If the facing pit is empty, nothing is captured.
            }
    }

# $effect: allowed, nothing, rest-to-opponent, spare-last or spare-first.
capture-grand-slam = { $effect ->
        [nothing] If a move would capture all of your opponent's seeds, which is called a grand slam, you may make the move,
            but nothing is captured.
        [rest-to-opponent] You may capture all of your opponent's seeds at once, which is called a grand slam; but then all
            the other seeds on the board go to your opponent, and the game ends.
        [spare-last] If a move would capture all of your opponent's seeds, which is called a grand slam, the pit where the
            last seed fell is spared; if it is the only one, nothing is captured.
        [spare-first] If a move would capture all of your opponent's seeds, which is called a grand slam, the pit farthest
            back in the chain is spared; if it is the only one, nothing is captured.
       *[allowed] You may capture all of your opponent's seeds at once, which is called a grand slam.
    }

# $first: next or here. $from: lap-origin or capturing-pit.
capture-resow = Captured seeds stay in the game: sow them at once, the same way round. { $from ->
        [capturing-pit] { $first ->
                [here] The first of them goes into the pit where the last seed fell, the others into the pits after it.
               *[next] The first of them goes into the pit after the one where the last seed fell.
            } What their last seed does counts like any other.
       *[lap-origin] { $first ->
                [here] The first of them goes into the pit from which the capturing lap was lifted, the others into the pits
                    after it.
               *[next] The first of them goes into the pit after the one from which the capturing lap was lifted.
            } What their last seed does counts like any other; if it captures in its turn, those seeds begin at the same
            place.
    }
capture-optional = You need not capture: you may leave the seeds where they are, and the move goes on as if there had been
    nothing to take.

## Lines that stand where no clause says otherwise.

# $stores: none, aside, own (a sowing passes the sower's own), both.
capture-none = { $stores ->
        [own] There are no captures in this game: seeds come into a store only by being sown there.
        [both] There are no captures in this game: seeds come into a store only by being sown there.
       *[other] There are no captures in this game.
    }
capture-to-store = What you capture goes into your store and stays there to the end.
capture-compulsory = A capture must be made.
capture-not-own = A last seed on your own side captures nothing.
capture-not-opponent = A last seed on your opponent's side captures nothing.
