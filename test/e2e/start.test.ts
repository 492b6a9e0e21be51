import { createServer } from "node:net";
import { describe, expect, test } from "vitest";
import { pendingMigrations } from "../../server/store/migrate.ts";
import { databaseBackend } from "../rig/cells.ts";
import { runCommand } from "./admin-command.ts";
import { useFreshDatabase } from "./fresh-database.ts";
import { useGateways } from "./gateways.ts";

const fresh = useFreshDatabase({ nowMs: Date.now(), isOfDirectory: true });
const empty = useFreshDatabase({ nowMs: undefined });
const { launch } = useGateways();

describe("a start that fails", () => {
  test.each([
    [{ PORT: "web" }, 'gateway: PORT must be a whole number from 0 to 65535, not "web"\n'],
    [{ ROLE: "boss" }, 'gateway: ROLE must be one of all, api, worker, not "boss"\n'],
    [
      { DATABASE_URL: "postgres://nobody:secret@127.0.0.1:1/none" },
      "gateway: the database of DATABASE_URL cannot be used (ECONNREFUSED)\n",
    ],
    [{ CARRIERS_FILE: "/nowhere.yaml" }, "gateway: CARRIERS_FILE /nowhere.yaml cannot be read\n"],
    [
      { DATA_FOLDER: "/dev/null/x" },
      "gateway: DATA_FOLDER cannot be used: ENOTDIR: not a directory, stat '/dev/null/x'\n",
    ],
  ])("%j prints one line and exits with 1", async (environment, line) => {
    const gateway = launch(environment);
    expect(await gateway.ended()).toBe(1);
    expect(gateway.error).toBe(line);
  });

  test.runIf(process.platform === "linux")("a data folder below /proc ends it instead of hanging", async () => {
    for (const environment of [{ DATA_FOLDER: "/proc/x" }, { DATA_FOLDER: "/proc/x", DATABASE_URL: fresh.url }]) {
      const gateway = launch(environment);
      expect(await gateway.ended()).toBe(1);
      expect(gateway.error).toMatch(/^gateway: DATA_FOLDER cannot be used: .*\n$/);
    }
  });

  // The servers of a Citus cluster for tests ask for no password.
  test.skipIf(databaseBackend === "citus")(
    "a wrong password and a changed migration are told in one line each",
    async () => {
      const wrong = new URL(fresh.url);
      wrong.password = "wrong";
      const refused = launch({ DATABASE_URL: wrong.href });
      expect(await refused.ended()).toBe(1);
      expect(refused.error).toBe("gateway: the database of DATABASE_URL cannot be used (28P01)\n");
      await fresh.database.pool.query("UPDATE gateway.migrations SET checksum = 'x' || checksum WHERE version = 1");
      const changed = launch({ DATABASE_URL: fresh.url });
      expect(await changed.ended()).toBe(1);
      expect(changed.error).toMatch(/^gateway: 0001-\S+ is not what was run on this database .*\n$/);
      await fresh.database.pool.query("UPDATE gateway.migrations SET checksum = substr(checksum, 2) WHERE version = 1");
    },
  );

  test("a port that is taken is named", async () => {
    const taken = createServer();
    const port = await new Promise<number>((done) => {
      taken.listen(0, "0.0.0.0", () => {
        const address = taken.address();
        done(typeof address === "object" && address ? address.port : 0);
      });
    });
    const gateway = launch({ DATABASE_URL: fresh.url, PORT: String(port) });
    expect(await gateway.ended()).toBe(1);
    expect(gateway.error).toBe(`gateway: port ${port} is in use; choose another with PORT\n`);
    taken.close();
  });
});

describe("with MIGRATE=off, a gateway", () => {
  test("names the missing migrations and ends; after admin migrate it starts", async () => {
    const environment = { DATABASE_URL: empty.url, MIGRATE: "off" };
    const refused = launch(environment);
    expect(await refused.ended()).toBe(1);
    expect(refused.error).toMatch(
      /^gateway: MIGRATE is off and the database lacks migrations: 0001-\S+\.sql, .*; fix: run `npm run -s admin -- migrate`\n$/,
    );
    expect(await pendingMigrations(empty.database)).not.toEqual([]);
    // Another command of the operator does not migrate either.
    const { error } = await runCommand(environment, ["account", "list"]);
    expect(error).toMatch(/^admin: MIGRATE is off and the database lacks migrations: 0001-/);
    expect(await runCommand(environment, ["migrate"])).toMatchObject({
      out: expect.stringMatching(/^Applied: 0001-/),
      exitCode: 0,
    });
    const gateway = await launch(environment).ready();
    expect(await gateway.end("SIGTERM")).toBe(0);
  });
});

describe("a gateway with DATABASE_URL", () => {
  test("makes no demo account, and serves probes and metrics on the admin port only", async () => {
    const gateway = await launch({ DATABASE_URL: fresh.url }).ready();
    expect(gateway.out).not.toContain("demo");
    const page = async (path: string) => {
      const response = await fetch(gateway.adminUrl + path);
      return [response.status, await response.text()] as const;
    };
    expect(await page("/healthz")).toEqual([200, "ok\n"]);
    expect(await page("/readyz")).toEqual([200, "ready\n"]);
    expect((await page("/v1/auth/token"))[0]).toBe(404);
    await fetch(`${gateway.url}/v1/report/polling`);
    const [, metrics] = await page("/metrics");
    expect(metrics).toContain('gateway_requests_total{operation="pollReports",code="A002"} 1');
    expect(metrics).toContain('gateway_pool_connections{state="total"}');
    for (const path of ["/healthz", "/readyz", "/metrics"]) expect((await fetch(gateway.url + path)).status).toBe(404);
    await fresh.database.pool.query("UPDATE gateway.migrations SET version = version + 1000");
    expect(await page("/readyz")).toEqual([503, expect.stringMatching(/^not ready: 0001-/)]);
    await fresh.database.pool.query("UPDATE gateway.migrations SET version = version - 1000");
    expect(await gateway.end("SIGTERM")).toBe(0);
  });

  test("as a worker serves no API", async () => {
    const gateway = await launch({ DATABASE_URL: fresh.url, ROLE: "worker" }).ready();
    expect(gateway.url).toBe("");
    expect((await fetch(`${gateway.adminUrl}/readyz`)).status).toBe(200);
    expect(await gateway.end("SIGTERM")).toBe(0);
  });
});
