### What just happened: one line for one step of a turn, with this position's pits and counts.
### $player: the name of the side that is moving, $opponent: of the other; $player-side and $opponent-side are south or
### north. $pit: a pit's name. $place: a pit's name or a store, $place-kind is pit, store or hand, $place-side whose.

### $trap, $house, $head, $near-end, $plain-turn, $blockade: what things are called in this game; $head-named and the like are
### yes if the players have a word of their own for it, else no. $way: how a sowing runs, such as "clockwise".

# $lap (number): which lap of the turn begins, from the second on. $text: what is said about it, a sentence.
caption-lap = Lap { $lap }: { $text }
# $lap (number): which lap of the turn it is, from the first on.
caption-lap-began = Lap { $lap } begins.
caption-lap-ended = The lap is over.

# $captures: yes if the turn begins with a capture, else no. $begun: yes if only such turns capture, else no.
caption-opened = { $captures ->
        [yes] { $player } can capture at once, and so must.
       *[no] { $begun ->
                [yes] { $player } cannot capture at once: this is a { $plain-turn }, in which nothing is captured.
               *[no] { $player } cannot capture at once: this is a { $plain-turn }.
            }
    }

## Lifting.

# $seeds (number). $cause: fixed, chosen, even or odd (the number decides), left, middle, right (where in the row the pit lies), some (not all seeds of a
# house), reversed (the other way than usual) or none, for a lap that is not the first. $left (number): seeds that stay.
caption-lifted = { $cause ->
        [some] { $player } lifts only { $seeds ->
                [one] one seed from the { $house } { $place }, where { $left } stay, and sows it
               *[other] { $seeds } seeds from the { $house } { $place }, where { $left } stay, and sows them
            }
        [reversed] { $player } lifts { $seeds ->
                [one] one seed from { $place } and sows it the other way, so as to capture,
               *[other] { $seeds } seeds from { $place } and sows them the other way, so as to capture,
            }
        [chosen] { $player } lifts { $seeds ->
                [one] one seed from { $place } and chooses to sow it
               *[other] { $seeds } seeds from { $place } and chooses to sow them
            }
        [even] { $player } lifts { $seeds } seeds from { $place }, an even number, and so sows them
        [odd] { $player } lifts { $seeds ->
                [one] one seed from { $place }, an odd number, and so sows it
               *[other] { $seeds } seeds from { $place }, an odd number, and so sows them
            }
        [left] { $player } lifts { $seeds ->
                [one] one seed from { $place }, in the left half of the row, and so sows it
               *[other] { $seeds } seeds from { $place }, in the left half of the row, and so sows them
            }
        [middle] { $player } lifts { $seeds ->
                [one] one seed from { $place }, the middle of the row, and chooses to sow it
               *[other] { $seeds } seeds from { $place }, the middle of the row, and chooses to sow them
            }
        [right] { $player } lifts { $seeds ->
                [one] one seed from { $place }, in the right half of the row, and so sows it
               *[other] { $seeds } seeds from { $place }, in the right half of the row, and so sows them
            }
        [fixed] { $player } lifts { $seeds ->
                [one] one seed from { $place } and sows it
               *[other] { $seeds } seeds from { $place } and sows them
            }
       *[none] { $player } lifts { $seeds ->
                [one] one seed from { $place } and sows it on,
               *[other] { $seeds } seeds from { $place } and sows them on,
            }
    } { $way }.
caption-lifted-store = { $player } sows { $seeds ->
        [one] one seed from the store
       *[other] { $seeds } seeds from the store
    } { $way }.
# $left (number): seeds that stay in reserve.
caption-lifted-hand = { $left ->
        [0] { $player } takes the last seed of the reserve.
        [one] { $player } takes a seed from the reserve. One is left there.
       *[other] { $player } takes a seed from the reserve. { $left } are left there.
    }
# $seeds (number): some of the seeds that are gathered from several pits.
caption-gathered = { $seeds ->
        [one] { $player } takes a seed from { $place }.
       *[other] { $player } takes { $seeds } seeds from { $place }.
    }
caption-lifted-reserve = { $seeds ->
        [one] { $player } brings in the reserve of a single seed.
       *[other] { $player } brings in the reserve of { $seeds } seeds, one for each pit.
    }

## Sowing.

# $left (number): seeds still in hand. $was (number): seeds there before. $count (number): seeds there now.
caption-sown = { $left ->
        [0] { $was ->
                [0] The last seed falls in { $place }, which was empty.
               *[other] The last seed falls in { $place }, which now holds { $count }.
            }
        [one] { $place } gets a seed and now holds { $count }. One seed is left to sow.
       *[other] { $place } gets a seed and now holds { $count }. { $left } seeds are left to sow.
    }
caption-sown-origin = { $left ->
        [0] The seed goes back into { $place }, which now holds { $count }.
       *[other] The first seed goes back into { $place }, which now holds { $count }. { $left ->
                [one] One seed is left to sow.
               *[other] { $left } seeds are left to sow.
            }
    }
# The first seed of a lap goes straight into the store.
caption-sown-store = { $left ->
        [0] The seed goes straight into { $place }, which now holds { $count }.
        [one] One seed goes straight into { $place }, which now holds { $count }. One seed is left to sow.
       *[other] One seed goes straight into { $place }, which now holds { $count }. { $left } seeds are left to sow.
    }
caption-sown-lone = A lone seed goes on into the next pit: { $place } now holds { $count }.
# The first of captured seeds that are sown again.
caption-sown-again = { $left ->
        [0] The captured seed falls in { $place }, which now holds { $count }.
        [one] The first of the captured seeds falls in { $place }, which now holds { $count }. One seed is left to sow.
       *[other] The first of the captured seeds falls in { $place }, which now holds { $count }. { $left } seeds are left to
            sow.
    }
caption-placed = { $player } places it in { $place }, which now holds { $count }.
# A seed that a pit won by somebody keeps, with all the others in hand.
# $owner: who has won the pit.
caption-sown-engulf = { $left ->
        [0] { $place } is { $owner }'s { $trap } and keeps the last seed too: it now holds { $count }.
        [one] { $place } is { $owner }'s { $trap } and gets all the seeds in hand: it now holds { $count }. One seed is left.
       *[other] { $place } is { $owner }'s { $trap } and gets all the seeds in hand: it now holds { $count }. { $left } seeds
            are left.
    }
# A seed that is still in hand when the game has ended.
caption-sown-rest = A seed still in hand goes to { $place }.
# One of several seeds that go into the same pit.
caption-sown-heap = { $left ->
        [0] A seed of a heap falls in { $place }, which now holds { $count }. It was the last.
        [one] A seed of a heap falls in { $place }, which now holds { $count }. One seed is left to sow.
       *[other] A seed of a heap falls in { $place }, which now holds { $count }. { $left } seeds are left to sow.
    }
# One of captured seeds that all go into the same pit of the opponent's.
caption-sown-deposit = { $left ->
        [0] The captured seeds go into { $place }, which now holds { $count }.
        [one] The captured seeds go into { $place }, which now holds { $count }. One is left.
       *[other] The captured seeds go into { $place }, which now holds { $count }. { $left } are left.
    }
# $pieces: a number of special pieces, such as "2 cowries". $special: what one is called.
caption-lifted-specials = { $player } lifts { $pieces } from { $place }, to be sown after the seeds.
caption-sown-special = A { $special } falls in { $place }, which now holds { $pieces }.
caption-captured-specials = { $taker } takes { $pieces } from { $place } and now has { $store }.
# A seed fell on them alone.
caption-captured-specials-meeting = There were no seeds in { $place }: { $taker } takes { $pieces } from it and now has { $store }.
# Nothing else was taken there. $gap: the empty pit before it.
caption-captured-specials-beyond = { $gap } is empty, so { $taker } captures { $pieces } in { $place }, beyond it, and now has { $store }.
# The pit held seeds and nothing else.
caption-captured-meeting = { $seeds ->
        [one] There was no { $special } in { $pit }: { $taker } captures the seed in it and now has { $store }.
       *[other] There was no { $special } in { $pit }: { $taker } captures the { $seeds } seeds in it and now has { $store }.
    }
caption-sown-reserve = { $place } gets a seed from the reserve and now holds { $count }.
caption-skipped-origin = { $place }, where this sowing began, is passed over.
caption-skipped-side = { $place }, where this sowing began, and the rest of { $player }'s pits are passed over.
caption-skipped = { $place } is passed over.

## Capturing. $taker: the side that gets the seeds. $seeds (number): how many. $store (number): what its store then holds.

caption-captured = { $seeds ->
        [one] { $taker } captures one seed in { $pit } and now has { $store }.
       *[other] { $taker } captures { $seeds } seeds in { $pit } and now has { $store }.
    }
caption-captured-count = { $seeds ->
        [one] { $pit } holds one seed: { $taker } captures it and now has { $store }.
       *[other] { $pit } holds { $seeds } seeds: { $taker } captures them and now has { $store }.
    }
# A capture of all the opponent's seeds, where that is allowed.
caption-captured-grand-slam = { $seeds ->
        [one] In a grand slam { $taker } captures the seed in { $pit } and now has { $store }.
       *[other] In a grand slam { $taker } captures the { $seeds } seeds in { $pit } and now has { $store }.
    }
# $own: yes if the taker is the one who moves, won if the pit is the taker's own for this round, else no.
caption-captured-passing = { $own ->
        [yes] { $pit } has come to { $seeds }: { $taker } takes them at once and now has { $store }.
        [won] { $pit } has come to { $seeds } and is { $taker }'s own in this round: { $taker } takes them at once and now has
            { $store }.
       *[no] { $pit } has come to { $seeds } and lies on { $taker }'s side: { $taker } takes them at once and now has
            { $store }.
    }
# $part: facing, behind (the facing pit) or own (where the last seed fell). For part facing, $facing: the pit across, where
# the last seed fell; $landing: what it held before, empty or occupied.
caption-captured-facing = { $part ->
        [own] { $seeds ->
                [one] { $taker } takes the last seed itself from { $pit } and now has { $store }.
               *[other] { $taker } takes the { $seeds } seeds in { $pit }, where the last one fell, and now has { $store }.
            }
        [behind] { $seeds ->
                [one] { $taker } also captures the seed in { $pit }, behind the facing pit, and now has { $store }.
               *[other] { $taker } also captures the { $seeds } seeds in { $pit }, behind the facing pit, and now has
                    { $store }.
            }
       *[facing] { $landing ->
                [occupied] { $facing } already held seeds, so { $taker } captures { $seeds ->
                        [one] the seed
                       *[other] the { $seeds } seeds
                    } facing it in { $pit } and now has { $store }.
               *[empty] { $facing } was empty, so { $taker } captures { $seeds ->
                        [one] the seed
                       *[other] the { $seeds } seeds
                    } facing it in { $pit } and now has { $store }.
            }
    }
# The last seed is taken alone. $sown (number): seeds of the lap. $left (number): seeds that stay in the pit.
caption-captured-lone-last = After { $sown } seeds the last one falls in { $pit }: { $taker } captures it alone and now has
    { $store }. { $left ->
        [0] { "" }
        [one] One stays there.
       *[other] { $left } stay there.
    }
# A pit that is taken instead of sowing. $facing: the empty pit that it faces, if $known is yes. $which: smallest (no other
# that could be taken holds fewer) or any.
caption-captured-choice = { $taker } captures { $seeds ->
        [one] the seed in { $pit }
       *[other] the { $seeds } seeds in { $pit }
    }{ $known ->
        [yes] , which faces the empty { $facing }, and now has { $store }.
       *[no] { "" } and now has { $store }.
    } { $which ->
        [smallest] No other pit that could be taken held fewer.
       *[any] { "" }
    }
# The pit after the empty one in which the last seed fell.
caption-captured-ahead = { $seeds ->
        [one] The next pit is { $pit }: { $taker } captures the seed in it and now has { $store }.
       *[other] The next pit is { $pit }: { $taker } captures the { $seeds } seeds in it and now has { $store }.
    }
# $gap: the empty pit after the one in which the last seed fell. $beyond: the pit after that. $part: which pit is taken: beyond
# (that one), facing (the one that faces it) or further.
caption-captured-beyond = { $part ->
        [beyond] { $gap } is empty, so { $taker } captures { $seeds ->
                [one] the seed in { $pit }, beyond it, and now has { $store }.
               *[other] the { $seeds } seeds in { $pit }, beyond it, and now has { $store }.
            }
        [facing] { $taker } also captures { $seeds ->
                [one] the seed in { $pit }, which faces { $beyond }, and now has { $store }.
               *[other] the { $seeds } seeds in { $pit }, which faces { $beyond }, and now has { $store }.
            }
       *[further] { $taker } also captures { $seeds ->
                [one] the seed in { $pit } and now has { $store }.
               *[other] the { $seeds } seeds in { $pit } and now has { $store }.
            }
    }
# $landed: the pit in which the last seed fell, if $known is yes.
caption-captured-column = { $known ->
        [yes] { $landed } was empty, so { $taker } captures { $seeds ->
                [one] the seed in { $pit }, in the same column, and now has { $store }.
               *[other] the { $seeds } seeds in { $pit }, in the same column, and now has { $store }.
            }
       *[no] { $taker } captures { $seeds ->
                [one] the seed in { $pit } and now has { $store }.
               *[other] the { $seeds } seeds in { $pit } and now has { $store }.
            }
    }
# $owner: whose $trap it is. $left (number): seeds that stay in it.
caption-captured-from-trap = { $seeds ->
        [one] { $pit } is { $owner }'s { $trap }: { $taker } takes the last seed from it and now has { $store }.
       *[other] { $pit } is { $owner }'s { $trap }: { $taker } takes { $seeds } seeds from it and now has { $store }.
    } { $left ->
        [0] It is empty now.
        [one] One stays there.
       *[other] { $left } stay there.
    }
# A further pit that the player has chosen.
caption-captured-more = { $seeds ->
        [one] { $taker } takes the seed in { $pit } as well and now has { $store }.
       *[other] { $taker } takes the { $seeds } seeds in { $pit } as well and now has { $store }.
    }
caption-captured-trap = { $seeds ->
        [one] The seed in { $pit } goes into { $taker }'s store, which now holds { $store }.
       *[other] The { $seeds } seeds in { $pit } go into { $taker }'s store, which now holds { $store }.
    }
# $trap: what a pit won for good is called.
caption-captured-swallow = { $pit } is { $taker }'s { $trap }: the seed goes straight into { $taker }'s store, which now
    holds { $store }.

# Captured to be sown again. $seeds, $part, $facing, $landing: as above.
caption-captured-again = { $seeds ->
        [one] { $player } captures the seed in { $pit } and will sow it again.
       *[other] { $player } captures the { $seeds } seeds in { $pit } and will sow them again.
    }
caption-captured-again-facing = { $part ->
        [own] { $seeds ->
                [one] { $player } takes up the last seed itself from { $pit } to sow it again.
               *[other] { $player } takes up the { $seeds } seeds in { $pit }, where the last one fell, to sow them again.
            }
        [behind] { $seeds ->
                [one] { $player } also captures the seed in { $pit }, behind the facing pit, to sow it again.
               *[other] { $player } also captures the { $seeds } seeds in { $pit }, behind the facing pit, to sow them
                    again.
            }
       *[facing] { $landing ->
                [occupied] { $facing } already held seeds, so { $player } captures { $seeds ->
                        [one] the seed facing it in { $pit } to sow it again.
                       *[other] the { $seeds } seeds facing it in { $pit } to sow them again.
                    }
               *[empty] { $facing } was empty, so { $player } captures { $seeds ->
                        [one] the seed facing it in { $pit } to sow it again.
                       *[other] the { $seeds } seeds facing it in { $pit } to sow them again.
                    }
            }
    }

# Captured to be given to the opponent.
caption-captured-given = { $seeds ->
        [one] { $pit } holds one seed: { $player } captures it, to put it into a pit of { $opponent }'s.
       *[other] { $pit } holds { $seeds } seeds: { $player } captures them, to put them into a pit of { $opponent }'s.
    }
caption-captured-to-trap = { $seeds ->
        [one] { $player } captures one seed of { $pit }, to put it into { $player }'s own { $trap }.
       *[other] { $player } captures { $seeds } seeds of { $pit }, to put them into { $player }'s own { $trap }.
    }
caption-captured-again-more = { $seeds ->
        [one] { $player } takes the seed in { $pit } as well, to sow it again.
       *[other] { $player } takes the { $seeds } seeds in { $pit } as well, to sow them again.
    }
# Captured seeds are sown from an end of the inner row. $pit: the end pit. $end: left or right, as its owner sees it.
# $from: the pit that captured. $why: near (that pit lies near this end), turned (so too, and the direction turns round),
# chosen (by the player), kept (the direction stays) or unsaid.
caption-entered = { $why ->
        [chosen] { $player } chooses { $end ->
                [left] the left end
               *[right] the right end
            } of the row: the captured seeds start in { $head-named ->
                [yes] the { $head } { $pit }
               *[no] { $pit }
            } and run { $way }.
       *[near] The captured seeds start in { $head-named ->
                [yes] the { $head } { $pit }
               *[no] { $pit }
            } and { $why ->
                [near] run { $way }, since { $from } lies near { $end ->
                        [left] the left end
                       *[right] the right end
                    } of the row.
                [turned] run { $way }, in the opposite direction to before, since { $from } lies near { $end ->
                        [left] the left end
                       *[right] the right end
                    } of the row.
                [kept] go on running { $way }, since { $from } lies in the middle of the row.
               *[unsaid] run { $way }.
            }
    }
# All seeds of a pit go to the next. $to: its name. $count (number): what it then holds.
caption-given = { $player } puts one seed of { $place } into { $to }, which now holds { $count }.
caption-shifted = { $seeds ->
        [one] { $player } shifts the seed of { $place } to { $to }, which now holds { $count }.
       *[other] { $player } shifts all { $seeds } seeds of { $place } together to { $to }, which now holds { $count }.
    }
# Seeds that a capture has spared go to another pit. $to: its name.
caption-crossed = { $player } puts the last seed from { $pit } across into { $to }, to take what lies there with it.
caption-moved = { $seeds ->
        [one] { $player } moves the spared seed from { $pit } to { $to }, out of reach.
       *[other] { $player } moves the { $seeds } spared seeds from { $pit } to { $to }, out of reach.
    }

## What was not taken. $seeds (number): seeds in the pit that was spared.

caption-withheld = { $seeds ->
        [one] The seed in { $pit } stays where it is.
       *[other] The { $seeds } seeds in { $pit } stay where they are.
    }
# $pieces: pieces of the other kind, such as "one cowrie". $least (number): the fewest seeds beside them.
caption-withheld-special = { $pit } holds { $pieces } and { $seeds ->
        [0] no seeds,
        [one] one seed,
       *[other] { $seeds } seeds,
    } fewer than { $least }: it is not captured, and the turn ends.
# $effect: allowed, nothing, rest-to-opponent, spare-last or spare-first.
caption-withheld-grand-slam = { $effect ->
        [spare-last] This would take all of { $opponent }'s seeds, a grand slam: { $pit }, where the last seed fell, is
            spared.
        [spare-first] This would take all of { $opponent }'s seeds, a grand slam: { $pit }, the farthest back, is spared.
       *[nothing] { $pit } keeps its seeds: this would take all that { $opponent } has, a grand slam, and by this rule it
            captures nothing.
    }
# $traps (number): how many the player may have.
caption-withheld-at-most = { $traps ->
        [1] { $pit } is not won: { $player } has { word-a-trap } already, and may have only one.
       *[other] { $pit } is not won: { $player } has won { $traps } pits already, and may not win more.
    }
caption-withheld-not-last-pit = { $pit } is not won: it is the last pit of { $opponent }'s row.
# $by: number or column.
caption-withheld-not-twin = { $by ->
        [column] { $pit } is not won: it faces { $opponent }'s { $trap }.
       *[number] { $pit } is not won: it has the same number as { $opponent }'s { $trap }.
    }
# A claim that was not made for another reason.
caption-withheld-claim = { $pit } does not become { word-a-trap }.
caption-withheld-declared = { $player } does not claim { $pit }.
caption-withheld-passing = { $seeds ->
        [one] The seed in { $pit } stays where it is, and the sowing goes on.
       *[other] The { $seeds } seeds in { $pit } stay where they are, and the sowing goes on.
    }
caption-withheld-optional = { $seeds ->
        [one] { $player } leaves the seed in { $pit } uncaptured.
       *[other] { $player } leaves the { $seeds } seeds in { $pit } uncaptured.
    }
# The turn did not begin with a capture.
# $kinds: yes if turns without capture are told from others, else no.
caption-withheld-begun = { $kinds ->
        [no] { $seeds ->
                [one] Only the first lap of a turn captures: the seed in { $pit } stays.
               *[other] Only the first lap of a turn captures: the { $seeds } seeds in { $pit } stay.
            }
       *[yes] { $seeds ->
                [one] In a { $plain-turn } the seed in { $pit } is not captured.
               *[other] In a { $plain-turn } the { $seeds } seeds in { $pit } are not captured.
            }
    }
caption-withheld-safe-house = The { $house } { $pit } holds { $seeds ->
        [one] a single seed
       *[other] { $seeds } seeds
    } and cannot be captured.
caption-withheld-here = A last seed in { $pit } captures nothing by itself: { $seeds ->
        [one] the seed stays.
       *[other] the { $seeds } seeds stay.
    }
caption-withheld-nobody = { $seeds ->
        [one] The last seed leaves one in { $pit }: nobody takes it.
       *[other] The last seed makes { $seeds } in { $pit }: nobody takes them.
    }

## How the sowing goes on, or ends.

# $count (number): seeds in the pit that is lifted next.
caption-relayed = { $count ->
        [one] The sowing goes on from { $pit }, with the seed in it.
       *[other] The sowing goes on from { $pit }, with the { $count } seeds in it.
    }
# $why: early (it holds the right number to be won, but not in this turn), house (the pit is the player's house), one-empty (of the two pits across only one holds seeds, which is not enough
# for a capture), facing-empty (there is nothing to capture in the pit across, $facing), plain (nothing is captured in this
# turn, though the pit across holds seeds) or none.
caption-relayed-relay = { $why ->
        [early] { $pit } now holds { $count }, but in this turn no pit becomes { word-a-trap }: { $player } goes on from there.
        [house] The lap ends in { $player }'s own { $house } { $pit }: { $player } goes on from there.
        [one-empty] { $pit } already held seeds, but only one of the two pits across from it holds any: nothing is captured, and
            { $player } goes on from there.
        [facing-empty] { $pit } already held seeds, but { $facing } across from it is empty: nothing is captured, and
            { $player } sows on from { $pit }.
        [plain] { $pit } already held seeds. In a { $plain-turn } nothing is captured: { $player } goes on from there.
       *[none] { $pit } already held seeds: { $player } goes on from there.
    }
caption-relayed-column = The last seed itself goes on from { $pit }.
caption-relayed-next-pit = { $count ->
        [one] The sowing goes on with the seed in the next pit, { $pit }.
       *[other] The sowing goes on with the { $count } seeds in the next pit, { $pit }.
    }
caption-relayed-next-seeds = { $count ->
        [one] The sowing goes on with the one seed in { $pit }, the next pit that holds any.
       *[other] The sowing goes on with the { $count } seeds in { $pit }, the next pit that holds any.
    }
# $captures: yes if the last seed might have captured something there, early if so later in the game but not yet, else no.
caption-stopped = { $captures ->
        [early] In this turn nothing is captured, and the sowing ends in { $place }.
        [yes] Nothing is captured, and the sowing ends in { $place }.
       *[no] The sowing ends in { $place }.
    }
# A last seed that would have captured elsewhere. $landing: empty, occupied or count (what the pit holds makes a capture). $count (number): seeds
# there now. $owner: on whose side it lies, $owner-side that side; $own: yes if it is the mover's, else no.
caption-stopped-side = { $landing ->
        [empty] { $place } was empty, but lies on { $owner }'s { $own ->
                [yes] own
               *[no] { "" }
            } side: nothing is captured, and the sowing ends there.
        [occupied] { $place } already held seeds, but lies on { $owner }'s { $own ->
                [yes] own
               *[no] { "" }
            } side: nothing is captured, and the sowing ends there.
       *[count] { $place } holds { $count }, but lies on { $owner }'s { $own ->
                [yes] own
               *[no] { "" }
            } side: nothing is captured, and the sowing ends there.
    }
# $facing: the pit across. $trapped: yes if that is a $trap, else no (it is empty). $landing: as above.
caption-stopped-nothing-faces = { $trapped ->
        [yes] { $facing }, the pit facing { $place }, is { word-a-trap }: nothing is captured, and the sowing ends in { $place }.
       *[no] { $landing ->
                [occupied] { $place } already held seeds, but { $facing }, the pit facing it, is empty: nothing is captured, and
                    the sowing ends there.
               *[empty] { $place } was empty, and so is { $facing }, the pit facing it: nothing is captured, and the sowing ends
                    there.
            }
    }
# A last seed on a side where none captures. $owner, $own: as above.
caption-stopped-wrong-side = { $place } lies on { $owner }'s { $own ->
        [yes] own
       *[no] { "" }
    } side, where nothing is captured: the sowing ends there.
# $count (number): seeds there now. $counts: the numbers that would capture.
caption-stopped-count = { $place } now holds { $count }, not { $counts }: nothing is captured, and the sowing ends there.
# $landing: how the pit would have had to be, empty or occupied.
caption-stopped-was = { $landing ->
        [empty] { $place } already held seeds: nothing is captured, and the sowing ends there.
       *[occupied] { $place } was empty: nothing is captured, and the sowing ends there.
    }
caption-stopped-unplayed = { $place } holds { $count }, but has not been played yet: nothing is captured, and the sowing ends there.
caption-stopped-relay = { $place-kind ->
        [store] The last seed fell in { $place }: the sowing ends there.
       *[pit] { $place } was empty: the sowing ends there.
    }
caption-stopped-column = { $place } was empty, and there is nothing to capture in its column: the sowing ends there.
# $first: yes if the other player is still sowing, else no.
caption-stopped-race = { $first ->
        [yes] { $place } was empty: { $player } has come to an empty pit first.
       *[no] { $place } was empty: { $player } has come to an empty pit as well.
    }
# $next: the next pit, at the end of the board.
caption-stopped-end = The next pit, { $next }, is at the end of the board and is not lifted: the sowing ends in { $place }.
caption-stopped-next-pit = The next pit is empty: the sowing ends in { $place }.
# $next: the pit after the one in which the last seed fell. $why: empty (it is), origin (the lap was lifted from it), trap (it
# is the opponent's), lone (the lap was of one seed) or unsaid.
caption-stopped-ahead = { $why ->
        [empty] The next pit, { $next }, is empty: nothing is captured, and the sowing ends in { $place }.
        [origin] The next pit, { $next }, is the one where this lap began: nothing is captured, and the sowing ends in { $place }.
        [trap] The next pit, { $next }, is { $opponent }'s { $trap }: nothing is captured, and the sowing ends in { $place }.
        [lone] A lap of a single seed captures nothing: the sowing ends in { $place }.
       *[unsaid] Nothing is captured, and the sowing ends in { $place }.
    }
# $gap, $beyond: as above. $why: empty (the pit beyond is empty too), after (nothing is left with which the sowing could go on
# after a capture) or unsaid.
caption-stopped-beyond = { $why ->
        [empty] The next pits, { $gap } and { $beyond }, are both empty: nothing is captured, and the sowing ends in { $place }.
        [after] There are no seeds with which the sowing could go on: it ends in { $place }.
       *[unsaid] There is nothing to capture: the sowing ends in { $place }.
    }
# The player has just chosen to stop.
caption-stopped-chosen = The sowing ends in { $place }, and its seeds stay.
caption-stopped-house = The sowing ends in { $player }'s own { $house }, { $place }.
caption-stopped-blocked = { $blockade-named ->
        [yes] { $place } is blocked ({ $blockade }): the sowing ends there, and its seeds stay.
       *[no] { $place } is blocked: the sowing ends there, and its seeds stay.
    }
caption-stopped-part = { $head-named ->
        [yes] The sowing ends in the { $head } { $place }, and its seeds stay.
       *[no] The sowing ends in { $place }, and its seeds stay.
    }
# $origin: the pit from which the lap was lifted, if $known is yes.
caption-stopped-home = { $known ->
        [yes] The lap has come back to { $origin }, where it began: it captures nothing, and the turn ends.
       *[no] The lap has come back to the pit where it began: it captures nothing, and the turn ends.
    }
caption-stopped-claimed = The sowing ends there.
# $owner: who has won the pit.
caption-stopped-trap = The last seed fell in { $owner }'s { $trap } { $place }: the turn ends.
# $facing: the pit across.
caption-stopped-facing = { $facing }, the pit facing { $place }, is empty: nothing is captured.
caption-stopped-swallow = The last seed fell in { word-a-trap } and is gone: the sowing ends there.

## Marks, questions and answers.

# $owner: the side whose pit it is, or who has won it. $liftable: yes if such a pit may be lifted by its owner, else no.
# $count (number): seeds in it. $match: yes if the game is a round of a match, else no.
# $own: yes if it is a pit of the player's who moves, else no.
caption-marked-trap = { $liftable ->
        [yes] { $pit } now holds { $count } and becomes { $owner }'s { $trap }.
       *[no] { $match ->
                [yes] { $pit } now holds { $count } and becomes { $owner }'s { $trap } until the round ends.
               *[no] { $pit } now holds { $count } and becomes { $owner }'s { $trap } until the game ends.
            }
    }
# Seeds that might have been taken in passing were let stand.
# $next: yes if the next seed there makes it one, else no.
caption-marked-missed = { $next ->
        [yes] One more seed in { $pit }, and it is { word-a-trap }.
       *[no] If more seeds fall in { $pit }, it may become { word-a-trap }.
    }
caption-marked-trap-missed = Seeds were left standing in { $pit }, and now there are { $count }: it becomes { $owner }'s
    { $trap }, and no
    seeds that come together in it are taken any more.
caption-marked-trap-lifted = { $owner } has lifted the { $trap } { $pit }: it is a pit like any other again.
caption-marked-trap-faded = { $pit } is empty, and so no longer { $owner }'s { $trap }: it is a pit like any other again.
caption-marked-house-lost = { $own ->
        [yes] { $owner } has emptied the { $house } { $pit } and so loses it: from now on it is a pit like any other.
       *[no] { $owner } loses the { $house } { $pit }: from now on it is a pit like any other.
    }
caption-marked-houses-fall = With this capture { $owner } loses the { $house } { $pit }: from now on it is a pit like any other.
caption-marked-blocked = { $blockade-named ->
        [yes] This is { $blockade }: { $opponent } cannot capture, and { $player } threatens { $pit } alone. { $opponent } may not begin from
            { $pit } next turn, and a lap that ends there stops.
       *[no] { $opponent } cannot capture, and { $player } threatens { $pit } alone: { $opponent } may not begin from { $pit } next
            turn, and a lap that ends there stops.
    }
caption-marked-unblocked = { $pit } is no longer blocked.
caption-marked-barred = A lone seed has crossed into { $pit }, which was empty: { $opponent } may not play { $pit } next
    turn.
# The first move of its owner in this round from that pit.
# $captures: yes if it can be captured only after that, else no.
caption-marked-played = { $captures ->
        [yes] { $pit } has been played now, and may be captured from here on.
       *[no] { $pit } has been played now.
    }
caption-marked-free = { $pit } is a pit like any other again.

# $turns (number): in how many turns the player has captured. $left (number): how many more would win.
caption-lead = { $turns ->
        [1] { $player } has captured, and { $opponent } has not yet.
        [2] { $player } has captured in a second turn, and { $opponent } has not yet captured at all.
       *[other] { $player } has captured in { $turns } turns, and { $opponent } has not yet captured at all.
    } { $left ->
        [0] { "" }
        [1] One more turn with a capture would win.
       *[other] { $left } more turns with a capture would win.
    }
caption-lead-lost = { $player } has captured too: nobody can win any more by having captured first.

caption-asked-take = { $player } may capture now, or leave the seeds where they are.
# $pit: the pit that a seed has just filled. $seeds: how many it holds.
caption-asked-passing = There are { $seeds } in { $pit }: { $player } may take them now, or let them stand.
# $pit: the pit in which the lap has ended, or from which captured seeds are sown. $at: house, head (one for which the
# players have a word) or pit.
caption-asked-halt = { $at ->
        [head] The lap ends in the { $head } { $pit }: { $player } may stop there, or lift it and sow on.
        [house] The lap ends in { $player }'s own { $house } { $pit }: { $player } may stop there, or lift it and sow on, which
            gives the { $house } up.
       *[pit] The lap ends in { $pit }: { $player } may stop there, or lift it and sow on.
    }
# $spared: the pit that was spared a capture. $behind: the pit behind it.
caption-asked-retreat = { $opponent } has passed over a capture: { $player } may at once move the seeds of { $spared } back
    to { $behind }, out of reach, or leave them.
caption-asked-race = { $player } now chooses a pit as well, and both will sow at the same time.
# $each-lap: yes if the direction is chosen for every lap, else no.
caption-asked-way = { $each-lap ->
        [yes] { $player } may sow { $pit } on in any direction.
       *[no] { $pit } may also be sown the other way, since that would capture: { $player } may choose.
    }
caption-asked-reentry = { $player } may choose which way to sow the captured seeds from { $pit }.
# $left (number): how many pits are still to be chosen.
caption-asked-more = { $left ->
        [one] { $player } now chooses one more pit of { $opponent }'s to take.
       *[other] { $player } now chooses a pit of { $opponent }'s to take; there are { $left } to choose.
    }
caption-asked-deposit = { $player } now chooses a pit of { $opponent }'s into which all the captured seeds go.
caption-asked-claim = { $player } may make { $pit } { word-a-trap } now, or leave it.
# $go: yes or no.
caption-answered = { $go ->
        [yes] { $player } says yes.
       *[no] { $player } says no.
    }
caption-answered-take = { $go ->
        [yes] { $player } captures.
       *[no] { $player } does not capture.
    }
caption-answered-passing = { $go ->
        [yes] { $player } takes them.
       *[no] { $player } lets them stand.
    }
caption-answered-halt = { $go ->
        [yes] { $player } sows on from { $pit }.
       *[no] { $player } stops in { $pit }.
    }
caption-answered-retreat = { $go ->
        [yes] { $player } draws back.
       *[no] { $player } leaves the spared seeds where they are.
    }
caption-answered-way = { $player } chooses to sow { $way }.
# $picked: the pit chosen.
caption-answered-pick = { $player } chooses { $picked }.
caption-answered-claim = { $go ->
        [yes] { $player } claims { $pit }.
       *[no] { $player } does not claim { $pit }.
    }

## Turns.

# One of two players who sow at the same time.
caption-hand = { $side-name } sows.

# $side-name: the player it is about.
caption-bonus = { $side-name } moves again.
caption-bonus-alone = The last seed fell in the store: the sowing is over, and any pit that holds seeds may be chosen.
caption-bonus-store = The last seed fell in { $side-name }'s own store: { $side-name } moves again.
caption-bonus-count = { $side-name } made the count with the last seed, and moves again.
caption-marked-filled = { $owner } may not choose { $pit } next time.
caption-marked-unfilled = { $owner } may choose { $pit } again.
caption-bonus-at-home = No seed of this move has fallen on the other side: nothing is captured, and { $side-name } moves again.
# $next: yes if the next move is meant, no if this one.
caption-bound = { $next ->
        [yes] The next move must go { $way }.
       *[no] This move goes { $way }.
    }
caption-bonus-from-trap = For a last seed in this { $trap } { $side-name } moves again.
caption-bonus-captured = { $side-name } has captured, and moves again.
# $most (number): extra moves of a turn.
caption-bonus-no-more = { $most ->
        [1] { $side-name } has had the extra move of this turn: it is over.
       *[other] { $side-name } has had { $most } extra moves in this turn: it is over.
    }
# $left (number): extra moves that could still be won after this one.
caption-extra = { $left ->
        [0] With this extra move the turn will be over.
        [one] In this turn one more extra move can be won.
       *[other] In this turn { $left } more extra moves can be won.
    }
# The first sowing of the turn was dropped in heaps.
caption-extra-plain = This move is sown one seed at a time.
# A clause speaks of a turn's first move, or of the others. $moves (number): extra moves of the turn.
caption-extra-counted = { $moves ->
        [1] The next move is an extra move.
       *[other] The next move is extra move number { $moves } of this turn.
    }
caption-bonus-lost = { $side-name } cannot make the extra move and loses it.
# Seats might have been exchanged.
caption-not-swapped = { $side-name } leaves the board as it is.
# $bare: yes if all the player's pits are empty, else no.
caption-passed = { $bare ->
        [yes] All of { $side-name }'s pits are empty: { $side-name } passes.
       *[no] { $side-name } has no pit that may be chosen, and passes.
    }
# $seeds (number): how many. $count (number): what the penalty pit then holds.
caption-paid = { $seeds ->
        [one] { $side-name } pays a seed from the store into the penalty pit, which now holds { $count }.
       *[other] { $side-name } pays { $seeds } seeds from the store into the penalty pit, which now holds { $count }.
    }
# $why: penalty or unpaid. $frozen: yes if those who have lost move no more, else no. $count (number): what the penalty pit
# holds.
caption-lost = { $why ->
        [unpaid] { $side-name }'s store is empty, and nothing can be paid: { $side-name } has lost
       *[penalty] { $side-name }'s penalty pit holds { $count }: { $side-name } has lost
    } { $frozen ->
        [yes] and moves no more.
       *[no] and can win no more.
    }
# $side-name: who.
caption-brought = { $side-name } may not do so again in this round.
# $turns (number): how many turns together.
caption-idle = { $turns ->
        [one] Nothing is paid: the store is empty.
       *[other] Nothing is paid: the store is empty. This makes { $turns } turns in a row.
    }
caption-swapped = The players exchange seats. The board stays as it is.
# $news: raced if the stage before was a race, claims if from this stage on pits may be won, claims-later if in it no pit may be
# won any more than before, captures if from it on something
# may be captured, shifts if the seeds of a pit may be shifted in it as before, shifted if no more, none-yet if nothing is captured in it any more than before, begins if seats may be exchanged in this stage
# and not before, ends if it was so before and is no more, heaps if the first sowing is dropped in heaps as before, heaped if no more, bound if the pit to begin from is fixed as before, freed if
# no more, else no.
# $stage (number): counted from 1. $until: what has ended the stage before: end, one-turn, one-move or hand-spent.
# $name: the stage that begins, such as "the second stage".
caption-phase = { $news ->
        [begins] Instead of the next move, seats may be exchanged.
        [claims] From now on a pit may become { word-a-trap }.
        [claims-later] In the next turn, too, no pit can become { word-a-trap }.
        [captures] From now on seeds may be captured.
        [none-yet] In the next turn, too, nothing is captured.
        [shifts] In this turn, too, the seeds of a pit may be shifted.
        [shifted] From now on no pit can be shifted.
        [raced] The race is over. From now on you move in turn.
        [ends] From now on seats can no longer be exchanged.
        [heaps] In this turn, too, the seeds are dropped in heaps.
        [heaped] From now on seeds are sown one by one.
        [bound] In this turn, too, the pit to begin from is fixed.
        [freed] From now on the pit to begin from is no longer fixed.
       *[no] { $until ->
                [hand-spent] The reserve of the player who is to move is spent, and { $name } begins.
               *[other] Stage { $stage } of the game begins.
            }
    }
caption-turn-frozen = A player who has lost is left out: it is { $side-name }'s turn.
# After a race.
caption-turn-raced = { $side-name } came to an empty pit first and moves first.
caption-turn = It is { $side-name }'s turn.

## While the show runs.

# A lap in which only $left changes, a number as text. $seeds (number): seeds of the lap. $origin: pit (they come from
# $place), relayed (the sowing goes on from where the last seed fell, as the sentence $text says), captured, or held (they were
# in hand when a question was asked).
caption-sowing = { $origin ->
        [pit] { $player } sows { $seeds ->
                [one] one seed
               *[other] { $seeds } seeds
            } from { $place }: { $left } left.
        [relayed] { $text } { $left } of { $seeds } left.
        [captured] { $player } sows { $seeds ->
                [one] the captured seed
               *[other] the { $seeds } captured seeds
            }: { $left } left.
       *[held] { $player } sows on: { $left } left.
    }
# Laps too quick to be told one by one. $lap: which one, a number as text. $laps (number): how many the move has.
caption-quick-laps = { $player } sows on, lap after lap: { $lap } of { $laps }.
# $player, $opponent: those who race.
caption-racing = { $player } and { $opponent } sow at the same time.
caption-sweeping = The seeds left in the pits are gathered in.

## What a move did, once it is over. Several of these sentences follow one another.

# $seeds (number): how many were lifted. $place: from where. $how: taken (seeds were captured), again (they were, and sown
# again) or none. $captured (number): how many. $named: yes if the pits are few enough to be named, $pits: their names.
summary-sowed = { $player } sowed { $seeds ->
        [one] one seed
       *[other] { $seeds } seeds
    } from { $place }{ $how ->
        [none] .
        [again] { "" }, captured { $captured ->
                [one] one
               *[other] { $captured }
            }{ $named ->
                [yes] { " " }from { $pits }
               *[no] { "" }
            } and sowed on with { $captured ->
                [one] it.
               *[other] them.
            }
       *[taken] { "" } and captured { $captured ->
                [one] one
               *[other] { $captured }
            }{ $named ->
                [yes] { " " }from { $pits }.
               *[no] { " " }seeds.
            }
    }
# Several turns in one. $moves (number): two or more.
summary-moves = { $moves } moves were played.
# $laps (number): two or more.
summary-sowed-laps = { $player } sowed from { $place } in { $laps } laps{ $how ->
        [none] .
        [again] { "" }, capturing { $captured ->
                [one] one seed
               *[other] { $captured } seeds
            }{ $named ->
                [yes] { " " }from { $pits }
               *[no] { "" }
            } and sowing { $captured ->
                [one] it again.
               *[other] them again.
            }
       *[taken] { "" } and captured { $captured ->
                [one] one seed
               *[other] { $captured } seeds
            }{ $named ->
                [yes] { " " }from { $pits }.
               *[no] .
            }
    }
# $pit: where the seed from the reserve was placed. $laps (number): how many laps followed.
summary-placed = { $player } placed a seed in { $pit }{ $how ->
        [none] { $laps ->
                [0] .
                [1] { " " }and sowed on from there.
               *[other] { " " }and sowed on from there in { $laps } laps.
            }
        [again] { "" }, captured { $captured ->
                [one] one
               *[other] { $captured }
            }{ $named ->
                [yes] { " " }from { $pits }
               *[no] { "" }
            } and sowed { $captured ->
                [one] it again.
               *[other] them again.
            }
       *[taken] { "" } and captured { $captured ->
                [one] one
               *[other] { $captured }
            }{ $named ->
                [yes] { " " }from { $pits }.
               *[no] { " " }seeds.
            }
    }
# $seeds (number).
summary-reserve = { $seeds ->
        [one] { $player } brought in the last seed of the reserve.
       *[other] { $player } brought in { $seeds } seeds of the reserve.
    }
summary-raced = { $player } and { $opponent } sowed at the same time.
# A player who did not move got seeds.
summary-gain = { $player } captured { $captured ->
        [one] one
       *[other] { $captured }
    }{ $named ->
        [yes] { " " }from { $pits }.
       *[no] { " " }seeds.
    }

## The end.

# $laps (number): laps sown so far. $verdict: void, draw, mover-loses, illegal or turn-ends. $match: yes if the game is a
# round of a match, else no.
caption-endless = { $laps ->
        [one] After one lap
       *[other] After { $laps } laps
    } { $verdict ->
        [void] it is clear that { $player }'s turn would never end: { $match ->
                [yes] the round is void.
               *[no] the game is void.
            }
        [draw] it is clear that { $player }'s turn would never end: the game is a draw.
        [mover-loses] it is clear that { $player }'s turn would never end: { $player } has lost.
        [turn-ends] it is clear that { $player }'s turn would never end: it is stopped here.
        [by-winner] it is clear that { $player }'s turn would never end: the game is stopped here.
       *[illegal] it is clear that { $player }'s turn would never end.
    }
caption-closed = The { $game } ends here.
# $seeds (number): seeds in the store. $needed (number): how many are enough.
# $most: yes if these are more than half of all the seeds, as the rule asks, else no.
caption-closed-store-holds = { $most ->
        [yes] { $side-name } has { $seeds } seeds, more than half of all: the { $game } ends.
       *[no] { $side-name } has { $seeds } seeds, and { $needed } are enough: the { $game } ends.
    }
caption-closed-stores-level = Both stores hold { $seeds } seeds, half of all: the { $game } ends.
caption-closed-row-empty = { $side-name } has no seeds left in the pits: the { $game } ends.
caption-closed-board-empty = There are no seeds left in the pits: the { $game } ends.
# $captured (number): seeds just captured, which are not sown any more.
caption-closed-inner-empty = { $captured ->
        [0] { $side-name } has no seeds left in the inner row: the { $game } ends.
        [one] { $side-name } has no seeds left in the inner row: the { $game } ends, and the captured seed stays off the board.
       *[other] { $side-name } has no seeds left in the inner row: the { $game } ends, and the { $captured } captured seeds stay
            off the
            board.
    }
# $turns (number): in how many turns the player has captured.
caption-closed-captures-first = { $turns ->
        [1] { $player } has captured before { $opponent } has captured at all: the { $game } ends.
        [2] { $player } has captured in two turns before { $opponent } has captured at all: the { $game } ends.
       *[other] { $player } has captured in { $turns } turns before { $opponent } has captured at all: the { $game } ends.
    }
caption-closed-both-ends = { $player } has captured at both ends of the board in one turn: the { $game } ends.
# $seeds (number): what the player has. $traps: yes if seeds in pits won count too, else no.
caption-closed-decided = { $traps ->
        [yes] { $player } has { $seeds } seeds in the store and in pits won, more than { $opponent } can still come to: the
            { $game } ends.
       *[no] { $player } has { $seeds } seeds in the store, more than { $opponent } can still come to: the { $game } ends.
    }
caption-closed-none-free = No seed is left outside the stores and the pits that have been won: the { $game } ends.
caption-closed-row-emptied = All the pits of { $side-name } are empty: the { $game } ends.
caption-closed-last-left = All the others have lost: the { $game } ends.
caption-closed-all-passed = For a whole round of turns nobody still in the game could move or pay: the { $game } ends.
caption-closed-last-in-empty = The last seed fell in an empty pit: the { $game } ends.
caption-closed-all-stored = All { $seeds } seeds are in the store: the { $game } ends.
caption-closed-no-moves = { $side-name } has no move: the { $game } ends.
caption-closed-no-moves-both = Neither player has a move: the { $game } ends.
caption-closed-unfed = { $opponent } has no seeds in the pits, and no move of { $player } can give any: the { $game } ends.
# $seeds (number): in the pits and in hand.
# $taker: who takes them, starter, capturer, mover, owner, lot, or none where that is not said here.
caption-closed-few-left = { $seeds ->
        [0] No seeds are left: the { $game } ends.
        [one] Only one seed is left: the { $game } ends{ $taker ->
                [starter] , and it goes to the player who made the first move.
                [capturer] , and it goes to the player who made the last capture.
                [mover] , and it goes to { $player }, who made the move.
                [lot] , and a player chosen at random gets it.
                [owner] , and it goes to the player on whose side it lies.
               *[none] .
            }
       *[other] Only { $seeds } seeds are left: the { $game } ends{ $taker ->
                [starter] , and they go to the player who made the first move.
                [capturer] , and they go to the player who made the last capture.
                [mover] , and they go to { $player }, who made the move.
                [lot] , and a player chosen at random gets them.
                [owner] , and they go to the players on whose sides they lie.
               *[none] .
            }
    }
# $times (number).
# $of: what is gone, all or specials.
caption-closed-ends-empty = { $of ->
        [specials] No { $special } is left in the pits at the ends: the { $game } ends.
       *[all] Both pits at the ends are empty: the { $game } ends.
    }
caption-closed-repetition = { $times ->
        [2] This position has come up for the second time: the { $game } ends.
        [3] This position has come up for the third time: the { $game } ends.
       *[other] This position has come up { $times } times: the { $game } ends.
    }
caption-closed-grand-slam = { $player } has captured all of { $opponent }'s seeds: the { $game } ends.
caption-closed-endless = { $player }'s turn would never end: the { $game } ends.
# $taker: whose store gets them.
caption-swept = { $seeds ->
        [one] { $taker } takes the seed left in { $pit } and now has { $store }.
       *[other] { $taker } takes the { $seeds } seeds left in { $pit } and now has { $store }.
    }
