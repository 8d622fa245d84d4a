### A user's own games: variant files in a folder, and files opened from elsewhere.

workshop-games = Your games
workshop-keep = Keep it among my games
# $folder: where it is kept.
workshop-kept = The game is among yours now, in { $folder }. What you change in that file is seen here at once.
# $file: a file's name. $folder: where it would be kept.
workshop-name-taken = There is a file { $file } among your games already, in { $folder }. Give one of the two another name.

# $game: its name.
workshop-renewed = { $game }: the rules have changed, and the game goes on.
# $game: its name. $reason: the first move that does not stand.
workshop-set-aside = { $game }: the rules have changed so that the game on the table cannot go on. It has begun anew. What was played
    is among your unfinished games, with its own rules. { $reason }
workshop-begun-anew = { $game }: the rules have changed, and the game has begun anew. { $reason }
# $file: a file's name.
workshop-gone = { $file } is gone. The game on the table goes on.
workshop-restore = Put the file back
workshop-restored = { $file } is there again.

# $file: a file's name. $faults (number): how many things are wrong with it.
workshop-faults = { $faults ->
        [one] { $file } has a fault
       *[other] { $file } has { $faults } faults
    }
# $line, $column (numbers): where. $message: what is wrong there.
workshop-fault-at = Line { $line }, column { $column }: { $message }
# $more (number): how many faults are not shown.
workshop-more-faults = { $more ->
        [one] and one more
       *[other] and { $more } more
    }
workshop-goes-on = Until that is mended, the rules that the file had before go on.

## A position set up by hand

# $game: its name.
compose-heading = Set up a position of { $game }
compose-how = Click to put a seed in, with Shift to take one out. Or use the wheel, or arrows and a number.
# $seeds, $usual (numbers): how many seeds there are, and how many in the game's opening.
compose-seeds = { $seeds ->
        [one] One seed; { $usual } in the opening
       *[other] { $seeds } seeds; { $usual } in the opening
    }
# $pieces: how many pieces of another kind there are, such as "one cowrie". $usual (number): how many in the game's opening.
compose-specials = { $pieces }; { $usual } in the opening
# $place: whose store. $pieces: pieces of another kind, such as "cowries".
compose-special-store = { $place } of { $pieces }
# What follows are "one seed" and such as "one cowrie", of which one is chosen.
compose-adds = A click adds:
compose-one-seed = one seed
compose-adds-key = The key * changes between the two
# $pit: a pit's name.
compose-not-here = Pieces of this kind can lie in the pits at the ends only, not in { $pit }.
# $player: who might be.
compose-to-move = { $player } to move
compose-stage = Stage of play
compose-clear = Empty the board
compose-opening = Opening
compose-mirror = Turn the board round
compose-undo = Take back
compose-play = Play
compose-analyse = Analyse
compose-keep = Keep as a puzzle
compose-empty = There is no seed.
# $player: who is to move.
compose-stuck = { $player } is to move and cannot.
# $reason: what is wrong with it.
compose-wrong = This cannot be played: { $reason }

## The games kept

collection-title = Games kept
collection-open = All games kept …
collection-hint = Find by game, player, date, result or name …
collection-search = Find a game by what it is called, who played it, when, on what occasion, and how it ended
collection-here = Only games with the position on the table
# $done, $all (numbers): how many of how many files have been read.
collection-reading = Reading: { $done } of { $all }
collection-wait = One moment …
collection-empty = Every game that you play is kept here, from its first move on.
# $found, $all (numbers)
collection-found = { $found } of { $all ->
        [one] one game
       *[other] { $all } games
    }
collection-name = Another name
# $game: what the game is called.
collection-rename = Rename { $game }
collection-remove = Remove { $game }
# $moves (number)
collection-moves = { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
collection-goes-on = not over
collection-draw = a draw
collection-void = without a result
collection-lost = lost
# $player: the side that has won.
collection-won = { $player } won
collection-fault = cannot be played through
