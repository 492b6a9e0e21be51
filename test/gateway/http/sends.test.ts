import { describe, expect, test } from "vitest";
import { dataOf, MemoryGateway, sms } from "./rig.ts";

const SMS = "/v1/send/sms";
const OMNI = "/v1/send/omni";
const key = { "idempotency-key": "k-1" };
const flow = [{ sms: { from: "0212345678", text: "Hello #{name}" } }];
const to = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ to: `0101234567${n}`, replaceWords: { name: "Kim" } }));

describe("an idempotency key", () => {
  test("goes with the send, together with what the body says", async () => {
    const gateway = new MemoryGateway();
    await gateway.call("POST", SMS, { headers: key, json: sms });
    const { ref, ...rest } = sms;
    const headers = { ...key, "content-type": "application/json" };
    await gateway.call("POST", SMS, { headers, body: JSON.stringify({ ref, ...rest }, null, 2) });
    await gateway.call("POST", SMS, { headers: key, json: { ...sms, text: "Other" } });
    const [first, laidOutAnew, other] = gateway.accepted.map(({ idempotency }) => idempotency);
    expect(first).toEqual({ key: "k-1", bodyHash: expect.stringMatching(/^[\w-]{43}$/) });
    expect(laidOutAnew).toEqual(first);
    expect(other?.bodyHash).not.toBe(first?.bodyHash);
  });

  test("with the answer that will be given again", async () => {
    const gateway = new MemoryGateway();
    const { body } = await gateway.call("POST", SMS, { headers: key, json: sms });
    expect(gateway.accepted[0]).toMatchObject({ operation: "sendSms", status: 200, answer: body });
  });

  test("in use is A309 with the time to wait", async () => {
    const gateway = new MemoryGateway();
    gateway.outcome = { kind: "in-use", retryAfterS: 3 };
    const answer = await gateway.call("POST", SMS, { headers: key, json: sms });
    expect([answer.status, answer.body?.code, answer.headers["retry-after"]]).toEqual([409, "A309", "3"]);
  });

  test.each(["", "x".repeat(201), "\u00e9", "a\tb"])("%j is A308", async (value) => {
    const answer = await new MemoryGateway().call("POST", SMS, { headers: { "idempotency-key": value }, json: sms });
    expect([answer.status, answer.body?.code]).toEqual([400, "A308"]);
  });

  test("of 200 characters is one", async () => {
    const headers = { "idempotency-key": "~".repeat(200) };
    expect((await new MemoryGateway().call("POST", SMS, { headers, json: sms })).body?.code).toBe("A000");
  });
});

describe("a send to several", () => {
  test("has a key for each recipient", async () => {
    const gateway = new MemoryGateway();
    const answer = await gateway.call("POST", OMNI, { json: { messageFlow: flow, destinations: to(2), ref: "r" } });
    const destination = (number: string) => ({
      to: number,
      msgKey: expect.stringMatching(/^[0-9A-Z]{26}$/),
      code: "A000",
      result: "Success",
    });
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        code: "A000",
        result: "Success",
        data: { destinations: [destination("01012345670"), destination("01012345671")] },
        ref: "r",
      },
    ]);
    expect(gateway.accepted[0]?.messages).toHaveLength(2);
  });

  test("is a success when one recipient was accepted", async () => {
    const gateway = new MemoryGateway();
    const destinations = [{ to: "010-1234" }, ...to(1)];
    const { status, body } = await gateway.call("POST", OMNI, { json: { messageFlow: flow, destinations } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      code: "A000",
      data: { destinations: [{ to: "010-1234", code: "A306", result: "Invalid or empty to" }, { code: "A000" }] },
    });
    expect(gateway.accepted[0]?.messages.map((message) => message.to)).toEqual(["01012345670"]);
  });

  test("is refused with the first one's code when none was, and still lists them", async () => {
    const gateway = new MemoryGateway();
    const destinations = [{ to: "01012345678" }, { to: "x" }];
    const answer = await gateway.call("POST", OMNI, { json: { messageFlow: flow, destinations, ref: "r" } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: "A303",
      errors: [{ pointer: "/destinations/0/replaceWords/name" }, { pointer: "/destinations/1/to" }],
      data: { destinations: [{ code: "A303" }, { code: "A306" }] },
      ref: "r",
    });
    expect(gateway.accepted).toEqual([]);
  });

  test("is charged for each recipient", async () => {
    const gateway = new MemoryGateway();
    const answer = await gateway.call("POST", OMNI, { json: { messageFlow: flow, destinations: to(10) } });
    expect(answer.headers["ratelimit-remaining"]).toBe("190");
  });

  test("is A020 when there is not enough for all, and charged one", async () => {
    const limits = { ...new MemoryGateway().account.limits, sendPerSecond: 5 };
    const gateway = new MemoryGateway({ account: { limits } });
    const answer = await gateway.call("POST", OMNI, { json: { messageFlow: flow, destinations: to(9) } });
    expect([answer.status, answer.body?.code]).toEqual([429, "A020"]);
    expect(answer.headers).toMatchObject({ "ratelimit-limit": "5", "ratelimit-remaining": "4" });
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  });

  test("takes a form in place of a flow, and only one that there is", async () => {
    const gateway = new MemoryGateway();
    const saved = await gateway.call("POST", "/v1/form", { json: { messageForm: flow } });
    const formId = dataOf(saved, "formId");
    const send = (messageForm: string) => gateway.call("POST", OMNI, { json: { messageForm, destinations: to(1) } });
    expect((await send(formId)).body?.code).toBe("A000");
    const unknown = await send("form_unknown");
    expect([unknown.status, unknown.body?.code, unknown.body?.errors]).toMatchObject([
      400,
      "A250",
      [{ pointer: "/messageForm" }],
    ]);
  });
});
