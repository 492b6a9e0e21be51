import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { getTcpTarget, TcpProxy } from "../../rig/tcp-proxy.ts";
import { useFreshDatabase } from "../fresh-database.ts";
import { type Answer, countOf, LiveGateway, linesOf, makeAccount, PASSWORD } from "../live-gateway.ts";
import { MainProcess } from "../main-process.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const proxies: TcpProxy[] = [];
const processes: MainProcess[] = [];
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gateway-"));
  await makeAccount(fresh, "acme");
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.end("SIGKILL")));
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

/** The value with the seconds that it took. */
async function timed<Value>(work: Promise<Value>): Promise<readonly [Value, number]> {
  const startedMs = performance.now();
  const value = await work;
  return [value, (performance.now() - startedMs) / 1000];
}

async function untilTrue(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(50);
}

test("while the database is silent, sends are answered A920 and /readyz is red, both in time; then all goes on", async () => {
  const proxy = await makeProxy();
  const lines: string[] = [];
  const gateway = await LiveGateway.start({ ...settings(proxy), DATABASE_TIMEOUT_S: "2" }, { log: linesOf(lines) });
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
    expect(sends[1]).toBeLessThan(6);
    expect(probe[0]).toBe(503);
    expect(probe[1]).toBeLessThan(4);
    expect(others[0].body?.code).toBe("A920");
    expect(others[1]).toBeLessThan(5);
    // What is read from the database has no value then.
    expect(metrics[0]).toContain("# TYPE gateway_webhook_waiting gauge");
    expect(metrics[0]).not.toMatch(/^gateway_webhook_waiting /m);
    expect(metrics[1]).toBeLessThan(4);

    proxy.forward();
    await untilTrue(async () => (await send()).body?.code === "A000");
    await untilTrue(async () => (await isReady()) === 200);
    // The worker has new connections too: what was accepted is delivered.
    await untilTrue(async () => (await countOf(fresh, "gateway.steps", "state = 'delivered'")) >= 2);
  } finally {
    await gateway.running.stop();
  }
});

test("a stop ends by force while the database is silent, in every role, and says what was cut off", async () => {
  const proxy = await makeProxy();
  const start = (ROLE: string): Promise<MainProcess> => {
    const started = new MainProcess({ ...settings(proxy), ROLE, DRAIN_TIMEOUT_S: "1", LOG_LEVEL: "error" });
    processes.push(started);
    return started.ready();
  };
  const [api, worker] = await Promise.all([start("api"), start("worker")]);
  proxy.silence();
  const headers = { "X-SVC-Client-Id": "acme", "X-SVC-Client-Passwd": PASSWORD };
  const asking = fetch(`${api.url}/v1/auth/token`, { method: "POST", headers }).catch(() => undefined);
  // The loops of the worker ask the database all the time: each of them is waiting for an answer soon.
  await sleep(1000);
  const [[, apiS], [code, workerS]] = await Promise.all([timed(api.end("SIGTERM")), timed(worker.end("SIGTERM"))]);
  expect(apiS).toBeLessThan(8);
  expect(workerS).toBeLessThan(8);
  expect(code).toBe(1);
  expect(worker.out).toMatch(/"event":"stop_forced","cutOff":\["database connections".*\]/);
  await asking;
});

test("a start on a silent database fails with a reason, and not later than its connection may take", async () => {
  const proxy = await makeProxy();
  proxy.silence();
  const started = new MainProcess(settings(proxy));
  processes.push(started);
  const [code, seconds] = await timed(started.ended());
  expect([code, started.error]).toEqual([
    1,
    expect.stringMatching(/^gateway: the database of DATABASE_URL cannot be used \(it does not answer\)\n$/),
  ]);
  expect(seconds).toBeLessThan(15);
});
