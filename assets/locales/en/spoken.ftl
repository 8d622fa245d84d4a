### What a screen reader says of the table.

spoken-table = Board
# $pit: its name, what lies in it and what it has become. $whose: own (whose turn it is), other ($owner's), or nobody. $open: yes if it
# may be chosen, ways if a way must be chosen with it, for which there are buttons after it, or no.
spoken-pit = { $whose ->
        [own] { $pit }, yours
        [other] { $pit }, { $owner }'s
       *[nobody] { $pit }
    }{ $open ->
        [yes] , may be played.
        [ways] , may be played: choose which way.
       *[no] .
    }
# A button for one of the ways. $pit: its name alone. $way: such as "Clockwise".
spoken-way = { $pit }: { $way }.
# $owner, $owner-side: whose; the key is alone if there is no other player. $seeds (number): how many it holds.
spoken-store = { $seeds ->
        [0] { $owner }'s store, empty
        [one] { $owner }'s store, one seed
       *[other] { $owner }'s store, { $seeds } seeds
    }
spoken-hand = { $seeds ->
        [one] { $owner }'s hand, one seed
       *[other] { $owner }'s hand, { $seeds } seeds
    }
