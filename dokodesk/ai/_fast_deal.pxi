# Sampled deals, see ``dealing``.

cdef enum:
    GROUPS = 12
    HAND = 13
    ROOMS = 14
    MOST_CARDS = 40

cdef double WAYS[49][49]


cdef void fill_ways() noexcept:
    cdef int n, k
    for n in range(49):
        WAYS[n][0] = WAYS[n][n] = 1.0
        for k in range(1, n):
            WAYS[n][k] = WAYS[n - 1][k - 1] + WAYS[n - 1][k]


fill_ways()

cdef struct CGroup:
    int size
    int cards[MOST_CARDS]
    int least[3]
    int most[3]
    bint weighed
    double weights[ROOMS][ROOMS]


cdef class Dealer:
    """See ``dealing.Dealer``."""

    cdef CGroup groups[GROUPS]
    cdef double totals[GROUPS + 1][ROOMS][ROOMS]
    cdef int left[GROUPS + 1]
    cdef int room[3]
    cdef int seats[3]
    cdef uint64_t held[4]
    cdef int count
    cdef readonly double total

    def __cinit__(self, plan):
        cdef int number, i, j, size
        cdef CGroup* to
        self.count = len(plan.groups)
        if self.count > GROUPS:
            raise ValueError("too many groups")
        for i in range(3):
            self.seats[i], self.room[i] = plan.seats[i], plan.room[i]
            if self.room[i] > HAND:
                raise ValueError("a hand has too many cards")
        for i in range(4):
            self.held[i] = plan.held[i]
        self.left[self.count] = 0
        for number in range(self.count - 1, -1, -1):
            group = plan.groups[number]
            to = &self.groups[number]
            size = to.size = len(group.cards)
            if size > MOST_CARDS:
                raise ValueError("a group has too many cards")
            for i in range(size):
                to.cards[i] = group.cards[i]
            for i in range(3):
                to.least[i], to.most[i] = group.least[i], group.most[i]
            to.weighed = len(group.weights) > 0
            if to.weighed:
                for i in range(min(size, HAND) + 1):
                    for j in range(min(size, HAND) + 1):
                        to.weights[i][j] = group.weights[i * (size + 1) + j]
            self.left[number] = self.left[number + 1] + size
        self.total = 0.0
        if self.room[0] + self.room[1] + self.room[2] == self.left[0]:
            with nogil:
                self.count_all()
            self.total = self.totals[0][self.room[0]][self.room[1]]

    cdef void count_all(self) noexcept nogil:
        cdef int number, a, b, c
        for a in range(ROOMS):
            for b in range(ROOMS):
                self.totals[self.count][a][b] = 1.0
        for number in range(self.count - 1, -1, -1):
            for a in range(self.room[0] + 1):
                for b in range(self.room[1] + 1):
                    c = self.left[number] - a - b
                    self.totals[number][a][b] = 0.0
                    if 0 <= c <= self.room[2]:
                        self.choose(number, a, b, -1.0, &self.totals[number][a][b])

    cdef int choose(self, int number, int a, int b, double mark, double* total) noexcept nogil:
        """The first split whose sum of ways exceeds the mark, packed; with -1 only the sum."""
        cdef CGroup* group = &self.groups[number]
        cdef int size = group.size, c = self.left[number] - a - b
        cdef int i, j, low, high, found = 0
        cdef double first, ways, sum_ = 0.0
        for i in range(group.least[0], min(min(size, group.most[0]), a) + 1):
            first = WAYS[size][i]
            low = max(group.least[1], size - i - min(group.most[2], c))
            high = min(min(size - i - group.least[2], group.most[1]), b)
            for j in range(low, high + 1):
                ways = first * WAYS[size - i][j]
                if group.weighed:
                    ways *= group.weights[i][j]
                ways *= self.totals[number + 1][a - i][b - j]
                if ways > 0.0:
                    sum_ += ways
                    found = i << 8 | j
                    if mark >= 0.0 and mark < sum_:
                        return found
        total[0] = sum_
        return found

    def draw_many(self, int count, uint64_t seed):
        """See ``dealing.Dealer.draw_many``."""
        cdef Worlds found = Worlds(count)
        cdef Py_ssize_t at = 0
        cdef uint64_t x = seed, bit, hand
        cdef uint64_t hands[4]
        cdef int cards[MOST_CARDS]
        cdef int split[3]
        cdef int number, a, b, i, j, k, end, both, place
        cdef double unused
        cdef CGroup* group
        with nogil:
            for at in range(count):
                for i in range(4):
                    hands[i] = self.held[i]
                a, b = self.room[0], self.room[1]
                for number in range(self.count):
                    group = &self.groups[number]
                    x ^= x << 13
                    x ^= x >> 7
                    x ^= x << 17
                    both = self.choose(
                        number, a, b,
                        <double>(x >> 11) * (1.0 / 9007199254740992.0) * self.totals[number][a][b],
                        &unused,
                    )
                    split[0], split[1] = both >> 8, both & 255
                    end = group.size
                    split[2] = end - split[0] - split[1]
                    for i in range(end):
                        cards[i] = group.cards[i]
                    for k in range(3):
                        hand = hands[self.seats[k]]
                        for i in range(split[k]):
                            if group.size - end & 1:
                                j = <int>((x >> 32) * end >> 32)
                            else:
                                x ^= x << 13
                                x ^= x >> 7
                                x ^= x << 17
                                j = <int>((x & 0xFFFFFFFFU) * end >> 32)
                            end -= 1
                            place = cards[j]
                            cards[j] = cards[end]
                            bit = <uint64_t>1 << place
                            hand |= bit << 24 if hand & bit else bit
                        hands[self.seats[k]] = hand
                    a -= split[0]
                    b -= split[1]
                for i in range(4):
                    found.hands[4 * at + i] = hands[i]
        return found
