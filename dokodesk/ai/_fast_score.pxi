# Extra points and scores at the end of a playout, see ``playscore``.

cdef inline int64_t along(const int64_t* bend, int64_t x) noexcept nogil:
    cdef int64_t first = bend[0] + bend[1] * x
    cdef int64_t second
    if bend[4] == 0:
        return first
    second = bend[2] + bend[3] * x
    if (first > second) == (bend[4] > 0):
        return first
    return second


cdef int whose(const Kept* trick, int seats, int place) noexcept nogil:
    cdef int i, found = 0
    for i in range(4):
        if trick.places[i] == place and seats >> ((trick.leader + trick.step * i) & 3) & 1:
            found += 1
    return found


cdef int64_t exotic_extras(
    const Tables* game, const Kept* trick, int theirs, int top
) noexcept nogil:
    cdef int64_t total = 0
    cdef bint last = trick.number == game.size - 1
    cdef bint queens = True
    cdef int i
    for i in range(4):
        if not game.queens >> trick.places[i] & 1:
            queens = False
    if game.exotic & 1 and top == game.special[0] and whose(trick, theirs, game.special[1]):
        total += 1
    if game.exotic & 2 and queens:
        total += 1
    if (
        game.exotic & 4 and last and top == game.diamond_queen
        and whose(trick, theirs, game.charlie)
    ):
        total += 1
    if game.exotic & 8 and top == game.special[2]:
        total += 1
    if game.exotic & 16 and top == game.fox and whose(trick, theirs, game.special[2]):
        total += 1
    if game.exotic & 32 and trick.points == 0:
        total += 1
    return total


cdef int64_t trick_extras(
    const Tables* game, const Kept* trick, int re, int kinds
) noexcept nogil:
    cdef bint last = trick.number == game.size - 1
    cdef int theirs = ~re if re >> trick.winner & 1 else re
    cdef int i, caught, place = (trick.winner - trick.leader) * trick.step & 3
    cdef int top = trick.places[place]
    cdef int64_t total = 0
    if kinds & 1 and trick.points >= game.least:
        total += 1
    if kinds & 2 and game.fox_points:
        for i in range(4):
            if (
                trick.places[i] == game.fox and not trick.pigs >> i & 1
                and theirs >> ((trick.leader + trick.step * i) & 3) & 1
            ):
                total += game.fox_points + (game.fox_last if last else 0)
    if kinds & 8:
        total += trick.hearts
        if top == game.hearts_ten and whose(trick, theirs, top):
            total += 1
        if game.exotic:
            total += exotic_extras(game, trick, theirs, top)
    if not last:
        return total
    if kinds & 2 and game.fox_wins and top == game.fox and not trick.pigs >> place & 1:
        total += game.fox_wins
        if game.fox_wins_twice and whose(trick, ~theirs, top) == 2:
            total += game.fox_wins
    if kinds & 4:
        caught = whose(trick, theirs, game.charlie)
        if game.charlie_wins and top == game.charlie:
            total += game.charlie_wins
            if game.charlie_twice and whose(trick, ~theirs, top) == 2:
                total += game.charlie_wins
        if game.charlie_caught == 1 or (game.charlie_caught == 2 and top == game.diamond_queen):
            total += caught if game.caught_twice else (1 if caught else 0)
    return total


cdef inline int allowed(const Tables* game, const Start* run, const Kept* trick) noexcept nogil:
    if run.re & (run.re - 1):
        return game.pair_extras
    if game.before_clarified and trick.number < run.clarified:
        return 15
    return game.lone_extras


cdef void details(
    const Tables* game, const Start* run, const End* end, int seat, int64_t* to
) noexcept nogil:
    cdef int i, k, kinds, side
    cdef bint by_re = run.re >> seat & 1
    for i in range(DETAILS):
        to[i] = 0
    to[0] = end.re_score if by_re else end.kontra_score
    to[1] = end.re_points if by_re else 240 - end.re_points
    to[2] = end.winner if by_re else -end.winner
    to[3], to[4] = run.taker, run.re
    if run.sow or game.negative:
        return
    for i in range(run.kept_count):
        kinds = allowed(game, run, &run.kept[i])
        side = 5 if (run.re >> run.kept[i].winner & 1) == by_re else 9
        for k in range(4):
            if kinds >> k & 1:
                to[side + k] += trick_extras(game, &run.kept[i], run.re, 1 << k)


cdef End finish(const Tables* game, const Start* run) noexcept nogil:
    cdef End end
    cdef const Scores* scores
    cdef int seat, case_, kinds, soloist, others, i
    cdef int64_t for_re = 0, for_kontra = 0, points
    cdef bint lone = not run.re & (run.re - 1)
    end.re = run.re
    end.re_points = end.re_tricks = 0
    for seat in range(4):
        if run.re >> seat & 1:
            end.re_points += run.points[seat]
            end.re_tricks += run.tricks[seat]
    if run.sow:
        scores = &game.sow
    elif lone:
        scores = &game.lone
    else:
        scores = &game.pair
    if game.negative and not run.sow:
        soloist = dk_top(run.re)
        others = 99
        for seat in range(4):
            if seat != soloist and run.tricks[seat] < others:
                others = run.tricks[seat]
        if game.negative == 1:
            case_ = 2 if run.tricks[soloist] else 0
        elif run.tricks[soloist] == others:
            case_ = 1
        else:
            case_ = 0 if run.tricks[soloist] < others else 2
    else:
        case_ = game.step_of[end.re_points]
        if end.re_points == 0 and end.re_tricks == 0:
            case_ = 11
        elif end.re_points == 240 and end.re_tricks == game.size:
            case_ = 12
        if not run.sow:
            for i in range(run.kept_count):
                kinds = allowed(game, run, &run.kept[i])
                if kinds:
                    points = trick_extras(game, &run.kept[i], run.re, kinds)
                    if run.re >> run.kept[i].winner & 1:
                        for_re += points
                    else:
                        for_kontra += points
    end.winner = scores.winner[case_]
    end.re_score = along(
        scores.re[case_], scores.weights[0] * for_re + scores.weights[1] * for_kontra
    )
    end.kontra_score = along(
        scores.kontra[case_], scores.weights[2] * for_re + scores.weights[3] * for_kontra
    )
    return end
