import { type Coverage, isShort, type Measure, seenOf, shareOf, shownShare } from "./coverage.ts";

/** The measures as lines for a terminal. */
export function coverageTable({ measures, exchanges }: Coverage): string {
  const rows = measures.map((measure) => [
    measure.name,
    `${seenOf(measure)} / ${measure.sights.length}`,
    shownShare(shareOf(measure)),
    heldAt(measure),
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = ([name = "", count = "", share = "", held = ""]: readonly string[]): string =>
    `${name.padEnd(widths[0] ?? 0)}  ${count.padStart(widths[1] ?? 0)}  ${share.padStart(widths[2] ?? 0)}${held}\n`;
  return `${rows.map(line).join("")}counted over ${exchanges} requests\n`;
}

function heldAt(measure: Measure): string {
  if (measure.floor === undefined) return "";
  return isShort(measure) ? `  short of ${measure.floor} %` : `  held at ${measure.floor} %`;
}
