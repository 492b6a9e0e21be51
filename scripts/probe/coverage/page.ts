import { groupBy } from "../../project/group-by.ts";
import { escapeHtml } from "../../project/text.ts";
import {
  type Coverage,
  type CoverageItem,
  type CoverageMeasure,
  countCovered,
  describeCall,
  formatPercent,
  getPercent,
} from "./coverage.ts";
import type { DeprecatedCall } from "./deprecated-calls.ts";

/** The measures as one HTML page without scripts and other files. */
export function renderCoverage({ title, requests, measures, deprecated = [] }: Coverage): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${escapeHtml(title)}</h1>
<p>Counted over ${requests} requests.</p>
</header>
<nav>${measures.map(renderCard).join("")}</nav>
<main>${measures.map(renderMeasure).join("\n")}${renderDeprecated(deprecated)}</main>
</body>
</html>
`;
}

const renderDeprecated = (calls: readonly DeprecatedCall[]): string =>
  calls.length === 0
    ? ""
    : `\n<section id="deprecated">
<h2>deprecated, and still used</h2>
<ul class="missing">${calls.map((call) => `<li>${escapeHtml(describeCall(call))}</li>`).join("")}</ul>
</section>`;

function renderCard(measure: CoverageMeasure): string {
  return `<a href="#${toAnchor(measure.name)}" class="${getColour(measure)}">
<strong>${formatPercent(getPercent(measure))}</strong>
<span>${escapeHtml(measure.name)}</span>
<small>${countCovered(measure)} of ${measure.items.length}${measure.minimumPercent === undefined ? "" : `, minimum ${measure.minimumPercent} %`}</small>
</a>`;
}

function renderMeasure(measure: CoverageMeasure): string {
  const groups = groupBy(measure.items, ({ group }) => group);
  const sorted = [...groups].toSorted(([, one], [, other]) => getMissing(other).length - getMissing(one).length);
  return `<section id="${toAnchor(measure.name)}">
<h2>${escapeHtml(measure.name)}</h2>
<p>${escapeHtml(measure.description)}</p>
${sorted.map(([name, items]) => renderGroup(name, items)).join("\n")}
</section>`;
}

const getMissing = (items: readonly CoverageItem[]): CoverageItem[] => items.filter(({ isCovered }) => !isCovered);

/** Missing items are shown first; covered items are shown after a click. */
function renderGroup(name: string, items: readonly CoverageItem[]): string {
  const missing = getMissing(items);
  const covered = items.filter(({ isCovered }) => isCovered);
  return `<details${missing.length > 0 ? " open" : ""}>
<summary><span>${escapeHtml(name)}</span><meter min="0" max="100" value="${(100 * covered.length) / items.length}"></meter><b>${covered.length} / ${items.length}</b></summary>
${missing.length > 0 ? `<ul class="missing">${missing.map(renderItem).join("")}</ul>` : ""}
<details class="seen"><summary>covered</summary><ul>${covered.map(renderItem).join("")}</ul></details>
</details>`;
}

const renderItem = ({ name, reason }: CoverageItem): string =>
  `<li><code>${escapeHtml(name)}</code>${reason === undefined ? "" : ` <em>${escapeHtml(reason)}</em>`}</li>`;

function getColour(measure: CoverageMeasure): string {
  const percent = getPercent(measure);
  return percent >= (measure.minimumPercent ?? 95) ? "good" : percent >= 80 ? "fair" : "poor";
}

const toAnchor = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** The colours and fonts of the reference documentation, light and dark. */
const STYLE = `
:root { --ink: light-dark(#1f2a29, #e6efed); --paper: light-dark(#fbfdfc, #101817);
  --card: light-dark(#ffffff, #17211f); --line: light-dark(#dbe4e2, #2b3f3d); --soft: light-dark(#5b6b69, #9db0ad);
  --brand: light-dark(#0f766e, #2dd4bf); --good: light-dark(#0d9488, #2dd4bf); --fair: light-dark(#b45309, #fbbf24); --poor: light-dark(#b91c1c, #f87171); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 1100px; padding: 32px clamp(16px, 4vw, 48px) 96px; background: var(--paper);
  color: var(--ink); font: 15px/1.6 ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
h1 { font-size: 32px; line-height: 1.2; margin: 0; } h2 { font-size: 23px; margin: 48px 0 4px; }
header p, section > p { color: var(--soft); margin: 4px 0 20px; max-width: 75ch; }
nav { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 12px; }
nav a { display: flex; flex-direction: column; padding: 14px 16px; border: 1px solid var(--line); border-radius: 10px;
  background: var(--card); color: inherit; text-decoration: none; border-top: 4px solid var(--good); }
nav a:hover { border-color: var(--brand); } nav a.fair { border-top-color: var(--fair); }
nav a.poor { border-top-color: var(--poor); } nav strong { font-size: 24px; } nav small { color: var(--soft); }
details { border: 1px solid var(--line); border-radius: 8px; margin: 6px 0; background: var(--card); }
summary { display: flex; gap: 12px; align-items: center; padding: 7px 14px; cursor: pointer; }
summary span { flex: 1; overflow-wrap: anywhere; } summary b { font-variant-numeric: tabular-nums; font-weight: 600; }
meter { width: 120px; height: 10px; }
details.seen { border: 0; margin: 0 14px 8px; } details.seen > summary { padding: 2px 0; color: var(--soft); font-size: 13px; }
ul { margin: 0 0 10px; padding: 0 14px 0 34px; columns: 1; } .seen ul { padding-left: 20px; }
.missing li::marker { content: "✗  "; color: var(--poor); } .seen li::marker { content: "✓  "; color: var(--good); }
code { font: 13px ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
em { color: var(--soft); font-style: normal; font-size: 13px; }
`;
