# Rules of thumb for playouts, see ``playrules``: the functions here have the same names.

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
