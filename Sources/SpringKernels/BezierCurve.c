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
// rounding.
#include "BezierCurve.h"
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

static double cubic(bezier_side side, double w) { return w * (side.a1 + w * (side.a2 + w * side.a3)); }
static double slope(bezier_side side, double w) { return side.a1 + w * (2 * side.a2 + w * (3 * side.a3)); }

// Newton's method from a root of an r nearby, or from above; ends when it no longer moves.
static double refined(bezier_side side, double r, double w) {
  for (int turn = 0; turn < 64; turn++) {
    double next = w - (cubic(side, w) - r) / slope(side, w);
    if (!(next > 0) || __builtin_fabs(next - w) <= 0x1p-51 * w) return next > 0 ? next : w;
    w = next;
  }
  return w;
}

static double bisected(bezier_side side, double r) {
  double low = 0, high = 1;
  for (int turn = 0; turn < 40; turn++) {
    double middle = 0.5 * (low + high);
    if (cubic(side, middle) < r) low = middle; else high = middle;
  }
  return 0.5 * (low + high);
}

// A row: w and its first three Taylor coefficients at the middle of the row's part of r.
static void fill_row(bezier_side side, double w, double *row) {
  double d1 = slope(side, w), d2 = 2 * side.a2 + 6 * side.a3 * w, d3 = 6 * side.a3;
  double inverse = 1 / d1, square = inverse * inverse;
  row[0] = w;
  row[1] = inverse;
  row[2] = -0.5 * d2 * inverse * square;
  row[3] = (3 * d2 * d2 - d1 * d3) / 6 * inverse * square * square;
}

// From the largest r down, so that each root starts from the one before it.
static void fill_table(bezier_side side, double *rows) {
  double w = 0;
  for (int index = BEZIER_ROWS - 1; index >= 0; index--) {
    int octave = index / BEZIER_ROWS_PER_OCTAVE - BEZIER_OCTAVES, part = index % BEZIER_ROWS_PER_OCTAVE;
    double r = __builtin_ldexp(1 + (part + 0.5) / BEZIER_ROWS_PER_OCTAVE, octave);
    w = refined(side, r, index == BEZIER_ROWS - 1 ? bisected(side, r) : w);
    fill_row(side, w, rows + 4 * index);
  }
}

bezier_curve bezier_prepare(double x1, double y1, double x2, double y2, double *table) {
  bezier_curve curve = {.y1 = 3 * y1, .y2 = 3 * (y2 - 2 * y1), .y3 = 3 * (y1 - y2) + 1};
  double a = 3 * (x1 - x2) + 1, p = a > 0 ? 3 * (x1 * (1 - x1) + x2 * (x1 - x2)) / a : -1;
  double inflection = a > 0 ? (2 * x1 - x2) / a : -1;
  curve.from_inflection = p >= 0 && inflection > 0 && inflection < 1;
  if (curve.from_inflection) {
    twofold centre = x_of(x1, x2, inflection);
    curve.centre_high = centre.high, curve.centre_low = centre.low;
    curve.sides[0] = (bezier_side){p, 0, a, inflection, 1};
    curve.sides[1] = (bezier_side){p, 0, a, inflection, -1};
  } else {
    curve.sides[0] = end_side(x1, x2, 0, 1);
    curve.sides[1] = end_side(1 - x2, 1 - x1, 1, -1);
  }
  fill_table(curve.sides[0], table);
  fill_table(curve.sides[1], table + 4 * BEZIER_ROWS);
  return curve;
}

// From above, where a coefficient alone would put the root; Newton's method comes down to it.
static double root_near_origin(bezier_side side, double r) {
  // What is smaller moves y by less than can be seen, and its powers would leave the range of numbers.
  if (r < 0x1p-900) r = 0x1p-900;
  double w = 1;
  if (side.a1 > 0 && r / side.a1 < w) w = r / side.a1;
  if (side.a2 > 0) {
    double root = __builtin_sqrt(r / side.a2);
    if (root < w) w = root;
  }
  // A cube root by its exponent: within a third of an octave is near enough.
  if (side.a3 > 0) {
    int exponent = __builtin_ilogb(r / side.a3);
    double root = __builtin_ldexp(2, exponent >= 0 ? exponent / 3 : -((-exponent + 2) / 3) + 1);
    if (root < w) w = root;
  }
  return refined(side, r, w);
}

static double y_of(const bezier_curve *curve, double s) {
  return s * (s * (s * curve->y3 + curve->y2) + curve->y1);
}

double bezier_value_near_origin(const bezier_curve *curve, double x) {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  double d = curve->from_inflection ? (x - curve->centre_high) - curve->centre_low : 0.5 - x;
  bezier_side side = curve->sides[d < 0];
  double r = curve->from_inflection ? __builtin_fabs(d) : d < 0 ? 1 - x : x;
  double w = r > 0 ? root_near_origin(side, r) : 0;
  double s = side.origin + side.direction * w;
  return y_of(curve, s);
}

// The same steps as in BezierValues.h, so that the bytes are those of its portable form.
static double tabled(const double *table, bezier_side side, double r, bool second) {
  uint64_t bits;
  __builtin_memcpy(&bits, &r, sizeof bits);
  uint64_t index = (bits >> 49) - ((1023ULL - BEZIER_OCTAVES) << 3) + (second ? BEZIER_ROWS : 0);
  const double *row = table + 4 * index;
  bits = (bits & ~0x1FFFFFFFFFFFFULL) | 0x1000000000000ULL;
  double middle;
  __builtin_memcpy(&middle, &bits, sizeof middle);
  double d = r - middle, w = d * (d * (d * row[3] + row[2]) + row[1]) + row[0];
  double lift = side.a3 * w, inner = side.a2 + lift, center = inner + lift;
  double f = w * (w * inner + side.a1) - r, slope = w * (inner + center) + side.a1;
  return w - f * slope / (slope * slope - f * (center + lift));
}

double bezier_value(const bezier_curve *curve, const double *table, double x) {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  double d = curve->from_inflection ? (x - curve->centre_high) - curve->centre_low : 0.5 - x;
  bool second = d < 0;
  double r = curve->from_inflection ? __builtin_fabs(d) : second ? 1 - x : x;
  if (r < SMALLEST_TABLED) return bezier_value_near_origin(curve, x);
  bezier_side side = curve->sides[second];
  double w = tabled(table, side, r, second);
  return y_of(curve, w * side.direction + side.origin);
}
