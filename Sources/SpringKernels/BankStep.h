// One instantiation of the bank's step. Takes VARIANT, FUSED, VECTORS, and of the number: TYPE (what names add for it),
// SCALAR, LANES, BITS (an integer of the same size).
//
// A tile is four vectors: with a latency of four cycles for multiply and add, and two dependent ones a step, four
// vectors keep both multiply-add units busy. VECTORS of them are stepped at a time: as many as the registers of the
// instruction set can hold. The step maps are scaled so that three numbers make one (see SpringKernels.h), which leaves
// fewer of them to be read again in each step.

#if FUSED
#define MUL_ADD(A, B, C) __builtin_elementwise_fma((A), (B), (C))
#define MUL_SUB(A, B, C) __builtin_elementwise_fma((A), (B), -(C))
#else
#define MUL_ADD(A, B, C) ((A) * (B) + (C))
#define MUL_SUB(A, B, C) ((A) * (B) - (C))
#endif

#define TYPED(BASE) PASTE(BASE, PASTE(TYPE, VARIANT))
#define COLUMNS PASTE(spring_columns, TYPE)

typedef SCALAR TYPED(vector) __attribute__((vector_size(32), aligned(sizeof(SCALAR))));
typedef BITS TYPED(mask) __attribute__((vector_size(32)));
#define VECTOR TYPED(vector)
#define MASK TYPED(mask)
#define EACH_VECTOR _Pragma("clang loop unroll(full)") for (int i = 0; i < VECTORS; i++)

// Puts onto the target what is nearly there, so that nothing decays into denormal numbers; says whether all is.
INLINE int TYPED(settle)(VECTOR *offset, VECTOR *speed, SCALAR threshold) {
  MASK moving = {0};
  EACH_VECTOR {
    VECTOR largest = __builtin_elementwise_max(__builtin_elementwise_abs(offset[i]),
                                               __builtin_elementwise_abs(speed[i]));
    MASK keeps = (MASK)(largest >= threshold);
    offset[i] = (VECTOR)((MASK)offset[i] & keeps);
    speed[i] = (VECTOR)((MASK)speed[i] & keeps);
    moving |= keeps;
  }
  BITS any = 0;
  for (int lane = 0; lane < LANES; lane++) any |= moving[lane];
  return any == 0;
}

// Steps the vectors of a tile, or of a half of it, from a place on; says whether all their springs rest.
INLINE int TYPED(block)(COLUMNS columns, size_t at, const spring_advance *advance) {
  VECTOR xx[VECTORS], xv[VECTORS], vv[VECTORS], offset[VECTORS], speed[VECTORS];
  EACH_VECTOR {
    size_t place = at + (size_t)i * LANES;
    xx[i] = *(const VECTOR *)(columns.xx + place);
    xv[i] = *(const VECTOR *)(columns.xv + place);
    vv[i] = *(const VECTOR *)(columns.vv + place);
    offset[i] = *(const VECTOR *)(columns.offset + place);
    speed[i] = *(const VECTOR *)(columns.speed + place);
  }
  int rests = 0;
  uint64_t left = advance->steps;
  uint32_t phase = advance->phase;
  while (left > 0 && !rests) {
    uint32_t chunk = SPRING_REST_INTERVAL - phase;
    if (chunk > left) chunk = (uint32_t)left;
    for (uint32_t step = 0; step < chunk; step++) {
      EACH_VECTOR {
        VECTOR moved = MUL_ADD(xx[i], offset[i], xv[i] * speed[i]);
        speed[i] = MUL_SUB(vv[i], speed[i], xv[i] * offset[i]);
        offset[i] = moved;
      }
    }
    left -= chunk;
    phase = (phase + chunk) % SPRING_REST_INTERVAL;
    if (phase == 0) rests = TYPED(settle)(offset, speed, (SCALAR)advance->threshold);
  }
  EACH_VECTOR {
    size_t place = at + (size_t)i * LANES;
    // The sign of a zero would tell whether a neighbour kept the tile going.
    *(VECTOR *)(columns.offset + place) = offset[i] + (SCALAR)0;
    *(VECTOR *)(columns.speed + place) = speed[i] + (SCALAR)0;
  }
  return rests;
}

static void TYPED(tiles)(COLUMNS columns, const spring_advance *advance, size_t from, size_t to) {
  for (size_t entry = from; entry < to; entry++) {
    size_t at = (size_t)advance->tiles[entry] * 4 * LANES;
    int rests = 1;
    for (size_t vector = 0; vector < 4; vector += VECTORS) rests &= TYPED(block)(columns, at + vector * LANES, advance);
    advance->resting[entry] = (uint8_t)rests;
  }
}

#undef MUL_ADD
#undef MUL_SUB
#undef VECTOR
#undef MASK
#undef EACH_VECTOR
#undef TYPED
#undef COLUMNS
