import { beforeAll, describe, expect, test } from "vitest";
import type { RetryEvent } from "../../client/index.ts";
import { type Fault, refusal, useFaultProxy } from "../rig/fault-proxy.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { makeAccount, useGateway } from "../rig/live-gateway.ts";
import { countMessages, makePartner, newClient, sms } from "./live-client.ts";

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

test("more sends at once than a second allows wait for the rate limit, as often as it asks for it", async () => {
  await makeAccount(fresh, "burst", {
    limits: { sendPerSecond: 100, pollingPerSecond: 1000, tokenPerMinute: 10_000 },
  });
  const client = newClient(live.gateway.url, { clientId: "burst" });
  const results = await Promise.all(Array.from({ length: 300 }, () => client.sendSms({ ...sms, ref: "burst" })));
  expect(results.filter(({ ok }) => !ok)).toEqual([]);
  expect(await countMessages(fresh, "burst")).toBe(300);
});

describe("a send is retried and its message is sent once", () => {
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
    proxy.injectFaults(SEND, ...met);
    const events: RetryEvent[] = [];
    const client = newClient(proxy.url, { onRetry: (event) => events.push(event) });
    expect(await client.sendSms({ ...sms, ref: why })).toMatchObject({ ok: true });
    expect(proxy.count(SEND)).toBe(met.length + 1);
    expect(new Set(keysSent()).size).toBe(1);
    expect(events.map(({ operation, tries }) => [operation, tries])).toEqual(met.map((_, n) => ["sendSms", n + 1]));
    expect(await countMessages(fresh, why)).toBe(1);
  });

  test.each<[string, (held: Promise<void>) => Fault]>([
    ["no answer comes in time, though the gateway gets it", (held) => ({ held })],
    ["the answer stops in the middle", () => "stall-within"],
  ])("%s", async (why, makeFault) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const client = newClient(proxy.url, { timeoutMs: 1000, retry: { tries: 20, firstWaitMs: 5 } });
    await client.pollReports();
    proxy.injectFaults(SEND, makeFault(promise));
    expect(await client.sendSms({ ...sms, ref: why })).toMatchObject({ ok: true });
    // On a busy machine the next try may also time out.
    expect(proxy.count(SEND)).toBeGreaterThan(1);
    expect(new Set(keysSent()).size).toBe(1);
    // The gateway gets the first request only now, after the one that was answered.
    resolve();
    await expect.poll(() => proxy.answered, { timeout: 20_000 }).toBe(proxy.seen.length);
    expect(await countMessages(fresh, why)).toBe(1);
  });

  test("each call has its own key", async () => {
    const client = newClient(proxy.url);
    await Promise.all(Array.from({ length: 50 }, () => client.sendSms(sms)));
    expect(new Set(keysSent()).size).toBe(50);
    expect(keysSent()[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("also in two calls with the key of the failure", async () => {
    const client = newClient(proxy.url, { retry: { tries: 2, firstWaitMs: 1 } });
    proxy.injectFaults(SEND, "cut-after", "cut-after");
    const lost = await client.sendSms({ ...sms, ref: "two calls" });
    expect(lost).toMatchObject({ ok: false, kind: "unanswered", why: "network", idempotencyKey: expect.any(String) });
    if (lost.ok) throw new Error("answered");
    expect(await client.sendSms({ ...sms, ref: "two calls" }, { idempotencyKey: lost.idempotencyKey })).toMatchObject({
      ok: true,
    });
    expect(await countMessages(fresh, "two calls")).toBe(1);
  });
});

describe("a key of the caller", () => {
  test("is sent, as an option or as a header in upper or lower case", async () => {
    const client = newClient(proxy.url);
    await client.orThrow.sendSms(sms, { idempotencyKey: "mine 1" });
    await client.orThrow.sendSms(sms, { headers: { "IDEMPOTENCY-KEY": "mine 2", "x-trace": "7" } });
    expect(keysSent()).toEqual(["mine 1", "mine 2"]);
    expect(proxy.seen.at(-1)?.headers).toMatchObject({ "x-trace": "7", "content-type": "application/json" });
  });

  test.each(["", " ", "주문-7", "a\nb"])(
    "that no header can carry is thrown back, not tried: %j",
    async (idempotencyKey) => {
      await expect(newClient(proxy.url).sendSms(sms, { idempotencyKey })).rejects.toThrow(TypeError);
      expect(proxy.seen).toEqual([]);
    },
  );

  test("does not get other credentials or types in by the back door", async () => {
    const headers = { authorization: "Bearer other", "Content-Type": "text/plain" };
    expect(await newClient(proxy.url, { headers }).sendSms(sms, { headers })).toMatchObject({ ok: true });
    await expect(newClient(proxy.url).sendSms(sms, { headers: { "x-name": "주문" } })).rejects.toThrow(TypeError);
  });

  test("that was used for another body, or is too long, is refused with the key in hand", async () => {
    const client = newClient(proxy.url);
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
    proxy.injectFaults(SEND, fault);
    expect(await newClient(proxy.url).sendSms(sms)).toMatchObject(expected);
    expect(proxy.count(SEND)).toBe(1);
  });

  test("what has no key and would be made twice", async () => {
    proxy.injectFaults(FORM, "cut-after", BAD_GATEWAY);
    expect(await newClient(proxy.url).createForm(form)).toMatchObject({ kind: "unanswered" });
    expect(await newClient(proxy.url).createForm(form)).toMatchObject({ kind: "undocumented", httpStatus: 502 });
    expect(proxy.count(FORM)).toBe(2);
  });

  test("anything, when the client or the call says so", async () => {
    proxy.injectFaults(SEND, BUSY, BUSY);
    expect(await newClient(proxy.url, { retry: false }).sendSms(sms)).toMatchObject({ code: "A920" });
    expect(await newClient(proxy.url).sendSms(sms, { retry: false })).toMatchObject({ code: "A920" });
    expect(proxy.count(SEND)).toBe(2);
  });

  test("more often than was said", async () => {
    proxy.injectFaults(SEND, ...Array.from({ length: 9 }, () => BAD_GATEWAY));
    const client = newClient(proxy.url, { retry: { tries: 3, firstWaitMs: 1 } });
    expect(await client.sendSms(sms)).toMatchObject({
      kind: "undocumented",
      httpStatus: 502,
      body: "<html>Bad Gateway",
    });
    expect(proxy.count(SEND)).toBe(3);
  });
});

describe("is retried", () => {
  test("a call that was refused temporarily, even without a key", async () => {
    proxy.injectFaults(FORM, BUSY, LIMITED);
    expect(await newClient(proxy.url).createForm(form)).toMatchObject({ ok: true });
    expect(proxy.count(FORM)).toBe(3);
  });

  test("a call with an idempotent method", async () => {
    proxy.injectFaults("/v1/report/polling", "cut-after", BAD_GATEWAY);
    expect(await newClient(proxy.url).pollReports()).toMatchObject({ ok: true });
  });

  const optOut = { numbers: ["+821012345678"] };
  const file = new Blob(["no image"]);
  test.each<[string, (client: ReturnType<typeof newClient>) => Promise<{ readonly ok: boolean }>, object]>([
    ["/v1/optout", (client) => client.addOptOuts(optOut), { ok: true }],
    ["/v1/optout/find", (client) => client.findOptOuts(optOut), { ok: true }],
    ["/v1/optout/remove", (client) => client.removeOptOuts(optOut), { ok: true }],
    ["/v1/file/MMS", (client) => client.upload(file, { serviceType: "MMS" }), { code: "A202" }],
    [
      "/v1/file/BRANDMESSAGE/wideItemList/first",
      (client) => client.upload(file, { serviceType: "BRANDMESSAGE", msgType: "wideItemList", subType: "first" }),
      { code: "A202" },
    ],
  ])("POST %s, which does no harm twice", async (path, call, answer) => {
    proxy.injectFaults(path, "cut-after", BAD_GATEWAY);
    expect(await call(newClient(proxy.url))).toMatchObject(answer);
    expect(proxy.count(path)).toBe(3);
  });

  test("the request for a token", async () => {
    proxy.injectFaults("/v1/auth/token", "cut-after", BUSY);
    expect(await newClient(proxy.url).pollReports()).toMatchObject({ ok: true });
    expect(proxy.count("/v1/auth/token")).toBe(3);
  });
});

test("if all calls fail, the budget limits the number of retries", async () => {
  const client = newClient(proxy.url, { retry: { tries: 5, firstWaitMs: 1, longestWaitMs: 2, budget: 10 } });
  await client.pollReports();
  proxy.injectFaults(SEND, ...Array.from({ length: 500 }, () => BAD_GATEWAY));
  await Promise.all(Array.from({ length: 100 }, () => client.sendSms(sms)));
  expect(proxy.count(SEND)).toBe(110);
});

test("a gateway that is unreachable", async () => {
  const result = await newClient("http://127.0.0.1:9").sendSms(sms);
  expect(result).toMatchObject({ ok: false, kind: "unanswered", operation: "issueToken", why: "network" });
});
