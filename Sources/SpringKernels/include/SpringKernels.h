// Springs, curves and easings by the vector: the loops of `Motion` that are worth more than Swift can say today.
//
// Why C: Swift has no attribute that compiles one function for another instruction set, so a Swift loop runs on
// the baseline vectors unless the whole package is built for newer processors, and such a build crashes on older
// ones. Here each loop is compiled twice or three times and the processor is asked at run time.
//
// Every pointer belongs to the caller, holds what the count says, and does not overlap another of the same call
// unless a comment allows it. Numbers are finite: the border is in Swift.
#ifndef SPRING_KERNELS_H
#define SPRING_KERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// How multiply and add are done.
typedef enum {
  // AVX2 with fused multiply-add where the processor has them.
  SPRING_FASTEST = 0,
  // Multiply and add rounded apart: the same bytes on every processor, with the widest vectors it has.
  SPRING_REPRODUCIBLE = 1,
  // Like reproducible, but never beyond the vectors that every processor of the architecture has.
  SPRING_PORTABLE = 2,
} spring_arithmetic;

// Whether the processor has AVX2 and FMA.
bool spring_has_avx2_and_fma(void);

// The springs of one tile; columns of a bank hold a multiple of it.
enum { SPRING_TILE_F64 = 16, SPRING_TILE_F32 = 32 };
// Springs are looked at for rest when the count of steps since the bank began is a multiple of this.
enum { SPRING_REST_INTERVAL = 32 };

// The step maps and the states of a bank. With y the offset from the target and u the velocity divided by the
// undamped frequency, a step is y' = xx y + xv u, u' = vv u − xv y.
typedef struct {
  const double *xx, *xv, *vv;
  double *offset, *speed;
} spring_columns_f64;

typedef struct {
  const float *xx, *xv, *vv;
  float *offset, *speed;
} spring_columns_f32;

// Which tiles to step, how often, and what counts as rest.
typedef struct {
  // The indices of the tiles to step, each once.
  const uint32_t *tiles;
  // For each of them, 1 where it came to rest and 0 where not.
  uint8_t *resting;
  size_t tile_count;
  uint64_t steps;
  // The steps since the bank began, modulo SPRING_REST_INTERVAL.
  uint32_t phase;
  // A spring whose offset and speed are both below this is put onto its target.
  double threshold;
  spring_arithmetic arithmetic;
  // Threads to share the tiles, at least 1; no result depends on it.
  uint32_t workers;
} spring_advance;

void spring_bank_advance_f64(spring_columns_f64 columns, spring_advance advance);
void spring_bank_advance_f32(spring_columns_f32 columns, spring_advance advance);

// The step maps of springs of a decay (damping / 2 mass) and an undamped frequency, both per second, over a time.
// Without libm and with multiply and add rounded apart: the same bytes everywhere.
void spring_step_maps(const double *decay, const double *frequency, double step, double *xx, double *xv,
                      double *vv, size_t count);

// One spring for `spring_sample`.
typedef struct {
  double decay, frequency, target;
  // What the spring starts with: position minus target, and velocity.
  double offset, velocity;
} spring_curve;

// The closed form at any times ≥ 0; `velocities` may be null. Either output may be `times` itself. Says whether all
// times were finite and not negative; asking here spares a pass over them.
bool spring_sample(spring_curve curve, const double *times, double *positions, double *velocities, size_t count,
                   spring_arithmetic arithmetic, uint32_t workers);

// The header of the module names all others.
#include "BezierKernels.h"
#include "ElementaryTables.h"

#endif
