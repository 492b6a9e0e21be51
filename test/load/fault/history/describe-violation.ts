import type { History } from "./history.ts";
import type { Violation } from "./violation.ts";

const MOST_LINES = 30;

/** The violation, the rounds around it, and the records of the history that belong to it. */
export function describeViolation(history: History, { rule, text, about }: Violation): string {
  const lines = Object.entries(history)
    .flatMap(([kind, records]: [string, readonly object[]]) => records.map((record) => ({ kind, record })))
    .filter(({ kind, record }) => kind === "rounds" || isAbout(record, about))
    .map(({ kind, record }) => ({ atMs: timeOf(record), line: `${kind} ${JSON.stringify(record).slice(0, 300)}` }))
    .toSorted((one, other) => one.atMs - other.atMs)
    .map(({ atMs, line }) => `    ${new Date(atMs).toISOString().slice(11, 23)} ${line}`);
  return [`  ${rule}: ${text}`, ...lines.slice(-MOST_LINES)].join("\n");
}

function isAbout(record: object, about: readonly string[]): boolean {
  const text = JSON.stringify(record);
  return about.some((name) => text.includes(`"${name}"`));
}

function timeOf(record: object): number {
  if ("fromMs" in record && typeof record.fromMs === "number") return record.fromMs;
  return "atMs" in record && typeof record.atMs === "number" ? record.atMs : 0;
}
