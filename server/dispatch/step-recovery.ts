import { getNextRecoveryMs } from "../domain/next-recovery.ts";
import type { StoredStep } from "../store/messages.ts";
import { getBegunMs, type StepLease } from "../store/step-leases.ts";
import { type Log, loggable } from "../telemetry/log.ts";
import type { LeaseRenewer } from "./lease-renewer.ts";
import { Loop } from "./loop.ts";
import type { AccountLookups, DispatchMetrics, StepRecorder, StepStore } from "./ports.ts";
import { type FindCarrier, type OpenStep, queryCarriers } from "./query-carriers.ts";
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

const findNoCarrier: FindCarrier = () => undefined;
/** The states of steps that a carrier has or may have. A queued step is in the outbox. */
const OPEN: ReadonlySet<string> = new Set(["submitting", "submitted", "unknown"]);

const getEarliestExpiryMs = (steps: readonly OpenStep[]): number =>
  steps.reduce((least, { row }) => Math.min(least, row.expiresMs), Number.POSITIVE_INFINITY);

/** Takes over leases that come due: of steps whose worker died, whose carrier is silent, or whose time is over. */
export class StepRecovery {
  readonly #parts: StepRecoveryParts;
  readonly #loop: Loop;
  readonly #position: ScanPosition;
  readonly #silentCarriers: SilentCarriers;

  constructor(parts: StepRecoveryParts) {
    const { log, now, random } = parts;
    this.#parts = parts;
    this.#position = new ScanPosition(now);
    this.#silentCarriers = new SilentCarriers(now);
    this.#loop = new Loop({ name: "recover steps", run: () => this.#recoverDue(), log, random });
  }

  /** Completes the iteration under way. */
  stop(): Promise<void> {
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
    await Promise.all(due.map((lease) => this.#recover(lease, nowMs + leases.leaseMs)));
    return due.length === MAX_LEASES_AT_ONCE ? 0 : LOOK_EVERY_MS;
  }

  async #recover(lease: StepLease, untilMs: number): Promise<void> {
    const { leases, log, store } = this.#parts;
    try {
      const open = await this.#findOpen(await store.loadSteps(lease.members));
      await this.#lookAt(lease, open, getBegunMs(lease.leaseId), untilMs);
    } catch (error) {
      log.error(
        { event: "recover_steps_failed", steps: lease.members.length, error: loggable(error) },
        "The steps of a due lease could not be looked at; they are tried again when the lease comes due again",
      );
    } finally {
      leases.drop(lease.leaseId);
    }
  }

  async #lookAt(lease: StepLease, open: readonly OpenStep[], begunMs: number, untilMs: number): Promise<void> {
    const { recorder, now, findCarrier, leases } = this.#parts;
    const ours = open.filter(({ row }) => row.sentMs === begunMs);
    const begunAgain = open.filter(({ row }) => row.sentMs !== begunMs);
    // A live worker would have renewed the lease. It died, and may have submitted the step before that.
    const abandoned = ours.filter(({ row }) => row.state === "submitting");
    if (abandoned.length > 0)
      await recorder.record(abandoned.map(({ ref, row: { repeats } }) => ({ kind: "unknown", ref, repeats })));
    // Renewed only while carriers are asked, which may take long: a worker that cannot record must let another one take over.
    leases.add(lease.leaseId, untilMs);
    const asked = await queryCarriers(findCarrier, this.#silentCarriers, ours, now());
    // Steps that were begun again have another lease: here they can only expire.
    const waited = await queryCarriers(findNoCarrier, this.#silentCarriers, begunAgain, now());
    const events = [...asked.events, ...waited.events];
    leases.drop(lease.leaseId);
    if (events.length > 0) await recorder.record(events);
    const stillOpen = [...asked.stillOpen, ...waited.stillOpen];
    const nextMs = getNextRecoveryMs({
      nowMs: now(),
      begunMs,
      canAsk: asked.stillOpen.some(({ row }) => findCarrier(row.carrier)?.carrier.ask !== undefined),
      earliestExpiryMs: getEarliestExpiryMs(stillOpen),
    });
    await this.#reschedule(lease, stillOpen, asked.stillOpen.length > 0 ? nextMs : getEarliestExpiryMs(stillOpen));
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
