import { describe, expect, test } from "vitest";
import { getOutcome } from "../../../client/fake-reports.ts";
import { createGateway } from "../../../client/index.ts";
import { createFakeGateway } from "../../../client/testing.ts";
import { fetchWebhook } from "../../../client/webhook.ts";
import { callRows } from "../../../generated/client.ts";
import { operations, webhooks } from "../../../generated/validators.js";
import { makePlan } from "../../../server/carriers/simulator/plan.ts";
import { signWebhook } from "../../../server/domain/webhook-signature.ts";
import { magicRecipients } from "../../rig/magic-recipients.ts";

const sms = { from: "0212345678", to: "01012345678", text: "Hello" };

interface Checked {
  readonly responses: Readonly<
    Record<string, { readonly body: Readonly<Record<string, ((value: unknown) => boolean) | undefined>> } | undefined>
  >;
}

/** A client of a fake gateway, whose answers are held to the contract. */
function start() {
  const fake = createFakeGateway();
  const wrong: unknown[] = [];
  const gateway = createGateway({
    ...fake.options,
    fetch: async (url, init) => {
      const response = await (fake.options.fetch ?? fetch)(url, init);
      const [id] =
        Object.entries(callRows).find(
          ([, { path, method }]) =>
            method.toUpperCase() === init.method &&
            new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(new URL(url).pathname),
        ) ?? [];
      const { responses } = Reflect.get(operations, id ?? "") as Checked;
      if (response.headers.get("content-type") === "text/event-stream") return response;
      const body: unknown = await response.clone().json();
      const check = responses[response.status]?.body["application/json"];
      if (check?.(body) !== true) wrong.push([id, response.status, body]);
      return response;
    },
  });
  return { fake, gateway, wrong };
}

test("every operation answers as the contract says", async () => {
  const { fake, gateway, wrong } = start();
  const senderKey = "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2";
  const rcs = {
    from: sms.from,
    formatId: "SS000000",
    brandKey: "BR.k3y.7Qm2Zt",
    content: { standalone: { text: "Hi" } },
  };
  const messageForm = [{ rcs }, { sms: { from: sms.from, text: "Hi #{name}" } }];
  const { formId } = await gateway.orThrow.createForm({ messageForm });
  const results = [
    await gateway.sendSms({ ...sms, ref: "order-7" }),
    await gateway.sendMms({ ...sms, title: "Hi" }),
    await gateway.sendInternational({ ...sms, to: "+442071234567" }),
    await gateway.sendRcs({ ...rcs, to: sms.to }),
    await gateway.sendAlimtalk({ senderKey, msgType: "AT", to: sms.to, templateCode: "T", text: "Hi" }),
    await gateway.sendFriendtalk({ senderKey, msgType: "FT", to: sms.to, text: "Hi" }),
    await gateway.sendOmni({ messageForm: formId, destinations: [{ to: sms.to, replaceWords: { name: "Kim" } }] }),
    await gateway.pollReports(),
    await gateway.inquireReport({ msgKey: fake.sent[0]?.msgKey ?? "" }),
    await gateway.getForm({ formId }),
    await gateway.replaceForm({ formId }, { messageForm: [{ sms: { from: sms.from, text: "Hi" } }] }),
    await gateway.deleteForm({ formId }),
    await gateway.upload(new Blob(["x"]), { serviceType: "MMS" }),
    await gateway.upload(new Blob(["x"]), { serviceType: "RCS" }),
    await gateway.upload(new Blob(["x"]), { serviceType: "FRIENDTALK", msgType: "FI" }),
  ];
  expect(results.map((result) => result.ok || result.message)).toEqual(results.map(() => true));
  expect(fake.sent).toHaveLength(7);
  expect(fake.sent[0]).toMatchObject({
    operation: "sendSms",
    to: sms.to,
    body: { text: "Hello" },
    reports: [{ ref: "order-7" }],
  });
  const refused = [
    await gateway.getForm({ formId }),
    await gateway.deleteForm({ formId }),
    await gateway.sendOmni({ messageForm: formId, destinations: [{ to: sms.to }] }),
    await gateway.inquireReport({ msgKey: "NONE" }),
    await gateway.acknowledgeReports({ reportId: "none" }),
    await gateway.getImage({ imageKey: "none.jpg" }),
  ];
  expect(refused.map((result) => result.code)).toEqual(["A250", "A250", "A250", "A820", "A805", "A820"]);
  expect(wrong).toEqual([]);
});

test("requests are checked by the gateway's own rules", async () => {
  const { fake, gateway, wrong } = start();
  expect(await gateway.sendSms({ ...sms, to: "010-1234-5678", text: "" })).toMatchObject({
    status: 400,
    code: "A306",
    errors: [
      { pointer: "/to", code: "A306", message: "must be 8 to 15 digits" },
      { pointer: "/text", code: "A303", message: "must not be empty" },
    ],
  });
  expect(await gateway.getForm({ formId: "form 1" })).toMatchObject({ code: "A250", errors: [{ pointer: "/formId" }] });
  expect([fake.sent, wrong]).toEqual([[], []]);
});

describe("a combined send", () => {
  const messageFlow = [
    { rcs: { from: sms.from, formatId: "SS000000", brandKey: "k", content: { standalone: { text: "Hi #{name}" } } } },
    { sms: { from: sms.from, text: "Hi" } },
  ];

  test("falls back when a step fails, and refuses who has no word for a placeholder", async () => {
    const { gateway, wrong } = start();
    const replaceWords = { name: "Kim" };
    const sent = await gateway.sendOmni({
      messageFlow,
      destinations: [{ to: "01000004003", replaceWords }, { to: sms.to, replaceWords }, { to: "01087654321" }],
    });
    if (!sent.ok) throw new Error(sent.message);
    expect(sent.refused).toMatchObject([
      { to: "01087654321", code: "A415", errors: [{ pointer: "/destinations/2/replaceWords/name" }] },
    ]);
    const [fallen, direct] = sent.accepted;
    const steps = async (msgKey = "") =>
      (await gateway.orThrow.report(msgKey)).steps.map((step) => [step.serviceType, step.reportCode]);
    expect(await steps(fallen?.msgKey)).toEqual([
      ["RCS", "54003"],
      ["SMS", "10000"],
    ]);
    expect(await steps(direct?.msgKey)).toEqual([["RCS", "10000"]]);
    expect(wrong).toEqual([]);
  });

  test("that nobody gets is refused", async () => {
    const { gateway } = start();
    const sent = await gateway.sendOmni({ messageFlow, destinations: [{ to: sms.to }] });
    expect(sent).toMatchObject({ ok: false, code: "A415", refused: [{ to: sms.to }] });
  });
});

test("reports are polled until they are acknowledged", async () => {
  const { gateway, wrong } = start();
  for (const to of ["01012345678", "01000003001", "01000008001"]) await gateway.orThrow.sendSms({ ...sms, to });
  const first = await gateway.orThrow.pollReports();
  expect(first).toEqual(await gateway.orThrow.pollReports());
  const codes: string[] = [];
  for await (const { reportCode } of gateway.reports({ untilEmpty: true })) codes.push(reportCode);
  expect(codes).toEqual(["10000", "23001"]);
  expect(await gateway.orThrow.pollReports()).toEqual({ reportId: "", report: [] });
  expect(wrong).toEqual([]);
});

describe("the stream of reports", () => {
  test("has each report once, as it is created, and goes on where it was broken", async () => {
    const { fake, gateway, wrong } = start();
    const stopping = new AbortController();
    const problems: unknown[] = [];
    const send = (to: string) => gateway.orThrow.sendSms({ ...sms, to });
    await send("01012345678");
    await send("01000003001");
    await send("01000003003");
    const codes: string[] = [];
    const options = {
      signal: stopping.signal,
      reconnectMs: 1,
      onProblem: (problem: unknown) => problems.push(problem),
    };
    for await (const { reportCode } of gateway.reports.stream(options)) {
      codes.push(reportCode);
      // In the middle of the first batch.
      if (codes.length === 2) fake.breakStreams();
      // While the stream is read, so that it is the next batch.
      if (codes.length === 3) await send("01012345678");
      if (codes.length === 4) stopping.abort();
    }
    expect(codes).toEqual(["10000", "23001", "23003", "10000"]);
    expect(problems).toMatchObject([{ kind: "unanswered", operation: "streamReports" }]);
    expect(await gateway.orThrow.pollReports()).toEqual({ reportId: "", report: [] });
    expect(wrong).toEqual([]);
  });

  test("meets faults, and has a batch again that was not acknowledged", async () => {
    const { fake, gateway } = start();
    await gateway.orThrow.sendSms(sms);
    fake.failNext("network", { code: "A920", retryAfterS: 0 });
    for await (const { reportCode } of gateway.reports.stream({ reconnectMs: 1 })) {
      expect(reportCode).toBe("10000");
      break;
    }
    expect((await gateway.orThrow.pollReports()).report).toHaveLength(1);
    fake.failNext({ code: "A802" });
    await expect(gateway.reports.stream().next()).rejects.toThrow("A802");
  });

  test("of one message tells what changes, and ends with the final report", async () => {
    const { gateway } = start();
    const sendAt = new Date(Date.now() + 3_600_000).toISOString();
    const { msgKey } = await gateway.orThrow.sendSms({ ...sms, sendAt });
    const seen: unknown[] = [];
    for await (const { data } of await gateway.orThrow.streamInquiry({ msgKey })) {
      seen.push([data.sendAt !== undefined, data.data.report.map(({ reportCode }) => reportCode)]);
      if (seen.length === 1) await gateway.orThrow.cancelMessage({ msgKey });
    }
    expect(seen).toEqual([
      [true, []],
      [false, ["90001"]],
    ]);
    expect(await gateway.streamInquiry({ msgKey: "NONE" })).toMatchObject({ ok: false, code: "A820" });
  });
});

test("a scheduled message waits for its time, and can be cancelled until then", async () => {
  const fake = createFakeGateway();
  const gateway = createGateway(fake.options);
  const sms = { from: "0212345678", to: "01012345678", text: "Later" };
  const sendAt = new Date(Date.now() + 3_600_000).toISOString();
  const { msgKey } = await gateway.orThrow.sendSms({ ...sms, sendAt });
  expect((await gateway.orThrow.report(msgKey)).state).toBe("pending");
  expect(await gateway.inquireReport({ msgKey })).toMatchObject({ answer: { sendAt: expect.any(String) } });
  expect(await gateway.cancelMessage({ msgKey })).toMatchObject({ ok: true });
  expect(await gateway.cancelMessage({ msgKey })).toMatchObject({ ok: true });
  const cancelled = await gateway.orThrow.report(msgKey);
  expect(cancelled).toMatchObject({ state: "failed", final: { reportCode: "90001", reportText: "Cancelled" } });
  const soon = await gateway.orThrow.sendSms({ ...sms, sendAt: new Date(Date.now() + 50).toISOString() });
  await expect.poll(async () => (await gateway.orThrow.report(soon.msgKey)).state).toBe("delivered");
  expect(await gateway.cancelMessage({ msgKey: soon.msgKey })).toMatchObject({ ok: false, code: "A331" });
  expect(await gateway.cancelMessage({ msgKey: "01UNKNOWN" })).toMatchObject({ ok: false, code: "A820" });
});

test("a key is answered once, and refused with another body", async () => {
  const { fake, gateway } = start();
  const send = (text: string) => gateway.sendSms({ ...sms, text }, { idempotencyKey: "order-7" });
  const [first, again, other] = [await send("A"), await send("A"), await send("B")];
  expect(again).toMatchObject({ ok: true, accepted: first.ok ? first.accepted : {} });
  expect(other).toMatchObject({ ok: false, code: "A301" });
  expect(fake.sent).toHaveLength(1);
});

test("faults and expired tokens are met when a test asks for them", async () => {
  const { fake, gateway } = start();
  fake.failNext("network", { code: "A920", retryAfterS: 0 });
  expect(await gateway.sendSms(sms)).toMatchObject({ ok: true });
  fake.expireTokens();
  expect(await gateway.sendSms(sms)).toMatchObject({ ok: true });
  fake.failNext({ code: "A020", retryAfterS: 7 });
  expect(await gateway.sendSms(sms, { retry: false })).toMatchObject({ code: "A020", retryAfterMs: 7000 });
  const stranger = createGateway({ ...fake.options, password: "wrong" });
  expect(await stranger.sendSms(sms)).toMatchObject({ code: "A100", operation: "issueToken" });
  expect(() => fake.failNext({ code: "A398" as "A020" })).toThrow("the contract has no result code A398");
});

test("webhooks are signed as the gateway signs them, and have the shape of the contract", async () => {
  const { fake, gateway } = start();
  const { msgKey } = await gateway.orThrow.sendSms({ ...sms, ref: "order-7" });
  const { body, headers } = fake.webhook(msgKey);
  expect(webhooks.receiveReport.body["application/json"](JSON.parse(body))).toBe(true);
  const timestampS = Number(headers["webhook-timestamp"]);
  const signed = { id: headers["webhook-id"] ?? "", timestampS, body, secrets: [fake.webhookSecret] };
  expect(headers["webhook-signature"]).toBe(signWebhook(signed));
  const seen: unknown[] = [];
  const receive = fetchWebhook({ secrets: fake.webhookSecret, onReport: (report) => void seen.push(report) });
  const answer = await receive(new Request("https://x.example", { method: "POST", body, headers }));
  expect([answer.status, seen]).toMatchObject([200, [{ msgKey, ref: "order-7", delivered: true }]]);
  expect(() => fake.webhook("none")).toThrow("there is no message with this key and a final report");
});

/** The last result that the gateway's simulator gives for a recipient; undefined if none comes. */
function simulated(channel: "sms" | "mms" | "rcs" | "alimtalk" | "friendtalk", to: string): string | undefined {
  const submission = { channel, to, ref: { msgKey: "k", step: 0 }, expiresMs: 1e12, payload: {}, sandbox: true };
  const { refusal, receipts } = makePlan(submission as never, 0, { seed: 1, delayMs: [0, 0] });
  return (refusal ?? receipts.at(-1)?.ending)?.code;
}

test.each(["sms", "mms", "rcs", "alimtalk", "friendtalk"] as const)(
  "magic recipients of %s are those of the simulator",
  (channel) => {
    const endings = [...magicRecipients().map(({ ending }) => ending), "12345678", "00001234"];
    expect(endings.length).toBeGreaterThan(30);
    const outcomes = endings.map((ending) => [ending, getOutcome(channel, `010${ending}`)]);
    expect(outcomes).toEqual(endings.map((ending) => [ending, simulated(channel, `010${ending}`)]));
  },
);
