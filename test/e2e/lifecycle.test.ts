import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readEmbedded } from "../../server/postgres/embedded.ts";
import { pendingMigrations } from "../../server/store/migrate.ts";
import { runCommand } from "./admin-command.ts";
import { useFreshDatabase } from "./fresh-database.ts";
import { makeAccount, PASSWORD } from "./live-gateway.ts";
import { MainProcess } from "./main-process.ts";

const run = promisify(execFile);
const fresh = useFreshDatabase({ nowMs: Date.now() });
const empty = useFreshDatabase({ nowMs: undefined });
// Below the project: as root the database runs as another user, who must be able to get there.
const DATA_FOLDER = resolve(`.data/test/lifecycle-${randomBytes(4).toString("hex")}`);
const started: MainProcess[] = [];

function launch(environment: Record<string, string>): MainProcess {
  const gateway = new MainProcess({ DATA_FOLDER, ...environment });
  started.push(gateway);
  return gateway;
}

beforeAll(async () => {
  await mkdir(DATA_FOLDER, { recursive: true });
  await makeAccount(fresh, "acme");
});
afterAll(async () => {
  await Promise.all(started.map((gateway) => gateway.end("SIGKILL")));
  await rm(DATA_FOLDER, { recursive: true, force: true });
});

/** 127.0.0.2 is this machine too, but not the address that `HOST=127.0.0.1` listens on. */
const askByOtherAddress = ({ url }: MainProcess) =>
  fetch(`${url.replace("localhost", "127.0.0.2")}/nowhere`).then(
    ({ status }) => status,
    () => "refused",
  );

const linesToPaste = ({ out }: MainProcess) => out.split("\n").filter((line) => /^ {2}(TOKEN=|curl )/.test(line));

describe("a gateway with the embedded database", () => {
  test("prints the addresses and commands for a new user, and the commands work", async () => {
    const gateway = await launch({}).ready();
    expect(gateway.out).toMatch(/API +http:\/\/localhost:\d+\n/);
    expect(gateway.out).toMatch(/docs +http:\/\/localhost:\d+\/docs\n/);
    const file = join(DATA_FOLDER, "demo-account.json");
    expect(gateway.out).toContain(`account  demo, password in ${file}\n`);
    // No terminal: what is printed may be kept by a log.
    expect(gateway.out).not.toContain(JSON.parse(await readFile(file, "utf8")).password);
    expect(await askByOtherAddress(gateway)).toBe("refused");
    expect(linesToPaste(gateway)).toHaveLength(3);
    const { stdout } = await run("sh", ["-c", linesToPaste(gateway).join("; echo; ")]);
    expect(stdout.trim().split("\n")).toMatchObject([
      expect.stringContaining('{"code":"A000","result":"Success","msgKey":"'),
      '{"code":"A000","result":"Success","data":{"reportId":"","report":[]}}',
    ]);
    expect(await gateway.end("SIGTERM")).toBe(0);
    expect(await readEmbedded(resolve(DATA_FOLDER, "postgres"))).toBeUndefined();
  });

  test("starts again after a kill -9, with the same account and tokens that still work", async () => {
    const killed = await launch({}).ready();
    const [issue = "", send = ""] = linesToPaste(killed);
    const { stdout: token } = await run("sh", ["-c", `${issue}; echo "$TOKEN"`]);
    expect(await killed.end("SIGKILL")).toBe("SIGKILL");
    const gateway = await launch({}).ready();
    expect(/account.*/.exec(gateway.out)?.[0]).toBe(/account.*/.exec(killed.out)?.[0]);
    const again = send.replace(killed.url, gateway.url);
    const { stdout } = await run("sh", ["-c", `TOKEN=${token.trim()}; ${again}`]);
    expect(stdout).toContain('"code":"A000"');
    expect(await gateway.end("SIGINT")).toBe(0);
  });
});

describe("a gateway with the embedded database and carriers", () => {
  test("makes no demo account, and so listens on every address; a misspelt setting is told", async () => {
    const folder = join(DATA_FOLDER, "with-carriers");
    await mkdir(folder, { recursive: true });
    const carriers = join(folder, "carriers.yaml");
    await writeFile(
      carriers,
      "carriers: { sim: { adapter: simulator } }\nroutes: [{ channel: [sms, mms, rcs, international, alimtalk, friendtalk], carrier: sim }]",
    );
    const gateway = await launch({ DATA_FOLDER: folder, CARRIERS_FILE: carriers, POOL_SIZ: "3" }).ready();
    expect(gateway.out).not.toContain("demo");
    expect(gateway.error).toBe("gateway: POOL_SIZ is not a setting; did you mean POOL_SIZE?\n");
    expect(gateway.out).toContain('"event":"setting_misspelt","name":"POOL_SIZ","meant":"POOL_SIZE"');
    if (process.platform === "linux") expect(await askByOtherAddress(gateway)).toBe(404);
    expect(await gateway.end("SIGTERM")).toBe(0);
  });
});

describe("a stop", () => {
  const sms = JSON.stringify({ from: "0212345678", to: "01012345678", text: "Hello" });

  async function tokenOf(gateway: MainProcess): Promise<string> {
    const headers = { "X-SVC-Client-Id": "acme", "X-SVC-Client-Passwd": PASSWORD };
    const response = await fetch(`${gateway.url}/v1/auth/token`, { method: "POST", headers });
    return (await response.json()).data.token;
  }

  /** A send whose body is not finished yet. */
  async function halfSent(gateway: MainProcess) {
    const request = httpRequest(`${gateway.url}/v1/send/sms`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${await tokenOf(gateway)}`,
        "content-type": "application/json",
        "content-length": Buffer.byteLength(sms),
      },
    });
    const answered = new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
      request.on("error", reject);
      request.on("response", (response) => {
        response.resume();
        resolve({ status: response.statusCode, connection: response.headers.connection });
      });
    });
    answered.catch(() => {});
    request.write(sms.slice(0, 10));
    // The other end has it once a later request on another connection is answered.
    await fetch(`${gateway.url}/nowhere`);
    return { finish: () => request.end(sms.slice(10)), answered };
  }

  test("lets a request under way end, and takes no new ones", async () => {
    const gateway = await launch({ DATABASE_URL: fresh.url }).ready();
    const { finish, answered } = await halfSent(gateway);
    const ended = gateway.end("SIGTERM");
    await expect.poll(() => fetch(`${gateway.url}/nowhere`).catch(() => "refused")).toBe("refused");
    expect((await fetch(`${gateway.adminUrl}/readyz`)).status).toBe(503);
    finish();
    expect((await answered).status).toBe(200);
    expect(await ended).toBe(0);
  });

  test("by SIGTERM says that the gateway is not ready, and serves while load balancers notice", async () => {
    const gateway = await launch({ DATABASE_URL: fresh.url, SHUTDOWN_DELAY_S: "600" }).ready();
    gateway.child.kill("SIGTERM");
    await expect.poll(async () => (await fetch(`${gateway.adminUrl}/readyz`)).status).toBe(503);
    expect((await fetch(`${gateway.url}/nowhere`)).status).toBe(404);
    // A later signal ends it at once.
    const firstMs = performance.now();
    await expect.poll(() => performance.now() - firstMs, { timeout: 5000 }).toBeGreaterThan(1500);
    expect(await gateway.end("SIGTERM")).toBe(1);
  });

  test("waits that long, and no longer, also for a worker and Ctrl-C, which do not wait", async () => {
    const environment = { DATABASE_URL: fresh.url, SHUTDOWN_DELAY_S: "600" };
    const [worker, api, brief] = await Promise.all([
      launch({ ...environment, ROLE: "worker" }).ready(),
      launch(environment).ready(),
      launch({ ...environment, SHUTDOWN_DELAY_S: "1" }).ready(),
    ]);
    const beganMs = performance.now();
    expect(await brief.end("SIGTERM")).toBe(0);
    expect(performance.now() - beganMs).toBeGreaterThan(990);
    expect(await Promise.all([worker.end("SIGTERM"), api.end("SIGINT")])).toEqual([0, 0]);
  });

  test.each([
    ["SIGTERM to npm", (pid: number) => process.kill(pid, "SIGTERM")],
    // npm passes it on, so the gateway gets it twice.
    ["Ctrl-C, which goes to npm and to the gateway", (pid: number) => process.kill(-pid, "SIGINT")],
  ])("of npm start works by %s", async (_, stop) => {
    // Without `prestart`, which makes the documentation.
    const gateway = new MainProcess({ DATA_FOLDER, DATABASE_URL: fresh.url }, "", ["npm", "start", "--ignore-scripts"]);
    started.push(gateway);
    await gateway.ready();
    const ended = gateway.ended();
    stop(gateway.child.pid ?? 0);
    expect(await ended).toBe(0);
    expect(await fetch(`${gateway.url}/nowhere`).catch(() => "refused")).toBe("refused");
    expect(gateway.out).toContain('"event":"gateway_stopping"');
  });

  test("does not wait for ever", async () => {
    const gateway = await launch({ DATABASE_URL: fresh.url, DRAIN_TIMEOUT_S: "0" }).ready();
    const { answered } = await halfSent(gateway);
    expect(await gateway.end("SIGTERM")).toBe(0);
    await expect(answered).rejects.toThrow();
  });
});

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

  test("a wrong password and a changed migration are told in one line each", async () => {
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
  });

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
