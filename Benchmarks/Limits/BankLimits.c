// The limit of a bank of springs: a block of four vectors stays in registers for 16 steps.
#include "LimitKernels.h"

#define LANES_F64 4
#define LANES_F32 8

typedef double vector_f64 __attribute__((vector_size(32), aligned(8)));
typedef float vector_f32 __attribute__((vector_size(32), aligned(4)));

double limit_single(double a, double b, double c, double d, double x, double v, long steps) {
  for (long step = 0; step < steps; step++) {
    double moved = a * x + b * v;
    v = c * x + d * v;
    x = moved;
  }
  return x + v;
}

#define BLOCK(NAME, COLUMNS, VECTOR, SCALAR, LANES)                                              \
  void NAME(COLUMNS k, size_t count, long steps) {                                               \
    for (long done = 0; done < steps; done += 16) {                                              \
      long chunk = steps - done < 16 ? steps - done : 16;                                        \
      for (size_t at = 0; at < count; at += 4 * LANES) {                                         \
        VECTOR a[4], b[4], c[4], d[4], x[4], v[4];                                               \
        for (int i = 0; i < 4; i++) {                                                            \
          size_t place = at + i * LANES;                                                         \
          a[i] = *(const VECTOR *)(k.a + place), b[i] = *(const VECTOR *)(k.b + place);          \
          c[i] = *(const VECTOR *)(k.c + place), d[i] = *(const VECTOR *)(k.d + place);          \
          x[i] = *(const VECTOR *)(k.x + place), v[i] = *(const VECTOR *)(k.v + place);          \
        }                                                                                        \
        for (long step = 0; step < chunk; step++)                                                \
          _Pragma("clang loop unroll(full)") for (int i = 0; i < 4; i++) {                       \
            VECTOR moved = a[i] * x[i] + b[i] * v[i];                                            \
            v[i] = c[i] * x[i] + d[i] * v[i];                                                    \
            x[i] = moved;                                                                        \
          }                                                                                      \
        for (int i = 0; i < 4; i++) {                                                            \
          *(VECTOR *)(k.x + at + i * LANES) = x[i];                                              \
          *(VECTOR *)(k.v + at + i * LANES) = v[i];                                              \
        }                                                                                        \
      }                                                                                          \
    }                                                                                            \
  }

BLOCK(limit_bank_portable_f64, limit_columns_f64, vector_f64, double, LANES_F64)
BLOCK(limit_bank_portable_f32, limit_columns_f32, vector_f32, float, LANES_F32)

#if defined(__x86_64__)

bool limit_has_avx2(void) { return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"); }

#pragma clang fp contract(fast)
#pragma clang attribute push(__attribute__((target("avx2,fma"))), apply_to = function)
BLOCK(limit_bank_avx2_f64, limit_columns_f64, vector_f64, double, LANES_F64)
BLOCK(limit_bank_avx2_f32, limit_columns_f32, vector_f32, float, LANES_F32)
#pragma clang attribute pop

#else

bool limit_has_avx2(void) { return false; }

void limit_bank_avx2_f64(limit_columns_f64 k, size_t count, long steps) {
  limit_bank_portable_f64(k, count, steps);
}

void limit_bank_avx2_f32(limit_columns_f32 k, size_t count, long steps) {
  limit_bank_portable_f32(k, count, steps);
}

#endif
