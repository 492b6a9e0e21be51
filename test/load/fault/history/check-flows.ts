import { type CarrierEvent, type History, OPTED_OUT_NUMBER, type Order, type Planned, type Result } from "./history.ts";
import type { Rule, Violation } from "./violation.ts";

const DELIVERED = "10000";
/** Times of processes on one machine may differ by the time of a call. */
const SLACK_MS = 20;

/** One step of a message, with all that its carrier got and said. */
export interface SeenStep {
  readonly channel: string;
  readonly isHeld: boolean;
  /** It cannot have begun before this time, nor have expired before that one. */
  readonly startMs: number;
  readonly expiryMs: number;
  readonly submits: readonly CarrierEvent[];
  /** In the order in which the gateway got them. */
  readonly results: readonly Result[];
}

/** When the first request for the message was made, and the last one that was accepted was answered. */
interface SentTimes {
  readonly fromMs: number;
  readonly toMs: number;
}

/** A message that was planned, with what became of it. */
export interface SeenMessage extends Planned {
  readonly seen: readonly SeenStep[];
  /** Orders about it that were given, whatever their answer. */
  readonly orders: readonly Order[];
  readonly sent: SentTimes;
}

/** Messages as they were planned, with all that was seen of them. Numbers that many messages have are left out. */
export function readMessages(history: History): readonly SeenMessage[] {
  const submits = Map.groupBy(history.submits, nameStep);
  const results = Map.groupBy(history.results, nameStep);
  const orders = Map.groupBy(history.orders, (order) => order.of);
  const sent = readSentTimes(history);
  return history.planned
    .filter(({ to, ref }) => to !== OPTED_OUT_NUMBER && sent.has(ref))
    .map((planned) => {
      const seen: SeenStep[] = [];
      const times = sent.get(planned.ref) ?? { fromMs: 0, toMs: 0 };
      let startMs = planned.sendAtMs ?? times.fromMs;
      for (const { channel, validityMs, isHeld } of planned.steps) {
        const name = `${planned.to} ${channel}`;
        const own = (results.get(name) ?? []).toSorted((one, other) => one.toMs - other.toMs);
        const expiryMs = startMs + validityMs;
        seen.push({ channel, isHeld, startMs, expiryMs, submits: submits.get(name) ?? [], results: own });
        const failedMs = own.filter(({ code }) => code !== DELIVERED).map(({ fromMs }) => fromMs);
        startMs = Math.min(expiryMs, ...failedMs);
      }
      return { ...planned, seen, orders: orders.get(planned.ref) ?? [], sent: times };
    });
}

const readSentTimes = ({ sends }: History): ReadonlyMap<string, SentTimes> =>
  new Map(
    [...Map.groupBy(sends, ({ ref }) => ref)].map(([ref, same]) => {
      const answered = same.filter(({ outcome }) => outcome.kind === "accepted").map(({ toMs }) => toMs);
      const toMs = answered.length === same.length ? Math.max(...answered) : Number.POSITIVE_INFINITY;
      return [ref, { fromMs: Math.min(...same.map(({ fromMs }) => fromMs)), toMs }];
    }),
  );

/** Parts of a text are messages of their own to a carrier. */
const nameStep = ({ to, channel = "" }: CarrierEvent | Result): string => `${to} ${channel.split(" ")[0]}`;

export const isRequeued = ({ orders }: SeenMessage): boolean => orders.some(({ kind }) => kind === "requeue");

/** When it was answered that the message is cancelled; undefined: it was not. */
export const findCancelledMs = ({ orders }: SeenMessage): number | undefined =>
  orders.find(({ kind, doneMs }) => kind === "cancel" && doneMs !== undefined)?.doneMs;

/** Steps go to carriers in their order, each when its time has come and the one before has failed. */
export const checkFlows = (history: History): readonly Violation[] =>
  readMessages(history).flatMap((message) => [...checkTimes(message), ...checkCancelled(message)]);

function checkTimes(message: SeenMessage): readonly Violation[] {
  const found: Violation[] = [];
  for (const [index, step] of message.seen.entries()) {
    const first = Math.min(...step.submits.map(({ atMs }) => atMs));
    const early = Math.round(step.startMs - first);
    if (early > SLACK_MS && !isRequeued(message))
      found.push(violate("too-early", message, `step ${index + 1} was submitted ${early} ms before its time`));
    const until = step.submits.map(({ validUntilMs = step.expiryMs }) => validUntilMs);
    const latestMs =
      index > 0 || message.sendAtMs !== undefined ? Number.POSITIVE_INFINITY : message.sent.toMs - message.sent.fromMs;
    const isWrong = until.some((ms) => ms < step.expiryMs - SLACK_MS || ms > step.expiryMs + latestMs + SLACK_MS);
    if (isWrong && !isRequeued(message))
      found.push(
        violate("wrong-validity", message, `step ${index + 1} may be delivered until ${until}, not ${step.expiryMs}`),
      );
    if (step.submits.length > 0 && step.isHeld)
      found.push(violate("too-early", message, `step ${index + 1} was submitted outside of its hours`));
    const success = findSuccess(step);
    const after = message.seen.slice(index + 1).flatMap(({ submits }) => submits);
    if (success !== undefined && after.some(({ atMs }) => atMs > success.toMs + SLACK_MS) && !isRequeued(message))
      found.push(violate("after-success", message, `a step was submitted after step ${index + 1} had been delivered`));
  }
  return found;
}

/** The success that ended the step: it came first, and in time. */
export function findSuccess({ results, expiryMs }: SeenStep): Result | undefined {
  const [first] = results;
  if (first === undefined || first.code !== DELIVERED || first.toMs >= expiryMs) return undefined;
  return results.some(({ code, fromMs }) => code !== DELIVERED && fromMs <= first.toMs) ? undefined : first;
}

function checkCancelled(message: SeenMessage): readonly Violation[] {
  const cancelledMs = findCancelledMs(message);
  if (cancelledMs === undefined || isRequeued(message)) return [];
  const submits = message.seen.flatMap((step) => step.submits);
  const isSent = message.seen.length === 1 ? submits.length > 0 : submits.some(({ atMs }) => atMs > cancelledMs);
  return isSent ? [violate("cancelled-sent", message, "was submitted and is said to be cancelled")] : [];
}

export const violate = (rule: Rule, { ref, to }: Planned, text: string): Violation => ({
  ...{ rule, text: `${ref}: ${text}`, about: [ref, to] },
});
