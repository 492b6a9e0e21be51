import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createAccount } from "../../server/store/accounts.ts";
import type { Database } from "../../server/store/database.ts";
import { registerWorker } from "../../server/store/outbox.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { databaseBackend } from "../rig/test-cells.ts";
import { makeStoredAccount } from "./fixtures.ts";
import { explainStatements, findDays, getMostRows } from "./statement-plans/explain-statements.ts";
import { fillTables } from "./statement-plans/fill-tables.ts";
import { makeCases } from "./statement-plans/statement-cases.ts";

const nowMs = Date.parse("2025-11-15T12:00:00Z");
const TODAY = "20251115";
/** The server chooses for so many rows as for all larger numbers. */
const LARGE = 100_000;
const getName = (url: string): string => new URL(url).pathname.slice(1);

// On Citus the coordinator shows no plans of statements with an INSERT in a WITH, and other plans name shards.
describe.skipIf(databaseBackend === "citus").each([
  // So many that reading them all would be noticed: the largest case may touch 3,000 rows.
  { many: 10_000, tags: [] },
  { many: LARGE, tags: ["long"] },
])("with $many messages a day", ({ many, tags }) => {
  const fresh = useFreshDatabase({ nowMs });
  const cases = makeCases(fresh, nowMs);
  let explained: Database;

  beforeAll(async () => {
    await createAccount(fresh.database.pool, makeStoredAccount("acme"));
    await fillTables(fresh.database.pool, nowMs, many);
    // The server reads a small table whole where it uses the index of a large one. Where there is no index it still does.
    if (many < LARGE) await fresh.database.pool.query(`ALTER DATABASE ${getName(fresh.url)} SET enable_seqscan = off`);
    explained = fresh.replica();
  }, 240_000);

  // "holder" is never registered, so its rows count as those of a dead worker.
  beforeEach(async () => {
    await fresh.database.pool.query("DELETE FROM workers");
    await registerWorker(fresh.database.pool, "worker");
  });

  describe.each([false, true])("with statistics: %s", (hasStatistics) => {
    beforeAll(async () => {
      if (hasStatistics) await fresh.database.pool.query("ANALYZE");
    }, 120_000);

    const names = Object.keys(cases).filter((name) => hasStatistics || !cases[name]?.needsStatistics);
    test.each(names)("%s: reads no more rows and days than it is about", { tags }, async (name) => {
      const { rows, prunes = [], run, prepare } = cases[name] ?? { rows: 0, run: async () => {} };
      await prepare?.();
      const plans = await explainStatements(explained, run);
      expect(getMostRows(plans), plans).toBeGreaterThan(0);
      // Rows that an earlier case has changed are in the indexes twice.
      expect(getMostRows(plans), plans).toBeLessThanOrEqual(3 * rows);
      for (const table of prunes)
        expect(
          findDays(plans, table).filter((day) => day !== TODAY),
          plans,
        ).toEqual([]);
    });
  });
});
