### What goes wrong between a host and an engine that plays for it: see the protocol for engines.

## Lines of a host

# $word: the first word of the line. $words: the words that there are.
diagnostic-protocol-word-unknown = אין שורה שמתחילה ב־{ $word }
    .help = אפשר להתחיל ב־{ $words }
# $line: the whole line. $form: the form of lines of this kind.
diagnostic-protocol-line-unreadable = אי אפשר להבין את השורה { $line }
    .help = נדרש { $form }
# $word: of the line. $first: that of the line which must come before.
diagnostic-protocol-too-early = מוקדם מדי ל־{ $word }
    .help = קודם נדרש { $first }
# $word: of the line.
diagnostic-protocol-during-search = השורה { $word } הגיעה בזמן חיפוש
    .help = נדרש `stop`, או המתנה ל־`bestmove`

## Engines. $engine: the name of one.

# $command: the name of a program. $because: what the system says.
diagnostic-engine-not-started = אי אפשר להפעיל את המנוע { $command }: { $because }
# $expected: a word of the protocol.
diagnostic-engine-ended = המנוע { $engine } הסתיים לפני שענה { $expected }
# $expected: as above. $seconds (number): how long it was waited for.
diagnostic-engine-late = המנוע { $engine } לא ענה { $expected } בתוך { $seconds ->
        [one] שנייה אחת
        [two] שתי שניות
       *[other] { $seconds } שניות
    }
    .help = עליו לכתוב כל שורה מיד
# $played: what it answered. $position: the text of the position. $because: why that is no move there.
diagnostic-engine-move-illegal = המנוע { $engine } ענה { $played }: { $because }
    .note = העמדה היא { $position }
# $reason: as the engine gives it.
diagnostic-engine-refuses-game = המנוע { $engine } אינו משחק את המשחק הזה: { $reason }
