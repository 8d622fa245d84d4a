### The rule page while the rules of a user's own game are changed.

# $game: the name of the game that it is made from.
editor-own-name = My { $game }
editor-make = Make a game of your own from this one
editor-begin = Change these rules
# $file: its name. $folder: where it lies.
editor-made = The rules are yours now, in { $file } in { $folder }. The game on the table follows every change.
# $file: a file's name.
editor-left-with-faults = { $file } has faults. The game goes on by the rules that it had before.
editor-done = Done
editor-undo = Take the change back
editor-redo = Make the change again
editor-back = As it was
# $sentence: the sentence of the rule, or what the part of the file is about.
editor-change = Change: { $sentence }
# $faults (number): how many things are wrong.
editor-faults = { $faults ->
        [one] Something does not fit. Until it is mended, the game goes on by the rules before.
       *[other] { $faults } things do not fit. Until they are mended, the game goes on by the rules before.
    }
editor-mends = What would mend it?
editor-no-mend = No small change mends it. You can take the last change back.
# $part: what the part says.
editor-mend-leave-out = Leave out: { $part }
# $part: what the part says. $word: what it would say.
editor-mend-say = { $part } → { $word }
# $rule: what the rule does.
editor-mend-add = Add a rule: { $rule }
editor-mend-remove = Remove it
editor-yes = Yes
editor-no = No
editor-nothing = Not said
editor-a-number = A number
editor-say-more = Say more …
# $part: what the part says.
editor-leave-out = Leave out: { $part }
editor-add = Add …
editor-add-rule = Add a rule …
editor-up = Earlier
editor-down = Later
editor-remove = Remove
editor-more = The rest
# $names: the names of options and presets.
editor-touched = Changed or removed by: { $names }
editor-trial = How it plays
# $games (number)
editor-try = Play { $games } games by chance
# $games, $least, $most, $middle (numbers): of moves.
editor-trial-length = { $games } games of { $least } to { $most } moves, half of them no longer than { $middle }.
# $side: which. $percent (number)
editor-trial-won = { $side ->
        [south] South
        [north] North
        [east] East
       *[west] West
    } wins { $percent } %.
# $count, $percent (numbers)
editor-trial-draw = { $percent } % are drawn.
editor-trial-void = { $percent } % do not count.
editor-trial-lost = { $percent } % are lost.
editor-trial-endless = { $count ->
        [one] In one of them a turn might never have ended.
       *[other] In { $count } of them a turn might never have ended.
    }
editor-trial-unfinished = { $count ->
        [one] One was not over after 2,000 moves.
       *[other] { $count } were not over after 2,000 moves.
    }
