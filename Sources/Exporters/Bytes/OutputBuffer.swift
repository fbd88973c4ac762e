/// Bytes of text in the making; every exporter writes into one.
///
/// Goals, in order: the same bytes on every run; numbers written in place without a string between; no
/// allocation once it has grown to the size of a frame, where `removeAll()` keeps its room.
///
/// A buffer is not copyable, so that a writer never pays for a copy by oversight.
public struct OutputBuffer: ~Copyable {
  /// The number of bytes written.
  public private(set) var count = 0
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int

  /// Creates an empty buffer with room for some bytes.
  public init(capacity: Int = 4096) {
    precondition(capacity >= 0, "a buffer's capacity is not negative")
    self.capacity = capacity
    base = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  /// The bytes written so far, as an array.
  ///
  /// - Complexity: O(*n*), a copy.
  public var bytes: [UInt8] { Array(UnsafeBufferPointer(start: base, count: count)) }

  /// Forgets what was written and keeps the room.
  public mutating func removeAll() { count = 0 }

  /// Calls a function with the bytes written so far, without a copy.
  public func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(start: base, count: count))
  }

  /// Writes up to `room` bytes through a function that returns how many it wrote.
  @inline(__always)
  mutating func write(room: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
    reserve(room)
    count += body(base + count)
  }

  /// Takes bytes away from the end.
  mutating func removeLast(_ length: Int) {
    precondition(length <= count, "more bytes are taken away than were written")
    count -= length
  }

  /// The byte at a place, from 0.
  subscript(index: Int) -> UInt8 { base[index] }

  /// Makes room for some more bytes; what is there doubles where it does not suffice.
  @inline(__always)
  private mutating func reserve(_ room: Int) {
    if count + room > capacity { grow(room) }
  }

  @inline(never)
  private mutating func grow(_ room: Int) {
    let larger = Swift.max(count + room, capacity * 2)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.update(from: base, count: count)
    base.deallocate()
    base = moved
    capacity = larger
  }
}
