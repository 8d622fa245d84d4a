# Lines of the command line. What programs may read of them stands behind the colon, on one line.

## A position drawn with letters.

drawn-store = store { $seeds }
drawn-penalty = penalty { $seeds }
drawn-lost = lost
drawn-stores = in store: { $what }
drawn-ends = at the ends: { $what }
drawn-specials = specials won: { $what }
drawn-hands = in hand: { $what }
drawn-flight = in flight: { $what }
# What a pit is, below the board: $pit, $mark (its key) and, where it is somebody's, $side, the letter of a side.
drawn-mark = { $pit } { $mark ->
        [barred] barred
        [house] house
        [house-barred] house barred
        [played] played
        [closed] closed
        [filled] filled
        [sold] sold
        [half-sold] half sold
        [won] won { $side }
        [missed] missed { $side }
       *[trap] trap { $side }
    }

## Answers.

line-position = position:
line-left-out = left out:
line-but-not = but not:
line-move = move:
line-right = right:
line-moves = moves:
line-places = places:
line-no-move = none
line-any-way = any way from { $pits }
line-text = text:
line-answer = answer:
line-because = by:
# What an example shows its clause doing.
line-example = { $kind ->
        [causes] causes what happens
        [bars] bars moves
        [prefers] prefers moves
        [withholds] keeps something from happening
       *[states] states a fact
    }
# $number: with which the puzzle is made again.
line-puzzle = { $kind }, { $grade } (number { $number })
line-sheet = { $pages ->
        [one] { $file }: 1 page
       *[other] { $file }: { $pages } pages
    }
# $sheets (number), $pages (number).
line-sheets = { $sheets ->
        [one] 1 sheet
       *[other] { $sheets } sheets
    } of { $pages ->
        [one] 1 page
       *[other] { $pages } pages
    } in { $folder }
# $size: width and height in centimetres. $sheets (number): of the board. $pages (number): all.
line-board = { $file }: { $pages ->
        [one] 1 page
       *[other] { $pages } pages
    }, a board of { $size } cm on { $sheets ->
        [one] 1 sheet
       *[other] { $sheets } sheets
    }
# $what: the name of a game.
line-game = game { $number }: { $what }

## The list of languages.

line-language-code = CODE
line-language-name = LANGUAGE
line-messages = MESSAGES
line-texts = TEXTS

## The list of games.

column-id = ID
column-name = NAME
column-place = PLACE
column-board = BOARD
column-seeds = SEEDS
column-options = OPTIONS
