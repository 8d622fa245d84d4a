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
