// The instruction sets that a kernel is compiled for. A kernel is written once, in a header without a guard, which
// EachTarget.h includes once for each set; CHOOSE picks one at run time.
#ifndef TARGETS_H
#define TARGETS_H

// The compiler must not fuse what is written apart: only MUL_ADD fuses, and only where FUSED is 1.
#pragma STDC FP_CONTRACT OFF

#define PASTE_NOW(A, B) A##_##B
#define PASTE(A, B) PASTE_NOW(A, B)
#define NAME(BASE) PASTE(BASE, VARIANT)
#define INLINE static inline __attribute__((always_inline))

#if defined(__x86_64__)
#define HAS_WIDE 1
// Fused multiply-add is a slow call where the instruction is not there.
#define BASELINE_FUSED 0
// Sixteen registers of half a vector: more at a time than two would be spilt in every step.
#define BASELINE_VECTORS 2
#define BEGIN_WIDE_FUSED \
  _Pragma("clang attribute push(__attribute__((target(\"avx2,fma\"))), apply_to = function)")
#define BEGIN_WIDE_APART \
  _Pragma("clang attribute push(__attribute__((target(\"avx2\"))), apply_to = function)")
#define END_WIDE _Pragma("clang attribute pop")
#elif defined(__aarch64__)
#define HAS_WIDE 0
#define BASELINE_FUSED 1
#define BASELINE_VECTORS 4
#else
#define HAS_WIDE 0
#define BASELINE_FUSED 0
#define BASELINE_VECTORS 4
#endif

// The instance of a kernel that this processor runs for an arithmetic.
#if HAS_WIDE
#define CHOOSE(KERNEL, ARITHMETIC)                                              \
  ((ARITHMETIC) == SPRING_PORTABLE || !spring_has_avx2_and_fma() ? KERNEL##_apart \
   : (ARITHMETIC) == SPRING_FASTEST                              ? KERNEL##_wide_fused \
                                                                 : KERNEL##_wide_apart)
#elif BASELINE_FUSED
#define CHOOSE(KERNEL, ARITHMETIC) ((ARITHMETIC) == SPRING_FASTEST ? KERNEL##_fused : KERNEL##_apart)
#else
#define CHOOSE(KERNEL, ARITHMETIC) KERNEL##_apart
#endif

#endif
