import type { Traffic } from "../../../generated/admin/types.ts";

export type Slot = Traffic["slots"][number];

/** One line of a chart. */
export interface Series {
  readonly label: string;
  /** One for each time; null: nothing to show. */
  readonly values: readonly (number | null)[];
}

export interface ChartData {
  /** In seconds since 1970. */
  readonly times: readonly number[];
  readonly series: readonly Series[];
}

/** Gateways write what they have counted every few seconds, so the rate of a shorter time would be too low. */
const LEAST_SECONDS = 30;

interface TimedSlot extends Slot {
  readonly seconds: number;
}

/**
 * The last slot is not over. It is shown as soon as enough of it is, or if its rates are not below those of the slot before: otherwise the
 * lines would fall each time a slot begins.
 */
function listSlots({ slots, slotSeconds, until }: Traffic): readonly TimedSlot[] {
  const timed = slots.map((slot) => ({
    ...slot,
    seconds: Math.min(slotSeconds, Math.max(LEAST_SECONDS, until - slot.at)),
  }));
  const [before, last] = timed.slice(-2);
  if (before === undefined || last === undefined || until - last.at >= last.seconds) return timed;
  const rate = ({ accepted, delivered, failed, seconds }: TimedSlot) => (accepted + delivered + failed) / seconds;
  return rate(last) < rate(before) ? timed.slice(0, -1) : timed;
}

export function getThroughput(traffic: Traffic): ChartData {
  const slots = listSlots(traffic);
  const perSecond = (read: (slot: Slot) => number): readonly number[] => slots.map((slot) => read(slot) / slot.seconds);
  return {
    times: slots.map(({ at }) => at),
    series: [
      { label: "Accepted", values: perSecond(({ accepted }) => accepted) },
      { label: "Delivered", values: perSecond(({ delivered }) => delivered) },
    ],
  };
}

export function getLatency(traffic: Traffic): ChartData {
  const slots = listSlots(traffic);
  return {
    times: slots.map(({ at }) => at),
    series: [
      { label: "p50", values: slots.map(({ p50Ms }) => toSeconds(p50Ms)) },
      { label: "p95", values: slots.map(({ p95Ms }) => toSeconds(p95Ms)) },
    ],
  };
}

const toSeconds = (ms: number | null): number | null => (ms === null ? null : ms / 1000);

/** Charts with more lines than this cannot be read; the others are summed. */
const MAX_CARRIERS = 5;

/** The failures of each carrier, those with the most failures first. */
export function getFailures(traffic: Traffic): ChartData {
  const slots = listSlots(traffic);
  const totals = new Map<string, number>();
  for (const { name, failed } of slots.flatMap(({ carriers }) => carriers))
    totals.set(name, (totals.get(name) ?? 0) + failed);
  const names = [...totals].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
  const shown = names.slice(0, MAX_CARRIERS);
  const count = (slot: TimedSlot, isCounted: (name: string) => boolean): number =>
    slot.carriers.reduce((sum, { name, failed }) => sum + (isCounted(name) ? failed : 0), 0) / slot.seconds;
  const series = shown.map((label) => ({ label, values: slots.map((slot) => count(slot, (name) => name === label)) }));
  const others = { label: "Others", values: slots.map((slot) => count(slot, (name) => !shown.includes(name))) };
  return { times: slots.map(({ at }) => at), series: names.length > MAX_CARRIERS ? [...series, others] : series };
}

/** A line needs two values: those without a neighbour are drawn as points. */
export function listLonePoints(values: ArrayLike<number | null | undefined>): number[] {
  const has = (index: number): boolean => values[index] !== null && values[index] !== undefined;
  return Array.from(values, (_, index) => index).filter((index) => has(index) && !has(index - 1) && !has(index + 1));
}

export interface Totals {
  readonly accepted: number;
  readonly delivered: number;
  readonly failed: number;
  /** Of the steps that ended; undefined: none has. */
  readonly failedShare: number | undefined;
  /** The highest of the slots; undefined: nothing ended. */
  readonly p95Ms: number | undefined;
}

/** Of the whole time that is shown. */
export function getTotals({ slots }: Traffic): Totals {
  const sum = (read: (slot: Slot) => number): number => slots.reduce((total, slot) => total + read(slot), 0);
  const [delivered, failed] = [sum((slot) => slot.delivered), sum((slot) => slot.failed)];
  const latencies = slots.map(({ p95Ms }) => p95Ms).filter((ms) => ms !== null);
  return {
    accepted: sum((slot) => slot.accepted),
    delivered,
    failed,
    failedShare: delivered + failed === 0 ? undefined : failed / (delivered + failed),
    p95Ms: latencies.length === 0 ? undefined : Math.max(...latencies),
  };
}

/** The time that is shown: `15 min`, `24 h`. */
export function describeWindow({ slots, slotSeconds }: Traffic): string {
  const minutes = (slots.length * slotSeconds) / 60;
  return minutes < 60 ? `${minutes} min` : `${minutes / 60} h`;
}

const UNITS = [
  { name: "d", ms: 86_400_000, fromMs: 172_800_000 },
  { name: "h", ms: 3_600_000, fromMs: 7_200_000 },
  { name: "min", ms: 60_000, fromMs: 120_000 },
  { name: "s", ms: 1000, fromMs: 1000 },
] as const;

/** `950 ms`, `1.4 s`, `2.4 min`, `20 min`, `3 h`, `5 d`. */
export function formatDuration(ms: number): string {
  const unit = UNITS.find(({ fromMs }) => ms >= fromMs);
  if (unit === undefined) return `${Math.round(ms)} ms`;
  const count = ms / unit.ms;
  return `${count < 10 ? Number(count.toFixed(1)) : Math.round(count)} ${unit.name}`;
}

/** The steps of an axis of durations, in seconds: each is a length that people count in. */
export const DURATION_STEPS: readonly number[] = [
  ...[0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30],
  ...[60, 120, 300, 600, 1200, 1800, 3600, 7200, 14_400, 21_600, 43_200, 86_400, 172_800, 432_000],
];

/** A step of an axis, exactly: in the largest unit of which it is a whole number. */
export function formatStep(seconds: number): string {
  // Steps are sums of fractions, which are not exact.
  const ms = Math.round(seconds * 1000);
  if (ms === 0) return "0";
  const unit = UNITS.find((one) => ms % one.ms === 0);
  if (unit !== undefined) return `${ms / unit.ms} ${unit.name}`;
  return ms < 1000 ? `${ms} ms` : `${ms / 1000} s`;
}

const counts = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const rates = new Intl.NumberFormat("en", { maximumSignificantDigits: 3 });

export const formatCount = (count: number): string => counts.format(count);
export const formatRate = (rate: number): string => rates.format(rate);
