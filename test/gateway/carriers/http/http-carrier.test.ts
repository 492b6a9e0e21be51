import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { webhooks } from "../../../../generated/validators.js";
import { httpAdapter } from "../../../../server/carriers/http/adapter.ts";
import { createLog } from "../../../../server/telemetry/log.ts";
import { submission } from "../../../unit/server/carriers/http/fixtures.ts";
import { type Manner, SECRET, TestProvider } from "./test-provider.ts";

const OLD_SECRET = "the secret that was before that";
let provider: TestProvider;

beforeEach(async () => {
  provider = await TestProvider.start((base) => ({
    ask: `${base}/questions`,
    secretOld: OLD_SECRET,
    codes: { FULL: "22003", OK: "10000" },
  }));
});
afterEach(() => provider.stop());

const unknown = { kind: "unknown" };
const unavailable = { kind: "unavailable" };
const throttled = { kind: "throttled", forAllMessages: true };

describe("a request", () => {
  test("is signed for whoever has either secret, and keeps to the contract", async () => {
    await provider.submit([submission(), submission({ to: "01087654321" })]);
    const [{ url, headers, body = "" } = {}] = provider.heard;
    expect([url, headers?.["content-type"]]).toEqual(["/messages", "application/json"]);
    expect(webhooks.submitMessages.body["application/json"](JSON.parse(body))).toBe(true);
    for (const secret of [SECRET, OLD_SECRET])
      new Webhook(secret, { format: "raw" }).verify(body, headers as Record<string, string>);
    expect(() => new Webhook("another", { format: "raw" }).verify(body, headers as Record<string, string>)).toThrow();
  });

  test("has an id of its own", async () => {
    await provider.submit([submission()]);
    await provider.submit([submission()]);
    const ids = provider.heard.map(({ headers }) => headers["webhook-id"]);
    expect(new Set(ids).size).toBe(2);
  });

  test.each([1, 16, 100])("goes over a connection of those before, with %i at a time", async (atOnce) => {
    const patient = await TestProvider.start(() => ({ timeoutMs: 120_000 }));
    for (let times = 0; times < 3; times++) {
      const waiting: (() => void)[] = [];
      patient.manner = (response) => void waiting.push(() => response.end(JSON.stringify({ results: [] })));
      const submits = Array.from({ length: atOnce }, () => patient.submit([submission()]));
      await vi.waitFor(() => expect(waiting).toHaveLength(atOnce), { timeout: 30_000 });
      for (const answer of waiting) answer();
      await Promise.all(submits);
    }
    expect([patient.heard.length, patient.connections]).toEqual([3 * atOnce, atOnce]);
    await patient.stop();
  });
});

describe("a whole answer", () => {
  test.each<[number, unknown, Record<string, string>]>([
    [401, { ...unavailable, carrierReason: "HTTP 401" }, {}],
    [429, { ...throttled, carrierReason: "HTTP 429", retryAfterMs: 7000 }, { "retry-after": "7" }],
    [429, { ...throttled, carrierReason: "HTTP 429" }, {}],
    [503, { ...throttled, carrierReason: "HTTP 503", retryAfterMs: 86_400_000 }, { "retry-after": "999999" }],
    [503, { ...throttled, carrierReason: "HTTP 503" }, { "retry-after": "Wed, 21 Oct 2026 07:28:00 GMT" }],
    [500, unknown, {}],
    [502, unknown, {}],
    [400, unknown, {}],
    [404, unknown, {}],
    [204, unknown, {}],
    [302, unknown, { location: "/elsewhere" }],
  ])("with status %i is %j for every message", async (status, expected, headers) => {
    provider.answers(status, "", headers);
    expect(await provider.submit([submission(), submission()])).toEqual([expected, expected]);
    expect(provider.heard).toHaveLength(1);
  });

  test.each<[string, unknown]>([
    ["nothing", ""],
    ["no JSON", "accepted"],
    ["another shape", { ok: true }],
    ["no results", { results: [] }],
    ["results of others", { results: [{ reference: "another", status: "accepted" }] }],
    ["a word that the contract lacks", { results: [{ reference: "another", status: "queued" }] }],
  ])("that says %s leaves it open", async (_, body) => {
    provider.answers(200, body);
    expect(await provider.submit([submission()])).toEqual([unknown]);
  });

  test("that is in part against the contract is not believed in any part", async () => {
    const batch = [submission(), submission()];
    const [first, second] = batch.map(({ reference }) => reference);
    provider.answers(200, {
      results: [
        { reference: first, status: "refused" },
        { reference: second, status: "perhaps" },
      ],
    });
    expect(await provider.submit(batch)).toEqual([unknown, unknown]);
  });

  test("says of each message what became of it, in any order; of two results the first counts", async () => {
    const batch = Array.from({ length: 8 }, () => submission());
    const [a, b, c, d, e, f, g] = batch.map(({ reference }) => reference);
    provider.answers(200, {
      results: [
        { reference: g, status: "throttled" },
        { reference: f, status: "throttled", retryAfter: 3 },
        { reference: e, status: "refused", code: "OK" },
        { reference: d, status: "refused" },
        { reference: c, status: "refused", code: "FULL" },
        { reference: b, status: "refused", code: "23001" },
        { reference: a, status: "accepted" },
        { reference: a, status: "refused" },
      ],
    });
    expect(await provider.submit(batch)).toEqual([
      { kind: "accepted" },
      { kind: "refused", ending: { state: "failed", code: "23001" } },
      { kind: "refused", ending: { state: "failed", code: "22003", carrierReason: "code:FULL" } },
      { kind: "refused", ending: { state: "failed", code: "99999" } },
      { kind: "refused", ending: { state: "failed", code: "99999", carrierReason: "code:OK" } },
      { kind: "throttled", retryAfterMs: 3000 },
      { kind: "throttled" },
      unknown,
    ]);
  });
});

describe("no whole answer", () => {
  const cut: Manner = (response) => response.destroy();
  const cutInTheMiddle: Manner = (response) => {
    response.writeHead(200, { "content-length": "100" });
    response.write('{"results":[');
    setTimeout(() => response.destroy(), 20);
  };
  const endless: Manner = (response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write(" ".repeat(1_000_000)), 1);
    response.on("close", () => clearInterval(timer));
  };
  const trickling: Manner = (response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write(" "), 20);
    response.on("close", () => clearInterval(timer));
  };

  test.each<[string, Manner]>([
    ["none at all", () => {}],
    ["a connection that is cut", cut],
    ["a connection that is cut in the middle", cutInTheMiddle],
    ["an answer that takes too long", trickling],
  ])("leaves it open: %s", async (_, manner) => {
    provider.manner = manner;
    expect(await provider.submit([submission(), submission()])).toEqual([unknown, unknown]);
  });

  test("leaves it open where the answer is longer than any; it is not waited for", async () => {
    const patient = await TestProvider.start(() => ({ timeoutMs: 120_000 }));
    patient.manner = endless;
    expect(await patient.submit([submission()])).toEqual([unknown]);
    await patient.stop();
  });

  test("leaves no doubt where nobody listens", async () => {
    await provider.close();
    expect(await provider.submit([submission()])).toEqual([{ ...unavailable, carrierReason: "ECONNREFUSED" }]);
  });

  test("leaves no doubt where the connection comes too late", async () => {
    let asked = 0;
    expect(await provider.submit([submission()], () => ++asked === 1)).toMatchObject([unavailable]);
    expect(asked).toBe(2);
    expect(provider.heard).toHaveLength(0);
  });

  test("leaves no doubt where the name leads nowhere", async () => {
    expect(await submitTo("http://nobody.invalid/messages")).toEqual({ ...unavailable, carrierReason: "ENOTFOUND" });
  });

  test("leaves no doubt where it is not even a secure connection", async () => {
    const silent = createServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;
    expect(await submitTo(`https://127.0.0.1:${port}/messages`)).toMatchObject(unavailable);
    silent.close();
  });

  async function submitTo(url: string) {
    const context = { name: "other", now: Date.now, log: createLog("silent"), receive: async () => {} };
    const carrier = httpAdapter({ url, secret: SECRET, timeoutMs: 1000 }).make(context);
    carrier.start();
    const outcomes: unknown[] = [];
    await carrier.submit(
      [submission()],
      (_, outcome) => outcomes.push(outcome),
      () => true,
    );
    await carrier.stop();
    expect(outcomes).toHaveLength(1);
    return outcomes[0];
  }
});

describe("a question", () => {
  const asked = (count: number) =>
    Array.from({ length: count }, () => ({ submission: submission(), sentMs: 0, carrierIds: [] }));

  test("is answered message by message", async () => {
    const questions = asked(5);
    const [a, b, c, d] = questions.map(({ submission }) => submission.reference);
    provider.answers(200, {
      results: [
        { reference: d, status: "ended", code: "FULL", carrier: "10003", userType: "N" },
        { reference: c, status: "ended", code: "10000" },
        { reference: b, status: "never-heard" },
        { reference: a, status: "pending" },
      ],
    });
    const full = { state: "failed", code: "22003", carrierReason: "code:FULL" };
    expect(await provider.carrier.ask?.(questions)).toEqual([
      { kind: "pending" },
      { kind: "never-heard" },
      { kind: "ended", ending: { state: "delivered", code: "10000" } },
      { kind: "ended", ending: { ...full, network: "10003", userType: "N" } },
      { kind: "no-answer" },
    ]);
    const [{ url, body = "" } = {}] = provider.heard;
    expect(url).toBe("/questions");
    expect(webhooks.askMessages.body["application/json"](JSON.parse(body))).toBe(true);
  });

  test.each<[string, number, unknown]>([
    ["an end without a code", 200, { results: [{ reference: "R", status: "ended" }] }],
    ["no JSON", 200, "ended"],
    ["another status, whatever it says", 404, { results: [{ reference: "R", status: "never-heard" }] }],
  ])("to which the answer is %s has none", async (_, status, answer) => {
    const questions = asked(1);
    provider.manner = (response, { body }) => {
      const [reference] = JSON.parse(body).references;
      response.writeHead(status);
      response.end(JSON.stringify(answer).replace('"R"', JSON.stringify(reference)));
    };
    expect(await provider.carrier.ask?.(questions)).toEqual([{ kind: "no-answer" }]);
  });

  test("about many messages goes out in pieces, and the answers come back in order", async () => {
    provider.manner = (response, { body }) => {
      const { references } = JSON.parse(body) as { references: string[] };
      const results = references.map((reference) => ({ reference, status: "pending" }));
      response.end(JSON.stringify({ results: references.length > 500 ? results : [] }));
    };
    const answers = await provider.carrier.ask?.(asked(1100));
    expect(answers?.map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 1000 }, () => "pending"),
      ...Array.from({ length: 100 }, () => "no-answer"),
    ]);
    expect(provider.heard).toHaveLength(2);
  });

  test("cannot be asked where there is no address for it", async () => {
    const other = await TestProvider.start();
    expect(other.carrier.ask).toBeUndefined();
    await other.stop();
  });
});

describe("what the log says", () => {
  test("of a provider in trouble is one line, without numbers, texts or the secret", async () => {
    provider.answers(500, "to 01012345678: Your parcel");
    for (let times = 0; times < 5; times++) await provider.submit([submission()]);
    provider.answers(200, { results: [] });
    await provider.submit([submission()]);
    const lines = provider.logged.map((line) => JSON.parse(line));
    expect(lines.map(({ event, problem }) => [event, problem])).toEqual([
      ["provider_failing", "answer 500"],
      ["provider_recovered", undefined],
    ]);
    for (const hidden of ["01012345678", "parcel", SECRET]) expect(provider.logged.join()).not.toContain(hidden);
  });

  test("of a message that cannot even be written is an error, and it is settled", async () => {
    expect(await provider.submit([submission({ payload: { text: 1n } })])).toEqual([unknown]);
    expect(provider.logged.map((line) => JSON.parse(line).event)).toEqual(["provider_request_failed"]);
  });
});
