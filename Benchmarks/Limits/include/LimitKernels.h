// What the machine can do: kernels as plain as they can be, without parameters checks, rest, tails or threads.
// They stand in the benchmark beside ours so that a ratio can be read on any machine.
#ifndef LIMIT_KERNELS_H
#define LIMIT_KERNELS_H

#include <stdbool.h>
#include <stddef.h>

// Columns of a step map and a state, count of each a multiple of 16 (double) or 32 (float).
typedef struct {
  const double *a, *b, *c, *d;
  double *x, *v;
} limit_columns_f64;

typedef struct {
  const float *a, *b, *c, *d;
  float *x, *v;
} limit_columns_f32;

bool limit_has_avx2(void);

// One spring: the dependent chain of multiply and add, `steps` long.
double limit_single(double a, double b, double c, double d, double x, double v, long steps);

// Blocks of springs held in registers for 16 steps, then the next block; as often as `steps` asks for.
void limit_bank_avx2_f64(limit_columns_f64 columns, size_t count, long steps);
void limit_bank_avx2_f32(limit_columns_f32 columns, size_t count, long steps);
void limit_bank_portable_f64(limit_columns_f64 columns, size_t count, long steps);
void limit_bank_portable_f32(limit_columns_f32 columns, size_t count, long steps);

#endif
