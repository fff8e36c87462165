"use strict";

/** A flame graph, root on top. Draws on a canvas only what can be seen; the frame under the keyboard is an element. */
class FlameGraph {
  static ROW = 19;
  static LEAST_PIXELS = 0.5;

  constructor(profiles, chosen) {
    this.profiles = profiles;
    this.chosen = chosen;
    this.canvas = element("canvas", { "aria-hidden": "true" });
    this.cursor = element("div", { class: "cursor", id: "cursor", role: "treeitem", tabindex: "0" });
    this.room = element("div", { role: "none" });
    this.element = element(
      "div",
      { class: "graph", id: "graph", role: "tree", "aria-label": "Flame graph; arrow keys move, Enter zooms, Escape goes back" },
      this.canvas, this.room, this.cursor);
    this.draw = oncePerFrame(() => this.drawNow());
    this.matches = null;
    this.which = profiles.length - 1;
    this.element.addEventListener("scroll", this.draw);
    this.element.addEventListener("keydown", (event) => this.key(event));
    this.canvas.addEventListener("click", (event) => {
      const node = this.nodeAt(event);
      if (node !== null) {
        this.choose(node);
        this.zoom(node);
      }
    });
    this.canvas.addEventListener("mousemove", (event) => {
      const node = this.nodeAt(event);
      this.canvas.style.cursor = node === null ? "default" : "pointer";
      this.chosen(node === null ? this.current : node);
    });
    this.canvas.addEventListener("mouseleave", () => this.chosen(this.current));
    new ResizeObserver(this.draw).observe(this.element);
  }

  /** Shows a tree anew, with widths by one of the profiles. */
  show(tree, which) {
    this.tree = tree;
    this.which = which;
    this.layout = layOut(tree, tree.total[which]);
    this.zoomed = 0;
    this.current = 0;
    this.element.scrollTop = 0;
    this.choose(0);
  }

  zoom(node) {
    this.zoomed = this.layout.widths[node] > 0 ? node : 0;
    this.draw();
  }

  choose(node) {
    this.current = node;
    const depth = this.tree.depths[node];
    const name = this.name(node);
    const share = amounts.share(this.layout.widths[node], this.layout.widths[0]);
    this.cursor.setAttribute("aria-label", name + ", " + amounts.percent(share));
    this.cursor.setAttribute("aria-level", String(depth + 1));
    this.chosen(node);
    this.reveal(depth);
    this.draw();
  }

  reveal(depth) {
    const top = depth * FlameGraph.ROW;
    const view = this.element;
    if (top < view.scrollTop) {
      view.scrollTop = top;
    } else if (top + FlameGraph.ROW > view.scrollTop + view.clientHeight) {
      view.scrollTop = top + FlameGraph.ROW - view.clientHeight;
    }
  }

  name(node) {
    return node === 0 ? "all" : this.tree.names[this.tree.methods[node]];
  }

  /** Highlights what a search found; null for no search. */
  highlight(matches) {
    this.matches = matches;
    this.draw();
  }

  key(event) {
    const node = this.current;
    const { children } = this.layout;
    const parent = this.tree.parents[node];
    const siblings = node === 0 ? [0] : children[parent];
    const visible = (list) => (list || []).filter((each) => this.layout.widths[each] > 0);
    const place = siblings.indexOf(node);
    let next;
    switch (event.key) {
      case "ArrowDown": next = visible(children[node])[0]; break;
      case "ArrowUp": next = node === 0 ? undefined : parent; break;
      case "ArrowLeft": next = siblings[place - 1]; break;
      case "ArrowRight": next = visible(siblings)[place + 1]; break;
      case "Home": next = 0; break;
      case "Enter": case " ": this.zoom(node); event.preventDefault(); return;
      case "Escape": this.zoom(0); event.preventDefault(); return;
      default: return;
    }
    event.preventDefault();
    if (next !== undefined) {
      if (!this.isInside(next)) {
        this.zoom(0);
      }
      this.choose(next);
    }
  }

  /** Whether a node is drawn while another is zoomed: it is below it, or one of its callers. */
  isInside(node) {
    return this.isBelow(node, this.zoomed) || this.isBelow(this.zoomed, node);
  }

  isBelow(node, other) {
    while (this.tree.depths[node] > this.tree.depths[other]) {
      node = this.tree.parents[node];
    }
    return node === other;
  }

  /** Where a node is: left and width in pixels. */
  place(node) {
    const { start, widths } = this.layout;
    if (this.tree.depths[node] <= this.tree.depths[this.zoomed]) {
      return { left: 0, width: this.width };
    }
    const scale = widths[this.zoomed] > 0 ? this.width / widths[this.zoomed] : 0;
    return { left: (start[node] - start[this.zoomed]) * scale, width: widths[node] * scale };
  }

  nodeAt(event) {
    const row = Math.floor((event.offsetY + this.element.scrollTop) / FlameGraph.ROW);
    const { start, widths, children } = this.layout;
    const zoomedDepth = this.tree.depths[this.zoomed];
    if (row <= zoomedDepth) {
      let node = this.zoomed;
      while (this.tree.depths[node] > row) {
        node = this.tree.parents[node];
      }
      return node;
    }
    const value = start[this.zoomed] + (event.offsetX / this.width) * widths[this.zoomed];
    let node = this.zoomed;
    for (let depth = zoomedDepth; depth < row; depth++) {
      const child = (children[node] || []).find(
        (each) => start[each] <= value && value < start[each] + widths[each]);
      if (child === undefined) {
        return null;
      }
      node = child;
    }
    return node;
  }

  drawNow() {
    const view = this.element;
    const ratio = window.devicePixelRatio || 1;
    this.width = view.clientWidth;
    const height = view.clientHeight;
    this.room.style.height = Math.max(0, (this.layout.deepest + 1) * FlameGraph.ROW - height) + "px";
    this.canvas.width = Math.round(this.width * ratio);
    this.canvas.height = Math.round(height * ratio);
    this.canvas.style.width = this.width + "px";
    this.canvas.style.height = height + "px";
    this.context = this.canvas.getContext("2d");
    this.context.scale(ratio, ratio);
    this.context.font = "12px ui-monospace, 'DejaVu Sans Mono', monospace";
    this.context.textBaseline = "middle";
    this.colours = {
      ink: colour("frame-ink"), cut: colour("cut"), match: colour("match"), same: colour("same"),
      grown: colour("grown"), shrunk: colour("shrunk"), soft: colour("soft"),
    };
    const { children } = this.layout;
    const first = Math.floor(view.scrollTop / FlameGraph.ROW);
    const last = Math.ceil((view.scrollTop + height) / FlameGraph.ROW);
    this.drawn = 0;
    for (let node = this.zoomed; node > 0; node = this.tree.parents[node]) {
      this.frame(this.tree.parents[node], first, last);
    }
    const pending = [this.zoomed];
    while (pending.length) {
      const node = pending.pop();
      this.frame(node, first, last);
      if (this.tree.depths[node] < last && children[node]) {
        for (const child of children[node]) {
          // The widest is first: behind one that cannot be seen there is none that can.
          if (this.place(child).width < FlameGraph.LEAST_PIXELS) {
            break;
          }
          pending.push(child);
        }
      }
    }
    const at = this.place(this.current);
    const isShown = this.isInside(this.current);
    Object.assign(this.cursor.style, {
      left: at.left + "px", top: this.tree.depths[this.current] * FlameGraph.ROW + "px",
      width: Math.max(3, at.width) + "px", height: FlameGraph.ROW + "px",
      visibility: isShown ? "visible" : "hidden",
    });
    view.dataset.drawn = String(this.drawn);
  }

  frame(node, first, last) {
    const depth = this.tree.depths[node];
    if (depth < first || depth > last) {
      return;
    }
    this.drawn++;
    const { left, width } = this.place(node);
    const top = depth * FlameGraph.ROW - this.element.scrollTop;
    const context = this.context;
    context.fillStyle = this.fill(node);
    context.fillRect(left, top, Math.max(FlameGraph.LEAST_PIXELS, width - (width > 3 ? 1 : 0)), FlameGraph.ROW - 1);
    if (width > 28) {
      context.fillStyle = node === 0 && this.profiles.length === 1 ? this.colours.soft : this.colours.ink;
      context.save();
      context.beginPath();
      context.rect(left, top, width - 4, FlameGraph.ROW);
      context.clip();
      context.fillText(this.label(node, width), left + 4, top + FlameGraph.ROW / 2);
      context.restore();
    }
  }

  /** The whole name if there is room, else without the package. */
  label(node, width) {
    const name = this.name(node);
    return name.length * 7.3 < width ? name : name.replace(/^(?:[\p{L}\p{N}_$]+\.)+(?=[\p{L}\p{N}_$]+\.)/u, "");
  }

  fill(node) {
    if (this.matches && this.matches.has(this.tree.methods[node])) {
      return this.colours.match;
    }
    if (this.profiles.length === 2) {
      return this.difference(node);
    }
    if (node === 0) {
      return this.colours.cut;
    }
    const name = this.name(node);
    const end = name.lastIndexOf(".", name.lastIndexOf(".") - 1);
    let hash = 7;
    for (let i = 0; i < Math.max(end, 1); i++) {
      hash = (hash * 31 + name.charCodeAt(i)) | 0;
    }
    return `hsl(${10 + (Math.abs(hash) % 50)}, ${70 + (Math.abs(hash >> 8) % 20)}%, ${64 + (Math.abs(hash >> 16) % 10)}%)`;
  }

  /** Red where the share has grown, blue where it has shrunk, stronger where more. */
  difference(node) {
    const [before, after] = sharesOf(this.tree, node);
    const change = after - before;
    const strength = Math.min(1, Math.abs(change) / Math.max(before, after, 1e-12));
    if (strength < 0.01) {
      return this.colours.same;
    }
    return `rgba(${change > 0 ? this.colours.grown : this.colours.shrunk}, ${(0.2 + 0.7 * strength).toFixed(3)})`;
  }
}

function sharesOf(tree, node) {
  return tree.total.map((sums) => amounts.share(sums[node], sums[0]));
}
