### The rule page: its headings, and the lines about the game that stem from no clause.

page-about = About the game
page-board = The board and the seeds
page-choice = Your move
page-sowing = Sowing
page-capture = Capturing
page-claim = Pits won for good
page-turn = Turns
page-ending = End of the game
page-options = Options
page-notes = Choices and doubts
page-source = Source

# $names: a list.
about-also = Other names: { $names }.
# $people: who plays it. $place: where. Either may be missing.
about-home = { $people } ({ $place }).
about-people = { $people }.
about-place = { $place }.
source-from = Rules from: { $source }
source-licence = Terms of use: { $licence }

# The general title where a game has no name.
page-untitled = A game without a name

## Stages of play. They are counted in turns.

# Follows a sentence. $turn (number): the only turn, from 1, in which the rule holds.
phase-only = This holds only in the { $turn ->
        [1] first
        [2] second
        [3] third
       *[other] { NUMBER($turn, type: "ordinal") ->
                [one] { $turn }st
                [two] { $turn }nd
                [few] { $turn }rd
               *[other] { $turn }th
            }
    } turn of the game.
# Follows a sentence. $turns (number): the turns in which the rule holds, counted from the beginning.
phase-up-to = This holds only in the first { $turns } turns of the game.
# Follows a sentence. $turns (number): the turns in which the rule does not hold yet.
phase-after = { $turns ->
        [1] This does not hold in the first turn of the game.
       *[other] This does not hold in the first { $turns } turns of the game.
    }
# Follows a sentence. $turns: a list of turns by their numbers, the last one standing for all that follow.
phase-some = Counting the turns of the game from one, this holds in these: { $turns }.
# An item of that list. $turn (number): this turn and all later ones.
phase-from = { $turn } and later

## Options.

# $name: what the option decides. $id: its id, as given on the command line.
option-name = { $name } ({ $id }):
# $text: what the choice means, a sentence. $id: its id. $chosen: yes or no. $default: yes or no.
option-choice = { $chosen ->
        [yes] { $default ->
                [yes] – { $id } (as played here): { $text }
               *[no] – { $id } (as played here, but not the usual choice): { $text }
            }
       *[no] { $default ->
                [yes] – { $id } (the usual choice): { $text }
               *[no] – { $id }: { $text }
            }
    }
# $value, $from, $to, $default: numbers, as text.
option-number = – { $value }, as usual; any number from { $from } to { $to } will do.
option-number-changed = – { $value }, where { $default } is usual; any number from { $from } to { $to } will do.

# Marks a line that an option has changed. $name: what the option decides. $text: what its usual choice means.
changed-by-option = Changed by the option “{ $name }”. The usual choice: { $text }
changed-by-number = Changed by the option “{ $name }”, which is usually { $default }.
changed-in-version = Not so in the main game, which this version varies.
