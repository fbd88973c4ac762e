// Every element at the time shown.

const table = (() => {
  const body = document.querySelector("#moment tbody");
  const head = document.querySelector("#moment thead tr");
  const columns = film.columns.map((column, index) => ({ ...column, index })).filter(({ inTable }) => inTable);
  for (const { label, unit } of columns) {
    head.append(make("th", { scope: "col" }, label, unit ? make("small", {}, ` ${unit}`) : ""));
  }
  const rows = film.elements.map(({ name }, index) => {
    const button = make("button", { type: "button", title: `The curves of ${name}` }, name);
    button.addEventListener("click", () => curves.choose(index));
    const cells = [make("td"), ...columns.map(() => make("td"))];
    const row = make("tr", {}, make("th", { scope: "row" }, button), ...cells);
    body.append(row);
    return { row, cells, button };
  });
  return {
    mark(chosen) {
      rows.forEach(({ row, button }, index) => {
        row.classList.toggle("chosen", index === chosen);
        button.setAttribute("aria-pressed", index === chosen);
      });
    },
    show(frame) {
      film.elements.forEach((element, index) => {
        const { row, cells } = rows[index];
        const phase = element.phaseAt[frame];
        row.classList.toggle("absent", !phase);
        cells[0].textContent = phase || "not there";
        cells[0].className = `phase ${phase}`;
        columns.forEach((column, n) => {
          const value = element.value(column.index, frame);
          cells[n + 1].textContent = value === undefined ? "" : figure(value, column.digits);
        });
      });
    },
  };
})();
