import type { OutboxStore, StepRecorder, StepStore } from "../../../../server/dispatch/ports.ts";
import {
  type Ending,
  getStepName,
  type MessageRef,
  type StepRef,
  type StepState,
} from "../../../../server/domain/delivery.ts";
import { timeOfMessageKey } from "../../../../server/domain/message-key.ts";
import type { NewMessage } from "../../../../server/domain/model.ts";
import { TIMINGS } from "../../../../server/domain/timings.ts";
import type { StepEvent } from "../../../../server/reports/recorder.ts";
import type { DeferredLease, DeferredRow, DeferredRows } from "../../../../server/store/deferred-rows.ts";
import type { StoredStep } from "../../../../server/store/messages.ts";
import type { BacklogBatch, ClaimedBatch } from "../../../../server/store/outbox.ts";
import { getBegunMs, type HeldLease, type StepLease } from "../../../../server/store/step-leases.ts";
import { MemoryOutbox, type OutboxRow } from "./memory-outbox.ts";
import type { StatementName } from "./statements.ts";

interface StepRow {
  state: StepState;
  carrier: string;
  sentMs: number;
  expiresMs: number;
  last: boolean;
  carrierIds: readonly string[];
  repeats: number;
  endedMs?: number;
  ending?: Ending;
}

type Lease = StepLease & Partial<Pick<DeferredLease, "carrier" | "outboxIds">>;

const isOnOneOf =
  (outboxIds: readonly number[]) =>
  (lease: Lease): boolean =>
    lease.outboxIds?.some((outboxId) => outboxIds.includes(outboxId)) ?? false;

/** Makes one statement: has its effect at some time, and resolves with what it returned. */
export type RunStatement = <Value>(name: StatementName, effect: () => Value) => Promise<Value>;

export interface MemoryStoreOptions {
  readonly run?: RunStatement;
  /** The date. */
  readonly now?: () => number;
  /** The time of heartbeats: a jump of the date kills no worker. */
  readonly clockMs?: () => number;
  readonly workerLifetimeMs?: number;
  /** A connection that breaks while steps are begun is back at once, and the call asks again itself. */
  readonly beginsAgain?: boolean;
}

const OPEN = new Set<StepState>(["queued", "submitting", "submitted", "unknown"]);
export const STEP_VALIDITY_S = 86_400;
/** Steps that wait about as long go into the outbox together. */
const DELAY_UNIT_MS = 250;

const isBroken = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "08006";
const alreadyThere = (): Error => Object.assign(new Error("duplicate key"), { code: "23505" });

/**
 * Everything that dispatch needs of the database, in memory, for tests whose clock stands still until they move it. It has the rules of
 * server/store: test/store/delivery-store.test.ts runs on both, and test/store/memory-store.test.ts compares them over random calls.
 * What is one statement or one transaction in the database is one step here. A call of several has as many steps, between which other
 * workers may do something.
 */
export class MemoryStore implements OutboxStore, StepStore, StepRecorder {
  /** While set, every call fails with it. */
  failure: Error | undefined;
  readonly messages = new Map<string, NewMessage>();
  readonly rows = new Map<string, StepRow>();
  readonly leases = new Map<string, Lease>();
  /** Steps that wait for the hours of advertising, by message. */
  readonly held = new Map<string, { readonly ref: StepRef; readonly untilMs: number }>();
  /** Until when each worker counts as alive. */
  readonly workers = new Map<string, number>();
  readonly deferred: DeferredRows = new Map();
  /** The steps that ended, in this order. */
  readonly ended: { readonly name: string; readonly ending: Ending }[] = [];
  readonly #run: RunStatement;
  readonly #now: () => number;
  readonly #clockMs: () => number;
  readonly #workerLifetimeMs: number;
  readonly #beginsAgain: boolean;
  readonly #outbox = new MemoryOutbox();

  constructor({
    run = (_name, effect) => this.#roundTrip(effect),
    now = () => Date.now(),
    clockMs = () => performance.now(),
    workerLifetimeMs = TIMINGS.workerLifetimeMs,
    beginsAgain = false,
  }: MemoryStoreOptions = {}) {
    this.#run = run;
    this.#now = now;
    this.#clockMs = clockMs;
    this.#workerLifetimeMs = workerLifetimeMs;
    this.#beginsAgain = beginsAgain;
  }

  /** Batches that are not in the backlog. */
  get outbox(): readonly OutboxRow[] {
    return this.#outbox.rows.filter(({ lane }) => lane === undefined);
  }

  get backlog(): readonly OutboxRow[] {
    return this.#outbox.rows.filter(({ lane }) => lane !== undefined);
  }

  countRows(state: StepState): number {
    return [...this.rows.values()].filter((row) => row.state === state).length;
  }

  /** Stores messages as the acceptor does: all of them with one outbox row. */
  accept(accountId: string, messages: readonly (NewMessage & { readonly msgKey: string })[]): void {
    for (const message of messages) this.messages.set(`${accountId}\n${message.msgKey}`, message);
    this.#outbox.insert({ steps: messages.map(({ msgKey }) => ({ accountId, msgKey, step: 0 })), isNew: true });
  }

  /** What happens when the heartbeat of every worker has run out: other workers may claim their batches. */
  declareWorkersDead(): void {
    this.workers.clear();
    this.#release(this.#findDeadHolders());
  }

  registerWorker(workerId: string) {
    return this.#run("registerWorker", () => {
      if (this.workers.has(workerId)) throw alreadyThere();
      this.workers.set(workerId, this.#getAliveUntil());
    });
  }

  sendHeartbeat(workerId: string) {
    return this.#run("sendHeartbeat", () => {
      if (!this.workers.has(workerId)) return false;
      this.workers.set(workerId, this.#getAliveUntil());
      return true;
    });
  }

  async releaseAbandonedBatches() {
    await this.#run("declareDead", () => {
      for (const [workerId, untilMs] of this.workers) if (untilMs < this.#clockMs()) this.workers.delete(workerId);
    });
    const dead = await this.#run("findDeadHolders", () => this.#findDeadHolders());
    if (dead.size > 0) await this.#run("releaseBatches", () => this.#release(dead));
  }

  async unregisterWorker(workerId: string) {
    await this.#run("unregisterWorker", () => void this.workers.delete(workerId));
    await this.releaseAbandonedBatches();
  }

  claim(workerId: string, maxSteps: number, fromId = 0): Promise<readonly ClaimedBatch[]> {
    const isDue = ({ outboxId, lane, notBeforeMs }: OutboxRow) =>
      outboxId >= fromId && lane === undefined && notBeforeMs <= this.#now();
    return this.#run("claim", () => this.#claim(workerId, maxSteps, isDue));
  }

  claimBacklog(
    workerId: string,
    { maxSteps, fullLanes, nowMs }: Parameters<OutboxStore["claimBacklog"]>[1],
  ): Promise<readonly ClaimedBatch[]> {
    const isDue = ({ lane, expiresMs = 0 }: OutboxRow) =>
      lane !== undefined && (!fullLanes.includes(lane) || expiresMs <= nowMs);
    return this.#run("claimBacklog", () => this.#claim(workerId, maxSteps, isDue));
  }

  async releaseUnknown(workerId: string, knownIds: readonly number[]) {
    const unknown = await this.#run("findUnknown", () =>
      this.#outbox.rows.filter((row) => row.workerId === workerId && !knownIds.includes(row.outboxId)),
    );
    if (unknown.length === 0) return;
    await this.#run("releaseUnknown", () => {
      for (const row of unknown) row.workerId = undefined;
    });
  }

  findGone(workerId: string, outboxIds: readonly number[]) {
    return this.#run("findGone", () => {
      const held = new Set(this.#outbox.findHeld(workerId, outboxIds));
      return outboxIds.filter((outboxId) => !held.has(outboxId));
    });
  }

  /** As an operator cancels a message that waits: the other steps of its batch get a new row. */
  cancel(ref: StepRef): void {
    this.#outbox.takeOut(ref.msgKey);
    const nowMs = this.#now();
    const row = { carrier: "(cancelled)", sentMs: nowMs, expiresMs: nowMs, last: true, carrierIds: [], repeats: 0 };
    this.rows.set(getStepName(ref), { state: "failed", ...row });
  }

  /** As an operator puts a message in front, or sends it again; all reports are taken for withdrawn in time. */
  requeue({ accountId, msgKey }: MessageRef): "release" | "repeat" | "refused" {
    const isMeant = (ref: StepRef): boolean => ref.msgKey === msgKey;
    const batches = this.#outbox.rows.filter((batch) => batch.steps.some(isMeant)).map(({ outboxId }) => outboxId);
    this.#adopt((lease) => lease.members.some(isMeant) || isOnOneOf(batches)(lease));
    const { steps = [] } = this.#findMessage({ accountId, msgKey, step: 0 }) ?? {};
    const refs = steps.map((_, step) => ({ accountId, msgKey, step }));
    const last = refs.findLast((ref) => this.rows.has(getStepName(ref)));
    const row = last && this.rows.get(getStepName(last));
    if (row?.state === "delivered" || row?.state === "submitting") return "refused";
    const isFollowed = row !== undefined && (row.state === "failed" || row.state === "expired") && !row.last;
    const next = { accountId, msgKey, step: (last?.step ?? 0) + (isFollowed ? 1 : 0) };
    const isWaiting = row === undefined || row.state === "queued" || isFollowed;
    if (!isWaiting) {
      const { ending: _, endedMs: __, ...kept } = row;
      const expiresMs = this.#now() + (steps[next.step]?.validityS ?? STEP_VALIDITY_S) * 1000;
      const again = { state: "queued", expiresMs, carrierIds: [], last: next.step === steps.length - 1 } as const;
      this.rows.set(getStepName(next), { ...kept, ...again, repeats: row.repeats + 1 });
    }
    this.#outbox.takeOut(msgKey);
    this.#outbox.insert({ steps: [next] });
    return isWaiting ? "release" : "repeat";
  }

  delete(workerId: string, outboxIds: readonly number[]) {
    return this.#run("delete", () => {
      this.#outbox.delete(this.#outbox.findHeld(workerId, outboxIds));
    });
  }

  holdSteps(held: Parameters<OutboxStore["holdSteps"]>[0]) {
    return this.#run("holdSteps", () => {
      for (const { ref, heldMs, untilMs, expiresMs, last } of held) {
        const row = this.rows.get(getStepName(ref));
        if (row !== undefined && !(row.state === "queued" && row.sentMs < heldMs)) continue;
        const stored = { carrier: "(held)", sentMs: heldMs, expiresMs, last: row?.last ?? last, carrierIds: [] };
        this.rows.set(getStepName(ref), { state: "queued", ...stored, repeats: row?.repeats ?? 0 });
        this.held.set(ref.msgKey, { ref, untilMs });
      }
    });
  }

  releaseScheduled(nowMs: number) {
    return this.#run("releaseScheduled", () => {
      const due = [...this.held.values()].filter(({ untilMs }) => untilMs <= nowMs).map(({ ref }) => ref);
      for (const { msgKey } of due) this.held.delete(msgKey);
      if (due.length > 0) this.#outbox.insert({ steps: due });
      return due.length;
    });
  }

  insertIntoBacklog(batches: readonly BacklogBatch[]) {
    return this.#run("insertIntoBacklog", () => {
      for (const batch of batches) this.#outbox.insert(batch);
    });
  }

  /** In another order than asked for, as a database may return them. */
  loadSteps(refs: readonly StepRef[]): Promise<readonly StoredStep[]> {
    return this.#run("loadSteps", () => this.#load(refs));
  }

  /** Rows are not looked for, even if another worker has begun the steps meanwhile. */
  loadNewSteps(refs: readonly StepRef[]): Promise<readonly StoredStep[]> {
    return this.#run("loadNewSteps", () => this.#load(refs).map((step) => ({ ...step, row: undefined })));
  }

  async beginSteps(...args: Parameters<StepStore["beginSteps"]>): Promise<ReadonlySet<string>> {
    const [, { leaseId, dueMs }] = args;
    try {
      return await this.#run("beginSteps", () => this.#beginSteps(...args));
    } catch (error) {
      if (!this.#beginsAgain || !isBroken(error)) throw error;
    }
    const begun = await this.#run("beginSteps", () => {
      return this.leases.has(leaseId) ? new Set<string>() : this.#beginSteps(...args);
    });
    if (begun.size > 0) return begun;
    return this.#run("findLease", () => {
      const lease = this.leases.get(leaseId);
      return new Set(lease?.dueMs === dueMs ? lease.members.map(getStepName) : []);
    });
  }

  beginDeferred(lease: DeferredLease) {
    return this.#run("beginDeferred", () => {
      if (this.#outbox.findHeld(lease.workerId, lease.outboxIds).length < lease.outboxIds.length) return false;
      this.#insertLease(lease);
      return true;
    });
  }

  findDeferred({ leaseId, dueMs, workerId, outboxIds }: DeferredLease) {
    return this.#run("findDeferred", () => {
      // An empty lease: the statement that began the steps fails if it runs only now.
      if (!this.leases.has(leaseId)) this.leases.set(leaseId, { leaseId, dueMs, members: [] });
      const lease = this.leases.get(leaseId);
      const isBegun = lease?.dueMs === dueMs && lease.members.length > 0;
      return { isBegun, held: new Set(this.#outbox.findHeld(workerId, outboxIds)) };
    });
  }

  saveLease(lease: StepLease) {
    return this.#run("saveLease", () => {
      this.leases.set(lease.leaseId, { ...this.leases.get(lease.leaseId), ...lease });
    });
  }

  renewLeases(held: readonly HeldLease[], untilMs: number) {
    return this.#run("renewLeases", () => {
      const ours = held.filter(({ leaseId, dueMs }) => this.leases.get(leaseId)?.dueMs === dueMs);
      for (const { leaseId } of ours) this.#setDue(leaseId, untilMs);
      return new Set(ours.map(({ leaseId }) => leaseId));
    });
  }

  postponeLeases(leaseIds: readonly string[], dueMs: number) {
    return this.#run("postponeLeases", () => {
      for (const leaseId of leaseIds) this.#setDue(leaseId, dueMs);
    });
  }

  async claimDueLeases(nowMs: number, leaseMs: number, limit: number, fromMs = 0): Promise<readonly StepLease[]> {
    const due = await this.#run("claimDueLeases", () => {
      const all = [...this.leases.values()].filter(({ dueMs }) => dueMs <= nowMs && dueMs >= fromMs);
      const first = all.toSorted((one, other) => one.dueMs - other.dueMs).slice(0, limit);
      for (const { leaseId } of first) this.#setDue(leaseId, nowMs + leaseMs);
      return first.map(({ leaseId, members }) => ({ leaseId, members, dueMs: nowMs + leaseMs }));
    });
    const taken = new Set(due.map(({ leaseId }) => leaseId));
    if (due.length > 0) await this.#run("adoptLeases", () => this.#adopt(({ leaseId }) => taken.has(leaseId)));
    return due;
  }

  deleteLeases(leaseIds: readonly string[]) {
    return this.#run("deleteLeases", () => {
      for (const leaseId of leaseIds) this.leases.delete(leaseId);
    });
  }

  /** `deferred` are the deferred rows of the process that records. */
  record(events: readonly StepEvent[], deferred: DeferredRows = this.deferred) {
    return this.#run("record", () => this.#record(events, deferred));
  }

  matchOrphans() {
    return this.#run("matchOrphans", () => ({ matched: 0, hasMore: false }));
  }

  /** The event loop may do something else before a database answers. */
  async #roundTrip<Value>(effect: () => Value): Promise<Value> {
    await new Promise((resolve) => setImmediate(resolve));
    if (this.failure !== undefined) throw this.failure;
    return effect();
  }

  #getAliveUntil(): number {
    return this.#clockMs() + this.#workerLifetimeMs;
  }

  #beginSteps(...[steps, lease, nowMs]: Parameters<StepStore["beginSteps"]>): ReadonlySet<string> {
    const begun = steps.filter(({ ref, repeats = 0 }) => {
      const row = this.rows.get(getStepName(ref)) ?? { state: "queued", sentMs: 0, repeats };
      const isQueued = row.state === "queued" && row.sentMs < nowMs && row.repeats === repeats;
      return isQueued && this.#getStartMs(ref) !== undefined;
    });
    if (begun.length > 0)
      this.#insertLease({ leaseId: lease.leaseId, dueMs: lease.dueMs, members: begun.map(({ ref }) => ref) });
    for (const { ref, carrier, expiresMs, last, repeats = 0 } of begun) {
      const name = getStepName(ref);
      const row = { carrier, sentMs: nowMs, expiresMs, last: this.rows.get(name)?.last ?? last, repeats };
      this.rows.set(name, { state: "submitting", ...row, carrierIds: [] });
    }
    return new Set(begun.map(({ ref }) => getStepName(ref)));
  }

  #insertLease(lease: Lease): void {
    if (this.leases.has(lease.leaseId)) throw alreadyThere();
    this.leases.set(lease.leaseId, lease);
  }

  #setDue(leaseId: string, dueMs: number): void {
    const lease = this.leases.get(leaseId);
    if (lease !== undefined) this.leases.set(leaseId, { ...lease, dueMs });
  }

  /** A worker that was declared dead claims nothing. */
  #claim(workerId: string, maxSteps: number, isDue: (row: OutboxRow) => boolean): readonly ClaimedBatch[] {
    return this.workers.has(workerId) ? this.#outbox.claim(workerId, maxSteps, isDue) : [];
  }

  #findDeadHolders(): ReadonlySet<string> {
    const holders = this.#outbox.rows.map(({ workerId }) => workerId).filter((workerId) => workerId !== undefined);
    return new Set(holders.filter((workerId) => !this.workers.has(workerId)));
  }

  #release(dead: ReadonlySet<string>): void {
    const released = this.#outbox.rows.filter(({ workerId }) => workerId !== undefined && dead.has(workerId));
    this.#adopt(isOnOneOf(released.map(({ outboxId }) => outboxId)));
    for (const row of released) row.workerId = undefined;
  }

  /** Writes the rows that the workers of these leases did not write. */
  #adopt(isMeant: (lease: Lease) => boolean): void {
    const leases = [...this.leases.values()].filter(isMeant);
    leases.sort((one, other) => (one.leaseId < other.leaseId ? -1 : 1));
    for (const lease of leases) if (lease.carrier !== undefined) this.#adoptOne(lease, lease.carrier);
  }

  #adoptOne({ leaseId, members }: Lease, carrier: string): void {
    const sentMs = getBegunMs(leaseId);
    for (const ref of members) {
      const { steps = [] } = this.#findMessage(ref) ?? {};
      const step = steps[ref.step];
      if (step === undefined) continue;
      const expiresMs = (this.#getStartMs(ref) ?? sentMs) + (step.validityS ?? STEP_VALIDITY_S) * 1000;
      this.#writeMissing({ ref, carrier, sentMs, expiresMs, last: ref.step === steps.length - 1 });
    }
  }

  #writeMissing({ ref, carrier, sentMs, expiresMs, last }: Omit<DeferredRow, "detail">): void {
    const name = getStepName(ref);
    if (this.rows.has(name)) return;
    this.rows.set(name, { state: "submitting", carrier, sentMs, expiresMs, last, carrierIds: [], repeats: 0 });
  }

  #load(refs: readonly StepRef[]): readonly StoredStep[] {
    return refs.toReversed().flatMap((ref) => {
      const message = this.#findMessage(ref);
      if (message === undefined || ref.step >= message.steps.length) return [];
      const row = this.rows.get(getStepName(ref));
      return [{ ref, message, row: row && { ...row }, startedMs: this.#getStartMs(ref) }];
    });
  }

  #record(events: readonly StepEvent[], deferred: DeferredRows): void {
    const changed = events.filter((event) => this.#apply(event, deferred));
    const followers = changed.filter(({ kind, ref }) => kind === "ended" && this.#hasNext(ref));
    if (followers.length > 0)
      this.#outbox.insert({ steps: followers.map(({ ref }) => ({ ...ref, step: ref.step + 1 })) });
    const returned = changed.filter((event) => event.kind === "returned");
    const byDelay = Map.groupBy(returned, ({ retryAfterMs }) => Math.ceil(retryAfterMs / DELAY_UNIT_MS));
    for (const [units, some] of byDelay)
      this.#outbox.insert({ steps: some.map(({ ref }) => ref), notBeforeMs: this.#now() + units * DELAY_UNIT_MS });
  }

  #hasNext(ref: StepRef): boolean {
    const row = this.rows.get(getStepName(ref));
    return row !== undefined && row.state !== "delivered" && !row.last;
  }

  /** Whether the event has changed the step's row. */
  #apply(event: StepEvent, deferred: DeferredRows): boolean {
    const name = getStepName(event.ref);
    const missing = deferred.get(name);
    if (missing !== undefined) this.#writeMissing(missing);
    deferred.delete(name);
    const row = this.rows.get(name);
    if (row === undefined || !OPEN.has(row.state)) return false;
    const { repeats = row.repeats } = event;
    const isDelivered = event.kind === "ended" && event.ending.state === "delivered";
    if (repeats !== row.repeats && !isDelivered) return false;
    switch (event.kind) {
      case "submitted": {
        const carrierIds = event.carrierIds.length > 0 ? event.carrierIds : row.carrierIds;
        Object.assign(row, { state: "submitted", carrierIds });
        return true;
      }
      case "unknown":
        if (row.state === "submitting") row.state = "unknown";
        return true;
      case "returned":
        if (row.state === "queued" || (event.begunMs ?? row.sentMs) !== row.sentMs) return false;
        row.state = "queued";
        return true;
      case "ended": {
        const { ending, carrier = row.carrier } = event;
        if (carrier !== row.carrier) return false;
        Object.assign(row, { state: ending.state, endedMs: this.#now(), ending });
        this.ended.push({ name, ending });
        return true;
      }
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
