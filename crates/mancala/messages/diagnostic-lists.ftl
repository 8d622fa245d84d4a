### Lists in diagnostics, put together two items at a time from the right.

list-or-two = { $first } or { $second }
list-more = { $first }, { $rest }
# $names: the first names of a long list. $more (number): how many others there are.
list-more-left-out = { $names } or { $more ->
        [one] another
       *[other] one of { $more } others
    }
