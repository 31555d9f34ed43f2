# What Python calls, and how its values get into C and back; see ``playout``.

cdef void fill_scores(Scores* to, scores):
    cdef int i, j
    for i, bend in enumerate(scores.re):
        for j in range(5):
            to.re[i][j] = bend[j]
    for i, bend in enumerate(scores.kontra):
        for j in range(5):
            to.kontra[i][j] = bend[j]
    for i in range(4):
        to.weights[i] = scores.weights[i]
    for i, who in enumerate(scores.winner):
        to.winner[i] = who


cdef class GameTables:
    """A ``Game`` in C."""

    cdef Tables data

    def __cinit__(self, game, step_of):
        cdef Tables* to = &self.data
        cdef int i
        memset(to, 0, sizeof(Tables))
        to.size = game.size
        for i in range(24):
            to.follow[i] = game.follow[i]
            to.class_bit[i] = game.class_bit[i]
            to.alike[i] = game.alike[i]
            to.points[i] = game.points[i]
            to.throw_[i] = game.throw[0][i]
            to.smear[i] = game.smear[0][i]
            to.take[i] = game.take[0][i]
            to.push[i] = game.push[0][i]
            to.lead[i] = game.lead[0][i]
            to.worth[i] = game.worth[i]
            to.kind[i] = game.kind[i]
        for i in range(5):
            to.classes[i] = game.classes[i]
        to.trumps = game.classes[4]
        for i in range(16):
            to.spent[i] = game.spent[i]
        for i in range(241):
            to.step_of[i] = step_of[i]
        to.tops, to.full = game.tops, game.full
        to.second, to.second_last = game.second, game.second_last
        to.club_queen, to.spade_queen = game.club_queen, game.spade_queen
        to.condition, to.limit = game.condition, game.limit
        to.first_decides, to.negative = game.first_decides, game.negative
        to.fox, to.charlie = game.fox, game.charlie
        to.hearts_ten, to.diamond_queen = game.hearts_ten, game.diamond_queen
        for i in range(3):
            to.special[i] = game.special[i]
        to.fox_points, to.fox_last = game.fox_points, game.fox_last
        to.fox_wins, to.fox_wins_twice = game.fox_wins, game.fox_wins_twice
        to.charlie_wins, to.charlie_twice = game.charlie_wins, game.charlie_twice
        to.charlie_caught, to.caught_twice = game.charlie_caught, game.caught_twice
        to.least, to.hearts = game.least, game.hearts
        to.queens, to.exotic = game.queens, game.exotic
        to.watched, to.watched_last = game.watched, game.watched_last
        to.watch_all = game.watch_all
        to.pair_extras, to.lone_extras = game.pair_extras, game.lone_extras
        to.before_clarified = game.before_clarified
        fill_scores(&to.pair, game.pair)
        fill_scores(&to.lone, game.lone)
        fill_scores(&to.sow, game.sow)


cdef GameTables tables_of(game):
    from dokodesk.ai.gametables import STEP_OF

    own = game.__dict__.get("compiled")
    if own is None:
        own = game.__dict__["compiled"] = GameTables(game, STEP_OF)
    return own


cdef int fill_start(Start* to, moment) except -1:
    cdef int i, j
    memset(to, 0, sizeof(Start))
    to.taker = -1
    to.leader, to.step, to.turns = moment.leader, moment.step, moment.turns
    to.number, to.re, to.settled = moment.number, moment.re, moment.settled
    to.queens, to.sows = moment.queens, moment.sows
    to.known_re, to.known_kontra = moment.known_re, moment.known_kontra
    to.led, to.clarified, to.pigs = moment.led, moment.clarified, moment.pigs
    to.lying = len(moment.trick)
    for i in range(to.lying):
        to.trick[i] = moment.trick[i]
    for i in range(4):
        to.points[i], to.tricks[i] = moment.points[i], moment.tricks[i]
    to.kept_count = len(moment.kept)
    if to.kept_count > MOST_KEPT:
        raise ValueError("more tricks than a deal has")
    for i, kept in enumerate(moment.kept):
        to.kept[i].number, to.kept[i].leader = kept.number, kept.leader
        to.kept[i].step, to.kept[i].winner = kept.step, kept.winner
        to.kept[i].points = kept.points
        for j in range(4):
            to.kept[i].places[j] = kept.places[j]
        to.kept[i].pigs, to.kept[i].hearts = kept.pigs, kept.hearts
    return 0


cdef int deal_hands(Start* to, const Tables* game, hands) except -1:
    cdef int seat
    cdef uint64_t hand
    for seat in range(4):
        hand = hands[seat]
        to.ones[seat] = <uint32_t>(hand & FACES)
        to.twins[seat] = <uint32_t>(hand >> 24)
        if game.club_queen < 24 and hand >> game.club_queen & 1:
            to.re |= 1 << seat
    return 0


def playout(moment, hands, script, int policy, uint64_t seed):
    """See ``playout.playout``."""
    from dokodesk.ai.playscore import Outcome

    cdef GameTables tables = tables_of(moment.game)
    cdef Start run
    cdef End end
    cdef int cards[48]
    cdef int given = len(script), i
    if given > 48:
        raise ValueError("more cards than a deal has")
    for i in range(given):
        cards[i] = script[i]
    fill_start(&run, moment)
    deal_hands(&run, &tables.data, hands)
    run.x = stream(seed, 0)
    if play(&tables.data, &run, cards, given, policy, NULL) < 0:
        raise ValueError("a card of the script is not in the hand")
    end = finish(&tables.data, &run)
    return Outcome(end.re_score, end.kontra_score, end.re, end.re_points, end.re_tricks)


cdef class Worlds:
    """Sampled deals in C: as good as a list of four packed hands each."""

    cdef uint64_t* hands
    cdef Py_ssize_t count

    def __cinit__(self, Py_ssize_t count):
        self.count = count
        self.hands = <uint64_t*>malloc((count if count else 1) * 4 * sizeof(uint64_t))
        if self.hands == NULL:
            raise MemoryError

    def __dealloc__(self):
        free(self.hands)

    def __len__(self):
        return self.count

    def __getitem__(self, Py_ssize_t at):
        if at < 0 or at >= self.count:
            raise IndexError("there are fewer deals")
        cdef uint64_t* hand = self.hands + 4 * at
        return (hand[0], hand[1], hand[2], hand[3])

    def __eq__(self, other):
        return isinstance(other, Worlds | list) and list(self) == list(other)

    __hash__ = None


cdef Worlds packed(worlds):
    cdef Worlds found
    cdef Py_ssize_t i
    cdef int j
    if isinstance(worlds, Worlds):
        return worlds
    found = Worlds(len(worlds))
    for i in range(found.count):
        world = worlds[i]
        for j in range(4):
            found.hands[4 * i + j] = world[j]
    return found


def pick(worlds, numbers):
    """See ``playout.pick``."""
    cdef Worlds of = packed(worlds)
    cdef Worlds found = Worlds(len(numbers))
    cdef Py_ssize_t i, at
    cdef int j
    for i in range(found.count):
        at = numbers[i]
        if at < 0 or at >= of.count:
            raise IndexError("there are fewer deals")
        for j in range(4):
            found.hands[4 * i + j] = of.hands[4 * at + j]
    return found


cdef inline void set_hands(Start* run, const uint64_t* hands) noexcept nogil:
    cdef int j
    for j in range(4):
        run.ones[j] = <uint32_t>(hands[j] & FACES)
        run.twins[j] = <uint32_t>(hands[j] >> 24)


cdef int try_out(
    const Tables* game, const Start* base, int seat, int place, int playouts, int policy,
    uint64_t seed, uint64_t number, int64_t* score, int64_t* cards
) noexcept nogil:
    """Play a candidate out in one deal; -1 if it is not in the hand."""
    cdef Start run
    cdef End end
    cdef int j
    score[0] = cards[0] = 0
    for j in range(playouts):
        run = base[0]
        if game.club_queen < 24:
            run.re |= show_all(base, game.club_queen)
        run.x = stream(seed, number * playouts + j)
        if play(game, &run, &place, place >= 0, policy, NULL) < 0:
            return -1
        end = finish(game, &run)
        if end.re >> seat & 1:
            score[0] += end.re_score
            cards[0] += end.re_points
        else:
            score[0] += end.kontra_score
            cards[0] += 240 - end.re_points
    return 0


def evaluate(moment, worlds, candidates, int playouts, int policy, uint64_t seed):
    """See ``playout.evaluate``."""
    cdef GameTables tables = tables_of(moment.game)
    cdef Worlds deals = packed(worlds)
    cdef Start base
    cdef int seat = moment.seat, count = len(candidates)
    cdef int places[24]
    cdef int k
    cdef Py_ssize_t i
    cdef int64_t score, cards
    if count > 24:
        raise ValueError("more candidates than faces")
    for k in range(count):
        places[k] = candidates[k]
    fill_start(&base, moment)
    scores, points = [], []
    for i in range(deals.count):
        set_hands(&base, deals.hands + 4 * i)
        for k in range(count):
            if try_out(
                &tables.data, &base, seat, places[k], playouts, policy, seed, i, &score, &cards
            ) < 0:
                raise ValueError("a candidate is not in the hand")
            scores.append(score)
            points.append(cards)
    return scores, points


def compare(
    moment, worlds, candidates, int playouts, int policy, uint64_t seed, int batch, double clear,
    int64_t budget
):
    """See ``playout.compare``."""
    cdef GameTables tables = tables_of(moment.game)
    cdef Worlds deals = packed(worlds)
    cdef Start base
    cdef int seat = moment.seat, count = len(candidates), wrong = 0
    cdef int places[24]
    cdef int tried[24]
    cdef int left[24]
    cdef int64_t sums[24]
    cdef int64_t scores[24]
    cdef int64_t points[24]
    cdef int k, j, open_, best, n
    cdef Py_ssize_t i, done = 0, until
    cdef int64_t score, cards, d, behind, squares, spent = 0
    if not 0 < count <= 24:
        raise ValueError("no candidates, or more than faces")
    for k in range(count):
        places[k] = candidates[k]
        tried[k] = 0
        sums[k] = scores[k] = points[k] = 0
        left[k] = k
    open_ = count
    fill_start(&base, moment)
    cdef int64_t* values = <int64_t*>malloc((1 + deals.count * count) * sizeof(int64_t))
    if values == NULL:
        raise MemoryError
    try:
        with nogil:
            while open_ > 1 and done < deals.count and spent < budget:
                until = min(done + batch, deals.count)
                spent += (until - done) * open_
                for i in range(done, until):
                    set_hands(&base, deals.hands + 4 * i)
                    for j in range(open_):
                        k = left[j]
                        if try_out(
                            &tables.data, &base, seat, places[k], playouts, policy, seed, i,
                            &score, &cards,
                        ) < 0:
                            wrong = 1
                        scores[k] += score
                        points[k] += cards
                        d = POINT * score + cards
                        sums[k] += d
                        values[i * count + k] = d
                        tried[k] += 1
                done = until
                best = best_of(left, open_, sums, places)
                n = open_
                open_ = 0
                for j in range(n):
                    k = left[j]
                    if k == best or not is_clear(
                        values, count, best, k, done, clear, &behind, &squares
                    ):
                        left[open_] = k
                        open_ += 1
            best = best_of(left, open_, sums, places)
        if wrong:
            raise ValueError("a candidate is not in the hand")
        rows = []
        for k in range(count):
            is_clear(values, count, best, k, tried[k], clear, &behind, &squares)
            rows.append((tried[k], scores[k], points[k], behind, squares))
        return best, rows
    finally:
        free(values)


cdef int best_of(
    const int* left, int count, const int64_t* sums, const int* places
) noexcept nogil:
    cdef int best = left[0], j, k
    for j in range(1, count):
        k = left[j]
        if sums[k] > sums[best] or (sums[k] == sums[best] and places[k] > places[best]):
            best = k
    return best


cdef bint is_clear(
    const int64_t* values, int count, int best, int other, Py_ssize_t n, double clear,
    int64_t* behind, int64_t* squares
) noexcept nogil:
    """Whether a candidate is clearly worse than the best in the deals so far."""
    cdef int64_t sum_ = 0, square = 0, d
    cdef Py_ssize_t i
    cdef double a, b
    for i in range(n):
        d = values[i * count + best] - values[i * count + other]
        sum_ += d
        square += d * d
    behind[0], squares[0] = sum_, square
    if sum_ <= 0 or n < 2:
        return False
    a, b = <double>sum_, <double>square
    return a * a * <double>(n - 1) > clear * clear * (b * <double>n - a * a)


def outcomes(moment, worlds, candidates, int playouts, int policy, uint64_t seed):
    """See ``playout.outcomes``."""
    cdef GameTables tables = tables_of(moment.game)
    cdef const Tables* game = &tables.data
    cdef Start base, start, run
    cdef End end
    cdef int64_t numbers[DETAILS]
    cdef int seat = moment.seat, i, j, k, place
    cdef Worlds deals = packed(worlds)
    fill_start(&base, moment)
    found = []
    for i in range(deals.count):
        start = base
        set_hands(&start, deals.hands + 4 * i)
        if game.club_queen < 24:
            start.re |= show_all(&start, game.club_queen)
        for candidate in candidates:
            place = candidate
            for j in range(playouts):
                run = start
                run.x = stream(seed, <uint64_t>i * playouts + j)
                if play(game, &run, &place, place >= 0, policy, NULL) < 0:
                    raise ValueError("a candidate is not in the hand")
                end = finish(game, &run)
                details(game, &run, &end, seat, numbers)
                for k in range(DETAILS):
                    found.append(numbers[k])
    return found


cdef inline int show_all(const Start* run, int queen) noexcept nogil:
    cdef int seat, re = 0
    for seat in range(4):
        re |= <int>(run.ones[seat] >> queen & 1) << seat
    return re


def judge(moment, worlds, cards, seats, shown, int free_):
    """See ``playout.judge``."""
    cdef GameTables tables = tables_of(moment.game)
    cdef const Tables* game = &tables.data
    cdef Start base, run
    cdef Verdict verdict
    cdef int script[48]
    cdef int who[48]
    cdef int given = len(cards), i, j, place
    if given > 48 or given != len(seats) or given != len(shown):
        raise ValueError("more cards than a deal has, or not a seat for each")
    for i in range(given):
        script[i], who[i] = cards[i], seats[i]
        verdict.re[i], verdict.kontra[i] = shown[i]
    verdict.viewer, verdict.free = moment.seat, free_
    fill_start(&base, moment)
    cdef Worlds deals = packed(worlds)
    cdef Py_ssize_t number
    cdef bint wrong = False
    cdef int64_t* totals = <int64_t*>malloc((1 + deals.count) * sizeof(int64_t))
    if totals == NULL:
        raise MemoryError
    try:
        with nogil:
            for number in range(deals.count):
                run = base
                set_hands(&run, deals.hands + 4 * number)
                for i in range(given):
                    j, place = who[i], script[i]
                    if run.ones[j] >> place & 1:
                        run.twins[j] |= <uint32_t>1 << place
                    else:
                        run.ones[j] |= <uint32_t>1 << place
                if game.club_queen < 24:
                    run.re |= show_all(&run, game.club_queen)
                verdict.total = 0
                if play(game, &run, script, given, HABITS, &verdict) < 0:
                    wrong = True
                totals[number] = verdict.total
        if wrong:
            raise ValueError("a card that was played is not in the hand")
        return [totals[number] for number in range(deals.count)]
    finally:
        free(totals)


def measure(moment, hands, int count, int policy, uint64_t seed):
    """See ``playout.measure``."""
    cdef GameTables tables = tables_of(moment.game)
    cdef Start base, run
    cdef End end
    cdef int i
    cdef int64_t points = 0, score = 0
    fill_start(&base, moment)
    deal_hands(&base, &tables.data, hands)
    with nogil:
        for i in range(count):
            run = base
            run.x = stream(seed, i)
            play(&tables.data, &run, NULL, 0, policy, NULL)
            end = finish(&tables.data, &run)
            points += end.re_points
            score += end.re_score
    return points, score
