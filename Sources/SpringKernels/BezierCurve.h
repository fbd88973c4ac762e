// What a Bézier made ready consists of.
#ifndef BEZIER_CURVE_H
#define BEZIER_CURVE_H

#include "BezierKernels.h"

// The octaves of the table, down to r = 2^-BEZIER_OCTAVES; below, a root is found without it.
enum { BEZIER_OCTAVES = 12, BEZIER_ROWS_PER_OCTAVE = 8, BEZIER_ROWS = BEZIER_OCTAVES * BEZIER_ROWS_PER_OCTAVE };
#define SMALLEST_TABLED 0x1p-12

// The cubic a3 w³ + a2 w² + a1 w = r, w ≥ 0, that is solved on one side of a curve, and what w is then:
// the parameter of the Bézier is origin + direction · w.
typedef struct {
  double a1, a2, a3, origin, direction;
  // The square root of a2 and the cube root of a3 where they are positive, else 0.
  double root2, root3;
} bezier_side;

// The first side is that of the xs from the inflection on, or that of the lower half of the xs, measured from the
// start; the second is the other.
struct bezier_curve {
  bezier_side sides[2];
  // Whether w is measured from the inflection, where the curve may stand upright, or from the nearer end.
  bool from_inflection;
  // The x of the inflection, as the sum of two doubles.
  double centre_high, centre_low;
  // The y of a parameter s is s (y1 + s (y2 + s y3)).
  double y1, y2, y3;
  // Rows of four for each side: w and its Taylor coefficients in the middle of the row's part of an octave.
  double table[2 * BEZIER_ROWS * 4];
};

#endif
