import type { CarrierEvent, History, Request } from "./history.ts";
import type { Limits, Rule, Violation } from "./violation.ts";

/** The first wait after a receiver of webhooks has failed. */
const RETRY_MS = 10_000;
const SLACK_MS = 200;

/** Nobody serves an account that is blocked, and a carrier that is paused gets nothing, once everybody has heard of it. */
export function checkOrders(history: History, { settledMs }: Limits): readonly Violation[] {
  return history.orders.flatMap(({ kind, of, doneMs, toMs }) => {
    if (doneMs === undefined) return [];
    const isWithin = (fromMs: number, untilMs: number): boolean => fromMs > doneMs + settledMs && untilMs < toMs;
    const served = (one: Request & { readonly accountId: string; readonly outcome: { readonly kind: string } }) =>
      one.accountId === of &&
      /^(accepted|batch|acknowledged)$/.test(one.outcome.kind) &&
      isWithin(one.fromMs, one.toMs);
    if (kind === "block" && [...history.sends, ...history.polls, ...history.acknowledgements].some(served))
      return [violate("order-ignored", of, "was served while it was blocked")];
    const gets = ({ carrier, atMs }: CarrierEvent): boolean => carrier === of && isWithin(atMs, atMs);
    if (kind === "pause" && history.submits.some(gets))
      return [violate("order-ignored", of, "got messages while it was paused")];
    return [];
  });
}

/** Where nothing goes wrong, nobody is asked again before the time: a carrier that was busy, a receiver that failed, or one that has its report. */
export function checkRetries(history: History): readonly Violation[] {
  if (history.planned.length === 0 || history.rounds.length > 0) return [];
  const busy = history.denials.flatMap(({ to, channel, atMs, retryAfterMs = 0 }) => {
    const isEarly = history.submits.some(
      (submit) =>
        submit.to === to && submit.channel === channel && submit.atMs > atMs && submit.atMs < atMs + retryAfterMs,
    );
    const isRequeued = history.orders.some(({ kind }) => kind === "requeue");
    return isEarly && !isRequeued
      ? [violate("too-early", to, "came again before the time that its carrier had named")]
      : [];
  });
  const posts = [...Map.groupBy(history.webhooks, ({ accountId, msgKey }) => `${accountId} ${msgKey}`).values()];
  const posted = posts.flatMap((same) =>
    same.slice(1).flatMap(({ atMs, msgKey }, index) => {
      const before = same[index];
      if (before === undefined || (!before.confirmed && atMs - before.atMs > RETRY_MS - SLACK_MS)) return [];
      return [violate("posted-again", msgKey, `was posted again after ${atMs - before.atMs} ms`)];
    }),
  );
  return [...busy, ...posted];
}

const violate = (rule: Rule, name: string, text: string): Violation => ({
  rule,
  text: `${name} ${text}`,
  about: [name],
});
