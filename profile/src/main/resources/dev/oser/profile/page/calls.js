"use strict";

/** Where a method calls and is called, with the source of these lines, if it was found. */
class CallSites {
  constructor(data, profile) {
    this.code = data.code || [];
    this.profile = profile;
    this.element = element("section", { class: "calls", id: "calls" });
    this.files = new Map();
    this.code.forEach((file) => file.methods.forEach((method) => this.files.set(method, file)));
    this.shown = null;
  }

  /** What the calls from each place use, found once: of recursive calls from the same place, the outermost. */
  places() {
    if (this.found) {
      return this.found;
    }
    const { parents, methods, sites, counts, names } = this.profile;
    const totals = counts.slice();
    for (let node = parents.length - 1; node > 0; node--) {
      totals[parents[node]] += totals[node];
    }
    this.found = { from: new Map(), to: new Map() };
    const active = [];
    const open = new Map();
    const depths = new Int32Array(parents.length);
    // A profile is in preorder, so the callers of a node are those before it that are less deep.
    for (let node = 1; node < parents.length; node++) {
      depths[node] = depths[parents[node]] + 1;
      while (active.length && depths[active[active.length - 1].node] >= depths[node]) {
        const key = active.pop().key;
        open.set(key, open.get(key) - 1);
      }
      const caller = names[methods[parents[node]]];
      const site = names[sites[node]];
      const method = names[methods[node]];
      const key = JSON.stringify([caller, site, method]);
      if (!open.get(key) && parents[node] > 0 && site) {
        this.add(this.found.from, caller, site, { caller, site, method }, totals[node]);
        this.add(this.found.to, method, key, { caller, site, method }, totals[node]);
      }
      open.set(key, (open.get(key) || 0) + 1);
      active.push({ node, key });
    }
    return this.found;
  }

  add(map, method, key, place, amount) {
    const places = map.get(method) || new Map();
    map.set(method, places);
    const known = places.get(key) || { ...place, amount: 0 };
    known.amount += amount;
    places.set(key, known);
  }

  show(method) {
    if (method === this.shown) {
      return;
    }
    this.shown = method;
    const { from, to } = this.places();
    const callers = [...(to.get(method) || new Map()).values()].sort((a, b) => b.amount - a.amount).slice(0, 8);
    const calls = from.get(method) || new Map();
    const parts = [];
    if (callers.length) {
      parts.push(element("h2", {}, "Called from"), this.table("called", callers.map((place) => this.row(place.amount,
        place.site, this.text(place.caller, place.site) ?? place.caller))));
    }
    if (calls.size) {
      parts.push(element("h2", {}, "Calls"), this.table("callees", this.lines(method, calls)));
    }
    this.element.replaceChildren(...parts);
  }

  table(id, rows) {
    return element("div", { class: "source" }, element("table", {}, element("tbody", { id }, ...rows)));
  }

  row(amount, place, text, isTaken) {
    const share = amount > 0 ? amounts.percent(amounts.share(amount, this.profile.total)) : "";
    return element("tr", { class: isTaken && "taken" }, element("td", { class: "count" }, share),
      element("td", { class: "number" }, place), element("td", { class: "code" }, text));
  }

  /** The source of a method around its calls or, without it, the places of the calls. */
  lines(method, calls) {
    const places = [...calls.values()];
    const file = this.files.get(method);
    const bySite = new Map(places.map((place) => [place.site, place.amount]));
    if (!file) {
      return places.sort((a, b) => b.amount - a.amount).map((place) => this.row(place.amount, place.site, ""));
    }
    const numbers = places.map((place) => this.line(place.site)).filter((line) => line > 0);
    const first = Math.min(...numbers) - 3;
    const last = Math.max(...numbers) + 3;
    return file.lines
      .filter(([line]) => line >= first && line <= last)
      .map(([line, text]) => {
        const amount = bySite.get(file.name + ":" + line) || 0;
        return this.row(amount, String(line), text, amount > 0);
      });
  }

  line(site) {
    return Number(site.substring(site.lastIndexOf(":") + 1)) || 0;
  }

  text(method, site) {
    const line = this.line(site);
    const found = this.files.get(method)?.lines.find(([number]) => number === line);
    return found && found[1].trim();
  }
}
