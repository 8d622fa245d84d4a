### What is captured.
### $row: own (the mover's pits), opponent or any. $makes: of (then $counts is the list, such as "2 or 3", of
### $alternatives counts, and $only is it where there is one) or even. $taker: mover, owner (of the pit) or nobody.
# $won: yes if pits are won for a round, so that their owner need not be the player on whose side they lie; else no.

# Fours and the like, taken while the sowing goes on.
# $claimed: yes if the player who may take them is asked, else no.
# $last: what the last seed of a lap does: apart (it captures by other rules), alike or mover.
capture-passing = { $last ->
        [apart] Whenever a seed other than the last
        [alike] Whenever a seed, even the last of a lap,
       *[mover] Whenever a seed
    } { $makes ->
        [even] brings a pit to an even number of seeds
       *[of] brings a pit to { $alternatives ->
                [one] exactly { $only } { $only ->
                        [one] seed
                       *[other] seeds
                    }
               *[other] { $counts } seeds
            }
    }, { $taker ->
        [owner] { $won ->
                [yes] the owner of the pit
               *[no] the player on whose side the pit lies
            } { $claimed ->
                [yes] may take them all, whoever is sowing.
               *[no] takes them all at once, whoever is sowing.
            }
        [nobody] they stay where they are.
       *[mover] you { $claimed ->
                [yes] may take them all,
               *[no] take them all at once,
            } { $won ->
                [yes] whoever owns the pit.
               *[no] on whichever side the pit lies.
            }
    } { $last ->
        [mover] { $taker ->
                [owner] But if it is the last seed of a lap that does so, you take them. The sowing then goes on as if nothing had
                    lain there.
               *[mover] The sowing then goes on as if nothing had lain there.
            }
        [alike] The sowing then goes on as if nothing had lain there.
       *[apart] The sowing then goes on with the seeds still in hand.
    }

# The player who may take a pit in passing is asked. $missed: yes if another rule says what becomes of seeds that are let stand,
# under the heading $see, else no.
capture-passing-claimed = { $missed ->
        [yes] That chance is there only when the seeds come together, and to let it go may cost the pit: see { $see }.
       *[no] That chance is there only when the seeds come together: those that are let stand are seeds like any others.
    }

capture-count = If the last seed falls in { $row ->
        [own] one of your own pits
        [any] a pit on either side
       *[opponent] one of your opponent's pits
    } and brings it to { $makes ->
        [even] an even number of seeds,
       *[of] { $alternatives ->
                [one] exactly { $only } { $only ->
                        [one] seed,
                       *[other] seeds,
                    }
               *[other] { $counts } seeds,
            }
    } { $taker ->
        [owner] { $won ->
                [yes] the owner of the pit
               *[no] the player on whose side it lies
            } takes { $only ->
                [one] it.
               *[other] all of them.
            }
        [nobody] nobody takes { $only ->
                [one] it,
               *[other] them,
            } and your turn ends.
       *[mover] you capture { $only ->
                [one] it.
               *[other] all of them.
            }
    }

# Follows capture-count.
capture-count-chain = Then look back at the pit sown just before it: if it { $row ->
        [own] also lies on your side and holds
        [any] also holds
       *[opponent] also lies on your opponent's side and holds
    } { $makes ->
        [even] an even number of seeds, but not none,
       *[of] { $counts },
    } its seeds are taken too, { $row ->
        [any] on whichever side it lies,
       *[own] { "" }
    } and so on backwards, up to the first pit that does not fit.

# The same the other way.
capture-count-onward = Then look at the pit after it, in the direction of the sowing: if it { $makes ->
        [even] is not empty and holds an even number of seeds,
       *[of] holds { $counts },
    } its seeds are taken too, on whichever side it lies, and so on, up to the first pit that does not fit.
# Follows that. $chain: yes if several pits may be captured, else no.
capture-count-facing = { $chain ->
        [yes] With each of them the seeds of the pit facing it are taken as well.
       *[no] The seeds of the pit facing it are taken as well.
    }
# Follows that. $played: last or all.
capture-count-played = { $played ->
        [last] But a pit in which the last seed falls is safe until it has been played, which means that its owner has begun a
            move from it in this round; the pit just lifted counts as played.
       *[all] But a pit is safe until it has been played, which means that its owner has begun a move from it in this round;
            the pit just lifted counts as played.
    }

# Follows capture-count. $parts: where, such as "the rightmost pit of your opponent's row". $links: yes if a chain may go
# through there, no if it may not, none if there are no chains.
capture-count-not-at = A last seed in { $parts } captures nothing{ $links ->
        [yes] , but seeds there may be taken as part of a chain.
        [no] , and a chain stops there.
       *[none] .
    }

# Follows capture-count or capture-beyond. $then: end, next-pit, next-seeds or extra-move.
capture-count-then = { $then ->
        [next-pit] After that the sowing goes on with the seeds of the next pit; if that pit is empty, your turn ends.
        [next-seeds] After that the sowing goes on with the seeds of the next pit that holds any.
        [extra-move] After that you move again.
       *[end] That ends your turn.
    }

# $landing: what the pit held before, empty or occupied. $rows (number): 2 or 4. $take: facing or column.
# $own-seed: take, leave or crosses (the last seed alone is put into the facing pit). $needs: which pits across must hold seeds: facing, both or either. $placed: yes if a seed may
# be placed from the reserve, else no.
capture-facing = { $placed ->
        [yes] If the last seed of a lap, or a seed placed from your reserve,
       *[no] If the last seed
    } falls in { $row ->
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
    } { $needs ->
        [both] and the pit facing it and the one behind that both hold seeds,
        [either] and the pit facing it or the one behind that holds seeds,
       *[facing] { "" }
    } you capture { $take ->
        [column] { $needs ->
                [facing] all the seeds of the pit facing it, and of the pit behind that one
               *[both] all the seeds of these two pits
            }
       *[facing] all the seeds of the pit facing it
    }{ $own-seed ->
        [crosses] , into which you put the last seed as well; what else lies where it fell stays there.
        [leave] { $landing ->
                [occupied] ; what lies in the pit where it fell stays there.
               *[empty] ; the last seed itself stays where it fell.
            }
       *[take] , and the last seed with them.
    }

# Follows capture-facing. $alone: stays or taken. $take, $landing, $needs: as above.
capture-facing-alone = { $needs ->
        [both] { $alone ->
                [taken] If one of the two is empty, you take only the last seed by itself.
               *[stays] If one of the two is empty, nothing is captured.
            }
        [either] { $alone ->
                [taken] If both are empty, you still take the last seed by itself.
               *[stays] If both are empty, nothing is captured.
            }
       *[facing] { $alone ->
                [taken] If the facing pit is empty, you still take the last seed by itself.
               *[stays] { $take ->
                        [column] If the facing pit is empty, nothing is captured, even when there are seeds behind it.
                       *[facing] If the facing pit is empty, nothing is captured.
                    }
            }
    }
# Follows that, where pits can be won for good. $trap: what such a pit is called.
capture-facing-trap = The seeds in a { $trap } cannot be captured.
# Follows that. $chain: one or all. $chosen: yes if sowings run either way, else no.
capture-facing-chain = After a capture look on along your own row, { $chosen ->
        [yes] in the direction of the lap that captured:
       *[no] in the direction of sowing:
    } { $chain ->
        [one] if the next pit is empty and the pit facing it holds seeds, you capture these as well, but no more after that.
       *[all] if the next pit is empty and the pit facing it holds seeds, you capture these as well, and so on, up to the first
            pit where this does not hold or to the end of your row.
    }
# Follows that, where each player has two rows.
capture-facing-outer = Seeds in the outer rows are never captured.
# Follows that. $least (number): the fewest seeds with which the pit behind is taken.
capture-facing-behind = { $least ->
        [2] A single seed in the pit behind stays there.
       *[other] Fewer than { $least } seeds in the pit behind stay there.
    }

# $facing: yes if the pit facing a captured one is captured too, else no.
capture-beyond = If the pit after the one where the last seed fell is empty, you capture all the seeds of the pit beyond it{ $facing ->
        [yes] { "" } and of the pit that faces this one, on whichever side they lie.
       *[no] , on whichever side it lies.
    }
# Closes what is said of it. $facing: as above.
capture-beyond-else = { $facing ->
        [yes] If the pit beyond is empty as well, nothing is captured, not even from the pit facing it, and your turn ends.
       *[no] If the pit beyond is empty as well, nothing is captured, and your turn ends.
    }
# Follows that. $facing: as above.
capture-beyond-chain = If after a captured pit there comes an empty one again, and then one with seeds, { $facing ->
        [yes] those seeds, and the ones facing them, are captured too, and so on.
       *[no] those seeds are captured too, and so on.
    }

# Follows that. $pieces: yes if there are pieces of another kind, called $specials, else no.
capture-beyond-ends = { $pieces ->
        [yes] This goes for the pits at the ends as well: one that holds nothing at all counts as empty, and one that holds anything
            is captured whole, seeds and { $specials } together.
       *[no] This goes for the pits at the ends as well.
    }
# $least (number): seeds. $special: what a piece of the other kind is called.
capture-beyond-special = But a pit with a { $special } and fewer than { $least } seeds is not captured: your turn ends before it.

# $row: whose pit the last seed must fall in, own, any or opponent. $whose: whose pits are taken, the same.
capture-column = If the last seed falls in { $row ->
        [own] one of your own pits
        [opponent] one of your opponent's pits
       *[any] a pit on either side
    } that was empty, you capture all the seeds in the other pits of its column{ $whose ->
        [own] { "" } that are your own.
        [opponent] { "" } that are your opponent's.
       *[any] , whoever owns them.
    }
# Follows that. $onward: yes or no.
capture-column-then = { $onward ->
        [yes] Then the last seed itself is lifted and sown on into the next pit, where it counts like any other. If there is
            nothing to capture, your turn ends.
       *[no] Your turn then ends, whether you have captured or not.
    }

# $goes-on: yes if captured seeds are sown again, else no. $traps: yes if pits can be won, else no. $trap: what such a pit
# is called. $liftable: yes or no.
capture-ahead = If the last seed falls in a pit that was empty, you capture all the seeds of the next pit in the same direction.
    { $traps ->
        [yes] A { $trap } of your opponent's cannot be captured from; from your own you may capture, and it stays yours.
       *[no] { "" }
    } { $goes-on ->
        [yes] If nothing is captured, your turn ends.
       *[no] Your turn then ends, whether you have captured or not.
    }
# Follows that. $lone: yes if a lap of a single seed may capture, else no. $origin: yes if the pit from which the lap was
# lifted may be captured, else no.
capture-ahead-not = { $lone ->
        [yes] The pit from which the lap was lifted cannot be captured.
       *[no] { $origin ->
                [yes] A lap of a single seed captures nothing.
               *[no] A lap of a single seed captures nothing, and the pit from which a lap was lifted cannot be captured.
            }
    }

# $relays: yes if a lap may be lifted and sown on, else no. $plain-turn: what a turn without capture is called. $kinds: yes if
# the game tells such turns from others, else no.
capture-begun = { $kinds ->
        [no] Only the first lap of a turn can capture: where a later lap ends, nothing is captured.
       *[yes] Your turn captures only if it begins with a capture. In a { $plain-turn } nothing is captured from beginning to
            end{ $relays ->
                [yes] : where a lap might capture, it simply goes on.
               *[no] .
            }
    }

# $house: what it is called.
capture-safe-house = A { $house } cannot be captured while it counts as one. A last seed that faces it captures nothing, as if
    it were empty.

# $pits (number): how many. $rows (number): 2 or 4.
capture-more = After each capture you also take all the seeds of { $pits ->
        [one] one more pit of your opponent's, whichever you choose
        [2] two more pits of your opponent's, which you choose one after the other
        [3] three more pits of your opponent's, which you choose one after the other
       *[other] { $pits } more pits of your opponent's, which you choose one after the other
    }{ $rows ->
        [4] , in either row,
       *[other] ,
    } as long as your opponent has seeds.

# $again: yes if the same pit may be chosen every time, else no.
capture-deposit = You do not keep what you capture: all of it together goes into one pit of your opponent's, which you choose; it may
    be an empty one. { $again ->
        [no] Only the pit that you chose the last time you captured may not be chosen.
       *[yes] { "" }
    } If your own pits are empty by then, you need not choose: the seeds go into the first pit of your opponent's path.
capture-retreat = If you leave a capture unmade, your opponent may at once move the seeds of the spared inner pit back into the
    pit behind it. Then your lap goes on.

## Captured seeds sown from an end of the inner row. $zone (number): how many pits at an end are near it. $head, $near-end: what
## these pits are called; $near-end-named: yes if the players have a word for the latter. $placed: yes if a seed placed from
## the reserve may capture, else no.

capture-enter = Captured seeds stay in the game: sow them at once along your inner row from one of its ends, the first into the
    { $head } itself. What their last seed does counts like any other; the seeds in the pit that captured stay.
capture-enter-way = If the pit that captured is { $zone ->
        [1] an end pit of your inner row, they start at that end:
       *[other] { $near-end-named ->
                [yes] a { $near-end }, one of the { $zone ->
                        [2] two
                        [3] three
                       *[other] { $zone }
                    } pits at either end of your inner row, they start at that end:
               *[no] one of the { $zone ->
                        [2] two
                        [3] three
                       *[other] { $zone }
                    } pits at either end of your inner row, they start at that end:
            }
    } from the left end clockwise, from the right end anticlockwise, even if this turns the direction round.
capture-enter-else = If it lies farther in, { $placed ->
        [yes] you choose the end when it is the seed you placed that captured; later in the turn the direction stays as it is,
            clockwise from the left end, anticlockwise from the right end.
       *[no] the direction stays as it is: clockwise from the left end, anticlockwise from the right end.
    }

# $least (number): the fewest seeds sown. $parts: where. $round: yes if that many come round and go on on the other side, else no.
capture-lone-last = { $round ->
        [yes] But if a sowing that has come round, of { $least } seeds or more, ends in { $parts }, you capture that one last
            seed alone.
       *[no] { $least ->
                [1] If the last seed falls in { $parts }, you capture that one seed alone.
               *[other] If the last seed of a sowing of { $least } seeds or more falls in { $parts }, you capture that one seed
                    alone.
            }
    }

# $row: whose pit it must be, own, any or opponent. $by: which pieces take others: any, seeds or specials. $special, $specials:
# what pieces of the second kind are called.
capture-meeting = Captures are made while you sow, { $row ->
        [own] in your own pits.
        [any] on either side.
       *[opponent] in your opponent's pits.
    } { $by ->
        [seeds] { "" }
       *[any] A { $special } that falls in a pit in which there are seeds but no { $special } takes all these seeds; it stays there itself.
    } { $by ->
        [specials] { "" }
       *[any] A seed that falls in a pit in which there are { $specials } but no seeds takes all these { $specials }; it stays there itself.
    } In an empty pit nothing is taken. Then the sowing goes on.

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

# $first: next or here. $from: lap-origin, capturing-pit or turn-origin. $next-way: the direction: fixed, same, usual (even
# if the lap before was turned) or each (chosen anew).
capture-resow = { $next-way ->
        [usual] Captured seeds stay in the game: sow them at once, the usual way round.
        [each] Captured seeds stay in the game: sow them at once, in a direction that you choose.
       *[same] Captured seeds stay in the game: sow them at once, the same way round.
    } { $from ->
        [turn-origin] { $first ->
                [here] The first of them goes into the pit from which you began your turn, the others into the pits after it.
               *[next] The first of them goes into the pit after the one from which you began your turn.
            } What their last seed does counts like any other; if it captures in its turn, those seeds begin at the same
            place.
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
# $turned: yes if a lap may run the other way round in order to capture, else no. $landing: only captures by a last seed in
# such a pit, empty or occupied, are meant; or any.
capture-optional = { $landing ->
        [occupied] If the last seed falls in an occupied pit, you need not capture: you
        [empty] If the last seed falls in an empty pit, you need not capture: you
       *[any] You need not capture: you
    } may leave the seeds where they are, and the move goes on as if there had been nothing to take. { $turned ->
        [yes] Only a capture for which you have turned the lap round must be made.
       *[no] { "" }
    }

## Lines that stand where no clause says otherwise.

# $stores: none, aside, first (aside, but a first seed goes there), own (a sowing passes the sower's own), all, or one (the only
# player's, which is sown).
capture-none = { $stores ->
        [first] There are no captures in this game: only the one seed of every lap comes into a store.
        [one] There are no captures in this game: seeds come into the store only by being sown there.
        [own] There are no captures in this game: seeds come into a store only by being sown there.
        [all] There are no captures in this game: seeds come into a store only by being sown there.
       *[other] There are no captures in this game.
    }
# Seeds are captured only where pits have been won, of which a later part of the page tells. $trap: what such a pit is called.
capture-only-traps = The only captures are those that a last seed makes in a { $trap }: see { $see }.
# $leaves: yes if seeds may leave a store for an empty row, else no. $match: yes if the game is a round of a match, else no.
capture-to-store = { $leaves ->
        [yes] What you capture goes into your store.
       *[no] { $match ->
                [yes] What you capture goes into your store and stays there to the end of the round.
               *[no] What you capture goes into your store and stays there to the end.
            }
    }
capture-compulsory = A capture must be made.
capture-not-own = A last seed on your own side captures nothing.
capture-not-opponent = A last seed on your opponent's side captures nothing.
