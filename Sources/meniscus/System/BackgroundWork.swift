#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Something that is worked out on another thread while a person goes on looking.
///
/// The lock guards `result`; nothing else changes after the start.
final class BackgroundWork<Result: Sendable>: @unchecked Sendable {
  private let work: @Sendable () -> Result
  private var result: Result?
  private let lock: UnsafeMutablePointer<pthread_mutex_t>

  /// Begins to work; where there is no thread to be had, the work is done at once.
  init(_ work: @escaping @Sendable () -> Result) {
    self.work = work
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
    if !Threads.detach(run) { run() }
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// What came out; `nil` while it is not ready.
  var value: Result? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return result
  }

  private func run() {
    let made = work()
    pthread_mutex_lock(lock)
    result = made
    pthread_mutex_unlock(lock)
  }
}
