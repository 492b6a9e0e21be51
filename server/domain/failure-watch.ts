import { reportCodes } from "../../generated/tables.ts";
import type { Channel, FailingChannel } from "./model.ts";
import { DELIVERED } from "./report-codes.ts";

/** How many steps of an account and channel ended with one report code in one slot of time. */
export interface ReportCount {
  readonly slotMs: number;
  readonly code: string;
  readonly reports: number;
}

/** The settings FAILURE_WATCH_…. */
export interface WatchThresholds {
  /** How many of the newest reports are looked at. */
  readonly reports: number;
  /** So many of a hundred must have failed. */
  readonly percent: number;
}

/** What is wrong with the newest reports of an account and channel. */
export type Failure = Pick<FailingChannel, "code" | "failed" | "reports">;

/** A fifth of the reports is enough if all of them have failed with one code: that is hardly the fault of recipients. */
const getFewest = ({ reports }: WatchThresholds): number => Math.ceil(reports / 5);

/**
 * Whether the newest reports of an account and channel fail; undefined: they do not, or there are too few to tell. Every code but that of a
 * delivery counts, also those that are the recipient's: a list of wrong numbers is worth a warning too.
 *
 * `sinceMs` is given while they are known to fail. That ends only when less than half of what the threshold allows has failed since, so
 * that traffic at the threshold does not begin and end it again and again. It also ends when there are no reports any more.
 */
export function watchFailures(
  counts: readonly ReportCount[],
  thresholds: WatchThresholds,
  sinceMs?: number,
): Failure | undefined {
  const fewest = getFewest(thresholds);
  const few = summarize(takeNewest(counts, fewest));
  const many = summarize(takeNewest(counts, thresholds.reports));
  if (few.reports >= fewest && few.failed === few.reports && few.codes === 1) return few;
  if (many.reports >= thresholds.reports && many.failed * 100 >= thresholds.percent * many.reports) return many;
  if (sinceMs === undefined || many.failed === 0) return undefined;
  const later = counts.filter(({ slotMs }) => slotMs > sinceMs);
  const since = summarize(takeNewest(later, thresholds.reports));
  const isOver = since.reports >= fewest && since.failed * 200 < thresholds.percent * since.reports;
  return isOver ? undefined : many;
}

/** The newest slots that have so many reports together. Slots are taken whole: it is not known what came first in them. */
function takeNewest(counts: readonly ReportCount[], reports: number): readonly ReportCount[] {
  const newest = counts.toSorted((one, other) => other.slotMs - one.slotMs);
  const taken: ReportCount[] = [];
  let left = reports;
  for (const count of newest) {
    if (left <= 0 && count.slotMs !== taken.at(-1)?.slotMs) break;
    taken.push(count);
    left -= count.reports;
  }
  return taken;
}

function summarize(counts: readonly ReportCount[]): Failure & { readonly codes: number } {
  const byCode = new Map<string, number>();
  let reports = 0;
  for (const { code, reports: more } of counts) {
    reports += more;
    if (code !== DELIVERED) byCode.set(code, (byCode.get(code) ?? 0) + more);
  }
  // Of two that are as frequent, the first by its number, whatever the order of the rows is.
  const [most] = [...byCode].sort(([code, one], [otherCode, other]) => other - one || (code < otherCode ? -1 : 1));
  const failed = [...byCode.values()].reduce((sum, one) => sum + one, 0);
  return { code: most?.[0] ?? DELIVERED, failed, reports, codes: byCode.size };
}

/** The oldest slot that a later decision may need. */
export const findOldestNeeded = (counts: readonly ReportCount[], { reports }: WatchThresholds): number | undefined =>
  takeNewest(counts, reports).at(-1)?.slotMs;

/** A failing channel in the words of the contract. */
export interface DescribedFailure {
  readonly channel: Channel;
  readonly reportCode: string;
  readonly reportText: string;
  readonly meaning: string;
  readonly advice: string;
  /** How many of the newest reports failed, of a hundred. */
  readonly percent: number;
  readonly reports: number;
}

export function describeFailure({ channel, code, failed, reports }: Omit<FailingChannel, "sinceMs">): DescribedFailure {
  const row = reportCodes.find((known) => known.code === code);
  return {
    ...{ channel, reportCode: code, reportText: row?.text ?? code },
    meaning: row?.meaning ?? "The contract does not have this code.",
    advice: row?.action ?? "Ask the operator.",
    ...{ percent: Math.round((failed * 100) / reports), reports },
  };
}
