// Cubic Bézier easing by the vector. See SpringKernels.h for why this is C.
#ifndef BEZIER_KERNELS_H
#define BEZIER_KERNELS_H

#include "SpringKernels.h"

// A cubic Bézier easing from (0, 0) to (1, 1), made ready: what is solved, and a table of roots to start from.
typedef struct bezier_curve bezier_curve;

// Makes a curve ready, in some 5 µs and 7 kB; null where there is no memory. The xs are within 0 … 1.
bezier_curve *bezier_make(double x1, double y1, double x2, double y2);
void bezier_free(bezier_curve *curve);

// The parameter at one x, and the y; x is clamped to 0 … 1.
double bezier_parameter(const bezier_curve *curve, double x);
double bezier_value(const bezier_curve *curve, double x);

// The ys at many xs; `ys` may be `xs` itself. Says whether all xs were numbers.
bool bezier_values(const bezier_curve *curve, const double *xs, double *ys, size_t count,
                   spring_arithmetic arithmetic, uint32_t workers);

#endif
