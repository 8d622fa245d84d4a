### For the time being: whole English sentences.

diagnostic-said = { $text }
