import type { Receipt } from "../carriers/carrier.ts";
import { crashPoint } from "../crash-points.ts";
import { parseCarrierReference } from "../domain/delivery.ts";
import { findWebhookAccounts } from "../store/accounts.ts";
import {
  type CarrierId,
  type EarlyReceipt,
  findEarlyReceipts,
  findParts,
  type StepPart,
} from "../store/carrier-ids.ts";
import type { Database } from "../store/database.ts";
import { AccountMovingError, type DatabaseErrorKind } from "../store/database-errors.ts";
import type { DeferredRows } from "../store/deferred-rows.ts";
import { GroupCommit } from "../store/group-commit.ts";
import { deleteOrphans, findMatchedOrphans, listOrphans, type OrphanPlace, startAt } from "../store/orphan-receipts.ts";
import { ensurePartitions } from "../store/partitions.ts";
import type { ChangedStep } from "../store/record-steps.ts";
import { retry, writeInHalves } from "../store/retry.ts";
import { type Log, loggable } from "../telemetry/log.ts";
import { type Call, DelayedSubmits, type WaitingItem } from "./delayed-submits.ts";
import { findOwners } from "./find-owners.ts";
import { recordBatch } from "./record-batch.ts";
import {
  getItemStep,
  isReceipt,
  type ReceiptItem,
  type RecorderItem,
  type StepEvent,
  takeOnePerStep,
  toEventItem,
} from "./recorder-item.ts";

export type { StepEvent } from "./recorder-item.ts";

export interface RecorderOptions {
  readonly database: Database;
  /** Told when recording fails for the first time, and how that ended. */
  readonly log?: Log;
  readonly now?: () => number;
  readonly maxBatch?: number;
  /** How long a failing database is retried before a call is refused. */
  readonly retryForMs?: number;
  /** How long the news that a carrier has a step waits for the step's end, see delayed-submits.ts (default 0). */
  readonly submitDelayMs?: number;
  /** Called after each commit with the steps that ended, or succeeded after their end. */
  readonly onEnded?: (steps: readonly ChangedStep[]) => void;
  /** Called for receipts that cannot be for anything this gateway sent. They are ignored. */
  readonly onUnusable?: (carrier: string, receipts: number) => void;
  /** Those of the accounts that get their reports by webhook. Default: as the accounts in the database say. */
  readonly findWebhookAccounts?: (accountIds: readonly string[]) => Promise<readonly string[]>;
  /**
   * The recorder of the account's cell, if there are several cells: the cell that knows a carrier's id may be the one where the account was
   * before. Rejects while the account changes its cell: its receipts are refused then, so that the carrier sends them again later.
   */
  readonly findHome?: (accountId: string) => Promise<Recorder>;
  /** Told of each call of matchOrphans. */
  readonly onMatching?: (call: Promise<unknown>) => void;
  /** For the first cell, which gets all receipts: recorders of other cells, which may know the ids that it does not know. */
  readonly getOthers?: () => readonly Recorder[];
  /** For other cells: the database of the first one, where receipts are kept whose id no cell knows yet. */
  readonly orphans?: Database;
}

/**
 * How far a search for orphan receipts looks back before the one that succeeded before it. One is left over only if the receipt and its
 * carrier id were committed at the same moment, so that neither transaction saw the other, or if its cell did not answer.
 */
const MATCH_BACK_MS = 300_000;
const MATCHED_AT_ONCE = 1000;
/** Receipts of the first cell that another one looks through at once. Most receipts are no orphans, or for a moment only. */
const LISTED_AT_ONCE = 5000;
const MAX_ID_LENGTH = 255;
/** All errors except for a bad row. If the first try was committed after all, the second changes nothing. */
const RETRIED: ReadonlySet<DatabaseErrorKind> = new Set(["connection", "again", "partition", "database"]);

/** The account changes its cell at this moment. */
const MOVING = Symbol("moving");

/** A search through the orphan receipts, in several calls of matchOrphans where there are many. */
interface OrphanPass {
  readonly beganMs: number;
  readonly after: OrphanPlace;
  /** Receipts were left because their account changes its cell, or the cell failed. */
  readonly hasLeft: boolean;
}

/** For each receipt whose account is known, the recorder of the account's cell. */
type Homes = ReadonlyMap<RecorderItem, Recorder | typeof MOVING>;

/**
 * Records what happens to steps, many events with one commit. Recorders of several processes may record events of the same step. If two
 * of them record the same event, it takes effect once.
 */
export class Recorder {
  /** Rows that are written with the first event of their step. */
  readonly deferred: DeferredRows = new Map();
  readonly #options: RecorderOptions;
  readonly #delayed: DelayedSubmits;
  readonly #now: () => number;
  readonly #commits: GroupCommit<WaitingItem>;
  readonly #asking = new Set<Promise<void>>();
  #isClosed = false;
  /** Undefined between two searches. */
  #pass: OrphanPass | undefined;
  /** When the last search began that has recorded all that it found; undefined: there was none. */
  #matchedMs: number | undefined;

  constructor(options: RecorderOptions) {
    const { now = Date.now, maxBatch = 1000, submitDelayMs = 0 } = options;
    this.#options = options;
    this.#now = now;
    this.#delayed = new DelayedSubmits(submitDelayMs, (items) => this.#commits.add(items));
    this.#commits = new GroupCommit({
      write: (waiting) => this.#write(waiting),
      countNext: (waiting) => Math.min(maxBatch, waiting.length),
    });
  }

  /** Resolves when the events are committed. */
  record(events: readonly StepEvent[]): Promise<void> {
    const atMs = this.#now();
    return this.#add(events.map((event) => toEventItem(event, atMs)));
  }

  /** Resolves when the receipts are committed. Only then may they be acknowledged to the carrier. */
  receive(carrier: string, receipts: readonly Receipt[]): Promise<void> {
    const nowMs = this.#now();
    const items: RecorderItem[] = [];
    // The time is part of an orphan receipt's key. So receipts of this call for the same carrier id get different times.
    const times = new Map<string, number>();
    for (const { of, ending } of receipts) {
      if ("reference" in of) {
        const sent = parseCarrierReference(of.reference);
        if (sent !== undefined) items.push(toEventItem({ kind: "ended", ...sent, ending, carrier }, nowMs));
      } else if (isCarrierId(of.carrierId)) {
        const receivedMs = (times.get(of.carrierId) ?? nowMs - 1) + 1;
        times.set(of.carrierId, receivedMs);
        items.push({ carrier, carrierId: of.carrierId, receivedMs, ending, isStored: false, part: undefined });
      }
    }
    if (items.length < receipts.length) this.#options.onUnusable?.(carrier, receipts.length - items.length);
    return this.#add(items);
  }

  /**
   * Matches receipts that were stored before their id was known, and returns how many. To be called about once a second, and again at once
   * while there are more. The first search looks through all of them, because no process may have done so for a while. What a call could not
   * record is left to a later search, so that a cell that is away does not hold up the receipts of others.
   */
  matchOrphans(): Promise<{ readonly matched: number; readonly hasMore: boolean }> {
    const matching = this.#matchOrphans();
    this.#options.onMatching?.(matching);
    return matching;
  }

  async #matchOrphans(): Promise<{ readonly matched: number; readonly hasMore: boolean }> {
    const nowMs = this.#now();
    const sinceMs = this.#matchedMs === undefined ? 0 : this.#matchedMs - MATCH_BACK_MS;
    this.#pass ??= { beganMs: nowMs, after: startAt(sinceMs), hasLeft: false };
    const { beganMs, after, hasLeft } = this.#pass;
    const { found, last } = await this.#findOrphans(after, nowMs);
    const { matched, failure } = await this.#recordOrphans(found);
    const leaves = hasLeft || matched < found.length;
    this.#pass = last && { beganMs, after: last, hasLeft: leaves };
    if (last === undefined && !leaves) this.#matchedMs = beganMs;
    if (failure !== undefined) throw failure.reason;
    return { matched, hasMore: last !== undefined };
  }

  /** Receipts whose id is known by now, and the last one that was looked at; undefined: there are no more after it. */
  async #findOrphans(
    after: OrphanPlace,
    nowMs: number,
  ): Promise<{ readonly found: readonly EarlyReceipt[]; readonly last: OrphanPlace | undefined }> {
    const { database, orphans } = this.#options;
    if (orphans === undefined) {
      const found = await findMatchedOrphans(database.pool, { after, nowMs, limit: MATCHED_AT_ONCE });
      return { found, last: found[MATCHED_AT_ONCE - 1] };
    }
    const listed = await listOrphans(orphans.pool, { after, limit: LISTED_AT_ONCE });
    return { found: await findEarlyReceipts(database.pool, listed, nowMs), last: listed[LISTED_AT_ONCE - 1] };
  }

  /** Returns how many were recorded; those of accounts that change their cell are left. `failure`: one of the cells failed. */
  async #recordOrphans(
    found: readonly EarlyReceipt[],
  ): Promise<{ readonly matched: number; readonly failure: PromiseRejectedResult | undefined }> {
    const { database, orphans } = this.#options;
    const items = found.map(({ carrier, carrierId, receivedMs, ending, ...part }): ReceiptItem => {
      return { carrier, carrierId, receivedMs, ending, isStored: true, part };
    });
    const homes = await this.#findHomes(items);
    let matched = 0;
    const record = async ([home, ofHome]: readonly [Recorder | typeof MOVING, ReceiptItem[]]): Promise<void> => {
      if (home === MOVING) return;
      await home.#add(ofHome);
      // After the commit: if the process dies in between, they are matched once more, which changes nothing.
      if (orphans || home !== this)
        await crashPoint("orphans-deleted", () => deleteOrphans((orphans ?? database).pool, ofHome));
      matched += ofHome.length;
    };
    const byHome = Map.groupBy(items, (item) => homes.get(item) ?? this);
    const settled = await Promise.allSettled([...byHome].map(record));
    return { matched, failure: settled.find((one) => one.status === "rejected") };
  }

  /** For each id the part of a step of this cell that it stands for; undefined: not known here. */
  findParts(names: readonly CarrierId[]): Promise<readonly (StepPart | undefined)[]> {
    return findParts(this.#options.database.pool, names, this.#now());
  }

  /** Refuses further events and waits for those under way. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#delayed.flush();
    while (this.#asking.size > 0) await Promise.all(this.#asking);
    await this.#commits.drain();
  }

  #add(items: readonly RecorderItem[]): Promise<void> {
    if (this.#isClosed) return Promise.reject(new Error("The recorder is closed"));
    if (items.length === 0) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const call: Call = {
        left: items.length,
        error: undefined,
        done: () => (call.error === undefined ? resolve() : reject(call.error)),
      };
      this.#commits.add(this.#delayed.filter(items.map((item) => ({ item, calls: [call] }))));
    });
  }

  async #write(waiting: readonly WaitingItem[]): Promise<void> {
    const { batch, later } = takeOnePerStep(await this.#withParts(waiting));
    this.#commits.putBack(later);
    const items = batch.map(({ item }) => item);
    const { written, failed } = await writeInHalves(items, (part) => this.#retry(part, () => this.#record(part)));
    const [refused] = failed;
    if (refused !== undefined)
      this.#options.log?.error(
        { event: "recording_given_up", ...describeItems([...failed.keys()]), error: loggable(refused[1]) },
        "What happened to steps was not recorded; workers and carriers tell it again",
      );
    for (const { item, calls } of batch) settleAll(calls, failed.get(item));
    const ended = written.flat().filter(({ outcome }) => outcome !== "none");
    if (ended.length > 0) this.#options.onEnded?.(ended);
  }

  async #record(items: readonly RecorderItem[]): Promise<readonly ChangedStep[]> {
    const { database, findWebhookAccounts: find } = this.#options;
    const accountIds = new Set(items.map((item) => getItemStep(item)?.accountId).filter((id) => id !== undefined));
    const webhookAccounts = await (find?.([...accountIds]) ?? findWebhookAccounts(database.pool, [...accountIds]));
    return recordBatch(database, this.deferred, items, { nowMs: this.#now(), webhookAccounts });
  }

  /** Looks up which step each receipt is for. Receipts that cannot be looked up are refused. */
  async #withParts(waiting: readonly WaitingItem[]): Promise<readonly WaitingItem[]> {
    const receipts = waiting.map(({ item }) => item).filter(isReceipt);
    const unresolved = receipts.filter(({ part }) => part === undefined);
    if (unresolved.length === 0) return waiting;
    let homes: Homes;
    try {
      const parts = await this.#retry(unresolved, () => this.findParts(unresolved));
      for (const [index, receipt] of unresolved.entries()) receipt.part = parts[index] ?? null;
      homes = await this.#findHomes(unresolved);
    } catch (error) {
      return refuse(waiting, new Set<RecorderItem>(unresolved), error as Error);
    }
    const { getOthers = () => [] } = this.#options;
    const left = this.#handOver(waiting, homes);
    if (getOthers().length === 0) return left;
    const strange = left.filter(({ item }) => isReceipt(item) && item.part === null && !item.isUnknownElsewhere);
    if (strange.length > 0) this.#askOthers(strange);
    const asked = new Set(strange);
    return left.filter((one) => !asked.has(one));
  }

  /** Receipts whose id this cell does not know go to the cell that knows it. They come back if there is none. */
  #askOthers(strange: readonly WaitingItem[]): void {
    const receipts = strange.map(({ item }) => item).filter(isReceipt);
    const ask = async (): Promise<void> => {
      const owners = await findOwners(receipts, this.#options.getOthers?.() ?? []);
      for (const receipt of receipts) {
        receipt.part = owners.get(receipt)?.part ?? null;
        receipt.isUnknownElsewhere = true;
      }
      const homes = await this.#findHomes(receipts);
      for (const one of this.#handOver(strange, homes))
        ((isReceipt(one.item) && !homes.has(one.item) && owners.get(one.item)?.owner) || this).#commits.add([one]);
    };
    const asking = ask()
      .catch((error: Error) => void refuse(strange, new Set(receipts), error))
      .finally(() => this.#asking.delete(asking));
    this.#asking.add(asking);
  }

  /** The cells in which the receipts have to be recorded, of those whose account is known. */
  async #findHomes(receipts: readonly ReceiptItem[]): Promise<Homes> {
    const { findHome } = this.#options;
    const homes = new Map<RecorderItem, Recorder | typeof MOVING>();
    if (findHome === undefined) return homes;
    const find = (accountId: string): Promise<Recorder | typeof MOVING> =>
      findHome(accountId).catch((error: unknown) => {
        if (error instanceof AccountMovingError) return MOVING;
        throw error;
      });
    await Promise.all(
      receipts.map(async (receipt) => {
        if (receipt.part) homes.set(receipt, await find(receipt.part.ref.accountId));
      }),
    );
    return homes;
  }

  /** Returns those that are recorded here. */
  #handOver(waiting: readonly WaitingItem[], homes: Homes): readonly WaitingItem[] {
    const moving = new Set([...homes].flatMap(([item, home]) => (home === MOVING ? [item] : [])));
    return refuse(waiting, moving, new AccountMovingError()).filter((one) => {
      const home = homes.get(one.item) ?? this;
      if (home !== this && home !== MOVING) home.#commits.add([one]);
      return home === this;
    });
  }

  async #retry<Value>(items: readonly RecorderItem[], call: () => Promise<Value>): Promise<Value> {
    const { database, retryForMs = 30_000, log } = this.#options;
    let failedMs: number | undefined;
    const value = await retry(call, {
      retryForMs,
      makePartitions: () => ensurePartitions(database, this.#now()),
      retried: RETRIED,
      onFirstFailure: (error) => {
        failedMs = performance.now();
        log?.warn(
          { event: "recording_failed", ...describeItems(items), error: loggable(error) },
          "What happened to steps could not be recorded; trying again",
        );
      },
    });
    if (failedMs !== undefined)
      log?.info(
        { event: "recording_recovered", ...describeItems(items), afterMs: Math.round(performance.now() - failedMs) },
        "What happened to steps is recorded after all",
      );
    return value;
  }
}

/** How many there are, and one of them to look for. */
function describeItems(items: readonly RecorderItem[]) {
  const ref = items.map(getItemStep).find((step) => step !== undefined);
  return { steps: items.length, account: ref?.accountId, msgKey: ref?.msgKey };
}

function settleAll(calls: readonly Call[], error: Error | undefined): void {
  for (const call of calls) {
    call.error ??= error;
    if (--call.left === 0) call.done();
  }
}

function refuse(
  waiting: readonly WaitingItem[],
  refused: ReadonlySet<RecorderItem>,
  error: Error,
): readonly WaitingItem[] {
  if (refused.size === 0) return waiting;
  for (const { item, calls } of waiting) if (refused.has(item)) settleAll(calls, error);
  return waiting.filter(({ item }) => !refused.has(item));
}

const isCarrierId = (carrierId: string): boolean =>
  carrierId.length > 0 && carrierId.length <= MAX_ID_LENGTH && !carrierId.includes("\0");
