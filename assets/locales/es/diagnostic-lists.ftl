### Lists, put together two items at a time from the right.

# "e" before the sound of i, but not before hie and the like, where it is a consonant; "u" before that of o (RAE).
list-and-two = { $first } { $second-begins ->
        [i] e
        [hi] e
       *[other] y
    } { $second }
list-or-two = { $first } { $second-begins ->
        [o] u
        [ho] u
        [eight] u
        [eleven] u
       *[other] o
    } { $second }
list-more = { $first }, { $rest }
list-more-left-out = { $names } u { $more ->
        [one] otro más
       *[other] otros { $more }
    }

### Words that look like others.

look-alike = en { $word } la letra { $letter } es { $script ->
        [greek] griega
       *[cyrillic] cirílica
    }; se espera la { $latin } latina
did-you-mean = ¿quiso decir { $near }?
