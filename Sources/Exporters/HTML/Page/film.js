// The film: what the exporter wrote, unpacked.

/** A column of numbers: differences in units of its last digit, `n*k` being k times n. */
function unpack(text, digits) {
  const unit = 10 ** -digits;
  const values = [];
  let sum = 0;
  for (const part of text ? text.split(",") : []) {
    const [step, times = 1] = part.split("*").map(Number);
    for (let n = 0; n < times; n += 1) {
      sum += step;
      values.push(sum * unit);
    }
  }
  return values;
}

/** The frames from which and up to which an element is in a phase, as [phase, start, end]. */
function unpackPhases(runs) {
  const spans = [];
  let start = 0;
  for (let n = 0; n < runs.length; n += 2) {
    spans.push([runs[n], start, start + runs[n + 1]]);
    start += runs[n + 1];
  }
  return spans;
}

const film = (() => {
  const data = JSON.parse(document.getElementById("film").textContent);
  const times = unpack(data.times, 5);
  const count = times.length;
  const span = times[count - 1] - times[0];
  const elements = data.elements.map(({ name, phases, values }) => {
    const spans = unpackPhases(phases);
    const phaseAt = new Array(count).fill("");
    for (const [phase, start, end] of spans) phaseAt.fill(phase, start, end);
    // A column holds the frames in which the element is there; each frame knows which of them is its own.
    let next = 0;
    const place = phaseAt.map((phase) => (phase ? next++ : -1));
    const columns = values.map((text, n) => unpack(text, data.columns[n].digits));
    const value = (column, frame) => {
      if (place[frame] < 0) return undefined;
      return columns[column].length === 1 ? columns[column][0] : columns[column][place[frame]];
    };
    return { name, phaseAt, value, moves: (column) => columns[column].length > 1 };
  });
  return {
    times, count, elements, span,
    columns: data.columns,
    events: data.events.map(([time, kind, element, other, value]) => ({ time, kind, element, other, value })),
    start: times[0],
    end: times[count - 1],
    // How long a frame is shown: the mean, as the moving picture has it.
    step: count > 1 ? span / (count - 1) : 1,
    /** The last frame that begins no later than a time in seconds. */
    frameAt(time) {
      let [low, high] = [0, count - 1];
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (times[middle] <= time + 1e-6) low = middle; else high = middle - 1;
      }
      return low;
    },
  };
})();

/** A number with so many digits, a true minus, and no −0. */
function figure(value, digits) {
  const text = value.toFixed(digits);
  return Number(text) === 0 ? (0).toFixed(digits) : text.replace("-", "\u2212");
}

/** A new element with attributes and children. */
function make(tag, attributes = {}, ...children) {
  const isDrawing = ["svg", "path", "line"].includes(tag);
  const node = isDrawing
    ? document.createElementNS("http://www.w3.org/2000/svg", tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}
