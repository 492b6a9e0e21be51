import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { startEmbedded } from "../../../server/postgres/embedded.ts";
import { OperatorClient } from "../../gateway/operators/operator-client.ts";
import { copyCluster } from "../../rig/copy-cluster.ts";
import { useFreshDatabase } from "../../rig/fresh-database.ts";
import { useGateways } from "../../rig/gateways.ts";
import { makeAccount, PASSWORD } from "../../rig/live-gateway.ts";
import type { MainProcess } from "../../rig/main-process.ts";
import { readEmbedded } from "../../rig/read-embedded.ts";
import { databaseBackend } from "../../rig/test-cells.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const { dataFolder, launch } = useGateways();
/** Enough for the slowest machine. */
const PATIENCE = { timeout: 60_000, interval: 50 };

beforeAll(() => makeAccount(fresh, "acme", { sandbox: true }));

/** The process ids that the log gives for a name, the newest last. */
const pidsOf = (gateway: MainProcess, name: string): number[] =>
  gateway.out
    .split("\n")
    .filter((line) => line.includes('"event":"process_ready"') && line.includes(`"name":"${name}"`))
    .map((line) => JSON.parse(line).childPid);

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const readMetrics = async (gateway: MainProcess): Promise<string> =>
  (await fetch(`${gateway.adminUrl}/metrics`)).text();

describe("PROCESSES", () => {
  test("serves one port with several processes and starts those again that die", { timeout: 180_000 }, async () => {
    const gateway = await launch({ DATABASE_URL: fresh.url, PROCESSES: "3", SIMULATOR: "on" }).ready();
    const names = ["api-1", "api-2", "worker-1"];
    await expect.poll(() => names.map((name) => pidsOf(gateway, name).length), PATIENCE).toEqual([1, 1, 1]);
    expect((await fetch(`${gateway.adminUrl}/readyz`)).status).toBe(200);
    const lines = gateway.out.split("\n").filter((line) => line.startsWith("{"));
    expect(lines.filter((line) => JSON.parse(line).process === "parent").length).toBeGreaterThanOrEqual(names.length);
    for (const line of lines) expect([line, line.match(/"pid":/g)?.length]).toEqual([line, 1]);
    for (const line of lines) expect(["parent", ...names]).toContain(JSON.parse(line).process);

    // Each new connection goes to the next process.
    const credentials = { "X-SVC-Client-Id": "acme", "X-SVC-Client-Passwd": PASSWORD, Connection: "close" };
    const issue = () => fetch(`${gateway.url}/v1/auth/token`, { method: "POST", headers: credentials });
    const statuses = await Promise.all(Array.from({ length: 6 }, async () => (await issue()).status));
    expect(statuses).toEqual(Array(6).fill(200));
    const { token } = (await (await issue()).json()).data;
    const metrics = await readMetrics(gateway);
    for (const name of ["api-1", "api-2"])
      expect(metrics).toMatch(new RegExp(`^gateway_requests_total\\{process="${name}".* [1-9]`, "m"));
    expect(metrics).toContain('gateway_processes_ready{process="parent",role="api"} 2');
    expect(metrics).toContain('gateway_processes_planned{process="parent",role="api"} 2');
    // A series that began with the first restart would hide it from Prometheus.
    expect(metrics).toContain('gateway_process_restarts_total{process="parent",role="api"} 0');
    expect(metrics.match(/^# TYPE gateway_requests_total /gm)).toHaveLength(1);

    // The worker beside them delivers.
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json", connection: "close" };
    const sms = JSON.stringify({ from: "0212345678", to: "01012345678", text: "Hello" });
    const sent = await fetch(`${gateway.url}/v1/send/sms`, { method: "POST", headers, body: sms });
    expect(await sent.json()).toMatchObject({ code: "A000" });
    const poll = async () => (await (await fetch(`${gateway.url}/v1/report/polling`, { headers })).json()).code;
    await expect.poll(poll, PATIENCE).toBe("A000");

    const [firstPid = 0] = pidsOf(gateway, "api-1");
    process.kill(firstPid, "SIGKILL");
    await expect.poll(() => pidsOf(gateway, "api-1").length, PATIENCE).toBe(2);
    expect(gateway.out).toMatch(/"event":"process_died","name":"api-1","how":"SIGKILL"/);
    // A process that dies again and again leaves the others ready; only this metric tells.
    await expect
      .poll(() => readMetrics(gateway), PATIENCE)
      .toContain('gateway_process_restarts_total{process="parent",role="api"} 1');
    expect((await fetch(`${gateway.adminUrl}/readyz`)).status).toBe(200);
    expect((await issue()).status).toBe(200);

    gateway.child.kill("SIGHUP");
    const reloads = () =>
      names.filter((name) => new RegExp(`"process":"${name}","event":"reload_requested"`).test(gateway.out));
    await expect.poll(reloads, PATIENCE).toEqual(names);
    expect((await fetch(`${gateway.adminUrl}/readyz`)).status).toBe(200);
    const pids = names.flatMap((name) => pidsOf(gateway, name).slice(-1));
    expect(pids.filter(isAlive)).toHaveLength(3);
    expect(await gateway.end("SIGTERM")).toBe(0);
    expect(pids.filter(isAlive)).toEqual([]);
  });

  test("ends with the error of the process that cannot start", async () => {
    const first = createServer().listen(0);
    await once(first, "listening");
    const { port } = first.address() as AddressInfo;
    const second = launch({ DATABASE_URL: fresh.url, ROLE: "api", PORT: String(port), PROCESSES: "1" });
    expect(await second.ended()).toBe(1);
    expect(second.error.split("\n")).toEqual([
      `gateway: port ${port} is in use; choose another with PORT`,
      "gateway: process api-1 ended before it was ready (exit code 1); its error is above",
      "",
    ]);
    first.close();
  });

  // The embedded database has no Citus.
  test.skipIf(databaseBackend === "citus")(
    "shares the embedded database, which ends with the parent",
    { timeout: 180_000, tags: ["long"] },
    async () => {
      const folder = join(dataFolder, "postgres");
      await copyCluster(folder);
      const gateway = await launch({ PROCESSES: "2" }).ready();
      expect(gateway.banner).toContain("account  demo");
      expect((await fetch(`${gateway.adminUrl}/readyz`)).status).toBe(200);
      // The parent serves operators for all of them.
      const demo = await (await fetch(`${gateway.adminUrl}/console/demo-operator.json`)).json();
      const operator = await OperatorClient.signedIn(gateway.adminUrl, demo.operator, demo.password);
      expect(await operator.get("/carriers")).toMatchObject({ carriers: [{ name: "simulator" }] });
      await expect.poll(() => pidsOf(gateway, "worker-1").length, PATIENCE).toBe(1);
      const [pid = 0] = pidsOf(gateway, "worker-1");
      // Its processes notice that it is gone.
      await gateway.end("SIGKILL");
      await expect.poll(() => isAlive(pid), PATIENCE).toBe(false);
      // Whoever uses the database next is the only one, and stops it.
      const next = await startEmbedded({ folder });
      await next.stop();
      expect(await readEmbedded(folder)).toBeUndefined();
    },
  );
});
