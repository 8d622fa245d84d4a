### Words of the field, for a learner. Each message is the word, its `text` what it means.

glossary-mancala = mancala
    .forms = mancalas
    .text = The family of games in which a move is a sowing: the seeds of a pit are taken up and laid out one by one. All
        seeds are alike; what counts is how many lie where.
glossary-pit = pit
    .forms = pits, hole, holes
    .text = A hollow in the board from which seeds are lifted and into which they are sown. Also called hole, cup or house.
glossary-store = store
    .forms = stores
    .text = A large hollow, one for each player, that keeps what has been won. In some games sowings pass through it, in
        most they do not, and some games have none.
glossary-seed = seed
    .forms = seeds
    .text = The playing piece: a seed, stone, bean or shell. A seed belongs to nobody; it goes with the pit in which it
        lies.
glossary-row = row
    .forms = rows
    .text = A line of pits along the board. Where each player has two rows, the inner one lies at the middle line and the
        outer one at the edge of the board.
glossary-facing-pit = facing pit
    .forms = facing pits, opposite pit, faces
    .text = The pit straight across the middle line, in the same column. Also called opposite pit.
glossary-path = path of sowing
    .forms = path
    .text = The fixed order in which pits are sown: a ring round the whole board, or one for each player round their own rows. It
        may run through stores.
glossary-reserve = reserve
    .forms = reserves
    .text = Seeds in a player's hand at the start, brought into play later.
glossary-lift = lift
    .forms = lifts, lifted, lifting
    .text = To take up all the seeds of a pit in order to sow them.
glossary-sow = sow
    .forms = sows, sown, sowing, sowings
    .text = To lay out the lifted seeds one by one, one in each place along the path.
glossary-origin = origin
    .forms = origins
    .text = The pit where a sowing began, whose seeds were lifted.
glossary-lap = lap
    .forms = laps
    .text = One sowing, from the lifting of a pit to its last seed.
glossary-relay = relay
    .forms = relays, relayed
    .text = To lift the pit in which the last seed fell and sow on from there. A turn then has many laps, and usually
        ends when a last seed falls in an empty pit.
glossary-single-lap = single-lap sowing
    .forms = single lap
    .text = Sowing that ends with its last seed, wherever that falls.
glossary-capture = capture
    .forms = captures, captured, capturing
    .text = To take seeds out of pits by rule. They go into a store, or in some games are sown again.
glossary-count-capture = capture by count
    .forms = captures by count
    .text = A capture that depends on how many seeds the pit then holds, such as two or three, or an even number.
glossary-facing-capture = capture across
    .forms = captures across
    .text = A capture that depends on where the last seed falls: the seeds of the facing pit are taken.
glossary-chain = chain
    .forms = chains
    .text = A capture that also takes the pits sown just before, one after another, as long as they fit.
glossary-in-passing = capture in passing
    .forms = captures in passing, in passing
    .text = A capture made while the sowing goes on: a pit that reaches the number is emptied at once.
glossary-resow = re-entry
    .forms = re-entries
    .text = Sowing captured seeds again at once on one's own side, instead of storing them.
glossary-grand-slam = grand slam
    .forms = grand slams
    .text = A capture of all the seeds on the opponent's side in one move. Games differ on whether it is allowed.
glossary-feed = feed
    .forms = feeds, fed, feeding
    .text = To give seeds to an opponent who has none. Some games demand it of a player who can.
glossary-trap = trap
    .forms = traps
    .text = A pit won for good: its owner gets every seed that falls there. The tuzdyk of togyz kumalak is one.
glossary-tuzdyk = tuzdyk
    .forms = tuzdyks, tuzdik, tuzdiks
    .text = In togyz kumalak, the one pit on the opponent's side that a player may win, by making three seeds in it.
glossary-kazan = kazan
    .forms = kazans
    .text = The store in togyz kumalak.
glossary-turn = turn
    .forms = turns
    .text = What one player does before the other moves. It may hold several moves, if extra moves are won.
glossary-ply = ply
    .forms = plies
    .text = One move as it is written in a record.
glossary-bonus = extra move
    .forms = extra moves, extra turn, bonus move, another turn
    .text = A further move by the same player, for instance after a last seed in their own store.
glossary-pass = pass
    .forms = passes, passed, passing
    .text = To leave out a turn. As a rule one may pass only when there is no move.
glossary-ping-pong = ping-pong rule
    .forms = ping pong
    .text = The ban on sending a lone seed straight back to where it came from, so that two players cannot do so for ever.
glossary-pie-rule = pie rule
    .forms = pie
    .text = One player makes the first move, and the other may then choose to take that side over. It makes up for the
        advantage of moving first.
glossary-endless = endless sowing
    .forms = never ends, endless
    .text = A turn of many laps that never ends, since no last seed falls where it could stop. Each game says what becomes
        of it.
glossary-void = void
    .text = A game that does not count, as if it had not been played.
glossary-house = house
    .forms = houses
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
    .text = In bao, the blockade of the only pit that is threatened, when its owner cannot capture: for one turn no move may
        begin from it.
glossary-safari = safari
    .text = In bao, the sowing of one's own house, when a turn with captures has ended in it.
glossary-musoro = musoro
    .text = In tsoro, a pit in which a player may break off a lap that would go on. The word means head.
glossary-reverse = reverse lap
    .forms = reverse laps
    .text = A lap that runs in the opposite direction to the usual one. In omweso and igisoro it starts from certain pits and
        must capture.
glossary-torus = torus
    .text = A board whose opposite edges count as joined, so that rows and columns have no end.
glossary-inner-row = inner row
    .forms = inner rows, front row
    .text = Where each player has two rows: the one at the middle line, which faces the opponent.
glossary-outer-row = outer row
    .forms = outer rows, back row
    .text = Where each player has two rows: the one at the edge of the board, behind the inner row.
glossary-hand = hand
    .forms = hands
    .text = Seeds that a player holds and has not brought into play yet; also the seeds of a sowing that are still to be laid
        out.
glossary-full-lap = full lap
    .forms = full laps
    .text = A sowing with seeds enough to come round to the pit where it began. Some games drop a seed there, others
        pass over that pit.
glossary-race = race
    .forms = races
    .text = An opening in which both players sow at the same time. Whoever is done first begins.
glossary-opening = opening
    .forms = openings
    .text = How a game begins: the seeds as they are laid out, or first moves that follow rules of their own.
glossary-head = head
    .forms = heads
    .text = A pit with rights of its own at an end of a row: in one game play starts there, in another captured seeds enter
        there, in a third a lap may be broken off.
glossary-eye = ayemi
    .text = In selus, an end pit of a row. The word means eye. Traps there have rules of their own.
glossary-must-capture = compulsory capture
    .forms = compulsory captures
    .text = The duty of a player who can capture to do so.
glossary-hunger = hunger
    .forms = hungry, starvation, starve, starves, starving
    .text = The state of a player whose pits are all empty.
glossary-majority = majority
    .text = More than half of all the seeds. Whoever has stored as much cannot be overtaken, so many games end there.
glossary-repetition = repetition
    .forms = repetitions, repeated
    .text = A position that comes back with the same player to move. Games that allow it say how often it may.
glossary-round = round
    .forms = rounds
    .text = Play from a layout of the seeds until they have been shared out. In a match, several rounds follow one another.
glossary-match = match
    .forms = matches
    .text = Several rounds. What a player has won in one decides which pits or seeds they begin the next one with.
glossary-komi = komi
    .text = Points given to the second player before play begins, to make up for the advantage of moving first.
glossary-stage = stage
    .forms = stages
    .text = A part of a game whose moves are of another kind than those of the next part.
glossary-misere = give-away game
    .forms = give-away games, misère
    .text = A game with its aim reversed: whoever captures less wins.
glossary-solitaire = solitaire
    .text = A game for one player. Tchuka Ruma is one.
glossary-weak-trap = weak trap
    .forms = weak traps
    .text = In abstract mancala, a trap that keeps one seed of a sowing and lets the others pass.
glossary-strong-trap = strong trap
    .forms = strong traps
    .text = In abstract mancala, a trap that keeps all the seeds still in hand, and so ends the sowing.
glossary-empty-sowing = empty sowing
    .forms = empty sowings
    .text = A sowing after which nothing has been captured and no further move earned.
glossary-rank = rank
    .forms = ranks
    .text = Another word for row: a mancala of two, three or four ranks is played on a board with as many rows.
glossary-cross-sowing = cross sowing
    .forms = cross-sowing
    .text = Sowing in which the number of seeds lifted decides the direction, odd numbers one way and even ones the other; or in which one player sows against the direction of the other.
glossary-beheading = cutting off the head
    .forms = beheading, cut off the head
    .text = In Oware, a grand slam: capturing every seed the opponent has.
glossary-pussa-kanawa = pussa-kanawa
    .text = The Indian way of sowing on: a lap continues with the seeds of the pit after the one in which the last seed fell, and ends if that pit is empty.
glossary-singleton = singleton
    .forms = singletons
    .text = A seed alone in its pit.
glossary-tempo = tempo
    .forms = tempi, waiting move, waiting moves
    .text = A move that changes little and hands the turn to the opponent. Whoever has more of them in the end game need not make the move that loses seeds.
glossary-hoarding = hoarding
    .forms = hoard, hoards, hoarded
    .text = Letting seeds pile up in one pit, to be out of reach of captures or to sow a long way at the right moment.
glossary-sente = sente
    .text = From Go: a move that the opponent has to answer, so that the next free move is yours again.
glossary-gote = gote
    .text = From Go: a move that needs no answer, and so hands the initiative to the opponent.

# $word: a word in small letters. Its plural.
glossary-several = { $word }s

# Pieces of another kind than seeds: one of them, and several.
word-special = special piece
word-specials = special pieces
# $count (number): how many. $special, $specials: what they are called.
pieces = { $count ->
        [one] one { $special }
       *[other] { $count } { $specials }
    }
