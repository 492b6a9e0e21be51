import { type Fault, testOf } from "../fault.ts";

/** What partners install. */
export const clientFaults: readonly Fault[] = [
  {
    name: "client-retries-without-key",
    harm: "The recipient gets the message twice when the first answer is lost.",
    file: "client/call.ts",
    find: "if (key !== undefined) headers[IDEMPOTENCY_KEY] = key;",
    put: "if (key !== undefined && tries === 1) headers[IDEMPOTENCY_KEY] = key;",
    caughtBy: testOf("test/client/retry.test.ts", "the connection breaks before the answer"),
  },
  {
    name: "client-repeats-what-has-no-key",
    harm: "A form is made twice when the first answer is lost.",
    file: "client/retry.ts",
    find: "return repeatable && (status",
    put: "return (repeatable || failure.ok === false) && (status",
    caughtBy: testOf("test/client/retry.test.ts", "what has no key and would be made twice"),
  },
  {
    name: "client-acknowledges-early",
    harm: "Reports are lost when the partner's program fails while it works on them.",
    file: "client/reports.ts",
    find: "yield (report ?? []).map(toReport);",
    put: "await acknowledged(polling, reportId);\n    yield (report ?? []).map(toReport);",
    caughtBy: testOf("test/client/reports.test.ts", "loses nothing when its body fails at report 3 of 5"),
  },
  {
    name: "client-keeps-expired-token",
    harm: "Every call fails once the token has expired, until the partner's program is started again.",
    file: "client/call.ts",
    find: 'new Set(["A001", "A002"])',
    put: 'new Set(["A002"])',
    caughtBy: testOf("test/client/token.test.ts", "that has expired is renewed once"),
  },
  {
    name: "client-believes-old-webhooks",
    harm: "A delivery that somebody kept is taken for a new one.",
    file: "client/verify-webhook.ts",
    find: "Math.abs(nowMs - sentAtMs) <= toleranceS * 1000",
    put: "sentAtMs - nowMs <= toleranceS * 1000",
    caughtBy: testOf("test/client/verify-webhook.test.ts", "what was signed -301 s from now"),
  },
];
