import { beforeAll, expect, test } from "vitest";
import { Recorder } from "../../../server/reports/recorder.ts";
import type { Database } from "../../../server/store/database.ts";
import { loadSteps } from "../../../server/store/messages.ts";
import { Reports, readFinalReports } from "../../../server/store/reports.ts";
import { useFreshDatabase } from "../fresh-database.ts";
import { noJobs } from "./given.ts";
import { begin, givenMessages } from "./given-steps.ts";

const nowMs = Date.parse("2025-11-15T12:00:00Z");
const fresh = useFreshDatabase({ nowMs });
const ending = { state: "delivered", code: "10000" } as const;

interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
}

/** The same database, with every statement that goes to it in a list. */
function listening(database: Database, statements: Statement[]): Database {
  const query = (...args: unknown[]) => {
    statements.push(args[0] as Statement);
    return Reflect.apply(database.pool.query, database.pool, args);
  };
  return { ...database, pool: Object.create(database.pool, { query: { value: query } }) };
}

/** How the server runs it with the plan that it keeps for a prepared statement, and what it really touches. */
async function keptPlan({ text, values }: Statement): Promise<string> {
  const client = await fresh.database.pool.connect();
  try {
    await client.query("SET plan_cache_mode = force_generic_plan");
    await client.query(`PREPARE kept AS ${text}`);
    const given = values.map((value) => client.escapeLiteral(textOf(value))).join(", ");
    await client.query("BEGIN");
    const { rows } = await client.query(`EXPLAIN (ANALYZE, COSTS OFF) EXECUTE kept (${given})`);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  } finally {
    client.release(true);
  }
}

/** A value as PostgreSQL writes it: EXECUTE takes no parameters of the protocol. */
function textOf(value: unknown): string {
  const list = Buffer.isBuffer(value) ? elementsOf(value) : value;
  if (!Array.isArray(list)) return String(list);
  return `{${list.map((element) => (element === null ? "NULL" : JSON.stringify(String(element)))).join(",")}}`;
}

function elementsOf(array: Buffer): (string | null)[] {
  const elements: (string | null)[] = [];
  for (let at = 20; at < array.length; ) {
    const length = array.readInt32BE(at);
    elements.push(length < 0 ? null : array.toString("utf8", at + 4, at + 4 + length));
    at += 4 + Math.max(length, 0);
  }
  return elements;
}

const daysIn = (plan: string, table: string): readonly string[] =>
  [...new Set([...plan.matchAll(new RegExp(`\\b${table}_(\\d{8})\\b`, "g"))].map(([, day]) => day ?? ""))].toSorted();

async function givenStatements(): Promise<ReadonlyMap<string | undefined, Statement>> {
  const statements: Statement[] = [];
  const database = listening(fresh.database, statements);
  const refs = await givenMessages(fresh.database.pool, nowMs, 50);
  await loadSteps(database.pool, refs);
  await begin(database, refs, nowMs);
  const recorder = new Recorder({ database, jobs: noJobs, now: () => nowMs });
  await recorder.record(refs.map((ref) => ({ kind: "ended", ref, ending })));
  await recorder.receive("simulator", [{ of: { carrierId: "x" }, ending }]);
  await readFinalReports(database.pool, refs);
  await new Reports(database).openBatch("acme", nowMs);
  await new Reports(database).openBatch("acme", nowMs);
  return new Map(statements.map((statement) => [statement.name, statement]));
}

let statements: ReadonlyMap<string | undefined, Statement>;
beforeAll(async () => {
  statements = await givenStatements();
  // Now the planner knows how few rows there are, and would rather read them all: a plan that is kept must not.
  await fresh.database.pool.query("ANALYZE");
});

async function planOf(name: string): Promise<string> {
  const statement = statements.get(name);
  if (statement === undefined) throw new Error(`${name} was not run`);
  return keptPlan(statement);
}

const scan = /Seq Scan on (steps|messages|carrier_ids)_|Hash Join|Merge Join|Sort Key: carrier_ids/;

test.each(["load-steps", "begin-steps", "record-steps", "read-final-reports"])(
  "%s leaves out other days before it starts, and finds each row by its key",
  async (name) => {
    const plan = await planOf(name);
    expect(plan).toContain("Subplans Removed: 3");
    expect(daysIn(plan, "steps")).toEqual(["20251115"]);
    expect(plan).not.toMatch(scan);
  },
);

test("a batch of reports is read from the days of its keys", async () => {
  const plan = await planOf("read-batch");
  expect(daysIn(plan.replaceAll(/.*never executed.*/g, ""), "steps")).toEqual(["20251115"]);
  expect(plan).not.toMatch(scan);
});

test("a carrier's name is looked for from the youngest day on, without sorting", async () => {
  const plan = await planOf("find-named-parts");
  const days = [...plan.matchAll(/Index Scan Backward using \w+ on carrier_ids_(\d{8})/g)].map(([, day]) => day);
  expect(days).toEqual(["20251117", "20251116", "20251115", "20251114"]);
  expect(plan).not.toMatch(scan);
});
