### The rule page while the rules of a user's own game are changed.

# $game: the name of the game that it is made from.
editor-own-name = My { $game }
# $game: the name of the game that it is made from.
editor-made-from = Made from { $game }.
editor-file = File
editor-show-file = Show in folder
editor-duplicate = Duplicate
editor-delete = Delete file
# $file: the file's new name.
editor-rename = Rename the file to { $file }?
editor-rename-do = Rename
editor-make = Create a variant
editor-begin = Change these rules
# $file: its name. $folder: where it lies.
editor-made = The rules are yours now, in { $file } in { $folder }. The game on the table follows every change.
# $file: a file's name.
editor-left-with-faults = { $file } has errors. The last valid rules stay in use.
editor-done = Done
editor-undo = Undo
editor-redo = Redo
editor-back = Revert all
# $sentence: the sentence of the rule, or what the part of the file is about.
editor-change = Change: { $sentence }
# $faults (number): how many things are wrong.
editor-faults = { $faults ->
        [one] There is a mistake. The last valid rules stay in use until you fix it.
       *[other] There are { $faults } mistakes. The last valid rules stay in use until you fix them.
    }
editor-mends = Fix…
editor-show-fault = Show
# A rule within a sentence. $rule: what it does.
editor-fault-rule = “{ $rule }”
editor-no-mend = No small change fixes this. You can undo the last change.
# $part: what the part says.
editor-mend-leave-out = Leave out: { $part }
# $part: what the part says. $word: what it would say.
editor-mend-say = { $part } → { $word }
# $rule: what the rule does.
editor-mend-add = Add a rule: { $rule }
editor-mend-remove = Remove it
editor-yes = Yes
editor-no = No
editor-nothing = Default
editor-a-number = A number
editor-say-more = More…
# $part: what the part says.
editor-leave-out = Leave out: { $part }
editor-add = Add…
editor-add-rule = Add a rule…
# $heading: over which rules.
editor-add-under = Add a rule: { $heading }
editor-add-hint = Trap, relay, must feed, pie rule…
editor-add-none = No rule is called that.
editor-add-all = All rules
editor-add-shut = Close
editor-add-there = This game has it already.
editor-up = Move up
editor-down = Move down
editor-remove = Remove
editor-more = Other
# $names: the names of options and presets.
editor-touched = Changed or removed by: { $names }
editor-trial = Test these rules
# $games (number)
editor-try = { $games ->
        [one] Play one random game
       *[other] Play { $games } random games
    }
# $games, $least, $most, $middle (numbers): of moves.
editor-trial-length = { $games ->
        [one] One game
       *[other] { $games } games
    } of { $least } to { $most ->
        [one] one move
       *[other] { $most } moves
    }, half of them no longer than { $middle }.
# $side: which. $percent (number)
editor-trial-won = { $side ->
        [south] South
        [north] North
        [east] East
       *[west] West
    } wins { percent }.
# $count, $percent (numbers)
editor-trial-draw = { percent } are drawn.
editor-trial-void = { percent } do not count.
editor-trial-lost = { percent } are lost.
editor-trial-endless = { $count ->
        [one] In one of them a turn might never have ended.
       *[other] In { $count } of them a turn might never have ended.
    }
# $count, $most (numbers): of games, and of moves.
editor-trial-unfinished = { $count ->
        [one] One was not over after { $most } moves.
       *[other] { $count } were not over after { $most } moves.
    }
editor-try-stop = Stop
# What two fields are for, read aloud.
editor-try-level = Who plays
editor-try-against = Who plays against them
editor-try-versus = against
# $games (number)
editor-try-levels = { $games ->
        [one] Play one game
       *[other] Play { $games } games
    }
# $games, $least, $most (numbers): of moves.
editor-trial-bar = { $games ->
        [one] One game
       *[other] { $games } games
    } of { $least } to { $most } moves
editor-trial-never = In none of these games did these rules make a difference:
editor-trial-all-acted = Every rule made a difference in some game.
# $level (number): 1 to 8. $count (number): of games.
editor-trial-level-won = Level { $level } wins { $count ->
        [one] one game.
       *[other] { $count } games.
    }
# $count (number): of games.
editor-trial-drawn = { $count ->
        [one] One game is drawn.
       *[other] { $count } games are drawn.
    }
editor-trial-voided = { $count ->
        [one] One game does not count.
       *[other] { $count } games do not count.
    }
