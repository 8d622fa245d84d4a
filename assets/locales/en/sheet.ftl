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
