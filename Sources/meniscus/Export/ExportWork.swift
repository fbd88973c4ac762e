import Exporters
import SceneModel

/// Frames shared out among threads, so that the same bytes come out however many there are.
struct ExportWork {
  private let range: FrameRange
  private let jobs: Int
  private let quiet: Bool
  /// Frames that one thread takes at a time: enough to make the handing out cheap.
  private static let portion = 16

  init(range: FrameRange, jobs: Int, quiet: Bool) {
    self.range = range
    self.jobs = jobs
    self.quiet = quiet
  }

  /// How many frames there are.
  var count: Int { range.count }

  /// Writes frames as bytes that are put one after the other.
  func inOrder(
    _ append: @escaping @Sendable (Frame, inout OutputBuffer) -> Void,
    write: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    let range = range
    try waves { portions throws(Failure) in
      let texts = Slots<[UInt8]>(count: portions.count, filledWith: [])
      Threads.forEach(portions.count, jobs: jobs) { place in
        var buffer = OutputBuffer(capacity: 1 << 14)
        for index in portions[place] { append(range.frame(index), &buffer) }
        texts[place] = buffer.bytes
      }
      for place in 0..<portions.count { try write(texts[place]) }
    }
  }

  /// Writes each frame to a place of its own.
  func anyOrder(
    _ write: @escaping @Sendable (Int, Frame, inout OutputBuffer) throws(Failure) -> Void
  ) throws(Failure) {
    let range = range
    try waves { portions throws(Failure) in
      let failures = Slots<Failure?>(count: portions.count, filledWith: nil)
      Threads.forEach(portions.count, jobs: jobs) { place in
        var buffer = OutputBuffer(capacity: 1 << 14)
        do throws(Failure) {
          for index in portions[place] {
            buffer.removeAll()
            try write(index, range.frame(index), &buffer)
          }
        } catch {
          failures[place] = error
        }
      }
      for place in 0..<portions.count {
        if let failure = failures[place] { throw failure }
      }
    }
  }

  /// Goes through the frames a few portions at a time, which bounds the memory and shows how far it is.
  private func waves(_ body: ([Range<Int>]) throws(Failure) -> Void) throws(Failure) {
    var bar = ProgressBar(total: range.count, unit: "frames", quiet: quiet)
    defer { bar.end() }
    let starts = Array(stride(from: 0, to: range.count, by: Self.portion))
    let waveLength = 4 * jobs
    for first in stride(from: 0, to: starts.count, by: waveLength) {
      try Interruption.check()
      let wave = starts[first..<min(first + waveLength, starts.count)]
      try body(wave.map { $0..<min($0 + Self.portion, range.count) })
      bar.update(min((first + wave.count) * Self.portion, range.count))
    }
  }
}

/// Places for results, each written by one thread only and read when all are done.
final class Slots<Value: Sendable>: @unchecked Sendable {
  private let places: UnsafeMutableBufferPointer<Value>

  init(count: Int, filledWith value: Value) {
    places = .allocate(capacity: count)
    places.initialize(repeating: value)
  }

  deinit {
    places.deinitialize()
    places.deallocate()
  }

  subscript(index: Int) -> Value {
    get { places[index] }
    set { places[index] = newValue }
  }
}
