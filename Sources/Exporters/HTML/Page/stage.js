// The picture moves by itself where no script runs; here its clock is held and set from frame to frame.

const stage = (() => {
  const picture = document.querySelector("#picture svg");
  picture.pauseAnimations();
  return {
    show(frame) {
      // The middle of the frame's turn: no rounding of a time can show its neighbour.
      const next = frame + 1 < film.count ? film.times[frame + 1] : film.end + film.step;
      picture.setCurrentTime((film.times[frame] + next) / 2 - film.start);
    },
  };
})();
