# The model of card play, see ``habits``.

cdef struct Habits:
    int numbers[NUMBERS]
    uint32_t exps[STEPS]
    int logs[257]
    int log_2
    int follow_a, follow_b, follow_c, follow_d, follow_e
    int lead_a, lead_b, lead_t, lead_c
    int stages[16]
    int quarters[8]
    int trumps[16]
    int out_trumps[25]
    int lengths[16]

cdef Habits model


cdef void load_habits() except *:
    """Copy the model of card play."""
    from dokodesk.ai import habits

    cdef int i
    if len(habits.TABLE) > NUMBERS or len(habits.EXP) != STEPS:
        raise ValueError("the model of card play has another size")
    for i, number in enumerate(habits.TABLE):
        model.numbers[i] = number
    for i, number in enumerate(habits.EXP):
        model.exps[i] = number
    for i, number in enumerate(habits.LOG):
        model.logs[i] = number
    model.log_2 = habits.LOG_2
    model.follow_a, model.follow_b = habits.FOLLOW_A, habits.FOLLOW_B
    model.follow_c, model.follow_d = habits.FOLLOW_C, habits.FOLLOW_D
    model.follow_e = habits.FOLLOW_E
    model.lead_a, model.lead_b = habits.LEAD_A, habits.LEAD_B
    model.lead_t, model.lead_c = habits.LEAD_T, habits.LEAD_C
    for i, number in enumerate(habits.STAGES):
        model.stages[i] = number
    for i, number in enumerate(habits.QUARTERS):
        model.quarters[i] = number
    for i, number in enumerate(habits.TRUMPS):
        model.trumps[i] = number
    for i, number in enumerate(habits.OUT_TRUMPS):
        model.out_trumps[i] = number
    for i, number in enumerate(habits.LENGTHS):
        model.lengths[i] = number


load_habits()


cdef int lead_sums(
    const Tables* game, const Start* run, int seat, uint32_t legal, uint32_t out,
    int* places, int* sums
) noexcept nogil:
    cdef uint32_t twins = run.twins[seat], trumps = game.trumps, out_trumps = out & trumps
    cdef uint32_t there, suit
    cdef int friends = run.friends[seat], foes = run.foes[seat]
    cdef int side, stage = model.stages[run.number], held, around, where, i, count = 0
    cdef int place, kind, boss, top_trump, few, base, length, was_led
    if run.re >> seat & 1:
        side = 1 if friends else 4 if foes else 0
    elif not friends:
        side = 2
    else:
        side = 5 if friends & (friends - 1) else 3
    held = model.trumps[count24(legal & trumps) + count24(twins & trumps)]
    around = foes if side == 5 else friends
    where = 4 if side == 5 else 0
    for i in range(1, 4):
        if around >> ((seat + run.step * i) & 3) & 1:
            where += i
            break
    top_trump = dk_top(out_trumps) if out_trumps else -1
    few = model.lead_t + (held * 4 + model.out_trumps[count24(out_trumps)]) * KINDS
    base = model.lead_a + (side * 4 + stage) * 2 * KINDS
    where = model.lead_c + where * 2 * KINDS
    while legal:
        place = dk_low(legal)
        legal &= legal - 1
        kind = game.kind[place]
        if trumps >> place & 1:
            boss = place >= top_trump
            i = model.numbers[few + kind]
        else:
            suit = game.follow[place]
            there = out & suit
            was_led = (run.led & game.class_bit[place]) != 0
            boss = (not there or place >= dk_top(there)) and not (was_led and out_trumps)
            length = model.lengths[
                count24(run.ones[seat] & suit) + count24(twins & suit)
            ]
            i = model.numbers[
                model.lead_b
                + (((was_led * 4 + model.quarters[count24(there)]) * 3 + length) * 4 + kind) * 2
                + boss
            ]
        places[count] = place
        sums[count] = (
            i + model.numbers[base + boss * KINDS + kind]
            + model.numbers[where + boss * KINDS + kind]
        )
        count += 1
    return count


cdef int follow_sums(
    const Tables* game, const Start* run, int seat, uint32_t legal, uint32_t out, int best,
    int first, int behind, int winner, int points, bint last, int* places, int* sums
) noexcept nogil:
    cdef uint32_t hand = run.ones[seat], twins = run.twins[seat], trumps = game.trumps
    cdef uint32_t suit = game.follow[first], own, out_trumps, there, safe = FACES
    cdef uint32_t beating = (suit | trumps) >> (best + 1) << (best + 1) & legal
    cdef int friends = run.friends[seat], foes = run.foes[seat], secure = 1
    cdef int mode = 0 if suit == trumps else (1 if legal & suit else 2)
    cdef int regard, was_led, top, stage, lying, held, near = 0, i, other, count = 0
    cdef int a, b, c, e, place, kind, status, card, worth, sum_
    if friends >> winner & 1:
        regard = 2
    elif foes >> winner & 1:
        regard = 3
    else:
        regard = not run.re >> seat & 1
    if (game.second_last if last else game.second) >> best & 1:
        beating |= <uint32_t>1 << best & legal
    was_led = (run.led & game.class_bit[first]) != 0
    if behind:
        out_trumps = out & trumps
        safe = trumps
        if out_trumps:
            top = dk_top(out_trumps)
            safe = trumps >> top << top
        if suit != trumps and (not out_trumps or not was_led):
            there = out & suit
            top = dk_top(there) if there else 0
            safe |= suit >> top << top
        secure = safe >> best & 1
    stage = model.stages[run.number]
    lying = 0 if points < 5 else 1 if points < 11 else 2 if points < 18 else 3
    held = model.trumps[count24(hand & trumps) + count24(twins & trumps)]
    for i in range(1, behind + 1):
        other = (seat + run.step * i) & 3
        near |= (friends >> other & 1) | (foes >> other & 1) << 1
    a = model.follow_a + (((mode * 4 + regard) * 2 + secure) * 3 + behind) * 3 * KINDS
    b = model.follow_b + ((lying * 4 + regard) * 3 + behind) * 9
    c = model.follow_c + (stage * 4 + held) * 3 * KINDS
    e = model.follow_e + (near * 4 + regard) * 3 * KINDS
    while legal:
        place = dk_low(legal)
        legal &= legal - 1
        kind = game.kind[place]
        status = 0
        if beating >> place & 1:
            status = 2 if safe >> place & 1 else 1
        card = status * KINDS + kind
        worth = game.points[place]
        sum_ = (
            model.numbers[a + card] + model.numbers[c + card] + model.numbers[e + card]
            + model.numbers[b + status * 3 + (0 if worth < 3 else 1 if worth < 10 else 2)]
        )
        if mode == 1:
            sum_ += model.numbers[model.follow_d + 24 + (was_led * 3 + status) * 4 + kind]
        elif mode == 2 and not trumps >> place & 1:
            own = game.follow[place]
            i = model.lengths[count24(hand & own) + count24(twins & own)]
            sum_ += model.numbers[
                model.follow_d + (i * 4 + kind) * 2 + ((run.led & game.class_bit[place]) != 0)
            ]
        places[count] = place
        sums[count] = sum_
        count += 1
    return count


cdef inline int habit_sums(
    const Tables* game, const Start* run, int seat, uint32_t legal, int i, int best, int first,
    int winner, int points, bint last, int* places, int* sums
) noexcept nogil:
    cdef uint32_t out = run.ones[seat ^ 1] | run.ones[seat ^ 2] | run.ones[seat ^ 3]
    if i == 0:
        return lead_sums(game, run, seat, legal, out, places, sums)
    return follow_sums(
        game, run, seat, legal, out, best, first, 3 - i, winner, points, last, places, sums
    )


cdef inline uint32_t weigh(int* sums, int count) noexcept nogil:
    """Turn sums into weights; their sum."""
    cdef int top = sums[0], i, behind
    cdef uint32_t total = 0
    for i in range(1, count):
        if sums[i] > top:
            top = sums[i]
    for i in range(count):
        behind = top - sums[i]
        sums[i] = model.exps[behind if behind < STEPS else STEPS - 1]
        total += sums[i]
    return total


cdef inline int by_habit(
    const Tables* game, const Start* run, int seat, uint32_t legal, int i, int best, int first,
    int winner, int points, bint last, uint32_t chance
) noexcept nogil:
    cdef int places[24]
    cdef int sums[24]
    cdef int count = habit_sums(
        game, run, seat, legal, i, best, first, winner, points, last, places, sums
    )
    cdef uint64_t mark = <uint64_t>chance * weigh(sums, count) >> 16
    cdef int k = 0
    while mark >= <uint64_t>sums[k]:
        mark -= sums[k]
        k += 1
    return places[k]


cdef inline int top64(uint64_t number) noexcept nogil:
    if number >> 32:
        return 32 + dk_top(<uint32_t>(number >> 32))
    return dk_top(<uint32_t>number)


cdef inline int logarithm(uint64_t number) noexcept nogil:
    cdef int bits = top64(number)
    cdef uint64_t top = number << 8 >> bits if bits < 8 else number >> (bits - 8)
    return bits * model.log_2 + model.logs[top - 256]


cdef int chance_of(
    const Tables* game, const Start* run, int seat, uint32_t legal, int i, int best, int first,
    int winner, int points, bint last, int place, int free_
) noexcept nogil:
    """The logarithm of the chance that the card is played."""
    cdef int places[24]
    cdef int sums[24]
    cdef int count = habit_sums(
        game, run, seat, legal, i, best, first, winner, points, last, places, sums
    )
    cdef uint64_t whole = weigh(sums, count), weight
    weight = sums[count24(legal & ((<uint32_t>1 << place) - 1))]
    return logarithm(weight * <uint64_t>((256 - free_) * count) + whole * free_) - logarithm(
        whole * <uint64_t>(256 * count)
    )
