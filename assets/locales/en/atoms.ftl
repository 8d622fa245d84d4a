### What clauses ask, where no sentence says a clause as a whole: it is put together from these. An atom is one clause of a sentence, for
### one field of a condition: `is` says it of the rule. A frame says what a kind of clause does; $if is all that it asks.

### $pit: the pit spoken of: last (that of the last seed), dropped (of any seed), next (the one to be sown), lifted, move-from, move-first, move-last,
### lap-from (from which this lap was lifted), some, some-pit, none, another, every, such, that ("a pit that holds .."); or a pit near one of them: last-facing, it-next ($it: the one spoken of before).
### $named: no, just (by the seed that falls there) or yes. $count: of, even, odd, from, up-to, between, not, both or as-many (then $count-near says of which pit); $count-list, $count-many, $count-only,
### $count-least, $count-most say which numbers.

atom-pit = { $named ->
        [yes] it
        [just] { $pit ->
                [move-last] that pit
               *[other] the pit
            }
       *[no] { $pit ->
                [last] the pit where the last seed falls
                [dropped] the pit where a seed falls
                [next] the next pit
                [lifted] the pit
                [store] your store
                [move-from] the pit it begins from
                [move-first] the pit where its first seed falls
                [move-last] the pit where its last seed falls
                [lap-from] the pit where the lap began
                [some-pit] some pit
                [none] no pit{ $side ->
                    [own] {" "}of yours
                    [other] {" "}of your opponent's
                    [nobody] {" "}that is nobody's
                   *[any] {""}
                }
                [another] another pit
                [every] a pit
                [such] such a pit
                [such-pit] it
                [that] that
                [here] that pit
                [column] another pit of the column
                [beyond] the pit after the empty one
                [last-facing] the pit facing the one where the last seed fell
                [last-behind] the pit behind the one facing it
                [last-next] the pit after the one where the last seed fell
                [last-before] the pit before the one where the last seed fell
                [last-twin] the pit of the same number on the other side
                [it-behind] the pit behind the one facing it
                [it-next] the pit after it
                [it-before] the pit before it
                [it-twin] the pit of the same number on the other side
                [some-pit-facing] the pit facing it
                [move-from-facing] the pit facing the one it begins from
                [move-from-next] the pit after the one it begins from
                [move-from-before] the pit before the one it begins from
                [move-from-behind] the pit behind the one facing it
                [move-from-twin] the pit of the same number on the other side
                [lifted-before] the pit before it
                [some-before] the pit before it
                [every-before] the pit before it
                [lifted-next] the pit after it
                [some-next] the pit after it
                [every-next] the pit after it
               *[it-facing] the pit facing it
            }
    }
# A number of seeds.
atom-seeds = { $count ->
        [of] { $count-many ->
                [one] { $count-only ->
                        [0] no seeds
                        [one] exactly 1 seed
                       *[other] exactly { $count-only } seeds
                    }
               *[other] { $count-list } seeds
            }
        [even] an even number of seeds, but not none
        [even-from] an even number of seeds, { $count-least } or more
        [odd] an odd number of seeds
        [from] { $count-least ->
                [1] seeds
               *[other] { $count-least } seeds or more
            }
        [up-to] { $count-most ->
                [0] no seeds
                [one] 1 seed or none
               *[other] { $count-most } seeds or fewer
            }
        [between] { $count-least } to { $count-most } seeds
        [as-many] as many seeds as { $count-near ->
                [behind] the pit behind the one facing it
                [next] the next pit
                [before] the pit before it
                [twin] the pit of the same number on the other side
               *[facing] the pit facing it
            }
       *[other] another number of seeds
    }
# An ordinal number.
atom-ordinal = { $count ->
        [of] { $count-many ->
                [one] { $count-only ->
                        [1] the first
                        [2] the second
                        [3] the third
                       *[other] number { $count-only }
                    }
               *[other] number { $count-list }
            }
        [even] an even number
        [odd] an odd number
        [from] number { $count-least } or a later one
        [up-to] { $count-most ->
                [1] the first
               *[other] one of the first { $count-most }
            }
        [between] one of those from number { $count-least } to { $count-most }
       *[other] another one
    }
atom-always =
    .is = { $list ->
            [dropping] a seed falls in a pit
            [starting] your turn begins
           *[landing] the last seed falls
        }
atom-pit-side =
    .is = { $pit ->
            [last] the last seed falls in { atom-of-side }
            [move-last] its last seed falls in { atom-of-side }
            [dropped] a seed falls in { atom-of-side }
            [move-first] its first seed falls in { atom-of-side }
            [move-from] it begins from { atom-of-side }
            [some-pit] there is { atom-of-side }
            [that] { $side ->
                [own] of yours
                [other] of your opponent's
                [nobody] that is nobody's
               *[any] on the board
            }
           *[other] { atom-pit } is { $side ->
                [own] yours
                [other] your opponent's
                [nobody] nobody's
               *[any] on the board
            }
        }
atom-of-side = { $side ->
        [own] a pit of yours
        [other] a pit of your opponent's
        [nobody] a pit that is nobody's
       *[any] a pit
    }
atom-pit-at =
    .is = { $at-ends ->
            [yes] { atom-pit } is an end pit
           *[no] { $at-single ->
                [yes] { atom-pit } is { $at-any }
               *[no] { atom-pit } is in { $at-any }
            }
        }
atom-pit-not-at =
    .is = { $not-at-single ->
            [yes] { atom-pit } is not { $not-at-any }
           *[no] { atom-pit } is not in { $not-at-any }
        }
atom-pit-was =
    .is = { $was ->
            [empty] { $pit ->
                    [move-last] { atom-pit } is empty
                    [move-first] { atom-pit } is empty
                    [last] { atom-pit } was empty
                    [dropped] { atom-pit } was empty
                   *[other] { atom-pit } is empty
                }
           *[occupied] { $pit ->
                    [last] { atom-pit } already held seeds
                    [dropped] { atom-pit } already held seeds
                    [move-last] { atom-pit } already holds seeds
                    [move-first] { atom-pit } already holds seeds
                   *[other] { atom-pit } holds seeds
                }
        }
atom-pit-holds =
    .is = { $pit ->
            [last] { atom-pit } now holds { atom-seeds }
            [dropped] { atom-pit } now holds { atom-seeds }
           *[other] { atom-pit } holds { atom-seeds }
        }
atom-pit-specials =
    .is = { $count ->
            [from] { atom-pit } holds at least { $count-least ->
                [one] one { $special }
               *[other] { $count-least } { $specials-word }
            }
            [up-to] { atom-pit } holds at most { $count-most ->
                [one] one { $special }
               *[other] { $count-most } { $specials-word }
            }
           *[other] { atom-pit } holds { $count-list } { $specials-word }
        }
atom-pit-mark =
    .is = { $mark ->
            [unmarked] { atom-pit } has not been won
            [barred] { atom-pit } is blocked
            [let-stand] { atom-pit } holds seeds that were let stand
            [not] { $mark-kind ->
                    [house] { atom-pit } is not a { $house }
                   *[trap] { atom-pit } is not { word-a-trap }
                }
            [own] { $mark-kind ->
                    [house] { atom-pit } is your { $house }
                   *[trap] { atom-pit } is { word-a-trap } of yours
                }
            [other] { $mark-kind ->
                    [house] { atom-pit } is your opponent's { $house }
                   *[trap] { atom-pit } is { word-a-trap } of your opponent's
                }
           *[is] { $mark-kind ->
                    [house] { atom-pit } is a { $house } that counts as one
                   *[trap] { atom-pit } is { word-a-trap }
                }
        }
atom-pit-origin =
    .is = { $origin ->
            [yes] { atom-pit } is the one where the lap began
           *[no] { atom-pit } is not the one where the lap began
        }
atom-pit-played =
    .is = { $played ->
            [yes] { atom-pit } has been played
           *[no] { atom-pit } has not been played
        }
atom-pit-sown =
    .is = { $sown ->
            [yes] { atom-pit } has got a seed in this turn
           *[no] { atom-pit } has got no seed in this turn
        }
atom-pit-alone =
    .is = { $alone ->
            [yes] { atom-pit } is the only one of its row that holds seeds
           *[no] { atom-pit } is not the only one of its row that holds seeds
        }
atom-pit-of-these =
    .is = { $of-these ->
            [leftmost] { atom-pit } is the leftmost such pit
            [rightmost] { atom-pit } is the rightmost such pit
            [fewest] { atom-pit } holds the fewest seeds of all such pits
           *[most] { atom-pit } holds the most seeds of all such pits
        }

## What is asked of the turn and the lap.

atom-turn-began =
    .is = { $began ->
            [capturing] the turn began with a capture
           *[plain] the turn did not begin with a capture
        }
atom-turn-turn =
    .is = { $count ->
            [from] { $count-least ->
                    [2] this is not the first turn of the { $game }
                   *[other] this is turn { $count-least } of the { $game } or a later one
                }
           *[other] this is { atom-ordinal } of the turns of the { $game }
        }
atom-turn-move =
    .is = { $count ->
            [from] { $count-least ->
                    [2] this is not the first move of the turn
                   *[other] this is { atom-ordinal } of the moves of the turn
                }
           *[other] this is { atom-ordinal } of the moves of the turn
        }
atom-turn-lap =
    .is = { $count ->
            [from] { $count-least ->
                    [2] this is not the first lap of the move
                   *[other] this is { atom-ordinal } of the laps of the move
                }
            [up-to] { $count-most ->
                    [1] this is the first lap of the move
                   *[other] this is { atom-ordinal } of the laps of the move
                }
           *[other] this is { atom-ordinal } of the laps of the move
        }
atom-turn-sown =
    .is = the lap sows { atom-seeds }
atom-turn-left =
    .is = there are { atom-seeds } left in the pits
atom-turn-crossed =
    .is = { $crossed ->
            [yes] a seed of the move has fallen on your opponent's side
           *[no] no seed of the move has fallen on your opponent's side
        }
atom-turn-came-round =
    .is = { $came-round ->
            [yes] the lap has come back to the pit where it began
           *[no] the lap has not come back to the pit where it began
        }
atom-turn-reversed =
    .is = { $reversed ->
            [yes] the lap runs in the opposite direction to the usual one
           *[no] the lap runs in the usual direction
        }
atom-turn-lost =
    .is = you have lost your { $house }
atom-turn-unless =
    .is = it is not the case that { $if }

## What is asked of a move.

atom-move-sown =
    .is = it sows { atom-seeds }
atom-move-last-store =
    .is = its last seed falls in { $last-store ->
            [own] your store
            [other] a store that is not yours
           *[any] a store
        }
atom-move-way =
    .is = { $way ->
            [inwards] it runs towards the middle of the inner row
           *[outwards] it runs away from the middle of the inner row
        }
atom-move-captures =
    .is = { $captures ->
            [something] it captures something
            [first-lap] it captures something with its first lap
           *[nothing] it captures nothing
        }
atom-move-fills =
    .is = it fills some pit with { atom-seeds }
atom-move-leaves =
    .is = { $leaves ->
            [move] it leaves your opponent a move
           *[seeds] it leaves your opponent seeds
        }

## Frames. $relative: yes if $that says behind "a pit" what is asked of it. $target: what is acted on. $named: yes if that was spoken of last. $conditional: no if nothing is asked.

frame-while-there-is = { $relative ->
        [yes] As long as there is a pit { $that }, { $within }.
       *[no] As long as there is a pit that meets this condition ({ $if }), { $within }.
    }
frame-when = This rule applies only if { $if }.
frame-run = { $run-way ->
        [onward] Then the same applies to the pit after that, { frame-run-on }
        [both] Then the same applies to the pits before and after that, { frame-run-on }
       *[back] Then the same applies to the pit before that, { frame-run-on }
    }
# $run-most: how many further pits are taken at the most, or none.
frame-run-on = { $run-most ->
        [none] and so on.
        [1] but to no further pit.
       *[other] and so on, up to { $run-most } pits that way.
    }
frame-take = { $target ->
        [here] { $named ->
                [yes] you capture them
               *[no] you capture all its seeds
            }
        [last] you capture that one seed
        [seeds] you capture { $take-seeds ->
                [one] one seed from it
               *[other] { $take-seeds } seeds from it
            }
        [facing] you capture all the seeds of the pit facing it
        [behind] you capture all the seeds of the pit behind the one facing it
        [facing-behind] you capture all the seeds of the pit facing it and of the one behind that
        [twin] you capture all the seeds of the pit of the same number on the other side
        [column] you capture all the seeds in the other pits of its column
        [next] { $named ->
                [yes] you capture them
               *[no] you capture all the seeds of the pit after it
            }
        [before] { $named ->
                [yes] you capture them
               *[no] you capture all the seeds of the pit before it
            }
        [beyond] you capture all the seeds of the pit after the empty next one
        [every] { $relative ->
                [yes] you capture all the seeds of every pit { $that }
               *[no] you capture all the seeds of every pit that meets this condition: { $every }
            }
        [next-before] you capture all the seeds of the pits before and after it
       *[other] you capture what lies in these pits
    }
frame-capture = { $by ->
        [owner] { $target ->
                [every] { $conditional ->
                        [yes] { $relative ->
                                [yes] If { $if }, the owner of every pit { $that } takes all the seeds in it.
                               *[no] If { $if }, the owner of every pit that meets this condition takes all the seeds in it:
                                    { $every }.
                            }
                       *[no] { $relative ->
                                [yes] Wherever the last seed falls, the owner of every pit { $that } takes all the seeds in it.
                               *[no] Wherever the last seed falls, the owner of every pit that meets this condition takes all the
                                    seeds in it: { $every }.
                            }
                    }
               *[other] If { $if }, the owner of the pit takes all its seeds.
            }
       *[other] { $list ->
                [starting] { $made ->
                        [chosen] When you have chosen a move, and before you sow: if { $if }, { frame-take }.
                       *[before] At the beginning of your turn, before you choose a move: if { $if }, { frame-take }.
                    }
                [landing] { $conditional ->
                        [yes] If { $if }, { frame-take }.
                       *[no] Wherever the last seed falls, { frame-take }.
                    }
               *[other] If { $if }, { frame-take }.
            }
    }
    .says = by made
frame-claim = { $owner ->
        [other] If { $if }, your opponent wins the pit.
        [owner] If { $if }, its owner wins the pit.
       *[mover] If { $if }, you win the pit: it is your { $trap } until the { $game } ends.
    }
    .says = owner
frame-relay = { $lifts ->
        [next] If { $if }, and the next pit holds seeds, lift all of them and sow on from there.
       *[here] If { $if }, and the pit already held seeds, lift all of them, the last one included, and sow on from there.
    }
frame-again = { $store ->
        [none] If { $if }, you move again.
        [own] If the last seed falls in your own store, you move again.
        [other] If the last seed falls in a store that is not yours, you move again.
       *[any] If the last seed falls in a store, you move again.
    }
frame-except = { $target ->
        [captures] But nothing is captured if { $if }.
        [claims] But no pit is won if { $if }.
        [relays] But the sowing does not go on if { $if }.
        [agains] But there is no extra move if { $if }.
       *[all] But a last seed has no effect if { $if }, and your turn ends.
    }
frame-optional = { $who ->
        [owner] If { $if }, the owner of the pit may choose { frame-whether }.
        [other] If { $if }, your opponent may choose { frame-whether }.
       *[mover] If { $if }, you may choose { frame-whether }.
    }
    .says = who only-lap
frame-whether = { $target ->
        [captures] { $only-lap ->
                [yes] whether to sow on after the capture
               *[no] whether to capture
            }
        [claims] whether to win the pit
        [relays] whether to sow on
        [agains] whether to move again
       *[all] whether to do so
    }
frame-more = { $pits ->
        [all] After that, if { $if }, you capture its seeds as well.
        [1] After that, if { $if }, you capture its seeds as well; you choose which.
       *[other] After that, if { $if }, you capture its seeds as well; you may choose up to { $pits } such pits.
    }
    .says = pits
frame-send = { $target ->
        [sown] Captured seeds are sown at once.
        [row-end] Captured seeds are sown at once from an end of your inner row.
        [given] Captured seeds go into a pit of your opponent's, which you choose.
       *[store] Captured seeds go into your store.
    }
    .says = from first zone again
frame-skip = { $instead ->
        [store] If { $if }, { frame-skipping } goes into your store.
       *[next] If { $if }, { frame-skipping } goes into the pit after it.
    }
    .says = instead which
frame-skipping = { $which ->
        [last] the last seed
        [but-last] a seed that is not the last
       *[all] the seed
    }
frame-bar = { $conditional ->
        [yes] A move is not allowed if { $if }.
       *[no] No move is allowed.
    }
    .within = a move is not allowed if { $if }
frame-prefer = { $not ->
        [none] A move comes first if { $if }: as long as you have such a move, make one.
       *[other] A move comes last if { $not }: make it only if no other move is left.
    }
frame-lift = { $from ->
        [store] If { $if }, you may sow from it: { lift-store-seeds }
       *[pits] { $seeds ->
                [chosen] { $relative ->
                    [yes] Choose a pit { $that }, and lift as many of its seeds as you like.
                   *[no] Choose a pit, and lift as many of its seeds as you like. A pit may be chosen if { $if }.
                }
               *[all] { $relative ->
                    [yes] Choose a pit { $that }, and lift all its seeds.
                   *[no] Choose a pit, and lift all its seeds. A pit may be chosen if { $if }.
                }
            }
    }
    .says = from seeds seats
frame-place = { $relative ->
        [yes] Place one seed of your reserve in a pit { $that }.
       *[no] Place one seed of your reserve in a pit. A pit may be chosen if { $if }.
    }
frame-instead = { $how ->
        [may] If { $if }, you may { frame-act } instead of sowing.
        [must] If { $if }, { frame-act } instead of sowing.
       *[only] If { $if }, { frame-act }; you do not sow.
    }
    .says = how
frame-act = { $target ->
        [take] capture its seeds
        [give] put one of its seeds into the first pit of your opponent's path
       *[shift] move all its seeds together into the next pit
    }
frame-way = { $conditional ->
        [yes] If { $if }, it is sown { frame-ways }. { frame-back }
       *[no] Sow { frame-ways }. { frame-back }
    }
    .says = or-back
frame-ways = { $way ->
        [cw] clockwise
        [ccw] anticlockwise
        [n] to the north
        [ne] to the north-east
        [e] to the east
        [se] to the south-east
        [s] to the south
        [sw] to the south-west
        [w] to the west
        [nw] to the north-west
        [by-first-move] { $way-of ->
                [own] the way that you chose with your first move
                [same] the way that the first player chose with the first move
               *[opposite] the way that the first player chose with the first move; the other player sows the opposite way
            }
       *[chosen] the way that you choose
    }
frame-back = { $or-back ->
        [if-captures] It may run the other way if it captures.
        [free] It may also run the other way.
       *[never] { "" }
    }
frame-lift-some = If { $if }, lift only { $seeds ->
        [one] one seed
       *[other] { $seeds } seeds
    } from it.
    .says = seeds
frame-meeting = If { $if }, a piece that falls among pieces of the other kind alone takes them.
    .says = by
# $once-seeds says how many seeds are left in the pits of which $if holds, $once-each: yes if in each of them.
frame-end = { $list ->
        [landing] If { $if }, the { $game } ends.
       *[ending] { $conditional ->
                [yes] { $once-each ->
                        [yes] Look at every pit that meets this condition: { $if }. If each of these pits holds
                            { frame-end-seeds }, the
                            { $game } ends.
                       *[no] Count the seeds in all the pits that meet this condition: { $if }. If there are { frame-end-seeds }
                            in them
                            together, the { $game } ends.
                    } { $whose ->
                        [next] This is checked for the player whose turn it is.
                        [mover] This is checked for the player who has moved.
                        [other] This is checked for the player who has not moved.
                        [both] It must be so for both players at once.
                       *[either] This is checked for each player.
                    }
               *[no] { $once-each ->
                        [yes] If every pit holds { frame-end-seeds }, the { $game } ends.
                       *[no] { $once-seeds-only ->
                                [0] { frame-end.none }
                               *[other] When there are { frame-end-seeds } left in all the pits together, the { $game } ends.
                            }
                    }
            }
    }
    .none = { $once-seeds ->
            [of] { $once-seeds-many ->
                    [1] When all the pits are empty, the { $game } ends.
                   *[other] When there are { frame-end-seeds } left in all the pits together, the { $game } ends.
                }
           *[other] When there are { frame-end-seeds } left in all the pits together, the { $game } ends.
        }
    .says = whose
frame-end-seeds = { $once-seeds ->
        [of] { $once-seeds-many ->
                [1] { $once-seeds-only ->
                        [0] no seeds
                        [one] one seed
                       *[other] { $once-seeds-only } seeds
                    }
               *[other] { $once-seeds-list } seeds
            }
        [up-to] { $once-seeds-most ->
                [0] no seeds
                [one] no more than one seed
               *[other] no more than { $once-seeds-most } seeds
            }
        [from] at least { $once-seeds-least ->
                [one] one seed
               *[other] { $once-seeds-least } seeds
            }
        [between] { $once-seeds-least } to { $once-seeds-most } seeds
        [even] an even number of seeds
        [odd] an odd number of seeds
       *[other] another number of seeds
    }
frame-bring = { $on ->
        [once-a-game] Once in the game, at the beginning of a turn, you
       *[pits-empty] If all your pits are empty when it is your turn, you
    } { $how ->
        [may] may put
       *[must] put
    } { $seeds ->
        [one] one seed
       *[other] { $seeds } seeds
    } from your { $from ->
        [hand] reserve
       *[store] store
    } into each of your pits, and then move.
    .says = from seeds how borrows
# $from: first or chosen. $seeds: seeds, then $seeds-of says how many, or all.
frame-script = { $from ->
        [chosen] You begin with a fixed move: choose one of your own pits. { $seeds ->
                [all] All the seeds
               *[seeds] { $seeds-of ->
                        [one] One seed
                       *[other] { $seeds-of } seeds
                    }
            } are taken up from each pit that belongs to the move, and sown on. If South chooses { $south-first }, say, these are
            taken from { $south-lifted }, and sown from { $south-sown } on.
       *[first] { frame-script-fixed }
    }
    .says = from seeds steps with
frame-script-fixed = You begin with a fixed move. { $seeds ->
        [all] All the seeds
       *[seeds] { $seeds-of ->
                [one] One seed
               *[other] { $seeds-of } seeds
            }
    } are taken from each of these pits. { $south-lifted-many ->
        [0] { "" }
       *[other] South takes up what comes from { $south-lifted }.
    } { $south-pushed-many ->
        [0] { "" }
       *[other] South moves seeds { $south-pushed }.
    } { $south-sown-many ->
        [0] { "" }
       *[other] { $south-lifted-many ->
                [0] South lifts { $south-sown } and sows its seeds.
               *[other] South sows what was taken up from { $south-sown } on.
            }
    }
frame-drop = { $first ->
        [origin] The first seed goes back into the pit that you lifted, the others into the pits after it.
        [store] Of the seeds that you lift, one goes straight into your store.
       *[next] The first seed goes into the next pit.
    } { $lone ->
        [origin] A lone seed goes back where it lay.
        [store] A lone seed goes into your store.
       *[next] A lone seed goes into the next pit.
    } { $heaps-many ->
        [0] { "" }
       *[other] The first seeds are dropped in heaps, of { $heaps }.
    }
    .says = lone laps
frame-house = Your { $house } is { $at }. It counts as one while it holds { atom-seeds }. If all its seeds are lifted, or captured, it is lost
    for the rest of the game and is a pit like any other.
    .says = at counts placed
frame-must-capture = If there is a move that captures with its first lap, you must choose such a move.
    .says = sown
# Of a field by itself; $if is said of such a pit.
frame-field-spare = But nothing is taken there if { $if }.
frame-field-run = { frame-run }
frame-field-then = { $then ->
        [on] Then check the next rule too.
        [again] After that you move again.
        [here] After that the pit where the last seed fell is lifted and sown.
        [next] After that the sowing goes on with the seeds of the next pit; if that pit is empty, your turn ends.
        [next-seeds] After that the sowing goes on with the seeds of the next pit that holds any.
       *[end] That ends your turn.
    }
frame-field-last-pit = { $last-pit ->
        [taken] The last seed and what lies with it are captured too.
        [crosses] The last seed goes with them.
       *[stays] { "" }
    }
frame-field-alone = { $alone ->
        [taken] If there is nothing else to capture, you still take the last seed by itself.
       *[stays] { "" }
    }
frame-field-needs = { $needs ->
        [all] All of these pits must hold seeds.
        [any] At least one of these pits must hold seeds.
       *[first] { "" }
    }
frame-field-and-facing = The seeds of the pit facing it are taken as well.
frame-field-content = The seeds in it go to the store of its owner.
frame-field-either-order = It does not matter which of the two pits is which.
frame-field-of-run = This applies to every pit of a chain.
frame-field-refused = If this is not done, your opponent may at once move the seeds of the spared inner pit back into the pit behind it.
frame-field-next-way = The next move must go in the opposite direction to the lap just ended.
frame-field-which = { $which ->
        [last] This applies to the last seed of a lap.
        [all] This applies to every seed of a lap, the last one included.
       *[but-last] This applies to every seed of a lap except the last.
    }
frame-field-last-by = What the last seed captures goes to the player who sows.
frame-field-from = If there is a pit that meets this condition, a player must begin from one: { $if }.
frame-field-laps = { $laps ->
        [reversed] Every later lap runs in the opposite direction to the one before it.
        [anew] For every later lap the direction is decided anew.
        [every] This happens in every lap of the turn.
       *[same] { "" }
    }
frame-field-after = This applies once the sowing has come round to the pit where it began.
frame-field-asked = { $asked ->
        [lap] This is checked after every lap.
        [capture] This is checked after every capture.
       *[other] { "" }
    }

## Joins. $rest-begins: with what the rest begins, as $second-begins of list-and-two says it.

join-two = { $first } and { $rest }
join-two-apart = { $first }, and { $rest }
join-more = { $first }, { $rest }
join-last = { $first }, and { $rest }

## In which turns a clause holds. $when-turn: from, up-to, of or another kind of number.

when-turn = { $when-turn ->
        [from] { $when-turn-least ->
                [2] This rule does not apply in the first turn of { $match ->
                        [yes] the round.
                       *[no] the game.
                    }
               *[other] This rule does not apply in the first { $when-turn-below } turns of { $match ->
                        [yes] the round.
                       *[no] the game.
                    }
            }
        [up-to] { $when-turn-most ->
                [1] This rule applies only in the first turn of { $match ->
                        [yes] the round.
                       *[no] the game.
                    }
               *[other] This rule applies only in the first { $when-turn-most } turns of { $match ->
                        [yes] the round.
                       *[no] the game.
                    }
            }
       *[of] { $when-turn-only ->
                [1] This rule applies only in the first turn of { $match ->
                        [yes] the round.
                       *[no] the game.
                    }
                [0] This rule applies only in these turns of { $match ->
                        [yes] the round
                       *[no] the game
                    }, counted from one: { $when-turn-list }.
               *[other] This rule applies only in turn { $when-turn-only } of { $match ->
                        [yes] the round.
                       *[no] the game.
                    }
            }
    }
    .for = when-turn=from|up-to|of
