### How the game stands, and why a move is refused.

# $player: the side that is to move. $opponent: the other.
status-to-move = { $player } to move
# Of a game for one.
status-alone = Choose a pit
status-asked-take = { $player } decides: capture, or leave the seeds?
# $seeds: how many seeds the pit holds.
status-asked-passing = { $seeds ->
        [one] { $player } decides: take the one seed in { $pit }, or let it stand?
       *[other] { $player } decides: take the { $seeds } seeds in { $pit }, or let them stand?
    }
status-asked-claim = { $player } decides: claim { $pit }, or leave it?
# $pit: the pit in which the lap has ended, or from which captured seeds are sown.
status-asked-halt = { $player } decides: stop in { $pit }, or sow it on?
# $spared: the pit that was spared a capture. $behind: the pit behind it.
status-asked-retreat = { $player } decides: move the seeds of { $spared } back to { $behind }, or leave them?
status-asked-race = { $player } decides: from which pit to race against { $opponent }'s { $pit }?
status-asked-way = { $player } decides: which way is { $pit } sown on?
status-asked-reentry = { $player } decides: which way are the captured seeds sown from { $pit }?
# $left (number): how many pits are still to be chosen.
status-asked-more = { $left ->
        [one] { $player } decides: which pit of { $opponent }'s to take as well?
       *[other] { $player } decides: which pit of { $opponent }'s to take as well? { $left } more to choose.
    }

status-asked-deposit = { $player } decides: into which pit of { $opponent }'s do the captured seeds go?

# $owner: who chose it.
table-pit-filled = { $seeds ->
        [one] { $pit }, one seed; { $owner } chose it last and may not choose it next time
       *[other] { $pit }, { $seeds } seeds; { $owner } chose it last and may not choose it next time
    }

## What buttons say that answer a question; the others are in table.ftl.

answer-yes = Yes
answer-no = No
# $way: ccw, cw, or a point of the compass as South sees it: n, ne, e, se, s, sw, w, nw.
answer-way = { $way ->
        [cw] Clockwise
        [n] North
        [ne] North-east
        [e] East
        [se] South-east
        [s] South
        [sw] South-west
        [w] West
        [nw] North-west
       *[ccw] Anticlockwise
    }
# $pit: its name. $seeds (number): how many it holds.
answer-pick = { $seeds ->
        [0] { $pit }, empty
        [one] { $pit }, one seed
       *[other] { $pit }, { $seeds } seeds
    }

## How a game has ended.

# $winner, $loser: names of sides. $won, $lost (numbers): seeds in their stores. $level (number): seeds in each store.
result-won = { $winner } wins, { $won } to { $lost }.
# Where the fewer win.
result-won-fewest = { $winner } has fewer seeds and wins, { $won } to { $lost }.
# $komi (number): seeds that are counted to $second, the player who moves second. They are part of $won and $lost.
result-won-komi = { $winner } wins, { $won } to { $lost }, with { $komi } for { $second }, who moved second.
result-won-last-move = { $winner } made the last move and wins.
result-won-next-loses = { $loser } has no move and loses: { $winner } wins.
result-won-mover-loses = { $loser } made the last move and loses: { $winner } wins.
result-won-endless = { $loser }'s turn would never end, which loses: { $winner } wins.
result-won-last-in-empty = { $loser }'s last seed fell in an empty pit, which loses: { $winner } wins.
# $winners: a list of sides. $count (number): how many.
result-won-row-emptied = { $count ->
        [one] { $winner } has emptied the row and wins.
       *[other] { $winner } has emptied the row: { $winners } win.
    }
result-won-emptier = { $winner } has no seeds left in the pits and wins.
result-won-last-left = { $count ->
        [one] { $winners } alone has not lost, and wins.
       *[other] All the others have lost: { $winners } win.
    }
# $won (number): seeds in the store, all there are.
result-won-alone = { $won ->
        [one] Won: the only seed is in the store.
       *[other] Won: all { $won } seeds are in the store.
    }
result-won-inner-empty = { $loser }'s inner row is empty, which loses: { $winner } wins.
result-won-both-ends = { $winner } has captured at both ends in one turn and wins.
result-won-captures-first = { $winner } has captured before { $loser } has made any capture, and wins.
result-draw = The game is a draw.
# $more, $fewer (numbers): seeds in the stores. $least (number): how many are needed to win.
result-draw-short = The game is a draw, { $more } to { $fewer }: { $least ->
        [one] one is
       *[other] { $least } are
    } needed to win.
result-draw-level = The game is a draw, { $level } to { $level }.
result-void = The game is void.
# $score: seeds in the store.
result-lost = Lost, with { $score ->
        [0] no seeds
        [one] one seed
       *[other] { $score } seeds
    } in the store.

## Why a move is refused. $trap, $house, $head, $plain-turn, $blockade: what they are called in this game.

refusal-over = The game is over.
refusal-question = There is nothing to answer now.
refusal-question-open = First the question must be answered. { $player } is to decide.
refusal-not-a-move = That is not a move in this game.
# $choice: yes if the player chooses the direction of this pit, else no.
refusal-direction = { $choice ->
        [yes] { $player } must choose a direction for this pit.
       *[no] The rules fix the direction of this pit: it cannot be chosen.
    }
# $least (number): the fewest seeds a pit must hold. $traps: yes if pits can be won that nobody may lift, else no.
refusal-own-pits = { $least ->
        [0] { $player } may lift only a pit on { $player }'s own side
        [1] { $player } may lift only a pit on { $player }'s own side that holds seeds
       *[other] { $player } may lift only a pit on { $player }'s own side that holds { $least } or more seeds
    }{ $traps ->
        [yes] { $least ->
                [0] { "" } that is not { word-a-trap }.
               *[other] { "" } and is not { word-a-trap }.
            }
       *[no] .
    }
# $liftable: yes if a player may lift their own $trap, else no.
refusal-any-pits = { $least ->
        [1] { $player } may lift any pit that holds seeds, { $liftable ->
                [yes] but not { word-a-trap } of { $opponent }'s.
               *[no] but not { word-a-trap }.
            }
       *[other] { $player } may lift any pit that holds { $least } or more seeds, { $liftable ->
                [yes] but not { word-a-trap } of { $opponent }'s.
               *[no] but not { word-a-trap }.
            }
    }
# $least (number): the fewest seeds that the pit must hold before.
refusal-place-seed = { $least ->
        [1] { $player } must begin by placing a seed in a pit of the inner row that already holds seeds.
       *[other] { $player } must begin by placing a seed in a pit of the inner row that already holds { $least } or more seeds.
    }
# $everywhere: yes if in the opponent's pits as well, else no.
refusal-arrange = { $player } is setting out the seeds of the reserve: each goes into { $everywhere ->
        [yes] any pit
       *[no] one of { $player }'s own pits
    }, and no pit is sown.
refusal-must-capture = A capture is possible, so a capture must be played.
# $parts: such as "the inner row". $inner: yes if that is it, else no.
refusal-prefer-parts = { $inner ->
        [yes] The inner row comes first: there is a move that begins in it.
       *[no] There is a move that begins from { $parts }, and that comes first.
    }
# $seeds (number): the seeds of the pits that come first.
refusal-prefer-at-least = { $seeds ->
        [2] A single seed comes last: there is a pit with two or more that can be played.
       *[other] There is a pit with { $seeds } or more seeds that can be played, and that comes first.
    }
# $least (number): the fewest seeds that it must hold. $or-captures: yes if a move from there may capture instead, else no.
refusal-prefer-not-few = { $or-captures ->
        [yes] With fewer than { $least } seeds in it, { $parts } may be played only to capture, while another pit can be played.
       *[no] With fewer than { $least } seeds in it, { $parts } comes last: there is another pit that can be played.
    }
refusal-prefer-leftmost = There is a pit farther to the left that holds seeds, and that comes first.
refusal-prefer-not-house = The { $house } comes last: there is another pit that can be played.
refusal-prefer-rightmost = The rightmost pit that holds seeds must be played.
refusal-inwards = This is the only pit of the inner row that holds seeds: it must be sown towards the middle.
refusal-lone-into-empty = A single seed may be moved only into an empty pit, and the next pit holds seeds.
refusal-blockade = { $blockade-named ->
        [yes] This pit is blocked for this turn ({ $blockade }): no turn may begin from it.
       *[no] This pit is blocked for this turn: no turn may begin from it.
    }
refusal-reverse = This pit may be sown the other way round only if that lap captures, and here it would not.
refusal-enter = Where the captured seeds start depends on the pit: near an end of the inner row they start at that end, and elsewhere
    { $player } must choose the end.
refusal-race = { $player } must choose one of { $player }'s own pits to race from, and not that one.
refusal-gather = { $player } must begin with the fixed opening move.
refusal-more = { $player } must choose a pit of { $opponent }'s that holds seeds.
# $stores: any or own.
refusal-last-in-occupied = { $stores ->
        [own] The last seed of this move would fall in an empty pit or in a store of another's, and that is not allowed.
       *[any] The last seed of this move would fall in an empty pit, and that is not allowed.
    }
# $least (number): how many seeds must be given.
refusal-feed = { $opponent } has no seeds left in the pits: { $least ->
        [1] { $player } must make a move that gives at least one.
       *[other] { $player } must make a move that gives { $least } or more, or else as many as possible.
    }
refusal-leave-move = This move would leave { $opponent } without a move, and there is another that does not.
# $which: smallest or any.
refusal-take-facing = Of { $opponent }'s pits { $player } may take only one that faces an empty pit of { $player }'s{ $which ->
        [smallest] , and of these only one that holds the fewest seeds
       *[any] { "" }
    }; and if there is one, it must be taken.
# $which: smallest or any.
advice-take = { $player } must capture: choose a pit of { $opponent }'s that faces an empty one{ $which ->
        [smallest] , the one with the fewest seeds
       *[any] { "" }
    }.
advice-swap = { $player } may exchange seats, or pass and leave the board as it is.
# $only: yes if nothing can be done but to give a seed, else no.
refusal-give = { $only ->
        [yes] { $player } must give one seed of { $player }'s own pits.
       *[no] A seed can be given only from one of { $player }'s own pits, and only where the rule asks for it.
    }
# $only: yes if seeds can only be shifted, else no.
refusal-shift = { $only ->
        [yes] { $player } must shift the seeds of one of { $player }'s own pits.
       *[no] Only the seeds of one of { $player }'s own pits can be shifted.
    }
refusal-no-grand-slam = This move would capture all of { $opponent }'s seeds, and that is not allowed.
# $most (number): the most seeds that a pit may come to hold.
refusal-pit-cap = { $most ->
        [one] This sowing would bring a pit to more than one seed, and that is not allowed.
       *[other] This sowing would bring a pit to more than { $most } seeds, and that is not allowed.
    }
refusal-no-return = A lone seed has just crossed into this pit: it may not be sent straight back.
refusal-reserve = The reserve cannot be brought in now.
# $only: yes if nothing else may be done, else no.
refusal-swap = { $only ->
        [yes] First { $player } exchanges seats, or passes and leaves the board as it is.
       *[no] Seats cannot be exchanged now.
    }
refusal-pass = { $player } can move and so may not pass.
refusal-at-home = This move must go the other way round.
refusal-endless = This move would never come to an end, and so may not be made.
