import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CitusCluster, startCitus } from "../cluster/citus-cluster.ts";
import { createCitusDatabase, dropCitusDatabase, isCitus, withClient } from "../cluster/citus-database.ts";
import { findCitus } from "../cluster/citus-programs.ts";

const found = await findCitus();
const START_MS = 240_000;

describe.skipIf("missing" in found)("a Citus cluster on loopback", () => {
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
});
