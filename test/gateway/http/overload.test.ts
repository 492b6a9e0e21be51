import { describe, expect, test } from "vitest";
import { MemoryGateway, sms } from "./rig.ts";

const SMS = "/v1/send/sms";

describe("overload", () => {
  test("bodies that memory has no room for are refused before they are read", async () => {
    let finish = () => {};
    const waiting = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const gateway = new MemoryGateway({
      bodyMemoryBytes: 1000,
      handlers: {
        sendMms: async () => {
          await waiting;
          return { status: 200, body: { code: "A000", result: "Success", msgKey: "0".repeat(26) } };
        },
      },
    });
    const large = gateway.call("POST", "/v1/send/mms", { json: { ...sms, text: "x".repeat(900) } });
    const answer = await gateway.call("POST", SMS, { json: sms });
    expect([answer.status, answer.body]).toEqual([503, { code: "A920", result: "Server busy, try again" }]);
    expect(answer.headers["retry-after"]).toBe("1");
    finish();
    expect((await large).status).toBe(200);
    expect((await gateway.call("POST", SMS, { json: sms })).status).toBe(200);
    expect((await gateway.call("POST", SMS, { json: sms })).status).toBe(200);
  });

  test("requests above the number that is let in are refused at once", async () => {
    let finish = () => {};
    const waiting = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const gateway = new MemoryGateway({
      maxRequests: 1,
      handlers: {
        pollReports: async () => {
          await waiting;
          return { status: 200, body: { code: "A000", result: "Success", data: { reportId: "", report: [] } } };
        },
      },
    });
    const first = gateway.call("GET", "/v1/report/polling");
    const second = await gateway.call("GET", "/v1/report/polling");
    expect([second.status, second.body?.code, second.headers["retry-after"]]).toEqual([503, "A920", "1"]);
    finish();
    expect((await first).status).toBe(200);
    expect((await gateway.call("GET", "/v1/report/polling")).status).toBe(200);
  });

  test("an acceptor that is full is busy", async () => {
    const gateway = new MemoryGateway();
    gateway.outcome = { kind: "busy" };
    const answer = await gateway.call("POST", SMS, { json: sms });
    expect([answer.status, answer.body?.code, answer.headers["retry-after"]]).toEqual([503, "A920", "1"]);
  });
});
