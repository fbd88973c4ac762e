// A bank of springs stepped, for each number type and instruction set.
#include "SpringKernels.h"
#include "Targets.h"
#include "Threads.h"

#define TYPE f64
#define SCALAR double
#define LANES 4
#define BITS int64_t
#define KERNEL "BankStep.h"
#include "EachTarget.h"
#undef TYPE
#undef SCALAR
#undef LANES
#undef BITS

#define TYPE f32
#define SCALAR float
#define LANES 8
#define BITS int32_t
#define KERNEL "BankStep.h"
#include "EachTarget.h"

bool spring_has_avx2_and_fma(void) {
#if HAS_WIDE
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
#else
  return false;
#endif
}

typedef void (*kernel_f64)(spring_columns_f64, const spring_advance *, size_t, size_t);
typedef void (*kernel_f32)(spring_columns_f32, const spring_advance *, size_t, size_t);

typedef struct {
  kernel_f64 kernel;
  spring_columns_f64 columns;
  const spring_advance *advance;
} work_f64;

typedef struct {
  kernel_f32 kernel;
  spring_columns_f32 columns;
  const spring_advance *advance;
} work_f32;

static void part_f64(void *context, size_t from, size_t to) {
  work_f64 *work = context;
  work->kernel(work->columns, work->advance, from, to);
}

static void part_f32(void *context, size_t from, size_t to) {
  work_f32 *work = context;
  work->kernel(work->columns, work->advance, from, to);
}

void spring_bank_advance_f64(spring_columns_f64 columns, spring_advance advance) {
  work_f64 work = {CHOOSE(tiles_f64, advance.arithmetic), columns, &advance};
  spring_share_work(advance.tile_count, advance.workers, part_f64, &work);
}

void spring_bank_advance_f32(spring_columns_f32 columns, spring_advance advance) {
  work_f32 work = {CHOOSE(tiles_f32, advance.arithmetic), columns, &advance};
  spring_share_work(advance.tile_count, advance.workers, part_f32, &work);
}
