import "uplot/dist/uPlot.min.css";
import { useEffect, useRef, useState } from "preact/hooks";
import uPlot from "uplot";
import { type ChartData, listLonePoints } from "./figures.ts";
import { readColours, useTheme } from "./theme-colours.ts";

interface ChartProps {
  readonly title: string;
  /** What the lines count. */
  readonly unit: string;
  /** Failures have no line in the colour of success. */
  readonly kind?: "failures";
  readonly data: ChartData;
  readonly format: (value: number) => string;
  /** How far apart the lines of the axis may be, and how they are named; as uPlot chooses and `format` writes, if there is none. */
  readonly axis?: { readonly steps: readonly number[]; readonly format: (value: number) => string };
  /** Shown in place of the lines. */
  readonly note: string | undefined;
}

const HEIGHT = 190;
const AXIS_WIDTH = 56;
const AXIS_HEIGHT = 28;

/** Lines over time. The values at the pointer, or else the last ones, are in the legend. */
export function Chart({ title, unit, kind, data, format, axis, note }: ChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | undefined>(undefined);
  const [index, setIndex] = useState<number>();
  const theme = useTheme();
  const labels = JSON.stringify(data.series.map(({ label }) => label));

  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const made = new uPlot(
      makeOptions(element, JSON.parse(labels), axis ?? { format }, setIndex),
      toColumns(data),
      element,
    );
    plot.current = made;
    const resizing = new ResizeObserver(() => made.setSize({ width: element.clientWidth, height: HEIGHT }));
    resizing.observe(element);
    return () => {
      resizing.disconnect();
      made.destroy();
    };
    // New values go into the same chart; other lines or colours make a new one.
  }, [labels, theme]);
  useEffect(() => plot.current?.setData(toColumns(data)), [data]);

  const shown = index ?? data.times.length - 1;
  const at = data.times[shown];
  const description = data.series.map(({ label, values }) => `${label} ${formatAt(values[shown], format)}`).join(", ");
  return (
    <figure class={`card chart ${kind ?? ""}`}>
      <figcaption>
        <h2>{title}</h2>
        <span class="muted">{unit}</span>
      </figcaption>
      <div class="plot" ref={place} role="img" aria-label={`${title}, ${unit}: ${description}`} />
      {note !== undefined && <p class="empty over">{note}</p>}
      <ul class="legend">
        {data.series.map(({ label, values }, series) => (
          <li key={label} class={`series-${series + 1}`}>
            {label} <strong>{formatAt(values[shown], format)}</strong>
          </li>
        ))}
        {at !== undefined && <li class="muted">{clock.format(at * 1000)}</li>}
      </ul>
    </figure>
  );
}

const clock = new Intl.DateTimeFormat(undefined, {
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});
const minutes = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

const formatAt = (value: number | null | undefined, format: ChartProps["format"]): string =>
  value === null || value === undefined ? "–" : format(value);

const toColumns = ({ times, series }: ChartData): uPlot.AlignedData => [
  [...times],
  ...series.map(({ values }) => [...values]),
];

function makeOptions(
  element: HTMLElement,
  labels: readonly string[],
  { steps, format }: Partial<NonNullable<ChartProps["axis"]>> & Pick<ChartProps, "format">,
  onIndex: (index: number | undefined) => void,
): uPlot.Options {
  const colours = readColours(element, labels.length);
  const axis = {
    stroke: colours.text,
    grid: { stroke: colours.line, width: 1 },
    ticks: { show: false },
    font: colours.font,
  };
  return {
    width: element.clientWidth,
    height: HEIGHT,
    // Half of a time fits at the right end.
    padding: [8, 20, 0, 0],
    legend: { show: false },
    cursor: { drag: { x: false, y: false }, points: { size: 6 }, sync: { key: "overview" } },
    scales: { y: { range: (_plot, _min, max) => [0, max > 0 ? max * 1.1 : 1] } },
    axes: [
      { ...axis, size: AXIS_HEIGHT, values: (_plot, splits) => splits.map((split) => minutes.format(split * 1000)) },
      {
        ...axis,
        ...(steps !== undefined && { incrs: [...steps] }),
        ...{ size: AXIS_WIDTH, values: (_plot, splits) => splits.map(format) },
      },
    ],
    series: [
      {},
      ...labels.map((label, index) => ({
        ...{ label, stroke: colours.series[index] ?? colours.text, width: 2, spanGaps: false },
        ...(index === 0 && { fill: colours.fill }),
        points: {
          show: true,
          size: 5,
          filter: (plot: uPlot, series: number) => listLonePoints(plot.data[series] ?? []),
        },
      })),
    ],
    hooks: { setCursor: [({ cursor }) => onIndex(cursor.idx ?? undefined)] },
  };
}
