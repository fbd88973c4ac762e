import Exporters
import SceneModel

/// Frames shared out among threads, so that the same bytes come out however many there are.
struct ExportWork {
  private let range: FrameRange
  /// The numbers of the frames to be made, ascending.
  private let indices: [Int]
  private let jobs: Int
  private let quiet: Bool
  /// Frames that one thread takes at a time.
  private let portion: Int

  /// What is done with one frame: its number, the frame, and a buffer that is empty for it.
  typealias Step = @Sendable (Int, Frame, inout OutputBuffer) throws(Failure) -> Void

  /// Work on the frames of a range, or on some of them; a portion is what makes the handing out cheap.
  init(range: FrameRange, indices: [Int]? = nil, jobs: Int, quiet: Bool, portion: Int = 16) {
    self.range = range
    self.indices = indices ?? Array(0..<range.count)
    self.jobs = jobs
    self.quiet = quiet
    self.portion = portion
  }

  /// Writes frames as bytes that are put one after the other.
  func inOrder(_ append: @escaping Step, write: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    try waves { portions throws(Failure) in
      let texts = Slots<[UInt8]>(count: portions.count, filledWith: [])
      try share(portions) { place, frames throws(Failure) in
        var buffer = OutputBuffer(capacity: 1 << 14)
        for index in frames { try append(index, range.frame(index), &buffer) }
        texts[place] = buffer.bytes
      }
      for place in 0..<portions.count { try write(texts[place]) }
    }
  }

  /// Writes each frame to a place of its own.
  func anyOrder(_ write: @escaping Step) throws(Failure) {
    try waves { portions throws(Failure) in
      try share(portions) { _, frames throws(Failure) in
        var buffer = OutputBuffer(capacity: 1 << 14)
        for index in frames {
          buffer.removeAll()
          try write(index, range.frame(index), &buffer)
        }
      }
    }
  }

  /// Has the threads do the portions; the failure of the first that fails is that of all.
  private func share(
    _ portions: [ArraySlice<Int>],
    _ body: @escaping @Sendable (Int, ArraySlice<Int>) throws(Failure) -> Void
  ) throws(Failure) {
    let failures = Slots<Failure?>(count: portions.count, filledWith: nil)
    Threads.forEach(portions.count, jobs: jobs) { place in
      do throws(Failure) { try body(place, portions[place]) } catch { failures[place] = error }
    }
    for place in 0..<portions.count {
      if let failure = failures[place] { throw failure }
    }
  }

  /// Goes through the frames a few portions at a time, which bounds the memory and shows how far it is.
  private func waves(_ body: ([ArraySlice<Int>]) throws(Failure) -> Void) throws(Failure) {
    var bar = ProgressBar(total: indices.count, unit: "frames", quiet: quiet)
    defer { bar.end() }
    let starts = Array(stride(from: 0, to: indices.count, by: portion))
    let waveLength = 4 * jobs
    for first in stride(from: 0, to: starts.count, by: waveLength) {
      try Interruption.check()
      let wave = starts[first..<min(first + waveLength, starts.count)]
      try body(wave.map { indices[$0..<min($0 + portion, indices.count)] })
      bar.update(min((first + wave.count) * portion, indices.count))
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
