import { beforeAll, describe, expect, test } from "vitest";
import { type Fault, refusal, useFaultProxy } from "../rig/fault-proxy.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { useGateway } from "../rig/live-gateway.ts";
import { makePartner, newClient, sms } from "./live-client.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh);
const proxy = useFaultProxy(() => live.gateway.url);
const SEND = "/v1/send/sms";

beforeAll(() => makePartner(fresh));

describe("time", () => {
  test("a retry waits for Retry-After", async () => {
    proxy.injectFaults(SEND, refusal(503, "A920", "Server busy, try again", { "retry-after": "1" }));
    const started = performance.now();
    expect(await newClient(proxy.url).sendSms(sms)).toMatchObject({ ok: true });
    expect(performance.now() - started).toBeGreaterThanOrEqual(1000);
  });

  test("a wait beyond the deadline is not started", async () => {
    proxy.injectFaults(SEND, refusal(429, "A020", "Rate limit exceeded", { "retry-after": "3600" }));
    const result = await newClient(proxy.url).sendSms(sms, { deadlineMs: 5000 });
    expect(result).toMatchObject({ code: "A020", status: 429, retryAfterMs: 3_600_000 });
  });

  test.each<Fault>(["stall", "stall-within"])("one try ends: %s", async (fault) => {
    proxy.injectFaults(SEND, fault);
    const result = await newClient(proxy.url).sendSms(sms, { timeoutMs: 200, retry: false });
    expect(result).toMatchObject({
      kind: "unanswered",
      why: "timeout",
      message: "sendSms had no answer within 200 ms",
    });
  });

  test("all tries together end at the deadline", async () => {
    proxy.injectFaults(SEND, "stall", "stall", "stall", "stall");
    const result = await newClient(proxy.url).sendSms(sms, { timeoutMs: 200, deadlineMs: 500 });
    expect(result).toMatchObject({ kind: "unanswered", why: "timeout" });
    expect(proxy.count(SEND)).toBeLessThan(4);
  });

  test.each<[string, Fault]>([
    ["while it waits for an answer", "stall"],
    ["while the answer comes", "stall-within"],
    ["while it waits to try again", refusal(503, "A920", "Server busy, try again", { "retry-after": "60" })],
  ])("the caller's signal ends a call %s, with its own reason", async (_, fault) => {
    const client = newClient(proxy.url);
    await client.pollReports();
    proxy.injectFaults(SEND, fault);
    const controller = new AbortController();
    const reason = new Error("the user left");
    setTimeout(() => controller.abort(reason), 200);
    await expect(client.sendSms(sms, { signal: controller.signal })).rejects.toBe(reason);
    await expect(client.orThrow.sendSms(sms, { signal: controller.signal })).rejects.toBe(reason);
    // The call may have been retried before the signal, but not after it.
    expect(proxy.count(SEND)).toBeLessThanOrEqual(2);
  });

  test("Infinity means no limit", async () => {
    const client = newClient(proxy.url, { timeoutMs: Number.POSITIVE_INFINITY, deadlineMs: Number.POSITIVE_INFINITY });
    proxy.injectFaults(SEND, { delayMs: 100 });
    expect(await client.sendSms(sms)).toMatchObject({ ok: true });
    expect(proxy.count(SEND)).toBe(1);
  });

  test("each of many calls has its own limit", async () => {
    const client = newClient(proxy.url, { retry: false });
    await client.pollReports();
    proxy.injectFaults(SEND, "stall", "stall", "stall");
    const limits = [60_000, 300, 150];
    const ended: number[] = [];
    const controller = new AbortController();
    const calls = limits.map((timeoutMs) =>
      client.sendSms(sms, { timeoutMs, signal: controller.signal }).then(
        (result) => {
          expect(result).toMatchObject({ why: "timeout", message: expect.stringContaining(`${timeoutMs} ms`) });
          ended.push(timeoutMs);
        },
        () => ended.push(Number.POSITIVE_INFINITY),
      ),
    );
    await Promise.all(calls.slice(1));
    controller.abort();
    await calls[0];
    expect(ended).toEqual([150, 300, Number.POSITIVE_INFINITY]);
  });
});
