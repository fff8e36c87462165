"use strict";

/** The page of one profile of calling contexts, or of the difference of two. */
function contextsPage(data) {
  const profiles = data.profiles;
  const isDifference = profiles.length === 2;
  let bySite = false;
  let which = profiles.length - 1;
  let isInverted = false;
  let filter = null;
  let tree;

  const detail = element("dl", { class: "detail", id: "detail", "aria-live": "polite" });
  const graph = new FlameGraph(profiles, (node) => showDetail(node));
  const found = element("output", { id: "found" });
  const search = element("input", {
    type: "search", id: "search", placeholder: "Search methods ( / )", "aria-label": "Search methods",
    oninput: () => find(),
    onkeydown: (event) => {
      if (event.key === "Enter") {
        next();
      } else if (event.key === "Escape") {
        search.value = "";
        find();
      }
    },
  });
  const table = new MethodTable(profiles, (name) => {
    search.value = name;
    find();
    next();
  });
  const calls = new CallSites(data, profiles[profiles.length - 1]);
  let matchedNodes = [];

  function find() {
    const words = search.value.trim().toLowerCase();
    if (!words) {
      matchedNodes = [];
      graph.highlight(null);
      found.textContent = "";
      return;
    }
    const matches = new Set();
    tree.names.forEach((name, number) => {
      if (name.toLowerCase().includes(words)) {
        matches.add(number);
      }
    });
    // A match below another is part of it.
    let sum = 0;
    const covered = new Uint8Array(tree.size);
    const list = [];
    for (let node = 1; node < tree.size; node++) {
      const isMatch = matches.has(tree.methods[node]);
      covered[node] = isMatch || covered[tree.parents[node]] ? 1 : 0;
      if (isMatch) {
        list.push(node);
        if (!covered[tree.parents[node]]) {
          sum += tree.total[which][node];
        }
      }
    }
    matchedNodes = list.sort((a, b) => tree.total[which][b] - tree.total[which][a]);
    graph.highlight(matches);
    const share = amounts.share(sum, tree.total[which][0]);
    const used = new Set(list.map((node) => tree.methods[node]));
    found.textContent = list.length
      ? `${counted(used.size, "method")}, ${counted(list.length, "context")}, ${amounts.percent(share)}`
      : "nothing found";
  }

  function counted(number, word) {
    return number.toLocaleString("en-US") + " " + word + (number === 1 ? "" : "s");
  }

  function next() {
    if (matchedNodes.length) {
      const node = matchedNodes[(matchedNodes.indexOf(graph.current) + 1) % matchedNodes.length];
      if (!graph.isInside(node)) {
        graph.zoom(0);
      }
      graph.choose(node);
      graph.cursor.focus();
    }
  }

  function showDetail(node) {
    const facts = [["method", graph.name(node)]];
    if (tree.sites[node]) {
      facts.push([isInverted ? "calls from" : "called from", tree.names[tree.sites[node]]]);
    }
    profiles.forEach((profile, i) => {
      const total = tree.total[i][node];
      const share = amounts.percent(amounts.share(total, tree.total[i][0]));
      const amount = (value) => amounts.text(profile.metric, value);
      const unit = amounts.unit(profile.metric);
      facts.push([
        isDifference ? profile.name : "share",
        isInverted
          ? `${share}: ${amount(total)} ${unit} of ${innermost(node)} itself`
          : `${share}: ${amount(total)} ${unit} with callees, ${amount(tree.self[i][node])} itself`,
      ]);
    });
    if (isDifference) {
      const [before, after] = sharesOf(tree, node);
      facts.push(["difference", (after >= before ? "+" : "") + amounts.percent(after - before)]);
    } else if (node > 0) {
      const parent = tree.parents[node];
      facts.push([isInverted ? "share of callee" : "share of caller", amounts.percent(amounts.share(tree.total[which][node], tree.total[which][parent]))]);
    }
    detail.replaceChildren(
      ...facts.flatMap(([name, text]) => [element("dt", {}, name), element("dd", {}, text)]));
    calls.show(graph.name(node));
  }

  /** Among callers: the method whose callers they are. */
  function innermost(node) {
    let at = node;
    while (tree.depths[at] > 1) {
      at = tree.parents[at];
    }
    return at === 0 ? "all methods" : tree.names[tree.methods[at]];
  }

  function rebuild() {
    const whole = contextTree(profiles, bySite);
    const part = filter ? treeOf(whole, filter) : whole;
    tree = isInverted ? callersTree(part) : part;
    graph.show(tree, which);
    find();
    table.show(part);
    const of = new Set(whole.methods).size - 1;
    const shown = new Set(part.methods).size - 1;
    filtered.textContent = filter ? `${shown.toLocaleString("en-US")} of ${counted(of, "method")}` : "";
  }

  const filtered = element("output", { id: "filtered" });
  const packages = element("input", {
    type: "search", id: "packages", list: "known-packages", placeholder: "Packages, -without", "aria-label": "Packages to show",
    onchange: () => choosePackages(),
    onkeydown: (event) => {
      if (event.key === "Enter") {
        choosePackages();
      } else if (event.key === "Escape") {
        packages.value = "";
        choosePackages();
      }
    },
  });
  let chosenPackages = "";

  function choosePackages() {
    if (packages.value !== chosenPackages) {
      chosenPackages = packages.value;
      filter = packageFilter(chosenPackages);
      rebuild();
    }
  }

  /** All packages and what they are in. */
  function knownPackages() {
    const known = new Set();
    for (const profile of profiles) {
      for (const method of new Set(profile.methods)) {
        const parts = packageOf(profile.names[method]).split(".");
        parts.forEach((_, i) => known.add(parts.slice(0, i + 1).join(".")));
      }
    }
    known.delete("");
    return [...known].sort();
  }

  const bar = element("div", { class: "bar" }, search, found);
  bar.append(
    element("button", { type: "button", id: "next", onclick: next }, "Next"),
    element("button", { type: "button", id: "reset", onclick: () => { graph.zoom(0); graph.choose(0); } }, "Whole graph"));
  const sites = element("button", { type: "button", id: "sites", "aria-pressed": "false" }, "Call sites apart");
  sites.addEventListener("click", () => {
    bySite = !bySite;
    sites.setAttribute("aria-pressed", String(bySite));
    rebuild();
  });
  const inverted = element("button", { type: "button", id: "callers", "aria-pressed": "false" }, "Callers");
  inverted.addEventListener("click", () => {
    isInverted = !isInverted;
    inverted.setAttribute("aria-pressed", String(isInverted));
    rebuild();
  });
  bar.append(inverted, sites, packages, filtered,
    element("datalist", { id: "known-packages" }, ...knownPackages().map((name) => element("option", { value: name }))));
  if (isDifference) {
    const widths = element("select", { id: "widths" },
      ...profiles.map((profile, i) => element("option", { value: String(i), selected: i === which }, profile.name)));
    widths.addEventListener("change", () => {
      which = Number(widths.value);
      rebuild();
    });
    bar.append(element("label", {}, "Widths:", widths));
  }
  bar.append(themeButton(() => graph.draw()));

  const facts = profiles.map((profile) => {
    const uncertain = profile.uncertainty > 0
      ? `, counts at most ${amounts.text(profile.metric, profile.uncertainty)} too large` : "";
    return element("div", { class: "facts total" },
      `${isDifference ? profile.name + ": " : ""}${amounts.text(profile.metric, profile.total)} ${amounts.unit(profile.metric)}, ` +
      `${(profile.parents.length - 1).toLocaleString("en-US")} contexts${uncertain}`);
  });
  const header = element("header", {}, element("h1", {}, data.title), ...facts);
  if (isDifference) {
    const swatch = (name) => element("span", { class: "swatch", style: `background: rgba(var(--${name}), 0.8)` });
    header.append(element("div", { class: "facts" },
      swatch("grown"), " larger share in ", profiles[1].name, "  ", swatch("shrunk"), " smaller share"));
  }
  if (data.warnings?.length) {
    header.append(element("div", { class: "warning", id: "warning", role: "alert" },
      "These profiles were taken differently: " + data.warnings.join("; ") + "."));
  }
  document.getElementById("app").append(header, bar, graph.element, detail, calls.element, table.element);
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && document.activeElement !== search) {
      search.focus();
      event.preventDefault();
    }
  });
  rebuild();
}
