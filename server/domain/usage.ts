import { DAY_MS } from "./time.ts";

/** How a message ended with a step; `fallback`: the step failed or expired, and another followed. */
export const usageOutcomes = ["delivered", "failed", "expired", "cancelled", "open", "fallback"] as const;
export type UsageOutcome = (typeof usageOutcomes)[number];

/** How many steps of one day, account and kind ended in one way. Those that are no `fallback` are as many as the messages. */
export interface UsageRow {
  /** `2026-11-18`, in UTC. */
  readonly day: string;
  readonly account: string;
  /** Empty: the requests had none. Of those that a day has too many of: `OTHER_PAYMENT_CODES`. */
  readonly paymentCode: string;
  readonly channel: string;
  readonly msgType: string;
  /** Empty: no carrier had it. */
  readonly carrier: string;
  readonly outcome: UsageOutcome;
  /** Empty: there is none, because it is open. */
  readonly reportCode: string;
  readonly count: number;
  readonly parts: number;
}

/**
 * How many payment codes of an account have rows of their own on a day: the most used. Whoever puts the number of an order into the code
 * would otherwise have a row for each message.
 */
export const KEPT_PAYMENT_CODES = 200;
/** All others together. It is longer than a code may be. */
export const OTHER_PAYMENT_CODES = "(other payment codes)";

export interface Usage {
  readonly rows: readonly UsageRow[];
  /** Days on which a message of some account has not ended: their counts will change. */
  readonly openDays: readonly string[];
}

const KEYS = ["day", "account", "paymentCode", "channel", "msgType", "carrier", "outcome", "reportCode"] as const;

/** The columns of an export, in order: what rows are told apart by, and then the counts. */
export const usageColumns = [...KEYS, "count", "parts"] as const;

/** The usage of several cells. The order of rows depends on nothing but the rows, so that an export can be compared with an earlier one. */
export const joinUsage = (parts: readonly Usage[]): Usage => ({
  rows: parts.flatMap(({ rows }) => rows).toSorted(compareRows),
  openDays: [...new Set(parts.flatMap(({ openDays }) => openDays))].toSorted(),
});

function compareRows(one: UsageRow, other: UsageRow): number {
  const key = KEYS.find((name) => one[name] !== other[name]);
  return key === undefined ? 0 : one[key] < other[key] ? -1 : 1;
}

/** Rows of the same account without the carriers, whose names are the operator's, in the order of what is left. */
export function withoutCarriers(rows: readonly UsageRow[]): readonly Omit<UsageRow, "carrier" | "account">[] {
  const nameless = rows.map((row) => ({ ...row, carrier: "" }));
  const groups = Map.groupBy(nameless, (row) => JSON.stringify(KEYS.map((name) => row[name])));
  const sums = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const sum = (name: "count" | "parts"): number => group.reduce((total, row) => total + row[name], 0);
    return [{ ...first, count: sum("count"), parts: sum("parts") }];
  });
  return sums.toSorted(compareRows).map(({ carrier: _, account: __, ...row }) => row);
}

export interface Month {
  /** Days since 1970, the last one included. */
  readonly firstDay: number;
  readonly lastDay: number;
}

/** The days of `2026-11`; undefined: it is no month. */
export function parseMonth(text: string): Month | undefined {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text) ?? [];
  if (year === undefined || month === undefined) return undefined;
  const toDay = (monthIndex: number): number => Date.UTC(Number(year), monthIndex, 1) / DAY_MS;
  return { firstDay: toDay(Number(month) - 1), lastDay: toDay(Number(month)) - 1 };
}

/** The first day that is kept, where so many whole months are kept before the present one. */
export function getFirstKeptDay(nowMs: number, months: number): number {
  const now = new Date(nowMs);
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1) / DAY_MS;
}
