# Ideas of strategy: the second part of a game's lessons.

strategy-heading = Play better
strategy-lesson-of = { $game }: play better
# Found in games of the program against itself, at an equal lead in the middle of the game. $games: their number. $share: the
# points of 100 that the player with the advantage scored. $equal: no in games without stores, else yes. $measure: the advantage. $least and $most: seeds.
strategy-measured = { $measure ->
        [moves] Of { $games } games of the program against itself{ $equal ->
            [yes] {" "}with an equal lead half-way
           *[no] {" "}looked at half-way
        }, the player with more pits to choose from scored { $share } points in 100.
        [seeds] Of { $games } games of the program against itself{ $equal ->
            [yes] {" "}with an equal lead half-way
           *[no] {" "}looked at half-way
        }, the player with more seeds in their own pits scored { $share } points in 100.
        [full] Of { $games } games of the program against itself{ $equal ->
            [yes] {" "}with an equal lead half-way
           *[no] {" "}looked at half-way
        }, the only player with a pit of at least { $least } seeds scored { $share } points in 100.
        [empty] Of { $games } games of the program against itself{ $equal ->
            [yes] {" "}with an equal lead half-way
           *[no] {" "}looked at half-way
        }, the player with more empty pits scored { $share } points in 100.
        [weak] Of { $games } games of the program against itself{ $equal ->
            [yes] {" "}with an equal lead half-way
           *[no] {" "}looked at half-way
        }, the player with more pits of { $least } to { $most } seeds scored { $share } points in 100.
        [trap] Of { $games } games of the program against itself{ $equal ->
            [yes] {" "}with an equal lead half-way
           *[no] {" "}looked at half-way
        }, the only player to have won a pit scored { $share } points in 100.
        [front] Of { $games } games of the program against itself, the player with more seeds in the inner row half-way scored { $share } points in 100.
       *[begins] Of { $games } games of the program against itself, the player who began scored { $share } points in 100.
    }
# $works: the works that say it, such as "Irving et al. 2000; Murray 1952".
strategy-works = Sources: { $works }.
