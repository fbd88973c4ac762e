#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// Plain threads of the C library, because Swift's own concurrency and Dispatch cost the tool's start more
// than the rest of it.

/// Work that is shared out among threads.
enum Threads {
  /// Calls `body` once for each number from 0 up to `count`, on up to `jobs` threads, and waits for all.
  ///
  /// The numbers are handed out in ascending order; what `body` does must not depend on who runs it.
  static func forEach(_ count: Int, jobs: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let hands = min(jobs, count)
    guard hands > 1 else {
      for number in 0..<count { body(number) }
      return
    }
    let queue = Queue(count: count, body: body)
    let helpers = (1..<hands).compactMap { _ in start(queue) }
    queue.work()
    for helper in helpers { pthread_join(helper, nil) }
  }

  /// Calls `body` once on a thread of its own; false where there is none to be had.
  static func detach(_ body: @escaping @Sendable () -> Void) -> Bool {
    guard let thread = start(Queue(count: 1, body: { _ in body() })) else { return false }
    pthread_detach(thread)
    return true
  }

  private static func start(_ queue: Queue) -> pthread_t? {
    let argument = Unmanaged.passRetained(queue).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = pthread_create(
        &thread, nil,
        {
          runQueue($0); return nil
        }, argument)
      let started = thread
    #else
      var thread = pthread_t()
      let status = pthread_create(
        &thread, nil,
        { argument in
          if let argument { runQueue(argument) }
          return nil
        }, argument)
      let started: pthread_t? = thread
    #endif
    guard status == 0 else {
      // Fewer hands do the same work.
      Unmanaged<Queue>.fromOpaque(argument).release()
      return nil
    }
    return started
  }
}

private func runQueue(_ argument: UnsafeMutableRawPointer) {
  Unmanaged<Queue>.fromOpaque(argument).takeRetainedValue().work()
}

/// The numbers still to be done.
///
/// The lock guards `next`; nothing else changes.
private final class Queue: @unchecked Sendable {
  private let count: Int
  private let body: @Sendable (Int) -> Void
  private var next = 0
  private let lock: UnsafeMutablePointer<pthread_mutex_t>

  init(count: Int, body: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.body = body
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  func work() {
    while let number = take() { body(number) }
  }

  private func take() -> Int? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard next < count else { return nil }
    next += 1
    return next - 1
  }
}
