// The step maps of springs of any damping, four at a time, with multiply and add rounded apart. Takes VARIANT and
// the macros of Elementary.h.
//
// With C, S and the envelope e as in ClosedForm.h, and the speed u = v / W, one step is
//
//     y' = e ((C + γS) y + W S u),  u' = e ((C − γS) u − W S y).

// e, C and S of four springs after a time, each in the regime that it is in.
INLINE void NAME(map_parts)(const F64X4 *decay, const F64X4 *frequency, double step, F64X4 *e, F64X4 *c, F64X4 *s) {
  F64X4 difference = (*frequency - *decay) * (*frequency + *decay);
  F64X4 omega = __builtin_elementwise_sqrt(__builtin_elementwise_abs(difference));
  U64X4 above = (U64X4)(difference < ALL(0.0));
  U64X4 at = (U64X4)(difference == ALL(0.0));
  F64X4 slow = *frequency * *frequency / (*decay + omega);
  F64X4 argument = SELECT(above, slow, *decay) * ALL(-step);
  NAME(exponential)(&argument, e);
  F64X4 angle = omega * ALL(step), wave_c, wave_s, q;
  NAME(sine_cosine)(&angle, &wave_s, &wave_c);
  F64X4 twice = angle * ALL(-2.0);
  NAME(saturation)(&twice, &q);
  F64X4 half = q * ALL(0.5);
  *c = SELECT(at, ALL(1.0), SELECT(above, ALL(1.0) - half, wave_c));
  *s = SELECT(at, ALL(step), SELECT(above, half, wave_s) / omega);
}

INLINE void NAME(map_four)(const double *decays, const double *frequencies, double step, double *xx, double *xv,
                           double *vv) {
  F64X4 decay = *(const F64X4 *)decays, frequency = *(const F64X4 *)frequencies, e, c, s;
  NAME(map_parts)(&decay, &frequency, step, &e, &c, &s);
  *(F64X4 *)xx = e * MUL_ADD(decay, s, c);
  *(F64X4 *)xv = e * (frequency * s);
  *(F64X4 *)vv = e * SUB_MUL(c, decay, s);
}

static void NAME(maps)(const double *decay, const double *frequency, double step, double *xx, double *xv,
                       double *vv, size_t count) {
  size_t at = 0;
  for (; at + 4 <= count; at += 4)
    NAME(map_four)(decay + at, frequency + at, step, xx + at, xv + at, vv + at);
  if (at == count) return;
  double rest[5][4];
  for (size_t lane = 0; lane < 4; lane++) {
    bool exists = at + lane < count;
    rest[0][lane] = exists ? decay[at + lane] : 1;
    rest[1][lane] = exists ? frequency[at + lane] : 1;
  }
  NAME(map_four)(rest[0], rest[1], step, rest[2], rest[3], rest[4]);
  for (size_t lane = 0; at + lane < count; lane++)
    xx[at + lane] = rest[2][lane], xv[at + lane] = rest[3][lane], vv[at + lane] = rest[4][lane];
}
