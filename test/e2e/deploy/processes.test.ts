import { beforeAll, describe, expect, test } from "vitest";
import { databaseBackend } from "../../rig/cells.ts";
import { useFreshDatabase } from "../fresh-database.ts";
import { useGateways } from "../gateways.ts";
import { makeAccount, PASSWORD } from "../live-gateway.ts";
import type { MainProcess } from "../main-process.ts";
import { OperatorClient } from "../operate/operator-client.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const { launch } = useGateways();
/** Enough for the slowest machine. */
const PATIENCE = { timeout: 60_000, interval: 50 };

beforeAll(() => makeAccount(fresh, "acme", { sandbox: true }));

/** The process ids that the log gives for a name, the newest last. */
const pidsOf = (gateway: MainProcess, name: string): number[] =>
  gateway.out
    .split("\n")
    .filter((line) => line.includes('"event":"process_ready"') && line.includes(`"name":"${name}"`))
    .map((line) => JSON.parse(line).pid);

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
    expect(await readMetrics(gateway)).toContain('gateway_process_restarts_total{process="parent",role="api"} 1');
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
    const first = await launch({ DATABASE_URL: fresh.url, ROLE: "api" }).ready();
    const { port } = new URL(first.url);
    const second = launch({ DATABASE_URL: fresh.url, ROLE: "api", PORT: port, PROCESSES: "2" });
    expect(await second.ended()).toBe(1);
    expect(second.error.split("\n")).toEqual([
      `gateway: port ${port} is in use; choose another with PORT`,
      "gateway: process api-1 ended before it was ready (exit code 1); its error is above",
      "",
    ]);
  });

  // The embedded database has no Citus.
  test.skipIf(databaseBackend === "citus")(
    "shares the embedded database, which ends with the parent",
    { timeout: 180_000 },
    async () => {
      const gateway = await launch({ PROCESSES: "2" }).ready();
      expect(gateway.out).toContain("account  demo");
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
      const again = await launch({ PROCESSES: "1" }).ready();
      expect(await again.end("SIGINT")).toBe(0);
    },
  );
});
