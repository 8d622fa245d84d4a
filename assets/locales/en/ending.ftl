### What ends a game, and who has won. $game: what ends, the game or, in a match, the round.

# $amount: majority, seeds, or komi if the two need different numbers for a majority. $seeds (number): how many that is.
# $south, $north (numbers): how many for each. $match: yes if the game is a round of a match, else no.
ending-store-holds = { $amount ->
        [majority] As soon as one of you has more than half of all the seeds, that is { $seeds } or more, the { $game } stops.
        [komi] As soon as one of you has more than half of all that counts, the { $game } stops: South with { $south } seeds or more,
            North with { $north }.
       *[seeds] As soon as one of you has { $seeds } seeds or more, the { $game } stops.
    } { $match ->
        [yes] Each of you then takes the seeds still in the pits on your own side, and they count.
       *[no] The seeds still in the pits stay there and are not counted.
    }

# $seeds (number): half of all the seeds.
ending-stores-level = When both stores hold { $seeds } seeds, half of all, the { $game } ends in a draw.

# $whose: either, mover or both.
ending-row-empty = { $whose ->
        [mover] If it is your turn and all your pits are empty, the { $game } ends.
        [both] When all the pits on both sides are empty, the { $game } ends.
       *[either] If after a move all the pits of one of you are empty, the { $game } ends at once.
    }

# Follows ending-row-empty where moves may be won.
ending-row-empty-at-once = This is so even if the player who made the move has an extra one to come.

# $whose: as above.
ending-no-moves = { $whose ->
        [either] If one of you could make no move, the { $game } ends.
        [both] If neither of you can move, the { $game } ends.
       *[mover] If it is your turn and there is no move you may make, the { $game } ends.
    }
# $own: when the player's own row is looked at: turn (at its end) or lap (after each).
ending-inner-empty = A player whose inner row is empty has lost. Your opponent's is looked at as soon as you have captured: the
    captured seeds are then not sown any more. Your own is looked at { $own ->
        [lap] after each of your laps.
       *[turn] when your turn is over.
    }
# $first, $last: the letters of the end columns.
ending-both-ends = If within one turn you capture at both ends of the board, in column { $first } and in column { $last }, you win
    at once.
# $turns (number): in how many turns.
ending-captures-first = { $turns ->
        [1] If you capture before your opponent has captured at all, you win at once.
        [2] If you capture in two separate turns before your opponent has captured at all, you win at once.
       *[other] If you capture in { $turns } separate turns before your opponent has captured at all, you win at once.
    }
# $traps: yes if pits can be won, else no.
ending-decided = { $traps ->
        [yes] As soon as one of you has more seeds in the store and in pits won than the other would have with all the
            free seeds besides, the { $game } stops.
       *[no] As soon as one of you has more seeds in the store than the other would have with all the seeds left in the pits
            besides, the { $game } stops.
    }
ending-none-free = { $traps ->
        [yes] When no seed is left outside the stores and the pits won, the { $game } ends.
       *[no] When no seed is left outside the stores, the { $game } ends.
    }
ending-unfed = If your opponent has no seeds and no move of yours can give any, the { $game } ends.

# $alone: yes if there is one player only, else no.
ending-last-in-empty = { $alone ->
        [yes] If the last seed falls in an empty pit, the game is lost.
       *[no] If the last seed falls in an empty pit and nothing comes of it, the player who has sown it loses.
    }
# $seeds (number): all the seeds of the game.
ending-all-stored = When all { $seeds } seeds are in the store, you have won.

# $players: all, pairs or coalition.
ending-own-row-emptied = { $players ->
        [all] If all your pits are empty after your own move, you win at once, whatever you have paid.
       *[pairs] If all the pits of one of your rows are empty after your own move, you win at once, whatever you have paid.
    } { $players ->
        [coalition] The players of East and West then win together.
       *[all] { "" }
    }
# $seeds (number): how many. $players: as above.
ending-penalty-holds = { $players ->
        [pairs] A player has lost as soon as one of the two penalty pits before that player's rows holds { $seeds } seeds: the other
            has then won.
        [coalition] A player has lost as soon as a penalty pit before a row of that player's holds { $seeds } seeds. When only the
            player of two rows is left, or only the others are, those who are left have won.
       *[all] A player whose penalty pit holds { $seeds } seeds has lost. When only one of you is left, that player has won.
    }
ending-all-passed = If for a whole round of turns every player who has not lost passes without paying, the game is a draw.

# $seeds (number): at most this many. $at-once: yes if play stops in the middle of a move, else no.
ending-few-left = { $at-once ->
        [yes] As soon as a capture leaves no more than { $seeds ->
                [one] one seed
               *[other] { $seeds } seeds
            } in the pits and in hand together, the { $game } ends.
       *[no] If after a move no more than { $seeds ->
                [one] one seed is
               *[other] { $seeds } seeds are
            } left in the pits, the { $game } ends.
    }
# Follows that. $taker: starter, capturer, mover, owner or lot.
ending-few-left-taker = { $taker ->
        [starter] The player who made the first move takes all of them.
        [capturer] The player who got what was captured takes these too.
        [mover] The player who made the move takes all of them.
        [lot] One of you, chosen at random, takes them.
       *[owner] { $at-once ->
                [yes] Each of you takes those that lie on your own side; those in hand go to the player who made the move.
               *[no] Each of you takes those that lie on your own side.
            }
    }

# $of: what must be gone, all or specials. $pieces: yes if there are pieces of another kind, else no.
ending-ends-empty = { $of ->
        [specials] When no { $special } is left in the pits at the ends of the board, the { $game } ends.
       *[all] { $pieces ->
                [yes] When a turn leaves both pits at the ends of the board empty, with neither a { $special } nor a seed in them,
                    the { $game } ends.
               *[no] When a turn leaves both pits at the ends of the board empty, the { $game } ends.
            }
    }
# $times (number): how many times, the first included.
ending-repetition = If the same position comes up for the { $times ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] { NUMBER($times, type: "ordinal") ->
                [one] { $times }st
                [two] { $times }nd
                [few] { $times }rd
               *[other] { $times }th
            }
    } time, with the same player to move, the { $game } ends.

ending-repetition-stores = What lies in the stores makes no difference to this.
ending-leftover-ends = Seeds in the pits at the ends are shared equally between you; an odd one counts for nobody.

# Follows an ending. $leftover: nobody, owner, emptier or next. $traps: yes if seeds may lie in pits won for good, which are
# called $trap, else no.
# $whose: as above, or mover-empty (all pits of the player to move are empty), or unfed (all of the opponent's are).
# $won: yes if pits are won for a round, so that their owner need not be the player on whose side they lie; else no.
ending-leftover = { $leftover ->
        [owner] { $whose ->
                [mover-empty] { $won ->
                        [yes] Your opponent takes all the seeds that are left.
                       *[no] Your opponent takes the seeds left on their own side.
                    }
                [unfed] You take all the seeds left on your side.
               *[other] { $traps ->
                        [yes] { $won ->
                                [yes] Each of you takes the seeds left in your own pits, on whichever side they lie, and those in
                                    a { $trap } go to its owner.
                               *[no] Each of you takes the seeds left on your own side, and those in a { $trap } go to its owner.
                            }
                       *[no] { $won ->
                                [yes] Each of you takes the seeds left in your own pits, on whichever side they lie.
                               *[no] Each of you takes the seeds left on your own side.
                            }
                    }
            }
        [emptier] { $whose ->
                [mover-empty] You take all the seeds left on your opponent's side.
               *[other] The player whose pits are empty takes all the seeds left on the opponent's side.
            }
        [next] { $whose ->
                [either] The player whose turn it is takes all the seeds that are left.
               *[other] You take all the seeds that are left.
            }
       *[nobody] { $traps ->
                [yes] Seeds left in a pit that is no { $trap } count for nobody.
               *[no] Seeds left in the pits count for nobody.
            }
    }
# Follows that in a match.
ending-leftover-again = They are laid out again for the next round by the player on whose side they lie.

# Follows an ending. $verdict: draw, void, mover-loses, next-loses or most-seeds. $whose: as above.
# $match: yes if the game is a round of a match, else no.
ending-verdict = { $verdict ->
        [most-seeds] Then whoever has more seeds in the store wins; equal numbers are a draw.
        [void] { $match ->
            [yes] The round is void: it is laid out again, and nothing that was won in it counts.
           *[no] The game is void and counts for nothing.
        }
        [mover-loses] The player who made the last move has lost.
        [next-loses] { $whose ->
                [mover] You have lost, whatever has been captured.
                [mover-empty] You have lost, whatever has been captured.
               *[other] The player who would have to move has lost, whatever has been captured.
            }
       *[draw] The { $game } is a draw.
    }

# $limited: yes if there is a limit of laps, else no. $laps (number): that limit.
# $verdict: void, draw, mover-loses, illegal, turn-ends or by-winner. $match: as above.
ending-endless = { $limited ->
        [yes] A turn might never end: it comes back to a position it has already been through, or runs to more than { $laps }
            laps.
       *[no] A turn might never end, because it comes back to a position it has already been through.
    } { $verdict ->
        [void] { $match ->
            [yes] Then the round is void: it is laid out again, and nothing that was won in it counts.
           *[no] Then the game is void and counts for nothing.
        }
        [draw] Then the { $game } is a draw.
        [mover-loses] Then the player who is sowing has lost.
        [illegal] Such a move may not be made.
        [by-winner] Then the { $game } ends there, as if a position had come back.
       *[turn-ends] Then it is stopped there, and the turn is over.
    }

# Follow ending-winner. $least (number): how many are needed to win.
ending-winner-least = With fewer than { $least } seeds nobody has won: that is a draw, too.
# $specials: what pieces of the second kind are called.
ending-winner-specials = Only the seeds are counted, not the { $specials }.
# $seeds (number): what a piece of the other kind, $special, is worth.
ending-winner-worth = Each { $special } won counts as { $seeds ->
        [one] one seed.
       *[other] { $seeds } seeds.
    }
# $komi (number): how many seeds. $second: the player who moves second.
ending-winner-komi = { $second }, who moves second, counts { $komi ->
        [one] one seed more.
       *[other] { $komi } seeds more.
    }
# $by: most-seeds, fewest-seeds, most-with-traps (seeds in pits won count too), most-in-traps (there are no stores) or last-mover. $lost: yes if an ending says by itself who
# has lost, else no.
# $level: who wins with equal numbers: draw or last-mover.
ending-winner = { $by ->
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

## Lines that no clause says by itself.

# $players: as above.
ending-aim-square = { $players ->
        [all] The aim is to be the first to empty your row.
       *[pairs] The aim is to be the first to empty a row of your own.
    }
ending-aim-alone = The aim is to bring all the seeds into the store.

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
ending-aim-match = That is the aim of each round. How the match is won: see { $see }.
ending-in-order = Where more than one of these holds after a move, the first decides.
