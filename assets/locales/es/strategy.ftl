# Ideas of strategy: the second part of a game's lessons.

strategy-heading = Jugar mejor
strategy-lesson-of = { $game }: jugar mejor
# Found in games of the program against itself, at an equal lead in the middle of the game. $games: their number. $share: the
# points of 100 that the player with the advantage scored. $equal: no in games without stores, else yes. $measure: the advantage. $least and $most: seeds.
strategy-measured = { $measure ->
        [moves] En { $games } partidas del programa contra sí mismo{ $equal ->
            [yes] {" "}igualadas a la mitad
           *[no] {" "}vistas a la mitad
        }, quien tenía más hoyos donde elegir logró { $share } puntos de cada 100.
        [seeds] En { $games } partidas del programa contra sí mismo{ $equal ->
            [yes] {" "}igualadas a la mitad
           *[no] {" "}vistas a la mitad
        }, quien tenía más semillas en sus hoyos logró { $share } puntos de cada 100.
        [full] En { $games } partidas del programa contra sí mismo{ $equal ->
            [yes] {" "}igualadas a la mitad
           *[no] {" "}vistas a la mitad
        }, el único con un hoyo de al menos { $least } semillas logró { $share } puntos de cada 100.
        [empty] En { $games } partidas del programa contra sí mismo{ $equal ->
            [yes] {" "}igualadas a la mitad
           *[no] {" "}vistas a la mitad
        }, quien tenía más hoyos vacíos logró { $share } puntos de cada 100.
        [weak] En { $games } partidas del programa contra sí mismo{ $equal ->
            [yes] {" "}igualadas a la mitad
           *[no] {" "}vistas a la mitad
        }, quien tenía más hoyos de { $least } a { $most } semillas logró { $share } puntos de cada 100.
        [trap] En { $games } partidas del programa contra sí mismo{ $equal ->
            [yes] {" "}igualadas a la mitad
           *[no] {" "}vistas a la mitad
        }, el único que había ganado un hoyo logró { $share } puntos de cada 100.
        [front] En { $games } partidas del programa contra sí mismo, quien tenía a la mitad más semillas en la fila interior logró { $share } puntos de cada 100.
       *[begins] En { $games } partidas del programa contra sí mismo, quien empezó logró { $share } puntos de cada 100.
    }
strategy-works = Fuentes: { $works }.
