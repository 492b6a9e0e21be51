import type { Sample } from "./measure.ts";
import { table } from "./report.ts";

/** A line of the table: what was measured, and what it is held against. */
export interface Measure {
  readonly name: string;
  readonly sample: Sample | undefined;
  /** Why there is none. */
  readonly absent?: string;
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly unit?: string;
}

export function isMet({ sample, atLeast, atMost }: Measure): boolean | undefined {
  if (sample === undefined || (atLeast === undefined && atMost === undefined)) return undefined;
  return (
    sample.median >= (atLeast ?? Number.NEGATIVE_INFINITY) && sample.median <= (atMost ?? Number.POSITIVE_INFINITY)
  );
}

export function figure(value: number): string {
  if (!Number.isFinite(value)) return "–";
  if (Math.abs(value) >= 100) return String(Math.round(value));
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}

export const spread = ({ median, least, most }: Sample): string =>
  `${figure(median)} (${figure(least)}–${figure(most)})`;

/** Prints the measures with what they are to reach. */
export function showMeasures(measures: readonly Measure[], rounds: number): void {
  const rows = measures.map((measure) => {
    const { name, sample, absent, atLeast, atMost, unit = "" } = measure;
    const wanted = atLeast !== undefined ? `≥ ${atLeast}${unit}` : atMost !== undefined ? `≤ ${atMost}${unit}` : "";
    const met = isMet(measure);
    const verdict = met === undefined ? "" : met ? "met" : "missed";
    return [name, sample === undefined ? (absent ?? "–") : spread(sample) + unit, wanted, verdict];
  });
  process.stdout.write(`\n${table(["measure", "median (least–most)", "to reach", ""], rows)}\n`);
  process.stdout.write(`${rounds} rounds, interleaved; ratios are of the same round\n\n`);
}
