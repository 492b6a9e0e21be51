import { inspect } from "node:util";
import { beforeAll, describe, expect, test } from "vitest";
import { GatewayError } from "../../client/index.ts";
import { type Fault, useFaultProxy } from "../rig/fault-proxy.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { useGateway } from "../rig/live-gateway.ts";
import { makePartner, newClient, sms } from "./live-client.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh);
const proxy = useFaultProxy(() => live.gateway.url);
const SEND = "/v1/send/sms";
/** The simulator accepts messages to this number and never sends a report. */
const NEVER_REPORTED = "01000008001";

beforeAll(() => makePartner(fresh));

const gateway = () => newClient(proxy.url);

test("every result and error has the id under which the gateway logged the request", async () => {
  const id = /^[0-9a-z-]+$/;
  const client = gateway();
  proxy.injectFaults(SEND, "pass", "pass", { status: 418, headers: { "x-request-id": "of-a-proxy" } }, "cut-before");
  const accepted = await client.sendSms(sms);
  const refused = await client.sendSms({ ...sms, to: "1" });
  const undocumented = await client.sendSms(sms);
  const unanswered = await client.sendSms(sms, { retry: false });
  expect(accepted.requestId).toMatch(id);
  expect(refused.requestId).toMatch(id);
  expect([undocumented.requestId, unanswered.requestId]).toEqual(["of-a-proxy", undefined]);
  const error = await client.orThrow.sendSms({ ...sms, to: "1" }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: "GatewayError", requestId: expect.stringMatching(id) });
});

describe("a send", () => {
  test("that is accepted says nothing about delivery", async () => {
    const result = await gateway().sendSms({ ...sms, to: NEVER_REPORTED, ref: "r1" });
    expect(result).toMatchObject({ ok: true, operation: "sendSms", status: 200, code: "A000" });
    if (!result.ok) throw new Error(result.message);
    expect(result.accepted).toEqual({ msgKey: expect.stringMatching(/^[0-9A-Z]{26}$/), ref: "r1" });
    expect(JSON.stringify(result)).not.toContain("deliver");
    expect(await gateway().report(result.accepted.msgKey)).toMatchObject({ ok: true, data: { state: "pending" } });
  });

  test("that is refused has the gateway's code, message and faults", async () => {
    const result = await gateway().sendSms({ ...sms, to: "010-1234-5678", text: "é" });
    expect(result).toMatchObject({
      ok: false,
      kind: "refused",
      status: 400,
      code: "A306",
      errors: [
        { pointer: "/to", code: "A306" },
        { pointer: "/text", code: "A303" },
      ],
    });
    if (result.ok) throw new Error("accepted");
    expect(result.message).toMatch(
      /^sendSms was refused with A306 .*: \/to must be 8 to 15 digits; \/text must consist/,
    );
  });

  test("throws the refusal in the throwing style, or returns the message key", async () => {
    const { orThrow } = gateway();
    expect(await orThrow.sendSms(sms)).toEqual({ msgKey: expect.any(String) });
    const error: unknown = await orThrow.sendSms({ ...sms, from: "0200000000" }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(GatewayError);
    expect(error).toMatchObject({
      name: "GatewayError",
      kind: "refused",
      operation: "sendSms",
      status: 400,
      code: "A327",
      errors: [{ pointer: "/from", code: "A327" }],
      failure: { ok: false, answer: { code: "A327" } },
    });
  });
});

describe("a combined send", () => {
  const messageFlow = [{ sms: { from: "0212345678", text: "Hi #{name}" } }];

  test("has a result for each recipient", async () => {
    const destinations = [{ to: "01012345678", replaceWords: { name: "Kim" } }, { to: "01099999999" }];
    const result = await gateway().sendOmni({ messageFlow, destinations });
    expect(result).toMatchObject({
      ok: true,
      allAccepted: false,
      accepted: [{ to: "01012345678", msgKey: expect.any(String) }],
      refused: [{ to: "01099999999", code: "A303", message: "Invalid or empty text" }],
    });
    expect(await gateway().orThrow.sendOmni({ messageFlow, destinations })).toEqual({
      allAccepted: false,
      accepted: [{ to: "01012345678", msgKey: expect.any(String) }],
      refused: [{ to: "01099999999", code: "A303", message: "Invalid or empty text", errors: [missing(1)] }],
    });
  });

  const missing = (index: number) => ({
    pointer: `/destinations/${index}/replaceWords/name`,
    code: "A303",
    message: "is required: /messageFlow/0/sms/text holds the placeholder #{name}",
  });

  test("says of each recipient what is wrong for that one", async () => {
    const destinations = [
      { to: "01099999999" },
      { to: "x" },
      { to: "01012345678", replaceWords: { name: "Kim" } },
      { to: "01087654321", replaceWords: { name: "k".repeat(90) } },
    ];
    const { refused } = await gateway().orThrow.sendOmni({ messageFlow, destinations });
    expect(refused.map(({ errors }) => errors)).toMatchObject([
      [missing(0)],
      [{ pointer: "/destinations/1/to", code: "A306" }],
      [{ pointer: "/destinations/3", code: "A328", message: expect.stringContaining("/messageFlow/0/sms/text") }],
    ]);
    // Nobody can be sent to: what is wrong with the flow concerns everyone.
    const bad = await gateway().sendOmni({
      messageFlow: [{ sms: { from: "0212345678", text: "Hi #{name}" } }],
      destinations: [
        { to: "01012345678", replaceWords: { name: "é" } },
        { to: "01012345679", replaceWords: { name: "é" } },
      ],
    });
    expect(bad).toMatchObject({
      ok: false,
      refused: [
        { errors: [{ pointer: "/messageFlow/0/sms/text" }] },
        { errors: [{ pointer: "/messageFlow/0/sms/text" }] },
      ],
    });
  });

  test("that is refused for all recipients is a refusal that lists them", async () => {
    const result = await gateway().sendOmni({ messageFlow, destinations: [{ to: "x" }] });
    expect(result).toMatchObject({ ok: false, code: "A306", refused: [{ to: "x", code: "A306" }] });
  });

  test("that is invalid is a refusal without recipients", async () => {
    const result = await gateway().sendOmni({ messageFlow, destinations: [] });
    expect(result).toMatchObject({ ok: false, code: "A300", refused: [] });
  });
});

describe("every other operation", () => {
  const messageForm = [{ sms: { from: "0212345678", text: "Hello" } }];

  test("takes path, body and options in that order, and returns its data", async () => {
    const { orThrow } = gateway();
    const { formId } = await orThrow.createForm({ messageForm });
    expect(await orThrow.getForm({ formId })).toMatchObject({ formId, messageForm });
    const other = [{ mms: { from: "0212345678", text: "Other" } }];
    expect(await orThrow.replaceForm({ formId }, { messageForm: other }, { timeoutMs: 5000 })).toMatchObject({
      formId,
    });
    expect(await gateway().deleteForm({ formId })).toMatchObject({ ok: true, answer: { code: "A000" } });
    expect(await orThrow.getForm({ formId }).catch((error: GatewayError) => error.code)).toBe("A250");
  });

  test("sends the credentials if the operation needs them", async () => {
    expect(await gateway().issueToken()).toMatchObject({ ok: true, data: { schema: "Bearer" } });
  });
});

describe("a response that is not documented", () => {
  const HTML = { "content-type": "text/html" };
  const JSON_TYPE = { "content-type": "application/json" };
  const cases: readonly [string, Fault, object][] = [
    ["a page of a proxy", { status: 200, headers: HTML, body: "<html>Sign in" }, { httpStatus: 200, why: "not-json" }],
    ["nothing at all", { status: 200, body: "" }, { httpStatus: 200, why: "empty" }],
    ["nothing, and length 0", { status: 500, headers: { "content-length": "0" } }, { httpStatus: 500, why: "empty" }],
    ["no content", { status: 204 }, { httpStatus: 204, why: "status" }],
    [
      "a status nobody documents",
      { status: 418, headers: JSON_TYPE, body: '{"code":"A418","result":"x"}' },
      { why: "status" },
    ],
    ["a redirect", { status: 302, headers: { location: "http://127.0.0.1:1/" } }, { httpStatus: 302, why: "status" }],
    [
      "a success without a key",
      { status: 200, headers: JSON_TYPE, body: '{"code":"A000","result":"Success"}' },
      { why: "shape" },
    ],
    [
      "a key that is none",
      { status: 200, headers: JSON_TYPE, body: '{"code":"A000","result":"Success","msgKey":7}' },
      { why: "shape" },
    ],
    [
      "a list of faults with a hole",
      { status: 400, headers: JSON_TYPE, body: '{"code":"A303","result":"x","errors":[null]}' },
      { why: "shape" },
    ],
    ["another service's JSON", { status: 200, headers: JSON_TYPE, body: '{"ok":true}' }, { why: "shape" }],
    ["null", { status: 200, headers: JSON_TYPE, body: "null" }, { why: "not-json" }],
    ["a list", { status: 400, headers: JSON_TYPE, body: "[]" }, { why: "not-json" }],
    [
      "a code that a newer gateway has",
      { status: 400, headers: JSON_TYPE, body: '{"code":"A399","result":"New"}' },
      { why: "code" },
    ],
  ];

  test.each(cases)("%s", async (_, fault, expected) => {
    proxy.injectFaults(SEND, fault);
    const result = await gateway().sendSms(sms, { retry: false });
    expect(result).toMatchObject({ ok: false, kind: "undocumented", status: undefined, code: undefined, ...expected });
    expect(result).not.toHaveProperty("data");
    expect(result).not.toHaveProperty("accepted");
    expect(proxy.count(SEND)).toBe(1);
  });

  test.each([{}, "x", { destinations: [null] }])("recipients that are none: %j", async (data) => {
    const body = JSON.stringify({ code: "A000", result: "Success", data });
    proxy.injectFaults("/v1/send/omni", { status: 200, headers: JSON_TYPE, body });
    const result = await gateway().sendOmni({ messageFlow: [{ sms }], destinations: [] } as never);
    expect(result).toMatchObject({ kind: "undocumented", why: "shape" });
  });

  test("an invalid token is never sent to the gateway", async () => {
    const body = JSON.stringify({ code: "A000", result: "Success", data: {} });
    proxy.injectFaults("/v1/auth/token", { status: 200, headers: JSON_TYPE, body });
    expect(await gateway().sendSms(sms)).toMatchObject({ kind: "undocumented", operation: "issueToken", why: "shape" });
    expect(proxy.count(SEND)).toBe(0);
  });

  test("its body is kept up to a maximum length", async () => {
    proxy.injectFaults(SEND, { status: 200, headers: HTML, body: "x".repeat(100_000) });
    const result = await gateway().sendSms(sms);
    expect(result).toMatchObject({ kind: "undocumented", body: "x".repeat(2000) });
  });

  test("a response with another media type is not an image", async () => {
    proxy.injectFaults("/v1/image/x.jpg", { status: 200, headers: HTML, body: "<html>" });
    expect(await gateway().getImage({ imageKey: "x.jpg" })).toMatchObject({ kind: "undocumented", why: "shape" });
  });
});

describe("secrets", () => {
  test("are in no result, error, event or printed client", async () => {
    const events: unknown[] = [];
    const client = newClient(proxy.url, { onRetry: (event) => events.push(event) });
    const token = (await client.orThrow.issueToken()).token;
    proxy.injectFaults(SEND, "cut-before", { status: 503, headers: { "retry-after": "0" } }, "pass");
    const shown = [
      await client.sendSms(sms),
      await client.orThrow.sendSms({ ...sms, from: "0200000000" }).catch((error: unknown) => error),
      await newClient(proxy.url, { password: "hunter2 wrong" }).sendSms(sms),
      client,
      events,
    ].map((value) => inspect(value, { depth: 10, showHidden: true }) + JSON.stringify(value));
    expect(events).toHaveLength(2);
    for (const text of shown)
      for (const secret of [token, "correct horse", "hunter2"]) expect(text).not.toContain(secret);
  });

  test("are not sent to the target of a redirect", async () => {
    proxy.injectFaults("/v1/auth/token", { status: 307, headers: { location: `${proxy.url}/elsewhere` } });
    const result = await gateway().sendSms(sms);
    expect(result).toMatchObject({ kind: "undocumented", operation: "issueToken", httpStatus: 307 });
    expect(proxy.count("/elsewhere")).toBe(0);
  });
});

test("an invalid argument is thrown, not returned", async () => {
  const circular: { self?: unknown } = {};
  circular.self = circular;
  await expect(gateway().sendSms(circular as never)).rejects.toThrow(TypeError);
  proxy.reset();
  for (const formId of [undefined, "", ".", ".."])
    await expect(gateway().deleteForm({ formId } as never)).rejects.toThrow(
      "/v1/form/{formId} needs a value for formId",
    );
  await expect(gateway().getForm(undefined as never)).rejects.toThrow(TypeError);
  await expect(gateway().report("")).rejects.toThrow(TypeError);
  await expect(gateway().upload(7 as never, { serviceType: "MMS" })).rejects.toThrow("upload: source must be a path");
  expect(proxy.seen).toEqual([]);
  expect(() => newClient("gateway.example.com")).toThrow(TypeError);
  for (const baseUrl of ["https://gateway.example/?a=b", "https://gateway.example/#x", "https://a:b@gateway.example"])
    expect(() => newClient(baseUrl)).toThrow("createGateway: baseUrl must be an http or https URL");
});
