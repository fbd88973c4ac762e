// The ys of a Bézier at many xs, for one instruction set. Takes VARIANT and FUSED.
#include "Elementary.h"

#define PICK(MASK, FIELD) SELECT(MASK, ALL(curve->sides[1].FIELD), ALL(curve->sides[0].FIELD))

// Four rows of the table as four columns.
INLINE void NAME(rows)(const double *table, const U64X4 *index, F64X4 *columns) {
  F64X4 a = *(const F64X4 *)(table + 4 * (*index)[0]), b = *(const F64X4 *)(table + 4 * (*index)[1]);
  F64X4 c = *(const F64X4 *)(table + 4 * (*index)[2]), d = *(const F64X4 *)(table + 4 * (*index)[3]);
  F64X4 ab = __builtin_shufflevector(a, b, 0, 4, 2, 6), ab1 = __builtin_shufflevector(a, b, 1, 5, 3, 7);
  F64X4 cd = __builtin_shufflevector(c, d, 0, 4, 2, 6), cd1 = __builtin_shufflevector(c, d, 1, 5, 3, 7);
  columns[0] = __builtin_shufflevector(ab, cd, 0, 1, 4, 5);
  columns[1] = __builtin_shufflevector(ab1, cd1, 0, 1, 4, 5);
  columns[2] = __builtin_shufflevector(ab, cd, 2, 3, 6, 7);
  columns[3] = __builtin_shufflevector(ab1, cd1, 2, 3, 6, 7);
}

// w from the row of r by its Taylor polynomial; `second` says which lanes are on the second side.
INLINE void NAME(start)(const double *table, const F64X4 *r, const U64X4 *second, F64X4 *w) {
  U64X4 bits = (U64X4)*r;
  U64X4 index = (bits >> 49) - ((1023ULL - BEZIER_OCTAVES) << 3) + (*second & (uint64_t)BEZIER_ROWS);
  F64X4 columns[4];
  NAME(rows)(table, &index, columns);
  F64X4 middle = (F64X4)((bits & ~0x1FFFFFFFFFFFFULL) | 0x1000000000000ULL);
  F64X4 d = *r - middle;
  *w = MUL_ADD(d, MUL_ADD(d, MUL_ADD(d, columns[3], columns[2]), columns[1]), columns[0]);
}

// One step of Halley's method.
INLINE void NAME(polish)(const bezier_curve *curve, const F64X4 *r, const U64X4 *second, F64X4 *w) {
  F64X4 a1 = PICK(*second, a1), a2 = PICK(*second, a2), a3 = PICK(*second, a3);
  F64X4 lift = a3 * *w, inner = a2 + lift, middle = inner + lift;
  F64X4 f = MUL_ADD(*w, MUL_ADD(*w, inner, a1), -*r);
  // f′ = a1 + w (2 a2 + 3 a3 w), and f″ / 2 = a2 + 3 a3 w.
  F64X4 slope = MUL_ADD(*w, inner + middle, a1), twist = middle + lift;
  F64X4 divisor = MUL_ADD(slope, slope, -(f * twist));
  *w = *w - f * slope / divisor;
}

INLINE void NAME(four_values)(int from_inflection, const bezier_curve *curve, const double *xs, double *ys,
                              U64X4 *proper) {
  F64X4 x = *(const F64X4 *)xs, r;
  *proper &= (U64X4)(x == x);
  x = __builtin_elementwise_min(__builtin_elementwise_max(x, ALL(0.0)), ALL(1.0));
  U64X4 second;
  if (from_inflection) {
    F64X4 d = (x - ALL(curve->centre_high)) - ALL(curve->centre_low);
    second = (U64X4)(d < ALL(0.0));
    r = __builtin_elementwise_abs(d);
  } else {
    second = (U64X4)(x > ALL(0.5));
    r = SELECT(second, ALL(1.0) - x, x);
  }
  F64X4 clamped = __builtin_elementwise_min(__builtin_elementwise_max(r, ALL(SMALLEST_TABLED)), ALL(0x1.fffffffffffffp-1));
  F64X4 w;
  NAME(start)(curve->table, &clamped, &second, &w);
  NAME(polish)(curve, &clamped, &second, &w);
  F64X4 s = MUL_ADD(w, PICK(second, direction), PICK(second, origin));
  F64X4 y = s * MUL_ADD(s, MUL_ADD(s, ALL(curve->y3), ALL(curve->y2)), ALL(curve->y1));
  U64X4 small = (U64X4)(r < ALL(SMALLEST_TABLED));
  if (__builtin_expect((small[0] | small[1] | small[2] | small[3]) != 0, 0)) {
    for (int lane = 0; lane < 4; lane++)
      if (small[lane]) y[lane] = bezier_value(curve, x[lane]);
  }
  // The ends are met exactly.
  y = SELECT((U64X4)(x >= ALL(1.0)), ALL(1.0), y);
  *(F64X4 *)ys = (F64X4)((U64X4)y & (U64X4)(x > ALL(0.0)));
}

INLINE bool NAME(all_values)(int from_inflection, const bezier_curve *curve, const double *xs, double *ys,
                             size_t count) {
  U64X4 proper = {~0ULL, ~0ULL, ~0ULL, ~0ULL};
  size_t at = 0;
  for (; at + 4 <= count; at += 4) NAME(four_values)(from_inflection, curve, xs + at, ys + at, &proper);
  if (at < count) {
    double rest[4] = {0}, results[4];
    for (size_t lane = 0; at + lane < count; lane++) rest[lane] = xs[at + lane];
    NAME(four_values)(from_inflection, curve, rest, results, &proper);
    for (size_t lane = 0; at + lane < count; lane++) ys[at + lane] = results[lane];
  }
  return (proper[0] & proper[1] & proper[2] & proper[3]) != 0;
}

static bool NAME(values)(const bezier_curve *curve, const double *xs, double *ys, size_t count) {
  if (curve->from_inflection) return NAME(all_values)(1, curve, xs, ys, count);
  return NAME(all_values)(0, curve, xs, ys, count);
}

#undef PICK
#include "ElementaryEnd.h"
