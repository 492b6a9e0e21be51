import { plural } from "../../project/text.ts";
import type { DeprecatedCall } from "./deprecated-calls.ts";

/** One part of the contract, and whether a request covered it. */
export interface CoverageItem {
  /** The operation or schema that it belongs to. */
  readonly group: string;
  readonly name: string;
  readonly isCovered: boolean;
  /** Why no request can cover it, if that is known. It is counted all the same. */
  readonly reason?: string;
}

export interface CoverageMeasure {
  readonly name: string;
  readonly description: string;
  /** The percentage that must be covered; undefined: none. */
  readonly minimumPercent?: number;
  readonly items: readonly CoverageItem[];
}

export interface Coverage {
  readonly title: string;
  readonly requests: number;
  readonly measures: readonly CoverageMeasure[];
  /** What is deprecated and was used all the same. */
  readonly deprecated?: readonly DeprecatedCall[];
}

export const countCovered = ({ items }: CoverageMeasure): number => items.filter(({ isCovered }) => isCovered).length;

/** An empty measure is covered completely. */
export const getPercent = (measure: CoverageMeasure): number =>
  measure.items.length === 0 ? 100 : (100 * countCovered(measure)) / measure.items.length;

/** Rounded down: 99.96 is not 100. */
export const formatPercent = (percent: number): string => `${(Math.floor(percent * 10) / 10).toFixed(1)} %`;

export const isBelowMinimum = (measure: CoverageMeasure): boolean =>
  measure.minimumPercent !== undefined && getPercent(measure) < measure.minimumPercent;

/** The measures as a table for a terminal. */
export function formatCoverage({ measures, requests, deprecated = [] }: Coverage): string {
  const rows = measures.map((measure) => [
    measure.name,
    `${countCovered(measure)} / ${measure.items.length}`,
    formatPercent(getPercent(measure)),
    formatMinimum(measure),
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const toLine = ([name = "", count = "", percent = "", minimum = ""]: readonly string[]): string =>
    `${name.padEnd(widths[0] ?? 0)}  ${count.padStart(widths[1] ?? 0)}  ${percent.padStart(widths[2] ?? 0)}${minimum}\n`;
  return `${rows.map(toLine).join("")}counted over ${requests} requests\n${formatDeprecated(deprecated)}`;
}

const formatDeprecated = (calls: readonly DeprecatedCall[]): string =>
  calls.length === 0 ? "" : `deprecated, and still used:\n${calls.map((call) => `  ${describeCall(call)}\n`).join("")}`;

/** "listPets: the query parameter limit, deprecated, ends on 2027-03-01: 3 requests (acme.har)". */
export const describeCall = ({ operation, part, deprecation, requests, callers }: DeprecatedCall): string =>
  `${operation}: ${part}, ${deprecation}: ${plural(requests, "request")}${callers.length === 0 ? "" : ` (${callers.join(", ")})`}`;

function formatMinimum(measure: CoverageMeasure): string {
  if (measure.minimumPercent === undefined) return "";
  return `  ${isBelowMinimum(measure) ? "below the minimum of" : "minimum"} ${measure.minimumPercent} %`;
}
