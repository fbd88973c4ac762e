import LimitKernels

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the figures were measured on, as far as it changes how they are read.
enum Machine {
  static var summary: String {
    let processors = sysconf(Int32(_SC_NPROCESSORS_ONLN))
    #if DEBUG
      let build = "DEBUG BUILD: times mean nothing, run with -c release"
    #else
      let build = "release build"
    #endif
    let vectors = limit_has_avx2() ? "AVX2 and FMA" : "the baseline vectors"
    return "\(processors) processors, \(vectors), \(build)"
  }

  /// What a clock shows, in nanoseconds since some moment.
  static func nanoseconds(of clock: Clock) -> Double {
    var time = timespec()
    clock_gettime(clock == .thread ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// Ends the process with a status.
  static func exit(_ status: Int32) -> Never {
    #if canImport(Glibc)
      Glibc.exit(status)
    #elseif canImport(Musl)
      Musl.exit(status)
    #else
      Darwin.exit(status)
    #endif
  }
}
