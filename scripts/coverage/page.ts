import { type Coverage, type Measure, type Sight, seenOf, shareOf, shownShare } from "./coverage.ts";
import { style } from "./style.ts";

/** The measures as a page of its own: it needs no other file and no script. */
export function coveragePage(coverage: Coverage): string {
  const { title, exchanges, measures } = coverage;
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>${escaped(title)}</h1>
<p>Counted over ${exchanges} requests to the real server.</p>
</header>
<nav>${measures.map(card).join("")}</nav>
<main>${measures.map(section).join("\n")}</main>
</body>
</html>
`;
}

function card(measure: Measure): string {
  return `<a href="#${anchor(measure.name)}" class="${colour(measure)}">
<strong>${shownShare(shareOf(measure))}</strong>
<span>${escaped(measure.name)}</span>
<small>${seenOf(measure)} of ${measure.sights.length}${measure.floor === undefined ? "" : `, held at ${measure.floor} %`}</small>
</a>`;
}

function section(measure: Measure): string {
  const groups = Map.groupBy(measure.sights, ({ group }) => group);
  const ordered = [...groups].toSorted(([, a], [, b]) => missing(b).length - missing(a).length);
  return `<section id="${anchor(measure.name)}">
<h2>${escaped(measure.name)}</h2>
<p>${escaped(measure.what)}</p>
${ordered.map(([name, sights]) => group(name, sights)).join("\n")}
</section>`;
}

const missing = (sights: readonly Sight[]): readonly Sight[] => sights.filter(({ seen }) => !seen);

/** What is missing is shown first and open; what was seen is a click away. */
function group(name: string, sights: readonly Sight[]): string {
  const gaps = missing(sights);
  const share = (100 * (sights.length - gaps.length)) / sights.length;
  return `<details${gaps.length > 0 ? " open" : ""}>
<summary><span>${escaped(name)}</span><meter min="0" max="100" value="${share}"></meter><b>${sights.length - gaps.length} / ${sights.length}</b></summary>
${gaps.length > 0 ? `<ul class="missing">${gaps.map(item).join("")}</ul>` : ""}
<details class="seen"><summary>seen</summary><ul>${sights
    .filter(({ seen }) => seen)
    .map(item)
    .join("")}</ul></details>
</details>`;
}

const item = ({ name, reason }: Sight): string =>
  `<li><code>${escaped(name)}</code>${reason === undefined ? "" : ` <em>${escaped(reason)}</em>`}</li>`;

function colour(measure: Measure): string {
  const share = shareOf(measure);
  return share >= (measure.floor ?? 95) ? "good" : share >= 80 ? "fair" : "poor";
}

const anchor = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
