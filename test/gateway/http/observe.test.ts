import { describe, expect, test } from "vitest";
import { MemoryGateway, sms } from "./rig.ts";

const lines = (gateway: MemoryGateway) => gateway.logged.map((line) => JSON.parse(line));

describe("an unexpected error", () => {
  const SECRET = "01098765432 said hunter2";
  const failing = (error: unknown) =>
    new MemoryGateway({
      handlers: {
        pollReports: () => {
          throw error;
        },
      },
    });

  test("is answered with A999 without details, and logged with the request's id", async () => {
    const gateway = failing(new TypeError(`cannot read "${SECRET}"`));
    const answer = await gateway.call("GET", "/v1/report/polling");
    expect([answer.status, answer.body]).toEqual([500, { code: "A999", result: "Unknown error" }]);
    const found = lines(gateway).find(({ event }) => event === "request_failed");
    expect(found).toMatchObject({
      requestId: answer.headers["x-request-id"],
      operation: "pollReports",
      error: { type: "TypeError", stack: expect.any(Array) },
    });
    expect(gateway.logged.join()).not.toContain("hunter2");
    expect(gateway.logged.join()).not.toContain("01098765432");
  });

  test.each([["a string"], [undefined], [{ message: "x" }], [null]])("may be no error at all: %j", async (thrown) => {
    expect((await failing(thrown).call("GET", "/v1/report/polling")).body?.code).toBe("A999");
  });

  test("is answered with A920 where a retry will help", async () => {
    const answer = await failing(new Error("database away")).call("GET", "/v1/report/polling");
    expect([answer.status, answer.body?.code, answer.headers["retry-after"]]).toEqual([503, "A920", "1"]);
  });

  test("is A999 also if the error has a status of its own", async () => {
    const error = Object.assign(new Error("no"), { status: 418, expose: true });
    expect((await failing(error).call("GET", "/v1/report/polling")).status).toBe(500);
  });
});

describe("a reply that breaks the contract", () => {
  const wrong = { code: "A000", result: "Success", data: { reportId: 7, report: [] } };
  const reply = { status: 200, body: wrong } as never;

  test("is not sent, and the log names place and rule, not values", async () => {
    const gateway = new MemoryGateway({ handlers: { pollReports: () => reply } });
    expect((await gateway.call("GET", "/v1/report/polling")).body).toEqual({ code: "A999", result: "Unknown error" });
    expect(gateway.logged.join()).toContain("pollReports breaks the contract: body/data/reportId: type");
  });

  test("is sent when CHECK_REPLIES is off", async () => {
    const gateway = new MemoryGateway({ handlers: { pollReports: () => reply }, checkReplies: false });
    expect((await gateway.call("GET", "/v1/report/polling")).body).toEqual(wrong);
  });

  test("an undocumented status, media type or header value is one too", async () => {
    for (const odd of [
      { status: 418, body: {} },
      { status: 200, mediaType: "text/html", body: "x" },
      {
        status: 200,
        headers: { "RateLimit-Limit": "many" },
        body: { code: "A000", result: "Success", data: { reportId: "", report: [] } },
      },
    ]) {
      const gateway = new MemoryGateway({ handlers: { pollReports: () => odd as never } });
      expect((await gateway.call("GET", "/v1/report/polling")).body?.code).toBe("A999");
    }
  });
});

describe("the line of a request", () => {
  const wrongPassword = { "X-SVC-Client-Id": "acme", "X-SVC-Client-Passwd": "wrong" };

  test("has its id, account, operation, code and milliseconds", async () => {
    const gateway = new MemoryGateway();
    const answer = await gateway.call("POST", "/v1/send/sms", { json: sms });
    expect(lines(gateway)).toEqual([
      {
        level: 30,
        time: expect.any(String),
        event: "request_answered",
        requestId: answer.headers["x-request-id"],
        account: "acme",
        operation: "sendSms",
        code: "A000",
        status: 200,
        msgKey: answer.body?.msgKey,
        ms: expect.any(Number),
        msg: "Request answered",
      },
    ]);
  });

  test("names the first of several messages, and how many there are", async () => {
    const gateway = new MemoryGateway();
    const entry = { sms: { from: sms.from, text: "Hi" } };
    const destinations = [{ to: "01012345678" }, { to: "01012345679" }];
    const answer = await gateway.call("POST", "/v1/send/omni", { json: { destinations, messageFlow: [entry] } });
    const keys = gateway.accepted.flatMap(({ messages }) => messages.map(({ msgKey }) => msgKey));
    expect(answer.body?.code).toBe("A000");
    expect(keys).toHaveLength(2);
    expect(lines(gateway)).toMatchObject([{ operation: "sendOmni", msgKey: keys[0], messages: 2 }]);
  });

  test("of a success is left out by LOG_SAMPLE=0, and that of a refusal is not", async () => {
    const gateway = new MemoryGateway({ logSample: 0 });
    await gateway.call("POST", "/v1/send/sms", { json: sms });
    await gateway.raw("POST", "/v1/send/sms", { json: sms });
    expect(lines(gateway)).toMatchObject([{ operation: "sendSms", code: "A002", status: 401 }]);
  });

  test("is there for refusals and for what is no operation", async () => {
    const gateway = new MemoryGateway();
    await gateway.raw("POST", "/v1/send/sms", { json: sms });
    await gateway.raw("GET", "/01012345678");
    expect(lines(gateway)).toMatchObject([
      { operation: "sendSms", code: "A002", status: 401 },
      { code: "A012", status: 404 },
    ]);
    expect(gateway.logged.join()).not.toContain("01012345678");
  });

  test.each<[string, (gateway: MemoryGateway) => Promise<unknown>]>([
    ["a path that is not there", (gateway) => gateway.raw("GET", "/v1/nope")],
    ["another such path each time", (gateway) => gateway.raw("GET", `/v1/nope-${gateway.logged.length}`)],
    ["a page of the docs", (gateway) => gateway.raw("GET", "/docs/none.html")],
    ["a page of the console", (gateway) => gateway.raw("GET", "/console/none.js")],
    ["a method that is not allowed", (gateway) => gateway.raw("PUT", "/v1/send/sms", { json: sms })],
    ["a media type that is not taken", (gateway) => gateway.raw("POST", "/v1/send/sms", { body: "x" })],
    ["no token", (gateway) => gateway.raw("POST", "/v1/send/sms", { json: sms })],
    [
      "a wrong token",
      (gateway) => gateway.call("GET", "/v1/report/polling", { headers: { authorization: "Bearer x" } }),
    ],
    ["no password", (gateway) => gateway.raw("POST", "/v1/auth/token")],
    ["a wrong password", (gateway) => gateway.raw("POST", "/v1/auth/token", { headers: wrongPassword })],
    ["receipts without a signature", (gateway) => gateway.raw("POST", "/v1/carrier/none/receipts", { json: {} })],
    ["an image that is not there", (gateway) => gateway.raw("GET", "/v1/image/none.jpg")],
    ["a head that is too long", (gateway) => gateway.exchange([`GET / HTTP/1.1\r\nX: ${"x".repeat(20_000)}\r\n\r\n`])],
    ["bytes that are not HTTP", (gateway) => gateway.exchange(["garbage\r\n\r\n"])],
    ["a connection that ends in a head", (gateway) => gateway.exchange(["GET / HT"])],
  ])("is thinned where a caller without an account repeats it: %s", async (_, ask) => {
    const gateway = new MemoryGateway({
      failureLimits: { accountFailuresPerMinute: 10, addressFailuresPerMinute: 10 },
    });
    for (let times = 0; times < 40; times++) await ask(gateway);
    // Five of each kind; wrong passwords are of two kinds, because the later ones are refused for their number.
    expect(lines(gateway).length).toBeLessThanOrEqual(10);
  });

  test("is written each time for an account", async () => {
    const gateway = new MemoryGateway();
    for (let times = 0; times < 12; times++) await gateway.call("POST", "/v1/send/sms", { json: { ...sms, to: "x" } });
    expect(lines(gateway)).toHaveLength(12);
  });

  test("never has numbers, texts, passwords or tokens", async () => {
    const gateway = new MemoryGateway();
    const private_ = { from: "0212345678", to: "01055556666", text: "my secret text" };
    await gateway.call("POST", "/v1/send/sms", { json: private_ });
    await gateway.call("POST", "/v1/send/sms", { json: { ...private_, to: "010-5555-6666", extra: "my secret text" } });
    await gateway.call("POST", "/v1/send/sms", {
      headers: { "content-type": "application/json" },
      body: "my secret {",
    });
    await gateway.raw("POST", "/v1/auth/token", {
      headers: { "X-SVC-Client-Id": "acme", "X-SVC-Client-Passwd": "my secret pass" },
    });
    const all = gateway.logged.join();
    for (const secret of ["0212345678", "5555", "my secret", gateway.token]) expect(all).not.toContain(secret);
    expect(lines(gateway)).toHaveLength(4);
  });

  test("every request has an id of its own", async () => {
    const gateway = new MemoryGateway();
    await gateway.raw("GET", "/a");
    await gateway.raw("GET", "/b");
    expect(new Set(lines(gateway).map(({ requestId }) => requestId)).size).toBe(2);
  });
});

describe("metrics", () => {
  test("count requests by operation and code, and time them", async () => {
    const gateway = new MemoryGateway();
    await gateway.call("POST", "/v1/send/sms", { json: sms });
    await gateway.call("POST", "/v1/send/sms", { json: {} });
    await gateway.raw("GET", "/nowhere");
    const text = (await gateway.metrics.page()).text;
    expect(text).toContain('gateway_requests_total{operation="sendSms",code="A000"} 1');
    expect(text).toContain('gateway_requests_total{operation="sendSms",code="A302"} 1');
    expect(text).toContain('gateway_requests_total{operation="none",code="A012"} 1');
    expect(text).toContain('gateway_request_seconds_count{operation="sendSms"} 2');
    expect(text).toContain("nodejs_eventloop_lag_seconds");
    expect(text).toContain("gateway_requests_under_way 0");
  });
});
