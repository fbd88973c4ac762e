// Cubic Bézier easing by the vector. See SpringKernels.h for why this is C.
#ifndef BEZIER_KERNELS_H
#define BEZIER_KERNELS_H

#include "SpringKernels.h"

// The octaves of the table, down to 2^-BEZIER_OCTAVES, and its rows for each of the two sides.
enum { BEZIER_OCTAVES = 24, BEZIER_ROWS_PER_OCTAVE = 8, BEZIER_ROWS = BEZIER_OCTAVES * BEZIER_ROWS_PER_OCTAVE };
// The doubles that a table takes: rows of four for two sides.
enum { BEZIER_TABLE = 2 * BEZIER_ROWS * 4 };

// The cubic a3 w³ + a2 w² + a1 w = r, w ≥ 0, that is solved on one side of a curve, and what w is then:
// the parameter of the Bézier is origin + direction · w.
typedef struct {
  double a1, a2, a3, origin, direction;
  // The square root of a2 and the cube root of a3 where they are positive, else 0.
  double root2, root3;
} bezier_side;

// An easing from (0, 0) to (1, 1), made ready. The first side is that of the xs from the inflection on, or that of
// the lower half of the xs, measured from the start; the second is the other.
typedef struct {
  bezier_side sides[2];
  // Whether w is measured from the inflection, where the curve may stand upright, or from the nearer end.
  bool from_inflection;
  // The x of the inflection, as the sum of two doubles.
  double centre_high, centre_low;
  // The y of a parameter s is s (y1 + s (y2 + s y3)).
  double y1, y2, y3;
} bezier_curve;

// Makes a curve ready. The xs are within 0 … 1.
bezier_curve bezier_prepare(double x1, double y1, double x2, double y2);

// The table of BEZIER_TABLE doubles that `bezier_values` reads.
void bezier_fill_table(const bezier_curve *curve, double *table);

// The parameter at one x, and the y; x is clamped to 0 … 1.
double bezier_parameter(const bezier_curve *curve, double x);
double bezier_value(const bezier_curve *curve, double x);

// The ys at many xs; `ys` may be `xs` itself. Says whether all xs were numbers.
bool bezier_values(const bezier_curve *curve, const double *table, const double *xs, double *ys, size_t count,
                   spring_arithmetic arithmetic, uint32_t workers);

#endif
