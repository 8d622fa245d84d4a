### Mistakes in the clauses of a variant that are found by its board, by a stage as a whole, or by other clauses.

## Numbers and places

# $field: its name. $instead: what it may be: number, none (or no limit), run (the same in a run) or all.
diagnostic-field-of-zero = { $field } is 0
    .help = expected { $instead ->
        [none] `None`, or 1 or more
        [run] `None`, or 1 or more, or `run: None` for no run
        [all] 1 or more, or `All`
       *[number] 1 or more
    }
# $field: its name. $of: what it counts: columns, side (the pits of a side) or game (the seeds of the game).
diagnostic-field-out-of-range = { $field } is out of range
    .help = expected a number from 1 to { $of ->
        [columns] half the number of columns
        [side] the number of pits of a side
       *[game] the number of seeds in the game
    }
diagnostic-next-place-a-store = the next place might be a store, which nobody lifts
    .help = expected `stores: None` or `stores: Aside`
diagnostic-owner-of-nobodys-pits = some pits are nobody's
    .help = expected another word than `Owner`, or `if: (side: Own)` or `if: (side: Other)`

## Captures

diagnostic-capture-of-nothing = nothing is taken
    .help = expected something under `take`, as in `take: [Facing]`
diagnostic-column-of-one-pit = a pit has no others in its column on this board
    .help = expected two rows or more, not round a square
diagnostic-capture-of-no-seeds = no seeds are taken
    .help = expected `Seeds(1)` or more
diagnostic-lap-from-trap = a lap does not go on from a trap
    .help = expected `then: End`, `then: On` or `then: Again`
diagnostic-needs-of-one-pit = one pit is taken
    .help = expected `needs: First`
diagnostic-run-on-four-rows = a run goes along a side's only row
    .help = expected two rows, or no `run`
diagnostic-last-pit-taken-anyway = the last seed's own pit is taken anyway
    .help = expected `last_pit: Stays`
# $who: the word for a player.
diagnostic-no-taker = { $who } cannot take seeds
    .help = expected `Mover`, `Other` or `Owner`
diagnostic-taker-on-torus = on a torus nobody owns a pit
    .help = expected `by: Mover`
diagnostic-fields-of-captures-in-passing = `which` and `last_by` are for captures in passing
    .help = expected them under `dropping` only
diagnostic-chosen-pit-captured = the pit that the player has chosen must not be captured
    .help = expected `made: Chosen` under `starting` only, with `if: (side: Own, ..)` and `take: [Facing]`, on two rows
diagnostic-capture-in-passing-goes-on = a capture in passing or before a move stands by itself
    .help = expected no `then` and no `run`
diagnostic-capture-in-passing-elsewhere = in passing a seed takes its own pit
    .help = expected `take: [Here]` or `take: [Every]`
diagnostic-no-place-for-captured = captured seeds need somewhere to go
    .help = expected stores on the board, or `Send` under `landing`

## Claims

diagnostic-claim-of-nothing = no pit is claimed
    .help = expected something under `pits`, as in `pits: [Here]`
diagnostic-no-place-for-claimed = a claimed pit's seeds need somewhere to go
    .help = expected stores on the board, or `content: Stays`
diagnostic-claim-in-passing-takes = in passing a claimed pit keeps its seeds
    .help = expected `content: Stays` under `dropping`
# $who: the word for a player.
diagnostic-no-owner-of-mark = { $who } cannot own a mark
    .help = expected `Mover`, `Other` or `Owner`
diagnostic-claim-of-store = one of the last two seeds might fall in a store
    .help = expected `stores: None` or `stores: Aside`
diagnostic-order-of-one-pit = one pit has no order
    .help = expected `before` under `if`, and `Before` under `pits`, beside `either_order`

## Other clauses on the last seed

diagnostic-store-of-nobody = every store is a player's
    .help = expected `store: Own`, `store: Other` or `store: Any`
diagnostic-always-another-move = every turn would be followed by another
    .help = expected `if` or `store`
diagnostic-pit-and-store = a seed falls in a pit or in a store
    .help = expected `if` or `store`, not both
diagnostic-no-seed-on-other-side = no seed falls on the other side on this board
    .help = expected one path for both sides, and `stores: None` or `stores: Aside`
diagnostic-no-lap-to-decline = no lap follows that could be declined
    .help = expected `only_lap` under `landing`, no `refused`, and under `of` the ids of captures with `then: Here`,
        `then: Next` or `then: NextSeeds`
diagnostic-no-pit-spared = no pit is spared
    .help = expected `only_pit` beside `effect: SpareLast` or `effect: SpareFirst` only
diagnostic-no-inner-row = a side has no inner row of its own on this board
    .help = expected four rows, with `paths: OwnRings`
diagnostic-no-trap-for-captured = captured seeds go into the trap that each player has from the start, and there is none
    .help = expected `Trap(at: ..)` with one pit, which nobody lifts
diagnostic-several-traps-for-captured = a player who claims pits might have several traps
    .help = expected no `Claim` beside `Send(to: Trap)`

## Endings

diagnostic-once-under-landing = under `landing` play stops by the last seed
    .help = expected `if` in place of `once`
diagnostic-end-without-once = nothing says when play stops
    .help = expected `once`
diagnostic-if-under-ending = no last seed is asked about here
    .help = expected `once` in place of `if`
diagnostic-no-place-for-leftover = leftover seeds need somewhere to go
    .help = expected `leftover: Nobody` on a board without stores
diagnostic-leftover-on-torus = on a torus nobody owns a pit
    .help = expected `leftover: Nobody` or `leftover: To(Next)`
diagnostic-no-capturer = when the move is over nobody captures
    .help = expected `asked: Capture`, or `leftover` to another player than `Capturer`
diagnostic-end-without-stores-to-count = the board has no stores to count
    .help = expected another `verdict` than `MostSeeds`
diagnostic-out-without-penalty = nobody loses while others play on
    .help = expected `once: PenaltyHolds(..)` beside `verdict: Out(..)`
# $who: the word for a player.
diagnostic-nobody-asked-about = an ending cannot ask about { $who }
    .help = expected `Either`, `Both`, `Next`, `Mover` or `Other`
diagnostic-wins-by-emptying = emptying all pits wins only where one plays alone
    .help = expected `rows: 1`, or another `verdict`
diagnostic-no-special-at-ends = no special piece lies at an end
    .help = expected `of: All`, or special pieces in `setup.ends`
diagnostic-too-few-times = `times` is too small
    .help = expected 2 or more
diagnostic-row-of-one-pit = a row of one pit has no two ends
    .help = expected two `columns` or more
diagnostic-captured-in-no-turn = no turn is counted
    .help = expected `CapturedFirst(1)` or more
diagnostic-penalty-of-no-seed = no seed is counted
    .help = expected `PenaltyHolds(1)` or more
diagnostic-penalty-without-out = the others play on
    .help = expected `verdict: Out(PlaysOn)` or `verdict: Out(Frozen)`

## Winning

diagnostic-worth-of-no-specials = no special piece counts
    .help = expected `setup.specials` and `by: MostSeeds`, or `specials: 0`
diagnostic-winner-without-stores-to-count = the board has no stores to count
    .help = expected `by: LastMover` or `by: MostWithTraps`
diagnostic-least-without-most-seeds = `least` is about the player with more seeds
    .help = expected `by: MostSeeds`
diagnostic-komi-without-most-seeds = `komi` is counted only where most seeds win
    .help = expected `by: MostSeeds`

## Rounds

diagnostic-match-without-two-sides = a match is for two sides with pits of their own
diagnostic-rounds-with-named-seats = a new round is laid out in whole rows
    .help = expected `seats: Rows`, or no `rounds`
diagnostic-no-place-for-won = what is won needs somewhere to go
    .help = expected stores on the board
diagnostic-rounds-laid-out-twice = another clause lays out the rounds
    .help = expected one of `Refill`, `Territory`, `Mirror`, `Sale` and `Score`
# $half (number): half of all pits.
diagnostic-goal-reached-from-start = each player owns that many pits from the start
    .help = expected a `goal` of more than { $half }, half of all pits
diagnostic-mirror-without-facing-pits = not every pit faces one on the other side
    .help = expected a board of two rows
diagnostic-mirror-without-arrange = a player has no way to lay out their seeds
    .help = expected `Arrange` under `opening`

## Games for one player, for three or for four

# $opponents (number): how many opponents each player has: none, two or three.
diagnostic-opponent-not-one = this is about the opponent, but { $opponents ->
        [0] a player alone has none
       *[other] each player here has { $opponents }
    }
    .help = expected another clause
# $opponents (number): as above.
diagnostic-end-compares-two-players = the winner is found by comparing two players, but { $opponents ->
        [0] one plays alone here
       *[other] each player here has { $opponents } opponents
    }
    .help = expected a `verdict` of { $opponents ->
        [0] `Draw`, `Void`, `Wins(..)` or `Loses(..)`
       *[other] `Draw` or `Void`
    }
# $opponents (number): as above.
diagnostic-endless-compares-two-players = who wins or loses is found by comparing two players, but { $opponents ->
        [0] one plays alone here
       *[other] each player here has { $opponents } opponents
    }
    .help = expected a `verdict` of { $opponents ->
        [0] `Void`, `Draw`, `Illegal`, `TurnEnds` or `Loses(..)`
       *[other] `Void`, `Draw`, `Illegal` or `TurnEnds`
    }
# $opponents (number): as above.
diagnostic-end-tells-players-apart = this tells the player from the opponent, but { $opponents ->
        [0] a player alone has none
       *[other] each player here has { $opponents }
    }
    .help = expected `whose: Next` and `leftover: Nobody`
diagnostic-pass-of-player-alone = a player alone passes to nobody
    .help = expected `End(id: "stuck", once: CannotMove)` under `ending`

## Pits at the ends

diagnostic-end-pit-lifted = nobody lifts a pit at an end
    .help = expected `lifts: Next`
diagnostic-end-pits-unclear = the pits at the ends are nobody's
    .help = expected another clause, or a board without `ends`

## Stages

diagnostic-no-direction = no clause gives the direction
    .help = expected `Way` under `sowing`
diagnostic-no-direction-for-the-rest = no `Way` applies to the pits and turns that the others leave out
    .help = expected one without `if` and `when`, last
diagnostic-nothing-to-move = no clause says what can be moved
    .help = expected `Lift` or `Place` under `choice`, or `Arrange` or `Script` under `opening`
diagnostic-no-winner = no clause says who wins
    .help = expected `Winner` under `ending`
diagnostic-never-won = no clause says when the game is won
    .help = expected `End` with `verdict: Wins(Mover)` or `verdict: Out(..)` under `ending`
diagnostic-no-must-capture = turns with and without capture are told apart, but none must capture
    .help = expected `MustCapture` under `choice`
diagnostic-both-rows-empty = `whose: Both` cannot happen while seeds are in play
    .help = expected `whose: Either` or `whose: Next`, or `Instead(id: "take", do: Take)` under `choice`
diagnostic-no-endless = a turn of many laps might never end
    .help = expected `Endless` under `ending`
diagnostic-seeds-left-in-hand = captured seeds would be left in the hand
    .help = expected another `verdict` than `TurnEnds` or `ByWinner` in `Endless`, beside `Send(to: Sown)` or
        `Send(to: RowEnd)`
diagnostic-turn-not-to-be-tried-out = a turn in which a player is asked something cannot be tried out beforehand
    .help = expected another `verdict` than `Illegal` in `Endless`, beside `Optional` or `or_back` with `Send(to: Sown)`
diagnostic-nobody-passes = nobody ever passes
    .help = expected `Pass` under `turn`, beside `AllPassed`
diagnostic-unpaid-loses-alone = a player might lose while others play on
    .help = expected `End(id: "out", once: PenaltyHolds(..))` under `ending`, beside `Pass` with `unpaid: Loses`
diagnostic-all-players-stuck = with `Pass`, all players might be stuck
    .help = expected `End(id: "all-passed", once: AllPassed)` under `ending`
diagnostic-both-players-stuck = with `Pass`, both players might be stuck
    .help = expected `End(id: "stuck", once: CannotMove, whose: Both)` under `ending`
diagnostic-player-stuck = the player to move might be stuck
    .help = expected `End(id: "stuck", once: CannotMove, whose: Next)` under `ending`, or `Pass(id: "pass")` under `turn`

## Clauses and fields without an effect

# $earlier: the id of the clause that comes first.
diagnostic-clause-never-asked = { $earlier } comes first and always decides
    .help = expected this clause before it, or a narrower condition there
diagnostic-pit-lifted-in-part = a pit is lifted whole
    .help = expected `from: Store` beside `seeds: Chosen`
diagnostic-swap-must = nobody must exchange seats
    .help = expected `how: May`, or `how: Only` in a stage of its own
diagnostic-swap-must-or-pass = a player who does not exchange seats passes
    .help = expected `how: May` or `how: Only`
diagnostic-lone-without-first = a lone seed is an exception to `first`
    .help = expected `first: Origin` or `first: Store` beside `lone`
diagnostic-fields-of-claim-in-passing = in passing the pit of the seed is marked
    .help = expected no `pits`, `either_order` or `then` under `dropping`
diagnostic-claim-then-on = in a pit just won no other clause does anything
    .help = expected another `then` than `On`
diagnostic-next-way-beside-store = a seed in a store has no direction
    .help = expected `if` in place of `store` beside `next_way`
# $word: the word and the player in it. $expected: words for players that would do.
diagnostic-no-such-player = { $word } means no player
    .help = expected { $expected } in the brackets
diagnostic-when-never-asked = nothing asks whether `when` holds
    .help = expected no `when`
diagnostic-no-lap-to-ask-about = no lap is being sown then
    .help = expected no `lap`, `sown`, `crossed`, `came_round`, `reversed` or `from` under `when`
diagnostic-lifted-pit-unknown = of the pit from which a lap was lifted, only its place is known, and whether it
    was a house
    .help = expected `at`, `not_at` and `side` under `from`, or `mark: Is(..)` of a house
diagnostic-run-through-taken-pits = such a run looks at the pits that it takes
    .help = expected `where` in place of `through`
diagnostic-then-beside-sown = captured seeds that are sown again are the next lap
    .help = expected `then: End` beside `Send(to: Sown)` or `Send(to: RowEnd)`
diagnostic-last-seed-does-not-lose = a last seed ends play by losing
    .help = expected `leftover: Nobody` and `verdict: Loses(Mover)`
diagnostic-end-with-seeds-in-hand = after a lap seeds might be in the hand
    .help = expected `leftover: Nobody` and a `verdict` of `Wins(..)`, `Loses(..)`, `Draw` or `Void`
diagnostic-capture-does-not-win = such a capture wins
    .help = expected `leftover: Nobody` and `verdict: Wins(Mover)`
diagnostic-end-not-at-capture = a capture is looked at for what it leaves
    .help = expected `once: Left(..)`, `once: CapturedAtEnds` or `once: CapturedFirst(..)` beside `asked: Capture`
diagnostic-all-seeds-counted = all seeds in play are counted
    .help = expected nothing but `seeds` in `Left` beside `asked: Capture`, or `whose: Other`
diagnostic-few-seeds-not-given = the few seeds that are left are given out
    .help = expected no `verdict`, and `leftover: Owner`, `To(Mover)`, `To(Capturer)`, `To(Beginner)` or `To(Lot)`,
        beside `asked: Capture`
diagnostic-emptied-does-not-lose = a player who loses all seeds of some pits has lost
    .help = expected `Left(pits: ..)`, `leftover: Nobody` and `verdict: Loses(Other)`
diagnostic-end-at-capture-of-own = a capture leaves something to the other player
    .help = expected `whose: Other` or `whose: Either`
