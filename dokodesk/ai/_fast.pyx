# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The compiled version of ``playout``: the same functions, the same numbers, without the GIL.

Every rule is explained there; the functions here have the same names. Nothing is allocated while
cards are played.
"""

from libc.stdint cimport int32_t, int64_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free, malloc
from libc.string cimport memset

cdef extern from *:
    """
    #include <stdint.h>
    #ifdef _MSC_VER
    #include <intrin.h>
    static __inline int dk_low(uint32_t m) { unsigned long i; _BitScanForward(&i, m); return (int)i; }
    static __inline int dk_top(uint32_t m) { unsigned long i; _BitScanReverse(&i, m); return (int)i; }
    #define DK_LIKELY(x) (x)
    #else
    static inline int dk_low(uint32_t m) { return __builtin_ctz(m); }
    static inline int dk_top(uint32_t m) { return 31 - __builtin_clz(m); }
    #define DK_LIKELY(x) __builtin_expect(!!(x), 1)
    #endif
    /* For every twelve-bit mask its set bits as nibbles, ascending, and their number on top. */
    static uint64_t dk_bits[4096];
    static void dk_fill(void) {
        for (uint32_t m = 0; m < 4096; m++) {
            uint64_t word = 0, n = 0;
            for (uint64_t p = 0; p < 12; p++)
                if (m >> p & 1) word |= p << (4 * n++);
            dk_bits[m] = word | n << 56;
        }
    }
    """
    int dk_low(uint32_t) noexcept nogil
    int dk_top(uint32_t) noexcept nogil
    bint DK_LIKELY(bint) noexcept nogil
    uint64_t dk_bits[4096]
    void dk_fill() noexcept nogil

dk_fill()

cdef enum:
    RANDOM = 0
    RULES = 1
    HABITS = 2
    DUCK = 3
    FACES = 0xFFFFFF
    QUARTER = 0x4000
    CASES = 13
    MOST_KEPT = 12
    DETAILS = 13
    KINDS = 14
    POINT = 500
    STEPS = 160
    NUMBERS = 8192

cdef struct Scores:
    int64_t re[CASES][5]
    int64_t kontra[CASES][5]
    int64_t weights[4]
    int winner[CASES]

cdef struct Tables:
    int size
    uint32_t follow[24]
    uint32_t classes[5]
    uint32_t class_bit[24]
    uint32_t alike[24]
    uint32_t spent[16]
    uint32_t tops, full, trumps
    uint32_t second, second_last
    int points[24]
    int club_queen, spade_queen
    uint32_t condition
    int limit, first_decides, negative
    int fox, charlie, hearts_ten, diamond_queen
    int special[3]
    int64_t fox_points, fox_last, fox_wins, charlie_wins
    int fox_wins_twice, charlie_twice, charlie_caught, caught_twice
    int least
    uint32_t hearts, queens
    int exotic
    uint32_t watched, watched_last
    int watch_all
    int pair_extras, lone_extras, before_clarified
    Scores pair, lone, sow
    int throw_[24]
    int smear[24]
    int take[24]
    int push[24]
    int lead[24]
    int worth[24]
    int step_of[241]
    int kind[24]

cdef struct Kept:
    int number, leader, step, winner, points
    int places[4]
    int pigs, hearts

cdef struct Start:
    uint32_t ones[4]
    uint32_t twins[4]
    int points[4]
    int tricks[4]
    int trick[4]
    int lying
    int leader, step, turns, number
    int re, settled, queens, sows, sow
    int known_re, known_kontra
    uint32_t led
    int clarified, over
    int taker
    int kept_count
    int friends[4]
    int foes[4]
    uint64_t x
    int pigs
    Kept kept[MOST_KEPT]

cdef struct Verdict:
    int viewer, free
    int64_t total
    int re[48]
    int kontra[48]

cdef struct End:
    int64_t re_score, kontra_score
    int re, re_points, re_tricks
    int winner


# --- bits ------------------------------------------------------------------------------------------


cdef inline int count4(int seats) noexcept nogil:
    return (seats & 1) + (seats >> 1 & 1) + (seats >> 2 & 1) + (seats >> 3 & 1)


cdef inline int count24(uint32_t mask) noexcept nogil:
    return <int>((dk_bits[mask & 4095] >> 56) + (dk_bits[mask >> 12] >> 56))


cdef inline int one_of(uint32_t mask, uint32_t chance) noexcept nogil:
    """One of the set bits, each as likely; ``chance`` is below 65536."""
    cdef uint64_t low = dk_bits[mask & 4095]
    cdef uint64_t high = dk_bits[mask >> 12]
    cdef uint32_t number = <uint32_t>(low >> 56)
    cdef uint32_t index = chance * (number + <uint32_t>(high >> 56)) >> 16
    if index < number:
        return <int>(low >> 4 * index & 15)
    return <int>(high >> 4 * (index - number) & 15) + 12


cdef inline int cheapest(uint32_t mask, const int* costs) noexcept nogil:
    cdef int best = dk_low(mask)
    cdef int place
    mask &= mask - 1
    while mask:
        place = dk_low(mask)
        mask &= mask - 1
        if costs[place] < costs[best]:
            best = place
    return best


cdef inline uint64_t stream(uint64_t seed, uint64_t number) noexcept nogil:
    cdef uint64_t z = seed + <uint64_t>0x9E3779B97F4A7C15U * (number + 1)
    z = (z ^ z >> 30) * <uint64_t>0xBF58476D1CE4E5B9U
    z = (z ^ z >> 27) * <uint64_t>0x94D049BB133111EBU
    z = z ^ z >> 31
    return z if z else 1


# --- rules -----------------------------------------------------------------------------------------


cdef inline int lead_by_rule(
    const Tables* game, uint32_t legal, uint32_t out, uint32_t led, int is_re
) noexcept nogil:
    cdef uint32_t out_trumps = out & game.trumps
    cdef uint32_t sure = 0, held, plain
    cdef int cls, top
    if out_trumps:
        sure = legal & game.tops & ~game.spent[led & 15]
    else:
        for cls in range(4):
            held = legal & game.classes[cls]
            if held:
                top = dk_top(held)
                if not (out & game.classes[cls]) >> (top + 1):
                    sure |= <uint32_t>1 << top
    if sure:
        return cheapest(sure, game.lead)
    held = legal & game.trumps
    if held and is_re:
        top = dk_top(held)
        return cheapest(held, game.push) if out_trumps >> (top + 1) else top
    plain = legal & ~game.trumps & ~game.full
    if plain:
        return cheapest(plain, game.throw_)
    return cheapest(held, game.push) if held else cheapest(legal, game.throw_)


cdef inline int follow_by_rule(
    const Tables* game, uint32_t legal, uint32_t out, int best, int first, int behind,
    int regard, int points, uint32_t led, bint last
) noexcept nogil:
    cdef uint32_t trumps = game.trumps
    cdef uint32_t suit = game.follow[first]
    cdef uint32_t beating = (suit | trumps) >> (best + 1) << (best + 1) & legal
    cdef uint32_t safe, out_trumps, quiet, held
    cdef int top, place
    if (game.second_last if last else game.second) >> best & 1:
        beating |= <uint32_t>1 << best & legal
    safe = beating
    if behind:
        out_trumps = out & trumps
        safe = trumps
        if out_trumps:
            top = dk_top(out_trumps)
            safe = trumps >> top << top
        if suit != trumps and (not out_trumps or not led & game.class_bit[first]):
            held = out & suit
            top = dk_top(held) if held else 0
            safe |= suit >> top << top
    if regard > 0:
        quiet = legal & ~beating
        if not quiet:
            quiet = legal
        if not behind or safe >> best & 1:
            return cheapest(quiet, game.smear)
        return cheapest(quiet, game.throw_)
    if not beating:
        return cheapest(legal, game.throw_)
    safe &= beating
    if safe:
        place = cheapest(safe, game.take)
        if points + game.points[place] >= game.worth[place] + (0 if regard else 2):
            return place
    if behind:
        if points >= 10:
            if suit != trumps and not suit & legal:
                return cheapest(beating, game.push)
            return dk_top(beating)
        place = cheapest(beating, game.push)
        if game.worth[place] <= 4 and game.points[place] < 10:
            return place
    quiet = legal & ~beating
    return cheapest(quiet if quiet else legal, game.throw_)


cdef inline int count_above(const Tables* game, uint32_t out, int place) noexcept nogil:
    return count24((out & game.follow[place]) >> place)


cdef int lead_to_duck(const Tables* game, uint32_t legal, uint32_t out) noexcept nogil:
    cdef int best = -1, most = -1, place, above
    while legal:
        place = dk_low(legal)
        legal &= legal - 1
        above = count_above(game, out, place)
        if above > most:
            best, most = place, above
    return best


cdef int duck(
    const Tables* game, uint32_t legal, uint32_t out, int best, int first, int behind,
    bint lone_done
) noexcept nogil:
    cdef uint32_t suit = game.follow[first]
    cdef uint32_t beating = (suit | game.trumps) >> (best + 1) << (best + 1) & legal
    cdef uint32_t under
    cdef int worst = -1, fewest = 24, place, above
    if not legal & suit and not beating:
        while legal:
            place = dk_low(legal)
            legal &= legal - 1
            above = count_above(game, out, place)
            if above <= fewest:
                worst, fewest = place, above
        return worst
    if lone_done:
        return dk_top(beating if beating else legal)
    under = legal & ~beating
    if under:
        return dk_top(under)
    return dk_low(beating) if behind else dk_top(beating)


cdef int duck_card(
    const Tables* game, const Start* run, int seat, uint32_t legal, int at, int best, int first,
    int winner
) noexcept nogil:
    cdef uint32_t out = run.ones[seat ^ 1] | run.ones[seat ^ 2] | run.ones[seat ^ 3]
    cdef int i
    cdef bint done = not (run.re >> seat & 1) and not (run.re >> winner & 1)
    if at == 0:
        return lead_to_duck(game, legal, out)
    for i in range(1, 4 - at):
        if run.re >> ((seat + run.step * i) & 3) & 1:
            done = False
    return duck(game, legal, out, best, first, 3 - at, done)


# --- habits ----------------------------------------------------------------------------------------

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


# --- sides -----------------------------------------------------------------------------------------


cdef void see_sides(Start* run) noexcept nogil:
    cdef int seat, own, re, kontra
    for seat in range(4):
        if not run.settled:
            run.friends[seat] = run.foes[seat] = 0
            continue
        own = 1 << seat
        re, kontra = run.known_re, run.known_kontra
        if run.re & own:
            re |= own
            if run.re == own:
                kontra = 15 & ~own
        else:
            kontra |= own
        if count4(re) == 2:
            kontra = 15 & ~re
        elif count4(kontra) == 2:
            re = 15 & ~kontra
        if run.re & own:
            run.friends[seat], run.foes[seat] = re & ~own, kontra
        else:
            run.friends[seat], run.foes[seat] = kontra & ~own, re


cdef void show_queen(Start* run, int seat, int policy) noexcept nogil:
    run.queens += 1
    run.known_re |= 1 << seat
    if run.queens == 2:
        run.known_kontra = 15 & ~run.known_re
    if policy != RANDOM:
        see_sides(run)


cdef void settle(Start* run) noexcept nogil:
    run.settled = 1
    run.clarified = run.number
    run.known_re = run.re
    run.known_kontra = 15 & ~run.re
    see_sides(run)


# --- playing ---------------------------------------------------------------------------------------


cdef void after(const Tables* game, Start* run, int winner) noexcept nogil:
    cdef int i, here = 0
    cdef bint matches
    if game.spade_queen < 24 and not run.sow:
        for i in range(4):
            here += run.trick[i] == game.spade_queen
        run.sows += here
        if here and run.sows == 2:
            run.sow = run.settled = 1
            run.re = run.known_re = 1 << winner
            run.known_kontra = 15 & ~run.re
            see_sides(run)
            return
    if not run.settled:
        matches = game.condition >> run.trick[0] & 1
        if matches and not run.re >> winner & 1:
            run.re |= 1 << winner
            settle(run)
        elif (
            (matches and game.first_decides)
            or run.number >= game.limit
            or run.number == game.size
        ):
            settle(run)
    elif game.negative == 1 and run.re >> winner & 1:
        run.over = 1


cdef void keep(
    const Tables* game, Start* run, uint32_t mask, int points, int winner
) noexcept nogil:
    cdef Kept* kept = &run.kept[run.kept_count]
    cdef int i
    run.kept_count += 1
    kept.number, kept.leader, kept.step = run.number, run.leader, run.step
    kept.winner, kept.points = winner, points
    for i in range(4):
        kept.places[i] = run.trick[i]
    kept.pigs = 0
    if run.pigs >= 0 and mask >> game.fox & 1:
        i = (run.pigs - run.leader) * run.step & 3
        kept.pigs = (run.trick[i] == game.fox) << i
    kept.hearts = game.hearts != 0 and not mask & ~game.hearts


cdef int play(
    const Tables* game, Start* run, const int* script, int given, int policy,
    Verdict* verdict
) noexcept nogil:
    """Play to the end, or with a verdict to the end of the script.

    Returns:
        0, or -1 if a scripted card is not in the hand that is to play it.
    """
    cdef int at = 0, i, seat, place, best, winner, points, first, behind
    cdef uint32_t legal, hand, follow, counting, mask, bit, chance, out, second, watched
    cdef uint64_t x, word
    cdef bint last
    if game.negative and verdict == NULL and policy != RANDOM:
        policy = DUCK
    if policy != RANDOM:
        see_sides(run)
    while run.number < game.size and not run.over:
        x = run.x
        x ^= x << 13
        x ^= x >> 7
        x ^= x << 17
        run.x = word = x
        last = run.number == game.size - 1
        second = game.second_last if last else game.second
        watched = game.watched_last if last else game.watched
        best = winner = first = points = 0
        follow = counting = FACES
        mask = 0
        seat = run.leader
        for i in range(4):
            if i < run.lying:
                place = run.trick[i]
                bit = <uint32_t>1 << place
            else:
                hand = run.ones[seat]
                if at < given:
                    place = script[at]
                    at += 1
                    if not hand >> place & 1:
                        return -1
                    if verdict != NULL:
                        if verdict.re[at - 1] | verdict.kontra[at - 1]:
                            run.known_re |= verdict.re[at - 1]
                            run.known_kontra |= verdict.kontra[at - 1]
                            see_sides(run)
                        if seat != verdict.viewer:
                            legal = hand & follow
                            if not legal:
                                legal = hand
                            if legal & (legal - 1):
                                verdict.total += chance_of(
                                    game, run, seat, legal, i, best, first, winner, points,
                                    last, place, verdict.free,
                                )
                elif verdict != NULL:
                    return 0
                else:
                    legal = hand & follow
                    if not legal:
                        legal = hand
                    if not legal & (legal - 1):
                        place = dk_low(legal)
                    else:
                        chance = <uint32_t>(word >> 16 * i) & 0xFFFF
                        if policy == RULES:
                            if chance >= QUARTER:
                                behind = 3 - i
                                out = 0
                                if behind:
                                    out = run.ones[seat ^ 1] | run.ones[seat ^ 2] | run.ones[seat ^ 3]
                                if i == 0:
                                    place = lead_by_rule(
                                        game, legal, out, run.led, run.re >> seat & 1
                                    )
                                else:
                                    place = follow_by_rule(
                                        game, legal, out, best, first, behind,
                                        (run.friends[seat] >> winner & 1)
                                        - (run.foes[seat] >> winner & 1),
                                        points, run.led, last,
                                    )
                            else:
                                place = one_of(legal, chance << 2)
                        elif policy == DUCK:
                            if chance >= QUARTER:
                                place = duck_card(game, run, seat, legal, i, best, first, winner)
                            else:
                                place = one_of(legal, chance << 2)
                        elif policy == HABITS:
                            place = by_habit(
                                game, run, seat, legal, i, best, first, winner, points, last,
                                chance,
                            )
                        else:
                            place = one_of(legal, chance)
                bit = <uint32_t>1 << place
                if run.twins[seat] & bit:
                    run.twins[seat] ^= bit
                else:
                    run.ones[seat] = hand ^ bit
                run.trick[i] = place
                if place == game.club_queen:
                    show_queen(run, seat, policy)
            points += game.points[place]
            mask |= bit
            if i == 0:
                first = best = place
                winner = seat
                follow = game.follow[place]
                counting = follow | game.trumps
            elif place > best:
                if counting & bit:
                    best = place
                    winner = seat
            elif place == best and second & bit:
                winner = seat
            seat = (seat + run.step) & 3
        run.lying = 0
        run.points[winner] += points
        run.tricks[winner] += 1
        if run.taker < 0:
            run.taker = winner
        run.led |= game.class_bit[first]
        if mask & watched or points >= game.least or game.watch_all:
            keep(game, run, mask, points, winner)
        run.number += 1
        run.leader = winner
        if run.turns:
            run.step = 4 - run.step
            run.turns = 0
        if game.spade_queen < 24 or not run.settled or game.negative == 1:
            after(game, run, winner)
    return 0


# --- the score -------------------------------------------------------------------------------------


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


# --- from Python -----------------------------------------------------------------------------------


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
    moment, worlds, candidates, int playouts, int policy, uint64_t seed, int batch, double clear
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
    cdef int64_t score, cards, d, behind, squares
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
            while open_ > 1 and done < deals.count:
                until = min(done + batch, deals.count)
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


# --- dealing ---------------------------------------------------------------------------------------

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


# --- solving ---------------------------------------------------------------------------------------

include "_fast_solve.pxi"
