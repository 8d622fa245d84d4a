### Learning: what the Learn tab offers, and what is said while something is learned on the table.

## Words of the field

learn-words = Glossary
learn-words-search = Search the glossary
learn-words-none = No matching term.

## For a class

# On buttons in presentation mode.
class-ask = Ask the class
class-ask-does = Pause before the last seed of every move, for the class to say what happens next (F8)
class-freeze = Freeze
class-freeze-does = Freeze the position while you speak (F9)
# The show has stopped before the last seed of a move.
class-what-next = What happens next?
# Below the question.
class-goes-on = Space continues. Clicks on pits count votes.
# Buttons beside the question, for the hands that are raised; behind the first two stands the count.
class-vote-left = Left
class-vote-right = Right
class-vote-does = Count a vote
class-timer = Timer
class-timer-does = Gives 30 seconds; each click adds 30 more
class-time-up = Time is up
class-clear = Clear
class-clear-does = Reset the votes and the timer
class-frozen = Frozen. No moves are played.
class-let-go = Unfreeze

## Examples

# The sign beside a line of the rule page that can be shown.
learn-show = Show an example
learn-example-only = Example
# $number (number): which. $count (number): how many.
learn-example-of = Example { $number } of { $count }
# A move in which one could expect the rule, and it does nothing.
learn-counter = Counterexample
learn-example = Back to the example
learn-again = Again
learn-next = Next example
learn-try = Try it
learn-retry = Try again
learn-back = Back to the game
learn-try-heading = Try it
# What is asked of a learner: by any move, by one that shows the rule, by one that is spoken of.
learn-try-any = Now make a move yourself.
learn-try-caption = Make a move that shows this rule.
# $pit: a pit's name.
learn-try-last = Find the pit whose last seed falls in { $pit }.
learn-try-capture = Find a move that captures.
learn-try-again-move = Find a move that earns another move.
learn-try-relay = Find a move whose sowing goes on from where the last seed falls.
learn-try-claim = Find a move that wins a pit.
learn-try-end = Find a move that ends the game.
learn-try-better = Find a better move.
learn-try-best = Find the best move.
learn-try-best-found = Right: this is the best move.
# A move that is not the best: the opponent's best answer to it, such as c2, and the seeds that it costs, as in “3 seeds”.
learn-try-costs = After it the best answer is { $answer }. It is { $seeds ->
        [one] a seed
       *[other] { $seeds } seeds
    } worse than the best move.
learn-try-not-better = There is a better move.
learn-try-found = Right: this move is better.
# $fell, $wanted: where the last seed fell, and where it was to fall.
learn-try-fell = Its last seed fell in { $fell }, not in { $wanted }.
learn-try-right = Right: that is the rule.
learn-try-wrong = This move does not show the rule.
# What a move fails to do that was asked for.
learn-try-not-capture = This move captures nothing.
learn-try-not-again = This move earns no further move.
learn-try-not-relay = This sowing does not go on.
learn-try-not-claim = This move wins no pit.
learn-try-not-end = After this move the game goes on.

## The first lesson, for people who have never seen a mancala

first-heading = What is mancala?
first-does = Two minutes for people who have never seen one: seeds, pits, sowing, captures and laps
first-board = A mancala board has rows of pits, and seeds lie in them. The pits in front of you are yours; those across the
    middle are your opponent's. The seeds are all alike and belong to nobody: what counts is how many lie where.
first-sow = A move is a sowing. You lift all the seeds of one of your pits and lay them out one by one, one in each place
    that follows. Watch, then sow a pit yourself.
first-count = What matters is where the last seed falls. So count before you lift. Find the pit whose last seed falls in
    f1, the empty pit at the right of your row.
first-store = The large hollow at the right is your store: what lies there is yours for good. In this game, Kalah, a last
    seed in your store earns you another move. Find a pit that does so.
first-capture = Seeds can be captured, too. In Kalah a last seed in an empty pit of yours takes all the seeds in the pit
    facing it, and goes into the store with them. Find the move that captures.
first-count-capture = Other games capture by number. In Oware a last seed on your opponent's side takes the seeds of its pit
    if there are now two or three. Find a move that captures.
first-laps = In many games a sowing goes on: the pit where the last seed fell is lifted and sown in its turn, again and
    again, until a last seed falls in an empty pit. Each of these sowings is a lap. Watch, then start a sowing of your own.
first-end = A game ends when a player has no seeds left to move, or when the rules say so. Here South has
    none left, so North keeps the seeds that lie on North's side; whoever has more seeds in their store has won. There are
    many more games, and each explains itself: choose one in the Game tab, and go through its lesson in the Learn tab.
# The names of its steps.
first-board-title = The board
first-sow-title = Sowing
first-count-title = Counting
first-store-title = The store
first-capture-title = Capturing
first-count-capture-title = Capturing by number
first-laps-title = Laps
first-end-title = The end

## The lesson of a game

# $heading: the part of the rule page. $number (number): which step. $count (number): how many.
lesson-step = { $heading } ({ $number } of { $count })
lesson-next = Next
lesson-previous = Previous
lesson-leave = Leave the lesson
lesson-play = Play a game
lesson-choose = Choose a game
# Of a step, for screen readers.
lesson-done = Done
lesson-game = Finish with a game
lesson-game-does = Play against the first level. A hint says which move is good, undo takes a move back, and the rule behind
    each step is lit on the rule page.

# The card in the Learn tab. $game: its name.
lesson-of = { $game }, step by step
lesson-does = Read each rule, watch it, try it; then play a game. The game on the table waits.
lesson-begin = Begin
lesson-go-on = Continue
lesson-again = Again
lesson-from-start = Start over
# $number (number): at which step somebody is. $count (number): how many there are.
lesson-reached = Step { $number } of { $count }

# Where nothing moves and circles mark the places that a step describes.
lesson-described = The dashed circles mark what is described here.

## Puzzles on the table

# $kind: the kind of puzzle. $grade: how hard it is.
puzzle-heading = Puzzle: { $kind } ({ $grade })
puzzle-of-day = Puzzle of the day: { $kind } ({ $grade })
puzzle-solution = Show the solution
puzzle-answer = Answer
puzzle-next = Next puzzle
# A button: the position of the puzzle becomes a game against the program.
puzzle-play-out = Play it out
# What is to be done to answer.
puzzle-point = Click the pit or store, or use the arrow keys and Enter.
puzzle-point-all = Click every pit that may be chosen, or use the arrow keys and Enter; then answer.
puzzle-count = Type or choose the number, then answer.
puzzle-number = Your answer
puzzle-number-less = One less
puzzle-number-more = One more
puzzle-play = Play the move.
puzzle-none = No such puzzle was found for this game. Try another kind.
# The card in the Learn tab.
puzzle-card = Puzzles
puzzle-card-does = Answers are proved, and in openings found by the program's search. Puzzles you missed come back soon, then after a day, six days and longer.
puzzle-begin = Next puzzle
puzzle-daily = Puzzle of the day
puzzle-made = One moment…
# $right, $answered (numbers): how many answers were right, of how many. $streak (number): right ones in a row. $grade: of the next
# puzzle. $due (number): how many missed puzzles come again today. $later (number): how many on another day.
puzzle-score = { $right } of { $answered } right, { $streak } in a row. Next: { $grade }. { $due ->
        [0] {""}
        [one] One is due today.
       *[other] { $due } are due today.
    } { $later ->
        [0] {""}
        [one] One comes back later.
       *[other] { $later } come back later.
    }

## Puzzles of one's own

puzzle-own = My puzzles
puzzle-own-how = Set up a position and save it as a puzzle: it will appear here.
# $kind: of puzzle. $number (number): so that no two have the same name.
puzzle-own-name = { $kind } { $number }
# $kind: of puzzle. $move: the move that is asked about, as records write it.
puzzle-own-of = { $kind }: { $move }
# $name: what its owner calls it. $kind: of puzzle.
puzzle-own-heading = { $name }: { $kind }
# While it is found out what can be asked of a position.
puzzle-own-proved = Proving the answers…
# What follows are kinds of puzzles, each a button.
puzzle-own-choose = Save as:
puzzle-own-none = No answer can be proved in this position.
# $kind: of puzzle.
puzzle-unfit-pit = { $kind }: click a pit first, and the question is about a move from it.
puzzle-unfit-captures = { $kind }: nothing is captured in this game.
puzzle-unfit-move = { $kind }: no move from this pit ends plainly with a seed that is sown.
puzzle-unfit-legal = { $kind }: no rule here says which pits may be chosen.
puzzle-unfit-best = { $kind }: not every move could be proved, or all are worth the same. Fewer seeds in the pits make it easier.
puzzle-unfit-win = { $kind }: no single move could be proved to force a win in a few turns.
# $name: of the puzzle.
puzzle-own-kept = Saved as { $name }. Find it on the Learn tab.
puzzle-own-see = Show puzzle
puzzle-own-too-many = You have too many puzzles. Delete some first.
puzzle-own-rename = Rename { $name }
puzzle-own-drop = Delete { $name }
puzzle-own-dropped = { $name } deleted.
puzzle-own-take = Undo
# $name: what the puzzle is called. $game: the game's short name.
puzzle-own-gone = { $name } belongs to the game { $game }, whose file is no longer there. Put it back to solve the puzzle.

## Another game beside this one, and sheets for print

learn-more = Compare and print
compare-with = Compare with…
compare-title = Compare games
# $game: the id of a game that is no longer there.
compare-gone = The game { $game } no longer exists.
sheet-save = Print or save rules…
# $file: the name of a file.
sheet-failed = Could not save the rules as { $file }.

## A board to print

making-open = Make a board…
making-dialog = Make a board
making-paper = Paper
making-letter = US Letter
making-size = Size
making-one-sheet = One sheet
# $width (number): in centimetres.
making-pit = Pits of { $width } cm
making-with-seeds = Seeds to cut out
# $size: width and height in centimetres. $sheets, $seeds (numbers): of sheets of the board, and of seeds.
making-result = { $sheets ->
        [one] The board is { $size } cm and fits on one sheet
       *[other] The board is { $size } cm and takes { $sheets } sheets
    }{ $seeds ->
        [0] .
        [one] ; its seeds take one more.
       *[other] ; its seeds take { $seeds } more.
    }
making-save = Save…
# $file: the name of a file.
making-failed = Could not save the board as { $file }.
