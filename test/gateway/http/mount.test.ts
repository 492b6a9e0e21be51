import { describe, expect, test } from "vitest";
import { faults, MemoryGateway, sms } from "./rig.ts";

const SMS = "/v1/send/sms";
const json = { "content-type": "application/json" };

describe("a good send", () => {
  test("is answered with its key once it is accepted", async () => {
    const gateway = new MemoryGateway();
    const answer = await gateway.call("POST", SMS, { json: sms });
    expect([answer.status, answer.body]).toEqual([
      200,
      { code: "A000", result: "Success", msgKey: expect.stringMatching(/^[0-9A-Z]{26}$/), ref: "r-1" },
    ]);
    expect(answer.headers).toMatchObject({
      "content-type": "application/json",
      "ratelimit-limit": "200",
      "ratelimit-remaining": "199",
      "ratelimit-reset": "1",
    });
    expect(gateway.accepted).toMatchObject([
      { accountId: "acme", operation: "sendSms", idempotency: undefined, messages: [{ to: sms.to }] },
    ]);
  });

  test("has no ref where none was given", async () => {
    const { body } = await new MemoryGateway().call("POST", SMS, { json: { ...sms, ref: undefined } });
    expect(body).not.toHaveProperty("ref");
  });
});

describe("the checks stop at the first group that fails", () => {
  const wrongInEveryWay = { headers: { authorization: "Bearer x", "content-type": "text/plain" }, body: "{" };

  test("authentication comes first", async () => {
    const { body } = await new MemoryGateway().raw("POST", SMS, wrongInEveryWay);
    expect(body?.code).toBe("A002");
  });

  test("then the rate limit", async () => {
    const gateway = new MemoryGateway({ account: limited({ sendPerSecond: 1 }) });
    await gateway.call("POST", SMS, { json: sms });
    const answer = await gateway.call("POST", SMS, { headers: { "content-type": "text/plain" }, body: "{" });
    expect([answer.status, answer.body]).toEqual([429, { code: "A020", result: "Rate limit exceeded" }]);
    expect(answer.headers).toMatchObject({ "ratelimit-limit": "1", "ratelimit-remaining": "0", "retry-after": "1" });
  });

  test("then the media type", async () => {
    const large = "x".repeat(70_000);
    const answer = await new MemoryGateway().call("POST", SMS, {
      headers: { "content-type": "text/plain" },
      body: large,
    });
    expect([answer.status, answer.body]).toEqual([415, { code: "A015", result: "Unsupported media type" }]);
  });

  test("then the size", async () => {
    const answer = await new MemoryGateway().call("POST", SMS, { headers: json, body: "{".repeat(70_000) });
    expect([answer.status, answer.body]).toEqual([413, { code: "A016", result: "Body too large" }]);
  });

  test("then the parsing", async () => {
    const answer = await new MemoryGateway().call("POST", SMS, { headers: json, body: '{"from": 1' });
    expect([answer.status, answer.body]).toEqual([
      400,
      {
        code: "A010",
        result: "Cannot parse JSON",
        errors: [{ pointer: "", code: "A010", message: "must be JSON" }],
      },
    ]);
  });

  test("then the fields, all of them, parameters first", async () => {
    const gateway = new MemoryGateway({ account: { channels: new Set() } });
    const answer = await gateway.call("POST", SMS, {
      headers: { "idempotency-key": "" },
      json: { to: "010-1", text: "", nickname: 1 },
    });
    expect(answer.status).toBe(400);
    expect(answer.body?.code).toBe("A308");
    expect(faults(answer)).toEqual(["A308 /Idempotency-Key", "A302 /from", "A306 /to", "A303 /text", "A011 /nickname"]);
  });

  test("then the right to the channel", async () => {
    const gateway = new MemoryGateway({ account: { channels: new Set() } });
    const answer = await gateway.call("POST", SMS, { json: { ...sms, from: "0200000000" } });
    expect([answer.status, answer.body?.code]).toEqual([403, "A325"]);
  });

  test("then the registry", async () => {
    const answer = await new MemoryGateway().call("POST", SMS, { json: { ...sms, from: "0200000000" } });
    expect([answer.status, faults(answer)]).toEqual([400, ["A327 /from"]]);
  });

  test("then the files", async () => {
    const answer = await new MemoryGateway().call("POST", "/v1/send/mms", { json: { ...sms, fileKey: ["f_none"] } });
    expect([answer.status, faults(answer)]).toEqual([400, ["A217 /fileKey/0"]]);
  });
});

describe("paths and methods", () => {
  test.each([
    ["GET", "/nowhere"],
    ["POST", "/v1/send/sms/"],
    ["POST", "/V1/send/sms"],
    ["POST", "/v1/send"],
    ["GET", "/v1/report/inquiry/"],
    ["GET", "/%"],
    ["GET", "/metrics"],
    ["GET", "/healthz"],
    ["GET", "/docs/../config.ts"],
    ["GET", "/docs/%2e%2e%2fconfig.ts"],
  ])("%s %s is no operation", async (method, path) => {
    const answer = await new MemoryGateway().raw(method, path);
    expect([answer.status, answer.body]).toEqual([404, { code: "A012", result: "No such operation" }]);
  });

  test.each([
    ["GET", SMS, "POST"],
    ["OPTIONS", SMS, "POST"],
    ["PATCH", "/v1/form/f", "DELETE, GET, HEAD, PUT"],
    ["POST", "/v1/report/polling", "GET, HEAD"],
    ["HEAD", SMS, "POST"],
  ])("%s %s is another method", async (method, path, allow) => {
    const answer = await new MemoryGateway().raw(method, path);
    expect([answer.status, answer.headers.allow]).toEqual([405, allow]);
    if (method !== "HEAD") expect(answer.body).toEqual({ code: "A014", result: "Method not allowed" });
  });

  test("HEAD is GET without the body", async () => {
    const answer = await new MemoryGateway().call("HEAD", "/v1/report/polling");
    expect([answer.status, answer.text]).toEqual([200, ""]);
    expect(Number(answer.headers["content-length"])).toBeGreaterThan(20);
  });

  test("an invalid path parameter is refused with the code of its field", async () => {
    const gateway = new MemoryGateway();
    for (const key of ["%zz", "a%2Fb", "x".repeat(65), "%00", "%ED%95%9C"]) {
      const answer = await gateway.call("GET", `/v1/report/inquiry/${key}`);
      expect([key, answer.status, faults(answer)]).toEqual([key, 404, ["A820 /msgKey"]]);
    }
  });

  test("an unknown query parameter is ignored", async () => {
    expect((await new MemoryGateway().call("GET", "/v1/report/polling?x=1&__proto__=2")).status).toBe(200);
  });
});

const limited = (limits: object) => ({ limits: { ...new MemoryGateway().account.limits, ...limits } });
