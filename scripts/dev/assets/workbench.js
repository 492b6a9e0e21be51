// The page that `contract dev` serves: what the last save did to the document, beside its documentation.

import { changes } from "./changes-panel.js";
import { connect } from "./connection.js";
import { coverage } from "./coverage-panel.js";
import { DocsFrame } from "./docs-frame.js";
import { formatDuration, formatTime } from "./elements.js";
import { code, counts, findings, mockBar } from "./panels.js";

const byId = (id) => document.getElementById(id);
const bench = byId("bench");
const frame = new DocsFrame(byId("frame"));
const tabs = [...document.querySelectorAll("[role=tab]")];
const isNarrow = matchMedia("(max-width: 900px)");

function openPage(event, page) {
  // With a modifier key the browser opens the link in a tab of its own.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  frame.open(page);
  if (isNarrow.matches) choose("docs");
}

/** The documentation is always in sight, but for a narrow screen. */
function openView(view) {
  if (view === "docs" && !isNarrow.matches) return;
  choose(view);
  byId(`tab-${view}`).focus();
}

/** A panel is drawn again only if what it shows has changed, so that the focus and what is open stay. */
const PANELS = {
  findings: [({ error, lint, run, faults }) => [error, lint, run.phase, faults], findings],
  changes: [({ diff, hasRelease, docs, commands }) => [diff, hasRelease, docs?.operations, commands], changes],
  code: [({ types, generated }) => [types, generated], code],
  coverage: [({ coverage: map, commands }) => [map, commands], coverage],
  "docs-bar": [({ mock }) => mock, ({ mock }) => mockBar(mock)],
};
const drawn = new Map();

function draw(state) {
  for (const [id, [select, render]] of Object.entries(PANELS)) {
    const shown = JSON.stringify(select(state));
    if (drawn.get(id) === shown) continue;
    drawn.set(id, shown);
    byId(id).replaceChildren(...render(state, openPage, openView).flat(Number.POSITIVE_INFINITY).filter(Boolean));
  }
  for (const [view, [text, tone, meaning]] of Object.entries(counts(state))) {
    const count = byId(`tab-${view}`).querySelector(".count");
    count.textContent = text;
    count.className = `count ${tone}`;
    count.title = meaning ?? "";
  }
  drawRun(state);
  drawDocs(state);
}

function drawRun({ run, spec, docs, faults }) {
  const cause = run.files.length === 0 ? spec : run.files.join(", ");
  const isBad = run.phase === "failed" || faults.some(({ tone }) => tone === "bad");
  const result = faults.length > 0 ? faults.map(({ text }) => text).join(", ") : isBad ? "failed" : "Nothing to fix";
  byId("run").textContent =
    run.phase === "running"
      ? `Checking ${cause}…`
      : `${result} (${cause} at ${formatTime(run.startedAt)}, ${formatDuration(run.milliseconds)})`;
  byId("run").className = run.phase === "running" ? "running" : isBad ? "failed" : faults.length > 0 ? "warn" : "ok";
  byId("title").textContent = docs?.title ?? "Workbench";
  byId("version").textContent = docs?.version ?? "";
  document.title = `${run.phase !== "running" && isBad ? "✗ " : ""}${docs?.title ?? "Workbench"} – workbench`;
}

function drawDocs({ docs, docsFault }) {
  const note = byId("docs-note");
  note.hidden = docsFault === undefined;
  note.textContent = docsFault ?? "";
  byId("docs-wait").hidden = docs !== undefined;
  if (docs !== undefined) frame.show(docs.revision);
}

function choose(view) {
  bench.dataset.view = view;
  for (const tab of tabs) {
    const isChosen = tab.dataset.view === view;
    tab.setAttribute("aria-selected", String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
  }
}

for (const tab of tabs) {
  tab.addEventListener("click", () => choose(tab.dataset.view));
  tab.addEventListener("keydown", ({ key }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    const visible = tabs.filter((one) => one.offsetParent !== null);
    const next = step && visible[(visible.indexOf(tab) + step + visible.length) % visible.length];
    if (!next) return;
    choose(next.dataset.view);
    next.focus();
  });
}
choose("findings");
// A panel scrolls by keyboard too.
for (const panel of document.querySelectorAll("[role=tabpanel]")) panel.tabIndex = 0;
// The tab of the docs is there on a narrow screen only.
isNarrow.addEventListener("change", () => bench.dataset.view === "docs" && choose("findings"));

function setUpTheme() {
  const button = byId("theme");
  const root = document.documentElement;
  const getTheme = () => root.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  const apply = (theme) => {
    root.dataset.theme = theme;
    frame.setTheme(theme);
    label();
  };
  const label = () => {
    const other = getTheme() === "dark" ? "light" : "dark";
    button.textContent = other === "dark" ? "Dark" : "Light";
    button.setAttribute("aria-label", `Use the ${other} theme`);
  };
  label();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", label);
  button.addEventListener("click", () => {
    apply(getTheme() === "dark" ? "light" : "dark");
    try {
      localStorage.setItem("docs-theme", getTheme());
    } catch {
      // A browser that keeps nothing shows its own theme next time.
    }
  });
}
setUpTheme();

connect({
  onState: draw,
  onOnline(isOnline) {
    const banner = byId("offline");
    banner.hidden = isOnline;
    // An alert is read out again only if its text changes.
    banner.textContent = isOnline
      ? ""
      : "contract dev does not answer: what is shown may be old. Start it again, and this page goes on by itself.";
  },
});
