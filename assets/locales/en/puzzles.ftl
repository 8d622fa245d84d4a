### Puzzles: what is asked, and what is said of an answer. The player who is to move is spoken to.

# $kind: last, legal, takes, best, win, opening or endgame.
puzzle-kind = { $kind ->
        [last] Last seed
        [legal] Which pits
        [takes] Captures
        [best] Best move
        [win] Forced win
        [opening] Opening
       *[endgame] Endgame
    }
# $grade (number): from 1 to 5.
puzzle-grade = { $grade ->
        [1] Beginner
        [2] Easy
        [3] Medium
        [4] Hard
       *[5] Expert
    }

## What is asked.

# $pit: a pit's name. $act: sow, place or store (seeds of the player's store). $seeds (number): how many of the store.
# $chosen: yes if the player chooses the way, else no. $way: how the sowing runs, such as "clockwise".
# $laps: yes if a turn of this game may have several laps, else no. $pieces: yes if pieces of two kinds are sown, else no.
puzzle-last = { $act ->
        [place] { $chosen ->
                [yes] Where does the last { $pieces ->
                        [yes] piece
                       *[no] seed
                    } fall if you place a seed in { $pit } and choose { $way }?
               *[no] Where does the last { $pieces ->
                        [yes] piece
                       *[no] seed
                    } fall if you place a seed in { $pit }?
            }
        [store] { $chosen ->
                [yes] Where does the last { $pieces ->
                        [yes] piece
                       *[no] seed
                    } fall if you sow { $seeds ->
                        [one] one seed
                       *[other] { $seeds } seeds
                    } from your store { $way }?
               *[no] Where does the last { $pieces ->
                        [yes] piece
                       *[no] seed
                    } fall if you sow { $seeds ->
                        [one] one seed
                       *[other] { $seeds } seeds
                    } from your store?
            }
       *[sow] { $chosen ->
                [yes] Where does the last { $pieces ->
                        [yes] piece
                       *[no] seed
                    } fall if you play { $pit } { $way }?
               *[no] Where does the last { $pieces ->
                        [yes] piece
                       *[no] seed
                    } fall if you play { $pit }?
            }
    } { $laps ->
        [yes] The turn may have several laps: follow it to its end.
       *[no] {""}
    }
# $places: yes if a seed of the reserve is placed, else no.
puzzle-legal = { $places ->
        [yes] In which pits may you place a seed now?
       *[no] Which pits may you choose now?
    }
# $resown: yes if captured seeds can be sown again, else no. $stored: yes if seeds are sown into stores, else no. $asks: yes if
# the move ends with something to be chosen, else no.
puzzle-takes = { $act ->
        [place] { $chosen ->
                [yes] How many seeds do you capture if you place a seed in { $pit } and choose { $way }?
               *[no] How many seeds do you capture if you place a seed in { $pit }?
            }
        [store] { $chosen ->
                [yes] How many seeds do you capture if you sow { $seeds ->
                        [one] one seed
                       *[other] { $seeds } seeds
                    } from your store { $way }?
               *[no] How many seeds do you capture if you sow { $seeds ->
                        [one] one seed
                       *[other] { $seeds } seeds
                    } from your store?
            }
       *[sow] { $chosen ->
                [yes] How many seeds do you capture if you play { $pit } { $way }?
               *[no] How many seeds do you capture if you play { $pit }?
            }
    } { $resown ->
        [yes] Seeds that are sown again count each time you capture them.
       *[no] {""}
    } { $stored ->
        [yes] Seeds that you sow into your store do not count.
       *[no] {""}
    } { $asks ->
        [yes] Count what is captured before you have something to choose.
       *[no] {""}
    }
# $measure: seeds (the lead at the end counts), wins, draws (the best that can be reached), stores, pits (the lead there counts
# after the opponent's answer), turn (what is gained in it, in a game for more than two) or alone (a game for one).
# $round: yes if the game is played in rounds, else no.
puzzle-best = { $measure ->
        [seeds] { $round ->
                [yes] Which move brings you the best result of the round, in seeds, if both players play as well as they can?
               *[no] Which move brings you the best result, in seeds, if both players play as well as they can?
            }
        [wins] { $round ->
                [yes] Which move wins the round, whatever your opponent does?
               *[no] Which move wins, whatever your opponent does?
            }
        [draws] { $round ->
                [yes] Which move saves you from losing the round?
               *[no] Which move saves you from losing?
            }
        [turn] Which move brings the most seeds into your store by the end of your turn?
        [stores] Which move gives you the best lead in the stores, once your opponent has answered as well as possible?
        [pits] Which move gives you the best lead in seeds in your own pits, once your opponent has answered as well as possible?
       *[alone] Which move brings the most seeds into the store in the end?
    }
# $measure: seeds, or result where only that counts.
puzzle-opening = { $measure ->
        [seeds] Which move does the program's search find best? A move that is one seed worse at most is right too.
       *[result] Which move does the program's search find best? A move that is hardly worse is right too.
    }
# $turns (number): turns of the player; in a game for one, moves. $alone: yes in a game for one, else no.
puzzle-win = { $alone ->
        [yes] { $turns ->
                [1] Which move solves it?
               *[other] It can be solved in { $turns } moves. Which is the first?
            }
       *[no] { $turns ->
                [1] { $round ->
                        [yes] Which move wins the round before your next turn, whatever the others do?
                       *[no] Which move wins before your next turn, whatever the others do?
                    }
               *[other] { $round ->
                        [yes] You can win the round within { $turns } of your turns, whatever the others do. Which move comes first?
                       *[no] You can win within { $turns } of your turns, whatever the others do. Which move comes first?
                    }
            }
    }

## What is said of an answer.

# $estimated: yes if the answer is not proved but found by the program's search, else no.
puzzle-right = { $estimated ->
        [yes] Right! The program's search finds no move clearly better.
       *[no] Right!
    }
puzzle-form = That does not answer the question.
# $place: a pit's name or whose store it is.
puzzle-falls = No: the last seed falls in { $place }.
# $seeds (number).
puzzle-captures = { $seeds ->
        [0] No: this move captures nothing.
        [one] No: this move captures one seed.
       *[other] No: this move captures { $seeds } seeds.
    }
# $pits: names of pits.
puzzle-legal-pits = These pits may be chosen: { $pits }.
# $why: a sentence or a few, why a pit may not be chosen.
puzzle-barred = No: { $pit } may not be chosen. { $why }
# $pits: names of pits.
puzzle-missing = Not all: { $pits } may be chosen too.
puzzle-refused = This move may not be made. { $why }
puzzle-way = From { $pit } more than one move can be made: choose the direction as well.
# $value, $best: what a move is worth: a lead in seeds such as "+3", or "wins", "loses", "draws". $reply: the next move as
# records write it. $answered: yes if there is one. $move: the answer.
puzzle-worse = { $answered ->
        [yes] You played { $move }. After { $reply } it comes to { $value }; another move comes to { $best }.
       *[no] You played { $move }. It comes to { $value }; another move comes to { $best }.
    }
# $move: the answer. $measure: seeds, or result where only that counts. $seeds (number): how much worse than the best it is, at
# least one and a half. $value, $best: the chances of winning after it and after the best move, such as "40%". $answered: yes if
# the opponent has an answer, else no. $reply: the best one as records write it.
puzzle-costs = { $measure ->
        [seeds] You played { $move }. The program's search finds that this costs { $seeds } seeds.
       *[result] You played { $move }. The program's search finds chances of { $value } after it, and of { $best } after the best move.
    } { $answered ->
        [yes] The best answer to it is { $reply }.
       *[no] {""}
    }
# $move: the answer. $reply: the move that prevents it. $answered: yes if there is one; else the move is merely too slow.
puzzle-escapes = { $answered ->
        [yes] You played { $move }. After { $reply } the win is no longer forced in time.
       *[no] You played { $move }. It does not win in time.
    }
