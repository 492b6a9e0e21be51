import { type Fault, testOf } from "../fault.ts";

/** From the job to the report. */
export const deliveryFaults: readonly Fault[] = [
  {
    name: "fallback-not-begun",
    harm: "A message whose first channel gives no result in time ends there: nobody gets the SMS that was to follow.",
    file: "server/reports/next-jobs.ts",
    find: 'outcome === "ended" && state !== "delivered" && !last',
    put: 'outcome === "ended" && state === "failed" && !last',
    caughtBy: testOf("e2e", "test/e2e/store/recorder.test.ts", "a step that was given up hands over", /expired/),
  },
  {
    name: "step-submitted-twice",
    harm: "The recipient gets the message twice.",
    file: "server/dispatch/begin.ts",
    find: "ours: onceEach(ours), back",
    put: "ours, back",
    caughtBy: testOf(
      "unit",
      "test/unit/server/dispatch/failures.test.ts",
      "a step that two jobs name is submitted once",
    ),
  },
  {
    name: "lanes-unfair",
    harm: "An account with one message waits behind another's million.",
    file: "server/dispatch/lanes.ts",
    find: "Math.max(1, Math.floor(limit / this.#lanes.size))",
    put: "Math.max(1, limit)",
    caughtBy: testOf(
      "unit",
      "test/unit/server/dispatch/lanes.test.ts",
      "a large batch takes the same number of each account",
    ),
  },
  {
    name: "receipt-id-case",
    harm: "Receipts of carriers that write their ids in another case are never matched, and messages expire.",
    file: "server/carriers/smpp/message-id.ts",
    find: 'if (form === "caseless") return id.toLowerCase();',
    put: 'if (form === "caseless") return id;',
    caughtBy: testOf("unit", "test/unit/server/carriers/smpp/message-id.test.ts", "letters in another case"),
  },
  {
    name: "part-ends-message",
    harm: "A long message counts as delivered when the first of its parts is.",
    file: "server/reports/entry.ts",
    find: 'ending.state === "delivered" && parts > 1 && parts <= MOST_PARTS',
    put: 'ending.state === "delivered" && parts > 9 && parts <= MOST_PARTS',
    caughtBy: testOf(
      "e2e",
      "test/e2e/store/receipts.test.ts",
      "a message of several parts is delivered when all of them are",
    ),
  },
  {
    name: "webhook-signs-other-bytes",
    harm: "Receivers that check signatures refuse every report.",
    file: "server/webhooks/post-report.ts",
    find: "body: JSON.stringify(report), secrets",
    put: "body: JSON.stringify(report, null, 1), secrets",
    caughtBy: testOf("e2e", "test/e2e/webhooks/deliver.test.ts", "a report is posted once, signed"),
  },
  {
    name: "webhook-guard-off",
    harm: "A name that leads to an inner address makes the gateway post into its own network.",
    file: "server/webhooks/guarded-lookup.ts",
    find: "const open = found.filter(({ address }) => allows(address));",
    put: "const open = found.filter(({ address }) => allows(address) || address !== '');",
    caughtBy: testOf("unit", "test/unit/server/webhooks/transport.test.ts", "asks again at every connection"),
  },
];
