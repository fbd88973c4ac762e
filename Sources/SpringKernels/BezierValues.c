// A Bézier at many xs, for each instruction set.
#include "BezierCurve.h"
#include "Targets.h"
#include "Threads.h"

#define KERNEL "BezierValues.h"
#include "EachTarget.h"

typedef bool (*evaluator)(const bezier_curve *, const double *, double *, size_t);

typedef struct {
  evaluator evaluator;
  const bezier_curve *curve;
  const double *xs;
  double *ys;
  size_t count;
  bool is_proper;
} easing;

// Parts are counted in fours, so that no part but the last has a remainder.
static void part(void *context, size_t from, size_t to) {
  easing *work = context;
  size_t first = from * 4, end = to * 4 < work->count ? to * 4 : work->count;
  if (!work->evaluator(work->curve, work->xs + first, work->ys + first, end - first))
    __atomic_store_n(&work->is_proper, false, __ATOMIC_RELAXED);
}

bool bezier_values(const bezier_curve *curve, const double *xs, double *ys, size_t count,
                   spring_arithmetic arithmetic, uint32_t workers) {
  easing work = {CHOOSE(values, arithmetic), curve, xs, ys, count, true};
  spring_share_work((count + 3) / 4, workers, part, &work);
  return work.is_proper;
}
