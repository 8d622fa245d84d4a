### Ranges, and lists of lists.

# $first, $last: numbers, or names of pits, of which all between them are meant too.
list-range = { $first } to { $last }
# $first, $second, $last: every second number, from the first to the last.
list-steps = { $first }, { $second } and so on up to { $last }
# $first: the names of the first pits of a line. $last: the name of the last one.
list-cut = { $first } and so on, to { $last }
# Items that are lists themselves.
list-of-lists = { $first }; { $rest }

### Names that stand inside other sentences.

side-south = South
side-north = North
side-east = East
side-west = West
# Who plays alone: stands where the name of a side would, as a name.
side-alone = Player
# $player: the name of a side.
place-store = { $player }'s store
place-hand = { $player }'s reserve
place-penalty = { $player }'s penalty pit
place-spare = the seeds that { $player } may borrow

### What things are called where the players of a game have no word of their own: nouns, each of which may follow "a".

word-game = game
word-round = round
word-trap = trap
# $trap: such a pit in this game's own word. $trap-vowel: yes if that begins with a vowel, else no.
word-a-trap = { $trap-vowel ->
        [yes] an { $trap }
       *[no] a { $trap }
    }
word-a-trap-first = { $trap-vowel ->
        [yes] An { $trap }
       *[no] A { $trap }
    }
word-house = house
word-head = end pit
word-plain-turn = turn without capture

### Ways of sowing, to stand at the end of a sentence.

# $way: ccw, cw, or a point of the compass as South sees it: n, ne, e, se, s, sw, w, nw.
# Along a single row: right or left.
way = { $way ->
        [right] from left to right
        [left] from right to left
        [cw] clockwise
        [n] to the north
        [ne] to the north-east
        [e] to the east
        [se] to the south-east
        [s] to the south
        [sw] to the south-west
        [w] to the west
        [nw] to the north-west
       *[ccw] anticlockwise
    }

### Parts of a player's rows. $row: inner, outer, each (of both) or only (there is no other). $end: left, right, both, or all where no end matters.
### $whose: your (the player who is to move), their (the opponent) or the.
### A language may give part-row, part-first and part-pit the forms `.is` (as a subject) and `.into` (where a seed falls): besides $at, $at-any
### and so on, messages then have them as $at-is, $at-any-is, $at-into, $at-any-into.

part-which-row = { $row ->
        [outer] { $whose ->
                [your] your outer row
                [their] your opponent's outer row
               *[the] the outer row
            }
        [each] { $whose ->
                [your] each of your rows
                [their] each of your opponent's rows
               *[the] each row
            }
        [only] { $whose ->
                [your] your row
                [their] your opponent's row
               *[the] the row
            }
       *[inner] { $whose ->
                [your] your inner row
                [their] your opponent's inner row
               *[the] the inner row
            }
    }
# $row-name: as above.
part-row = { $end ->
        [left] the left half of { $row-name }
        [right] the right half of { $row-name }
        [both] either half of { $row-name }
       *[all] { $row-name }
    }
# $count (number): how many of the first pits from that end.
part-first = { $count ->
        [one] { $end ->
                [right] the rightmost pit of { $row-name }
                [both] the two end pits of { $row-name }
               *[left] the leftmost pit of { $row-name }
            }
       *[other] { $end ->
                [right] the { $count ->
                        [2] two
                        [3] three
                       *[other] { $count }
                    } rightmost pits of { $row-name }
                [both] the { $count ->
                        [2] two
                        [3] three
                       *[other] { $count }
                    } pits at each end of { $row-name }
               *[left] the { $count ->
                        [2] two
                        [3] three
                       *[other] { $count }
                    } leftmost pits of { $row-name }
            }
    }
# $number (number): counted from that end, the first is 1.
part-pit = the { $number ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] { NUMBER($number, type: "ordinal") ->
                [one] { $number }st
                [two] { $number }nd
                [few] { $number }rd
               *[other] { $number }th
            }
    } pit { $end ->
        [right] from the right
        [both] from each end
       *[left] from the left
    } of { $row-name }

### Dates. $day (number): of the month. $month (number): from 1 to 12. $year: as a text.

date-month-name = { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
date-day = { $day } { date-month-name } { $year }
date-month = { date-month-name } { $year }
date-year = { $year }
