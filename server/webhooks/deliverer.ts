import type { WebhookSender } from "../../generated/webhooks.ts";
import type { ZonedClock } from "../domain/time.ts";
import type { StoredAccount } from "../store/accounts.ts";
import type { Database } from "../store/database.ts";
import { readFinalReports, type StoredReport } from "../store/reports.ts";
import { type ClaimedDelivery, claimDeliveries } from "../store/webhook-deliveries.ts";
import { type Log, loggable } from "../telemetry/log.ts";
import type { WebhookMetrics } from "../telemetry/webhook-metrics.ts";
import type { GivenUp } from "./given-up.ts";
import type { Lanes } from "./lanes.ts";
import { postReport } from "./post-report.ts";
import { receiverOf } from "./receiver.ts";
import { retryDelayMs } from "./retry-delay.ts";
import { type Fate, type Settled, writeFates } from "./settle.ts";
import { webhookReport } from "./webhook-report.ts";

/** Six times what a try may take: a row that comes back was not being worked on. */
const LEASE_MS = 30_000;

export interface DelivererOptions {
  readonly database: Database;
  readonly accounts: { findStored(accountId: string): Promise<StoredAccount | undefined> };
  readonly clock: ZonedClock;
  readonly sender: Pick<WebhookSender, "receiveReport">;
  readonly lanes: Lanes;
  readonly now: () => number;
  readonly log: Log;
  readonly metrics: WebhookMetrics;
  readonly givenUp: GivenUp;
  /** Told when there is something to write or room for more. */
  readonly onSettled: () => void;
}

interface Loaded {
  readonly delivery: ClaimedDelivery;
  readonly report: StoredReport | undefined;
  readonly stored: StoredAccount | undefined;
}

/** Takes what is due, sends it, and writes what became of it; the caller says when. */
export class Deliverer {
  readonly #options: DelivererOptions;
  readonly #sending = new Set<Promise<void>>();
  #settled: Settled[] = [];
  #afterAccount = "";

  constructor(options: DelivererOptions) {
    this.#options = options;
  }

  /** Writes the fates that are known and begins what there is room for. True: there may be more to take. */
  async turn(): Promise<boolean> {
    await this.writeSettled();
    return this.#begin();
  }

  async writeSettled(): Promise<void> {
    const { database, lanes, givenUp, now } = this.#options;
    const batch = this.#settled;
    this.#settled = [];
    try {
      await writeFates(database, batch, now());
    } catch (error) {
      this.#settled = [...batch, ...this.#settled];
      throw error;
    }
    for (const { delivery, fate } of batch) {
      lanes.end(delivery.accountId);
      if (fate.kind === "dead") givenUp.add(delivery.accountId, fate.reason);
    }
    givenUp.tell();
  }

  /** Until nothing is under way; nothing is written by this. */
  async untilSent(): Promise<void> {
    while (this.#sending.size > 0) await Promise.all(this.#sending);
  }

  async #begin(): Promise<boolean> {
    const { database, lanes, now } = this.#options;
    const limit = lanes.room;
    if (limit <= 0) return false;
    const claimed = await claimDeliveries(database.pool, {
      afterAccount: this.#afterAccount,
      limit,
      perAccount: lanes.idleRoom,
      rooms: lanes.rooms(),
      nowMs: now(),
      leaseMs: LEASE_MS,
    });
    // Where there was not room for all, those who were left out come first the next time.
    const isAll = claimed.length < limit;
    const begunAt = this.#afterAccount;
    const accountIds = claimed.map(({ accountId }) => accountId);
    this.#afterAccount = (isAll ? undefined : accountIds.toSorted().at(-1)) ?? "";
    for (const accountId of accountIds) lanes.begin(accountId);
    if (claimed.length > 0) this.#track(this.#send(claimed));
    return isAll && begunAt !== "";
  }

  #track(sending: Promise<void>): void {
    const tracked = sending.finally(() => this.#sending.delete(tracked));
    this.#sending.add(tracked);
  }

  async #send(claimed: readonly ClaimedDelivery[]): Promise<void> {
    const { lanes, log } = this.#options;
    const ready = await this.#load(claimed).catch((error: unknown) => {
      // They come back when their lease is over.
      log.error({ error: loggable(error) }, "webhooks could not be read");
      for (const { accountId } of claimed) lanes.end(accountId);
      return [];
    });
    const sending = ready.map(async (loaded) => {
      const { delivery } = loaded;
      const fate = await this.#deliver(loaded).catch((error: unknown) => {
        log.error({ error: loggable(error) }, "a webhook could not be made");
        return this.#afterFailure(delivery, "it could not be made");
      });
      this.#settled.push({ delivery, fate });
      this.#options.onSettled();
    });
    await Promise.all(sending);
  }

  async #load(claimed: readonly ClaimedDelivery[]): Promise<readonly Loaded[]> {
    const { database, accounts } = this.#options;
    const accountIds = [...new Set(claimed.map(({ accountId }) => accountId))];
    const [reports, ...found] = await Promise.all([
      readFinalReports(database.pool, claimed),
      ...accountIds.map((accountId) => accounts.findStored(accountId)),
    ]);
    const stored = new Map(accountIds.map((accountId, index) => [accountId, found[index]]));
    return claimed.map((delivery, index) => ({
      delivery,
      report: reports[index],
      stored: stored.get(delivery.accountId),
    }));
  }

  async #deliver({ delivery, report, stored }: Loaded): Promise<Fate> {
    const { clock, sender, lanes, now, metrics } = this.#options;
    const { accountId, attempts } = delivery;
    const untried = (reason: string): Fate => ({ kind: "dead", reason, attempts: attempts - 1 });
    if (stored === undefined) return untried("there is no such account");
    if (report === undefined) return untried("the report is gone");
    const receiver = receiverOf(stored);
    if ("nowhere" in receiver) return untried(receiver.nowhere);
    const outcome = await postReport(sender, receiver, webhookReport(report, stored.account, clock), now());
    metrics.observeAttempt(outcome.kind);
    if (outcome.kind === "delivered") {
      lanes.delivered(accountId);
      return outcome;
    }
    if (outcome.kind === "time-out") lanes.waitedInVain(accountId);
    return this.#afterFailure(delivery, outcome.reason);
  }

  #afterFailure({ attempts }: ClaimedDelivery, reason: string): Fate {
    const delayMs = retryDelayMs(attempts);
    if (delayMs === undefined) return { kind: "dead", reason, attempts };
    return { kind: "again", dueMs: this.#options.now() + delayMs };
  }
}
