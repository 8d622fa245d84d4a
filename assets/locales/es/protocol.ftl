### What goes wrong between a host and an engine that plays for it: see the protocol for engines.

## Lines of a host

diagnostic-protocol-word-unknown = ninguna línea empieza por { $word }
    .help = se espera { $words }
diagnostic-protocol-line-unreadable = no se entiende { $line }
    .help = se espera { $form }
diagnostic-protocol-too-early = { $word } llega demasiado pronto
    .help = antes se espera { $first }
diagnostic-protocol-during-search = { $word } llega durante una búsqueda
    .help = se espera `stop`, o aguardar a `bestmove`

## Engines.

diagnostic-engine-not-started = no se puede iniciar el motor { $command }: { $because }
diagnostic-engine-ended = el motor { $engine } terminó cuando se esperaba { $expected }
diagnostic-engine-late = el motor { $engine } no respondió { $expected } en { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }
    .help = debe escribir cada línea en el acto
diagnostic-engine-move-illegal = el motor { $engine } respondió { $played }: { $because }
    .note = la posición es { $position }
diagnostic-engine-refuses-game = el motor { $engine } no juega a este juego: { $reason }
