### Lists, put together two items at a time from the right.

list-and-two = { $first } { $second-latin ->
        [yes] ו־{ $second }
       *[no] ו{ $second }
    }
list-or-two = { $first } או { $second }
list-more = { $first }, { $rest }
# $names: the first names of a long list. $more (number): how many others there are.
list-more-left-out = { $names } או { $more ->
        [one] אחד נוסף
       *[other] אחד מ־{ $more } אחרים
    }

### Words that look like others.

look-alike = ב־{ $word } האות { $letter } היא { $script ->
        [greek] יוונית
       *[cyrillic] קירילית
    }, ונדרשת האות הלטינית { $latin }
did-you-mean = האם התכוונתם ל־{ $near }?
