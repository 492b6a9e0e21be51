import pg from "pg";
import { expect, test, vi } from "vitest";
import { makeStepStore } from "../../../../server/dispatch/delivery-store.ts";

test("the missing rows of due leases are written before the worker gets the leases", async () => {
  // The pool opens no connection: every statement is answered here.
  const pool = new pg.Pool();
  const leaseId = "begun.1.dead";
  const values: unknown[] = [];
  vi.spyOn(pool, "query").mockImplementation((...statement: readonly unknown[]) => {
    values.push(statement[1]);
    const isClaim = values.length === 1;
    return Promise.resolve({ rows: isClaim ? [{ lease_id: leaseId, due_ms: 20_000, members: [] }] : [] });
  });
  const store = makeStepStore(
    { pool, countConnections: () => ({ total: 0, idle: 0, waiting: 0 }), close: () => pool.end() },
    600,
  );
  expect(await store.claimDueLeases(5000, 15_000, 8)).toEqual([{ leaseId, dueMs: 20_000, members: [] }]);
  expect(values.slice(1)).toContainEqual(expect.arrayContaining([[leaseId]]));
});
