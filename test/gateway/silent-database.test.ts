import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { formatError } from "../../server/errors.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { type Answer, countOf, LiveGateway, linesOf, makeAccount } from "../rig/live-gateway.ts";
import { getTcpTarget, TcpProxy } from "../rig/tcp-proxy.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const proxies: TcpProxy[] = [];
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gateway-"));
  await makeAccount(fresh, "acme");
});
afterAll(async () => {
  await Promise.all(proxies.map((proxy) => proxy.stop()));
  await rm(folder, { recursive: true, force: true });
});

async function makeProxy(): Promise<TcpProxy> {
  const proxy = await TcpProxy.start(getTcpTarget(inject("postgresUrl")));
  proxies.push(proxy);
  return proxy;
}

const settings = (proxy: TcpProxy) => ({ DATABASE_URL: proxy.through(fresh.url), DATA_FOLDER: folder });
const sms = { from: "0212345678", to: "01012345678", text: "Hello" };

/** The value with the seconds that it took: the limits of these tests are four times what an idle machine needs. */
async function timed<Value>(work: Promise<Value>): Promise<readonly [Value, number]> {
  const startedMs = performance.now();
  const value = await work;
  return [value, (performance.now() - startedMs) / 1000];
}

const PATIENCE = { timeout: 45_000 };

test("while the database is silent, sends are answered A920, /readyz is red and the log says so; then all goes on", async () => {
  const proxy = await makeProxy();
  const lines: string[] = [];
  const gateway = await LiveGateway.start(
    { ...settings(proxy), DATABASE_TIMEOUT_S: "2" },
    { log: linesOf(lines), timings: { checkCellsEveryMs: 500 } },
  );
  /** The cells that lines with this event name; an only cell is the whole database. */
  const cellsOf = (event: string) =>
    new Set(lines.map((line) => JSON.parse(line)).flatMap((line) => (line.event === event ? [line.cell] : [])));
  try {
    const token = await gateway.token("acme");
    const send = (): Promise<Answer> => gateway.ask("POST", "/v1/send/sms", { token, json: sms });
    const isReady = async (): Promise<number> => (await fetch(`${gateway.running.adminUrl}/readyz`)).status;
    expect([(await send()).body?.code, await isReady()]).toEqual(["A000", 200]);

    proxy.silence();
    const [sends, probe, others, metrics] = await Promise.all([
      timed(Promise.all([send(), sleep(100).then(send), sleep(1000).then(send)])),
      timed(isReady()),
      // Not a send, and no account that is in the cache.
      timed(gateway.askToken("nobody")),
      timed(fetch(`${gateway.running.adminUrl}/metrics`).then((response) => response.text())),
    ]);
    for (const { status, body } of sends[0]) expect([status, body?.code]).toEqual([503, "A920"]);
    expect(sends[1]).toBeLessThan(24);
    expect(probe[0]).toBe(503);
    expect(probe[1]).toBeLessThan(16);
    expect(others[0].body?.code).toBe("A920");
    expect(others[1]).toBeLessThan(20);
    // What is read from the database has no value then.
    expect(metrics[0]).toContain("# TYPE gateway_webhook_waiting gauge");
    expect(metrics[0]).not.toMatch(/^gateway_webhook_waiting /m);
    expect(metrics[1]).toBeLessThan(16);

    await expect.poll(() => cellsOf("cell_away").has(1), PATIENCE).toBe(true);
    proxy.forward();
    await expect.poll(async () => (await send()).body?.code, PATIENCE).toBe("A000");
    await expect.poll(() => cellsOf("cell_back"), PATIENCE).toEqual(cellsOf("cell_away"));
    await expect.poll(isReady, PATIENCE).toBe(200);
    // The worker has new connections too: what was accepted is delivered.
    const countDelivered = () => countOf(fresh, "steps", "state = 'delivered'");
    await expect.poll(countDelivered, PATIENCE).toBeGreaterThanOrEqual(2);
  } finally {
    await gateway.running.stop();
  }
});

test("a start on a silent database fails with a reason", async () => {
  const proxy = await makeProxy();
  proxy.silence();
  const failed = await LiveGateway.start(settings(proxy)).catch((error: unknown) => error);
  const { host } = new URL(proxy.through(fresh.url));
  expect(formatError(failed)).toBe(
    `the database of DATABASE_URL cannot be used: ${host} does not answer; fix: see whether PostgreSQL runs there, and whether a firewall is between`,
  );
});
