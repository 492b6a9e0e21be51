import { beforeEach, expect, test } from "vitest";
import { claimDueWatches, endWatches, postponeWatches, saveWatch, type Watch } from "../../../server/store/watches.ts";
import { useFreshDatabase } from "../fresh-database.ts";
import { keyAt } from "./given.ts";

const nowMs = Date.parse("2025-11-15T12:00:00Z");
const LEASE_MS = 15_000;
const fresh = useFreshDatabase({ nowMs });

beforeEach(async () => {
  await fresh.database.pool.query("TRUNCATE gateway.watches");
});

const members = [
  { accountId: "acme", msgKey: keyAt(nowMs), step: 0 },
  { accountId: "acme", msgKey: keyAt(nowMs), step: 0 },
  { accountId: "acme", msgKey: keyAt(nowMs), step: 1 },
  { accountId: "other", msgKey: keyAt(nowMs), step: 0 },
];
const watch = (watchId: string, dueMs: number): Watch => ({ watchId, dueMs, members });
const claim = (atMs: number, limit = 10) => claimDueWatches(fresh.database.pool, atMs, LEASE_MS, limit);

test("a watch comes due at its time, with its members, and again after the lease", async () => {
  await saveWatch(fresh.database.pool, watch("w", nowMs));
  expect(await claim(nowMs - 1)).toEqual([]);
  expect(await claim(nowMs)).toEqual([{ ...watch("w", nowMs + LEASE_MS) }]);
  expect(await claim(nowMs + LEASE_MS - 1)).toEqual([]);
  expect(await claim(nowMs + LEASE_MS)).toHaveLength(1);
});

test("a watch that is saved again takes the place of the first, one that has ended is gone", async () => {
  await saveWatch(fresh.database.pool, watch("w", nowMs));
  await saveWatch(fresh.database.pool, { watchId: "w", dueMs: nowMs + 5, members: members.slice(0, 1) });
  expect(await claim(nowMs)).toEqual([]);
  expect((await claim(nowMs + 5))[0]?.members).toEqual(members.slice(0, 1));
  await endWatches(fresh.database.pool, ["w"]);
  expect(await claim(nowMs + LEASE_MS * 2)).toEqual([]);
});

test("who is busy moves its watches ahead, and only its own", async () => {
  for (const id of ["a", "b", "c"]) await saveWatch(fresh.database.pool, watch(id, nowMs));
  await postponeWatches(fresh.database.pool, ["a", "c", "gone"], nowMs + 1);
  await postponeWatches(fresh.database.pool, [], nowMs + 1);
  expect((await claim(nowMs)).map(({ watchId }) => watchId)).toEqual(["b"]);
});

test("the longest overdue come first, as many as are asked for", async () => {
  for (const late of [1, 3, 2]) await saveWatch(fresh.database.pool, watch(`late ${late}`, nowMs - late));
  const claimed = await claim(nowMs, 2);
  expect(claimed.map(({ watchId }) => watchId).toSorted()).toEqual(["late 2", "late 3"]);
});

test("many workers claim each watch once", async () => {
  for (let index = 0; index < 60; index++) await saveWatch(fresh.database.pool, watch(`w${index}`, nowMs - index));
  const replicas = Array.from({ length: 6 }, () => fresh.replica());
  const claimed = await Promise.all(replicas.map((replica) => claimDueWatches(replica.pool, nowMs, LEASE_MS, 20)));
  const ids = claimed.flat().map(({ watchId }) => watchId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length + (await claim(nowMs, 100)).length).toBe(60);
});
