### Lists, put together two items at a time from the right.

list-and-two = { $first } и { $second }
list-or-two = { $first } или { $second }
list-more = { $first }, { $rest }
# $names: the first names of a long list. $more (number): how many others there are.
list-more-left-out = { $names } или ещё { $more ->
        [one] { $more } другое
        [few] { $more } других
       *[many] { $more } других
    }

### Words that look like others.

look-alike = в { $word } буква { $letter } — { $script ->
        [greek] греческая
       *[cyrillic] кириллическая
    }, а нужна латинская { $latin }
did-you-mean = возможно, вы имели в виду { $near }?
