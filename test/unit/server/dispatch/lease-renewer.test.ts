import { pino } from "pino";
import { afterEach, expect, test, vi } from "vitest";
import { LeaseRenewer } from "../../../../server/dispatch/lease-renewer.ts";
import { TIMINGS } from "../../../../server/domain/timings.ts";
import { finish, useFakeTime } from "./fake-time.ts";
import { MemoryStore } from "./memory-store.ts";

useFakeTime();

let renewer: LeaseRenewer | undefined;
afterEach(() => void renewer?.stop());

function start() {
  const store = new MemoryStore();
  renewer = new LeaseRenewer({ store, now: Date.now, random: () => 0.5, log: pino({ level: "silent" }) });
  const dueMs = Date.now() + TIMINGS.leaseMs;
  store.leases.set("one", { leaseId: "one", dueMs, members: [] });
  renewer.add("one", dueMs);
  return { store, renewer, getDueMs: () => store.leases.get("one")?.dueMs ?? 0 };
}

test("a lease is renewed while its holder is busy", async () => {
  const { renewer, getDueMs } = start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(getDueMs()).toBeGreaterThan(Date.now() + 5000);
  expect(renewer.isValid("one")).toBe(true);
});

test("a lease that another worker has taken over is not renewed, and is not valid any more", async () => {
  const { store, renewer, getDueMs } = start();
  await vi.advanceTimersByTimeAsync(6000);
  store.failure = new Error("the database is away");
  await vi.advanceTimersByTimeAsync(TIMINGS.leaseMs + 5000);
  store.failure = undefined;
  await finish(store.claimDueLeases(Date.now(), TIMINGS.leaseMs, 10));
  const takenOver = getDueMs();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(getDueMs()).toBe(takenOver);
  expect(renewer.isValid("one")).toBe(false);
});

test("a renewal that was committed without an answer does not make the lease look lost", async () => {
  const { store, renewer, getDueMs } = start();
  await vi.advanceTimersByTimeAsync(1000);
  const renew = store.renewLeases.bind(store);
  store.renewLeases = async (held, untilMs) => {
    await renew(held, untilMs);
    throw new Error("Query read timeout");
  };
  await vi.advanceTimersByTimeAsync(12_000);
  store.renewLeases = renew;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(getDueMs()).toBeGreaterThan(Date.now() + 5000);
  expect(renewer.isValid("one")).toBe(true);
});

test("what is kept of failed renewals does not grow with the length of an outage", async () => {
  const { store } = start();
  let most = 0;
  store.renewLeases = async (held) => {
    most = Math.max(most, held.length);
    throw new Error("the database is away");
  };
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(most).toBeGreaterThan(5);
  expect(most).toBeLessThan(15);
});
