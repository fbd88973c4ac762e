// What the machine can do: kernels as plain as they can be, without parameters checks, rest, tails or threads.
// They stand in the benchmark beside ours so that a ratio can be read on any machine.
#ifndef LIMIT_KERNELS_H
#define LIMIT_KERNELS_H

#include <stdbool.h>
#include <stddef.h>

// Columns of a step map and a state, a multiple of 32 springs. A step is x' = a x + b v, v' = d v − b x: three numbers
// are all that one needs, with v in units of the undamped frequency.
typedef struct {
  size_t count;
  const double *a, *b, *d;
  double *x, *v;
} limit_columns_f64;

typedef struct {
  size_t count;
  const float *a, *b, *d;
  float *x, *v;
} limit_columns_f32;

// Columns of at least so many springs that turn without decay; a count of 0 where there is no memory.
limit_columns_f64 limit_make_f64(size_t springs);
limit_columns_f32 limit_make_f32(size_t springs);
void limit_free_f64(limit_columns_f64 columns);
void limit_free_f32(limit_columns_f32 columns);

// Whether the processor has AVX2 and FMA.
bool limit_has_avx2(void);

// One spring: the dependent chain of multiply and add, `steps` long.
double limit_single(double a, double b, double c, double d, double x, double v, long steps);

// Blocks of springs held in registers for 16 steps, then the next block; as often as `steps` asks for. Returns a number
// that depends on the work. The portable ones are built for what every processor of the architecture has; `limit_bank` is
// the quicker one that this processor runs.
double limit_bank_avx2_f64(limit_columns_f64 columns, long steps);
double limit_bank_avx2_f32(limit_columns_f32 columns, long steps);
double limit_bank_portable_f64(limit_columns_f64 columns, long steps);
double limit_bank_portable_f32(limit_columns_f32 columns, long steps);
double limit_bank_f64(limit_columns_f64 columns, long steps);
double limit_bank_f32(limit_columns_f32 columns, long steps);

#endif
