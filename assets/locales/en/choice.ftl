### Which moves may be chosen.
###
### Every message on a clause is told the values of the clause's fields under their names: `$holds` is the kind of a number (of,
### even, odd, from, up-to, between, not, as-many), and `$holds-list`, `$holds-many`, `$holds-only`, `$holds-least`, `$holds-most`
### which numbers are meant, how many, the only one, the first and the last; fields of brackets within come under both names
### (`$twin-mark`). Besides, it knows about the game: $solo (yes if there is one player only), $party (all, pairs or coalition: who
### plays together), $stores, $rows, $columns, $many-laps (yes if a turn may have several), $match (yes if the game is a round of a match),
### $traps (yes if pits can be won), $won (yes if pits are won for a round, so that their owner need not be the player on whose side they
### lie), $next-way (the direction of a later lap: fixed, same as the player chose, usual even if the lap before was turned, other, or each, chosen anew), and the
### words for things: $game, $trap, $house, $head, $special.
# $bound: yes if another rule leaves nothing to choose, else no. $seats: turn (of two rows that are a player's, the one whose turn it is) or
# all. $traps-hold: yes if seeds can lie in pits won for good, which stand under the heading $see-claims, else no.
lift--side-holds = { $side ->
        [other] { $holds-least ->
                [1] Choose any of your opponent's pits that holds seeds, and lift all the seeds in it.
               *[other] Choose one of your opponent's pits that holds { $holds-least } or more seeds, and lift all of them.
            }
       *[own] { lift-own }
    } { lift-seats } { lift-traps }
    .says = seats
    .for = side=own|other holds=from from=pits seeds=all
lift-own = { $holds-least ->
        [1] { $solo ->
                [yes] Choose any pit that holds seeds, and lift all the seeds in it.
               *[no] { $bound ->
                        [yes] In a move you lift all the seeds of one of your own pits.
                       *[no] Choose any of your own pits that holds seeds, and lift all the seeds in it.
                    }
            }
        [2] Choose one of your own pits that holds two or more seeds, and lift all of them. A pit with a single seed may
            not be chosen.
       *[other] Choose one of your own pits that holds { $holds-least } or more seeds, and lift all of them. A pit with fewer
            may not be chosen.
    }
lift-seats = { $party ->
        [all] { "" }
       *[pairs] { $seats ->
                [all] If two rows are yours, choose from either, whichever of them has the turn.
               *[turn] If two rows are yours, choose from the one whose turn it is.
            }
    }
lift-traps = { $traps-hold ->
        [yes] { word-a-trap-first } (see { $see-claims }) is never lifted.
       *[no] { "" }
    }
# A pit in which there must be pieces of another kind.
lift--side-holds-specials = Choose one of your own pits in which there is at least { $specials-least ->
        [one] one { $special }
       *[other] { $specials-least } { $specials-word }
    }, and lift all that lies in it. { lift-seats } { lift-traps }
    .says = seats
    .for = side=own holds=from holds-least=0 from=pits seeds=all
# $liftable: yes if the owner of a pit that is won may lift it.
lift--holds = { $holds-least ->
        [1] Choose any pit of the board that holds seeds, wherever it lies, and lift all the seeds in it.
       *[other] Choose any pit of the board that holds { $holds-least } or more seeds, wherever it lies, and lift all of them.
    } { $traps ->
        [yes] { $liftable ->
                [yes] Only { word-a-trap } of your opponent's may not be lifted (see { $see-claims }).
               *[no] Only { word-a-trap } may not be lifted (see { $see-claims }).
            }
       *[no] The pits belong to nobody.
    }
    .says = seats
    .for = holds=from from=pits seeds=all
# Seeds of the player's own store. $said-before: yes if another rule on what may be lifted comes before, else no. $seeds: chosen or all.
lift--holds--store = { $said-before ->
        [yes] Instead of that you may sow
       *[no] You may sow
    } from your own store{ $holds-least ->
        [1] { "" }
       *[other] { " " }while it holds { $holds-least } or more seeds
    }: { lift-store-seeds }
    .says = from seeds
    .for = holds=from
lift--store = { $said-before ->
        [yes] Instead of that you may sow from your own store: { lift-store-seeds }
       *[no] You may sow from your own store: { lift-store-seeds }
    }
    .says = from seeds
lift-store-seeds = { $seeds ->
        [chosen] lift as many of its seeds as you like.
       *[all] lift all its seeds.
    } { $stores ->
        [aside] The first of them goes into the first of your own pits on the way, the others into the pits after it.
       *[own] The first of them goes into the pit after the store, the others into the pits after that.
    }
# Pieces of another kind in the pit are sown too.
lift-specials = { $specials ->
        [sown] Drop the seeds first, one in each pit; when they are spent, go straight on with the { $specials-word }, one in each
            pit.
       *[left] { "" }
    }

# $captures: yes if the seed may capture, else no.
place--side-at-holds = Begin your turn by placing one seed of your reserve in a pit of your inner row{ $holds-least ->
        [0] .
        [1] { " " }that already holds seeds.
       *[other] { " " }that already holds { $holds-least } or more seeds.
    } { $captures ->
        [yes] The seed counts as if it were the last of a sowing. If it captures, the captured seeds are sown. If it does not,
            lift the pit in which you have placed it and sow its seeds.
       *[no] Then lift that pit and sow its seeds.
    }
# $south-lifted, $north-lifted: lists of the pits from which seeds are taken, $south-lifted-many of them; $south-sown, $north-sown: the pits after them.
# $south-pushed: from which pit into which seeds are moved on, for South.
script = { $south-pushed-many ->
        [0] You begin with a fixed move: take { $seeds-of ->
                [one] one seed
               *[other] { $seeds-of } seeds
            } from each of the first { $south-lifted-many } pits of your path ({ $south-lifted } for
            South, { $north-lifted } for North), and sow these seeds from the next pit on ({ $south-sown } for South, { $north-sown } for North).
       *[other] You begin with a fixed move: take { $seeds-of ->
                [one] one seed
               *[other] { $seeds-of } seeds
            } from the last pit of your row and keep { $seeds-of ->
                [one] it. Then, all round the board, take one seed
               *[other] them. Then, all round the board, take { $seeds-of } seeds
            } from every second pit and put { $seeds-of ->
                [one] it
               *[other] them
            } into the next. What you kept goes last, into the pit after the one from which it came. South, for one, keeps what comes
            from { $south-lifted }, moves seeds { $south-pushed }, and ends in { $south-sown }.
    }
    .says = steps seeds with
    .for = from=first seeds=seeds
script-pair = from { $from } to { $to }
# $mirrored: yes if it is done between two rounds of a match, by the player who has fewer seeds.
arrange = { $mirrored ->
        [yes] You set out the seeds that you have won: place them one by one in your own pits. Your turn lasts until all of them
            are placed.
       *[no] { $pits ->
                [any] The player who begins sets out the seeds of the reserve: they are placed one by one in any pits on either side, as
                    this player likes. The turn lasts until all of them are placed.
               *[own] You set out the seeds of your reserve: place them one by one in your own pits, as you like. Your turn lasts until
                    all of them are placed.
            }
    }
    .says = who least
# $here-places: yes if a seed of the reserve is placed in these stages, $here-lifts: yes if a pit is lifted, else no.
must-capture = { $here-places ->
        [yes] { $here-lifts ->
                [yes] If you can capture at once, by the seed you place or by the first lap of a sowing, you must do so. { must-capture-counts }
                    If you cannot, your turn is a { $plain-turn }.
               *[no] If there is a pit in which the seed you place captures, you must choose such a pit. If there is none, your turn is
                    a { $plain-turn }.
            }
       *[no] If there is a move that captures with its first lap, you must choose such a move. { must-capture-counts } If there is
            none, your turn is a { $plain-turn }.
    }
    .says = sown
    .for = sown=from|between|of|up-to
must-capture-counts = { $sown ->
        [of] Only pits that hold { $sown-list } seeds count for this.
        [up-to] Only pits that hold { $sown-most } seeds or fewer count for this.
        [between] Only pits that hold { $sown-least } to { $sown-most } seeds count for this.
       *[from] { $sown-least ->
                [1] { "" }
               *[other] Only pits that hold { $sown-least } or more seeds count for this.
            }
    }
# $from-at: where, such as "your inner row". $when-began: any, capturing (turns that begin with a capture) or plain.
# $when-lost: a mark if it holds only for a player who has lost it, else none.
prefer--from_at = { $when-began ->
        [capturing] If you capture, begin from { $from-at } if you can; only if you cannot, from another pit.
        [plain] In a { $plain-turn } begin from { $from-at } if you can; only if you cannot, from another pit.
       *[any] Begin from { $from-at } if you can; only if you cannot, from another pit.
    } { $when-lost ->
        [none] { "" }
       *[other] This rule applies once you have lost your { $house }.
    }
    .says = when-began when-lost
prefer--from_holds = { $when-began ->
        [capturing] If you capture, begin
        [plain] In a { $plain-turn } begin
       *[any] Begin
    } from a pit that holds { $from-holds-least ->
        [2] two or more seeds if you can; only if you cannot, from a single seed.
       *[other] { $from-holds-least } or more seeds if you can; only if you cannot, from one with fewer.
    } { $when-lost ->
        [none] { "" }
       *[other] This rule applies once you have lost your { $house }.
    }
    .says = when-began when-lost
    .for = from-holds=from
# $head: what these pits are called, if $head-named is yes. $not-captures: nothing if a move from there that captures is exempt.
prefer--not_from_at_holds = { $when-began ->
        [capturing] If you capture, begin
        [plain] In a { $plain-turn } begin
       *[any] Begin
    } from { $not-from-at }{ $head-named ->
        [yes] { "" } ({ $head })
       *[no] { "" }
    } only with { $not-from-holds-more } or more seeds in it{ $not-captures ->
        [nothing] , or with a move that captures,
       *[any] ,
    } unless no other move is left. { $when-lost ->
        [none] { "" }
       *[other] This rule applies once you have lost your { $house }.
    }
    .says = when-began when-lost
    .for = not-from-holds=up-to
prefer--not_from_at_holds_captures = { prefer--not_from_at_holds }
    .says = when-began when-lost
    .for = not-from-holds=up-to not-captures=nothing
prefer--from_of-these = { $from-of-these ->
        [leftmost] { prefer-leftmost }
       *[rightmost] { prefer-rightmost }
    }
    .says = when-began when-lost
    .for = from-of-these=leftmost|rightmost
prefer--from_at_of-these = { prefer-leftmost }
    .says = when-began when-lost
    .for = from-of-these=leftmost
# $one-row: yes if each player has one row only, else no.
prefer-leftmost = { $when-began ->
        [capturing] If you capture, begin
        [plain] In a { $plain-turn } begin
       *[any] Begin
    } from the leftmost pit of your { $one-row ->
        [yes] row
       *[no] outer row
    } that holds seeds. { $when-lost ->
        [none] { "" }
       *[other] This rule applies once you have lost your { $house }.
    }
prefer-rightmost = { $when-began ->
        [capturing] If you capture, begin
        [plain] In a { $plain-turn } begin
       *[any] Begin
    } from your rightmost pit{ $head-named ->
        [yes] { "" } ({ $head })
       *[no] { "" }
    } or, if it is empty, from the nearest one to its left that holds seeds. There is nothing to choose. { $when-lost ->
        [none] { "" }
       *[other] This rule applies once you have lost your { $house }.
    }
prefer--not_from_house = { $when-began ->
        [capturing] If you capture, do not begin
        [plain] In a { $plain-turn } do not begin
       *[any] Do not begin
    } from your { $house }, while it counts as one, unless no other move is left.
    .says = when-began when-lost
    .for = not-from-mark=is|own
prefer--leaves = Your move must leave your opponent a move to make, if there is such a move.
    .for = leaves=move

bar--from_at_alone-way = { $when-began ->
        [capturing] If you capture
        [plain] If, in a { $plain-turn },
       *[any] If
    } { $when-began ->
        [capturing] from an end pit of your inner row, and no other pit of that row holds seeds,
       *[any] you begin from an end pit of your inner row, and no other pit of that row holds seeds,
    } sow it towards the middle.
    .says = when-began
    .for = from-alone=yes way=outwards
bar--sown-first_was = A single seed may be moved only if the next pit is empty.
    .for = sown=of sown-list=1 first-was=occupied
bar--last_was = { $many-laps ->
        [yes] The first lap of your move must end
       *[no] The last seed of your move must fall
    } in a pit that already holds seeds, no matter whose{ $own-store-only ->
        [yes] { "" }, or in your own store.
       *[no] { $stores-sown ->
            [yes] { "" }, or in a store.
           *[no] .
        }
    } It may not { $many-laps ->
        [yes] end
       *[no] fall
    } in an empty pit. What counts is what the pit holds when that last seed falls. { $many-laps ->
        [yes] Later laps may end anywhere.
       *[no] { "" }
    }
    .for = last-was=empty
bar--last-store = The last seed of your move may not fall in a store that is not yours.
    .for = last-store=other
# $each-lap: yes if the player chooses a direction for each lap, else no.
bar--fills = { $each-lap ->
        [yes] You may not sow in a direction in which some pit would come to hold more than { $fills-below } seeds. Only when you must
            sow on and every direction would do so may you choose any of them.
       *[no] You may not make a move by which some pit would come to hold more than { $fills-below } seeds.
    }
    .for = fills=from

bar--from_played-when_there-is_side_played = As long as one of your pits has not been played in this { $game }, you may only begin from such a
    pit. A pit has been played when its owner has begun a move from it.
    .for = from-played=yes when-there-is-side=own when-there-is-played=no
bar--from_facing_holds = You may not begin from a pit that faces { $from-facing-holds-many ->
        [1] { $from-facing-holds-only ->
                [0] an empty one.
                [1] one with a single seed.
               *[other] one with { $from-facing-holds-only } seeds.
            }
       *[other] one with { $from-facing-holds-list } seeds.
    }
    .for = from-facing-holds=of
bar--sown-last_side_was = { $sown ->
        [up-to] If you lift { $sown-most } seeds or fewer, { $many-laps ->
                [yes] the first lap
               *[no] the sowing
            }
       *[from] { $many-laps ->
                [yes] The first lap of your move
               *[no] Your sowing
            }
    } must end on your opponent's side or in an empty pit of yours. { $many-laps ->
        [yes] Later laps may end anywhere.
       *[no] { "" }
    }
    .for = sown=from|up-to last-side=own last-was=occupied
bar--last_side_was = { $many-laps ->
        [yes] The first lap of your move
       *[no] Your sowing
    } must end on your opponent's side or in an empty pit of yours. { $many-laps ->
        [yes] Later laps may end anywhere.
       *[no] { "" }
    }
    .for = last-side=own last-was=occupied
# $from-not-at-your: where a move must begin, such as "the 4 rightmost pits of your row"; $from-not-at-one: yes if that is one pit. $when-turn-most: 1 or 2, the last turn in which it must.
bar--from_not-at-when_turn = { $when-turn-most ->
        [1] The first move of the { $game } must begin
       *[2] Your first move of the { $game } must begin
    } from { $from-not-at-one ->
        [yes] { $from-not-at-your }.
       *[no] one of { $from-not-at-your }.
    }
    .for = when-turn=of|up-to when-turn-least=0|1 when-turn-most=1|2
bar--sown-first_side_holds = You may not move a lone seed into { $first-holds-many ->
        [1] { $first-holds-only ->
                [0] an empty pit of your opponent's.
                [1] a pit of your opponent's that holds a single seed.
               *[other] a pit of your opponent's that holds exactly { $first-holds-only } seeds.
            }
       *[other] a pit of your opponent's that holds exactly { $first-holds-list } seeds.
    }
    .for = sown=of sown-list=1 first-side=other first-holds=of
bar--from_holds = You may not begin from a pit that holds exactly { $from-holds-list } seeds.
    .for = from-holds=of
prefer--not_from_holds = Begin from a pit that holds exactly { $not-from-holds-list } seeds only if no other move is left.
    .for = not-from-holds=of

# $blockade: the players' own word, if $blockade-named is yes. $spares-last-pair: yes or no. $house: what it is called.
blockade = { $blockade-named ->
        [yes] After a turn of yours without capture, look at both sides. If your opponent cannot capture, while you, were it
            your turn again, could capture, but only ever from one and the same pit, then this pit is blocked ({ $blockade })
       *[no] After a turn of yours without capture, look at both sides. If your opponent cannot capture, while you, were it
            your turn again, could capture, but only ever from one and the same pit, then this pit is blocked
    } for your opponent's next turn: it may not be chosen to begin from. A { $house } that counts as one is never blocked, nor is a single
    seed, nor the only pit of the inner row that holds seeds, { $spares-last-pair ->
        [yes] nor the only one that holds two or more,
       *[no] { "" }
    } nor a pit without which your opponent could not move.
    .says = spares-last-pair
# $least (number): how many seeds must be given.
feed = { $or ->
        [most] { $least ->
                [1] If your opponent has no seeds left in the pits, you must make a move after which there is at least one.
               *[other] If your opponent has no seeds left in the pits, a move that gives none is not allowed, and of the others you must
                    make one that gives at least { $least } or, if there is none, one that gives as many as possible.
            }
        [free] If your opponent has no seeds left in the pits, you must make a move that gives { $least ->
                [1] at least one
               *[other] at least { $least }
            }, if there is such a move.
       *[barred] If your opponent has no seeds left in the pits, you must make a move after which there is { $least ->
                [1] at least one.
               *[other] at least that many: { $least }.
            }
    }
    .says = least or
# $of-these: fewest or all. $how: must or may.
instead--side-holds-facing_side_was--take = { $how ->
        [must] If a pit of your opponent's that holds seeds faces an empty one of yours, you do not sow: your move is to capture
            all the seeds of such a pit.
       *[may] If a pit of your opponent's that holds seeds faces an empty one of yours, you may capture all the seeds of such a
            pit instead of sowing.
    } { $of-these ->
        [fewest] If there are several, it must be one that holds the fewest seeds of them; among equals you choose.
       *[all] If there are several, you choose.
    } That is your whole move, and one pit is all you take. Sowing by itself captures nothing.
    .also = of-these
    .says = how
    .for = side=other holds=from holds-least=1 facing-side=own facing-was=empty of-these=fewest|all how=must|may
# $how: only if nothing else may be done, else may.
instead--side--shift = { $how ->
        [only] You do not sow: move all the seeds of one of your pits together into the next pit.
       *[may] Instead of sowing you may move all the seeds of one of your pits, a single one too, together into the next pit.
    } Nothing is captured by this.
    .says = how
    .for = side=own how=only|may
# $how: only if nothing else may be done, else may.
instead--side-when_unless_there-is_side_holds--give = { $how ->
        [only] If your opponent has no seeds in any pit, you do not sow: put one seed from a pit of yours into the first pit of
            your opponent's path.
       *[may] If your opponent has no seeds in any pit, you may, instead of sowing, put one seed from a pit of yours into the
            first pit of your opponent's path.
    } You choose the pit from which it comes. That is your whole turn.
    .says = how when-unless-there-is-side when-unless-there-is-holds
    .for = side=own how=only|may when-unless-there-is-side=other when-unless-there-is-holds=from when-unless-there-is-holds-least=1
no-return = { $alone ->
        [yes] { $lifts-across ->
                [yes] If your opponent has just moved a lone seed from the end of a row across into an empty pit of the other row,
               *[no] If your opponent has just moved a lone seed from the end of the row across into an empty pit of yours,
            }
       *[no] { $lifts-across ->
                [yes] If your opponent has just sown from the end of a row, and the first seed went across into an empty pit of
                    the other row and lies there alone,
               *[no] If your opponent has just sown from the end of the row, and the first seed went across into an empty pit
                    of yours and lies there alone,
            }
    } you may not send it straight back: that pit is barred on your next turn. Any other move lifts the ban.
    .says = alone

# $side-pits (number): the pits of a player.
bring--once-a-game = Once in the game, at the beginning of a turn, you may bring in your reserve: put one of its { $side-pits }
    seeds into each of your pits. Nothing is captured by this, and no sowing goes on from it. You then make an
    ordinary move in the same turn, so you need to have one.
    .says = from seeds how borrows
    .for = from=hand seeds=1 how=may
# $how: only if nothing else may be done, else may.
swap = { $how ->
        [only] Now the other player may exchange seats with the one who has set out the seeds, as if the board were turned
            round, or pass and leave the board as it is. Either way the player who has set out the seeds moves next.
       *[may] Instead of moving you may exchange seats with your opponent. The board stays as it is, and the side whose turn it
            was moves next, now played by your opponent.
    }
    .says = how
opening-swap = { swap }
    .says = how

## The race before the first move.

# $order: alternate, random or laps.
race = Before the first move there is a race. Each of you lifts a pit, and both of you sow at the same time, on the one
    board. Where a last seed falls in an occupied pit, that pit is lifted at once and sown on; a last seed in an
    empty pit ends a player's part, and the other sows on to such a pit as well. { $traps ->
        [yes] Nothing is captured, and no pit is won.
       *[no] Nothing is captured.
    } The player who came to an empty pit first makes the first move. { $order ->
        [random] Whose seed falls next is decided at random each time.
        [laps] You sow a whole lap each in turn.
       *[alternate] You drop one seed each in turn, the player who chose first beginning.
    }
    .says = order with
# From which pit it is run, where some pit is named.
race-from = { $from-of-these ->
        [leftmost] { prefer-leftmost }
        [rightmost] { prefer-rightmost }
       *[all] { $from-at ->
                [none] { "" }
               *[other] The pit to race from is { $from-at }; only if it holds no seeds do you choose another.
            }
    }
    .for = from-was=any from-holds=none from-specials=none from-mark=any

## Lines that stand where no clause says otherwise.

# Where several rules say which moves come first.
choice-in-order = Where several rules say which moves come first, each chooses among those that the rules before it have left.
choice-must-move = You may not decline to move.
