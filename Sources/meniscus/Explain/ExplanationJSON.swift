import Geometry
import Motion
import SceneModel
import Simulation

/// What a simulation did and why, for programs: times in seconds, lengths in points, `null` for never.
enum ExplanationJSON {
  /// The whole explanation.
  static func text(_ report: SimulationReport, _ events: [SimulationEvent]) -> String {
    var json = JSONText()
    json.object { json in
      json.member("scene", report.scene)
      json.member("restTime", report.restTime)
      writeDecisions(report, to: &json)
      json.member("events") { $0.array(events) { write($1, to: &$0) } }
    }
    return json.text
  }

  /// What was decided and why, as a part of another document.
  static func decisions(_ report: SimulationReport) -> String {
    var json = JSONText()
    json.object { writeDecisions(report, to: &$0) }
    return json.body
  }

  private static func writeDecisions(_ report: SimulationReport, to json: inout JSONText) {
    json.member("containers") { write(report.containers, to: &$0) }
    json.member("unions") { write(report.unions, to: &$0) }
    json.member("changes") { $0.array(report.changes) { write($1, to: &$0) } }
  }

  private static func write(_ change: ChangeReport, to json: inout JSONText) {
    json.object { json in
      json.member("time", change.time)
      if case .tap(let control) = change.cause { json.member("tap", control) }
      json.member("animation", change.transaction.animation.map(Words.name))
      json.member("restTime", change.restTime)
      json.member("values") { json in
        json.array(change.values) { json, variable in
          json.object {
            $0.member("name", variable.name)
            $0.member("from") { write(variable.previous, to: &$0) }
            $0.member("to") { write(variable.value, to: &$0) }
          }
        }
      }
      json.member("elements") { $0.array(change.elements) { write($1, to: &$0) } }
      json.member("containers") { write(change.containers, to: &$0) }
      json.member("unions") { write(change.unions, to: &$0) }
    }
  }

  private static func write(_ event: SimulationEvent, to json: inout JSONText) {
    json.object {
      $0.member("time", event.time)
      $0.member("kind", event.kind.rawValue)
      $0.member("element", event.element)
      $0.member("other", event.other)
      $0.member("value", event.value)
    }
  }

  private static func write(_ element: ChangeReport.Element, to json: inout JSONText) {
    let decision = element.decision
    json.object {
      $0.member("name", decision.name)
      $0.member("fate", decision.fate.rawValue)
      $0.member("way", decision.way.rawValue)
      $0.member("rule", decision.rule.rawValue)
      $0.member("reason", Words.reason(decision))
      $0.member("source", decision.source)
      $0.member("nearest", decision.nearest?.name)
      $0.member("gap", decision.nearest?.gap)
      $0.member("spacing", decision.nearest?.spacing)
      $0.member("animation", element.animation.map(Words.name))
      $0.member("restTime", element.restTime)
      $0.member("logicalCompletionTime", element.logicalCompletionTime)
    }
  }

  private static func write(_ containers: [Snapshot.Container], to json: inout JSONText) {
    json.array(containers) { json, container in
      json.object {
        $0.member("name", container.name)
        $0.member("spacing", container.spacing)
        $0.member("blend", container.blend.rawValue)
        $0.member("isExplicit", container.isExplicit)
      }
    }
  }

  private static func write(_ unions: [UnionFinding], to json: inout JSONText) {
    json.array(unions) { json, union in
      json.object { json in
        json.member("id", union.id.id)
        json.member("namespace", union.id.namespace)
        json.member("shapes") { $0.array(union.shapes) { $0.array($1) { $0.value($1) } } }
        json.member("failures") { json in
          json.array(union.failures) { json, failure in
            json.object { json in
              json.member("first", failure.first)
              json.member("second", failure.second)
              json.member("conditions") { $0.array(failure.conditions) { $0.value($1.rawValue) } }
            }
          }
        }
      }
    }
  }

  private static func write(_ value: StateValue?, to json: inout JSONText) {
    switch value {
    case nil: json.value(String?.none)
    case .bool(let truth): json.value(truth)
    case .number(let number): json.value(number)
    case .string(let text): json.value(text)
    case .list(let members): json.array(members) { write($1, to: &$0) }
    case .source(let value): write(value.plain, to: &json)
    }
  }
}
