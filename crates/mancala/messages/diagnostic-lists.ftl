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
