import { type Fault, testOf } from "../fault.ts";

/** What must be in the database, and when. */
export const storeFaults: readonly Fault[] = [
  {
    name: "answer-before-commit",
    harm: "A message that was answered A000 is lost when the gateway is killed.",
    file: "server/store/accept.ts",
    find: "return new Promise((resolve, reject) => this.#commits.add([{ request: pending, claim, resolve, reject }]));",
    put: `this.#commits.add([{ request: pending, claim, resolve: () => {}, reject: () => {} }]);
      return Promise.resolve({ kind: "accepted" });`,
    caughtBy: testOf("e2e", "test/e2e/store/accept.test.ts", "is in the database when its answer may leave"),
  },
  {
    name: "batches-of-the-dead-kept",
    harm: "Messages that were answered A000 are never sent when their worker dies, and nobody is told.",
    file: "server/store/outbox.ts",
    find: "worker_id NOT IN (SELECT worker_id FROM gateway.workers)",
    put: "worker_id IN (SELECT worker_id FROM gateway.workers WHERE false)",
    caughtBy: testOf("e2e", "test/e2e/store/outbox.test.ts", "rows of a worker without heartbeats are released"),
  },
  {
    name: "idempotency-of-any-body",
    harm: "A second, different message under the same key is said to be accepted and never sent.",
    file: "server/store/idempotency.ts",
    find: "requests[number - 1]?.bodyHash === body_hash",
    put: "requests[number - 1] !== undefined && body_hash !== null",
    caughtBy: testOf("e2e", "test/e2e/idempotency.test.ts", "another body is A301, and no message"),
  },
  {
    name: "late-success-reported-twice",
    harm: "A partner gets a second final report for the same message.",
    file: "server/store/record-steps.ts",
    find: "WHERE reported_ms IS NOT NULL AND late_code IS NULL AND (state = 'delivered' OR last)",
    put: "WHERE reported_ms IS NOT NULL AND (state = 'delivered' OR last)",
    caughtBy: testOf(
      "e2e",
      "test/e2e/store/receipts.test.ts",
      "all parts delivered after all is a late success",
      /pending_reports/,
    ),
  },
  {
    name: "rest-of-a-row-lost",
    harm: "Reports that do not fit into a batch with those that they waited with are never polled.",
    file: "server/store/reports.ts",
    find: "USING (reported_ms, first_key) WHERE too_many > 0",
    put: "USING (reported_ms, first_key) WHERE too_many > 1000",
    caughtBy: testOf("e2e", "test/e2e/store/polling.test.ts", "what waits together is handed out 7 at a time"),
  },
  {
    name: "failure-without-report",
    harm: "A partner never hears that the last try of a message has failed.",
    file: "server/store/deferred-rows.ts",
    find: "CASE WHEN code IS NOT NULL THEN $15::bigint END",
    put: "CASE WHEN state = 'delivered' THEN $15::bigint END",
    caughtBy: testOf("e2e", "test/e2e/store/deferred-rows.test.ts", "failed, acme, last true"),
  },
  {
    name: "late-success-dropped",
    harm: "Inquiry says for ever that a message has expired which the recipient has read.",
    file: "server/store/record-steps.ts",
    find: "stored.state IN ('failed', 'expired') AND stored.late_ms",
    put: "stored.state IN ('failed') AND stored.late_ms",
    caughtBy: testOf("e2e", "test/e2e/store/recorder.test.ts", "a late success is added to inquiry"),
  },
  {
    name: "end-of-another-carrier",
    harm: "A carrier ends messages that were given to another.",
    file: "server/store/record-steps.ts",
    find: "AND stored.carrier = coalesce(input.carrier, stored.carrier)",
    put: "AND coalesce(input.carrier, '') = coalesce(input.carrier, '')",
    caughtBy: testOf("e2e", "test/e2e/store/recorder.test.ts", "a carrier cannot end what another one was given"),
  },
  {
    name: "step-taken-from-its-worker",
    harm: "A message that another worker has begun since goes back into the queue, and the recipient gets it twice.",
    file: "server/store/record-steps.ts",
    find: "stored.state <> 'queued' AND input.begun_ms IN (0, stored.sent_ms)",
    put: "stored.state <> 'queued'",
    caughtBy: testOf(
      "e2e",
      "test/e2e/store/recorder.test.ts",
      "what is returned is not taken from whoever has begun it again",
    ),
  },
];
