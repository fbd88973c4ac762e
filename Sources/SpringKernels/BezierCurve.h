// What the loops over a Bézier share.
#ifndef BEZIER_CURVE_H
#define BEZIER_CURVE_H

#include "BezierKernels.h"

// Below this r the table ends, and the root is found by iteration.
#define SMALLEST_TABLED 0x1p-24

// The y at an x by iteration, for where no table reaches.
double bezier_value_near_origin(const bezier_curve *curve, double x);

#endif
