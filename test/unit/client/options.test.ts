import { describe, expect, test } from "vitest";
import { createGateway, type Gateway } from "../../../client/index.ts";
import { validate, validateMessage } from "../../../client/validate.ts";
import { expressWebhook, fetchWebhook, koaWebhook } from "../../../client/webhook.ts";

// Programs in JavaScript get no help from the types, so that options are given here without them.
type Given = Readonly<Record<string, unknown>>;

const right = { baseUrl: "https://gateway.example.com", clientId: "acme", password: "secret" };
const make = (options: unknown): Gateway => Reflect.apply(createGateway, undefined, [options]);
const says = (run: () => unknown): string => {
  try {
    run();
    return "accepted";
  } catch (error) {
    return error instanceof TypeError ? error.message : `no TypeError: ${error}`;
  }
};

describe("createGateway", () => {
  test.each<[Given, string]>([
    [
      { baseUrl: undefined },
      "baseUrl must be an http or https URL without query, fragment and credentials, not undefined",
    ],
    [{ baseUrl: "localhost:8080" }, "baseUrl must be an http"],
    [{ baseUrl: "gateway" }, "baseUrl must be an http"],
    [{ baseUrl: "https://a.example?x=1" }, "baseUrl must be an http"],
    [{ baseUrl: "https://:secret@a.example" }, "baseUrl must be an http"],
    [{ clientId: "" }, "clientId must be the ID of your account, which a header can carry, not an empty string"],
    [{ clientId: "a\nb" }, "clientId must be"],
    [{ password: undefined }, "password must be the password of your account"],
    [{ password: "" }, "password must be"],
    [{ vendorPrefix: "A B" }, "vendorPrefix must be a word"],
    [{ fetch: "global" }, "fetch must be a function"],
    [{ tokenStore: new Map() }, "accepted"],
    [{ tokenStore: {} }, "tokenStore must be an object with the functions get and set"],
    [{ timeoutMs: -1 }, "timeoutMs must be a number of milliseconds above 0, not -1"],
    [{ timeoutMs: Number.NaN }, "timeoutMs must be a number of milliseconds above 0, not NaN"],
    [{ timeoutMs: "30" }, "timeoutMs must be a number of milliseconds above 0, not this string"],
    [{ deadlineMs: null }, "deadlineMs must be a number of milliseconds above 0, not null"],
    [{ deadlineMs: Number.POSITIVE_INFINITY }, "accepted"],
    [{ retry: true }, "retry must be false, or an object"],
    [{ retry: { tries: 0 } }, "retry: tries must be a whole number above 0, not 0"],
    [{ retry: { firstWaitMs: -5 } }, "retry: firstWaitMs must be a number of milliseconds, 0 or more"],
    [{ retry: { budget: "many" } }, "retry: budget must be a number"],
    [{ retry: { retries: 3 } }, "retry: retries is no option; the options are tries, firstWaitMs"],
    [{ onRetry: {} }, "onRetry must be a function"],
    [{ headers: { "x y": "1" } }, "headers must be an object with valid header names"],
    [{ headers: { "x-key": "a\nb" } }, "headers must be an object with valid header names"],
    [{ headers: { "x-key": undefined } }, "headers must be an object with valid header names"],
    [{ timeOutMs: 5 }, "timeOutMs is no option; the options are baseUrl, clientId, password"],
    [{ timeoutMs: undefined, retry: undefined, headers: undefined }, "accepted"],
  ])("with %o: %s", (change, expected) => {
    expect(says(() => make({ ...right, ...change }))).toMatch(
      expected === "accepted" ? /^accepted$/ : new RegExp(`^createGateway: ${expected}`),
    );
  });

  test("without options", () => {
    expect(says(() => make(undefined))).toBe("createGateway: the options must be an object, not undefined");
  });

  test("shows no secret in its errors", () => {
    const shown = [
      { password: "hunter2\n3" },
      { headers: { "x-key": "hunter2\n3" } },
      { baseUrl: "https://x:hunter2@a.b" },
    ];
    for (const change of shown) expect(says(() => make({ ...right, ...change }))).not.toMatch(/accepted|hunter2/);
  });
});

describe("a method", () => {
  const gateway = make({ ...right, fetch: () => Promise.reject(new Error("nothing may be sent")) });
  const call = (name: string, ...args: unknown[]): Promise<unknown> =>
    Reflect.apply(Reflect.get(gateway, name), gateway, args);
  const sms = { from: "0212345678", to: "01012345678", text: "Hello" };
  const MMS = { serviceType: "MMS" };

  test.each<[string, unknown[], string]>([
    ["sendSms", [], "the body must be an object"],
    ["sendSms", [null], "the body must be an object"],
    ["sendSms", ["Hello"], "the body must be an object"],
    ["replaceForm", [{ formId: "x" }], "the body must be an object"],
    ["getForm", [], "/v1/form/{formId} needs a value for formId"],
    ["report", [{ msgKey: "x" }], "msgKey must be a text, not this object"],
    ["sendSms", [sms, "order-7"], "the options must be an object, not this string"],
    ["sendSms", [sms, { idempotencykey: "order-7" }], "idempotencykey is no option; the options are signal, timeoutMs"],
    ["sendSms", [sms, { idempotencyKey: "" }], "idempotencyKey must be a text, not an empty string"],
    ["sendSms", [sms, { idempotencyKey: 7 }], "idempotencyKey must be a text, not 7"],
    ["pollReports", [{ idempotencyKey: "order-7" }], "idempotencyKey is no option"],
    ["sendSms", [sms, { signal: new AbortController() }], "signal must be an AbortSignal, not this object"],
    ["sendSms", [sms, { timeoutMs: 0 }], "timeoutMs must be a number of milliseconds above 0, not 0"],
    ["sendSms", [sms, { retry: { tries: 3 } }], "retry must be true or false, not this object"],
    ["report", ["key", { waitMs: 5 }], "waitMs is no option"],
    ["waitForReport", ["key", { waitMs: "5" }], "waitMs must be a number of milliseconds, 0 or more, not this string"],
    ["waitForReport", ["key", { every: 5 }], "every is no option"],
    ["upload", ["image.jpg"], "serviceType must be MMS, RCS, FRIENDTALK or BRANDMESSAGE, not undefined"],
    [
      "upload",
      ["image.jpg", { serviceType: "mms" }],
      "serviceType must be MMS, RCS, FRIENDTALK or BRANDMESSAGE, not this string",
    ],
    ["upload", ["image.jpg", { serviceType: "FRIENDTALK" }], "msgType must be FI, FW, FL, FC or FA, not undefined"],
    [
      "upload",
      ["image.jpg", { ...MMS, msgType: "FI" }],
      "msgType must be left out unless serviceType is FRIENDTALK or BRANDMESSAGE",
    ],
    ["upload", ["image.jpg", { ...MMS, subType: "first" }], "subType must be left out unless msgType is wideItemList"],
    ["upload", ["image.jpg", { ...MMS, fileName: "a" }], "fileName is no option"],
    ["upload", [undefined, MMS], "source must be a path, bytes, a Blob or a stream"],
    ["upload", ["no-such-file.jpg", MMS], "source cannot be read: ENOENT"],
  ])("%s with %j rejects with a TypeError", async (name, args, expected) => {
    const error: unknown = await call(name, ...args).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TypeError);
    expect(String(error)).toContain(`TypeError: ${name}: ${expected}`);
  });

  test.each(["reports", "reportBatches"])("%s tells of its options before the loop begins", (name) => {
    const start = (options: Given) => says(() => Reflect.apply(Reflect.get(gateway, name), gateway, [options]));
    expect(start({ everyMs: -1 })).toBe(`${name}: everyMs must be a number of milliseconds, 0 or more, not -1`);
    expect(start({ untilempty: true })).toContain(`${name}: untilempty is no option`);
    expect(start({ onProblem: true })).toContain(`${name}: onProblem must be a function`);
    expect(start({ everyMs: undefined })).toBe("accepted");
  });

  test("tells of a password function that returns nothing", async () => {
    const empty = createGateway({ ...right, password: () => "" });
    await expect(empty.pollReports()).rejects.toThrow("createGateway: the function password must return the password");
  });
});

describe("a receiver of webhooks", () => {
  const onReport = (): void => {};
  const makers = { fetchWebhook, koaWebhook, expressWebhook };

  test.each(Object.entries(makers))("%s checks its options when it is made", (name, maker) => {
    const start = (options: unknown) => says(() => Reflect.apply(maker, undefined, [options]));
    expect(start({ secrets: "", onReport })).toBe(
      `${name}: secrets must be a secret (whsec_ followed by base64) or several, not an empty string`,
    );
    expect(start({ secrets: [], onReport })).toContain(`${name}: secrets must be`);
    expect(start({ secrets: undefined, onReport })).toContain(`${name}: secrets must be`);
    expect(start({ secrets: "whsec_AAAA" })).toBe(`${name}: onReport must be a function, not undefined`);
    expect(start({ secrets: "whsec_AAAA", onReport, seen: [] })).toContain(`${name}: seen must be`);
    expect(start({ secrets: "whsec_AAAA", onReport, toleranceMs: 5 })).toContain(`${name}: toleranceMs is no option`);
    expect(start({ secrets: ["whsec_AAAA", "plain"], onReport, seen: new Set() })).toBe("accepted");
  });
});

test("the checks before sending tell of an unknown operation and of a message with two channels", () => {
  const sms = { from: "0212345678", text: "Hello" };
  expect(says(() => Reflect.apply(validate, undefined, ["sendFax", {}]))).toContain("validate: operation must be");
  expect(says(() => Reflect.apply(validate, undefined, ["pollReports", {}]))).toContain("validate: operation must be");
  for (const message of [{}, undefined, { sms, mms: sms }])
    expect(says(() => Reflect.apply(validateMessage, undefined, [message]))).toContain(
      "validateMessage: a message must have exactly one of",
    );
});
