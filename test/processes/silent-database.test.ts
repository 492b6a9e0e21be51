import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { makeAccount, PASSWORD } from "../rig/live-gateway.ts";
import { MainProcess } from "../rig/main-process.ts";
import { getTcpTarget, TcpProxy } from "../rig/tcp-proxy.ts";

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
test("a stop ends by force while the database is silent, in every role, and says what was cut off", {
  tags: ["long"],
}, async () => {
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
  // Without force neither would end.
  const [, code] = await Promise.all([api.end("SIGTERM"), worker.end("SIGTERM")]);
  expect(code).toBe(1);
  expect(worker.out).toMatch(/"event":"stop_forced","cutOff":\["database connections".*\]/);
  await asking;
});
