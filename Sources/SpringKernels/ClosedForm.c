// The closed form at many times and the step maps of many springs, for each instruction set.
#include <math.h>

#include "SpringKernels.h"
#include "Targets.h"
#include "Threads.h"

#define KERNEL "ClosedForm.h"
#include "EachTarget.h"

void spring_step_maps(const double *decay, const double *frequency, double step, double *xx, double *xv,
                      double *vv, size_t count) {
#if HAS_WIDE
  if (spring_has_avx2_and_fma()) {
    maps_wide_apart(decay, frequency, step, xx, xv, vv, count);
    return;
  }
#endif
  maps_apart(decay, frequency, step, xx, xv, vv, count);
}

typedef bool (*sampler)(spring_curve, const double *, double *, double *, size_t);

typedef struct {
  sampler sampler;
  spring_curve curve;
  const double *times;
  double *positions, *velocities;
  size_t count;
  bool is_proper;
} sampling;

// Parts are counted in fours, so that no part but the last has a remainder.
static void part(void *context, size_t from, size_t to) {
  sampling *work = context;
  size_t first = from * 4, end = to * 4 < work->count ? to * 4 : work->count;
  bool is_proper = work->sampler(work->curve, work->times + first, work->positions + first,
                                 work->velocities != 0 ? work->velocities + first : 0, end - first);
  if (!is_proper) __atomic_store_n(&work->is_proper, false, __ATOMIC_RELAXED);
}

bool spring_sample(spring_curve curve, const double *times, double *positions, double *velocities, size_t count,
                   spring_arithmetic arithmetic, uint32_t workers) {
  sampling work = {CHOOSE(sample, arithmetic), curve, times, positions, velocities, count, true};
  spring_share_work((count + 3) / 4, workers, part, &work);
  return work.is_proper;
}
