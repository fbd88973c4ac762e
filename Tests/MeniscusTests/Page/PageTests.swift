import Foundation
import TestSupport
import Testing

/// The page of `--format html`, in a browser that enforces its policy.
@Suite(.enabled(if: Browser.isThere, "there is no Chromium to load the page in"), .serialized)
struct PageTests {
  let tool: ToolRunner
  var browser: Browser { Browser(tool: tool) }

  init() throws {
    tool = try ToolRunner()
    let run = try tool.run("export", "action-menu", "--format", "html", "-o", "menu.html")
    try #require(run.status == 0, "\(run.errors)")
  }

  @Test func itIsSmallAndAsksForNothing() throws {
    defer { tool.cleanUp() }
    let page = try tool.read("menu.html")
    #expect(page.utf8.count <= 200_000)
    for address in page.matches(of: /https?:\/\/[^"' <]+/).map(\.output) {
      #expect(
        address.hasPrefix("http://www.w3.org/"), "\(address) is the name of a format, and never fetched")
    }
    #expect(page.firstMatch(of: /style="|onclick|onload|javascript:/) == nil)
  }

  @Test func itPlaysByItselfUnlessLessMotionIsWanted() throws {
    defer { tool.cleanUp() }
    let playing = try browser.load("menu.html", time: 3000)
    #expect(playing.console.isEmpty)
    #expect(try #require(frame(in: playing.markup)) > 0)
    #expect(playing.markup.contains("aria-label=\"Pause\""))
    let still = try browser.load("menu.html", time: 1000, options: "--force-prefers-reduced-motion")
    #expect(frame(in: still.markup) == 0)
    #expect(still.markup.contains("aria-label=\"Play\""))
  }

  @Test func anAddressNamesATimeAndTheFiguresAreThoseOfTheTable() throws {
    defer { tool.cleanUp() }
    let page = try browser.load("menu.html", fragment: "t=0.7")
    #expect(page.console.isEmpty, "\(page.console)")
    #expect(frame(in: page.markup) == 42)
    let row = try tool.run(
      "export", "action-menu", "--format", "csv", "--precision", "2", "--at", "0.7")
    let edit = try #require(row.text.split(separator: "\n").first { $0.contains(",edit,") })
    let cells = edit.split(separator: ",", omittingEmptySubsequences: false)
    #expect(page.markup.contains(">\(cells[3])</td><td>\(cells[4])</td><td>\(cells[5])</td>"))
    #expect(page.markup.contains("aria-valuetext=\"0.700 s, frame 43 of "))
  }

  @Test func theShapeIsTheExportersShape() throws {
    defer { tool.cleanUp() }
    // Before, while the four come out, just before and after they part, at rest, on the way back, joined again.
    let moments = try [0, 33, 37, 38, 90, 140, 148, 170].map { frame in
      let time = "\(Double(frame) / 60)"
      let run = try tool.run("export", "action-menu", "--format", "outline", "--at", time)
      let paths = run.text.split(separator: "\n").dropFirst().compactMap { $0.split(separator: ",").last }
      return "[\(time), '\(paths.joined(separator: " "))']"
    }
    let result = try browser.result(
      "menu.html",
      driver: """
        const moments = [\(moments.joined(separator: ", "))];
        const reference = document.createElementNS("http://www.w3.org/2000/svg", "path");
        reference.setAttribute("stroke-width", 0.6);
        document.querySelector("#picture svg").append(reference);
        const shown = [...document.querySelectorAll("path[id^=o]")];
        const results = [];
        function compare() {
          let [inside, wrong] = [0, 0];
          for (let y = 40; y < 280; y += 3) for (let x = 40; x < 280; x += 3) {
            const point = new DOMPoint(x, y);
            if (reference.isPointInStroke(point)) continue;
            const wanted = reference.isPointInFill(point);
            if (wanted) inside += 1;
            if (wanted !== shown.some((path) => path.isPointInFill(point))) wrong += 1;
          }
          results.push(inside > 150 ? wrong : "empty");
        }
        function next() {
          if (results.length === moments.length) {
            document.documentElement.dataset.result = results.join(" ");
            return;
          }
          const [time, path] = moments[results.length];
          player.seek(time + 1e-4);
          reference.setAttribute("d", path);
          setTimeout(() => { compare(); next(); }, 100);
        }
        next();
        """)
    #expect(result == "0 0 0 0 0 0 0 0")
  }

  @Test func theKeysDoWhatTheyDoInTheTerminal() throws {
    defer { tool.cleanUp() }
    let result = try browser.result(
      "menu.html",
      driver: """
        const seen = [];
        const press = (key, shiftKey = false) => {
          dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey, cancelable: true }));
          seen.push(document.documentElement.dataset.frame);
        };
        for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft", "5", "End", "ArrowRight", "Home"]) press(key);
        press("ArrowRight", true);
        press("e"); press("e"); press("E");
        press("l"); seen.push(document.getElementById("loop").getAttribute("aria-pressed"));
        press("["); seen.push(document.getElementById("speed").value);
        const chosen = document.getElementById("element").value;
        press("c"); seen.push(chosen !== document.getElementById("element").value);
        press(" "); seen.push(document.getElementById("play").getAttribute("aria-label"));
        press(" "); seen.push(document.getElementById("play").getAttribute("aria-label"));
        document.documentElement.dataset.result = seen.join(" ");
        """)
    #expect(
      result
        == "1 2 1 95 191 191 0 6 30 38 30 30 false 30 0.5 30 true 30 Pause 30 Play")
  }

  @Test func theBarAndAChartScrub() throws {
    defer { tool.cleanUp() }
    let result = try browser.result(
      "menu.html",
      driver: """
        const seen = [];
        const bar = document.getElementById("bar");
        bar.value = 77;
        bar.dispatchEvent(new Event("input"));
        seen.push(document.documentElement.dataset.frame);
        const plot = document.querySelector(".plot");
        plot.setPointerCapture = () => {};
        const { left, width } = plot.getBoundingClientRect();
        plot.dispatchEvent(new PointerEvent("pointerdown", { clientX: left + width / 2, pointerId: 1 }));
        seen.push(document.documentElement.dataset.frame);
        document.querySelectorAll("#happenings button")[0].click();
        seen.push(document.documentElement.dataset.frame);
        document.querySelector("#moment button").click();
        seen.push(document.getElementById("element").value);
        document.documentElement.dataset.result = seen.join(" ");
        """)
    #expect(result == "77 95 30 0")
  }

  private func frame(in markup: String) -> Int? {
    markup.firstMatch(of: /data-frame="(\d+)"/).flatMap { Int($0.1) }
  }
}
