import { expect, test } from "vitest";
import { openDatabase } from "../../server/store/connections.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { testSchema } from "../rig/test-cells.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });

test("a connection that breaks while nobody listens to it does not end the process, and is replaced", async () => {
  const { pool } = fresh.replica();
  const client = await pool.connect();
  // As after an answer with which the end of the connection comes in one packet.
  expect(client.emit("error", new Error("terminating connection due to administrator command"))).toBe(true);
  client.release(true);
  expect((await pool.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
});

test("a connection of a cell finds its tables and no others", async () => {
  const { pool } = fresh.database;
  const { rows } = await pool.query("SELECT 'messages'::regclass::oid = to_regclass($1) AS is_own", [
    `${testSchema}.messages`,
  ]);
  expect(rows).toEqual([{ is_own: true }]);
  const elsewhere = openDatabase(fresh.url, { poolSize: 1, schema: "gateway_99" });
  await expect(elsewhere.pool.query("SELECT FROM messages")).rejects.toThrow('relation "messages" does not exist');
  await elsewhere.close();
});

test("options of the address stay beside the schema", async () => {
  const address = new URL(fresh.url);
  address.searchParams.set("options", "-c work_mem=5MB");
  const database = openDatabase(address.href, { poolSize: 1, schema: testSchema });
  const { rows } = await database.pool.query(
    "SELECT current_setting('work_mem') AS work_mem, current_setting('search_path') AS search_path",
  );
  expect(rows).toEqual([{ work_mem: "5MB", search_path: testSchema }]);
  await database.close();
});
