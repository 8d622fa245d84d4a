### What goes wrong between a host and an engine that plays for it: see the protocol for engines.

## Lines of a host

# $word: the first word of the line. $words: the words that there are.
diagnostic-protocol-word-unknown = no line begins with { $word }
    .help = expected { $words }
# $line: the whole line. $form: the form of lines of this kind.
diagnostic-protocol-line-unreadable = { $line } cannot be understood
    .help = expected { $form }
# $word: of the line. $first: that of the line which must come before.
diagnostic-protocol-too-early = { $word } comes too early
    .help = expected { $first } first
# $word: of the line.
diagnostic-protocol-during-search = { $word } comes during a search
    .help = expected `stop`, or to wait for `bestmove`

## Engines. $engine: the name of one.

# $command: the name of a program. $because: what the system says.
diagnostic-engine-not-started = the engine { $command } cannot be started: { $because }
# $expected: a word of the protocol.
diagnostic-engine-ended = the engine { $engine } ended when { $expected } was expected
# $expected: as above. $seconds (number): how long it was waited for.
diagnostic-engine-late = the engine { $engine } did not answer with { $expected } within { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }
    .help = it must write each line out at once
# $played: what it answered. $position: the text of the position. $because: why that is no move there.
diagnostic-engine-move-illegal = the engine { $engine } answered { $played }: { $because }
    .note = the position is { $position }
# $reason: as the engine gives it.
diagnostic-engine-refuses-game = the engine { $engine } does not play this game: { $reason }
