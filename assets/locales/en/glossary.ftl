### Words of the field, for a learner. Each message is the word, its `text` what it means.

glossary-mancala = mancala
    .text = The family of games in which a move is a sowing: the seeds of a pit are taken up and laid out one by one. All
        seeds are alike; what counts is how many lie where.
glossary-pit = pit
    .text = A hollow in the board from which seeds are lifted and into which they are sown. Also called hole, cup or house.
glossary-store = store
    .text = A large hollow, one for each player, that keeps what has been won. In some games sowings pass through it, in
        most they do not, and some games have none.
glossary-seed = seed
    .text = The playing piece: a seed, stone, bean or shell. A seed belongs to nobody; it goes with the pit in which it
        lies.
glossary-row = row
    .text = A line of pits along the board. Where each player has two rows, the inner one lies at the middle line and the
        outer one at the edge of the board.
glossary-facing-pit = facing pit
    .text = The pit straight across the middle line, in the same column. Also called opposite pit.
glossary-path = path of sowing
    .text = The fixed order in which pits are sown: a ring round the whole board, or one for each player round the own
        rows. It may run through stores.
glossary-reserve = reserve
    .text = Seeds in a player's hand at the start, brought into play later.
glossary-lift = lift
    .text = To take up all the seeds of a pit in order to sow them.
glossary-sow = sow
    .text = To lay out the lifted seeds one by one, one in each place along the path.
glossary-origin = origin
    .text = The pit from which a sowing was lifted.
glossary-lap = lap
    .text = One sowing, from the lifting of a pit to its last seed.
glossary-relay = relay
    .text = To lift the pit in which the last seed fell and sow on from there. A turn then has many laps, and usually
        ends when a last seed falls in an empty pit.
glossary-single-lap = single-lap sowing
    .text = Sowing that ends with its last seed, wherever that falls.
glossary-capture = capture
    .text = To take seeds out of pits by rule. They go into a store, or in some games are sown again.
glossary-count-capture = capture by count
    .text = A capture that depends on how many seeds the pit then holds, such as two or three, or an even number.
glossary-facing-capture = capture across
    .text = A capture that depends on where the last seed falls: the seeds of the facing pit are taken.
glossary-chain = chain
    .text = A capture that also takes the pits sown just before, one after another, as long as they fit.
glossary-in-passing = capture in passing
    .text = A capture made while the sowing goes on: a pit that reaches the number is emptied at once.
glossary-resow = re-entry
    .text = To sow captured seeds again at once on one's own side, instead of storing them.
glossary-grand-slam = grand slam
    .text = A capture of all the seeds on the opponent's side in one move. Games differ on whether it is allowed.
glossary-feed = feed
    .text = To give seeds to an opponent who has none. Some games demand it of a player who can.
glossary-trap = trap
    .text = A pit won for good: its owner gets every seed that falls there. The tuzdyk of togyz kumalak is one.
glossary-tuzdyk = tuzdyk
    .text = In togyz kumalak, the one pit on the opponent's side that a player may win, by making three seeds in it.
glossary-kazan = kazan
    .text = The store in togyz kumalak.
glossary-turn = turn
    .text = What one player does before the other moves. It may hold several moves, if extra moves are won.
glossary-ply = ply
    .text = One move as it is written in a record.
glossary-bonus = extra move
    .text = A further move by the same player, for instance after a last seed in their own store.
glossary-pass = pass
    .text = To leave out a turn. As a rule one may pass only when there is no move.
glossary-ping-pong = ping-pong rule
    .text = The ban on sending a lone seed straight back to where it came from, so that two players cannot do so for ever.
glossary-pie-rule = pie rule
    .text = One player makes the first move, and the other may then choose to take that side over. It makes up for the
        advantage of moving first.
glossary-endless = endless sowing
    .text = A turn of many laps that never ends, since no last seed falls where it could stop. Each game says what becomes
        of it.
glossary-void = void
    .text = A game that does not count, as if it had not been played.
glossary-house = house
    .text = A pit that each player has from the start, with rights of its own for as long as it holds enough seeds and has not
        been emptied.
glossary-nyumba = nyumba
    .text = The house in bao: the fourth pit from the right of the inner row.
glossary-kichwa = kichwa
    .text = In bao, an end pit of the inner row, from which captured seeds are sown. The word means head.
glossary-kimbi = kimbi
    .text = In bao, one of the two pits at either end of the inner row. A capture made there sends the captured seeds to that end.
glossary-namua = namua
    .text = The first stage of bao, in which every turn begins with a seed from the hand.
glossary-mtaji = mtaji
    .text = The second stage of bao, in which the seeds on the board go on alone; also a move of that stage that captures.
glossary-takata = takata
    .text = In bao, a turn that does not begin with a capture, and so captures nothing at all.
glossary-takasia = takasia
    .text = In bao, the blockade of a pit that its owner can neither defend nor avenge: for one turn no move may begin from it.
glossary-safari = safari
    .text = In bao, the sowing of one's own house, when a turn with captures has ended in it.
glossary-musoro = musoro
    .text = In tsoro, a pit in which a player may break off a lap that would go on. The word means head.
glossary-reverse = reverse lap
    .text = A lap that runs the other way than usual. In omweso and igisoro it starts from certain pits and must capture.
glossary-torus = torus
    .text = A board whose opposite edges count as joined, so that a row and a column have no end.

# Pieces of another kind than seeds: one of them, and several.
word-special = special piece
word-specials = special pieces
# $count (number): how many. $special, $specials: what they are called.
pieces = { $count ->
        [one] one { $special }
       *[other] { $count } { $specials }
    }
