// The curves of one element: a small chart for each value that changes, with a cursor at the time shown.

const curves = (() => {
  const list = document.getElementById("curves");
  const choice = document.getElementById("element");
  const still = document.getElementById("still");
  let charts = [];
  let shown = 0;

  film.elements.forEach(({ name }, index) => choice.append(make("option", { value: index }, name)));

  /** Where a time lies, in thousandths of the width. */
  const across = (time) => (film.span > 0 ? ((time - film.start) / film.span) * 1000 : 0);

  function chart(element, column) {
    const { label, unit, digits } = film.columns[column];
    const values = film.times.map((_, frame) => element.value(column, frame));
    const there = values.filter((value) => value !== undefined);
    const low = Math.min(...there);
    const range = Math.max(...there) - low || 1;
    let path = "";
    values.forEach((value, frame) => {
      if (value === undefined) return;
      const isFirst = values[frame - 1] === undefined;
      const [x, y] = [across(film.times[frame]), 94 - ((value - low) / range) * 88];
      path += `${isFirst ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
    });
    const output = make("output");
    const cursor = make("line", { class: "cursor", y1: 0, y2: 100 });
    const drawing = make(
      "svg", { viewBox: "0 0 1000 100", preserveAspectRatio: "none", "aria-hidden": "true" },
      make("path", { class: "curve", d: path }), cursor);
    const box = make("div", { class: "plot" }, drawing);
    box.addEventListener("pointerdown", (event) => drag(event, box));
    const low2 = figure(low, digits), high2 = figure(low + range, digits);
    const item = make(
      "li", {},
      make("div", { class: "head" }, make("span", {}, label), output), box,
      make("div", { class: "range" }, make("span", {}, `${low2} to ${high2}${unit && " " + unit}`)));
    list.append(item);
    return (frame) => {
      const x = across(film.times[frame]);
      cursor.setAttribute("x1", x);
      cursor.setAttribute("x2", x);
      const value = element.value(column, frame);
      output.textContent = value === undefined ? "\u2013" : figure(value, digits) + (unit && "\u202F" + unit);
    };
  }

  /** Follows a pointer over a chart, and shows the time below it. */
  function drag(event, box) {
    const follow = (at) => {
      const { left, width } = box.getBoundingClientRect();
      const part = Math.min(Math.max((at.clientX - left) / width, 0), 1);
      player.seek(film.start + part * film.span);
    };
    box.setPointerCapture(event.pointerId);
    box.onpointermove = follow;
    box.onpointerup = box.onpointercancel = () => { box.onpointermove = null; };
    player.pause();
    follow(event);
  }

  function choose(index) {
    const element = film.elements[index];
    if (!element) return;
    shown = index;
    choice.value = index;
    list.replaceChildren();
    const columns = film.columns.map((_, column) => column);
    charts = columns.filter((column) => element.moves(column)).map((column) => chart(element, column));
    const resting = columns.filter((column) => !element.moves(column)).map((column) => {
      const { label, unit, digits } = film.columns[column];
      const frame = element.phaseAt.findIndex((phase) => phase);
      const value = frame < 0 ? undefined : element.value(column, frame);
      return value === undefined ? "" : `${label} ${figure(value, digits).replace(/\.0+$/, "")}${unit && " " + unit}`;
    });
    still.textContent = resting.some(Boolean) ? `Does not change: ${resting.filter(Boolean).join(", ")}.` : "";
    table.mark(index);
    show(player.frame());
  }

  function show(frame) {
    for (const update of charts) update(frame);
  }

  choice.addEventListener("change", () => choose(Number(choice.value)));
  return { choose, show, next: () => choose((shown + 1) % film.elements.length) };
})();
