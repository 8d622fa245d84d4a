### What is wrong with the clauses of a variant: one by one, and those that exclude one another.

## What clauses of several kinds need of their board

diagnostic-torus-without-owners = on a torus nobody owns a pit
    .help = expected another clause, or another board
diagnostic-nowhere-for-captures = captured seeds need somewhere to go
    .help = expected stores on the board
diagnostic-board-without-stores = the board has no stores
    .help = expected `stores: Aside`, `stores: Own` or `stores: All`
diagnostic-no-special-pieces = the game has no special pieces
    .help = expected `setup.specials`
diagnostic-no-penalty-pits = the board has no penalty pits
    .help = expected `penalties: true` on a square with stores
diagnostic-no-pit-faces = no pit faces another on this board
    .help = expected two or four rows, not round a square
diagnostic-no-twin-pit = no pit has one of the same number on the other side
    .help = expected two or four rows
diagnostic-no-pit-behind = no pit lies behind another on this board
    .help = expected four rows
diagnostic-no-seed-in-store = no seed falls in a store here
    .help = expected `stores: Own`, `stores: OwnLeft` or `stores: All` under `board`
# $part: a part of the board that names a pit. $columns (number): how many pits a row has.
diagnostic-part-beyond-board = { $part } is not on this board
    .help = expected a number from 1 to { $columns }

## The stages of a game

# $clauses, $stages (numbers): how many there may be.
diagnostic-too-many-clauses = there are too many clauses or stages
    .help = expected at most { $clauses } clauses and { $stages } stages
diagnostic-last-stage-until = stage { $stage } is the last
    .help = expected `until: End`, or no `until`
diagnostic-stage-until-end = stage { $stage } is not the last
    .help = expected `until: OneTurn`, `until: OneMove` or `until: HandSpent`
diagnostic-stage-twice = two stages are called { $stage }
    .help = expected a name that no other stage has
# $because: what is wrong there.
diagnostic-in-stage = in stage { $stage }: { $because }

## Names of stages, marks and other clauses in a clause

# $stages: the stages that there are.
diagnostic-unknown-stage-in-clause = there is no stage { $stage }
    .help = expected { $stages }
# $stage: the first stage of the game.
diagnostic-house-not-from-start = a house is there from the start
    .help = expected it in the first stage, { $stage }, as well
diagnostic-never-let-stand = no seeds are ever let stand
    .help = expected `Optional` under `dropping`, beside `mark: LetStand`
diagnostic-mark-never-won = no pit ever gets the mark { $mark }
    .help = expected a `Claim` with this mark, or `at`
# $marks: the marks that there are.
diagnostic-unknown-mark = there is no mark { $mark }
    .help = expected { $marks }
# $kinds: kinds of clauses that describe a mark.
diagnostic-no-marks = there is no mark { $mark }
    .help = expected { $kinds } under `marks`
# $kind: the kind of the clause.
diagnostic-of-without-ids = { $kind } names no clause
    .help = expected ids under `of`
# $list: the list in which they would stand.
diagnostic-no-captures-to-name = there are no captures
    .help = expected `Capture` under { $list }
diagnostic-no-claims-to-name = there are no claims
    .help = expected `Claim` under { $list }
# $kind: the kind of the clause.
diagnostic-claims-not-to-name = { $kind } applies to captures
    .help = expected their ids under `of`
diagnostic-all-not-alone = `all` can stand only in an `Except`, and only by itself
    .help = expected ids under `of`
diagnostic-clauses-never-together = { $clause } and this clause are never in force together
    .help = expected a stage that both have
# $kind: the kind of the clause. $clause: the id that it names, $of-kind and $of-list: that clause's kind and list.
# $list: the list of both.
diagnostic-clause-unsuitable = { $kind } cannot apply to { $clause } ({ $of-kind } under { $of-list })
    .help = expected clauses under { $list } that it can change
# $clauses: the ids that it can name.
diagnostic-unknown-clause-in-of = there is no clause { $clause }
    .help = expected { $clauses }
# $kind: the kind of the clause that names it. $list: the list of both.
diagnostic-no-clause-to-name = there is no clause { $clause }
    .help = expected one under { $list } that { $kind } can change
diagnostic-unknown-clause-in-with = there is no capture or claim { $clause }
    .help = expected one that is to hold in the opening

## Conditions on pits, turns and moves

diagnostic-counts-none-or-many = `Of` names no number, or too many
    .help = expected 1 to 32 numbers
diagnostic-no-count-fits = no number fits
    .help = expected counts that can be, as in `Of([2, 3])` or `Between(2, 5)`
diagnostic-torus-without-sides = on a torus nobody owns a pit
    .help = expected a condition that asks nothing of sides and rows
diagnostic-never-crosses = no seed falls on the other side on this board
    .help = expected paths that pass the pits of both sides
diagnostic-never-reversed = no lap runs opposite to its usual direction
    .help = expected `or_back` in a `Way` under `sowing`
diagnostic-opponent-never-reached = no seed falls in the opponent's pits on this board
    .help = expected `side: Own` or `side: Any`
diagnostic-every-pit-owned = every pit is somebody's
    .help = expected `board.ends: true`, or `seats` that leave out some pits
# $most (number): how many there may be.
diagnostic-too-many-parts = too many parts are named
    .help = expected at most { $most }
diagnostic-no-part-left = no pit fits
    .help = expected a part under `at` that is not under `not_at`
diagnostic-rightmost-of-several-rows = a player has several rows with a pit at the right
    .help = expected `Rightmost` only on boards on which a player has one row
diagnostic-leftmost-of-several-rows = a player has several rows with a pit at the left
    .help = expected `at: [Outer]` or `at: [Inner]` beside `Leftmost`
diagnostic-no-specials-asked = the game has no special pieces
    .help = expected `setup.specials`, or no condition on `specials`
# $pit: fell (a seed has just fallen there), fell-occupied (and it held seeds before), occupied (another pit that
# holds seeds).
diagnostic-holds-too-few = { $pit ->
        [fell-occupied] a pit that was occupied holds 2 or more with the seed that falls there
        [occupied] a pit that is occupied holds 1 or more
       *[fell] a pit in which a seed falls holds 1 or more
    }
    .help = expected such a number in `holds`
diagnostic-zero-where-seed-falls = a pit in which a seed falls holds 1 or more
    .help = expected counts from 1 up
diagnostic-empty-and-holds = no pit is empty and holds seeds
    .help = expected `was` or `holds`, not both
diagnostic-next-may-be-store = the next place may be a store
    .help = expected `stores: None` or `stores: Aside` where `next` or `before` is asked
diagnostic-never-blocked = no pit is ever blocked
    .help = expected `Blockade` under `choice`, beside `mark: Barred`

## Marks, openings, moves and sowing on their board

diagnostic-no-way-from-store = seeds of a store are sown along a path, and a torus has none
    .help = expected `from: Pits`
diagnostic-store-only-counted = of a store nothing can be asked but how many seeds it holds
    .help = expected no field but `holds` in `if`, beside `from: Store`
diagnostic-no-pit-near-store = no pit is near a store
    .help = expected numbers in `holds`, beside `from: Store`
diagnostic-store-lifted-alone = a player lifts only the seeds of their own store
    .help = expected no `specials` and no `seats` beside `from: Store`
diagnostic-empty-store-lifted = an empty store cannot be lifted
    .help = expected `holds` from 1 up
diagnostic-direction-not-on-board = the board has no such direction
    .help = expected `Ccw` or `Cw`, on a torus `N` to `Nw`
diagnostic-nobody-pays = nobody pays anything
    .help = expected `pays` to be 1 or more beside `unpaid`
diagnostic-trap-receives-once = a trap receives seeds in one way only
    .help = expected `dropped: Stays` beside `ends: IfOccupied`
diagnostic-no-seed-passes-by = no seed passes by
    .help = expected `passed_by` beside `but_last`
diagnostic-trap-of-nobody = a trap is somebody's
    .help = expected `of: Own` or `of: Other`
diagnostic-house-of-one-pit = a house is one pit
    .help = expected `InnerLeft`, `InnerRight`, `OuterLeft` or `OuterRight` and its number
diagnostic-empty-house = an empty pit counts as no house
    .help = expected `counts` from 1 up
diagnostic-no-seeds-in-hand = there are no seeds in hand to place
    .help = expected `setup.hand` to be 1 or more
diagnostic-hand-beside-mirror = with `Mirror` the seeds that are laid out come from a store
    .help = expected `setup.hand` to be 0
diagnostic-race-of-two = a race is run by two players
    .help = expected a board of two sides
diagnostic-race-ends-in-pit = a race ends in an empty pit
    .help = expected one path for both sides, and `stores: None` or `stores: Aside`
diagnostic-hand-not-for-pits = the hand is sown into each own pit
    .help = expected `setup.hand` to be as many seeds as they get
diagnostic-no-store-to-set-out = seeds are set out from a store
    .help = expected stores on the board
diagnostic-no-row-to-set-out = seeds are set out in a row
    .help = expected a board of two sides
diagnostic-nobody-lends = nobody lends seeds for a hand
    .help = expected `borrows: false`, or `from: Store`
diagnostic-script-beside-stores = seeds are taken from pits
    .help = expected `stores: None` or `stores: Aside`
# $pit (number): its number along the path. $places (number): how many pits the path has.
diagnostic-script-beyond-path = pit { $pit } is out of reach
    .help = expected numbers along the path, from 1 to { $places }
diagnostic-script-without-sowing = the steps end with one sowing
    .help = expected `Sow(..)` as the last of them, and nowhere else
diagnostic-empty-pit-lifted = an empty pit cannot be lifted
    .help = expected `holds` from 1 up
diagnostic-every-move-barred = every move is barred
    .help = expected something under `move`
diagnostic-barred-by-what-it-leaves = what a move leaves cannot bar it
    .note = the same would be asked of every answer
    .help = expected `Prefer`, or another field of `move`
diagnostic-every-move-preferred = every move is preferred
    .help = expected something under `move` or `not`
diagnostic-opponent-never-sown = no seed falls in the opponent's pits on this board
    .help = expected paths that pass them, or another clause
diagnostic-directions-of-two = each of two players has a direction
    .help = expected a board of two sides
diagnostic-torus-directions = on a torus there are more than two directions
    .help = expected no `laps: Reversed` and no `or_back`
diagnostic-or-back-without-direction = `or_back` is an exception to one fixed direction
    .help = expected `way: Ccw` or `way: Cw` beside it
diagnostic-reversed-beside-or-back = the direction of a lap is found in one way only
    .help = expected no `laps: Reversed` beside `or_back`
diagnostic-first-seed-without-store = the first seed needs a store
    .help = expected stores on the board
# $most (number): how many there may be.
diagnostic-heaps-long-or-zero = `heaps` is too long, or has a 0
    .help = expected up to { $most } heaps of 1 seed or more
diagnostic-heaps-beside-first = heaps are dropped with nothing in between
    .help = expected `first: Next` beside `heaps`
diagnostic-drop-without-effect = seeds would fall as they do anyway
    .help = expected `first`, `lone` or `heaps`
diagnostic-every-pit-skipped = every pit would be passed over
    .help = expected something under `if`
diagnostic-rest-with-opponent = the rest is sown in the opponent's pits
    .help = expected one path for two sides, and `stores: None` or `stores: Aside`
diagnostic-rest-in-later-rounds = in later rounds pits may be closed or change hands
    .help = expected `after: Start`, or no `rounds`

## Clauses that exclude one another in a stage

# $kind: the kind. $count (number): how many clauses of it there are, 2 or more.
diagnostic-several-of-kind = only one rule of the kind { $kind } can be in force at a time, and there are { $count }
    .help = expected one clause { $kind }
diagnostic-placed-in-one-way = a seed is placed in one way only
    .help = expected `Place` or `Arrange` in a stage, not both
diagnostic-begun-in-one-way = a move begins in one way only
    .help = expected no `Place`, `Arrange` or `Race` in the stage of `Script`
diagnostic-arrange-until-spent = with `Arrange` each player sets out the whole hand
    .help = expected a stage of its own, with `until: HandSpent`
diagnostic-arrange-beside-must-capture = nothing is captured while the hand is set out
    .help = expected `Arrange` and `MustCapture` in different stages
diagnostic-rows-empty-at-first = rows are empty until the hand is set out
    .help = expected endings by empty rows in other stages than `Arrange`
diagnostic-hand-never-spent = nothing spends the hand in a stage with `until: HandSpent`
    .help = expected `Place`, `Arrange` or `Bring(id: "bring", from: Hand)`
diagnostic-prefer-before-must-capture = the kind of a turn is told by `MustCapture`
    .help = expected it before every `Prefer` with `began`
diagnostic-instead-not-apart = `Instead` stands beside sowing from plain pits
    .help = expected no `Place`, `Arrange`, `Script`, `Race`, `MustCapture`, `House` or `Trap` in the same stage
diagnostic-instead-taken-seeds-sown = what `Instead(do: Take)` takes goes to a store
    .help = expected no `Send(to: Sown)` or `Send(to: RowEnd)` under `landing`
diagnostic-barred-by-one-clause = a pit is barred by one clause only
    .help = expected `NoReturn` or `Blockade` under `choice`, not both
diagnostic-placed-beside-by-count = a seed placed in a pit changes its number
    .help = expected no `ByCount` under `sowing`, beside `Place` or `Arrange`
diagnostic-or-back-among-directions = `or_back` is an exception to one fixed direction
    .help = expected `way: Ccw` or `way: Cw` in every `Way` beside it
diagnostic-next-way-not-chosen = another move cannot be turned round where the direction is not chosen
    .help = expected `next_way: Free` in `Again`, or `way: Chosen`
diagnostic-never-comes-round = no lap comes home in its course
    .help = expected `came_round` without `Drop(first: ..)` and `Skip(if: (origin: true))`
diagnostic-round-of-one-sowing = `Skip(after: Round)` applies to one sowing that begins next to its pit
    .help = expected no further laps, first seeds or `came_round` beside it
diagnostic-both-skip-origin = both pass over the pit of origin
    .help = expected one `Skip`, with `after: Round` or with `if: (origin: true)`
diagnostic-heaps-interrupted = heaps are dropped with nothing in between
    .help = expected no first seeds, `Skip(if: (origin: true))`, `Race`, `Script`, capture in passing, or trap that
        takes seeds beside `heaps`
diagnostic-race-keeps-seeds = in a race every seed stays on the board
    .help = expected no `Drop(first: Store)` in the stage of `Race`
diagnostic-race-or-script-direction = nobody chooses a direction in a race or a script
    .help = expected `way: Ccw` or `way: Cw` in `Way`
diagnostic-race-is-one-turn = a race is one turn
    .help = expected a stage of its own, with `until: OneTurn`
diagnostic-race-begins-with-choice = a race begins with a pit of each player's choice
    .help = expected no `Place`, `Arrange` or `MustCapture` beside `Race`
diagnostic-sown-from-store = captured seeds go on from a pit, and a lap may come from a store
    .help = expected `from: Landed` in `Send(to: Sown)`, beside `Lift(from: Store)`
diagnostic-specials-in-one-lap = pieces of two kinds are sown in a single lap
    .help = expected only a direction, and `Meeting` under `dropping`, beside `specials: Sown`
diagnostic-specials-never-sown = special pieces are never sown
    .help = expected `Lift(specials: Sown)` under `choice`, beside `Meeting`
diagnostic-captured-here-not-sown = what a capture takes in the last seed's own pit goes to a store
    .help = expected `Send(to: Sown)` or `Send(to: RowEnd)` of other captures
diagnostic-across-not-here = `More` and `Retreat` apply to captures across the middle line
    .help = expected them of captures that do not take `Here`
diagnostic-more-after-last-lap = after such a capture the last seed goes on by itself
    .help = expected `then: End` where `More` follows
diagnostic-grand-slam-of-resown = captured seeds are sown again by `Send`
    .help = expected `effect: Allowed`, `effect: Nothing` or `effect: Forbidden` in `GrandSlam`
diagnostic-resown-in-one-way = captured seeds can be sown again in one way only
    .help = expected one `Send(to: Sown)` or `Send(to: RowEnd)`
diagnostic-last-takes-its-pit = a last seed that takes its own pit in passing leaves none there
    .help = expected `which: ButLast` under `dropping`, beside captures of a last seed
diagnostic-captured-first-in-passing = `CapturedFirst` applies to captures by a last seed
    .help = expected no `Capture` under `dropping` beside it
diagnostic-one-question = a last seed asks one question only
    .help = expected `Optional` of captures or of claims, not both
diagnostic-question-tried-out = a lap with a question in it cannot be tried out beforehand
    .help = expected `which: ButLast`, and no `MustCapture`, `Prefer`, `Feed`, `Bar` of what a move does,
        `GrandSlam(effect: Forbidden)`, `or_back` or `Endless` with `Illegal`, beside `Optional` under `dropping`
diagnostic-question-within-lap = where a player is asked in the middle of a lap, no rule can look back at the whole of
    it
    .help = expected no `Skip(after: Round)`, `came_round`, `Push`, `crossed`, captures of `Last` or `Next`, `Send` or
        claims of two pits beside `Optional` under `dropping`
diagnostic-put-down-one-way = captured seeds go one way only
    .help = expected no other `Send`, `More` or `Optional` beside `Send(to: Given)` or `Send(to: Trap)`
diagnostic-put-down-ends-turn = a turn ends when captured seeds are put down
    .help = expected no capture in passing, for another player than the mover, or after which the turn goes on, beside
        `Send(to: Given)` or `Send(to: Trap)`
diagnostic-house-by-last-seed = a house is captured by a last seed only
    .help = expected no `More`, and no `Capture` under `dropping`, beside `House`
diagnostic-house-or-trap = a pit is a house or a trap
    .help = expected `House` or `Trap` under `marks`, not both
diagnostic-one-mark = a pit bears one mark only
    .help = expected no `House`, `Trap`, `NoReturn` or `Blockade` beside `played`
diagnostic-trap-never-fades = no trap is ever emptied by a capture
    .help = expected `Capture` with this mark under `if`, beside `emptied: Fades`
diagnostic-limit-on-two-traps = no limit goes for two traps at once
    .help = expected no `most`, `Except` or `Optional` of a claim of two pits
diagnostic-limit-on-spoilt-pit = a pit that is spoilt is not claimed by anybody
    .help = expected no `most`, `Except` or `Optional` of a claim under `dropping`
