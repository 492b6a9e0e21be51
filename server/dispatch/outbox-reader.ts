import { listAdvertisers } from "../domain/advertising.ts";
import { getStepName, type StepRef } from "../domain/delivery.ts";
import { NO_CARRIER, WITHOUT_CARRIER } from "../domain/message-history.ts";
import { timeOfMessageKey } from "../domain/message-key.ts";
import type { Account } from "../domain/model.ts";
import type { Timings } from "../domain/timings.ts";
import type { StoredStep } from "../store/messages.ts";
import type { ClaimedBatch } from "../store/outbox.ts";
import { sleep } from "../store/retry.ts";
import { type Log, loggable } from "../telemetry/log.ts";
import type { StepOfLane } from "./backlog-writer.ts";
import type { ClaimedBatches, OpenBatch } from "./claimed-batches.ts";
import { getLaneName } from "./lanes.ts";
import { backOff, Loop } from "./loop.ts";
import {
  type Advertised,
  endCapped,
  type FinishedStep,
  type Plan,
  type PlanRules,
  planAgain,
  planStep,
  type WaitingStep,
} from "./plan-step.ts";
import type { AccountLookups, DispatchMetrics, FallbackCaps, OptOutLookups, StepStore } from "./ports.ts";
import type { Router } from "./router.ts";
import type { HeldStep } from "./step-holder.ts";
import type { WriteQueue } from "./write-queue.ts";

export interface OutboxReaderParts {
  readonly store: Pick<StepStore, "loadSteps" | "loadNewSteps">;
  readonly accounts: Pick<AccountLookups, "find">;
  readonly optOuts: OptOutLookups;
  readonly rules: PlanRules;
  readonly batches: ClaimedBatches;
  readonly router: Router;
  readonly backlog: WriteQueue<StepOfLane>;
  readonly finisher: WriteQueue<FinishedStep>;
  readonly holder: WriteQueue<HeldStep>;
  readonly caps: FallbackCaps;
  readonly metrics: Pick<DispatchMetrics, "takenFromBacklog" | "waitsForCarrier">;
  readonly now: () => number;
  readonly random: () => number;
  readonly log: Log;
  readonly stopping: AbortSignal;
  /** A worker in the same process as the API is also woken after each commit. */
  readonly timings: Pick<Timings, "readOutboxEveryMs">;
}

/** How often the backlog is read for lanes that only other processes know of. */
const POLL_BACKLOG_MS = 500;
const MAX_STEPS_PER_CLAIM = 2000;
/** After a claim of fewer steps the next one waits a little: small claims one after another cost more than one large. */
const WORTHWHILE_STEPS = 800;
const GATHER_MS = 50;
/** Steps of one claim from the backlog. A lane without room for all of them counts as full, because all may belong to that lane. */
const MAX_BACKLOG_STEPS_PER_CLAIM = 1000;
/** Steps that one statement loads. */
const MAX_STEPS_PER_LOAD = 1000;

interface Loaded {
  readonly stored: readonly StoredStep[];
  readonly accounts: ReadonlyMap<string, Account | undefined>;
  /** Advertisements of accounts that have opt-outs, by the names of their steps. */
  readonly advertised: ReadonlyMap<string, Advertised>;
}

/** Claims batches of the outbox and puts their steps where they belong: into a lane, into the backlog, or to their end. */
export class OutboxReader {
  readonly #parts: OutboxReaderParts;
  readonly #loop: Loop;
  #backlogReadMs = 0;
  /** What was read last. There may be more of it, of a lane that this process does not know. */
  #backlogHadSteps = false;
  /** Lanes of the backlog whose steps wait for a carrier. This process leaves them there; one that has a carrier takes them. */
  readonly #lanesWithoutCarrier = new Set<string>();
  /** The last claim is loaded and placed while the next one is made. */
  #placing: Promise<void> = Promise.resolve();

  constructor(parts: OutboxReaderParts) {
    const { log, random } = parts;
    this.#parts = parts;
    this.#loop = new Loop({ name: "read the outbox", run: () => this.#readNext(), log, random });
  }

  /** There may be new batches. */
  wake(): void {
    this.#loop.wake();
  }

  /** Other carriers may be there: what waited for one is looked at again. */
  carriersChanged(): void {
    this.#lanesWithoutCarrier.clear();
    this.#backlogReadMs = 0;
    this.#loop.wake();
  }

  /** Chooses again where steps go that were in a lane. */
  placeAgain(steps: readonly WaitingStep[]): void {
    for (const step of steps) this.#follow(planAgain(this.#parts.rules, step), step.batch, "lane");
  }

  /** Claims no more. */
  async stop(): Promise<void> {
    await this.#loop.stop();
    await this.#placing;
  }

  async #readNext(): Promise<number> {
    const { batches, router, now } = this.#parts;
    const fresh = await batches.claim(MAX_STEPS_PER_CLAIM);
    await this.#place(fresh);
    const nowMs = now();
    const readMs = nowMs - this.#backlogReadMs;
    // Also after a clock was set back.
    const isBacklogDue =
      this.#backlogHadSteps || router.listBacklogLanes().length > 0 || readMs >= POLL_BACKLOG_MS || readMs < 0;
    if (isBacklogDue) this.#backlogReadMs = nowMs;
    const waited = isBacklogDue ? await this.#readBacklog() : [];
    this.#backlogHadSteps = waited.length > 0;
    if (fresh.length + waited.length === 0) return this.#parts.timings.readOutboxEveryMs;
    if (countSteps(fresh) + countSteps(waited) < WORTHWHILE_STEPS) await sleep(GATHER_MS);
    return 0;
  }

  async #readBacklog(): Promise<readonly ClaimedBatch[]> {
    const { router, backlog, batches, metrics } = this.#parts;
    const fullLanes = [...router.listFullLanes(MAX_BACKLOG_STEPS_PER_CLAIM), ...this.#lanesWithoutCarrier];
    // While this process is still writing to the backlog, a lane for which nothing is claimed may not be empty.
    const expected = backlog.isIdle ? router.listBacklogLanes().filter((lane) => !fullLanes.includes(lane)) : [];
    const claimed = await batches.claimBacklog(MAX_BACKLOG_STEPS_PER_CLAIM, fullLanes);
    if (countSteps(claimed) < MAX_BACKLOG_STEPS_PER_CLAIM) router.backlogEmptied(expected);
    metrics.takenFromBacklog(countSteps(claimed));
    await this.#place(claimed);
    return claimed;
  }

  async #place(claimed: readonly ClaimedBatch[]): Promise<void> {
    if (claimed.length === 0) return;
    const opened = claimed.map((batch) => ({ batch, open: this.#parts.batches.open(batch) }));
    await this.#placing;
    this.#placing = this.#placeAll(opened);
  }

  /** Places the steps in the order of acceptance. It does not fail: reading is retried until it succeeds or the worker stops. */
  async #placeAll(opened: readonly { readonly batch: ClaimedBatch; readonly open: OpenBatch }[]): Promise<void> {
    const { store, batches, backlog, finisher, holder, rules, now } = this.#parts;
    const steps = opened.flatMap(({ batch, open }) =>
      batch.steps.map((ref) => ({ ref, open, fromBacklog: batch.fromBacklog, isNew: batch.isNew })),
    );
    for (let start = 0; start < steps.length; start += MAX_STEPS_PER_LOAD) {
      const some = steps.slice(start, start + MAX_STEPS_PER_LOAD);
      const loaded = await this.#readWithRetry(async () => {
        const listRefs = (areNew: boolean) => some.filter(({ isNew }) => isNew === areNew).map(({ ref }) => ref);
        const stored = [...(await store.loadNewSteps(listRefs(true))), ...(await store.loadSteps(listRefs(false)))];
        const accounts = await this.#findAccounts(stored);
        const advertised = hasOptOuts(accounts) ? await this.#findAdvertised(stored, accounts) : NONE;
        return { stored, accounts, advertised };
      });
      const waited = new Set(some.filter(({ fromBacklog }) => fromBacklog).map(({ ref }) => getStepName(ref)));
      const capped = loaded && (await this.#findCapped(loaded, waited));
      // The worker is stopping: the batches are left to other workers.
      if (loaded === undefined || capped === undefined) return;
      const { accounts, advertised } = loaded;
      const byName = new Map(loaded.stored.map((step) => [getStepName(step.ref), step]));
      for (const { ref, open, fromBacklog } of some) {
        const stored = byName.get(getStepName(ref));
        if (stored === undefined) batches.settle(open);
        else {
          const plan = (): Plan => {
            const account = accounts.get(ref.accountId);
            const planned = planStep(rules, stored, account, now(), open, advertised.get(getStepName(ref)));
            return capped.has(stored) ? endCapped(planned) : planned;
          };
          this.#placeStep(stored, plan, open, fromBacklog ? "backlog" : "outbox");
        }
      }
      await Promise.all([backlog.waitForRoom(), finisher.waitForRoom(), holder.waitForRoom()]);
    }
  }

  #placeStep(stored: StoredStep, plan: () => Plan, batch: OpenBatch, from: "outbox" | "backlog"): void {
    const { log } = this.#parts;
    try {
      this.#follow(plan(), batch, from);
    } catch (error) {
      // Its batch stays in the outbox, so that nothing is lost. The other steps go on.
      log.error(
        { event: "plan_step_failed", msgKey: stored.ref.msgKey, step: stored.ref.step, error: loggable(error) },
        "A step could not be planned; it stays in the outbox",
      );
    }
  }

  #follow(plan: Plan, batch: OpenBatch | undefined, from: "outbox" | "backlog" | "lane"): void {
    const { batches, router, backlog, finisher, holder } = this.#parts;
    if (plan.kind === "nothing") batches.settle(batch);
    else if (plan.kind === "finish") finisher.add(plan.finished);
    else if (plan.kind === "hold") holder.add(plan);
    else if (plan.kind === "wait") this.#waitForCarrier(plan.step);
    else {
      const lane = router.place(plan.step, from);
      if (lane !== undefined) backlog.add({ lane, step: plan.step });
    }
  }

  #waitForCarrier(step: WaitingStep): void {
    const { backlog, metrics, log } = this.#parts;
    const { accountId } = step.ref;
    const lane = getLaneName(WITHOUT_CARRIER, accountId);
    if (!this.#lanesWithoutCarrier.has(lane))
      log.warn(
        { event: "no_carrier", account: accountId, channel: step.submission.channel },
        "Messages of an account wait because there is no carrier for them; give the channel one in CARRIERS_FILE, or set SIMULATOR=on for a trial",
      );
    this.#lanesWithoutCarrier.add(lane);
    metrics.waitsForCarrier(1);
    backlog.add({ lane, step });
  }

  /**
   * Fallback steps that a cap ends. One that was begun for a carrier last, or waited in the backlog, was counted then; one that an operator
   * sends again is not counted. Each is retried by itself, because those before it are counted. A fallback belongs to the day on which its
   * message was accepted, as what caps are a percentage of does. Undefined: the worker is stopping.
   */
  async #findCapped(loaded: Loaded, waited: ReadonlySet<string>): Promise<ReadonlySet<StoredStep> | undefined> {
    const capped = new Set<StoredStep>();
    const { caps, now } = this.#parts;
    for (const step of loaded.stored) {
      const { ref, message, row } = step;
      const account = ref.step === 0 ? undefined : loaded.accounts.get(ref.accountId);
      const wasDecided = row !== undefined && (row.carrier !== NO_CARRIER || row.repeats > 0);
      if (account?.fallbackCaps === undefined || wasDecided || waited.has(getStepName(ref))) continue;
      if (!this.#goesOn(step, account, loaded.advertised.get(getStepName(ref)))) continue;
      const acceptedMs = timeOfMessageKey(ref.msgKey) ?? now();
      const mayFallBack = await this.#readWithRetry(() => caps.mayFallBack(account, message, ref.step, acceptedMs));
      if (mayFallBack === undefined) return undefined;
      if (!mayFallBack) capped.add(step);
    }
    return capped;
  }

  /** Whether a carrier would get the step: one that ends by itself is not counted. */
  #goesOn(step: StoredStep, account: Account, advertised: Advertised | undefined): boolean {
    const { rules, now } = this.#parts;
    try {
      const { kind } = planStep(rules, step, account, now(), undefined, advertised);
      return kind !== "nothing" && kind !== "finish";
    } catch {
      // It is told where the step is placed.
      return false;
    }
  }

  async #findAccounts(stored: readonly StoredStep[]): Promise<ReadonlyMap<string, Account | undefined>> {
    const found = new Map<string, Account | undefined>();
    for (const { ref } of stored)
      if (!found.has(ref.accountId)) found.set(ref.accountId, await this.#parts.accounts.find(ref.accountId));
    return found;
  }

  /** Opt-outs are looked up here, because a message may have waited for days. */
  async #findAdvertised(
    stored: readonly StoredStep[],
    accounts: ReadonlyMap<string, Account | undefined>,
  ): Promise<ReadonlyMap<string, Advertised>> {
    const askedMs = this.#parts.now();
    const advertisements = stored.flatMap(({ ref, message }) => {
      const key = accounts.get(ref.accountId)?.optOutKey;
      const senders = key === undefined ? [] : listAdvertisers(message.steps, ref.step);
      if (key === undefined || senders.length === 0) return [];
      return [{ name: getStepName(ref), accountId: ref.accountId, number: message.to, key, senders, askedMs }];
    });
    if (advertisements.length === 0) return NONE;
    const refused = new Set(await this.#parts.optOuts.findRefused(advertisements));
    return new Map(advertisements.map((one) => [one.name, { ...one, isRefused: refused.has(one) }]));
  }

  /** Undefined: the worker is stopping. */
  async #readWithRetry<Value>(read: () => Promise<Value>): Promise<Value | undefined> {
    for (let failures = 1; ; failures++) {
      try {
        return await read();
      } catch (error) {
        this.#parts.log.error(
          { event: "load_steps_failed", attempt: failures, error: loggable(error) },
          "Claimed steps could not be read from the database; trying again",
        );
        if (!(await backOff(failures, this.#parts))) return undefined;
      }
    }
  }
}

const NONE: ReadonlyMap<string, Advertised> = new Map();

const hasOptOuts = (accounts: ReadonlyMap<string, Account | undefined>): boolean => {
  for (const account of accounts.values()) if (account?.optOutKey !== undefined) return true;
  return false;
};

const countSteps = (batches: readonly { readonly steps: readonly StepRef[] }[]): number =>
  batches.reduce((sum, { steps }) => sum + steps.length, 0);
