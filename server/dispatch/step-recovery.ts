import { NO_CARRIER } from "../domain/message-history.ts";
import { getNextRecoveryMs } from "../domain/next-recovery.ts";
import type { StepEvent } from "../reports/recorder.ts";
import type { StoredStep } from "../store/messages.ts";
import { sleep } from "../store/retry.ts";
import { getBegunMs, type StepLease } from "../store/step-leases.ts";
import { type Log, loggable } from "../telemetry/log.ts";
import type { LeaseRenewer } from "./lease-renewer.ts";
import { Loop } from "./loop.ts";
import type { AccountLookups, DispatchMetrics, StepRecorder, StepStore } from "./ports.ts";
import { type FindCarrier, giveUpExpired, type OpenStep, queryCarriers } from "./query-carriers.ts";
import { ScanPosition } from "./scan-position.ts";
import { SilentCarriers } from "./silent-carriers.ts";

export interface StepRecoveryParts {
  readonly store: StepStore;
  readonly recorder: StepRecorder;
  readonly accounts: Pick<AccountLookups, "find">;
  readonly findCarrier: FindCarrier;
  readonly leases: LeaseRenewer;
  readonly metrics: Pick<DispatchMetrics, "leaseAge">;
  readonly now: () => number;
  readonly random: () => number;
  readonly log: Log;
}

/** How often due leases are looked for. The expiry of a step is noticed this late at most. */
const LOOK_EVERY_MS = 250;
/** Leases that are taken over at once. Each holds the steps of a batch. */
const MAX_LEASES_AT_ONCE = 8;
/** How long the next leases wait for the answers about these. Later answers are recorded together with those about later leases. */
const WAIT_FOR_CARRIERS_MS = 250;

/** The states of steps that a carrier has or may have. A queued step is in the outbox. */
const OPEN: ReadonlySet<string> = new Set(["submitting", "submitted", "unknown"]);

const getEarliestExpiryMs = (steps: readonly OpenStep[]): number =>
  steps.reduce((least, { row }) => Math.min(least, row.expiresMs), Number.POSITIVE_INFINITY);

/** A lease whose carriers were asked, with what they say, and the steps that have no end yet. */
interface AskedSteps {
  readonly lease: StepLease;
  readonly events: readonly StepEvent[];
  /** Those that were begun under this lease. */
  readonly ours: readonly OpenStep[];
  readonly begunAgain: readonly OpenStep[];
}

/** Takes over leases that come due: of steps whose worker died, whose carrier is silent, or whose time is over. */
export class StepRecovery {
  readonly #parts: StepRecoveryParts;
  readonly #loop: Loop;
  readonly #position: ScanPosition;
  readonly #silentCarriers: SilentCarriers;
  /** Leases whose carriers have answered late. */
  readonly #answered: AskedSteps[] = [];

  constructor(parts: StepRecoveryParts) {
    const { log, now, random } = parts;
    this.#parts = parts;
    this.#position = new ScanPosition(now);
    this.#silentCarriers = new SilentCarriers(now);
    this.#loop = new Loop({ name: "recover steps", run: () => this.#recoverDue(), log, random });
  }

  /** Completes the iteration under way. What carriers have not answered by then, another worker asks again. */
  stop(): Promise<void> {
    this.#silentCarriers.stop();
    return this.#loop.stop();
  }

  async #recoverDue(): Promise<number> {
    const { store, now, metrics, leases } = this.#parts;
    const nowMs = now();
    const due = await this.#position.search(
      (fromMs) => store.claimDueLeases(nowMs, leases.leaseMs, MAX_LEASES_AT_ONCE, fromMs),
      (found) => (found.length < MAX_LEASES_AT_ONCE ? nowMs : undefined),
    );
    for (const { leaseId } of due) metrics.leaseAge(nowMs - getBegunMs(leaseId));
    await Promise.all([
      ...this.#answered.splice(0).map((asked) => this.#orLog(asked.lease, () => this.#finish(asked))),
      ...due.map((lease) => this.#orLog(lease, () => this.#recover(lease, nowMs + leases.leaseMs))),
    ]);
    return due.length === MAX_LEASES_AT_ONCE ? 0 : LOOK_EVERY_MS;
  }

  async #orLog(lease: StepLease, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#parts.leases.drop(lease.leaseId);
      this.#parts.log.error(
        { event: "recover_steps_failed", steps: lease.members.length, error: loggable(error) },
        "The steps of a due lease could not be looked at; they are tried again when the lease comes due again",
      );
    }
  }

  async #recover(lease: StepLease, untilMs: number): Promise<void> {
    const { recorder, leases, store } = this.#parts;
    const open = await this.#findOpen(await store.loadSteps(lease.members));
    const [ours, begunAgain] = [[] as OpenStep[], [] as OpenStep[]];
    for (const step of open) (step.row.sentMs === getBegunMs(lease.leaseId) ? ours : begunAgain).push(step);
    // A live worker would have renewed the lease. It died, and may have submitted the step before that.
    const abandoned = ours.filter(({ row }) => row.state === "submitting" && row.carrier !== NO_CARRIER);
    if (abandoned.length > 0)
      await recorder.record(abandoned.map(({ ref, row: { repeats } }) => ({ kind: "unknown", ref, repeats })));
    // Renewed only while carriers are asked, which may take long: a worker that cannot record must let another one take over.
    leases.add(lease.leaseId, untilMs);
    const asking = this.#ask(lease, ours, begunAgain).finally(() => leases.drop(lease.leaseId));
    const timer = new AbortController();
    const inTime = await Promise.race([asking, sleep(WAIT_FOR_CARRIERS_MS, timer.signal).then(() => undefined)]);
    timer.abort();
    if (inTime !== undefined) await this.#finish(inTime);
    else
      void this.#orLog(lease, async () => {
        this.#answered.push(await asking);
        this.#loop.wake();
      });
  }

  async #ask(lease: StepLease, ours: readonly OpenStep[], begunAgain: readonly OpenStep[]): Promise<AskedSteps> {
    const { now, findCarrier } = this.#parts;
    const asked = await queryCarriers(findCarrier, this.#silentCarriers, ours, now);
    // Steps that were begun again have another lease: here they can only expire.
    const waited = giveUpExpired(begunAgain, now());
    return { lease, events: [...asked.events, ...waited.events], ours: asked.stillOpen, begunAgain: waited.stillOpen };
  }

  async #finish({ lease, events, ours, begunAgain }: AskedSteps): Promise<void> {
    const { recorder, now, findCarrier } = this.#parts;
    if (events.length > 0) await recorder.record(events);
    const stillOpen = [...ours, ...begunAgain];
    const nextMs = getNextRecoveryMs({
      nowMs: now(),
      begunMs: getBegunMs(lease.leaseId),
      canAsk: ours.some(({ row }) => findCarrier(row.carrier)?.carrier.ask !== undefined),
      earliestExpiryMs: getEarliestExpiryMs(stillOpen),
    });
    await this.#reschedule(lease, stillOpen, ours.length > 0 ? nextMs : getEarliestExpiryMs(stillOpen));
  }

  async #findOpen(stored: readonly StoredStep[]): Promise<OpenStep[]> {
    const open: OpenStep[] = [];
    for (const one of stored) {
      const { ref, row } = one;
      if (row === undefined || !OPEN.has(row.state)) continue;
      open.push({ ref, row, stored: one, account: await this.#parts.accounts.find(ref.accountId) });
    }
    return open;
  }

  async #reschedule(lease: StepLease, left: readonly OpenStep[], dueMs: number): Promise<void> {
    const { store } = this.#parts;
    const { leaseId, members } = lease;
    if (left.length === 0) await store.deleteLeases([leaseId]);
    else if (left.length === members.length) await store.postponeLeases([leaseId], dueMs);
    else await store.saveLease({ leaseId, dueMs, members: left.map(({ ref }) => ref) });
  }
}
