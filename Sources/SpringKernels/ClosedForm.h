// The closed form of one spring at many times, and the step maps of many springs, for one instruction set.
// Takes VARIANT and FUSED.
//
// With y the offset from the target, γ the decay and W the undamped frequency,
//
//     y(t) = e^(−γt) (y₀ C + (v₀ + γ y₀) S),  v(t) = e^(−γt) (v₀ C − (γ v₀ + W² y₀) S)
//
// where C and S are cos ωt and sin ωt / ω below critical damping, 1 and t at it, and cosh ωt and sinh ωt / ω
// above, ω = √|W² − γ²|. Above, e^(−γt) cosh and sinh would overflow; with λ = γ − ω = W² / (γ + ω) and
// q = 1 − e^(−2ωt) they are e^(−λt) (1 − q/2) and e^(−λt) q/2. Nothing here cancels as ω → 0.
#include "Elementary.h"

enum { NAME(below), NAME(at), NAME(above) };

typedef struct {
  int regime;
  // The rate of the envelope, and ω.
  double envelope, omega;
  // y = target + e (offset · C + tilt · S), v = e (velocity · C + fall · S), with S in units of 1/ω.
  double target, offset, tilt, velocity, fall;
} NAME(form);

static NAME(form) NAME(make_form)(spring_curve curve) {
  double difference = (curve.frequency - curve.decay) * (curve.frequency + curve.decay);
  double omega = __builtin_sqrt(__builtin_fabs(difference));
  double unit = difference == 0 ? 1 : omega;
  int regime = difference > 0 ? NAME(below) : difference < 0 ? NAME(above) : NAME(at);
  double square = curve.frequency * curve.frequency;
  return (NAME(form)){
      .regime = regime,
      .envelope = regime == NAME(above) ? square / (curve.decay + omega) : curve.decay,
      .omega = omega,
      .target = curve.target,
      .offset = curve.offset,
      .tilt = (curve.velocity + curve.decay * curve.offset) / unit,
      .velocity = curve.velocity,
      .fall = -(curve.decay * curve.velocity + square * curve.offset) / unit,
  };
}

// C and S of four times; S in units of 1/ω.
INLINE void NAME(waves)(int regime, double omega, const F64X4 *times, F64X4 *c, F64X4 *s) {
  if (regime == NAME(at)) {
    *c = ALL(1.0), *s = *times;
    return;
  }
  F64X4 angle = *times * ALL(omega);
  if (regime == NAME(below)) {
    NAME(sine_cosine)(&angle, s, c);
    for (int lane = 0; lane < 4; lane++)
      if (__builtin_expect(angle[lane] > LARGEST_ANGLE, 0)) {
        (*s)[lane] = sin(angle[lane]), (*c)[lane] = cos(angle[lane]);
      }
  } else {
    F64X4 argument = angle * ALL(-2.0), q;
    NAME(saturation)(&argument, &q);
    *s = q * ALL(0.5), *c = ALL(1.0) - *s;
  }
}

INLINE void NAME(sample_four)(int regime, NAME(form) form, const double *times, double *positions,
                              double *velocities, U64X4 *proper) {
  F64X4 t = *(const F64X4 *)times;
  *proper &= (U64X4)(t >= ALL(0.0)) & (U64X4)(t < ALL(__builtin_inf()));
  F64X4 argument = t * ALL(-form.envelope), envelope, c, s;
  NAME(exponential)(&argument, &envelope);
  NAME(waves)(regime, form.omega, &t, &c, &s);
  F64X4 moved = MUL_ADD(ALL(form.tilt), s, ALL(form.offset) * c);
  *(F64X4 *)positions = MUL_ADD(envelope, moved, ALL(form.target));
  if (velocities != 0) {
    F64X4 rate = MUL_ADD(ALL(form.fall), s, ALL(form.velocity) * c);
    *(F64X4 *)velocities = envelope * rate;
  }
}

// The regime is a constant of each loop, so that none is asked for in it.
INLINE bool NAME(sample_all)(int regime, NAME(form) form, const double *times, double *positions,
                             double *velocities, size_t count) {
  U64X4 proper = {~0ULL, ~0ULL, ~0ULL, ~0ULL};
  size_t at = 0;
  for (; at + 4 <= count; at += 4)
    NAME(sample_four)(regime, form, times + at, positions + at, velocities != 0 ? velocities + at : 0, &proper);
  if (at < count) {
    double rest_times[4] = {0}, rest_positions[4], rest_velocities[4];
    for (size_t lane = 0; at + lane < count; lane++) rest_times[lane] = times[at + lane];
    NAME(sample_four)(regime, form, rest_times, rest_positions, rest_velocities, &proper);
    for (size_t lane = 0; at + lane < count; lane++) {
      positions[at + lane] = rest_positions[lane];
      if (velocities != 0) velocities[at + lane] = rest_velocities[lane];
    }
  }
  return (proper[0] & proper[1] & proper[2] & proper[3]) != 0;
}

static bool NAME(sample)(spring_curve curve, const double *times, double *positions, double *velocities,
                         size_t count) {
  NAME(form) form = NAME(make_form)(curve);
  if (form.regime == NAME(below))
    return NAME(sample_all)(NAME(below), form, times, positions, velocities, count);
  if (form.regime == NAME(at))
    return NAME(sample_all)(NAME(at), form, times, positions, velocities, count);
  return NAME(sample_all)(NAME(above), form, times, positions, velocities, count);
}

#if !FUSED
#include "StepMaps.h"
#endif
#include "ElementaryEnd.h"
