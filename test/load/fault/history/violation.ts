import type { History, Interval, Request } from "./history.ts";

export type Rule =
  | "lost"
  | "stuck"
  | "reported-twice"
  | "accepted-twice"
  | "submitted-twice"
  | "opted-out"
  | "key-of-two-messages"
  | "key-of-two-bodies"
  | "key-refused"
  | "batch-changed"
  | "batch-skipped"
  | "batch-refused"
  | "too-early"
  | "wrong-validity"
  | "after-success"
  | "cancelled-sent"
  | "wrong-end"
  | "receipt-lost"
  | "late-lost"
  | "report-differs"
  | "order-ignored"
  | "posted-again"
  | "balance"
  | "no-answer"
  | "deadline"
  | "wrong-answer"
  | "harmed-by-other-node"
  | "ready-without-database"
  | "not-ready-again";

export interface Violation {
  readonly rule: Rule;
  readonly text: string;
  /** Texts by which the records of the history that belong to it are found: a ref, a key, a recipient, a batch. */
  readonly about: readonly string[];
}

export interface Limits {
  /** The longest that a client waits for an answer. */
  readonly answerMs: number;
  /** How long the database may be away until probes must say so. */
  readonly notReadyAfterMs: number;
  /** How long after it is back until probes must say so. */
  readonly readyAgainMs: number;
  /** How long after an order all processes act by it. */
  readonly settledMs: number;
}

/** Whether the process was away during a part of the request. */
export function wasAbsent({ absences }: History, { process, fromMs, toMs }: Request): boolean {
  return absences.some((absence) => absence.process === process && overlaps(absence, { fromMs, toMs }));
}

export const overlaps = (one: Interval, other: Interval): boolean =>
  one.fromMs <= other.toMs && other.fromMs <= one.toMs;
