import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AnyFailure, Gateway, Report } from "../../client/index.ts";
import { refusal, useFaultProxy } from "../rig/fault-proxy.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { makeAccount, useGateway } from "../rig/live-gateway.ts";
import { makePartner, newClient, sms } from "./live-client.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh);
const proxy = useFaultProxy(() => live.gateway.url);

const POLL = "/v1/report/polling";
const DELIVERED = "01000000000";
const everyMs = 20;
let gateway: Gateway;

beforeAll(() => makePartner(fresh));
beforeEach(() => {
  gateway = newClient(proxy.url);
});
afterEach(async () => {
  for await (const _ of newClient(live.gateway.url).reports({ untilEmpty: true }));
});

const send = async (): Promise<string> => (await gateway.orThrow.sendSms({ ...sms, to: DELIVERED })).msgKey;

/** Sends messages, and waits until their reports can be polled. */
async function sendAll(count: number): Promise<Set<string>> {
  const keys = await Promise.all(Array.from({ length: count }, () => send()));
  await Promise.all(keys.map((key) => gateway.orThrow.waitForReport(key, { everyMs })));
  return new Set(keys);
}

const acknowledgements = (): number => proxy.seen.filter(({ method }) => method === "DELETE").length;

describe("a loop over reports", () => {
  test("yields each report once, and acknowledges after its body has finished", async () => {
    const keys = await sendAll(5);
    const seen: Report[] = [];
    for await (const report of gateway.reports({ untilEmpty: true })) {
      expect(acknowledgements()).toBe(0);
      seen.push(report);
    }
    expect(new Set(seen.map(({ msgKey }) => msgKey))).toEqual(keys);
    expect(seen).toHaveLength(5);
    expect(seen.every(({ delivered, isFinal }) => delivered && isFinal)).toBe(true);
    expect(acknowledgements()).toBe(1);
    for await (const _ of gateway.reports({ untilEmpty: true })) throw new Error("came again");
  });

  test.each([1, 3, 5])("loses nothing when its body fails at report %d of 5", async (at) => {
    const keys = await sendAll(5);
    const kept = new Set<string>();
    let count = 0;
    const crash = async (): Promise<void> => {
      for await (const { msgKey } of gateway.reports({ everyMs })) {
        if (++count === at) throw new Error("the database is gone");
        kept.add(msgKey);
      }
    };
    await expect(crash()).rejects.toThrow("the database is gone");
    expect(acknowledgements()).toBe(0);
    for await (const { msgKey } of newClient(proxy.url).reports({ untilEmpty: true })) kept.add(msgKey);
    expect(kept).toEqual(keys);
  });

  test("that ends with break does not acknowledge the batch", async () => {
    await sendAll(2);
    for await (const _ of gateway.reports({ everyMs })) break;
    expect(acknowledgements()).toBe(0);
    let count = 0;
    for await (const _ of gateway.reports({ untilEmpty: true })) count++;
    expect(count).toBe(2);
  });

  test("can yield whole batches", async () => {
    const keys = await sendAll(4);
    const batches: (readonly Report[])[] = [];
    for await (const batch of gateway.reportBatches({ untilEmpty: true })) batches.push(batch);
    expect(new Set(batches.flat().map(({ msgKey }) => msgKey))).toEqual(keys);
    await sendAll(1);
    const crash = async (): Promise<void> => {
      for await (const _ of gateway.reportBatches()) throw new Error("no");
    };
    await expect(crash()).rejects.toThrow("no");
    let again = 0;
    for await (const batch of gateway.reportBatches({ untilEmpty: true })) again += batch.length;
    expect(again).toBe(1);
  });

  test("waits for more reports, and ends without an error when its signal is aborted", async () => {
    const controller = new AbortController();
    const seen: string[] = [];
    const loop = (async () => {
      for await (const { msgKey } of gateway.reports({ everyMs, signal: controller.signal })) {
        seen.push(msgKey);
        if (seen.length === 2) controller.abort();
      }
    })();
    const first = await send();
    await gateway.orThrow.waitForReport(first, { everyMs });
    const second = await send();
    await loop;
    expect(seen).toEqual([first, second]);
    // The body has processed the last report, so that it does not come again.
    for await (const _ of gateway.reports({ untilEmpty: true })) throw new Error("came again");
  });

  test("that is stopped within a batch does not acknowledge it", async () => {
    await sendAll(3);
    const controller = new AbortController();
    let count = 0;
    for await (const _ of gateway.reports({ signal: controller.signal })) {
      count++;
      controller.abort();
    }
    expect([count, acknowledgements()]).toEqual([1, 0]);
  });

  test("that is stopped while the gateway is unreachable ends; the batch comes again", async () => {
    gateway = newClient(proxy.url, { retry: false });
    await sendAll(1);
    const controller = new AbortController();
    for await (const _ of gateway.reports({ everyMs: 60_000, signal: controller.signal })) {
      proxy.injectFaults(`${POLL}/${await getOpenBatchId()}`, "cut-before");
      controller.abort();
    }
    expect(acknowledgements()).toBe(1);
    let again = 0;
    for await (const _ of gateway.reports({ untilEmpty: true })) again++;
    expect(again).toBe(1);
  });

  test("ends at once when it is stopped while it waits", async () => {
    const started = performance.now();
    for await (const _ of gateway.reports({ everyMs: 60_000, signal: AbortSignal.timeout(100) }));
    expect(performance.now() - started).toBeLessThan(30_000);
  });

  test("continues after faults, and acknowledges a batch although the first response was lost", async () => {
    gateway = newClient(proxy.url, { retry: false });
    const keys = await sendAll(2);
    const problems: AnyFailure[] = [];
    proxy.injectFaults(POLL, "cut-before", { status: 502 }, { status: 503 }, "cut-after");
    const seen: string[] = [];
    const onProblem = (failure: AnyFailure): never => {
      problems.push(failure);
      throw new Error("an error of the log, which is ignored");
    };
    const loop = gateway.reports({ everyMs, untilEmpty: true, onProblem });
    for await (const { msgKey } of loop) {
      const reportId = await getOpenBatchId();
      if (seen.length === 0) proxy.injectFaults(`${POLL}/${reportId}`, "cut-after", { status: 503 });
      seen.push(msgKey);
    }
    expect(new Set(seen)).toEqual(keys);
    expect(seen).toHaveLength(2);
    expect(problems.map(({ operation }) => operation)).toEqual([
      ...Array(4).fill("pollReports"),
      ...Array(2).fill("acknowledgeReports"),
    ]);
  });

  test("waits for Retry-After, and throws at once if that is after its time limit", async () => {
    gateway = newClient(proxy.url, { retry: false });
    await gateway.pollReports();
    proxy.injectFaults(POLL, refusal(429, "A020", "Rate limit exceeded", { "retry-after": "1" }));
    const started = performance.now();
    for await (const _ of gateway.reports({ everyMs: 1, untilEmpty: true }));
    expect(performance.now() - started).toBeGreaterThanOrEqual(999);
    proxy.injectFaults(POLL, refusal(503, "A920", "Server busy, try again", { "retry-after": "9999999999" }));
    await expect(gateway.reports({ everyMs: 1 }).next()).rejects.toMatchObject({ code: "A920" });
  });

  test("loses no report when another loop runs too", async () => {
    const keys = await sendAll(6);
    const kept = new Set<string>();
    const loop = async (client: Gateway, crashes: boolean): Promise<void> => {
      for await (const { msgKey } of client.reports({ everyMs, untilEmpty: true })) {
        if (crashes) throw new Error("crashed");
        kept.add(msgKey);
      }
    };
    await Promise.allSettled([loop(gateway, true), loop(gateway, false), loop(newClient(proxy.url), false)]);
    await loop(gateway, false);
    expect(kept).toEqual(keys);
  });

  test("does not treat a response without a batch as a batch", async () => {
    const odd = (data: object) => ({ status: 200, body: JSON.stringify({ code: "A000", result: "Success", data }) });
    await gateway.pollReports();
    proxy.injectFaults(POLL, odd({ reportId: null, report: null }));
    for await (const _ of gateway.reports({ untilEmpty: true })) throw new Error("nothing was there");
    proxy.injectFaults(POLL, odd({}));
    await expect(gateway.reports().next()).rejects.toMatchObject({ kind: "undocumented" });
    expect(acknowledgements()).toBe(0);
  });

  test("continues when another process has acknowledged the batch", async () => {
    await sendAll(1);
    let count = 0;
    for await (const _ of gateway.reports({ untilEmpty: true })) {
      count++;
      const other = newClient(live.gateway.url);
      await other.orThrow.acknowledgeReports({ reportId: await getOpenBatchId() });
      await fresh.database.pool.query("UPDATE report_batches SET acknowledged_id = 'another'");
    }
    expect(count).toBe(1);
  });

  test("throws if a failure is permanent", async () => {
    await makeAccount(fresh, "mute", { polling: false });
    const loop = newClient(proxy.url, { clientId: "mute" }).reports();
    await expect(loop.next()).rejects.toMatchObject({ name: "GatewayError", code: "A802" });
  });

  test("throws if the gateway is unreachable for longer than the time limit", async () => {
    const loop = newClient("http://127.0.0.1:9", { retry: false }).reports({ everyMs: 5, patienceMs: 50 });
    await expect(loop.next()).rejects.toMatchObject({ name: "GatewayError", kind: "unanswered" });
  });
});

async function getOpenBatchId(): Promise<string> {
  const { rows } = await fresh.database.pool.query("SELECT report_id FROM report_batches");
  return String(rows[0]?.report_id);
}
