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
    .help = expected `stores: Own`, `stores: OwnLeft` or `stores: All`
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
diagnostic-claims-not-to-name = { $kind } speaks of captures
    .help = expected their ids under `of`
diagnostic-all-not-alone = `all` can stand only in an `Except`, and only by itself
    .help = expected ids under `of`
diagnostic-clauses-never-together = { $clause } and this clause are never in force together
    .help = expected a stage that both have
# $kind: the kind of the clause. $clause: the id that it names, $of-kind and $of-list: that clause's kind and list.
# $list: the list of both.
diagnostic-clause-unsuitable = { $kind } cannot speak of { $clause } ({ $of-kind } under { $of-list })
    .help = expected clauses under { $list } that it can change
# $clauses: the ids that it can name.
diagnostic-unknown-clause-in-of = there is no clause { $clause }
    .help = expected { $clauses }
# $kind: the kind of the clause that names it. $list: the list of both.
diagnostic-no-clause-to-name = there is no clause { $clause }
    .help = expected one under { $list } that { $kind } can change
diagnostic-unknown-clause-in-with = there is no capture or claim { $clause }
    .help = expected one that is to hold in the opening
