"use strict";

/** Makes a tree in flat arrays: there can be hundreds of thousands of nodes. Node 0 is the root; parents come first. */
class TreeBuilder {
  constructor(names, profiles) {
    this.names = names;
    this.profiles = profiles;
    this.parents = [-1];
    this.methods = [0];
    this.sites = [0];
    this.depths = [0];
    this.self = profiles.map(() => [0]);
    this.pairs = new Map();
    this.nodes = new Map();
  }

  get size() {
    return this.parents.length;
  }

  /** The child of a node with a method and a call site; it is made if there is none. */
  child(parent, method, site) {
    const pair = method * 4194304 + site;
    let key = this.pairs.get(pair);
    if (key === undefined) {
      key = this.pairs.size;
      this.pairs.set(pair, key);
    }
    const place = parent * 4194304 + key;
    let node = this.nodes.get(place);
    if (node === undefined) {
      node = this.parents.length;
      this.nodes.set(place, node);
      this.parents.push(parent);
      this.methods.push(method);
      this.sites.push(site);
      this.depths.push(this.depths[parent] + 1);
      this.self.forEach((values) => values.push(0));
    }
    return node;
  }

  build() {
    const { names, parents, methods, sites, depths, self, size } = this;
    const total = self.map((values, which) => {
      const sums = values.slice();
      for (let node = sums.length - 1; node > 0; node--) {
        sums[parents[node]] += sums[node];
      }
      // Contexts that were too cold to be kept are part of the whole.
      sums[0] = Math.max(sums[0], this.profiles[which].total);
      return sums;
    });
    return { names, parents, methods, sites, depths, self, total, size, profiles: this.profiles };
  }
}

/**
 * One tree out of one or two profiles: contexts are the same if their names are.
 *
 * @param bySite whether calls from different lines are different contexts
 */
function contextTree(profiles, bySite) {
  const names = [""];
  const numbers = new Map([["", 0]]);
  const number = (name) => {
    let known = numbers.get(name);
    if (known === undefined) {
      known = names.length;
      numbers.set(name, known);
      names.push(name);
    }
    return known;
  };
  const builder = new TreeBuilder(names, profiles);
  profiles.forEach((profile, which) => {
    const translated = profile.names.map(number);
    const moved = new Array(profile.parents.length).fill(0);
    for (let i = 1; i < profile.parents.length; i++) {
      const site = bySite ? translated[profile.sites[i]] : 0;
      moved[i] = builder.child(moved[profile.parents[i]], translated[profile.methods[i]], site);
      builder.self[which][moved[i]] += profile.counts[i];
    }
  });
  return builder.build();
}

/** The part of a tree in some methods: what others use counts for the caller that is still there. */
function treeOf(tree, isShown) {
  const builder = new TreeBuilder(tree.names, tree.profiles);
  const shown = tree.names.map((name) => isShown(name));
  const moved = new Int32Array(tree.size);
  for (let node = 1; node < tree.size; node++) {
    const parent = moved[tree.parents[node]];
    moved[node] = shown[tree.methods[node]] ? builder.child(parent, tree.methods[node], tree.sites[node]) : parent;
    tree.self.forEach((values, which) => { builder.self[which][moved[node]] += values[node]; });
  }
  return builder.build();
}

/**
 * The tree from the inside out: below the root, methods with what they use themselves; below each, who called it.
 * Nodes below the root carry the site of the call inside them.
 */
function callersTree(tree) {
  const builder = new TreeBuilder(tree.names, tree.profiles);
  const most = 600000;
  for (let node = 0; node < tree.size; node++) {
    if (!tree.self.some((values) => values[node] > 0)) {
      continue;
    }
    let at = 0;
    let site = 0;
    for (let caller = node; caller > 0; caller = tree.parents[caller]) {
      // Deep recursion makes a tree of callers far larger than that of callees: then the outermost are left out.
      if (builder.size > most) {
        break;
      }
      at = builder.child(at, tree.methods[caller], site);
      site = tree.sites[caller];
    }
    tree.self.forEach((values, which) => { builder.self[which][at] += values[node]; });
  }
  return builder.build();
}

/** The package of a method: what is before the class. */
function packageOf(name) {
  const end = name.indexOf("(");
  const parts = (end < 0 ? name : name.substring(0, end)).split(".");
  return parts.slice(0, -2).join(".");
}

/** A filter of methods from words: packages to show and, with a minus, to leave out; all, if there are no words. */
function packageFilter(text) {
  const words = text.split(/[\s,]+/).map((word) => word.replace(/\.?\*$/, "")).filter((word) => word && word !== "-");
  const wanted = words.filter((word) => !word.startsWith("-"));
  const unwanted = words.filter((word) => word.startsWith("-")).map((word) => word.substring(1));
  const isIn = (name, word) => name === word || name.startsWith(word + ".");
  return words.length === 0
    ? null
    : (name) => (wanted.length === 0 || wanted.some((word) => isIn(name, word))) && !unwanted.some((word) => isIn(name, word));
}

/** Children, the widest first, and where each begins: what is drawn when widths are these. */
function layOut(tree, widths) {
  const children = childrenOf(tree);
  const start = new Float64Array(tree.size);
  let deepest = 0;
  for (let node = 0; node < tree.size; node++) {
    if (children[node]) {
      children[node].sort((a, b) => widths[b] - widths[a]);
      let at = start[node];
      for (const child of children[node]) {
        start[child] = at;
        at += widths[child];
        if (widths[child] > 0) {
          deepest = Math.max(deepest, tree.depths[child]);
        }
      }
    }
  }
  return { children, start, deepest, widths };
}

/** What each method has alone and with its callees; recursive calls are part of the first. */
function methodSums(tree, which) {
  const sums = new Map();
  const active = [];
  const open = new Map();
  for (const node of preorder(tree)) {
    while (active.length && tree.depths[active[active.length - 1]] >= tree.depths[node]) {
      const method = tree.methods[active.pop()];
      open.set(method, open.get(method) - 1);
    }
    const method = tree.methods[node];
    const sum = sums.get(method) || { method, self: 0, total: 0 };
    sums.set(method, sum);
    sum.self += tree.self[which][node];
    if (!open.get(method)) {
      sum.total += tree.total[which][node];
    }
    open.set(method, (open.get(method) || 0) + 1);
    active.push(node);
  }
  return [...sums.values()];
}

function* preorder(tree) {
  const children = childrenOf(tree);
  const pending = [0];
  while (pending.length) {
    const node = pending.pop();
    if (node > 0) {
      yield node;
    }
    for (const child of children[node] || []) {
      pending.push(child);
    }
  }
}

/** The children of each node; null for none. */
function childrenOf(tree) {
  const children = Array.from({ length: tree.size }, () => null);
  for (let node = 1; node < tree.size; node++) {
    const parent = tree.parents[node];
    (children[parent] = children[parent] || []).push(node);
  }
  return children;
}
