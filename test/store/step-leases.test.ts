import { beforeEach, expect, test } from "vitest";
import {
  claimDueLeases,
  deleteLeases,
  findLease,
  getBegunMs,
  makeLeaseId,
  postponeLeases,
  renewLeases,
  type StepLease,
  saveLease,
} from "../../server/store/step-leases.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { makeKeyAt } from "./fixtures.ts";

const nowMs = Date.parse("2025-11-15T12:00:00Z");
const LEASE_MS = 15_000;
const fresh = useFreshDatabase({ nowMs });

beforeEach(async () => {
  await fresh.database.pool.query("TRUNCATE step_leases");
});

const members = [
  { accountId: "acme", msgKey: makeKeyAt(nowMs), step: 0 },
  { accountId: "acme", msgKey: makeKeyAt(nowMs), step: 0 },
  { accountId: "acme", msgKey: makeKeyAt(nowMs), step: 1 },
  { accountId: "other", msgKey: makeKeyAt(nowMs), step: 0 },
];
const makeLease = (leaseId: string, dueMs: number): StepLease => ({ leaseId, dueMs, members });
const claim = (atMs: number, limit = 10) => claimDueLeases(fresh.database.pool, atMs, LEASE_MS, limit);

test("a lease comes due at its time, with its members, and again after the time of its new holder", async () => {
  await saveLease(fresh.database.pool, makeLease("w", nowMs));
  expect(await claim(nowMs - 1)).toEqual([]);
  expect(await claim(nowMs)).toEqual([{ ...makeLease("w", nowMs + LEASE_MS) }]);
  expect(await claim(nowMs + LEASE_MS - 1)).toEqual([]);
  expect(await claim(nowMs + LEASE_MS)).toHaveLength(1);
});

test("of due leases only those are taken over that came due from the given time on", async () => {
  for (const [id, dueMs] of [
    ["early", nowMs - 2],
    ["late", nowMs],
  ] as const)
    await saveLease(fresh.database.pool, makeLease(id, dueMs));
  const claimed = await claimDueLeases(fresh.database.pool, nowMs, LEASE_MS, 10, nowMs - 1);
  expect(claimed.map(({ leaseId }) => leaseId)).toEqual(["late"]);
  expect((await claim(nowMs)).map(({ leaseId }) => leaseId)).toEqual(["early"]);
});

test("a lease that is saved again replaces the first, one that is deleted is gone", async () => {
  await saveLease(fresh.database.pool, makeLease("w", nowMs));
  await saveLease(fresh.database.pool, { leaseId: "w", dueMs: nowMs + 5, members: members.slice(0, 1) });
  expect(await claim(nowMs)).toEqual([]);
  expect((await claim(nowMs + 5))[0]?.members).toEqual(members.slice(0, 1));
  await deleteLeases(fresh.database.pool, ["w"]);
  expect(await claim(nowMs + LEASE_MS * 2)).toEqual([]);
});

test("renewing postpones the named leases and no others", async () => {
  for (const id of ["a", "b", "c"]) await saveLease(fresh.database.pool, makeLease(id, nowMs));
  await postponeLeases(fresh.database.pool, ["a", "c", "gone"], nowMs + 1);
  await postponeLeases(fresh.database.pool, [], nowMs + 1);
  expect((await claim(nowMs)).map(({ leaseId }) => leaseId)).toEqual(["b"]);
});

test("a lease that another worker has taken over is not renewed", async () => {
  const { pool } = fresh.database;
  for (const id of ["held", "taken over", "unsure"]) await saveLease(pool, makeLease(id, nowMs));
  await postponeLeases(pool, ["taken over"], nowMs + 1);
  const held = [
    ...["held", "taken over", "gone"].map((leaseId) => ({ leaseId, dueMs: nowMs })),
    // Its last renewal was not answered: one of the two times is right.
    { leaseId: "unsure", dueMs: nowMs - 5000 },
    { leaseId: "unsure", dueMs: nowMs },
  ];
  expect(await renewLeases(pool, held, nowMs + 9)).toEqual(new Set(["held", "unsure"]));
  expect(await renewLeases(pool, [], nowMs + 9)).toEqual(new Set());
  const found = await Promise.all(["held", "taken over", "unsure"].map((id) => findLease(pool, id)));
  expect(found.map((lease) => lease?.dueMs)).toEqual([nowMs + 9, nowMs + 1, nowMs + 9]);
});

test("the longest overdue are claimed first, up to the limit", async () => {
  for (const late of [1, 3, 2]) await saveLease(fresh.database.pool, makeLease(`late ${late}`, nowMs - late));
  const claimed = await claim(nowMs, 2);
  expect(claimed.map(({ leaseId }) => leaseId).toSorted()).toEqual(["late 2", "late 3"]);
});

test("many workers claim each lease once", async () => {
  for (let index = 0; index < 60; index++) await saveLease(fresh.database.pool, makeLease(`w${index}`, nowMs - index));
  const replicas = Array.from({ length: 6 }, () => fresh.replica());
  const claimed = await Promise.all(replicas.map((replica) => claimDueLeases(replica.pool, nowMs, LEASE_MS, 20)));
  const ids = claimed.flat().map(({ leaseId }) => leaseId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length + (await claim(nowMs, 100)).length).toBe(60);
});

test("the id of a lease holds the time at which its steps were begun", async () => {
  const leaseId = makeLeaseId(nowMs);
  expect(getBegunMs(leaseId)).toBe(nowMs);
  await saveLease(fresh.database.pool, makeLease(leaseId, nowMs));
  expect(await findLease(fresh.database.pool, leaseId)).toEqual(makeLease(leaseId, nowMs));
  expect(await findLease(fresh.database.pool, makeLeaseId(nowMs))).toBeUndefined();
});
