### How the game stands, and why a move is refused.

# $player: the side that is to move. $opponent: the other.
status-to-move = { $player } to move
status-asked-optional = { $player } decides: capture, or leave the seeds?
status-asked-declared = { $player } decides: claim { $pit }, or leave it?
status-asked = { $player } decides

# $winner, $loser: names of sides. $won, $lost (numbers): seeds in their stores. $level (number): seeds in each store.
result-won = { $winner } wins, { $won } to { $lost }.
result-won-last-move = { $winner } made the last move and wins.
result-won-next-loses = { $loser } has no move and loses: { $winner } wins.
result-won-mover-loses = { $loser } made the last move and loses: { $winner } wins.
result-won-endless = { $loser }'s turn would never end, which loses: { $winner } wins.
result-draw = The game is a draw.
result-draw-level = The game is a draw, { $level } to { $level }.
result-void = The game is void.

refusal-over = The game is over.
refusal-question = There is nothing to answer now.
refusal-question-open = First the question must be answered. { $player } is to decide.
refusal-not-a-move = That is not a move in this game.
# $choice: yes if the player chooses the direction of this pit, else no.
refusal-direction = { $choice ->
        [yes] { $player } must choose a direction for this pit.
       *[no] This pit has its direction by rule: none is to be chosen.
    }
# $least (number): the fewest seeds a pit must hold.
refusal-own-pits = { $least ->
        [1] { $player } may lift only a pit of { $player }'s own side that holds seeds.
       *[other] { $player } may lift only a pit of { $player }'s own side that holds { $least } or more seeds.
    }
refusal-feed = { $opponent } has no seeds left in the pits: { $player } must make a move that gives at least one.
refusal-no-grand-slam = This move would capture all of { $opponent }'s seeds, and that is not allowed.
refusal-no-return = A lone seed has just crossed into this pit: it may not be sent straight back.
refusal-reserve = The reserve cannot be brought in now.
refusal-swap = Seats cannot be exchanged now.
refusal-pass = { $player } can move and so may not pass.
refusal-endless = This move would never come to an end, and so may not be made.
