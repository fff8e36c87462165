"use strict";

/** The table of methods with what they use themselves and in all, sorted by whichever column is clicked. */
class MethodTable {
  static FIRST = 60;

  /** @param chosen is told the name of a method that is clicked */
  constructor(profiles, chosen) {
    this.profiles = profiles;
    this.chosen = chosen;
    this.all = false;
    this.columns = profiles.length === 2 ? this.differenceColumns() : this.plainColumns();
    this.sorted = this.columns.find((column) => column.isFirst);
    this.ascending = false;
    this.rows = element("tbody", { id: "methods" });
    this.heads = this.columns.map((column) => element("th", { scope: "col", class: column.isName && "name" },
      element("button", { type: "button", onclick: () => this.sortBy(column) }, column.name)));
    this.more = element("button", { type: "button", id: "more", onclick: () => { this.all = true; this.fill(); } });
    this.element = element("section", { class: "methods" },
      element("h2", {}, "Methods"),
      element("table", {}, element("thead", {}, element("tr", {}, ...this.heads)), this.rows),
      this.more);
  }

  plainColumns() {
    const metric = this.profiles[0].metric;
    const whole = () => this.tree.total[0][0];
    const amount = (name, value, isFirst) => ({ name, value, isFirst, text: (row) => amounts.text(metric, value(row)) });
    const share = (name, value) => ({ name, value, text: (row) => amounts.percent(amounts.share(value(row), whole())) });
    return [
      amount("self, " + amounts.unit(metric), (row) => row.self[0], true),
      share("self", (row) => row.self[0]),
      amount("total, " + amounts.unit(metric), (row) => row.total[0]),
      share("total", (row) => row.total[0]),
      this.nameColumn(),
    ];
  }

  differenceColumns() {
    const share = (row, part, which) => amounts.share(row[part][which], this.tree.total[which][0]);
    const change = (row, part) => share(row, part, 1) - share(row, part, 0);
    const signed = (value) => (value >= 0 ? "+" : "") + amounts.percent(value);
    const columns = [];
    for (const part of ["self", "total"]) {
      this.profiles.forEach((profile, which) => columns.push({
        name: part + ", " + profile.name, value: (row) => share(row, part, which), text: (row) => amounts.percent(share(row, part, which)),
      }));
      columns.push({
        name: part + ", difference", isFirst: part === "self",
        value: (row) => Math.abs(change(row, part)), text: (row) => signed(change(row, part)),
      });
    }
    return [...columns, this.nameColumn()];
  }

  nameColumn() {
    return { name: "method", isName: true };
  }

  sortBy(column) {
    // The largest first, names from a to z; the other way round when clicked again.
    this.ascending = column === this.sorted ? !this.ascending : Boolean(column.isName);
    this.sorted = column;
    this.fill();
  }

  /** Shows the methods of a tree. */
  show(tree) {
    this.tree = tree;
    const rows = new Map();
    this.profiles.forEach((_, which) => {
      for (const sum of methodSums(tree, which)) {
        let row = rows.get(sum.method);
        if (!row) {
          row = { name: tree.names[sum.method], self: [0, 0], total: [0, 0] };
          rows.set(sum.method, row);
        }
        row.self[which] = sum.self;
        row.total[which] = sum.total;
      }
    });
    this.list = [...rows.values()];
    this.fill();
  }

  fill() {
    const { isName, value } = this.sorted;
    const byName = (a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
    const up = this.ascending ? 1 : -1;
    const last = this.profiles.length - 1;
    this.list.sort((a, b) => (isName
      ? up * byName(a, b)
      : up * (value(a) - value(b)) || b.total[last] - a.total[last] || byName(a, b)));
    this.heads.forEach((head, i) => {
      head.setAttribute("aria-sort", this.columns[i] !== this.sorted ? "none" : this.ascending ? "ascending" : "descending");
    });
    const shown = this.all ? this.list : this.list.slice(0, MethodTable.FIRST);
    this.rows.replaceChildren(...shown.map((row) => element("tr", {}, ...this.columns.map((column) => column.isName
      ? element("td", { class: "name" }, element("button", { type: "button", onclick: () => this.chosen(row.name) }, row.name))
      : element("td", {}, column.text(row))))));
    this.more.textContent = `All ${this.list.length.toLocaleString("en-US")} methods`;
    this.more.hidden = shown.length === this.list.length;
  }
}
