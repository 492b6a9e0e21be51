import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import type { RetryEvent } from "../../client/index.ts";
import { useFreshDatabase } from "../e2e/fresh-database.ts";
import { useGateway } from "../e2e/live-gateway.ts";
import { type Fault, refusal, useFaultProxy } from "./fault-proxy.ts";
import { clientOf, makePartner, messagesOf, sms } from "./live-client.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh);
const proxy = useFaultProxy(() => live.gateway.url);
const SEND = "/v1/send/sms";
const FORM = "/v1/form";
const form = { messageForm: [{ sms: { from: "0212345678", text: "Hello" } }] };

beforeAll(() => makePartner(fresh));

const BAD_GATEWAY: Fault = { status: 502, headers: { "content-type": "text/html" }, body: "<html>Bad Gateway" };
const BUSY = refusal(503, "A920", "Server busy, try again", { "retry-after": "0" });
const LIMITED = refusal(429, "A020", "Rate limit exceeded", { "retry-after": "0" });
const KEY_IN_USE = refusal(409, "A309", "Idempotency key in use", { "retry-after": "0" });

const keysSent = () => proxy.seen.filter(({ path }) => path === SEND).map(({ headers }) => headers["idempotency-key"]);

describe("a send is tried again and goes out once", () => {
  const faults: readonly [string, readonly Fault[]][] = [
    ["the connection breaks before the gateway has it", ["cut-before"]],
    ["the connection breaks before the answer", ["cut-after"]],
    ["the connection breaks within the answer", ["cut-within"]],
    ["a proxy answers 502", [BAD_GATEWAY, BAD_GATEWAY]],
    ["a proxy answers 504", [{ status: 504 }]],
    ["the gateway is busy", [BUSY]],
    ["a proxy says 503 without a word", [{ status: 503 }]],
    ["there were too many", [LIMITED]],
    ["the first try is still running", [KEY_IN_USE]],
    ["all of it, one after the other", ["cut-after", BAD_GATEWAY, BUSY, KEY_IN_USE]],
  ];

  test.each(faults)("%s", async (why, met) => {
    proxy.befall(SEND, ...met);
    const events: RetryEvent[] = [];
    const client = clientOf(proxy.url, { onRetry: (event) => events.push(event) });
    expect(await client.sendSms({ ...sms, ref: why })).toMatchObject({ ok: true });
    expect(proxy.count(SEND)).toBe(met.length + 1);
    expect(new Set(keysSent()).size).toBe(1);
    expect(events.map(({ operation, tries }) => [operation, tries])).toEqual(met.map((_, n) => ["sendSms", n + 1]));
    expect(await messagesOf(fresh, why)).toBe(1);
  });

  test.each<[string, Fault]>([
    ["no answer comes in time, though the gateway gets it", { delayMs: 3000 }],
    ["the answer stops in the middle", "stall-within"],
  ])("%s", async (why, fault) => {
    const client = clientOf(proxy.url, { timeoutMs: 1500, retry: { tries: 10, firstWaitMs: 5 } });
    await client.pollReports();
    proxy.befall(SEND, fault);
    expect(await client.sendSms({ ...sms, ref: why })).toMatchObject({ ok: true });
    // On a busy machine the next try may be late as well.
    expect(proxy.count(SEND)).toBeGreaterThan(1);
    expect(new Set(keysSent()).size).toBe(1);
    // The first one is still on its way: what it comes to counts too.
    await sleep(2500);
    expect(await messagesOf(fresh, why)).toBe(1);
  });

  test("each with a key of its own", async () => {
    const client = clientOf(proxy.url);
    await Promise.all(Array.from({ length: 50 }, () => client.sendSms(sms)));
    expect(new Set(keysSent()).size).toBe(50);
    expect(keysSent()[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("also over two calls, with the key that the failure names", async () => {
    const client = clientOf(proxy.url, { retry: { tries: 2, firstWaitMs: 1 } });
    proxy.befall(SEND, "cut-after", "cut-after");
    const lost = await client.sendSms({ ...sms, ref: "two calls" });
    expect(lost).toMatchObject({ ok: false, kind: "unanswered", why: "network", idempotencyKey: expect.any(String) });
    if (lost.ok) throw new Error("answered");
    expect(await client.sendSms({ ...sms, ref: "two calls" }, { idempotencyKey: lost.idempotencyKey })).toMatchObject({
      ok: true,
    });
    expect(await messagesOf(fresh, "two calls")).toBe(1);
  });
});

describe("a key of the caller's own", () => {
  test("goes with the send, as an option or among the headers, however those are written", async () => {
    const client = clientOf(proxy.url);
    await client.orThrow.sendSms(sms, { idempotencyKey: "mine 1" });
    await client.orThrow.sendSms(sms, { headers: { "IDEMPOTENCY-KEY": "mine 2", "x-trace": "7" } });
    expect(keysSent()).toEqual(["mine 1", "mine 2"]);
    expect(proxy.seen.at(-1)?.headers).toMatchObject({ "x-trace": "7", "content-type": "application/json" });
  });

  test.each(["", " ", "주문-7", "a\nb"])(
    "that no header can carry is thrown back, not tried: %j",
    async (idempotencyKey) => {
      await expect(clientOf(proxy.url).sendSms(sms, { idempotencyKey })).rejects.toThrow(TypeError);
      expect(proxy.seen).toEqual([]);
    },
  );

  test("does not get other credentials or types in by the back door", async () => {
    const headers = { authorization: "Bearer other", "Content-Type": "text/plain" };
    expect(await clientOf(proxy.url, { headers }).sendSms(sms, { headers })).toMatchObject({ ok: true });
    await expect(clientOf(proxy.url).sendSms(sms, { headers: { "x-name": "주문" } })).rejects.toThrow(TypeError);
  });

  test("that was used for another body, or is too long, is refused with the key in hand", async () => {
    const client = clientOf(proxy.url);
    await client.orThrow.sendSms(sms, { idempotencyKey: "reused" });
    const other = await client.sendSms({ ...sms, text: "Other" }, { idempotencyKey: "reused" });
    expect(other).toMatchObject({ code: "A301", idempotencyKey: "reused" });
    expect(await client.sendSms(sms, { idempotencyKey: "x".repeat(201) })).toMatchObject({ code: "A308" });
    expect(proxy.count(SEND)).toBe(3);
  });
});

describe("is not tried again", () => {
  test.each<[string, Fault, object]>([
    ["what was refused for good", refusal(400, "A303", "Invalid or empty text"), { code: "A303" }],
    ["a key with another body", refusal(409, "A301", "Idempotency key used with another body"), { code: "A301" }],
    ["what may be half done", refusal(500, "A999", "Unknown error"), { code: "A999" }],
    ["what somebody else answered", { status: 200, body: "hello" }, { kind: "undocumented" }],
  ])("%s", async (_, fault, expected) => {
    proxy.befall(SEND, fault);
    expect(await clientOf(proxy.url).sendSms(sms)).toMatchObject(expected);
    expect(proxy.count(SEND)).toBe(1);
  });

  test("what has no key and would be made twice", async () => {
    proxy.befall(FORM, "cut-after", BAD_GATEWAY);
    expect(await clientOf(proxy.url).createForm(form)).toMatchObject({ kind: "unanswered" });
    expect(await clientOf(proxy.url).createForm(form)).toMatchObject({ kind: "undocumented", httpStatus: 502 });
    expect(proxy.count(FORM)).toBe(2);
  });

  test("anything, when the client or the call says so", async () => {
    proxy.befall(SEND, BUSY, BUSY);
    expect(await clientOf(proxy.url, { retry: false }).sendSms(sms)).toMatchObject({ code: "A920" });
    expect(await clientOf(proxy.url).sendSms(sms, { retry: false })).toMatchObject({ code: "A920" });
    expect(proxy.count(SEND)).toBe(2);
  });

  test("more often than was said", async () => {
    proxy.befall(SEND, ...Array.from({ length: 9 }, () => BAD_GATEWAY));
    const client = clientOf(proxy.url, { retry: { tries: 3, firstWaitMs: 1 } });
    expect(await client.sendSms(sms)).toMatchObject({
      kind: "undocumented",
      httpStatus: 502,
      body: "<html>Bad Gateway",
    });
    expect(proxy.count(SEND)).toBe(3);
  });
});

describe("is tried again", () => {
  test("what was refused only for now, even without a key", async () => {
    proxy.befall(FORM, BUSY, LIMITED);
    expect(await clientOf(proxy.url).createForm(form)).toMatchObject({ ok: true });
    expect(proxy.count(FORM)).toBe(3);
  });

  test("what may be repeated by its method", async () => {
    proxy.befall("/v1/report/polling", "cut-after", BAD_GATEWAY);
    expect(await clientOf(proxy.url).pollReports()).toMatchObject({ ok: true });
  });

  test("the request for a token", async () => {
    proxy.befall("/v1/auth/token", "cut-after", BUSY);
    expect(await clientOf(proxy.url).pollReports()).toMatchObject({ ok: true });
    expect(proxy.count("/v1/auth/token")).toBe(3);
  });
});

test("when everything fails, the budget keeps the client from multiplying what it sends", async () => {
  const client = clientOf(proxy.url, { retry: { tries: 5, firstWaitMs: 1, longestWaitMs: 2, budget: 10 } });
  await client.pollReports();
  proxy.befall(SEND, ...Array.from({ length: 500 }, () => BAD_GATEWAY));
  await Promise.all(Array.from({ length: 100 }, () => client.sendSms(sms)));
  expect(proxy.count(SEND)).toBe(110);
});

test("a gateway that is not there", async () => {
  const result = await clientOf("http://127.0.0.1:9").sendSms(sms);
  expect(result).toMatchObject({ ok: false, kind: "unanswered", operation: "issueToken", why: "network" });
});
