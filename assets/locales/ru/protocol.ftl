### What goes wrong between a host and an engine that plays for it: see the protocol for engines.

## Lines of a host

# $word: the first word of the line. $words: the words that there are.
diagnostic-protocol-word-unknown = ни одна строка не начинается с { $word }
    .help = можно начать с { $words }
# $line: the whole line. $form: the form of lines of this kind.
diagnostic-protocol-line-unreadable = непонятная строка { $line }
    .help = нужно { $form }
# $word: of the line. $first: that of the line which must come before.
diagnostic-protocol-too-early = слишком рано для { $word }
    .help = сначала нужно { $first }
# $word: of the line.
diagnostic-protocol-during-search = во время поиска получено { $word }
    .help = нужно `stop`, или подождите `bestmove`

## Engines. $engine: the name of one.

# $command: the name of a program. $because: what the system says.
diagnostic-engine-not-started = не удаётся запустить движок { $command }: { $because }
# $expected: a word of the protocol.
diagnostic-engine-ended = движок { $engine } завершился, не ответив { $expected }
# $expected: as above. $seconds (number): how long it was waited for.
diagnostic-engine-late = движок { $engine } не ответил { $expected } за { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }
    .help = каждую строку он должен выводить сразу
# $played: what it answered. $position: the text of the position. $because: why that is no move there.
diagnostic-engine-move-illegal = движок { $engine } ответил { $played }: { $because }
    .note = позиция — { $position }
# $reason: as the engine gives it.
diagnostic-engine-refuses-game = движок { $engine } не играет в эту игру: { $reason }
