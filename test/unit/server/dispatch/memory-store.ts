import type { OutboxStore, StepRecorder, StepStore } from "../../../../server/dispatch/ports.ts";
import { type Ending, getStepName, type StepRef, type StepState } from "../../../../server/domain/delivery.ts";
import { timeOfMessageKey } from "../../../../server/domain/message-key.ts";
import type { NewMessage } from "../../../../server/domain/model.ts";
import type { StepEvent } from "../../../../server/reports/recorder.ts";
import type { DeferredLease, DeferredRow, DeferredRows } from "../../../../server/store/deferred-rows.ts";
import type { StoredStep } from "../../../../server/store/messages.ts";
import type { BacklogBatch, ClaimedBatch } from "../../../../server/store/outbox.ts";
import { getBegunMs, type HeldLease, type StepLease } from "../../../../server/store/step-leases.ts";

interface StepRow {
  state: StepState;
  carrier: string;
  sentMs: number;
  expiresMs: number;
  last: boolean;
  carrierIds: readonly string[];
  endedMs?: number;
  ending?: Ending;
}

interface OutboxRow {
  readonly outboxId: number;
  readonly steps: readonly StepRef[];
  /** Set for a batch of the backlog. */
  readonly lane?: string;
  readonly expiresMs?: number;
  readonly notBeforeMs: number;
  isNew: boolean;
  workerId: string | undefined;
}

type Lease = StepLease & Partial<Pick<DeferredLease, "carrier" | "outboxIds">>;

const OPEN = new Set<StepState>(["queued", "submitting", "submitted", "unknown"]);
const WORKER_LIFETIME_MS = 10_000;
export const STEP_VALIDITY_S = 86_400;

/**
 * Everything that dispatch needs of the database, in memory, for tests whose clock stands still until they move it. It has the rules of
 * server/store: test/store/delivery-store.test.ts runs on both.
 */
export class MemoryStore implements OutboxStore, StepStore, StepRecorder {
  /** While set, every call fails with it. */
  failure: Error | undefined;
  readonly messages = new Map<string, NewMessage>();
  readonly rows = new Map<string, StepRow>();
  readonly leases = new Map<string, Lease>();
  /** Until when each worker counts as alive, by performance.now(): a jump of the date kills no worker. */
  readonly workers = new Map<string, number>();
  readonly deferred: DeferredRows = new Map();
  /** The steps that ended, in this order. */
  readonly ended: { readonly name: string; readonly ending: Ending }[] = [];
  #outbox: OutboxRow[] = [];
  #lastOutboxId = 0;

  /** Batches that are not in the backlog. */
  get outbox(): readonly OutboxRow[] {
    return this.#outbox.filter(({ lane }) => lane === undefined);
  }

  get backlog(): readonly OutboxRow[] {
    return this.#outbox.filter(({ lane }) => lane !== undefined);
  }

  countRows(state: StepState): number {
    return [...this.rows.values()].filter((row) => row.state === state).length;
  }

  /** Stores messages as the acceptor does: all of them with one outbox row. */
  accept(accountId: string, messages: readonly (NewMessage & { readonly msgKey: string })[]): void {
    for (const message of messages) this.messages.set(`${accountId}\n${message.msgKey}`, message);
    this.#insert({ steps: messages.map(({ msgKey }) => ({ accountId, msgKey, step: 0 })), isNew: true });
  }

  /** What happens when the heartbeat of every worker has run out: other workers may claim their batches. */
  declareWorkersDead(): void {
    this.workers.clear();
    this.#release();
  }

  async registerWorker(workerId: string) {
    await this.#roundTrip();
    this.workers.set(workerId, performance.now() + WORKER_LIFETIME_MS);
  }

  async sendHeartbeat(workerId: string) {
    await this.#roundTrip();
    if (!this.workers.has(workerId)) return false;
    this.workers.set(workerId, performance.now() + WORKER_LIFETIME_MS);
    return true;
  }

  async releaseAbandonedBatches() {
    await this.#roundTrip();
    for (const [workerId, untilMs] of this.workers) if (untilMs < performance.now()) this.workers.delete(workerId);
    this.#release();
  }

  async unregisterWorker(workerId: string) {
    await this.#roundTrip();
    this.workers.delete(workerId);
    this.#release();
  }

  async claim(workerId: string, maxSteps: number): Promise<readonly ClaimedBatch[]> {
    await this.#roundTrip();
    const isDue = ({ lane, notBeforeMs }: OutboxRow) => lane === undefined && notBeforeMs <= Date.now();
    return this.#claim(workerId, maxSteps, isDue);
  }

  async claimBacklog(
    workerId: string,
    { maxSteps, fullLanes, nowMs }: Parameters<OutboxStore["claimBacklog"]>[1],
  ): Promise<readonly ClaimedBatch[]> {
    await this.#roundTrip();
    const isDue = ({ lane, expiresMs = 0 }: OutboxRow) =>
      lane !== undefined && (!fullLanes.includes(lane) || expiresMs <= nowMs);
    return this.#claim(workerId, maxSteps, isDue);
  }

  async releaseUnknown(workerId: string, knownIds: readonly number[]) {
    await this.#roundTrip();
    for (const row of this.#outbox)
      if (row.workerId === workerId && !knownIds.includes(row.outboxId)) row.workerId = undefined;
  }

  async findGone(workerId: string, outboxIds: readonly number[]) {
    await this.#roundTrip();
    const held = new Set(this.#findHeld(workerId, outboxIds));
    return outboxIds.filter((outboxId) => !held.has(outboxId));
  }

  /** As an operator cancels a message that waits: the other steps of its batch get a new row. */
  cancel(ref: StepRef): void {
    for (const { outboxId, steps } of [...this.#outbox]) {
      const others = steps.filter(({ msgKey }) => msgKey !== ref.msgKey);
      if (others.length === steps.length) continue;
      this.#outbox = this.#outbox.filter((row) => row.outboxId !== outboxId);
      if (others.length > 0) this.#insert({ steps: others });
    }
    const nowMs = Date.now();
    const row = { carrier: "(cancelled)", sentMs: nowMs, expiresMs: nowMs, last: true, carrierIds: [] };
    this.rows.set(getStepName(ref), { state: "failed", ...row });
  }

  async delete(workerId: string, outboxIds: readonly number[]) {
    await this.#roundTrip();
    const deleted = new Set(this.#findHeld(workerId, outboxIds));
    this.#outbox = this.#outbox.filter(({ outboxId }) => !deleted.has(outboxId));
  }

  async releaseScheduled() {
    await this.#roundTrip();
    return 0;
  }

  async insertIntoBacklog(batches: readonly BacklogBatch[]) {
    await this.#roundTrip();
    for (const batch of batches) this.#insert(batch);
  }

  /** In another order than asked for, as a database may return them. */
  async loadSteps(refs: readonly StepRef[]): Promise<readonly StoredStep[]> {
    await this.#roundTrip();
    return refs.toReversed().flatMap((ref) => {
      const message = this.#findMessage(ref);
      if (message === undefined || ref.step >= message.steps.length) return [];
      const row = this.rows.get(getStepName(ref));
      return [{ ref, message, row: row && { ...row }, startedMs: this.#getStartMs(ref) }];
    });
  }

  async loadNewSteps(refs: readonly StepRef[]): Promise<readonly StoredStep[]> {
    const begun = refs.filter((ref) => this.rows.has(getStepName(ref)));
    if (begun.length > 0) throw new Error(`${begun.length} steps were loaded as new and have rows`);
    return this.loadSteps(refs);
  }

  async beginSteps(
    steps: Parameters<StepStore["beginSteps"]>[0],
    lease: Parameters<StepStore["beginSteps"]>[1],
    nowMs: number,
  ): Promise<ReadonlySet<string>> {
    await this.#roundTrip();
    const begun = steps.filter(({ ref }) => {
      const state = this.rows.get(getStepName(ref))?.state ?? "queued";
      return state === "queued" && this.#getStartMs(ref) !== undefined;
    });
    for (const { ref, carrier, expiresMs, last } of begun) {
      const name = getStepName(ref);
      const sentMs = Math.max(nowMs, (this.rows.get(name)?.sentMs ?? 0) + 1);
      this.rows.set(name, { state: "submitting", carrier, sentMs, expiresMs, last, carrierIds: [] });
    }
    if (begun.length > 0) this.leases.set(lease.leaseId, { ...lease, members: begun.map(({ ref }) => ref) });
    return new Set(begun.map(({ ref }) => getStepName(ref)));
  }

  async beginDeferred(lease: DeferredLease) {
    await this.#roundTrip();
    if (this.#findHeld(lease.workerId, lease.outboxIds).length < lease.outboxIds.length) return false;
    this.leases.set(lease.leaseId, lease);
    return true;
  }

  async findDeferred({ leaseId, dueMs, workerId, outboxIds }: DeferredLease) {
    await this.#roundTrip();
    const isBegun = this.leases.get(leaseId)?.dueMs === dueMs;
    return { isBegun, held: new Set(this.#findHeld(workerId, outboxIds)) };
  }

  async saveLease(lease: StepLease) {
    await this.#roundTrip();
    this.leases.set(lease.leaseId, { ...this.leases.get(lease.leaseId), ...lease });
  }

  async renewLeases(held: readonly HeldLease[], untilMs: number) {
    await this.#roundTrip();
    const ours = held.filter(({ leaseId, dueMs }) => this.leases.get(leaseId)?.dueMs === dueMs);
    for (const { leaseId } of ours) {
      const lease = this.leases.get(leaseId);
      if (lease !== undefined) this.leases.set(leaseId, { ...lease, dueMs: untilMs });
    }
    return new Set(ours.map(({ leaseId }) => leaseId));
  }

  async postponeLeases(leaseIds: readonly string[], dueMs: number) {
    await this.#roundTrip();
    for (const leaseId of leaseIds) {
      const lease = this.leases.get(leaseId);
      if (lease !== undefined) this.leases.set(leaseId, { ...lease, dueMs });
    }
  }

  async claimDueLeases(nowMs: number, leaseMs: number, limit: number): Promise<readonly StepLease[]> {
    await this.#roundTrip();
    const due = [...this.leases.values()].filter(({ dueMs }) => dueMs <= nowMs).slice(0, limit);
    for (const lease of due) {
      this.leases.set(lease.leaseId, { ...lease, dueMs: nowMs + leaseMs });
      this.#adopt(lease);
    }
    return due;
  }

  async deleteLeases(leaseIds: readonly string[]) {
    await this.#roundTrip();
    for (const leaseId of leaseIds) this.leases.delete(leaseId);
  }

  async record(events: readonly StepEvent[]) {
    await this.#roundTrip();
    for (const event of events) this.#apply(event);
  }

  async matchOrphans() {
    await this.#roundTrip();
    return 0;
  }

  /** The event loop may do something else before a database answers. */
  async #roundTrip(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    if (this.failure !== undefined) throw this.failure;
  }

  #insert(row: Partial<OutboxRow> & Pick<OutboxRow, "steps">): void {
    const outboxId = ++this.#lastOutboxId;
    this.#outbox.push({ isNew: false, notBeforeMs: 0, ...row, outboxId, workerId: undefined });
  }

  #claim(workerId: string, maxSteps: number, isDue: (row: OutboxRow) => boolean): readonly ClaimedBatch[] {
    const claimed: ClaimedBatch[] = [];
    let steps = 0;
    for (const row of this.#outbox) {
      if (steps >= maxSteps) break;
      if (row.workerId !== undefined || !isDue(row)) continue;
      const { outboxId, isNew } = row;
      claimed.push({ outboxId, isNew, steps: row.steps, fromBacklog: row.lane !== undefined });
      Object.assign(row, { workerId, isNew: false });
      steps += row.steps.length;
    }
    return claimed;
  }

  #findHeld(workerId: string, outboxIds: readonly number[]): readonly number[] {
    const held = this.#outbox.filter((row) => row.workerId === workerId && outboxIds.includes(row.outboxId));
    return held.map(({ outboxId }) => outboxId);
  }

  #release(): void {
    for (const row of this.#outbox) {
      if (row.workerId === undefined || this.workers.has(row.workerId)) continue;
      for (const lease of this.leases.values()) if (lease.outboxIds?.includes(row.outboxId)) this.#adopt(lease);
      row.workerId = undefined;
    }
  }

  /** Writes the rows that the worker of a lease did not write. */
  #adopt({ leaseId, carrier, members }: Lease): void {
    if (carrier === undefined) return;
    const sentMs = getBegunMs(leaseId);
    for (const ref of members) {
      const { steps = [] } = this.#findMessage(ref) ?? {};
      const expiresMs = sentMs + (steps[0]?.validityS ?? STEP_VALIDITY_S) * 1000;
      this.#writeMissing({ ref, carrier, sentMs, expiresMs, last: steps.length === 1 });
    }
  }

  #writeMissing({ ref, carrier, sentMs, expiresMs, last }: Omit<DeferredRow, "detail">): void {
    const name = getStepName(ref);
    if (this.rows.has(name)) return;
    this.rows.set(name, { state: "submitting", carrier, sentMs, expiresMs, last, carrierIds: [] });
  }

  #apply(event: StepEvent): void {
    const name = getStepName(event.ref);
    const deferred = this.deferred.get(name);
    if (deferred !== undefined) this.#writeMissing(deferred);
    this.deferred.delete(name);
    const row = this.rows.get(name);
    if (row === undefined || !OPEN.has(row.state)) return;
    if (event.kind === "submitted") Object.assign(row, { state: "submitted", carrierIds: event.carrierIds });
    else if (event.kind === "unknown") {
      if (row.state === "submitting") row.state = "unknown";
    } else if (event.kind === "returned") {
      if (row.state === "queued" || (event.begunMs ?? row.sentMs) !== row.sentMs) return;
      row.state = "queued";
      this.#insert({ steps: [event.ref], notBeforeMs: Date.now() + event.retryAfterMs });
    } else {
      Object.assign(row, { state: event.ending.state, endedMs: Date.now(), ending: event.ending });
      this.ended.push({ name, ending: event.ending });
      const isOver = event.ending.state === "delivered" || row.last;
      if (!isOver) this.#insert({ steps: [{ ...event.ref, step: event.ref.step + 1 }] });
    }
  }

  #findMessage({ accountId, msgKey }: StepRef): NewMessage | undefined {
    return this.messages.get(`${accountId}\n${msgKey}`);
  }

  #getStartMs({ accountId, msgKey, step }: StepRef): number | undefined {
    if (step === 0) return timeOfMessageKey(msgKey);
    const previous = this.rows.get(getStepName({ accountId, msgKey, step: step - 1 }));
    return previous?.state === "failed" || previous?.state === "expired" ? previous.endedMs : undefined;
  }
}
