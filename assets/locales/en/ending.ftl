### What ends a game, and who has won. $game: what ends, the game or, in a match, the round. $whose: which player is asked about, either,
### next (the player who would have to move), both, mover or other. $leftover: who takes what is left, owner, nobody, split or to, then $leftover-of says who.

# $once-of: majority, half, seeds, or komi if the two need different numbers for a majority. $seeds (number): how many that is.
# $seeds, $north (numbers): how many for each.
end--store-holds = { $once-of ->
        [half] When both stores hold { $half-total } seeds, half of all, the { $game } ends in a draw.
        [majority] As soon as one of you has more than half of all the seeds, that is { $seeds } or more, the { $game } ends.
            { end-store-holds-left }
        [komi] As soon as one of you has more than half of all that counts, the { $game } ends: South with { $seeds } seeds or more,
            North with { $north }. { end-store-holds-left }
       *[seeds] As soon as one of you has { $seeds } seeds or more, the { $game } ends. { end-store-holds-left }
    }
    .says = whose leftover verdict
end-store-holds-left = { $leftover ->
        [owner] Each of you then takes the seeds still in the pits on your own side, and they count.
        [nobody] The seeds still in the pits stay there and are not counted.
       *[other] { end-left }
    } { end-verdict }

# $moves-again: yes if moves may be won. $row-won: yes where players sit round a square, else no.
end--left_pits_side = { $row-won ->
        [yes] { $verdict ->
                [wins] { end-row-emptied }
               *[other] { end-row-empty }
            }
       *[no] { end-row-empty }
    }
    .says = whose
    .for = once-pits-side=own
end-row-empty = { $whose ->
        [next] If it is your turn and all your pits are empty, the { $game } ends.
        [mover] If all your pits are empty after your own move, the { $game } ends.
        [other] If all your opponent's pits are empty after your move, the { $game } ends.
        [both] When all the pits on both sides are empty, the { $game } ends.
       *[either] If after a move all the pits of one of you are empty, the { $game } ends at once.
    } { $store-bonus ->
        [yes] { $whose ->
                [next] { "" }
               *[other] This applies even if the player who made the move has earned an extra one.
            }
       *[no] { "" }
    }
end-row-emptied = { $party ->
        [all] If all your pits are empty after your own move, you win at once, whatever you have paid.
       *[pairs] If all the pits of one of your rows are empty after your own move, you win at once, whatever you have paid.
    } { $party ->
        [coalition] The players of East and West then win together.
       *[all] { "" }
    }

# $lifts-any: yes if any pit that holds seeds may be lifted, so that nobody can move only when nothing is left.
end--cannot-move = { $whose ->
        [mover] If after your own move you would have no further move, the { $game } ends.
        [other] If your opponent can make no move after yours, the { $game } ends.
        [either] If one of you would have no move, the { $game } ends.
        [both] { $lifts-any ->
                [yes] { $verdict ->
                        [by-winner] When all the pits on both sides are empty, the { $game } ends.
                       *[other] If neither of you can move, the { $game } ends.
                    }
               *[no] If neither of you can move, the { $game } ends.
            }
       *[next] If it is your turn and there is no move you may make, the { $game } ends.
    }
    .says = whose
# $asked: when the player's own row is looked at: move (at its end) or lap (after each).
end--left_pits_side_at = { $whose ->
        [mover] { $asked ->
                [lap] If your inner row is empty after one of your laps, you have lost.
               *[move] If your inner row is empty when your turn is over, you have lost.
            }
       *[other] If your opponent's inner row is empty as soon as you have captured, your opponent has lost; the captured seeds are then
            not sown any more.
    }
    .says = whose asked leftover verdict
    .for = once-pits-side=own once-pits-at-inner=yes verdict=loses
# $first-column, $last-column: the letters of the end columns.
end--captured-at-ends = If within one turn you capture at both ends of the board, in column { $first-column } and in column { $last-column }, you win
    at once.
    .says = asked leftover verdict
# $once-of: in how many turns.
end--captured-first = { $once-of ->
        [1] If you capture before your opponent has captured at all, you win at once.
        [2] If you capture in two separate turns before your opponent has captured at all, you win at once.
       *[other] If you capture in { $once-of } separate turns before your opponent has captured at all, you win at once.
    }
    .says = asked leftover verdict
end--decided = { $traps ->
        [yes] As soon as one of you has more seeds in the store and in pits won than the other would have even with all the free
            seeds, the { $game } ends.
       *[no] As soon as one of you has more seeds in the store than the other would have even with all the seeds left in the
            pits, the { $game } ends.
    }
    .says = leftover
# Whose marks the pits do not have in which no seed is left.
end--left_pits_trap = When no seed is left outside { word-a-trap }, the { $game } ends.
    .says = whose
    .for = once-pits-mark=not once-seeds=of once-seeds-only=0
# $traps: yes if pits can be won, else no.
end--left_pits_unmarked = { $traps ->
        [yes] When no seed is left outside the stores and the pits won, the { $game } ends.
       *[no] When no seed is left outside the stores, the { $game } ends.
    }
    .says = leftover
end--cannot-feed = If your opponent has no seeds and no move of yours can give any, the { $game } ends.

# $solo: yes if there is one player only, else no.
landing-end--was = { $solo ->
        [yes] If the last seed falls in an empty pit, the game is lost.
       *[no] If the last seed falls in an empty pit and nothing comes of it, the player who has sown it loses.
    }
    .says = leftover verdict
    .for = was=empty verdict=loses verdict-of=mover
# $total (number): all the seeds of the game.
end--left = When all { $total } seeds are in the store, you have won.
    .says = verdict leftover
    .for = verdict=wins
# $once-of (number): how many. $party: as above.
end--penalty-holds = { $party ->
        [pairs] A player has lost as soon as one of the two penalty pits before that player's rows holds { $once-of } seeds: the other
            has then won.
        [coalition] A player has lost as soon as a penalty pit before a row of that player's holds { $once-of } seeds. When only the
            player of two rows is left, or only the others are, those who are left have won.
       *[all] A player whose penalty pit holds { $once-of } seeds has lost. When only one of you is left, that player has won.
    }
    .says = leftover
end--all-passed = If for a whole round of turns every player who has not lost passes without paying, the game is a draw.
    .says = leftover verdict

# $once-seeds-most (number): at most this many. $asked: capture if play ends in the middle of a move, else move.
end--left_seeds = { $asked ->
        [capture] As soon as a capture leaves no more than { $once-seeds-most ->
                [one] one seed
               *[other] { $once-seeds-most } seeds
            } in the pits and in hand together, the { $game } ends.
       *[move] If after a move no more than { $once-seeds-most ->
                [one] one seed is
               *[other] { $once-seeds-most } seeds are
            } left in the pits, the { $game } ends.
    } { $leftover ->
        [to] { $leftover-of ->
                [beginner] The player who made the first move takes all of them.
                [capturer] The player who got what was captured takes these too.
                [mover] The player who made the move takes all of them.
                [lot] One of you, chosen at random, takes them.
               *[other] { end-left }
            }
        [nobody] { end-left }
        [split] { end-left }
       *[owner] { $asked ->
                [capture] Each of you takes those that lie on your own side; those in hand go to the player who made the move.
               *[move] Each of you takes those that lie on your own side.
            }
    }
    .says = asked leftover
    .for = once-seeds=up-to asked=capture|move
# $once-of-what: what must be gone, all or specials. $pieces: yes if there are pieces of another kind, else no.
end--left_pits_nobody = { $once-of ->
        [specials] When no { $special } is left in the pits at the ends of the board, the { $game } ends.
       *[all] { $pieces ->
                [yes] When a turn leaves both pits at the ends of the board empty, with neither a { $special } nor a seed in them,
                    the { $game } ends.
               *[no] When a turn leaves both pits at the ends of the board empty, the { $game } ends.
            }
    }

# $once-times (number): how many times, the first included. $once-stores: no if the stores do not matter.
end--repeated = If the same position comes up for the { $once-times ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] { NUMBER($once-times, type: "ordinal") ->
                [one] { $once-times }st
                [two] { $once-times }nd
                [few] { $once-times }rd
               *[other] { $once-times }th
            }
    } time{ $solo ->
        [yes] {", "}
       *[no] , with the same player to move,{" "}
    }the { $game } ends. { $once-stores ->
        [no] What lies in the stores makes no difference to this.
       *[yes] { "" }
    }

# Follows an ending. $counted: yes if seeds decide who wins. $traps-hold: yes if seeds may lie in pits won for good. $once: what it is that ends the game.
end-leftover = { $once ->
        [left] { $whose ->
                [both] { "" }
               *[other] { end-left }
            }
        [cannot-move] { $whose ->
                [both] { $lifts-any ->
                        [yes] { $verdict ->
                                [by-winner] { "" }
                               *[other] { end-left }
                            }
                       *[no] { $lifts-any-free ->
                                [yes] { $leftover ->
                                        [nobody] { "" }
                                       *[other] { end-left }
                                    }
                               *[no] { end-left }
                            }
                    }
               *[other] { end-left }
            }
       *[other] { end-left }
    }
end-left = { $leftover ->
        [nobody] { $counted ->
                [yes] { $verdict ->
                        [by-winner] { end-left-nobody }
                       *[other] { "" }
                    }
               *[no] { "" }
            }
        [owner] { $once ->
                [left] { $whose ->
                        [next] { $won ->
                                [yes] Your opponent takes all the seeds that are left.
                               *[no] Your opponent takes the seeds left on their own side.
                            }
                       *[other] { end-left-owner }
                    }
                [cannot-feed] You take all the seeds left on your side.
               *[other] { end-left-owner }
            }
        [split] Each of you takes half of the seeds that are left.
       *[to] { $leftover-of ->
                [emptier] { $whose ->
                        [next] { $once ->
                                [left] You take all the seeds left on your opponent's side.
                               *[other] The player whose pits are empty takes all the seeds left on the opponent's side.
                            }
                       *[other] The player whose pits are empty takes all the seeds left on the opponent's side.
                    }
                [next] { $whose ->
                        [next] You take all the seeds that are left.
                       *[other] The player whose turn it is takes all the seeds that are left.
                    }
                [mover] The seeds that are left go to the player who made the last move.
                [beginner] The seeds that are left go to the player who made the first move.
                [capturer] The seeds that are left go to the player who captured last.
                [lot] The seeds that are left go to one of you, chosen at random.
                [richer] The seeds that are left go to the player who has more.
                [poorer] The seeds that are left go to the player who has fewer.
                [second] The seeds that are left go to the player who did not make the first move.
               *[other] The seeds that are left go to the other player.
            }
    } { $once ->
        [repeated] { end-left-ends }
        [left] { $once-of ->
                [specials] { end-left-ends }
               *[all] { "" }
            }
       *[other] { "" }
    }
end-left-owner = { $traps-hold ->
        [yes] { $won ->
                [yes] Each of you takes the seeds left in your own pits, on whichever side they lie, and those in
                    { word-a-trap } go to its owner.
               *[no] Each of you takes the seeds left on your own side, and those in { word-a-trap } go to its owner.
            }
       *[no] { $won ->
                [yes] Each of you takes the seeds left in your own pits, on whichever side they lie.
               *[no] Each of you takes the seeds left on your own side.
            }
    }
# $laid-again: yes if what is left is laid out for a next round. $trap: what a pit that has been won is called.
end-left-nobody = { $traps-hold ->
        [yes] Seeds left in any pit other than { word-a-trap } count for nobody.
       *[no] Seeds left in the pits count for nobody.
    } { $laid-again ->
        [yes] They are laid out again for the next round by the player on whose side they lie.
       *[no] { "" }
    }
end-left-ends = { $board-ends ->
        [yes] { $leftover ->
                [owner] Seeds in the pits at the ends are shared equally between you; an odd one counts for nobody.
               *[other] { "" }
            }
       *[no] { "" }
    }
# Follows an ending. $verdict: by-winner, draw, void, most-seeds, loses or wins, then $verdict-of says who. $whose: as above.
end-verdict = { $verdict ->
        [by-winner] { "" }
        [most-seeds] Then whoever has more seeds in the store wins; equal numbers are a draw.
        [void] { $match ->
            [yes] The round is void: it is laid out again, and nothing that was won in it counts.
           *[no] The game is void and counts for nothing.
        }
        [loses] { $verdict-of ->
                [mover] The player who made the last move has lost.
                [other] The opponent of the player who made the last move has lost.
                [beginner] The player who began has lost.
                [second] The player who did not begin has lost.
                [lot] One of you, chosen at random, has lost.
               *[next] { $whose ->
                        [next] You have lost, whatever has been captured.
                       *[other] The player who would have to move has lost, whatever has been captured.
                    }
            }
        [wins] { $verdict-of ->
                [next] { $whose ->
                        [next] You have won, whatever has been captured.
                       *[other] The player who would have to move has won, whatever has been captured.
                    }
                [other] The opponent of the player who made the last move has won, whatever has been captured.
                [beginner] The player who began has won, whatever has been captured.
                [second] The player who did not begin has won, whatever has been captured.
                [lot] One of you, chosen at random, has won.
               *[mover] { $solo ->
                        [yes] You have won.
                       *[no] The player who made the last move has won, whatever has been captured.
                    }
            }
       *[draw] The { $game } is a draw, whatever has been captured.
    }
end-verdict--left_pits_side = { $row-won ->
        [yes] { $verdict ->
                [wins] { "" }
               *[other] { end-verdict }
            }
       *[no] { end-verdict }
    }
# $laps: the most laps, or none. $verdict: void, draw, loses, illegal, turn-ends or by-winner.
endless = { $laps ->
       *[other] A turn counts as endless in two cases: if it comes back to a position that it has already been through, and if it
            runs to more than { $laps ->
                [one] one lap.
               *[other] { $laps } laps.
            }
        [none] A turn counts as endless if it comes back to a position that it has already been through.
    } { $verdict ->
        [void] { $match ->
            [yes] Then the round is void: it is laid out again, and nothing that was won in it counts.
           *[no] Then the game is void and counts for nothing.
        }
        [draw] Then the { $game } is a draw.
        [loses] Then the player who is sowing has lost.
        [illegal] Such a move may not be made.
        [by-winner] Then the { $game } ends there, as if a position had come back.
       *[turn-ends] Then it is stopped there, and the turn is over.
    }
    .says = laps verdict
    .for = verdict=void|draw|loses|illegal|turn-ends|by-winner

# $by: most-seeds, fewest-seeds, most-with-traps (seeds in pits won count too), most-in-traps (there are no stores), last-mover or emptier. $lost: yes if an ending
# says by itself who has lost, else no.
# $level: who wins with equal numbers: draw or last-mover.
winner = { $by ->
        [emptier] Whoever has no seeds left in the pits wins.
        [last-mover] { $lost ->
                [yes] Otherwise whoever makes the last move wins.
               *[no] Whoever makes the last move wins.
            }
        [fewest-seeds] { $lost ->
                [yes] Otherwise whoever has fewer seeds in the store at the end wins; equal numbers are a draw.
               *[no] Whoever has fewer seeds in the store at the end wins; equal numbers are a draw.
            }
        [most-in-traps] { $lost ->
                [yes] Otherwise whoever has more seeds in pits won at the end is the winner{ $level ->
                    [last-mover] ; with equal numbers the player who moved last wins.
                   *[draw] ; equal numbers are a draw.
                }
               *[no] Whoever has more seeds in pits won at the end is the winner{ $level ->
                    [last-mover] ; with equal numbers the player who moved last wins.
                   *[draw] ; equal numbers are a draw.
                }
            }
        [most-with-traps] { $lost ->
                [yes] Otherwise whoever has more seeds at the end wins, those in the store and those in pits won taken
                    together{ $level ->
                    [last-mover] ; with equal numbers the player who moved last wins.
                   *[draw] ; equal numbers are a draw.
                }
               *[no] Whoever has more seeds at the end wins, those in the store and those in pits won taken
                    together{ $level ->
                    [last-mover] ; with equal numbers the player who moved last wins.
                   *[draw] ; equal numbers are a draw.
                }
            }
       *[most-seeds] { $lost ->
                [yes] Otherwise whoever has more seeds in the store at the end wins{ $level ->
                    [last-mover] ; with equal numbers the player who moved last wins.
                   *[draw] ; equal numbers are a draw.
                }
               *[no] Whoever has more seeds in the store at the end wins{ $level ->
                    [last-mover] ; with equal numbers the player who moved last wins.
                   *[draw] ; equal numbers are a draw.
                }
            }
    }
    .says = by level

# Follow that. $pieces: yes if there are pieces of another kind, called $special, $specials-word; $specials: how many seeds one is worth.
winner-specials = { $pieces ->
        [yes] { $specials ->
                [0] Only the seeds are counted, not the { $specials-word }.
                [one] Each { $special } won counts as one seed.
               *[other] Each { $special } won counts as { $specials } seeds.
            }
       *[no] { "" }
    }
# $least: how many are needed to win.
winner-least = { $least ->
        [none] { "" }
       *[other] If neither of you has { $least } seeds or more, nobody has won, and that is a draw too.
    }
# $komi (number): how many seeds. $second: the player who moves second.
winner-komi = { $komi ->
        [0] { "" }
       *[other] { $second }, who moves second, is credited with { $komi ->
            [one] one extra seed.
           *[other] { $komi } extra seeds.
        }
    }

## Lines that no clause says by itself.
# $players: as above.
ending-aim-square = { $players ->
        [all] The aim is to be the first to empty your row.
       *[pairs] The aim is to be the first to empty a row of your own.
    }
# $won: by what the player wins: emptied (no seeds are left in the pits) or repeated.
ending-aim-alone = { $won ->
        [repeated] The aim is to come back to a position that has been on the board before.
       *[emptied] The aim is to bring all the seeds into the store.
    }
# $by: as above. $inner: yes if an empty inner row loses, else no.
ending-aim = { $by ->
        [emptier] The aim is to get rid of all your seeds before your opponent does.
        [last-mover] { $inner ->
                [yes] The aim is to empty your opponent's inner row, or to leave your opponent without a move.
               *[no] The aim is to leave your opponent without a move.
            }
        [fewest-seeds] The aim is to have fewer seeds in your store than your opponent.
        [most-in-traps] The aim is to have more seeds than your opponent in pits won.
        [most-with-traps] The aim is to have more seeds than your opponent, in your store and in pits that you have won.
       *[most-seeds] The aim is to have more seeds in your store than your opponent.
    }
# Follows ending-aim where seeds are counted, but whoever is stuck has lost or won whatever the count. $without: seeds, or move.
# $loses: mover-loses or next-loses (the player who is stuck).
ending-aim-stuck = { $loses ->
        [mover-loses] { $without ->
                [seeds] But whoever is first left without seeds wins, whatever has been captured.
               *[move] But whoever is first left without a move wins, whatever has been captured.
            }
       *[next-loses] { $without ->
                [seeds] But whoever leaves the opponent without seeds wins, whatever has been captured.
               *[move] But whoever leaves the opponent without a move wins, whatever has been captured.
            }
    }
# $see: the heading under which the page says how the match goes on.
ending-aim-match = That is the aim of each round. For how the match is won, see { $see }.
ending-in-order = If more than one of these applies after a move, the one named first decides.
