### How lists are put together, two items at a time from the right.

list-or-two = { $first } or { $second }
list-and-two = { $first } and { $second }
list-more = { $first }, { $rest }

### Names that stand inside other sentences.

side-south = South
side-north = North
# $player: the name of a side.
place-store = { $player }'s store
place-hand = { $player }'s reserve
