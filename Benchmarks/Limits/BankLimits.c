// The limit of a bank of springs: a block of four of the machine's vectors stays in registers for 16 steps.
#include "LimitKernels.h"

#include <stdlib.h>

typedef double wide_f64 __attribute__((vector_size(32), aligned(8)));
typedef float wide_f32 __attribute__((vector_size(32), aligned(4)));
typedef double narrow_f64 __attribute__((vector_size(16), aligned(8)));
typedef float narrow_f32 __attribute__((vector_size(16), aligned(4)));

double limit_single(double a, double b, double c, double d, double x, double v, long steps) {
  for (long step = 0; step < steps; step++) {
    double moved = a * x + b * v;
    v = c * x + d * v;
    x = moved;
  }
  return x + v;
}

#define BLOCK(NAME, COLUMNS, VECTOR)                                                             \
  double NAME(COLUMNS k, long steps) {                                                           \
    const size_t lanes = sizeof(VECTOR) / sizeof(*k.x);                                          \
    for (long done = 0; done < steps; done += 16) {                                              \
      long chunk = steps - done < 16 ? steps - done : 16;                                        \
      for (size_t at = 0; at < k.count; at += 4 * lanes) {                                       \
        VECTOR a[4], b[4], d[4], x[4], v[4];                                                     \
        for (int i = 0; i < 4; i++) {                                                            \
          size_t place = at + i * lanes;                                                         \
          a[i] = *(const VECTOR *)(k.a + place), b[i] = *(const VECTOR *)(k.b + place);          \
          d[i] = *(const VECTOR *)(k.d + place);                                                 \
          x[i] = *(const VECTOR *)(k.x + place), v[i] = *(const VECTOR *)(k.v + place);          \
        }                                                                                        \
        for (long step = 0; step < chunk; step++)                                                \
          _Pragma("clang loop unroll(full)") for (int i = 0; i < 4; i++) {                       \
            VECTOR moved = a[i] * x[i] + b[i] * v[i];                                            \
            v[i] = d[i] * v[i] - b[i] * x[i];                                                    \
            x[i] = moved;                                                                        \
          }                                                                                      \
        for (int i = 0; i < 4; i++) {                                                            \
          *(VECTOR *)(k.x + at + i * lanes) = x[i];                                              \
          *(VECTOR *)(k.v + at + i * lanes) = v[i];                                              \
        }                                                                                        \
      }                                                                                          \
    }                                                                                            \
    return k.x[0];                                                                               \
  }

BLOCK(limit_bank_portable_f64, limit_columns_f64, narrow_f64)
BLOCK(limit_bank_portable_f32, limit_columns_f32, narrow_f32)

#if defined(__x86_64__)

bool limit_has_avx2(void) { return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"); }

#pragma clang fp contract(fast)
#pragma clang attribute push(__attribute__((target("avx2,fma"))), apply_to = function)
BLOCK(limit_bank_avx2_f64, limit_columns_f64, wide_f64)
BLOCK(limit_bank_avx2_f32, limit_columns_f32, wide_f32)
#pragma clang attribute pop

#else

bool limit_has_avx2(void) { return false; }

double limit_bank_avx2_f64(limit_columns_f64 k, long steps) { return limit_bank_portable_f64(k, steps); }
double limit_bank_avx2_f32(limit_columns_f32 k, long steps) { return limit_bank_portable_f32(k, steps); }

#endif

double limit_bank_f64(limit_columns_f64 k, long steps) {
  return limit_has_avx2() ? limit_bank_avx2_f64(k, steps) : limit_bank_portable_f64(k, steps);
}

double limit_bank_f32(limit_columns_f32 k, long steps) {
  return limit_has_avx2() ? limit_bank_avx2_f32(k, steps) : limit_bank_portable_f32(k, steps);
}

#define COLUMNS(TYPE, SCALAR)                                                                    \
  limit_columns_##TYPE limit_make_##TYPE(size_t springs) {                                       \
    const SCALAR starts[5] = {(SCALAR)0.8, (SCALAR)0.6, (SCALAR)0.8, 1, 0};                      \
    size_t count = (springs + 31) / 32 * 32;                                                     \
    SCALAR *base = malloc(5 * count * sizeof(SCALAR));                                           \
    if (base == 0) return (limit_columns_##TYPE){0};                                             \
    for (size_t i = 0; i < 5 * count; i++) base[i] = starts[i / count];                          \
    return (limit_columns_##TYPE){count, base, base + count, base + 2 * count, base + 3 * count, \
                                  base + 4 * count};                                             \
  }                                                                                              \
  void limit_free_##TYPE(limit_columns_##TYPE columns) { free((void *)columns.a); }

COLUMNS(f64, double)
COLUMNS(f32, float)
