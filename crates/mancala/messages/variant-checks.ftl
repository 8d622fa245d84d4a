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
