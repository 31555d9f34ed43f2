# The exact solver, see ``solver``: the functions here have the same names.

cdef struct Position:
    uint32_t ones[4]
    uint32_t twins[4]
    int trick[4]
    int tricks[4]
    int lying, leader, step, turns, number
    int re_points, re_tricks
    int best, winner, points
    int64_t for_re, for_kontra

cdef struct Entry:
    uint64_t key
    int32_t low, high

cdef struct Task:
    const Tables* game
    const Scores* scores
    int re, pigs, kinds, merge
    bint straight
    int64_t gain_re, gain_kontra
    uint32_t apart
    int64_t nodes, limit
    bint over
    Entry* table
    uint64_t mask
    int64_t far

cdef enum:
    INFINITE = 1 << 30
    SPREAD = 8192


cdef int64_t worth_of(const Task* task, int case_, int64_t for_re, int64_t for_kontra) noexcept nogil:
    cdef const Scores* scores = task.scores
    cdef int64_t re = along(
        scores.re[case_], scores.weights[0] * for_re + scores.weights[1] * for_kontra
    )
    cdef int64_t kontra = along(
        scores.kontra[case_], scores.weights[2] * for_re + scores.weights[3] * for_kontra
    )
    return (re - kontra) * SPREAD + re


cdef int case_at(const Task* task, const Position* at, int re_points) noexcept nogil:
    cdef int soloist, others, seat
    if task.game.negative:
        soloist = dk_top(task.re)
        others = 99
        for seat in range(4):
            if seat != soloist and at.tricks[seat] < others:
                others = at.tricks[seat]
        if task.game.negative == 1:
            return 2 if at.tricks[soloist] else 0
        if at.tricks[soloist] == others:
            return 1
        return 0 if at.tricks[soloist] < others else 2
    if re_points == 0 and at.re_tricks == 0:
        return 11
    if re_points == 240 and at.re_tricks == at.number:
        return 12
    return task.game.step_of[re_points]


cdef inline uint64_t mixed(uint64_t a, uint64_t b) noexcept nogil:
    a = (a ^ b) * <uint64_t>0x9E3779B97F4A7C15U
    return a ^ a >> 29


cdef uint64_t key_of(const Task* task, const Position* at) noexcept nogil:
    cdef uint64_t key = 0x1234567
    cdef int seat
    for seat in range(4):
        key = mixed(key, <uint64_t>at.ones[seat] | <uint64_t>at.twins[seat] << 24)
        if task.game.negative:
            key = mixed(key, at.tricks[seat])
    key = mixed(
        key,
        <uint64_t>at.leader | <uint64_t>at.step << 2 | <uint64_t>at.turns << 4
        | <uint64_t>(at.re_tricks == 0) << 5 | <uint64_t>(at.re_tricks == at.number) << 6
        | <uint64_t>at.re_points << 7,
    )
    if not task.straight:
        key = mixed(key, <uint64_t>(at.for_re + 4096) | <uint64_t>(at.for_kontra + 4096) << 20)
    return key if key else 1


cdef void bounds_of(
    const Task* task, const Position* at, int64_t* low, int64_t* high
) noexcept nogil:
    """Between which worths the rest can end, whoever plays how."""
    cdef const Tables* game = task.game
    cdef int rest = at.points, seat, place, step, left = game.size - at.number, full = at.lying
    cdef int first, last
    cdef uint32_t mask, foxes
    cdef int64_t most = 0, value, spread
    cdef bint started = False
    low[0], high[0] = -INFINITE, INFINITE
    if game.negative or not task.straight:
        return
    for seat in range(4):
        mask = at.ones[seat]
        while mask:
            place = dk_low(mask)
            mask &= mask - 1
            rest += game.points[place] << (at.twins[seat] >> place & 1)
            full += (game.points[place] >= 10) << (at.twins[seat] >> place & 1)
        if task.kinds & 2:
            foxes = 1 << game.fox
            if at.ones[seat] & foxes:
                most += (game.fox_points + game.fox_last) << ((at.twins[seat] & foxes) != 0)
    if left:
        if task.kinds & 1 and game.least < 1000:
            most += min(left, full // 4) if game.least >= 40 else left
        if task.kinds & 2:
            most += 2 * game.fox_wins
        if task.kinds & 4:
            most += 2 * game.charlie_wins + 2
        if task.kinds & 8:
            most += 2
            if game.hearts or game.exotic:
                most += 7 * left
    first = game.step_of[at.re_points]
    last = game.step_of[at.re_points + rest]
    for step in range(first, last + 1):
        value = worth_of(task, step, 0, 0)
        if not started or value < low[0]:
            low[0] = value
        if not started or value > high[0]:
            high[0] = value
        started = True
    for step in range(11, 13):
        value = worth_of(task, step, 0, 0)
        if step == 11 and (at.re_points or at.re_tricks):
            continue
        if step == 12 and at.re_tricks != at.number:
            continue
        low[0] = min(low[0], value)
        high[0] = max(high[0], value)
    spread = most * max(
        task.gain_re if task.gain_re >= 0 else -task.gain_re,
        task.gain_kontra if task.gain_kontra >= 0 else -task.gain_kontra,
    )
    low[0] -= spread
    high[0] += spread


cdef int64_t close_position(const Task* task, Position* at) noexcept nogil:
    """Take the full trick; what its extra points are worth at once."""
    cdef const Tables* game = task.game
    cdef bint last = at.number == game.size - 1
    cdef uint32_t watched = game.watched_last if last else game.watched
    cdef uint32_t mask = 0
    cdef Kept kept
    cdef int i, kinds = task.kinds
    cdef int64_t extra = 0
    for i in range(4):
        mask |= <uint32_t>1 << at.trick[i]
    if kinds and (mask & watched or at.points >= game.least or game.watch_all):
        kept.number, kept.leader, kept.step = at.number, at.leader, at.step
        kept.winner, kept.points = at.winner, at.points
        for i in range(4):
            kept.places[i] = at.trick[i]
        kept.pigs = 0
        if task.pigs >= 0 and mask >> game.fox & 1:
            i = (task.pigs - at.leader) * at.step & 3
            kept.pigs = (at.trick[i] == game.fox) << i
        kept.hearts = game.hearts != 0 and not mask & ~game.hearts
        extra = trick_extras(game, &kept, task.re, kinds)
    at.tricks[at.winner] += 1
    if task.re >> at.winner & 1:
        at.re_points += at.points
        at.re_tricks += 1
        at.for_re += extra
        extra *= task.gain_re
    else:
        at.for_kontra += extra
        extra *= task.gain_kontra
    at.number += 1
    at.leader = at.winner
    if at.turns:
        at.step = 4 - at.step
        at.turns = 0
    at.lying = 0
    at.points = 0
    return extra if task.straight else 0


cdef void put_position(const Tables* game, Position* at, int seat, int place) noexcept nogil:
    cdef uint32_t bit = <uint32_t>1 << place
    cdef uint32_t counting, second
    if at.twins[seat] & bit:
        at.twins[seat] ^= bit
    else:
        at.ones[seat] ^= bit
    at.trick[at.lying] = place
    at.points += game.points[place]
    if at.lying == 0:
        at.best, at.winner = place, seat
    else:
        counting = game.follow[at.trick[0]] | game.trumps
        second = game.second_last if at.number == game.size - 1 else game.second
        if place > at.best:
            if counting & bit:
                at.best, at.winner = place, seat
        elif place == at.best and second & bit:
            at.winner = seat
    at.lying += 1


cdef int order_moves(
    const Task* task, const Position* at, int seat, uint32_t legal, int* places
) noexcept nogil:
    """The cards worth trying, the promising ones first."""
    cdef const Tables* game = task.game
    cdef uint32_t others = at.ones[seat ^ 1] | at.ones[seat ^ 2] | at.ones[seat ^ 3]
    cdef int worths[24]
    cdef int count = 0, place, i, j, last = -1, value, top, held
    cdef uint32_t mask = legal, beating = 0, counting
    cdef bint mine = False
    for i in range(at.lying):
        others |= <uint32_t>1 << at.trick[i]
    if at.lying:
        counting = game.follow[at.trick[0]] | game.trumps
        beating = counting >> (at.best + 1) << (at.best + 1)
        if (game.second_last if at.number == game.size - 1 else game.second) >> at.best & 1:
            beating |= <uint32_t>1 << at.best
        mine = (task.re >> seat ^ task.re >> at.winner) & 1 == 0
    while mask:
        place = dk_low(mask)
        mask &= mask - 1
        if (
            task.merge and last >= 0
            and not (task.apart >> last & 1) and not (task.apart >> place & 1)
            and game.follow[last] == game.follow[place]
            and game.points[last] == game.points[place]
            and not others >> last & ((<uint32_t>1 << (place - last + 1)) - 1)
        ):
            last = place
            continue
        last = place
        if at.lying == 0:
            held = game.follow[place] & others
            top = dk_top(held) if held else -1
            value = game.points[place] + (40 if place > top else 0) - (0 if place > top else 2 * game.points[place])
        elif beating >> place & 1:
            if mine:
                value = 10 - place // 4 + (game.points[place] if at.lying == 3 else 0)
            else:
                value = 40 - place + (2 * game.points[place] if at.lying == 3 else 0)
        else:
            value = game.points[place] * (3 if mine else -3)
        i = count
        while i and worths[i - 1] < value:
            worths[i] = worths[i - 1]
            places[i] = places[i - 1]
            i -= 1
        worths[i], places[i] = value, place
        count += 1
    return count


cdef int64_t search_position(
    Task* task, const Position* at, int64_t alpha, int64_t beta
) noexcept nogil:
    """What the rest is worth with the best play of both sides; exact within the window."""
    cdef const Tables* game = task.game
    cdef int places[24]
    cdef int seat = (at.leader + at.step * at.lying) & 3, count, i
    cdef uint32_t hand = at.ones[seat], legal = hand
    cdef uint64_t key = 0
    cdef Entry* entry = NULL
    cdef int64_t low, high, value, best, gain, first_alpha = alpha, first_beta = beta
    cdef bint by_re = task.re >> seat & 1
    cdef Position next_
    task.nodes += 1
    if task.nodes > task.limit:
        task.over = True
        return 0
    if at.lying == 0:
        if at.number == game.size:
            if task.straight:
                return worth_of(task, case_at(task, at, at.re_points), 0, 0)
            return worth_of(task, case_at(task, at, at.re_points), at.for_re, at.for_kontra)
        key = key_of(task, at)
        entry = &task.table[key & task.mask]
        if entry.key == key:
            low, high = entry.low, entry.high
        else:
            bounds_of(task, at, &low, &high)
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        alpha = max(alpha, low)
        beta = min(beta, high)
        first_alpha, first_beta = alpha, beta
    else:
        legal = hand & game.follow[at.trick[0]]
        if not legal:
            legal = hand
    if legal & (legal - 1):
        count = order_moves(task, at, seat, legal, places)
    else:
        count = 1
        places[0] = dk_low(legal)
    best = -INFINITE if by_re else INFINITE
    for i in range(count):
        next_ = at[0]
        put_position(game, &next_, seat, places[i])
        gain = 0
        if next_.lying == 4:
            gain = close_position(task, &next_)
        value = search_position(task, &next_, alpha - gain, beta - gain) + gain
        if task.over:
            return 0
        if by_re:
            if value > best:
                best = value
            if best > alpha:
                alpha = best
        else:
            if value < best:
                best = value
            if best < beta:
                beta = best
        if alpha >= beta:
            break
    if entry != NULL:
        if entry.key != key:
            entry.key = key
            bounds_of(task, at, &low, &high)
            entry.low, entry.high = <int32_t>low, <int32_t>high
        if best <= first_alpha:
            entry.high = min(entry.high, <int32_t>best)
        elif best >= first_beta:
            entry.low = max(entry.low, <int32_t>best)
        else:
            entry.low = entry.high = <int32_t>best
    return best


cdef class Solver:
    """Solves positions of one deal; see ``solver.Solver``."""

    cdef GameTables tables
    cdef Task task
    cdef object game

    def __cinit__(self, game, int re, int pigs, int kinds, bint merge, apart, int bits):
        cdef Py_ssize_t size = <Py_ssize_t>1 << bits
        self.game = game
        self.tables = tables_of(game)
        memset(&self.task, 0, sizeof(Task))
        self.task.game = &self.tables.data
        self.task.scores = &self.tables.data.pair if re & (re - 1) else &self.tables.data.lone
        self.task.re, self.task.pigs, self.task.kinds = re, pigs, kinds
        self.task.merge, self.task.apart = merge, apart
        self.task.table = <Entry*>calloc(size, sizeof(Entry))
        if self.task.table == NULL:
            raise MemoryError
        self.task.mask = size - 1

    def __init__(self, game, re, pigs, kinds, merge, apart, bits):
        from dokodesk.ai.solver import straight_gains

        gains = straight_gains(game, re)
        self.task.straight = gains is not None
        if gains is not None:
            self.task.gain_re, self.task.gain_kontra = gains

    def __dealloc__(self):
        free(self.task.table)

    def values(self, position, places, int64_t limit):
        """See ``solver.Solver.values``."""
        cdef Position at, next_
        cdef Task* task = &self.task
        cdef int i, seat
        cdef int64_t value = 0, gain, low, high
        read_position(&at, position)
        for i in range(len(position.trick)):
            put_position(task.game, &at, (at.leader + at.step * i) & 3, position.trick[i])
        seat = (at.leader + at.step * at.lying) & 3
        task.nodes, task.limit = 0, limit
        found = []
        for place in places:
            next_ = at
            if not next_.ones[seat] >> <int>place & 1:
                raise ValueError("a card is not in the hand")
            put_position(task.game, &next_, seat, place)
            task.over = False
            with nogil:
                gain = 0
                if next_.lying == 4:
                    gain = close_position(task, &next_)
                if task.straight:
                    gain += task.gain_re * at.for_re + task.gain_kontra * at.for_kontra
                value = search_position(task, &next_, -INFINITE, INFINITE)
                if task.over:
                    bounds_of(task, &next_, &low, &high)
                    low, high = max(low + gain, -INFINITE), min(high + gain, INFINITE)
                else:
                    low = high = value + gain
            found.append((low, high))
        return found, task.nodes


cdef int read_position(Position* to, position) except -1:
    cdef int i
    cdef uint64_t hand
    memset(to, 0, sizeof(Position))
    for i in range(4):
        hand = position.hands[i]
        to.ones[i], to.twins[i] = <uint32_t>(hand & FACES), <uint32_t>(hand >> 24)
        to.tricks[i] = position.tricks[i]
    for i, place in enumerate(position.trick):  # back into the hands, to be played again
        add_card(to, (position.leader + position.step * i) & 3, place)
    to.leader, to.step, to.turns = position.leader, position.step, position.turns
    to.number, to.re_points, to.re_tricks = position.number, position.re_points, position.re_tricks
    to.for_re, to.for_kontra = position.for_re, position.for_kontra
    return 0


cdef void add_card(Position* to, int seat, int place) noexcept nogil:
    if to.ones[seat] >> place & 1:
        to.twins[seat] |= <uint32_t>1 << place
    else:
        to.ones[seat] |= <uint32_t>1 << place
