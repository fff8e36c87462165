"use strict";

/** The page of one profile of calling contexts, or of the difference of two. */
function contextsPage(data) {
  const profiles = data.profiles;
  const isDifference = profiles.length === 2;
  let bySite = false;
  let which = profiles.length - 1;
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
  const rows = element("tbody", { id: "methods" });
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
    found.textContent = list.length
      ? `${list.length.toLocaleString("en-US")} contexts, ${amounts.percent(share)}`
      : "nothing found";
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
      facts.push(["called from", tree.names[tree.sites[node]]]);
    }
    profiles.forEach((profile, i) => {
      const total = tree.total[i][node];
      const share = amounts.share(total, tree.total[i][0]);
      const metric = profile.metric;
      const alone = amounts.text(metric, tree.self[i][node]);
      facts.push([
        isDifference ? profile.name : "share",
        `${amounts.percent(share)}: ${amounts.text(metric, total)} ${amounts.unit(metric)} with callees, ${alone} itself`,
      ]);
    });
    if (isDifference) {
      const [before, after] = sharesOf(tree, node);
      facts.push(["difference", (after >= before ? "+" : "") + amounts.percent(after - before)]);
    } else if (node > 0) {
      const parent = tree.parents[node];
      facts.push(["share of caller", amounts.percent(amounts.share(tree.total[which][node], tree.total[which][parent]))]);
    }
    detail.replaceChildren(
      ...facts.flatMap(([name, text]) => [element("dt", {}, name), element("dd", {}, text)]));
  }

  function rebuild() {
    tree = contextTree(profiles, bySite);
    graph.show(tree, which);
    find();
    const sums = profiles.map((_, i) => new Map(methodSums(tree, i).map((sum) => [sum.method, sum])));
    const difference = (sum) =>
      amounts.share(sums[1].get(sum.method)?.self || 0, tree.total[1][0]) -
      amounts.share(sums[0].get(sum.method)?.self || 0, tree.total[0][0]);
    const list = [...sums[which].values()]
      .sort(isDifference
        ? (a, b) => Math.abs(difference(b)) - Math.abs(difference(a))
        : (a, b) => b.self - a.self || b.total - a.total)
      .slice(0, 60);
    rows.replaceChildren(...list.map((sum) => {
      const name = tree.names[sum.method];
      const cells = profiles.flatMap((_, i) => {
        const own = sums[i].get(sum.method) || { self: 0, total: 0 };
        const shares = [own.self, own.total].map((part) => amounts.percent(amounts.share(part, tree.total[i][0])));
        return isDifference ? [shares[0]] : [amounts.text(profiles[0].metric, own.self), ...shares];
      });
      if (isDifference) {
        cells.push((difference(sum) >= 0 ? "+" : "") + amounts.percent(difference(sum)));
      }
      const button = element("button", {
        type: "button",
        onclick: () => {
          search.value = name;
          find();
          next();
        },
      }, name);
      return element("tr", {}, ...cells.map((cell) => element("td", {}, cell)), element("td", { class: "name" }, button));
    }));
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
  bar.append(sites);
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
  const headings = isDifference
    ? [...profiles.map((profile) => profile.name), "difference"]
    : [amounts.unit(profiles[0].metric), "share", "with callees"];
  document.getElementById("app").append(
    header, bar, graph.element, detail,
    element("section", { class: "methods" },
      element("h2", {}, "Methods"),
      element("table", {},
        element("thead", {}, element("tr", {},
          ...headings.map((heading) => element("th", { scope: "col" }, heading)),
          element("th", { scope: "col", class: "name" }, "method"))),
        rows)));
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && document.activeElement !== search) {
      search.focus();
      event.preventDefault();
    }
  });
  rebuild();
}
