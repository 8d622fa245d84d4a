### Ranges, and lists of lists.

# Without "de … a", so that it may follow any preposition.
list-range = { $first }–{ $last }
list-steps = { $first }, { $second } y así sucesivamente hasta { $last }
list-cut = { $first } y así sucesivamente hasta { $last }
list-of-lists = { $first }; { $rest }

### Names that stand inside other sentences. Places begin with an article: messages say "en", "desde", "hasta" or "por" before them,
### never "de" or "a", which would have to become one word with it.

side-south = Sur
side-north = Norte
side-east = Este
side-west = Oeste
side-alone = Jugador
place-store = { $player-side ->
        [alone] el almacén del jugador
       *[other] el almacén de { $player }
    }
place-hand = { $player-side ->
        [alone] la reserva del jugador
       *[other] la reserva de { $player }
    }
place-penalty = { $player-side ->
        [alone] el hoyo de castigo del jugador
       *[other] el hoyo de castigo de { $player }
    }
place-spare = { $player-side ->
        [alone] las semillas que el jugador puede tomar prestadas
       *[other] las semillas que { $player } puede tomar prestadas
    }

### What things are called where the players of a game have no word of their own: nouns, each of which may follow "la" (game, round,
### house) or "un".

word-game = partida
word-round = ronda
word-trap = trampa
word-a-trap = un hoyo ganado ({ $trap })
word-a-trap-first = Un hoyo ganado ({ $trap })
word-house = casa
word-head = hoyo extremo
word-plain-turn = turno sin captura

### Ways of sowing, to stand at the end of a sentence.

way = { $way ->
        [right] de izquierda a derecha
        [left] de derecha a izquierda
        [cw] en sentido horario
        [n] hacia el norte
        [ne] hacia el nordeste
        [e] hacia el este
        [se] hacia el sudeste
        [s] hacia el sur
        [sw] hacia el sudoeste
        [w] hacia el oeste
        [nw] hacia el noroeste
       *[ccw] en sentido antihorario
    }

### Parts of a player's rows. They begin with an article, as places do: messages say "en", "desde", "hasta", "salvo" or "por" before
### them, never "de" or "a".

part-which-row = { $row ->
        [outer] { $whose ->
                [your] su fila exterior
                [their] la fila exterior del adversario
               *[the] la fila exterior
            }
        [each] { $whose ->
                [your] cada una de sus filas
                [their] cada fila del adversario
               *[the] cada fila
            }
        [only] { $whose ->
                [your] su fila
                [their] la fila del adversario
               *[the] la fila
            }
       *[inner] { $whose ->
                [your] su fila interior
                [their] la fila interior del adversario
               *[the] la fila interior
            }
    }
part-row = { $end ->
        [left] la mitad izquierda de { $row-name }
        [right] la mitad derecha de { $row-name }
        [both] cualquiera de las dos mitades de { $row-name }
       *[all] { $row-name }
    }
part-first = { $count ->
        [one] { $end ->
                [right] el hoyo del extremo derecho de { $row-name }
                [both] los dos hoyos de los extremos de { $row-name }
               *[left] el hoyo del extremo izquierdo de { $row-name }
            }
       *[other] los { $count ->
                [2] dos
                [3] tres
                [4] cuatro
               *[other] { $count }
            } { $end ->
                [right] hoyos del extremo derecho de { $row-name }
                [both] hoyos de cada extremo de { $row-name }
               *[left] hoyos del extremo izquierdo de { $row-name }
            }
    }
part-pit = el { $number ->
        [1] primer
        [2] segundo
        [3] tercer
        [4] cuarto
        [5] quinto
        [6] sexto
        [7] séptimo
        [8] octavo
        [9] noveno
       *[other] { $number }.º
    } hoyo { $end ->
        [right] por la derecha de { $row-name }
        [both] desde cada extremo de { $row-name }
       *[left] por la izquierda de { $row-name }
    }

### Dates.

date-month-name = { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    }
date-day = { $day } de { date-month-name } de { $year }
date-month = { date-month-name } de { $year }
date-year = { $year }
