#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// rlottie, where it is installed, asked through its C interface for the pixels of a frame.
struct LottiePlayer {
  private typealias Load =
    @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>) -> OpaquePointer?
  private typealias Count = @convention(c) (OpaquePointer) -> Int
  private typealias Render =
    @convention(c) (OpaquePointer, Int, UnsafeMutablePointer<UInt32>, Int, Int, Int) -> Void

  private nonisolated(unsafe) static let library: UnsafeMutableRawPointer? = {
    let names = ["librlottie.so.0-1", "librlottie.so.0", "librlottie.so", "librlottie.dylib"]
    return names.lazy.compactMap { dlopen($0, RTLD_NOW) }.first
  }()

  /// Whether there is one; the tests that need it are skipped where there is not.
  static var isThere: Bool { library != nil }

  private let animation: OpaquePointer
  private let render: Render
  /// How many frames the player finds.
  let count: Int

  /// Loads an animation; `nil` where the player cannot read it.
  ///
  /// The player keeps what it has loaded by its key, which therefore is a different one each time.
  init?(_ bytes: [UInt8], key: String) {
    guard let library = Self.library, let load = dlsym(library, "lottie_animation_from_data"),
      let total = dlsym(library, "lottie_animation_get_totalframe"),
      let draw = dlsym(library, "lottie_animation_render")
    else { return nil }
    let data = bytes.map { CChar(bitPattern: $0) } + [0]
    guard let animation = unsafeBitCast(load, to: Load.self)(data, key, "") else { return nil }
    self.animation = animation
    render = unsafeBitCast(draw, to: Render.self)
    count = unsafeBitCast(total, to: Count.self)(animation)
  }

  /// The pixels of a frame, each as 0xAARRGGBB.
  func pixels(frame: Int, width: Int, height: Int) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: width * height)
    render(animation, frame, &pixels, width, height, 4 * width)
    return pixels
  }
}
