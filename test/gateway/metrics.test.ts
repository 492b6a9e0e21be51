import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readCommit } from "../../server/wiring/build-commit.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { LiveGateway, makeAccount } from "../rig/live-gateway.ts";
import { listNamedMetrics } from "../rig/named-metrics.ts";

/** By the parent of PROCESSES, by a gateway with TLS and by one that watches: processes, tls and failure-watch.test.ts see them. */
const writtenElsewhere: ReadonlySet<string> = new Set([
  ...["gateway_process_restarts_total", "gateway_processes_planned", "gateway_processes_ready"],
  ...["gateway_tls_certificate_expires_seconds", "gateway_failing_accounts"],
]);

const fresh = useFreshDatabase({ nowMs: Date.now() });
const WAIT = { timeout: 40_000, interval: 200 };
let folder = "";
const started: LiveGateway[] = [];

async function startGateway(role: "api" | "worker"): Promise<LiveGateway> {
  const gateway = await LiveGateway.start({ ROLE: role, DATABASE_URL: fresh.url, DATA_FOLDER: folder });
  started.push(gateway);
  return gateway;
}

const readPage = async ({ running }: LiveGateway): Promise<string> =>
  (await fetch(`${running.adminUrl}/metrics`)).text();

const getValue = (page: string, sample: string): number | undefined => {
  const line = page.split("\n").find((each) => each.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.slice(sample.length + 1));
};

let api: LiveGateway;
let pageBefore = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "metrics-"));
  await makeAccount(fresh, "acme");
  await fresh.database.pool.query(
    `INSERT INTO outbox (step_count, batch, lane, expires_ms, is_new, created_at) VALUES
       (3, '[]', 'smsc/acme', 9e12, false, now() - interval '1 h'), (4, '[]', 'smsc/other', 9e12, false, now())`,
  );
  await fresh.database.pool.query(
    `INSERT INTO webhook_deliveries (account_id, msg_key, due_ms, attempts, created_at)
     VALUES ('gone', '01JCQK5T7W8Y2N4B6D0R3M9XZE', 9e12, 0, now() - interval '2 h')`,
  );
  api = await startGateway("api");
  const token = await api.token("acme");
  const json = { from: "0212345678", to: "01000000000", text: "Hi" };
  expect((await api.ask("POST", "/v1/send/sms", { token, json })).status).toBe(200);
  pageBefore = await readPage(api);
});
afterAll(async () => {
  await Promise.all(started.map(({ running }) => running.stop()));
  await rm(folder, { recursive: true, force: true });
});

test("what waits is read from all cells, also by a gateway that is no worker", () => {
  expect(getValue(pageBefore, 'gateway_backlog_steps{carrier="smsc"}')).toBe(7);
  expect(getValue(pageBefore, 'gateway_backlog_oldest_seconds{carrier="smsc"}')).toBeGreaterThanOrEqual(3600);
  expect(getValue(pageBefore, "gateway_outbox_unclaimed_steps")).toBe(1);
  expect(getValue(pageBefore, "gateway_outbox_oldest_seconds")).toBeLessThan(600);
  expect(getValue(pageBefore, "gateway_webhook_waiting")).toBe(1);
  expect(getValue(pageBefore, "gateway_webhook_oldest_seconds")).toBeGreaterThanOrEqual(7200);
  expect(getValue(pageBefore, "gateway_webhook_dead")).toBe(0);
});

test("the version, failed statements and waits for a connection are measured", async () => {
  const { version } = JSON.parse(await readFile("package.json", "utf8"));
  expect(
    getValue(
      pageBefore,
      `gateway_build_info{version="${version}",commit="${await readCommit({}, process.cwd())}",node="${process.version}",role="api"}`,
    ),
  ).toBe(1);
  await expect(api.running.database.pool.query("SELECT 1 / 0")).rejects.toThrow("division by zero");
  const page = await vi.waitFor(async () => {
    const text = await readPage(api);
    expect(getValue(text, 'gateway_database_errors_total{kind="row"}')).toBe(1);
    return text;
  }, WAIT);
  expect(getValue(page, "gateway_pool_wait_seconds_count")).toBeGreaterThan(0);
});

test("a worker measures its carriers and how long reports take, and there is every metric that alerts and dashboard use", async () => {
  const worker = await startGateway("worker");
  const page = await vi.waitFor(async () => {
    const text = await readPage(worker);
    expect(getValue(text, "gateway_accept_to_report_seconds_count")).toBe(1);
    return text;
  }, WAIT);
  expect(getValue(page, 'gateway_carrier_up{carrier="simulator"}')).toBe(1);
  expect(getValue(page, 'gateway_carrier_paused{carrier="simulator"}')).toBe(0);
  expect(getValue(page, 'gateway_carrier_breaker{carrier="simulator"}')).toBe(0);
  expect(getValue(page, 'gateway_waiting_oldest_seconds{carrier="simulator"}')).toBe(0);

  const pages = `${await readPage(api)}\n${page}`;
  const written = new Set([...pages.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name]) => name));
  const named = listNamedMetrics();
  expect(named.size).toBeGreaterThan(20);
  expect([...named].filter((name) => !written.has(name) && !writtenElsewhere.has(name))).toEqual([]);
});
