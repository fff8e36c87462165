"use strict";

/** The k-iteration path forest of a method: a tree for each first path, shares on the edges. */
class ForestView {
  static ACROSS = 104;
  static DOWN = 66;
  static RADIUS = 14;
  static MARGIN = 40;

  constructor(chosen) {
    this.chosen = chosen;
    this.svg = ForestView.shape("svg", { role: "none" });
    this.element = element("div", {
      class: "forest", id: "forest", role: "tree",
      "aria-label": "Sequences of paths; arrow keys move",
    }, this.svg);
    this.draw = oncePerFrame(() => this.drawNow());
    this.element.addEventListener("scroll", this.draw);
    this.element.addEventListener("keydown", (event) => this.key(event));
    new ResizeObserver(this.draw).observe(this.element);
  }

  static shape(tag, attributes, ...children) {
    const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [name, value] of Object.entries(attributes)) {
      made.setAttribute(name, value);
    }
    made.append(...children);
    return made;
  }

  /** Shows a method, without the sequences that have less than a share of the root of their tree. */
  show(method, least) {
    this.method = method;
    const size = method.parents.length;
    this.level = new Int32Array(size);
    this.root = new Int32Array(size);
    this.children = Array.from({ length: size }, () => []);
    const isKept = new Uint8Array(size);
    isKept[0] = 1;
    for (let node = 1; node < size; node++) {
      const parent = method.parents[node];
      this.level[node] = this.level[parent] + 1;
      this.root[node] = parent === 0 ? node : this.root[parent];
      isKept[node] = isKept[parent] && method.counts[node] >= least * this.whole(node) ? 1 : 0;
      if (isKept[node]) {
        this.children[parent].push(node);
      }
    }
    this.layOut(size);
    this.element.scrollTop = 0;
    this.element.scrollLeft = 0;
    this.current = null;
    const first = this.children[0][0];
    if (first) {
      this.choose(first, false);
    }
    this.draw();
  }

  /** What the share of a node is of: the root of its tree; of a root, all paths. */
  whole(node) {
    return this.root[node] === node ? this.method.total : this.method.counts[this.root[node]];
  }

  /** Leaves side by side, the rest above the middle of their children; no recursion, trees are deep. */
  layOut(size) {
    this.x = new Float64Array(size);
    this.order = [];
    const pending = [0];
    while (pending.length) {
      const node = pending.pop();
      this.order.push(node);
      for (let i = this.children[node].length - 1; i >= 0; i--) {
        pending.push(this.children[node][i]);
      }
    }
    let leaves = 0;
    let deepest = 0;
    for (const node of this.order) {
      if (node > 0 && this.children[node].length === 0) {
        this.x[node] = leaves++;
        deepest = Math.max(deepest, this.level[node]);
      }
    }
    for (let i = this.order.length - 1; i > 0; i--) {
      const list = this.children[this.order[i]];
      if (list.length) {
        this.x[this.order[i]] = (this.x[list[0]] + this.x[list[list.length - 1]]) / 2;
      }
    }
    this.svg.setAttribute("width", leaves * ForestView.ACROSS + 2 * ForestView.MARGIN);
    this.svg.setAttribute("height", deepest * ForestView.DOWN + 2 * ForestView.MARGIN);
  }

  at(node) {
    return {
      x: ForestView.MARGIN + this.x[node] * ForestView.ACROSS,
      y: ForestView.MARGIN + (this.level[node] - 0.4) * ForestView.DOWN,
    };
  }

  /** Only what is in sight becomes elements. */
  drawNow() {
    const view = this.element;
    const near = { left: view.scrollLeft - 150, right: view.scrollLeft + view.clientWidth + 150,
      top: view.scrollTop - 150, bottom: view.scrollTop + view.clientHeight + 150 };
    const hadFocus = view.contains(document.activeElement) && document.activeElement !== view;
    const edges = [];
    const nodes = [];
    for (const node of this.order) {
      if (node === 0) {
        continue;
      }
      const { x, y } = this.at(node);
      const parent = this.method.parents[node];
      const from = parent === 0 ? { x, y: y - ForestView.DOWN * 0.5 } : this.at(parent);
      if (Math.max(x, from.x) < near.left || Math.min(x, from.x) > near.right || y < near.top || from.y > near.bottom) {
        continue;
      }
      edges.push(...this.edge(node, from, { x, y }));
      nodes.push(this.node(node, x, y));
    }
    this.svg.replaceChildren(...edges, ...nodes);
    view.dataset.drawn = String(nodes.length);
    if (hadFocus) {
      this.focus();
    }
  }

  /** As in Figure 6.2 of the thesis: the share of the parent, and in brackets that of the root. */
  edge(node, from, to) {
    const { counts, parents } = this.method;
    const parent = parents[node];
    const ofRoot = amounts.share(counts[node], this.whole(node));
    const line = ForestView.shape("path", {
      class: "edge", d: `M${from.x},${from.y} C${from.x},${(from.y + to.y) / 2} ${to.x},${(from.y + to.y) / 2} ${to.x},${to.y}`,
      "stroke-width": (0.6 + 5 * ofRoot).toFixed(2),
    });
    const short = (share) => (100 * share).toFixed(1) + "%";
    const text = parent === 0
      ? short(ofRoot)
      : `${short(amounts.share(counts[node], counts[parent]))} (${short(ofRoot)})`;
    return [line, ForestView.shape("text", { class: "share", x: to.x + 6, y: to.y - ForestView.RADIUS - 6 }, text)];
  }

  node(node, x, y) {
    const path = this.method.paths[this.method.nodePaths[node]];
    const group = ForestView.shape("g", {
      class: node === this.current ? "node chosen" : "node", role: "treeitem",
      tabindex: node === this.current ? "0" : "-1", "aria-level": this.level[node],
      "aria-label": `path ${path.number}, ${path.text}, ${this.method.counts[node].toLocaleString("en-US")} times`,
      "data-node": node,
    },
    ForestView.shape("circle", { cx: x, cy: y, r: ForestView.RADIUS }),
    ForestView.shape("text", { x, y: y + 4 }, String(path.number)));
    group.addEventListener("click", () => this.choose(node, true));
    return group;
  }

  choose(node, withFocus) {
    this.current = node;
    this.chosen(node, this.sequence(node));
    const { x, y } = this.at(node);
    const view = this.element;
    if (x < view.scrollLeft + 30 || x > view.scrollLeft + view.clientWidth - 60) {
      view.scrollLeft = x - view.clientWidth / 2;
    }
    if (y < view.scrollTop + 30 || y > view.scrollTop + view.clientHeight - 30) {
      view.scrollTop = y - view.clientHeight / 2;
    }
    this.drawNow();
    if (withFocus) {
      this.focus();
    }
  }

  focus() {
    const group = this.svg.querySelector(`[data-node="${this.current}"]`);
    if (group) {
      group.focus({ preventScroll: true });
    }
  }

  sequence(node) {
    const list = [];
    for (let at = node; at > 0; at = this.method.parents[at]) {
      list.unshift(this.method.paths[this.method.nodePaths[at]]);
    }
    return list;
  }

  key(event) {
    if (this.current === null) {
      return;
    }
    const siblings = this.children[this.method.parents[this.current]];
    const place = siblings.indexOf(this.current);
    let next;
    switch (event.key) {
      case "ArrowDown": next = this.children[this.current][0]; break;
      case "ArrowUp": next = this.method.parents[this.current] || undefined; break;
      case "ArrowLeft": next = siblings[place - 1]; break;
      case "ArrowRight": next = siblings[place + 1]; break;
      default: return;
    }
    event.preventDefault();
    if (next !== undefined) {
      this.choose(next, true);
    }
  }
}
