import { expect, test } from "vitest";
import type { AnyFailure } from "../../../client/index.ts";
import { isWorthRetrying, mayBeTemporary, toFailedTry } from "../../../client/retry.ts";
import { RetryPolicy, retryAfterMs } from "../../../scripts/runtime/retry.ts";
import { ANSWERED_AT, type FailureCase, failureCases, retryAfterCases, waitCases } from "../../client/policy-cases.ts";

const toFailure = ({ kind, status, code, retryAfterMs }: FailureCase): AnyFailure =>
  ({
    ...{
      ok: false,
      kind,
      operation: "sendSms",
      message: "",
      cause: undefined,
      requestId: undefined,
      code,
      retryAfterMs,
    },
    ...(kind === "undocumented" ? { status: undefined, httpStatus: status } : { status }),
  }) as never;

test.each(failureCases)("%s", (_, failure, ifRepeatable, ifNot, temporary) => {
  expect(isWorthRetrying(toFailure(failure), true)).toBe(ifRepeatable);
  expect(isWorthRetrying(toFailure(failure), false)).toBe(ifNot);
  expect(mayBeTemporary(toFailure(failure))).toBe(temporary);
});

test.each<[FailureCase, status: number | undefined, retryAfterMs: number | undefined]>([
  [{ kind: "refused", status: 429, code: "A020", retryAfterMs: 3000 }, 429, 3000],
  [{ kind: "undocumented", status: 503, retryAfterMs: 2000 }, 503, 2000],
  [{ kind: "unanswered" }, undefined, undefined],
])("the wait after %j depends on its status and Retry-After", (failure, status, retryAfterMs) => {
  expect(toFailedTry(toFailure(failure))).toEqual({ status, retryAfterMs });
});

test.each(waitCases)("waits: $name", ({ options, chance, events, waitsMs }) => {
  const policy = new RetryPolicy(options, () => chance);
  const waits = events.flatMap((event) => {
    if (event !== "succeeded") return [policy.nextWaitMs(toFailedTry(toFailure(event[0])), event[1], event[2]) ?? null];
    policy.succeeded();
    return [];
  });
  expect(waits).toEqual(waitsMs);
});

test.each([...retryAfterCases, ["sun, 06 Nov 1994 08:49:37 GMT", null], ["Nov 6 1994", 0]] as const)(
  "Retry-After %j is %j",
  (value, expected) => {
    const headers = new Headers({ date: ANSWERED_AT, "retry-after": value });
    expect(retryAfterMs(headers) ?? null).toBe(expected);
  },
);

test("Retry-After is relative to this clock where the answer has no time, and may be missing", () => {
  const waitMs = retryAfterMs(new Headers({ "retry-after": new Date(Date.now() + 60_000).toUTCString() }));
  expect(waitMs).toBeGreaterThan(0);
  expect(waitMs).toBeLessThanOrEqual(60_000);
  expect(retryAfterMs(new Headers())).toBeUndefined();
});
