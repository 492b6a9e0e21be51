import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { DatabaseDoor, type WriteFault } from "./database-door.ts";

const fresh = useFreshDatabase({ nowMs: undefined });
let door: DatabaseDoor;
const clients: pg.Client[] = [];

async function connect(): Promise<pg.Client> {
  const client = new pg.Client(door.through(fresh.url));
  client.on("error", () => {});
  await client.connect();
  clients.push(client);
  return client;
}

beforeAll(async () => {
  await fresh.database.pool.query("CREATE TABLE public.written (number int)");
  door = await DatabaseDoor.open(fresh.url);
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end().catch(() => {})));
  door.shut();
});

const INSERT = "INSERT INTO public.written VALUES ($1)";

/** How many of the statements pass before the connection is cut. */
async function countUntilCut(fault: Partial<WriteFault>, statements: readonly string[]): Promise<number> {
  const client = await connect();
  door.arm({ write: 1, when: "before", what: "cut", holdMs: 0, onFault: () => {}, ...fault });
  for (const [index, statement] of statements.entries())
    try {
      await client.query(statement, statement.includes("$1") ? [index] : []);
    } catch {
      return index;
    }
  door.disarm();
  return statements.length;
}

describe("the k-th write is", () => {
  test.each<readonly [what: string, write: number, statements: readonly string[], passed: number]>([
    ["one that changes rows", 1, ["SELECT 1", INSERT], 1],
    ["the second of them", 2, [INSERT, "SELECT 1", "UPDATE public.written SET number = 1"], 2],
    [
      "one within another statement",
      1,
      ["WITH new AS (INSERT INTO public.written VALUES (1) RETURNING 1) SELECT FROM new"],
      0,
    ],
    ["not a lock", 1, ["SELECT FROM public.written FOR UPDATE", "SELECT FROM public.written FOR NO KEY UPDATE"], 2],
    ["of a transaction its commit", 1, ["BEGIN", INSERT, INSERT, "COMMIT"], 3],
    ["not the commit of one that changes nothing", 1, ["BEGIN", "SELECT 1", "COMMIT"], 3],
    ["not in a transaction that is rolled back", 1, ["BEGIN", INSERT, "ROLLBACK", "SELECT 1", INSERT], 4],
  ])("%s", async (_, write, statements, passed) => {
    expect(await countUntilCut({ write }, statements)).toBe(passed);
  });
});

describe("what was written is", () => {
  test.each([
    ["before", "not there", 0],
    ["after", "there", 1],
  ] as const)("%s the write: %s", async (when, _, rows) => {
    await fresh.database.pool.query("DELETE FROM public.written");
    let happened = 0;
    expect(await countUntilCut({ when, onFault: () => happened++ }, [INSERT])).toBe(0);
    expect(happened).toBe(1);
    const { rowCount } = await fresh.database.pool.query("SELECT FROM public.written");
    expect(rowCount).toBe(rows);
  });

  test("there when it was only held, and those after it wait", async () => {
    expect(await countUntilCut({ what: "hold", holdMs: 50 }, [INSERT, INSERT])).toBe(2);
  });
});

test("a door that is shut lets nothing pass any more", async () => {
  const client = await connect();
  door.shut();
  await expect(client.query("SELECT 1")).rejects.toThrow();
  await expect(connect()).rejects.toThrow();
});
