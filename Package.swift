// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "meniscus",
  products: [
    .library(name: "Geometry", targets: ["Geometry"]),
    .library(name: "Motion", targets: ["Motion"]),
    .library(name: "SceneModel", targets: ["SceneModel"]),
    .library(name: "Listings", targets: ["Listings"]),
    .library(name: "Simulation", targets: ["Simulation"]),
    .library(name: "Exporters", targets: ["Exporters"]),
    .library(name: "Lab", targets: ["Lab"]),
    .executable(name: "meniscus", targets: ["meniscus"]),
  ],
  targets: [
    .target(
      name: "Geometry", swiftSettings: strict,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "SpringKernels",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "Motion", dependencies: ["Geometry", "SpringKernels"], swiftSettings: strict),
    .target(
      name: "SceneModel", dependencies: ["Geometry", "Motion"],
      resources: [.embedInCode("BuiltIns/Scenes")], swiftSettings: strict),
    .target(
      name: "Listings", dependencies: ["Geometry", "Motion", "SceneModel"], swiftSettings: strict),
    .target(
      name: "Simulation", dependencies: ["Geometry", "Motion", "SceneModel"], swiftSettings: strict),
    .target(
      name: "Exporters", dependencies: ["Geometry", "Motion", "SceneModel", "Lab"],
      resources: [.embedInCode("HTML/Page")], swiftSettings: strict),
    .target(name: "Lab", dependencies: ["Motion"], swiftSettings: strict),
    .executableTarget(
      name: "meniscus",
      dependencies: [
        "Geometry", "Motion", "SceneModel", "Listings", "Simulation", "Exporters", "Lab", "LimitKernels",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Geometry", "Motion", "SceneModel", "Simulation", "Exporters", "Lab", "Listings", "LimitKernels",
      ],
      path: "Benchmarks", exclude: ["Limits"], resources: [.embedInCode("Motion/springs-exact.csv")],
      swiftSettings: strict),
    .target(name: "LimitKernels", path: "Benchmarks/Limits"),

    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .target(
      name: "SampleScenes", dependencies: ["Geometry", "Motion", "SceneModel"],
      path: "Tests/SampleScenes", swiftSettings: strict),
    .testTarget(name: "GeometryTests", dependencies: ["Geometry", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "MotionTests", dependencies: ["Geometry", "Motion", "TestSupport"],
      exclude: ["Tables/Fixtures", "Bank/Fixtures"], swiftSettings: strict),
    .testTarget(
      name: "LabTests", dependencies: ["Motion", "Lab", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "SceneModelTests",
      dependencies: ["Geometry", "Motion", "SceneModel", "SampleScenes", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ListingsTests",
      dependencies: [
        "Geometry", "Motion", "SceneModel", "Listings", "Simulation", "Exporters", "TestSupport",
      ],
      exclude: ["Examples/Goldens"], swiftSettings: strict),
    .testTarget(
      name: "SimulationTests",
      dependencies: ["Geometry", "Motion", "SceneModel", "Simulation", "SampleScenes", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ExportersTests",
      dependencies: [
        "Geometry", "Motion", "SceneModel", "Simulation", "Exporters", "Lab", "SampleScenes", "TestSupport",
      ],
      exclude: ["SVG/Goldens"], swiftSettings: strict),
    .testTarget(
      name: "MeniscusTests", dependencies: ["meniscus", "TestSupport"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
