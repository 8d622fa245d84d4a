### Rule sheets for print, and rule pages compared.

compare-heading = { $left } / { $right }

sheet-board = El tablero al empezar, con las semillas que hay en cada hoyo.
sheet-board-random = Un posible tablero al empezar: las semillas se reparten al azar.
sheet-path = Las flechas muestran el camino de la siembra.
sheet-path-either-way = La línea muestra el camino de la siembra; en qué sentido se recorre depende de la jugada.
sheet-dashes = Las flechas discontinuas son solo de Norte.
sheet-torus = Los bordes están unidos: el izquierdo con el derecho y el superior con el inferior.
sheet-strips = El tablero está cortado en partes: cada una continúa en la que está debajo.

sheet-reserve = en la reserva

sheet-barred = Aquí no se puede elegir { $pit }.

sheet-option = { $name }: { $value }

sheet-foot = { $title } – hoja de reglas de Naqala
sheet-page = { $page } / { $pages }

diagnostic-sheet-letters-missing = ninguna fuente que se pueda incrustar en un PDF tiene { $letters }
    .note = { $boxes ->
        [yes] en su lugar se imprimen recuadros
       *[no] {""}
    }
    .help = instale una fuente con esas letras, por ejemplo una de Noto
    .help-2 = { $boxes ->
        [yes] {""}
       *[no] o indique una carpeta de fuentes con `--fonts`, o imprima recuadros en su lugar con `--allow-missing`
    }

## A board to print, and how to make one.

making-title = { $game }: cómo hacer un tablero
making-foot = Un tablero de Naqala
making-board = { $form ->
        [square] El tablero es un cuadrado con { $pits } hoyos a lo largo de sus lados.
       *[rows] El tablero tiene { $pits } hoyos en { $rows ->
            [one] una fila
           *[other] { $rows } filas
        }.
    }{ $large ->
        [0] { "" }
        [one] { " " }Hay además un hoyo grande.
       *[other] { " " }Hay además { $large } hoyos grandes.
    }{ $stores ->
        [0] { "" }
        [one] { " " }Un hueco mayor es el almacén.
       *[other] { " " }{ $stores } huecos mayores son los almacenes de las semillas ganadas.
    }
making-ground = Al aire libre, cave los hoyos en arena o tierra, cada uno del ancho de una mano, o dibuje círculos en el suelo con tiza. En casa, dibuje el tablero en papel o cartón, o imprímalo y pegue las hojas.
making-boxes = También se hace un tablero con hueveras. Para { $pits } huecos, corte en tiras { $tens ->
        [one] una huevera de diez
       *[other] { $tens } hueveras de diez
    } o { $dozens ->
        [one] una de doce
       *[other] { $dozens } de doce
    } y péguelas una junto a otra.{ $bowls ->
        [0] { "" }
        [one] { " " }Un cuenco sirve de hueco mayor.
       *[other] { " " }{ $bowls } cuencos sirven de huecos mayores.
    }
making-wood = Para tallar un tablero, tome una tabla de al menos 3 cm de grosor y marque en ella hoyos de unos 5 cm de ancho. Vacíelos con una gubia y alíselos con papel de lija; un poco de aceite resalta la veta.
making-seeds = Sirven de semillas las alubias, los guijarros, las conchas pequeñas o los botones. Hacen falta { $seeds } de tamaño parecido, y algunas de reserva.
making-specials = Hacen falta también { $pieces }, mayores que las semillas o de otro color.
making-houses = Haga cuadradas las casas, o márquelas: { $pits }.
making-markers = Los hoyos que se ganan durante el juego se marcan con un aro de papel, una ramita o tiza.
making-glue = El tablero de las hojas siguientes tiene el tamaño correcto si se imprime sin escalar. Recorte cada parte del tablero por la línea fina, ponga su borde sobre la franja gris de la hoja de la izquierda o de arriba y péguelo.

making-strip = pegar
making-sheet = { $game }: fila { $row }, hoja { $sheet } de { $sheets }
making-seeds-sheet = { $game }: semillas para recortar
making-actual-size = Imprima a tamaño real, sin escalar.
making-scale = { "5 cm" }

diagnostic-board-too-many-sheets = el tablero ocuparía { $sheets } hojas, y se imprimen como máximo { $most }
    .help = elija un tamaño menor, o una sola hoja con `--fit`
