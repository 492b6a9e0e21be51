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

/** Fewer than are sent, as many, more, and so many that a share is larger than one send. */
const limitsOf = (sends: number): readonly number[] => [sends - 1, sends, sends + 1, 1000, 10_000];

describe.each([1, 11, 40, 101, 200])("%i takes at once", (sends) => {
  test.each(
    limitsOf(sends).flatMap((limit) => [1, 2].flatMap((count) => [1, 10].map((cost) => ({ limit, count, cost })))),
  )("of $cost each, by $count processes, of $limit times that", async ({ limit, count, cost }) => {
    const { processes, countStatements, close } = startProcesses(count);
    const taken = await Promise.all(
      Array.from({ length: sends }, (_, index) =>
        processes[index % count]?.take("acme", [charge(limit * cost, cost), charge(1e6, cost, "month messages")]),
      ),
    );
    const granted = taken.filter((one) => one?.ok).length;
    expect(granted).toBe(Math.min(limit, sends));
    // Those who wait are asked for together.
    expect(countStatements()).toBeLessThanOrEqual(8 * count);
    await close();
    const used = [await readTaken(), await readTaken("month messages")];
    expect(used.map((taken = 0) => taken)).toEqual([granted * cost, granted * cost]);
  });
});

test("those who wait for each other's quotas get all that there is", async () => {
  const { processes, close } = startProcesses(1);
  const [one] = processes;
  const all = charge(100, 1, "day messages");
  const ofSms = charge(10, 1, "day messages channel=sms");
  const taken = await Promise.all(
    Array.from({ length: 200 }, (_, index) => one?.take("acme", index < 100 ? [all, ofSms] : [all])),
  );
  const [withSms, others] = [taken.slice(0, 100), taken.slice(100)].map((some) => some.filter((each) => each?.ok));
  expect(withSms?.length).toBeLessThanOrEqual(10);
  expect((withSms?.length ?? 0) + (others?.length ?? 0)).toBe(100);
  await close();
});

test("what is too little for one request is left to another process", async () => {
  const { processes, close } = startProcesses(2);
  const [one, other] = processes;
  expect(await one?.take("acme", [charge(100, 95)])).toMatchObject({ ok: true });
  expect(await one?.take("acme", [charge(100, 10)])).toMatchObject({ ok: false });
  const taken = await Promise.all(Array.from({ length: 6 }, () => other?.take("acme", [charge(100)])));
  expect(taken.filter((each) => each?.ok)).toHaveLength(5);
  await close();
});

describe("what another request has taken and may give back", () => {
  test.each(["keep", "giveBack"] as const)("is waited for: %s", async (decide) => {
    const { processes, close } = startProcesses(1);
    const [one] = processes;
    const take = () => one?.take("acme", [charge(1)], { isFinal: false });
    expect(await take()).toMatchObject({ ok: true });
    const waiting = [take(), take()];
    // A question of the database that comes later is answered: the first two wait for something else.
    expect(await one?.take("acme", [charge(1, 1, "month messages")])).toMatchObject({ ok: true });
    one?.[decide]("acme", [charge(1)]);
    const first = await waiting[0];
    expect(first?.ok).toBe(decide === "giveBack");
    if (first?.ok) one?.keep("acme", [charge(1)]);
    expect(await waiting[1]).toMatchObject({ ok: false });
    await close();
    expect(await readTaken()).toBe(1);
  });

  test("is waited for as long as for the database", async () => {
    const one = new QuotaShares(fresh.database.pool, { waitMs: 100 });
    expect(await one.take("acme", [charge(1)], { isFinal: false })).toMatchObject({ ok: true });
    await expect(one.take("acme", [charge(1)])).rejects.toThrow("did not answer");
    await one.close();
  });
});

test("what is being given back at this moment is asked for when it is there", async () => {
  const { pool } = fresh.database;
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isHeld = false;
  const query: typeof pool.query = async (...args: Parameters<typeof pool.query>) => {
    if (isHeld && JSON.stringify(args[0]).includes("unnest")) await held;
    return pool.query(...args);
  };
  let nowMs = 0;
  const one = new QuotaShares({ query }, { now: () => nowMs });
  expect(await one.take("acme", [charge(1)], { isFinal: false })).toMatchObject({ ok: true });
  one.giveBack("acme", [charge(1)]);
  nowMs = 10_000;
  isHeld = true;
  const tending = one.tend();
  const taking = one.take("acme", [charge(1)]);
  release();
  expect(await taking).toMatchObject({ ok: true });
  await tending;
  await one.close();
  expect(await readTaken()).toBe(1);
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
    await processes[0]?.take("acme", [charge(1000, 5)], { isFinal: false });
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
