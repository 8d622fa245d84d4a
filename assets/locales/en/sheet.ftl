### Rule sheets for print, and rule pages compared.

# Two headings of one section, where two games call it differently. $left and $right: the headings.
compare-heading = { $left } / { $right }

# Below the board: how play begins.
sheet-board = The board as play begins, with the seeds in each pit.
sheet-board-random = A board as play may begin: the seeds fall at random.
sheet-path = The arrows show the path of sowing.
sheet-path-either-way = The line shows the path of sowing; which way it is followed depends on the move.
sheet-dashes = The dashed arrows are North's alone.
sheet-torus = The edges are joined, left with right and top with bottom.
# Of a board too wide for the paper.
sheet-strips = The board is cut into parts: each goes on in the next one below.

# Beside the seeds that a player holds off the board.
sheet-reserve = in reserve

# Below a figure. $pit: a pit that the rules do not allow to be chosen.
sheet-barred = { $pit } may not be chosen here.

# An option that is not as usual. $name: what it decides; $value: what is chosen, a number or a sentence.
sheet-option = { $name }: { $value }

# At the foot of a page. $title: the game.
sheet-foot = { $title } – rule sheet by Naqala
sheet-page = { $page } / { $pages }

# $letters: a list of letters. $boxes: yes if the sheet is written all the same.
diagnostic-sheet-letters-missing = no font that may be embedded in a PDF has { $letters }
    .note = { $boxes ->
        [yes] boxes are printed in their place
       *[no] {""}
    }
    .help = install a font with these letters, such as one of Noto
    .help-2 = { $boxes ->
        [yes] {""}
       *[no] or name a folder of fonts with `--fonts`, or print boxes in their place with `--allow-missing`
    }

## A board to print, and how to make one.

# $game: its name.
making-title = { $game }: make a board
making-foot = A board by Naqala
# $form: square or rows. $pits, $rows, $stores and $large (numbers): of pits in rows, of rows, of stores, of other large pits.
making-board = { $form ->
        [square] The board is a square with { $pits } pits along its sides.
       *[rows] The board has { $pits } pits in { $rows ->
            [one] one row
           *[other] { $rows } rows
        }.
    }{ $large ->
        [0] { "" }
        [one] { " " }There is also a large pit.
       *[other] { " " }There are also { $large } large pits.
    }{ $stores ->
        [0] { "" }
        [one] { " " }A larger hollow is the store.
       *[other] { " " }{ $stores } larger hollows are the stores for seeds that were won.
    }
making-ground = Outdoors, scoop the pits out of sand or earth, each as wide as a hand, or draw circles on the ground with chalk. Indoors, draw the board on paper or cardboard, or print it and glue the sheets together.
# $pits, $tens, $dozens, $bowls (numbers): of cups, of boxes with ten or with twelve of them, of bowls for stores and large pits.
making-boxes = Egg boxes make a board too. For { $pits } cups, cut { $tens ->
        [one] one box of ten
       *[other] { $tens } boxes of ten
    } or { $dozens ->
        [one] one box of twelve
       *[other] { $dozens } boxes of twelve
    } into strips and glue these side by side.{ $bowls ->
        [0] { "" }
        [one] { " " }A bowl serves as the larger hollow.
       *[other] { " " }{ $bowls } bowls serve as the larger hollows.
    }
making-wood = To carve a board, take a plank at least 3 cm thick and mark pits about 5 cm wide on it. Hollow them out with a gouge and smooth them with sandpaper; a little oil brings out the grain.
# $seeds (number).
making-seeds = Beans, pebbles, small shells or buttons serve as seeds. You need { $seeds } of about the same size, and a few to spare.
# $pieces: how many special pieces, in the players' word for them.
making-specials = You also need { $pieces }, larger than the seeds or of another colour.
# $pits: the names of the pits that are houses.
making-houses = Make the houses square, or mark them: { $pits }.
making-markers = Mark pits that are won in play with a ring of paper, a twig or chalk.
# On the page before the sheets of the board.
making-glue = The board on the next sheets has the right size if they are printed without scaling. Cut each part of the board out along the thin line, lay its edge on the grey strip of the sheet to the left or above, and glue it there.

# On the grey strip: as short as can be.
making-strip = glue
# $game: its name. $row, $sheet, $sheets (numbers): the row of sheets, the sheet in it, the number of sheets in each row.
making-sheet = { $game }: row { $row }, sheet { $sheet } of { $sheets }
making-seeds-sheet = { $game }: seeds to cut out
making-actual-size = Print at actual size, without scaling.
# Beside a bar of this length.
making-scale = 5 cm

# $sheets, $most (numbers).
diagnostic-board-too-many-sheets = the board would take { $sheets } sheets, and at most { $most } are printed
    .help = choose a smaller size, or one sheet with `--fit`
