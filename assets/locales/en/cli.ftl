### The command line: its labels, and mistakes in what commands are given.

## Reports of mistakes.

cli-error = error
cli-warning = warning
cli-help = help
cli-note = note
# $option: the one that prints the help of a command.
cli-more = For more information, try { $option }.
cli-explain-message = It is shown as:
cli-explain-example = An example with the mistake:

## Progress. $done, $of (numbers): how much has been done of how much.

cli-progress-games = game { $done } of { $of }
cli-progress-pictures = picture { $done } of { $of }
cli-progress-sheets = sheet { $done } of { $of }
cli-progress-endgames = endgame tables: { percent }, { $seconds } s left

## Answers.

cli-check-good = { $file }: { $variant }, { $options ->
        [one] 1 option
       *[other] { $options } options
    }, { $presets ->
        [one] 1 preset
       *[other] { $presets } presets
    }: good
cli-analyse-over = The game is over: there is no move to play.
cli-analyse-move = move
cli-analyse-value = value
cli-analyse-depth = depth
cli-analyse-line = line ({ $unit ->
        [seeds] lead in seeds
       *[result] 1 a win, −1 a loss
    }; = is proved)
# $positions (number). $seconds, $millions: written numbers.
cli-analyse-speed = { $positions ->
        [one] 1 position
       *[other] { $positions } positions
    } in { $seconds } s, { $millions } million a second
cli-clauses-kind = KIND
cli-clauses-list = LIST
cli-clauses-games = GAMES
cli-clauses-does = DOES, AND ITS PARAMETERS WITH THEIR DEFAULTS
# $game: the id of a game. $points (a number and perhaps a half), $games (number). $seconds: a written number.
cli-match-score = { $game }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } of { $games ->
        [one] 1 game
       *[other] { $games } games
    } in { $seconds } s
cli-match-account = won { $won }, drawn { $drawn }, lost { $lost }, void { $void }
cli-perft-depth = depth
cli-perft-nodes = nodes
cli-perft-seconds = seconds
cli-perft-speed = nodes/second
# $game: the id of a game. $games (number). $seed: the number that chance begins with.
cli-playout-games = { $game }: { $games ->
        [one] 1 random game
       *[other] { $games } random games
    } from seed { $seed }
cli-playout-lengths = plies a game:
# $least, $most (numbers), $median (a number and perhaps a half). $mean: a written number.
cli-playout-length = { $least } to { $most }, median { $median }, mean { $mean }
cli-playout-results = results:
cli-playout-won = { $side } { $games }
cli-playout-drawn = draw { $games }
cli-playout-void = void { $games }
cli-playout-lost = lost { $games }
cli-playout-unfinished = unfinished:
cli-playout-left = { $games }, left after { $plies } plies
cli-playout-speeds = speed:
# $plies (number). $seconds, $speed: written numbers.
cli-playout-speed = { $plies ->
        [one] 1 ply
       *[other] { $plies } plies
    } in { $seconds } s, { $speed } a second
cli-solve-won = won already
cli-solve-moves = { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, the fewest that win
# $best, $seeds (numbers).
cli-solve-lost = it cannot be won: at best { $best } of { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    } come into the store

## Words that are known on the command line.

# Names of the family of games, with blanks between them.
cli-family = mancala mankala manqala
# Words that people may type for commands, each after the name of the command.
cli-command-words = variants:games variants:list rules:rule show:board analyse:evaluate solve:solution film:video shot:picture convert:export

## Mistakes in arguments. $argument: as the help of the command names it. $value: what was written for it.

diagnostic-argument-unknown = unexpected argument { $argument }
# $sign: dash, short-dash or hyphen if it begins with another sign than it should, else none.
diagnostic-argument-misspelt = unexpected argument { $argument }
    .note = { $sign ->
        [dash] it begins with a dash, not with two hyphens
        [short-dash] it begins with a dash, not with a hyphen
        [hyphen] it begins with one hyphen, not with two
       *[none] {""}
    }
    .help = did you mean { $near }?
# $option: as it is written. $sign: the number of the sign, such as U+200F.
diagnostic-argument-invisible-sign = before { $option } stands an invisible sign ({ $sign })
    .help = write { $option } without it
# $whole: the option with the position in quotation marks.
diagnostic-position-in-pieces = unexpected argument { $argument }
    .help = put the whole position in quotation marks: { $whole }
# $near: the id of the preset.
diagnostic-preset-in-pieces = unexpected argument { $argument }
    .help = did you mean { $near }?
# $target: a variant or a file. $right: how the command line begins.
diagnostic-game-before-command = { $target } stands before the command { $command }
    .help = expected it after the command: { $right }
# $option: of a variant. $first, $second: its values.
diagnostic-option-set-twice = option { $option } is given twice: { $first } and { $second }
    .help = expected it once
diagnostic-command-unknown = there is no command { $command }
    .help = `naqala --help` lists those there are
diagnostic-command-misspelt = there is no command { $command }
    .help = did you mean { $near }?
diagnostic-argument-missing = { $argument } is missing
diagnostic-argument-without-value = { $argument } has no value
diagnostic-argument-takes-no-value = { $argument } takes no value, but was given { $value }
    .help = expected { $argument } by itself
diagnostic-argument-choice-unknown = invalid value { $value } for { $argument }
    .help = { $likely ->
        [yes] did you mean { $near }?
       *[no] {""}
    }
    .help-2 = expected { $choices }
# $because: what was expected.
diagnostic-argument-value = invalid value { $value } for { $argument }: { $because }
diagnostic-arguments-in-conflict = { $argument } cannot be used together with { $others }
    .help = expected only one of them
diagnostic-argument-twice = { $argument } is given twice
    .help = expected it once
diagnostic-argument-not-text = an argument is not text in UTF-8
    .note = only names of files may be anything else
diagnostic-arguments-unreadable = these arguments do not fit the command
# $least, $most (numbers).
diagnostic-number-out-of-range = expected a whole number from { $least } to { $most }, in digits only
diagnostic-number-unreadable = expected a whole number, { $least } or more, in digits only, as in `1000`
diagnostic-seconds-unreadable = expected a number of seconds, as in `2.5`
diagnostic-speed-out-of-range = expected a number from 0.1 to 20, as in `1.5`
diagnostic-picture-size = expected `WIDTHxHEIGHT` in pixels, with a Latin `x` between, from 160x120 to 3840x2160, as in `960x600`
diagnostic-date-unreadable = expected a date, as in `2026-11-24`
diagnostic-variation-number = expected the number of a variation, from 1
diagnostic-lesson-step-number = expected the number of a step, from 1
diagnostic-setting-unreadable = expected `OPTION=VALUE` without blanks, as in `seeds_per_pit=6`
diagnostic-engine-command-unreadable = expected a command and its arguments, as in `my-engine --fast`, with every quotation mark closed
diagnostic-language-unknown = expected { $languages }
diagnostic-options-before-command = an option of a variant stands before the command
    .help = expected it after the variant, as in `naqala show kalah --set seeds_per_pit=6`

## Mistakes in what commands are given.

# $because: what the system says.
diagnostic-output-unwritable = the output cannot be written: { $because }
diagnostic-input-unreadable = the standard input cannot be read: { $because }
diagnostic-position-refused = { $argument } is not a position of this game: { $because }
diagnostic-position-link-unreadable = { $argument } is neither a position nor a link to one
    .help = expected what `naqala show` prints
diagnostic-position-link-refused = the link in `--position` leads to no position of this game: { $because }
    .help = copy the whole link
diagnostic-position-link-to-other-game = the link in `--position` is to a position of { $linked }
    .help = expected a link to a position of { $named }
diagnostic-position-link-with-other-option = the link in `--position` sets { $option } to { $linked }, and `--set` sets it to { $chosen }
    .help = expected the same value, or no `--set` for this option
diagnostic-endgame-tables-impossible = { $game } has no endgame tables
    .note = more than the seeds in the pits decides how play can go on
    .help = expected no `--endgame` for this game
# $seeds, $most (numbers).
diagnostic-endgame-tables-too-large = endgame tables of { $game } with { $seeds } seeds are too large
    .help = expected `--endgame` with { $most } at most
diagnostic-output-ending-unknown = files like { $file } are not made by this command
    .help = expected a name that ends in { $endings }
diagnostic-output-is-input = { $file } is the game itself
    .help = expected the name of another file
diagnostic-format-unknown = the format of { $file } is unknown
    .help = expected a name that ends in { $endings }, or { $argument }
# $stream: input or output. $formats: names of formats.
diagnostic-format-not-given = { $stream ->
        [output] the format of the standard output is not given
       *[input] the format of the standard input is not given
    }
    .help = expected { $argument } with { $formats }
# $ending: gif, mp4 or png.
diagnostic-format-is-picture = { $ending ->
        [png] { $file } is the name of a picture
       *[gif] { $file } is the name of a film
    }
    .note = this command writes text
    .help = { $ending ->
        [png] pictures are made by `naqala shot GAME.naqala -o FILE.png`
        [mp4] films are made by `naqala film GAME.naqala -o FILE.mp4`
       *[gif] films are made by `naqala film GAME.naqala -o FILE.gif`
    }
# $games: their ids.
diagnostic-lesson-without-ideas = { $game } has no ideas of strategy
    .help = games that have them: { $games }
# $step, $steps (numbers).
diagnostic-lesson-step-missing = the lesson has { $steps ->
        [one] only one step
       *[other] { $steps } steps
    }, and no step { $step }
    .help = expected `--lesson` from 1 to { $steps }
diagnostic-set-without-variant = `--set` is given without a variant whose option it could set
    .help = expected the id of a variant, or a variant file
diagnostic-set-for-record = `--set` cannot be used with a record
    .note = a record names its own options
    .help = expected a variant, or no `--set`
diagnostic-line-of-variant = `--line` cannot be used with a variant
    .note = a variant has no variations
    .help = expected a record (.naqala)
diagnostic-line-of-input = `--line` cannot be used with the standard input
    .note = a game on a line has no variations
    .help = expected a record (.naqala)
diagnostic-variant-in-place-of-record = { $variant } is a variant
    .help = expected a record (.naqala)
    .help-2 = `naqala rules` prints the rules of a variant, and `naqala show` its board
# $file: its path.
diagnostic-record-in-place-of-variant = { $file } is a recorded game
    .help = expected the id of a variant, or a variant file (.ron)
    .help-2 = `naqala replay` plays a recorded game through
diagnostic-clause-not-on-page = the rule page has no clause { $clause }
    .help = expected { $clauses }
diagnostic-game-not-solved = { $game } cannot be solved: { $because }
# $game: as it was named. $players (number): at least 2. $command: a command line.
diagnostic-solution-of-several-players = `naqala solve` is for games for one player, and { $game } is played by { $players }
    .help = { $command } finds the best move
# $name: of the family, as it was written.
diagnostic-variant-is-family = { $name } is the name of the whole family of games
    .help = `naqala variants` lists the games
diagnostic-code-unknown = there is no code { $code }
    .help = `naqala explain` lists all codes
diagnostic-code-misspelt = there is no code { $code }
    .help = did you mean { $near }?

## Mistakes that show when a game is played. $game: its id. $played: a move. $ply, $number (numbers): of a move, from 1.

diagnostic-opening-without-move = { $game }: there is no legal move in the opening
    .help = expected an opening in which the player who begins can move
diagnostic-legal-move-refused = { $game }: { $played } is listed as a legal move and refused, at ply { $ply } of a random game
    .note = this is a mistake of Naqala
    .help = please report it together with the file
# $seeds, $now (numbers).
diagnostic-seeds-not-kept = { $game }: { $seeds ->
        [one] one seed has
       *[other] { $seeds } seeds have
    } become { $now }, at ply { $ply } of a random game
    .note = this is a mistake of Naqala
    .help = please report it together with the file
diagnostic-replay-move-unreadable = move { $number }: { $because }
# $reason: a sentence.
diagnostic-replay-move-refused = move { $number }: { $played } cannot be played
    .note = { $reason }
# $most (number).
diagnostic-replay-too-long = move { $number }: the game so far takes more than { $most } steps
    .note = the game is not followed any further

## Mistakes in games that are given as lines of JSON. $key: of an object.

# $most (number): of bytes.
diagnostic-input-line-too-long = the line is too long
    .help = expected { $most } bytes at most
diagnostic-input-line-not-text = the line is not text
    .help = expected UTF-8
diagnostic-input-line-not-json = this is not a JSON object
    .help = expected one game per line, as in `{"{"}"variant":"kalah","moves":["c1","b1"]{"}"}`
diagnostic-input-line-not-closed = the JSON object is not closed
    .help = expected the rest of it on the same line, with every bracket closed
diagnostic-input-key-unknown = the key { $key } is unknown
    .help = expected { $keys }
diagnostic-input-key-twice = the key { $key } is given twice
    .help = expected it once
diagnostic-input-key-missing = the key { $key } is missing
# $kind: text, texts, values, rows, counts, marks, sides or object.
diagnostic-input-value-of-other-kind = the value of { $key } is of another kind
    .help = expected { $kind ->
        [text] a text in quotation marks
        [texts] a list of texts in quotation marks
        [values] an object with the values of options, as in `{"{"}"seeds_per_pit":6{"}"}`
        [rows] a list of rows, each a list of whole numbers
        [counts] an object with a whole number for each pit
        [marks] an object with a text for each pit
        [sides] an object with a whole number for each side, as in `{"{"}"S":9,"N":10{"}"}`
       *[object] an object
    }
# $moves, $most (numbers).
diagnostic-input-too-many-moves = the game has { $moves } moves
    .help = expected { $most } at most
diagnostic-input-two-openings = both `position` and `opening` are given
    .help = expected one of them
diagnostic-input-position = in `position`: { $because }
diagnostic-input-opening = in `opening`: { $because }
# $rows, $expected (numbers).
diagnostic-input-rows = `pits` has { $rows ->
        [one] one row
       *[other] { $rows } rows
    }
    .help = expected { $expected ->
        [one] one row
       *[other] { $expected } rows
    }, as on the board
# $row, $pits, $expected (numbers).
diagnostic-input-pits-in-row = row { $row } of the board has { $pits ->
        [one] one pit
       *[other] { $pits } pits
    }
    .help = expected { $expected ->
        [one] one pit
       *[other] { $expected } pits
    } in each row
# $side: its letter.
diagnostic-input-seeds-of-nobody = { $key } has seeds for { $side }, who does not play this game
# $rows, $pits (numbers).
diagnostic-input-specials = `specials` does not fit the board
    .help = expected { $rows ->
        [one] one row
       *[other] { $rows } rows
    } of { $pits ->
        [one] one pit
       *[other] { $pits } pits
    }
diagnostic-input-pit-unknown = { $pit } is not a pit of this board
diagnostic-input-end-unknown = { $pit } is not a pit at an end of this board
diagnostic-input-word-unknown = { $word } means nothing here
