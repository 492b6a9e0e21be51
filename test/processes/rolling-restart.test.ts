import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../../server/config.ts";
import { findPort } from "../rig/find-ports.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { countOf, makeAccount, PASSWORD } from "../rig/live-gateway.ts";
import { MainProcess } from "../rig/main-process.ts";
import { readDeployFile } from "./deploy/deploy-files.ts";
import { type Backend, Haproxy, hasHaproxy } from "./haproxy.ts";

const CLIENTS = 3;
const { shutdownDelayS } = readConfig({ DATABASE_URL: "postgres://db/gateway" });
const sms = JSON.stringify({ from: "0212345678", to: "01012345678", text: "Hello" });

test("HAProxy notices that a process is not ready before the process stops", () => {
  const [, seconds, failures] = /inter (\d+)s fall (\d+)/.exec(readDeployFile("haproxy/haproxy.cfg")) ?? [];
  // One check more: the first may have been made just before.
  expect(Number(seconds) * (Number(failures) + 1)).toBeLessThan(shutdownDelayS);
});

describe.skipIf(!hasHaproxy)("a rolling restart behind HAProxy (skipped where haproxy is not installed)", () => {
  const fresh = useFreshDatabase({ nowMs: Date.now() });
  const started: MainProcess[] = [];
  let folder = "";
  let backends: readonly Backend[] = [];
  let haproxy: Haproxy;

  const launch = async ({ port, adminPort }: Backend): Promise<MainProcess> => {
    const gateway = new MainProcess({
      ...{ ROLE: "api", DATABASE_URL: fresh.url, DATA_FOLDER: folder, LOG_LEVEL: "warn", HOST: "127.0.0.1" },
      ...{ PORT: String(port), ADMIN_PORT: String(adminPort), TOKEN_KEY: "k".repeat(32) },
      // As deployed. Without it HAProxy would use connections that the process is closing.
      SHUTDOWN_DELAY_S: String(shutdownDelayS),
    });
    started.push(gateway);
    return gateway.ready();
  };
  const untilUp = (count: number) =>
    expect.poll(() => haproxy.listUp(), { timeout: 60_000, interval: 50 }).toHaveLength(count);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "gateway-"));
    await makeAccount(fresh, "acme", { limits: { sendPerSecond: 100_000 } });
    backends = await Promise.all(
      ["api-1", "api-2"].map(async (name) => ({ name, port: await findPort(), adminPort: await findPort() })),
    );
    haproxy = await Haproxy.start(backends);
  });
  afterAll(async () => {
    await haproxy.stop();
    await Promise.all(started.map((gateway) => gateway.end("SIGKILL")));
    await rm(folder, { recursive: true, force: true });
  });

  test("fails no request", { timeout: 240_000, tags: ["long"] }, async () => {
    const running = await Promise.all(backends.map(launch));
    await untilUp(2);
    const headers = { "X-SVC-Client-Id": "acme", "X-SVC-Client-Passwd": PASSWORD };
    const issued = await fetch(`${haproxy.url}/v1/auth/token`, { method: "POST", headers });
    const { token } = (await issued.json()).data;
    let isOver = false;
    let accepted = 0;
    const failures: unknown[] = [];
    const send = async () => {
      const response = await fetch(`${haproxy.url}/v1/send/sms`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: sms,
      });
      return response.status === 200 ? ((await response.json()).code as string) : response.status;
    };
    const clients = Array.from({ length: CLIENTS }, async () => {
      while (!isOver) {
        const outcome = await send().catch((error: Error) => `${error}: ${error.cause}`);
        if (outcome === "A000") accepted++;
        else failures.push(outcome);
        // Two processors have to do for clients, HAProxy, gateways and the database.
        await sleep(15);
      }
    });
    for (const [index, backend] of backends.entries()) {
      const before = accepted;
      await expect.poll(() => accepted, { timeout: 60_000 }).toBeGreaterThan(before + 5 * CLIENTS);
      expect(await running[index]?.end("SIGTERM")).toBe(0);
      await launch(backend);
      await untilUp(2);
    }
    isOver = true;
    await Promise.all(clients);
    expect(failures).toEqual([]);
    expect(await countOf(fresh, "messages")).toBe(accepted);
  });
});
