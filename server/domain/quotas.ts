import type { Channel, FallbackCap, NewMessage, Quota } from "./model.ts";
import { DAY_MS } from "./time.ts";

/** What a request takes from one quota, or a fallback from its cap. */
export interface Charge {
  /** Names the counter among those of the account. */
  readonly name: string;
  /** The first day of the period, in days since 1970. */
  readonly period: number;
  readonly cost: number;
  /** The most that may be taken; or a percentage of what another counter of the same period has. */
  readonly limit: number | { readonly percent: number; readonly of: string };
}

export interface QuotaCharge extends Charge {
  readonly limit: number;
  readonly endsMs: number;
  /** The quota in words. */
  readonly text: string;
}

type Counted = Pick<NewMessage, "paymentCode" | "parts" | "steps">;

/** When a warning is due. */
export const WARNING_RATIO = 0.8;

/** What messages take from the quotas of their account. A message takes from quotas of the channel that it is sent by first. */
export function listCharges(quotas: readonly Quota[], messages: readonly Counted[], nowMs: number): QuotaCharge[] {
  return quotas.flatMap((quota) => {
    const cost = messages.reduce((sum, message) => sum + getCost(quota, message), 0);
    return cost === 0
      ? []
      : [
          {
            name: getQuotaName(quota),
            cost,
            limit: quota.limit,
            ...getPeriod(quota, nowMs),
            text: describeQuota(quota),
          },
        ];
  });
}

function getCost({ unit, channel, paymentCode }: Quota, message: Counted): number {
  if (channel !== undefined && message.steps[0]?.channel !== channel) return 0;
  if (paymentCode !== undefined && message.paymentCode !== paymentCode) return 0;
  return unit === "parts" ? (message.parts ?? 1) : 1;
}

/** All but the limit: what is used of a quota stays used when its limit is changed. */
export const getQuotaName = ({ period, unit, channel, paymentCode }: Quota): string =>
  [
    period,
    unit,
    ...(channel === undefined ? [] : [`channel=${channel}`]),
    ...(paymentCode === undefined ? [] : [`paymentCode=${paymentCode}`]),
  ].join(" ");

function getPeriod(
  { period }: Pick<Quota, "period">,
  nowMs: number,
): { readonly period: number; readonly endsMs: number } {
  const day = Math.floor(nowMs / DAY_MS);
  if (period === "day") return { period: day, endsMs: (day + 1) * DAY_MS };
  const now = new Date(nowMs);
  const toMs = (monthsAhead: number): number => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsAhead, 1);
  return { period: toMs(0) / DAY_MS, endsMs: toMs(1) };
}

/** `1000 messages a day by sms with the payment code event` */
export function describeQuota({ period, unit, limit, channel, paymentCode }: Quota): string {
  const by = channel === undefined ? "" : ` by ${channel}`;
  const code = paymentCode === undefined ? "" : ` with the payment code ${paymentCode}`;
  return `${limit} ${unit} a ${period}${by}${code}`;
}

const sentName = (channel: Channel): string => `sent ${channel}`;
const capName = (from: Channel, to: Channel): string => `fallback ${from} ${to}`;

/** What caps are a percentage of: the messages of each channel that has one. */
export function countForCaps(
  caps: readonly FallbackCap[],
  messages: readonly Counted[],
  nowMs: number,
): readonly Charge[] {
  const channels = new Set(caps.map(({ from }) => from));
  return [...channels].flatMap((channel) => {
    const cost = messages.filter(({ steps }) => steps[0]?.channel === channel).length;
    const { period } = getPeriod({ period: "day" }, nowMs);
    return cost === 0 ? [] : [{ name: sentName(channel), period, cost, limit: Number.POSITIVE_INFINITY }];
  });
}

/** What a step takes from the cap that it is under; undefined: none is about it. */
export function getCapCharge(
  caps: readonly FallbackCap[],
  { steps }: Pick<NewMessage, "steps">,
  step: number,
  acceptedMs: number,
): Charge | undefined {
  const [first, own] = [steps[0]?.channel, steps[step]?.channel];
  const cap = step === 0 ? undefined : caps.find(({ from, to }) => from === first && to === own);
  if (cap === undefined) return undefined;
  const { period } = getPeriod({ period: "day" }, acceptedMs);
  return {
    name: capName(cap.from, cap.to),
    period,
    cost: 1,
    limit: { percent: cap.percent, of: sentName(cap.from) },
  };
}

interface Count {
  readonly name: string;
  readonly period: number;
  readonly taken: number;
}

/** How much of an account's quotas and caps is used. `limit` of a cap is what it allows by now. */
export function listUses(
  {
    quotas = [],
    fallbackCaps = [],
  }: { readonly quotas?: readonly Quota[] | undefined; readonly fallbackCaps?: readonly FallbackCap[] | undefined },
  counts: readonly Count[],
  nowMs: number,
): { quota: string; used: number; limit: number; endsAt: string }[] {
  const find = (name: string, period: number): number =>
    counts.find((count) => count.name === name && count.period === period)?.taken ?? 0;
  const today = getPeriod({ period: "day" }, nowMs);
  return [
    ...quotas.map((quota) => {
      const { period, endsMs } = getPeriod(quota, nowMs);
      const used = find(getQuotaName(quota), period);
      return { quota: describeQuota(quota), used, limit: quota.limit, endsAt: new Date(endsMs).toISOString() };
    }),
    ...fallbackCaps.map(({ from, to, percent }) => ({
      quota: `${percent} % of ${from} to ${to} a day`,
      used: find(capName(from, to), today.period),
      limit: Math.floor((percent * find(sentName(from), today.period)) / 100),
      endsAt: new Date(today.endsMs).toISOString(),
    })),
  ];
}
