### What is captured.

# Fours and the like, taken while the sowing goes on. $by: mover or owner (of the pit). $optional: yes if that player is asked, else no.
# $which: but-last (the last seed captures by other rules) or all. $last-by: mover if the last seed's captures are the mover's, else none.
dropping-capture--holds--here = { $which ->
        [but-last] Whenever a seed other than the last
       *[all] { $last-by ->
                [none] Whenever a seed, even the last of a lap,
               *[mover] Whenever a seed
            }
    } { $holds ->
        [even] brings a pit to an even number of seeds
       *[of] brings a pit to { capture-counts }
    }, { $by ->
        [owner] { $won ->
                [yes] the owner of the pit
               *[no] the player on whose side the pit lies
            } { $optional ->
                [yes] may take them all, whoever is sowing.
               *[no] takes them all at once, whoever is sowing.
            }
       *[mover] you { $optional ->
                [yes] may take them all,
               *[no] take them all at once,
            } { $won ->
                [yes] whoever owns the pit.
               *[no] on whichever side the pit lies.
            }
    } { $which ->
        [but-last] The sowing then goes on with the seeds still in hand.
       *[all] { $last-by ->
                [none] { "" }
               *[mover] But if it is the last seed of a lap that does so, you take them.
            } The sowing then goes on as if nothing had lain there.
    }
    .says = which by last-by
    .for = holds=of|even by=mover|owner which=but-last|all last-by=none|mover

# Numbers of seeds.
capture-counts = { $holds-many ->
        [one] exactly { $holds-only } { $holds-only ->
                [one] seed
               *[other] seeds
            }
       *[other] { $holds-list } seeds
    }

# The player who may take a pit in passing is asked. $missed: yes if another rule says what becomes of seeds that are let stand,
# under the heading $see-claims, else no.
dropping-optional--captures = { $missed ->
        [yes] This chance exists only when the seeds come together, and letting it pass may cost the pit: see { $see-claims }.
       *[no] This chance exists only when the seeds come together: those that are left standing are seeds like any others.
    }
    .says = who
    .for = who=owner|mover refused=nothing

# $side: own (the mover's pits), other or any. $by: mover or owner (of the pit).
capture--holds--here = If the last seed falls in { $holds-only ->
        [1] { $side ->
                [own] an empty pit of yours,
                [any] an empty pit on either side,
               *[other] an empty pit of your opponent's,
            }
       *[other] { $side ->
                [own] one of your own pits
                [any] a pit on either side
               *[other] one of your opponent's pits
            } and brings it to { $holds ->
                [even] an even number of seeds,
                [even-from] an even number of seeds, { $holds-least } or more,
               *[of] { capture-counts },
            }
    } { $by ->
        [owner] { $won ->
                [yes] the owner of the pit
               *[no] the player on whose side it lies
            } takes { $holds-only ->
                [one] it.
               *[other] all of them.
            }
       *[mover] you capture { $holds-only ->
                [one] it.
               *[other] all of them.
            }
    }
    .also = side
    .says = by
    .aspects = run and-facing
    .for = holds=of|even|even-from by=mover|owner
capture--holds-played--here = { capture--holds--here } { capture-run--here } { capture-and-facing--here } { capture-played }
    .also = side
    .says = by run and-facing
    .for = holds=of|even by=mover|owner played=yes
# The turn ends, and nothing is taken.
except--holds--captures-relays = If the last seed falls in { $side ->
        [own] one of your own pits
        [any] a pit on either side
       *[other] one of your opponent's pits
    } and brings it to { $holds ->
        [even] an even number of seeds,
       *[of] { capture-counts },
    } nobody takes { $holds-only ->
        [one] it,
       *[other] them,
    } and your turn ends.
    .also = side
    .for = holds=of|even
except--holds--relays = { except--holds--captures-relays }
    .also = side
    .for = holds=of|even
except--holds--captures = { except--holds--captures-relays }
    .also = side
    .for = holds=of|even
# Follows capture--holds--here. $run-through-side: on whose side further pits must lie.
capture-run--here = { $run ->
        [none] { "" }
       *[given] { $run-way ->
                [onward] { capture-run-onward }
               *[back] { capture-run-back }
            }
    }
capture-run-back = Then look back at the pit sown just before it: if it { $run-through-side ->
        [own] also lies on your side and holds
        [any] also holds
       *[other] also lies on your opponent's side and holds
    } { $run-through-holds ->
        [none] at least one seed,
        [from] { $run-through-holds-least } seeds or more,
        [odd] an odd number of seeds,
        [even] an even number of seeds, but not none,
        [even-from] an even number of seeds, { $run-through-holds-least } or more,
       *[of] { $run-through-holds-only ->
                [1] a single seed,
               *[other] { $run-through-holds-list },
            }
    } { $run-through-holds ->
        [of] { $run-through-holds-only ->
                [1] that is taken too,
               *[other] its seeds are taken too,
            }
       *[other] its seeds are taken too,
    } { $run-through-side ->
        [any] on whichever side it lies,
       *[own] { "" }
    } and so on backwards, up to the first pit that does not fit.
capture-run-onward = Then look at the pit after it, in the direction of the sowing: if it { $run-through-holds ->
        [none] is not empty,
        [from] holds { $run-through-holds-least } seeds or more,
        [odd] holds an odd number of seeds,
        [even] is not empty and holds an even number of seeds,
        [even-from] holds an even number of seeds, { $run-through-holds-least } or more,
       *[of] holds { $run-through-holds-list },
    } its seeds are taken too, on whichever side it lies, and so on, up to the first pit that does not fit.
# Follows that. $run: given if several pits may be captured, else none.
capture-and-facing--here = { $and-facing ->
        [yes] { $run ->
                [none] The seeds of the pit facing it are taken as well.
               *[given] With each of them the seeds of the pit facing it are taken as well.
            }
       *[no] { "" }
    }
# Follows that. $run-through-played: none if only the pit in which the last seed falls must have been played.
capture-played = { $run ->
        [none] { capture-played-last }
       *[given] { $run-through-played ->
                [none] { capture-played-last }
               *[yes] { capture-played-all }
            }
    }
capture-played-last = But a pit in which the last seed falls is safe until it has been played, which means that its owner has begun a
    move from it in this round; the pit just lifted counts as played.
capture-played-all = But a pit is safe until it has been played, which means that its owner has begun a move from it in this round;
    the pit just lifted counts as played.
# $at: where, such as "the rightmost pit of your opponent's row". $named-run: yes if several pits may be captured, else no;
# $of-run: yes if the exception is made of further ones too.
except--at--captures = A last seed in { $at } captures nothing{ $named-run ->
        [yes] { $of-run ->
                [yes] , and a chain stops there.
               *[no] , but seeds there may be taken as part of a chain.
            }
       *[no] .
    }
    .says = of-run
# Follows a capture. $then: end, next, next-seeds or again.
capture-then--here = { $then ->
        [end] { $many-laps ->
                [yes] That ends your turn.
               *[no] { "" }
            }
       *[other] { capture-goes-on }
    }
capture-goes-on = { $then ->
        [next] After that the sowing goes on with the seeds of the next pit; if that pit is empty, your turn ends.
        [next-seeds] After that the sowing goes on with the seeds of the next pit that holds any.
        [again] After that you move again.
        [here] After that the pit where the last seed fell is lifted and sown.
        [on] Then check the next rule too.
       *[end] That ends your turn.
    }
# $side: whose pit it is, own, other or any. $was: what it held before, empty or occupied. $places: yes if a seed may
# be placed from the reserve, else no. $last-pit: taken, stays or crosses (the last seed alone is put into the facing pit).
capture--side-was--facing = { $places ->
        [yes] If the last seed of a lap, or a seed placed from your reserve,
       *[no] If the last seed
    } falls in { $side ->
        [own] { $rows ->
                [4] a pit of your own inner row
               *[other] one of your own pits
            }
        [any] { $rows ->
                [4] a pit of either inner row
               *[other] a pit on either side
            }
       *[other] { $rows ->
                [4] a pit of your opponent's inner row
               *[other] one of your opponent's pits
            }
    } { $was ->
        [occupied] that already held seeds,
       *[empty] that was empty,
    } you capture all the seeds of the pit facing it{ $last-pit ->
        [crosses] , into which you put the last seed as well; what else lies where it fell stays there.
        [stays] { $was ->
                [occupied] ; what lies in the pit where it fell stays there.
               *[empty] ; the last seed itself stays where it fell.
            }
       *[taken] { $was ->
                [empty] , and the last seed with them.
               *[other] , and with them those of the pit where it fell.
            }
    }
    .says = needs last-pit
    .for = was=empty|occupied then=end by=mover
capture--was--facing = { capture--side-was--facing }
    .says = needs last-pit
    .for = was=empty|occupied then=end by=mover
# Captures that spare pits won for good, where others do not: capture-alone says so.
capture--side-was-where_trap--facing = { capture--side-was--facing }
    .says = needs last-pit
    .for = was=empty|occupied then=end by=mover
    .also = side
# The pit behind must hold seeds too.
capture--side-was-behind_holds--facing = { $places ->
        [yes] If the last seed of a lap, or a seed placed from your reserve,
       *[no] If the last seed
    } falls in { $side ->
        [own] { $rows ->
                [4] a pit of your own inner row
               *[other] one of your own pits
            }
        [any] { $rows ->
                [4] a pit of either inner row
               *[other] a pit on either side
            }
       *[other] { $rows ->
                [4] a pit of your opponent's inner row
               *[other] one of your opponent's pits
            }
    } { $was ->
        [occupied] that already held seeds,
       *[empty] that was empty,
    } and the pit facing it and the one behind that both hold seeds, you capture all the seeds of the pit facing it{ $last-pit ->
        [crosses] , into which you put the last seed as well; what else lies where it fell stays there.
        [stays] { $was ->
                [occupied] ; what lies in the pit where it fell stays there.
               *[empty] ; the last seed itself stays where it fell.
            }
       *[taken] { $was ->
                [empty] , and the last seed with them.
               *[other] , and with them those of the pit where it fell.
            }
    }
    .says = needs last-pit alone
    .for = was=empty|occupied then=end by=mover
    .also = side
# $needs: which pits across must hold seeds: first, all or any.
capture--side-was--facing-behind = { $places ->
        [yes] If the last seed of a lap, or a seed placed from your reserve,
       *[no] If the last seed
    } falls in { $side ->
        [own] { $rows ->
                [4] a pit of your own inner row
               *[other] one of your own pits
            }
        [any] { $rows ->
                [4] a pit of either inner row
               *[other] a pit on either side
            }
       *[other] { $rows ->
                [4] a pit of your opponent's inner row
               *[other] one of your opponent's pits
            }
    }{ $was ->
        [occupied] { "" } that already held seeds,
        [empty] { "" } that was empty,
       *[any] ,
    } { $needs ->
        [all] and the pit facing it and the one behind that both hold seeds,
        [any] and the pit facing it or the one behind that holds seeds,
       *[first] { "" }
    } you capture { $needs ->
        [first] all the seeds of the pit facing it, and of the pit behind that one
       *[other] all the seeds of these two pits
    }{ $last-pit ->
        [crosses] , into which you put the last seed as well; what else lies where it fell stays there.
        [stays] { $was ->
                [occupied] ; what lies in the pit where it fell stays there.
               *[empty] ; the last seed itself stays where it fell.
            }
       *[taken] { $was ->
                [empty] , and the last seed with them.
               *[other] , and with them those of the pit where it fell.
            }
    }
    .says = needs last-pit
    .aspects = alone run
    .for = was=empty|occupied then=end by=mover
capture--was--facing-behind = { capture--side-was--facing-behind }
    .says = needs last-pit
    .aspects = alone run
    .for = was=empty|occupied then=end by=mover

# Whatever the pit held.
capture--side--facing-behind = { capture--side-was--facing-behind }
    .says = needs last-pit
    .aspects = alone run
    .for = was=any then=end by=mover
# Only pits with this many seeds are taken. $where-holds-least (number): the fewest.
capture-where-least = { $where-holds-least ->
        [2] A pit with a single seed is not captured.
       *[other] A pit with fewer than { $where-holds-least } seeds is not captured.
    }
capture--side-was-where_holds--facing-behind = { capture--side-was--facing-behind } { capture-where-least }
    .says = needs last-pit
    .aspects = alone run
    .for = was=empty|occupied where-holds=from then=end by=mover
capture--side-where_holds--facing-behind = { capture--side-was--facing-behind } { capture-where-least }
    .says = needs last-pit
    .aspects = alone run
    .for = was=any where-holds=from then=end by=mover
capture--side-was-where_holds--facing = { $where-holds ->
        [of] { capture-where-exactly }
       *[from] { capture--side-was--facing } { capture-alone--facing } { capture-where-least }
    }
    .says = needs last-pit alone
    .for = was=empty|occupied where-holds=of|from last-pit=stays|taken alone=stays then=end by=mover
# $where-holds-list: with how many seeds.
capture-where-exactly = If the last seed falls in { $side ->
        [own] { $rows ->
                [4] a pit of your own inner row
               *[other] one of your own pits
            }
        [any] { $rows ->
                [4] a pit of either inner row
               *[other] a pit on either side
            }
       *[other] { $rows ->
                [4] a pit of your opponent's inner row
               *[other] one of your opponent's pits
            }
    } { $was ->
        [occupied] that already held seeds
       *[empty] that was empty
    } and the pit facing it holds exactly { $where-holds-list } seeds, you capture these{ $last-pit ->
        [stays] ; the last seed itself stays where it fell.
       *[taken] , and the last seed with them.
    }
# The pit behind the facing one, once the opponent's inner row is empty.
capture--side-was-when_unless_there-is_side_at_holds--behind = Once all the pits of your opponent's inner row are empty, a last seed in a pit of your own
    inner row that already held seeds captures all the seeds of the pit behind the facing one{ $last-pit ->
        [taken] , and with them those of the pit where it fell.
       *[stays] .
    }
    .says = needs last-pit alone
    .for = side=own was=occupied last-pit=stays|taken alone=stays when-unless-there-is-side=other when-unless-there-is-at-inner=yes when-unless-there-is-holds=from when-unless-there-is-holds-least=1 then=end by=mover
capture--side-was-where_holds-when_unless_there-is_side_at_holds--behind = { capture--side-was-when_unless_there-is_side_at_holds--behind } { capture-where-least }
    .says = needs last-pit alone
    .for = side=own was=occupied where-holds=from last-pit=stays|taken alone=stays when-unless-there-is-side=other when-unless-there-is-at-inner=yes when-unless-there-is-holds=from when-unless-there-is-holds-least=1 then=end by=mover
# Nothing is taken where neither pit across holds more than this many.
except--was-facing_holds-behind_holds--captures = From a pit that was empty nothing is captured if neither of the two pits across holds more than { $facing-holds-most ->
        [1] a single seed.
       *[other] { $facing-holds-most } seeds.
    }
    .for = was=empty facing-holds=up-to behind-holds=up-to facing-holds-most=1 behind-holds-most=1
# Before a move. $holds-list: with how many seeds a pit captures.
starting-capture--side-holds--facing = { $made ->
        [chosen] When you have chosen a move, and before you sow, every pit of yours that holds
       *[before] At the beginning of your turn, before you choose a move, every pit of yours that holds
    } { $holds-only ->
        [1] a single seed
       *[other] exactly { $holds-list } seeds
    } captures all the seeds of the pit facing it. { $holds-only ->
        [1] The single seed stays where it is.
       *[other] The seeds of your own pit stay where they are.
    }
    .says = needs last-pit alone by made
    .for = side=own holds=of last-pit=stays by=mover

# Follows such a capture. $alone: stays or taken. $traps: yes if there are pits won for good, in which nothing can be captured.
capture-alone--facing = { $alone ->
        [taken] If the facing pit is empty, you still take the last seed by itself.
       *[stays] If the facing pit is empty, nothing is captured.
    } { capture-traps }
capture-alone--facing-behind = { $needs ->
        [all] { $alone ->
                [taken] If one of the two is empty, you take only the last seed by itself.
               *[stays] If one of the two is empty, nothing is captured.
            }
        [any] { $alone ->
                [taken] If both are empty, you still take the last seed by itself.
               *[stays] If both are empty, nothing is captured.
            }
       *[first] { $alone ->
                [taken] If the facing pit is empty, you still take the last seed by itself.
               *[stays] If the facing pit is empty, nothing is captured, even when there are seeds behind it.
            }
    } { capture-traps }
capture-traps = { $traps ->
        [yes] The seeds in { word-a-trap } cannot be captured.
       *[no] { "" }
    }
# Follows that. $run-most: 1 or none. $chosen-ways: yes if sowings run either way, else no.
# $outer-safe: yes if nothing in an outer row is ever captured, else no.
capture-run--facing = { $run ->
        [none] { "" }
       *[given] { capture-run-facing }
    } { $rows ->
        [4] { $outer-safe ->
                [yes] Seeds in the outer rows are never captured.
               *[no] { "" }
            }
       *[other] { "" }
    }
capture-run-facing = After a capture look on along { $run-through-side ->
        [other] your opponent's row,
        [any] that row,
       *[own] your own row,
    } { $run-way ->
        [back] against the direction of sowing:
        [both] in both directions:
       *[onward] { $chosen-ways ->
                [yes] in the direction of the lap that captured:
               *[no] in the direction of sowing:
            }
    } { $run-through-was ->
        [empty] if the next pit is empty and the pit facing it holds
       *[any] if the pit facing the next one holds
    } { $where-holds ->
        [of] { $where-holds-list }, you capture these as well,
       *[none] seeds, you capture these as well,
    } { $run-most ->
        [1] but no more after that.
       *[none] and so on, up to the first pit where this does not hold or to the end of the row.
    }
capture-run--facing-behind = { $run ->
        [none] { "" }
       *[given] { capture-run-facing }
    }
# Follows that. $spare-holds-more (number): the fewest seeds with which the pit behind is taken.
capture-spare--facing-behind = { $spare-holds ->
        [up-to] { $spare-holds-more ->
                [2] A single seed in the pit behind stays there.
               *[other] Fewer than { $spare-holds-more } seeds in the pit behind stay there.
            }
       *[none] { $spare-played ->
                [no] But { $spare-at-their } cannot be captured before your opponent has begun a move from it.
               *[none] { "" }
            }
    }
# $and-facing: yes if the pit facing a captured one is captured too, else no.
capture--beyond = If the pit after the one where the last seed fell is empty, you capture all the seeds of the pit beyond it{ $and-facing ->
        [yes] { "" } and of the pit that faces this one, on whichever side they lie.
       *[no] , on whichever side it lies.
    }
    .says = and-facing
    .aspects = run then spare
    .for = by=mover
# The last seed must fall in an occupied pit, or in an empty one.
capture--was--beyond = If the last seed falls in a pit { $was ->
        [occupied] that already held seeds,
       *[empty] that was empty,
    } and the pit after it is empty, you capture all the seeds of the pit beyond that{ $and-facing ->
        [yes] { "" } and of the pit that faces this one, on whichever side they lie.
       *[no] , on whichever side it lies.
    }
    .says = and-facing
    .aspects = run then spare
    .for = was=empty|occupied by=mover
capture--was-next_was--facing = If the last seed falls in a pit { $was ->
        [occupied] that already held seeds,
       *[empty] that was empty,
    } and the pit after it is empty, you capture all the seeds of the pit that faces the one where it fell.
    .says = needs last-pit
    .for = was=empty|occupied next-was=empty last-pit=stays then=end by=mover
# Follows that.
capture-run--beyond = { $run ->
        [none] { "" }
       *[given] { capture-run-beyond }
    }
capture-run-beyond = If after a captured pit there comes an empty one again, and then one with seeds, { $and-facing ->
        [yes] those seeds, and the ones facing them, are captured too, and so on.
       *[no] those seeds are captured too, and so on.
    }
# Follows that, and closes what is said of it. $board-ends: yes if there are pits at the ends of the board, $pieces: yes if there
# are pieces of another kind, called $specials-word, else no.
capture-then--beyond = { $then ->
        [end] { $many-laps ->
                [yes] That ends your turn.
               *[no] { "" }
            }
       *[other] { capture-goes-on }
    } { $and-facing ->
        [yes] If the pit beyond is empty as well, nothing is captured, not even from the pit facing it, and your turn ends.
       *[no] { $was ->
                [occupied] If the pit beyond is empty as well, nothing is captured.
               *[other] If the pit beyond is empty as well, nothing is captured, and your turn ends.
            }
    } { $board-ends ->
        [yes] { $pieces ->
                [yes] This applies to the pits at the ends as well: one that holds nothing at all counts as empty, and one that
                    holds anything is captured whole, seeds and { $specials-word } together.
               *[no] This applies to the pits at the ends as well.
            }
       *[no] { "" }
    }
# $spare-holds-more (number): seeds.
capture-spare--beyond = { $spare-holds ->
        [up-to] But a pit with a { $special } and fewer than { $spare-holds-more } seeds is not captured: your turn ends before it.
       *[none] { "" }
    }
# $side: whose pit the last seed must fall in, own, any or other. $where-side: whose pits are taken, the same.
capture--was--column = If the last seed falls in { $side ->
        [own] one of your own pits
        [other] one of your opponent's pits
       *[any] a pit on either side
    } that was empty, you capture all the seeds in the other pits of its column{ $where-side ->
        [own] { "" } that are your own.
        [other] { "" } that are your opponent's.
       *[any] , whoever owns them.
    } { $then ->
        [here] Then the last seed itself is lifted and sown on into the next pit, where it counts like any other. If there is
            nothing to capture, your turn ends.
       *[end] Your turn then ends, whether you have captured or not.
    }
    .also = side where_side
    .says = then
    .for = was=empty then=here|end by=mover

# $goes-on: yes if captured seeds are sown again, else no. $liftable: yes if a player may lift a pit won. $when-sown: none if a lap
# of a single seed may capture. $spare-origin: none if the pit from which the lap was lifted may be captured.
capture--was--next = If the last seed falls in a pit that was empty, you capture all the seeds of the next pit in the same direction.
    { $traps ->
        [yes] You cannot capture from { word-a-trap } of your opponent's; you may capture from your own, and it stays yours.
       *[no] { "" }
    } { $goes-on ->
        [yes] If nothing is captured, your turn ends.
       *[no] Your turn then ends, whether you have captured or not.
    } { $when-sown ->
        [none] { $spare-origin ->
                [yes] The pit where the lap began cannot be captured.
               *[other] { "" }
            }
       *[other] { $spare-origin ->
                [yes] A lap of a single seed captures nothing, and the pit where a lap began cannot be captured.
               *[other] A lap of a single seed captures nothing.
            }
    }
    .says = when-sown spare
    .for = was=empty when-sown=none|from then=end by=mover
# $where-holds-list: how many seeds a pit must hold that is taken. $run: given if those after it may be taken too.
capture--where_holds--next = If the pit after the one where the last seed fell holds { $where-holds-many ->
        [one] exactly { $where-holds-list }
       *[other] { $where-holds-list }
    } seeds, you capture them{ $run ->
        [given] . Then look at the pit after that: if it also holds { $where-holds-list }, its seeds are captured too, and so on, up to the first
            pit that does not fit.
       *[none] .
    }
    .says = run
    .for = where-holds=of run-way=onward|none then=end by=mover
except--next_trap--captures = { "" }
    .for = next-mark=other
# $relays: yes if a lap may be lifted and sown on, else no. $plain-turn: what a turn without capture is called.
except--when_began--captures = Your turn captures only if it begins with a capture. If it does not, it is a { $plain-turn }, and nothing is captured
    from beginning to end{ $relays ->
        [yes] : where a lap might capture, it simply goes on.
       *[no] .
    }
    .for = when-began=plain
except--when_lap--captures = Only the first lap of a turn can capture: where a later lap ends, nothing is captured.
    .for = when-lap=from when-lap-least=2
# $house: what it is called.
house-safe = { $safe ->
        [from-both] A { $house } cannot be captured while it counts as one. A last seed that faces it captures nothing, as if
    it were empty.
       *[other] { "" }
    }
# $pits (number): how many. $rows (number): 2 or 4.
more--where_side = After each capture you also take all the seeds of { $pits ->
        [one] one more pit of your opponent's, whichever you choose
        [2] two more pits of your opponent's, which you choose one after the other
        [3] three more pits of your opponent's, which you choose one after the other
       *[other] { $pits } more pits of your opponent's, which you choose one after the other
    }{ $rows ->
        [4] , in either row,
       *[other] ,
    } as long as your opponent has seeds.
    .says = pits
    .for = where-side=other
more--where_side_holds = After that you also capture the seeds of { $pits ->
        [all] every other pit of your opponent's that holds exactly { $where-holds-list } seeds.
       *[other] up to { $pits } other pits of your opponent's that hold exactly { $where-holds-list } seeds; you choose which.
    }
    .says = pits
    .for = where-side=other where-holds=of
send--given = You do not keep what you capture: all of it together goes into one pit of your opponent's, which you choose; it may
    be an empty one. { $again ->
        [no] Only the pit that you chose the last time you captured may not be chosen.
       *[yes] { "" }
    } If your own pits are empty by then, you need not choose: the seeds go into the first pit of your opponent's path.
    .says = again
optional-refused = { $refused ->
        [retreat] If you leave a capture unmade, your opponent may at once move the seeds of the spared inner pit back into the
    pit behind it. Then your lap goes on.
       *[nothing] { "" }
    }

## Captured seeds sown from an end of the inner row. $zone (number): how many pits at an end are near it. $head, $near-end: what
## these pits are called; $near-end-named: yes if the players have a word for the latter. $places: yes if a seed placed from
## the reserve may capture, else no.

send--row-end = Captured seeds stay in the game: sow them at once along your inner row from one of its ends, the first into the
    { $head } itself. What their last seed does counts like any other; the seeds in the pit that captured stay. { send-row-end-way } { send-row-end-else }
    .says = zone
send-row-end-way = If the pit that captured is { $zone ->
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
    } from the left end clockwise, from the right end anticlockwise, even if this reverses the direction.
send-row-end-else = { $places ->
        [yes] If it lies farther in, and it was the seed you placed that captured, you choose the end. If it lies farther in, and a
            later lap captured, the direction stays as it is: clockwise from the left end, anticlockwise from the right end.
       *[no] If it lies farther in, the direction stays as it is: clockwise from the left end, anticlockwise from the right end.
    }

# $when-sown-least (number): the fewest seeds sown. $comes-round: yes if that many come round, $then-other: yes if those go on on the other side.
capture--at--last = { $then-other ->
        [yes] { $comes-round ->
                [yes] But if a sowing that has come round, of { $when-sown-least } seeds or more, ends in { $at }, you capture that one last
                    seed alone.
               *[no] { capture-at-last }
            }
       *[no] { capture-at-last }
    }
    .also = side
    .says = when-sown
    .for = when-sown=none|from then=end by=mover
capture-at-last = { $when-sown ->
        [none] If the last seed falls in { $at }, you capture that one seed alone.
       *[from] If the last seed of a sowing of { $when-sown-least } seeds or more falls in { $at }, you capture that one seed
            alone.
    }
# $side: whose pit it must be, own, any or other. $by: which pieces take others: any, seeds or specials. $special, $specials-word:
# what pieces of the second kind are called.
meeting = Captures are made while you sow, { $side ->
        [own] in your own pits.
        [any] on either side.
       *[other] in your opponent's pits.
    } { $by ->
        [seeds] { "" }
       *[any] A { $special } that falls in a pit in which there are seeds but no { $special } takes all these seeds; it stays there itself.
    } { $by ->
        [specials] { "" }
       *[any] A seed that falls in a pit in which there are { $specials-word } but no seeds takes all these { $specials-word }; it stays there itself.
    } In an empty pit nothing is taken. Then the sowing goes on.
    .also = side
    .says = by

# $effect: allowed, nothing, forbidden, rest-to-other, spare-last or spare-first.
grand-slam = { $effect ->
        [forbidden] You may not make a move that would capture all of your opponent's seeds.
        [nothing] If a move would capture all of your opponent's seeds, which is called a grand slam, you may make the move,
            but nothing is captured.
        [rest-to-other] You may capture all of your opponent's seeds at once, which is called a grand slam; but then all
            the other seeds on the board go to your opponent, and the game ends.
        [spare-last] If a move would capture all of your opponent's seeds, which is called a grand slam, the pit where the
            last seed fell is spared; { grand-slam-sole }
        [spare-first] If a move would capture all of your opponent's seeds, which is called a grand slam, the pit farthest
            back in the chain is spared; { grand-slam-sole }
       *[allowed] You may capture all of your opponent's seeds at once, which is called a grand slam.
    }
    .says = effect only-pit
grand-slam-sole = { $only-pit ->
        [taken] if it is the only one, it is captured all the same.
       *[spared] if it is the only one, nothing is captured.
    }

# $first: next or here. $from: lap-origin, landed or turn-origin.
send--trap = What you capture goes into your own { $trap }, where your opponent may capture it again.
send--sown = { $next-way ->
        [usual] Captured seeds stay in the game: sow them at once, the usual way round.
        [each] Captured seeds stay in the game: sow them at once, in a direction that you choose.
       *[same] Captured seeds stay in the game: sow them at once, the same way round.
    } { $from ->
        [turn-origin] { $first ->
                [here] The first of them goes into the pit from which you began your turn, the others into the pits after it.
               *[next] The first of them goes into the pit after the one from which you began your turn.
            } What their last seed does counts like any other; if it captures in its turn, those seeds begin at the same
            place.
        [landed] { $first ->
                [here] The first of them goes into the pit where the last seed fell, the others into the pits after it.
               *[next] The first of them goes into the pit after the one where the last seed fell.
            } What their last seed does counts like any other.
       *[lap-origin] { $first ->
                [here] The first of them goes into the pit where the capturing lap began, the others into the pits
                    after it.
               *[next] The first of them goes into the pit after the one where the capturing lap began.
            } What their last seed does counts like any other; if it captures in its turn, those seeds begin at the same
            place.
    }
    .says = from first
# $when-reversed: no if a lap that runs the other way round in order to capture must. $landing: only captures by a last seed in
# such a pit, empty or occupied, are meant; or any.
optional--captures = { $only-lap ->
        [yes] After a capture you need not sow on: you may leave the capturing seed where it is, and your turn ends.
       *[no] { optional-captures-made }
    }
    .also = was
    .says = who when-reversed only-lap
    .for = who=mover
optional-captures-made = { $landing ->
        [occupied] If the last seed falls in an occupied pit, you need not capture: you
        [empty] If the last seed falls in an empty pit, you need not capture: you
       *[any] You need not capture: you
    } may leave the seeds where they are, and the move goes on as if there had been nothing to take. { $when-reversed ->
        [no] Only a capture for which you have turned the lap round must be made.
       *[none] { "" }
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
capture-only-traps = The only captures are those that a last seed makes in { word-a-trap }: see { $see }.
# $leaves: yes if seeds may leave a store for an empty row or in a move, else no. $match: yes if the game is a round of a match, else no.
capture-to-store = { $leaves ->
        [yes] What you capture goes into your store.
       *[no] { $match ->
                [yes] What you capture goes into your store and stays there to the end of the round.
               *[no] What you capture goes into your store and stays there to the end.
            }
    }
capture-compulsory = When a last seed captures, you must make the capture.
capture-not-own = A last seed on your own side captures nothing.
capture-not-opponent = A last seed on your opponent's side captures nothing.
