// A Bézier at many xs, for each instruction set.
#include "BezierCurve.h"
#include "Targets.h"
#include "Threads.h"

#define VARIANT apart
#define FUSED 0
#include "Elementary.h"
#include "BezierValues.h"
#include "ElementaryEnd.h"
#undef VARIANT
#undef FUSED

#if BASELINE_FUSED
#define VARIANT fused
#define FUSED 1
#include "Elementary.h"
#include "BezierValues.h"
#include "ElementaryEnd.h"
#undef VARIANT
#undef FUSED
#endif

#if HAS_WIDE
BEGIN_WIDE_APART
#define VARIANT wide_apart
#define FUSED 0
#include "Elementary.h"
#include "BezierValues.h"
#include "ElementaryEnd.h"
#undef VARIANT
#undef FUSED
END_WIDE
BEGIN_WIDE_FUSED
#define VARIANT wide_fused
#define FUSED 1
#include "Elementary.h"
#include "BezierValues.h"
#include "ElementaryEnd.h"
#undef VARIANT
#undef FUSED
END_WIDE
#endif

typedef bool (*evaluator)(const bezier_curve *, const double *, double *, size_t);

static evaluator choose(spring_arithmetic arithmetic) {
#if HAS_WIDE
  if (arithmetic != SPRING_PORTABLE && spring_has_avx2_and_fma())
    return arithmetic == SPRING_FASTEST ? values_wide_fused : values_wide_apart;
#elif BASELINE_FUSED
  if (arithmetic == SPRING_FASTEST) return values_fused;
#endif
  (void)arithmetic;
  return values_apart;
}

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
  easing work = {choose(arithmetic), curve, xs, ys, count, true};
  spring_share_work((count + 3) / 4, workers, part, &work);
  return work.is_proper;
}
