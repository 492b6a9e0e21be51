import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Embedded, startEmbedded } from "../../server/postgres/embedded.ts";
import { openDatabase } from "../../server/store/connections.ts";
import { withTransaction } from "../../server/store/database.ts";
import { copyCluster } from "../rig/copy-cluster.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { LiveGateway, makeAccount } from "../rig/live-gateway.ts";
import { runAdminOn } from "../rig/run-admin.ts";
import { getTcpTarget, TcpProxy } from "../rig/tcp-proxy.ts";
import { databaseBackend } from "../rig/test-cells.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const sms = { from: "0212345678", to: "01012345678", text: "Hello" };
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gateway-"));
  await makeAccount(fresh, "acme");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const getName = (): string => new URL(fresh.url).pathname.slice(1);

async function onServer(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

const endSessions = (name: string): string =>
  `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}' AND pid <> pg_backend_pid()`;

test("a connection on which the server has become read-only is replaced, inside a transaction and outside", async () => {
  const database = openDatabase(fresh.url, { poolSize: 1 });
  const write = "UPDATE gateway.accounts SET account_id = account_id";
  const makeReadOnly = "SET default_transaction_read_only = on";
  try {
    await database.pool.query(makeReadOnly);
    await expect(database.pool.query(write)).rejects.toMatchObject({ code: "25006" });
    await database.pool.query(write);
    await database.pool.query(makeReadOnly);
    await expect(withTransaction(database, (client) => client.query(write))).rejects.toMatchObject({ code: "25006" });
    await withTransaction(database, (client) => client.query(write));
  } finally {
    await database.close();
  }
});

test("with a read-only database sends are answered A920 and the gateway is not ready, until it accepts writes again", async () => {
  const gateway = await LiveGateway.start({ DATABASE_URL: fresh.url, DATA_FOLDER: folder });
  const name = getName();
  try {
    const token = await gateway.token("acme");
    const send = async () => (await gateway.ask("POST", "/v1/send/sms", { token, json: sms })).body?.code;
    const probe = async () => (await fetch(`${gateway.running.adminUrl}/readyz`)).text();
    expect([await send(), await probe()]).toEqual(["A000", "ready\n"]);
    const server = inject("postgresUrl");
    await onServer(server, `ALTER DATABASE ${name} SET default_transaction_read_only = on`, endSessions(name));
    expect([await send(), await probe()]).toEqual(["A920", "not ready: database is read-only\n"]);
    await onServer(server, `ALTER DATABASE ${name} RESET default_transaction_read_only`);
    await expect.poll(send, { timeout: 60_000 }).toBe("A000");
    expect(await probe()).toBe("ready\n");
  } finally {
    await gateway.running.stop();
  }
});

// The second server is an embedded one, with a password, which the servers of a Citus cluster for tests do not have.
test.skipIf(databaseBackend === "citus")(
  "of several hosts the one that accepts writes is found, also when another one becomes it; commands find it too",
  async () => {
    const second = resolve(`.data/test/second-${randomBytes(4).toString("hex")}`);
    let standby: Embedded | undefined;
    const primary = await TcpProxy.start(getTcpTarget(inject("postgresUrl")));
    try {
      await copyCluster(second);
      standby = await startEmbedded({ folder: second });
      const name = getName();
      const { username, password } = new URL(fresh.url);
      await onServer(
        standby.url,
        `CREATE DATABASE ${name}`,
        `ALTER ROLE ${username} PASSWORD '${password}'`,
        `ALTER DATABASE ${name} SET default_transaction_read_only = on`,
      );
      const promoted = new URL(standby.url);
      promoted.password = password;
      const { port } = getTcpTarget(standby.url);
      const hosts = `127.0.0.1:${port},127.0.0.1:${primary.port}`;
      const url = `postgres://${username}:${password}@${hosts}/${name}?target_session_attrs=read-write`;
      const { out, exitCode } = await runAdminOn(url, ["account", "list", "--json"]);
      expect([exitCode, out]).toEqual([0, expect.stringContaining("acme")]);
      expect(await runAdminOn(url, ["migrate"])).toMatchObject({ out: "The tables are up to date.\n" });

      const database = openDatabase(url, { poolSize: 2 });
      try {
        const whereAmI = "SELECT count(*)::int AS accounts FROM pg_tables WHERE tablename = 'accounts'";
        expect((await database.pool.query(whereAmI)).rows).toEqual([{ accounts: 1 }]);
        primary.cut();
        const failure = await withTransaction(database, (client) => client.query(whereAmI)).catch(
          (error: Error) => error,
        );
        // The first try may still get a connection that was just cut.
        const failed = await database.pool.query(whereAmI).catch((error: Error) => error);
        expect(String(failed)).toMatch(
          /^NoHostError: No host of DATABASE_URL accepts writes \(127\.0\.0\.1:\d+: \w+, 127\.0\.0\.1:\d+: \w+\)$/,
        );
        for (const error of [failure, failed]) expect(String(error)).not.toContain(password);
        await onServer(promoted.href, `ALTER DATABASE ${name} RESET default_transaction_read_only`);
        expect((await database.pool.query(whereAmI)).rows).toEqual([{ accounts: 0 }]);
      } finally {
        await database.close();
      }
    } finally {
      await standby?.stop();
      await primary.stop();
      await rm(second, { recursive: true, force: true });
    }
  },
);
