// A bank of springs stepped, for each number type and instruction set.
#include "SpringKernels.h"
#include "Targets.h"
#include "Threads.h"

#define SCALAR double
#define LANES 4
#define BITS int64_t
#define COLUMNS spring_columns_f64

#define VARIANT f64_apart
#define FUSED 0
#define VECTORS BASELINE_VECTORS
#include "BankStep.h"
#undef VARIANT
#undef FUSED
#undef VECTORS

#if BASELINE_FUSED
#define VARIANT f64_fused
#define FUSED 1
#define VECTORS BASELINE_VECTORS
#include "BankStep.h"
#undef VARIANT
#undef FUSED
#undef VECTORS
#endif

#if HAS_WIDE
BEGIN_WIDE_APART
#define VARIANT f64_wide_apart
#define FUSED 0
#define VECTORS 4
#include "BankStep.h"
#undef VARIANT
#undef FUSED
#undef VECTORS
END_WIDE
BEGIN_WIDE_FUSED
#define VARIANT f64_wide_fused
#define FUSED 1
#define VECTORS 4
#include "BankStep.h"
#undef VARIANT
#undef FUSED
#undef VECTORS
END_WIDE
#endif

#undef SCALAR
#undef LANES
#undef BITS
#undef COLUMNS
#define SCALAR float
#define LANES 8
#define BITS int32_t
#define COLUMNS spring_columns_f32

#define VARIANT f32_apart
#define FUSED 0
#define VECTORS BASELINE_VECTORS
#include "BankStep.h"
#undef VARIANT
#undef FUSED
#undef VECTORS

#if BASELINE_FUSED
#define VARIANT f32_fused
#define FUSED 1
#define VECTORS BASELINE_VECTORS
#include "BankStep.h"
#undef VARIANT
#undef FUSED
#undef VECTORS
#endif

#if HAS_WIDE
BEGIN_WIDE_APART
#define VARIANT f32_wide_apart
#define FUSED 0
#define VECTORS 4
#include "BankStep.h"
#undef VARIANT
#undef FUSED
#undef VECTORS
END_WIDE
BEGIN_WIDE_FUSED
#define VARIANT f32_wide_fused
#define FUSED 1
#define VECTORS 4
#include "BankStep.h"
#undef VARIANT
#undef FUSED
#undef VECTORS
END_WIDE
#endif

bool spring_has_avx2_and_fma(void) {
#if HAS_WIDE
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
#else
  return false;
#endif
}

#if HAS_WIDE
#define CHOOSE(TYPE)                                                           \
  bool wide = advance.arithmetic != SPRING_PORTABLE && spring_has_avx2_and_fma(); \
  bool fused = advance.arithmetic == SPRING_FASTEST;                           \
  kernel = !wide ? tiles_##TYPE##_apart : fused ? tiles_##TYPE##_wide_fused : tiles_##TYPE##_wide_apart;
#elif BASELINE_FUSED
#define CHOOSE(TYPE) \
  kernel = advance.arithmetic == SPRING_FASTEST ? tiles_##TYPE##_fused : tiles_##TYPE##_apart;
#else
#define CHOOSE(TYPE) kernel = tiles_##TYPE##_apart;
#endif

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
  kernel_f64 kernel;
  CHOOSE(f64)
  work_f64 work = {kernel, columns, &advance};
  spring_share_work(advance.tile_count, advance.workers, part_f64, &work);
}

void spring_bank_advance_f32(spring_columns_f32 columns, spring_advance advance) {
  kernel_f32 kernel;
  CHOOSE(f32)
  work_f32 work = {kernel, columns, &advance};
  spring_share_work(advance.tile_count, advance.workers, part_f32, &work);
}
