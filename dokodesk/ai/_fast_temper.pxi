# Weights for sampled deals, see ``tempering``.

cdef enum:
    LOG_STEPS = 1024
    MOST_WHOLE = 40

cdef double exp_whole[MOST_WHOLE + 1]
cdef double exp_parts[LOG_STEPS + 1]


cdef void load_powers() except *:
    """Copy the tables."""
    from dokodesk.ai import habits, tempering

    cdef int i
    if habits.LOG_UNIT != LOG_STEPS or len(tempering.WHOLE) != MOST_WHOLE + 1:
        raise ValueError("the tables of powers have another size")
    for i in range(MOST_WHOLE + 1):
        exp_whole[i] = tempering.WHOLE[i]
    for i in range(LOG_STEPS + 1):
        exp_parts[i] = tempering.PARTS[i]


load_powers()


def temper(logs, worlds, int queen, int power, double least):
    """See ``tempering.temper``."""
    cdef Worlds deals = packed(worlds)
    cdef Py_ssize_t count = len(logs), i
    if deals.count != count:
        raise ValueError("as many logarithms as deals are needed")
    if count == 0:
        raise ValueError("there are no deals")
    cdef int64_t* behind = <int64_t*>malloc(count * sizeof(int64_t))
    cdef double* weights = <double*>malloc(count * sizeof(double))
    if behind == NULL or weights == NULL:
        free(behind)
        free(weights)
        raise MemoryError
    try:
        for i in range(count):
            behind[i] = logs[i]
        with nogil:
            temper_all(deals.hands, behind, weights, count, queen, power, least)
        return [weights[i] for i in range(count)]
    finally:
        free(behind)
        free(weights)


cdef void temper_all(
    const uint64_t* hands, int64_t* behind, double* weights, Py_ssize_t count, int queen,
    int power, double least
) noexcept nogil:
    cdef Py_ssize_t i
    cdef int64_t best = behind[0]
    for i in range(1, count):
        best = max(best, behind[i])
    for i in range(count):
        behind[i] = (best - behind[i]) * power // 8
    fill_weights(behind, weights, count)
    while effective_number(weights, count) < least * <double>count:
        for i in range(count):
            behind[i] = behind[i] * 3 // 4
        fill_weights(behind, weights, count)
    temper_sides(hands, weights, count, queen)


cdef void fill_weights(const int64_t* behind, double* weights, Py_ssize_t count) noexcept nogil:
    cdef Py_ssize_t i
    cdef int64_t whole
    for i in range(count):
        whole = behind[i] // LOG_STEPS
        weights[i] = (
            exp_whole[whole] * exp_parts[behind[i] % LOG_STEPS] if whole <= MOST_WHOLE else 0.0
        )


cdef double effective_number(const double* weights, Py_ssize_t count) noexcept nogil:
    cdef double total = 0.0, squares = 0.0
    cdef Py_ssize_t i
    for i in range(count):
        total += weights[i]
        squares += weights[i] * weights[i]
    return total * total / squares


cdef inline int side_of_deal(const uint64_t* hand, int queen) noexcept nogil:
    cdef int j, side = 0
    for j in range(4):
        side |= <int>(hand[j] >> queen & 1) << j
    return side


cdef void temper_sides(
    const uint64_t* hands, double* weights, Py_ssize_t count, int queen
) noexcept nogil:
    cdef double sums[16]
    cdef double factors[16]
    cdef int64_t counts[16]
    cdef Py_ssize_t i
    cdef int side, kinds = 0
    cdef double root
    if queen >= 24:
        return
    for side in range(16):
        sums[side] = 0.0
        counts[side] = 0
    for i in range(count):
        side = side_of_deal(hands + 4 * i, queen)
        kinds += counts[side] == 0
        sums[side] += weights[i]
        counts[side] += 1
    if kinds < 2:
        return
    for side in range(16):
        factors[side] = 0.0
        if counts[side]:
            root = sqrt(sqrt(sums[side] / <double>counts[side]))
            factors[side] = 1.0 / (root * sqrt(root)) if root > 0.0 else 0.0
    for i in range(count):
        weights[i] = weights[i] * factors[side_of_deal(hands + 4 * i, queen)]
