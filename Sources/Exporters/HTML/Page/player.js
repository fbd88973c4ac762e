// The clock, and everything that sets it: buttons, the bar, keys, the address.

const player = (() => {
  const part = (id) => document.getElementById(id);
  const [bar, clock, counter, speech] = ["bar", "clock", "counter", "speech"].map(part);
  const speeds = [0.1, 0.25, 0.5, 1, 2, 4];
  const state = { time: film.start, speed: 1, loops: true, playing: false, frame: -1, last: 0 };

  bar.max = film.count - 1;

  function show() {
    const frame = film.frameAt(state.time);
    if (frame === state.frame) return;
    state.frame = frame;
    stage.show(frame);
    curves.show(frame);
    table.show(frame);
    happenings.show(frame);
    const time = `${figure(film.times[frame], 3)} s`;
    bar.value = frame;
    bar.setAttribute("aria-valuetext", `${time}, frame ${frame + 1} of ${film.count}`);
    clock.textContent = time;
    counter.textContent = `${frame + 1} / ${film.count}`;
    document.documentElement.dataset.frame = frame;
    document.documentElement.dataset.time = film.times[frame];
  }

  function seek(time) {
    state.time = Math.min(Math.max(time, film.start), film.end);
    show();
  }

  /** A screen reader is told where one has come to, not of every frame on the way. */
  let pendingSpeech = 0;
  function say(words) {
    clearTimeout(pendingSpeech);
    pendingSpeech = setTimeout(() => {
      speech.textContent = words ?? `${bar.getAttribute("aria-valuetext")}. ${happenings.latest()}`;
    }, 300);
  }

  function tick(now) {
    if (!state.playing) return;
    const passed = ((now - state.last) / 1000) * state.speed;
    state.last = now;
    let time = state.time + Math.max(passed, 0);
    if (time >= film.end + film.step) {
      if (!state.loops) {
        seek(film.end);
        return pause();
      }
      time = film.start + ((time - film.start) % (film.span + film.step));
    }
    state.time = time;
    show();
    requestAnimationFrame(tick);
  }

  function reflect() {
    const button = part("play");
    button.setAttribute("aria-label", state.playing ? "Pause" : "Play");
    button.classList.toggle("playing", state.playing);
    part("loop").setAttribute("aria-pressed", state.loops);
    part("speed").value = state.speed;
  }

  function play() {
    if (state.playing || film.count < 2) return;
    if (state.frame === film.count - 1) seek(film.start);
    state.playing = true;
    state.last = performance.now();
    reflect();
    requestAnimationFrame(tick);
  }

  function pause() {
    state.playing = false;
    reflect();
  }

  /** Stops, and goes somewhere. */
  function go(time) {
    pause();
    seek(time);
    say();
  }

  function goToFrame(frame) { go(film.times[Math.min(Math.max(frame, 0), film.count - 1)]); }

  function goToEvent(direction) {
    const frame = happenings.near(state.frame, direction);
    if (frame !== undefined) goToFrame(frame);
  }

  function setSpeed(speed) {
    state.speed = speed;
    reflect();
    say(`Speed ${speed}`);
  }

  function toggle() {
    if (state.playing) pause(); else play();
    say(state.playing ? "Playing" : undefined);
  }

  function toggleLoop() {
    state.loops = !state.loops;
    reflect();
    say(state.loops ? "Loop on" : "Loop off");
  }

  function shiftSpeed(direction) {
    const place = speeds.indexOf(state.speed) + direction;
    if (speeds[place]) setSpeed(speeds[place]);
  }

  const keys = {
    " ": toggle,
    ArrowLeft: (event) => (event.shiftKey ? go(state.time - 0.1) : goToFrame(state.frame - 1)),
    ArrowRight: (event) => (event.shiftKey ? go(state.time + 0.1) : goToFrame(state.frame + 1)),
    Home: () => goToFrame(0),
    End: () => goToFrame(film.count - 1),
    "[": () => shiftSpeed(-1),
    "]": () => shiftSpeed(1),
    l: toggleLoop,
    e: () => goToEvent(1),
    E: () => goToEvent(-1),
    c: () => curves.next(),
    "?": () => { part("keys").open = !part("keys").open; },
  };
  for (let digit = 0; digit < 10; digit += 1) {
    keys[digit] = () => go(film.start + (film.span * digit) / 10);
  }

  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { tagName } = event.target;
    // A menu keeps all its keys, a button the one that presses it.
    if (tagName === "SELECT" || ((tagName === "BUTTON" || tagName === "SUMMARY") && event.key === " ")) return;
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act(event);
  });

  part("play").addEventListener("click", toggle);
  part("back").addEventListener("click", () => goToFrame(state.frame - 1));
  part("forward").addEventListener("click", () => goToFrame(state.frame + 1));
  part("event").addEventListener("click", () => goToEvent(1));
  part("loop").addEventListener("click", toggleLoop);
  part("speed").addEventListener("change", (event) => setSpeed(Number(event.target.value)));
  bar.addEventListener("input", () => go(film.times[Number(bar.value)]));

  /** `#t=0.7` is a time to be at. */
  function followAddress() {
    const wish = /^#t=([0-9.]+)$/.exec(location.hash);
    if (wish) go(Number(wish[1]) + 1e-6);
    return Boolean(wish);
  }
  addEventListener("hashchange", followAddress);

  return {
    seek, pause, play, followAddress,
    frame: () => Math.max(state.frame, 0),
    begin() {
      reflect();
      seek(film.start);
      if (followAddress()) return;
      if (!matchMedia("(prefers-reduced-motion: reduce)").matches) play();
    },
  };
})();

// What moves most is of most interest.
const changes = film.elements.map((element) => film.columns.filter((_, n) => element.moves(n)).length);
curves.choose(changes.indexOf(Math.max(...changes)));
player.begin();
