import { describe, expect, test } from "vitest";
import type { AnyFailure } from "../../../client/index.ts";
import { getRetryAfterMs, isWorthRetrying, mayBeTemporary, RetryPolicy, retryAfterMs } from "../../../client/retry.ts";

const base = { ok: false, operation: "sendSms", message: "", cause: undefined, requestId: undefined } as const;
const refused = (status: number, code: string): AnyFailure =>
  ({ ...base, kind: "refused", status, code, retryAfterMs: undefined }) as never;
const undocumented = (httpStatus: number): AnyFailure =>
  ({ ...base, kind: "undocumented", status: undefined, httpStatus, code: undefined }) as never;
const unanswered: AnyFailure = { ...base, kind: "unanswered", status: undefined, code: undefined, why: "network" };

test.each<[string, AnyFailure, boolean, boolean, boolean]>([
  // What failed; worth a retry if it can be repeated, and if not; perhaps temporary.
  ["a rate limit", refused(429, "A020"), true, true, true],
  ["a busy gateway", refused(503, "A920"), true, true, true],
  ["a key in use", refused(409, "A309"), true, true, true],
  ["another conflict", refused(409, "A310"), false, false, false],
  ["a fault of the gateway", refused(500, "A999"), false, false, true],
  ["a bad request", refused(400, "A300"), false, false, false],
  ["a proxy's 429", undocumented(429), true, true, true],
  ["a proxy's 502", undocumented(502), true, false, true],
  ["a proxy's 503", undocumented(503), true, false, true],
  ["a proxy's 504", undocumented(504), true, false, true],
  ["a proxy's 500", undocumented(500), false, false, true],
  ["a proxy's 499", undocumented(499), false, false, false],
  ["no answer", unanswered, true, false, true],
])("%s", (_, failure, ifRepeatable, ifNot, temporary) => {
  expect(isWorthRetrying(failure, true)).toBe(ifRepeatable);
  expect(isWorthRetrying(failure, false)).toBe(ifNot);
  expect(mayBeTemporary(failure)).toBe(temporary);
});

test("Retry-After is what the failure says, if it says so", () => {
  expect(getRetryAfterMs({ ...refused(429, "A020"), retryAfterMs: 3000 } as never)).toBe(3000);
  expect(getRetryAfterMs(unanswered)).toBeUndefined();
});

test("by default there are five tries, from 200 ms to 10 s, and a hundred retries", () => {
  const policy = new RetryPolicy(undefined, () => 1);
  const waits = [1, 2, 3, 4, 5].map((tries) => policy.nextWaitMs(unanswered, tries, 1e9));
  expect(waits).toEqual([200, 400, 800, 1600, undefined]);
  const patient = new RetryPolicy({ tries: 1000 }, () => 1);
  expect(patient.nextWaitMs(unanswered, 30, 1e9)).toBe(10_000);
  for (let retry = 1; retry < 100; retry++) patient.nextWaitMs(unanswered, 1, 1e9);
  expect(patient.nextWaitMs(unanswered, 1, 1e9)).toBeUndefined();
});

test("successful calls do not raise the budget above its size", () => {
  const policy = new RetryPolicy({ budget: 1 });
  for (let call = 0; call < 50; call++) policy.succeeded();
  expect(policy.nextWaitMs(unanswered, 1, 1e9)).toBeDefined();
  expect(policy.nextWaitMs(unanswered, 1, 1e9)).toBeUndefined();
});

test("the jitter on Retry-After is a second at most", () => {
  const told = { ...refused(503, "A920"), retryAfterMs: 3_600_000 } as never;
  expect(new RetryPolicy({}, () => 1).nextWaitMs(told, 1, 1e9)).toBe(3_601_000);
});

describe("a wait that the rate limit asks for", () => {
  const told = { ...refused(429, "A020"), retryAfterMs: 1000 } as never;

  test("counts neither as a try nor against the budget, and is spread more each time", () => {
    const policy = new RetryPolicy({ tries: 2, budget: 1 }, () => 1);
    const waits = [1, 2, 3, 50].map((tries) => policy.nextWaitMs(told, tries, 1e9));
    expect(waits).toEqual([2000, 3000, 4000, 11_000]);
    expect(policy.nextWaitMs(unanswered, 1, 1e9)).toBeDefined();
  });

  test("ends with the deadline of the call, and is not waited for without retries", () => {
    expect(new RetryPolicy({}, () => 0).nextWaitMs(told, 1, 1000)).toBeUndefined();
    expect(new RetryPolicy(false, () => 0).nextWaitMs(told, 1, 1e9)).toBeUndefined();
  });

  test("is not meant by a refusal that does not say how long", () => {
    const policy = new RetryPolicy({ tries: 2 }, () => 0);
    expect(policy.nextWaitMs(refused(429, "A020"), 2, 1e9)).toBeUndefined();
  });
});

test.each([
  ["Sunday, 06-Nov-94 08:49:37 GMT", 7000],
  ["sun, 06 Nov 1994 08:49:37 GMT", undefined],
  ["x3", undefined],
  ["3x", undefined],
  ["Nov 6 1994", 0],
  [" Sun, 06 Nov 1994 08:49:37 GMT", 7000],
  ["x Sun, 06 Nov 1994 08:49:37 GMT", undefined],
])("Retry-After %j is %j", (value, expected) => {
  const headers = new Headers({ date: "Sun, 06 Nov 1994 08:49:30 GMT", "retry-after": value });
  expect(retryAfterMs(headers)).toBe(expected);
});
