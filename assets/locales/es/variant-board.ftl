### Mistakes in boards: size, seats, stores and paths.

diagnostic-board-rows = `rows` vale { $rows }
    .help = se espera un número del 1 al 4, o bien 6 u 8 con dos columnas
diagnostic-board-endwise = un tablero de { $rows } filas se pone a lo largo
    .help = se esperan dos columnas y `paths: OwnRings`, y hay que quitar `seats`
diagnostic-board-columns = `columns` vale { $columns }
    .note = { $high ->
        [yes] con una fila o dos, el máximo es { $most-low }
       *[no] {""}
    }
    .help = se espera un número del 1 al { $most }
diagnostic-board-odd-middle-row = un tablero de tres filas tiene { $columns ->
        [one] una columna
       *[other] { $columns } columnas
    }
    .help = se espera un número par de columnas, o lados enumerados
diagnostic-square-rows = un tablero cuadrado tiene cuatro filas, una para cada lado
    .help = se espera `rows: 4`, no { $rows }
diagnostic-penalties-without-square = solo hay hoyos de castigo en un tablero cuadrado
    .help = hay que quitar `penalties`
diagnostic-players-without-square = solo en un tablero cuadrado puede tener un jugador varios lados
    .help = hay que quitar `players` o poner `seats: Square`
diagnostic-seat-count = { $seats ->
        [0] no hay ningún lado
        [one] hay { $seats } lado
       *[other] hay { $seats } lados
    }
    .help = se espera un número del 1 al 4
diagnostic-seat-empty = { $side ->
        [south] Sur
        [north] Norte
        [east] Este
       *[west] Oeste
    } no tiene ningún hoyo
    .help = se espera uno o más, o bien un lado menos
diagnostic-seat-unknown-pit = `seats` nombra { $pit }, que no está en el tablero
    .help = se esperan hoyos desde { $first } hasta { $last }
diagnostic-seat-pit-twice = { $pit } se nombra dos veces entre los hoyos de { $side ->
        [south] Sur
        [north] Norte
        [east] Este
       *[west] Oeste
    }
    .help = se espera una sola vez
diagnostic-seat-pit-shared = { $pit } es de { $first ->
        [south] Sur
        [north] Norte
        [east] Este
       *[west] Oeste
    } y de { $second ->
        [south] Sur
        [north] Norte
        [east] Este
       *[west] Oeste
    }
    .help = se espera un solo dueño
diagnostic-seat-pit-of-nobody = { $pit } no es de nadie
    .help = donde hay cuatro lados se espera un dueño para cada hoyo
diagnostic-own-ring-rows = { $side ->
        [south] Sur
        [north] Norte
        [east] Este
       *[west] Oeste
    } tiene hoyos en más de dos filas
    .help = se esperan caminos enumerados
diagnostic-stores-beside-written-paths = los caminos enumerados nombran los almacenes por los que pasan
    .help = se espera `stores: Aside`
diagnostic-stores-not-sown = no se puede sembrar en los almacenes en { $board ->
        [own-rings] un tablero donde cada lado siembra por su propio anillo
        [torus] un toro
        [written-seats] un anillo de lados enumerados
       *[three-rows] un tablero de tres filas
    }
    .help = se espera `stores: None` o `Aside`, o caminos enumerados que los nombren
diagnostic-ends-without-ring = solo hay hoyos en los extremos con un anillo de dos filas en cuyos almacenes no se siembra
    .help = hay que quitar `ends`, o bien poner `rows: 2` y `stores: None` o `Aside` y quitar `seats` y `paths`
diagnostic-stores-left-without-two-rows = solo con dos filas hay almacenes a la izquierda
    .help = se espera otro valor de `stores`
diagnostic-torus-columns = el toro tiene { $columns ->
        [one] una columna
       *[other] { $columns } columnas
    }
    .help = se espera un número del 4 al { $most }
diagnostic-torus-rows = un toro tiene cuatro filas
    .help = se espera `rows: 4`, o `paths: Ring` con { $rows }
diagnostic-torus-seats = los hoyos de un toro, y los de ningún otro tablero, no son de nadie
    .help = se espera `seats: Nobody` junto a `paths: Torus`
diagnostic-ring-rows = un anillo único solo es posible con una, dos o tres filas
    .help = se espera `paths: OwnRings`, `Torus` o `Written` con cuatro, o `seats: Square`
diagnostic-ring-of-written-seats = no se conoce ningún anillo de lados enumerados en tres filas
    .help = se esperan caminos enumerados
diagnostic-square-own-rings = en un tablero cuadrado todos siembran por un mismo anillo
    .help = se espera `paths: Ring` o `Written`
diagnostic-path-of-one-pit = el camino de { $side ->
        [south] Sur
        [north] Norte
        [east] Este
       *[west] Oeste
    } es de un solo hoyo
    .help = se esperan dos o más
diagnostic-path-count = `paths` { $paths ->
        [0] no tiene ningún camino
        [one] tiene un camino
       *[other] tiene { $paths } caminos
    }
    .help = { $sides ->
        [1] se espera uno
       *[other] se espera uno o { $sides }
    }
diagnostic-path-unknown-place = `paths` nombra { $place }, que no está en el tablero
    .help = se esperan hoyos desde { $first } hasta { $last }, o la letra de un lado para su almacén
diagnostic-path-place-twice = { $place } se nombra dos veces en el camino{ $path ->
        [south] { " " }de Sur
        [north] { " " }de Norte
        [east] { " " }de Este
        [west] { " " }de Oeste
       *[all] { "" }
    }
    .help = se espera una sola vez
diagnostic-path-without-stores = el camino{ $path ->
        [south] { " " }de Sur
        [north] { " " }de Norte
        [east] { " " }de Este
        [west] { " " }de Oeste
       *[all] { "" }
    } pasa por el almacén { $store }
    .help = se espera `stores: Aside`, o ningún almacén
diagnostic-path-leaves-out = { $pit } es de { $owner ->
        [south] Sur
        [north] Norte
        [east] Este
       *[west] Oeste
    } y no está en el camino{ $path ->
        [south] { " " }de Sur
        [north] { " " }de Norte
        [east] { " " }de Este
        [west] { " " }de Oeste
       *[all] { "" }
    }
    .help = se espera que esté allí, o que no sea de nadie
diagnostic-path-stores = los caminos pasan por los almacenes de maneras distintas
    .help = se espera en cada camino ningún almacén, el de su lado o todos

### Mistakes in the seeds at the start.

diagnostic-setup-row-numbers = { $field } { $numbers ->
        [0] no tiene ningún número
        [one] tiene un número
       *[other] tiene { $numbers } números
    }
    .help = { $rows ->
        [1] se espera uno, para la fila de un lado
       *[other] se esperan { $rows }, uno para cada fila de un lado
    }
diagnostic-setup-too-many-parts = { $field } tiene { $parts } entradas
    .help = se admiten { $most } como máximo
diagnostic-setup-part-beyond = { $field } tiene { $part }
    .help = se espera un número del 1 al { $columns }
diagnostic-setup-second-sides = solo si hay dos lados hay uno que no empieza
    .help = hay que quitar `setup.second`
diagnostic-setup-second-at-random = las semillas que caen al azar están igual empiece quien empiece
    .help = hay que quitar `setup.second`
diagnostic-special-pieces-pits = un tablero de { $pits } hoyos es demasiado grande para piezas especiales
    .help = se admiten { $most } hoyos como máximo
diagnostic-special-pieces-sides = solo hay piezas especiales en un tablero de dos lados
    .help = hay que quitar `setup.specials`
diagnostic-setup-without-ends = no hay hoyos en los extremos
    .help = hay que poner `board.ends: true` o quitar `setup.ends`
diagnostic-spare-seeds-sides = solo se toman semillas prestadas en un tablero de dos lados con almacenes
    .help = hay que quitar `setup.spare`
diagnostic-spare-seeds-too-many = { $spare } semillas para tomar prestadas son demasiadas
    .help = se admiten { $most } en total como máximo, contando las que están en juego y las que cada lado puede tomar prestadas
diagnostic-setup-first = `setup.first` es { $side }
    .help = se espera { $sides }
diagnostic-setup-fill-of-nothing = `setup.fill` no da nada
    .help = se espera `times`, `below` y `least` desde 1, y `least` no mayor que `most`
diagnostic-setup-total = `setup.total` vale { $total }, y las semillas del principio suman { $seeds ->
        [one] una semilla
       *[other] { $seeds } semillas
    }
    .help = se espera un número que baste para los hoyos y que se pueda repartir entre las reservas
diagnostic-setup-seeds = la partida { $seeds ->
        [0] no tiene semillas
       *[other] tiene { $seeds } semillas
    }
    .help = se espera un número del 1 al { $most }
