import { type Fault, testOf } from "../fault.ts";

/** What must be in the database, and when. */
export const storeFaults: readonly Fault[] = [
  {
    name: "answer-before-commit",
    harm: "A message that was answered A000 is lost when the gateway is killed.",
    file: "server/store/accept.ts",
    find: "if (claim === undefined) return accepted;",
    put: 'if (claim === undefined) return Promise.resolve({ kind: "accepted" });',
    caughtBy: testOf("e2e", "test/e2e/store/accept.test.ts", "is in the database when its answer may leave"),
  },
  {
    name: "arrivals-without-jobs",
    harm: "Messages that were answered A000 are never sent when no job could be made of them, and nobody is told.",
    file: "server/store/arrivals.ts",
    find: "SELECT 1 / (CASE WHEN count(*) = (SELECT count(*) FROM job) THEN 1 ELSE 0 END)",
    put: "SELECT count(*)",
    caughtBy: testOf("e2e", "test/e2e/store/queue.test.ts", "stays where it is while no job can be made of it"),
  },
  {
    name: "idempotency-of-any-body",
    harm: "A second, different message under the same key is said to be accepted and never sent.",
    file: "server/store/recall.ts",
    find: "asked[number - 1]?.bodyHash === body_hash",
    put: "asked[number - 1] !== undefined && body_hash !== null",
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
    name: "late-success-dropped",
    harm: "Inquiry says for ever that a message has expired which the recipient has read.",
    file: "server/store/record-steps.ts",
    find: "held.state IN ('failed', 'expired') AND held.late_ms",
    put: "held.state IN ('failed') AND held.late_ms",
    caughtBy: testOf("e2e", "test/e2e/store/recorder.test.ts", "a late success is added to inquiry"),
  },
  {
    name: "end-of-another-carrier",
    harm: "A carrier ends messages that were given to another.",
    file: "server/store/record-steps.ts",
    find: "AND carrier = coalesce(given.carrier, carrier)",
    put: "AND coalesce(given.carrier, '') = coalesce(given.carrier, '')",
    caughtBy: testOf("e2e", "test/e2e/store/recorder.test.ts", "a carrier cannot end what another one was given"),
  },
  {
    name: "step-taken-from-its-worker",
    harm: "A message that another worker has begun since goes back into the queue, and the recipient gets it twice.",
    file: "server/store/record-steps.ts",
    find: "held.state <> 'queued' AND excluded.sent_ms IN (0, held.sent_ms)",
    put: "held.state <> 'queued'",
    caughtBy: testOf(
      "e2e",
      "test/e2e/store/recorder.test.ts",
      "what is returned is not taken from whoever has begun it again",
    ),
  },
  {
    name: "defaults-not-stored",
    harm: "What the contract says of a field that was left out is not what a carrier is told.",
    file: "server/store/content.ts",
    find: " || body.added.includes(name)",
    put: "",
    caughtBy: testOf("unit", "test/unit/server/store/content.test.ts", "with defaults that were added"),
  },
];
