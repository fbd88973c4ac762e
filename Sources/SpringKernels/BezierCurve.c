// A cubic Bézier easing made ready: y at a given x.
//
// X(s) = A s³ + B s² + C s never falls on 0 … 1, but it may stand still: at an end (x1 = 0 or x2 = 1) or, where
// x1 → 1 and x2 → 0, in the middle. There the root s of X(s) = x loses half or two thirds of its digits if x is
// compared with X(s) as it stands. So the root is measured from the place where X may stand still:
//
// - A > 0, X′ > 0 everywhere and the inflection s₀ = −B/3A inside: from it. With w = |s − s₀| and
//   P = X′(s₀) = 3 (x1 (1 − x1) + x2 (x1 − x2)) / A, it is A w³ + P w = |x − X(s₀)|, the same on both sides.
//   X(s₀) is known to twice the digits, so that the difference keeps all of its own.
// - Else from the nearer end: X(s) = x, or the same with both ends exchanged, which is 1 − x.
//
// Measured so, w as a function of r is as smooth as a power of r, and r = 0 is the only place where it is not: the
// other branch points of the inverse lie at least as far away as r itself. So a table by octaves of r, eight rows
// each with a Taylor polynomial of third order, is within 2·10⁻⁶ of w, and one step of Halley's method ends at
// rounding; below the table, w starts from the coefficients, see `root`.
#include "BezierCurve.h"

#include <stdlib.h>

#include "Targets.h"

// A number as the sum of two doubles (Dekker, 1971; Knuth's sum, fused multiply-add for the product).
typedef struct {
  double high, low;
} twofold;

static twofold sum(double a, double b) {
  double s = a + b, t = s - a;
  return (twofold){s, (a - (s - t)) + (b - t)};
}

static twofold add(twofold a, twofold b) {
  twofold s = sum(a.high, b.high);
  return sum(s.high, s.low + a.low + b.low);
}

static twofold times(twofold a, twofold b) {
  double product = a.high * b.high;
  return sum(product, __builtin_fma(a.high, b.high, -product) + (a.high * b.low + a.low * b.high));
}

// X(s) = s (3 x1 (1 − s)² + 3 x2 s (1 − s) + s²), to twice the digits.
static twofold x_of(double x1, double x2, double s) {
  twofold t = {s, 0}, u = sum(1, -s), three = {3, 0};
  twofold first = times(times(times(three, (twofold){x1, 0}), u), u);
  twofold second = times(times(times(three, (twofold){x2, 0}), t), u);
  return times(t, add(add(first, second), times(t, t)));
}

static bezier_side end_side(double x1, double x2, double origin, double direction) {
  return (bezier_side){
      .a1 = 3 * x1, .a2 = 3 * (x2 - 2 * x1), .a3 = 3 * (x1 - x2) + 1, .origin = origin, .direction = direction};
}

// A cube root within a twentieth: the exponent divided by three.
static double rough_cube_root(double x) {
  int64_t bits;
  __builtin_memcpy(&bits, &x, sizeof bits);
  bits = bits / 3 + 0x2A9F7893782DA1CELL;
  __builtin_memcpy(&x, &bits, sizeof x);
  return x;
}

static bezier_side with_roots(bezier_side side) {
  side.root2 = side.a2 > 0 ? __builtin_sqrt(side.a2) : 0;
  if (side.a3 > 0) {
    double root = rough_cube_root(side.a3);
    for (int turn = 0; turn < 3; turn++) {
      double cube = root * root * root;
      root *= (cube + 2 * side.a3) / (2 * cube + side.a3);
    }
    side.root3 = root;
  }
  return side;
}

// One step of Halley's method.
INLINE double polished(bezier_side side, double r, double w) {
  double lift = side.a3 * w, inner = side.a2 + lift, middle = inner + lift;
  double f = w * (w * inner + side.a1) - r, slope = w * (inner + middle) + side.a1;
  return w - f * slope / (slope * slope - f * (middle + lift));
}

// w of an r. Where one coefficient alone counts, w is r/a1, √(r/a2) or ∛(r/a3); the harmonic sum of the three is
// within 40 % of w on every side of every curve, and three steps of Halley's method, each cubing the error, end at
// rounding. No step depends on how the last one went, so nothing has to be predicted.
static double root(bezier_side side, double r) {
  // What is smaller moves y by less than can be seen, and its powers would leave the range of numbers.
  r = r < 0x1p-600 ? 0x1p-600 : r;
  double q = 1 / r;
  double w = 1 / (side.a1 * q + side.root2 * __builtin_sqrt(q) + side.root3 * rough_cube_root(q));
  for (int turn = 0; turn < 3; turn++) w = polished(side, r, w);
  return w;
}

// A row: w and its first three Taylor coefficients at the middle of the row's part of r.
static void fill_row(bezier_side side, double w, double *row) {
  double d1 = side.a1 + w * (2 * side.a2 + w * (3 * side.a3)), d2 = 2 * side.a2 + 6 * side.a3 * w;
  double inverse = 1 / d1, square = inverse * inverse;
  row[0] = w;
  row[1] = inverse;
  row[2] = -0.5 * d2 * inverse * square;
  row[3] = (3 * d2 * d2 - d1 * (6 * side.a3)) / 6 * inverse * square * square;
}

static void fill_table(bezier_curve *curve) {
  double octave = SMALLEST_TABLED;
  for (int index = 0; index < BEZIER_ROWS; index++) {
    int part = index % BEZIER_ROWS_PER_OCTAVE;
    double r = octave * (1 + (part + 0.5) / BEZIER_ROWS_PER_OCTAVE);
    for (int side = 0; side < 2; side++)
      fill_row(curve->sides[side], root(curve->sides[side], r), curve->table + 4 * (side * BEZIER_ROWS + index));
    if (part == BEZIER_ROWS_PER_OCTAVE - 1) octave *= 2;
  }
}

static void set_sides(bezier_curve *curve, double x1, double x2) {
  double a = 3 * (x1 - x2) + 1, p = a > 0 ? 3 * (x1 * (1 - x1) + x2 * (x1 - x2)) / a : -1;
  double inflection = a > 0 ? (2 * x1 - x2) / a : -1;
  curve->from_inflection = p >= 0 && inflection > 0 && inflection < 1;
  if (curve->from_inflection) {
    twofold centre = x_of(x1, x2, inflection);
    curve->centre_high = centre.high, curve->centre_low = centre.low;
    curve->sides[0] = (bezier_side){.a1 = p, .a3 = a, .origin = inflection, .direction = 1};
    curve->sides[1] = (bezier_side){.a1 = p, .a3 = a, .origin = inflection, .direction = -1};
  } else {
    curve->sides[0] = end_side(x1, x2, 0, 1);
    curve->sides[1] = end_side(1 - x2, 1 - x1, 1, -1);
  }
  for (int side = 0; side < 2; side++) curve->sides[side] = with_roots(curve->sides[side]);
}

bezier_curve *bezier_make(double x1, double y1, double x2, double y2) {
  bezier_curve *curve = malloc(sizeof *curve);
  if (curve == 0) return 0;
  *curve = (bezier_curve){.y1 = 3 * y1, .y2 = 3 * (y2 - 2 * y1), .y3 = 3 * (y1 - y2) + 1};
  set_sides(curve, x1, x2);
  fill_table(curve);
  return curve;
}

void bezier_free(bezier_curve *curve) { free(curve); }

// w of a tabled r, by the same steps as in BezierValues.h.
static double tabled(const bezier_curve *curve, double r, int second) {
  uint64_t bits;
  __builtin_memcpy(&bits, &r, sizeof bits);
  uint64_t index = (bits >> 49) - ((1023ULL - BEZIER_OCTAVES) << 3) + (uint64_t)second * BEZIER_ROWS;
  const double *row = curve->table + 4 * index;
  bits = (bits & ~0x1FFFFFFFFFFFFULL) | 0x1000000000000ULL;
  double middle;
  __builtin_memcpy(&middle, &bits, sizeof middle);
  double d = r - middle, w = d * (d * (d * row[3] + row[2]) + row[1]) + row[0];
  return polished(curve->sides[second], r, w);
}

double bezier_parameter(const bezier_curve *curve, double x) {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  double d = curve->from_inflection ? (x - curve->centre_high) - curve->centre_low : 0.5 - x;
  // No branch: at random xs half of them would be foretold wrongly.
  int second = d < 0;
  double from_end = second + curve->sides[second].direction * x;
  double r = curve->from_inflection ? __builtin_fabs(d) : from_end;
  const bezier_side *side = &curve->sides[second];
  double w = r >= SMALLEST_TABLED ? tabled(curve, r, second) : root(*side, r);
  return side->origin + side->direction * w;
}

double bezier_value(const bezier_curve *curve, double x) {
  double s = bezier_parameter(curve, x);
  return s >= 1 ? 1 : s * (curve->y1 + s * (curve->y2 + s * curve->y3));
}
