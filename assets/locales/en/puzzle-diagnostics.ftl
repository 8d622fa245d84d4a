### Why there is no puzzle. $game: the id of the game. $kind: the kind of puzzle as commands name it.

# $known: the kinds. $likely: yes if it is spelt much like one of them, $near.
diagnostic-puzzle-kind-unknown = { $kind } is not a kind of puzzle
    .help = { $likely ->
        [yes] did you mean { $near }?
       *[no] {""}
    }
    .help-2 = expected { $known }
diagnostic-puzzle-no-captures = { $game } has no puzzles of kind { $kind }
    .note = nothing is captured in it
diagnostic-puzzle-not-for-two = { $game } has no puzzles of kind { $kind }
    .note = it is not a game between two sides
# $why: the kind, as a key: last, legal, takes, best, win, opening or endgame.
diagnostic-puzzle-unsuited-position = no puzzle of kind { $kind } can be made of this position
    .note = { $why ->
        [legal] no pits are chosen in it, or no rule says which
        [best] not every move could be proved, or all of them are worth the same
        [win] no move, or every move, forces a win in a few turns, or it takes too long to find out
        [opening] puzzles of this kind come from games that the program plays
        [endgame] puzzles of this kind come from games that the program plays
       *[other] it names no move, or one that does not end plainly with a seed that is sown
    }
# $seed: a number by which puzzles are told apart. $why: the kind, as a key: last, legal, takes, best, win, opening or endgame.
diagnostic-puzzle-not-found = { $game } has no puzzle of kind { $kind } for the number { $seed }
    .note = { $why ->
        [last] no move was found that ends without a question
        [legal] no position was found in which pits are chosen
        [takes] no sowing was found that captures seeds
        [best] no position was found in which every move could be proved and some are better than others
        [opening] no opening was found in which some moves are clearly worse than others
        [endgame] no endgame was found in which every move could be proved and some are better than others
       *[win] no position was found in which some moves, and not all, force a win in a few turns
    }
