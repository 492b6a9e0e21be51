import { describe, expect, test, vi } from "vitest";
import { deleteIdleBudgets } from "../../server/store/budget-shares.ts";
import { Budgets } from "../../server/store/budgets.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";

const fresh = useFreshDatabase({ nowMs: Date.parse("2025-11-15T12:00:00Z") });
const perSecond = (count: number) => ({ capacity: count, perSecond: count });

/** Replicas with one clock, how much they allowed together, and how many statements that took. */
function replicas(count: number, startMs = 1_000_000) {
  let nowMs = startMs;
  let statements = 0;
  const running = new Set<Promise<unknown>>();
  const all = Array.from({ length: count }, () => {
    const replica = fresh.replica();
    const query = (...args: unknown[]) => {
      statements++;
      const answer = Reflect.apply(replica.pool.query, replica.pool, args);
      running.add(answer);
      return answer;
    };
    const counted = { ...replica, pool: Object.create(replica.pool, { query: { value: query } }) };
    // No request is allowed because the machine is slow.
    return new Budgets(counted, { now: () => nowMs, waitMs: 50_000 });
  });
  return {
    all,
    /** Waits for a statement that no request waits for. */
    async nextStatement(): Promise<void> {
      const before = statements;
      await vi.waitFor(() => expect(statements).toBeGreaterThan(before), { timeout: 20_000, interval: 5 });
      await Promise.allSettled(running);
    },
    async statementsOf(work: () => Promise<unknown>): Promise<number> {
      const before = statements;
      await work();
      return statements - before;
    },
    pass: (ms: number) => {
      nowMs += ms;
    },
    async take(times: number, account: string, limit: number, cost = 1): Promise<number> {
      const asked = Array.from({ length: times }, (_, index) =>
        all[index % count]?.take(account, "send", perSecond(limit), cost),
      );
      return (await Promise.all(asked)).filter((taken) => taken?.allowed).length;
    },
  };
}

test("all processes together allow the budget, no less and no more", async () => {
  const { take } = replicas(4);
  expect(await take(400, "together", 100)).toBe(100);
  expect(await take(40, "together", 100)).toBe(0);
});

describe.each([1, 11, 40, 101, 200])("%i requests at once", (times) => {
  test.each([
    ["half as large", Math.ceil(times / 2)],
    ["as large", times],
    ["twice as large", 2 * times],
    ["of 10,000", 10_000],
  ])("with a budget that is %s", async (size, limit) => {
    expect(await replicas(1).take(times, `${times} at once, ${size}`, limit)).toBe(Math.min(times, limit));
  });
});

test("a budget that waits while many others come is not refused", async () => {
  const budgets = new Budgets(fresh.replica(), { now: () => 1_000_000, waitMs: 50_000, maxShares: 10 });
  const taken = await Promise.all(
    Array.from({ length: 101 }, (_, index) => budgets.take(`of many ${index}`, "send", perSecond(5), 1)),
  );
  expect(taken.filter(({ allowed }) => !allowed)).toEqual([]);
});

test("used budget comes back with time, up to the limit", async () => {
  const { take, pass } = replicas(3);
  expect(await take(300, "refill", 100)).toBe(100);
  pass(500);
  expect(await take(300, "refill", 100)).toBe(50);
  pass(60_000);
  expect(await take(300, "refill", 100)).toBe(100);
});

test("requests change no row: a thousand of them take a few statements, and refused ones take none", async () => {
  const { all, take, statementsOf } = replicas(1);
  const [budgets] = all;
  const spend = async () => {
    for (let index = 0; index < 1000; index++) await budgets?.take("few", "send", perSecond(1000));
  };
  const statements = await statementsOf(spend);
  expect(statements).toBeGreaterThan(1);
  expect(statements).toBeLessThan(25);
  expect(await statementsOf(() => take(1000, "few", 1000))).toBe(0);
});

test("budgets of other accounts and kinds are other budgets", async () => {
  const { all, take } = replicas(1);
  expect(await take(10, "apart-1", 5)).toBe(5);
  expect(await take(10, "apart-2", 5)).toBe(5);
  expect((await all[0]?.take("apart-1", "polling", perSecond(5)))?.allowed).toBe(true);
});

test("an answer says what is left, and when there is more", async () => {
  const { all } = replicas(1);
  const perMinute = { capacity: 6, perSecond: 0.1 };
  expect(await all[0]?.take("told", "token", perMinute)).toEqual({
    allowed: true,
    limit: 6,
    remaining: 5,
    resetS: 10,
    retryAfterS: 1,
  });
  await all[0]?.take("told", "token", perMinute, 5);
  expect(await all[0]?.take("told", "token", perMinute, 2)).toEqual({
    allowed: false,
    limit: 6,
    remaining: 0,
    resetS: 60,
    retryAfterS: 20,
  });
});

test("a cost above the budget is possible when it is full, and paid back", async () => {
  const { all, pass } = replicas(1);
  const take = async (cost: number) => (await all[0]?.take("omni", "send", perSecond(5), cost))?.allowed;
  expect(await take(10)).toBe(true);
  pass(1000);
  expect(await take(1)).toBe(false);
  pass(250);
  expect(await take(1)).toBe(true);
  expect(await take(10)).toBe(false);
});

test("a cost that did not arise is given back", async () => {
  const { all } = replicas(1);
  const take = async () => (await all[0]?.take("back", "token-failures", perSecond(1)))?.allowed;
  expect(await take()).toBe(true);
  all[0]?.giveBack("back", "token-failures");
  expect(await take()).toBe(true);
  expect(await take()).toBe(false);
});

test("an unused share of the budget cannot be saved up for a burst", async () => {
  const { all, take, pass } = replicas(2);
  expect((await all[0]?.take("saved", "send", perSecond(100)))?.allowed).toBe(true);
  pass(60_000);
  expect(await take(400, "saved", 100)).toBe(100);
});

test("many accounts that each send every two seconds get new shares ahead of time, with one statement for all", async () => {
  const { all, pass, statementsOf, nextStatement } = replicas(1);
  const accounts = Array.from({ length: 50 }, (_, index) => `seldom-${index}`);
  const sendOfEach = async () => {
    for (const account of accounts) expect((await all[0]?.take(account, "send", perSecond(200)))?.allowed).toBe(true);
  };
  await sendOfEach();
  const statements = await statementsOf(async () => {
    for (let second = 2; second <= 120; second += 2) {
      pass(2000);
      const renewed = second % 30 === 0 ? nextStatement() : undefined;
      await sendOfEach();
      await renewed;
    }
  });
  expect(statements).toBe(4);
});

test("shares that are kept by use do not grow", async () => {
  const { all, take, pass, nextStatement } = replicas(2);
  for (let second = 0; second < 150; second += 30) {
    const renewed = second > 0 ? nextStatement() : undefined;
    expect((await all[0]?.take("kept", "send", perSecond(100)))?.allowed).toBe(true);
    await renewed;
    pass(30_000);
  }
  // The first process has a share of ten, the second one gets what the database has.
  expect(await take(400, "kept", 100)).toBeLessThanOrEqual(110);
});

test("a lower limit counts at once, also for what was reserved before", async () => {
  const { all, take } = replicas(1);
  expect((await all[0]?.take("lowered", "send", perSecond(1000)))?.allowed).toBe(true);
  expect(await take(100, "lowered", 10)).toBeLessThanOrEqual(11);
  expect(await take(10, "lowered", 0)).toBe(0);
});

test("a limit of 0 allows nothing and does not ask the database", async () => {
  const { take, statementsOf } = replicas(1);
  expect(await statementsOf(async () => expect(await take(10, "nothing", 0)).toBe(0))).toBe(0);
});

test("an unreachable database does not lead to refused requests", async () => {
  const replica = fresh.replica();
  const failures: Error[] = [];
  const budgets = new Budgets(replica, { now: () => 1, onFailure: (error) => failures.push(error) });
  await replica.pool.query("ALTER TABLE rate_budgets RENAME TO away");
  const taken = await budgets.take("down", "send", perSecond(1));
  await replica.pool.query("ALTER TABLE away RENAME TO rate_budgets");
  expect(taken.allowed).toBe(true);
  expect(failures).toHaveLength(1);
});

test("a failure that no request waits for is not reported: the next one tries again", async () => {
  const replica = fresh.replica();
  const failures: Error[] = [];
  const budgets = new Budgets(replica, { now: () => 1_000_000, onFailure: (error) => failures.push(error) });
  const take = async () => (await budgets.take("quiet", "send", perSecond(10))).allowed;
  expect(await take()).toBe(true);
  await replica.pool.query("ALTER TABLE rate_budgets RENAME TO away");
  const asked = vi.spyOn(replica.pool, "query");
  expect(await take()).toBe(true);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce(), { timeout: 20_000, interval: 5 });
  await expect(asked.mock.results[0]?.value).rejects.toThrow("rate_budgets");
  await replica.pool.query("ALTER TABLE away RENAME TO rate_budgets");
  expect(failures).toEqual([]);
});

test("budgets that were not used for an hour are deleted", async () => {
  expect(await deleteIdleBudgets(fresh.database.pool, 1_000_000 + 3_600_000 + 200_000)).toBeGreaterThan(0);
  const { rows } = await fresh.database.pool.query("SELECT FROM rate_budgets");
  expect(rows).toEqual([]);
});
