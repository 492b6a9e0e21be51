import { createServer } from "node:net";
import { describe, expect, test } from "vitest";
import { formatError } from "../../server/errors.ts";
import { pendingMigrations } from "../../server/store/migrate.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { LiveGateway } from "../rig/live-gateway.ts";
import { runAdminOn } from "../rig/run-admin.ts";
import { databaseBackend } from "../rig/test-cells.ts";

// test/processes/start.test.ts has what a process prints, and how it ends.

const fresh = useFreshDatabase({ nowMs: Date.now(), isOfDirectory: true });
const empty = useFreshDatabase({ nowMs: undefined });

/** The line that the process prints when a start with these settings fails. */
async function failureOf(environment: Readonly<Record<string, string>>): Promise<string> {
  try {
    const gateway = await LiveGateway.start(environment);
    await gateway.running.stop();
    return "it was started";
  } catch (error) {
    return formatError(error);
  }
}

describe("a start that fails", () => {
  test.each([
    [{ PORT: "web" }, 'PORT must be a whole number from 0 to 65535, not "web"'],
    [{ ROLE: "boss" }, 'ROLE must be one of all, api, worker, not "boss"'],
    [
      { DATABASE_URL: "postgres://nobody:secret@127.0.0.1:1/none" },
      "the database of DATABASE_URL cannot be used: nothing listens at 127.0.0.1:1 (ECONNREFUSED); fix: start PostgreSQL there, or correct host and port",
    ],
    [
      { DATABASE_URL: "postgres://nobody:secret@nowhere.invalid/none" },
      expect.stringMatching(
        /^the database of DATABASE_URL cannot be used: nobody knows the address of nowhere\.invalid:5432 \((ENOTFOUND|EAI_AGAIN)\); fix: /,
      ),
    ],
    [{ CARRIERS_FILE: "/nowhere.yaml" }, "CARRIERS_FILE /nowhere.yaml cannot be read (ENOENT)"],
    [{ DATA_FOLDER: "/dev/null/x" }, "DATA_FOLDER cannot be used: ENOTDIR: not a directory, stat '/dev/null/x'"],
  ])("%j is told in one line", async (environment, line) => {
    expect(await failureOf(environment)).toEqual(line);
  });

  test.runIf(process.platform === "linux")("a data folder below /proc ends it instead of hanging", async () => {
    for (const environment of [{ DATA_FOLDER: "/proc/x" }, { DATA_FOLDER: "/proc/x", DATABASE_URL: fresh.url }])
      expect(await failureOf(environment)).toMatch(/^DATA_FOLDER cannot be used: .*$/);
  });

  // The servers of a Citus cluster for tests ask for no password.
  test.skipIf(databaseBackend === "citus")(
    "a wrong password, a changed migration and a database of a development version are told in one line each",
    async () => {
      const wrong = new URL(fresh.url);
      wrong.pathname = "/no_such_database";
      expect(await failureOf({ DATABASE_URL: wrong.href })).toBe(
        'the database of DATABASE_URL cannot be used: database "no_such_database" does not exist (3D000); fix: create it, or correct its name',
      );
      wrong.password = "wrong";
      expect(await failureOf({ DATABASE_URL: wrong.href })).toBe(
        "the database of DATABASE_URL cannot be used: the user or the password is wrong (28P01); fix: correct them",
      );
      await fresh.database.pool.query("UPDATE migrations SET checksum = 'x' || checksum WHERE version = 1");
      expect(await failureOf({ DATABASE_URL: fresh.url })).toMatch(
        /^0001-\S+ is not what was run on this database: .*$/,
      );
      await fresh.database.pool.query("UPDATE migrations SET checksum = substr(checksum, 2) WHERE version = 1");
      await fresh.database.pool.query("UPDATE migrations SET name = '0001-draft.sql' WHERE version = 1");
      expect(await failureOf({ DATABASE_URL: fresh.url })).toMatch(
        /^The database is one of a development version before 1\.0\.0 .* fix: set DATABASE_URL to an empty database.*$/,
      );
      await fresh.database.pool.query("UPDATE migrations SET name = '0001-schema.sql' WHERE version = 1");
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
    expect(await failureOf({ DATABASE_URL: fresh.url, PORT: String(port) })).toBe(
      `port ${port} is in use; choose another with PORT`,
    );
    taken.close();
  });
});

describe("with MIGRATE=off, a gateway", () => {
  test("names the missing migrations and ends; after admin migrate it starts", async () => {
    const environment = { MIGRATE: "off" };
    const settings = { DATABASE_URL: empty.url, ...environment };
    expect(await failureOf(settings)).toMatch(
      /^MIGRATE is off and the database lacks migrations: 0001-\S+\.sql; fix: run `npm run -s admin -- migrate`$/,
    );
    expect(await pendingMigrations(empty.database)).not.toEqual([]);
    // Another command of the operator does not migrate either.
    const { error } = await runAdminOn(empty.url, ["account", "list"], { environment });
    expect(error).toMatch(/^admin: MIGRATE is off and the database lacks migrations: 0001-/);
    expect(await runAdminOn(empty.url, ["migrate"], { environment })).toMatchObject({
      out: expect.stringMatching(/^Applied: 0001-/),
      exitCode: 0,
    });
    expect(await failureOf(settings)).toBe("it was started");
  });
});

describe("a gateway with DATABASE_URL", () => {
  test("makes no demo account, and serves probes and metrics on the admin port only", async () => {
    const { running, url } = await LiveGateway.start({ DATABASE_URL: fresh.url });
    try {
      expect(running.demo).toBeUndefined();
      const page = async (path: string) => {
        const response = await fetch(running.adminUrl + path);
        return [response.status, await response.text()] as const;
      };
      expect(await page("/healthz")).toEqual([200, "ok\n"]);
      expect(await page("/readyz")).toEqual([200, "ready\n"]);
      expect((await page("/v1/auth/token"))[0]).toBe(404);
      await fetch(`${url}/v1/report/polling`);
      const [, metrics] = await page("/metrics");
      expect(metrics).toContain('gateway_requests_total{operation="pollReports",code="A002"} 1');
      expect(metrics).toContain('gateway_pool_connections{state="total"}');
      for (const path of ["/healthz", "/readyz", "/metrics"]) expect((await fetch(url + path)).status).toBe(404);
      await fresh.database.pool.query("UPDATE migrations SET version = version + 1000");
      expect(await page("/readyz")).toEqual([503, expect.stringMatching(/^not ready: 0001-/)]);
      await fresh.database.pool.query("UPDATE migrations SET version = version - 1000");
    } finally {
      await running.stop();
    }
  });
});
