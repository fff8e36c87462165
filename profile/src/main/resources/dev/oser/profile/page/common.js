"use strict";

/** Makes an element; texts are texts, never markup. */
function element(tag, attributes, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {})) {
    if (name.startsWith("on")) {
      made.addEventListener(name.substring(2), value);
    } else if (value !== undefined && value !== false) {
      made.setAttribute(name, value === true ? "" : value);
    }
  }
  made.append(...children);
  return made;
}

const amounts = {
  unit: (metric) => (metric === "ns" ? "ms" : metric),
  text: (metric, value) =>
    metric === "ns"
      ? (value / 1e6).toLocaleString("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 })
      : Math.round(value).toLocaleString("en-US"),
  share: (part, whole) => (whole > 0 ? part / whole : 0),
  percent: (share) => (100 * share).toFixed(2) + " %",
};

/** A button that goes through the system's colours, dark and light. */
function themeButton(changed) {
  const button = element("button", { type: "button", id: "theme" }, "Dark or light");
  button.addEventListener("click", () => {
    const root = document.documentElement;
    const isDark = root.dataset.theme
      ? root.dataset.theme === "dark"
      : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = isDark ? "light" : "dark";
    changed();
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", changed);
  return button;
}

function colour(name) {
  return getComputedStyle(document.documentElement).getPropertyValue("--" + name).trim();
}

/** Runs an action at most once per frame, however often it is asked for. */
function oncePerFrame(action) {
  let isWaiting = false;
  return () => {
    if (!isWaiting) {
      isWaiting = true;
      requestAnimationFrame(() => {
        isWaiting = false;
        action();
      });
    }
  };
}
