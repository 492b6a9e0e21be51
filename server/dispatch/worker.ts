import type { Carriers } from "../carriers/carriers.ts";
import { expiredEnding } from "../domain/gateway-endings.ts";
import { TIMINGS, type Timings } from "../domain/timings.ts";
import type { Recorder } from "../reports/recorder.ts";
import type { Budgets } from "../store/budgets.ts";
import type { ChangedStep } from "../store/record-steps.ts";
import { type Log, loggable } from "../telemetry/log.ts";
import type { Tracing } from "../telemetry/tracing.ts";
import { makeBacklogWriter } from "./backlog-writer.ts";
import { CarrierRate } from "./carrier-rate.ts";
import { CarrierSender, type CarrierStatus } from "./carrier-sender.ts";
import { CarrierSenders } from "./carrier-senders.ts";
import { CarrierWindows } from "./carrier-window.ts";
import { ClaimedBatches } from "./claimed-batches.ts";
import { cacheFiles } from "./complete-submissions.ts";
import { FinishedLeases } from "./finished-leases.ts";
import { type LaneBounds, Lanes } from "./lanes.ts";
import { LeaseRenewer } from "./lease-renewer.ts";
import { Loop, orTimeout } from "./loop.ts";
import { OutboxReader } from "./outbox-reader.ts";
import type {
  AccountLookups,
  DispatchMetrics,
  FallbackCaps,
  FileLookups,
  OptOutLookups,
  OutboxStore,
  StepStore,
} from "./ports.ts";
import { Router } from "./router.ts";
import { makeStepFinisher } from "./step-finisher.ts";
import { makeStepHolder } from "./step-holder.ts";
import { StepRecovery } from "./step-recovery.ts";

export interface WorkerOptions {
  readonly outbox: OutboxStore;
  readonly store: StepStore;
  readonly recorder: Pick<Recorder, "record" | "deferred" | "matchOrphans">;
  readonly carriers: Carriers;
  readonly accounts: AccountLookups;
  readonly files: FileLookups;
  readonly optOuts: OptOutLookups;
  readonly budgets: Pick<Budgets, "take" | "giveBack">;
  /** Undefined: no account has one. */
  readonly caps?: FallbackCaps;
  readonly stepValidityS: number;
  readonly metrics: DispatchMetrics;
  readonly tracing?: Pick<Tracing, "submit"> | undefined;
  readonly log: Log;
  readonly now?: () => number;
  readonly random?: () => number;
  readonly bounds?: LaneBounds;
  /** An operator has paused the carrier: nothing new is submitted to it. */
  readonly isPaused?: (carrier: string) => boolean;
  /** Shared by all workers of the process. */
  readonly windows?: CarrierWindows;
  /** How long a stop waits for submissions under way. */
  readonly drainMs?: number;
  readonly timings?: Timings;
}

export interface Worker {
  /** Call this when something may be in the outbox: the worker looks at once and does not wait for its next poll. */
  wake(): void;
  /** These steps have ended. Call this after the commit: their leases are deleted, and the worker looks for next steps at once. */
  stepsEnded(steps: readonly Pick<ChangedStep, "name" | "state" | "last">[]): void;
  /** Steps that wait in lanes, by carrier. */
  countWaiting(): ReadonlyMap<string, number>;
  /** Carriers that were removed are there as long as something is under way by them. */
  listCarriers(): readonly CarrierStatus[];
  /**
   * Sends by these carriers and routes from now on. Steps that wait are placed again. Resolves when nothing is under way any more by
   * carriers that are gone.
   */
  useCarriers(carriers: Carriers): Promise<void>;
  /** Lets submissions under way end, for a bounded time, and leaves everything else to other workers at once. */
  stop(): Promise<void>;
}

const TEND_EVERY_MS = 500;
const MATCH_EVERY_MS = 1000;
/** How late a scheduled message may become due. */
const RELEASE_EVERY_MS = 500;
const RELEASE_TIMEOUT_MS = 5000;

/** Starts everything that brings accepted messages to carriers. Any number of processes may do so. */
export function startWorker(options: WorkerOptions): Worker {
  const { outbox, store, recorder, accounts, metrics, log, isPaused = () => false } = options;
  const { now = Date.now, random = Math.random, drainMs = 10_000, windows = new CarrierWindows() } = options;
  const { timings = TIMINGS, caps = { mayFallBack: async () => true } } = options;
  let { carriers } = options;
  const stop = new AbortController();
  const context = { outbox, store, recorder, accounts, metrics, now, random, log, stopping: stop.signal, timings };

  const leases = new LeaseRenewer(context);
  // Apart from those of submissions: a submission that was held up must not take its lease for valid again when this very worker takes
  // the lease over, finds that the carrier does not have the steps, and lets them be sent again.
  const leasesTakenOver = new LeaseRenewer(context);
  const finishedLeases = new FinishedLeases(context);
  const batches = new ClaimedBatches({ ...context, onGone: () => router.dropGone() });
  const finisher = makeStepFinisher({ ...context, leases, batches });
  const backlog = makeBacklogWriter({ ...context, batches });
  const holder = makeStepHolder({ ...context, batches });
  const files = cacheFiles(options.files, now);
  const senders = new CarrierSenders(carriers.all, (handle) => {
    const { ratePerSecond: perSecond } = handle.limits;
    const window = windows.of(handle);
    const rate = new CarrierRate({ carrier: handle.name, budgets: options.budgets, perSecond });
    const lanes = new Lanes(handle.name, options.bounds);
    const { optOuts, tracing } = options;
    const submit = { ...context, leases, finishedLeases, batches, finisher, files, optOuts, tracing };
    return new CarrierSender({ handle, lanes, rate, window, metrics, submit, isPaused: () => isPaused(handle.name) });
  });
  const router = new Router(senders);
  const route: Carriers["route"] = (step) => carriers.route(step);
  const rules = { route, stepValidityS: options.stepValidityS };
  const reader = new OutboxReader({
    ...context,
    optOuts: options.optOuts,
    rules,
    batches,
    router,
    backlog,
    finisher,
    holder,
    caps,
  });
  const findCarrier = (name: string) => senders.find(name)?.handle;
  const recovery = new StepRecovery({ ...context, leases: leasesTakenOver, findCarrier });

  const laneTender = new Loop({
    ...{ name: "tend lanes", log, random },
    run: async () => {
      const nowMs = now();
      for (const step of router.takeOverdue(nowMs))
        if (step.expiresMs <= nowMs || step.closing === undefined)
          finisher.add({ step, ending: expiredEnding(step.submission.channel) });
        else holder.add({ step, sinceMs: now(), untilMs: step.closing.reopensMs });
      reader.placeAgain([...router.takeStranded(), ...senders.takeLeft()]);
      return TEND_EVERY_MS;
    },
  });
  const receiptMatcher = new Loop({
    ...{ name: "match receipts", log, random },
    run: async () => {
      const { hasMore } = await recorder.matchOrphans();
      return hasMore ? 0 : MATCH_EVERY_MS;
    },
  });

  const scheduleReader = new Loop({
    ...{ name: "release scheduled messages", log, random },
    run: async () => {
      if ((await outbox.releaseScheduled(now())) === 0) return RELEASE_EVERY_MS;
      reader.wake();
      return 0;
    },
  });

  return {
    wake: () => reader.wake(),
    stepsEnded: (steps) => {
      finishedLeases.stepsEnded(steps.map(({ name }) => name));
      // The next step of its flow is in the outbox by now.
      if (steps.some(({ state, last }) => state !== "delivered" && !last)) reader.wake();
    },
    countWaiting: () => new Map(senders.current.map(({ name, lanes }) => [name, lanes.size])),
    listCarriers: () => senders.all.map(({ status }) => status),
    useCarriers(next) {
      carriers = next;
      const left = senders.replace(next.all);
      reader.placeAgain([...senders.takeLeft(), ...router.takeRerouted((step) => carriers.route(step.submission))]);
      reader.carriersChanged();
      return left;
    },
    async stop() {
      const producers = [scheduleReader, receiptMatcher, laneTender, recovery, backlog, holder, reader, senders];
      const draining = Promise.all(producers.map((part) => part.stop())).then(() =>
        Promise.all([finisher.stop(), finishedLeases.stop()]),
      );
      // A stop must come to an end, whatever it waits for.
      await orTimeout(draining, drainMs);
      stop.abort();
      // If draining took too long, `finisher` and `finishedLeases` have not been stopped yet.
      void Promise.all([finisher.stop(), finishedLeases.stop()]);
      // Without the database nothing can be released: then other workers wait for the heartbeat and the leases to run out.
      const releasing = batches
        .stop()
        .catch((error: unknown) =>
          log.warn(
            { event: "release_batches_failed", error: loggable(error) },
            "Claimed batches could not be released; other workers take them over when this worker's heartbeat runs out",
          ),
        );
      await orTimeout(releasing, RELEASE_TIMEOUT_MS);
      await orTimeout(Promise.all([leases.stop(), leasesTakenOver.stop()]), RELEASE_TIMEOUT_MS);
    },
  };
}
