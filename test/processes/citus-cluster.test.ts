import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listSchemaNodes } from "../../server/store/citus.ts";
import { openDatabase } from "../../server/store/connections.ts";
import { ensureCells } from "../../server/store/create-cell.ts";
import { migrate } from "../../server/store/migrate.ts";
import { type CitusCluster, startCitus } from "../load/cluster/citus-cluster.ts";
import { createCitusDatabase, dropCitusDatabase, isCitus, withClient } from "../load/cluster/citus-database.ts";
import { findCitus } from "../load/cluster/citus-programs.ts";

const found = await findCitus();
const START_MS = 240_000;

describe.skipIf("missing" in found)("a Citus cluster on loopback", { tags: ["long"] }, () => {
  let cluster: CitusCluster;

  beforeAll(async () => {
    if ("missing" in found) return;
    cluster = await startCitus({ programs: found.programs, workers: 1 });
  }, START_MS);
  afterAll(async () => {
    await cluster?.stop();
    for (const node of cluster === undefined ? [] : [cluster.coordinator, ...cluster.workers])
      expect(node.isRunning).toBe(false);
  }, START_MS);

  test("a schema lies on a worker, in a database of its own, and is there again after a crash", async () => {
    const { workers } = cluster;
    const url = await createCitusDatabase(cluster.url, "apart");
    expect(await isCitus(url)).toBe(true);
    await withClient(url, async (client) => {
      await client.query("SET citus.enable_schema_based_sharding = on");
      await client.query("CREATE SCHEMA cell");
      await client.query("CREATE TABLE cell.numbers (number integer PRIMARY KEY)");
      await client.query("INSERT INTO cell.numbers VALUES (1)");
      const { rows } = await client.query("SELECT DISTINCT nodeport FROM citus_shards");
      expect(rows).toEqual(workers.map(({ port }) => ({ nodeport: port })));
    });

    const [worker] = workers;
    await worker?.crash();
    const read = () => withClient(url, (client) => client.query("SELECT number FROM cell.numbers"));
    await expect(read()).rejects.toThrow(/connection/);
    await worker?.start();
    expect((await read()).rows).toEqual([{ number: 1 }]);
    await dropCitusDatabase(cluster.url, "apart");
  });

  test("a role that is no superuser makes the tables and a cell, whose node is known also while it is away", async () => {
    const { coordinator, workers } = cluster;
    await withClient(cluster.url, (client) => client.query("CREATE ROLE owner LOGIN"));
    const url = await createCitusDatabase(cluster.url, "owned");
    await withClient(url, async (client) => {
      await client.query("GRANT CREATE ON DATABASE owned TO owner");
      await client.query("CREATE SCHEMA gateway AUTHORIZATION owner");
    });
    const database = openDatabase(coordinator.urlOf("owned").replace("postgres@", "owner@"), { poolSize: 2 });
    try {
      await migrate(database);
      expect(await ensureCells(database, 1, "citus")).toEqual([2]);
      const [worker] = workers;
      const expected = new Map([["gateway_2", `127.0.0.1:${worker?.port}`]]);
      expect(await listSchemaNodes(database.pool)).toEqual(expected);
      await worker?.crash();
      expect(await listSchemaNodes(database.pool)).toEqual(expected);
      await worker?.start();
    } finally {
      await database.close();
    }
    await dropCitusDatabase(cluster.url, "owned");
  });
});
