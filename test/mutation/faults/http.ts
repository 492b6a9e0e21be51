import { type Fault, testOf } from "../fault.ts";

/** What every request goes through. */
export const httpFaults: readonly Fault[] = [
  {
    name: "token-revocation-ignored",
    harm: "Whoever has stolen a token goes on sending after the operator has revoked it.",
    file: "server/http/authenticate.ts",
    find: "account === undefined || account.epoch !== epoch",
    put: "account === undefined",
    caughtBy: testOf("unit", "test/unit/server/http/authenticate.test.ts", "of an epoch before is revoked: A002"),
  },
  {
    name: "token-unsigned",
    harm: "Anybody writes a token for any account.",
    file: "server/domain/token.ts",
    find: "key === undefined || !equal(token.slice(dot + 1), signatureOf(signed, key))",
    put: "key === undefined",
    caughtBy: testOf("unit", "test/unit/server/http/authenticate.test.ts", "that was tampered with is A002"),
  },
  {
    name: "rate-limit-off",
    harm: "One account takes the whole gateway.",
    file: "server/http/serve.ts",
    find: "if (!(taken instanceof Promise ? await taken : taken)) return",
    put: "if (taken instanceof Promise && (await taken, false)) return",
    caughtBy: testOf("e2e", "test/e2e/limits.test.ts", "is a burst, then A020"),
  },
  {
    name: "retry-after-missing",
    harm: "A client that is refused for now does not know when to come back, and comes at once.",
    file: "server/http/limit.ts",
    find: 'if (refused) headers["Retry-After"]',
    put: 'if (refused && level.retryAfterS > 3600) headers["Retry-After"]',
    caughtBy: testOf("e2e", "test/e2e/limits.test.ts", "is a burst, then A020"),
  },
  {
    name: "body-limit-off-by-one",
    harm: "A body as large as the contract allows is refused.",
    file: "server/http/body.ts",
    find: "if (length > limit) return",
    put: "if (length >= limit) return",
    caughtBy: testOf("unit", "test/unit/server/http/body.test.ts", "exactly at the limit is not too large"),
  },
  {
    name: "body-limit-unmeasured",
    harm: "A body that does not say its length fills the memory.",
    file: "server/http/read-bytes.ts",
    find: "if (length > limit) {",
    put: "if (length > Number.MAX_SAFE_INTEGER) {",
    caughtBy: testOf("unit", "test/unit/server/http/body.test.ts", "without a length, the size is counted as it comes"),
  },
  {
    name: "request-id-missing",
    harm: "Nobody finds the log line of the request that a partner asks about.",
    file: "server/http/send.ts",
    find: '["X-Request-Id", exchange.requestId, ',
    put: "[",
    caughtBy: testOf("contract:server", "test/contract/real.test.ts", "the server > sendSms", /X-Request-Id/i),
  },
  {
    name: "receipt-from-the-future",
    harm: "A signed receipt that was caught on its way can be kept and posted at any later time.",
    file: "server/domain/webhook-signature.ts",
    find: "Math.abs(nowS - timestampS) > toleranceS",
    put: "nowS - timestampS > toleranceS",
    caughtBy: testOf(
      "unit",
      "test/unit/server/domain/webhook-signature.test.ts",
      "good for five minutes, on either side",
    ),
  },
];
