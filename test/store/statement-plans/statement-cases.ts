import { createHash } from "node:crypto";
import { expect } from "vitest";
import { getStepName } from "../../../server/domain/delivery.ts";
import { DAY_MS } from "../../../server/domain/time.ts";
import { Recorder, type StepEvent } from "../../../server/reports/recorder.ts";
import { Acceptor } from "../../../server/store/accept.ts";
import type { Database } from "../../../server/store/database.ts";
import { adoptLeases, beginDeferred } from "../../../server/store/deferred-rows.ts";
import { findAnswers } from "../../../server/store/idempotency.ts";
import { loadSteps } from "../../../server/store/messages.ts";
import { claimBacklog, claimOutbox, deleteFromOutbox, releaseAbandonedBatches } from "../../../server/store/outbox.ts";
import { Reports, readFinalReports } from "../../../server/store/reports.ts";
import { releaseScheduled } from "../../../server/store/scheduled-messages.ts";
import { claimDueLeases, deleteLeases, makeLeaseId, postponeLeases } from "../../../server/store/step-leases.ts";
import type { FreshDatabase } from "../../rig/fresh-database.ts";
import { makeKeyAt, makeRequest } from "../fixtures.ts";
import { begin, insertMessages, LEASE_MS, makeStepToBegin } from "../step-fixtures.ts";

/** Steps that a statement is about. */
const SOME = 50;
/** Rows that a claim looks at. */
const CLAIM = 500;
const BATCH = 1000;
const STEP_VALIDITY_S = 600;
const delivered = { state: "delivered", code: "10000" } as const;

export interface Case {
  /** What the statements are about: no part of their plans touches more rows. */
  readonly rows: number;
  /** The statements read in order and stop early. The server does so only if it knows how many rows there are. */
  readonly needsStatistics?: boolean;
  /** Of these tables only the partition of the day is read. */
  readonly prunes?: readonly string[];
  readonly run: (database: Database) => Promise<unknown>;
  /** What `run` works on. */
  readonly prepare?: () => Promise<unknown>;
}

const hashNumber = (number: number): string => createHash("md5").update(String(number)).digest("hex");

/** The statements of a gateway's work, on the database of the test. */
export function makeCases(fresh: FreshDatabase, nowMs: number): Readonly<Record<string, Case>> {
  const now = () => nowMs;
  let lastLease = 1000;
  const record = (database: Database, events: readonly StepEvent[]) => new Recorder({ database, now }).record(events);

  /** A case with steps that were inserted, and begun where `isBegun`. */
  function makeStepCase(
    rest: Omit<Case, "run" | "rows"> & { readonly isBegun?: boolean; readonly rows?: number },
    run: (database: Database, refs: Awaited<ReturnType<typeof insertMessages>>) => Promise<unknown>,
  ): Case {
    let refs: Awaited<ReturnType<typeof insertMessages>> = [];
    return {
      rows: SOME,
      ...rest,
      prepare: async () => {
        refs = await insertMessages(fresh.database.pool, nowMs, SOME);
        if (rest.isBegun) await begin(fresh.database, refs, nowMs);
      },
      run: (database) => run(database, refs),
    };
  }

  return {
    "accept messages": {
      rows: SOME,
      run: (database) => {
        const acceptor = new Acceptor({ database, now });
        return Promise.all(Array.from({ length: SOME }, () => acceptor.accept(makeRequest(nowMs))));
      },
    },
    "accept messages with new idempotency keys": {
      rows: SOME,
      run: (database) => {
        const acceptor = new Acceptor({ database, now });
        const makeKeyed = () => makeRequest(nowMs, { idempotency: { key: makeKeyAt(nowMs), bodyHash: "h" } });
        return Promise.all(Array.from({ length: SOME }, () => acceptor.accept(makeKeyed())));
      },
    },
    "find stored answers": {
      rows: SOME,
      run: (database) => {
        const requests = Array.from({ length: SOME }, (_, index) => {
          return { accountId: "acme", operation: "sendSms", bodyHash: "h", key: hashNumber(index + 1) };
        });
        return findAnswers(database.pool, requests, nowMs);
      },
    },
    "claim the outbox": { rows: CLAIM, run: ({ pool }) => claimOutbox(pool, "worker", 100) },
    "claim the backlog": {
      rows: CLAIM,
      needsStatistics: true,
      run: ({ pool }) => claimBacklog(pool, "worker", { maxSteps: 100, fullLanes: ["another"], nowMs }),
    },
    "release scheduled messages": {
      rows: SOME,
      prepare: () =>
        fresh.database.pool.query("INSERT INTO scheduled_messages SELECT 'acme', unnest($1::text[]), $2", [
          Array.from({ length: SOME }, () => makeKeyAt(nowMs)),
          nowMs,
        ]),
      run: (database) => releaseScheduled(database, nowMs),
    },
    "delete outbox rows": {
      rows: CLAIM,
      run: async ({ pool }) => {
        const claimed = await claimOutbox(fresh.database.pool, "worker", SOME);
        await deleteFromOutbox(
          pool,
          "worker",
          claimed.map(({ outboxId }) => outboxId),
        );
      },
    },
    "release outbox rows of dead workers": {
      rows: CLAIM,
      run: (database) => releaseAbandonedBatches(database, STEP_VALIDITY_S),
    },
    "claim due leases": { rows: 8, run: ({ pool }) => claimDueLeases(pool, nowMs + DAY_MS + 100, LEASE_MS, 8) },
    "renew and delete leases": {
      rows: SOME,
      run: async ({ pool }) => {
        const leaseIds = Array.from({ length: SOME }, (_, index) => `begun.${nowMs + DAY_MS}.${lastLease + index}`);
        lastLease += SOME;
        await postponeLeases(pool, leaseIds, nowMs + 2 * DAY_MS);
        await deleteLeases(pool, leaseIds);
      },
    },
    "load steps": makeStepCase({ prunes: ["messages", "steps"] }, ({ pool }, refs) => loadSteps(pool, refs)),
    "begin steps": makeStepCase({ prunes: ["steps"] }, (database, refs) => begin(database, refs, nowMs)),
    "begin steps with deferred rows": makeStepCase({ rows: CLAIM }, async ({ pool }, members) => {
      const [claimed] = await claimOutbox(fresh.database.pool, "worker", 1);
      const outboxIds = claimed === undefined ? [] : [claimed.outboxId];
      const lease = { leaseId: makeLeaseId(nowMs), dueMs: nowMs + 2 * DAY_MS, members };
      await beginDeferred(pool, { ...lease, carrier: "simulator", workerId: "worker", outboxIds });
    }),
    "adopt deferred rows": makeStepCase({ prunes: ["messages", "steps"] }, async ({ pool }, members) => {
      const leaseId = makeLeaseId(nowMs);
      const lease = { leaseId, dueMs: nowMs + 2 * DAY_MS, members, carrier: "simulator", workerId: "worker" };
      await beginDeferred(fresh.database.pool, { ...lease, outboxIds: [] });
      await adoptLeases(pool, [leaseId], STEP_VALIDITY_S);
    }),
    "record ends": makeStepCase({ isBegun: true, prunes: ["steps"] }, (database, refs) =>
      record(
        database,
        refs.map((ref) => ({ kind: "ended", ref, ending: delivered })),
      ),
    ),
    "record ends of deferred rows": makeStepCase({}, (database, refs) => {
      const recorder = new Recorder({ database, now });
      for (const ref of refs)
        recorder.deferred.set(getStepName(ref), { ...makeStepToBegin(ref, nowMs), sentMs: nowMs });
      return recorder.record(refs.map((ref) => ({ kind: "ended", ref, ending: delivered })));
    }),
    "record carriers' ids": makeStepCase({ isBegun: true, prunes: ["steps"] }, (database, refs) =>
      record(
        database,
        refs.map((ref) => ({ kind: "submitted", ref, carrier: "simulator", carrierIds: [ref.msgKey] })),
      ),
    ),
    "find steps by carriers' ids": {
      rows: SOME,
      run: (database) => {
        const prefix = makeKeyAt(nowMs - 3_600_000).slice(0, 10);
        const receipts = Array.from({ length: SOME }, (_, index) => {
          const carrierId = prefix + (index + 1).toString(16).toUpperCase().padStart(16, "0");
          return { of: { carrierId }, ending: delivered };
        });
        return new Recorder({ database, now }).receive("simulator", receipts);
      },
    },
    "read final reports": makeStepCase({ isBegun: true, prunes: ["steps"] }, ({ pool }, refs) =>
      readFinalReports(pool, refs),
    ),
    "find a message's reports": makeStepCase({ rows: 1, prunes: ["messages", "steps"] }, (database, refs) =>
      new Reports(database).find("acme", refs[0]?.msgKey ?? "", nowMs),
    ),
    "find the reports of messages that are followed": makeStepCase(
      { isBegun: true, prunes: ["steps"] },
      (database, refs) =>
        new Reports(database).findEach(
          "acme",
          refs.map(({ msgKey }) => msgKey),
          nowMs,
        ),
    ),
    // Before the batch is opened, so that reports wait.
    "look for another batch of reports": {
      rows: 1,
      run: async (database) => expect(await new Reports(database).hasOtherBatch("acme", undefined, nowMs)).toBe(true),
    },
    "open a batch of reports": {
      rows: BATCH,
      needsStatistics: true,
      run: async (database) => {
        const reports = new Reports(database);
        await reports.openBatch("acme", nowMs);
        const again = await reports.openBatch("acme", nowMs);
        expect(again).toBeDefined();
      },
    },
  };
}
