# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The compiled version of ``playout``: the same functions, the same numbers, without the GIL.

Every rule is explained there; the functions here have the same names. Nothing is allocated while
cards are played.
"""

from libc.math cimport sqrt
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
    POINT = 40
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

include "_fast_rules.pxi"


# --- habits ----------------------------------------------------------------------------------------

include "_fast_habits.pxi"


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

include "_fast_score.pxi"


# --- from Python -----------------------------------------------------------------------------------

include "_fast_python.pxi"


# --- weights ---------------------------------------------------------------------------------------

include "_fast_temper.pxi"


# --- dealing ---------------------------------------------------------------------------------------

include "_fast_deal.pxi"


# --- solving ---------------------------------------------------------------------------------------

include "_fast_solve.pxi"
