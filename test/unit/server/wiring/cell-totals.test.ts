import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Cells } from "../../../../server/store/cell-connections.ts";
import type { Database } from "../../../../server/store/database.ts";
import { CellTotalsReader } from "../../../../server/wiring/cell-totals.ts";
import { SnapshotAge } from "../../../../server/wiring/snapshot-age.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A database that answers with these rows, by a word of the statement; without any it says nothing at all. */
function makeDatabase(rows?: Readonly<Record<string, readonly object[]>>) {
  const statements: string[] = [];
  const query = (text: unknown): Promise<unknown> => {
    statements.push(String(text));
    if (rows === undefined) return new Promise(() => {});
    const [, found = []] = Object.entries(rows).find(([word]) => String(text).includes(word)) ?? [];
    return Promise.resolve({ rows: found });
  };
  const database = {
    pool: { query, connect: () => Promise.reject(new Error("not needed")) },
    countConnections: () => ({ total: 0, idle: 0, waiting: 0 }),
    close: async () => {},
  } as unknown as Database;
  return { database, statements };
}

async function makeCells(...databases: readonly Database[]): Promise<Cells> {
  const [directory, ...others] = databases;
  if (directory === undefined) throw new Error("The first cell is the directory");
  const rows = databases.map((_, index) => ({ cellId: index + 1, schema: `c${index + 1}`, takesAccounts: true }));
  const open = ({ cellId }: { readonly cellId: number }) => others[cellId - 2] ?? directory;
  const cells = new Cells({ directory, listCells: async () => rows, open });
  await cells.refresh();
  return cells;
}

const one = {
  pg_stat_activity: [{ oldestSnapshotMs: 7000 }],
  n_dead_tup: [{ name: "outbox", rows: 10 }],
  webhook_deliveries: [{ count: 2, oldestMs: 5000 }],
  outbox: [
    { carrier: "smsc", steps: 3, oldestMs: 1000 },
    { carrier: null, steps: 1, oldestMs: 10 },
  ],
  dead_letters: [{ count: 1 }],
  orphan_receipts: [{ count: 4 }],
};
const two = {
  pg_stat_activity: [{ oldestSnapshotMs: 60 }],
  n_dead_tup: [
    { name: "outbox", rows: 5 },
    { name: "step_leases", rows: 2 },
  ],
  webhook_deliveries: [{ count: 1, oldestMs: 9000 }],
  outbox: [
    { carrier: "smsc", steps: 4, oldestMs: 500 },
    { carrier: "talk", steps: 5, oldestMs: 700 },
  ],
};

test("figures of all cells are added, and the oldest is the oldest of all", async () => {
  const reader = new CellTotalsReader(await makeCells(makeDatabase(one).database, makeDatabase(two).database));
  expect(await reader.read()).toEqual({
    backlog: new Map(Object.entries({ smsc: { steps: 7, oldestMs: 1000 }, talk: { steps: 5, oldestMs: 700 } })),
    unclaimed: { steps: 1, oldestMs: 10 },
    webhooksWaiting: 3,
    webhookOldestMs: 9000,
    deadWebhooks: 1,
    orphanReceipts: 4,
    oldestSnapshotMs: 7000,
    deadRows: new Map(Object.entries({ outbox: 15, step_leases: 2 })),
  });
});

test("a cell that says nothing is left out after two seconds", async () => {
  const reader = new CellTotalsReader(await makeCells(makeDatabase(one).database, makeDatabase().database));
  const reading = reader.read();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await reading).toMatchObject({ webhooksWaiting: 2, unclaimed: { steps: 1 } });
});

test("there are no figures if no cell answers", async () => {
  const reader = new CellTotalsReader(await makeCells(makeDatabase().database));
  const reading = reader.read();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await reading).toBeUndefined();
});

test("however often they are asked for, the tables are counted every ten seconds", async () => {
  const { database, statements } = makeDatabase(one);
  const reader = new CellTotalsReader(await makeCells(database));
  await Promise.all([reader.read(), reader.read()]);
  const once = statements.length;
  vi.advanceTimersByTime(9999);
  await reader.read();
  expect(statements).toHaveLength(once);
  vi.advanceTimersByTime(1);
  await reader.read();
  expect(statements).toHaveLength(2 * once);
});

test.each<[what: string, steps: readonly (readonly [nextXid: number, standbyXid: number | null, ageS: number])[]]>([
  [
    "that was there before is as old as it has been seen",
    [
      [900, 750, 0],
      [990, 750, 20],
      [1200, 750, 40],
    ],
  ],
  [
    "that comes later is as old as its transaction id",
    [
      [900, null, 0],
      [990, 985, 20],
      [1200, 985, 40],
      [1300, null, 0],
    ],
  ],
  [
    "that is always of the last minute stays old when its oldest query changes",
    [
      [100, null, 0],
      [200, 150, 20],
      [300, 200, 20],
      [400, 260, 40],
      [500, 300, 40],
    ],
  ],
  [
    "of a database in which nothing happens keeps nothing",
    [
      [900, 900, 0],
      [900, 900, 0],
      [900, 900, 0],
    ],
  ],
])("a snapshot of a standby %s", async (_, steps) => {
  const rows: Record<string, readonly object[]> = {};
  const reader = new CellTotalsReader(await makeCells(makeDatabase(rows).database));
  const ages: (number | undefined)[] = [];
  for (const [nextXid, standbyXid] of steps) {
    rows.pg_replication_slots = [{ nextXid, standbyXid }];
    vi.advanceTimersByTime(20_000);
    ages.push((await reader.read())?.oldestSnapshotMs);
  }
  expect(ages).toEqual(steps.map(([, , ageS]) => 1000 * ageS));
});

test("a snapshot that was kept for hours, and what follows it, seem no younger than they are", () => {
  const age = new SnapshotAge();
  const readings = 3000;
  for (let reading = 0; reading < readings; reading++) age.measure(reading, 1000 + reading, 1000);
  expect(age.measure(readings, 1000 + readings, 1000)).toBe(readings);
  const halfMs = age.measure(readings, 1000 + readings, 1000 + readings / 2);
  expect(halfMs).toBeGreaterThanOrEqual(readings / 2);
  expect(halfMs).toBeLessThan(readings);
});

test("after hours without readings, a snapshot is as old as it has been seen", () => {
  const age = new SnapshotAge();
  const hour = 3_600_000;
  age.measure(0, 1000);
  expect([age.measure(hour, 9000, 8990), age.measure(hour + 10_000, 9010, 8990)]).toEqual([0, 10_000]);
  // One that was seen before is older.
  expect(age.measure(3 * hour, 20_000, 8990)).toBe(2 * hour);
});
