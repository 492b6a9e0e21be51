import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import type { OutgoingMessage, SentMessage } from "../../client/index.ts";
import { type Fault, refusal, useFaultProxy } from "../rig/fault-proxy.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { makeAccount, useGateway } from "../rig/live-gateway.ts";
import { countMessages, makePartner, newClient, sms } from "./live-client.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh);
const proxy = useFaultProxy(() => live.gateway.url);
const SEND = "/v1/send/sms";

beforeAll(() => makePartner(fresh));

async function collect<Message>(sent: AsyncIterable<SentMessage<Message>>): Promise<SentMessage<Message>[]> {
  const all: SentMessage<Message>[] = [];
  for await (const one of sent) all.push(one);
  return all.sort((a, b) => a.index - b.index);
}

const withRefs = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ sms: { ...sms, ref: `${prefix}-${index}` } }));

test("sends messages of all kinds, and a failure ends nothing", async () => {
  const messages: OutgoingMessage[] = [
    { sms },
    { sms: { ...sms, to: "wrong" } },
    { mms: { ...sms, title: "Hi" } },
    { omni: { messageFlow: [{ sms: { from: sms.from, text: "Hi" } }], destinations: [{ to: sms.to }] } },
    { sms: { ...sms, text: "last" }, idempotencyKey: "the-last" },
  ];
  const sent = await collect(newClient(live.gateway.url).sendMany(messages, { concurrency: 2 }));
  expect(sent.map(({ result }) => result.ok || result.code)).toEqual([true, "A306", true, true, true]);
  expect(sent.map(({ message }) => message)).toEqual(messages);
});

test("a second run sends nothing twice: keys follow from ref and recipient", async () => {
  const client = newClient(live.gateway.url);
  const messages = [...withRefs("run", 5), { sms: { ...sms, to: "01087654321", ref: "run-0" } }];
  const first = await collect(client.sendMany(messages));
  const second = await collect(client.sendMany(messages));
  const keys = (sent: typeof first) => sent.map(({ result }) => result.ok && result.accepted.msgKey);
  expect(keys(second)).toEqual(keys(first));
  expect(new Set(keys(first)).size).toBe(6);
  expect(await countMessages(fresh, "run-0")).toBe(2);
});

test("without ref and key two equal messages are two messages", async () => {
  const sent = await collect(newClient(live.gateway.url).sendMany([{ sms }, { sms }]));
  expect(new Set(sent.map(({ result }) => result.ok && result.accepted.msgKey)).size).toBe(2);
});

test("keeps to the rate limit of the account: everything is accepted", async () => {
  await makeAccount(fresh, "slow", {
    limits: { sendPerSecond: 5, pollingPerSecond: 1000, tokenPerMinute: 10_000 },
  });
  const client = newClient(live.gateway.url, { clientId: "slow", retry: false });
  const sent = await collect(client.sendMany(withRefs("slow", 14), { concurrency: 7 }));
  expect(sent.map(({ result }) => result.ok || result.message)).toEqual(Array(14).fill(true));
});

test("what is refused with 429 waits as long as the gateway says, with the same key, and holds the others back", async () => {
  proxy.injectFaults(SEND, refusal(429, "A020", "Rate limit exceeded", { "retry-after": "1" }));
  const before = proxy.seen.length;
  const startMs = performance.now();
  const client = newClient(proxy.url, { retry: false });
  const sent = await collect(client.sendMany(withRefs("held", 3), { concurrency: 1 }));
  expect(sent.every(({ result }) => result.ok)).toBe(true);
  expect(performance.now() - startMs).toBeGreaterThan(950);
  const keys = proxy.seen
    .slice(before)
    .flatMap(({ path, headers }) => (path === SEND ? [headers["idempotency-key"]] : []));
  expect(keys).toHaveLength(4);
  expect(keys[0]).toBe(keys[1]);
});

test("an outage loses nothing: all messages wait for the gateway together, and none is sent twice", async () => {
  // More failures than the retry budget of the whole client.
  proxy.injectFaults(SEND, ...Array.from({ length: 40 }, (_, n): Fault => (n % 2 === 0 ? "cut-before" : "cut-after")));
  const client = newClient(proxy.url, { retry: { tries: 2, firstWaitMs: 1, budget: 3 } });
  const sent = await collect(client.sendMany(withRefs("outage", 30), { concurrency: 10 }));
  expect(sent.map(({ result }) => result.ok || result.message)).toEqual(Array(30).fill(true));
  for (const { message } of sent) expect(await countMessages(fresh, message.sms.ref)).toBe(1);
});

test("an outage that outlasts the patience is told for each message, with its key", async () => {
  const client = newClient("http://127.0.0.1:9", { retry: false });
  const sent = await collect(client.sendMany(withRefs("gone", 3), { patienceMs: 400 }));
  const failure = { ok: false, kind: "unanswered", idempotencyKey: expect.stringMatching(/^ref-/) };
  expect(sent.map(({ result }) => result)).toMatchObject([failure, failure, failure]);
});

test("after its patience a message counts as refused", async () => {
  proxy.injectFaults(SEND, refusal(429, "A020", "Rate limit exceeded", { "retry-after": "60" }));
  const client = newClient(proxy.url, { retry: false });
  const [sent] = await collect(client.sendMany(withRefs("impatient", 1), { patienceMs: 100 }));
  expect(sent?.result).toMatchObject({ ok: false, code: "A020" });
});

/** Until a quota of one channel begins again. */
const TEN_DAYS = "864000";
const accepted = (headers: Readonly<Record<string, string>>): Fault => ({
  status: 200,
  headers: { "content-type": "application/json", "ratelimit-remaining": "0", ...headers },
  body: JSON.stringify({ code: "A000", result: "Success", msgKey: "01JCQK5T7W8Y2N4B6D0R3M9XZE" }),
});

test.each<[string, Fault, string]>([
  ["a quota", refusal(429, "A020", "Rate limit exceeded", { "retry-after": TEN_DAYS }), "A020"],
  ["a gateway that is away", refusal(503, "A920", "Server busy", { "retry-after": TEN_DAYS }), "A920"],
  ["a proxy that is closed", { status: 503, headers: { "retry-after": TEN_DAYS } }, "undocumented"],
  ["the last message of a period", accepted({ "ratelimit-reset": TEN_DAYS }), "A000"],
  ["a rate limit that says no time", accepted({ "ratelimit-reset": "soon" }), "A000"],
  ["a rate limit with an empty time", accepted({ "ratelimit-reset": "" }), "A000"],
])("%s holds the other messages back for no longer than the patience", async (_, fault, code) => {
  proxy.injectFaults(SEND, fault);
  const client = newClient(proxy.url, { retry: false });
  const options = { concurrency: 1, patienceMs: 5000, signal: AbortSignal.timeout(20_000) };
  const sent = await collect(client.sendMany(withRefs(`held by ${code}`, 3), options));
  expect(sent.map(({ result }) => result.code ?? result.kind)).toEqual([code, "A000", "A000"]);
});

test("a rate limit that says 0 s is not asked again without a pause", async () => {
  proxy.injectFaults(SEND, ...Array(99).fill(refusal(429, "A020", "Rate limit exceeded", { "retry-after": "0" })));
  const client = newClient(proxy.url, { retry: false });
  const [sent] = await collect(client.sendMany(withRefs("no pause", 1), { patienceMs: 1500 }));
  expect([sent?.result.code, proxy.count(SEND)]).toEqual(["A020", 2]);
});

describe("a run that is left ends at once", () => {
  // Longer than a test may last: a run that does not end fails at the time limit of its test.
  const HELD = { "retry-after": "3600" };
  const limitMs = 7_200_000;
  test.each<[string, Fault, object]>([
    ["the rate limit", refusal(429, "A020", "Rate limit exceeded", HELD), { retry: false }],
    ["a retry", refusal(503, "A920", "Server busy", HELD), {}],
    ["an answer", "stall", {}],
  ])("by break, while a message waits for %s", async (_, fault, options) => {
    proxy.injectFaults(SEND, fault);
    const client = newClient(proxy.url, { timeoutMs: limitMs, deadlineMs: limitMs, ...options });
    for await (const { result } of client.sendMany(withRefs("left", 2), { patienceMs: limitMs })) {
      expect(result.ok).toBe(true);
      break;
    }
    expect(proxy.count(SEND)).toBe(2);
  });

  test.each(["break", "abort"])("by %s, while the input is silent", async (how) => {
    const stop = new AbortController();
    async function* silent() {
      yield { sms };
      await new Promise(() => {});
    }
    const run = async () => {
      for await (const _ of newClient(live.gateway.url).sendMany(silent(), { signal: stop.signal })) {
        if (how === "break") break;
        setTimeout(() => stop.abort(new Error("enough")), 50);
      }
      return "ended";
    };
    expect(await run().catch((error: Error) => error.message)).toBe(how === "break" ? "ended" : "enough");
  });
});

describe("the input", () => {
  test("is read no faster than messages are sent, and a slow input delays no result", async () => {
    let taken = 0;
    let isSecondAsked = () => {};
    const asked = new Promise<void>((resolve) => {
      isSecondAsked = resolve;
    });
    async function* slow() {
      taken++;
      yield { sms: { ...sms, ref: "slow-1" } };
      await asked;
      for (; taken < 50; taken++) yield { sms: { ...sms, ref: `slow-${taken}` } };
    }
    const sent = newClient(live.gateway.url).sendMany(slow(), { concurrency: 3 });
    expect((await sent.next()).value).toMatchObject({ index: 0, result: { ok: true } });
    isSecondAsked();
    await sent.next();
    await sleep(100);
    // One was yielded, three are under way, one waits.
    expect(taken).toBeLessThanOrEqual(6);
    await sent.return();
    expect(taken).toBeLessThan(50);
  });

  test("that fails is told after the results of what was sent", async () => {
    function* broken() {
      yield { sms };
      throw new Error("the file ended");
    }
    const results: boolean[] = [];
    const run = async () => {
      for await (const { result } of newClient(live.gateway.url).sendMany(broken())) results.push(result.ok);
    };
    await expect(run()).rejects.toThrow("the file ended");
    expect(results).toEqual([true]);
  });

  test("that is a mistake of the program is told at its place", async () => {
    const wrong = [undefined, {}, { sms, mms: sms }, { fax: sms }, { sms: undefined }, { sms: "x" }, { sms }];
    const sent = await collect(Reflect.apply(newClient(live.gateway.url).sendMany, undefined, [wrong]));
    expect(sent.map(({ result }) => result.ok || result.kind)).toEqual([...Array(6).fill("unsent"), true]);
    expect(sent[0]?.result).toMatchObject({ message: expect.stringContaining("exactly one channel") });
  });

  test("that cannot be sent without a password is told at its place, too", async () => {
    const password = (): Promise<string> => Promise.reject(new Error("the vault is closed"));
    const sent = await collect(newClient(live.gateway.url, { password }).sendMany([{ sms }, { sms }]));
    const unsent = { ok: false, kind: "unsent", message: "the vault is closed" };
    expect(sent.map(({ result }) => result)).toMatchObject([unsent, unsent]);
  });

  test("must be iterable, and options must make sense", () => {
    const call = (...args: unknown[]) => Reflect.apply(newClient(live.gateway.url).sendMany, undefined, args);
    expect(() => call({ sms })).toThrow("sendMany: messages must be an array or another iterable");
    expect(() => call([], { concurrency: 0 })).toThrow("sendMany: concurrency must be a whole number above 0, not 0");
    expect(() => call([], { concurency: 1 })).toThrow("sendMany: concurency is no option");
  });
});

test("an aborted run throws the reason, closes the input and sends no more", async () => {
  const stop = new AbortController();
  let closed = false;
  function* endless() {
    try {
      for (;;) yield { sms };
    } finally {
      closed = true;
    }
  }
  const run = async () => {
    for await (const { index } of newClient(live.gateway.url).sendMany(endless(), {
      signal: stop.signal,
      concurrency: 2,
    }))
      if (index === 3) stop.abort(new Error("enough"));
  };
  await expect(run()).rejects.toThrow("enough");
  expect(closed).toBe(true);
});
