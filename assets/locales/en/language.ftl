# The language itself.

# What its speakers call it.
language-name = English

# The way in which it is written: ltr or rtl.
language-direction = ltr

# $percent (number): the number of parts of a hundred.
percent = { $percent }%

# Letters that are written before a word as one with it, and words that only look as if they had some, by commas.
language-prefixes = { "" }
language-unprefixed = { "" }
