### A user's own games: variant files in a folder, and files opened from elsewhere.

workshop-games = My games
workshop-keep = Add to my games
# $folder: where it is kept.
workshop-kept = Added to your games, in { $folder }. Changes to that file show here at once.
# $file: a file's name. $folder: where it would be kept.
workshop-name-taken = Your games already have a file { $file }, in { $folder }. Rename one of the two.

# $game: its name.
workshop-renewed = { $game }: the rules have changed, and the game continues.
# $game: its name.
workshop-set-aside = { $game }: the rules have changed so that the game on the table cannot go on. It has been restarted. What
    was played is among your
    unfinished games, with its own rules.
workshop-begun-anew = { $game }: the rules have changed, and the game has been restarted.
# $file: a file's name.
workshop-gone = { $file } is no longer there. The game on the table continues.
workshop-restore = Restore file
workshop-restored = { $file } restored.

# $file: a file's name. $faults (number): how many things are wrong with it.
workshop-faults = { $faults ->
        [one] { $file } has an error
       *[other] { $file } has { $faults } errors
    }
# $line, $column (numbers): where. $message: what is wrong there.
workshop-fault-at = Line { $line }, column { $column }: { $message }
# $more (number): how many faults are not shown.
workshop-more-faults = { $more ->
        [one] and one more
       *[other] and { $more } more
    }
workshop-goes-on = The last valid rules stay in use until you fix this.

## A position set up by hand

# $game: its name.
compose-heading = Set up position: { $game }
compose-leave = The position that you set up will be lost. Leave anyway?
compose-discard = Discard
compose-go-on = Keep editing
compose-how = Click to put a seed in, with Shift to take one out. Or use the wheel, or arrows and a number.
# $seeds, $usual (numbers): how many seeds there are, and how many in the game's opening.
compose-seeds = { $seeds ->
        [0] No seeds; { $usual } in the opening
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
compose-adds-key = Press * to switch between the two
# $pit: a pit's name.
compose-not-here = Pieces of this kind can lie in the pits at the ends only, not in { $pit }.
# $player: who might be.
compose-to-move = { $player } to move
compose-stage = Stage of play
compose-clear = Clear the board
compose-opening = Starting position
compose-mirror = Flip board
compose-undo = Undo
compose-play = Play
compose-analyse = Analyse
compose-keep = Save as puzzle
compose-empty = There are no seeds.
# $player: who is to move.
compose-stuck = { $player } is to move but has no move.
# $reason: what is wrong with it.
compose-wrong = This cannot be played: { $reason }

## The games kept

collection-title = Saved games
collection-open = Saved games…
collection-hint = Search by game, player, date, result or name…
collection-search = Search games by name, player, date, event or result
collection-here = Only games with the position on the table
collection-removed = Removed games
# $done, $all (numbers): how many of how many files have been read.
collection-reading = Reading: { $done } of { $all }
collection-wait = One moment…
collection-empty = Every game you play is saved here, from its first move on.
collection-none-removed = No games have been removed.
# $found, $all (numbers)
collection-found = { $found } of { $all ->
        [one] 1 game
       *[other] { $all } games
    }
collection-name = New name
# $game: what the game is called.
collection-rename = Rename { $game }
collection-remove = Delete { $game }
collection-restore = Restore { $game }
# $moves (number)
collection-moves = { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
collection-goes-on = unfinished
collection-draw = draw
collection-void = no result
collection-lost = lost
# $player: the side that has won.
collection-won = { $player } won
collection-fault = cannot be replayed
