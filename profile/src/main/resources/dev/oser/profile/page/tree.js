"use strict";

/**
 * One tree out of one or two profiles: contexts are the same if their names are. Flat arrays, because
 * there can be hundreds of thousands of nodes; parents come before their children, node 0 is the root.
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
  const parents = [-1];
  const methods = [0];
  const sites = [0];
  const depths = [0];
  const self = profiles.map(() => [0]);
  const pairs = new Map();
  const nodes = new Map();
  profiles.forEach((profile, which) => {
    const translated = profile.names.map(number);
    const moved = new Array(profile.parents.length).fill(0);
    for (let i = 1; i < profile.parents.length; i++) {
      const parent = moved[profile.parents[i]];
      const method = translated[profile.methods[i]];
      const site = bySite ? translated[profile.sites[i]] : 0;
      const pair = method * 4194304 + site;
      let key = pairs.get(pair);
      if (key === undefined) {
        key = pairs.size;
        pairs.set(pair, key);
      }
      const place = parent * 4194304 + key;
      let node = nodes.get(place);
      if (node === undefined) {
        node = parents.length;
        nodes.set(place, node);
        parents.push(parent);
        methods.push(method);
        sites.push(site);
        depths.push(depths[parent] + 1);
        self.forEach((values) => values.push(0));
      }
      moved[i] = node;
      self[which][node] += profile.counts[i];
    }
  });
  const total = self.map((values, which) => {
    const sums = values.slice();
    for (let node = sums.length - 1; node > 0; node--) {
      sums[parents[node]] += sums[node];
    }
    // Contexts that were too cold to be kept are part of the whole.
    sums[0] = Math.max(sums[0], profiles[which].total);
    return sums;
  });
  return { names, parents, methods, sites, depths, self, total, size: parents.length };
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
