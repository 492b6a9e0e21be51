import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Charge } from "../../server/domain/quotas.ts";
import { deleteOldCounts, readCounts } from "../../server/store/quota-counts.ts";
import { QuotaShares } from "../../server/store/quota-shares.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";

const fresh = useFreshDatabase({ nowMs: Date.parse("2025-11-15T12:00:00Z") });
const PERIOD = 20_407;

beforeEach(() => fresh.database.pool.query("TRUNCATE quota_counts"));

const charge = (limit: Charge["limit"], cost = 1, name = "day messages"): Charge => ({
  name,
  period: PERIOD,
  cost,
  limit,
});
const readTaken = async (name = "day messages") =>
  (await readCounts(fresh.database.pool, "acme", PERIOD)).find((count) => count.name === name)?.taken;

/** As many processes as there are, each with its own connections and a clock that the test moves. */
function startProcesses(count: number) {
  let nowMs = 0;
  let statements = 0;
  const processes = Array.from({ length: count }, () => {
    const { pool } = fresh.replica();
    const query: typeof pool.query = (...args: Parameters<typeof pool.query>) => {
      statements++;
      return pool.query(...args);
    };
    return new QuotaShares({ query }, { now: () => nowMs });
  });
  return {
    processes,
    pass: (ms: number) => {
      nowMs += ms;
    },
    countStatements: () => statements,
    close: () => Promise.all(processes.map((one) => one.close())),
  };
}

/** A process whose database can be away. */
function startFailing() {
  const { pool } = fresh.database;
  let isAway = false;
  const query: typeof pool.query = (...args: Parameters<typeof pool.query>) =>
    isAway ? Promise.reject(new Error("away")) : pool.query(...args);
  const setAway = (away: boolean): void => {
    isAway = away;
  };
  return { one: new QuotaShares({ query }), setAway };
}

describe("a quota that several processes share", () => {
  test.each([
    [4, 100_000, 1],
    [4, 100_000, 10],
    [4, 500, 1],
    [4, 7, 1],
    [12, 100_000, 3],
  ])(
    "by %i processes, %i in all, %i at a time: never more, and at most one percent less",
    async (count, limit, cost) => {
      const { processes, countStatements, close } = startProcesses(count);
      let granted = 0;
      // Each of them sends until it is refused for the first time.
      await Promise.all(
        processes.map(async (one) => {
          while ((await one.take("acme", [charge(limit, cost)])).ok) granted += cost;
        }),
      );
      expect(granted).toBeLessThanOrEqual(limit);
      expect(granted).toBeGreaterThanOrEqual(limit * 0.99 - cost);
      // Far fewer changes of the row than messages, where there are many.
      if (limit > 10_000) expect(countStatements()).toBeLessThan(granted / cost / 5);
      await close();
      expect(await readTaken()).toBe(granted);
    },
  );

  test("of which one is idle is used by the others, after seconds", async () => {
    const { processes, pass, close } = startProcesses(2);
    const [idle, busy] = processes;
    expect(await idle?.take("acme", [charge(10_000)])).toMatchObject({ ok: true });
    const before = Number(await readTaken());
    expect(before).toBeGreaterThan(1);
    pass(9999);
    await idle?.tend();
    expect(await readTaken()).toBe(before);
    pass(1);
    await idle?.tend();
    expect(await readTaken()).toBe(1);
    let granted = 0;
    while ((await busy?.take("acme", [charge(10_000)]))?.ok) granted++;
    expect(granted).toBe(9999);
    await close();
  });
});

describe("a process", () => {
  test("takes all charges or none", async () => {
    const { processes, close } = startProcesses(1);
    const [one] = processes;
    const [day, month] = [charge(10, 2), charge(3, 2, "month messages")];
    expect(await one?.take("acme", [day, month])).toMatchObject({ ok: true });
    expect(await one?.take("acme", [day, month])).toEqual({ ok: false, charge: month });
    await close();
    expect([await readTaken(), await readTaken("month messages")]).toEqual([2, 2]);
  });

  test("keeps nothing of the charges if the database fails at one of them", async () => {
    const { one, setAway } = startFailing();
    // The first is in memory after this, and the second is not.
    expect(await one.take("acme", [charge(1000, 1)])).toMatchObject({ ok: true });
    setAway(true);
    const both = [charge(1000, 1), charge(1000, 1, "month messages")];
    await expect(one.take("acme", both)).rejects.toThrow("away");
    setAway(false);
    await one.close();
    expect([await readTaken(), await readTaken("month messages")]).toEqual([1, undefined]);
  });

  test("gives what a slow statement has granted to the next caller, and writes a slow count once", async () => {
    const { pool } = fresh.database;
    let slowMs = 0;
    const query: typeof pool.query = async (...args: Parameters<typeof pool.query>) => {
      const wait = slowMs;
      slowMs = 0;
      await sleep(wait);
      return pool.query(...args);
    };
    const one = new QuotaShares({ query }, { waitMs: 100 });
    slowMs = 1000;
    await expect(one.take("acme", [charge(1000)])).rejects.toThrow("did not answer");
    await vi.waitUntil(async () => (await readTaken()) === 3, 10_000);
    // Of the three that were granted: it asks nobody.
    expect(await one.take("acme", [charge(1000)])).toMatchObject({ ok: true });
    expect(await readTaken()).toBe(3);
    one.count("acme", [charge(Number.POSITIVE_INFINITY, 4, "sent alimtalk")]);
    slowMs = 1000;
    await Promise.all([one.tend(), one.tend(), sleep(200).then(() => one.tend())]);
    await one.close();
    expect(await readTaken("sent alimtalk")).toBe(4);
  });

  test("writes later what it has counted while the database was away", async () => {
    const { one, setAway } = startFailing();
    const counted = charge(Number.POSITIVE_INFINITY, 3, "sent alimtalk");
    one.count("acme", [counted]);
    setAway(true);
    await one.tend();
    one.count("acme", [counted]);
    setAway(false);
    await one.close();
    expect(await readTaken("sent alimtalk")).toBe(6);
  });

  test("takes a request that costs more than a share, and refuses one that costs more than is left", async () => {
    const { processes } = startProcesses(1);
    const [one] = processes;
    expect(await one?.take("acme", [charge(1000, 900)])).toMatchObject({ ok: true });
    expect(await one?.take("acme", [charge(1000, 101)])).toMatchObject({ ok: false });
    expect(await one?.take("acme", [charge(1000, 100)])).toMatchObject({ ok: true });
  });

  test("asks the database once a second about a quota that is used up, and takes a higher limit at once", async () => {
    const { processes, pass, countStatements } = startProcesses(1);
    const [one] = processes;
    const take = async (limit: number) => (await one?.take("acme", [charge(limit)]))?.ok;
    expect([await take(1), await take(1)]).toEqual([true, false]);
    const asked = countStatements();
    for (let times = 0; times < 10; times++) expect(await take(1)).toBe(false);
    expect(countStatements()).toBe(asked);
    pass(1000);
    expect(await take(1)).toBe(false);
    expect(countStatements()).toBe(asked + 1);
    expect(await take(2)).toBe(true);
  });

  test("gives back what was not used", async () => {
    const { processes, close } = startProcesses(1);
    await processes[0]?.take("acme", [charge(1000, 5)]);
    processes[0]?.giveBack("acme", [charge(1000, 5)]);
    await close();
    expect(await readTaken()).toBe(0);
  });

  test("fails where the database does, and goes on when it is back", async () => {
    let isAway = true;
    const { pool } = fresh.database;
    const query: typeof pool.query = (...args: Parameters<typeof pool.query>) =>
      isAway ? Promise.reject(new Error("away")) : pool.query(...args);
    const one = new QuotaShares({ query });
    await expect(one.take("acme", [charge(10)])).rejects.toThrow("away");
    isAway = false;
    expect(await one.take("acme", [charge(10)])).toMatchObject({ ok: true });
    await one.close();
  });
});

test("one request of all crosses 80 %, and answers of each process warn once a minute", async () => {
  const { processes, pass } = startProcesses(3);
  let crossed = 0;
  const warned = new Map<QuotaShares, number>();
  for (let sent = 0; sent < 950; sent++) {
    const one = processes[sent % 3] as QuotaShares;
    const taken = await one.take("acme", [charge(1000)]);
    if (!taken.ok) throw new Error("It is not used up");
    crossed += taken.crossed.length;
    if (sent < 700) expect(taken.warnings).toEqual([]);
    warned.set(one, (warned.get(one) ?? 0) + taken.warnings.length);
  }
  expect([crossed, [...warned.values()]]).toEqual([1, [1, 1, 1]]);
  pass(60_000);
  expect(await processes[0]?.take("acme", [charge(1000)])).toMatchObject({
    ok: true,
    warnings: [{ limit: 1000 }],
    crossed: [],
  });
});

test("a cap is a percentage of what was counted by then", async () => {
  const { processes, pass, close } = startProcesses(2);
  const [api, worker] = processes;
  const fallback = charge({ percent: 20, of: "sent alimtalk" }, 1, "fallback alimtalk mms");
  const count = async (cost: number) => {
    api?.count("acme", [charge(Number.POSITIVE_INFINITY, cost, "sent alimtalk")]);
    await api?.tend();
    pass(1000);
  };
  const takeAll = async (): Promise<number> => {
    for (let taken = 0; ; taken++) if (!(await worker?.take("acme", [fallback]))?.ok) return taken;
  };
  expect(await takeAll()).toBe(0);
  await count(4);
  expect(await takeAll()).toBe(0);
  await count(1);
  expect(await takeAll()).toBe(1);
  await count(995);
  expect(await takeAll()).toBe(199);
  await close();
  expect(await readTaken("fallback alimtalk mms")).toBe(200);
});

test("counters of periods that are over are deleted", async () => {
  const { processes, close } = startProcesses(1);
  await processes[0]?.take("acme", [charge(10), { ...charge(10), period: PERIOD - 1 }]);
  await close();
  await deleteOldCounts(fresh.database.pool, PERIOD);
  expect(await readCounts(fresh.database.pool, "acme", 0)).toMatchObject([{ period: PERIOD }]);
});
