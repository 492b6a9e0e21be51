import type { Claimed, DeliveryStore, NewBatch, StepRecorder } from "../../../../server/dispatch/ports.ts";
import type { Ending, StepRef, StepState } from "../../../../server/domain/delivery.ts";
import { getStepName } from "../../../../server/domain/delivery.ts";
import { timeOfMessageKey } from "../../../../server/domain/message-key.ts";
import type { NewMessage } from "../../../../server/domain/model.ts";
import type { StepEvent } from "../../../../server/reports/recorder.ts";
import type { StoredStep } from "../../../../server/store/messages.ts";
import type { UnwrittenStep, UnwrittenSteps } from "../../../../server/store/new-steps.ts";
import type { Watch } from "../../../../server/store/watches.ts";
import { MemoryQueue } from "./memory-queue.ts";

interface Row {
  state: StepState;
  carrier: string;
  sentMs: number;
  expiresMs: number;
  last: boolean;
  carrierIds: readonly string[];
  endedMs?: number;
  ending?: Ending;
}

const OPEN = new Set<StepState>(["queued", "submitting", "submitted", "unknown"]);

/** Database, queue and recorder as dispatch sees them, in memory. */
export class MemoryDelivery extends MemoryQueue implements DeliveryStore, StepRecorder {
  readonly messages = new Map<string, NewMessage>();
  readonly rows = new Map<string, Row>();
  readonly watches = new Map<string, Watch & { readonly jobIds?: readonly string[] }>();
  readonly unwritten: UnwrittenSteps = new Map();
  readonly ended: { readonly name: string; readonly ending: Ending }[] = [];

  /** Messages as the acceptor leaves them: stored, with one job. */
  accept(accountId: string, messages: readonly (NewMessage & { readonly msgKey: string })[]): void {
    for (const message of messages) this.messages.set(`${accountId}\n${message.msgKey}`, message);
    this.add(undefined, [{ accountId, msgKeys: messages.map(({ msgKey }) => msgKey).join(" ") }]);
  }

  async park(parkings: Parameters<DeliveryStore["park"]>[0]) {
    await this.answer();
    for (const { lane, watch } of parkings) {
      this.watches.set(watch.watchId, watch);
      const job = { lane, steps: watch.members, watchId: watch.watchId, notBeforeMs: 0, isNew: false };
      this.push({ queue: "backlog", ...job });
    }
  }

  async loadSteps(refs: readonly StepRef[]): Promise<readonly StoredStep[]> {
    await this.answer();
    return refs.flatMap((ref) => {
      const message = this.messages.get(`${ref.accountId}\n${ref.msgKey}`);
      if (message === undefined || ref.step >= message.steps.length) return [];
      const row = this.rows.get(getStepName(ref));
      return [{ ref, message, row: row && { ...row }, startedMs: this.#startOf(ref) }];
    });
  }

  async beginSteps(beginnings: Parameters<DeliveryStore["beginSteps"]>[0], watch: Watch, nowMs: number) {
    await this.answer();
    const begun = beginnings.filter(({ ref }) => {
      const row = this.rows.get(getStepName(ref));
      return (row === undefined || row.state === "queued") && this.#startOf(ref) !== undefined;
    });
    for (const { ref, carrier, expiresMs, last } of begun) {
      const name = getStepName(ref);
      const sentMs = Math.max(nowMs, (this.rows.get(name)?.sentMs ?? 0) + 1);
      this.rows.set(name, { state: "submitting", carrier, sentMs, expiresMs, last, carrierIds: [] });
    }
    if (begun.length > 0) this.watches.set(watch.watchId, { ...watch, members: begun.map(({ ref }) => ref) });
    return new Set(begun.map(({ ref }) => getStepName(ref)));
  }

  /** In another order, as a database may find them. */
  async loadNewSteps(refs: readonly StepRef[]): Promise<readonly StoredStep[]> {
    return (await this.loadSteps(refs)).map((stored) => ({ ...stored, row: undefined })).toReversed();
  }

  async beginNewSteps({ members, ...watch }: NewBatch): Promise<Claimed> {
    await this.answer();
    const own = members.filter(({ job }) => this.claimed(job) !== undefined);
    const jobIds = own.map(({ job }) => job.id);
    const refs = own.map(({ ref }) => ref);
    if (own.length > 0) this.watches.set(watch.watchId, { ...watch, members: refs, jobIds });
    return { ours: new Set(refs), back: new Set() };
  }

  async findNewSteps({ watchId, dueMs, members }: NewBatch): Promise<Claimed> {
    await this.answer();
    const watch = this.watches.get(watchId);
    const own = members.filter(({ job }) => this.claimed(job) !== undefined).map(({ ref }) => ref);
    if (watch === undefined) return { ours: new Set(), back: new Set(own) };
    return { ours: new Set(watch.dueMs === dueMs ? watch.members : []), back: new Set() };
  }

  async writeMissingSteps(steps: readonly UnwrittenStep[]) {
    await this.answer();
    for (const step of steps) this.#write(step);
  }

  async findWatchesOfJobs(jobIds: readonly string[]) {
    await this.answer();
    return [...this.watches.values()].filter((watch) => watch.jobIds?.some((id) => jobIds.includes(id)));
  }

  async saveWatch(watch: Watch) {
    await this.answer();
    this.watches.set(watch.watchId, { ...this.watches.get(watch.watchId), ...watch });
  }

  async postponeWatches(watchIds: readonly string[], dueMs: number) {
    await this.answer();
    for (const watchId of watchIds) {
      const watch = this.watches.get(watchId);
      if (watch !== undefined) this.watches.set(watchId, { ...watch, dueMs });
    }
  }

  async claimDueWatches(nowMs: number, leaseMs: number, limit: number) {
    await this.answer();
    const due = [...this.watches.values()].filter(({ dueMs }) => dueMs <= nowMs).slice(0, limit);
    for (const watch of due) this.watches.set(watch.watchId, { ...watch, dueMs: nowMs + leaseMs });
    return due;
  }

  async endWatches(watchIds: readonly string[]) {
    await this.answer();
    for (const watchId of watchIds) this.watches.delete(watchId);
  }

  async record(events: readonly StepEvent[]) {
    await this.answer();
    for (const event of events) this.#apply(event);
  }

  async matchOrphans() {
    await this.answer();
    return 0;
  }

  #write({ ref, carrier, sentMs, expiresMs, last }: UnwrittenStep): void {
    const name = getStepName(ref);
    if (!this.rows.has(name))
      this.rows.set(name, { state: "submitting", carrier, sentMs, expiresMs, last, carrierIds: [] });
  }

  #apply(event: StepEvent): void {
    const name = getStepName(event.ref);
    const unwritten = this.unwritten.get(name);
    if (unwritten !== undefined) this.#write(unwritten);
    const row = this.rows.get(name);
    if (row === undefined || !OPEN.has(row.state)) return;
    if (event.kind === "submitted") Object.assign(row, { state: "submitted", carrierIds: event.carrierIds });
    else if (event.kind === "unknown") row.state = "unknown";
    else if (event.kind === "returned") {
      if (row.state === "queued" || (event.begunMs ?? row.sentMs) !== row.sentMs) return;
      row.state = "queued";
      this.add(event.retryAfterMs, [batchEntry(event.ref)]);
    } else {
      Object.assign(row, { state: event.ending.state, endedMs: this.now(), ending: event.ending });
      this.ended.push({ name, ending: event.ending });
      if (event.ending.state !== "delivered" && !row.last)
        this.add(undefined, [batchEntry({ ...event.ref, step: event.ref.step + 1 })]);
    }
  }

  #startOf({ accountId, msgKey, step }: StepRef): number | undefined {
    if (step === 0) return timeOfMessageKey(msgKey);
    const before = this.rows.get(getStepName({ accountId, msgKey, step: step - 1 }));
    return before?.state === "failed" || before?.state === "expired" ? before.endedMs : undefined;
  }
}

const batchEntry = ({ accountId, msgKey, step }: StepRef) => ({ accountId, msgKeys: msgKey, step });
