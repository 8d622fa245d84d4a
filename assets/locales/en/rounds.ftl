### Matches of several rounds.

page-rounds = Rounds and the match
# $counted: yes if rounds are laid out alike and counted, else no.
round-match = The game is a match of several rounds. { $counted ->
        [yes] When a round has ended, another is begun, until one of you has won the match.
       *[no] When a round has ended, another is laid out from the seeds that each of you has won in it, until one of you has lost the match.
    }

refill = For the next round each of you fills your own pits with { $each ->
        [0] as many seeds as they held at the start of the match
       *[other] { $each } seeds each
    }, out of what you have won{ $unfilled ->
        [chosen] { "" }
       *[other] { $from ->
                [store] , beginning with the pit beside your store
                [outside] , beginning at both ends of your row and going on towards the middle
                [left] { $one-row ->
                        [yes] , beginning with the leftmost pit of your row and going on to the right
                       *[no] , beginning with the leftmost pit of your outer row and going on along the path of sowing
                    }
               *[right] , beginning at the far end of your pits, as they are sown, and going back along that path
            }
    }. { $short ->
        [completed] If the player with fewer seeds has too few left for a last pit, the other adds the missing seeds.
        [partial] If the player with fewer seeds has too few left for a last pit, that pit gets what there is.
        [spread] If the player with fewer seeds has too few left for another pit, they go one by one into the pits that are still empty.
       *[unfilled] { "" }
    } { $richer ->
        [as-the-other] The player with more seeds fills only as many pits as the other. What is left over stays in that
            player's store and counts in the new round.
        [copied] The player with more seeds lays out the same in their own pits. What is left over stays in that player's store
            and counts in the new round.
       *[all] { $short ->
                [completed] What is left over stays in your store and counts for you in the new round.
               *[unfilled] What is left over, or is too little for another pit, stays in your store and counts for you in the
                    new round.
            }
    } { refill-unfilled } { $least-seeds ->
        [0] { $least ->
                [one] A player who cannot fill a single pit has lost the match.
               *[other] A player who can fill fewer than { $least } pits has lost the match.
            }
       *[other] A player with fewer than { $least-seeds } seeds has lost the match.
    }
    .says = from short richer unfilled least least-seeds
# $unfilled: open, closed or chosen.
refill-unfilled = { $unfilled ->
        [open] Pits that were not filled are empty pits like any others.
        [closed] Pits that were not filled are closed for the round: a sowing passes them over, and nobody plays them.
       *[chosen] A player who cannot fill all their pits chooses which of them stay closed for the round: a sowing passes them
            over, and nobody plays them.
    }
# $seeds (number): seeds for a pit, $goal: pits that win the match, none where all are needed.
territory = For the next round each of you owns one pit for every { $seeds } seeds that you have. The player with more
    seeds fills every pit of their own row and then chooses pits of the other row to fill, until all the pits they own are
    filled. They own these for the round, and may move from them. The other player fills what is left of the other row. More
    than half of a pit's seeds count as a whole pit, and the other player adds the missing seeds. { $half ->
        [yes] { $rest ->
                [half] A pit of which each of you has just half stays with the player on whose side it lies.
               *[other] { "" }
            }
       *[no] { "" }
    } { $goal ->
        [none] A player who owns no pit has lost the match.
       *[other] A player who owns { $goal } pits or more has won the match.
    }
    .says = seeds goal
territory-rest = { $half ->
        [yes] { $rest ->
                [loser] A pit of which each of you has just half goes to the player with fewer seeds.
                [lot] A pit of which each of you has just half goes to one of you, chosen at random.
               *[half] { "" }
            }
       *[no] { "" }
    }
# $counts: rounds, seeds, lead or points. $goal: how many win the match.
score = Every round is laid out like the first. { $counts ->
        [seeds] What counts for each of you is the seeds won in it.
        [lead] What counts for the winner is by how many seeds the round was won.
        [points] A round won counts one point, or two with three quarters of the seeds.
       *[rounds] A round won counts one point.
    } Who comes to { $goal } first has won the match.
    .says = counts goal
# $whole (number): seeds. $worth: yes if there are pieces of another kind that count, called $specials-word, else no. $lost: pits.
sale = For the next round everything is laid out as at the start, and whoever has won less{ $worth ->
        [yes] { "" }, the { $specials-word } counted,
       *[no] { "" }
    } pays for what is missing with a share in a pit. A player who is fewer than { $whole } seeds behind the other sells half of
    a pit; one who is { $whole } seeds or more behind sells a whole pit: the first from that player's left that is not sold, or
    the other half of one that is half sold. But a player who has sold pits and wins at least { $whole } seeds more than the
    other gets one of them back instead. A pit that is sold is still played by the player on whose side it lies, but seeds left there when a
    round is over go to the buyer. Seeds left in a pit that is half sold are split, and an odd one stays with the player on
    whose side it lies. { $lost ->
        [one] A player who has sold a whole pit has lost the match.
       *[other] A player who has sold { $lost } whole pits has lost the match.
    }
    .says = whole lost
# $least (number): seeds. $by-number: yes if the other's pits are those with the same number, no if those that face. $shorter: yes if
# a player with few seeds has fewer pits.
mirror = For the next round the player with fewer seeds (after a drawn round, the one who did not begin it) lays all of them
    out in their own pits as they like, { $least ->
        [one] at least one in each
       *[other] at least { $least } in each
    }; the other puts the same number { $by-number ->
        [yes] in their own pits, each player counting from the left,
       *[no] in the pit facing each of them
    } and keeps the rest in their store. A player who has no seeds for more than that has lost the match. { $shorter ->
        [yes] { mirror-shorter }
       *[no] { "" }
    }
    .says = least by-number shorter
mirror-shorter = A player who has fewer than half of the seeds they began the match with lays them out in one pit less; with
    fewer than a quarter, in two pits less; with fewer than an eighth, in three pits less. The pits at the right end of that row,
    and the corresponding pits of the other player, are then closed for the round: a sowing passes them over, and nobody plays them.
# $begins: alternate, loser, winner, same or last-mover. $first: the side that begins the match. $race: yes if rounds begin with a race.
# $void-passes: yes if the other player begins a round that was void, else no.
rounds-begins = { $begins ->
        [alternate] The player who did not begin the last round begins the next.
        [loser] The player who won fewer seeds begins the next round; after a drawn round, the one who did not begin it.
        [winner] The player who won more seeds begins the next round; after a drawn round, the one who did not begin it.
        [last-mover] The player who made the last move begins the next round.
       *[same] { $first } begins every round.
    } { $void-passes ->
        [yes] A round that was void is begun by the other player when it is laid out again.
       *[no] { "" }
    } { $race ->
        [yes] To begin is to drop the first seed of the race.
       *[no] { "" }
    }
rounds-void-passes = { "" }

## What happens between two rounds.

# $round (number): which round. $result: south, north, draw or void. $south, $north: seeds that count for them.
caption-round-ended = { $result ->
        [south] South wins round { $round }, { $south } to { $north }.
        [north] North wins round { $round }, { $north } to { $south }.
        [draw] Round { $round } is a draw, { $south } to { $north }.
       *[void] Round { $round } is void and is played again.
    }
# $side-name: who begins. $round (number): which round.
caption-round-began = Round { $round } is laid out. { $side-name } will begin.
# Seeds are set out in an empty row. $side-name: whose. $bare: yes if it is still empty, else no. $seeds (number): how many go to
# $pit. $left (number): seeds then in the store.
caption-reseeded = { $bare ->
        [yes] All of { $side-name }'s pits are empty: { $seeds ->
                [one] one seed from the store goes to { $pit }; the store keeps { $left }.
               *[other] { $seeds } seeds from the store go to { $pit }; the store keeps { $left }.
            }
       *[no] { $seeds ->
                [one] One seed from the store goes to { $pit }; the store keeps { $left }.
               *[other] { $seeds } seeds from the store go to { $pit }; the store keeps { $left }.
            }
    }
# The store is empty. $left (number): seeds owed by then.
caption-borrowed = { $bare ->
        [yes] All of { $side-name }'s pits are empty, and so is the store: { $seeds ->
                [one] one seed is borrowed for { $pit }. { $side-name } owes { $left }.
               *[other] { $seeds } seeds are borrowed for { $pit }. { $side-name } owes { $left }.
            }
       *[no] { $seeds ->
                [one] The store is empty: one seed is borrowed for { $pit }. { $side-name } owes { $left }.
               *[other] The store is empty: { $seeds } seeds are borrowed for { $pit }. { $side-name } owes { $left }.
            }
    }
# $left (number): seeds still owed.
caption-paid-back = { $side-name } pays back { $seeds ->
        [one] one borrowed seed
       *[other] { $seeds } borrowed seeds
    } and { $left ->
        [0] owes nothing more.
       *[other] still owes { $left }.
    }
# $place: a store. $seeds (number). $to: a pit.
caption-laid = { $seeds ->
        [one] One seed from { $place } goes to { $to }.
       *[other] { $seeds } seeds from { $place } go to { $to }.
    }
# $place: a pit or a store. $seeds (number). $to: a store.
caption-put-away = { $seeds ->
        [one] The seed of { $place } goes to { $to }.
       *[other] The { $seeds } seeds of { $place } go to { $to }.
    }
# $pieces: pieces of another kind, such as "one cowrie". $to: a pit.
caption-laid-special = { $to } gets { $pieces } again.
# $owner: who buys, or to whom the pit is given back.
caption-marked-sold = { $pit } is sold to { $owner }, who gets what lies there when a round is over.
caption-marked-sold-too = The other half of { $pit } is sold to { $owner } too, who gets what lies there when a round is over.
caption-marked-half-sold = A half share of { $pit } is sold to { $owner }: what lies there when a round is over is split.
caption-marked-bought-back = { $owner } gets { $pit } back.
caption-marked-closed = { $pit } is closed for this round.
# $owner: a side.
caption-marked-won = { $pit } is { $owner }'s own in this round.
caption-marked-open = { $pit } is a pit like any other again.
# $left (number): pits.
caption-asked-close = { $left ->
        [one] { $player } cannot fill all pits and chooses one that stays closed.
       *[other] { $player } cannot fill all pits and chooses { $left } that stay closed.
    }
caption-asked-own = { $left ->
        [one] { $player } has won one pit of the other row and chooses it.
       *[other] { $player } has won { $left } pits of the other row and chooses them.
    }
# $picked: a pit.
caption-answered-chosen = { $player } chooses { $picked }.
status-asked-close = { $left ->
        [one] { $player } chooses a pit to stay closed.
       *[other] { $player } chooses { $left } pits to stay closed.
    }
status-asked-own = { $left ->
        [one] { $player } chooses a pit of { $opponent }'s row.
       *[other] { $player } chooses { $left } pits of { $opponent }'s row.
    }
table-pit-closed = { $pit }, closed for this round
# $owner: a side.
table-pit-won = { $seeds ->
        [0] { $pit }, { $owner }'s own in this round, empty
        [one] { $pit }, { $owner }'s own in this round, one seed
       *[other] { $pit }, { $owner }'s own in this round, { $seeds } seeds
    }
# $player: who chooses.
refusal-close = { $player } must choose a pit of their own row that is not closed yet.
# $again: yes if the pit chosen last time may be chosen again, else no.
refusal-deposit = { $again ->
    [yes] { $player } must choose a pit of { $opponent }'s.
   *[no] { $player } must choose a pit of { $opponent }'s, and not the one chosen last time.
}
refusal-own = { $player } must choose a pit of { $opponent }'s row that is not won yet.
# While seeds are moved quickly, one line for all of them. $round (number): the round that is laid out.
caption-clearing = What is left on the board goes to the stores.
caption-laying = Round { $round } is laid out from what each player has won.
# $winner, $loser: sides.
# $pits (number): how many pits decide the match.
result-won-match-sold = { $winner } wins the match: { $pits } of { $loser }'s pits are sold.
# $points, $points-lost (numbers): what the winner and the loser have scored in the match.
result-won-match-scored = { $winner } wins the match, { $points } to { $points-lost }.
result-won-match-pits = { $winner } wins the match: { $pits } pits or more are { $winner }'s own now.
result-won-match = { $winner } wins the match: what { $loser } has left does not suffice for another round.
