### Lists, put together two items at a time from the right.

# $second-begins: with what the second begins as it is read: its first letter, small and without an accent, with an h the
# vowels behind it too (i, hi, hie); eight, eleven or number for a number. $second-latin: yes if it is a number or has Latin
# letters, else no.
list-and-two = { $first } and { $second }
list-or-two = { $first } or { $second }
list-more = { $first }, { $rest }
# $names: the first names of a long list. $more (number): how many others there are.
list-more-left-out = { $names } or { $more ->
        [one] another
       *[other] one of { $more } others
    }

### Words that look like others.

# $word: what was written. $letter: a letter of it. $latin: the Latin letter that looks the same. $script: cyrillic or greek.
look-alike = in { $word } the letter { $letter } is { $script ->
        [greek] Greek
       *[cyrillic] Cyrillic
    }; expected the Latin { $latin }
# $near: what was most likely meant.
did-you-mean = did you mean { $near }?
