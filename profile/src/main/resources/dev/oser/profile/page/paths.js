"use strict";

/** The page of a profile of paths: methods to choose from, their forest, and the source beside it. */
function pathsPage(data) {
  let method = null;
  const detail = element("dl", { class: "detail", id: "detail", "aria-live": "polite" });
  const source = element("tbody", { id: "source" });
  const view = new ForestView(choose);
  const select = element("select", { id: "method", onchange: () => show() },
    ...data.methods.map((each, i) => element("option", { value: String(i) },
      `${amounts.percent(amounts.share(each.total, data.total))}  ${each.label}`)));
  const least = element("select", { id: "least", onchange: () => show() },
    ...[["0.0001", "0.01 %"], ["0.001", "0.1 %"], ["0.01", "1 %"], ["0.05", "5 %"]].map(([value, text]) =>
      element("option", { value, selected: value === "0.01" }, text)));
  const title = element("h2", { id: "label" });
  const facts = element("div", { class: "facts", id: "facts" });

  function show() {
    method = data.methods[Number(select.value)];
    title.textContent = method.label + " (" + method.source + ")";
    const hidden = method.sequences - (method.parents.length - 1);
    facts.textContent =
      `${method.total.toLocaleString("en-US")} paths taken, ${method.paths.length} different of ` +
      `${method.pathCount.toLocaleString("en-US")} possible` +
      (method.isCut ? "; too many paths: some edges end a path as loops do" : "") +
      (hidden > 0 ? `; ${hidden.toLocaleString("en-US")} rare sequences are left out` : "");
    showSource();
    view.show(method, Number(least.value));
  }

  /** How often each line was on a path. */
  function lineCounts() {
    const counts = new Map();
    method.parents.forEach((parent, node) => {
      if (node > 0 && parent === 0) {
        for (const line of new Set(method.paths[method.nodePaths[node]].lines)) {
          counts.set(line, (counts.get(line) || 0) + method.counts[node]);
        }
      }
    });
    return counts;
  }

  function showSource() {
    const counts = lineCounts();
    const rows = method.code
      ? method.code.lines.map((text, i) => [method.code.first + i, text])
      : [...counts.keys()].sort((a, b) => a - b).map((line) => [line, method.source + ":" + line]);
    source.replaceChildren(...rows.map(([line, text]) => element("tr", { "data-line": String(line) },
      element("td", { class: "count" }, counts.has(line) ? amounts.percent(amounts.share(counts.get(line), method.total)) : ""),
      element("td", { class: "number" }, String(line)),
      element("td", { class: "code" }, text))));
  }

  function choose(node, sequence) {
    const runs = [];
    for (const path of sequence) {
      const last = runs[runs.length - 1];
      if (last && last.path === path) {
        last.times++;
      } else {
        runs.push({ path, times: 1 });
      }
    }
    const parent = method.parents[node];
    const facts = [
      ["sequence", runs.map((run) => `${run.path.number} [${run.path.text}]` + (run.times > 1 ? ` x ${run.times}` : "")).join("  ")],
      ["taken", method.counts[node].toLocaleString("en-US") + " times"],
      ["share", parent === 0
        ? amounts.percent(amounts.share(method.counts[node], method.total)) + " of all paths"
        : amounts.percent(amounts.share(method.counts[node], method.counts[parent])) + " of what begins so, " +
          amounts.percent(amounts.share(method.counts[node], view.whole(node))) + " of the tree"],
    ];
    detail.replaceChildren(...facts.flatMap(([name, text]) => [element("dt", {}, name), element("dd", {}, text)]));
    const taken = new Set(sequence[sequence.length - 1].lines);
    let isFirst = true;
    for (const row of source.children) {
      const isTaken = taken.has(Number(row.dataset.line));
      row.classList.toggle("taken", isTaken);
      if (isTaken && isFirst) {
        isFirst = false;
        row.parentElement.parentElement.parentElement.scrollTop = Math.max(0, row.offsetTop - 60);
      }
    }
  }

  document.getElementById("app").append(
    element("header", {}, element("h1", {}, data.title),
      element("div", { class: "facts total" },
        `${data.total.toLocaleString("en-US")} paths in ${data.methodCount.toLocaleString("en-US")} methods, ` +
        `sequences of up to ${data.iterations}`)),
    element("div", { class: "bar" },
      element("label", {}, "Method:", select), element("label", {}, "Hide below:", least), themeButton(() => {})),
    element("div", { class: "paths" },
      element("section", {}, title, facts, view.element),
      element("section", {}, element("h2", {}, "Source"),
        element("div", { class: "source" }, element("table", {}, source)), detail)));
  if (data.methods.length) {
    show();
  } else {
    title.textContent = "No path was taken.";
  }
}
