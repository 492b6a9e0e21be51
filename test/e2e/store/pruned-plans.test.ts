import { beforeAll, expect, test } from "vitest";
import { Recorder } from "../../../server/reports/recorder.ts";
import { loadNewSteps, loadSteps } from "../../../server/store/messages.ts";
import { Reports, readFinalReports } from "../../../server/store/reports.ts";
import { useFreshDatabase } from "../fresh-database.ts";
import { noJobs } from "./given.ts";
import { begin, givenMessages } from "./given-steps.ts";
import { daysIn, keptPlan, listening, type Statement } from "./kept-plans.ts";

const nowMs = Date.parse("2025-11-15T12:00:00Z");
const fresh = useFreshDatabase({ nowMs });
const ending = { state: "delivered", code: "10000" } as const;

async function givenStatements(): Promise<ReadonlyMap<string | undefined, Statement>> {
  const statements: Statement[] = [];
  const database = listening(fresh.database, statements);
  const refs = await givenMessages(fresh.database.pool, nowMs, 50);
  await loadSteps(database.pool, refs);
  await loadNewSteps(database.pool, refs);
  await loadNewSteps(
    database.pool,
    refs.map((ref, index) => (index % 2 === 0 ? ref : { ...ref, accountId: "another" })),
  );
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
  return keptPlan(fresh.database, statement);
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

test.each(["load-new-steps", "load-new-steps-of-several"])(
  "%s reads the day of its keys alone, by the primary key",
  async (name) => {
    const plan = await planOf(name);
    expect(daysIn(plan, "messages")).toEqual(["20251115"]);
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
