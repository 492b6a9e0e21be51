import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join, resolve } from "node:path";

/** Where results, and whatever the benches need meanwhile, are kept. */
export const dataFolder = resolve(import.meta.dirname, "../../../.data/bench");

/** Columns as wide as their widest cell; the first is text, the others numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? "").length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  ");
  return [line(head), widths.map((width) => "─".repeat(width)).join("  "), ...rows.map(line)].join("\n");
}

export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly group: number;
}

const COLOURS = ["#2563eb", "#94a3b8", "#cbd5e1", "#0f766e"];

/** Horizontal bars with their spread; plain SVG that any browser shows. */
export function barPlot(title: string, unit: string, bars: readonly Bar[]): string {
  const [left, width, height] = [330, 520, 22];
  const scale = width / Math.max(...bars.map((bar) => bar.most));
  const rows = bars.map((bar, index) => {
    const y = 50 + index * (height + 4);
    const middle = y + height / 2;
    return `<text x="${left - 8}" y="${middle + 4}" text-anchor="end">${escaped(bar.label)}</text>
<rect x="${left}" y="${y}" width="${(bar.value * scale).toFixed(1)}" height="${height}" fill="${COLOURS[bar.group % COLOURS.length]}"/>
<line x1="${(left + bar.least * scale).toFixed(1)}" x2="${(left + bar.most * scale).toFixed(1)}" y1="${middle}" y2="${middle}" stroke="#0f172a"/>
<text x="${(left + bar.most * scale + 6).toFixed(1)}" y="${middle + 4}">${bar.value.toFixed(2)} ${unit}</text>`;
  });
  const total = 70 + bars.length * (height + 4);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="${total}" font-family="system-ui, sans-serif" font-size="12">
<rect width="960" height="${total}" fill="#fff"/>
<text x="16" y="28" font-size="16" font-weight="600">${escaped(title)}</text>
${rows.join("\n")}
</svg>
`;
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

export function save(name: string, result: object, plot: string): void {
  mkdirSync(dataFolder, { recursive: true });
  const machine = {
    node: process.version,
    cpu: cpus()[0]?.model ?? "unknown",
    cores: cpus().length,
    date: new Date().toISOString(),
  };
  writeFileSync(join(dataFolder, `${name}.json`), `${JSON.stringify({ machine, ...result }, null, 2)}\n`);
  writeFileSync(join(dataFolder, `${name}.svg`), plot);
}
