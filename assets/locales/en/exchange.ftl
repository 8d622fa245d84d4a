### Mistakes in recorded games of other formats than the program's own, and why games cannot be written in them. $most (number): the
### greatest number allowed. $known: what was expected, as a list.

## Any format

# $bytes (number): the length of the text, in millions.
diagnostic-game-text-too-long = the text has { $bytes } bytes
    .help = expected at most { $most }
# $format: html.
diagnostic-game-format-only-written = games can be written as { $format }, but not read from it
    .help = expected { $known }
# $moves (number): a great number.
diagnostic-game-too-many-moves = the game has { $moves } moves
    .help = expected at most { $most }
# $variations (number): a great number.
diagnostic-game-too-many-variations = the game has { $variations } variations
    .help = expected at most { $most }
# $part: its name as it was written.
diagnostic-game-part-unknown = { $part } is not known here
    .help = expected { $known }
# $part: the name of a part, or an option.
diagnostic-game-part-twice = { $part } is given twice
    .help = expected it once
# $result: what was written.
diagnostic-game-result-unknown = { $result } is not a result
    .help = expected { $known }
# $sign: what was written after a move, such as !!!.
diagnostic-game-sign-unknown = { $sign } is not a sign for a move
    .help = expected { $known }
# $games (number): at least two.
diagnostic-game-more-games = the file has { $games } games
    .note = the first one is taken
# $stated, $played: results, as texts have them: South, Draw ...
diagnostic-game-result-differs = the result is { $stated }, and { $played } as the moves have it
    .note = the latter is taken
# $tag: its name.
diagnostic-game-tag-twice = { $tag } is given twice
    .note = the first one is taken
diagnostic-game-tag-form = this is not a tag
    .help = expected its name and its value, as in `[South "Ada"]`

## Moves with remarks, variations and drawings

diagnostic-moves-variation-open = the variation that begins here is not closed
    .help = expected `)` after it
# $sign: a closing parenthesis or brace.
diagnostic-moves-closes-nothing = { $sign } closes nothing
    .help = expected a move, `{"{"}` or `(`
diagnostic-moves-variations-too-long = the variations have too many moves
    .help = expected at most { $most }
diagnostic-moves-variations-too-deep = variations stand too deep within one another
    .help = expected at most { $most }
diagnostic-moves-nothing-to-replace = no move stands before this variation that it could replace
    .help = expected one, or `...` after `(`
# $sign: a sign that rates a move, such as !.
diagnostic-moves-sign-without-move = no move stands before { $sign }
    .help = expected one
diagnostic-moves-remark-open = the remark that begins here is not closed
    .help = expected `{"}"}` after it
diagnostic-moves-remark-within = another remark begins within it
# $word: as it was written.
diagnostic-moves-variation-no-move = { $word } is no move of this game
    .help = remarks stand in braces, variations in parentheses
diagnostic-moves-drawing-open = the drawing that begins here is not closed
    .help = expected `]` after it
diagnostic-moves-text-open = the text that begins here is not closed
    .help = expected `"` after it
diagnostic-moves-no-such-character = `\u` stands for no character here
    .help = expected its number in braces, as in `\u{"{"}2c{"}"}`
diagnostic-moves-escape = `\` means nothing here
    .help = expected `\\` for the character itself, `\{"{"}`, `\{"}"}`, `\n` or `\u{"{"}2c{"}"}`

## The head of a game as text

diagnostic-head-without-game = the game is not named
    .help = expected `Game:` and the id of the game before the moves
# $option: what was written in place of an option and its value.
diagnostic-head-option-form = { $option } has no value
    .help = expected an option and its value, as in `seeds_per_pit=6`
# $computer: what was written.
diagnostic-head-computer-form = { $computer } does not begin with the side that the program plays
    .help = expected a side and how well the program plays, as in `north level:3`

## JSON

# $file: the name of the file.
diagnostic-json-empty = { $file } is empty
    .help = expected a game in braces, as in `{"{"}"format": 1, "variant": "kalah", "moves": ["c1"]{"}"}`
diagnostic-json-cut-off = the text ends too soon
    .help = expected the rest of it, with every bracket and quotation mark closed
# $found: a character.
diagnostic-json-unexpected-character = { $found } cannot stand here
    .help = expected JSON: names and values in braces, lists in square brackets, text in double quotation marks (`"`), and commas between them
# $sign: the closing bracket behind the comma.
diagnostic-json-comma-last = `,` cannot stand before { $sign }
    .help = leave out the comma after the last part
diagnostic-json-text-open = the text that begins here is not closed
    .help = expected `"` at its end
diagnostic-json-comment = JSON has no comments
    .help = leave the comment out
# $found: text, number, list, object or word. $wanted: text, number, list or object.
diagnostic-json-other-kind = this is { $found ->
        [text] text
        [number] a number
        [list] a list
        [object] an object in braces
       *[word] a word without quotation marks
    }
    .help = expected { $wanted ->
        [text] text in quotation marks
        [number] a whole number, as in 1
        [list] a list in square brackets
       *[object] names and values in braces
    }
# $part: its name. $example: the part as it is written.
diagnostic-json-part-missing = { $part } is missing
    .help = expected it within these braces, as in { $example }
# $ply: what was written in place of the number of a move.
diagnostic-json-ply-form = { $ply } is not the number of a move
    .help = expected a whole number in quotation marks, as in `"3"`
# $found (number), $known (number): the number of a format.
diagnostic-json-format = the game has format { $found }
    .note = this version of Naqala reads format { $known } only
    .help = use a newer version of Naqala

## OGN, the notation of Oware

# $word: what was written in place of a move.
diagnostic-ogn-no-move = { $word } is not a move of Oware
    .help = expected a letter, `A` to `F` for South or `a` to `f` for North
# $game: what was written, or the id of the game of that name.
diagnostic-ogn-not-oware = { $game } is not Oware, of which this is the notation
    .help = expected Oware or Oware Abapa
# $result: what was written.
diagnostic-ogn-no-result = { $result } is not a result
    .help = expected seeds, as in `25-20`, or `*`
# $written: the move with the seeds that it is said to win. $seeds (number): what it wins.
diagnostic-ogn-seeds-differ = { $written }: the move wins { $seeds ->
        [0] nothing
        [one] one seed
       *[other] { $seeds } seeds
    }
# $game: the name of the game.
diagnostic-ogn-other-game = { $game } cannot be written as OGN, the notation of Oware
    .help = expected `oware` or one of its presets
# $columns (number): not six.
diagnostic-ogn-columns = the board has { $columns ->
        [one] one column
       *[other] { $columns } columns
    }
    .note = OGN has letters for 6 columns only
    .help = expected 6
# $word: the move.
diagnostic-ogn-no-letter = the move { $word } has no letter in OGN
    .help = expected only moves that lift a pit
# $opening: the position as records have it.
diagnostic-ogn-opening = the opening { $opening } cannot be written as OGN
    .help = expected nothing but seeds, stores and who moves

## PGN, here the notation of togyz kumalak

# $word: what was written in place of a move.
diagnostic-togyz-no-move = { $word } is not a move of togyz kumalak
    .help = expected two digits from 1 to 9, as in `76` or `76(10)`
# $result: what was written.
diagnostic-togyz-no-result = { $result } is not a result
    .help = expected `1-0`, `0-1`, `1/2-1/2` or `*`
# $written: the move as the text has it. $played: the move as it is by the rules.
diagnostic-togyz-move-differs = { $written }: by the rules the move is { $played }
# $game: the name of the game.
diagnostic-togyz-other-game = { $game } cannot be written as PGN, here the notation of togyz kumalak
    .help = expected `togyz-kumalak`
diagnostic-togyz-more-than-moves = the game has variations, options or an opening of its own, which PGN cannot hold
    .help = expected none of them

## A page that replays a game

# $steps (number), $most (number): great numbers.
diagnostic-page-too-long = the game is too long for a page
    .note = it takes { $steps } steps
    .help = expected at most { $most }
# $most (number): a great number.
diagnostic-page-too-many-positions = the game is too long for a page
    .help = expected at most { $most } positions, those of variations included
