import { createHash } from "node:crypto";
import { webhookSender } from "../../generated/webhooks.ts";
import { describeFailure } from "../domain/failure-watch.ts";
import type { ZonedClock } from "../domain/time.ts";
import { RECEIVER_TIMEOUT_MS, TIMINGS } from "../domain/timings.ts";
import type { StoredAccount } from "../store/accounts.ts";
import type { Queryable } from "../store/database.ts";
import { type ClaimedAlert, claimAlerts, type FailureWatch, postponeAlert } from "../store/failure-watches.ts";
import type { Log } from "../telemetry/log.ts";
import { retryDelayMs } from "./deliverer.ts";
import { type Outcome, postAlert, type WebhookAlert } from "./post-report.ts";
import { findAlertAddress } from "./receiver.ts";
import { nameResolver } from "./resolve-name.ts";
import { webhookTransport } from "./transport.ts";
import { allowedAddresses } from "./webhook-url.ts";

export interface AlertsOptions {
  readonly directory: Queryable;
  readonly accounts: { findStored(accountId: string): Promise<StoredAccount | undefined> };
  readonly clock: ZonedClock;
  /** Networks such as `10.0.0.0/8` that webhooks may reach although they are not public. */
  readonly allowedNetworks: readonly string[];
  readonly log: Log;
  readonly now?: () => number;
}

/** Posted at once. There are few: one when the reports of a channel begin to fail, and one when that ends. A carrier that fails makes many. */
const MAX_ALERTS = 20;

export interface Alerts {
  /** Posts the alerts that are due, some at a time; once it is to stop, no more than those under way. */
  post(stopped: AbortSignal): Promise<void>;
  close(): void;
}

/** Tells accounts that the reports of a channel began or ceased to fail, with the tries and waits of reports. */
export function makeAlerts({
  directory,
  accounts,
  clock,
  allowedNetworks,
  log,
  now = Date.now,
}: AlertsOptions): Alerts {
  const transport = webhookTransport({
    allows: allowedAddresses(allowedNetworks),
    resolve: nameResolver(),
    timeoutMs: RECEIVER_TIMEOUT_MS,
  });
  const sender = webhookSender(transport.post);
  const postOne = async (alert: ClaimedAlert): Promise<void> => {
    const { accountId, channel, attempts } = alert;
    const stored = await accounts.findStored(accountId);
    const receiver = stored === undefined ? { missing: "there is no such account" } : findAlertAddress(stored);
    if ("missing" in receiver) return postponeAlert(directory, alert, null);
    const outcome = await postAlert(sender, receiver, getAlertId(alert), toAlert(alert, clock), now());
    if (outcome.kind === "delivered") return postponeAlert(directory, alert, null);
    const delayMs = retryDelayMs(attempts);
    log.warn(
      {
        ...{ event: "alert_failed", account: accountId, channel, attempt: attempts, isGivenUp: delayMs === undefined },
        error: { type: outcome.kind, message: outcome.reason },
      },
      "The alert address of an account did not take an alert",
    );
    return postponeAlert(directory, alert, delayMs === undefined ? null : now() + delayMs);
  };
  return {
    post: async (stopped) => {
      let mayBeMore = true;
      while (mayBeMore && !stopped.aborted) {
        const due = await claimAlerts(directory, { nowMs: now(), leaseMs: TIMINGS.webhookLeaseMs, limit: MAX_ALERTS });
        await Promise.all(due.map(postOne));
        mayBeMore = due.length === MAX_ALERTS;
      }
    },
    close: transport.close,
  };
}

/** The same in every attempt, and another one for each account, beginning and end. A name of an account may be too long for it. */
function getAlertId({ accountId, channel, sinceMs, endedMs }: FailureWatch): string {
  const account = createHash("sha256").update(accountId).digest("hex").slice(0, 16);
  return endedMs === undefined
    ? `alert_failing_${channel}_${sinceMs}_${account}`
    : `alert_recovered_${channel}_${endedMs}_${account}`;
}

function toAlert(watch: FailureWatch, clock: ZonedClock): WebhookAlert {
  const { sinceMs, endedMs } = watch;
  return {
    alert: endedMs === undefined ? "failing" : "recovered",
    time: clock.iso(endedMs ?? sinceMs),
    failure: { ...describeFailure(watch), since: clock.iso(sinceMs) },
  };
}

/** An invented failure, with which an account tries its receiver. */
export function postTestAlert(
  sender: ReturnType<typeof webhookSender>,
  stored: StoredAccount,
  { clock, nowMs }: { readonly clock: ZonedClock; readonly nowMs: number },
): Promise<Outcome> | undefined {
  const receiver = findAlertAddress(stored);
  if ("missing" in receiver) return undefined;
  const failure = describeFailure({ channel: "alimtalk", code: "63015", failed: 50, reports: 50 });
  const time = clock.iso(nowMs);
  return postAlert(
    sender,
    receiver,
    `alert_test_${nowMs}`,
    { alert: "test", time, failure: { ...failure, since: time } },
    nowMs,
  );
}
