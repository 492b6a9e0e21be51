import type { WebhookSender } from "../../generated/webhooks.ts";
import { crashPoint } from "../crash-points.ts";
import type { ZonedClock } from "../domain/time.ts";
import { TIMINGS, type Timings } from "../domain/timings.ts";
import { isMoving, type StoredAccount } from "../store/accounts.ts";
import type { CallsUnderWay } from "../store/calls-under-way.ts";
import type { Database } from "../store/database.ts";
import { moveToDeadLetters } from "../store/dead-letters.ts";
import { readFinalReports, type StoredReport } from "../store/reports.ts";
import {
  type ClaimedDelivery,
  claimDeliveries,
  postponeDeliveries,
  removeDeliveries,
} from "../store/webhook-deliveries.ts";
import { type Log, loggable } from "../telemetry/log.ts";
import type { Tracing } from "../telemetry/tracing.ts";
import type { WebhookMetrics } from "../telemetry/webhook-metrics.ts";
import type { AccountConcurrency } from "./concurrency.ts";
import type { DeadLetterLog } from "./dead-letter-log.ts";
import { postReport, webhookReport } from "./post-report.ts";
import { findReceiver } from "./receiver.ts";

/** The wait after a claim for which nothing was posted. */
const NOT_POSTED_MS = 5000;

export interface DelivererOptions {
  readonly database: Database;
  /** The cell of the database; undefined: there is one. */
  readonly cellId?: number | undefined;
  /** Has each delivery from its claim until its result is written, by account. */
  readonly underWay?: CallsUnderWay | undefined;
  readonly accounts: { findStored(accountId: string): Promise<StoredAccount | undefined> };
  readonly clock: ZonedClock;
  readonly sender: Pick<WebhookSender, "receiveReport">;
  readonly concurrency: AccountConcurrency;
  readonly now: () => number;
  readonly log: Log;
  readonly metrics: WebhookMetrics;
  readonly tracing?: Pick<Tracing, "webhook"> | undefined;
  readonly deadLetters: DeadLetterLog;
  /** Called when there is a result to write or room for another attempt. */
  readonly onFinished: () => void;
  readonly timings?: Pick<Timings, "webhookLeaseMs"> | undefined;
}

interface LoadedDelivery {
  readonly delivery: ClaimedDelivery;
  readonly report: StoredReport | undefined;
  readonly stored: StoredAccount | undefined;
}

/** What happens to a delivery next. `attempts`: how often it was posted so far. */
type DeliveryResult =
  | { readonly kind: "delivered" }
  | { readonly kind: "retry"; readonly dueMs: number; readonly attempts: number; readonly reason?: string }
  | { readonly kind: "dead"; readonly reason: string; readonly attempts: number };

interface FinishedDelivery {
  readonly delivery: ClaimedDelivery;
  readonly result: DeliveryResult;
}

/** Claims deliveries that are due, posts them, and writes the results. The caller decides when. */
export class Deliverer {
  readonly #options: DelivererOptions;
  readonly #sending = new Set<Promise<void>>();
  readonly #claimed = new Map<ClaimedDelivery, () => void>();
  #finished: FinishedDelivery[] = [];
  /** The next claim begins with the account after this one, in the order of ids; "": with the first. */
  #afterAccount = "";

  constructor(options: DelivererOptions) {
    this.#options = options;
  }

  /** Writes the results so far and begins as many deliveries as there is room for. True: there may be more to claim. */
  async run(): Promise<boolean> {
    await this.writeResults();
    return this.#claim();
  }

  async writeResults(): Promise<void> {
    const { database, deadLetters, now } = this.#options;
    const batch = this.#finished;
    this.#finished = [];
    try {
      await storeResults(database, batch, now());
    } catch (error) {
      this.#finished = [...batch, ...this.#finished];
      throw error;
    }
    for (const { delivery, result } of batch) {
      this.#end(delivery);
      if (result.kind === "dead") deadLetters.add(delivery.accountId, result.reason);
    }
    deadLetters.write();
  }

  /** Resolves when no attempt is under way. Writes no results. */
  async untilSent(): Promise<void> {
    while (this.#sending.size > 0) await Promise.all(this.#sending);
  }

  async #claim(): Promise<boolean> {
    const { database, concurrency, now, timings = TIMINGS } = this.#options;
    const limit = concurrency.room;
    if (limit <= 0) return false;
    const startedAt = this.#afterAccount;
    const claim = {
      afterAccount: startedAt,
      limit,
      perAccount: concurrency.idleRoom,
      rooms: concurrency.rooms(),
      nowMs: now(),
      leaseMs: timings.webhookLeaseMs,
    };
    const claimed = await crashPoint("webhooks-claimed", () => claimDeliveries(database.pool, claim));
    // A full claim may have left out accounts with greater ids: the next claim begins with them. Otherwise it begins with the first.
    const isAll = claimed.length < limit;
    const accountIds = claimed.map(({ accountId }) => accountId);
    this.#afterAccount = (isAll ? undefined : accountIds.toSorted().at(-1)) ?? "";
    for (const delivery of claimed) this.#begin(delivery);
    if (claimed.length > 0) {
      const sending = this.#send(claimed).finally(() => this.#sending.delete(sending));
      this.#sending.add(sending);
    }
    return isAll && startedAt !== "";
  }

  #begin(delivery: ClaimedDelivery): void {
    const { concurrency, underWay } = this.#options;
    concurrency.begin(delivery.accountId);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#claimed.set(delivery, resolve);
    void underWay?.track(delivery.accountId, promise);
  }

  #end(delivery: ClaimedDelivery): void {
    this.#options.concurrency.end(delivery.accountId);
    this.#claimed.get(delivery)?.();
    this.#claimed.delete(delivery);
  }

  async #send(claimed: readonly ClaimedDelivery[]): Promise<void> {
    const { log } = this.#options;
    const loaded = await this.#load(claimed).catch((error: unknown) => {
      log.error(
        { event: "webhook_reports_not_read", deliveries: claimed.length, error: loggable(error) },
        "Reports for webhooks could not be read; they are tried again in a few seconds",
      );
      for (const delivery of claimed) this.#finish(delivery, this.#retryUnposted(delivery));
      return [];
    });
    const sending = loaded.map(async (one) => {
      const { delivery } = one;
      const result = await this.#deliver(one).catch((error: unknown) => {
        const fields = { event: "webhook_attempt_failed", account: delivery.accountId, error: loggable(error) };
        log.error(fields, "Unexpected error while a webhook was posted");
        return this.#retryOrGiveUp(delivery, "it could not be made");
      });
      this.#finish(delivery, result);
    });
    await Promise.all(sending);
  }

  /** The result is written by the next run. */
  #finish(delivery: ClaimedDelivery, result: DeliveryResult): void {
    this.#finished.push({ delivery, result });
    this.#options.onFinished();
  }

  async #load(claimed: readonly ClaimedDelivery[]): Promise<readonly LoadedDelivery[]> {
    const { database, accounts } = this.#options;
    const accountIds = [...new Set(claimed.map(({ accountId }) => accountId))];
    const [reports, ...found] = await Promise.all([
      readFinalReports(database.pool, claimed),
      ...accountIds.map((accountId) => accounts.findStored(accountId)),
    ]);
    const stored = new Map(accountIds.map((accountId, index) => [accountId, found[index]]));
    return claimed.map((delivery, index) => ({
      ...{ delivery, report: reports[index] },
      stored: stored.get(delivery.accountId),
    }));
  }

  async #deliver({ delivery, report, stored }: LoadedDelivery): Promise<DeliveryResult> {
    const { cellId, clock, sender, concurrency, now, log, metrics, tracing } = this.#options;
    const { accountId, attempts } = delivery;
    const giveUp = (reason: string): DeliveryResult => ({ kind: "dead", reason, attempts: attempts - 1 });
    if (stored === undefined) return giveUp("there is no such account");
    // Whoever has the account afterwards delivers it. Two would, if it were posted now and the account moved before the result is written,
    // or if it was moved since the claim.
    if (isMoving(stored) || stored.cellId !== (cellId ?? stored.cellId)) return this.#retryUnposted(delivery);
    if (report === undefined) return giveUp("the report is gone");
    const receiver = findReceiver(stored);
    if ("missing" in receiver) return giveUp(receiver.missing);
    const startedAtMs = now();
    const outcome = await crashPoint("webhook-posted", () =>
      postReport(sender, receiver, webhookReport(report, stored.account, clock), startedAtMs),
    );
    tracing?.webhook({
      ...{ msgKey: delivery.msgKey, startedAtMs, endedAtMs: now(), isError: outcome.kind !== "delivered" },
      attributes: { "gateway.outcome": outcome.kind, "gateway.attempt": attempts },
    });
    metrics.observeAttempt(accountId, outcome.kind);
    if (outcome.kind === "delivered") {
      concurrency.increase(accountId);
      return outcome;
    }
    log.warn(
      {
        ...{ event: "webhook_failed", account: accountId, msgKey: delivery.msgKey, attempt: attempts },
        error: { type: outcome.kind, message: outcome.reason },
      },
      "A webhook did not take a report",
    );
    if (outcome.kind === "time-out") concurrency.reset(accountId);
    return this.#retryOrGiveUp(delivery, outcome.reason);
  }

  /** The claim has counted a try, which is taken back: only posts use up the tries of a report. */
  #retryUnposted({ attempts }: ClaimedDelivery): DeliveryResult {
    return { kind: "retry", dueMs: this.#options.now() + NOT_POSTED_MS, attempts: attempts - 1 };
  }

  #retryOrGiveUp({ attempts }: ClaimedDelivery, reason: string): DeliveryResult {
    const delayMs = retryDelayMs(attempts);
    if (delayMs === undefined) return { kind: "dead", reason, attempts };
    return { kind: "retry", dueMs: this.#options.now() + delayMs, attempts, reason };
  }
}

/** Writes many results at once. To write them a second time, after a failure half-way, changes nothing. */
async function storeResults({ pool }: Database, finished: readonly FinishedDelivery[], nowMs: number): Promise<void> {
  const taken = finished.filter(({ result }) => result.kind === "delivered").map(({ delivery }) => delivery);
  if (taken.length > 0) await crashPoint("webhooks-removed", () => removeDeliveries(pool, taken));
  const later = finished.flatMap(({ delivery, result }) =>
    result.kind === "retry" ? [{ ...delivery, ...result }] : [],
  );
  if (later.length > 0) await crashPoint("webhooks-postponed", () => postponeDeliveries(pool, later));
  const dead = finished.flatMap(({ delivery, result }) => (result.kind === "dead" ? [{ ...delivery, ...result }] : []));
  if (dead.length > 0) await crashPoint("webhooks-given-up", () => moveToDeadLetters(pool, dead, nowMs));
}

/** The contract's waits after the first, second and third attempt. */
const RETRY_DELAYS_MS = [10_000, 60_000, 300_000];

/** Undefined: no further attempt. */
export const retryDelayMs = (attempts: number): number | undefined => RETRY_DELAYS_MS[attempts - 1];
