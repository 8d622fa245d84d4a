### Mistakes in records, in drawings on the board, and in files that are read.

# $bytes (number): length of the record. $most (number): the greatest length.
diagnostic-record-too-long = the record has { $bytes } bytes
    .help = expected at most { $most }
# $found (number): the format that the record names. $known (number): the format that this program reads.
diagnostic-record-format = the record has format { $found }
    .note = this version of Naqala reads format { $known } only
    .help = use a newer version of Naqala
# $moves (number). $most (number).
diagnostic-record-too-many-moves = the record has { $moves } moves
    .help = expected at most { $most }
# $lines (number): variations. $most (number).
diagnostic-record-too-many-lines = the record has { $lines } variations besides the main line
    .help = expected at most { $most }
# $number (number): the variation that was asked for. $lines (number): how many there are.
diagnostic-record-no-line = there is no variation { $number }
    .note = { $lines ->
        [0] the record has no variations
       *[other] {""}
    }
    .help = { $lines ->
        [0] {""}
        [1] expected 1, the only variation
       *[other] expected 1 to { $lines }
    }
# $variant: its id. $because: what is wrong with the options.
diagnostic-record-options = the options do not fit { $variant }: { $because }
# $file: the variant file that a record names, and that has mistakes.
diagnostic-record-variant-file = this is where the variant file { $file } is named
# $because: the mistake.
diagnostic-record-opening = in the opening: { $because }
# $number (number): the number of the move. $because: the mistake.
diagnostic-record-move = move { $number }: { $because }
# $number (number): the number of the move. $text: the move. $because: why it is illegal.
diagnostic-record-move-refused = move { $number }, { $text }: { $because }
# $number (number): the number of the move. $most (number).
diagnostic-record-too-much = move { $number }: the game so far takes more than { $most } steps
    .note = the game is not followed any further
# $stated: the result that the record states. $played: the result to which its moves lead.
diagnostic-record-result = the result is { $stated }
    .help = expected { $played }, as the moves have it
# $note: comment, sign or drawing. $ply (number): the ply beside which it stands. $first (number): the first ply that can have one.
# $plies (number): the last ply, 0 where there are no moves.
diagnostic-record-no-ply = ply { $ply } cannot have { $note ->
        [sign] a sign
        [drawing] a drawing
       *[comment] a comment
    }
    .note = { $plies ->
        [0] there are no moves
       *[other] {""}
    }
    .help = { $plies ->
        [0] { $first ->
                [1] expected none
               *[other] expected 0
            }
       *[other] expected { $first } to { $plies }
    }
# $sign: what stands behind a move. $signs: those that there are.
diagnostic-move-sign = { $sign } is not a sign for a move
    .help = expected { $signs }
# $levels (number): the highest level.
diagnostic-program-strength = this does not say how well the program plays
    .help = expected `random`, `level:1` to `level:{ $levels }`, `time:SECONDS` or `depth:N`
# $text: what was written.
diagnostic-playing-style = there is no style { $text }
    .help = expected `careful`, `greedy` or `balanced`
diagnostic-thinking-time = this is not a time to think
    .help = expected a number of seconds, as in `0.5`

# $colour: what was written. $colours: those that there are.
diagnostic-drawing-no-colour = there is no colour { $colour }
    .help = expected { $colours }
# $arrow: what was written.
diagnostic-drawing-nowhere = { $arrow } leads nowhere
    .help = expected another place after `>`
# $place: what was written. $pits: some pits. $arrow: an arrow.
diagnostic-drawing-no-place = there is no place { $place } on this board
    .help = expected a pit such as { $pits }, or an arrow such as { $arrow }
# $most (number): rings and arrows.
diagnostic-drawing-too-many = too much is drawn on one position
    .help = expected at most { $most } rings and arrows

# $file: its path. $likely: yes if there is a file in the same folder with a name much like it, $near.
diagnostic-file-missing = there is no file { $file }
    .help = { $likely ->
        [yes] did you mean { $near }?
       *[no] {""}
    }
# $file: its path.
diagnostic-file-is-folder = { $file } is a folder
    .help = name a file in it
# $file: its path.
diagnostic-file-is-device = { $file } is a pipe or a device
    .help = name a file
# $file: its path.
diagnostic-file-forbidden = you are not allowed to read { $file }
    .help = change the permissions of the file, or name another one
# $file: its path. $most (number): the greatest size. $unit: of the size, bytes, kib or mib.
diagnostic-file-too-long = { $file } is too large
    .help = expected { $most } { $unit ->
        [mib] MiB
        [kib] KiB
       *[bytes] bytes
    } at most
diagnostic-file-not-text = this is not text in UTF-8
    .help = if it is a text in an older encoding, such as Windows-1252 or Latin-1, save it as UTF-8
# $file: its path. $system: what the system says.
diagnostic-file-unreadable = cannot read { $file }: { $system }
