import { request as httpRequest } from "node:http";
import { beforeAll, describe, expect, test } from "vitest";
import { useFreshDatabase } from "./fresh-database.ts";
import { useGateways } from "./gateways.ts";
import { makeAccount, PASSWORD } from "./live-gateway.ts";
import type { MainProcess } from "./main-process.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const { launch } = useGateways();

/** Enough for the slowest machine. */
const PATIENCE = { timeout: 30_000 };

beforeAll(() => makeAccount(fresh, "acme"));

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
    await expect.poll(() => fetch(`${gateway.url}/nowhere`).catch(() => "refused"), PATIENCE).toBe("refused");
    expect((await fetch(`${gateway.adminUrl}/readyz`)).status).toBe(503);
    finish();
    expect((await answered).status).toBe(200);
    expect(await ended).toBe(0);
  });

  test("is one stop where npm passes on a signal that the gateway has got as well", async () => {
    const gateway = await launch({ DATABASE_URL: fresh.url }).ready();
    const { finish, answered } = await halfSent(gateway);
    const ended = gateway.ended();
    // Two kinds: the system may deliver two signals of the same kind as one.
    gateway.child.kill("SIGINT");
    gateway.child.kill("SIGTERM");
    await expect.poll(() => fetch(`${gateway.url}/nowhere`).catch(() => "refused"), PATIENCE).toBe("refused");
    finish();
    expect((await answered).status).toBe(200);
    expect(await ended).toBe(0);
  });

  test("by SIGTERM says that the gateway is not ready, and serves while load balancers notice", async () => {
    const gateway = await launch({ DATABASE_URL: fresh.url, SHUTDOWN_DELAY_S: "600" }).ready();
    gateway.child.kill("SIGTERM");
    await expect.poll(async () => (await fetch(`${gateway.adminUrl}/readyz`)).status, PATIENCE).toBe(503);
    expect((await fetch(`${gateway.url}/nowhere`)).status).toBe(404);
    // A later signal ends it at once.
    const firstMs = performance.now();
    await expect.poll(() => performance.now() - firstMs, PATIENCE).toBeGreaterThan(1500);
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
    const gateway = await launch({ DATABASE_URL: fresh.url }, ["npm", "start", "--ignore-scripts"]).ready();
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
