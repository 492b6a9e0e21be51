import { request as httpRequest } from "node:http";
import { beforeAll, describe, expect, test } from "vitest";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { useGateways } from "../rig/gateways.ts";
import { LiveGateway, makeAccount, PASSWORD } from "../rig/live-gateway.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const { launch } = useGateways();

/** Enough for the slowest machine. */
const PATIENCE = { timeout: 60_000 };

/** A gateway, wherever it runs. */
interface Served {
  readonly url: string;
}

beforeAll(() => makeAccount(fresh, "acme"));

describe("a stop", () => {
  const sms = JSON.stringify({ from: "0212345678", to: "01012345678", text: "Hello" });

  async function tokenOf(gateway: Served): Promise<string> {
    const headers = { "X-SVC-Client-Id": "acme", "X-SVC-Client-Passwd": PASSWORD };
    const response = await fetch(`${gateway.url}/v1/auth/token`, { method: "POST", headers });
    return (await response.json()).data.token;
  }

  /** A send whose body is not finished yet. */
  async function halfSent(gateway: Served) {
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

  test("lets a request under way end and takes no new ones, and is one stop where npm passes a signal on", async () => {
    const gateway = await launch({ DATABASE_URL: fresh.url }).ready();
    const { finish, answered } = await halfSent(gateway);
    const ended = gateway.ended();
    // The gateway has got the signal as well. Two kinds: the system may deliver two signals of the same kind as one.
    gateway.child.kill("SIGINT");
    gateway.child.kill("SIGTERM");
    await expect.poll(() => fetch(`${gateway.url}/nowhere`).catch(() => "refused"), PATIENCE).toBe("refused");
    expect((await fetch(`${gateway.adminUrl}/readyz`)).status).toBe(503);
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

  test.each([
    ["SIGTERM to npm, after the delay", "1", (pid: number) => process.kill(pid, "SIGTERM"), 990],
    // npm passes it on, so the gateway gets it twice. A person waits for it, so there is no delay.
    ["Ctrl-C, which goes to npm and to the gateway, at once", "600", (pid: number) => process.kill(-pid, "SIGINT"), 0],
  ])("of npm start works by %s", { tags: ["long"] }, async (_, delay, stop, leastMs) => {
    // Without `prestart`, which makes the documentation.
    const environment = { DATABASE_URL: fresh.url, SHUTDOWN_DELAY_S: delay };
    const gateway = await launch(environment, ["npm", "start", "--ignore-scripts"]).ready();
    const ended = gateway.ended();
    const beganMs = performance.now();
    stop(gateway.child.pid ?? 0);
    expect(await ended).toBe(0);
    expect(performance.now() - beganMs).toBeGreaterThan(leastMs);
    expect(await fetch(`${gateway.url}/nowhere`).catch(() => "refused")).toBe("refused");
    expect(gateway.out).toContain('"event":"gateway_stopping"');
  });

  test("ends the streams of reports that are open, each as HTTP has it, and does not wait for them", async () => {
    const gateway = await launch({ DATABASE_URL: fresh.url }).ready();
    const headers = { authorization: `Bearer ${await tokenOf(gateway)}` };
    const sendAt = new Date(Date.now() + 3_600_000).toISOString();
    const sent = await fetch(`${gateway.url}/v1/send/sms`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ ...JSON.parse(sms), sendAt }),
    });
    const { msgKey } = (await sent.json()) as { readonly msgKey: string };
    const paths = ["/v1/report/stream", `/v1/report/inquiry/${msgKey}/stream`];
    const streams = await Promise.all(paths.map((path) => fetch(gateway.url + path, { headers })));
    expect(streams.map(({ status }) => status)).toEqual([200, 200]);
    // Rejects if the connection breaks.
    const read = Promise.all(streams.map((stream) => stream.text()));
    expect(await gateway.end("SIGTERM")).toBe(0);
    expect(await read).toEqual([expect.not.stringContaining("event:"), expect.stringContaining("event: inquiry")]);
  });

  test("does not wait for ever", async () => {
    const gateway = await LiveGateway.start({ DATABASE_URL: fresh.url, DRAIN_TIMEOUT_S: "0" });
    const { answered } = await halfSent(gateway);
    await gateway.running.stop();
    await expect(answered).rejects.toThrow();
  });
});
