// Everything that happens: a list, and marks on the bar.

const happenings = (() => {
  const list = document.getElementById("happenings");
  const marks = document.getElementById("marks");
  const words = ({ kind, element, other }) =>
    [kind.replaceAll("-", " "), [element, other].filter(Boolean).join(", ")].filter(Boolean).join(": ");
  /** The frame nearest to an event. */
  const frameOf = (event) => film.frameAt(event.time + film.step / 2 - 1e-9);
  const items = film.events.map((event) => {
    const part = film.span > 0 ? (event.time - film.start) / film.span : 0;
    const mark = make("i", { class: event.kind });
    mark.style.setProperty("--part", part);
    marks.append(mark);
    const detail = make("span", { class: "who" }, [event.element, event.other].filter(Boolean).join(" \u00B7 "));
    const button = make(
      "button", { type: "button" }, make("time", {}, `${figure(event.time, 3)} s`),
      make("i", { class: event.kind, "aria-hidden": "true" }),
      make("span", { class: "kind" }, event.kind.replaceAll("-", " ")), detail);
    button.addEventListener("click", () => {
      player.pause();
      player.seek(film.times[frameOf(event)]);
    });
    list.append(make("li", {}, button));
    return button;
  });
  document.getElementById("silence").hidden = items.length > 0;
  let current = -1;
  return {
    /** The frame of the next event, or of the one before; where there is none, nothing. */
    near(frame, direction) {
      const frames = film.events.map(frameOf).filter((other) => (other - frame) * direction > 0);
      return direction > 0 ? frames[0] : frames[frames.length - 1];
    },
    /** What happened last up to a frame, in words. */
    latest: () => (current >= 0 ? words(film.events[current]) : ""),
    show(frame) {
      let next = -1;
      film.events.forEach((event, index) => { if (frameOf(event) <= frame) next = index; });
      if (next === current) return;
      items[current]?.removeAttribute("aria-current");
      items[next]?.setAttribute("aria-current", "true");
      if (items[next]) {
        const item = items[next].parentElement;
        list.scrollTop = item.offsetTop - list.offsetTop - list.clientHeight / 2;
      }
      current = next;
    },
  };
})();
