### The rule page: its headings, and the lines about the game that stem from no clause.

page-about = About the game
page-board = The board and the seeds
page-choice = Your move
# $stages: a list of stages of play, of which there are $count, each by its name or such as "the first stage". $named: yes if all
# have names. $stages-in: the same list, numbers in the form .in if a language gives stage-number that.
page-choice-stage = Your move in { $stages }
page-stages = Stages of play
page-race = The race
page-sowing = Sowing
page-capture = Capturing
# $house: what it is called.
page-house = The { $house }
# $blockade: the players' own word, if $blockade-named is yes.
page-blockade = { $blockade-named ->
        [yes] Blocked pits ({ $blockade })
       *[no] Blocked pits
    }
page-claim = Pits won for good
page-closed = Pits closed for good
page-traps = Pits won as traps
# The same where a pit may be lost again.
page-won = Pits won
# Pits that are traps because seeds in them were let stand. $trap: what such a pit is called.
page-spoilt = Spoilt pits: the { $trap }
page-turn = Turns
# $game: what ends, the game or, in a match, the round.
page-ending = End of the { $game }
page-options = Options
page-notes = Choices and doubts
page-source = Source
page-works = Works cited

# $names: a list.
about-also = Other names: { $names }.
# $people: who plays it, or if $made is yes who made it and when, such as "Devised by Ralf Gering, 2004". $place: where, which
# is on the map if $on-map is yes. Either may be missing.
about-home = { $made ->
        [yes] { $people } ({ $place }).
       *[no] Played by: { $people } ({ $place }).
    }
# As above, where the place is none on a map, such as "An invented game".
about-nowhere = { $made ->
        [yes] { $people }. { $place }.
       *[no] Played by: { $people }. { $place }.
    }
about-people = { $made ->
        [yes] { $people }.
       *[no] Played by: { $people }.
    }
about-place = { $on-map ->
        [yes] Played in: { $place }.
       *[no] { $place }.
    }
source-from = Rules from: { $source }
source-licence = Terms of use: { $licence }

# The general title where a game has no name.
page-untitled = A game without a name

## Stages of play that are not counted in turns.

# $count (number): how many there are.
stages = { $count ->
        [2] The game has two stages.
        [3] The game has three stages.
       *[other] The game has { $count } stages.
    }
# $number (number): which stage, from 1. $name: what the players call it, if $named is yes. $until: what ends it: end (of
# the game), one-turn, one-move or hand-spent. $begins: how a turn begins in it: place (one seed from the reserve), arrange
# (all of them), mirror (the same, between two rounds), spread (the same of one player alone), seats (they may be exchanged) or sow.
stage = { $number ->
        [1] The first stage
        [2] The second stage
        [3] The third stage
       *[other] Stage { $number }
    }{ $named ->
        [yes] , called { $name },
       *[no] { "" }
    } { $begins ->
        [mirror] comes before every round but the first.
       *[other] { $until ->
                [one-turn] lasts one turn.
                [one-move] lasts one move.
                [hand-spent] { $begins ->
                        [spread] lasts until the player who begins has set out the whole reserve.
                       *[other] lasts until the player whose turn it is has no seeds left in reserve.
                    }
               *[end] lasts until the game ends.
            }
    } { $begins ->
        [mirror] In it the player with fewer seeds sets them out.
        [place] In it you begin every turn by placing one seed from your reserve.
        [spread] { "" }
        [seats] In it the other player may exchange seats.
        [arrange] In it you set out your whole reserve, first one of you, then the other.
       *[sow] In it you lift a pit and sow it.
    }
# A stage without a name.
stage-number = { $number ->
        [1] the first stage
        [2] the second stage
        [3] the third stage
       *[other] stage { $number }
    }
# Follows a sentence. $stages: a list of stages in which the rule holds. $count, $named, $stages-in: as above.
phase-stages = This rule applies only in { $stages }.

## Stages of play that are counted in turns.

# $match: yes if the game is a round of a match, else no. $each: yes if the turns meant are the first one of each of two players.

# Follows a sentence. $turn (number): the only turn, from 1, in which the rule holds.
phase-only = This rule applies only in the { $turn ->
        [1] first
        [2] second
        [3] third
       *[other] { NUMBER($turn, type: "ordinal") ->
                [one] { $turn }st
                [two] { $turn }nd
                [few] { $turn }rd
               *[other] { $turn }th
            }
    } turn of { $match ->
        [yes] a round.
       *[no] the game.
    }
# Follows a sentence. $turns (number): the turns in which the rule holds, counted from the beginning.
phase-up-to = { $each ->
        [yes] This rule applies only in the first turn of each of you{ $match ->
                [yes] { "" } in a round.
               *[no] .
            }
       *[no] This rule applies only in the first { $turns } turns of { $match ->
                [yes] a round.
               *[no] the game.
            }
    }
# Follows a sentence. $turns (number): the turns in which the rule does not hold yet.
phase-after = { $each ->
        [yes] This rule does not apply in the first turn of either of you{ $match ->
                [yes] { "" } in a round.
               *[no] .
            }
       *[no] This rule does not apply in the first { $turns ->
                [1] turn
               *[other] { $turns } turns
            } of { $match ->
                [yes] a round.
               *[no] the game.
            }
    }
# Follows a sentence. $turns: a list of turns by their numbers, the last one standing for all that follow.
phase-some = { $match ->
        [yes] This rule applies only in these turns of a round, counted from one: { $turns }.
       *[no] This rule applies only in these turns of the game, counted from one: { $turns }.
    }
# An item of that list. $turn (number): this turn and all later ones.
phase-from = { $turn } and later

## Options.

# $name: what the option decides.
option-name = { $name }:
# $text: what the choice means, a sentence. $chosen: yes or no. $default: yes or no.
option-choice = { $chosen ->
        [yes] { $default ->
                [yes] – Default: { $text }
               *[no] – Chosen here: { $text }
            }
       *[no] { $default ->
                [yes] – Default, not chosen here: { $text }
               *[no] – { $text }
            }
    }
option-idle = – This option changes nothing in the game as it is set up now, which does not have the rule in question.
# $value, $from, $to, $default: numbers, as text.
option-number = – { $value } (default); { $from } to { $to }.
option-number-changed = – { $value } (default { $default }); { $from } to { $to }.

# Follows the summary of the game where some option is not as usual.
about-changed = This is how it is usually played; rules that the options have changed are marked.

# Marks a line that an option has changed. $name: what the option decides. $text: what its usual choice means.
changed-by-option = Changed by the option “{ $name }”. Default: { $text }
changed-by-number = Changed by the option “{ $name }”, default { $default }.
changed-in-version = Different from the main game, of which this is a version.
