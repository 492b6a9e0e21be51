import { beforeEach, describe, expect, test } from "vitest";
import { readShareRules } from "../../server/carriers/share-rules.ts";
import { CarrierShares } from "../../server/dispatch/carrier-shares.ts";
import type { SharedRoute } from "../../server/domain/move-shares.ts";
import { listAudit } from "../../server/store/audit-log.ts";
import { addQuality, deleteOldQuality, readQuality } from "../../server/store/carrier-quality.ts";
import { getRouteShares, moveStoredShares, readShares, resetStoredShares } from "../../server/store/carrier-shares.ts";
import type { Database } from "../../server/store/database.ts";
import { createLog } from "../../server/telemetry/log.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { linesOf } from "../rig/live-gateway.ts";

const nowMs = Date.now();
const fresh = useFreshDatabase({ nowMs, isOfDirectory: true });
const resting = [
  { name: "a", share: 50 },
  { name: "b", share: 50 },
];
const route: SharedRoute = { channel: "sms", prefix: "", resting };
const abroad: SharedRoute = { channel: "international", prefix: "+81", resting };
const lose = {
  carrier: "a",
  shares: new Map([
    ["a", 40],
    ["b", 60],
  ]),
  reason: "a lost 10 points: it is bad",
};

beforeEach(async () => {
  for (const table of ["carrier_shares", "carrier_quality", "audit_log"])
    await fresh.database.pool.query(`DELETE FROM gateway.${table}`);
});

const move = (database: Database, atMs: number, of = route) =>
  moveStoredShares(database, of, { nowMs: atMs, from: "host" }, ({ changedMs }) =>
    atMs - changedMs < 300_000 ? undefined : lose,
  );
const readOf = async (of: SharedRoute) => {
  const { shares, ...rest } = getRouteShares(of, await readShares(fresh.database.pool));
  return { ...Object.fromEntries(shares), ...rest };
};

describe("the shares of a route", () => {
  test("are those of the file until they are changed", async () => {
    expect(await readOf(route)).toEqual({ a: 50, b: 50, changedMs: 0, reason: "" });
    expect(await moveStoredShares(fresh.database, route, { nowMs, from: "host" }, () => undefined)).toBeUndefined();
    expect(await readOf(route)).toEqual({ a: 50, b: 50, changedMs: 0, reason: "" });
    expect(await listAudit(fresh.database.pool, { limit: 10 })).toEqual([]);
  });

  test("are changed once when workers want it at the same time, with the reason in the audit log", async () => {
    const workers = [fresh.database, fresh.replica(), fresh.replica(), fresh.replica()];
    for (const [round, atMs] of [nowMs, nowMs + 300_000].entries()) {
      const moved = await Promise.all(workers.map((database) => move(database, atMs)));
      expect(moved.filter((one) => one !== undefined)).toEqual([lose]);
      expect(await readOf(route)).toEqual({ a: 40, b: 60, changedMs: atMs, reason: lose.reason });
      const audit = await listAudit(fresh.database.pool, { limit: 10 });
      expect(audit).toHaveLength(round + 1);
      expect(audit[0]).toMatchObject({
        ...{ operator: "gateway", action: "moveShares", target: "sms: a 40, b 60", from: "host", result: lose.reason },
      });
    }
    expect(await move(fresh.database, nowMs + 599_999)).toBeUndefined();
  });

  test("stay as they were if the change fails in the middle", async () => {
    const failing = () => {
      throw new Error("cannot decide");
    };
    await expect(moveStoredShares(fresh.database, route, { nowMs, from: "host" }, failing)).rejects.toThrow("decide");
    expect(await readShares(fresh.database.pool)).toEqual([]);
  });

  test.each([
    [
      "other shares",
      [
        { name: "a", share: 60 },
        { name: "b", share: 40 },
      ],
    ],
    [
      "another carrier",
      [
        { name: "a", share: 50 },
        { name: "c", share: 50 },
      ],
    ],
    ["one more carrier", [...resting, { name: "c", share: 0 }]],
  ])("are those of the file again when it has %s", async (_, next) => {
    await move(fresh.database, nowMs);
    const changed = { ...route, resting: next };
    const atRest = Object.fromEntries(next.map(({ name, share }) => [name, share]));
    // Not before the time of the next change: a worker that still has the old file would change them back.
    expect(await readOf(changed)).toEqual({ ...atRest, changedMs: nowMs, reason: "" });
    await moveStoredShares(fresh.database, changed, { nowMs, from: "host" }, () => ({
      ...lose,
      shares: new Map(next.map(({ name }, index) => [name, index])),
    }));
    expect(await readOf(changed)).toMatchObject(Object.fromEntries(next.map(({ name }, index) => [name, index])));
    expect(await readShares(fresh.database.pool)).toHaveLength(next.length);
  });

  test("are reset in all routes of a carrier, and in no others", async () => {
    const other = {
      ...route,
      channel: "mms",
      resting: [
        { name: "c", share: 50 },
        { name: "b", share: 50 },
      ],
    } as const;
    for (const one of [route, abroad]) await move(fresh.database, nowMs, one);
    await moveStoredShares(fresh.database, other, { nowMs, from: "host" }, () => ({
      ...lose,
      shares: new Map([
        ["c", 10],
        ["b", 90],
      ]),
    }));
    const reset = { carrier: "a", nowMs: nowMs + 1, reason: "kim has reset them" };
    expect(await resetStoredShares(fresh.database.pool, reset)).toBe(2);
    for (const one of [route, abroad])
      expect(await readOf(one)).toEqual({ a: 50, b: 50, changedMs: nowMs + 1, reason: "kim has reset them" });
    expect(await readOf(other)).toMatchObject({ c: 10, b: 90 });
    expect(await resetStoredShares(fresh.database.pool, reset)).toBe(0);
  });
});

test("quality is the sum of all slots and processes of a channel since a time; what is not due is apart", async () => {
  const { pool } = fresh.database;
  const counts = { carrier: "a", channel: "sms", submitted: 10, failed: 1, quick: 8 } as const;
  await addQuality(pool, "one", [
    { ...counts, slotS: 100 },
    { ...counts, slotS: 110 },
  ]);
  await addQuality(pool, "one", [{ ...counts, slotS: 110 }]);
  await addQuality(pool, "two", [
    { ...counts, slotS: 120 },
    { ...counts, slotS: 120, carrier: "b" },
  ]);
  await addQuality(pool, "two", [{ ...counts, slotS: 120, channel: "mms" }]);
  const read = (sinceMs: number, dueMs: number) => readQuality(pool, "sms", { sinceMs, dueMs });
  expect(await read(100_001, 120_000)).toEqual(
    new Map([
      ["a", { submitted: 30, failed: 3, due: 20, quick: 16 }],
      ["b", { submitted: 10, failed: 1, due: 0, quick: 0 }],
    ]),
  );
  expect((await read(100_000, 0)).get("a")?.submitted).toBe(40);
  await deleteOldQuality(pool, 120);
  expect((await read(0, 0)).get("a")?.submitted).toBe(10);
});

describe("workers", () => {
  const timings = { carrierSharesEveryMs: 20, writeTrafficEveryMs: 10 };
  const sharing = { routes: [route], rules: readShareRules({}) };
  const slotS = Math.floor(nowMs / 10_000) * 10 - 60;
  const served = { slotS, channel: "sms", submitted: 100, failed: 0, quick: 100 } as const;

  test("move the shares of a bad carrier once, and all of them send by the new ones", async () => {
    await addQuality(fresh.database.pool, "one", [
      { ...served, carrier: "a", failed: 50 },
      { ...served, carrier: "b" },
    ]);
    const lines: string[] = [];
    const workers = [fresh.database, fresh.replica()].map(
      (directory) => new CarrierShares({ directory, getSharing: () => sharing, log: linesOf(lines), timings }),
    );
    const after = Object.entries({ a: 40, b: 60 });
    for (const worker of workers)
      await expect.poll(() => [...(worker.find("sms", "") ?? [])].toSorted(), { timeout: 20_000 }).toEqual(after);
    expect(workers[1]?.list()).toEqual(
      after.map(([carrier, share]) => ({ channel: "sms", prefix: "", carrier, share })),
    );
    await Promise.all(workers.map((worker) => worker.stop()));
    const reason = "a lost 10 points: 50 % of 100 messages failed at it, elsewhere 0 %";
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { event: "carrier_shares_moved", channel: "sms", carrier: "a", reason, shares: { a: 40, b: 60 } },
    ]);
    expect(await listAudit(fresh.database.pool, { limit: 10 })).toHaveLength(1);
  });

  test("ask the database nothing where no carriers share a route", async () => {
    const pool = new Proxy(fresh.database.pool, {
      get: () => {
        throw new Error("The database is asked");
      },
    });
    const lines: string[] = [];
    const directory = { ...fresh.database, pool };
    const shares = new CarrierShares({ directory, getSharing: () => undefined, log: linesOf(lines), timings });
    expect([shares.find("sms", ""), shares.list()]).toEqual([undefined, []]);
    await shares.stop();
    expect(lines).toEqual([]);
  });

  test("use the resting shares at once when the file says something else", async () => {
    await move(fresh.database, nowMs);
    let current = sharing;
    const log = createLog("silent");
    const shares = new CarrierShares({ directory: fresh.database, getSharing: () => current, log, timings });
    await expect.poll(() => shares.find("sms", "")?.get("a"), { timeout: 20_000 }).toBe(40);
    current = {
      ...sharing,
      routes: [
        {
          ...route,
          resting: [
            { name: "a", share: 70 },
            { name: "b", share: 30 },
          ],
        },
      ],
    };
    shares.routesChanged();
    expect(shares.find("sms", "")?.get("a")).toBe(70);
    await shares.stop();
  });
});
