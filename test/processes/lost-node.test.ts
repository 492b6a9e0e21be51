import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createAccount, getAccount } from "../../server/operators/accounts.ts";
import { moveAccount } from "../../server/operators/cell-changes.ts";
import { openForCommands } from "../../server/operators/command-line/command-process.ts";
import { storeCarrierIds } from "../../server/store/carrier-ids.ts";
import { listSchemaNodes } from "../../server/store/citus.ts";
import { openDatabase } from "../../server/store/connections.ts";
import type { Database } from "../../server/store/database.ts";
import { moveToDeadLetters, redeliverDeadLetters } from "../../server/store/dead-letters.ts";
import { rcs } from "../gateway/single-sends.ts";
import { type CitusCluster, startCitus } from "../load/cluster/citus-cluster.ts";
import { findCitus } from "../load/cluster/citus-programs.ts";
import type { PostgresNode } from "../load/cluster/postgres-node.ts";
import { type Answer, LiveGateway, makeAccount } from "../rig/live-gateway.ts";

const found = await findCitus();
const START_MS = 240_000;
const patience = { timeout: 45_000, interval: 200 };
const sms = { from: "0212345678", to: "01012345678", text: "Hello" };
/** The simulated carrier says that the recipient's device has no RCS. */
const withFallback = { ...rcs, to: "01000004003", fallback: { type: "SMS", from: sms.from, text: "Hello" } };

describe.skipIf("missing" in found)("a node of Citus that is lost", { tags: ["long"] }, () => {
  let cluster: CitusCluster;
  let gateway: LiveGateway;
  let directory: Database;
  let folder = "";

  beforeAll(async () => {
    if ("missing" in found) return;
    folder = await mkdtemp(join(tmpdir(), "gateway-"));
    cluster = await startCitus({ programs: found.programs });
    const settings = { DATABASE_URL: cluster.url, DATABASE_BACKEND: "citus", CELLS: "3", DATA_FOLDER: folder };
    gateway = await LiveGateway.start(settings);
    directory = openDatabase(cluster.url, { poolSize: 3 });
  }, START_MS);
  afterAll(async () => {
    await gateway?.running.stop();
    await Promise.all([directory, ...opened].map((database) => database?.close()));
    await cluster?.stop();
    await rm(folder, { recursive: true, force: true });
  }, START_MS);

  const placeAccount = async (id: string, cellId: number): Promise<string> => {
    await makeAccount({ url: cluster.url, database: directory, replica: () => directory }, id);
    await directory.pool.query("UPDATE gateway.account_cells SET cell_id = $2 WHERE account_id = $1", [id, cellId]);
    return gateway.token(id);
  };
  const findNode = async (schema: string): Promise<PostgresNode> => {
    const address = (await listSchemaNodes(directory.pool)).get(schema);
    const node = cluster.workers.find(({ port }) => address?.endsWith(`:${port}`));
    if (node === undefined) throw new Error(`${schema} is on no node`);
    return node;
  };
  const send = (token: string, key?: string): Promise<Answer> => {
    const headers = key === undefined ? {} : { "idempotency-key": key };
    return gateway.ask("POST", "/v1/send/sms", { token, headers, json: sms });
  };
  /** Polls and acknowledges until there were so many reports, and returns their codes. */
  const pollAll = async (token: string, count: number): Promise<readonly string[]> => {
    const codes: string[] = [];
    await vi.waitFor(async () => {
      codes.push(...(await gateway.takeReports(token)).map(({ reportCode }) => reportCode));
      expect(codes).toHaveLength(count);
    }, patience);
    return codes;
  };

  const opened: Database[] = [];
  const commands = () =>
    openForCommands({
      database: directory,
      openCell: (schema) => {
        const cell = openDatabase(cluster.url, { poolSize: 2, schema });
        opened.push(cell);
        return cell;
      },
      nowMs: Date.now,
      settings: {
        webhookAllowedNetworks: [],
        migrate: "auto",
        cells: 3,
        databaseBackend: "citus",
        stepValidityS: 86_400,
      },
    });

  test("a gateway that takes the database for a plain one is not started", async () => {
    const settings = { DATABASE_URL: cluster.url, DATABASE_BACKEND: "postgres", CELLS: "5", DATA_FOLDER: folder };
    await expect(LiveGateway.start(settings)).rejects.toThrow(
      /has cells on nodes of Citus; fix: DATABASE_BACKEND=citus/,
    );
  });

  test("is refused to the accounts of its cells, and everything goes on for the others", async () => {
    const near = await placeAccount("near", 2);
    const far = await placeAccount("far", 3);
    const lost = await findNode("gateway_3");
    expect(lost.port).not.toBe((await findNode("gateway_2")).port);
    await vi.waitFor(async () => expect((await send(far)).body?.code).toBe("A000"), patience);

    await lost.crash();
    const keyed = await send(near, "key");
    expect(keyed.body?.code).toBe("A000");
    expect((await send(near, "key")).body).toEqual(keyed.body);
    expect((await send(near)).body?.code).toBe("A000");
    const second = await gateway.ask("POST", "/v1/send/rcs", { token: near, json: withFallback });
    expect(second.body?.code).toBe("A000");
    expect(await pollAll(near, 3)).toEqual(["10000", "10000", "10000"]);
    expect((await send(far)).body?.code).toBe("A920");
    await commands().perform(createAccount, { accountId: "new", settings: {} });
    // Cell 3 has as many accounts as cell 2, and 4 is on one of the two nodes.
    const isAway = async (cellId: number) => (await findNode(`gateway_${cellId}`)).port === lost.port;
    expect(await isAway((await commands().perform(getAccount, { accountId: "new" })).cell)).toBe(false);
    const move = commands().perform(moveAccount, { accountId: "near", cell: 3, waitMs: 1000 });
    await expect(move).rejects.toThrow(/connection to the remote node/);
    expect((await send(near)).body?.code).toBe("A000");
    expect(await pollAll(near, 1)).toEqual(["10000"]);

    const cell = openDatabase(cluster.url, { poolSize: 1, schema: "gateway_2" });
    try {
      const ref = { accountId: "near", msgKey: "none", step: 0 };
      const taken = { ref, repeats: 0, carrier: "smsc", carrierIds: ["1"], takenMs: Date.now() };
      await storeCarrierIds(cell.pool, [taken]);
      const failed = { accountId: "near", msgKey: "none", leasedUntilMs: 1, attempts: 1, reason: "timeout" };
      await moveToDeadLetters(cell.pool, [failed], 1);
      expect(await redeliverDeadLetters(cell.pool, "near", undefined, 1)).toBe(0);
    } finally {
      await cell.close();
    }

    await lost.start();
    await vi.waitFor(async () => expect((await send(far)).body?.code).toBe("A000"), patience);
    expect(await pollAll(far, 2)).toEqual(["10000", "10000"]);
  });
});
