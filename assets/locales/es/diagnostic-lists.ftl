### Lists in diagnostics, put together two items at a time from the right.

list-or-two = { $first } o { $second }
list-more = { $first }, { $rest }
list-more-left-out = { $names } u { $more ->
        [one] otro más
       *[other] otros { $more }
    }
