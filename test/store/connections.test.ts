import { expect, test } from "vitest";
import { useFreshDatabase } from "../rig/fresh-database.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });

test("a connection that breaks while nobody listens to it does not end the process, and is replaced", async () => {
  const { pool } = fresh.replica();
  const client = await pool.connect();
  // As after an answer with which the end of the connection comes in one packet.
  expect(client.emit("error", new Error("terminating connection due to administrator command"))).toBe(true);
  client.release(true);
  expect((await pool.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
});
