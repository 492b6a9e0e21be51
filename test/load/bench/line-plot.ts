import type { Sample } from "./measure.ts";

export interface Series {
  readonly label: string;
  readonly points: readonly ({ readonly x: number } & Sample)[];
}

export interface LinePlot {
  readonly title: string;
  readonly xLabel: string;
  readonly yLabel: string;
  /** Powers of ten at equal distances. */
  readonly logarithmic?: boolean;
  readonly series: readonly Series[];
}

const COLOURS = ["#2563eb", "#0f766e", "#b45309", "#94a3b8"];
const [LEFT, TOP, WIDTH, HEIGHT] = [80, 60, 560, 320];

/** Lines through medians, with the spread of each; plain SVG that any browser shows. */
export function linePlot({ title, xLabel, yLabel, logarithmic = false, series }: LinePlot): string {
  const points = series.flatMap((one) => one.points);
  const along = (x: number): number => (logarithmic ? Math.log10(Math.max(x, 1)) : x);
  const xs = points.map(({ x }) => along(x));
  const [least, most] = [Math.min(...xs), Math.max(...xs)];
  const top = niceTop(Math.max(...points.map((point) => point.most)));
  const xOf = (x: number): string => (LEFT + ((along(x) - least) / (most - least || 1)) * WIDTH).toFixed(1);
  const yOf = (y: number): string => (TOP + HEIGHT - (y / top) * HEIGHT).toFixed(1);
  const ticks = [...new Set(points.map(({ x }) => x))].map(
    (x) => `<text x="${xOf(x)}" y="${TOP + HEIGHT + 18}" text-anchor="middle">${short(x)}</text>`,
  );
  const grid = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const y = yOf(share * top);
    return `<line x1="${LEFT}" x2="${LEFT + WIDTH}" y1="${y}" y2="${y}" stroke="#e2e8f0"/>
<text x="${LEFT - 8}" y="${Number(y) + 4}" text-anchor="end">${short(share * top)}</text>`;
  });
  const lines = series.map(({ label, points: own }, index) => {
    const colour = COLOURS[index % COLOURS.length];
    const path = own.map(({ x, median }) => `${xOf(x)},${yOf(median)}`).join(" ");
    const spreads = own.map(
      ({ x, median, least: low, most: high }) =>
        `<line x1="${xOf(x)}" x2="${xOf(x)}" y1="${yOf(low)}" y2="${yOf(high)}" stroke="${colour}"/>
<circle cx="${xOf(x)}" cy="${yOf(median)}" r="3" fill="${colour}"/>`,
    );
    return `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"/>
${spreads.join("\n")}
<text x="${LEFT + WIDTH + 16}" y="${TOP + 16 + index * 20}" fill="${colour}">${escaped(label)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="450" font-family="system-ui, sans-serif" font-size="12">
<rect width="900" height="450" fill="#fff"/>
<text x="16" y="28" font-size="16" font-weight="600">${escaped(title)}</text>
<text x="${LEFT - 60}" y="${TOP - 12}">${escaped(yLabel)}</text>
<text x="${LEFT + WIDTH / 2}" y="${TOP + HEIGHT + 44}" text-anchor="middle">${escaped(xLabel)}</text>
${[...grid, ...ticks, ...lines].join("\n")}
</svg>
`;
}

/** A round number not far above. */
function niceTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1e-9)));
  return ([1, 2, 4, 5, 8, 10].find((step) => step * power >= value) ?? 10) * power;
}

const short = (value: number): string =>
  value >= 1e6 ? `${value / 1e6} M` : value >= 1000 ? `${value / 1000} k` : String(Math.round(value * 100) / 100);

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
