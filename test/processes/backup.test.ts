import { execFile } from "node:child_process";
import { access, chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { chooseUser, type RunAs } from "../../server/postgres/run-as.ts";
import { openDatabase } from "../../server/store/connections.ts";
import { withClient } from "../load/cluster/citus-database.ts";
import { PostgresNode } from "../load/cluster/postgres-node.ts";
import { findPort } from "../rig/find-ports.ts";
import { LiveGateway, makeAccount } from "../rig/live-gateway.ts";

/*
 * The commands of docs/operations.md, "Backup and restore", with the programs of Debian's package: the embedded PostgreSQL has none for
 * backups.
 */

const run = promisify(execFile);
const VERSIONS = [17, 16, 15];
const folders = VERSIONS.map((version) => `/usr/lib/postgresql/${version}/bin`);
const isThere = await Promise.all(
  folders.map((folder) =>
    access(join(folder, "pg_basebackup")).then(
      () => true,
      () => false,
    ),
  ),
);
const programs = folders.find((_, index) => isThere[index]);
const START_MS = 240_000;
const patience = { timeout: 60_000, interval: 200 };

describe.skipIf(programs === undefined)(
  "a backup that is made under load, restored into a second server",
  { tags: ["long"] },
  () => {
    const program = (name: string): string => join(programs ?? "", name);
    const nodes: PostgresNode[] = [];
    let runAs: RunAs = {};
    let folder = "";
    let first: PostgresNode;

    const makeNode = async (name: string): Promise<PostgresNode> => {
      const port = await findPort();
      const home = join(folder, name);
      await run("install", ["-d", "-m", "700", ...(runAs.uid === undefined ? [] : ["-o", String(runAs.uid)]), home]);
      const binaries = { initdb: program("initdb"), postgres: program("postgres") };
      const node = new PostgresNode({ name, port, folder: home, programs: binaries, runAs });
      nodes.push(node);
      return node;
    };
    const onServer = (node: PostgresNode, statement: string) =>
      withClient(node.urlOf("postgres"), (client) => client.query(statement));

    beforeAll(async () => {
      runAs = await chooseUser();
      folder = await mkdtemp(join(tmpdir(), "backup-"));
      if (runAs.uid !== undefined) await chown(folder, runAs.uid, runAs.gid ?? runAs.uid);
      first = await makeNode("first");
      await first.initialise();
      await first.start();
      await onServer(first, "CREATE DATABASE gateway");
    }, START_MS);
    afterAll(async () => {
      await Promise.all(nodes.map((node) => node.stop("SIGQUIT")));
      await rm(folder, { recursive: true, force: true });
    }, START_MS);

    /** A gateway that is sent messages all the time; its keys in the order of their answers. */
    async function startLoad(url: string, id: string) {
      const gateway = await startGateway(url);
      const database = openDatabase(url, { poolSize: 1 });
      await makeAccount({ url, database, replica: () => database }, id, { limits: { sendPerSecond: 1000 } });
      await database.close();
      const token = await gateway.token(id);
      const accepted: string[] = [];
      let isOver = false;
      const json = { from: "0212345678", to: "01012345678", text: "Hello" };
      const sending = (async () => {
        while (!isOver) {
          const { body } = await gateway.ask("POST", "/v1/send/sms", { token, json });
          if (body?.code === "A000") accepted.push(String(body.msgKey));
          await sleep(20);
        }
      })();
      await vi.waitFor(() => expect(accepted.length).toBeGreaterThan(10), patience);
      const stop = async (): Promise<void> => {
        isOver = true;
        await sending;
        await gateway.running.stop();
      };
      return { accepted, stop };
    }

    const startGateway = (url: string): Promise<LiveGateway> =>
      LiveGateway.start({
        ...{ DATABASE_URL: url, DATABASE_BACKEND: "postgres", DATA_FOLDER: join(tmpdir(), "none") },
        TOKEN_KEY: "k".repeat(32),
      });

    /** Every one of the keys has its final report, which the account polls from a gateway on the restored database. */
    async function expectReports(url: string, id: string, keys: readonly string[]): Promise<void> {
      const gateway = await startGateway(url);
      try {
        const token = await gateway.token(id);
        const reported = new Set<string>();
        await vi.waitFor(async () => {
          for (const { msgKey } of await gateway.takeReports(token)) reported.add(msgKey);
          expect(keys.filter((key) => !reported.has(key))).toEqual([]);
        }, patience);
      } finally {
        await gateway.running.stop();
      }
    }

    test(
      "by pg_dump has everything that was accepted before it began",
      async () => {
        const url = first.urlOf("gateway");
        const { accepted, stop } = await startLoad(url, "dumped");
        const before = [...accepted];
        const file = join(folder, "gateway.dump");
        await run(program("pg_dump"), ["--format=custom", `--file=${file}`, url]);
        await stop();
        expect(accepted.length).toBeGreaterThan(before.length);
        const second = await makeNode("second");
        await second.initialise();
        await second.start();
        await onServer(second, "CREATE DATABASE gateway");
        await run(program("pg_restore"), ["--no-owner", `--dbname=${second.urlOf("gateway")}`, file]);
        await expectReports(second.urlOf("gateway"), "dumped", before);
        await second.stop();
      },
      START_MS,
    );

    test(
      "by pg_basebackup, too",
      async () => {
        const url = first.urlOf("gateway");
        const { accepted, stop } = await startLoad(url, "copied");
        const third = await makeNode("third");
        const options = ["--checkpoint=fast", "--wal-method=stream", `--dbname=${first.urlOf("postgres")}`];
        const before = [...accepted];
        await run(program("pg_basebackup"), [`--pgdata=${third.dataFolder}`, ...options], { ...runAs, cwd: "/" });
        await stop();
        expect(accepted.length).toBeGreaterThan(before.length);
        await third.start();
        await expectReports(third.urlOf("gateway"), "copied", before);
        await third.stop();
      },
      START_MS,
    );
  },
);
