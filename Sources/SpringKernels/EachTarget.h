// Includes the header KERNEL once for each instruction set that this architecture is built for, with
//   VARIANT  what NAME adds to the kernel's names,
//   FUSED    whether multiply and add may be rounded once,
//   VECTORS  how many vectors of 32 bytes the registers can hold at a time, with what a step needs beside them.
#define VARIANT apart
#define FUSED 0
#define VECTORS BASELINE_VECTORS
#include KERNEL
#undef VARIANT
#undef FUSED
#undef VECTORS

#if BASELINE_FUSED
#define VARIANT fused
#define FUSED 1
#define VECTORS BASELINE_VECTORS
#include KERNEL
#undef VARIANT
#undef FUSED
#undef VECTORS
#endif

#if HAS_WIDE
BEGIN_WIDE_APART
#define VARIANT wide_apart
#define FUSED 0
#define VECTORS 4
#include KERNEL
#undef VARIANT
#undef FUSED
#undef VECTORS
END_WIDE
BEGIN_WIDE_FUSED
#define VARIANT wide_fused
#define FUSED 1
#define VECTORS 4
#include KERNEL
#undef VARIANT
#undef FUSED
#undef VECTORS
END_WIDE
#endif

#undef KERNEL
