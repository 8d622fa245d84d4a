### The atlas, and a game at a glance.

# On a button; what it opens is called by atlas-title.
atlas-open = Map
atlas-title = Games of the world
atlas-how = Choose a place to see what is played there.
# $place: its name. $games (number): how many are played there.
atlas-place = { $games ->
    [one] { $place }, one game
   *[other] { $place }, { $games } games
}
# A small map. $places: names of places, with commas.
atlas-where = Where it is played: { $places }

# $players (number): how many play.
glance-players = { $players ->
    [one] One player
   *[other] { $players } players
}
# $moves (number): about how many moves a game has. $long: yes where it was not played to the end.
glance-moves = { $long ->
    [yes] { $moves ->
        [one] More than one move
       *[other] More than { $moves } moves
    }
   *[no] { $moves ->
        [one] About one move
       *[other] About { $moves } moves
    }
}
glance-like = Games like this one
# $rules (number): how many sentences of rules there are. $grade: easy, middling, hard.
glance-rules = { $grade ->
    [easy] Difficulty: easy, { $rules ->
        [one] one rule
       *[other] { $rules } rules
    }
    [middling] Difficulty: medium, { $rules ->
        [one] one rule
       *[other] { $rules } rules
    }
   *[hard] Difficulty: hard, { $rules ->
        [one] one rule
       *[other] { $rules } rules
    }
}
