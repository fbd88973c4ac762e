// Exponential, sine and cosine of four doubles. Takes VARIANT and FUSED, and the includer undoes its macros by
// including ElementaryEnd.h.
//
// The polynomials are minimax fits (Remez exchange with 60 digits) over the reduced ranges; the comment at each
// gives the error of the fit before rounding. What is computed lies within 2 units in the last place of the true
// value for the exponential, and within 2e-16 for sine and cosine, over the ranges that are stated.

#if FUSED
#define MUL_ADD(A, B, C) __builtin_elementwise_fma((A), (B), (C))
#define SUB_MUL(C, A, B) __builtin_elementwise_fma(-(A), (B), (C))
#else
#define MUL_ADD(A, B, C) ((A) * (B) + (C))
#define SUB_MUL(C, A, B) ((C) - (A) * (B))
#endif

typedef double NAME(f64x4) __attribute__((vector_size(32), aligned(8)));
typedef uint64_t NAME(u64x4) __attribute__((vector_size(32)));
#define F64X4 NAME(f64x4)
#define U64X4 NAME(u64x4)
#define ALL(X) ((F64X4){(X), (X), (X), (X)})
#define SELECT(MASK, A, B) ((F64X4)(((U64X4)(A) & (MASK)) | ((U64X4)(B) & ~(MASK))))

// Added to a number below 2^51, rounds it to a whole one, which then stands in the low bits.
#define ROUNDER 0x1.8p52
// Arguments of sine and cosine beyond this lose digits in the reduction.
#define LARGEST_ANGLE 0x1p20

// For x ≤ 0: e^x = scale + scale · rest, and e^x − 1 = scale · rest + (scale − 1) without cancellation.
// Below −708 both are 0 and so is the exponential.
INLINE void NAME(exponential_parts)(const F64X4 *argument, F64X4 *scale, F64X4 *rest) {
  F64X4 x = __builtin_elementwise_max(*argument, ALL(-708.0));
  F64X4 shifted = MUL_ADD(x, ALL(0x1.71547652b82fep+0), ALL(ROUNDER));
  F64X4 count = shifted - ALL(ROUNDER);
  // ln 2 in two parts, the first of 32 bits, so that its product with a count is exact.
  F64X4 r = SUB_MUL(x, count, ALL(0x1.62e42fee00000p-1));
  r = SUB_MUL(r, count, ALL(0x1.a39ef35793c76p-33));
  // (e^r − 1 − r) / r² on |r| ≤ ln 2 / 2: the error of the fit, times r², is 1.3e-17.
  F64X4 q = ALL(0x1.af6325ceafc2cp-26);
  q = MUL_ADD(q, r, ALL(0x1.2891857a2bb71p-22));
  q = MUL_ADD(q, r, ALL(0x1.71ddf6b3d0d67p-19));
  q = MUL_ADD(q, r, ALL(0x1.a019b90d0cc36p-16));
  q = MUL_ADD(q, r, ALL(0x1.a01a01b00d4ccp-13));
  q = MUL_ADD(q, r, ALL(0x1.6c16c1788be7bp-10));
  q = MUL_ADD(q, r, ALL(0x1.111111110f7ffp-7));
  q = MUL_ADD(q, r, ALL(0x1.5555555553d63p-5));
  q = MUL_ADD(q, r, ALL(0x1.5555555555558p-3));
  q = MUL_ADD(q, r, ALL(0x1.0000000000001p-1));
  U64X4 bits = ((U64X4)shifted << 52) + (1023ULL << 52);
  U64X4 stays = (U64X4)(*argument >= ALL(-708.0));
  *scale = (F64X4)(bits & stays);
  *rest = MUL_ADD(r * r, q, r);
}

// e^x for x ≤ 0.
INLINE void NAME(exponential)(const F64X4 *argument, F64X4 *result) {
  F64X4 scale, rest;
  NAME(exponential_parts)(argument, &scale, &rest);
  *result = MUL_ADD(scale, rest, scale);
}

// 1 − e^x for x ≤ 0, to the last places however small x is.
INLINE void NAME(saturation)(const F64X4 *argument, F64X4 *result) {
  F64X4 scale, rest;
  NAME(exponential_parts)(argument, &scale, &rest);
  *result = SUB_MUL(ALL(1.0) - scale, scale, rest);
}

// For 0 ≤ x ≤ LARGEST_ANGLE.
INLINE void NAME(sine_cosine)(const F64X4 *argument, F64X4 *sine, F64X4 *cosine) {
  F64X4 shifted = MUL_ADD(*argument, ALL(0x1.45f306dc9c883p-1), ALL(ROUNDER));
  F64X4 count = shifted - ALL(ROUNDER);
  // π/2 in three parts, the first two of 33 bits, so that their products with a count are exact.
  F64X4 r = SUB_MUL(*argument, count, ALL(0x1.921fb54400000p+0));
  r = SUB_MUL(r, count, ALL(0x1.0b4611a600000p-34));
  r = SUB_MUL(r, count, ALL(0x1.3198a2e037073p-69));
  F64X4 z = r * r;
  // (sin r − r) / r³ in z = r², |r| ≤ π/4: the error of the fit, times r³, is 1.3e-17.
  F64X4 s = ALL(0x1.5e0b0499398dfp-33);
  s = MUL_ADD(s, z, ALL(-0x1.ae600acd21c23p-26));
  s = MUL_ADD(s, z, ALL(0x1.71de37965d820p-19));
  s = MUL_ADD(s, z, ALL(-0x1.a01a019e838f5p-13));
  s = MUL_ADD(s, z, ALL(0x1.1111111110bb2p-7));
  s = MUL_ADD(s, z, ALL(-0x1.5555555555555p-3));
  s = MUL_ADD(r * z, s, r);
  // (cos r − 1 + z/2) / z²: the error of the fit, times z², is 4.9e-19.
  F64X4 c = ALL(-0x1.907d8be301419p-37);
  c = MUL_ADD(c, z, ALL(0x1.1eeb68cb23acfp-29));
  c = MUL_ADD(c, z, ALL(-0x1.27e4fa17c0339p-22));
  c = MUL_ADD(c, z, ALL(0x1.a01a019f4e9f2p-16));
  c = MUL_ADD(c, z, ALL(-0x1.6c16c16c16967p-10));
  c = MUL_ADD(c, z, ALL(0x1.5555555555555p-5));
  c = MUL_ADD(z * z, c, SUB_MUL(ALL(1.0), z, ALL(0.5)));
  // Odd quadrants swap the two; the second and third turn the sine's sign, the first and second the cosine's.
  U64X4 quadrant = (U64X4)shifted;
  U64X4 swaps = -(quadrant & 1);
  U64X4 sine_sign = (quadrant & 2) << 62;
  U64X4 cosine_sign = ((quadrant + 1) & 2) << 62;
  *sine = (F64X4)((U64X4)SELECT(swaps, c, s) ^ sine_sign);
  *cosine = (F64X4)((U64X4)SELECT(swaps, s, c) ^ cosine_sign);
}
