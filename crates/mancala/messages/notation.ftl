### Mistakes in moves and positions as text, and reasons why a move is refused.

### Parts of the messages below.

# What stands in a wrong place. $found: a word or a sign. $at: word, sign, or end (the text ends there).
notation-found = { $at ->
        [end] the text ends here
       *[other] { $found } cannot stand here
    }
# $side: a side of the board.
notation-side = { $side ->
        [north] North
        [east] East
        [west] West
       *[south] South
    }
# $other: a side of the board.
notation-other = { $other ->
        [north] North
        [east] East
        [west] West
       *[south] South
    }
# The legal moves. $moves (number): how many there are. $legal: the moves.
notation-legal = { $moves ->
        [0] {""}
       *[other] expected { $legal }
    }
# That no move is legal. $moves (number): how many are.
notation-no-legal = { $moves ->
        [0] no move is legal here
       *[other] {""}
    }
# What is counted. $of: seeds, laps, round, points, pits, turns, idle, extra or turn.
notation-number = { $of ->
        [laps] number of laps
        [round] round number
        [points] number of points
        [pits] number of pits
        [turns] number of turns
        [idle] number of turns passed
        [extra] number of extra moves
        [turn] turn number
       *[seeds] number of seeds
    }

### Moves. $text: what was written. $moves (number), $legal: see above. $forms: forms in which the move is written. $clause: a rule.

# $text, $moves, $legal
diagnostic-move-unreadable = { $text } is not a move of this game
    .help = { notation-legal }
    .note = { notation-no-legal }
# $text, $moves, $legal
diagnostic-move-answers-nothing = { $text } answers a question, and none is open
    .help = { notation-legal }
    .note = { notation-no-legal }
# $text, $moves, $legal
diagnostic-move-other-store = { $text } is about another player's store
    .help = { notation-legal }
    .note = { notation-no-legal }
# $text, $forms
diagnostic-move-direction-given = { $text } names a direction where there is none to choose
    .help = expected { $forms }
# $text, $forms
diagnostic-move-direction-missing = { $text } does not say in which direction to sow
    .help = expected { $forms }
# $clause, $moves, $legal
diagnostic-move-barred = the rule { $clause } does not allow it
    .help = { notation-legal }
    .note = { notation-no-legal }
# $clause, $moves, $legal
diagnostic-move-direction-barred = by the rule { $clause } its direction is written otherwise
    .help = { notation-legal }
    .note = { notation-no-legal }
diagnostic-move-after-end = the game is over
# $moves, $legal
diagnostic-move-no-answer = it does not answer what was asked
    .help = { notation-legal }
    .note = { notation-no-legal }
# $moves, $legal
diagnostic-move-not-here = it is not a move here
    .help = { notation-legal }
    .note = { notation-no-legal }

### Positions.

# $bytes (number): length of the text. $most (number): the greatest length.
diagnostic-position-too-long = the position has { $bytes } bytes
    .help = expected at most { $most }
# $text: what was written.
diagnostic-position-auale = { $text } is not a position
    .help = expected 14 numbers and who moves, as in `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`
# $sign: a letter or sign.
diagnostic-position-stray-sign = { $sign } cannot stand in a position
    .help = expected numbers, names, `,`, `/`, `=` or `:`
# $found, $at: see notation-found. $mark: the sign that belongs here.
diagnostic-position-no-mark = { notation-found }
    .help = expected { $mark }
# $found, $at: see notation-found. $names: the words of which one belongs here.
diagnostic-position-one-of = { notation-found }
    .help = expected { $names }
# $found, $at: see notation-found. $of: see notation-number. $least, $most (numbers): bounds.
diagnostic-position-number = { $at ->
        [word] { $found } is not a { notation-number }
       *[other] { notation-found }
    }
    .note = { $of ->
        [turn] { $most } stands for all later turns as well
       *[other] {""}
    }
    .help = { $of ->
        [laps] expected the number of laps sown so far, in digits
        [turn] expected a turn number from { $least } to { $most }
       *[other] expected a { notation-number } from { $least } to { $most }
    }
# $most (number): seeds.
diagnostic-position-too-many-seeds = the position holds more than { $most } seeds from here on
    .help = expected fewer
# $found, $at: see notation-found. $likely: yes if a field $near is much like it. $fields: those of the game.
diagnostic-position-no-field = { $at ->
        [word] { $found } is not known
       *[other] { notation-found }
    }
    .help = { $likely ->
        [yes] did you mean { $near }?
       *[no] {""}
    }
    .help-2 = expected { $fields }
# $field: its name. $found (number): its values. $sides (number): how many there should be. $example: the field with as many.
diagnostic-position-few-values = { $field } has { $found ->
        [one] 1 value
       *[other] { $found } values
    } of { $sides }
    .help = expected a value for each side, as in { $example }
# $field: its name.
diagnostic-position-field-twice = { $field } is given here a second time
    .help = expected each field once
# $field: a field, or part of one, as it is written. $what: what this game does not have.
diagnostic-position-not-here = { $what ->
        [specials-in-rows] this game has no special pieces in its rows
        [specials] this game has no special pieces
        [ends] this board has no ends
        [stores] this game has no stores
        [penalties] this game has no penalty pits
        [rounds] this game is not played in rounds
        [points] rounds do not count in this game
        [seats] players do not exchange seats in this game
        [lost] nobody loses in this game while others play on
        [brought] no seeds are brought into play once in this game
        [idle] turns passed are not counted in this game
        [extra] extra moves are not counted in this game
        [turn] turns are not counted in this game
        [ways] the directions of first moves are not remembered in this game
        [bound] no direction is laid down for a move in this game
        [captured] it does not count in this game who has captured first
        [capturing] turns with and without capture are not told apart in this game
       *[captures-at-ends] captures at the ends do not count in this game
    }
    .help = { $what ->
        [stores] expected 0, or no { $field }
        [penalties] expected 0, or no { $field }
       *[other] expected no { $field }
    }
# $found, $at: see notation-found.
diagnostic-position-no-clause = { $at ->
        [word] { $found } is not a rule of this game
       *[other] { notation-found }
    }
    .help = expected the id of a rule
# $found, $at: see notation-found. $first, $last: pits.
diagnostic-position-no-pit = { $at ->
        [word] { $found } is not a pit of this board
       *[other] { notation-found }
    }
    .help = expected the name of a pit, { $first } to { $last }
# $row (number): the row, counted from South. $pits (number): pits in each.
diagnostic-position-row-long = row { $row } has more than { $pits ->
        [one] { $pits } pit
       *[other] { $pits } pits
    }
    .help = expected { $pits } in each row, as on this board
# $row (number): the row, counted from South. $found (number): how many pits it has. $pits (number): how many it should have.
diagnostic-position-row-short = row { $row } ends after { $found ->
        [one] { $found } pit
       *[other] { $found } pits
    }
    .help = expected { $pits } in each row, as on this board
# $found (number): how many rows there are. $rows (number): how many there should be.
diagnostic-position-few-rows = the board ends after { $found ->
        [one] { $found } row
       *[other] { $found } rows
    }
    .help = expected `/` and another row, { $rows } in all
# $rows (number): how many there should be.
diagnostic-position-many-rows = there are more than { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }
    .help = expected { $rows }, as this board has
# $side: see notation-side. $seeds (number): what it holds. $full (number): what it holds at the beginning. $spent: never (no seeds
# are ever in hand), in-parts or at-once.
diagnostic-position-hand = { notation-side } holds { $seeds } in hand
    .note = { $spent ->
        [never] this game has no seeds in hand
       *[other] {""}
    }
    .help = { $spent ->
        [never] expected 0
        [in-parts] expected 0 to { $full }
       *[at-once] expected 0 or { $full }
    }
# $pit: its name.
diagnostic-position-mark-twice = { $pit } is marked twice
    .help = expected one mark a pit
# $pit: its name. $found, $at: see notation-found. $known (number): how many marks it can bear. $marks: those.
diagnostic-position-no-such-mark = { $at ->
        [word] { $found } cannot stand on { $pit } in this game
       *[other] { notation-found }
    }
    .help = { $known ->
        [0] expected no mark there
       *[other] expected { $marks }
    }
# $pit: its name.
diagnostic-position-mark-later = { $pit } can bear that mark from the second round on
    .help = expected `round=`, or another mark
# $found, $at: see notation-found. $stages: those of the game.
diagnostic-position-no-stage = { $at ->
        [word] { $found } is not a stage of this game
       *[other] { notation-found }
    }
    .help = expected { $stages }
# $stage: its id. $side: see notation-side.
diagnostic-position-stage-hand = the stage is { $stage }, and { notation-side } has no seeds in hand
    .help = expected another `phase=`, or `hands=`
# $begins: the field of the first round.
diagnostic-position-first-round = the first round begins otherwise
    .help = expected { $begins }, or no `round=`
# $found, $at: see notation-found.
diagnostic-position-no-choosing-clause = { $at ->
        [word] { $found } lets nobody choose pits
       *[other] { notation-found }
    }
    .help = expected the id of a rule that does
diagnostic-position-choice-first-round = nothing is chosen before the first round
    .help = expected `round=` as well, or no `choose=`
diagnostic-position-choice-beside-question = another question is open, or the game is over
    .help = expected no `choose=`
# $side: see notation-side.
diagnostic-position-side-twice = { notation-side } is named twice
    .help = expected each side once
# $side: see notation-side.
diagnostic-position-capturing-now = { notation-side } cannot be capturing in this turn
    .help = expected no `:now`, or that side in `to=`
# $side: see notation-side.
diagnostic-position-captured-won = { notation-side } has won by that, though the game goes on
    .help = expected `over=` as well, or fewer turns
# $sides: the forms of the field.
diagnostic-position-no-turn = the position does not say whose turn it is
    .help = expected { $sides }
diagnostic-position-asked-over = a question is open though the game is over
    .help = expected `ask=` or `over=`, not both
diagnostic-position-in-flight = seeds are in flight though the game goes on
    .help = expected `over=` or `ask=` as well, or no `lifted=`
# $side: see notation-side.
diagnostic-position-stuck = { notation-side } has no move here, and the game is not over
    .help = expected a position in which a move can be made, or `over=` as well
# $side: see notation-side. $seeds (number): what it holds.
diagnostic-position-laid-out = the round is laid out, and { notation-side } has { $seeds } in hand
    .help = expected another `phase=`, or no `hands=`
# $side, $other: see notation-side, notation-other. $seeds (number): what the other holds.
diagnostic-position-answer-hand = { notation-side } lays out a round, and { notation-other } has { $seeds } in hand
    .help = expected another `phase=`, or all of them in `stores=`
# $side, $other: see notation-side, notation-other. $seeds (number): what is laid out. $stored (number): what the other has in store.
diagnostic-position-answer-store = { notation-side } lays out { $seeds ->
        [one] { $seeds } seed
       *[other] { $seeds } seeds
    }, and { notation-other } has { $stored } to do the same
    .help = expected another `phase=`, or as many in `stores=`

### The question of a position, after ask=.

# $found, $at: see notation-found. $known (number): how many rules ask something. $clauses: those.
diagnostic-position-ask-no-clause = { $at ->
        [word] no rule { $found } asks anything in this game
       *[other] { notation-found }
    }
    .note = { $known ->
        [0] this game asks nothing
       *[other] {""}
    }
    .help = { $known ->
        [0] expected no `ask=`
       *[other] expected { $clauses }
    }
# $clause: its name. $stage: its id.
diagnostic-position-ask-stage = { $clause } asks nothing in the stage { $stage }
    .help = expected a rule that is in force there
# $side: see notation-side. $place: a pit or a store.
diagnostic-position-ask-never-sows = { notation-side } never sows in { $place }
    .help = expected pits where the player to move sows
# $pit: its name. $clause: its name.
diagnostic-position-ask-no-turning = no lap from { $pit } may run the other way
    .help = expected a pit that { $clause } names
# $pit: its name. $seeds (number): what it holds. $clause: its name.
diagnostic-position-ask-not-taken = { $pit } holds { $seeds }, which nobody may take
    .help = expected a pit with as many seeds as { $clause } says
# $pit: its name.
diagnostic-position-ask-no-retreat = no seeds that { $pit } faces can move out of reach
    .help = expected a pit of an inner row, on a board of four rows
# $part: its name.
diagnostic-position-ask-part-twice = { $part } is given here a second time
    .help = expected each part once
# $found: what was written.
diagnostic-position-ask-from = { $found } does not name a pit of this board
    .help = expected `from-` and the name of a pit
diagnostic-position-ask-no-capturing = the question does not say whether the turn began with a capture
    .help = expected `capturing` or `plain` after the laps
# $found: what was written.
diagnostic-position-ask-left = { $found } does not name a number of pits
    .help = expected `left-` and a number of pits
# $clause: its name. $most (number): pits.
diagnostic-position-ask-no-left = { $clause } asks for pits, and the position does not say how many are left
    .help = expected `left-1` to `left-{ $most }` after the laps
# $found: what was written. $most (number): pits.
diagnostic-position-ask-left-range = { $found } cannot be
    .help = expected `left-1` to `left-{ $most }`
# $clause: its name.
diagnostic-position-ask-left-unused = { $clause } asks for no pits
    .help = expected no `left-`
# $side: see notation-side.
diagnostic-position-ask-nothing-to-take = { notation-side } has no seeds to take
    .help = expected a question that can be answered
# $pit: its name. $seeds (number): what it holds. $least (number): the fewest that it can hold.
diagnostic-position-ask-fallen = the last seed cannot have fallen in { $pit }, which holds { $seeds }
    .help = { $least ->
        [2] expected 2 seeds or more there
       *[other] expected 1 seed there if it was empty, more if it was occupied
    }
# $of: what is asked about, lap or capture.
diagnostic-position-ask-none-in-flight = { $of ->
        [lap] no seeds are in flight in the middle of a lap
       *[capture] no captured seeds are in flight
    }
    .help = expected `lifted=` as well
diagnostic-position-ask-not-resown = seeds are in flight, though captured seeds are not sown again here
    .help = expected no `lifted=`
diagnostic-position-ask-flight-unasked = seeds are in flight though the question is not about them
    .help = expected no `lifted=`
